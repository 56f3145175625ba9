"""The pages of questions. Views find, ask and show."""
