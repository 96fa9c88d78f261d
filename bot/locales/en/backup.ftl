### For hosts. `python -m bot backup`, `restore` and `database`: copies of the whole database.

# $rows: in all tables. $mib: the size of the file. $migration: such as 0014.
backup-done =
    { $rows ->
        [0] The database is empty, and so is { $file }: migration { $migration }. Check DATABASE_URL if there should be games.
        [one] Backed up 1 row to { $file }: { $mib } MiB, migration { $migration }, checked.
       *[other] Backed up { $rows } rows to { $file }: { $mib } MiB, migration { $migration }, checked.
    }
backup-memory = The database is in memory, so there's no file to back up, restore or copy. Set DATABASE_URL to a file.
backup-postgresql = The database is PostgreSQL, which has its own tools for that: use pg_dump and pg_restore.
backup-no-database = There's no database at { $file } yet. Check DATABASE_URL, and the folder that you're in.
backup-exists = { $file } exists. Choose another name, or add --force to replace it.
backup-target = { $file } can't hold the backup. Choose the name of a new file.

restore-done =
    { $rows ->
        [one] Restored 1 row from { $file } to { $database }: migration { $migration }, checked.
       *[other] Restored { $rows } rows from { $file } to { $database }: migration { $migration }, checked.
    }
restore-aside = What was there before is now { $file }. I'll delete it after 30 days; delete it yourself once you don't need it.
restore-no-file = There's no file { $file }. Name the backup to restore.
restore-unnamed = No settings name your bot here, so I would make a second database, { $database }. Put --env-file and the bot's settings before the command, or add --force to make it.
restore-in-use = The database { $file } is in use. Stop the bot, then run this again.
restore-has-games =
    { $games ->
        [one] The database { $file } holds 1 game.
       *[other] The database { $file } holds { $games } games.
    } Add --force to put the backup in its place; what's there now stays beside it, under another name.
restore-unreadable = I can't read the database { $file } that's there now. Add --force to put the backup in its place; what's there now stays beside it, under another name.

# $kind: what a file is instead: empty, sql, pg_dump, or what it's compressed with, such as gzip.
file-kind = { $file } { $kind ->
        [empty] is empty. Choose another file.
        [sql] holds SQL statements, not a database. Make one of them first, with sqlite3 or, if they are PostgreSQL's, psql.
        [pg_dump] is a dump of PostgreSQL. Put it into an empty database with pg_restore, and that database's address into DATABASE_URL.
       *[other] is compressed ({ $kind }). Unpack it, and name the file that was in it.
    }
file-foreign = { $file } isn't a database of this bot.
file-damaged = { $file } is damaged ({ $detail }). Go back to an older backup.
# $reason is SQLite's own words, or the system's.
file-unusable = { $file }: { $reason }. Check that the path is right, that the disk has room, and who may read and write there.

database-up-to-date = Nothing to do: the database is at migration { $migration }.
database-upgraded = Upgraded the database from migration { $before } to { $after }.
database-copy-kept = What it was before is in { $file }.

copy-done =
    { $rows ->
        [one] Copied 1 row.
       *[other] Copied { $rows } rows.
    } Set DATABASE_URL to the new database, then start the bot.
copy-in-use = The database that I copied from is open, probably in a running bot. The copy lacks what's played from here on. To move to it, stop the bot, empty TO and run this again.
copy-same = FROM and TO are the same database. Name two.
copy-foreign-source = FROM holds no tables of this bot. Check its address.
copy-old-source = FROM is at migration { $migration }, and this version needs { $newest }. Set DATABASE_URL to it, run `python -m bot database upgrade`, then copy.
copy-target-full = TO isn't empty, and I don't mix databases. Name a new file or an empty PostgreSQL database.
copy-differs = the copy of the table { $table } doesn't have all rows, so I undid it. Stop the bot and try again.
