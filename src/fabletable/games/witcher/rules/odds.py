"""Odds of fights: played out in thought by the rules themselves, from what the asked witcher may know."""

from __future__ import annotations

from collections.abc import Sequence

from fabletable.games.witcher.board import ROMAN, Location
from fabletable.games.witcher.fight import MONSTER, Fight, FightOutcome
from fabletable.games.witcher.hooks import potions_allowed
from fabletable.games.witcher.kinds import ActionCard, Monster
from fabletable.games.witcher.outlook import move_price
from fabletable.games.witcher.rules.duel import BET, Bet, prize
from fabletable.games.witcher.rules.fight import REWARD, why_no_hunt
from fabletable.games.witcher.rules.imagined import imagined_duels, imagined_hunts
from fabletable.games.witcher.rules.movement import FREE_MOVE, matches
from fabletable.games.witcher.table import Hero, OldWorld
from fabletable.kernel import Decision, Message, seat_name
from fabletable.kernel.message import Arg
from fabletable.kernel.scene import Odds, odds_of


@FREE_MOVE.odds
def free_move_odds(table: OldWorld, decision: Decision) -> list[Odds | None]:
    hero = table.witchers[decision.seat]
    return [hunt_odds(table, hero, place, []) for place in decision.options]


def hunt_odds(table: OldWorld, hero: Hero, place: Location, paid: list[ActionCard]) -> Odds | None:
    """Return how likely the monster of this place is slain or driven away; None where there is none to fight."""
    lair = table.lair_at(place.id)
    if lair is None or lair.monster is None or why_no_hunt(table, hero, lair.monster):
        return None
    ends = imagined_hunts(table, hero, place, paid)
    monster = lair.monster
    known = {"monster": monster.message, "level": ROMAN[monster.level], "life": monster.life}
    return odds_of(
        expected(ends, "slain", 3),
        expected(ends, "driven", 3),
        against=Message("odds-monster", {**known, "cards": len(hero.cards), "shield": hero.shield}),
        if_won=Message("if-slain", {"n": REWARD}),
        if_drawn=Message("if-driven", {"n": REWARD}),
        if_lost=Message("if-defeated"),
        about=True,
        because=reasons(hero, lair.terrain, monster, len(paid)),
    )


def duel_chances(table: OldWorld, hero: Hero, other: Hero) -> Odds:
    ends = imagined_duels(table, hero, hero.seat, other.seat)
    theirs, mine = len(other.cards), len(hero.cards)
    return odds_of(
        expected(ends, "won", 2),
        against=Message("odds-duel", {"seat": seat_name(other.seat), "theirs": theirs, "mine": mine}),
        if_won=prize(hero, other),
        if_lost=Message("if-duel-lost"),
        about=True,
        because=duel_reasons(hero, other),
    )


@BET.odds
def bet_odds(table: OldWorld, decision: Decision) -> list[Odds | None]:
    """Return how likely the coin comes back with more."""
    fight = table.the_fight()
    ends = imagined_duels(table, table.witchers[decision.seat], fight.attacker, fight.defender)
    share = expected(ends, "won", 2)
    likely = {fight.attacker: share, fight.defender: 1.0 - share}
    options = decision.options
    return [odds_of(likely[bet.seat], about=True) if isinstance(bet, Bet) else None for bet in options]


def expected(ends: Sequence[FightOutcome], end: FightOutcome, ways: int) -> float:
    """Return the probability of one of ``ways`` ends after these trials, by Laplace's rule: a few dozen fights that
    were never won do not say that none can be."""
    return (ends.count(end) + 1) / (len(ends) + ways)


def reasons(hero: Hero, terrain: str, monster: Monster, paid: int) -> list[Message]:
    """Return what makes the odds of a hunt, in the order in which it counts in the imagined fights."""
    found = [Message("odds-trail" if hero.has_trail(terrain) else "odds-no-trail", {"monster": monster.message})]
    if paid:
        found.append(Message("odds-paid", {"n": paid}))
    found.append(monster.text)
    most = potions_allowed.rule(monster)(Fight(hero.seat, MONSTER, monster, terrain), hero.alchemy)
    found.append(Message("odds-potions", {"n": min(len(hero.potions), most)}))
    return found


def duel_reasons(mine: Hero, theirs: Hero) -> list[Message]:
    levels: dict[str, Arg] = {"mine": mine.combat, "theirs": theirs.combat}
    shields: dict[str, Arg] = {"mine": mine.shield, "theirs": theirs.shield}
    return [Message("odds-attacker"), Message("odds-shields", shields), Message("odds-combat", levels)]


def cheapest_cards(hero: Hero, place: Location) -> list[ActionCard]:
    """Return the cards that will be missed least among those that pay for the way."""
    hand = sorted(hero.hand, key=move_price)
    fitting = [card for card in hand if matches(card, place)]
    return fitting[:1] or hand[: 1 if hero.gold else 2]
