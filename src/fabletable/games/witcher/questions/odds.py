"""How likely fights and dice go well, from what the asked witcher may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabletable.games.witcher.advice.dice import EVEN_POKER, odds_of_reroll
from fabletable.games.witcher.advice.imagined import Weigh, duel, hunt
from fabletable.games.witcher.advice.plans import move_price
from fabletable.games.witcher.board import POKER, ROMAN, Place
from fabletable.games.witcher.cards.kinds import ActionCard, Monster
from fabletable.games.witcher.fight import MONSTER, Fight, Outcome
from fabletable.games.witcher.questions.choices import prize
from fabletable.games.witcher.rules.abilities import potions_allowed
from fabletable.games.witcher.rules.dice_poker import hand_name
from fabletable.games.witcher.rules.duel import Bet
from fabletable.games.witcher.rules.fight import REWARD
from fabletable.games.witcher.rules.locations import ACTION
from fabletable.games.witcher.rules.movement import Ride, Way, matches
from fabletable.games.witcher.rules.turn import Challenge, PokerWith, why_no_hunt
from fabletable.games.witcher.table import OldWorld, Witcher
from fabletable.kernel import Decision, Message, seat_name
from fabletable.kernel.message import Arg
from fabletable.kernel.scene import Odds, odds_of


class Likely:
    """The odds of every question that leads to a fight or to dice. Fights are imagined, everyone answering as
    ``policy`` says; the last throw of dice poker is exact."""

    def __init__(self, policy: Weigh) -> None:
        self.policy: Weigh = policy

    # --- Phase I ---

    def travel(self, table: OldWorld, decision: Decision) -> list[Odds | None]:
        evident = [option.place for option in decision.options if isinstance(option, Way)]
        return [
            None if option in evident else self._on_the_way(table, decision.seat, option) for option in decision.options
        ]

    def _on_the_way(self, table: OldWorld, seat: int, option: Any) -> Odds | None:
        """The monster that dwells there, fought with the cards that are left then; dice poker before a throw."""
        match option:
            case Way():
                return self.hunt(table, seat, option.place, [option.card])
            case Place():
                paid = cheapest_cards(table.witchers[seat], option)
                return self.hunt(table, seat, option, paid)
            case Ride():
                return self.hunt(table, seat, option.place, [])
            case PokerWith():
                return poker(Message("odds-poker", {"seat": seat_name(option.seat)}))
        dice = option is ACTION and table.place_of(seat).action == POKER and not table.solo
        return poker(Message("odds-locals")) if dice else None

    def free_move(self, table: OldWorld, decision: Decision) -> list[Odds | None]:
        return [self.hunt(table, decision.seat, place, []) for place in decision.options]

    # --- Phase II ---

    def deed(self, table: OldWorld, decision: Decision) -> list[Odds | None]:
        return [self._of_deed(table, decision.seat, option) for option in decision.options]

    def _of_deed(self, table: OldWorld, seat: int, option: Any) -> Odds | None:
        match option:
            case Monster():
                return self.hunt(table, seat, table.place_of(seat), [])
            case Challenge():
                return self.duel(table, seat, option.seat)
            case _:
                return None

    def hunt(self, table: OldWorld, seat: int, place: Place, paid: list[ActionCard]) -> Odds | None:
        """Slain, driven away or beaten."""
        lair = table.lair_at(place.id)
        if lair is None or lair.monster is None or why_no_hunt(table, seat, lair.monster):
            return None
        ends = hunt(table, seat, place, paid, self.policy)
        witcher, monster = table.witchers[seat], lair.monster
        known = {"monster": monster.message, "level": ROMAN[monster.level], "life": monster.life}
        return odds_of(
            expected(ends, "slain", 3),
            expected(ends, "driven", 3),
            against=Message("odds-monster", {**known, "cards": cards_of(witcher), "shield": witcher.shield}),
            if_won=Message("if-slain", {"n": REWARD}),
            if_drawn=Message("if-driven", {"n": REWARD}),
            if_lost=Message("if-defeated"),
            about=True,
            because=reasons(table, seat, lair.terrain, monster, len(paid)),
        )

    def duel(self, table: OldWorld, seat: int, other: int) -> Odds:
        ends = duel(table, seat, seat, other, self.policy)
        theirs, mine = cards_of(table.witchers[other]), cards_of(table.witchers[seat])
        return odds_of(
            expected(ends, "won", 2),
            against=Message("odds-duel", {"seat": seat_name(other), "theirs": theirs, "mine": mine}),
            if_won=prize(table, seat, other),
            if_lost=Message("if-duel-lost"),
            about=True,
            because=duel_reasons(table, seat, other),
        )

    def bet(self, table: OldWorld, decision: Decision) -> list[Odds | None]:
        """How likely the coin comes back with more."""
        fight = table.the_fight()
        ends = duel(table, decision.seat, fight.attacker, fight.defender, self.policy)
        share = expected(ends, "won", 2)
        likely = {fight.attacker: share, fight.defender: 1.0 - share}
        options = decision.options
        return [odds_of(likely[bet.seat], about=True) if isinstance(bet, Bet) else None for bet in options]


def leads_to_a_fight(table: OldWorld, decision: Decision) -> bool:
    """One of the deeds of Phase II does."""
    return any(isinstance(option, Monster | Challenge) for option in decision.options)


def expected(ends: Sequence[Outcome], end: Outcome, ways: int) -> float:
    """How likely one of so many ways to end is after these trials, by Laplace's rule: a few dozen fights that were
    never won do not say that none can be, and whoever looks for long odds finds those that were drawn too dark."""
    return (ends.count(end) + 1) / (len(ends) + ways)


def reroll(table: OldWorld, decision: Decision) -> list[Odds | None]:
    dice = table.dice
    against = [] if dice is None or not dice.rolls[1] else [Message("odds-hand", {"theirs": hand_name(dice.rolls[1])})]
    shares = odds_of_reroll(table, decision)
    return [None if share is None else odds_of(share, because=against) for share in shares]


def reasons(table: OldWorld, seat: int, terrain: str, monster: Monster, paid: int) -> list[Message]:
    """What makes the odds of a hunt, in the order in which it counts in the imagined fights."""
    witcher = table.witchers[seat]
    found = [Message("odds-trail" if witcher.has_trail(terrain) else "odds-no-trail", {"monster": monster.message})]
    if paid:
        found.append(Message("odds-paid", {"n": paid}))
    found.append(Message(f"monster-{monster.key}.text", {"n": monster.n}))
    most = potions_allowed.against(monster)(Fight(seat, MONSTER, monster, terrain), witcher.alchemy)
    found.append(Message("odds-potions", {"n": min(len(witcher.potions), most)}))
    return found


def duel_reasons(table: OldWorld, seat: int, other: int) -> list[Message]:
    mine, theirs = table.witchers[seat], table.witchers[other]
    levels: dict[str, Arg] = {"mine": mine.combat, "theirs": theirs.combat}
    shields: dict[str, Arg] = {"mine": mine.shield, "theirs": theirs.shield}
    return [Message("odds-attacker"), Message("odds-shields", shields), Message("odds-combat", levels)]


def poker(against: Message) -> Odds:
    return odds_of(
        EVEN_POKER, against=against, if_won=Message("if-poker-won"), if_lost=Message("if-poker-lost"), about=True
    )


def cheapest_cards(witcher: Witcher, place: Place) -> list[ActionCard]:
    """The cards that will be missed least among those that pay for the way."""
    hand = sorted(witcher.hand, key=move_price)
    fitting = [card for card in hand if matches(card, place)]
    return fitting[:1] or hand[: 1 if witcher.gold else 2]


def cards_of(witcher: Witcher) -> int:
    """Deck, hand and discards: what a fight begins with."""
    return len(witcher.deck.cards) + len(witcher.hand) + len(witcher.discard)
