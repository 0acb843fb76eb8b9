"""The best combo of a hand is searched."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.hooks import cards_drawn, cards_lost_at_most, combo_weakness, damage_suffered, is_void
from fabletable.games.witcher.kinds import BLUE, GREEN, PURPLE, RED, YELLOW, ActionCard, Power
from fabletable.games.witcher.outlook import each
from fabletable.games.witcher.rules.combo import (
    EXTRA_CARD,
    FIRST_CARD,
    NEXT_CARD,
    NO_ICONS,
    Icons,
    tally,
    with_card,
    with_link,
)
from fabletable.games.witcher.rules.levels import shield_limit
from fabletable.games.witcher.table import HAND_LIMIT, OldWorld
from fabletable.kernel import Decision, Hook

LETHAL: Final = 40.0
NO_CAP: Final = 99


def fighter_of(fight: Fight, seat: int) -> Fighter:
    return fight.fighters[1] if len(fight.fighters) > 1 and fight.fighters[1].seat == seat else fight.fighters[0]


def search_of(table: OldWorld, decision: Decision) -> Search:
    fight = table.the_fight()
    return Search(table, fight, fighter_of(fight, decision.seat))


BITS: Final = {GREEN: 1, YELLOW: 2, PURPLE: 4, BLUE: 8, RED: 16}
_ALL: Final = 31


def _colours(which: Callable[[str], bool]) -> int:
    return sum(bit for colour, bit in BITS.items() if which(colour))


@dataclass(eq=False)
class ComboBonus:
    """The bonus of an unused skill, trophy or companion for a combo of ``cards`` or more, or with a colour."""

    cards: int
    colours: int
    damage: int
    shield: int = 0
    draw: int = 0


COMBO_BONUS: Final[Hook[Callable[[Power, int], ComboBonus]]] = Hook("combo-bonus")
"""Makes the bonus of a power for a combo, from its numbers and the level of the owner's Special."""


def bonuses_of(table: OldWorld, me: Fighter) -> list[ComboBonus]:
    special = table.witchers[me.seat].special
    found: list[ComboBonus] = []
    for power in me.powers:
        bonus = COMBO_BONUS.of(power)
        if bonus is not None and (power.every or power.key not in me.used):
            found.append(bonus(power, special))
    return found


class Search:
    """The fight as the search sees it: how much damage kills, how much shield has room, what draws bring."""

    __slots__ = (
        "best", "bonuses", "cap", "deck", "fight", "hand", "me", "nodes", "pool", "room", "short", "spares", "void",
        "weak",
    )  # fmt: skip

    def __init__(self, table: OldWorld, fight: Fight, me: Fighter) -> None:
        hero = table.witchers[me.seat]
        self.fight: Fight = fight
        self.me: Fighter = me
        self.hand: list[ActionCard] = hero.hand
        self.deck: int = len(hero.deck.cards)
        self.room: int = max(0, shield_limit(table, table.witchers[me.seat]) - hero.shield)
        self.short: bool = fight.short
        if fight.duel:
            foe = table.witchers[fight.foe_of(me).seat]
            self.pool: int = foe.shield + foe.life
        else:
            self.pool = 99 if fight.short else len(fight.pool.cards)
        monster = fight.monster
        self.cap: int = min(
            damage_suffered.rule(monster)(fight, me, NO_CAP), cards_lost_at_most.rule(monster)(fight, me, NO_CAP)
        )
        """The most that the opponent can still lose this turn: some monsters stop further damage of the first turn."""
        self.void: int = _colours(is_void.rule(monster))
        """The colours that do nothing here, those that make a combo weaker, those without which less is drawn."""
        self.weak: int = 0
        self.spares: int = 0
        if monster is not None and combo_weakness.of(monster) is not None:
            self.weak = _colours(lambda colour: combo_weakness.rule(monster)(fight, [colour]) > 0)
        if monster is not None and cards_drawn.of(monster) is not None:
            spared = _colours(lambda colour: cards_drawn.rule(monster)(fight, [colour], HAND_LIMIT) == HAND_LIMIT)
            self.spares = spared if spared != _ALL else 0
        self.nodes: int = 0
        self.best: float = 0.0
        """The best opening when it was looked for last."""
        self.bonuses: list[ComboBonus] = [] if fight.short else bonuses_of(table, me)

    def score(
        self, damage: float, shield: float, draw: float, again: float, back: float, cards: int, colours: int
    ) -> float:
        damage += self.me.bonus_damage
        if self.me.thunder and colours & (BITS[BLUE] | BITS[RED]):
            damage += self.me.thunder
        if self.weak & colours:
            damage -= 1
        for bonus in self.bonuses:
            if cards >= bonus.cards and (not bonus.colours or colours & bonus.colours):
                damage += bonus.damage
                shield += bonus.shield
                draw += bonus.draw
        if self.me.shieldless:
            shield = 0.0
        if self.short:
            return 2.0 * damage - 0.1 * cards
        damage = min(damage, self.cap)
        if damage >= self.pool:
            return LETHAL + damage
        drawn = min(draw, self.deck - 1) if draw > 0 else draw
        if self.spares and not colours & self.spares:
            drawn -= 1
        return (
            1.3 * damage
            + 0.85 * min(shield, self.room)
            + 0.4 * drawn
            + 0.9 * again
            + 0.7 * back
            - 0.45 * cards
            - (2.0 if cards >= len(self.hand) + len(self.me.combo) and self.deck == 0 else 0.0)
        )

    def extend(self, last: ActionCard, used: int, counted: Icons, cards: int, colours: int) -> float:
        """Return the best score from here on, stopping included."""
        damage, shield, draw, again, back = counted
        best = self.score(damage, shield, draw, again, back, cards, colours)
        self.nodes += 1
        if self.nodes > 3000 or cards >= self.me.combo_limit:
            return best
        for place, card in enumerate(self.hand):
            if used & (1 << place):
                continue
            tab = last.links.get(card.colour)
            if tab is None:
                continue
            new = counted if self.void & BITS[card.colour] else with_card(counted, card)
            if not self.void & BITS[last.colour]:
                new = with_link(new, tab)
            best = max(best, self.extend(card, used | 1 << place, new, cards + 1, colours | BITS[card.colour]))
        return best

    def opening(self, card: ActionCard) -> float:
        place = self.hand.index(card)
        counted = NO_ICONS if self.void & BITS[card.colour] else with_card(NO_ICONS, card)
        return self.extend(card, 1 << place, counted, 1, BITS[card.colour])

    def best_opening(self) -> float:
        self.best = max((self.opening(card) for card in self.hand), default=0.0)
        return self.best

    def best_damage(self) -> int:
        """Return the least damage of this turn: of the best single card and of what lies ready."""
        return self.me.bonus_damage + max((card.damage for card in self.hand), default=0)


@FIRST_CARD.policy
def first_card_policy(table: OldWorld, decision: Decision) -> list[float]:
    search = search_of(table, decision)
    return [search.opening(card) for card in decision.options]


@NEXT_CARD.policy
def next_card_policy(table: OldWorld, decision: Decision) -> list[float]:
    """Rate each card by the best that can still follow it, against stopping here."""
    search = search_of(table, decision)
    me = search.me
    counted = tally(search.fight, me).counted
    colours = 0
    for card in me.combo:
        colours |= BITS[card.colour]
    size = len(me.combo)
    found = []
    for option in decision.options:
        match option:
            case ActionCard():
                tab = me.combo[-1].links.get(option.colour)
                new = counted if search.void & BITS[option.colour] else with_card(counted, option)
                if tab is not None:
                    new = with_link(new, tab)
                place = search.hand.index(option)
                found.append(search.extend(option, 1 << place, new, size + 1, colours | BITS[option.colour]))
            case Power():
                found.append(search.score(*counted, size, colours) + (0.6 if len(search.hand) >= 2 else -1.0))
            case _:
                found.append(search.score(*counted, size, colours))
    return found


@EXTRA_CARD.policy
def unlinked_policy(table: OldWorld, decision: Decision) -> list[float]:
    """Rate cards that follow a combo without a link."""

    def gain(card: ActionCard) -> float:
        return 1.3 * card.damage + 0.8 * card.shield - 0.4

    return each(decision, gain)
