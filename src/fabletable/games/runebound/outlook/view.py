"""A fight seen from one side, for bots: what faces are worth, what a blow or a healing gains."""

from __future__ import annotations

from fabletable.games.runebound.fight import Fight, FightToken, Side
from fabletable.games.runebound.hooks import AS_SURGE
from fabletable.games.runebound.outlook.odds import surge_rate
from fabletable.games.runebound.rules.abilities import abilities_of
from fabletable.games.runebound.rules.context import EffectContext, health_left
from fabletable.games.runebound.rules.wounds import context_of
from fabletable.games.runebound.table import Runebound
from fabletable.games.runebound.tokens import AGILITY, DAMAGE, DASH, DOUBLE, SHIELD, SURGE, TokenFace
from fabletable.games.runebound.vocabulary import Effects


class FightView:
    """A fight from one side: what faces are worth to each, how much is at stake."""

    __slots__ = ("fight", "foe_left", "foe_shields", "foe_threat", "left", "me", "rates", "table")

    def __init__(self, table: Runebound, fight: Fight, me: int) -> None:
        self.table: Runebound = table
        self.fight: Fight = fight
        self.me: int = me
        self.rates: list[float] = [
            surge_rate(tuple(abilities_of(table, context_of(fight, side), AS_SURGE))) for side in (0, 1)
        ]
        self.left: int = health_left(table, fight, me)
        self.foe_left: int = health_left(table, fight, 1 - me)
        self.foe_threat: int = threat(fight.sides[1 - me])
        self.foe_shields: int = total(fight.sides[1 - me], SHIELD)

    @property
    def side(self) -> Side:
        return self.fight.sides[self.me]

    @property
    def foe(self) -> Side:
        return self.fight.sides[1 - self.me]

    def face(self, owner: int, face: TokenFace) -> float:
        """Return what a face up is worth to its owner."""
        side = self.fight.sides[owner]
        symbol = face.symbol
        value = face.value
        for shown, kind, _ in side.treats:
            if shown == symbol and symbol in (DASH, AGILITY):
                symbol, value = kind, max(1, value)
        if symbol in side.forbidden:
            return 0.0
        if symbol in DAMAGE:
            return float(value)
        if symbol == SURGE:
            return value * self.rates[owner] if "surge" not in side.forbidden else 0.0
        if symbol == SHIELD:
            return 0.85 * value if threat(self.fight.sides[1 - owner]) else 0.15
        if symbol == AGILITY:
            return 0.7
        return 0.9 if symbol == DOUBLE else 0.0

    def token(self, owner: int, token: FightToken) -> float:
        return self.face(owner, token.face) * (2 if self.fight.sides[owner].counts_double(token) else 1)

    def now(self, owner: int, token: FightToken) -> float:
        """Return what a token gives its owner as it lies; nothing when it is spent."""
        return 0.0 if token.spent else self.token(owner, token)

    def other(self, owner: int, token: FightToken) -> float:
        return self.face(owner, token.token.sides[1 - token.up]) * (2 if token.on >= 0 else 1)


def threat(side: Side) -> int:
    return max(total(side, kind) for kind in DAMAGE)


def total(side: Side, symbol: str) -> int:
    return sum(side.value(token) for token in side.spendable_as(symbol))


def view_of(table: Runebound, seat: int) -> FightView | None:
    fight = table.fight
    if fight is None:
        return None
    for number in (fight.turn, 1 - fight.turn):
        if fight.sides[number].seat == seat:
            return FightView(table, fight, number)
    return None


def effects_gain(view: FightView, context: EffectContext, effects: Effects) -> float:
    return sum(effect.gain(view, context) for effect in effects)


def damage_gain(view: FightView, n: int, unblockable: bool) -> float:
    """Value damage: a deadly blow is worth everything; shields take some of the rest."""
    shields = 0 if unblockable or "shield" in view.foe.forbidden else view.foe_shields
    if n - shields - view.foe.armor >= view.foe_left:
        return 60.0
    if view.foe.reflects and n - shields >= view.left:
        return -2.0
    return min(n, view.foe_left + shields) * (0.9 if shields else 1.0)


def heal_gain(view: FightView, n: int) -> float:
    hero = view.side.hero
    hurt = view.table.heroes[hero].damage if hero >= 0 else view.fight.damage
    healed = min(n, hurt)
    return healed * (1.1 if view.left <= view.foe_threat + 2 else 0.75)
