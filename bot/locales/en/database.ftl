# Why the database can't be used, and what to do. Each follows a colon, in cli.ftl.

database-driver-missing = { $package } isn't installed. Run pip install ".[postgres]", or with Docker add postgres to EXTRAS and rebuild the image.
database-newer = its tables belong to a newer version of this bot. Run that version.
# $detail is what SQLite found.
database-damaged = the file is damaged ({ $detail }). Put a backup in its place with `python -m bot restore FILE --force`, or move it away to start over.
# $reason is the driver's own words.
database-unusable = { $reason }. Check DATABASE_URL, its server if it has one, and whether I may write there.
# $constraint is a name in the database.
database-refused = it refused a row because of { $constraint }. Nothing was written; please report this.
database-unfinished = a copy into it was begun and not finished. Run `python -m bot database copy` again with the same addresses.
# $reason is SQLite's own words, or the system's.
database-no-copy = I'd have to upgrade its tables, and couldn't copy the file first: { $reason }. Nothing was changed. Make room beside it, or make a backup elsewhere and run `python -m bot database upgrade --no-copy`.

# What `check` finds out. $path: a file or a folder; $owner, $user: names of accounts on that machine; $mode: as `ls -l`
# shows it; $uid, $gid: numbers of the account. $wanted: a path, quoted for a shell: what follows "This helps" is copied.
database-denied = { $path } belongs to { $owner } ({ $mode }), and I run as { $user }, who can't write there. This helps: sudo chown { $uid }:{ $gid } { $wanted }
database-denied-mode = { $path } belongs to { $owner } ({ $mode }), and I run as { $user }, who can't write there. This helps: chmod u+rwX { $wanted }
database-denied-folder = { $path } belongs to { $owner } ({ $mode }), and I run as { $user }, who can't make a folder there. This helps: sudo install -d -o { $uid } -g { $gid } { $wanted }
database-denied-on-windows = I can't write to { $path }. This helps: icacls "{ $path }" /grant "%USERNAME%:(OI)(CI)M"
database-out-of-reach = { $path } belongs to { $owner } ({ $mode }), and I run as { $user }, who may not use it. Put the database into a folder of its own, and its path into DATABASE_URL.
database-no-folder = { $path } is a file, not a folder. Correct the path in DATABASE_URL.
database-is-folder = { $path } is a folder. Add the name of a file to DATABASE_URL.
database-mounted-read-only = { $path } is on a disk or volume that's mounted read-only. Mount it for writing.
# $free: in MiB.
database-disk-full = the disk of { $path } is full ({ $free } MiB left). Make room there.
database-read-only = that server is a read-only copy. Put the address of the one that takes writes into DATABASE_URL.
# $role: whom DATABASE_URL signs in as. $schema, $grantee: quoted for SQL.
database-grant = the role { $role } lacks rights there. As the tables' owner, run: GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA { $schema } TO { $grantee }; GRANT USAGE ON ALL SEQUENCES IN SCHEMA { $schema } TO { $grantee };
database-grant-new = the role { $role } can't make tables there. As the database's owner, run: GRANT USAGE, CREATE ON SCHEMA { $schema } TO { $grantee };
database-other-owner = an upgrade is due and the tables belong to { $owner }, so { $role } can't do it. Start me once with a DATABASE_URL that signs in as { $owner }.
