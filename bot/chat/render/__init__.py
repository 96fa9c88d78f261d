"""Everything that a user can read, in one voice: say what is so, then what to do, in two short sentences."""
