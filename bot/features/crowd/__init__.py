"""A whole channel plays the bot by votes."""

from dataclasses import replace
from functools import partial

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.feature import Event, Feature, Kind, Renderer
from bot.core.chat.game_page import GameReply
from bot.core.chat.page import Page, Rows, Style, embed
from bot.core.chat.players import answered, colour, heading, how, name, versus
from bot.core.chat.press import ACT, Act, Address, press
from bot.core.chat.request import Request
from bot.core.chat.variants import game_text, moves, newest, pages_of
from bot.core.game import First, Game, How, Look, Refusal, read_move
from bot.engine import Board, Level
from bot.features.crowd.service import Crowds
from bot.features.crowd.sql import PERSONAL, Poll
from bot.words import Words

VOTE = Address("ttt-vote:{game_id}:{ply:3}:{cell:3}")  # for a cell of the board as it was at a ply


def render(poll: Poll, game: Game, say: Words) -> Page:
    rows, has_room = Rows(), pages_of(game.board).has_room(game.board) and not game.is_over
    if not game.is_over:
        _add_squares(rows, game, poll, say)
    elif game.rematch_id is None:
        rows.add(ACT(game.id, game.ply, Act.AGAIN), say("crowd-button-again"), Style.primary)
    if game.is_over and game.moves:
        rows.add(ACT(game.id, game.ply, Act.REPLAY), say("button-replay"))
    if has_room and poll.votes:
        rows.add(ACT(game.id, game.ply, Act.CLOSE), say("crowd-button-close"), Style.primary)
    if has_room:
        rows.add(ACT(game.id, game.ply, Act.STOP), say("button-stop"))
    lines = _ended(game, poll, say) if game.is_over else _running(game, poll, say)
    content, number = game_text(game), say("number", game=str(game.id))
    return Page(content, embed(lines, colour(game), heading(game, say), footer=number), rows)


def _running(game: Game, poll: Poll, say: Words) -> list[str]:
    owner = name(game.exhibition.owner, say) if game.exhibition else ""
    pages = pages_of(game.board)
    about = say("crowd-about" if pages.has_room(game.board) else "crowd-unwatch", game=str(game.id), owner=owner)
    state = [answered(game, say), pages.now(game.position, None, say, game.moves), say("crowd-how")]
    if not poll.votes:
        return [*state, say("crowd-waits", seconds=game.exhibition.pace_s if game.exhibition else 0), about]
    leaders = poll.leaders
    facts = {"count": sum(poll.votes.values()), "leaders": len(leaders), "most": poll.votes[leaders[0]]}
    squares = say.all_of(moves(game.board, leaders, say))
    return [*state, say("crowd-lead", **facts, squares=squares), say("crowd-clock", deadline=str(game.deadline)), about]


def _ended(game: Game, poll: Poll, say: Words) -> list[str]:
    """Return how the game ended; the number of voters only if they played it to its end."""
    is_played = game.result is not None and game.result.how in (How.LINE, How.FULL_BOARD, How.REPETITION)
    voted = say("crowd-voted", count=poll.voters) if is_played and poll.voters else ""
    again = say("rematch", game=str(game.rematch_id)) if game.rematch_id else ""
    games, won, drawn, lost, _ = poll.record
    record = say("crowd-record", won=won, drawn=drawn, lost=lost) if games > 1 else ""
    return [how(game, say), versus(game, say), voted, record, again]


def _add_squares(rows: Rows, game: Game, poll: Poll, say: Words) -> None:
    """Add a button for each square, with its votes: leaders green, the last move blue."""
    pages, last_cell, leaders = pages_of(game.board), newest(game), poll.leaders
    gap = " · " if pages.has_room(game.board) else "·"
    for cell, mark in enumerate(pages.symbols(game.position, last_cell)):
        votes = poll.votes.get(cell, 0)
        style = Style.primary if cell == last_cell else Style.success if cell in leaders else Style.secondary
        label = mark or pages.square(game.board, cell)
        if votes:
            in_words = say("crowd-button-square", square=label, count=votes)
            label = in_words if game.look is Look.WORDS else f"{label}{gap}{votes}"
        rows.add(VOTE(game.id, game.ply, cell), label, style, disabled=mark != "", is_emoji=mark != "")
        rows.end_row(at=game.board.columns)


class Crowd(Feature, name="crowd"):
    topics = {"play": "crowd vote votes voting together"}
    renders = frozenset({Kind.CROWD})

    def __init__(self, bot: TicTacToeBot) -> None:
        super().__init__(bot)
        self.service = self._crowds = Crowds(bot.services)
        self.personal = replace(PERSONAL, around=self._crowds.forgetting)
        bot.registry.subscribe(self._crowds.close, Event.PACE)

    async def start(self, request: Request, level: Level | None, first: First, board: Board) -> GameReply:
        """Start a game of the channel against the bot. Errors: crowd-not-votable; as _check and Crowds.begin."""
        _check(request)
        if not pages_of(board).has_votes:
            raise Refusal("crowd-not-votable", word=board.rules.value)
        level = level or self.bot.settings.default_level or Level.HARD
        game = await self._crowds.begin(request.place, request.user, level, first, board)
        return GameReply(game, renderer=partial(render, Poll()))

    @press("ttt:{game_id}:{ply:3}:again", starts="play")
    async def again(self, request: Request, game_id: int, ply: int) -> GameReply:
        _check(request)
        game = await self._crowds.again(request.place, request.user, game_id)
        return GameReply(game, as_new=True, renderer=partial(render, Poll()))

    @press(VOTE)
    async def vote(self, request: Request, game_id: int, ply: int, cell: int) -> GameReply:
        game, poll = await self._crowds.vote(request.place, request.user.id, game_id, ply, cell)
        return GameReply(game, renderer=partial(render, poll))

    @press("ttt:{game_id}:{ply:3}:close")
    async def close(self, request: Request, game_id: int, ply: int) -> GameReply:
        game, poll = await self._crowds.hurry(request.place, request.user.id, game_id, ply)
        return GameReply(game, renderer=partial(render, poll))

    async def vote_for(self, request: Request, square: str) -> GameReply | None:
        """Vote for a square, as a member writes it, in this channel's game; None if there is none."""
        if (found := await self._crowds.here(request.place)) is None:
            return None
        return await self.vote(request, found.game.id, found.game.ply, read_move(square, found.game.position))

    async def here(self, request: Request) -> GameReply | None:
        found = await self._crowds.here(request.place)
        return GameReply(found.game, renderer=partial(render, found.poll)) if found else None

    async def renderer(self, game: Game) -> Renderer:
        return partial(render, await self._crowds.poll(game))


def _check(request: Request) -> None:
    """Errors: nobody-else-here; cannot-follow-here if the bot cannot edit the board here when a vote closes."""
    if not request.rights.be_answered:
        raise Refusal("nobody-else-here")
    if not request.rights.edit_later:
        raise Refusal("cannot-follow-here")


async def setup(bot: TicTacToeBot) -> None:
    await bot.add_cog(Crowd(bot))
