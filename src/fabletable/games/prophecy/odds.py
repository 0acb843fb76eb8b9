"""Odds of battles for people: exact, by what lies open, with the arms one would take up and no spell cast yet.

In a battle each preparation is tried on a copy of the table, so the question can say what it changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from msgspec.structs import replace

from fabletable.games.prophecy import actions
from fabletable.games.prophecy.board import Field
from fabletable.games.prophecy.bot.arms import ArmsReckoner
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.hooks import INSTEAD
from fabletable.games.prophecy.kinds import ANY_LOSS, BOTH, STRENGTH, WILL, Creature, Item, Opportunity
from fabletable.games.prophecy.rules.battle import ASK_AFTER_ROLL, ASK_BEFORE_ROLL, net_dice, next_roll, prepare
from fabletable.games.prophecy.rules.bonuses import foe_dice, reckoned, value
from fabletable.games.prophecy.rules.creatures import (
    ASK_KIND,
    ASK_PAID_KIND,
    creature_strength,
    creature_will,
    may_be_fought_either_way,
    will_price,
)
from fabletable.games.prophecy.rules.duels import ASK_ATTACK_KIND, ASK_DEFEND_KIND, will_price_against
from fabletable.games.prophecy.rules.equipment import ASK_WIELD, fill_hands
from fabletable.games.prophecy.rules.movement import ASK_MOVE, ASK_MOVE_AGAIN, travel_price
from fabletable.games.prophecy.rules.payments import cast, crystal_of, mana_of
from fabletable.games.prophecy.rules.planes import ASK_GUARDIAN
from fabletable.games.prophecy.rules.roll import best_save, kept, roll_odds, save_of, saves_of, thrown_again
from fabletable.games.prophecy.rules.turn import ASK_ENCOUNTER, ASK_FINAL_ATTACK, ASK_SERVICES
from fabletable.games.prophecy.table import NAMES, NOBODY, Hero, Realm
from fabletable.kernel import Action, Decision, Message, Option, Part, Word, message
from fabletable.kernel.imagined import carry_out, quiet_copy
from fabletable.kernel.scene import Odds, odds_of, percents

DIE: Final = [1 / 6] * 6
"""The chances of 1 to 6 on one die."""

Shares = tuple[float, float]
"""The chances to win and to draw; the rest is lost."""


def clash(lead: int, mine: Sequence[float], theirs: Sequence[float], own_save: int, their_save: int) -> Shares:
    """Return the chances of one roll to be won and to be drawn."""
    odds = roll_odds(lead, mine, theirs, own_save, their_save)
    return odds.won, odds.drawn


def in_a_row(shares: Sequence[Shares]) -> Shares:
    """Return the odds of rolls that all have to be won; the first that is not won is the result."""
    won, drawn = 1.0, 0.0
    for each in shares:
        drawn += won * each[1]
        won *= each[0]
    return won, drawn


# --- a battle that has not begun ---


@dataclass(eq=False, slots=True)
class Prospect:
    """One way to fight an opponent: both values before the dice, the chances, and what makes them."""

    against: Message
    shares: Shares
    because: list[Message]


class Foresight:
    """Expectations of battles for a hero with what he has now."""

    __slots__ = ("hero", "opening", "reckoner", "spent", "table")

    def __init__(self, table: Realm, hero: Hero) -> None:
        self.table: Realm = table
        self.hero: Hero = hero
        self.spent: int = 0
        """Mana that will be gone before the battle: what the way there costs."""
        self.opening: bool = table.plane == NOBODY or not table.plane_fought
        """The first battle of an attack on a plane is still to come."""
        self.reckoner: ArmsReckoner = ArmsReckoner(table, hero)

    def best(self, foe: Creature, field: int, plane: int = NOBODY) -> Prospect:
        """Return the odds of the better way in which a creature can be fought."""
        found = list(self.ways(foe, field, plane).values())
        return max(found, key=lambda each: 2 * each.shares[0] + each.shares[1])

    def ways(self, foe: Creature, field: int, plane: int = NOBODY) -> dict[str, Prospect]:
        """Return the odds by strength, by will, or as the creature's card says."""
        table, hero = self.table, self.hero
        strength, will = creature_strength(foe, hero, field), creature_will(foe, hero, field)
        if foe.sum_of_both:  # it takes 2 Health and 2 mana before it fights
            return {BOTH: self.one_kind(foe, BOTH, foe.strength, field, plane, less=4)}
        if foe.stages:
            values = [will if kind == WILL else strength for kind in foe.stages]
            fought = [self.one_kind(foe, kind, n, field, plane) for kind, n in zip(foe.stages, values, strict=True)]
            first, last = (each.against.args for each in fought)
            numbers = {"mine": first["mine"], "theirs": first["theirs"], "more": last["mine"], "second": last["theirs"]}
            against = Message("odds-stages", {"foe": foe.message, **numbers})
            because = [Message("reason-stages"), *fought[0].because, *fought[1].because]
            return {BOTH: Prospect(against, in_a_row([each.shares for each in fought]), because)}
        if foe.kind_cost is not None:
            return self.paid_ways(foe, field, plane, foe.kind_cost)
        if not may_be_fought_either_way(foe):
            kind = STRENGTH if foe.strength else WILL
            return {kind: self.one_kind(foe, kind, strength if foe.strength else will, field, plane)}
        found = {STRENGTH: self.one_kind(foe, STRENGTH, strength, field, plane)}
        price = will_price(hero)
        if mana_of(table, hero) >= price:
            found[WILL] = self.one_kind(foe, WILL, will, field, plane, less=price, started=True)
        return found

    def paid_ways(self, foe: Creature, field: int, plane: int, prices: tuple[int, int]) -> dict[str, Prospect]:
        """Return the odds by strength for mana and by will for Health; a hero who can pay neither does not fight, and
        nothing happens."""
        found: dict[str, Prospect] = {}
        if mana_of(self.table, self.hero) >= prices[0]:
            found[STRENGTH] = self.one_kind(foe, STRENGTH, foe.strength, field, plane)
        if self.hero.health >= prices[1]:
            found[WILL] = self.one_kind(foe, WILL, foe.will, field, plane, started=True)
        return found or {BOTH: Prospect(foe.message, (0.0, 1.0), [Message("reason-cannot-pay")])}

    def one_kind(
        self, foe: Creature, kind: str, foe_value: int, field: int, plane: int, less: int = 0, *, started: bool = False
    ) -> Prospect:
        grip = self.reckoner.grip(foe, kind)
        _, battle = self.reckoner.lead(foe, kind, grip, foe_value, field, plane, started=started)
        battle.plane_opening = plane >= 0 and self.opening
        less += 0 if kind == STRENGTH else self.spent
        mine = value(self.table, battle, battle.hero) - less + self.chapel()
        theirs = value(self.table, battle, battle.foe)
        save = save_of(self.table, battle, battle.hero)
        die = kept(0 if foe.no_extra_dice else foe_dice(battle, battle.hero))
        first = clash(mine - theirs, DIE, die, save, 0)
        usual = clash(mine - theirs - self.chapel(), DIE, die, save, 0) if self.chapel() else first
        against = Message("odds-" + kind, {"foe": foe.message, "mine": mine, "theirs": theirs, "rolls": foe.lives})
        because = reasons(self.table, battle, battle.hero, self.not_yet(less))
        if foe.lives > 1:
            because.append(Message("reason-lives", {"n": foe.lives}))
        return Prospect(against, in_a_row([first, *[usual] * (foe.lives - 1)]), because)

    def not_yet(self, price: int) -> list[Part]:
        """Return what will count in the first roll and is not there yet: the price paid before it, a kept card."""
        paid = [Part(Message("reason-paid"), -price)] if price else []
        return paid + ([Part(card.message, card.first_roll) for card in self.kept_cards()])

    def kept_cards(self) -> list[Opportunity]:
        """Return the card that counts in the first roll of the next battle."""
        return [card for card in self.hero.kept if card.first_roll][:1]

    def chapel(self) -> int:
        return sum(card.first_roll for card in self.kept_cards())

    def duel(self, other: Hero, kind: str, price: int = 0, their_price: int = 0) -> Prospect:
        """Return the odds against a hero, both with the best they can hold."""
        table, hero = self.table, self.hero
        theirs = ArmsReckoner(table, other)
        battle = Battle(Side(hero.seat, None), Side(other.seat, None), [kind], hero.field, NOBODY)
        battle.hero.started = kind == WILL
        battle.hero.wielded, battle.hero.head = self.reckoner.grip(None, kind).items, self.reckoner.head(kind)
        battle.foe.wielded, battle.foe.head = theirs.grip(None, kind).items, theirs.head(kind)
        own = value(table, battle, battle.hero) - price + self.chapel()
        its = value(table, battle, battle.foe) - their_price
        shares = clash(
            own - its,
            kept(foe_dice(battle, battle.foe)),
            kept(foe_dice(battle, battle.hero)),
            save_of(table, battle, battle.hero),
            save_of(table, battle, battle.foe),
        )
        their_paid = [Part(Message("reason-paid"), -their_price)] if their_price else None
        because = reasons(table, battle, battle.hero, self.not_yet(price), their_paid)
        if kind == STRENGTH and (table.battle is None or table.battle.hero.seat == hero.seat):
            because += self.twist(other)
        against = message("odds-" + kind, foe=other.message, mine=own, theirs=its, rolls=1)
        return Prospect(against, shares, because)

    def twist(self, other: Hero) -> list[Message]:
        """Warn that a defender who can pay for it may answer strength with a battle of will."""
        price = will_price_against(other, self.hero)
        mana = mana_of(self.table, other)
        return [] if mana < price else [message("reason-twist", foe=other.message, n=price, mana=mana)]


def shown_odds(prospect: Prospect, foe: Creature | None = None, *, about: bool = False) -> Odds:
    won, drawn = prospect.shares
    if foe is None:
        return odds_of(won, drawn, against=prospect.against, about=about, because=prospect.because)
    prize = Message("odds-won", {"n": foe.experience, "more": len(foe.reward)})
    return odds_of(
        won,
        drawn,
        against=prospect.against,
        if_won=prize,
        if_drawn=Message("odds-drawn"),
        if_lost=price_of(foe),
        about=about,
        because=prospect.because,
    )


def price_of(foe: Creature) -> Message:
    """Say what a lost battle costs: Health, or what the card says."""
    if any(not effect.harm for effect in foe.loss):
        return Message("odds-lost-card")
    return Message("odds-lost", {"n": sum(effect.harm for effect in foe.loss)})


# --- for each question, in the order of its options ---


@ASK_MOVE.odds
@ASK_MOVE_AGAIN.odds
@ASK_ENCOUNTER.odds
@ASK_GUARDIAN.odds
@ASK_SERVICES.odds
@ASK_FINAL_ATTACK.odds
def menu_odds(table: Realm, decision: Decision) -> list[Odds | None]:
    """Return the odds of ways to go, of fights and of what may be done here."""
    foresight = Foresight(table, table.heroes[decision.seat])
    return [_of_deed(foresight, option) for option in decision.options]


def _of_deed(foresight: Foresight, option: Action | Word) -> Odds | None:
    table, hero = foresight.table, foresight.hero
    here = hero.field
    if option is actions.STAY or option is actions.HALT:
        return _of_field(foresight, here)
    if not isinstance(option, Action):
        return None
    if option.verb in actions.WAYS:
        foresight.spent = max(0, travel_price(hero, option.verb)[1] - crystal_of(table, hero))
        found = _of_field(foresight, option.thing.n)
        foresight.spent = 0
        return found
    if option.verb is actions.FIGHT:
        return shown_odds(
            foresight.best(option.thing, here, table.plane), option.thing, about=bool(option.thing.before)
        )
    if option.verb is actions.ATTACK:
        return shown_odds(foresight.duel(table.heroes[option.thing.seat], STRENGTH), about=True)
    if option.verb is actions.ATTACK_PLANE:
        return _of_plane(foresight, option.thing.n)
    instead = INSTEAD.named(option.verb.key)
    return None if instead is None else instead.odds()


def _of_field(foresight: Foresight, field: int) -> Odds | None:
    """Return the odds against all creatures seen there: a hero who goes there has to fight them all."""
    spots = foresight.table.ground[field].spots
    foes = [spot.creature for spot in spots if spot.up and spot.creature is not None]
    return _of_all(foresight, foes, field, NOBODY)


def _of_plane(foresight: Foresight, number: int) -> Odds | None:
    """Return the odds against both guardians. One that lies face down may be any of its rank that still do."""
    planes, field = foresight.table.planes, foresight.hero.field
    plane = planes[number]
    lessers = [each.lesser for each in planes if each.lesser is not None and not each.lesser_up]
    greaters = [each.greater for each in planes if each.greater is not None and not each.greater_up]
    if (plane.lesser is None or plane.lesser_up) and (plane.greater is None or plane.greater_up):
        return _of_all(foresight, [each for each in (plane.lesser, plane.greater) if each is not None], field, number)
    opening = foresight.opening
    rows: list[tuple[Message, Shares]] = []
    for guardian, up, hidden, unseen in (
        (plane.lesser, plane.lesser_up, lessers, Message("odds-hidden-lesser")),
        (plane.greater, plane.greater_up, greaters, Message("odds-hidden-greater")),
    ):
        if guardian is not None:
            foes = [guardian] if up else sorted(hidden, key=lambda card: card.key)
            shares = [foresight.best(foe, field, number).shares for foe in foes]
            mean = fmean(won for won, _ in shares), fmean(drawn for _, drawn in shares)
            rows.append((guardian.message if up else unseen, mean))
            foresight.opening = False
    foresight.opening = opening
    won, drawn = in_a_row([shares for _, shares in rows])
    because = [Message("reason-row", {"foe": name, "n": percents([won, 1.0 - won])[0]}) for name, (won, _) in rows]
    because += [Message("reason-all-of-them")] if len(rows) > 1 else []
    against = Message("odds-all", {"foes": [name for name, _ in rows]}) if len(rows) > 1 else rows[0][0]
    return odds_of(won, drawn, against=against, about=True, because=[*because, Message("reason-unseen")])


def _of_all(foresight: Foresight, foes: list[Creature], field: int, plane: int) -> Odds | None:
    if not foes:
        return None
    opening = foresight.opening
    prospects: list[Prospect] = []
    for foe in foes:
        prospects.append(foresight.best(foe, field, plane))
        foresight.opening = False
    foresight.opening = opening
    about = any(foe.before for foe in foes)
    if len(foes) == 1:
        return shown_odds(prospects[0], foes[0], about=about)
    won, drawn = in_a_row([each.shares for each in prospects])
    against = Message("odds-all", {"foes": [each.against for each in prospects]})
    because = [
        Message("reason-row", {"foe": foe.message, "n": percents([each.shares[0], 1.0 - each.shares[0]])[0]})
        for foe, each in zip(foes, prospects, strict=True)
    ]
    return odds_of(won, drawn, against=against, about=True, because=[*because, Message("reason-all-of-them")])


def field_odds(table: Realm, decision: Decision) -> list[Odds | None]:
    foresight = Foresight(table, table.heroes[decision.seat])
    return [_of_field(foresight, option.n) if isinstance(option, Field) else None for option in decision.options]


@ASK_KIND.odds
@ASK_PAID_KIND.odds
def kind_odds(table: Realm, decision: Decision) -> list[Odds | None]:
    """Return the odds against a creature, by strength or by will."""
    battle = table.the_battle()
    foe = battle.foe.creature
    assert foe is not None
    ways = Foresight(table, table.heroes[decision.seat]).ways(foe, battle.field, battle.plane)
    kinds = [STRENGTH if word is actions.BY_STRENGTH else WILL for word in decision.options]
    return [shown_odds(ways[kind], foe) if kind in ways else None for kind in kinds]


@ASK_ATTACK_KIND.odds
@ASK_DEFEND_KIND.odds
def duel_odds(table: Realm, decision: Decision) -> list[Odds | None]:
    """Return the odds against a hero, by strength, or by will for its price."""
    battle = table.the_battle()
    foe = battle.foe if battle.hero.seat == decision.seat else battle.hero
    foresight = Foresight(table, table.heroes[decision.seat])
    price = int(decision.args["n"])
    return [
        shown_odds(
            foresight.duel(table.heroes[foe.seat], WILL, price)
            if word is actions.BY_WILL
            else foresight.duel(table.heroes[foe.seat], STRENGTH),
            about=True,
        )
        for word in decision.options
    ]


def another_try_odds(table: Realm, decision: Decision) -> list[Odds | None]:
    """Return the odds of a fanatic's second battle with the same foe."""
    battle = table.battle
    foe = None if battle is None else battle.foe.creature
    if battle is None or foe is None:
        return [None] * len(decision.options)
    best = Foresight(table, table.heroes[decision.seat]).best(foe, battle.field, battle.plane)
    return [shown_odds(best, foe) if word is actions.AGAIN else None for word in decision.options]


# --- in a battle ---


def in_battle(
    table: Realm, decision: Decision, after: Callable[[Realm, Battle, Side, Option], None]
) -> list[Odds | None]:
    """Return the odds of the next roll: as it stands for words, which change nothing, tried on a copy for others."""
    battle = table.battle
    if battle is None:
        return [None] * len(decision.options)
    now = _next_roll(table, battle, decision.seat)
    found: list[Odds | None] = []
    for option in decision.options:
        if isinstance(option, Word):
            found.append(now)
            continue
        clone = quiet_copy(table)
        fought = clone.the_battle()
        after(clone, fought, fought.side_of(decision.seat), option)
        found.append(replace(_next_roll(clone, fought, decision.seat), before=now.won))
    return found


def _next_roll(table: Realm, battle: Battle, seat: int) -> Odds:
    """Return the exact odds of the next roll as everything stands."""
    side = battle.side_of(seat)
    odds = next_roll(table, battle, side)
    return odds_of(odds.won, odds.drawn, against=_standing(table, battle, seat), because=reasons(table, battle, side))


@ASK_WIELD.odds
def arms_odds(table: Realm, decision: Decision) -> list[Odds | None]:
    return in_battle(table, decision, _with_arms)


@ASK_BEFORE_ROLL.odds
def preparation_odds(table: Realm, decision: Decision) -> list[Odds | None]:
    return in_battle(table, decision, _prepared)


def _with_arms(table: Realm, battle: Battle, side: Side, item: Option) -> None:
    assert isinstance(item, Item)
    side.wielded += (item,)
    next(fill_hands(table, battle, side), None)  # up to its first question


def _prepared(table: Realm, battle: Battle, side: Side, option: Option) -> None:
    assert isinstance(option, Action)
    carry_out(prepare(table, battle, side, option), _first)


@ASK_AFTER_ROLL.odds
def second_thought_odds(table: Realm, decision: Decision) -> list[Odds | None]:
    """Return the odds of the dice that lie there, and those of another throw."""
    battle = table.the_battle()
    side = battle.side_of(decision.seat)
    other = battle.other(side)
    lead = value(table, battle, side) - value(table, battle, other)
    saves = (save_of(table, battle, side), save_of(table, battle, other))
    found: list[Odds | None] = []
    now = odds_of(*clash(lead, _shows(side.die), _shows(other.die), *saves))
    for option in decision.options:
        if option is actions.KEEP:
            found.append(now)
        elif option.verb is actions.CAST_SPELL:
            clone = quiet_copy(table)
            carry_out(cast(clone, clone.heroes[decision.seat], option.thing), _first)
            found.append(replace(_next_roll(clone, clone.the_battle(), decision.seat), before=now.won))
        else:
            mine, theirs = _shows(side.die), _shows(other.die)
            if option.verb is actions.REROLL_OWN:
                mine = _thrown_again(battle, side, option.n)
            else:
                theirs = _thrown_again(battle, other, option.n)
            found.append(replace(odds_of(*clash(lead, mine, theirs, *saves)), before=now.won))
    return found


def _shows(die: int) -> list[float]:
    return [1.0 if face == die else 0.0 for face in range(1, 7)]


def _thrown_again(battle: Battle, side: Side, face: int) -> list[float]:
    """Return the chances of the die that counts when the one with this face is thrown again."""
    shares = [0.0] * 6
    for die in thrown_again(side.dice, face, net_dice(battle, side)):
        shares[die - 1] += 1 / 6
    return shares


def _standing(table: Realm, battle: Battle, seat: int) -> Message:
    side = battle.side_of(seat)
    other = battle.other(side)
    foe = NAMES[other.seat] if other.creature is None else other.creature.message
    mine, theirs = value(table, battle, side), value(table, battle, other)
    return Message("odds-" + battle.kind, {"foe": foe, "mine": mine, "theirs": theirs, "rolls": 1})


def _first(decision: Decision) -> object:
    return decision.options[0]


@ASK_MOVE.now
def battles_ahead(table: Realm, decision: Decision) -> Message:
    """Say to how many ways a battle belongs."""
    ahead = sum(each is not None for each in menu_odds(table, decision))
    return message("about-move.now", n=len(decision.options), battles=ahead)


# --- what makes the odds, in words: both sums, the lead, shields, negative dice ---


def reasons(
    table: Realm, battle: Battle, side: Side, own: list[Part] | None = None, theirs: list[Part] | None = None
) -> list[Message]:
    """Return what makes the odds for this side. ``own`` and ``theirs`` are what the battle itself does not hold yet,
    such as mana to be paid for a battle of will."""
    other = battle.other(side)
    foe = NAMES[other.seat] if other.creature is None else other.creature.message
    mine, its = _parts(table, battle, side, own), _parts(table, battle, other, theirs)
    lead = sum(part.n for part in mine) - sum(part.n for part in its)
    found = [_summed("reason-own", mine)] if len(mine) > 1 else []
    if len(its) > 1:
        found.append(_summed("reason-theirs", its, foe))
    name = "reason-ahead" if lead > 0 else "reason-behind" if lead < 0 else "reason-level"
    found.append(Message(name, {"n": abs(lead), "foe": foe}))
    found += [Message("reason-own-cloak", {"thing": item.message, "foe": foe}) for item in _cloaks(battle, side)]
    found += [Message("reason-their-cloak", {"thing": item.message, "foe": foe}) for item in _cloaks(battle, other)]
    return found + _saves(table, battle, side, foe)


def _parts(table: Realm, battle: Battle, side: Side, more: list[Part] | None) -> list[Part]:
    """Return what counts before the dice."""
    parts = [part for part in reckoned(table, battle, side).parts if part.label.id != "die-hero"]
    return parts if more is None else [*parts, *more]


def _summed(name: str, parts: list[Part], foe: Message | None = None) -> Message:
    first, *rest = parts
    lines = [_line(first.label, str(first.n)), *(_line(part.label, f"{part.n:+}".replace("-", "−")) for part in rest)]
    total = sum(part.n for part in parts)
    return Message(name, {"n": total, "parts": lines} if foe is None else {"n": total, "parts": lines, "foe": foe})


def _line(label: Message, n: str) -> Message:
    return Message("bonus-line", {"source": label, "n": n})


def _cloaks(battle: Battle, side: Side) -> list[Item]:
    """Return what this side holds that gives the other one negative dice, in battles of strength."""
    return [item for item in side.wielded if item.foe_dice] if battle.by_strength else []


def _saves(table: Realm, battle: Battle, side: Side, foe: Message) -> list[Message]:
    found: list[Message] = []
    own = best_save(saves_of(table, battle, side))
    theirs = best_save(saves_of(table, battle, battle.other(side)))
    if own is not None:
        name = "reason-own-save-any" if own.n >= ANY_LOSS else "reason-own-save"
        found.append(Message(name, {"thing": own.card.message, "n": own.n}))
    if theirs is not None:
        name = "reason-their-save-any" if theirs.n >= ANY_LOSS else "reason-their-save"
        found.append(Message(name, {"thing": theirs.card.message, "n": theirs.n, "foe": foe}))
    return found
