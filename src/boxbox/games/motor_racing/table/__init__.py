"""What lies on the table: cards and cars, and their notation."""
