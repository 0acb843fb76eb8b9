"""Rules for the use of abilities: their windows, costs and limits."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.choices import as_foe, name_answers
from fabletable.games.runebound.fight import FightToken, Side
from fabletable.games.runebound.hooks import ANY_TIME, AS_COMBAT_ACTION, AS_SURGE, Window
from fabletable.games.runebound.rules.context import (
    EffectContext,
    amount,
    carry_out,
    decider,
    health_left,
    holds,
    owner,
)
from fabletable.games.runebound.rules.prices import can_exert, can_pay_trophies, exert, pay_trophies
from fabletable.games.runebound.table import QUESTIONS, Hero, Runebound
from fabletable.games.runebound.tokens import SURGE
from fabletable.games.runebound.vocabulary import FIGHT, ROUND, TARGET, TURN, Ability
from fabletable.kernel import DONE, Decision, Message, Question, Rules, message

USE: Final = Question(QUESTIONS, "use", rule="abilities", stands=True, declines=DONE)
SPEND_TOKEN: Final = Question(QUESTIONS, "spend-token", rule="combat-actions", theme="in-fight")
PAY_SURGE: Final = Question(QUESTIONS, "pay-surge", rule="surge", theme="in-fight")

COMBAT_ACTIONS: Final = (AS_SURGE, AS_COMBAT_ACTION)


# --- limits ---


def own_turn(table: Runebound, hero: Hero) -> bool:
    """Return whether it is this hero's turn; set-up and the end of a round belong to no hero."""
    return table.active == hero.seat and table.phase == "turn"


def used_up(table: Runebound, hero: Hero, side: Side | None, ability: Ability) -> bool:
    """Tell whether an ability was used up; in the turn of another hero it always is. Rules reference, Once per turn."""
    limit = ability.limit
    if not limit or limit == TARGET:
        return False
    if limit == TURN:
        return not own_turn(table, hero) or ability.key in hero.used_in_turn
    if side is None:
        return True
    return ability.key in (side.used_in_round if limit == ROUND else side.used_in_fight)


def mark_used(hero: Hero, side: Side | None, ability: Ability) -> None:
    if ability.limit == TURN:
        hero.used_in_turn += (ability.key,)
    elif side is not None and ability.limit == ROUND:
        side.used_in_round.append(ability.key)
    elif side is not None and ability.limit == FIGHT:
        side.used_in_fight.append(ability.key)


# --- what can be used now ---


def abilities_of(table: Runebound, context: EffectContext, window: Window) -> list[Ability]:
    """Return the abilities of the hero's cards, or those of the enemy when the context is on its side."""
    fight = table.fight
    if context.side >= 0 and fight is not None and fight.sides[context.side].hero < 0:
        foe = fight.foe
        return [] if foe is None else [ability for ability in foe.abilities if ability.window == window]
    return table.heroes[context.seat].windows.get(window, [])


def usable(table: Runebound, context: EffectContext, window: Window) -> list[Ability]:
    """Return the abilities of this window that are not used up, whose conditions hold, whose price can be paid and
    that do something. Combat actions are not judged by that: their price is paid first, and may be what they turn."""
    known = abilities_of(table, context, window)
    if not known:
        return []
    side = table.fight.sides[context.side] if table.fight is not None and context.side >= 0 else None
    hero = table.heroes[context.seat]
    return [
        ability
        for ability in known
        if not used_up(table, hero, side, ability)
        and (not ability.when or holds(table, context, ability.when))
        and payable(table, context, ability)
        and (window in COMBAT_ACTIONS or any(effect.possible(table, context) for effect in ability.effects))
    ]


def summed(table: Runebound, context: EffectContext, window: Window) -> int:
    """Return what all abilities of this window come to that can be used: more dice, a price off, gold besides."""
    return sum(amount(table, context, effect) for each in usable(table, context, window) for effect in each.effects)


def free_now(table: Runebound, hero: Hero, *, testing: bool = False) -> list[Ability]:
    """List abilities for any moment of the own turn, also while dice or revealed cards lie there. Rules reference, Once
    per turn."""
    if not hero.windows.get(ANY_TIME) or not own_turn(table, hero):
        return []
    return usable(table, EffectContext(hero.seat, testing=testing), ANY_TIME)


def payable(table: Runebound, context: EffectContext, ability: Ability) -> bool:
    """Tell whether the price can be paid first and in full. Suffering as a price must not defeat."""
    hero = table.heroes[context.seat]
    if ability.exert and not can_exert(table, hero, ability.exert):
        return False
    if ability.gold > hero.gold or ability.action > hero.actions:
        return False
    if ability.trophies and not can_pay_trophies(hero, ability.trophies):
        return False
    fight = table.fight
    if fight is None or context.side < 0:
        return ability.suffer < hero.health_left if ability.suffer else True
    side = fight.sides[context.side]
    if ability.suffer and ability.suffer >= health_left(table, fight, context.side):
        return False
    if ability.spend and not side.spendable_as(ability.spend):
        return False
    if ability.surge:
        return SURGE not in side.forbidden and surge_value(side) >= ability.least_surge
    return True


def surge_value(side: Side) -> int:
    return sum(side.value(token) for token in side.spendable_as(SURGE))


# --- using ---


def use_window(table: Runebound, context: EffectContext, window: Window) -> Rules[None]:
    """Use everything the owner can in this window, in the order it likes (Rules reference, Simultaneous abilities)."""
    if not abilities_of(table, context, window):
        return
    done: list[str] = []
    while True:
        if context.side >= 0 and table.fight is not None and table.fight.over:
            return
        ready = [ability for ability in usable(table, context, window) if ability.key not in done]
        if not ready:
            return
        musts = [ability for ability in ready if ability.must]
        if musts and (window.orderless or len(ready) == 1):
            chosen = musts[0]
        else:
            seat = decider(table, context)
            answer = yield from USE.ask(table, seat, ready, otherwise=None if musts else DONE)
            if not isinstance(answer, Ability):
                return
            chosen = answer
        done.append(chosen.key)
        yield from use(table, context, chosen)


def use(table: Runebound, context: EffectContext, ability: Ability, *, begins: bool = False) -> Rules[None]:
    """Pay and carry out. ``begins``: it is a deed of its own, not a part of another."""
    if begins:
        table.log_event("used", who=owner(table, context), card=ability)
    else:
        table.log("used", who=owner(table, context), card=ability)
    yield from pay_for(table, context, ability)
    if table.watched:
        context.reason = message("used", who=owner(table, context), card=ability)
    yield from carry_out(table, context, ability.effects)


def pay_for(table: Runebound, context: EffectContext, ability: Ability) -> Rules[None]:
    """Pay the price of an ability, and mark it as used."""
    hero = table.heroes[context.seat]
    fight = table.fight
    side = fight.sides[context.side] if fight is not None and context.side >= 0 else None
    mark_used(hero, side, ability)
    table.count("ability:" + ability.key)
    hero.actions -= ability.action
    if ability.gold:
        hero.gold -= ability.gold
        table.log("paid-gold", hero=hero, n=ability.gold, card=ability)
    for _ in range(ability.exert):
        yield from exert(table, hero)
    if ability.trophies:
        yield from pay_trophies(table, hero, ability.trophies)
    if ability.suffer:
        _suffer_as_price(table, hero, side, ability.suffer)
    if ability.discards_itself:
        _discard_asset(table, hero, ability.card)
    if side is not None:
        if ability.spend:
            yield from _spend_one(table, side, owner(table, context), ability.spend)
        if ability.surge:
            context.x = yield from pay_surge(table, side, ability)


def _suffer_as_price(table: Runebound, hero: Hero, side: Side | None, n: int) -> None:
    if side is not None and table.fight is not None and side.hero < 0:
        table.fight.damage += n
        table.log("took-damage", who=owner(table, EffectContext(hero.seat, 1)), n=n)
    else:
        hero.damage += n
        table.log("suffered", hero=hero, n=n)


def _discard_asset(table: Runebound, hero: Hero, key: str) -> None:
    """Discard an asset; its token leaves at once, also out of a fight."""
    for asset in hero.assets:
        if asset.key == key:
            lose_asset(table, hero, asset.key)
            table.log("discarded-asset", hero=hero, asset=asset)
            return


def lose_asset(table: Runebound, hero: Hero, key: str) -> None:
    asset = next(asset for asset in hero.assets if asset.key == key)
    hero.assets.remove(asset)
    table.used_assets.append(asset)
    hero.reckon()
    fight = table.fight
    if asset.token is None or fight is None:
        return
    for side in fight.sides:
        if side.hero == hero.seat:
            take_token_away(side, asset.token.key)


def take_token_away(side: Side, key: str) -> None:
    """Remove a token from the fight; what it lay on or under stays."""
    place = next((number for number, token in enumerate(side.tokens) if token.key == key), -1)
    if place < 0:
        return
    token = side.tokens[place]
    if token.on >= 0:
        side.tokens[token.on].covered = False
    del side.tokens[place]
    for other in side.tokens:
        if other.on == place:
            other.on = -1
        elif other.on > place:
            other.on -= 1


def _spend_one(table: Runebound, side: Side, who: Message, symbol: str) -> Rules[None]:
    token = yield from SPEND_TOKEN.ask(table, side.seat, side.spendable_as(symbol))
    side.spend(token)
    table.log("token-spent", who=who, token=token)


def pay_surge(table: Runebound, side: Side, ability: Ability) -> Rules[int]:
    """Pay surge, perhaps more than the price. Rules reference, Surge abilities. The rest is only asked for where it can
    matter: for X, and for abilities that bring spent tokens back."""
    paid = 0
    open_ended = ability.surge == "X"
    cost = ability.least_surge
    more = open_ended or any(effect.takes_spent for effect in ability.effects)
    while True:
        tokens: list[FightToken] = side.spendable_as(SURGE)
        if not tokens or (paid >= cost and not more):
            return paid
        values = [side.value(token) for token in tokens]
        if paid < cost and paid + sum(values) - min(values) < cost:  # all of them are needed
            for token in tokens:
                side.spend(token)
            return paid + sum(values)
        answer = yield from PAY_SURGE.ask(table, side.seat, tokens, otherwise=DONE if paid >= cost else None, paid=paid)
        if not isinstance(answer, FightToken):
            return paid
        paid += side.value(answer)
        side.spend(answer)


# --- how options are listed ---


@USE.note
def when_used(table: Runebound, decision: Decision) -> Message:
    """Return the moment at which abilities may be used: the tokens are cast, a fight is won."""
    return Message(
        "note-use", {"context": next(each.window.key for each in decision.options if isinstance(each, Ability))}
    )


name_answers(USE, done="answer-use-none")
name_answers(PAY_SURGE, done="answer-spend-no-more-surge")
for question in (USE, SPEND_TOKEN, PAY_SURGE):
    question.as_whom(as_foe)
