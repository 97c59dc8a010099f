"""Generates everything that follows from the declared shapes: types, schemas, tables."""
