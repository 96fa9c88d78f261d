"""How Discord behaves towards the bot: what it refuses, what it leaves waiting, and what it was asked for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatch
from typing import Any, TypeVar

from standin.payloads import BOT, SERVER_ID, Json

PATIENCE_S = 120.0
"""The longest wait for anything the bot should do: longer than any lease. Only a failing test waits this long."""
MESSAGE_CONTENT_LIMITED = 1 << 19
READS = 1 << 18 | MESSAGE_CONTENT_LIMITED
"""The flags of applications that may read messages: those that Discord has approved, and small ones."""

TOO_MANY_OLD_EDITS = "Maximum number of edits to messages older than 1 hour reached. Try again later."

BURST = 5  # messages that a channel takes in a window

T = TypeVar("T")


@dataclass(frozen=True)
class Call:
    """One REST call the bot made: the path below /api/v10, the body if there was one, and the query.

    files: the names of what was uploaded with it.
    """

    method: str
    path: str
    json: Any
    query: Mapping[str, str] = field(default_factory=dict)
    files: tuple[str, ...] = ()


@dataclass
class Fault:
    """What Discord does with the next requests to a path while it is unwell.

    path: a pattern as of fnmatch, below /api/v10. status: 0 drops the connection. done: whether the request is
    carried out all the same, and only its answer is lost. is_held: no answer comes. times: how many requests it meets.
    body: a text is sent as a web page, as who stands before Discord does.
    """

    method: str
    path: str
    status: int = 0
    code: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: Json | str = field(default_factory=dict)
    done: bool = False
    is_held: bool = False
    times: int = 1


@dataclass(eq=False, kw_only=True, repr=False)
class Conduct:
    """What a test may set at any time, and what it may read.

    refuse_message_content: close with 4014 if that intent is asked for.
    application_flags: the `flags` of the application; from the start it may read messages, as a small bot does.
    application: what else it says of the application, such as its interactions_endpoint_url.
    The bot may edit both. gateway: what /gateway/bot says besides the address.
    servers: of how many the bot is a member; all but the first are seen by REST alone, and are like it.
    heartbeat_s: how often the process has to say that it is there. is_silent: leave that without an answer.
    hold_guild: keep the server back when a process connects, until `StandIn.send_guild`.
    copies: how often each message and each interaction is sent. is_everywhere: whether to all processes that hold the
    shard, as while a bot is being replaced, and not to the first alone.
    is_put_off: another process is always the first to ask for time to answer, and then dies.
    unanswered: leave requests to these paths without an answer, a pattern as of fnmatch; "/gateway" is the gateway.
    left_waiting: set by the first of them.
    max_concurrency: how many lanes of shards may identify beside each other. identify_every_s: refuse an IDENTIFY that
    comes so soon after another of its lane; 0 takes any. too_early: the shards that were refused so.
    connections: how many connections there have been to the gateway.
    sessions_left: how many IDENTIFY it says are left today. sessions_reset_ms: and when there will be more.
    delay_s: how long each request is on its way. expires_s: how long an interaction may be answered; None is for ever.
    signed_in: each shard that has begun a session, and of how many it was.
    commands: those of the application, as Discord keeps them. A test may put some there: an older version's, or an
    Entry Point command (type 4), without which every overwrite is refused then.
    refused_commands: Discord's nested errors for a command, by its name; it is taken only as it is there already.
    most_emoji: how many emoji of its own the application may have; with none, boards are Unicode's.
    old: ids of messages that count as older than an hour. old_edits: how many edits of those it still takes; each of
    the next ones is refused by 30046, for retry_after_s. limited: the paths of those that were.
    window_s: in how many seconds a channel takes BURST messages; with 0 it takes all.
    rules: what the server sets for commands under Integrations, by the id of a command or of the application; a member
    who lacks what they ask for still sees every slash command here.
    calls: every REST call, but for those about the emoji of its own (emoji_calls), which come in the background, and
    those that read the rules (rule_calls).
    unexpected: those that Discord does not know, or that came when they had no place.
    """

    refuse_message_content: bool = False
    application_flags: int = MESSAGE_CONTENT_LIMITED
    application: Json = field(default_factory=dict)
    gateway: Json = field(default_factory=dict)
    servers: int = 1
    heartbeat_s: float = 41.25
    is_silent: bool = False
    hold_guild: bool = False
    copies: int = 1
    is_everywhere: bool = False
    is_put_off: bool = False
    unanswered: str | None = None
    max_concurrency: int = 1
    identify_every_s: float = 0.0
    too_early: list[int] = field(default_factory=list)
    connections: int = 0
    sessions_left: int = 999
    sessions_reset_ms: int = 0
    delay_s: float = 0.0
    expires_s: float | None = None
    faults: list[Fault] = field(default_factory=list)
    left_waiting: asyncio.Event = field(default_factory=asyncio.Event)
    over: asyncio.Event = field(default_factory=asyncio.Event)
    signed_in: list[tuple[int, int]] = field(default_factory=list)
    commands: list[Json] = field(default_factory=list)
    refused_commands: dict[str, Json] = field(default_factory=dict)
    most_emoji: int = 0
    old: set[str] = field(default_factory=set)
    old_edits: int = 0
    retry_after_s: float = 0.05
    limited: list[str] = field(default_factory=list)
    window_s: float = 0.0
    windows: dict[str, tuple[float, int]] = field(default_factory=dict)
    calls: list[Call] = field(default_factory=list)
    emoji_calls: list[Call] = field(default_factory=list)
    rules: dict[str, list[Json]] = field(default_factory=dict)
    rule_calls: list[Call] = field(default_factory=list)
    unexpected: list[Call] = field(default_factory=list)

    def log(self, call: Call) -> None:
        """Keep a call in the list of its kind."""
        is_rules = call.path.endswith("/commands/permissions")
        (self.emoji_calls if "/emojis" in call.path else self.rule_calls if is_rules else self.calls).append(call)

    def ruled(self, target: str) -> Json:
        """Describe the rules of a command, or of the application, as Discord does."""
        return {"id": target, "application_id": str(BOT.id), "guild_id": SERVER_ID, "permissions": self.rules[target]}

    def may_read(self) -> bool:
        """Whether the application may ask for the content of messages."""
        return not self.refuse_message_content and bool(self.application_flags & READS)

    def fault(self, call: Call) -> Fault | None:
        """Take the fault that meets a call, if any does."""
        if call.method == "PATCH" and call.path.split("/")[-1] in self.old:
            self.old_edits -= 1
            if self.old_edits < 0:
                self.old_edits = 0
                self.limited.append(call.path)
                said = {"code": 30_046, "message": TOO_MANY_OLD_EDITS, "retry_after": self.retry_after_s}
                return Fault(call.method, call.path, 429, headers={"Via": "1.1 stand-in"}, body=said)
        for fault in self.faults:
            if fault.times and fault.method in ("*", call.method) and fnmatch(call.path, fault.path):
                fault.times -= 1
                return fault
        return None

    def limit(self, call: Call) -> dict[str, str]:
        """Count a message in its channel's window, and return the headers of that; Retry-After if it's too many.

        Source: docs.discord.com/developers/topics/rate-limits.
        """
        if not self.window_s or call.method != "POST" or not fnmatch(call.path, "/channels/*/messages"):
            return {}
        now = time.monotonic()
        ends, count = self.windows.get(call.path, (0.0, 0))
        ends, count = (ends, count + 1) if now < ends else (now + self.window_s, 1)
        self.windows[call.path] = ends, count
        headers = {"X-RateLimit-Limit": str(BURST), "X-RateLimit-Remaining": str(max(0, BURST - count))}
        headers |= {"X-RateLimit-Reset-After": f"{ends - now:.3f}", "X-RateLimit-Bucket": call.path}
        if count > BURST:
            self.limited.append(call.path)
            headers |= {"Retry-After": f"{ends - now:.3f}", "Via": "1.1 stand-in"}
        return headers

    async def leave_waiting(self, path: str) -> bool:
        """Return False at once, or True when all is over, if requests to this path get no answer."""
        if self.unanswered is None or not fnmatch(path, self.unanswered):
            return False
        self.left_waiting.set()
        await self.over.wait()
        return True

    async def until_left_waiting(self) -> None:
        """Return when a request has been left without an answer."""
        await within("send what is left without an answer", self.left_waiting.wait())


async def within(what: str, wait: Awaitable[T], within_s: float = PATIENCE_S) -> T:
    """Wait for something that the bot should do. Errors: TimeoutError, which names it."""
    try:
        return await asyncio.wait_for(wait, within_s)
    except TimeoutError:
        raise TimeoutError(f"the bot did not {what} within {within_s:.0f} s") from None
