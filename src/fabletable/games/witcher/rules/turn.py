"""The turn of a witcher, phase by phase (Rulebook: A player's turn)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from fabletable.games.witcher.board import PLACES, POKER, Location
from fabletable.games.witcher.choices import barred_piece, word_choice
from fabletable.games.witcher.fight import Fight
from fabletable.games.witcher.kinds import Monster, TrophyCard
from fabletable.games.witcher.pieces import monster_piece, trophy_piece
from fabletable.games.witcher.rules.dice_odds import EVEN_POKER
from fabletable.games.witcher.rules.dice_poker import poker_with_witcher
from fabletable.games.witcher.rules.duel import begin_duel, duel_aftermath, opponents_here, prize
from fabletable.games.witcher.rules.exploration import CITY, WILDS, can_explore, explore
from fabletable.games.witcher.rules.fight import (
    REWARD,
    begin_monster_fight,
    fight_turn,
    monster_aftermath,
    monster_to_fight,
    why_no_hunt,
)
from fabletable.games.witcher.rules.locations import ACTION, act, action_choice, barred_action, why_not
from fabletable.games.witcher.rules.meditation import barred_meditations, meditate, trophies_to_meditate_for
from fabletable.games.witcher.rules.movement import (
    A_CARD,
    KeptRide,
    PaidWay,
    can_pay,
    describe_arrival,
    least_price,
    move,
    paid_otherwise,
    price_without_match,
    ride,
    rides,
    take_way,
    way_note,
    ways,
)
from fabletable.games.witcher.rules.odds import cheapest_cards, duel_chances, hunt_odds
from fabletable.games.witcher.rules.phase_three import discard_down, draw_up, take_market_card
from fabletable.games.witcher.rules.quests import complete, quests_here
from fabletable.games.witcher.rules.set_up import choose_second_level_terrain, draft, first_training
from fabletable.games.witcher.rules.trophies import GOAL
from fabletable.games.witcher.table import QUESTIONS, TRADES_EXPLORATION, Hero, KeptStory, Now, OldWorld, StoryQuest
from fabletable.kernel import Barred, Decision, Message, Question, Rules, Word, bar, named, seat_name, without
from fabletable.kernel.question import plain_choice
from fabletable.kernel.scene import BarredChoice, Choice, Gem, Odds, barred_choice, odds_of

TRAVEL: Final = Question(QUESTIONS, "travel", rule="movement", sampled=True, theme="travel")
MAIN_ACTION: Final = Question(QUESTIONS, "deed", rule="phase-two", theme="turn", barred=barred_piece)

PHASE_TWO: Final = Word("phase-two")


class PokerWith:
    """Dice poker with another witcher at the same place."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.key: str = f"poker-{seat}"
        self.message: Message = named("poker-with", f"pawn-{seat}", seat=seat_name(seat))


POKER_WITH: Final = [PokerWith(seat) for seat in range(5)]


class ChallengeOption:
    """A fight with another witcher at the same place."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.key: str = f"duel-{seat}"
        self.message: Message = named("duel-with", f"pawn-{seat}", seat=seat_name(seat))


CHALLENGES: Final = [ChallengeOption(seat) for seat in range(5)]


TravelOption: TypeAlias = Location | PaidWay | KeptRide | PokerWith | StoryQuest | Word
MainOption: TypeAlias = Monster | ChallengeOption | TrophyCard | KeptStory | Word


# --- Phase I ---


def travel(table: OldWorld, hero: Hero) -> Rules[None]:
    """Do one thing of Phase I: a move, or (after the first move) the action, dice poker or a quest of the place.
    Without cards and anything else to do Phase II begins by itself."""
    place = PLACES[hero.place]
    options: list[TravelOption] = [*ways(hero)]
    if hero.kept:
        options += rides(table, hero)
    if table.moved:
        if not why_not(table, hero, place):
            options.append(ACTION)
        options += [POKER_WITH[other] for other in poker_opponents(table, hero)]
        if hero.quests:
            options += quests_here(table, hero)
    if not options and not hero.hand:
        table.now = "deed"
        return
    options.append(PHASE_TWO)
    choice = yield from TRAVEL.ask_always(
        table, hero.seat, options, barred=lambda: _barred_travel(table, hero), place=place
    )
    match choice:
        case Location():
            yield from move(table, hero, choice)
        case PaidWay():
            take_way(table, hero, choice)
        case KeptRide():
            yield from ride(table, hero, choice)
        case PokerWith():
            yield from poker_with_witcher(table, hero, table.witchers[choice.seat])
        case StoryQuest():
            yield from complete(table, hero, choice)
        case Word() if choice is ACTION:
            table.log_event("acts", seat=seat_name(hero.seat), place=place)
            yield from act(table, hero, place)
        case Word():
            table.now = "deed"


def poker_opponents(table: OldWorld, hero: Hero) -> list[int]:
    """List witchers at the same place for dice poker, both with a coin, once a turn each; they cannot refuse."""
    if hero.gold < 1 or not table.moved:
        return []
    return [other.seat for other in table.others_at(hero) if other.gold >= 1 and other.seat not in table.diced]


def _why_no_poker(table: OldWorld, hero: Hero, other: int) -> str:
    if not table.moved:
        return "why-move-first"
    if other in table.diced:
        return "why-diced"
    return "why-no-stake" if hero.gold < 1 else "why-no-stake-there"


def _barred_travel(table: OldWorld, hero: Hero) -> list[Barred]:
    place = table.place_of(hero)
    found = [
        bar(PLACES[there], "why-cannot-pay-move", "movement")
        for there in place.roads
        if not can_pay(hero, PLACES[there])
    ]
    found.extend(barred_action(table, hero, place))
    allowed = poker_opponents(table, hero)
    found.extend(
        bar(POKER_WITH[other.seat], _why_no_poker(table, hero, other.seat), "dice-poker")
        for other in table.others_at(hero)
        if other.seat not in allowed
    )
    for quest in hero.quests:
        if hero.place in quest.places and quest not in quests_here(table, hero):
            if not table.moved:
                found.append(bar(quest, "why-move-first", "quests"))
            else:
                found.append(bar(quest, "why-gold-short", "quests", need=quest.pay, have=hero.gold))
    return found


# --- Phase II ---


def main_action(table: OldWorld, hero: Hero) -> Rules[None]:
    """Do the one thing of Phase II: a fight with a monster or a witcher, meditation, or exploration of city or
    wilds."""
    options: list[MainOption] = []
    monster = monster_to_fight(table, hero)
    if monster is not None and not why_no_hunt(table, hero, monster):
        options.append(monster)
    options += [CHALLENGES[other] for other in opponents_here(table, hero)]
    options += trophies_to_meditate_for(table, hero)
    options += can_explore(table, hero)
    trade = hero.keepsake(TRADES_EXPLORATION)
    if trade is not None and not table.no_exploration:
        options.append(trade)
    if not options:
        table.log_event("no-deed", seat=seat_name(hero.seat))
        table.now = "rest"
        return
    choice = yield from MAIN_ACTION.ask(
        table, hero.seat, options, barred=lambda: _barred_actions(table, hero), place=table.place_of(hero)
    )
    match choice:
        case Monster():
            lair = table.lair_at(hero.place)
            if lair is not None:
                yield from begin_monster_fight(table, hero, lair)
        case ChallengeOption():
            yield from begin_duel(table, hero, table.witchers[choice.seat])
        case TrophyCard():
            yield from meditate(table, hero, choice)
        case KeptStory():
            sell_exploration(table, hero, choice)
        case Word():
            yield from explore(table, hero, choice)
    if table.now == "deed":
        table.now = "rest"


def sell_exploration(table: OldWorld, hero: Hero, promise: KeptStory) -> None:
    """Give up a kept card for gold in place of this Exploration."""
    hero.kept = without(hero.kept, promise)
    table.gone.append(promise.story)
    hero.gold += promise.gives.n
    table.count("effect:trade-exploration")
    table.log_event("kept-spent", seat=seat_name(hero.seat), story=promise)
    table.log("gold-gained", seat=seat_name(hero.seat), n=promise.gives.n)
    table.show("gain", pieces=(f"gold-{hero.seat}",), touches=(hero.seat,), because=promise.message)


def _barred_actions(table: OldWorld, hero: Hero) -> list[Barred]:
    found = []
    monster = monster_to_fight(table, hero)
    if monster is not None:
        reason = why_no_hunt(table, hero, monster)
        if reason:
            found.append(bar(monster, reason, "solo" if reason == "why-last-hunt" else "special-abilities"))
    found.extend(barred_meditations(table, hero))
    place = table.place_of(hero)
    allowed = opponents_here(table, hero)
    for other in table.others_at(hero):
        if other.seat not in allowed:
            if not place.brawl:
                reason = "why-duel-school"
            elif table.closed == place.id:
                reason = "why-duel-tavern"
            else:
                reason = "why-duel-diced"
            found.append(bar(CHALLENGES[other.seat], reason, "duels"))
    explorations = can_explore(table, hero)
    reason = "why-no-exploration" if table.no_exploration else "why-deck-read"
    found.extend(bar(word, reason, "exploration") for word in (CITY, WILDS) if word not in explorations)
    return found


# --- Phase III ---


def begin_turn(table: OldWorld) -> None:
    table.chance.begin(f"{table.witchers[table.active].turns + 1}.{table.active}")
    if table.log_lines is not None:
        table.log_event("turn-begins", seat=seat_name(table.active), n=table.witchers[table.active].turns + 1)
        table.show("turn", pieces=(f"pawn-{table.active}",))


def rest(table: OldWorld, hero: Hero) -> Rules[None]:
    """Discard down, draw up, take a card; then the next witcher is on."""
    table.log_event("rests", seat=seat_name(hero.seat))
    yield from discard_down(table, hero)
    draw_up(table, hero)
    yield from take_market_card(table, hero)
    hero.turns += 1
    table.active = table.left_of(hero.seat)
    table.new_turn()
    table.now = "travel"
    begin_turn(table)


# --- the course of the game ---

STEPS: Final[Mapping[Now, Callable[[OldWorld, Hero], Rules[None]]]] = {
    "terrain": lambda table, hero: choose_second_level_terrain(table),
    "draft": lambda table, hero: draft(table),
    "bonus": lambda table, hero: first_training(table),
    "travel": travel,
    "deed": main_action,
    "rest": rest,
    "fight": lambda table, hero: fight_turn(table, table.the_fight()),
    "aftermath": lambda table, hero: aftermath(table, table.the_fight()),
}


def next_step(table: OldWorld) -> Rules[None] | None:
    """Return the next step: of the set-up, of the turn, of a fight."""
    return None if table.winner >= 0 else STEPS[table.now](table, table.witchers[table.active])


def aftermath(table: OldWorld, fight: Fight) -> Rules[None]:
    return duel_aftermath(table, fight) if fight.duel else monster_aftermath(table, fight)


# --- odds ---


@TRAVEL.odds
def travel_odds(table: OldWorld, decision: Decision) -> list[Odds | None]:
    hero = table.witchers[decision.seat]
    evident = [option.place for option in decision.options if isinstance(option, PaidWay)]
    return [None if option in evident else way_odds(table, hero, option) for option in decision.options]


def way_odds(table: OldWorld, hero: Hero, option: TravelOption) -> Odds | None:
    """Return the odds against the monster there, fought with the cards that are left then; of dice before a throw."""
    match option:
        case PaidWay():
            return hunt_odds(table, hero, option.place, [option.card])
        case Location():
            return hunt_odds(table, hero, option, cheapest_cards(hero, option))
        case KeptRide():
            return hunt_odds(table, hero, option.place, [])
        case PokerWith():
            return poker_odds(Message("odds-poker", {"seat": seat_name(option.seat)}))
    dice = option is ACTION and table.place_of(hero).action is POKER and not table.solo
    return poker_odds(Message("odds-locals")) if dice else None


def poker_odds(against: Message) -> Odds:
    return odds_of(
        EVEN_POKER, against=against, if_won=Message("if-poker-won"), if_lost=Message("if-poker-lost"), about=True
    )


@MAIN_ACTION.sampled
def leads_to_a_fight(table: OldWorld, decision: Decision) -> bool:
    return any(isinstance(option, Monster | ChallengeOption) for option in decision.options)


@MAIN_ACTION.odds
def main_action_odds(table: OldWorld, decision: Decision) -> list[Odds | None]:
    hero = table.witchers[decision.seat]
    return [fight_odds(table, hero, option) for option in decision.options]


def fight_odds(table: OldWorld, hero: Hero, option: MainOption) -> Odds | None:
    match option:
        case Monster():
            return hunt_odds(table, hero, table.place_of(hero), [])
        case ChallengeOption():
            return duel_chances(table, hero, table.witchers[option.seat])
        case _:
            return None


# --- its questions ---

A_TROPHY: Final = Gem("trophy", 1, "trophy", Message("gem-trophy"))


@TRAVEL.option
def travel_choice(table: OldWorld, decision: Decision, option: TravelOption) -> Choice:
    """Describe a way or a deed; a place says what is to be had there and what waits there, and its price is that of the
    way."""
    choice = plain_choice(table, decision, option)
    match option:
        case Location():
            describe_arrival(table, table.witchers[decision.seat], choice, option)
            choice.note = way_note(table.witchers[decision.seat], option)
            choice.cost = least_price(table.witchers[decision.seat], option)
            choice.within = paid_otherwise(table.witchers[decision.seat], option)
            if any(isinstance(other, PaidWay) and other.place is option for other in decision.options):
                choice.label = Message("way-otherwise", {"place": option.message})
                choice.spots = []
                choice.cost = price_without_match(table.witchers[decision.seat])
        case PaidWay():
            describe_arrival(table, table.witchers[decision.seat], choice, option.place)
            choice.cost = [A_CARD]
            choice.within = Message("way-for", {"card": option.card.message})
        case KeptRide():
            describe_arrival(table, table.witchers[decision.seat], choice, option.place)
            choice.icon = option.kept.gives.use.icon
            choice.cost = [A_CARD] if option.kept.gives.use.cards else []
            choice.within = Message(f"way-{option.kept.gives.use.key}")
        case PokerWith():
            choice.icon = "perspective-dice-six"
            choice.risk = "dice"
            choice.cost = [Gem("gold", 1)]
        case StoryQuest():
            choice.note = Message("quest-complete", {"event": option.event})
            choice.cost = [Gem("gold", option.pay)] if option.pay else []
            choice.risk = "reveal"
        case Word():
            return (
                action_choice(table, table.witchers[decision.seat])
                if option is ACTION
                else word_choice(decision, option, ends=True)
            )
    place = _place_of(option)
    if place is not None and sum(_place_of(other) is place for other in decision.options) > 1:
        choice.under = place.message
    return choice


def _place_of(option: object) -> Location | None:
    """Return the place that a way leads to."""
    if isinstance(option, PaidWay | KeptRide):
        return option.place
    return option if isinstance(option, Location) else None


@TRAVEL.barred
def barred_travel(table: OldWorld, decision: Decision, barred: Barred) -> BarredChoice:
    if barred.key == ACTION.key:
        return barred_choice(barred, [table.place_of(table.witchers[decision.seat]).key])
    return barred_piece(table, decision, barred)


@TRAVEL.note
def travel_note(table: OldWorld, decision: Decision) -> Message:
    hero = table.witchers[decision.seat]
    return Message("note-travel", {"cards": len(hero.hand), "gold": hero.gold})


@MAIN_ACTION.option
def main_action_choice(table: OldWorld, decision: Decision, option: MainOption) -> Choice:
    choice = plain_choice(table, decision, option)
    match option:
        case Monster():
            choice.note = option.text
            choice.piece = monster_piece(option)
            choice.spots = [option.key, f"marker-{option.key}"]
            choice.risk = "reveal"
            choice.gain = [A_TROPHY, Gem("gold", REWARD)]
        case ChallengeOption():
            choice.note = prize(table.witchers[decision.seat], table.witchers[option.seat])
            choice.icon = "crossed-swords"
            choice.risk = "reveal"
        case TrophyCard():
            choice.note = option.power.text
            choice.piece = trophy_piece(option)
            choice.spots = [option.power.key]
            if table.witchers[decision.seat].reputation < GOAL - 1:
                choice.gain = [A_TROPHY]
        case KeptStory():
            choice.note = option.gives.text
            choice.gain = [Gem("gold", option.gives.n)]
        case Word():
            choice.spots = ["deck-city" if option is CITY else "deck-wilds"]
            choice.icon = "village" if option is CITY else "forest-camp"
            choice.note = Message("note-explore-city" if option is CITY else "note-explore-wilds")
            choice.risk = "reveal"
    return choice
