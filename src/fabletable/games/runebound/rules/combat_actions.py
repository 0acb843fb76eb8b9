"""Combat actions: strike with one type of damage, double a token, use agility, use a surge ability, pass."""

from __future__ import annotations

from typing import Final, TypeAlias

from fabletable.games.runebound.board import COMBAT
from fabletable.games.runebound.choices import as_foe, name_answers, plain
from fabletable.games.runebound.fight import Fight, FightToken, Side
from fabletable.games.runebound.hooks import (
    AFTER_COMBAT_ACTION,
    ANY_TIME,
    AS_COMBAT_ACTION,
    AS_SURGE,
    FOE_COMBAT_ACTION,
)
from fabletable.games.runebound.kinds import Enemy
from fabletable.games.runebound.looks import FACE_ICONS
from fabletable.games.runebound.rules.abilities import (
    PAY_SURGE,
    abilities_of,
    pay_for,
    surge_value,
    usable,
    use,
    use_window,
)
from fabletable.games.runebound.rules.context import EffectContext, carry_out, fighter, owner
from fabletable.games.runebound.rules.wounds import context_of, deal_damage
from fabletable.games.runebound.streams import CAST_AGAIN
from fabletable.games.runebound.table import QUESTIONS, Runebound
from fabletable.games.runebound.tokens import AGILITY, DAMAGE, DOUBLE, MAGIC, PHYSICAL, SURGE
from fabletable.games.runebound.vocabulary import Ability, Effects
from fabletable.kernel import (
    DONE,
    NO,
    PASS,
    YES,
    Barred,
    ChangedChoice,
    Decision,
    Message,
    MomentFacts,
    Part,
    Question,
    Rules,
    Word,
    added,
    bar,
)
from fabletable.kernel.scene import Choice

COMBAT_ACTION: Final = Question(QUESTIONS, "combat-action", rule="combat-actions", theme="in-fight")
STRIKE_WITH: Final = Question(QUESTIONS, "strike-with", rule="combat-actions", theme="in-fight")
SPEND_AGILITY: Final = Question(QUESTIONS, "spend-agility", rule="agility", theme="in-fight")
AGILITY_TARGET: Final = Question(QUESTIONS, "agility", rule="agility", theme="in-fight")
BUY_OFF: Final = Question(QUESTIONS, "buy-off", rule="surge", stands=True, declines=NO)

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
    """Take one combat action of the side whose turn it is. Abilities of any moment do not count as one."""
    side = fight.sides[fight.turn]
    while True:
        choices = possible_actions(table, fight, side)
        answer = yield from COMBAT_ACTION.ask(
            table,
            side.seat,
            choices,
            otherwise=PASS,
            barred=lambda: _not_up(table, fight, side),
            who=fighter(table, fight, fight.turn),
            own=int(side.hero == side.seat),
        )
        if isinstance(answer, Ability) and answer.window is ANY_TIME:
            yield from use(table, context_of(fight, fight.turn), answer)
            continue
        break
    if answer is PASS:
        side.passed = True
        table.log("passed", who=fighter(table, fight, fight.turn))
        return
    fight.again = False
    yield from act(table, fight, side, answer)
    if not fight.over:
        yield from use_window(table, context_of(fight, fight.turn), AFTER_COMBAT_ACTION)


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
    context = context_of(fight, fight.turn)
    if SURGE not in side.forbidden:
        choices.extend(
            ability
            for ability in usable(table, context, AS_SURGE)
            if not ability.effects[0].needs_discarded_enemy or raisable(table)
        )
    choices.extend(usable(table, context, AS_COMBAT_ACTION))
    if side.hero == table.active:
        choices.extend(usable(table, context, ANY_TIME))
    return choices


def _shows_agility(side: Side) -> bool:
    return any(token.face.symbol == AGILITY for token in side.pool())


def _can_turn(fight: Fight, side: Side) -> bool:
    """Return whether a token besides the agility that is spent could be flipped or recast."""
    return len(side.pool()) > 1 or bool(fight.sides[1 - fight.turn].pool())


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
    """Strike with any number of faces of one type; types are never mixed."""
    left = side.spendable_as(chosen.kind)
    tokens: list[FightToken] = []
    if chosen.everything:
        tokens = left
    else:
        while left:
            answer = yield from STRIKE_WITH.ask(table, side.seat, left, otherwise=DONE if tokens else None)
            if not isinstance(answer, FightToken):
                break
            tokens.append(answer)
            left = [token for token in left if token is not answer]
    context = context_of(fight, fight.turn)
    context.attack = True
    n = sum(side.value(token) for token in tokens)
    context.spent = len(tokens)
    for token in tokens:
        side.spend(token)
    table.log("struck", who=fighter(table, fight, fight.turn), n=n, symbol=Message("symbol-" + chosen.kind))
    if table.watched:
        parts = [Part(token.message, side.value(token), token.key) for token in tokens]
        struck = added(fighter(table, fight, fight.turn), parts, side.player)
        table.show("blow", pieces=[token.key for token in tokens], touches=fight.heroes(), sums=[struck])
    cancelled = yield from announced(table, fight, "attack")
    if not cancelled and not fight.over:
        yield from deal_damage(table, context, n, chosen.kind, unblockable=False)


def announced(table: Runebound, fight: Fight, action: str) -> Rules[bool]:
    """Announce an action, which the foe may cancel just before it is resolved; its price stays paid. Return whether it
    was cancelled."""
    context = context_of(fight, 1 - fight.turn)
    context.foe_action = action
    yield from use_window(table, context, FOE_COMBAT_ACTION)
    if context.cancelled:
        table.log("cancelled", who=fighter(table, fight, 1 - fight.turn))
        side, mine = fight.sides[1 - fight.turn], fight.sides[fight.turn]
        change = ChangedChoice(
            side.player,
            mine.player,
            _canceller(table, fight, context),
            Message("chosen-action", {"action": action}),
            Message("now-cancelled"),
        )
        facts = MomentFacts(changed=change)
        touches = fight.heroes()
        table.show(
            "blow", pieces=(f"side-{1 - fight.turn}",), touches=touches, facts=facts, because="because-cancelled"
        )
    return context.cancelled


def _canceller(table: Runebound, fight: Fight, context: EffectContext) -> Message:
    """Return the card whose ability cancelled the action."""
    card = None if context.reason is None else context.reason.args.get("card")
    return card if isinstance(card, Message) else fighter(table, fight, context.side)


def double(table: Runebound, fight: Fight, side: Side, chosen: Doubling) -> Rules[None]:
    """Double a token: the one on top counts twice and is spent together with the double."""
    table.log("doubled", who=fighter(table, fight, fight.turn), token=chosen.top)
    cancelled = yield from announced(table, fight, "double")
    if not cancelled and not fight.over:
        chosen.top.on = side.tokens.index(chosen.under)
        chosen.under.covered = True
        table.show("blow", pieces=(chosen.top.key, chosen.under.key), touches=fight.heroes())


def use_agility(table: Runebound, fight: Fight, side: Side) -> Rules[None]:
    """Spend one agility: flip one of your own tokens, or the foe recasts one of its tokens of your choice."""
    mine = [token for token in side.pool() if token.face.symbol == AGILITY]
    spent = yield from SPEND_AGILITY.ask(table, side.seat, mine)
    side.spend(spent)
    table.log("spent-agility", who=fighter(table, fight, fight.turn))
    cancelled = yield from announced(table, fight, "agility")
    if cancelled or fight.over:
        return
    theirs = fight.sides[1 - fight.turn]
    choices = [*side.pool(), *theirs.pool()]
    if not choices:
        return
    token = yield from AGILITY_TARGET.ask(table, side.seat, choices)
    if token in side.tokens:
        token.up = 1 - token.up
        table.log("tokens-flipped", who=fighter(table, fight, fight.turn), n=1, tokens=[token])
    else:
        cast_again(table, token)
        table.log("tokens-recast", who=fighter(table, fight, 1 - fight.turn), n=1, tokens=[token])
    table.show("blow", pieces=(spent.key, token.key), touches=fight.heroes())


def use_ability(table: Runebound, fight: Fight, side: Side, ability: Ability) -> Rules[None]:
    """Use a surge ability or a special combat action: the price first, then the effect."""
    context = context_of(fight, fight.turn)
    context.attack = True
    before = side.pool() if table.log_lines is not None else []
    yield from pay_for(table, context, ability)
    paid = [token for token in before if token.spent]
    if paid:
        table.log("used-for", who=owner(table, context), card=ability, tokens=paid)
    else:
        table.log("used", who=owner(table, context), card=ability)
    if table.watched:
        pieces = [ability.key, *(token.key for token in paid)]
        table.show("blow", pieces=pieces, touches=fight.heroes(), because=ability.message)
    action = "surge" if ability.window is AS_SURGE else "special"
    if deals_damage(ability.effects):
        action += " attack"
    cancelled = yield from announced(table, fight, action)
    if ability.foe_may_cancel and not cancelled and not fight.over:
        cancelled = yield from bought_off(table, fight, context, ability)
    if not cancelled and not fight.over:
        yield from carry_out(table, context, ability.effects)


def bought_off(table: Runebound, fight: Fight, context: EffectContext, ability: Ability) -> Rules[bool]:
    """Ask the foe whether to cancel Corbin's Brutal Assault by spending X surge of its own."""
    foe = fight.sides[1 - fight.turn]
    if surge_value(foe) < context.x:
        return False
    answer = yield from BUY_OFF.ask(table, foe.seat, [YES, NO], n=context.x, card=ability)
    if answer is NO:
        return False
    paid = 0
    tokens: list[Message] = []
    while paid < context.x:
        token = yield from PAY_SURGE.ask(table, foe.seat, foe.spendable_as(SURGE), paid=paid)
        paid += foe.value(token)
        tokens.append(token.message)
        foe.spend(token)
    table.log("bought-off", who=fighter(table, fight, 1 - fight.turn), tokens=tokens)
    return True


def deals_damage(effects: Effects) -> bool:
    """Tell whether these effects are an attack: any combat action that deals damage, blocked or not. Rules reference,
    Attack."""
    return any(effect.attacks() for effect in effects)


def _not_up(table: Runebound, fight: Fight, side: Side) -> list[Barred]:
    """Return the reasons why usual actions are not among the choices."""
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
    """List surge abilities that a foe forbids, that were used this round, or whose price does not lie there."""
    found: list[Barred] = []
    for ability in abilities_of(table, context_of(fight, fight.turn), AS_SURGE):
        need, have = ability.least_surge, surge_value(side)
        if SURGE in side.forbidden:
            found.append(bar(ability, "why-no-surge", "surge"))
        elif ability.key in side.used_in_round or ability.key in side.used_in_fight:
            found.append(bar(ability, "why-used", "surge"))
        elif have < need:
            found.append(bar(ability, "why-surge-short", "surge", need=need, have=have))
    return found


def cast_again(table: Runebound, token: FightToken) -> None:
    """Toss a token; spent ones come back to the pool by it, a token on a double stays on it."""
    token.up = table.chance.below(2, CAST_AGAIN[table.active])
    token.spent = False


def raisable(table: Runebound) -> list[Enemy]:
    """Return the enemies in the combat discard pile with a surge ability to lend (Raise Dead)."""
    return [
        card
        for card in table.discards[COMBAT]
        if isinstance(card, Enemy) and any(ability.window is AS_SURGE for ability in card.foe.abilities)
    ]


# --- how options are listed ---


@COMBAT_ACTION.option
def action_choice(table: Runebound, decision: Decision, option: CombatAction) -> Choice:
    choice = plain(table, decision, option)
    fight = table.fight
    if fight is None:
        return choice
    side = fight.sides[fight.turn]
    if isinstance(option, Strike):
        choice.icon = FACE_ICONS[option.kind]
        choice.spots = [token.key for token in side.spendable_as(option.kind)]
    elif option is AGILITY_ACTION:
        choice.spots = [token.key for token in side.pool() if token.face.symbol == AGILITY]
        choice.note = Message("note-agility")
    elif option is PASS:
        choice.note = Message("note-pass")
    elif isinstance(option, Ability) and _is_in_vain(table, fight, option):
        choice.note = Message("note-in-vain")
    return choice


def _is_in_vain(table: Runebound, fight: Fight, ability: Ability) -> bool:
    """Tell whether an ability would be paid for nothing: there is nothing it could change, and what pays for it is no
    such thing either."""
    context = context_of(fight, fight.turn)
    return not any(effect.takes_spent or effect.possible(table, context) for effect in ability.effects)


@AGILITY_TARGET.option
def agility_choice(table: Runebound, decision: Decision, token: FightToken) -> Choice:
    """Describe a token for agility, which is for both sides' tokens, so the label says whose."""
    choice = plain(table, decision, token)
    if table.fight is not None:
        mine = token in table.fight.sides[table.fight.turn].tokens
        choice.label = Message("do-flip-mine" if mine else "do-recast-theirs", {"token": token.message}, token.key)
    choice.note = other_side(table, decision, token)
    return choice


def other_side(table: Runebound, decision: Decision, token: FightToken) -> Message:
    """Return what is on the other side of a token, where tokens turn."""
    return Message("note-other-side", {"token": token.token.sides[1 - token.up].message})


name_answers(STRIKE_WITH, done="answer-strike-now")
name_answers(BUY_OFF, yes="answer-buy-off", no="answer-let-happen")
for question in (COMBAT_ACTION, STRIKE_WITH, AGILITY_TARGET, SPEND_AGILITY, BUY_OFF):
    question.as_whom(as_foe)
