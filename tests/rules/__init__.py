"""The rules, ruling by ruling."""
