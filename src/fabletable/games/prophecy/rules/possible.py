"""Whether prices can be paid and gains would change anything. Rulebook: Opportunities."""

from __future__ import annotations

from collections.abc import Sequence

from fabletable.games.prophecy.cards.effects import Effect
from fabletable.games.prophecy.cards.kinds import ARTIFACT, COMMON, RARE, WEAPON, Creature, Item, Skill
from fabletable.games.prophecy.rules.market import can_sell, stranger_price
from fabletable.games.prophecy.rules.payments import mana_of, purse
from fabletable.games.prophecy.table import Realm


def payable(table: Realm, seat: int, costs: Sequence[Effect]) -> bool:
    """All these prices can be paid."""
    hero = table.heroes[seat]
    for cost in costs:
        kind, n = cost.kind, cost.n
        if (kind == "pay-gold" and purse(table, seat) < n) or (kind == "pay-toll" and hero.gold < n):
            return False
        if kind == "pay-mana" and mana_of(table, seat) < n:
            return False
        if (kind in ("pay-health", "give-strength") and hero.health < n) or (kind == "give-will" and hero.mana < n):
            return False
        if kind == "pay-experience" and hero.experience < n:
            return False
        if kind == "become-poorest" and not _can_be_poorest(table, seat):
            return False
    return True


def _can_be_poorest(table: Realm, seat: int) -> bool:
    return any(hero.alive and hero.seat != seat for hero in table.heroes)


def matters(table: Realm, seat: int, gains: Sequence[Effect]) -> bool:
    """Rulebook: an opportunity may not be used merely to be rid of it; some part of it must change something."""
    return any(_matters(table, seat, gain) for gain in gains)


def _matters(table: Realm, seat: int, gain: Effect) -> bool:
    hero = table.heroes[seat]
    kind = gain.kind
    wounded, drained = hero.health < hero.red, hero.mana < hero.blue
    if kind.startswith("lose-"):
        return False  # harm alone is no use of it
    if kind == "heal":
        return wounded
    if kind == "regain":
        return drained
    if kind == "gain-strength":
        return wounded or hero.red < 8
    if kind == "gain-will":
        return drained or hero.blue < 10
    if kind == "fewest":
        return has_fewest(table, seat, gain.want[0]) and matters(table, seat, gain.then)
    if kind == "learn-afar":
        return bool(learnable_afar(table, seat))
    if kind == "reveal":
        return any(plane.hides for plane in table.planes)
    if kind == "attach-to-weapon":
        return bool(smith_can_work_on(table, seat))
    if kind in ("steal-item", "decay-items"):
        return bool(robbable(table, seat))
    if kind == "fight-from-deck":
        return any(isinstance(card, Creature) for card in table.adventures)
    if kind == "teleport":
        return not table.final
    if kind == "trial":
        power = table.attribute_of(seat, gain.want[0])
        may_pass, may_fail = power + 6 >= gain.n, power + 1 < gain.n
        return (may_pass and matters(table, seat, gain.then)) or (may_fail and matters(table, seat, gain.otherwise))
    if kind == "market":
        return _can_deal(table, seat, gain)
    if kind == "draw":
        return bool(table.deck_of(gain.deck)) or bool(table.rare_gone if gain.deck == RARE else table.common_gone)
    return True


def _can_deal(table: Realm, seat: int, wares: Effect) -> bool:
    """With a stranger: gold for the cheapest thing he may turn up, or something that he would buy."""
    if wares.want and any(can_sell(table, item) for item in table.heroes[seat].items):
        return True
    gold = purse(table, seat)
    for deck, n in ((COMMON, wares.of // 10), (RARE, wares.of % 10)):
        if n and any(stranger_price(table, seat, item, wares.n) <= gold for item in table.drawable(deck, n)):
            return True
    return False


# --- who has least, whom one may rob ---


def wealth(table: Realm, seat: int) -> int:
    """Gold and the prices of items; artifacts are beyond price and count nothing, damaged items in full."""
    hero = table.heroes[seat]
    total = hero.gold
    for item in hero.items:
        if item.deck != ARTIFACT:
            total += item.price
    return total


def has_fewest(table: Realm, seat: int, what: str) -> bool:
    """The Golden Fish: strictly fewer than every other hero; artifacts count as rare items."""
    own = _count(table, seat, what)
    return all(_count(table, hero.seat, what) > own for hero in table.heroes if hero.alive and hero.seat != seat)


def _count(table: Realm, seat: int, what: str) -> int:
    hero = table.heroes[seat]
    if what == "strength":
        return hero.red
    if what == "will":
        return hero.blue
    return sum(1 for item in hero.items if item.deck != COMMON)


def learnable_afar(table: Realm, seat: int) -> list[Skill]:
    """What lies open in any guild and costs no more experience than the hero has."""
    experience = table.heroes[seat].experience
    return [skill for ground in table.ground for skill in ground.skills if skill.cost <= experience]


def smith_can_work_on(table: Realm, seat: int) -> list[Item]:
    return [
        item
        for item in table.heroes[seat].items
        if item.kind == WEAPON and item.deck != ARTIFACT and item.key not in table.smithed
    ]


def robbable(table: Realm, seat: int) -> list[int]:
    """Heroes on the field who are not safe and own something other than artifacts."""
    return [
        other
        for other in table.others_on_field(seat)
        if not table.is_safe(other) and any(item.deck != ARTIFACT for item in table.heroes[other].items)
    ]
