"""What abilities do to combat tokens and to the fight itself."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import COMBAT
from fabletable.games.runebound.cards.kinds import Enemy
from fabletable.games.runebound.cards.tokens import MAGIC, PHYSICAL, SHIELD
from fabletable.games.runebound.cards.vocabulary import ALL, SELF, SPENT, Ability, Effect
from fabletable.games.runebound.fight import Fight, FightToken, Side
from fabletable.games.runebound.rules.moment import (
    Moment,
    amount,
    carry_out,
    decider,
    effect_at_once,
    effect_of,
    fighter,
)
from fabletable.games.runebound.table import Runebound
from fabletable.kernel import DONE, Rules, Word

ASK_TOKEN: Final = "ask-token"
ASK_BORROW: Final = "ask-borrow"


def cast_again(table: Runebound, token: FightToken) -> None:
    """Spent tokens come back to the pool; a token on a double stays on it."""
    token.up = table.chance.below(2)
    token.spent = False


def side_of(fight: Fight, moment: Moment, who: str) -> Side:
    return fight.sides[moment.side if who == SELF else 1 - moment.side]


def targets(side: Side, effect: Effect) -> list[FightToken]:
    """Tokens in the pool unless the ability says otherwise; the value of a face does not matter."""
    if effect.state == SPENT:
        found = [token for token in side.tokens if token.spent]
    elif effect.state == "any":
        found = [token for token in side.tokens if not token.covered]
    else:
        found = side.pool()
    if effect.op == "turn-to":
        return [token for token in found if token.token.sides[1 - token.up].symbol == effect.face]
    if effect.op == "count-double":
        symbols = (effect.face,) if effect.face else (PHYSICAL, MAGIC, SHIELD)
        return [t for t in found if t.face.symbol in symbols and not side.counts_double(t)]
    if effect.face:
        return [token for token in found if token.face.symbol == effect.face]
    return found


def choose_tokens(table: Runebound, moment: Moment, effect: Effect) -> Rules[list[FightToken]]:
    """Own tokens: up to the number. The foe's: the first is not optional once the ability is paid."""
    fight = table.fight
    if fight is None:
        return []
    side = side_of(fight, moment, effect.who)
    left = targets(side, effect)
    n = amount(table, moment, effect)
    if effect.n == ALL:
        return left
    chosen: list[FightToken] = []
    while left and len(chosen) < n:
        optional = effect.who == SELF or chosen or effect.n == "any"
        answer = yield from table.pick(
            decider(table, moment),
            ASK_TOKEN,
            left,
            otherwise=DONE if optional else None,
            rule="combat-tokens",
            deed=Word(effect.op),
        )
        if not isinstance(answer, FightToken):
            break
        chosen.append(answer)
        left = [token for token in left if token is not answer]
    return chosen


@effect_of("recast")
def _recast(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    chosen = yield from choose_tokens(table, moment, effect)
    for token in chosen:
        cast_again(table, token)
    _tell(table, moment, effect, "tokens-recast", chosen)


@effect_of("flip")
def _flip(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    chosen = yield from choose_tokens(table, moment, effect)
    for token in chosen:
        token.up = 1 - token.up
    _tell(table, moment, effect, "tokens-flipped", chosen)


@effect_of("remove")
def _remove(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    """Set tokens aside as if they were spent: with a token on a double both go."""
    chosen = yield from choose_tokens(table, moment, effect)
    _tell(table, moment, effect, "tokens-removed", chosen)
    fight = table.fight
    if fight is None:
        return
    side = side_of(fight, moment, effect.who)
    for token in chosen:
        side.spend(token)


@effect_of("bring-back")
def _bring_back(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    chosen = yield from choose_tokens(table, moment, effect)
    for token in chosen:
        token.spent = False
    _tell(table, moment, effect, "tokens-returned", chosen)


@effect_of("turn-to")
def _turn_to(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    yield from _flip(table, moment, effect)


@effect_of("count-double")
def _count_double(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    """Tokens that are chosen stay doubled; "all magic" is whatever shows magic as long as the round lasts."""
    chosen = yield from choose_tokens(table, moment, effect)
    if effect.n == ALL and table.fight is not None:
        side_of(table.fight, moment, SELF).doubled.append(effect.face)
    else:
        for token in chosen:
            token.doubled = True
    _tell(table, moment, effect, "tokens-doubled", chosen)


def _tell(table: Runebound, moment: Moment, effect: Effect, message_id: str, tokens: list[FightToken]) -> None:
    """Whose tokens they are, and what they show now."""
    fight = table.fight
    if tokens and fight is not None:
        owner = moment.side if effect.who == SELF else 1 - moment.side
        table.log(message_id, who=fighter(table, fight, owner), n=len(tokens), tokens=tokens)
        if table.watched:
            table.show("blow", pieces=[token.key for token in tokens], touches=fight.heroes())


# --- without a choice ---


@effect_at_once("boost")
def _boost(table: Runebound, moment: Moment, effect: Effect) -> None:
    fight = table.fight
    if fight is not None:
        boosts = side_of(fight, moment, SELF).boosts
        boosts[effect.face] = boosts.get(effect.face, 0) + amount(table, moment, effect)


@effect_at_once("treat-as")
def _treat_as(table: Runebound, moment: Moment, effect: Effect) -> None:
    fight = table.fight
    if fight is not None:
        side_of(fight, moment, SELF).treats.append((effect.face, effect.kind, effect.until))


@effect_at_once("forbid")
def _forbid(table: Runebound, moment: Moment, effect: Effect) -> None:
    fight = table.fight
    if fight is not None:
        forbidden = side_of(fight, moment, effect.who).forbidden
        if forbidden.get(effect.kind) != "combat":
            forbidden[effect.kind] = effect.until


@effect_at_once("reflect")
def _reflect(table: Runebound, moment: Moment, effect: Effect) -> None:
    if table.fight is not None:
        side_of(table.fight, moment, SELF).reflects = effect.kind


@effect_at_once("armor")
def _armor(table: Runebound, moment: Moment, effect: Effect) -> None:
    if table.fight is not None:
        side_of(table.fight, moment, SELF).armor += amount(table, moment, effect)


@effect_at_once("acts-first")
def _acts_first(table: Runebound, moment: Moment, effect: Effect) -> None:
    if table.fight is not None:
        table.fight.told_first = moment.side if effect.who == SELF else 1 - moment.side


@effect_at_once("another-action")
def _another_action(table: Runebound, moment: Moment, effect: Effect) -> None:
    if table.fight is not None:
        table.fight.again = True


@effect_at_once("cancel")
def _cancel(table: Runebound, moment: Moment, effect: Effect) -> None:
    moment.cancelled = True


@effect_at_once("take-as-trophy")
def _take_as_trophy(table: Runebound, moment: Moment, effect: Effect) -> None:
    if table.fight is not None:
        table.fight.over = "taken"


# --- Raise Dead ---


def raisable(table: Runebound) -> list[Enemy]:
    """Enemies in the combat discard pile with a surge ability to lend."""
    return [
        card
        for card in table.discards[COMBAT]
        if isinstance(card, Enemy) and any(ability.window == "surge" for ability in card.foe.abilities)
    ]


@effect_of("borrow-surge")
def _borrow_surge(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    """A random one of them; any one of its surge abilities, without paying, X = 1."""
    enemies = raisable(table)
    if not enemies:
        return
    card = table.chance.one_of(enemies)
    table.log("raised", card=card)
    table.show("card", pieces=(card.key,), touches=(moment.seat,))
    lent = [ability for ability in card.foe.abilities if ability.window == "surge"]
    answer = yield from table.pick(decider(table, moment), ASK_BORROW, lent, otherwise=DONE, rule="surge")
    if isinstance(answer, Ability):
        moment.x = 1
        yield from carry_out(table, moment, answer.effects)
