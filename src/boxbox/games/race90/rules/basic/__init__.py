"""The Basic Game, chapter by chapter."""
