"""The marks of tests that open the demo's page in a real browser."""

from __future__ import annotations

import pytest

from standin.page import find_browser

IN_BROWSER = [
    pytest.mark.slow,
    pytest.mark.skipif(find_browser() is None, reason="no Chromium or Chrome is installed on this machine"),
]
SIZES = pytest.mark.parametrize(("width", "height"), [(1100, 900), (390, 844)])
"""A window on a desk, and a phone."""
