"""The arena: many matches between bots, and what they show, with error bars."""
