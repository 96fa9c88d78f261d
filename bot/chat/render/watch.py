"""Games for those who look on: boards that follow, exhibitions, replays, and what `unwatch` ended."""

from bot.chat.address import Act, GameButton, ReplayButton
from bot.chat.render.marks import MARKS, board_text, remark_text, square, winners_moves
from bot.chat.render.page import Page, Rows, embed, turns
from bot.chat.render.players import colour, headline, hinted, how, last, link_to, name, player, turning_point, versus
from bot.chat.request import FollowReply, ReplayReply, StoppedReply
from bot.engine import Mark, Rules
from bot.engine.remarks import Standing
from bot.games.history import Comment
from bot.model import Game
from bot.words import Words

METER, UNCLEAR = 8, "❔"
"""How many marks the meter is long; even, so that a draw is shared. What stands there if nobody knows."""
MOST_POINTS = 5
"""How many turning points an ended board names: the last ones."""


def followed(reply: FollowReply, say: Words) -> Page:
    """Render a board that follows a game from elsewhere."""
    game = reply.game
    said = say("followed" if not game.is_over else "followed-over", game=str(game.id))
    link = link_to(game, say("link-players")) if not game.is_over and reply.has_link else ""
    advice = [turning_point(each, game.board, say) for each in reply.turning_points[-MOST_POINTS:]]
    if reply.comment is None and not game.is_over:
        advice = [say("comments-later")]
    lines = [*_state(game, reply.comment, say), *advice, f"{said} {link}".rstrip()]
    return _page(game, lines, say)


def left(game: Game, why: str, say: Words) -> Page:
    """Render a board that follows no longer. why: the message that tells it, "followed-stopped" or "followed-moved"."""
    return Page(board_text(game.position), embed([versus(game, say), say(why, game=str(game.id))]), Rows())


def hidden(say: Words) -> Page:
    """Render a board whose game not everybody may see any more."""
    return Page(say("hidden"))


def exhibition(game: Game, comment: Comment | None, say: Words) -> Page:
    """Render a game that the bot plays against itself."""
    rows, said = Rows(), say("exhibition-over")
    if game.exhibition and not game.is_over:
        rows.add(GameButton(game.id, game.ply, Act.STOP), say("button-stop"))
        said = say("exhibition", owner=name(game.exhibition.owner, say), game=str(game.id))
    elif game.moves:
        rows.add(GameButton(game.id, game.ply, Act.REPLAY), say("button-replay"))
    return _page(game, [*_state(game, comment, say), said], say, rows)


def replay(reply: ReplayReply, say: Words) -> Page:
    game, ply = reply.game, min(reply.ply, reply.game.ply)
    past, rows = game.at(ply), Rows()
    lines = [say("replay", versus=versus(game, say), game=str(game.id)), *comments(past, reply.comment, say)]
    if ply == game.ply:
        lines += [f"**{headline(game, say)}**", how(game, say), hinted(game, say)]
    for turn, to in turns(ply, game.ply).items():
        rows.add(ReplayButton(game.id, to, turn), say(f"button-{turn.value}"), disabled=to == ply)
    return Page(board_text(past.position), embed(lines, colour(past), _step(game, ply, say)), rows)


def _step(game: Game, ply: int, say: Words) -> str:
    if ply == 0:
        return say("replay-start", moves=game.ply)
    made, by = game.moves[ply - 1], player(game, Mark.X if ply % 2 else Mark.O, say)
    message = "replay-move-mark" if game.board.rules is Rules.WILD else "replay-move"
    at = square(game.board, made.cell)
    return say(message, number=ply, moves=game.ply, player=by, mark=MARKS[made.mark], square=at)


def stopped(reply: StoppedReply, say: Words) -> Page:
    numbers = say.all_of(str(board.game_id) for board in reply.boards)
    boards = say("unwatched", games=numbers, count=len(reply.boards)) if reply.boards else ""
    message = "crowd-stopped" if reply.exhibition and reply.exhibition.is_crowd else "exhibition-stopped"
    exhibition = say(message, game=str(reply.exhibition.id)) if reply.exhibition else ""
    return Page(f"{boards} {exhibition}".strip())


def _state(game: Game, comment: Comment | None, say: Words) -> list[str]:
    """Return how the game ended, or the last move and what there is to say of it."""
    if game.is_over:
        return [how(game, say), versus(game, say), hinted(game, say)]
    return [versus(game, say), last(game, say), *comments(game, comment, say)]


def comments(game: Game, comment: Comment | None, say: Words) -> list[str]:
    """Return what there is to say of a game while it can be played on."""
    if comment is None or game.position.is_over:
        return []
    remarks = [remark_text(each, game.board, say) for each in (comment.slip, comment.remark) if each]
    return [*remarks, meter(comment.standing, say)]


def meter(standing: Standing, say: Words) -> str:
    """Return who stands better, as a row of marks and in words: the sooner the win, the longer the winner's part."""
    winner, half = standing.winner, METER // 2
    if not standing.is_sure:
        return say("meter-unclear", meter=UNCLEAR * METER)
    lead = max(1, half - (standing.plies - 1) // 2) if winner else 0
    crosses = half - lead if winner is Mark.O else half + lead
    row = MARKS[Mark.X] * crosses + MARKS[Mark.O] * (METER - crosses)
    if winner is None:
        return say("meter-draw", meter=row)
    return say("meter-win", meter=row, mark=MARKS[winner], moves=winners_moves(standing.plies))


def _page(game: Game, lines: list[str], say: Words, rows: Rows | None = None) -> Page:
    return Page(board_text(game.position), embed(lines, colour(game), headline(game, say)), rows or Rows())
