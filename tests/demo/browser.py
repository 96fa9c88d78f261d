"""The marks of tests that open the demo's page in a real browser."""

from __future__ import annotations

import pytest

from standin.page import find_browser

NEEDS_BROWSER = pytest.mark.skipif(find_browser() is None, reason="no Chromium or Chrome is installed on this machine")
IN_BROWSER = [pytest.mark.slow, NEEDS_BROWSER]
DESK, ON_PHONE = (1100, 900), (390, 844)
"""The sizes of a window on a desk, and of a phone."""
SIZES = pytest.mark.parametrize("channel", [DESK, ON_PHONE], indirect=True)
PHONE = pytest.mark.parametrize("channel", [ON_PHONE], indirect=True)
