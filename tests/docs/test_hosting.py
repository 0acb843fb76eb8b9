"""The recipes for hosts keep a server closed to what it does not need."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "run-a-server.md").read_text(encoding="utf-8")
CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")


def recipes(language: str) -> list[str]:
    """Return the blocks of this language in docs/run-a-server.md."""
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    "line",
    [
        "NoNewPrivileges=yes",
        "ProtectSystem=strict",
        "ProtectHome=yes",
        "PrivateTmp=yes",
        "PrivateDevices=yes",
        "ProtectKernelTunables=yes",
        "ProtectKernelModules=yes",
        "ProtectControlGroups=yes",
        "RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6",
        "RestrictNamespaces=yes",
        "CapabilityBoundingSet=",
        "SystemCallFilter=@system-service",
        "StateDirectory=fabletable",
    ],
)
def test_the_systemd_unit_is_hardened(line: str) -> None:
    units = [recipe for recipe in recipes("ini") if "fabletable serve" in recipe]
    assert len(units) == 1
    assert line in units[0].splitlines()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here to rate it")
def test_systemd_rates_the_unit_as_well_closed(tmp_path: Path) -> None:
    (unit,) = [recipe for recipe in recipes("ini") if "fabletable serve" in recipe]
    file = tmp_path / "fabletable.service"
    file.write_text(unit)
    rate = ["systemd-analyze", "security", "--offline=true", "--no-pager", f"--threshold={MOST_EXPOSED}", str(file)]
    rated = subprocess.run(rate, capture_output=True, text=True, check=False)
    assert rated.returncode == 0, rated.stdout + rated.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here to read it")
def test_systemd_understands_every_line_of_the_unit(tmp_path: Path) -> None:
    (unit,) = [recipe for recipe in recipes("ini") if "fabletable serve" in recipe]
    file = tmp_path / "fabletable.service"
    file.write_text(re.sub("^ExecStart=.*$", "ExecStart=/bin/true", unit, flags=re.MULTILINE))
    read = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)
    assert (read.returncode, read.stderr) == (0, "")


MOST_EXPOSED = 20
"""The most of 100 points of exposure by systemd's own count; without these lines it has 92."""


def test_every_proxy_recipe_closes_the_metrics() -> None:
    nginx, caddy = recipes("nginx"), recipes("caddy")
    assert nginx
    assert caddy
    assert all("location = /metrics { deny all; }" in recipe for recipe in nginx)
    assert all("respond /metrics 403" in recipe for recipe in caddy)


def test_the_image_installs_nothing_without_its_hash() -> None:
    installs = re.findall(r"^.*(?:pip install|pip sync).*$", CONTAINERFILE, re.MULTILINE)
    assert len(installs) == 3
    assert all("--require-hashes" in line or "--no-deps" in line for line in installs)


def test_the_lock_of_the_image_is_part_of_the_lock() -> None:
    whole, part = (_pins(ROOT / name) for name in ("requirements.lock", "server.lock"))
    assert part
    assert all(whole.get(name) == hashes for name, hashes in part.items())


def _pins(lock: Path) -> dict[str, list[str]]:
    """Return the hashes of each pinned package."""
    pins: dict[str, list[str]] = {}
    hashes: list[str] = []
    for line in lock.read_text(encoding="utf-8").splitlines():
        if not line.startswith(" "):
            hashes = pins.setdefault(line.split(" ")[0], [])
        else:
            hashes.append(line.strip(" \\"))
    return pins


def images(text: str) -> dict[str, str]:
    """Return the images that arguments name, with their defaults."""
    return dict(re.findall(r"(?:^ARG |\$\{)([A-Z]+_IMAGE)(?:=|:-)([^\s}]+)", text, re.MULTILINE))


def test_images_have_exact_versions() -> None:
    built, composed = images(CONTAINERFILE), images(COMPOSE)
    assert len(composed) == 5
    assert built.items() <= composed.items()
    assert all(re.search(r":\d+\.\d+(\.\d+)?-|@sha256:", name) for name in composed.values()), composed
    assert set(re.findall(r"^FROM (\S+)", CONTAINERFILE, re.MULTILINE)) == {f"${{{name}}}" for name in built}


def test_digests_are_filled_in_by_one_command(tmp_path: Path) -> None:
    digest = "sha256:" + "0123456789abcdef" * 4
    script = ["sh", str(ROOT / "tools" / "pin_images.sh")]
    fake = tmp_path / "inspect"
    environment = {**os.environ, "INSPECT": str(fake)}
    fake.write_text(f"#!/bin/sh\necho {digest}\n")
    fake.chmod(0o755)
    printed = subprocess.run(script, env=environment, capture_output=True, text=True, check=True)
    lines = dict(line.split("=", 1) for line in printed.stdout.splitlines())
    assert lines == {name: f"{image}@{digest}" for name, image in images(COMPOSE).items()}
    fake.write_text("#!/bin/sh\necho unknown\n")
    refused = subprocess.run(script, env=environment, capture_output=True, text=True, check=False)
    assert refused.returncode == 1
    assert refused.stdout == ""


def test_compose_trusts_its_gateway_alone() -> None:
    gateway = re.search(r"gateway: (\S+)", COMPOSE)
    assert gateway is not None
    assert f"FABLETABLE_TRUSTED_PROXIES: ${{FABLETABLE_TRUSTED_PROXIES-{gateway.group(1)}}}" in COMPOSE
