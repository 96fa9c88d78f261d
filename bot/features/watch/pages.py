"""Games for spectators: boards that follow a game, exhibitions, replays, lists, and what `unwatch` stopped."""

from collections.abc import Sequence

from bot.core.chat.marks import MARKS, OUTCOMES
from bot.core.chat.page import CHOICE_LIMIT, LAYOUT_LIMIT, Choice, Page, Rows, Style, embed, fit, pages_beside
from bot.core.chat.players import colour, ending, headline, hinted, how, last, link_to, name, plain, player, versus
from bot.core.chat.press import ACT, Act, Address
from bot.core.chat.variants import board_text, game_text, move, moves, newest, remark_text, variant_name, winners_moves
from bot.core.game import FollowedBoard, Game, How, Totals
from bot.engine import STANDARD, Board, Mark, Outcome
from bot.engine.remarks import Prospect, Remark, RemarkKind
from bot.features.watch.comments import Comment, Summary, TurningPoint
from bot.features.watch.service import HistoryPage
from bot.words import Words

TURN, CHOSEN = Address("ttt-replay:{game_id}:{ply:3}:{turn}"), Address("ttt-replay:chosen")
HISTORY = Address("ttt-history:{asker_id:20}:{user_id:19}:{side}:{game_id}")  # user_id: 0 for all
METER_MARKS = 8  # even, so that a draw is half and half
UNCLEAR = "❔"  # fills the meter if the search did not reach the end
MISSED = {RemarkKind.MISSES_WIN: OUTCOMES[Outcome.WIN], RemarkKind.LOSES_DRAW: OUTCOMES[Outcome.DRAW]}
"""What a slip gave away: it stands on the better squares."""


def followed(say: Words, game: Game, comment: Comment | None, has_link: bool, decided: TurningPoint | None) -> Page:
    """A board that follows a game from elsewhere. has_link: whether to link to the players' own board.

    comment: None if held back, or if the game is over. decided: the move that decided it then, if one did.
    """
    about = say("watch-followed-over" if game.is_over else "watch-followed", game=str(game.id))
    link = link_to(game, say("watch-link-players")) if not game.is_over and has_link else ""
    advice = [] if comment or game.is_over else [say("watch-comments-later")]
    advice += [decisive(game, decided, say)] if decided else []
    return _page(game, comment, [*advice, say.sentences(about, link)], say)


def replay(say: Words, game: Game, ply: int, comment: Comment, summary: Summary | None = None) -> Page:
    """An ended game as it was after `ply` moves. comment: on that position.

    summary: of the whole game, told after the move that decided it and after the last.
    """
    ply, rows = min(ply, game.ply), Rows()
    past = game.at(ply)
    lines = [say("watch-replay", versus=versus(game, say), game=str(game.id)), *_comments(past, comment, say)]
    if ply == game.ply:
        lines += [f"**{headline(game, say)}**", how(game, say), hinted(game, say)]
    if summary and ply in (game.ply, summary.decided and summary.decided.number):
        lines += [decisive(game, summary.decided, say)] if summary.decided else []
        sides = [(player(game, mark, say), share) for mark, share in summary.accuracy.items()]
        (by, share), (other, other_share) = sides[0], sides[-1]
        message = "watch-accuracy-both" if len(sides) > 1 else "watch-accuracy-one"
        lines.append(say(message, player=by, share=share, other=other, other_share=other_share))
    for turn, to in pages_beside(ply, game.ply).items():
        rows.add(TURN(game.id, to, turn), say(f"button-{turn.value}"), disabled=to == ply)
    gone = comment.remark if comment.remark and comment.remark.kind in MISSED else None
    better = {number % game.board.cells: MISSED[gone.kind] for number in gone.cells} if gone else {}
    board = board_text(past.position, better, newest=newest(past))
    return Page(board, embed(lines, colour(past), _step(game, ply, say)), rows)


def stopped(say: Words, boards: Sequence[FollowedBoard], shown: Game | None) -> Page:
    """What follows games no more. shown: the exhibition, or the game of the channel, that has ended."""
    numbers = say.all_of(str(board.game_id) for board in boards)
    left = say("watch-unwatched", games=numbers, count=len(boards)) if boards else ""
    message = "watch-crowd-stopped" if shown and shown.is_crowd else "watch-exhibition-stopped"
    return Page(say.sentences(left, say(message, game=str(shown.id)) if shown else ""))


def live(say: Words, games: Sequence[Game], totals: Totals) -> Page:
    """The newest running games of a place. totals: of all of them."""
    if not games:
        return Page(say("watch-live-empty"))
    more, use = say("watch-live-more"), say("watch-live-use")
    lines = fit([_live(game, say) for game in games], LAYOUT_LIMIT - len(f"{more}\n{use}"))
    title = say("watch-live-total-more" if totals.has_more else "watch-live-total", **totals._asdict())
    return Page("", embed([*lines, more if len(lines) < totals.games else "", use], title=title), is_layout=True)


def history(say: Words, page: HistoryPage, asker_id: int, user_id: int | None, totals: Totals) -> Page:
    """A page of ended games, those of user_id or, if None, of all. asker_id: who may turn it. totals: of all pages."""
    rows, games = Rows(), page.games
    if not games:
        empty = say("watch-history-empty" if user_id is None else "watch-history-empty-member")
        return Page("", embed([empty]), is_layout=True)  # Discord turns no layout into anything else
    lines = fit([_ended(game, say) for game in games], LAYOUT_LIMIT)
    rows.add_menu(CHOSEN(), [_choice(game, say) for game in games[: len(lines)]], say("watch-history-menu"))
    if page.has_newer or page.has_older:
        newer = HISTORY(asker_id, user_id or 0, "after", games[0].id)
        older = HISTORY(asker_id, user_id or 0, "before", games[len(lines) - 1].id)
        rows.add(newer, say("button-newer"), disabled=not page.has_newer)
        rows.add(older, say("button-older"), disabled=not page.has_older)
    total = "watch-history-total" if user_id is None else "watch-history-total-member"
    title = say("watch-history-total-more" if totals.has_more else total, **totals._asdict())
    return Page("", embed(lines, title=title), rows, is_layout=True)


def left(game: Game, why: str, say: Words) -> Page:
    """Render a board that no longer follows its game. why: "watch-followed-stopped" or "watch-followed-moved"."""
    return Page(game_text(game), embed([versus(game, say), say(why, game=str(game.id))]), Rows())


def exhibition(game: Game, comment: Comment | None, say: Words) -> Page:
    rows, owner = Rows(), name(game.exhibition.owner, say) if game.exhibition else ""
    if not game.is_over:
        rows.add(ACT(game.id, game.ply, Act.STOP), say("button-stop"))
    else:
        rows.add(ACT(game.id, game.ply, Act.ANOTHER), say("watch-button-another"), Style.primary)
        if game.moves:
            rows.add(ACT(game.id, game.ply, Act.REPLAY), say("button-replay"))
    about = "watch-exhibition-over" if game.is_over else "watch-exhibition"
    return _page(game, comment, [say(about, owner=owner, game=str(game.id))], say, rows)


def aside_line(said: Remark, say: Words) -> str:
    return say("watch-aside-fork" if said.kind is RemarkKind.FORKS else "watch-aside-block")


def decisive(game: Game, point: TurningPoint, say: Words) -> str:
    """Return the move that decided a game, and which would have been better."""
    number, made = point
    took, better = move(game.board, made.cell, say), say.any_of(moves(game.board, made.cells, say))
    message = "watch-decided-win" if made.kind is RemarkKind.MISSES_WIN else "watch-decided-draw"
    by, count = name(game.seat(made.mover), say), len(made.cells)
    return say(message, number=number, player=by, square=took, better=better, count=count)


def _step(game: Game, ply: int, say: Words) -> str:
    if ply == 0:
        return say("watch-replay-start", moves=game.ply)
    made, by = game.moves[ply - 1], player(game, Mark.X if ply % 2 else Mark.O, say)
    at = move(game.board, made, say)
    return say("watch-replay-move", number=ply, moves=game.ply, player=by, square=at)


def _comments(game: Game, comment: Comment | None, say: Words) -> list[str]:
    """Return the comment on a game, line by line: how it stands only while it goes on."""
    if comment is None:
        return []
    remarks = [remark_text(each, game.board, say) for each in (comment.mistake, comment.remark) if each]
    return remarks if game.position.is_over else [*remarks, meter(comment.standing, say)]


def meter(standing: Prospect, say: Words) -> str:
    """Return which side is ahead, as a row of marks and in words: a sooner win has more of the winner's marks."""
    winner, half, chance = standing.winner, METER_MARKS // 2, 50 if standing.chance is None else standing.chance
    lead = max(1, half - (standing.plies - 1) // 2) if winner else 0
    crosses = half - lead if winner is Mark.O else half + lead
    if not standing.is_sure:
        crosses = round(METER_MARKS * chance / 100)
    row = MARKS[Mark.X] * crosses + MARKS[Mark.O] * (METER_MARKS - crosses)
    if not standing.is_sure and crosses == half:
        return say("watch-meter-unclear", meter=UNCLEAR * METER_MARKS)
    if not standing.is_sure:
        better = Mark.X if crosses > half else Mark.O
        return say("watch-meter-estimate", meter=row, mark=MARKS[better], chance=max(chance, 100 - chance))
    if winner is None:
        return say("watch-meter-draw", meter=row)
    return say("watch-meter-win", meter=row, mark=MARKS[winner], moves=winners_moves(standing.plies))


def _page(game: Game, comment: Comment | None, lines: list[str], say: Words, rows: Rows | None = None) -> Page:
    """Render a game: its end, or its last move with comments; then some more lines."""
    state = [versus(game, say), last(game, say), *_comments(game, comment, say)]
    if game.is_over:
        state = [how(game, say), versus(game, say), hinted(game, say)]
    return Page(game_text(game), embed(state + lines, colour(game), headline(game, say)), rows or Rows())


def _live(game: Game, say: Words) -> str:
    moves, age = say("watch-list-moves", moves=game.ply), say("watch-list-age", at=str(game.created_at))
    channel = "" if game.message_id else link_to(game, "")
    return _line(_numbered(game, versus(game, say)), _board(game.board, say), f"{moves} {channel}".rstrip(), age)


def _ended(game: Game, say: Words) -> str:
    """Return who won, the board unless it is the usual one, and the age: a line of a phone has no room for more."""
    mark, ended_at = game.winner or Mark.X, game.result.ended_at if game.result else 0
    names = {"winner": name(game.seat(mark), say), "loser": name(game.seat(mark.other), say)}
    result, age = say(f"watch-history-{ending(game)}", **names), say("watch-list-age", at=str(ended_at))
    return _line(_numbered(game, result), _board(game.board, say), age)


def _numbered(game: Game, text: str) -> str:
    """Return a text after the game's number, which leads to its newest message if that is known."""
    number = str(game.id)
    return f"**{link_to(game, number) if game.message_id else number}** {text}"


def _choice(game: Game, say: Words) -> Choice:
    """Return a game as a line of a menu, which shows no markup."""
    mark = game.winner or Mark.X
    winner, loser = (plain(game.seat(each), say) for each in (mark, mark.other))
    result = say(f"watch-history-{ending(game)}", winner=winner, loser=loser)
    label = _line(str(game.id), result, say("watch-list-moves", moves=game.ply))
    is_played_out = game.result is None or game.result.how in (How.LINE, How.FULL_BOARD)
    about = _line("" if is_played_out else say(f"watch-how-{ending(game)}"), _board(game.board, say))
    return Choice(str(game.id), label[:CHOICE_LIMIT], about[:CHOICE_LIMIT])


def _board(board: Board, say: Words) -> str:
    return "" if board == STANDARD else variant_name(board, say)


def _line(*facts: str) -> str:
    return " · ".join(filter(None, facts))
