"""What the special cards do, a small function each. Importing this puts them into their windows."""

from __future__ import annotations

from fabletable.games.diceforge.cards.box import CARDS
from fabletable.games.diceforge.cards.kinds import AUTOMATIC, INSTANT, REINFORCEMENT
from fabletable.games.diceforge.rules.specials import feats
from fabletable.games.diceforge.rules.windows import OUSTING, REINFORCING, TAKEN

__all__ = ["feats"]

_AT_WORK = {
    INSTANT: (TAKEN,),
    REINFORCEMENT: (REINFORCING,),
    AUTOMATIC: (TAKEN, OUSTING),
}
for _card in CARDS:
    _windows = [each for each in (TAKEN, REINFORCING, OUSTING) if _card in each.effects]
    _wanted = _AT_WORK.get(_card.type, ())
    if bool(_windows) != bool(_wanted) or any(each not in _wanted for each in _windows):
        raise LookupError(f"{_card} is {_card.type} and works otherwise")
