"""`python -m bot ratings rebuild`."""

import argparse

from bot.features.ratings.service import rebuild
from bot.settings import load_from
from bot.words import words


def add_options(parser: argparse.ArgumentParser) -> None:
    say = words()
    actions = parser.add_subparsers(dest="action", metavar="ACTION", title=say("cli-actions"), required=True)
    actions.add_parser("rebuild", help=say("cli-ratings-rebuild"))


def run(given: argparse.Namespace) -> int:
    return rebuild(load_from(given.env_file))
