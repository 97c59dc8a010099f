"""The rules, one module for each chapter of the rulebook, and the course of a race in `state`."""
