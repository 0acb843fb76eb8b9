"""The protocol between a service and its workers: frames of MessagePack. In a pipe each frame follows its length."""

from __future__ import annotations

from typing import Any

import msgspec

from fabletable.table.jobs.jobs import AnyJob

# --- from the server to a worker ---


class Bring(msgspec.Struct, tag=True):
    """A game or a bot that the user brought (``--bring``), pickled; ``name`` is empty for a game."""

    name: str
    pickled: bytes


class Load(msgspec.Struct, tag=True):
    """Load the rules of these games now, while no job waits."""

    games: list[str]


class RunJob(msgspec.Struct, tag=True):
    id: int
    job: AnyJob


class CancelJob(msgspec.Struct, tag=True):
    """Stop this job: no client waits for it any more."""

    id: int


class HurryJob(msgspec.Struct, tag=True):
    """Answer with the best found so far: a person waits."""

    id: int


ToWorker = Load | Bring | RunJob | CancelJob | HurryJob


# --- from a worker to the server ---


class Done(msgspec.Struct, tag=True):
    id: int
    answer: msgspec.Raw


class SoFar(msgspec.Struct, tag=True):
    """Progress: ``part`` of the work is done; ``answer`` is the best answer up to now, if there is one."""

    id: int
    part: float
    answer: msgspec.Raw = msgspec.Raw(b"\xc0")


class Not(msgspec.Struct, tag=True):
    """The job was refused, with the code and its arguments."""

    id: int
    code: str
    args: dict[str, Any]
    rule: str = ""


class Broken(msgspec.Struct, tag=True):
    """A rule, a bot or the worker raised an exception; the other fields are for the log of the server."""

    id: int
    error: str


class Stopped(msgspec.Struct, tag=True):
    """The job was stopped by ``CancelJob``."""

    id: int


FromWorker = Done | SoFar | Not | Broken | Stopped


LENGTH = 4


def packed(frame: msgspec.Struct) -> bytes:
    return msgspec.msgpack.encode(frame, enc_hook=_plain)


def framed(frame: msgspec.Struct) -> bytes:
    data = packed(frame)
    return len(data).to_bytes(LENGTH, "big") + data


def _plain(value: object) -> object:
    """Return the arguments of a refusal as plain data; a message is replaced by its text for the log."""
    return str(value)
