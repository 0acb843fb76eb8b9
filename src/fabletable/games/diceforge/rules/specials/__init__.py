"""What the special cards do, a small function each. Importing this puts them into their windows."""

from __future__ import annotations

from fabletable.games.diceforge.cards.box import CARDS
from fabletable.games.diceforge.cards.kinds import AUTOMATIC, INSTANT, REINFORCEMENT, Feat, Works
from fabletable.games.diceforge.rules.specials import feats
from fabletable.games.diceforge.rules.windows import OUSTING, REINFORCING, TAKEN, Use, Window

__all__ = ["feats", "unfit"]

_AT_WORK: dict[Works, tuple[Window[Feat] | Window[Use], ...]] = {
    INSTANT: (TAKEN,),
    REINFORCEMENT: (REINFORCING,),
    AUTOMATIC: (TAKEN, OUSTING),
}


def unfit(card: Feat) -> bool:
    """True when a card has no effect where its kind wants one, or one where it wants none."""
    wanted = _AT_WORK.get(card.type, ())
    standing = [window for window in (TAKEN, REINFORCING, OUSTING) if card in window.effects]
    return bool(standing) != bool(wanted) or any(window not in wanted for window in standing)


for _card in CARDS:
    if unfit(_card):
        raise LookupError(f"{_card} is {_card.type} and works otherwise")
