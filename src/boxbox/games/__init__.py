"""The games that ship with boxbox, one folder each; `boxbox.registry` finds them and all others."""
