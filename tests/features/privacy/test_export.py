"""What somebody gets if they ask for all that is kept of them, and what of others is not in it."""

from __future__ import annotations

import asyncio
import gzip
import json
from dataclasses import replace
from typing import Any

import pytest

from bot.core.game import BOARDS, Answer, How, Place, Result, with_rules
from bot.engine import STANDARD, Mark, Rules
from bot.features.privacy import export as copies
from bot.features.privacy.export import PAUSE_S, facts
from tests.features.filling import SERVER, fill
from tests.features.full import Community, Services
from tests.refused import message_of, refused
from tests.services import Clock, meet_bot, play, resigned
from tests.values import ANN, BEN, EASY, challenge, exhibition, game, moves


async def copy_of(services: Services) -> dict[str, Any]:
    made = await Community(services).copies.copy(ANN.id)
    assert made is not None
    assert made[0].name == f"tictactoe-{ANN.id}.json"
    found: dict[str, Any] = json.loads(made[0].content)
    return found


async def test_everything_of_somebody_is_in_it_and_nothing_of_others(services: Services) -> None:
    await fill(services.store, ANN, BEN)
    found = await copy_of(services)
    about = (
        "user names made_at games_left_out games preferences followed_boards votes puzzles course champion_of_servers"
    )
    more = "blocked puzzle_answers puzzle_shares tournaments_made tournaments_entered pairings player ratings"
    more += " servers_played_in rated_games command_rules_about_you forget_wishes"
    assert {*found} == {*about.split(), *more.split()}
    text = json.dumps(found)
    assert str(ANN.id) in text
    assert ANN.name in text
    assert str(BEN.id) not in text
    assert BEN.name not in text
    assert found["games_left_out"] == 0
    assert found["user"] == str(ANN.id)
    assert found["made_at"].endswith("+00:00")
    kept = await services.store.privacy.games_of(ANN.id)
    assert [each["number"] for each in found["games"]] == list(kept)
    assert found["rated_games"] == [
        {
            **{"game_id": str(min(one["number"] for one in found["games"] if "ended_at" in one)), "pool": "3x3"},
            **{"guild_id": str(SERVER), "score": 0.0, "rating": 1500.0, "deviation": 90.0},
            "ended_at": "1970-01-01T00:00:50+00:00",
        }
    ]
    assert found["pairings"][0] == {"tournament_id": "1", "round": 1, "points": 2.0, "has_won": True, "how": "games"}
    assert found["preferences"] == [
        {
            **{"look": "classic", "notices": "", "idle_s": 0, "leaderboards": "server", "voice": "chatty"},
            **{"language": "", "challenges": "anyone"},
        }
    ]
    assert found["blocked"] == [{"members": 2}]


def test_a_game_tells_its_moves_by_who_made_them_and_how_it_ended() -> None:
    over = game(moves=moves(0, 3, 1, 4, 2), result=Result(Mark.X, How.LINE, 50), id=12, hints=frozenset({Mark.X}))
    assert facts(over, ANN.id) == {
        **{"number": 12, "kind": "game", "server": "1", "channel": "10", "board": "3x3/3", "look": "crisp"},
        **{"started_at": "1970-01-01T00:00:01+00:00", "you_play": "X", "your_name": "Ann", "opponent": "person"},
        **{"ended_at": "1970-01-01T00:00:50+00:00", "how": "line", "your_moves": ["1", "2", "3"]},
        **{"their_moves": ["4", "5"], "hints": True, "winner": "you"},
    }
    seen = facts(over, BEN.id)
    assert (seen["you_play"], seen["winner"], seen["your_moves"], seen["hints"]) == ("O", "opponent", ["4", "5"], False)


def test_other_boards_rules_and_opponents_are_told_as_well() -> None:
    wild = game(board=with_rules(STANDARD, Rules.WILD), o=EASY)
    wild = wild.played(moves(13, board=wild.board)[0], 2, 3)
    told = facts(wild, ANN.id)
    expected = {"board": "3x3/3 wild", "your_moves": ["5 O"], "opponent": "bot", "level": "easy"}
    assert told.items() >= expected.items()
    assert not {"ended_at", "winner"} & told.keys()
    large = facts(game(board=BOARDS["4x4/3"], moves=moves(5, board=BOARDS["4x4/3"])), ANN.id)
    assert (large["board"], large["your_moves"]) == ("4x4/3", ["b2"])


def test_challenges_and_exhibitions_are_told_as_what_they_are() -> None:
    declined = facts(challenge(answer=Answer.DECLINED), BEN.id)
    assert (declined["kind"], declined["you_asked"], declined["answer"]) == ("challenge", False, "declined")
    show = facts(exhibition(), ANN.id)
    assert show["you_let_the_bot_play_itself"] is True
    assert show["your_name"] == "Ann"
    assert "you_play" not in show


async def test_the_next_copy_is_made_after_a_minute_whatever_the_clock_does(services: Services, clock: Clock) -> None:
    await play(services, "5")
    made = Community(services).copies
    both = await asyncio.gather(made.copy(ANN.id), made.copy(ANN.id), return_exceptions=True)
    assert {message_of(each) for each in both} == {None, "privacy-copied-just-now"}
    clock.now += PAUSE_S - 1
    with refused("privacy-copied-just-now") as caught:
        await made.copy(ANN.id)
    assert caught.value.facts["until"] == clock.now + 1
    assert await made.copy(BEN.id)
    clock.now -= 1000
    assert await made.copy(ANN.id), "the clock went back"


async def test_a_large_copy_is_compressed_and_of_too_many_games_the_newest_are_in_it(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "MAX_GAMES_READ", 2)
    monkeypatch.setattr(copies, "MAX_GAMES", 5)
    monkeypatch.setattr(copies, "MAX_PLAIN_BYTES", 100)
    for _ in range(6):
        await resigned(services, "5")
    await meet_bot(services, ANN, Place(None, 5))
    made = await Community(services).copies.copy(ANN.id)
    assert made is not None
    file, games = made
    assert file.name.endswith(".json.gz")
    found = json.loads(gzip.decompress(file.content))
    assert [each["number"] for each in found["games"]] == [3, 4, 5, 6, 7]
    assert (games, found["games_left_out"]) == (5, 2)


async def test_a_name_of_any_characters_makes_a_file_that_can_be_read(services: Services) -> None:
    odd = replace(ANN, name='"\\{}\u2028 Ünï 🎲')
    await play(services, "5", x=odd)
    assert (await copy_of(services))["games"][0]["your_name"] == odd.name
