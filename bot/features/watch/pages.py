"""Render games for spectators: boards that follow a game, exhibitions, replays, and what `unwatch` stopped."""

from typing import NamedTuple

from bot.core.chat.address import Act, GameButton
from bot.core.chat.marks import MARKS, OUTCOMES
from bot.core.chat.page import Page, Rows, Style, embed, turns
from bot.core.chat.players import colour, headline, hinted, how, last, link_to, name, player, versus
from bot.core.chat.variants import board_text, game_text, move, moves, newest, remark_text, winners_moves
from bot.core.game import FollowedBoard, Game
from bot.engine import Mark, Outcome
from bot.engine.remarks import Kind, Prospect, Remark
from bot.features.watch.comments import Comment, Summary, TurningPoint
from bot.features.watch.rules import ReplayButton
from bot.words import Words

METER_MARKS = 8  # even, so that a draw is half and half
UNCLEAR = "❔"  # fills the meter if the search did not reach the end
MISSED = {Kind.MISSES_WIN: OUTCOMES[Outcome.WIN], Kind.LOSES_DRAW: OUTCOMES[Outcome.DRAW]}
"""What a slip gave away: it stands on the better squares."""


class FollowReply(NamedTuple):
    """A board that follows a game from elsewhere. has_link: whether to link to the players' own board.

    comment: None if held back, or if the game is over. decided: the move that decided it then, if one did.
    """

    game: Game
    comment: Comment | None
    has_link: bool
    decided: TurningPoint | None = None
    as_new: bool = True

    def render(self, say: Words) -> Page:
        game = self.game
        about = say("watch-followed-over" if game.is_over else "watch-followed", game=str(game.id))
        link = link_to(game, say("watch-link-players")) if not game.is_over and self.has_link else ""
        advice = [] if self.comment or game.is_over else [say("watch-comments-later")]
        advice += [decisive(game, self.decided, say)] if self.decided else []
        return _page(game, self.comment, [*advice, say.sentences(about, link)], say)


class ReplayReply(NamedTuple):
    """An ended game as it was after `ply` moves. comment: on that position.

    summary: of the whole game, told after the move that decided it and after the last.
    """

    game: Game
    ply: int
    comment: Comment
    summary: Summary | None = None

    def render(self, say: Words) -> Page:
        game, ply = self.game, min(self.ply, self.game.ply)
        past, rows = game.at(ply), Rows()
        lines = [say("watch-replay", versus=versus(game, say), game=str(game.id)), *_comments(past, self.comment, say)]
        if ply == game.ply:
            lines += [f"**{headline(game, say)}**", how(game, say), hinted(game, say)]
        if self.summary and ply in (game.ply, self.summary.decided and self.summary.decided.number):
            lines += _summed_up(game, self.summary, say)
        for turn, to in turns(ply, game.ply).items():
            rows.add(ReplayButton(game.id, to, turn), say(f"button-{turn.value}"), disabled=to == ply)
        board = board_text(past.position, _better(past, self.comment.remark), newest=newest(past))
        return Page(board, embed(lines, colour(past), _step(game, ply, say)), rows)


class StoppedReply(NamedTuple):
    boards: tuple[FollowedBoard, ...]
    exhibition: Game | None
    is_told: bool = True

    def render(self, say: Words) -> Page:
        numbers = say.all_of(str(board.game_id) for board in self.boards)
        stopped = [say("watch-unwatched", games=numbers, count=len(self.boards))] if self.boards else []
        if self.exhibition:
            message = "watch-crowd-stopped" if self.exhibition.is_crowd else "watch-exhibition-stopped"
            stopped.append(say(message, game=str(self.exhibition.id)))
        return Page(say.sentences(*stopped))


def left(game: Game, why: str, say: Words) -> Page:
    """Render a board that no longer follows its game. why: "watch-followed-stopped" or "watch-followed-moved"."""
    return Page(game_text(game), embed([versus(game, say), say(why, game=str(game.id))]), Rows())


def exhibition(game: Game, comment: Comment | None, say: Words) -> Page:
    rows, owner = Rows(), name(game.exhibition.owner, say) if game.exhibition else ""
    if not game.is_over:
        rows.add(GameButton(game.id, game.ply, Act.STOP), say("button-stop"))
    else:
        rows.add(GameButton(game.id, game.ply, Act.ANOTHER), say("watch-button-another"), Style.primary)
        if game.moves:
            rows.add(GameButton(game.id, game.ply, Act.REPLAY), say("button-replay"))
    about = "watch-exhibition-over" if game.is_over else "watch-exhibition"
    return _page(game, comment, [say(about, owner=owner, game=str(game.id))], say, rows)


def decisive(game: Game, point: TurningPoint, say: Words) -> str:
    """Return the move that decided a game, and which would have been better."""
    number, made = point
    took, better = move(game.board, made.cell, say), say.any_of(moves(game.board, made.cells, say))
    message = "watch-decided-win" if made.kind is Kind.MISSES_WIN else "watch-decided-draw"
    by, count = name(game.seat(made.mover), say), len(made.cells)
    return say(message, number=number, player=by, square=took, better=better, count=count)


def _step(game: Game, ply: int, say: Words) -> str:
    if ply == 0:
        return say("watch-replay-start", moves=game.ply)
    made, by = game.moves[ply - 1], player(game, Mark.X if ply % 2 else Mark.O, say)
    at = move(game.board, made, say)
    return say("watch-replay-move", number=ply, moves=game.ply, player=by, square=at)


def _better(game: Game, made: Remark | None) -> dict[int, str]:
    """Return what the last move gave away, by the squares that would have kept it."""
    if made is None or made.kind not in MISSED:
        return {}
    return {number % game.board.cells: MISSED[made.kind] for number in made.cells}


def _summed_up(game: Game, summary: Summary, say: Words) -> list[str]:
    """Return the move that decided a game, and how accurate each side was."""
    decided = [decisive(game, summary.decided, say)] if summary.decided else []
    sides = [(player(game, mark, say), share) for mark, share in summary.accuracy.items()]
    (by, share), (other, other_share) = sides[0], sides[-1]
    message = "watch-accuracy-both" if len(sides) > 1 else "watch-accuracy-one"
    return [*decided, say(message, player=by, share=share, other=other, other_share=other_share)]


def _comments(game: Game, comment: Comment | None, say: Words) -> list[str]:
    """Return the comment on a game, line by line: how it stands only while it goes on."""
    if comment is None:
        return []
    remarks = [remark_text(each, game.board, say) for each in (comment.slip, comment.remark) if each]
    return remarks if game.position.is_over else [*remarks, meter(comment.standing, say)]


def meter(standing: Prospect, say: Words) -> str:
    """Return which side is ahead, as a row of marks and in words: a sooner win has more of the winner's marks."""
    winner, half = standing.winner, METER_MARKS // 2
    if not standing.is_sure:
        return _estimate(standing.chance, say)
    lead = max(1, half - (standing.plies - 1) // 2) if winner else 0
    crosses = half - lead if winner is Mark.O else half + lead
    row = MARKS[Mark.X] * crosses + MARKS[Mark.O] * (METER_MARKS - crosses)
    if winner is None:
        return say("watch-meter-draw", meter=row)
    return say("watch-meter-win", meter=row, mark=MARKS[winner], moves=winners_moves(standing.plies))


def _estimate(chance: int | None, say: Words) -> str:
    """Return which side looks better. chance: per cent for X; None if nothing is known."""
    crosses = METER_MARKS // 2 if chance is None else round(METER_MARKS * chance / 100)
    if chance is None or crosses * 2 == METER_MARKS:
        return say("watch-meter-unclear", meter=UNCLEAR * METER_MARKS)
    row = MARKS[Mark.X] * crosses + MARKS[Mark.O] * (METER_MARKS - crosses)
    better = Mark.X if crosses * 2 > METER_MARKS else Mark.O
    return say("watch-meter-estimate", meter=row, mark=MARKS[better], chance=max(chance, 100 - chance))


def _page(game: Game, comment: Comment | None, lines: list[str], say: Words, rows: Rows | None = None) -> Page:
    """Render a game: its end, or its last move with comments; then some more lines."""
    state = [versus(game, say), last(game, say), *_comments(game, comment, say)]
    if game.is_over:
        state = [how(game, say), versus(game, say), hinted(game, say)]
    return Page(game_text(game), embed(state + lines, colour(game), headline(game, say)), rows or Rows())
