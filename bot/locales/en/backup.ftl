# `python -m bot backup`, `restore` and `database`: copies of the whole database.

backup-progress = { $percent } % copied
# $mib: the size of the file. $migration: such as 0014.
backup-done = Backed up to { $file }: { $mib } MiB, migration { $migration }, checked.
# One line a table, in both commands. $table is its name in the database.
backup-rows =
    { $rows ->
        [one] { $table }: 1 row
       *[other] { $table }: { $rows } rows
    }
backup-memory = The database is in memory, so there's no file to back up, restore or copy. Set DATABASE_URL to a file.
# $dump and $restore are command lines, without the password.
backup-postgresql = PostgreSQL has its own tool for that. Run: { $dump } (it reads the password from ~/.pgpass or asks for it). To put it back, stop the bot and run: { $restore }
restore-postgresql = PostgreSQL has its own tool for that. Stop the bot and run: { $restore } (it reads the password from ~/.pgpass or asks for it). To make such a file: { $dump }
backup-no-database = There's no database at { $file } yet. Check DATABASE_URL, and the folder that you're in.
backup-exists = { $file } exists. Choose another name, or add --force to replace it.
backup-target = { $file } can't hold the backup. Choose the name of a new file.

restore-done = Restored { $file } to { $database }: migration { $migration }, checked.
restore-aside = What was there before is now { $file }. I'll delete it after 30 days; delete it yourself once you don't need it.
restore-no-file = There's no file { $file }. Name the backup to restore.
restore-in-use = The database { $file } is in use. Stop the bot, then run this again.
restore-has-games =
    { $games ->
        [one] The database { $file } holds 1 game.
       *[other] The database { $file } holds { $games } games.
    } Add --force to put the backup in its place; what's there now stays beside it, under another name.
restore-unreadable = I can't read the database { $file } that's there now. Add --force to put the backup in its place; what's there now stays beside it, under another name.

file-foreign = { $file } isn't a database of this bot.
file-damaged = { $file } is damaged ({ $detail }). Go back to an older backup.
# $reason is SQLite's own words, or the system's.
file-unusable = { $file }: { $reason }. Check that the path is right, that the disk has room, and who may read and write there.
file-differs = the copy of { $file } isn't the same as the original. Nothing was changed; check the disk and try again.

database-up-to-date = Nothing to do: the database is at migration { $migration }.
database-upgraded = Upgraded the database from migration { $before } to { $after }.
database-copy-kept = What it was before is in { $file }.

copy-progress = { $table }: { $rows } of { $whole } rows copied
copy-compared =
    { $rows ->
        [one] { $table }: 1 row compared, the same
       *[other] { $table }: { $rows } rows compared, all the same
    }
copy-done =
    { $rows ->
        [one] Copied and compared 1 row in { $seconds } s.
       *[other] Copied and compared { $rows } rows in { $seconds } s.
    } Set DATABASE_URL to the new database, then start the bot.
copy-in-use = Somebody has the database that I copy from open. It's probably a running bot. I'll copy the database as it is now, without what's played from here on. To move to the copy, stop the bot and run this again; then this line doesn't appear.
copy-changed = The database that I copy from has changed since the last try, so I start over.
copy-same = FROM and TO are the same database. Name two.
copy-no-source = There's no database { $file } to copy from. Check the address, and the folder that you're in.
copy-foreign-source = FROM holds no tables of this bot. Check its address.
copy-old-source = FROM is at migration { $migration }, and this version needs { $newest }. Set DATABASE_URL to it, run `python -m bot database upgrade`, then copy.
copy-other-version = TO holds an unfinished copy that another version of the bot began. Empty TO, then run this again.
copy-target-full = TO isn't empty, and I don't mix databases. Name a new file or an empty PostgreSQL database.
copy-differs = the copy of the table { $table } isn't the same as the original. Run this again with the bot stopped; until then no bot starts on the copy.
