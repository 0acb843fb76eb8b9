"""Signatures under records (Ed25519), so that others can tell that a game was played on this server."""

from __future__ import annotations

import base64
import binascii
import os
import stat
from pathlib import Path
from typing import Any

import msgspec
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from fabletable.kernel import Refused

PREFIX = "ed25519:"


class ServerKey:
    """The key of a server. The private half stays here; ``public`` is shown."""

    def __init__(self, private: Ed25519PrivateKey) -> None:
        self._private = private
        raw = private.public_key().public_bytes_raw()
        self.public = PREFIX + base64.urlsafe_b64encode(raw).decode().rstrip("=")

    def sign(self, message: bytes) -> bytes:
        return self._private.sign(message)

    def signed(self, record: bytes, table: str) -> bytes:
        """Return the record with a signature over all of it and over the table it was played at."""
        written = msgspec.json.decode(record)
        written["signed"] = {"by": self.public, "table": table}
        signature = base64.urlsafe_b64encode(self._private.sign(_letters(written))).decode()
        written["signed"]["signature"] = signature
        return msgspec.json.encode(written)


class Signed(msgspec.Struct):
    """A signature with the key that made it and the table it is about."""

    by: str
    table: str
    signature: str = ""


def kept_key(path: Path) -> ServerKey:
    """Load the server's key from this file; make it first if there is none. Of several processes that start at once one
    makes it."""
    if not path.exists():
        _make(path)
    if os.name == "posix" and stat.S_IMODE(path.stat().st_mode) & 0o077:
        raise Refused("why-key-open", {"file": str(path)})
    try:
        found = serialization.load_pem_private_key(path.read_bytes(), None)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise Refused("why-not-a-key", {"key": str(path)}) from None
    if not isinstance(found, Ed25519PrivateKey):
        raise Refused("why-not-a-key", {"key": str(path)})
    return ServerKey(found)


def _make(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = Ed25519PrivateKey.generate().private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(file, "wb") as opened:
            opened.write(text)
            opened.flush()
            os.fsync(opened.fileno())
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()


def signature_in(record: bytes) -> Signed | None:
    """Return who signed this record, or None; refused when the signature does not fit."""
    try:
        written = msgspec.json.decode(record)
    except (msgspec.DecodeError, UnicodeError) as broken:
        raise Refused("why-not-a-record", {"detail": str(broken)}) from None
    part = written.get("signed") if isinstance(written, dict) else None
    if part is None:
        return None
    try:
        signed = msgspec.convert(part, Signed)
        signature = base64.urlsafe_b64decode(signed.signature)
        written["signed"] = {name: value for name, value in part.items() if name != "signature"}
        public_key(signed.by).verify(signature, _letters(written))
    except (msgspec.ValidationError, binascii.Error, InvalidSignature):
        raise Refused("why-signature-false") from None
    return signed


def public_key(text: str) -> Ed25519PublicKey:
    """Return a public key from its text; refused when it is none."""
    try:
        raw = base64.urlsafe_b64decode(text.strip().removeprefix(PREFIX) + "=")
        return Ed25519PublicKey.from_public_bytes(raw)
    except (ValueError, UnsupportedAlgorithm):
        raise Refused("why-not-a-key", {"key": text[:80]}) from None


def check_signed_by(record: bytes, key: str) -> Signed:
    """Return the signature of this very server; refused when there is none, or another's."""
    wanted = public_key(key)
    signed = signature_in(record)
    if signed is None:
        raise Refused("why-not-signed")
    if public_key(signed.by) != wanted:
        raise Refused("why-signed-by-another", {"key": signed.by})
    return signed


def _letters(written: dict[str, Any]) -> bytes:
    """Return the same bytes for every layout of the file, also when a later version adds fields to records."""
    return b"fabletable record\n" + msgspec.json.encode(written, order="deterministic")
