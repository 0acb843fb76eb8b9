"""A record signed by the server, and everything that can be wrong with a signature."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fabletable
from fabletable.kernel import Refused
from fabletable.server.http.signing import ServerKey, kept_key, signature_in
from fabletable.terminal.main import run
from tests.server.people import ServerUnderTest


def played() -> bytes:
    match = fabletable.start("lanterns", players=2, seed="signed")
    while match.decision is not None:
        match.choose(match.decision.options[0].key)
    return match.record().to_json()


@pytest.fixture
def key(tmp_path: Path) -> ServerKey:
    return kept_key(tmp_path / "deep" / "house.key")


def test_the_key_is_made_once_and_is_private(tmp_path: Path) -> None:
    path = tmp_path / "house.key"
    first = kept_key(path)
    assert kept_key(path).public == first.public
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [each.name for each in tmp_path.iterdir()] == ["house.key"]
    assert kept_key(tmp_path / "other").public != first.public


def test_a_key_that_others_can_read_or_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "house.key"
    kept_key(path)
    path.chmod(0o644)
    with pytest.raises(Refused, match="why-key-open"):
        kept_key(path)
    path.write_text("nonsense")
    path.chmod(0o600)
    with pytest.raises(Refused, match="why-not-a-key"):
        kept_key(path)


def test_a_signature_holds_however_the_file_is_laid_out(key: ServerKey) -> None:
    record = key.signed(played(), "k3v9wq2m7d")
    signed = signature_in(msgspec.json.format(record, indent=4))
    assert signed is not None
    assert (signed.by, signed.table) == (key.public, "k3v9wq2m7d")
    turned = dict(reversed(msgspec.json.decode(record).items()))
    assert signature_in(msgspec.json.encode(turned)) is not None
    assert signature_in(played()) is None


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (("seed",), "another"),
        (("players",), 3),
        (("decisions", 0, 1), "other"),
        (("signed", "table"), "another"),
        (("signed", "signature"), "AAAA"),
        (("signed", "signature"), "!"),
        (("signed",), 7),
        (("more",), "added"),
    ],
)
def test_whatever_is_changed_is_found(key: ServerKey, where: tuple[Any, ...], value: Any) -> None:
    record = msgspec.json.decode(key.signed(played(), "k3v9wq2m7d"))
    part = record
    for step in where[:-1]:
        part = part[step]
    part[where[-1]] = value
    with pytest.raises(Refused, match="why-signature-false"):
        signature_in(msgspec.json.encode(record))


def test_the_server_shows_its_key_and_signs_with_it(
    server: ServerUnderTest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0, 1) as both:
        both.play_on()
    shown = server.get("/api/server").json()["key"]
    assert server.get(f"/api/tables/{made.id}/fairness").json()["key"] == shown
    path = tmp_path / "game.json"
    path.write_bytes(server.get(f"/api/tables/{made.id}/record").content)
    assert run(["verify", str(path), "--signed-by", shown]) == 0
    assert made.id in capsys.readouterr().out
    assert run(["verify", str(path)]) == 0
    assert shown in capsys.readouterr().out.replace("\n", "")
    other = kept_key(tmp_path / "other").public
    (tmp_path / "key.txt").write_text(other + "\n")
    for word, said in (
        (other, "Another house"),
        (str(tmp_path / "key.txt"), "Another house"),
        ("nonsense", "no key of a house"),
    ):
        assert run(["verify", str(path), "--signed-by", word]) == 2
        assert said in capsys.readouterr().err
    path.write_bytes(played())
    assert run(["verify", str(path), "--signed-by", shown]) == 2
    assert "Nobody has signed" in capsys.readouterr().err
