"""Press everything that commands lead to: each button, menu and form, as a curious channel would."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from simcord import InteractionResult, MemberActor, RoleHandle
from simcord.backend.models.message import Message
from simcord.components import walk_components
from simcord.results import ResponseMessage

from tests.features.full import World
from tests.features.ratings.test_chat import ranked
from tests.people import finished_games, members_game

MOST_OF_A_KIND = 20
"""Presses of one kind in a round: the kind of a button is its address without the numbers."""
RIGHTS = discord.Permissions(manage_guild=True, manage_messages=True)
FOR_MANAGERS = ("settings", "permissions", "puzzle here")
OF_ALICE = ("stats", "history", "forget", "export", "leaderboard all")
"""Typed by alice, who has played before."""
OTHERS = 0.4
"""Of all presses on what everybody sees, those by somebody else."""
TYPED = (
    *("play easy", "play hard 4x4/3", "play medium 5x5/5", "play easy wild", "play hard misere", "play easy three"),
    *("play easy ultimate", "play crowd easy", "play open", "play @whom", "play @whom 4x4", "board", "move 5", "draw"),
    *("resign", "games", "watch easy hard", "watch 1", "unwatch", "history", "history @whom", "replay 1", "hint"),
    *("explain X.O/.../...", "explain 1", "learn", "learn minimax", "learn course", "puzzle", "puzzle practice"),
    *("puzzle here", "stats", "stats @whom", "leaderboard", "leaderboard all", "tournament knockout", "tournament"),
    *("tournament round-robin 4x4/3", "settings", "permissions", "preferences", "forget", "privacy", "help", "about"),
    *("help rules", "help nonsense", "nonsense", "end 1", "explain steps O.XX.X.OO", "explain O.XX.X.OO"),
    *("explain ..XXOOXO. O to move maximiser:X", "explain steps OXOX XOO. .OXX ..XO/3", "leaderboard all everywhere"),
)
SLASH: tuple[tuple[str, dict[str, Any]], ...] = (
    *(("play", {"level": level}) for level in ("easy", "unbeatable")),
    *(("play", {"level": "easy", "board": board}) for board in ("4x4", "5x5/5", "ultimate")),
    *(("play", {"level": "easy", "rules": rules}) for rules in ("wild", "misere", "three")),
    *((name, {}) for name in ("board", "draw", "resign", "games", "unwatch", "history", "hint", "explain", "learn")),
    *((name, {}) for name in ("puzzle today", "stats", "leaderboard", "settings", "permissions", "preferences")),
    *((name, {}) for name in ("forget", "export", "privacy", "help", "about")),
    ("watch", {"x": "easy", "o": "hard", "board": "5x5/5"}),
    ("replay", {"game": 1}),
)
MENUS = ("Explain this game", "Replay this game", "Watch this game", "End this game")
PEOPLE = ("Challenge to tic-tac-toe", "Tic-tac-toe stats")


class Step(NamedTuple):
    """A component that somebody can use. who: whose command or press it came from."""

    message: Message
    custom_id: str
    who: MemberActor


class Crawl:
    """A walk through all that can be pressed. presses: how often each kind was, by its address without numbers."""

    def __init__(self, world: World) -> None:
        self.world, self.presses, self._chance = world, Counter[str](), random.Random(1)
        world.bot.answerer.most = 10**6
        self._steps, self._seen, self._members = list[Step](), set[tuple[int, str]](), 0

    async def prepare(self) -> None:
        """Let alice have played, and 25 members be ranked."""
        await finished_games(self.world, 12)
        await members_game(self.world, "51")
        await ranked(self.world, 25)

    async def round(self, language: str, look: str, *, share: float = 1, most: int = 10**6) -> None:
        """Use commands in a new channel, each by a new member, then press what comes of it, by chance.

        It ends if nothing is left or after `most` presses. language, look: of the server meanwhile. share: of commands.
        """
        world, enough = self.world, self.presses.total() + most
        self._old, self._channel = Counter(self.presses), world.guild.create_text_channel(f"{language}-{look}")
        managers = world.guild.create_role(language, permissions=RIGHTS)
        self._manager, self._whom = self._member(managers), self._member()
        await self._say(self._manager, f"settings language {language} look {look}")
        for text in self._some(TYPED, share):
            who = self._manager if text.startswith(FOR_MANAGERS) else self._member()
            await self._say(who, text.replace("@whom", self._whom.mention))
        for text in OF_ALICE:
            await self._say(world.alice, text)
        for name, options in self._some(SLASH, share):
            who = self._manager if name in FOR_MANAGERS else self._member()
            self._answered(who, await who.slash(self._channel, name, **options))
        for name in PEOPLE:
            self._answered(who, await who.context_menu(self._channel, name, self._whom))
        for name in MENUS:
            for message in self._channel.history()[-3:]:
                self._answered(self._manager, await self._manager.context_menu(self._channel, name, message))
        while self._steps and self.presses.total() < enough:
            await self._press(self._steps.pop(self._chance.randrange(len(self._steps))))

    def _some(self, each: Sequence[Any], share: float) -> Sequence[Any]:
        return each if share == 1 else self._chance.sample(each, round(share * len(each)))

    def _member(self, *roles: RoleHandle) -> MemberActor:
        self._members += 1
        return self.world.guild.add_member(self.world.env.create_user(f"member{self._members}"), roles=roles)

    async def _say(self, who: MemberActor, text: str) -> None:
        await who.send(self._channel, "!" + text)
        self._look(who)

    async def _press(self, step: Step) -> None:
        """Use a component, unless its message has lost it or is gone."""
        if step.message.id not in self.world.env.backend.messages[self._channel.id]:
            return
        found = {each.get("custom_id"): each for each in walk_components(step.message.components)}
        part = found.get(step.custom_id)
        if part is None or part.get("disabled"):
            return
        kind = re.sub(r"\d+", "#", step.custom_id)
        if self.presses[kind] - self._old[kind] >= MOST_OF_A_KIND:
            return
        self.presses[kind] += 1
        who, message = step.who, ResponseMessage(self.world.env, step.message)
        if not step.message.is_ephemeral and self._chance.random() < OTHERS:
            who = self._chance.choice([self._whom, self._manager, self.world.carol])
        if part["type"] == 2:
            result = await who.click(message, custom_id=step.custom_id)
        else:
            values = [self._chance.choice(part["options"])["value"]] if part["type"] == 3 else [self._whom]
            result = await who.select(message, values, custom_id=step.custom_id)
        assert result.acknowledged, step.custom_id
        if result.modal is not None:
            self._answered(who, result)
            result = await who.submit_modal(result, self._filled(result))
            assert result.acknowledged, step.custom_id
        self._answered(who, result)

    def _filled(self, result: InteractionResult) -> dict[str, Any]:
        """Fill a form in by chance."""
        filled: dict[str, Any] = {}
        for label in (result.modal or {})["components"]:
            asked = label["component"]
            match asked["type"]:
                case 4:
                    filled[asked["custom_id"]] = self._chance.choice(["", "3", "easy", "<@1>"])[: asked["max_length"]]
                case 3:
                    filled[asked["custom_id"]] = [self._chance.choice(asked["options"])["value"]]
                case 21:
                    filled[asked["custom_id"]] = self._chance.choice(asked["options"])["value"]
                case 23:
                    filled[asked["custom_id"]] = self._chance.random() < 0.5
        return filled

    def _answered(self, who: MemberActor, result: InteractionResult) -> None:
        for shown in (result.response, *result.followups):
            if shown is not None:
                self._note(shown._message, who)
        self._look(who)

    def _look(self, who: MemberActor) -> None:
        """Note what the newest messages of the channel have."""
        messages = self.world.env.backend.messages[self._channel.id]
        for number in list(messages)[-2:]:
            if not messages[number].is_ephemeral:
                self._note(messages[number], who)

    def _note(self, message: Message, who: MemberActor) -> None:
        for part in walk_components(message.components):
            key = (message.id, part.get("custom_id", ""))
            if key[1] and key not in self._seen:
                self._seen.add(key)
                self._steps.append(Step(message, key[1], who))
