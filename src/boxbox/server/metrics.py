"""Figures about a running server, for Prometheus. They name no table, seat or person."""

from prometheus_client import Counter, Gauge, Histogram

CHOICES = Counter("boxbox_choices", "Choices that were made and kept", ["by"])
REFUSALS = Counter("boxbox_refusals", "Requests that were refused", ["reason"])
CHOICE_SECONDS = Histogram("boxbox_choice_seconds", "From a person's choice to its line on disk")
THINKING_SECONDS = Histogram("boxbox_thinking_seconds", "How long a bot took to choose")
BOT_FAILURES = Counter("boxbox_bot_failures", "Decisions that a bot left to another", ["why"])
TABLES = Gauge("boxbox_tables_in_memory", "Tables in memory")
SOCKETS = Gauge("boxbox_sockets", "Open sockets")
