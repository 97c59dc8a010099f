"""The server: tables kept as logs in a database, people and bots around them, live."""
