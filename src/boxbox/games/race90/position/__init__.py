"""Positions: a race as plain data, and the reading, checking and completing of such data."""
