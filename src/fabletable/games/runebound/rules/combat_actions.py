"""Combat actions: strike with one type of damage, double a token, use agility, use a surge ability, pass."""

from __future__ import annotations

from typing import Final, TypeAlias

from fabletable.games.runebound.cards.tokens import AGILITY, DAMAGE, DOUBLE, MAGIC, PHYSICAL, SURGE
from fabletable.games.runebound.cards.vocabulary import Ability, Effects
from fabletable.games.runebound.fight import Fight, FightToken, Side
from fabletable.games.runebound.rules.abilities import (
    ASK_PAY_SURGE,
    abilities_of,
    pay_for,
    surge_value,
    usable,
    use,
    use_window,
)
from fabletable.games.runebound.rules.moment import Moment, carry_out, fighter, owner
from fabletable.games.runebound.rules.token_effects import cast_again, raisable
from fabletable.games.runebound.rules.wounds import deal, moment_of
from fabletable.games.runebound.table import Runebound
from fabletable.kernel import DONE, NO, PASS, YES, Barred, Message, Part, Rules, Word, added, bar

ASK_COMBAT_ACTION: Final = "ask-combat-action"
ASK_STRIKE_WITH: Final = "ask-strike-with"
ASK_SPEND_AGILITY: Final = "ask-spend-agility"
ASK_AGILITY: Final = "ask-agility"
ASK_BUY_OFF: Final = "ask-buy-off"

AGILITY_ACTION: Final = Word("agility")


class Strike:
    """Spend damage faces of one type: all of them, or some to be chosen."""

    __slots__ = ("everything", "key", "kind", "message", "n")

    def __init__(self, kind: str, everything: bool, n: int) -> None:
        self.kind: str = kind
        self.everything: bool = everything
        self.n: int = n
        self.key: str = kind if everything else kind + "-some"
        message_id = "act-strike" if everything else "act-strike-some"
        self.message: Message = Message(message_id, {"n": n, "symbol": Message("symbol-" + kind)}, self.key)


class Doubling:
    """Put one token on a double."""

    __slots__ = ("key", "message", "top", "under")

    def __init__(self, top: FightToken, under: FightToken) -> None:
        self.top: FightToken = top
        self.under: FightToken = under
        self.key: str = f"{top.key}-on-{under.key}"
        self.message: Message = Message("act-double", {"token": top.message}, top.key)


CombatAction: TypeAlias = Strike | Doubling | Ability | Word
"""A combat action: a strike, a double, an ability, or agility."""


def combat_action(table: Runebound, fight: Fight) -> Rules[None]:
    """One combat action of the side whose turn it is. Abilities of any moment do not count as one."""
    side = fight.sides[fight.turn]
    while True:
        choices = possible_actions(table, fight, side)
        answer = yield from table.pick(
            side.seat,
            ASK_COMBAT_ACTION,
            choices,
            otherwise=PASS,
            barred=lambda: _not_up(table, fight, side),
            rule="combat-actions",
            who=fighter(table, fight, fight.turn),
        )
        if isinstance(answer, Ability) and answer.window == "free":
            yield from use(table, moment_of(fight, fight.turn), answer)
            continue
        break
    if answer is PASS:
        side.passed = True
        table.log("passed", who=fighter(table, fight, fight.turn))
        return
    fight.again = False
    yield from act(table, fight, side, answer)
    if not fight.over:
        yield from use_window(table, moment_of(fight, fight.turn), "after-combat-action")


def possible_actions(table: Runebound, fight: Fight, side: Side) -> list[CombatAction]:
    choices: list[CombatAction] = []
    for kind in DAMAGE:
        if kind in side.forbidden:
            continue
        tokens = side.spendable_as(kind)
        if tokens:
            choices.append(Strike(kind, True, sum(side.value(token) for token in tokens)))
            if len(tokens) > 1:
                choices.append(Strike(kind, False, len(tokens)))
    pool = side.pool()
    if AGILITY not in side.forbidden and _shows_agility(side) and _can_turn(fight, side):
        choices.append(AGILITY_ACTION)
    if DOUBLE not in side.forbidden:
        doubles = [token for token in pool if token.face.symbol == DOUBLE and token.on < 0]
        if doubles:
            tops = [token for token in pool if token.on < 0]
            choices.extend(Doubling(top, under) for under in doubles for top in tops if top is not under)
    moment = moment_of(fight, fight.turn)
    if SURGE not in side.forbidden:
        choices.extend(
            ability for ability in usable(table, moment, "surge") if not _needs_the_dead(ability) or raisable(table)
        )
    choices.extend(usable(table, moment, "combat-action"))
    if side.hero == table.active:
        choices.extend(usable(table, moment, "free"))
    return choices


def _shows_agility(side: Side) -> bool:
    return any(token.face.symbol == AGILITY for token in side.pool())


def _can_turn(fight: Fight, side: Side) -> bool:
    """Return whether a token besides the agility that is spent could be flipped or recast."""
    return len(side.pool()) > 1 or bool(fight.sides[1 - fight.turn].pool())


def _needs_the_dead(ability: Ability) -> bool:
    return ability.effects[0].op == "borrow-surge"


def act(table: Runebound, fight: Fight, side: Side, chosen: CombatAction) -> Rules[None]:
    if isinstance(chosen, Strike):
        yield from strike(table, fight, side, chosen)
    elif isinstance(chosen, Doubling):
        yield from double(table, fight, side, chosen)
    elif isinstance(chosen, Ability):
        yield from use_ability(table, fight, side, chosen)
    else:
        yield from use_agility(table, fight, side)


def strike(table: Runebound, fight: Fight, side: Side, chosen: Strike) -> Rules[None]:
    """Any number of faces of one type; types are never mixed."""
    left = side.spendable_as(chosen.kind)
    tokens: list[FightToken] = []
    if chosen.everything:
        tokens = left
    else:
        while left:
            answer = yield from table.pick(
                side.seat, ASK_STRIKE_WITH, left, otherwise=DONE if tokens else None, rule="combat-actions"
            )
            if not isinstance(answer, FightToken):
                break
            tokens.append(answer)
            left = [token for token in left if token is not answer]
    moment = moment_of(fight, fight.turn)
    moment.attack = True
    n = sum(side.value(token) for token in tokens)
    moment.spent = len(tokens)
    for token in tokens:
        side.spend(token)
    table.log("struck", who=fighter(table, fight, fight.turn), n=n, symbol=Message("symbol-" + chosen.kind))
    if table.watched:
        parts = [Part(token.message, side.value(token), token.key) for token in tokens]
        struck = added(fighter(table, fight, fight.turn), parts, side.hero if side.hero >= 0 else None)
        table.show("blow", pieces=[token.key for token in tokens], touches=fight.heroes(), sums=[struck])
    cancelled = yield from announced(table, fight, "attack")
    if not cancelled and not fight.over:
        yield from deal(table, moment, n, chosen.kind, unblockable=False)


def announced(table: Runebound, fight: Fight, action: str) -> Rules[bool]:
    """Just before it is resolved the foe may cancel it; what was paid stays paid."""
    moment = moment_of(fight, 1 - fight.turn)
    moment.foe_action = action
    yield from use_window(table, moment, "foe-combat-action")
    if moment.cancelled:
        table.log("cancelled", who=fighter(table, fight, 1 - fight.turn))
        table.show("blow", pieces=(f"side-{1 - fight.turn}",), touches=fight.heroes())
    return moment.cancelled


def double(table: Runebound, fight: Fight, side: Side, chosen: Doubling) -> Rules[None]:
    """The token on top counts twice and is spent together with the double."""
    table.log("doubled", who=fighter(table, fight, fight.turn), token=chosen.top)
    cancelled = yield from announced(table, fight, "double")
    if not cancelled and not fight.over:
        chosen.top.on = side.tokens.index(chosen.under)
        chosen.under.covered = True
        table.show("blow", pieces=(chosen.top.key, chosen.under.key), touches=fight.heroes())


def use_agility(table: Runebound, fight: Fight, side: Side) -> Rules[None]:
    """Spend one agility: flip one of your own tokens, or the foe recasts one of its tokens of your choice."""
    mine = [token for token in side.pool() if token.face.symbol == AGILITY]
    spent = yield from table.pick(side.seat, ASK_SPEND_AGILITY, mine, rule="agility")
    side.spend(spent)
    table.log("spent-agility", who=fighter(table, fight, fight.turn))
    cancelled = yield from announced(table, fight, "agility")
    if cancelled or fight.over:
        return
    theirs = fight.sides[1 - fight.turn]
    choices = [*side.pool(), *theirs.pool()]
    if not choices:
        return
    token = yield from table.pick(side.seat, ASK_AGILITY, choices, rule="agility")
    if token in side.tokens:
        token.up = 1 - token.up
        table.log("tokens-flipped", who=fighter(table, fight, fight.turn), n=1, tokens=[token])
    else:
        cast_again(table, token)
        table.log("tokens-recast", who=fighter(table, fight, 1 - fight.turn), n=1, tokens=[token])
    table.show("blow", pieces=(spent.key, token.key), touches=fight.heroes())


def use_ability(table: Runebound, fight: Fight, side: Side, ability: Ability) -> Rules[None]:
    """A surge ability or a special combat action: the price first, then the effect."""
    moment = moment_of(fight, fight.turn)
    moment.attack = True
    before = side.pool() if table.log_lines is not None else []
    yield from pay_for(table, moment, ability)
    paid = [token for token in before if token.spent]
    if paid:
        table.log("used-for", who=owner(table, moment), card=ability, tokens=paid)
    else:
        table.log("used", who=owner(table, moment), card=ability)
    if table.watched:
        pieces = [ability.key, *(token.key for token in paid)]
        table.show("blow", pieces=pieces, touches=fight.heroes(), because=ability.message)
    action = "surge" if ability.window == "surge" else "special"
    if deals_damage(ability.effects):
        action += " attack"
    cancelled = yield from announced(table, fight, action)
    if ability.foe_may_cancel and not cancelled and not fight.over:
        cancelled = yield from bought_off(table, fight, moment, ability)
    if not cancelled and not fight.over:
        yield from carry_out(table, moment, ability.effects)


def bought_off(table: Runebound, fight: Fight, moment: Moment, ability: Ability) -> Rules[bool]:
    """Corbin's Brutal Assault: the foe may spend X surge of its own to cancel it."""
    foe = fight.sides[1 - fight.turn]
    if surge_value(foe) < moment.x:
        return False
    answer = yield from table.pick(foe.seat, ASK_BUY_OFF, [YES, NO], rule="surge", n=moment.x, card=ability)
    if answer is NO:
        return False
    paid = 0
    tokens: list[Message] = []
    while paid < moment.x:
        token = yield from table.pick(foe.seat, ASK_PAY_SURGE, foe.spendable_as(SURGE), rule="surge", paid=paid)
        paid += foe.value(token)
        tokens.append(token.message)
        foe.spend(token)
    table.log("bought-off", who=fighter(table, fight, 1 - fight.turn), tokens=tokens)
    return True


def deals_damage(effects: Effects) -> bool:
    """Rules reference, Attack: any combat action that deals damage, blocked or not."""
    for effect in effects:
        if effect.op in ("deal", "borrow-surge"):
            return True
        if deals_damage(effect.then) or deals_damage(effect.otherwise) or deals_damage(effect.each):
            return True
    return False


def _not_up(table: Runebound, fight: Fight, side: Side) -> list[Barred]:
    """Why the usual actions are not among the choices."""
    found: list[Barred] = []
    for kind in (PHYSICAL, MAGIC) if side.hero >= 0 else DAMAGE[2:]:
        code = "why-forbidden" if kind in side.forbidden else "why-no-face"
        if kind in side.forbidden or not side.spendable_as(kind):
            found.append(bar(Strike(kind, True, 0), code, "combat-actions", symbol=Message("symbol-" + kind)))
    if AGILITY in side.forbidden:
        found.append(bar(AGILITY_ACTION, "why-forbidden", "agility", symbol=Message("symbol-" + AGILITY)))
    elif _shows_agility(side) and not _can_turn(fight, side):
        found.append(bar(AGILITY_ACTION, "why-nothing-to-turn", "agility"))
    found.extend(_no_surge(table, fight, side))
    return found


def _no_surge(table: Runebound, fight: Fight, side: Side) -> list[Barred]:
    """Surge abilities that a foe forbids, that were used this round, or whose price does not lie there."""
    found: list[Barred] = []
    for ability in abilities_of(table, moment_of(fight, fight.turn), "surge"):
        need = 1 if ability.surge == "X" else int(ability.surge)
        have = surge_value(side)
        if SURGE in side.forbidden:
            found.append(bar(ability, "why-no-surge", "surge"))
        elif ability.key in side.used_in_round or ability.key in side.used_in_fight:
            found.append(bar(ability, "why-used", "surge"))
        elif have < need:
            found.append(bar(ability, "why-surge-short", "surge", need=need, have=have))
    return found
