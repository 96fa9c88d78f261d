"""The demo of a checkout refuses what Discord would; an installed one, without the rules, starts all the same."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from tests.demo.here import demo_here, live_envs
from tests.demo.tab import is_done, open_tab

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("is_checkout", [True, False])
async def test_a_checkout_has_discords_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_checkout: bool
) -> None:
    envs = live_envs(monkeypatch)
    if not is_checkout:
        monkeypatch.setitem(sys.modules, "standin.strict", None)
    async with demo_here(tmp_path, monkeypatch) as address, open_tab(address) as tab:
        assert is_done(await tab.say("!play easy"))
        backend, channel_id = envs[0].backend, tab.seen["channelId"]
        body = {"content": "x", "nonce": "n" * 26}
        if is_checkout:
            with pytest.raises(BackendError, match="50035"):
                router.dispatch(backend, "POST", f"/channels/{channel_id}/messages", json=body)
        else:
            assert router.dispatch(backend, "POST", f"/channels/{channel_id}/messages", json=body)
