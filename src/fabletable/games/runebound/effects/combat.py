"""Effects on a fight: damage, what is forbidden or counts as something else, who acts, how it ends."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.choices import as_foe, name_answers
from fabletable.games.runebound.effects.tokens import rough_number, side_of
from fabletable.games.runebound.hooks import AS_SURGE
from fabletable.games.runebound.kinds import StoryCard
from fabletable.games.runebound.outlook.view import FightView, damage_gain, threat, total
from fabletable.games.runebound.rules.combat import begin_fight
from fabletable.games.runebound.rules.combat_actions import raisable
from fabletable.games.runebound.rules.context import MANY, EffectContext, amount, carry_out, decider
from fabletable.games.runebound.rules.quests import challenge_rival
from fabletable.games.runebound.rules.wounds import deal_damage
from fabletable.games.runebound.streams import RAISED
from fabletable.games.runebound.table import QUESTIONS, Runebound
from fabletable.games.runebound.tokens import AGILITY, DAMAGE, SHIELD, SURGE
from fabletable.games.runebound.vocabulary import FIGHT, SELF, Ability, CardEffect, Effects
from fabletable.kernel import DONE, Question, Rules

BORROW: Final = Question(QUESTIONS, "borrow", rule="surge")

# --- damage ---


class Deal(CardEffect):
    """Damage to the foe. ``unblockable``: no shields may be spent against it."""

    word = "deal"
    sums = True

    def __init__(self, n: int | str, kind: str, *, unblockable: bool = False, most: int = -1) -> None:
        super().__init__(n, most=most)
        self.kind: str = kind
        self.unblockable: bool = unblockable

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        yield from deal_damage(table, context, amount(table, context, self), self.kind, self.unblockable)

    def attacks(self) -> bool:
        return True

    def rough_gain(self) -> float:
        return rough_number(self.n) * (1.15 if self.unblockable else 1.0)

    def gain(self, view: FightView, context: EffectContext) -> float:
        return damage_gain(view, amount(view.table, context, self), self.unblockable)


class Block(CardEffect):
    """The damage that is just being dealt to me is n less."""

    word = "block"

    def do(self, table: Runebound, context: EffectContext) -> None:
        n = amount(table, context, self)
        context.damage = 0 if n >= MANY else max(0, context.damage - n)


class AttackBonus(CardEffect):
    word = "attack-bonus"

    def do(self, table: Runebound, context: EffectContext) -> None:
        context.damage += amount(table, context, self)


class Armor(CardEffect):
    """Reduce the damage of each attack against me by n until the end of the combat round."""

    word = "armor"
    rough = 1.0

    def do(self, table: Runebound, context: EffectContext) -> None:
        if table.fight is not None:
            side_of(table.fight, context, SELF).armor += amount(table, context, self)

    def gain(self, view: FightView, context: EffectContext) -> float:
        return 0.9 * min(view.foe_threat, amount(view.table, context, self))


class Reflect(CardEffect):
    """Let the foe suffer what I suffer from its attack, until the end of the combat round."""

    word = "reflect"
    rough = 0.3

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind: str = kind

    def do(self, table: Runebound, context: EffectContext) -> None:
        if table.fight is not None:
            side_of(table.fight, context, SELF).reflects = self.kind

    def gain(self, view: FightView, context: EffectContext) -> float:
        through = view.foe_threat - total(view.side, SHIELD)
        return 0.8 * max(0, through) if through < view.left else 0.0


# --- what faces count as ---


class Boost(CardEffect):
    """Count each own token showing this face n more, until the end of the combat round."""

    word = "boost"

    def __init__(self, face: str, n: int) -> None:
        super().__init__(n)
        self.face: str = face

    def do(self, table: Runebound, context: EffectContext) -> None:
        fight = table.fight
        if fight is not None:
            boosts = side_of(fight, context, SELF).boosts
            boosts[self.face] = boosts.get(self.face, 0) + amount(table, context, self)

    def rough_gain(self) -> float:
        return 0.9 * rough_number(self.n)

    def gain(self, view: FightView, context: EffectContext) -> float:
        return float(amount(view.table, context, self) * len(view.side.spendable_as(self.face)))


class TreatAs(CardEffect):
    """Own tokens with this face may be spent as that one; a dash then counts 1."""

    word = "treat-as"
    holds_all_fight = True
    kept = 3.0

    def __init__(self, face: str, kind: str, until: str = FIGHT) -> None:
        super().__init__()
        self.face: str = face
        self.kind: str = kind
        self.until: str = until

    def do(self, table: Runebound, context: EffectContext) -> None:
        fight = table.fight
        if fight is not None:
            side_of(fight, context, SELF).treats.append((self.face, self.kind, self.until))

    def gain(self, view: FightView, context: EffectContext) -> float:
        return 0.9 * sum(token.face.symbol == self.face for token in view.side.pool())


class Forbid(CardEffect):
    """Forbid surge, shield, agility, double, physical, magic, retreat or exert."""

    word = "forbid"
    holds_all_fight = True
    rough = 0.7

    def __init__(self, who: str, kind: str, until: str) -> None:
        super().__init__()
        self.who: str = who
        self.kind: str = kind
        self.until: str = until

    def do(self, table: Runebound, context: EffectContext) -> None:
        fight = table.fight
        if fight is not None:
            forbidden = side_of(fight, context, self.who).forbidden
            if forbidden.get(self.kind) != FIGHT:
                forbidden[self.kind] = self.until

    @property
    def against_foe(self) -> bool:
        return self.who != SELF

    def gain(self, view: FightView, context: EffectContext) -> float:
        foe = view.foe if self.who != SELF else view.side
        if self.kind in foe.forbidden:
            return 0.0
        if self.kind == "surge":
            return 0.9 * total(foe, SURGE) * view.rates[1 - view.me]
        if self.kind == "shield":
            return 0.8 * min(total(foe, SHIELD), threat(view.side))
        if self.kind in DAMAGE:
            return 0.9 * total(foe, self.kind)
        if self.kind == AGILITY:
            return 0.6 * len(foe.spendable_as(AGILITY))
        return 0.25


# --- who acts, and how it ends ---


class ActsFirst(CardEffect):
    word = "acts-first"

    def __init__(self, who: str) -> None:
        super().__init__()
        self.who: str = who

    def do(self, table: Runebound, context: EffectContext) -> None:
        if table.fight is not None:
            table.fight.told_first = context.side if self.who == SELF else 1 - context.side

    @property
    def against_foe(self) -> bool:
        return self.who != SELF


class AnotherAction(CardEffect):
    word = "another-action"

    def do(self, table: Runebound, context: EffectContext) -> None:
        if table.fight is not None:
            table.fight.again = True


class Cancel(CardEffect):
    """The announced combat action has no effect; what it cost stays paid."""

    word = "cancel"

    def do(self, table: Runebound, context: EffectContext) -> None:
        context.cancelled = True


class TakeAsTrophy(CardEffect):
    """The fight ends: the enemy becomes a trophy without its reward."""

    word = "take-as-trophy"
    in_fight = 3.0

    def do(self, table: Runebound, context: EffectContext) -> None:
        if table.fight is not None:
            table.fight.over = "taken"


class BorrowSurge(CardEffect):
    """A random enemy of the combat discard pile lends one of its surge abilities, without paying, X = 1."""

    word = "borrow-surge"
    needs_discarded_enemy = True
    rough = 1.2
    in_fight = 1.4

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        enemies = raisable(table)
        if not enemies:
            return
        card = table.chance.one_of(enemies, RAISED[context.seat])
        table.log("raised", card=card)
        table.show("card", pieces=(card.key,), touches=(context.seat,))
        lent = [ability for ability in card.foe.abilities if ability.window is AS_SURGE]
        answer = yield from BORROW.ask(table, decider(table, context), lent, otherwise=DONE)
        if isinstance(answer, Ability):
            context.x = 1
            yield from carry_out(table, context, answer.effects)

    def attacks(self) -> bool:
        return True


class FightIt(CardEffect):
    """Fight the enemy of this story card."""

    word = "fight-it"
    worth = 3.0

    def do(self, table: Runebound, context: EffectContext) -> None:
        card = context.card
        if isinstance(card, StoryCard) and card.foe is not None:
            begin_fight(table, table.heroes[context.seat], card.foe, "story", card)


class Challenge(CardEffect):
    """Fight another undefeated hero in the same hex, without retreat. ``on_win`` is the challenger's reward."""

    word = "challenge"
    is_challenge = True

    def __init__(self, *on_win: CardEffect) -> None:
        super().__init__()
        self.on_win: Effects = on_win

    def parts(self) -> tuple[Effects, ...]:
        return (self.on_win,)

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        yield from challenge_rival(table, table.heroes[context.seat])


# --- how options are listed ---


name_answers(BORROW, done="answer-use-none")
BORROW.as_whom(as_foe)
