"""How to fight: which combat action, which tokens, when to shield, when to leave. Used for heroes and enemies alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fabletable.games.runebound.advice.odds import surge_rate, win_odds
from fabletable.games.runebound.advice.weights import Weigh
from fabletable.games.runebound.cards.tokens import AGILITY, DAMAGE, DASH, DOUBLE, SHIELD, SURGE, Face
from fabletable.games.runebound.cards.vocabulary import ALL, ANY, SELF, Ability, Effect, Effects
from fabletable.games.runebound.fight import Fight, FightToken, Side
from fabletable.games.runebound.rules.abilities import abilities_of
from fabletable.games.runebound.rules.combat_actions import AGILITY_ACTION, CombatAction, Doubling, Strike
from fabletable.games.runebound.rules.moment import MANY, Moment, amount, health_left, holds
from fabletable.games.runebound.rules.token_effects import targets
from fabletable.games.runebound.rules.wounds import moment_of
from fabletable.games.runebound.table import Runebound
from fabletable.kernel import Decision, Word


class View:
    """A fight from one side: what faces are worth to each, how much is at stake."""

    __slots__ = ("fight", "foe_left", "foe_shields", "foe_threat", "left", "me", "rates", "table")

    def __init__(self, table: Runebound, fight: Fight, me: int) -> None:
        self.table: Runebound = table
        self.fight: Fight = fight
        self.me: int = me
        self.rates: list[float] = [surge_rate(abilities_of(table, moment_of(fight, side), "surge")) for side in (0, 1)]
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

    def face(self, owner: int, face: Face) -> float:
        """What a face up is worth to its owner."""
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

    def other(self, owner: int, token: FightToken) -> float:
        return self.face(owner, token.token.sides[1 - token.up]) * (2 if token.on >= 0 else 1)


def threat(side: Side) -> int:
    return max(total(side, kind) for kind in DAMAGE)


def total(side: Side, symbol: str) -> int:
    return sum(side.value(token) for token in side.spendable_as(symbol))


def view_of(table: Runebound, seat: int) -> View | None:
    fight = table.fight
    if fight is None:
        return None
    for number in (fight.turn, 1 - fight.turn):
        if fight.sides[number].seat == seat:
            return View(table, fight, number)
    return None


# --- combat actions ---


def in_view(policy: Callable[[View, Any], float], word: float = 0.01) -> Weigh:
    """Options of one kind, seen from the side of whoever decides, and beside them a word (done) of this weight."""

    def weighed(table: Runebound, decision: Decision) -> list[float]:
        view = view_of(table, decision.seat)
        if view is None:
            return [0.0] * len(decision.options)
        return [word if isinstance(option, Word) else policy(view, option) for option in decision.options]

    return weighed


def weigh_actions(table: Runebound, decision: Decision) -> list[float]:
    view = view_of(table, decision.seat)
    if view is None:
        return [0.0] * len(decision.options)
    return [weigh_action(view, option) for option in decision.options]


def weigh_action(view: View, option: CombatAction) -> float:
    if isinstance(option, Strike):
        if not option.everything:
            return -1.0
        return damage_gain(view, option.n, unblockable=False) + 0.05
    if isinstance(option, Doubling):
        return doubling_gain(view, option)
    if isinstance(option, Ability):
        return ability_gain(view, option)
    return agility_gain(view) if option is AGILITY_ACTION else 0.02


def damage_gain(view: View, n: int, unblockable: bool) -> float:
    """A deadly blow is worth everything; shields take some of the rest."""
    shields = 0 if unblockable or "shield" in view.foe.forbidden else view.foe_shields
    if n - shields - view.foe.armor >= view.foe_left:
        return 60.0
    if view.foe.reflects and n - shields >= view.left:
        return -2.0
    return min(n, view.foe_left + shields) * (0.9 if shields else 1.0)


def doubling_gain(view: View, option: Doubling) -> float:
    face = option.top.face
    if face.symbol in DAMAGE or face.symbol == SHIELD:
        return 1.15 * view.face(view.me, face)
    if face.symbol == SURGE and view.rates[view.me] > 0.4 and wants_more_surge(view.table, view.fight):
        return 1.15 * view.face(view.me, face)
    return -0.5


def wants_more_surge(table: Runebound, fight: Fight) -> bool:
    """Is there a surge ability left this round that the tokens as they lie do not pay for?"""
    side = fight.sides[fight.turn]
    if SURGE in side.forbidden:
        return False
    used = (*side.used_in_round, *side.used_in_fight)
    left = [each for each in abilities_of(table, moment_of(fight, fight.turn), "surge") if each.key not in used]
    have = total(side, SURGE)
    return any(each.surge == "X" for each in left) or sum(int(each.surge) for each in left) > have


def agility_gain(view: View) -> float:
    """The better of flipping one of mine and having one of theirs cast again."""
    mine = [view.other(view.me, token) - view.token(view.me, token) for token in view.side.pool()]
    theirs = [_recast_gain(view, token) for token in view.foe.pool()]
    return max([*mine, *theirs, -0.5]) - 0.05


def _recast_gain(view: View, token: FightToken) -> float:
    foe = 1 - view.me
    return (view.token(foe, token) - view.other(foe, token)) / 2


def ability_gain(view: View, ability: Ability) -> float:
    moment = moment_of(view.fight, view.me)
    if ability.surge == "X":
        moment.x = total(view.side, SURGE)
    gain = effects_gain(view, moment, ability.effects)
    if ability.window == "free":
        return _free_gain(view, ability)
    price = 0.45 * ability.exert + 0.7 * ability.suffer
    if ability.surge:
        price += 0.1
    return gain - price


def _free_gain(view: View, ability: Ability) -> float:
    first = ability.effects[0]
    if first.op == "heal":
        hurt = view.table.heroes[max(0, view.side.hero)].damage
        return 6.0 if hurt >= first.fixed(MANY) and view.left <= view.foe_threat + 1 else -1.0
    return -1.0


def effects_gain(view: View, moment: Moment, effects: Effects) -> float:
    return sum(effect_gain(view, moment, effect) for effect in effects)


def effect_gain(view: View, moment: Moment, effect: Effect) -> float:
    op = effect.op
    if op in ("recast", "flip", "remove", "bring-back", "turn-to", "count-double"):
        return tokens_gain(view, moment, effect)
    if op == "test":
        return test_gain(view, moment, effect)
    if op == "when":
        then = effect.then if holds(view.table, moment, effect.when) else effect.otherwise
        return effects_gain(view, moment, then)
    if op == "choose":
        return max(effects_gain(view, moment, choice) for choice in effect.choices)
    if op == "pay":
        return 0.8 * effects_gain(view, moment, effect.otherwise)
    n = amount(view.table, moment, effect)
    if op == "deal":
        return damage_gain(view, n, effect.flag)
    if op == "heal":
        return heal_gain(view, n)
    if op == "explore-here":
        return 1.8
    if op == "boost":
        return float(n * len(view.side.spendable_as(effect.face)))
    if op == "armor":
        return 0.9 * min(view.foe_threat, n)
    if op == "reflect":
        through = view.foe_threat - total(view.side, SHIELD)
        return 0.8 * max(0, through) if through < view.left else 0.0
    if op == "treat-as":
        return 0.9 * sum(token.face.symbol == effect.face for token in view.side.pool())
    if op == "forbid":
        return forbid_gain(view, effect)
    return {"borrow-surge": 1.4, "gold": 0.3, "take-as-trophy": 3.0, "lose": 0.5, "delay": 0.8, "draw": 0.3}.get(
        op, 0.1
    )


def test_gain(view: View, moment: Moment, effect: Effect) -> float:
    hero = view.table.heroes[moment.seat]
    cards = max(0, max(0, hero.numbers[effect.kind]) + effect.fixed())
    odds = 1 - 0.6**cards
    each = 0.4 * cards * effects_gain(view, moment, effect.each)
    passed = effects_gain(view, moment, effect.then)
    return each + odds * passed + (1 - odds) * effects_gain(view, moment, effect.otherwise)


def heal_gain(view: View, n: int) -> float:
    hero = view.side.hero
    hurt = view.table.heroes[hero].damage if hero >= 0 else view.fight.damage
    healed = min(n, hurt)
    return healed * (1.1 if view.left <= view.foe_threat + 2 else 0.75)


def forbid_gain(view: View, effect: Effect) -> float:
    foe = view.foe if effect.who != SELF else view.side
    if effect.kind in foe.forbidden:
        return 0.0
    if effect.kind == "surge":
        return 0.9 * total(foe, SURGE) * view.rates[1 - view.me]
    if effect.kind == "shield":
        return 0.8 * min(total(foe, SHIELD), threat(view.side))
    if effect.kind in DAMAGE:
        return 0.9 * total(foe, effect.kind)
    if effect.kind == AGILITY:
        return 0.6 * len(foe.spendable_as(AGILITY))
    return 0.25


def tokens_gain(view: View, moment: Moment, effect: Effect) -> float:
    """The best tokens for it, as far as it goes."""
    owner = view.me if effect.who == SELF else 1 - view.me
    sign = 1.0 if owner == view.me else -1.0
    found = [
        sign * change(view, owner, token, effect.op, effect.face) for token in targets(view.fight.sides[owner], effect)
    ]
    if effect.n == ALL:
        return sum(found)
    n = MANY if effect.n == ANY else amount(view.table, moment, effect)
    found.sort(reverse=True)
    return sum(gain for gain in found[:n] if gain > 0)


def change(view: View, owner: int, token: FightToken, op: str, face: str = "") -> float:
    """How much better off the owner of the token is afterwards."""
    now = 0.0 if token.spent else view.token(owner, token)
    if op in ("flip", "turn-to"):
        return view.other(owner, token) - now
    if op == "recast":
        return (view.face(owner, token.token.sides[0]) + view.face(owner, token.token.sides[1])) / 2 - now
    if op == "remove":
        return -now
    if op == "bring-back":
        return view.face(owner, token.face)
    return now


# --- choices within an action ---


def owner_of(view: View, token: FightToken) -> int:
    mine = any(each is token for each in view.side.tokens)
    return view.me if mine else 1 - view.me


def with_agility(view: View, token: FightToken) -> float:
    """One of mine is flipped, one of theirs cast again."""
    if owner_of(view, token) == view.me:
        return change(view, view.me, token, "flip")
    return -change(view, 1 - view.me, token, "recast")


def weigh_targets(table: Runebound, decision: Decision) -> Sequence[float]:
    """Tokens that an ability does something to."""
    action: Word = decision.args["deed"]
    return in_view(lambda view, token: _as_target(view, token, action.key))(table, decision)


def _as_target(view: View, token: FightToken, op: str) -> float:
    owner = owner_of(view, token)
    gain = change(view, owner, token, op)
    return gain if owner == view.me else -gain


def in_the_strike(view: View, token: FightToken) -> float:
    return 1.0


def to_be_spent(view: View, token: FightToken) -> float:
    """What is only spent should be worth little."""
    return -view.token(owner_of(view, token), token)


def weigh_shields(table: Runebound, decision: Decision) -> list[float]:
    """Shields are lost after the round, so they are used, but not wasted on a scratch while more is coming."""
    view = view_of(table, decision.seat)
    if view is None:
        return [0.0] * len(decision.options)
    side = next(side for side in view.fight.sides if side.seat == decision.seat)
    coming = int(decision.args["n"])
    more = threat(view.fight.sides[1 - view.fight.sides.index(side)])
    found = []
    for option in decision.options:
        if isinstance(option, Word):
            found.append(0.2)
        else:
            value = side.value(option)
            waste = max(0, value - coming)
            found.append(min(value, coming) - (0.7 * waste if more else 0.1 * waste))
    return found


def weigh_surge(table: Runebound, decision: Decision) -> list[float]:
    """Small change first; more than the price only where it deals damage (X)."""
    view = view_of(table, decision.seat)
    if view is None:
        return [0.0] * len(decision.options)
    enough = 0.5 if len(view.side.spendable_as(SURGE)) < 1 else 0.95
    return [enough if isinstance(option, Word) else 1.0 - 0.1 * option.face.value for option in decision.options]


def weigh_use(table: Runebound, decision: Decision) -> list[float]:
    """Abilities of a window within a fight: used when they gain something."""
    view = view_of(table, decision.seat)
    return [0.05 if isinstance(option, Word) else _window_gain(view, option) for option in decision.options]


def _window_gain(view: View | None, ability: Ability) -> float:
    if view is None:
        return 0.5
    if ability.window == "foe-combat-action":
        return 1.0 if ability.effects[0].op == "deal" else 0.6
    if ability.window in ("when-dealt-damage", "would-be-defeated", "when-dealing-damage"):
        return 3.0
    if ability.window == "after-combat-action":
        return 0.5 if threat(view.side) >= 2 or total(view.side, SURGE) else -0.5
    return ability_gain(view, ability)


def weigh_retreat(table: Runebound, decision: Decision) -> list[float]:
    """Leave when the fight looks lost and there is something to save."""
    fight = table.fight
    hero = table.heroes[decision.seat]
    if fight is None or fight.foe is None:
        return [0.0, 0.5]
    left = health_left(table, fight, 1)
    odds = win_odds(table, hero, fight.foe, wounds=fight.damage)
    hopeful = odds > 0.3 or left <= 2
    return [0.0 if hopeful else 1.0, 0.5]
