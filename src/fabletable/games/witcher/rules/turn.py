"""The turn of a witcher, phase by phase (Rulebook: A player's turn)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.board import PLACES, Place
from fabletable.games.witcher.cards.kinds import Monster, Trophy
from fabletable.games.witcher.rules.abilities import why_no_fight
from fabletable.games.witcher.rules.dice_poker import poker_with_witcher
from fabletable.games.witcher.rules.duel import begin_duel, duel_aftermath, opponents_here
from fabletable.games.witcher.rules.exploration import CITY, WILDS, can_explore, explore
from fabletable.games.witcher.rules.fight import begin_monster_fight, fight_turn, monster_aftermath
from fabletable.games.witcher.rules.locations import ACTION, act, barred_action, why_not
from fabletable.games.witcher.rules.meditation import barred_meditations, meditate, trophies_to_meditate_for
from fabletable.games.witcher.rules.movement import Ride, Way, can_pay, move, ride, rides, take_way, ways
from fabletable.games.witcher.rules.phase_three import discard_down, draw_up, take_market_card
from fabletable.games.witcher.rules.quests import complete, quests_here
from fabletable.games.witcher.rules.set_up import choose_second_level_terrain, draft, first_training
from fabletable.games.witcher.rules.solo import is_last_hunt
from fabletable.games.witcher.table import Kept, OldWorld, Quest
from fabletable.kernel import Barred, Message, Rules, Word, bar, named, seat_name, without

ASK_TRAVEL: Final = "ask-travel"
ASK_DEED: Final = "ask-deed"

PHASE_TWO: Final = Word("phase-two")


class PokerWith:
    """Dice poker with another witcher at the same place."""

    __slots__ = ("key", "message", "seat")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.key: str = f"poker-{seat}"
        self.message: Message = named("poker-with", f"pawn-{seat}", seat=seat_name(seat))


POKER_WITH: Final = [PokerWith(seat) for seat in range(5)]


class Challenge:
    """A fight with another witcher at the same place."""

    __slots__ = ("key", "message", "seat")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.key: str = f"duel-{seat}"
        self.message: Message = named("duel-with", f"pawn-{seat}", seat=seat_name(seat))


CHALLENGES: Final = [Challenge(seat) for seat in range(5)]


def next_stretch(table: OldWorld) -> Rules[None] | None:
    """What comes next: of setting up, of the turn, of a fight."""
    if table.winner >= 0:
        return None
    seat = table.active
    match table.now:
        case "terrain":
            return choose_second_level_terrain(table)
        case "draft":
            return draft(table)
        case "bonus":
            return first_training(table)
        case "travel":
            return travel(table, seat)
        case "deed":
            return deed(table, seat)
        case "rest":
            return rest(table, seat)
        case "fight":
            return fight_turn(table, table.the_fight())
        case "aftermath":
            fight = table.the_fight()
            return duel_aftermath(table, fight) if fight.duel else monster_aftermath(table, fight)


# --- Phase I ---


def travel(table: OldWorld, seat: int) -> Rules[None]:
    """One thing of Phase I: a move, or (after the first move) the action, dice poker or a quest of the place. Without
    cards and anything else to do Phase II begins by itself."""
    witcher = table.witchers[seat]
    place = PLACES[witcher.place]
    options: list[Place | Way | Ride | PokerWith | Quest | Word] = [*ways(table, seat)]
    if witcher.kept:
        options += rides(table, seat)
    if table.moved:
        if not why_not(table, seat, place):
            options.append(ACTION)
        options += [POKER_WITH[other] for other in poker_opponents(table, seat)]
        if witcher.quests:
            options += quests_here(table, seat)
    if not options and not witcher.hand:
        table.now = "deed"
        return
    options.append(PHASE_TWO)
    choice = yield from table.ask(
        seat,
        ASK_TRAVEL,
        options,
        rule="movement",
        barred=lambda: _barred_travel(table, seat),
        place=place,
    )
    match choice:
        case Place():
            yield from move(table, seat, choice)
        case Way():
            take_way(table, seat, choice)
        case Ride():
            yield from ride(table, seat, choice)
        case PokerWith():
            yield from poker_with_witcher(table, seat, choice.seat)
        case Quest():
            yield from complete(table, seat, choice)
        case Word() if choice is ACTION:
            table.log_event("acts", seat=seat_name(seat), place=place)
            yield from act(table, seat, place)
        case Word():
            table.now = "deed"


def poker_opponents(table: OldWorld, seat: int) -> list[int]:
    """Witchers at the same place, both with a coin, once a turn each; they cannot refuse."""
    me = table.witchers[seat]
    if me.gold < 1 or not table.moved:
        return []
    return [
        other.seat
        for other in table.witchers
        if other.seat != seat and other.place == me.place and other.gold >= 1 and other.seat not in table.diced
    ]


def _why_no_poker(table: OldWorld, seat: int, other: int) -> str:
    if not table.moved:
        return "why-move-first"
    if other in table.diced:
        return "why-diced"
    return "why-no-stake" if table.witchers[seat].gold < 1 else "why-no-stake-there"


def _barred_travel(table: OldWorld, seat: int) -> list[Barred]:
    witcher = table.witchers[seat]
    place = table.place_of(seat)
    found = [
        bar(PLACES[there], "why-cannot-pay-move", "movement")
        for there in place.roads
        if not can_pay(witcher, PLACES[there])
    ]
    found.extend(barred_action(table, seat, place))
    allowed = poker_opponents(table, seat)
    found.extend(
        bar(POKER_WITH[other.seat], _why_no_poker(table, seat, other.seat), "dice-poker")
        for other in table.witchers
        if other.seat != seat and other.place == place.id and other.seat not in allowed
    )
    for quest in witcher.quests:
        if witcher.place in quest.places and quest not in quests_here(table, seat):
            if not table.moved:
                found.append(bar(quest, "why-move-first", "quests"))
            else:
                found.append(bar(quest, "why-gold-short", "quests", need=quest.pay, have=witcher.gold))
    return found


# --- Phase II ---


def deed(table: OldWorld, seat: int) -> Rules[None]:
    """One thing: a fight with a monster or a witcher, meditation, or exploration of city or wilds."""
    options: list[Monster | Challenge | Trophy | Kept | Word] = []
    monster = monster_to_fight(table, seat)
    if monster is not None and not why_no_hunt(table, seat, monster):
        options.append(monster)
    options += [CHALLENGES[other] for other in opponents_here(table, seat)]
    options += trophies_to_meditate_for(table, seat)
    options += can_explore(table, seat)
    trade = table.witchers[seat].keepsake("trade-exploration")
    if trade is not None and not table.no_exploration:
        options.append(trade)
    if not options:
        table.log_event("no-deed", seat=seat_name(seat))
        table.now = "rest"
        return
    choice = yield from table.pick(
        seat, ASK_DEED, options, rule="phase-two", barred=lambda: _barred_deeds(table, seat), place=table.place_of(seat)
    )
    match choice:
        case Monster():
            lair = table.lair_at(table.witchers[seat].place)
            if lair is not None:
                yield from begin_monster_fight(table, seat, lair)
        case Challenge():
            yield from begin_duel(table, seat, choice.seat)
        case Trophy():
            yield from meditate(table, seat, choice)
        case Kept():
            sell_exploration(table, seat, choice)
        case Word():
            yield from explore(table, seat, choice)
    if table.now == "deed":
        table.now = "rest"


def sell_exploration(table: OldWorld, seat: int, promise: Kept) -> None:
    """A kept card is given up, and gold comes in place of this Exploration."""
    witcher = table.witchers[seat]
    witcher.kept = without(witcher.kept, promise)
    table.gone.append(promise.story)
    witcher.gold += promise.gives.n
    table.count("effect:trade-exploration")
    table.log_event("kept-spent", seat=seat_name(seat), story=promise)
    table.log("gold-gained", seat=seat_name(seat), n=promise.gives.n)
    table.show("gain", pieces=(f"gold-{seat}",), touches=(seat,), because=promise.message)


def monster_to_fight(table: OldWorld, seat: int) -> Monster | None:
    lair = table.lair_at(table.witchers[seat].place)
    return None if lair is None else lair.monster


def why_no_hunt(table: OldWorld, seat: int, monster: Monster) -> str:
    """The reason why this monster cannot be fought now; empty when it can."""
    reason = why_no_fight.against(monster)(table.witchers[seat], monster)
    if reason:
        return reason
    return "why-last-hunt" if is_last_hunt(table) else ""


def _barred_deeds(table: OldWorld, seat: int) -> list[Barred]:
    found = []
    monster = monster_to_fight(table, seat)
    if monster is not None:
        reason = why_no_hunt(table, seat, monster)
        if reason:
            found.append(bar(monster, reason, "solo" if reason == "why-last-hunt" else "special-abilities"))
    found.extend(barred_meditations(table, seat))
    place = table.place_of(seat)
    allowed = opponents_here(table, seat)
    for other in table.witchers:
        if other.seat != seat and other.place == place.id and other.seat not in allowed:
            if not place.brawl:
                reason = "why-duel-school"
            elif table.closed == place.id:
                reason = "why-duel-tavern"
            else:
                reason = "why-duel-diced"
            found.append(bar(CHALLENGES[other.seat], reason, "duels"))
    explorations = can_explore(table, seat)
    reason = "why-no-exploration" if table.no_exploration else "why-deck-read"
    found.extend(bar(word, reason, "exploration") for word in (CITY, WILDS) if word not in explorations)
    return found


# --- Phase III ---


def begin_turn(table: OldWorld) -> None:
    if table.log_lines is not None:
        table.log_event("turn-begins", seat=seat_name(table.active), n=table.witchers[table.active].turns + 1)
        table.show("turn", pieces=(f"pawn-{table.active}",))


def rest(table: OldWorld, seat: int) -> Rules[None]:
    """Discard down, draw up, take a card; then the next witcher is on."""
    table.log_event("rests", seat=seat_name(seat))
    yield from discard_down(table, seat)
    draw_up(table, seat)
    yield from take_market_card(table, seat)
    table.witchers[seat].turns += 1
    table.active = table.left_of(seat)
    table.new_turn()
    table.now = "travel"
    begin_turn(table)
