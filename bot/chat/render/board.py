"""Everything that a user can read: the board as emoji text, the rows of buttons, every sentence.

One voice: say what is so, then what to do, in two short sentences. People are called by their names, escaped: a
mention in an embed stays a bare number for readers whose client does not know the user. Nothing that a user typed
is ever repeated.
"""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.engine import Level, Mark
from bot.games import PLAYED, Game, Player, Refusal, Status, model

MARKS = {Mark.X: "❌", Mark.O: "⭕"}
KEYCAPS = tuple(f"{digit}\ufe0f\u20e3" for digit in range(1, 10))

RUNNING_COLOUR = discord.Colour.blurple()
WON_COLOUR = discord.Colour.green()
ENDED_COLOUR = discord.Colour.light_grey()

UNKNOWN_COMMAND = "I did not understand that. /help shows what I can do."
COMMANDS_CHANGED = "My commands have just been updated. Please try that again in a minute."
RESTARTING = "I am restarting, and your game is safe. Please try again in a moment."
WORDS_NOT_UNDERSTOOD = (
    "Mention one member to challenge, or name a level: easy, medium, hard, unbeatable. "
    "With nothing after it, `play` starts a game against me."
)


@dataclass(frozen=True, slots=True)
class Page:
    """A message that shows a game. pings: the one user whom it may notify, when it is new."""

    content: str
    embed: discord.Embed | None
    view: discord.ui.View | None
    pings: int | None = None


def page(game: Game, *, embeds: bool = True, sure: Mark | None = None) -> Page:
    """Render a game.

    embeds: False where the bot may not embed; the words then stand under the board.
    sure: the mark whose owner is to be asked whether to resign.
    """
    words = _words(game)
    if game.status in (Status.CHALLENGE, Status.DECLINED, Status.WITHDRAWN, Status.LAPSED):
        asked = game.player(game.challenger.other) if game.status is Status.CHALLENGE else None
        return Page(words, None, _view(game, sure), pings=asked.id if asked else None)
    board = board_text(game)
    if not embeds:
        return Page(f"{board}\n{words}", None, _view(game, sure))
    colour = RUNNING_COLOUR
    if game.status is not Status.RUNNING:
        colour = WON_COLOUR if game.winner else ENDED_COLOUR
    return Page(board, discord.Embed(description=words, colour=colour), _view(game, sure))


def board_text(game: Game) -> str:
    """The board as emoji and line breaks alone: up to 30 of them are shown large.

    >>> from bot.engine import STANDARD
    >>> from bot.games import Place
    >>> new = Game(Place(1, 2), x=None, o=None, board=STANDARD, status=Status.RUNNING, created_at=0, deadline=9)
    >>> board_text(new).splitlines()[0].replace(chr(0xFE0F) + chr(0x20E3), ".")
    '1.2.3.'
    """
    columns = game.board.columns
    cells = [_emoji(game, cell) for cell in range(game.board.cells)]
    return "\n".join("".join(cells[row : row + columns]) for row in range(0, len(cells), columns))


def sentence(refusal: Refusal) -> str:
    """What a refusal says to the one who asked. Each kind has its words; a test looks for any without."""
    match refusal:
        case model.NoGame():
            return "You have no game here. Start one with /play."
        case model.NoSuchGame():
            return "That game is not open any more. Start a new one with /play."
        case model.AlreadyPlaying(is_asker=True):
            return "You already have a game here. /board shows it, /resign ends it."
        case model.AlreadyPlaying(player=player):
            return f"{_name(player)} is already playing here. Ask again when that game is over."
        case model.AlreadyChallenged(player=player):
            return (
                f"Your challenge to {_name(player)} is still open. Wait for the answer, or take it back with /resign."
            )
        case model.OwnOffer():
            return "You have offered that already. It is for the other player to answer."
        case model.NotForYou(players=players):
            allowed = " and ".join(_name(player) for player in players)
            return f"That is for {allowed}. Start a game of your own with /play."
        case model.NotYourTurn(player=player):
            return f"It is {_name(player)}'s turn. Yours comes next."
        case model.SquareTaken(cell=cell, free=free):
            return f"Square {cell + 1} is taken. {_free(free)}"
        case model.NoSuchSquare(board=board, free=free):
            last = board.square_name(board.cells - 1)
            return f"Squares are 1 to {board.cells}, or a1 to {last}. {_free(free)}"
        case model.DrawRefused():
            return "I would rather play on. Your game goes on unchanged; /resign gives it up."
        case model.OpponentIsYou():
            return "You cannot challenge yourself. /play without a name starts a game against me."
        case model.OpponentIsABot():
            return "Other bots cannot answer a challenge. /play without a name starts a game against me."
        case model.NotAMember():
            return "That user is not in this server. Challenge somebody who is here."
        case model.NobodyElseHere():
            return "Nobody else can answer a challenge here. /play without a name starts a game against me."
        case model.NotUnderstood():
            return WORDS_NOT_UNDERSTOOD
        case _:
            raise LookupError(f"no sentence for {type(refusal).__name__}")


def broken(reference: str) -> str:
    """What is said when something fails that should not."""
    return f"Something broke on my side and your game is unchanged. Reference {reference}."


def may_not_speak(channel_id: int) -> str:
    """Said in a direct message, where a typed command was met in a channel that is closed to the bot."""
    return f"I may not write in <#{channel_id}>. Use my slash commands there, such as /play, or try another channel."


def help_text(prefix: str, *, typed: bool) -> str:
    """What /help answers. typed: whether commands with the prefix are heard."""
    ways = f"type `{prefix}play` or `{prefix}move 5`, or mention me: " if typed else "mention me: "
    return "\n".join(
        (
            "**Tic-tac-toe.** Three in a row wins.",
            "`/play` starts a game against me; add a level (easy, medium, hard, unbeatable) or an opponent.",
            "`/move 5`, or press a square. Squares are 1 to 9 from the top left, or a1 to c3.",
            "`/board` shows your game, `/draw` offers or accepts a draw, `/resign` gives up.",
            f"Without slash: {ways}`@bot play`.",
        )
    )


def about_text(version: str) -> str:
    """What /about answers."""
    return (
        f"I am tictactoe-bot {version}. I find my moves by minimax: unbeatable never loses, easy gives you a chance.\n"
        "I keep who played where and the moves, and nothing else that you write. /help shows what I can do."
    )


def _emoji(game: Game, cell: int) -> str:
    mark = game.position.mark_at(cell)
    return MARKS[mark] if mark else KEYCAPS[cell]


def _name(player: Player | None) -> str:
    """A player's name, with nothing in it that Discord would take for markup, a link or a mention."""
    if player is None:
        return "the bot"
    return discord.utils.escape_mentions(discord.utils.escape_markdown(player.name)).replace("://", ":\u200b//")


def _player(game: Game, mark: Mark) -> str:
    player = game.player(mark)
    level = f" ({game.level})" if player is None and game.level else ""
    return f"{MARKS[mark]} {_name(player)}{level}"


def _free(cells: tuple[int, ...]) -> str:
    return "Free: " + ", ".join(str(cell + 1) for cell in cells) + "."


def _words(game: Game) -> str:
    match game.status:
        case Status.CHALLENGE:
            return _challenge(game)
        case Status.DECLINED:
            return f"{_name(game.player(game.challenger.other))} declined a game with {_asker(game)}."
        case Status.WITHDRAWN:
            return f"{_asker(game)} took the challenge back."
        case Status.LAPSED:
            return f"{_asker(game)}'s challenge was not answered in time. /play asks again."
        case Status.RUNNING:
            lines = (
                _versus(game),
                _turn(game),
                _last(game),
                f"Game {game.id}. Time runs out <t:{game.deadline}:R>.",
            )
        case _:
            lines = (_versus(game), _end(game), _last(game), _again(game))
    return "\n".join(line for line in lines if line)


def _asker(game: Game) -> str:
    return _name(game.player(game.challenger))


def _challenge(game: Game) -> str:
    asked = game.challenger.other
    begins = "You begin" if asked is Mark.X else f"{_asker(game)} begins"
    return (
        f"{_mention(game.player(asked))}, {_asker(game)} challenges you to tic-tac-toe.\n"
        f"You would play {MARKS[asked]}. {begins}. It lapses <t:{game.deadline}:R>."
    )


def _mention(player: Player | None) -> str:
    return f"<@{player.id}>" if player else "the bot"


def _versus(game: Game) -> str:
    return f"{_player(game, Mark.X)} against {_player(game, Mark.O)}"


def _turn(game: Game) -> str:
    mover = game.position.to_move
    turn = f"**{MARKS[mover]} {_name(game.player(mover))} to move.** Press a square, or use /move."
    if game.offer:
        other = _name(game.player(game.offer.other))
        turn += f"\n{_name(game.player(game.offer))} offers a draw. {other} can agree with /draw, or play on."
    return turn


def _last(game: Game) -> str:
    """The last move in words; against the bot, the move that it answered as well."""
    shown = 2 if game.against_bot else 1
    plies = list(enumerate(game.moves))[-shown:]
    if not plies:
        return ""
    words = [f"{MARKS[_mark_at(ply)]} on {cell + 1} ({game.board.square_name(cell)})" for ply, cell in plies]
    return f"Last: {', then '.join(words)}."


def _mark_at(ply: int) -> Mark:
    return Mark.O if ply % 2 else Mark.X


def _end(game: Game) -> str:
    winner = game.winner
    wins = f"**{MARKS[winner]} {_name(game.player(winner))} wins" if winner else ""
    loser = _name(game.player(winner.other)) if winner else ""
    match game.status:
        case Status.FINISHED if winner:
            line = ", ".join(str(cell + 1) for cell in game.position.winning_cells)
            return f"{wins}** with {line}."
        case Status.FINISHED:
            return "**A draw.** The board is full."
        case Status.AGREED:
            return "**A draw,** by agreement."
        case Status.RESIGNED:
            return f"{wins}:** {loser} resigned."
        case _ if winner:
            return f"{wins}:** {loser} ran out of time."
        case _:
            return "Time ran out before both had moved. **Nobody wins.**"


def _again(game: Game) -> str:
    if game.offer:
        other = _name(game.player(game.offer.other))
        return f"{_name(game.player(game.offer))} would like a rematch. {other}, press Rematch to begin."
    return "Rematch swaps the marks."


def _view(game: Game, sure: Mark | None) -> discord.ui.View | None:
    """The buttons. The view is stopped: discord.py keeps nothing of it, and GameButton answers by address."""
    view = discord.ui.View(timeout=None)
    if game.status is Status.CHALLENGE:
        _add(view, game, "accept", "Accept", discord.ButtonStyle.success)
        _add(view, game, "decline", "Decline", discord.ButtonStyle.danger)
        _add(view, game, "withdraw", "Withdraw", discord.ButtonStyle.secondary)
    elif game.status is Status.RUNNING:
        _add_squares(view, game)
        if sure:
            _add(
                view,
                game,
                f"resign-{sure.value.lower()}",
                f"{MARKS[sure]} Really resign",
                discord.ButtonStyle.danger,
            )
        else:
            _add(view, game, "resign", "Resign", discord.ButtonStyle.secondary)
        if game.offer:
            _add(view, game, "draw", "Agree to a draw", discord.ButtonStyle.success)
    elif game.status in PLAYED:
        _add_squares(view, game)
        _add(view, game, "rematch", "Rematch", discord.ButtonStyle.primary)
        if gentler := _gentler(game):
            _add(view, game, "easier", f"Rematch on {gentler}", discord.ButtonStyle.secondary)
    else:
        return None
    view.stop()
    return view


def _gentler(game: Game) -> Level | None:
    """The level to offer to somebody who has just lost to the bot."""
    lost_to_bot = game.winner is not None and game.player(game.winner) is None
    return game.level.gentler if lost_to_bot and game.level else None


def _add_squares(view: discord.ui.View, game: Game) -> None:
    for cell in range(game.board.cells):
        mark = game.position.mark_at(cell)
        won = cell in game.position.winning_cells
        style = discord.ButtonStyle.success if won else discord.ButtonStyle.secondary
        view.add_item(
            discord.ui.Button(
                custom_id=f"ttt:{game.id}:{game.ply}:{cell}",
                label=None if mark else str(cell + 1),
                emoji=MARKS[mark] if mark else None,
                style=style,
                disabled=mark is not None or game.status is not Status.RUNNING,
                row=cell // game.board.columns,
            )
        )


def _add(view: discord.ui.View, game: Game, act: str, label: str, style: discord.ButtonStyle) -> None:
    row = 0 if game.status is Status.CHALLENGE else game.board.rows
    view.add_item(discord.ui.Button(custom_id=f"ttt:{game.id}:{game.ply}:{act}", label=label, style=style, row=row))
