"""What a driver may be told: outcomes and previews."""
