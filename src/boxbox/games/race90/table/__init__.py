"""What lies on the table: cards, charts, chits, boards and cars, and their notation."""
