"""Render the lines that several pages share: players, last move, rules, end."""

from functools import lru_cache

from bot.core.chat.marks import MARKS
from bot.core.chat.page import DRAWN_COLOUR, LOST_COLOUR, RUNNING_COLOUR, WON_COLOUR, Colour, escaped_name, short
from bot.core.chat.variants import pages_of, winners_moves
from bot.core.game import CROWD, Bot, Game, How, Seat, User
from bot.core.game.writing import alike
from bot.engine import Level, Mark
from bot.engine.values import SMALL
from bot.words import Words, words

MAX_NAME_CHARACTERS, MAX_KEPT_NAMES = 20, 4000  # in a menu; in memory
PEACEFUL = (How.FULL_BOARD, How.REPETITION, How.AGREEMENT)


def name(seat: Seat, say: Words) -> str:
    """Return a seat owner's name, escaped; never a mention, as an embed may show that as a bare number."""
    if isinstance(seat, Bot):
        return say(f"bot-{seat.level.value}")
    if seat.id == CROWD.id:
        return say("player-crowd")
    return escaped_name(unlike_bots(seat.name, say)) if seat.name else say("somebody")  # forgotten


@lru_cache(MAX_KEPT_NAMES)
def unlike_bots(text: str, say: Words) -> str:
    """Return a member's name, in quotes if it reads like one of the bot's levels, or the channel's; also in English."""
    return f"“{text}”" if alike(text) in _own_names(say) else text


@lru_cache
def _own_names(say: Words) -> frozenset[str]:
    of_levels = (f"{kind}-{level.value}" for kind in ("bot", "level") for level in Level)
    messages = *of_levels, "the-bot", "the-crowd", "player-crowd"
    return frozenset(alike(each(message)) for message in messages for each in (say, words()))


def plain(seat: Seat, say: Words) -> str:
    """Return a seat owner's name as it is, for menus, which show no markup; a long one is cut."""
    if isinstance(seat, Bot) or seat == CROWD or seat.is_forgotten:
        return name(seat, say)
    return short(unlike_bots(seat.name, say), MAX_NAME_CHARACTERS)


def player(game: Game, mark: Mark, say: Words) -> str:
    """Return a mark, if the rules give each player one, and its player."""
    seat = game.seat(mark)
    shown = MARKS[mark] if pages_of(game.board).has_own_marks else ""
    return f"{shown} {name(seat, say)}".lstrip()


def versus(game: Game, say: Words) -> str:
    return say("versus", x=player(game, Mark.X, say), o=player(game, Mark.O, say))


def colour(game: Game) -> Colour:
    """Return the colour of a game that runs, a person won, the bot won, or no one won."""
    if not game.is_over:
        return RUNNING_COLOUR
    if game.winner is None or game.is_called_off or (game.exhibition and not game.is_crowd):
        return DRAWN_COLOUR
    return WON_COLOUR if isinstance(game.seat(game.winner), User) else LOST_COLOUR


def last(game: Game, say: Words) -> str:
    """Return the last move in words; against the bot, the move that it answered as well."""
    if not game.moves:
        return ""
    mark, made = Mark.X if game.ply % 2 else Mark.O, _made(game, -1, say)
    by, other = player(game, mark, say), player(game, mark.other, say)
    if game.ply == 1 or game.bot is None:
        return say("last-move", player=by, square=made)
    return say("last-moves", player=other, square=_made(game, -2, say), other=by, answer=made)


def answered(game: Game, say: Words) -> str:
    """Return the last moves as the bot tells them to those who play it."""
    if not game.moves:
        return ""
    return say("answered" if game.ply > 1 else "began", yours=_made(game, game.ply - 2, say), mine=_made(game, -1, say))


def _made(game: Game, ply: int, say: Words) -> str:
    return pages_of(game.board).move(game.board, game.moves[ply], say)


def heading(game: Game, say: Words) -> str:
    """Return the heading of the players' own board: against the bot, it is always the player's turn."""
    is_vs_bot = not game.is_over and (game.bot is not None or game.is_crowd)
    return versus(game, say) if is_vs_bot else headline(game, say)


def headline(game: Game, say: Words) -> str:
    if not game.is_over:
        return say("to-move", player=player(game, game.position.to_move, say))
    if game.is_called_off:
        return say("headline-called-off")
    if game.winner is None:
        is_draw = game.result is not None and game.result.how in PEACEFUL
        return say("headline-draw" if is_draw else "headline-nobody")
    winner = game.seat(game.winner)
    if winner == CROWD:
        return say("headline-crowd")
    if game.exhibition and not game.is_crowd:
        return say("headline-won", winner=player(game, game.winner, say))
    return say("headline-lost") if isinstance(winner, Bot) else say("headline-won", winner=name(winner, say))


def how(game: Game, say: Words) -> str:
    """Return what ended a game; of a full board only praise for those who held the best level."""
    loser, board, ends = (game.winner or Mark.X).other, game.board, game.result and game.result.how
    facts = {"moves": winners_moves(game.ply) if ends is How.LINE else game.ply, "row": board.k}
    is_plain = ends is How.FULL_BOARD or game.is_called_off  # the board, or the heading, says it
    told = ending(game) if game.result and not is_plain else ""
    said = say(f"end-{pages_of(board).ending(told)}", loser=player(game, loser, say), **facts) if told else ""
    if ends in PEACEFUL and game.users and Bot(Level.UNBEATABLE) in (game.x, game.o):
        is_sure = board.cells <= SMALL and pages_of(board).is_even
        return say.sentences(said, say("praise-sure" if is_sure else "praise"))
    return said


def ending(game: Game) -> str:
    """Return how a game ended, as the names of messages say it."""
    if game.result is None:
        raise ValueError(f"game {game.id} has not ended")
    if game.result.how is How.TIME and game.winner is None:
        return "nobody"
    return game.result.how.value.replace("_", "-")


def hinted(game: Game, say: Words) -> str:
    """Say whose hints keep a game from being rated: not those of who lost all the same."""
    if game.winner and game.winner.other in game.hints:
        return ""
    names = [name(game.seat(mark), say) for mark in Mark if mark in game.hints]
    return say("hinted", names=say.all_of(names), count=len(names)) if names else ""


def link_to(game: Game, text: str) -> str:
    """Return a link to the newest message that shows a game, or its channel if that is not known."""
    place = game.place
    if game.message_id is None:
        return f"<#{place.channel_id}>"
    return f"[{text}](https://discord.com/channels/{place.guild_id or '@me'}/{place.channel_id}/{game.message_id})"
