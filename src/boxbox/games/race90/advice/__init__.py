"""What a driver may be told: previews, forecasts, odds, and reasons for refusals."""
