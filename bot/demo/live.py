"""Run SimCord in real time, for the demo's page.

SimCord is made for tests. Its clock stands still; after each action it waits until the bot is idle, which it never is
while an exhibition runs. It takes an action only if the page is up to date, and only in one channel. This file changes
all that through SimCord's private names; tests/demo fails if they change.
"""

import asyncio
import contextlib
import json
import re
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from discord.ext import commands
from simcord import ChannelHandle, Env, MemberActor, Preview, UserHandle
from simcord.actors import _component_interaction
from simcord.backend.cdn import CDN_BASE
from simcord.components import walk_components
from simcord.preview._media import MediaInfo, MediaWorker, _process_media

from bot.demo.page import TableServer, faces, languages
from bot.words import words

LOOK_S = 0.1  # interval between two checks whether the page is behind
MOMENT_S, ANSWER_S = 0.3, 3.0  # how long to wait for an answer: to a message, which may get none; to an interaction
REMEMBERED = 100  # states of a page whose buttons are known, for what is done while the newest is on its way to it
OLD = "old_address"  # under which an action carries the address of a button that has changed since it was pressed
PAGE: Any = {"layout": "channel", "display": "responsive", "width": 960, "height": 720, "presentation_time": None}
LOCALE = "en-US"
PAGE |= {"locale": LOCALE, "timezone": "UTC"}
TIME = re.compile(r"<t:(\d+):R>")
MENTION = re.compile(r'{"type": "mention", "kind": "channel", "id": "(\d+)", "label": "(?:[^"\\]|\\.)*"}')
LINK = r'{"type": "link_open", "href": "https://discord.com/channels/@me/\1"}, \g<0>, {"type": "link_close"}'
"""A channel's name in a message, as SimCord writes it, and what makes a link of it, as it is on Discord."""
UNITS = ((60, 5), (3600, 60), (86_400, 3600), (604_800, 86_400), (float("inf"), 604_800))
"""Below how many seconds a relative time is shown in steps of how many; the last minute in steps of 5, not of 1."""
_HERE: ContextVar[ChannelHandle] = ContextVar("here")


class LiveEnv(Env):
    """A simulated Discord whose bot runs by the real clock."""

    def pass_time(self) -> None:
        self.backend.advance_clock(time.time() - self.now().timestamp())

    @contextlib.contextmanager
    def _bot_scope(self) -> Iterator[None]:
        """Mark nothing as the bot's own: so its timers and threads are real, and SimCord waits for none of them."""
        yield

    async def _settle_internal(self, *, dispatch: str | None = None, **_: Any) -> None:
        """Wait until the bot has answered what was just done: not for long, and if in vain without an error."""
        calls, start = len(self.http_requests), time.monotonic()
        asked = next(reversed(self.backend.interactions.values())) if dispatch == "INTERACTION_CREATE" else None
        while time.monotonic() - start < (ANSWER_S if asked else MOMENT_S):
            if asked.responded if asked else len(self.http_requests) > calls:
                return
            await asyncio.sleep(0.01)

    def _record_error(self, error: BaseException) -> None:
        """Leave out what a member typed wrongly: the bot has answered it, and nothing has failed."""
        if not isinstance(getattr(error, "original", error), commands.UserInputError):
            super()._record_error(error)


class View(NamedTuple):
    """What one person can look at: a channel, a thread or, as a user, their direct messages."""

    viewer: MemberActor | UserHandle
    channel: ChannelHandle


@dataclass
class _Shown:
    """What a page was given: the buttons of its newest states, by revision, and after how many calls of the bot."""

    buttons: deque[tuple[int, dict[str, str]]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    calls: int = 0


class Media(MediaWorker):
    """Reads some pictures in a thread. SimCord starts a process for each, and gives up a ninth that waits."""

    def __init__(self, trusted: Iterable[bytes]) -> None:
        super().__init__()
        self._trusted = frozenset(trusted)

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        if blob in self._trusted:
            return await asyncio.to_thread(_process_media, blob, media_time)
        return await super().validate(key, blob, media_time=media_time)


class LivePreview(Preview):
    """The page. Each person is there several times: in the server's channels, and in direct messages with the bot.

    views: what is there but for threads; a new tab has the first one. emoji: pictures of the bot's own, by their ids.
    token: the secret in the address.
    """

    env: LiveEnv

    def __init__(self, env: LiveEnv, views: Sequence[View], emoji: Mapping[int, Path], token: str, port: int) -> None:
        people = {view.viewer.id: view.viewer for view in views if isinstance(view.viewer, MemberActor)}
        self._rooms = views
        bot = env.backend.bot_user
        assets = faces([bot, *(person.user for person in people.values())])
        assets |= {f"{CDN_BASE}/emojis/{number}.png": (each.name, each.read_bytes()) for number, each in emoji.items()}
        super().__init__(env, views[0].channel, tuple(people.values()), **PAGE, assets=assets, port=port)
        self.capability, self._acting, self._shown = token, asyncio.Lock(), dict[str, _Shown]()
        self._server = TableServer(self, port)
        self._media_worker = Media(content for _, content in assets.values())
        names = ((name, each) for each in people.values() for name in (each.name, each.user.global_name or each.name))
        self._mentions = {f"@{name.lower()}": each.mention for name, each in names}
        self._mentions |= dict.fromkeys([f"@{bot.name.lower()}", "@bot"], f"<@{bot.id}>")
        self._mentions |= {f"#{each.name}": f"<#{each.id}>" for _, each in views if each.guild}
        for each in next(iter(env.backend.guilds.values())).roles.values():
            self._mentions.setdefault(f"@{each.name.lower()}", f"<@&{each.id}>")
        self._locales: dict[int, str] = {}  # of people's Discords
        backend: Any = env.backend
        backend.emit = partial(self._emit, backend.emit)
        backend.visible_commands = partial(self._visible_commands, backend.visible_commands)

    @property
    def _views(self) -> dict[str, View]:
        """All that can be looked at, by the viewer's id in the page: threads below their channels."""
        return {f"{who.id}-{each.id}": View(who, each) for who, room in self._rooms for each in (room, *room.threads)}

    async def follow(self) -> None:
        """Let time pass, and show what the bot does of its own accord; for ever."""
        while True:
            await asyncio.sleep(LOOK_S)
            self.env.pass_time()
            for page in [page for page in self._pages.values() if self._is_behind(page)]:
                self._publish(page, reason="refresh")

    def _emit(self, emit: Callable[[str, Mapping[str, Any]], None], event: str, payload: Mapping[str, Any]) -> None:
        """Send an event to the bot; what a person does, in the language that was chosen for them."""
        if event == "INTERACTION_CREATE":
            locale = self._locales.get(int(payload.get("member", payload)["user"]["id"]), LOCALE)
            payload = {**payload, "locale": locale, **({"guild_locale": locale} if "guild_id" in payload else {})}
        emit(event, payload)

    def _visible_commands(self, visible: Callable[..., list[Any]], *, user_id: int, **given: Any) -> list[Any]:
        """Return the commands that a person can use, in the language that was chosen for them."""
        return [_localized(each, self._locales.get(user_id, LOCALE)) for each in visible(user_id=user_id, **given)]

    def _is_behind(self, page: Any) -> bool:
        """Whether the bot has done something since, or a time that the page shows is no longer true."""
        now = self.env.now().timestamp()
        times = [each["times"] for each in page.snapshot["messages"].values()]
        return self._shown[page.id].calls < len(self.env.http_requests) or any(
            _step(int(at), now) != step for each in times for at, step in each.items()
        )

    def _publish(self, page: Any, **given: Any) -> None:
        """Make the newest state of a page, which asks for it twice a second."""
        if page.snapshot and page is self._python:
            return  # SimCord's own, which nobody looks at
        self._shown = {name: shown for name, shown in self._shown.items() if name in self._pages}
        shown = self._shown.setdefault(page.id, _Shown())
        shown.calls = len(self.env.http_requests)
        self._advance_presentation_time()
        # A list of all messages beside them would cost more with each; unless somebody searches, it's of the newest.
        if is_quiet := not page.navigation_query or page.navigation_query.isdecimal():
            page.navigation_query = str(max(self.env.backend.messages.get(page.channel_id, ()), default=0))
        super()._publish(page, **given)
        if is_quiet:
            page.snapshot["navigation"]["query"] = ""
        self._complete(page.snapshot)
        shown.buttons.append((page.revision, _buttons(page.snapshot)))

    def _complete(self, state: dict[str, Any]) -> None:
        """Add what SimCord's page does not have: rooms, the viewer's language, links to channels, times drawn again."""
        now, here = self.env.now().timestamp(), f"{state['viewerId']}-{state['channelId']}"
        locale = state["profile"]["locale"] = self._locales.get(int(state["viewerId"]), LOCALE)
        say, channel = words(locale), state["channel"]
        channel["topic"] = channel["topic"] and say(channel["topic"])
        for number, text in [(number, json.dumps(message)) for number, message in state["messages"].items()]:
            times = {at: _step(int(at), now) for at in TIME.findall(text)}
            state["messages"][number] = json.loads(MENTION.sub(LINK, text)) | {"times": times}
        people, person = {each["id"]: each for each in state.pop("viewers")}, state["viewerId"]
        state |= {"viewerId": here, "viewers": []}
        for key, (viewer, there) in self._views.items():
            who, thread = people[str(viewer.id)], there._channel.thread_metadata
            room = f"# {there.name}" if there.guild else say("demo-directs")
            if key == here or not thread or (who["id"] == person and not thread.archived):
                state["viewers"].append(who | {"id": key, "name": f"{who['name']} · {room}"})

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Run the page's actions one after the other, each in the channel that the page shows."""
        page = self._get_page(context_id)
        async with self._acting:
            _HERE.set(self._views[f"{page.viewer.id}-{page.channel_id}"].channel)
            self.env.pass_time()
            return await super()._action(context_id, self._catch_up(page, body))

    def _initial_target(self, viewer: Any, channel_id: int) -> None:
        """Begin at what is newest."""

    def _catch_up(self, page: Any, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Let an action count that was begun before the newest state came; a press, for what the button was then."""
        shown, key = self._shown[page.id].buttons, str(body.get("control_key"))
        for revision, buttons in shown:
            if revision == body.get("published_revision"):
                is_old = key in buttons and buttons[key] != shown[-1][1].get(key)
                return {**body, "published_revision": page.revision} | ({OLD: buttons[key]} if is_old else {})
        return body

    def _prepare_action(self, page: Any, kind: str, body: Mapping[str, Any]) -> Any:
        if kind in ("viewer", "focus") and (view := self._view_of(page, kind, body)):
            page.viewer, page.channel_id = view.viewer, view.channel.id
            body = {**body, "viewer_id": view}
            _HERE.set(view.channel)
        elif kind == "click" and OLD in body:
            return partial(self._press_old, page, body)
        elif kind in ("send_message", "run_command"):
            page.window_end_id = page.target_id = None  # the answer will be the newest message
            body = {**body, "content": self._with_mentions(str(body.get("content", "")))}
        return super()._prepare_action(page, kind, body)

    async def _press_old(self, page: Any, body: Mapping[str, Any], action: Any, cursor: int) -> dict[str, Any]:
        """Press what stood there when it was pressed, as Discord does: the bot says what has become of it."""
        message = self._target_message(page, self._target_id(body["target_id"], page.viewer))
        pressed = _component_interaction(page.viewer, message, {"custom_id": body[OLD], "component_type": 2})
        return await self._run_interaction_action(page, action, cursor, pressed)

    def _view_of(self, page: Any, kind: str, body: Mapping[str, Any]) -> View | None:
        """Return what was chosen or, of the channels of the same person, the one that has a message.

        Behind an @ a viewer's id names a language: that of their Discord and, so that one alone sees all of it, the
        server's. A room that they may not see, or that is gone, means their first; a stranger, that nothing changes.
        """
        if kind == "viewer":
            key, _, locale = str(body.get("viewer_id")).partition("@")
            rooms = (view for view in self._rooms if f"{key}-".startswith(f"{view.viewer.id}-"))
            view = self._views.get(key) or next(rooms, self._views[f"{page.viewer.id}-{page.channel_id}"])
            if locale in languages():
                self._locales[view.viewer.id] = locale
                self.env.backend.edit_guild(next(iter(self.env.backend.guilds)), {"preferred_locale": locale})
            return view
        mine, sought, known = page.viewer.id, str(body.get("target_id")), self.env.backend.messages
        places = (view for view in self._views.values() if view.viewer.id == mine)
        return next((view for view in places if sought in map(str, known.get(view.channel.id, ()))), None)

    def _viewer(self, viewer_id: Any) -> Any:
        return viewer_id.viewer if isinstance(viewer_id, View) else super()._viewer(viewer_id)

    def _with_mentions(self, text: str) -> str:
        """Make a mention of each name that is typed with an @ or a #, as Discord's own composer does."""
        names = "|".join(map(re.escape, sorted(self._mentions, key=len, reverse=True)))
        mention = re.compile(rf"(?<![\w<@])({names})(?!\w)", re.IGNORECASE)
        return mention.sub(lambda found: self._mentions[found[1].lower()], text)

    @property
    def channel(self) -> ChannelHandle:
        return _HERE.get(self._home)

    @channel.setter
    def channel(self, channel: ChannelHandle) -> None:
        self._home = channel


def _buttons(state: Mapping[str, Any]) -> dict[str, str]:
    """Return the addresses of all buttons and menus that a state of a page has, by what the page calls them."""
    rows = (message["components"] for message in state["messages"].values())
    found = (each for row in rows for each in walk_components(row) if "custom_id" in each)
    return {each["control_key"]: each["custom_id"] for each in found}


def _localized(part: Mapping[str, Any], locale: str) -> dict[str, Any]:
    """Return a command, or a part of one, with the texts that it has for a locale in place of the English ones."""
    texts = ((name, part.get(f"{name}_localizations") or {}) for name in ("name", "description"))
    own = {name: there[locale] for name, there in texts if locale in there}
    return {**part, **own} | {
        name: [_localized(each, locale) for each in part[name]] for name in ("options", "choices") if name in part
    }


def _step(at: int, now: float) -> int:
    """Return a number that changes whenever the words for a time do, such as "in 5 minutes"."""
    apart = abs(at - now)
    return round((at - now) / next(step for below, step in UNITS if apart < below))
