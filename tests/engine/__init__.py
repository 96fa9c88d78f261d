"""The engine, counted against brute force."""
