"""Race! Formula 90: data, rules, worked examples."""
