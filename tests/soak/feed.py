"""People of many channels, who do to the bot what they are told, and look at everything that comes back."""

from __future__ import annotations

import gc
import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from simcord import ChannelHandle, MemberActor
from simcord.backend.errors import SetupError
from simcord.builders import UserHandle

from bot.core.chat import variants
from bot.core.game.game import _play
from bot.core.store.games import Cache
from bot.core.store.tables import _played
from bot.engine import TranspositionTable
from tests.addresses import press_address
from tests.features.full import World, open_world
from tests.people import create_thread
from tests.soak import corpus, nasty
from tests.soak.corpus import Action, Menu, Press, Slash, Typed
from tests.soak.judge import judge, newest_game

BATCH = 500
"""How many actions are drawn at a time; between two batches the simulated Discord forgets what it has seen."""
KEPT = 30
"""How many messages of a channel it keeps then."""

FLAT = 300
"""How many more objects of one type there may be at the end than after a quarter: what the engine knows by then."""

Person = MemberActor | UserHandle
EXPECTED = (commands.UserInputError, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
"""What discord.py raises before a command's own code runs, and the bot answers."""


@dataclass(frozen=True)
class Spot:
    """A channel, and who is in it."""

    channel: ChannelHandle
    people: Sequence[Person]


@dataclass
class Crowd:
    """People who do to the bot what they are told, in many channels, and watch what comes back."""

    world: World
    spots: Sequence[Spot]
    errors: list[str]
    newest: int = 1
    answered: int = 0

    async def act(self, action: Action) -> None:
        """Do one thing and look at everything that the bot sent because of it."""
        spot = self.spots[action.where % len(self.spots)]
        who = spot.people[action.who % len(spot.people)]
        match action:
            case Typed(text=text):
                await self._type(spot, who, self._filled(text, spot))
                is_direct = isinstance(who, UserHandle)
                self._judge(typed=True, surely=action.is_sure or (action.is_command and is_direct))
            case Slash():
                is_sent = await self._command(spot, who, action)
                self._judge(surely=is_sent)
            case Menu(whom=whom) if isinstance(who, MemberActor):
                other = self._member(spot, whom)
                assert isinstance(other, MemberActor)
                await who.context_menu(spot.channel, "Challenge to tic-tac-toe", other)
                self._judge(surely=True)
            case Press():
                await self._press(spot, who, action)

    async def wait(self, seconds: int) -> None:
        """Let time pass: exhibitions move on, challenges and games lapse."""
        await self.world.env.advance_time(seconds)
        self._judge(typed=True)

    def forget(self) -> None:
        """Let the simulated Discord forget what it has seen, so that it is as quick as at the start."""
        backend = self.world.env.backend
        for messages in backend.messages.values():
            for number in sorted(messages)[:-KEPT]:
                del messages[number]
        backend.interactions.clear()
        backend.interaction_tokens.clear()
        backend.cdn = type(backend.cdn)()

    async def _type(self, spot: Spot, who: Person, text: str) -> None:
        file = () if text.strip() else (("empty.txt", b"-"),)  # without a file Discord takes no empty message
        if isinstance(who, UserHandle):
            await who.send_dm(text if text.strip() else "-")
        else:
            await who.send(spot.channel, text, attachments=file)

    async def _command(self, spot: Spot, who: Person, action: Slash) -> bool:
        """Use a command; return whether Discord shows it to them, as it does those for moderators to few."""
        options = {name: self._option(value, spot) for name, value in action.options}
        if action.whom is not None:
            options["opponent" if action.name == "play" else "member"] = self._member(spot, action.whom)
        try:
            if isinstance(who, UserHandle):
                await who.slash(action.name, **options)
            else:
                await who.slash(spot.channel, action.name, **options)
        except SetupError as error:
            if "is not visible to this user" not in str(error):
                raise
            return False
        return True

    def _option(self, value: Any, spot: Spot) -> Any:
        if value == corpus.NEWEST:
            return self.newest
        return self._filled(value, spot)[:100] if isinstance(value, str) else value

    async def _press(self, spot: Spot, who: Person, action: Press) -> None:
        """Press a button that stands under a message or, as a modified client may, one that does not."""
        backend = self.world.env.backend
        mine = [
            message
            for message in backend.messages.get(spot.channel.id, {}).values()
            if message.author_id == backend.bot_user.id and message.visible_to(who.id)
        ]
        if not mine:
            return
        message = mine[-1 - action.message % len(mine)]
        rows = [row["components"] for row in message.components if row["type"] == 1]
        buttons = [button["custom_id"] for row in rows for button in row]
        if action.custom_id is not None:
            custom_id = self._filled(action.custom_id.replace(nasty.SELF, str(who.id)), spot)[:100]
        elif buttons:
            custom_id = buttons[action.button % len(buttons)]
        else:
            return
        await press_address(self.world.env, who, message, custom_id)
        self._judge(surely=True)

    def _member(self, spot: Spot, whom: int) -> Person:
        return spot.people[whom % len(spot.people)]

    def _filled(self, text: str, spot: Spot) -> str:
        if nasty.BOT in text:
            text = text.replace(nasty.BOT, f"<@{self.world.env.backend.bot_user.id}>")
        for number, member in enumerate(nasty.MEMBERS):
            if member in text:
                text = text.replace(member, f"<@{self._member(spot, number).id}>")
        return text.replace(nasty.GAME, str(self.newest))[: nasty.LONGEST]

    def _judge(self, *, typed: bool = False, surely: bool = False) -> None:
        """One answer at most, one if it has to be answered; nothing raised, logged at ERROR or pinged."""
        env = self.world.env
        calls = list(env.backend.http_requests)
        env.backend.http_requests.clear()
        env.backend.transcript.clear()
        assert not self.errors, "\n".join(self.errors)
        for error in env.errors_since(0):
            assert isinstance(_peeled(error), EXPECTED), repr(error)
        env._errors.clear()
        env._error_ids.clear()
        self.answered += judge(calls, typed=typed, surely=surely)
        self.newest = newest_game(calls) or self.newest


def _peeled(error: BaseException) -> BaseException:
    while (inner := getattr(error, "original", None)) is not None:
        error = inner
    return error


class Errors(logging.Handler):
    """Keeps what is logged at ERROR or above."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record with its traceback."""
        self.found.append(self.format(record))


@contextmanager
def errors_logged() -> Iterator[list[str]]:
    """What is logged at ERROR or above while this is open."""
    handler = Errors()
    logging.getLogger().addHandler(handler)
    try:
        yield handler.found
    finally:
        logging.getLogger().removeHandler(handler)


def open_spots(world: World) -> list[Spot]:
    """Channels of two servers, some half closed to the bot, a thread, and the bot's direct messages."""
    env, guild = world.env, world.guild
    me = guild.me
    assert me is not None
    moderators = guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True))
    odd = [guild.add_member(env.create_user(f"odd{n}", global_name=name)) for n, name in enumerate(nasty.NAMES[:3])]
    mia = guild.add_member(env.create_user("mia", global_name=nasty.NAMES[3]), roles=[moderators])
    people = [world.alice, world.bob, *odd, mia]
    silent, plain = (discord.PermissionOverwrite(**{name: False}) for name in ("send_messages", "embed_links"))
    elsewhere = env.create_guild("@everyone **elsewhere**")
    others = [elsewhere.add_member(world.alice.user)]
    others += [
        elsewhere.add_member(env.create_user(f"dora{n}", global_name=name)) for n, name in enumerate(nasty.NAMES[4:])
    ]
    hidden = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)
    staff = guild.create_text_channel(
        "staff", overwrites={guild.default_role: hidden[0], me: hidden[1], world.alice: hidden[1], mia: hidden[1]}
    )
    return [
        Spot(world.channel, people),
        Spot(world.channel, people),  # twice as busy
        Spot(guild.create_text_channel("lounge"), people),
        Spot(guild.create_text_channel("silent", overwrites={me: silent}), people),
        Spot(guild.create_text_channel("plain", overwrites={me: plain}), people),
        Spot(create_thread(world, world.channel, discord.ChannelType.public_thread), people),
        Spot(staff, [world.alice, mia]),
        Spot(elsewhere.create_text_channel("@here"), others),
        Spot(world.alice.user.dm_channel, [world.alice.user]),
        Spot(odd[1].user.dm_channel, [odd[1].user]),
    ]


def held(world: World) -> Counter[str]:
    """How many objects of its own and of discord.py's types there are, without what is remembered to be quick."""
    world.store.games.cache, world.services.thinker._table = Cache(), TranspositionTable()
    world.services.commentator._found.clear()
    for known in (_played, _play, variants.grid_text, variants.symbols):
        known.cache_clear()
    gc.collect()
    found = Counter[str]()
    for each, count in Counter(map(type, gc.get_objects())).items():
        found[f"{each.__module__}.{each.__qualname__}"] += count
    return Counter({name: count for name, count in found.items() if name.startswith(("bot.", "discord."))})


async def feed(tmp_path: Path, actions: int) -> None:
    """Do so many things, and look at every answer; at the end, whether anything has been left behind."""
    with errors_logged() as errors:
        async with open_world(tmp_path, search_time_s=0.02) as world:
            world.bot.answerer.most = 10**9  # of requests in ten seconds
            crowd = Crowd(world, open_spots(world), errors)
            crowd.forget()
            world.env.backend.http_requests.clear()
            done, batches = 0, -(-actions // BATCH)
            for batch in range(batches):
                for action in corpus.drawn(min(BATCH, actions - done), batch):
                    try:
                        await crowd.act(action)
                    except BaseException as error:
                        error.add_note(f"by action {done}: {action!r}")
                        raise
                    done += 1
                    if done % 25 == 0:
                        await crowd.wait(3)
                await crowd.wait(400)
                crowd.forget()
                if batch == batches // 4:
                    before = held(world)
            grown = held(world) - before
    assert done == actions
    assert crowd.answered > actions / 2
    left = {name: more for name, more in grown.items() if more > FLAT}
    assert not left, left
