"""The stand-in for Discord: what it refuses."""
