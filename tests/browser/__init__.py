"""The pages as people use them: a real browser, a real server, real clicks, keys and taps."""
