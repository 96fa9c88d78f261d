# Why the database can't be used, and what to do. Each follows a colon, in cli.ftl.

database-driver-missing = { $package } isn't installed. Run pip install ".[postgres]" to add it.
database-newer = its tables belong to a newer version of this bot. Run that version.
# $detail is what SQLite found.
database-damaged = the file is damaged ({ $detail }). Put a backup in its place, or move it away to start over.
# $reason is the driver's own words.
database-unusable = { $reason }. Check DATABASE_URL and its write permissions.
