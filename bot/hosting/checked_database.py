"""What `check` says of the database; nothing in it is changed."""

from collections.abc import AsyncIterator

from bot.hosting.findings import Finding, amiss, note, well
from bot.hosting.reasons import reason
from bot.settings import Settings
from bot.store import StoreError, inspect
from bot.words import words


async def database_findings(settings: Settings) -> AsyncIterator[Finding]:
    """Look at the database. A due upgrade is a note: the next start makes it, and nothing is amiss until then."""
    say = words()
    try:
        found = await inspect(settings.database_url)
    except StoreError as error:
        yield amiss(say("check-database-unusable", reason=reason(error)))
        return
    if found.missing is not None:
        yield well(say("check-database-missing", path=found.missing))
    elif found.at is None:
        yield well(say("check-database-empty"))
    elif found.at != found.needed:
        yield note(say("check-database-upgrade", at=found.at, needed=found.needed))
    else:
        yield well(say("check-database"))
