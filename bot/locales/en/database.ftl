### For hosts. Why the database can't be used, and what to do. Each follows a colon, in cli.ftl.

database-driver-missing = { $package } isn't installed. Run pip install -r requirements/postgres.lock, or with Docker add postgres to EXTRAS and rebuild the image; with a wheel, install asyncpg and sqlalchemy[asyncio].
database-newer = its tables belong to a newer version of this bot. Run that version.
# $detail is what SQLite found.
database-damaged = the file is damaged ({ $detail }). Put a backup in its place with `python -m bot restore FILE --force`, or move it away to start over.
# $reason is the driver's own words.
database-unusable = { $reason }. Check DATABASE_URL, its server if it has one, and whether I may write there.
database-read-only = { $reason }. If the file is mine to write, its disk may be failing: look at the system's log (dmesg), and restart me once the disk can be written again.
# $constraint is a name in the database.
database-refused = it refused a row because of { $constraint }. Nothing was written; please report this.
# $reason is SQLite's own words, or the system's.
database-no-copy = I'd have to upgrade its tables, and couldn't copy the file first: { $reason }. Nothing was changed. Make room beside it, or make a backup elsewhere and run `python -m bot database upgrade --no-copy`.

# What `check` finds out. $path: a file or a folder; $owner, $user: account numbers; $mode: as `ls -l` shows it, or
# foreign for a folder in which there's no database yet: it may belong to others.
database-denied = { $mode ->
        [foreign] { $path } belongs to user { $owner }, and I run as user { $user }, who can't write there. Name a file in a folder of user { $user } in DATABASE_URL.
       *[other] { $path } belongs to user { $owner } ({ $mode }), and I run as user { $user }, who can't write there. Give it to { $user }: sudo chown { $user } { $path }.
    }
database-denied-to-owner = I can't write { $path }{ $mode ->
        [foreign] { "" }
       *[other] { " " }({ $mode })
    }, though it belongs to me. If that lets its owner write, the disk is mounted read-only: look at `mount | grep ro,` and at dmesg, and restart me once it can be written again.
database-no-folder = { $path } is a file, not a folder. Correct the path in DATABASE_URL.
database-is-folder = { $path } is a folder. Add the name of a file to DATABASE_URL.
# $free: in MiB.
database-disk-full = the disk of { $path } is full ({ $free } MiB left). Make room there.
