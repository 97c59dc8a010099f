"""What both games share: luck, events, decisions, the log, the match."""
