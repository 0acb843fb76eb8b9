"""Provably fair dice: the service commits to its secret first, the seats add theirs, both make the seed."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import blake2b

from fabletable.kernel import commitment


def new_secret() -> str:
    """Return the service's part of a table's seed: 256 bits, committed to at once and shown when the game is over."""
    return secrets.token_hex(32)


def seed_of(secret: str, entropy: Sequence[str]) -> str:
    """Return the seed of a game. Neither the service nor any seat can steer it alone."""
    return blake2b("\n".join([secret, *entropy]).encode(), digest_size=32).hexdigest()


def seal(text: str) -> str:
    """Return the commitment to a secret or a seed; the same hash as the kernel's."""
    return commitment(text)


def new_key() -> str:
    """Return the secret of a seat or a host: 128 bits in 22 characters."""
    return secrets.token_urlsafe(16)


def hashed(key: str, server_secret: str) -> str:
    """Return what the store keeps of a secret, so that a stolen database opens no seat."""
    return blake2b(key.encode(), key=blake2b(server_secret.encode()).digest(), digest_size=16).hexdigest()


def all_hashes(key: str, server_secrets: tuple[str, ...]) -> list[str]:
    """Return what the store may keep of a secret: by the present server secret first, then by the former ones."""
    return [hashed(key, secret) for secret in server_secrets]


def is_key(key: str, stored: str, server_secrets: tuple[str, ...]) -> bool:
    return bool(stored) and any(hmac.compare_digest(each, stored) for each in all_hashes(key, server_secrets))


# --- names of tables ---

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""The letters of random words, none of which is easily mistaken for another."""


_ID_LENGTH = 10


def new_table_id() -> str:
    """Return ten random letters and digits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def letters_of(number: int) -> str:
    """Return ten letters and digits that name a large number."""
    return "".join(_LETTERS[number // len(_LETTERS) ** place % len(_LETTERS)] for place in range(_ID_LENGTH))


def is_table_id(text: str) -> bool:
    return len(text) == _ID_LENGTH and all(letter in _LETTERS for letter in text)
