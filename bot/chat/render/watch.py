"""Games for those who look on: boards that follow, exhibitions, replays, lists, and what `unwatch` ended."""

from bot.chat.address import Act, GameButton, HistoryButton, ReplayButton
from bot.chat.render.marks import MARKS, board_text, both_names, remark_text, winners_moves
from bot.chat.render.page import EMBED_LIMIT, Page, Rows, embed, fit, turns
from bot.chat.render.players import colour, end, ending, headline, hinted, last, name, player, versus
from bot.chat.request import FollowReply, HistoryReply, LiveReply, ReplayReply, StoppedReply
from bot.engine import Mark, Rules
from bot.engine.remarks import Standing
from bot.games.history import Comment
from bot.model import Game
from bot.words import Words

METER, UNCLEAR = 8, "❔"
"""How many marks the meter is long; even, so that a draw is shared. What stands there if nobody knows."""


def followed(reply: FollowReply, say: Words) -> Page:
    """Render a board that follows a game from elsewhere."""
    game = reply.game
    said = say("followed" if not game.is_over else "followed-over", game=str(game.id))
    link = link_to(game, say("link-players")) if not game.is_over and reply.has_link else ""
    return _page(game, [versus(game, say), *_state(game, reply.comment, say), f"{said} {link}".rstrip()])


def left(game: Game, why: str, say: Words) -> Page:
    """Render a board that follows no longer. why: the message that tells it, "followed-stopped" or "followed-moved"."""
    return _page(game, [versus(game, say), say(why, game=str(game.id))])


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
    return _page(game, [versus(game, say), *_state(game, comment, say), said], rows)


def replay(reply: ReplayReply, say: Words) -> Page:
    game, ply = reply.game, min(reply.ply, reply.game.ply)
    past, rows = game.at(ply), Rows()
    lines = [say("replay", versus=versus(game, say), game=str(game.id)), _step(game, ply, say)]
    lines += comments(past, reply.comment, say)
    if ply == game.ply:
        lines += [end(game, say), hinted(game, say)]
    for turn, to in turns(ply, game.ply).items():
        rows.add(ReplayButton(game.id, to, turn), say(f"button-{turn.value}"), disabled=to == ply)
    return _page(past, lines, rows)


def _step(game: Game, ply: int, say: Words) -> str:
    if ply == 0:
        return say("replay-start", moves=game.ply)
    made, by = game.moves[ply - 1], player(game, Mark.X if ply % 2 else Mark.O, say)
    message = "replay-move-mark" if game.board.rules is Rules.WILD else "replay-move"
    square = both_names(game.board, made.cell)
    return say(message, number=ply, moves=game.ply, player=by, mark=MARKS[made.mark], square=square)


def stopped(reply: StoppedReply, say: Words) -> Page:
    numbers = say.all_of(str(board.game_id) for board in reply.boards)
    boards = say("unwatched", games=numbers, count=len(reply.boards)) if reply.boards else ""
    exhibition = say("exhibition-stopped", game=str(reply.exhibition.id)) if reply.exhibition else ""
    return Page(f"{boards} {exhibition}".strip())


def live(reply: LiveReply, say: Words) -> Page:
    if not reply.games:
        return Page(say("live-empty"))
    more, use = say("live-more"), say("live-use")
    lines = fit([_live(game, say) for game in reply.games], EMBED_LIMIT - len(f"{more}\n{use}"))
    has_more = reply.has_more or len(lines) < len(reply.games)
    return Page("", embed([*lines, more if has_more else "", use]))


def _live(game: Game, say: Words) -> str:
    mover, link = player(game, game.position.to_move, say), link_to(game, say("link-look"))
    return say("live-game", game=str(game.id), versus=versus(game, say), moves=game.ply, player=mover, link=link)


def link_to(game: Game, text: str) -> str:
    """Return a link to the newest message that shows a game, or its channel if that is not known."""
    place = game.place
    if game.message_id is None:
        return f"<#{place.channel_id}>"
    return f"[{text}](https://discord.com/channels/{place.guild_id or '@me'}/{place.channel_id}/{game.message_id})"


def history(reply: HistoryReply, say: Words) -> Page:
    """Render games that have ended, with buttons to newer and older ones, which only the asker may press."""
    page, rows = reply.page, Rows()
    if not page.games:
        return Page(say("history-empty" if reply.user_id is None else "history-empty-member"))
    use = say("history-use")
    lines = fit([_ended(game, say) for game in page.games], EMBED_LIMIT - len(use))
    if page.has_newer or page.has_older:
        newer = HistoryButton(reply.asker_id, reply.user_id, "after", page.games[0].id)
        older = HistoryButton(reply.asker_id, reply.user_id, "before", page.games[len(lines) - 1].id)
        rows.add(newer, say("button-newer"), disabled=not page.has_newer)
        rows.add(older, say("button-older"), disabled=not page.has_older)
    return Page("", embed([*lines, use]), rows)


def _ended(game: Game, say: Words) -> str:
    mark, facts = game.winner or Mark.X, {"game": str(game.id), "date": str(game.created_at)}
    winner, loser = player(game, mark, say), player(game, mark.other, say)
    line = say(f"history-{ending(game)}", winner=winner, loser=loser, moves=game.ply, **facts)
    return f"{line} {hinted(game, say)}".rstrip()


def _state(game: Game, comment: Comment | None, say: Words) -> list[str]:
    """Return the last move, what there is to say of it, and whose turn it is or how the game ended."""
    if game.is_over:
        return [end(game, say), last(game, say), hinted(game, say)]
    return [last(game, say), *comments(game, comment, say), f"**{headline(game, say)}**"]


def comments(game: Game, comment: Comment | None, say: Words) -> list[str]:
    """Return what there is to say of a game while it can be played on."""
    if comment is None or game.position.is_over:
        return []
    remark = remark_text(comment.remark, game.board, say) if comment.remark else ""
    return [remark, meter(comment.standing, say)]


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


def _page(game: Game, lines: list[str], rows: Rows | None = None) -> Page:
    return Page(board_text(game.position), embed(lines, colour(game)), rows or Rows())
