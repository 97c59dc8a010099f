"""What the arena asks of Formula Motor Racing."""
