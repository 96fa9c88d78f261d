"""Who plays whom, the last move, the rules and the end: the lines that several pages share."""

from functools import lru_cache

from bot.chat.render.marks import MARKS, both_names, square
from bot.chat.render.page import ENDED_COLOUR, RUNNING_COLOUR, WON_COLOUR, Colour, escaped
from bot.engine import STANDARD, Board, Level, Mark, Rules
from bot.model import Bot, Game, How, Seat
from bot.words import Words


def name(seat: Seat, say: Words) -> str:
    """Return a seat owner's name, escaped; never a mention, as an embed may show that as a bare number."""
    return say("the-bot") if isinstance(seat, Bot) else escaped(seat.name)


def player(game: Game, mark: Mark, say: Words) -> str:
    """Return a mark and who plays it; the bot with its level."""
    seat = game.seat(mark)
    return _bot(seat.level, mark, say) if isinstance(seat, Bot) else f"{MARKS[mark]} {escaped(seat.name)}"


@lru_cache
def _bot(level: Level, mark: Mark, say: Words) -> str:
    return say("player-bot", mark=MARKS[mark], level=say(f"level-{level.value}"))


def versus(game: Game, say: Words) -> str:
    return say("versus", x=player(game, Mark.X, say), o=player(game, Mark.O, say))


def colour(game: Game) -> Colour:
    """Return the colour that tells whether a game runs, is won or has no winner."""
    if not game.is_over:
        return RUNNING_COLOUR
    return WON_COLOUR if game.winner else ENDED_COLOUR


def rules(board: Board, say: Words) -> str:
    """Return what wins on a board, if it is not the usual one."""
    if board.rules is not Rules.STANDARD:
        return say(f"rules-{board.rules.value}")
    return "" if board == STANDARD else say("rules-larger", board=f"{board.rows}x{board.columns}", count=str(board.k))


def last(game: Game, say: Words) -> str:
    """Return the last move in words; against the bot, the move that it answered as well."""
    if not game.moves:
        return ""
    made = game.moves[-1]
    mark, square = MARKS[made.mark], both_names(game.board, made.cell)
    if game.ply == 1 or game.bot is None:
        return say("last", mark=mark, square=square)
    made = game.moves[-2]
    before = both_names(game.board, made.cell)
    return say("last-two", first_mark=MARKS[made.mark], first_square=before, mark=mark, square=square)


def end(game: Game, say: Words) -> str:
    winner = game.winner or Mark.X
    is_named = game.exhibition is None
    return say(
        f"end-{ending(game)}",
        winner=f"{MARKS[winner]} {name(game.seat(winner), say)}" if is_named else player(game, winner, say),
        loser=name(game.seat(winner.other), say),
        squares=say.all_of(square(game.board, cell) for cell in game.position.winning_cells),
    )


def ending(game: Game) -> str:
    """Return how a game ended, as the names of messages say it."""
    if game.result is None:
        raise ValueError(f"game {game.id} has not ended")
    if game.result.how is How.LINE and game.board.rules is Rules.MISERE:
        return "misere"
    if game.result.how is How.TIME and game.winner is None:
        return "nobody"
    return game.result.how.value.replace("_", "-")


def hinted(game: Game, say: Words) -> str:
    """Return who asked for hints, or nothing."""
    names = [name(game.seat(mark), say) for mark in Mark if mark in game.hints]
    return say("hinted", names=say.all_of(names), count=len(names)) if names else ""


def link_to(game: Game, text: str) -> str:
    """Return a link to the newest message that shows a game, or its channel if that is not known."""
    place = game.place
    if game.message_id is None:
        return f"<#{place.channel_id}>"
    return f"[{text}](https://discord.com/channels/{place.guild_id or '@me'}/{place.channel_id}/{game.message_id})"
