"""The addresses of a server."""

from __future__ import annotations

import pytest

from fabletable.server import settings
from fabletable.server.settings import Settings
from tests.server.people import ServerUnderTest

pytestmark = pytest.mark.on("sqlite", soak="postgres")


def test_a_server_for_this_machine_alone_has_no_address_for_others(server: ServerUnderTest) -> None:
    assert Settings(host="127.0.0.1").addresses == []
    assert server.get("/api/server").json()["addresses"] == []


def test_a_server_in_the_network_says_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "network_address", lambda: "192.168.1.20")
    assert Settings(host="0.0.0.0", port=8000).addresses == ["http://192.168.1.20:8000"]
    assert Settings(host="10.0.0.7", port=80).addresses == ["http://10.0.0.7:80"]
    assert Settings(host="0.0.0.0", origin="https://play.example.org").addresses == ["https://play.example.org"]


def test_a_machine_without_a_network_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "network_address", lambda: None)
    assert Settings(host="0.0.0.0").addresses == []
