"""A second grader, written without the engine: other algorithms over raw data. Cards are text, seats are indices."""
