"""SimCord, with Discord's rules: what breaks one is refused, told by its field, and kept out."""

from __future__ import annotations

import discord
import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from tests.world import World


async def test_a_body_that_breaks_a_rule_is_refused_by_its_field(world: World) -> None:
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    twice = discord.ui.View(timeout=None)
    for row in (0, 1):
        twice.add_item(discord.ui.Button(label="Accept", emoji="x", custom_id=str(row), row=row))
    world.calls()
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send("Two buttons", view=twice)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    where = "In components.0.components.0.emoji.name: Invalid emoji"
    assert where in refused.value.text
    assert not channel.last_message_id
    assert [call.path for call in world.calls()] == [f"/channels/{channel.id}/messages"]
    (said,) = world.refused
    assert said.startswith(f"POST /channels/{channel.id}/messages: ('components', 0, 'components', 0, 'emoji', 'name')")
    world.refused.clear()


async def test_an_edit_is_held_against_the_message_that_it_edits(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    board = world.last
    with pytest.raises(discord.HTTPException, match="A layout has components alone"):
        await board.edit(view=Layout())
    assert world.refused.pop()
    await board.edit(content=None, embed=None, view=Layout())


@pytest.mark.parametrize(("kind", "is_refused"), [(4, True), (8, False)])
async def test_an_answer_is_held_against_what_it_answers(world: World, kind: int, is_refused: bool) -> None:
    """A completion, which no body shows to be one, is answered by suggestions alone."""
    await world.alice.send(world.channel, "!play easy")
    await world.alice.autocomplete(world.channel, "move", "square", "")
    asked = next(reversed(world.env.backend.interactions.values()))
    path, body = f"/interactions/{asked.id}/{asked.token}/callback", {"type": kind, "data": {"content": "x"}}
    with pytest.raises(BackendError) as refused:
        router.dispatch(world.env.backend, "POST", path, json=body)
    assert refused.value.code == (50035 if is_refused else 40060)
    assert len(world.refused) == is_refused
    world.refused.clear()


@pytest.mark.parametrize("which", ["@original", "number"])
async def test_an_edit_by_token_is_held_against_its_message(world: World, which: str) -> None:
    answer = (await world.alice.slash(world.channel, "play", level="easy")).response
    assert answer
    backend, asked = world.env.backend, next(reversed(world.env.backend.interactions.values()))
    which = str(answer.id) if which == "number" else which
    path = f"/webhooks/{backend.application_id}/{asked.token}/messages/{which}"
    body = {"flags": 1 << 15, "components": [{"type": 10, "content": "x"}]}
    with pytest.raises(BackendError, match="50035"):
        router.dispatch(backend, "PATCH", path, json=body)
    assert "('content',) A layout has components alone" in world.refused.pop()
    router.dispatch(backend, "PATCH", path, json=body | {"content": None, "embeds": []})


class Layout(discord.ui.LayoutView):
    """A layout of one text."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(discord.ui.TextDisplay("x"))
