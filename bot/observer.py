"""Observer: hears what was asked of the bot, what came of it and what it took, and writes a line of it to the log.

Every part of the bot that has something to tell is handed the same observer; one that counts as well is an Observer,
too (bot/hosting/metrics.py). No line holds a message, a name or a token.
"""

import logging
import re
import time
from collections.abc import Callable
from contextvars import ContextVar, Token
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Literal, Self

from bot.model import Change, Game, shard_of

log = logging.getLogger(__name__)

API = re.compile(r"^.*?/v\d+(?=/)")
TOKEN = re.compile(r"^(/(?:interactions|webhooks)/\d+/)[^/]+")
NUMBER = re.compile(r"\d{5,}")

Kind = Literal["reads", "writes"]


@dataclass(eq=False, slots=True)
class Action:
    """One thing that was asked of the bot, from its arrival to its answer. As a context manager, it is told at its end.

    event: how it came: typed, slash or click. command: its name, or what the button does. outcome: done, refused
    (refusal: its class), failed (reference: what the user was told), away (the database is), repeated (another process
    answers it) or undelivered (code: what Discord said). is_quiet: not worth a line. took_s: known at the end.
    """

    observer: "Observer"
    event: str
    command: str
    guild_id: int | None
    channel_id: int
    user_id: int
    game_id: int | None = None
    outcome: str = "done"
    refusal: str | None = None
    code: str | None = None
    reference: str | None = None
    is_quiet: bool = False
    took_s: float | None = None
    _began: float = 0.0
    _token: Token["Action | None"] | None = field(default=None, repr=False)

    def __enter__(self) -> Self:
        self._began, self._token = time.perf_counter(), _CURRENT.set(self)
        return self

    def __exit__(self, _: type[BaseException] | None, error: BaseException | None, __: TracebackType | None) -> None:
        if self._token is not None:
            _CURRENT.reset(self._token)
        self.took_s = time.perf_counter() - self._began
        self.observer.acted(self)


_CURRENT: ContextVar[Action | None] = ContextVar("action", default=None)


def current() -> Action | None:
    """Return the action that is being answered here, or None; a task that goes on after its end belongs to none."""
    action = _CURRENT.get()
    return action if action is not None and action.took_s is None else None


def refuse(refusal: str, *, is_quiet: bool = False) -> None:
    """Note why what is being answered here is not done."""
    if (action := current()) is not None:
        action.outcome, action.refusal, action.is_quiet = "refused", refusal, is_quiet


def fail(outcome: str, reference: str | None = None) -> None:
    """Note that what is being answered here fails."""
    if (action := current()) is not None:
        action.outcome, action.reference = outcome, reference


def concern(game_id: int | None) -> None:
    """Note which game it is that is being answered about here, if it is one."""
    if game_id is not None and (action := current()) is not None:
        action.game_id = game_id


class Observer:
    """Writes lines. shard_count: how many shards there are, as soon as that is known."""

    def __init__(self) -> None:
        self.shard_count: Callable[[], int | None] = lambda: None

    def acted(self, action: Action) -> None:
        """Hear of an action that has been answered."""
        if action.is_quiet or not log.isEnabledFor(logging.INFO):
            return
        took_s = action.took_s or 0.0
        self._tell(
            {"event": action.event, "command": action.command, "outcome": action.outcome, "refusal": action.refusal,
             "code": action.code, "reference": action.reference, "ms": round(took_s * 1000, 1)},
            action.game_id, action.guild_id, action.channel_id, action.user_id,
        )  # fmt: skip

    def changed(self, change: Change) -> None:
        """Hear of a change, after its commit. Unless somebody asked for it, it is an action of its own."""
        after = change.after
        if current() is not None:
            concern(after.id)
        elif log.isEnabledFor(logging.INFO):
            place = after.place
            line = {"event": "job", "command": _deed(change), "outcome": _how(change)}
            self._tell(line, after.id, place.guild_id, place.channel_id, None)

    def transacted(self, kind: Kind, took_s: float, *, is_well: bool) -> None:
        """Hear of a transaction. is_well: whether the database did its part."""
        if log.isEnabledFor(logging.DEBUG):
            log.debug("database", extra={"fields": {"kind": kind, "well": is_well, "ms": round(took_s * 1000, 2)}})

    def searched(self, work: str, where: str, took_s: float) -> None:
        """Hear of what the engine was asked and how long who asked has waited. where: memory, thread or worker."""
        if log.isEnabledFor(logging.DEBUG):
            log.debug("engine", extra={"fields": {"work": work, "where": where, "ms": round(took_s * 1000, 2)}})

    def requested(self, method: str, path: str, status: int | None, took_s: float, bucket: str | None = None) -> None:
        """Hear of a REST request. status: None if there was no answer. bucket: the rate limit that it falls under."""
        if log.isEnabledFor(logging.DEBUG):
            line = {"method": method, "route": route_of(path), "status": status, "bucket": bucket}
            log.debug("rest", extra={"fields": line | {"ms": round(took_s * 1000, 1)}})

    def _tell(self, line: dict[str, Any], game: int | None, guild: int | None, channel: int, user: int | None) -> None:
        count = self.shard_count()
        shard = shard_of(guild, count) if count else None
        # As Discord writes them: as numbers they would be too long for what reads JSON.
        ids = {"guild": guild, "channel": channel, "user": user}
        line |= {"game": game, **{name: str(number) for name, number in ids.items() if number}, "shard": shard}
        log.info("action", extra={"fields": line})


def route_of(path: str) -> str:
    """Return a path of Discord's API without what is different from request to request, tokens above all.

    >>> route_of("/api/v10/webhooks/1234567/aW50ZXJh/messages/@original"), route_of("/api/v10/channels/1234567")
    ('/webhooks/{id}/{token}/messages/@original', '/channels/{id}')
    """
    return NUMBER.sub("{id}", TOKEN.sub(r"\1{token}", API.sub("", path)))


def _deed(change: Change) -> str:
    """Return what a change is: begin, end, move, or change for all else."""
    before, after = change.before, change.after
    if before is None:
        return "begin"
    if not isinstance(after, Game):
        return "change"
    if after.is_over and not (isinstance(before, Game) and before.is_over):
        return "end"
    return "move" if isinstance(before, Game) and after.ply > before.ply else "change"


def _how(change: Change) -> str:
    """Return how a game ended, if it has by this change."""
    end = change.after.result if isinstance(change.after, Game) and _deed(change) == "end" else None
    return end.how.value if end else "done"
