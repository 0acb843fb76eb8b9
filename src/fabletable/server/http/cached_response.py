"""A response in memory: its bytes, plain and packed, and the headers that let a browser keep it."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from hashlib import blake2b
from typing import NamedTuple

from fabletable.server.limits.access import Header

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
"""The Cache-Control header with which a browser may keep an answer but asks again each time; mostly it is still the
same."""
NEVER_KEPT = "no-store"

_SMALLEST_PACKED = 1000
_PACKED_TYPES = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


class CachedResponse(NamedTuple):
    """Packing takes longer than sending, so it is done once."""

    status: int
    tag: bytes
    plain: bytes
    packed: bytes | None
    head: list[Header]

    def answer(self, asked: Iterable[Header]) -> tuple[int, list[Header], bytes]:
        """Return status, headers and body for a request with these headers."""
        packed = False
        for name, value in asked:
            if name == b"if-none-match" and self.tag and self.tag in value:
                return 304, self.head, b""
            if name == b"accept-encoding" and self.packed is not None and b"gzip" in value:
                packed = True
        if packed and self.packed is not None:
            more = [(b"content-encoding", b"gzip"), (b"content-length", str(len(self.packed)).encode())]
            return self.status, self.head + more, self.packed
        return self.status, [*self.head, (b"content-length", str(len(self.plain)).encode())], self.plain


def shown(plain: bytes, media_type: str, kept: str, status: int = 200) -> CachedResponse:
    """Make a response with its tag, compressed where that pays; ``kept`` is its Cache-Control header."""
    worth_packing = len(plain) >= _SMALLEST_PACKED and media_type.startswith(_PACKED_TYPES) and kept != NEVER_KEPT
    packed = gzip.compress(plain, 6, mtime=0) if worth_packing else None
    tag = b"" if kept == NEVER_KEPT else b'"' + blake2b(plain, digest_size=8).hexdigest().encode() + b'"'
    head = [(b"content-type", media_type.encode()), (b"cache-control", kept.encode())]
    if tag:
        head.append((b"etag", tag))
    if packed is not None:
        head.append((b"vary", b"Accept-Encoding"))
    return CachedResponse(status, tag, plain, packed, head)
