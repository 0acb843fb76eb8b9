"""Secrets that lie in the folder of their owner."""

from __future__ import annotations

import os
import secrets
from pathlib import Path


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
