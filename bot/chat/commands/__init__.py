"""The commands, a file per family: play, watch, learn. Their docstrings are what users read in Discord."""
