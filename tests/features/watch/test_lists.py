"""Lists of games: those that are being played, in servers and in direct messages, with names of any length."""

from __future__ import annotations

from bot.core.game import User
from bot.engine import Level
from bot.features.watch.service import MAX_ENDED_GAMES
from tests.features.full import World
from tests.people import WIN, members_game, newest, private
from tests.values import EASY, RESIGNED, game, moves
from tests.world import text_of, texts_of

NONE = "No game is being played here. Use /play to start one."


async def test_live_games_are_listed_with_a_way_to_their_board(world: World) -> None:
    board = await members_game(world, "5")
    lounge = world.guild.create_text_channel("lounge")
    await world.carol.send(lounge, "!games")
    link = f"[1](https://discord.com/channels/{world.guild.id}/{world.channel.id}/{board.id})"
    game = await world.game(world.alice)
    assert text_of(newest(lounge)).splitlines() == [
        "1 game is being played",
        f"**{link}** ❌ alice vs 🔵 bob · 1 move · <t:{game.created_at}:R>",
        "Press a number to go there, or use /watch with it to follow the game here.",
    ]
    assert text_of(private(await world.carol.slash(lounge, "games"))) == text_of(newest(lounge))


async def test_a_list_without_games_says_how_to_start_one(world: World) -> None:
    await members_game(world, WIN)
    await world.bob.slash(world.channel, "play", opponent=world.carol)  # a challenge is no game yet
    await world.carol.send(world.channel, "!live")
    assert text_of(newest(world.channel)) == text_of(private(await world.carol.slash(world.channel, "games"))) == NONE


async def test_in_a_direct_message_the_lists_hold_what_was_played_there(world: World) -> None:
    await members_game(world, WIN)
    await world.alice.send_dm("!play easy")
    await world.alice.send_dm("!games")
    direct = world.alice.user.dm_channel
    assert ")** ❌ alice vs 🔵 Easy bot · no moves · " in text_of(newest(direct))
    await world.alice.send_dm("!move 5")
    await world.alice.send_dm("!resign")
    await world.press(world.alice.user, "Resign", newest(direct))
    await world.alice.send_dm("!history")
    assert [line.partition(")** ")[2].partition(" · ")[0] for line in text_of(newest(direct)).splitlines()[1:]] == [
        "Easy bot beat alice"
    ], "and none of the server's"


async def test_lists_of_the_longest_names_keep_discords_limits(world: World) -> None:
    long = world.guild.add_member(world.env.create_user("long", global_name="*_" * 16))
    over = {"place": world.place, "x": User(long.id, "*_" * 16), "o": EASY, "message_id": 2**62}
    for _ in range(MAX_ENDED_GAMES + 1):
        await world.store.games.open(game(moves=moves(4), result=RESIGNED, **over))
    for level in Level:
        await long.send(world.channel, f"!play {level}")
    await long.send(world.channel, "!history")
    listed = text_of(newest(world.channel))
    assert listed.count("**[") == MAX_ENDED_GAMES
    assert "**[11](" in listed
    assert len("".join(texts_of(newest(world.channel)))) <= 4000
    await long.send(world.channel, "!games")
    assert "**[12](" in text_of(newest(world.channel))
    assert len("".join(texts_of(newest(world.channel)))) <= 4000
