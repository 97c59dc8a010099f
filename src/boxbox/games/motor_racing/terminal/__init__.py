"""Formula Motor Racing in the terminal."""
