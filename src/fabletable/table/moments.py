"""Moments as they are sent: each as a change of the scene before it, with the director's scripts."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from fabletable.director import Knowledge, paired
from fabletable.kernel import Moment
from fabletable.kernel.difference import difference
from fabletable.kernel.scene import Scene
from fabletable.table.messages.records import ShownMoment


def packed_moments(moments: Sequence[Moment], scene: Scene | None, known: Knowledge) -> list[ShownMoment]:
    """Return moments as they are sent; the first is a change of ``scene``, or has its own where there is none. Each
    scene is staged by what the seat knows."""
    found: list[ShownMoment] = []
    for each, script in paired(moments, replace(known, before=scene)):
        change = None if scene is None else difference(scene, each.scene)
        whole = each.scene if change is None else None
        found.append(
            ShownMoment(
                each.kind, each.after, each.lines, whole, change, each.event, each.pieces, each.touches, each.sums,
                each.because, each.result, each.prose, script,
            )
        )  # fmt: skip
        scene = each.scene
    return found
