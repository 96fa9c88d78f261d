"""Write `.env.example` and the table of docs/hosting.md from the declarations: python -m scripts.settings [--check]

--check writes nothing; the exit status is 1 if a file is out of date.
"""

from __future__ import annotations

import argparse
import re
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from bot.settings import Settings
from bot.words import words

ROOT = Path(__file__).parent.parent
HEAD = """\
# Copy this file to .env and put the bot's token after DISCORD_TOKEN=. Everything else has a default:
# the value that stands commented below. Variables of the environment win over this file.
"""
TABLE = re.compile(r"\| setting \| default \| \|\n(?:\|.*\n)+")
WIDTH = 120


def declared() -> Iterator[tuple[str, str, str, str]]:
    """Yield each setting's variable, its default as a host writes it ("" if there is none), an example and its text."""
    for each in fields(Settings):
        example = each.metadata["example"]
        default = "" if example or each.default is None else _written(each.default)
        text = " ".join(words()(f"env-{each.name.replace('_', '-')}").split())
        yield each.name.upper(), default, example or default, text
        if each.name == "discord_token":
            yield "DISCORD_TOKEN_FILE", "", "/run/secrets/discord_token", words()("env-discord-token-file")


def _written(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def example() -> str:
    """Return the text of `.env.example`: all settings but the token are commented."""
    parts = [HEAD]
    for variable, _, value, text in declared():
        lines = textwrap.wrap(text, WIDTH, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False)
        parts.append("\n".join([*lines, f"{'' if variable == 'DISCORD_TOKEN' else '#'}{variable}={value}"]) + "\n")
    return "\n".join(parts)


def hosting(text: str) -> str:
    """Return the text of docs/hosting.md with the table of today's settings."""
    rows = ["| setting | default | |", "|---|---|---|"]
    for variable, default, _, about in declared():
        shown = f" `{default}`" if default else ""
        rows.append(f"| `{variable}` |{shown} | {re.split(r'[.] (?=[A-Z])', about)[0].removesuffix('.')} |")
    return TABLE.sub(lambda _: "\n".join(rows) + "\n", text)


def main() -> int:
    """Write both files, or only compare them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--check", action="store_true", help="write nothing; say what is out of date")
    is_check = parser.parse_args().check
    page = ROOT / "docs" / "hosting.md"
    wanted = {ROOT / ".env.example": example(), page: hosting(page.read_text(encoding="utf-8"))}
    stale = [file for file, text in wanted.items() if file.read_text(encoding="utf-8") != text]
    for file in stale:
        print(f"{file.name}: {'out of date; run python -m scripts.settings' if is_check else 'written'}")
        if not is_check:
            file.write_text(wanted[file], encoding="utf-8")
    return 1 if stale and is_check else 0


if __name__ == "__main__":
    sys.exit(main())
