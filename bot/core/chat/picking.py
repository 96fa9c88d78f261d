"""What a member may pick, from a menu or while they type an option: games, squares and people that they may see."""

import contextlib
from collections.abc import Iterable, Iterator

from bot.core.chat.page import Choice, Page, Rows
from bot.core.chat.players import plain
from bot.core.chat.replies import Reply
from bot.core.chat.request import Opponent, Request
from bot.core.chat.traffic import UNDELIVERED
from bot.core.chat.variants import variant_name
from bot.core.chat.visibility import Visibility
from bot.core.game import Game, Place, Refusal, User, Wanted
from bot.core.game.refusals import NotAMember
from bot.core.game.writing import folded
from bot.core.play.services import Services
from bot.core.store.names import with_handles_if_alike
from bot.engine import STANDARD
from bot.words import Words

MAX_PICKS, MAX_SEARCHED = 10, 100  # games in a menu, and searched by what is typed
MAX_TWO_NAMES = 2 * 32 + 1  # letters: each split of them is looked up
QUOTED = " @`'\"“”„«»‘’"  # around a name that is typed
UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60))


class Picker:
    """Finds what may be picked: only what may be shown in the place where the member asks, the newest first."""

    def __init__(self, services: Services, visibility: Visibility) -> None:
        self._listings, self._now, self._visibility = services.store.listings, services.turns.now, visibility
        self._names = services.store.names

    async def menu(self, request: Request, to: str, otherwise: Refusal, *, ended: bool = False) -> Reply:
        """Offer the last games that run, or that have ended. Errors: `otherwise` if there are none."""
        if not (games := await self._games(request.place, MAX_PICKS, ended=ended)):
            raise otherwise
        return Reply(lambda say: pick(say, to, games, self._now()), is_private=True, as_new=True)

    async def games(self, request: Request, typed: str, *, ended: bool) -> list[Choice]:
        """Complete the number of a game that has, or has not, ended, by any of its words."""
        games = await self._games(request.place, MAX_SEARCHED, ended=ended)
        return _matching(choices(games, self._now(), request.say_privately), typed)

    async def squares(self, game: Game, typed: str) -> list[Choice]:
        """Complete a free square of a game."""
        board, legal = game.board, game.position.legal()
        names = [(board.move_name(each), board.square_name(each) if board == STANDARD else "") for each in legal]
        return _matching([Choice(name, name, also) for name, also in names], typed)

    async def member(self, request: Request, named: Opponent | int | str, *, is_whole: bool = False) -> Opponent:
        """Return a member as mentioned, by their id, or as named: by what Discord shows, or by their unique name.

        That is a player of this server, perhaps one who has left, whose games may be shown here, or another member of
        the server. is_whole: not by the begin of a name. Errors: not-a-member; which-member if several are meant.
        """
        if isinstance(named, str) and folded(named) == "me":
            named = Opponent(request.user, is_me=False, is_bot=False, is_member=True)
        if isinstance(named, int):
            opponent = next((each for each in request.mentioned if each.user.id == named), None)
            with contextlib.suppress(*UNDELIVERED):  # a number that is no id, too
                opponent = opponent or await self._visibility.opponent(request.place.guild_id, named)
            if opponent is None:
                raise NotAMember
            named = opponent
        if not isinstance(named, str):
            return named._replace(user=await self._names.update(request.place, named.user))
        (guild_id, _), found = request.place, list[Opponent]()
        if guild_id is not None and (text := named.encode(errors="ignore").decode().replace("\0", "").strip(QUOTED)):
            players = await self._names.find(guild_id, text, is_whole=is_whole)
            channels = self._visibility.channels(request.place) if players else frozenset()
            seen = [each for each in players if await self._is_seen(channels, each)]
            found = [Opponent(each, is_me=False, is_bot=False, is_member=False) for each in seen]
            known = {each.user.id for each in found}
            if not found or is_whole:
                others = await self._visibility.members_named(request.place, text)
                found += [each for each in others if each.user.id not in known]
        if len(found) > 1:
            raise Refusal("which-member", players=tuple(with_handles_if_alike([each.user for each in found])))
        if not found:
            raise NotAMember
        return found[0]

    async def members(self, request: Request, *named: Opponent | int | str | None) -> list[Opponent | None]:
        """Return as many members. If the first is a name of several words, it may be two names. Errors: as `member`."""
        first, *others = named
        is_short = isinstance(first, str) and len(first) <= MAX_TWO_NAMES and not any(others)
        words = str(first).split() if is_short else []
        try:
            return [None if each is None else await self.member(request, each) for each in named]
        except Refusal:
            for at in range(len(words) - 1, 0, -1):
                with contextlib.suppress(Refusal):
                    parts = (" ".join(words[:at]), " ".join(words[at:]))
                    return [await self.member(request, each) for each in parts]
            raise

    async def _is_seen(self, channels: frozenset[int], user: User) -> bool:
        """Return whether a user has a game in any of these channels."""
        wanted = (Wanted(None, user.id), Wanted(self._now(), user.id))
        return any([await self._listings.games(channels, each, 1) for each in wanted])

    async def _games(self, place: Place, limit: int, *, ended: bool) -> list[Game]:
        wanted = Wanted(None if ended else self._now())
        found = await self._listings.games(self._visibility.channels(place), wanted, limit)
        return [game for game in found if game.moves or not ended]


def pick(say: Words, address: str, games: Iterable[Game], now: int) -> Page:
    """Draw a menu of games. address: gets the chosen one. now: seconds since 1970."""
    rows = Rows()
    rows.add_menu(address, choices(games, now, say), say("pick-menu"))
    return Page(say("pick-game"), view=rows)


def choices(games: Iterable[Game], now: int, say: Words) -> Iterator[Choice]:
    """Yield games as lines of a menu: number, players, board and age."""
    for game in games:
        at = game.result.ended_at if game.result else game.created_at
        board = "" if game.board == STANDARD else variant_name(game.board, say)
        label = say("pick-versus", game=str(game.id), x=plain(game.x, say), o=plain(game.o, say))
        yield Choice(str(game.id), label, " · ".join(filter(None, (board, age(now - at, say)))))


def age(seconds: int, say: Words) -> str:
    """Return how long ago something was, in words: what is typed and menus show no timestamps."""
    ages = (say(f"pick-age-{unit}", count=seconds // length) for unit, length in UNITS if seconds >= length)
    return next(ages, say("pick-age-now"))


def _matching(choices: Iterable[Choice], typed: str) -> list[Choice]:
    """Return the choices that have all words typed; first the one of that very value, then those that begin with it."""
    words = typed.casefold().split()
    found = [each for each in choices if all(word in " ".join(each[1:]).casefold() for word in words)]
    return sorted(found, key=lambda each: (each.value != typed.strip(), not each.value.startswith(typed.strip())))
