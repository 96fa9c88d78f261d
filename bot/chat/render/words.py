"""Sentences: what each refusal says, what is said when something fails, help and about.

Nothing that a user typed is ever repeated.
"""

from __future__ import annotations

from bot.chat.render.board import label, name
from bot.engine import Board
from bot.games import Refusal, refusals

UNKNOWN_COMMAND = "I did not understand that. /help shows what I can do."
COMMANDS_CHANGED = "My commands have just been updated. Please try that again in a minute."
STORE_AWAY = "I cannot reach my records at the moment. Try again in a minute; /board shows how your game stands."
OLD_BUTTON = "That button does nothing any more. /help shows what I can do."
RESTARTING = "I am restarting, and your game is safe. Please try again in a moment."
WORDS_NOT_UNDERSTOOD = (
    "Mention one member, or name a level (easy, medium, hard, unbeatable), a board (4x4, 5x5) or rules (misere, wild). "
    "`play` alone starts a game against me."
)


def sentence(refusal: Refusal) -> str:
    """What a refusal says to the one who asked. Each kind has its words; a test looks for any without."""
    match refusal:
        case refusals.NoGame():
            return "You have no game here. Start one with /play."
        case refusals.NoSuchGame():
            return "That game is not open any more. Start a new one with /play."
        case refusals.AlreadyPlaying(is_asker=True):
            return "You already have a game here. /board shows it, /resign ends it."
        case refusals.AlreadyPlaying(player=player):
            return f"{name(player)} is already playing here. Ask again when that game is over."
        case refusals.AlreadyChallenged(player=player):
            return f"Your challenge to {name(player)} is still open. Wait for the answer, or take it back with /resign."
        case refusals.Declined(player=player, until=until):
            return f"{name(player)} has just declined. You can ask again <t:{until}:R>."
        case refusals.TooFast(wait_s=wait_s):
            return f"That is more than I can follow. Wait {wait_s} s, then go on."
        case refusals.OwnOffer():
            return "You have offered that already. It is for the other player to answer."
        case refusals.NotForYou(players=players):
            allowed = " and ".join(name(player) for player in players) or name(None)
            return f"That is for {allowed}. Start a game of your own with /play."
        case refusals.NotYourTurn(player=player):
            return f"It is {name(player)}'s turn. Yours comes next."
        case refusals.SquareTaken(board=board, cell=cell, free=free):
            return f"Square {label(board, cell)} is taken. {_free(board, free)}"
        case refusals.NoSuchSquare(board=board, free=free):
            last = board.square_name(board.cells - 1)
            return f"Squares are 1 to {board.cells}, or a1 to {last}. {_free(board, free)}"
        case refusals.NoSuchBoard(names=names):
            return f"Boards are {', '.join(names[:-1])} and {names[-1]}: the last figure says how many in a row win."
        case refusals.NoSuchVariant():
            return "Misere and wild are played on 3x3. Larger boards have the standard rules."
        case refusals.DrawRefused():
            return "I would rather play on. Your game goes on unchanged; /resign gives it up."
        case refusals.OpponentIsYou():
            return "You cannot challenge yourself. /play without a name starts a game against me."
        case refusals.OpponentIsABot():
            return "Other bots cannot answer a challenge. /play without a name starts a game against me."
        case refusals.NotAMember():
            return "That user is not in this server. Challenge somebody who is here."
        case refusals.NobodyElseHere():
            return "Nobody else can answer a challenge here. /play without a name starts a game against me."
        case refusals.NotUnderstood():
            return WORDS_NOT_UNDERSTOOD
        case refusals.UnknownGame(game_id=game_id):
            return f"There is no game {game_id} that I can show here. /games lists those that are being played."
        case refusals.StillRunning(game_id=game_id):
            return f"Game {game_id} is still being played. /watch {game_id} follows it."
        case refusals.NotBegun(game_id=game_id):
            return f"Game {game_id} ended before the first move. /history lists others."
        case refusals.AlreadyOver(game_id=game_id):
            return f"Game {game_id} is over. /replay {game_id} steps through it."
        case refusals.PositionOver():
            return "Nothing can be played on that board any more. Give one that has a free square and no winner."
        case refusals.NoSuchPosition(reason=reason):
            return f"{reason} For example: `O.XX.X.OO`."
        case refusals.TooManySteps(most=most):
            return f"A lesson takes a board with at most {most} free squares. /explain alone draws larger ones."
        case refusals.NothingToStop():
            return "I follow no such game here. /watch with a game's number does."
        case refusals.NotYours(player=player):
            return f"{name(player)} asked for that. They can end it, and so can those who may manage messages."
        case refusals.ExhibitionRunning(game_id=game_id):
            return f"An exhibition is on here already: game {game_id}. /unwatch {game_id} ends it."
        case refusals.TooManyBoards(most=most):
            return f"I follow at most {most} games in one channel. /unwatch makes room."
        case refusals.TooManyFollowers(game_id=game_id, most=most):
            return (
                f"Game {game_id} is followed from {most} places, which is all I can keep up with. /games lists others."
            )
        case refusals.TooManyExhibitions(most=most):
            return f"I show at most {most} games against myself in one server. /unwatch, where one runs, makes room."
        case refusals.CannotFollowHere():
            return "I cannot keep a board up to date here. Ask where you may write, and I may see and send messages."
        case refusals.NoSuchNumber():
            return "Name a game by its number. /games lists those that are played, /history those that have ended."
        case refusals.NotYourList():
            return "Somebody else asked for that list. /history shows you one of your own."
        case refusals.NotShown():
            return "Name a game's number, or two levels for an exhibition: easy, medium, hard, unbeatable."
        case refusals.NoDirectMessages():
            return "That is for you alone, and you take no direct messages from me. Use the slash command instead."
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
            "**Tic-tac-toe.** Three in a row wins, and on larger boards four or five.",
            "`/play` starts a game against me; add a level (easy, medium, hard, unbeatable), an opponent, "
            "a board (4x4, 5x5) or rules (misere, wild).",
            "`/move 5`, or press a square. Squares are counted from the top left, or named: a1, b2.",
            "`/board` shows your game, `/draw` offers or accepts a draw, `/resign` gives up.",
            "`/games` lists what is being played, `/watch` follows a game here or lets me play myself; "
            "`/history` and `/replay` are for games that have ended.",
            "`/hint` helps you alone. `/explain` shows why a square is good, with the minimax tree.",
            f"Without slash: {ways}`@bot play`.",
        )
    )


def about_text(version: str) -> str:
    """What /about answers."""
    return (
        f"I am tictactoe-bot {version}. I find my moves by minimax: unbeatable loses nothing that can be held, "
        "easy gives you a chance.\n"
        "I keep who played where, the moves, and who follows which game; nothing else that you write. "
        "/help shows what I can do."
    )


def _free(board: Board, cells: tuple[int, ...]) -> str:
    return "Free: " + ", ".join(label(board, cell) for cell in cells) + "."
