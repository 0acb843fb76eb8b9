"""Hero aid: Minotaur."""

from __future__ import annotations

from fabletable.games.diceforge.faces import LOSING
from fabletable.games.diceforge.rules.blessing import apply_faces, roll_both
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Rules


def minotaur_charges(table: ForgeTable, seat: int) -> Rules[None]:
    """All opponents roll and lose what the faces would give, glory too, but never more than they have. Ships do
    nothing, a boar's card still pays its owner. It is no blessing: neither hammer nor Cerberus has a part in it."""
    for other in table.others(seat):
        roll_both(table, other)
    for other in table.others(seat):
        hero = table.heroes[other]
        yield from apply_faces(table, other, hero.sun_die.top(), hero.moon_die.top(), LOSING)
