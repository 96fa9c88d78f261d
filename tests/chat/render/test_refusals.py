"""Every refusal has its sentence: what is so, then what to do, with all of its facts."""

from __future__ import annotations

import re

import pytest

from bot.chat.render import sentence
from bot.engine import STANDARD, BadPosition, Level, Position
from bot.model import (
    BOARDS,
    CROWD,
    Bot,
    Refusal,
    User,
    leaderboards,
    privacy,
    puzzles,
    refusals,
    statistics,
    together,
    tournaments,
)
from tests.chat.render.examples import ADA, BOB, KINDS_OF_BOARD, LONG, SAY

EXAMPLES: dict[Refusal, str] = {
    refusals.NoGame(): "You have no game here. Use /play to start one.",
    refusals.TimeRanOut(1234): "Time ran out in game 1234. Use /play to start a new one.",
    refusals.NoSuchGame(): "That game is no longer open. Use /play to start a new one.",
    refusals.UnknownGame(1234): "I can't find a game 1234 to show here. Use /games to see what's being played.",
    refusals.NotBegun(1234): "Game 1234 ended before the first move. Use /history to find another.",
    refusals.AlreadyOver(1234): "Game 1234 is over. Use /replay 1234 to step through it.",
    refusals.StillRunning(1234): "Game 1234 is still being played. Use /watch 1234 to follow it.",
    refusals.PositionOver(): "That board is already decided. Try one with a free square and no winner.",
    refusals.NoSuchPosition("position-winner-to-move", {"mover": "X"}): (
        "X has a full line, so it can't be X's turn. Try one like `O.XX.X.OO`."
    ),
    refusals.TooManySteps(1): (
        "A lesson needs a board with at most 1 free square. Use /explain without steps for this one."
    ),
    refusals.TooManySteps(4): (
        "A lesson needs a board with at most 4 free squares. Use /explain without steps for this one."
    ),
    refusals.StillExplaining(): "I'm still working on your last one. Try again in a moment.",
    refusals.TooManyExplanations(1): "I'm already explaining 1 thing in this server. Try again in a moment.",
    refusals.TooManyExplanations(3): "I'm already explaining 3 things in this server. Try again in a moment.",
    refusals.NothingToStop(): "I'm not following that game here. Use /watch with its number.",
    refusals.NotYours(ADA): "Only Ada or a moderator can stop that.",
    refusals.ExhibitionRunning(1234): "Game 1234 is already on show here. Stop it with /unwatch 1234.",
    refusals.TooManyBoards(1): "I'm already following 1 game here. Use /unwatch to make room.",
    refusals.TooManyBoards(5): "I'm already following 5 games here. Use /unwatch to make room.",
    refusals.TooManyFollowers(1234, 25): ("Game 1234 is already followed in 25 places. Use /games to find another."),
    refusals.TooManyExhibitions(5): (
        "I'm already showing 5 exhibitions or channel games in this server. Stop one with /unwatch to make room."
    ),
    refusals.CannotFollowHere(): (
        "I can't keep a board up to date here. Try a channel where we can both see and send messages."
    ),
    refusals.AlreadyPlaying(ADA, is_asker=True): (
        "You already have a game here. Use /board to see it or /resign to end it."
    ),
    refusals.RematchRunning(13): "Your rematch is game 13. Use /board to see it.",
    refusals.AlreadyPlaying(ADA, is_asker=False): "Ada is already playing here. Ask again when that game is over.",
    refusals.AlreadyChallenged(ADA): (
        "Your challenge to Ada is still open. Wait for an answer, or withdraw it with /resign."
    ),
    refusals.Declined(ADA, 1_800_000_000): "Ada just declined. You can ask again <t:1800000000:R>.",
    refusals.TooFast(1): "You're too fast for me. Try again in 1 second.",
    refusals.TooFast(7): "You're too fast for me. Try again in 7 seconds.",
    refusals.OwnOffer(): "You've already offered that. Wait for the other player to answer.",
    refusals.NotForYou((ADA,)): "Only Ada can do that. Use /play to start a game of your own.",
    refusals.NotForYou((ADA, BOB)): "Only Ada or Bob can do that. Use /play to start a game of your own.",
    refusals.NotForYou(()): "Only the bot can do that. Use /play to start a game of your own.",
    refusals.NotYourTurn(ADA): "It's Ada's turn. Yours comes next.",
    refusals.NotYourTurn(Bot(Level.HARD)): "It's the bot's turn. Yours comes next.",
    refusals.SquareTaken(STANDARD, 4, (0, 2, 8)): "Square 5 is taken. Still free: 1, 3 and 9.",
    refusals.SquareTaken(KINDS_OF_BOARD["wild"], 4, (0, 8, 9, 17)): "Square 5 is taken. Still free: 1 and 9.",
    refusals.SquareTaken(BOARDS["5x5"], 24, (0, 1)): "Square e5 is taken. Still free: a1 and b1.",
    refusals.NoSuchSquare(STANDARD, (0,)): "Squares are 1 to 9, or a1 to c3. Still free: 1.",
    refusals.NoSuchSquare(BOARDS["4x4"], (0, 15)): "Squares are 1 to 16, or a1 to d4. Still free: a1 and d4.",
    refusals.NoSuchBoard(tuple(BOARDS)): (
        "Pick 3x3, 4x4, 4x4/3, 5x5 or 5x5/5. The number after the slash is how many in a row win."
    ),
    refusals.NoSuchVariant(): "Misere and wild are only for 3x3. Pick 3x3, or leave the rules out.",
    refusals.DrawRefused(): "I'd rather play on. Your game goes on; use /resign to give up.",
    refusals.OpponentIsYou(): "You can't challenge yourself. Use /play without a name to play against me.",
    refusals.OpponentIsABot(): "Other bots can't answer challenges. Use /play without a name to play against me.",
    refusals.NotAMember(): "I can't find that member in this server. Mention somebody with @.",
    refusals.NobodyElseHere(): ("Nobody else can join a game here. Use /play on its own to play against me."),
    refusals.NotUnderstood(): (
        "I didn't catch that. Use /play with a member, anyone, crowd, a level (easy, medium, hard, unbeatable), "
        "a board (4x4, 5x5) or rules (misere, wild)."
    ),
    refusals.NoSuchTopic(("wild", "hint")): "I have no help on that. Try /help with wild or hint.",
    refusals.NoSuchNumber(): "That isn't a game's number. Use /games or /history to find one.",
    refusals.NotShown(): (
        "I need a game's number or two levels (easy, medium, hard, unbeatable). Use /games to find a number."
    ),
    refusals.NoSuchPreference(): (
        "I need a look (bold, classic), notices (accepted, off, channel, dm), minutes (0, 5, 15, 60) or "
        "leaderboards (server, everywhere, hidden). See /preferences."
    ),
    refusals.NotYourList(): "Somebody else asked for that list. Use /history to get your own.",
    statistics.StatsAreYours(): ("In DMs I only show your own stats. Use /stats in a server for somebody else's."),
    statistics.AgainstYourself(): "Nobody plays against themselves. Name two different members.",
    statistics.NoStatsOfBots(): (
        "I don't count games for bots. Use /stats to see how you do against each of my levels."
    ),
    statistics.NotRatedYet(): "No rated game yet. Finish one without hints to get a rating.",
    statistics.NoOpeningsYet(): "No finished game as X here yet. Use /play and pick who goes first.",
    leaderboards.NotYourLeaderboard(): "Somebody else asked for that list. Use /leaderboard to get your own.",
    leaderboards.NoServerHere(): "There's no server to list here. Use /leaderboard with everywhere.",
    leaderboards.NoSuchLeaderboard(): (
        "I need a board (3x3, 4x4, 5x5), rules (misere, wild), month or all, here or everywhere. "
        "Use /leaderboard to pick."
    ),
    puzzles.PuzzleNotOut(): "That puzzle isn't out yet. Use /puzzle for today's.",
    puzzles.PuzzleNotAnswered(): (
        "You haven't answered that puzzle, so there's nothing to share. Use /puzzle for today's."
    ),
    puzzles.PuzzleShared(): "You've already shared that here.",
    puzzles.PuzzleManagersOnly(): "Only members who can manage this server can do that. Use /puzzle for today's.",
    puzzles.PuzzleServersOnly(): ("I can only post the daily puzzle in servers. Use /puzzle to get today's here."),
    puzzles.PuzzleCannotPost(): (
        "I can't post the puzzle here. Use /puzzle here in a channel where we can both see and send messages."
    ),
    puzzles.PuzzleNotPosted(): (
        "I'm not posting the daily puzzle in this server. Use /puzzle here in a channel to start."
    ),
    puzzles.NoSuchPuzzleAction(): "I didn't catch that. Try /puzzle with today, practice, here or stop.",
    refusals.NotForYou((CROWD,)): "Only the channel can do that. Use /play to start a game of your own.",
    together.PickOne(): "Pick one: an opponent, anyone (open) or everybody at once (crowd).",
    together.OwnChallenge(): ("That's your own challenge. Wait for somebody to join, or withdraw it with /resign."),
    together.SeatsTaken(ADA, BOB): (
        "Somebody was faster: Ada and Bob are playing. Use /play to start a game of your own."
    ),
    together.StillOpen(): ("Your open challenge here is still waiting. Withdraw it with /resign to make another."),
    together.VoteInstead(1234): (
        "This channel is playing game 1234 together. Use /board to see it, and press a square to vote."
    ),
    together.CrowdRunning(1234): "This channel is already playing game 1234. Use /board to see it and vote.",
    together.SameVote(STANDARD, 4): "Your vote is already for 5. Press another square to change it.",
    together.SameVote(BOARDS["5x5"], 24): "Your vote is already for e5. Press another square to change it.",
    together.NotForCrowds(): "The channel can't play wild. Pick standard or misere for a vote.",
    privacy.NotYoursToForget(): "Somebody else was asked that. Use /forget to be forgotten yourself.",
    privacy.QuestionTooOld(): "That question is too old to answer. Use /forget again.",
    privacy.CopiedJustNow(1_800_000_000): "You just got a copy. You can get another <t:1800000000:R>.",
    privacy.OpponentForgotten(): "That player isn't here to play again. Use /play to start a new game.",
    refusals.NoDirectMessages(): "That answer is private and your DMs are closed to me. Use the slash command.",
    tournaments.NoTournament(): "There's no tournament here. Use /tournament create to open one.",
    tournaments.TournamentOnHere(): ("There's already a tournament in this channel. Use /tournament show to see it."),
    tournaments.NoTournamentsHere(): (
        "Tournaments need a server channel where I can post. Use /tournament create in one."
    ),
    tournaments.AlreadyJoined(): "You're already in. I'll mention you when the first round begins.",
    tournaments.NotJoined(): "You're not in that tournament. Use /tournament show to see who is.",
    tournaments.JoinedTooLate(): (
        "That tournament has started, so it's too late to join. Use /tournament create for another when it's over."
    ),
    tournaments.AlreadyStarted(): "That tournament has already started. Use /tournament show to see it.",
    tournaments.TournamentFull(1): "That tournament is full: 1 player.",
    tournaments.TournamentFull(32): "That tournament is full: 32 players.",
    tournaments.TooFewEntrants(1): "It takes at least 1 player to start. Ask somebody to press Join.",
    tournaments.TooFewEntrants(3): "It takes at least 3 players to start. Ask somebody to press Join.",
    tournaments.TournamentOver(): "That tournament is over. Use /tournament create to open another.",
    tournaments.NotYourTournament(ADA): "Only Ada or a moderator can do that.",
    tournaments.ModeratorsOnly(): "Only a moderator can do that. Ask one of them.",
    tournaments.NotYourMatch(
        (ADA, BOB)
    ): "Only Ada or Bob can start that game. Use /tournament show to find your own match.",
    tournaments.MatchOver(): "That match is decided. Use /tournament show to see how things stand.",
    tournaments.NotYourQuestion(): "Somebody else was asked that. Use /tournament leave to leave yourself.",
    tournaments.NotATournament(): (
        "I need an action (create, join, leave, start, cancel, show), a form (knockout, round robin), "
        "a board (4x4) or hours (1h to 72h)."
    ),
}


def kinds(of: type[Refusal] = Refusal) -> set[type[Refusal]]:
    """All kinds of refusals that are raised: those that no other kind is made from."""
    below = of.__subclasses__()
    return set().union(*map(kinds, below)) if below else {of}


def test_every_refusal_has_an_example() -> None:
    assert {type(refusal) for refusal in EXAMPLES} == kinds()


@pytest.mark.parametrize("refusal", EXAMPLES, ids=repr)
def test_every_refusal_says_its_sentence(refusal: Refusal) -> None:
    assert sentence(refusal, SAY) == EXAMPLES[refusal]


@pytest.mark.parametrize("refusal", EXAMPLES, ids=repr)
def test_a_refusal_is_one_or_two_short_sentences(refusal: Refusal) -> None:
    said = sentence(refusal, SAY)
    assert len(said) < 160
    assert len(re.findall(r"[.](?: |$)", said)) <= 2
    assert said.endswith(".")
    assert "!" not in said
    assert "nvalid" not in said


def test_a_name_in_a_refusal_cannot_ping_or_mark_up() -> None:
    for refusal in (refusals.NotForYou((User(1, "<@1>"),)), refusals.Declined(User(1, "@everyone"), 7)):
        assert "@\u200b" in sentence(refusal, SAY)
    assert "\\*" in sentence(refusals.NotYours(LONG), SAY)


@pytest.mark.parametrize("text", ["", "X", "Q" * 9, "XXXXXXXXX", "XX......./", "XXXOOO...", "OOO......", "X" * 16])
def test_why_a_board_is_none_comes_from_the_engine(text: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Position.parse(text)
    said = sentence(refusals.NoSuchPosition(caught.value.code, caught.value.data), SAY)
    assert said.startswith(SAY(caught.value.code, **caught.value.data))
    assert said.endswith(" Try one like `O.XX.X.OO`.")


def test_a_refusal_without_words_is_noticed() -> None:
    with pytest.raises(LookupError):
        sentence(Refusal(), SAY)
