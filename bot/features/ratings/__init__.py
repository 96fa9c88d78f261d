"""Rate players by Glicko-2, and list the best of a server or of all who agree."""
