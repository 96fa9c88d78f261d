"""Discord in, Discord out: commands, buttons, and every sentence. Decides nothing about a game."""
