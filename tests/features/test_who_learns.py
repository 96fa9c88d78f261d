"""What is played where one can't look is learned by no command and no press: SECURITY.md, "Who may learn what of whom".

Every command and every kind of button that the bot has is asked, by outsiders, before and after others have played in
a private channel and in another server. A door without an entry here fails. Each is asked in one way, drawn by chance,
and in the slow test in all ways.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import discord
import pytest
import pytest_asyncio
import sqlalchemy as sa
from discord.app_commands import ContextMenu
from simcord import ChannelHandle, HttpLogEntry, MemberActor
from simcord.builders import UserHandle

from bot.core.chat.press import Act
from bot.core.game import Answer, Place
from bot.core.store import tables
from bot.engine import STANDARD
from bot.features.tournaments.rules import Form, Stage, Tournament, TournamentAct
from tests.addresses import press_address
from tests.features.full import World
from tests.people import WIN, members_game, newest, shut
from tests.values import ANN, challenge

EPHEMERAL = 64
FIELD = re.compile(r"\{(\w+)\}")
STAFF_GAMES, CLUB_GAMES = 770_000, 880_000
"""The games of the private channel, and of the other server, have numbers from these on."""

TYPED: dict[str, Sequence[str]] = {
    "play": ("easy", "{bob}"),
    "move": ("5",),
    "board": ("",),
    "resign": ("",),
    "rematch": ("",),
    "draw": ("",),
    "help": ("", "stats"),
    "hint": ("",),
    "explain": ("", "{running}", "{ended}", "{abroad}", "X...O...."),
    "learn": ("", "7"),
    "games": ("",),
    "watch": ("", "{running}", "{ended}", "{abroad}"),
    "unwatch": ("", "{running}"),
    "replay": ("", "{ended}", "{abroad}"),
    "history": ("", "quentin", "{bob}", "{ann}"),
    "leaderboard": ("", "4x4", "month", "everywhere", "everywhere 4x4"),
    "stats": ("", "bob", "quentin", "olaf", "{bob}", "{ann}", "{bob} {ann}", "{ann} {bob}", "{alice}", "{alice} {bob}"),
    "puzzle": ("", "practice"),
    "tournament": ("show", "join", "create"),
    "preferences": ("",),
    "settings": ("", "level hard"),
    "end": ("{running}", "{ended}", "{abroad}", "{bob}", "{ann}"),
    "permissions": ("",),
    "about": ("",),
    "privacy": ("",),
    "forget": ("",),
    "export": ("",),
}
"""What to type after each command. Names of people and games are filled in."""

SLASH: dict[str, Sequence[dict[str, Any]]] = {
    "play": ({"level": "easy"}, {"opponent": "{bob}"}, {"crowd": True}),
    "move": ({"square": "5"},),
    "explain": ({"what": "{running}"}, {"what": "{ended}"}, {"what": "{abroad}", "form": "steps"}),
    "learn": ({}, {"lesson": 7}),
    "watch": ({"game": "{running}"}, {"game": "{ended}"}, {"game": "{abroad}"}),
    "unwatch": ({}, {"game": "{running}"}),
    "replay": ({}, {"game": "{ended}"}, {"game": "{abroad}"}),
    "history": ({}, {"member": "{bob}"}, {"member": "{ann}"}),
    "leaderboard": ({}, {"board": "4x4"}, {"where": "everywhere"}),
    "stats": ({}, {"member": "{bob}"}, {"member": "{ann}"}, {"member": "{bob}", "against": "{ann}"}),
    **dict.fromkeys(("puzzle today", "puzzle practice"), ({},)),
    **dict.fromkeys(("tournament show", "tournament join", "tournament create"), ({},)),
    **dict.fromkeys(("Explain this game", "Replay this game", "Watch this game"), ({},)),
    "Tic-tac-toe stats": ({"user": "{bob}"},),
    "Challenge to tic-tac-toe": ({"user": "{bob}"},),
    **dict.fromkeys(("board", "resign", "draw", "help", "hint", "games", "permissions"), ({},)),
    **dict.fromkeys(("preferences", "about", "privacy", "forget", "export"), ({},)),
}

PRESSES: dict[str, Sequence[str]] = {
    "ttt": tuple(f"ttt:{{{game}}}:{ply}:{act}" for game in ("running", "ended", "abroad") for ply in (2,)
                 for act in ("4", *Act)),
    "ttt-choose": ("ttt-choose:{running}:0:0", "ttt-choose:{abroad}:0:0"),
    "ttt-menu": ("ttt-menu:{running}:0", "ttt-menu:{abroad}:0"),
    "ttt-play": ("ttt-play:easy:3x3:standard",),
    "ttt-do": (
        "ttt-do:0:0:replay {ended}", "ttt-do:0:0:watch {running}", "ttt-do:0:0:explain {running}",
        "ttt-do:0:0:replay {abroad}", "ttt-do:0:0:watch {abroad}", "ttt-do:0:0:explain {abroad}",
        "ttt-do:0:0:watch", "ttt-do:0:0:explain",
        "ttt-do:0:0:play <@{bob}>", "ttt-do:0:0:play <@{ann}>", "ttt-do:0:0:board", "ttt-do:0:0:resign",
        *(f"ttt-do:{{asker}}:{{{game}}}:play easy" for game in ("running", "ended", "abroad")),
    ),
    "ttt-form": tuple(f"ttt-form:preferences{group}" for group in ("", ":look", ":notices", ":challenges")),
    "ttt-settings": ("ttt-settings:games", "ttt-settings:limits|default|default|default"),
    "ttt-vote": ("ttt-vote:{crowd}:0:4", "ttt-vote:{running}:0:4"),
    "ttt-help": ("ttt-help:whom", "ttt-help:watch", "ttt-help:topic"),
    "ttt-steps": ("ttt-steps:O.XX.X.OO:10:0:first",),
    "ttt-learn": ("ttt-learn:1:1:1:4", "ttt-learn:1:12:1:4", "ttt-learn:1:0:0:"),
    "ttt-forget": ("ttt-forget:{bob}:1:erase", "ttt-forget:{bob}:1:keep"),
    "ttt-solve": ("ttt-solve:20454",),
    "ttt-puzzle": ("ttt-puzzle:20454:0",),
    "ttt-share": ("ttt-share:20454",),
    "ttt-practice": ("ttt-practice:0:next", "ttt-practice:0:0"),
    "ttt-board": tuple(
        f"ttt-board:{{{who}}}:{board}:standard:{period}:{scope}:0:first"
        for who in ("asker", "bob") for board in ("3x3", "4x4") for period in ("all", "month")
        for scope in ("here", "everywhere")
    ),
    "ttt-stats": tuple(
        f"ttt-stats:{{{who}}}:{chart}:{pool}"
        for who in ("bob", "ann", "alice", "asker") for chart in ("rating", "openings") for pool in ("", "4x4/4")
    ),
    "ttt-replay": ("ttt-replay:{ended}:3:first", "ttt-replay:{abroad}:3:first", "ttt-replay:chosen"),
    "ttt-history": tuple(
        f"ttt-history:{who}:{of}:{side}"
        for who in ("{asker}", "{bob}") for of in ("0", "{bob}", "{ann}") for side in ("before:999999999", "after:0")
    ),
    "ttt-cup": tuple(f"ttt-cup:{{cup}}:{act}:1" for act in TournamentAct),
}  # fmt: skip


class Scene(NamedTuple):
    """A private channel, staff, and another server, the club; and who asks from where.

    Quentin plays in staff alone, with bob and alice; alice, whose name is clubalice there, plays olaf in the club.
    """

    world: World
    staff: ChannelHandle
    quentin: MemberActor
    club: ChannelHandle
    olaf: MemberActor
    clubalice: MemberActor
    abroad: ChannelHandle
    dora: MemberActor

    def filled(self, text: str, asker: int) -> str:
        """Return what is typed, or an address, with the numbers of this scene."""
        people = {"bob": self.world.bob.id, "ann": self.quentin.id, "alice": self.world.alice.id, "asker": asker}
        return FIELD.sub(lambda found: str((people | NUMBERS)[found[1]]), text)

    @property
    def markers(self) -> set[str]:
        """What only they know who could look there: names, numbers, places; and that 4x4 was played."""
        games = [*range(STAFF_GAMES + 1, STAFF_GAMES + 6), CLUB_GAMES + 1]
        places = (self.staff.id, self.club.id, self.olaf.guild.id)
        return {"quentin", "clubalice", "olaf", "4x4", *map(str, (*games, *places))}


NUMBERS = {"ended": STAFF_GAMES + 1, "running": STAFF_GAMES + 4, "crowd": STAFF_GAMES + 5, "abroad": CLUB_GAMES + 1}
NUMBERS |= {"cup": 7}


@pytest_asyncio.fixture(loop_scope="session")
async def scene(shared: World) -> Scene:
    """Alice has won against bob where everybody could see it."""
    world, env = shared, shared.env
    await members_game(world, WIN)
    quentin = world.guild.add_member(env.create_user("quentin"))
    club, abroad = env.create_guild(), env.create_guild()
    return Scene(
        world=world,
        staff=shut(world, "staff", world.alice, world.bob, quentin),
        quentin=quentin,
        club=club.create_text_channel("games"),
        olaf=club.add_member(env.create_user("olaf")),
        clubalice=club.add_member(world.alice.user, nick="clubalice"),
        abroad=abroad.create_text_channel("games"),
        dora=abroad.add_member(env.create_user("dora")),
    )


async def duel(one: MemberActor, other: MemberActor, channel: ChannelHandle) -> None:
    """One member beats another on 4x4, in two moves."""
    await begin(one, other, channel)
    await one.send(channel, "!move a1")
    await other.send(channel, "!move b2")
    await other.send(channel, "!resign")
    await other.click(newest(channel), label="Resign")


async def begin(one: MemberActor, other: MemberActor, channel: ChannelHandle) -> None:
    await one.send(channel, f"!play {other.mention} 4x4")
    await other.click(newest(channel), label="Accept")


async def number_from(scene: Scene, number: int) -> None:
    """Let the next game have the number after this one."""
    row = tables.row(challenge(place=Place(1, 1), answer=Answer.DECLINED)) | {"id": number, "is_end_shown": True}
    await scene.world.store.database.write(lambda to: to.execute(sa.insert(tables.GAMES), row))


async def cup_from(scene: Scene, number: int) -> None:
    """Let the next tournament have the number after this one."""
    over = Tournament(Place(1, 1), ANN, Form.KNOCKOUT, STANDARD, 60, 1, 2, stage=Stage.CANCELLED)
    made = await scene.world.store.tournaments.open(over)
    assert made is not None
    await scene.world.store.tournaments.note_shown(made, 1)
    renumber = sa.text("UPDATE tournaments SET id = :number WHERE id = :made").bindparams(number=number, made=made.id)
    await scene.world.store.database.write(lambda to: to.execute(renumber))


async def play_out_of_sight(scene: Scene) -> None:
    """Games, votes and a tournament in staff; a game in the club."""
    world, staff, quentin = scene.world, scene.staff, scene.quentin
    await number_from(scene, STAFF_GAMES)
    for one, other in ((quentin, world.bob), (world.bob, quentin), (quentin, world.alice)):
        await duel(one, other, staff)
    await begin(quentin, world.bob, staff)
    await quentin.send(staff, "!play crowd")
    await cup_from(scene, NUMBERS["cup"] - 1)
    await quentin.send(staff, "!tournament create 4x4")
    await world.bob.send(staff, "!tournament join")
    await number_from(scene, CLUB_GAMES)
    await duel(scene.clubalice, scene.olaf, scene.club)
    for number, place in ((NUMBERS["ended"], staff), (NUMBERS["abroad"], scene.club)):
        assert (await world.ended(number)).place.channel_id == place.id
    with world.env.time_context():
        assert await world.store.tournaments.on_in(staff.id) == await world.store.tournaments.get(NUMBERS["cup"])
        there = Place(world.guild.id, staff.id)
        assert (await world.services.turns.current(there, quentin.id)).id == NUMBERS["running"]
        await world.community.ratings.settle(None)


class Ask(NamedTuple):
    """Who asks by which door: "typed", "slash" or "press". given: words, or options by their names."""

    who: str
    door: str
    given: str


class Outsider(NamedTuple):
    """Somebody who asks in a channel, below a message of the bot. is_public: only what all read there counts."""

    who: MemberActor | UserHandle
    channel: ChannelHandle
    message: discord.Message
    is_public: bool = False


async def outsiders(scene: Scene) -> dict[str, Outsider]:
    """Carol who can't look into staff, alice where carol reads, dora in a server of her own, and dora in private."""
    world, found = scene.world, dict[str, Outsider]()
    places = {"carol": (world.carol, world.channel), "alice": (world.alice, world.channel)}
    for name, (who, channel) in (places | {"dora": (scene.dora, scene.abroad)}).items():
        await who.send(channel, "!privacy")
        found[name] = Outsider(who, channel, newest(channel), is_public=name == "alice")
    user = scene.dora.user
    await user.send_dm("!privacy")
    return found | {"dora in private": Outsider(user, user.dm_channel, newest(user.dm_channel))}


def told(calls: list[HttpLogEntry], *, is_public: bool) -> str:
    """All that was sent. is_public: without what the asker alone reads."""
    bodies = []
    for call in calls:
        body = call.json or {}
        is_private = (body.get("data") or {}).get("flags", 0) & EPHEMERAL or "/webhooks/" in call.path
        if not is_public or not (is_private or "@me" in call.path):
            bodies.append(json.dumps(body, ensure_ascii=False))
    return "\n".join(bodies)


def seen_in(said: str, markers: set[str]) -> set[str]:
    """The markers in what was said: not a game's number among the digits of a message's id."""
    return {each for each in markers if re.search(rf"(?<![0-9]){each}(?![0-9])", said)}


Choose = Callable[[Sequence[Any]], Sequence[Any]]
"""Which ways of one command or kind of button are asked."""


def asks_of(who: str, choose: Choose) -> list[Ask]:
    """What one of the outsiders asks."""
    typed = [Ask(who, "typed", f"!{name} {words}".strip()) for name, each in TYPED.items() for words in choose(each)]
    slash = [Ask(who, "slash", json.dumps([name, each])) for name, given in SLASH.items() for each in choose(given)]
    pressed = [Ask(who, "press", custom_id) for each in PRESSES.values() for custom_id in choose(each)]
    # Direct messages have no members to name in an option. By slash alice asks for herself alone.
    return [*typed, *(slash if who in ("carol", "dora") else ()), *pressed]


async def put(scene: Scene, ask: Ask, outsider: Outsider) -> None:
    """Ask it."""
    who, channel, message, _ = outsider
    if ask.door == "typed":
        await (who.send(channel, ask.given) if isinstance(who, MemberActor) else who.send_dm(ask.given))
    elif ask.door == "press":
        chosen = [str(NUMBERS["ended"])] if ask.given == "ttt-replay:chosen" else []
        await press_address(scene.world.env, who, message, ask.given, *chosen)
    elif isinstance(who, MemberActor):
        name, given = json.loads(ask.given)
        people = {str(each.id): each for each in (scene.world.bob, scene.quentin)}
        options = {key: int(each) if key == "game" else people.get(each, each) for key, each in given.items()}
        options = {key: _there(who, each) for key, each in options.items()}
        menus = [each for each in scene.world.bot.tree.get_commands() if isinstance(each, ContextMenu)]
        kinds = {each.name: each.type for each in menus}
        if name in kinds:
            await who.context_menu(channel, name, who if kinds[name] is discord.AppCommandType.user else message)
        else:
            await who.slash(channel, name, **options)


def _there(who: MemberActor, value: Any) -> Any:
    """A member of another server is only a user in this one."""
    return value.user if isinstance(value, MemberActor) and value.guild.id != who.guild.id else value


async def answers(scene: Scene, asks: Sequence[Ask]) -> dict[Ask, set[str]]:
    """Ask all of it, and return the markers in each answer, but for those that were asked with."""
    world, found = scene.world, dict[Ask, set[str]]()
    outsider = (await outsiders(scene))[asks[0].who]
    stored = world.env.backend.get_message(outsider.message.channel.id, outsider.message.id)
    before = stored.content, stored.embeds, stored.components
    for ask in asks:
        filled = ask._replace(given=scene.filled(ask.given, outsider.who.id))
        world.calls()
        await put(scene, filled, outsider)
        said = told(world.calls(), is_public=outsider.is_public)
        stored.content, stored.embeds, stored.components = before
        no_news = {"4x4"} if "practice" in ask.given else set()  # puzzles to practise are on any board
        found[ask] = {each for each in seen_in(said, scene.markers - no_news) if each not in filled.given}
    return found


async def test_every_command_and_every_button_is_asked(scene: Scene) -> None:
    bot = scene.world.bot
    assert {each.name for each in bot.commands} == TYPED.keys()
    slash = {name if name[0].isupper() else name.split()[0] for name in SLASH}
    for_all = [each for each in bot.tree.get_commands() if not each.default_permissions]
    assert {each.name for each in for_all} == slash, "Discord shows the others to those who run the server alone"
    assert {press.address.prefix for feature in bot.registry.features for press in feature.presses()} == PRESSES.keys()


async def check(scene: Scene, asks: Sequence[Ask]) -> None:
    """What the same door said before anybody had played out of sight is no secret."""
    before = await answers(scene, asks)
    await play_out_of_sight(scene)
    after = await answers(scene, asks)
    leaks = {ask: found - before[ask] for ask, found in after.items() if found - before[ask]}
    assert not leaks, "\n".join(
        f"{ask.who} asks {ask.door} {ask.given}: {sorted(found)}" for ask, found in leaks.items()
    )
    assert len(after) > 40


@pytest.mark.parametrize("who", ["carol", "alice"])
async def test_an_outsider_learns_nothing_by_one_way_of_each_door(scene: Scene, who: str) -> None:
    await check(scene, asks_of(who, lambda ways: [Random(who).choice(ways)]))


@pytest.mark.slow
@pytest.mark.parametrize("who", ["carol", "alice", "dora", "dora in private"])
async def test_an_outsider_learns_nothing_by_any_door(scene: Scene, who: str) -> None:
    asks = asks_of(who, lambda ways: ways)
    assert len(asks) > 100
    await check(scene, asks)


async def test_who_may_look_learns_it_by_the_same_doors(scene: Scene) -> None:
    """Or the markers would be none."""
    await play_out_of_sight(scene)
    world, seen = scene.world, set[str]()
    for words in ("games", "history", "leaderboard 4x4", "replay 770001", "tournament show"):
        world.calls()
        await world.bob.send(scene.staff, f"!{words}")
        said = told(world.calls(), is_public=True)
        seen |= seen_in(said, scene.markers)
    assert {"quentin", "4x4", *map(str, range(STAFF_GAMES + 1, STAFF_GAMES + 6))} <= seen
