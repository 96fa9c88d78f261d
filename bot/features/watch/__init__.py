"""Watch games: lists, boards that follow a game elsewhere, exhibitions, history and replay."""

from dataclasses import replace

from bot.core.chat.address import Act, parse_game
from bot.core.chat.client import TicTacToeBot
from bot.core.chat.options import POLITE
from bot.core.chat.registry import Deed, Feature, Press
from bot.core.store.personal import owned
from bot.engine import Level
from bot.features.watch.commands import KNOWN, WatchCommands
from bot.features.watch.following import Following
from bot.features.watch.rules import parse_history, parse_replay, started, watch_options
from bot.features.watch.service import Watching


def build(bot: TicTacToeBot) -> Feature:
    watching = Watching(bot.services)
    following = Following(bot, watching)
    cog = WatchCommands(bot, watching, following)
    replay = Press(parse_game, cog.replay_of, in_private=True, starts="replay")
    turn = Press(parse_replay, cog.turn_replay, with_choice=True, starts=started)
    return Feature(
        name="watch",
        service=cog,
        cogs=[cog],
        presses={"ttt-replay": turn, "ttt-history": Press(parse_history, cog.turn_history)},
        acts={
            **dict.fromkeys((Act.REPLAY, Act.REVIEW), replay),
            Act.STOP: Press(parse_game, cog.stop),
            Act.ANOTHER: Press(parse_game, cog.another, starts="watch"),
        },
        hears=[following.hear],
        settles=[following.settle],
        draws=cog.draws,
        tells=[cog.tells],
        resumes=[following.resume],
        sweeps=[following.sweep],
        leaves=[watching.followed.leave],
        advances=[watching.advance],
        runs={"replay": cog.replay_or_pick, "watch": cog.watch},
        deeds={"replay": Deed("game", is_past=True), "watch": Deed("game", is_public=True)},
        reads={"watch": watch_options},
        words={"watch": tuple(Level), "replay": KNOWN, "unwatch": KNOWN, "games": POLITE},
        personal=replace(owned(), around=following.forgetting),
        topics={
            "watch": "watching games game live follow unwatch exhibition exhibitions",
            "replay": "replays history past",
        },
    )
