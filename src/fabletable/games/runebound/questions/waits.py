"""What waits at a hex, as far as everybody can see it: foes, adventures, markets, one's own errands, other heroes."""

from __future__ import annotations

from fabletable.games.runebound.board import MARKET_HEXES, Hex
from fabletable.games.runebound.cards.scenarios import ZOMBIE_DAMAGE
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel import Message


def what_waits(table: Runebound, seat: int, field: Hex, bites: int = 0) -> Message | None:
    """``bites`` is how often zombies bite on the way, those of the hex itself included."""
    things = things_at(table, table.heroes[seat], field, bites)
    return Message("waits", {"things": things}) if things else None


def things_at(table: Runebound, hero: Hero, field: Hex, bites: int) -> list[Message]:
    at = field.index
    things: list[Message] = []
    if table.villain_at == at:
        things.append(table.villain.message)
    if table.zombies[at]:
        things.append(Message("waits-zombies", {"n": ZOMBIE_DAMAGE}))
        bites -= 1
    if bites > 0:
        things.append(Message("waits-zombies-before", {"n": bites * ZOMBIE_DAMAGE}))
    if table.gem_up(at):
        things.append(Message("waits-gem-" + field.gem))
    if at in MARKET_HEXES:
        things.append(Message("waits-market"))
    things.extend(quest.message for quest in hero.quests if is_at(field, quest.errand.places))
    things.extend(
        card.message
        for card in table.slots
        if card is not None and is_at(field, card.places) and hero.seat not in table.claimed.get(card.key, ())
    )
    things.extend(other.message for other in table.heroes_at(at) if other.seat != hero.seat)
    return things


def is_at(field: Hex, places: tuple[str, ...]) -> bool:
    return field.kind in places or (field.place is not None and field.place.key in places)
