"""Advice for fights: the best combo of a hand is searched, the rest goes by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from fabletable.games.witcher.advice.odds import card_value
from fabletable.games.witcher.cards.kinds import (
    BLUE,
    COMBO,
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    ActionCard,
    FightCard,
    Potion,
    Power,
)
from fabletable.games.witcher.cards.schools import SWORDMASTER
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.rules.abilities import (
    cards_drawn,
    cards_lost_at_most,
    combo_weakness,
    damage_suffered,
    is_void,
)
from fabletable.games.witcher.rules.combo import tally
from fabletable.games.witcher.rules.levels import shield_limit
from fabletable.games.witcher.rules.monster_turn import cards_lost, damage_of
from fabletable.games.witcher.table import HAND_LIMIT, OldWorld

LETHAL = 40.0
NO_CAP = 99
STRIKES = ("black-blood", "petris-philter", "thunderbolt", "blizzard")
"""Potions that are drunk for damage."""
DEALERS = (
    "crossbow",
    "landrags-crossbow",
    "brass-knuckles",
    "barghest-skull",
    "werewolf-claws",
    "griffin-feather",
    "adje",
)
"""What deals damage by itself and is gone afterwards."""


def fighter_of(fight: Fight, seat: int) -> Fighter:
    return fight.fighters[1] if len(fight.fighters) > 1 and fight.fighters[1].seat == seat else fight.fighters[0]


_BITS: Final = {GREEN: 1, YELLOW: 2, PURPLE: 4, BLUE: 8, RED: 16}
_ALL: Final = 31


def _colours(which: Callable[[str], bool]) -> int:
    return sum(bit for colour, bit in _BITS.items() if which(colour))


class Bonus:
    """What a skill, trophy or companion not yet used adds to a combo of so many cards or with such a colour."""

    __slots__ = ("cards", "colours", "damage", "draw", "shield")

    def __init__(self, cards: int, colours: int, damage: int, shield: int = 0, draw: int = 0) -> None:
        self.cards: int = cards
        self.colours: int = colours
        self.damage: int = damage
        self.shield: int = shield
        self.draw: int = draw


def bonuses_of(table: OldWorld, me: Fighter) -> list[Bonus]:
    found = []
    for power in me.powers:
        if power.when != COMBO or (power.key in me.used and not power.every):
            continue
        if power.key == "skill-wolf":
            damage, draw = SWORDMASTER[table.witchers[me.seat].special]
            found.append(Bonus(3, 0, damage, 0, draw))
        elif power.key == "wolf-medal":
            found.append(Bonus(3, 0, power.n))
        elif power.key == "nekker-heart":
            found.append(Bonus(1, _BITS[GREEN], power.n))
        elif power.key == "crane-sword":
            found.append(Bonus(1, _BITS[BLUE], power.n))
        elif power.key == "bracers":
            found.append(Bonus(1, _BITS[GREEN], 0, power.n))
        elif power.key == "whispess-charm":
            found.append(Bonus(1, _BITS[YELLOW], 0, power.n, power.m))
    return found


class Search:
    """The fight as the search sees it: how much damage kills, how much shield has room, what draws bring."""

    __slots__ = (
        "bonuses",
        "cap",
        "deck",
        "fight",
        "hand",
        "me",
        "nodes",
        "pool",
        "room",
        "short",
        "spares",
        "void",
        "weak",
    )

    def __init__(self, table: OldWorld, fight: Fight, me: Fighter) -> None:
        witcher = table.witchers[me.seat]
        self.fight: Fight = fight
        self.me: Fighter = me
        self.hand: list[ActionCard] = witcher.hand
        self.deck: int = len(witcher.deck.cards)
        self.room: int = max(0, shield_limit(table, me.seat) - witcher.shield)
        self.short: bool = fight.short
        if fight.duel:
            foe = table.witchers[fight.foe_of(me).seat]
            self.pool: int = foe.shield + len(foe.deck.cards) + len(foe.hand)
        else:
            self.pool = 99 if fight.short else len(fight.pool.cards)
        monster = fight.monster
        self.cap: int = min(
            damage_suffered.against(monster)(fight, me, NO_CAP), cards_lost_at_most.against(monster)(fight, me, NO_CAP)
        )
        """What the opponent can still lose this turn: some monsters stop all further damage of the first turn."""
        self.void: int = _colours(is_void.against(monster))
        """The colours that do nothing here, those that make a combo weaker, those without which less is drawn."""
        self.weak: int = 0
        self.spares: int = 0
        if combo_weakness.changed_by(monster):
            self.weak = _colours(lambda colour: combo_weakness.against(monster)(fight, [colour]) > 0)
        if cards_drawn.changed_by(monster):
            spared = _colours(lambda colour: cards_drawn.against(monster)(fight, [colour], HAND_LIMIT) == HAND_LIMIT)
            self.spares = spared if spared != _ALL else 0
        self.nodes: int = 0
        self.bonuses: list[Bonus] = [] if fight.short else bonuses_of(table, me)

    def score(
        self, damage: float, shield: float, draw: float, again: float, back: float, cards: int, colours: int
    ) -> float:
        damage += self.me.bonus_damage
        if self.me.thunder and colours & (_BITS[BLUE] | _BITS[RED]):
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

    def extend(self, last: ActionCard, used: int, book: tuple[float, ...], cards: int, colours: int) -> float:
        """The best score from here on, stopping included."""
        damage, shield, draw, again, back = book
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
            live = not self.void & _BITS[last.colour]
            new = self.with_card(book, card)
            if live:
                new = (new[0] + tab.damage, new[1] + tab.shield, new[2] + tab.draw, new[3], new[4] + tab.back)
            best = max(best, self.extend(card, used | 1 << place, new, cards + 1, colours | _BITS[card.colour]))
        return best

    def with_card(self, book: tuple[float, ...], card: ActionCard) -> tuple[float, ...]:
        if self.void & _BITS[card.colour]:
            return book
        damage, shield, draw, again, back = book
        return damage + card.damage, shield + card.shield, draw + card.draw, again + card.again, back

    def opening(self, card: ActionCard) -> float:
        place = self.hand.index(card)
        return self.extend(card, 1 << place, self.with_card((0, 0, 0, 0, 0), card), 1, _BITS[card.colour])

    def best_opening(self) -> float:
        return max((self.opening(card) for card in self.hand), default=0.0)

    def best_damage(self) -> int:
        """What single cards and what lies ready already deal: the least that this turn will do."""
        return self.me.bonus_damage + max((card.damage for card in self.hand), default=0)


def weigh_first_card(table: OldWorld, fight: Fight, me: Fighter, options: Sequence[Any]) -> list[float]:
    search = Search(table, fight, me)
    return [search.opening(card) for card in options]


def weigh_next_card(table: OldWorld, fight: Fight, me: Fighter, options: Sequence[Any]) -> list[float]:
    """Each card with the best that can still follow it, against stopping here."""
    search = Search(table, fight, me)
    counted = tally(fight, me)
    book = (counted.damage, counted.shield, counted.draw, counted.again, len(counted.back))
    colours = 0
    for card in me.combo:
        colours |= _BITS[card.colour]
    size = len(me.combo)
    found = []
    for option in options:
        if isinstance(option, ActionCard):
            tab = me.combo[-1].links.get(option.colour)
            new = search.with_card(book, option)
            if tab is not None:
                new = (new[0] + tab.damage, new[1] + tab.shield, new[2] + tab.draw, new[3], new[4] + tab.back)
            place = search.hand.index(option)
            found.append(search.extend(option, 1 << place, new, size + 1, colours | _BITS[option.colour]))
        elif isinstance(option, Power):
            found.append(search.score(*book, size, colours) + (0.6 if len(search.hand) >= 2 else -1.0))
        else:
            found.append(search.score(*book, size, colours))
    return found


def weigh_effects(table: OldWorld, fight: Fight, me: Fighter, options: Sequence[Any]) -> list[float]:
    """Step 1: what helps more than it costs, before the combo."""
    search = Search(table, fight, me)
    return [
        potion_value(search, option)
        if isinstance(option, Potion)
        else power_value(table, fight, me, option, search)
        if isinstance(option, Power)
        else 0.0
        for option in options
    ]


def potion_value(search: Search, potion: Potion) -> float:
    """Used up gladly, but not for nothing."""
    kind = potion.kind
    hand = len(search.hand)
    best = search.best_opening()
    if best >= LETHAL or (kind in STRIKES and search.best_damage() >= search.cap):
        return -1.0
    if kind == "swallow":
        return 0.6 if search.room else -1.0
    if kind == "blizzard":
        return 0.5 if hand >= 3 else -1.0
    if kind == "black-blood":
        single = max(
            (search.score(c.damage, c.shield, c.draw, c.again, 0, 1, _BITS[c.colour]) for c in search.hand), default=0
        )
        return 1.3 + single - best if hand else 1.0
    if kind == "petris-philter":
        return 1.1 if hand >= 2 or search.pool <= 2 else -0.2
    if kind == "maribor-forest":
        return 0.8 if hand <= 3 and search.deck >= 2 else -0.5
    if kind == "tawny-owl":
        return 0.5 if search.deck >= 3 else -1.0
    return 0.7 if any(card.colour in (BLUE, RED) for card in search.hand) else -1.0


def power_value(table: OldWorld, fight: Fight, me: Fighter, power: Power, search: Search) -> float:
    """Mostly: use it. What costs cards waits until it pays."""
    witcher = table.witchers[me.seat]
    key = power.key
    if key in DEALERS and search.best_damage() >= search.cap:
        return -1.0
    if key == "skill-griffin":
        return (
            (-1.0, -1.0, 0.4, 1.2, 1.4, 1.4)[witcher.special]
            if len(witcher.hand) >= 2 or witcher.special >= 3
            else -1.0
        )
    if key in ("crossbow", "brass-knuckles"):
        return 0.7 if len(witcher.hand) >= 2 or search.pool <= 2 else -0.5
    if key == "barghest-skull":
        return 0.8 if search.pool <= 2 or len(witcher.potions) > 2 else -0.5
    if key == "grave-hag-tongue":
        return 0.8 if search.room >= 2 and len(witcher.hand) >= 2 else -0.5
    if key == "drowner-brain":
        return 0.3
    if key == "striga-talon":
        return 0.4 * min(search.room, len(witcher.hand) // 2) - 0.3
    if key in ("armour", "bear-medal"):
        return 0.5 * min(power.n, search.room) - 0.2
    if key == "werewolf-claws":
        return 0.9
    if key == "adje":
        return 0.3
    return 0.9


def weigh_window(table: OldWorld, fight: Fight, me: Fighter, options: Sequence[Any]) -> list[float]:
    """Optional powers at their moment: usually worth it."""
    search = Search(table, fight, me)
    found = []
    for option in options:
        if not isinstance(option, Power):
            found.append(0.0)
        elif option.key == "glustyworp-barb":
            found.append(1.0 if me.combo and me.combo[0].damage >= 2 else -1.0)
        elif option.key == "manticore-sting":
            found.append(1.0 if fight.hit >= 3 else -0.5)
        elif option.key in ("yghern-carapace", "jardel"):
            found.append(1.0 if fight.hit >= 2 else -0.5)
        elif option.key == "leshen-antlers":
            found.append(1.0 if _other_attack_is_milder(table, fight) else -1.0)
        elif option.key == "nightwraith-hair":
            top = table.witchers[me.seat].discard[-1]
            found.append(card_value(top) - 0.5)
        elif option.key == "skill-viper":
            found.append(0.8 if table.witchers[me.seat].special >= 2 or search.pool > 3 else 0.2)
        elif option.key == "viper-medal":
            found.append(0.7)
        else:
            found.append(1.0)
    return found


def _other_attack_is_milder(table: OldWorld, fight: Fight) -> bool:
    card = fight.revealed
    if card is None:
        return False
    charge, bite = cards_lost(table, fight, card.charge), cards_lost(table, fight, card.bite)
    return bite < charge if fight.attack == "charge" else charge < bite


def weigh_attack(table: OldWorld, fight: Fight, options: Sequence[Any]) -> list[float]:
    """For the other players: the attack that hurts more, judged by all cards not yet seen."""
    unseen: list[FightCard] = [*fight.pool.cards, *table.fight_deck]
    charge = sum(cards_lost(table, fight, card.charge) + 0.2 * damage_of(table, fight, card.charge) for card in unseen)
    bite = sum(cards_lost(table, fight, card.bite) + 0.2 * damage_of(table, fight, card.bite) for card in unseen)
    return [charge if option.key == "charge" else bite for option in options]


def weigh_own_attack(table: OldWorld, fight: Fight, options: Sequence[Any]) -> list[float]:
    card = fight.revealed
    if card is None:
        return [0.0 for _ in options]
    return [
        -float(cards_lost(table, fight, card.charge if option.key == "charge" else card.bite)) for option in options
    ]


def threat(table: OldWorld, fight: Fight, card: FightCard) -> float:
    """How bad a card of the monster's pool is for the witcher."""
    return (damage_of(table, fight, card.charge) + damage_of(table, fight, card.bite)) / 2.0 + (
        1.0 if "trash" in (card.charge.kind, card.bite.kind) else 0.0
    )
