"""People at tables, for tests that read like play."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from time import monotonic, sleep
from typing import Any

import msgspec
from litestar.testing import TestClient

from fabletable.table.following import ViewFollower, make_frames_whole

_ids = count(1)

Frame = dict[str, Any]


class ServerUnderTest:
    """The server, as a visitor sees it."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def get(self, path: str, secret: str = "") -> Any:
        return self.client.get(path, headers=_headers(secret))

    def post(self, path: str, body: Any = None, secret: str = "") -> Any:
        return self.client.post(path, json=body if body is not None else {}, headers=_headers(secret))

    def put(self, path: str, body: Any, secret: str = "") -> Any:
        return self.client.put(path, json=body, headers=_headers(secret))

    def replay(self, table: str, query: str = "", secret: str = "") -> Any:
        """Return part of a game as it was, every frame whole."""
        answer = self.get(f"/api/tables/{table}/replay?{query}", secret).json()
        make_frames_whole(answer["frames"])
        return answer

    def forget(self, table: str) -> None:
        """Put a table away, as if the server had been started anew: it is then only in the database."""
        tables = self.client.app.state.service.tables
        until(lambda: not tables.get(table).audience.screens)
        tables.drop(tables.get(table))

    def set_table(self, *seats: str, game: str = "lanterns", **more: Any) -> MadeTable:
        """Make a table: ``set_table("Ada", "bot:greedy", "invited")``."""
        answer = self.post("/api/tables", {"game": game, "seats": [_seat(word) for word in seats], **more})
        assert answer.status_code == 201, answer.text
        return MadeTable(self, answer.json())

    def sit(self, table: str, *secrets: str, **more: Any) -> Person:
        return Person(self.client, {"type": "hello", "table": table, "secrets": list(secrets), **more})


class MadeTable:
    """A table that was just set up, with all its secrets."""

    def __init__(self, server: ServerUnderTest, answer: Any) -> None:
        self.server = server
        self.id: str = answer["table"]["id"]
        self.info = answer["table"]
        self.host: str = answer["host"]
        self.join: str = answer.get("join", "")
        self.word: str = answer.get("word", "")
        self.keys: dict[int, str] = {key["seat"]: key["secret"] for key in answer["keys"]}
        self.sealed: Frame = {}
        self.last: dict[int | None, Frame] = {}
        self.logs: dict[int | None, list[Any]] = {}

    def sit(self, *seats: int, **more: Any) -> Person:
        return self.server.sit(self.id, *(self.keys[seat] for seat in seats), **more)

    def watch(self) -> Person:
        return self.server.sit(self.id)

    def see(self) -> Any:
        return self.server.get(f"/api/tables/{self.id}").json()

    def start(self) -> Any:
        return self.server.post(f"/api/tables/{self.id}/start", secret=self.host)


class Person:
    """One socket. It keeps the last view of each seat it holds, and every frame it ever got."""

    def __init__(self, client: TestClient, hello: Frame) -> None:
        self.session = client.websocket_connect("/api/live")
        self.hello = hello
        self.frames: list[Frame] = []
        self.views: dict[int | None, Frame] = {}
        self.logs: dict[int | None, list[Any]] = {}
        self.following = ViewFollower()
        self.moments: dict[int | None, list[Any]] = {}
        """The moments that were to be seen, each with its whole scene."""
        self.table: Frame = {}

    def __enter__(self) -> Person:
        self.session.__enter__()
        self.say(self.hello)
        first = self.hear()
        if first["type"] == "welcome" and first["table"]["state"] != "gathering":
            for _ in first["seats"] or [None]:
                self.until("view")
        return self

    def __exit__(self, *_: object) -> None:
        self.session.__exit__(None, None, None)

    def say(self, frame: Any) -> None:
        self.session.send_text(msgspec.json.encode(frame).decode())

    def hear(self, timeout: float = 20) -> Frame:
        frame: Frame = msgspec.json.decode(self.session.receive_text(timeout=timeout))
        self.frames.append(frame)
        if frame["type"] == "view":
            seat = frame["seat"]
            self.following.make_whole(frame)
            self.moments.setdefault(seat, []).extend(frame["moments"])
            self.views[seat] = frame
            self.logs[seat] = self.logs.get(seat, [])[: frame["log_from"]] + frame["log"]
        if "table" in frame:
            self.table = frame["table"]
        return frame

    def until(self, kind: str, fits: Callable[[Frame], bool] = lambda _: True) -> Frame:
        for _ in range(2000):
            frame = self.hear()
            if frame["type"] == kind and fits(frame):
                return frame
        raise AssertionError(f"no {kind} came")

    def ask(self, do: str, **more: Any) -> Frame:
        """Send a command and wait for what became of it."""
        frame = {"type": do, "id": f"c{next(_ids)}", **more}
        self.say(frame)
        return self.answer_to(frame["id"])

    def answer_to(self, command: str) -> Frame:
        while True:
            frame = self.hear()
            if frame.get("id") == command:
                return frame

    def choose(self, seat: int, key: str | None = None, **more: Any) -> Frame:
        """Choose an option, the first unless one is named."""
        view = self.views[seat]
        key = view["ask"]["choices"][0]["key"] if key is None else key
        return self.ask("choose", **{"number": view["number"], "seat": seat, "key": key, **more})

    def caught_up(self, number: int, seat: int | None) -> Frame:
        while seat not in self.views or self.views[seat]["number"] < number:
            self.hear()
        return self.views[seat]

    @property
    def asked(self) -> int:
        """The seat of this screen that is asked."""
        return next(seat for seat, view in self.views.items() if seat is not None and view["ask"])

    def until_asked(self, seat: int) -> Frame:
        while not self.views[seat]["ask"]:
            self.hear(timeout=30)
        ask: Frame = self.views[seat]["ask"]
        return ask

    def go_on(self, seat: int, key: str | None = None) -> int:
        """Choose, and wait until every seat at this screen sees it; the number of the log then."""
        answer = self.choose(seat, key)
        assert answer["type"] == "accepted", answer
        number: int = answer["number"]
        for each in list(self.views):
            self.caught_up(number, each)
        return number

    def play_on(self) -> None:
        """Take the first choice of whichever seat here is asked until the game is over."""
        while not all(view["result"] for view in self.views.values()):
            if not any(view["ask"] for view in self.views.values()):
                self.hear()
                continue
            self.go_on(self.asked)


def until(true: Callable[[], bool], seconds: float = 20, pause: float = 0.005) -> None:
    """Wait for something that takes a moment."""
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end, "it never came true"
        sleep(pause)


def _headers(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"} if secret else {}


def _seat(word: str) -> Frame:
    if word.startswith("bot:"):
        return {"kind": "bot", "bot": word.removeprefix("bot:")}
    return {"kind": "invited"} if word == "invited" else {"kind": "here", "name": word}
