"""Damage in combat: armour, blocking, shields, and what damage sets off."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound import hooks
from fabletable.games.runebound.choices import as_foe, plain
from fabletable.games.runebound.fight import Fight, FightToken
from fabletable.games.runebound.rules.abilities import use_window
from fabletable.games.runebound.rules.context import EffectContext, fighter, health_left
from fabletable.games.runebound.table import QUESTIONS, Runebound
from fabletable.games.runebound.tokens import SHIELD
from fabletable.kernel import DONE, ChangedChoice, Decision, Message, MomentFacts, Question, Rules, Word
from fabletable.kernel.scene import Art, Choice

SAVING_SHIELD: Final = Art("shield-impact", "steel", "rays")
SPEND_SHIELD: Final = Question(QUESTIONS, "shield", rule="shields", stands=True, declines=DONE, theme="in-fight")


VILLAIN_BLOW: Final = "villain-blow"
"""The note for the ending about damage in a fight with the villain."""


class Blow:
    """A blow: the health left to both sides after it, the hero first, and the fighter who was struck."""

    def __init__(self, table: Runebound, fight: Fight, target: int) -> None:
        self.left: tuple[int, int] = (health_left(table, fight, 0), health_left(table, fight, 1))
        self.struck: Message = fighter(table, fight, target)


def context_of(fight: Fight, side: int) -> EffectContext:
    """Return a context on one side of the fight. For an enemy the hero is the one it fights."""
    hero = fight.sides[side].hero
    return EffectContext(hero if hero >= 0 else fight.sides[1 - side].hero, side)


def deal_damage(table: Runebound, context: EffectContext, n: int, kind: str, unblockable: bool) -> Rules[None]:
    """Deal damage from the owner of the context to its foe. Only combat actions are attacks."""
    fight = table.fight
    if fight is None or n <= 0:
        return
    if context.attack:
        dealing = context_of(fight, context.side)
        dealing.damage = n
        dealing.kind = kind
        dealing.spent = context.spent
        yield from use_window(table, dealing, hooks.WHEN_DEALING_DAMAGE)
        n = dealing.damage
    yield from hit(
        table, fight, 1 - context.side, n, kind, context.attack, unblockable or context.engage, context.reason
    )


def hit(
    table: Runebound,
    fight: Fight,
    target: int,
    n: int,
    kind: str,
    attack: bool,
    unblockable: bool,
    reason: Message | None = None,
) -> Rules[None]:
    """Place the damage that is not blocked. At full damage the fight is over at once. Rules reference, Damage."""
    side = fight.sides[target]
    if attack:
        n = max(0, n - side.armor)
    taking = context_of(fight, target)
    taking.damage = n
    taking.kind = kind
    if n > 0:
        yield from use_window(table, taking, hooks.WHEN_DEALT_DAMAGE)
    if taking.damage > 0 and not unblockable:
        yield from spend_shields(table, fight, target, taking, attack)
    if not fight.over and taking.damage > 0 and taking.damage >= health_left(table, fight, target):
        yield from use_window(table, taking, hooks.WOULD_BE_DEFEATED)
    if fight.over or taking.damage <= 0:
        return
    if place_damage(table, fight, target, taking.damage, reason):
        return
    yield from after_damage(table, fight, target, taking, attack)


def after_damage(table: Runebound, fight: Fight, target: int, taking: EffectContext, attack: bool) -> Rules[None]:
    """Resolve the abilities that damage sets off on both sides: the active player's first (Rules reference,
    Simultaneous abilities)."""
    for number in (0, 1):
        if fight.over:
            return
        if number == target:
            reflects = fight.sides[target].reflects
            if attack and reflects:
                yield from hit(table, fight, 1 - target, taking.damage, reflects, attack=False, unblockable=False)
            if not fight.over:
                yield from use_window(table, taking, hooks.AFTER_DEALT_DAMAGE)
        elif attack:
            dealt = context_of(fight, number)
            dealt.damage = taking.damage
            dealt.kind = taking.kind
            yield from use_window(table, dealt, hooks.AFTER_DEALING_DAMAGE)


def spend_shields(table: Runebound, fight: Fight, target: int, taking: EffectContext, attack: bool) -> Rules[None]:
    """Let the target spend shields: each blocks one damage of any type. Not an action, and never a duty."""
    side = fight.sides[target]
    if "shield" in side.forbidden:
        return
    spent: list[Message] = []
    coming = taking.damage
    while taking.damage > 0:
        shields = side.spendable_as(SHIELD)
        if not shields:
            break
        answer = yield from SPEND_SHIELD.ask(table, side.seat, shields, otherwise=DONE, n=taking.damage)
        if not isinstance(answer, FightToken):
            break
        taking.damage -= side.value(answer)
        spent.append(answer.message)
        side.spend(answer)
    if spent:
        table.log("blocked", who=fighter(table, fight, target), n=coming - max(0, taking.damage), tokens=spent)
        facts = _saved(table, fight, target, coming, taking.damage) if table.watched else None
        table.show("blow", pieces=(f"side-{target}",), touches=fight.heroes(), facts=facts)
    if spent and attack:
        yield from use_window(table, taking, hooks.ON_BLOCK)


def _saved(table: Runebound, fight: Fight, target: int, coming: int, left: int) -> MomentFacts | None:
    """Return that shields kept a side from defeat; None where they only softened a blow."""
    health = health_left(table, fight, target)
    if coming < health or left >= health:
        return None
    side, other = fight.sides[target], fight.sides[1 - target]
    change = ChangedChoice(
        side.player,
        other.player,
        Message("symbol-" + SHIELD),
        Message("chosen-blow", {"n": coming}),
        Message("now-saved", {"who": fighter(table, fight, target)}),
        art=SAVING_SHIELD,
    )
    return MomentFacts(changed=change)


def place_damage(table: Runebound, fight: Fight, target: int, n: int, reason: Message | None) -> bool:
    """Place what the health can take and ignore the rest; return whether it decides the fight."""
    hero = fight.sides[target].hero
    n = min(n, health_left(table, fight, target))
    table.log("took-damage", who=fighter(table, fight, target), n=n)
    if hero >= 0:
        table.heroes[hero].damage += n
    else:
        fight.damage += n
    table.show("loss" if hero >= 0 else "blow", pieces=(f"life-{target}",), touches=fight.heroes(), because=reason)
    if fight.cause == "villain":
        table.note(VILLAIN_BLOW, fight.sides[0].hero, n, Blow(table, fight, target))
    if health_left(table, fight, target) <= 0:
        fight.over = "lost" if target == 0 else "won"
        return True
    return False


# --- how options are listed ---


@SPEND_SHIELD.option
def shield_choice(table: Runebound, decision: Decision, option: FightToken | Word) -> Choice:
    """Tell what each shield stops and what still comes; taking the damage is never the golden button."""
    choice = plain(table, decision, option)
    coming, fight = int(decision.args["n"]), table.fight
    if fight is None:
        return choice
    target = next(number for number, side in enumerate(fight.sides) if decision.options[0] in side.tokens)
    if isinstance(option, FightToken):
        stops = min(coming, fight.sides[target].value(option))
        choice.note = (
            Message("note-shield-all")
            if stops == coming
            else Message("note-shield", {"n": stops, "left": coming - stops})
        )
    else:
        left = max(0, health_left(table, fight, target) - coming)
        choice.label = Message("do-take-damage", {"n": coming})
        choice.note = Message("note-health-after", {"n": left})
        choice.main = False
    return choice


SPEND_SHIELD.as_whom(as_foe)
