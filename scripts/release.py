"""Print what CHANGELOG.md says of this version: `python -m scripts.release v0.2.0`, as the text of its release.

Exit statuses: 0 done; 2 if the tag isn't this version's, or if CHANGELOG's newest heading isn't.
"""

import re
import sys
from pathlib import Path

from bot import __version__

CHANGELOG = Path(__file__).parent.parent / "CHANGELOG.md"


def notes(changelog: str, version: str) -> str:
    r"""Return the section of a version without its heading. Errors: ValueError unless it is the newest and has a date.

    >>> notes("# Log\n\n## [0.2.0] - 2026-11-22\n\nNew.\n\n## [0.1.0]\n\nOld.\n", "0.2.0")
    'New.\n'
    """
    _, *sections = re.split(r"^## ", changelog, flags=re.MULTILINE)
    heading, _, text = sections[0].partition("\n") if sections else ("", "", "")
    if not re.fullmatch(rf"\[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d", heading):
        raise ValueError(f"CHANGELOG.md begins with {heading!r}, not with [{version}] and a date.")
    return text.strip() + "\n"


def main(tag: str) -> int:
    """Print the section and return the exit status. tag: such as v0.2.0."""
    try:
        if tag != f"v{__version__}":
            raise ValueError(f"The tag is {tag!r}, but this is version {__version__}.")
        sys.stdout.write(notes(CHANGELOG.read_text(encoding="utf-8"), __version__))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
