"""What all games share: luck, events, decisions, the log, the match."""
