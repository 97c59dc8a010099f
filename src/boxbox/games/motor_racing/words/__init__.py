"""Formula Motor Racing in sentences."""
