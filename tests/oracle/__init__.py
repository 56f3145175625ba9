"""A second grader, written without the engine: other algorithms over raw data. Cards are text ("As"), seats are indices."""
