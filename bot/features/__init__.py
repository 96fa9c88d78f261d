"""The features: each is a folder and one line here. Delete both, and the bot runs without it."""

FEATURES = (
    "watch",
    "learn",
    "preferences",
    "notices",
    "ratings",
    "champions",
    "stats",
    "puzzles",
    "tournaments",
    "crowd",
    "threads",
    "moderation",
    "permissions",
    "settings",
    "privacy",
    "integrations",
    "help",
)
"""In the order in which help lists their commands. A feature stands after those that it needs."""

COMMANDS = {"analyse": "learn", "ratings": "ratings"}
"""Commands of `python -m bot`, and the feature that adds each by a file `cli.py`."""
