"""How likely a battle goes well: exactly, by what lies open, with the arms one would take up and no spell cast yet.

In a battle each preparation is tried on a copy of the table, so the question can say what it changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from fabletable.games.prophecy.advice.odds import Reckoner, kept
from fabletable.games.prophecy.board import Field
from fabletable.games.prophecy.cards.adventures import FORGOTTEN_CHAPEL
from fabletable.games.prophecy.cards.effects import LOSE_HEALTH
from fabletable.games.prophecy.cards.kinds import BOTH, STRENGTH, WILL, Creature, Item
from fabletable.games.prophecy.cards.skills import BURGLARY
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.questions.reasons import best_save, reasons
from fabletable.games.prophecy.rules.actions import (
    ATTACK,
    ATTACK_PLANE,
    CAST_SPELL,
    FIGHT,
    REROLL_OWN,
    WAYS,
)
from fabletable.games.prophecy.rules.battle import KEEP, keep, net_dice, prepare
from fabletable.games.prophecy.rules.bonuses import foe_dice, value
from fabletable.games.prophecy.rules.creatures import (
    AGAIN,
    BY_STRENGTH,
    BY_WILL,
    creature_strength,
    creature_will,
    may_be_fought_either_way,
    will_price,
)
from fabletable.games.prophecy.rules.duels import will_price_against
from fabletable.games.prophecy.rules.equipment import fill_hands
from fabletable.games.prophecy.rules.movement import HALT, STAY, travel_price
from fabletable.games.prophecy.rules.payments import cast, crystal_of, mana_of
from fabletable.games.prophecy.table import NAMES, NOBODY, Realm
from fabletable.kernel import Action, Decision, Message, Option, Part, Rules, Word, message
from fabletable.kernel.scene import Odds, odds_of, percents

DIE: Final = [1 / 6] * 6
"""What one die shows, 1 to 6."""

Shares = tuple[float, float]
"""The chances to win and to draw; the rest is lost."""


def clash(lead: int, mine: Sequence[float], theirs: Sequence[float], own_save: int, their_save: int) -> Shares:
    """One roll: the lead before the dice, what each kept die shows, and by how much a lost roll is still a draw."""
    won = drawn = 0.0
    for a, p in enumerate(mine):
        for b, q in enumerate(theirs):
            margin = lead + a - b
            if margin > their_save:
                won += p * q
            elif margin >= -own_save:
                drawn += p * q
    return won, drawn


def in_a_row(shares: Sequence[Shares]) -> Shares:
    """Rolls that all have to be won; the first that is not won is the result."""
    won, drawn = 1.0, 0.0
    for each in shares:
        drawn += won * each[1]
        won *= each[0]
    return won, drawn


# --- a battle that has not begun ---


class Prospect:
    """One way to fight somebody: both values before the dice, the chances, and what makes them."""

    __slots__ = ("against", "because", "shares")

    def __init__(self, against: Message, shares: Shares, because: list[Message]) -> None:
        self.against: Message = against
        self.shares: Shares = shares
        self.because: list[Message] = because


class Foresight:
    """What a hero may expect of battles, with what he has now."""

    __slots__ = ("opening", "reckoner", "seat", "spent", "table")

    def __init__(self, table: Realm, seat: int) -> None:
        self.table: Realm = table
        self.seat: int = seat
        self.spent: int = 0
        """Mana that will be gone before the battle: what the way there costs."""
        self.opening: bool = table.plane == NOBODY or not table.plane_fought
        """The first battle of an attack on a plane is still to come."""
        self.reckoner: Reckoner = Reckoner(table, seat)

    def best(self, foe: Creature, field: int, plane: int = NOBODY) -> Prospect:
        """By the better of the ways it can be fought."""
        found = list(self.ways(foe, field, plane).values())
        return max(found, key=lambda each: 2 * each.shares[0] + each.shares[1])

    def ways(self, foe: Creature, field: int, plane: int = NOBODY) -> dict[str, Prospect]:
        """By strength, by will, or as its card says."""
        table, seat = self.table, self.seat
        strength, will = creature_strength(table, foe, seat, field), creature_will(table, foe, seat, field)
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
        price = will_price(table, seat)
        if mana_of(table, seat) >= price:
            found[WILL] = self.one_kind(foe, WILL, will, field, plane, less=price, started=True)
        return found

    def paid_ways(self, foe: Creature, field: int, plane: int, prices: tuple[int, int]) -> dict[str, Prospect]:
        """Strength for mana, will for Health; who can pay neither does not fight, and nothing happens."""
        found: dict[str, Prospect] = {}
        if mana_of(self.table, self.seat) >= prices[0]:
            found[STRENGTH] = self.one_kind(foe, STRENGTH, foe.strength, field, plane)
        if self.table.heroes[self.seat].health >= prices[1]:
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
        """What will count in the first roll and is not there yet: the price that is paid before it, the Chapel."""
        paid = [Part(Message("reason-paid"), -price)] if price else []
        return paid + ([Part(FORGOTTEN_CHAPEL.message, self.chapel())] if self.chapel() else [])

    def chapel(self) -> int:
        """The Forgotten Chapel counts in the first roll of the next battle."""
        return 3 if any(card.name == FORGOTTEN_CHAPEL.name for card in self.table.heroes[self.seat].kept) else 0

    def duel(self, other: int, kind: str, price: int = 0, their_price: int = 0) -> Prospect:
        """Against a hero, both with the best they can hold."""
        table, seat = self.table, self.seat
        theirs = Reckoner(table, other)
        battle = Battle(Side(seat, None), Side(other, None), [kind], table.heroes[seat].field, NOBODY)
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
        if kind == STRENGTH and (table.battle is None or table.battle.hero.seat == seat):
            because += self.twist(other)
        against = message("odds-" + kind, foe=NAMES[other], mine=own, theirs=its, rolls=1)
        return Prospect(against, shares, because)

    def twist(self, other: int) -> list[Message]:
        """Against strength a defender who can pay for it may answer with a battle of will."""
        price = will_price_against(self.table, other, self.seat)
        mana = mana_of(self.table, other)
        return [] if mana < price else [message("reason-twist", foe=NAMES[other], n=price, mana=mana)]


def save_of(table: Realm, battle: Battle, side: Side) -> int:
    """By how much a roll may be lost and is still a draw."""
    return best_save(table, battle, side).n


def told(prospect: Prospect, foe: Creature | None = None, *, about: bool = False) -> Odds:
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
    """What a lost battle costs: so much Health, or what the card says."""
    if any(effect.kind != LOSE_HEALTH for effect in foe.loss):
        return Message("odds-lost-card")
    return Message("odds-lost", {"n": sum(effect.n for effect in foe.loss)})


# --- for each question, in the order of its options ---


def of_menu(table: Realm, decision: Decision) -> list[Odds | None]:
    """Where to go, whom to fight, what to do here."""
    foresight = Foresight(table, decision.seat)
    return [_of_deed(foresight, option) for option in decision.options]


def _of_deed(foresight: Foresight, option: Action | Word) -> Odds | None:
    table, seat = foresight.table, foresight.seat
    here = table.heroes[seat].field
    if option is STAY or option is HALT:
        return _of_field(foresight, here)
    if not isinstance(option, Action):
        return None
    if option.kind in WAYS:
        foresight.spent = max(0, travel_price(table, seat, option.kind)[1] - crystal_of(table, seat))
        found = _of_field(foresight, option.thing.n)
        foresight.spent = 0
        return found
    if option.kind == FIGHT:
        return told(foresight.best(option.thing, here, table.plane), option.thing, about=bool(option.thing.before))
    if option.kind == ATTACK:
        return told(foresight.duel(option.thing.seat, STRENGTH), about=True)
    if option.kind == ATTACK_PLANE:
        return _of_plane(foresight, option.thing.n)
    return odds_of(5 / 6, against=BURGLARY.message) if option.kind == BURGLARY.name else None


def _of_field(foresight: Foresight, field: int) -> Odds | None:
    """The creatures that are seen there; whoever goes there has to fight them all."""
    spots = foresight.table.ground[field].spots
    foes = [spot.creature for spot in spots if spot.up and spot.creature is not None]
    return _of_all(foresight, foes, field, NOBODY)


def _of_plane(foresight: Foresight, number: int) -> Odds | None:
    """Both guardians, as far as they have been turned up."""
    plane = foresight.table.planes[number]
    guardians: list[Creature] = []
    if plane.lesser is not None:
        if not plane.lesser_up:
            return None
        guardians.append(plane.lesser)
    if plane.greater is not None and plane.greater_up:
        guardians.append(plane.greater)
    return _of_all(foresight, guardians, foresight.table.heroes[foresight.seat].field, number)


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
        return told(prospects[0], foes[0], about=about)
    won, drawn = in_a_row([each.shares for each in prospects])
    against = Message("odds-all", {"foes": [each.against for each in prospects]})
    because = [
        Message("reason-row", {"foe": foe.message, "n": percents([each.shares[0], 1.0 - each.shares[0]])[0]})
        for foe, each in zip(foes, prospects, strict=True)
    ]
    return odds_of(won, drawn, against=against, about=True, because=[*because, Message("reason-all-of-them")])


def of_fields(table: Realm, decision: Decision) -> list[Odds | None]:
    foresight = Foresight(table, decision.seat)
    return [_of_field(foresight, option.n) if isinstance(option, Field) else None for option in decision.options]


def of_kinds(table: Realm, decision: Decision) -> list[Odds | None]:
    """Against a creature: by strength or by will."""
    battle = table.battle
    assert battle is not None
    foe = battle.foe.creature
    assert foe is not None
    ways = Foresight(table, decision.seat).ways(foe, battle.field, battle.plane)
    kinds = [STRENGTH if word is BY_STRENGTH else WILL for word in decision.options]
    return [told(ways[kind], foe) if kind in ways else None for kind in kinds]


def of_duel(table: Realm, decision: Decision) -> list[Odds | None]:
    """Against a hero: by strength, or by will for its price."""
    battle = table.battle
    assert battle is not None
    foe = battle.foe if battle.hero.seat == decision.seat else battle.hero
    foresight = Foresight(table, decision.seat)
    price = int(decision.args["n"])
    return [
        told(
            foresight.duel(foe.seat, WILL, price) if word is BY_WILL else foresight.duel(foe.seat, STRENGTH), about=True
        )
        for word in decision.options
    ]


def of_another_try(table: Realm, decision: Decision) -> list[Odds | None]:
    """A fanatic's second battle with the same foe."""
    battle = table.battle
    foe = None if battle is None else battle.foe.creature
    if battle is None or foe is None:
        return [None] * len(decision.options)
    best = Foresight(table, decision.seat).best(foe, battle.field, battle.plane)
    return [told(best, foe) if word is AGAIN else None for word in decision.options]


# --- in a battle ---


def this_roll(table: Realm, battle: Battle, side: Side) -> Shares:
    """The next roll as everything stands, exactly."""
    other = battle.other(side)
    lead = value(table, battle, side) - value(table, battle, other)
    dice = [_die_of(battle, each) for each in (side, other)]
    return clash(lead, dice[0], dice[1], save_of(table, battle, side), save_of(table, battle, other))


def _die_of(battle: Battle, side: Side) -> list[float]:
    if side.set_die:
        return [1.0 if face == side.set_die else 0.0 for face in range(1, 7)]
    return kept(net_dice(battle, side))


def in_battle(
    table: Realm, decision: Decision, after: Callable[[Realm, Battle, Side, Option], None]
) -> list[Odds | None]:
    """The next roll, as it is for the words that change nothing, and tried on a copy for whatever does."""
    battle = table.battle
    if battle is None:
        return [None] * len(decision.options)
    now = _next_roll(table, battle, decision.seat)
    found: list[Odds | None] = []
    for option in decision.options:
        if isinstance(option, Word):
            found.append(now)
            continue
        clone = _twin(table)
        assert clone.battle is not None
        side = _side(clone.battle, decision.seat)
        after(clone, clone.battle, side, option)
        found.append(replace(_next_roll(clone, clone.battle, decision.seat), before=now.won))
    return found


def _next_roll(table: Realm, battle: Battle, seat: int) -> Odds:
    side = _side(battle, seat)
    won, drawn = this_roll(table, battle, side)
    return odds_of(won, drawn, against=_standing(table, battle, seat), because=reasons(table, battle, side))


def of_arms(table: Realm, decision: Decision) -> list[Odds | None]:
    return in_battle(table, decision, _with_arms)


def of_preparations(table: Realm, decision: Decision) -> list[Odds | None]:
    return in_battle(table, decision, _prepared)


def _with_arms(table: Realm, battle: Battle, side: Side, item: Option) -> None:
    assert isinstance(item, Item)
    side.wielded += (item,)
    _first_answers(fill_hands(table, battle, side), only_once=True)


def _prepared(table: Realm, battle: Battle, side: Side, option: Option) -> None:
    assert isinstance(option, Action)
    _first_answers(prepare(table, battle, side, option))


def of_second_thoughts(table: Realm, decision: Decision) -> list[Odds | None]:
    """The dice lie there: what they say, and what another throw would."""
    battle = table.battle
    assert battle is not None
    side = _side(battle, decision.seat)
    other = battle.other(side)
    lead = value(table, battle, side) - value(table, battle, other)
    saves = (save_of(table, battle, side), save_of(table, battle, other))
    found: list[Odds | None] = []
    now = odds_of(*clash(lead, _shows(side.die), _shows(other.die), *saves))
    for option in decision.options:
        if option is KEEP:
            found.append(now)
        elif option.kind == CAST_SPELL:
            clone = _twin(table)
            assert clone.battle is not None
            _first_answers(cast(clone, decision.seat, option.thing))
            found.append(replace(_next_roll(clone, clone.battle, decision.seat), before=now.won))
        else:
            mine, theirs = _shows(side.die), _shows(other.die)
            if option.kind == REROLL_OWN:
                mine = _thrown_again(battle, side, option.n)
            else:
                theirs = _thrown_again(battle, other, option.n)
            found.append(replace(odds_of(*clash(lead, mine, theirs, *saves)), before=now.won))
    return found


def _shows(die: int) -> list[float]:
    return [1.0 if face == die else 0.0 for face in range(1, 7)]


def _thrown_again(battle: Battle, side: Side, face: int) -> list[float]:
    """What counts when the die that shows this face is thrown again."""
    others = list(side.dice)
    others.remove(face)
    shares = [0.0] * 6
    for new in range(1, 7):
        shares[keep([*others, new], net_dice(battle, side)) - 1] += 1 / 6
    return shares


def _standing(table: Realm, battle: Battle, seat: int) -> Message:
    side = _side(battle, seat)
    other = battle.other(side)
    foe = NAMES[other.seat] if other.creature is None else other.creature.message
    mine, theirs = value(table, battle, side), value(table, battle, other)
    return Message("odds-" + battle.kind, {"foe": foe, "mine": mine, "theirs": theirs, "rolls": 1})


def _side(battle: Battle, seat: int) -> Side:
    return battle.hero if battle.hero.seat == seat else battle.foe


def _twin(table: Realm) -> Realm:
    """A copy to try something on; nobody hears of it."""
    clone = table.copy()
    clone.log_lines = clone.notes = None
    clone.film = None
    clone.tally = None
    return clone


def _first_answers(rules: Rules[None], *, only_once: bool = False) -> None:
    """Carry a rule out on a copy: the first answer to whatever it asks, or only up to there."""
    try:
        decision = next(rules)
        while not only_once:
            decision = rules.send(decision.options[0])
    except StopIteration:
        return
