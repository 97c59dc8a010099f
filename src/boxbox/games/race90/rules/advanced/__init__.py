"""The Advanced Game, module by module."""
