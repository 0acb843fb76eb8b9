"""A transition from one secret to the next: what a former one made still opens, the present one makes what is new."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from litestar.testing import TestClient

from fabletable.kernel import Refused
from fabletable.server import main
from fabletable.server.app import make_app
from fabletable.server.settings import Settings
from tests.server.people import MadeTable, ServerUnderTest
from tests.server.test_devices import mine, new_key, set_table
from tests.server.test_invitations import join, link_info

FIRST, SECOND = "the first secret of the house", "the second secret of the house"
pytestmark = pytest.mark.on("sqlite", soak="postgres")


@contextmanager
def served(settings: Settings, secret: str, *former: str) -> Iterator[ServerUnderTest]:
    """Start the server with this secret on the same database."""
    app = make_app(replace(settings, secret=secret, former_secrets=former))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield ServerUnderTest(client)


def at(server: ServerUnderTest, made: MadeTable) -> MadeTable:
    """Return the same table at the server that was started later."""
    made.server = server
    return made


class TestAfterTheSecretWasChanged:
    def test_seats_and_the_hosts_rights_stay(self, settings: Settings) -> None:
        with served(settings, FIRST) as server:
            made = server.set_table("Ada", "invited")
        with served(settings, SECOND, FIRST) as server:
            assert server.post(f"/api/tables/{made.id}/link", secret=made.host).status_code == 200
            with at(server, made).sit(0) as ada:
                assert ada.frames[0]["seats"] == [0]
        with served(settings, SECOND) as server:
            assert server.post(f"/api/tables/{made.id}/link", secret=made.host).json()["code"] == "why-host-only"

    def test_links_and_knocks_stay(self, settings: Settings) -> None:
        with served(settings, FIRST) as server:
            made = server.set_table("Ada", "invited", "invited", "invited")
            ticket = server.post(f"/api/tables/{made.id}/join-request", {"name": "Zoe"}).json()["ticket"]
        with served(settings, SECOND, FIRST) as server:
            assert link_info(server, made, made.join)["link"] == "table"
            assert link_info(server, made, made.keys[1])["link"] == "seat"
            assert join(server, made, made.keys[1], "Mira", 1).json()["seat"] == 1
            assert join(server, made, made.join, "Rok", 2).json()["seat"] == 2
            assert server.get(f"/api/tables/{made.id}/join-request", ticket).json()["state"] == "waiting"
            assert link_info(server, made, "nonsense")["link"] == "unknown"

    def test_what_is_made_now_needs_the_present_secret_alone(self, settings: Settings) -> None:
        with served(settings, SECOND, FIRST) as server:
            made, key = server.set_table("Ada", "invited"), new_key(server)
        with served(settings, SECOND) as server:
            with at(server, made).sit(0) as ada:
                assert ada.frames[0]["seats"] == [0]
            assert server.get("/api/mine", key).status_code == 200
        with served(settings, FIRST) as server:
            assert server.post(f"/api/tables/{made.id}/link", secret=made.host).json()["code"] == "why-host-only"
            assert server.get("/api/mine", key).status_code == 401

    def test_tickets_words_and_files_stay(self, settings: Settings) -> None:
        with served(settings, FIRST) as server:
            key = new_key(server)
            ticket = server.post("/api/keys/carry", {}, key).json()["ticket"]
            words = " ".join(server.post("/api/keys/words", secret=key).json()["words"])
            file = server.post("/api/keys/file", secret=key).json()["secret"]
        with served(settings, SECOND, FIRST) as server:
            assert server.post("/api/keys/take", {"ticket": ticket, "name": "Phone"}).status_code == 200
            assert server.post("/api/keys/recover", {"words": words, "name": "Tablet"}).status_code == 200
            assert server.post("/api/keys/recover", {"secret": file, "name": "Desk"}).status_code == 200

    def test_a_device_that_comes_meanwhile_stays_known_for_good(self, settings: Settings) -> None:
        with served(settings, FIRST) as server:
            came, away = new_key(server), new_key(server)
            set_table(server, came, "Ada", "Mira")
        with served(settings, SECOND, "another secret of some length", FIRST) as server:
            assert [game["seats"] for game in mine(server, came)] == [[0, 1]]
        with served(settings, SECOND) as server:
            assert [game["seats"] for game in mine(server, came)] == [[0, 1]]
            assert server.get("/api/mine", away).status_code == 401

    def test_links_in_letters_stay(self, settings: Settings) -> None:
        keyring = "a" * 32
        with served(settings, FIRST) as server:
            token = server.client.app.state.server.notifier.token_of("stop", keyring, "table")
        with served(settings, SECOND, FIRST) as server:
            assert server.client.app.state.server.notifier.read_token(token) == ("s", keyring, "table")
            newer = server.client.app.state.server.notifier.token_of("stop", keyring, "table")
        with served(settings, SECOND) as server:
            assert server.client.app.state.server.notifier.read_token(newer) == ("s", keyring, "table")
            with pytest.raises(Refused, match="why-no-such-ticket"):
                server.client.app.state.server.notifier.read_token(token)


class TestTheSetting:
    @pytest.mark.parametrize(
        ("told", "former"),
        [("", ()), (f"{FIRST}", (FIRST,)), (f" {FIRST}, {SECOND},", (FIRST, SECOND))],
    )
    def test_comes_from_the_environment(
        self, monkeypatch: pytest.MonkeyPatch, settings: Settings, told: str, former: tuple[str, ...]
    ) -> None:
        opened: list[Settings] = []
        monkeypatch.setenv("FABLETABLE_SECRET", "the present secret")
        monkeypatch.setenv("FABLETABLE_FORMER_SECRETS", told)
        monkeypatch.setattr(main, "run_server", opened.append)
        main.serve(database=settings.database)
        assert [(each.secret, each.former_secrets) for each in opened] == [("the present secret", former)]

    def test_is_refused_when_one_is_too_short(self, settings: Settings) -> None:
        assert replace(settings, former_secrets=(FIRST, "short")).problem() == "why-short-former-secret"
