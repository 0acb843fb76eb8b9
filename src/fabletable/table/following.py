"""Views and replays that were sent as changes, put together again for clients in Python."""

from __future__ import annotations

from typing import Any

from fabletable.kernel.difference import applied

Plain = dict[str, Any]


class MissingBase(Exception):
    """A change to something that never came: the client says ``look`` and begins anew with what it is then shown."""


class ViewFollower:
    """The last scenes and questions that one session has brought."""

    def __init__(self) -> None:
        self._scenes: dict[int | None, tuple[int, Plain]] = {}
        self._asks: dict[tuple[int | None, str], Plain] = {}

    def make_whole(self, view: Plain) -> None:
        """Give a ``view`` frame its scene, its moments theirs, and its question."""
        seat = view["seat"]
        had, scene = self._scenes.get(seat, (-1, None))
        if view["scene"] is None and (scene is None or had != view["since"]):
            raise MissingBase
        scene = unpacked(view["moments"], scene) or scene
        if view["scene"] is None and scene is not None:
            view["scene"] = applied(scene, view["change"])
        self._scenes[seat] = view["number"], view["scene"]
        self.ask_in(view)

    def ask_in(self, view: Plain) -> Plain | None:
        """Return the question of this view, after completing one that came as a change; it is put into the view."""
        seat, again = view["seat"], view["again"]
        if again is not None:
            before = self._asks.get((seat, again["question"]))
            if before is None:
                raise MissingBase
            view["ask"] = applied(before, again["change"])
        ask: Plain | None = view["ask"]
        if ask is not None:
            self._asks[seat, ask["question"]["id"]] = ask
        return ask


def make_frames_whole(frames: list[Plain]) -> None:
    """Give the frames of a ``Replay`` their scenes, and their moments theirs."""
    scene: Plain | None = None
    for frame in frames:
        scene = unpacked(frame["moments"], scene) or scene
        change = frame.pop("change")
        if change is not None and scene is not None:
            frame["scene"] = applied(scene, change)
        scene = frame["scene"]


def unpacked(moments: list[Plain], scene: Plain | None) -> Plain | None:
    """Complete moments that came as changes, each from the one before, and return the last one's scene."""
    for moment in moments:
        if scene is not None and moment.get("change") is not None:
            moment["scene"] = applied(scene, moment.pop("change"))
        scene = moment["scene"]
    return scene if moments else None
