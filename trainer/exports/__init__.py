"""What leaves the house: tables, sheets of paper, question banks and hands."""
