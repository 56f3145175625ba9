"""Wrong ideas that several skills share."""
