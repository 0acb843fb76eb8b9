"""The folder in which tables of one machine lie, and the secrets in it."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path

TERMINAL_KEY = "terminal.key"
"""The file with the key of the terminal; its keyring opens all games that were begun there."""


def data_folder(data: Path | None = None) -> Path:
    """Return the folder of the tables, that of the user if none is named; it is made now if there is none."""
    folder = data or _user_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _user_folder() -> Path:
    """Return what platformdirs says; it comes with a server."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "fabletable"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "fabletable"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "fabletable"


def kept_secret(path: Path) -> str:
    """Return the secret in this file, made now if there is none."""
    if not path.exists():
        keep_secret(path, secrets.token_urlsafe(32))
    return path.read_text().strip()


def keep_secret(path: Path, secret: str) -> None:
    """Write a file that its owner alone can read."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as file:
        file.write(secret)
