"""Races of released versions, kept for ever: later versions replay them exactly.

`python -m tests.frozen` plays one race of every kind and keeps it under the version of boxbox. It
does so once a version: what is frozen is never written anew, `--update` or not.
"""
