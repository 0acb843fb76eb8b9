"""Policies of fights: combat actions, tokens, shields, retreats. Used for heroes and enemies alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fabletable.games.runebound import hooks
from fabletable.games.runebound.advice.weights import Chosen, HeroPolicy
from fabletable.games.runebound.effects.combat import BORROW, Deal
from fabletable.games.runebound.effects.heroes import Heal
from fabletable.games.runebound.effects.tokens import CHOOSE_TOKEN, BringBack, CountDouble, Flip, Recast, Remove, TurnTo
from fabletable.games.runebound.fight import Fight, FightToken
from fabletable.games.runebound.outlook.odds import win_odds
from fabletable.games.runebound.outlook.view import FightView, damage_gain, effects_gain, threat, total, view_of
from fabletable.games.runebound.rules.abilities import PAY_SURGE, SPEND_TOKEN, abilities_of
from fabletable.games.runebound.rules.combat import LEAVE_FIGHT
from fabletable.games.runebound.rules.combat_actions import (
    AGILITY_ACTION,
    AGILITY_TARGET,
    COMBAT_ACTION,
    SPEND_AGILITY,
    STRIKE_WITH,
    CombatAction,
    Doubling,
    Strike,
)
from fabletable.games.runebound.rules.context import MANY, health_left
from fabletable.games.runebound.rules.wounds import SPEND_SHIELD, context_of
from fabletable.games.runebound.table import Runebound
from fabletable.games.runebound.tokens import DAMAGE, SHIELD, SURGE
from fabletable.games.runebound.vocabulary import Ability
from fabletable.kernel import Decision, Word

# --- combat actions ---


def in_view(policy: Callable[[FightView, Chosen], float], word: float | None = 0.01) -> HeroPolicy:
    """Return a policy for options of one kind, seen from the side of the asked seat; a word (done) beside them has this
    weight, or is one of the kind."""

    def weighed(table: Runebound, decision: Decision) -> list[float]:
        view = view_of(table, decision.seat)
        if view is None:
            return [0.0] * len(decision.options)
        return [
            word if word is not None and isinstance(option, Word) else policy(view, option)
            for option in decision.options
        ]

    return weighed


PREPARES: Final = 0.5
"""An action that gains less than this is not worth keeping a blow back for."""


def action_policy(view: FightView, option: CombatAction) -> float:
    """Weigh an action by what it gains; a hero's double or agility comes before the blow that it makes stronger.

    Enemies strike at once: a hero has many ways to turn tokens that lie there, they have few.
    """
    gain = action_gain(view, option)
    return gain + threat(view.side) if gain > PREPARES and prepares(view, option) else gain


def prepares(view: FightView, option: CombatAction) -> bool:
    if view.side.hero < 0:
        return False
    return option is AGILITY_ACTION or (isinstance(option, Doubling) and option.top.face.symbol in DAMAGE)


def action_gain(view: FightView, option: CombatAction) -> float:
    if isinstance(option, Strike):
        if not option.everything:
            return -1.0
        return damage_gain(view, option.n, unblockable=False) + 0.05
    if isinstance(option, Doubling):
        return doubling_gain(view, option)
    if isinstance(option, Ability):
        return ability_gain(view, option)
    return agility_gain(view) if option is AGILITY_ACTION else 0.02


def doubling_gain(view: FightView, option: Doubling) -> float:
    face = option.top.face
    if face.symbol in DAMAGE or face.symbol == SHIELD:
        return 1.15 * view.face(view.me, face)
    if face.symbol == SURGE and view.rates[view.me] > 0.4 and wants_more_surge(view.table, view.fight):
        return 1.15 * view.face(view.me, face)
    return -0.5


def wants_more_surge(table: Runebound, fight: Fight) -> bool:
    """Tell whether a surge ability is left this round that the tokens as they lie do not pay for."""
    side = fight.sides[fight.turn]
    if SURGE in side.forbidden:
        return False
    used = (*side.used_in_round, *side.used_in_fight)
    left = [each for each in abilities_of(table, context_of(fight, fight.turn), hooks.AS_SURGE) if each.key not in used]
    have = total(side, SURGE)
    return any(each.surge == "X" for each in left) or sum(int(each.surge) for each in left) > have


def agility_gain(view: FightView) -> float:
    """Return the better gain of flipping one of mine and having one of theirs cast again."""
    mine = [view.other(view.me, token) - view.token(view.me, token) for token in view.side.pool()]
    theirs = [_recast_gain(view, token) for token in view.foe.pool()]
    return max([*mine, *theirs, -0.5]) - 0.05


def _recast_gain(view: FightView, token: FightToken) -> float:
    foe = 1 - view.me
    return (view.token(foe, token) - view.other(foe, token)) / 2


def ability_gain(view: FightView, ability: Ability) -> float:
    context = context_of(view.fight, view.me)
    if ability.surge == "X":
        context.x = total(view.side, SURGE)
    gain = effects_gain(view, context, ability.effects)
    if ability.window is hooks.ANY_TIME:
        return _free_gain(view, ability)
    price = 0.45 * ability.exert + 0.7 * ability.suffer
    if ability.surge:
        price += 0.1
    return gain - price


def _free_gain(view: FightView, ability: Ability) -> float:
    first = ability.effects[0]
    if isinstance(first, Heal):
        hurt = view.table.heroes[max(0, view.side.hero)].damage
        return 6.0 if hurt >= first.fixed(MANY) and view.left <= view.foe_threat + 1 else -1.0
    return -1.0


# --- choices within an action ---


def owner_of(view: FightView, token: FightToken) -> int:
    mine = any(each is token for each in view.side.tokens)
    return view.me if mine else 1 - view.me


def with_agility(view: FightView, token: FightToken) -> float:
    """Return the gain from a token by agility: one of mine is flipped, one of theirs cast again."""
    if owner_of(view, token) == view.me:
        return Flip.change(view, view.me, token)
    return -Recast.change(view, 1 - view.me, token)


CHANGES: Final = {each.word: each.change for each in (Flip, TurnTo, Recast, Remove, BringBack, CountDouble)}
"""The gain of an effect for the owner of a token, by the word that the question names it with."""


@CHOOSE_TOKEN.policy
def targets_policy(table: Runebound, decision: Decision) -> Sequence[float]:
    """Rate the tokens that an ability does something to."""
    action: Word = decision.args["deed"]

    def as_target(view: FightView, token: FightToken) -> float:
        return _as_target(view, token, action.key)

    return in_view(as_target)(table, decision)


def _as_target(view: FightView, token: FightToken, op: str) -> float:
    owner = owner_of(view, token)
    gain = CHANGES[op](view, owner, token)
    return gain if owner == view.me else -gain


def in_the_strike(view: FightView, token: FightToken) -> float:
    return 1.0


def to_be_spent(view: FightView, token: FightToken) -> float:
    """Prefer to spend tokens of little value."""
    return -view.token(owner_of(view, token), token)


@SPEND_SHIELD.policy
def shields_policy(table: Runebound, decision: Decision) -> list[float]:
    """Rate shields to use: they are lost after the round, but should not be wasted on a scratch while more is
    coming."""
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


@PAY_SURGE.policy
def surge_policy(table: Runebound, decision: Decision) -> list[float]:
    """Pay surge with small change first; more than the price only where it deals damage (X)."""
    view = view_of(table, decision.seat)
    if view is None:
        return [0.0] * len(decision.options)
    enough = 0.5 if len(view.side.spendable_as(SURGE)) < 1 else 0.95
    return [enough if isinstance(option, Word) else 1.0 - 0.1 * option.face.value for option in decision.options]


@BORROW.policy
def use_policy(table: Runebound, decision: Decision) -> list[float]:
    """Use abilities of a window within a fight when they gain something."""
    view = view_of(table, decision.seat)
    return [0.05 if isinstance(option, Word) else _window_gain(view, option) for option in decision.options]


def _window_gain(view: FightView | None, ability: Ability) -> float:
    if view is None:
        return 0.5
    if ability.window is hooks.FOE_COMBAT_ACTION:
        return 1.0 if isinstance(ability.effects[0], Deal) else 0.6
    if ability.window in (hooks.WHEN_DEALT_DAMAGE, hooks.WOULD_BE_DEFEATED, hooks.WHEN_DEALING_DAMAGE):
        return 3.0
    if ability.window is hooks.AFTER_COMBAT_ACTION:
        return 0.5 if threat(view.side) >= 2 or total(view.side, SURGE) else -0.5
    return ability_gain(view, ability)


@LEAVE_FIGHT.policy
def retreat_policy(table: Runebound, decision: Decision) -> list[float]:
    """Leave when the fight looks lost and there is something to save."""
    fight = table.fight
    hero = table.heroes[decision.seat]
    if fight is None or fight.foe is None:
        return [0.0, 0.5]
    left = health_left(table, fight, 1)
    odds = win_odds(table, hero, fight.foe, wounds=fight.damage)
    hopeful = odds > 0.3 or left <= 2
    return [0.0 if hopeful else 1.0, 0.5]


COMBAT_ACTION.policy(in_view(action_policy, word=None))
STRIKE_WITH.policy(in_view(in_the_strike))
AGILITY_TARGET.policy(in_view(with_agility))
SPEND_AGILITY.policy(in_view(to_be_spent))
SPEND_TOKEN.policy(in_view(to_be_spent))
