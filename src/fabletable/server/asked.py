"""What every request brings along: the house, a path, perhaps a secret."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath, HeaderParameter

from fabletable.server.house import House

TheHouse: TypeAlias = NamedDependency[House]
TableId: TypeAlias = FromPath[str]
SeatNumber: TypeAlias = FromPath[int]
Bearer: TypeAlias = Annotated[str, HeaderParameter(name="Authorization", max_length=200)]


def secret_in(authorization: str) -> str:
    """The secret of ``Authorization: Bearer SECRET``; empty when there is none."""
    scheme, _, secret = authorization.partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""
