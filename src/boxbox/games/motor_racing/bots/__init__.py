"""Bots for Formula Motor Racing."""
