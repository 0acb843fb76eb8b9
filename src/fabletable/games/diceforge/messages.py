"""Message ids that the code puts together."""

from __future__ import annotations

from collections.abc import Iterable

from fabletable.games.diceforge.cards.faces import FACES, GARDENS
from fabletable.games.diceforge.cards.feats import FEATS
from fabletable.games.diceforge.hooks import USES
from fabletable.games.diceforge.kinds import RESOURCES, WORKS
from fabletable.games.diceforge.rules.hammer import LASTS
from fabletable.games.diceforge.table import PHASES


def messages() -> Iterable[str]:
    yield from ("gain-" + resource for resource in RESOURCES)
    yield from ("yield-" + resource for resource in (*RESOURCES, "special"))
    yield from (face.message.id for face in FACES)
    yield from (face.message.id + ".text" for face in GARDENS)
    for card in FEATS:
        yield card.message.id
        yield card.message.id + ".text"
    yield from ("split-" + way for way in LASTS)
    yield from ("anvil-" + way for way in LASTS)
    yield from ("note-anvil-" + way for way in LASTS)
    yield from (use.message.id for _, uses in USES.among(FEATS) for use in uses)
    yield from ("type-" + works for works in WORKS)
    yield from ("phase-" + phase for phase in PHASES)
