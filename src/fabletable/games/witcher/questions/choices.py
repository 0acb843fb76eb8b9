"""How the options of every question are listed: what each costs, what it brings, what waits there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from fabletable.games.witcher.board import (
    PLACES,
    POKER,
    POTION,
    PURSE,
    ROMAN,
    SCHOOL,
    TRACKING,
    TRAIN,
    Attribute,
    Place,
    Terrain,
)
from fabletable.games.witcher.cards.kinds import ActionCard, FightCard, Monster, Potion, Power, School, Trophy
from fabletable.games.witcher.looks import (
    action_piece,
    face_text,
    fight_piece,
    monster_piece,
    potion_piece,
    trophy_piece,
)
from fabletable.games.witcher.rules.abilities import is_void
from fabletable.games.witcher.rules.combo import ASK_COMBO_EXTRA, COMBO_DONE, tally
from fabletable.games.witcher.rules.deeds import ASK_SINK_LOOKED
from fabletable.games.witcher.rules.dice_poker import (
    ASK_REROLL,
    ASK_REROLL_LOCALS,
    SOLO_PAY,
    DieChoice,
    Rest,
    beats,
    hand_name,
    rank,
    value,
)
from fabletable.games.witcher.rules.duel import ASK_BET, STAKE, Bet
from fabletable.games.witcher.rules.exploration import CITY, StoryOption
from fabletable.games.witcher.rules.fight import REWARD
from fabletable.games.witcher.rules.locations import ACTION, ASK_TRACK, ASK_TRASH_MARKET, Training, trainings
from fabletable.games.witcher.rules.monster_turn import CHARGE
from fabletable.games.witcher.rules.movement import CoinAndCard, Ride, Way, matches
from fabletable.games.witcher.rules.phase_three import ASK_DISCARD_MORE, FULL_HAND, cost_of
from fabletable.games.witcher.rules.powers import ASK_POWER, ASK_POWER_BEFORE_POOL, text_of
from fabletable.games.witcher.rules.results import ASK_ACT_THERE
from fabletable.games.witcher.rules.specials.monsters import ASK_BREW
from fabletable.games.witcher.rules.trophies import GOAL
from fabletable.games.witcher.rules.trophies import PURSE as REWARDS
from fabletable.games.witcher.rules.turn import PHASE_TWO, Challenge, PokerWith
from fabletable.games.witcher.rules.witcher_turn import TO_COMBO
from fabletable.games.witcher.table import Kept, OldWorld, Quest
from fabletable.kernel import DONE, NO, PASS, YES, Barred, Decision, Message, Word, message, seat_name
from fabletable.kernel.message import Arg
from fabletable.kernel.question import Listing, plain_choice
from fabletable.kernel.scene import BarredChoice, Choice, Gem, barred_choice

Kind = TypeVar("Kind")

# --- words and cards ---

ENDS: Final = (COMBO_DONE, PHASE_TWO, TO_COMBO)
"""What gives up whatever else could still be done."""
DECLINES: Final = (DONE, NO, PASS)
DECLINED: Final = {
    ASK_ACT_THERE: "word-leave-action",
    ASK_TRASH_MARKET: "word-leave-market",
    ASK_TRACK: "word-track-nothing",
    ASK_REROLL: "word-keep-dice",
    ASK_REROLL_LOCALS: "word-keep-dice",
    ASK_BET: "word-keep-coin",
    ASK_POWER: "word-use-nothing",
    ASK_POWER_BEFORE_POOL: "word-use-nothing",
    ASK_COMBO_EXTRA: "word-strike-without",
    ASK_BREW: "word-drink-neither",
    ASK_SINK_LOOKED: "word-leave-on-top",
    ASK_DISCARD_MORE: "word-keep-hand",
}
"""How the answer is called that declines a question: by what one does instead."""


def word_choice(table: OldWorld, decision: Decision, word: Word) -> Choice:
    alone = len(decision.options) == 1
    if word in DECLINES:
        return Choice(word.key, Message(DECLINED[decision.ask]), main=alone, ends=not alone)
    choice = Choice(word.key, word.message, main=alone, ends=word in ENDS and not alone)
    if word is COMBO_DONE:
        choice.note = _combo_so_far(table, decision.seat)
    return choice


def _combo_so_far(table: OldWorld, seat: int) -> Message:
    fight = table.the_fight()
    me = next(fighter for fighter in fight.fighters if fighter.seat == seat)
    counted = tally(fight, me)
    return Message("combo-note", {"damage": counted.damage, "shield": counted.shield})


def act_there_choice(table: OldWorld, decision: Decision, word: Word) -> Choice:
    if word is not YES:
        return word_choice(table, decision, word)
    choice = _action(table, decision)
    choice.key = word.key
    choice.note = None  # the question itself says what the action does
    choice.main = True
    return choice


def or_word(choice: Callable[[OldWorld, Decision, Kind], Choice]) -> Listing[OldWorld]:
    """The same where one may also have enough of it."""

    def listed(table: OldWorld, decision: Decision, option: Kind | Word) -> Choice:
        return word_choice(table, decision, option) if isinstance(option, Word) else choice(table, decision, option)

    return listed


def card_choice(table: OldWorld, decision: Decision, card: ActionCard) -> Choice:
    return Choice(card.key, card.message, face_text(card), [card.key], piece=action_piece(card))


def looked_choice(table: OldWorld, decision: Decision, card: ActionCard | FightCard) -> Choice:
    if isinstance(card, ActionCard):
        return card_choice(table, decision, card)
    piece = fight_piece(card, _monster_level(table))
    return Choice(card.key, card.message, piece.text, [card.key], piece=piece)


def market_choice(table: OldWorld, decision: Decision, card: ActionCard) -> Choice:
    choice = card_choice(table, decision, card)
    choice.cost = [Gem("cards", cost_of(table, card), "card-discard")]
    return choice


def potion_choice(table: OldWorld, decision: Decision, potion: Potion) -> Choice:
    return Choice(potion.key, potion.message, potion.power.text, [potion.key], piece=potion_piece(potion))


def barred_piece(table: OldWorld, decision: Decision, barred: Barred) -> BarredChoice:
    """Where the thing itself lies."""
    return barred_choice(barred, [barred.message.piece or barred.key])


def _monster_level(table: OldWorld) -> int:
    fight = table.fight
    return fight.monster.level if fight is not None and fight.monster is not None else 1


# --- Phase I ---


def travel_choice(table: OldWorld, decision: Decision, option: Place | Way | Ride | PokerWith | Quest | Word) -> Choice:
    """A place says what is to be had there and what waits there; what is paid for the way is its price."""
    choice = plain_choice(table, decision, option)
    match option:
        case Place():
            _arrive(table, decision.seat, choice, option)
            choice.note = _way(table, decision.seat, option)
            choice.cost = _least_price(table, decision.seat, option)
            choice.within = _paid_otherwise(table, decision.seat, option)
            if any(isinstance(other, Way) and other.place is option for other in decision.options):
                choice.label = Message("way-otherwise", {"place": option.message})
                choice.spots = []
                choice.cost = _price_without_a_match(table, decision.seat)
        case Way():
            _arrive(table, decision.seat, choice, option.place)
            choice.cost = [A_CARD]
            choice.within = Message("way-for", {"card": option.card.message})
        case Ride():
            _arrive(table, decision.seat, choice, option.place)
            choice.icon = "horse-head" if option.kept.gives.kind == "horse" else "sailboat"
            choice.cost = [] if option.kept.gives.kind == "horse" else [A_CARD]
            choice.within = Message(f"way-{option.kept.gives.kind}")
        case PokerWith():
            choice.icon = "perspective-dice-six"
            choice.risk = "dice"
            choice.cost = [Gem("gold", 1)]
        case Quest():
            choice.note = Message("quest-complete", {"event": option.event})
            choice.cost = [Gem("gold", option.pay)] if option.pay else []
            choice.risk = "reveal"
        case Word():
            return _action(table, decision) if option is ACTION else word_choice(table, decision, option)
    place = _place_of(option)
    if place is not None and sum(_place_of(other) is place for other in decision.options) > 1:
        choice.under = place.message
    return choice


def _place_of(option: object) -> Place | None:
    """The place that a way leads to."""
    if isinstance(option, Way | Ride):
        return option.place
    return option if isinstance(option, Place) else None


def _paid_otherwise(table: OldWorld, seat: int, place: Place) -> Message:
    """How a way is paid for with a card that is chosen only then."""
    witcher = table.witchers[seat]
    if sum(matches(card, place) for card in witcher.hand) > 1:
        return Message("way-pay-choose")
    return Message("way-pay-coin" if witcher.gold else "way-pay-two")


def _action(table: OldWorld, decision: Decision) -> Choice:
    place = table.place_of(decision.seat)
    choice = Choice(ACTION.key, ACTION.message, Message(f"{place.key}.text"), [place.key], icon=place.action_icon)
    witcher = table.witchers[decision.seat]
    if place.action in (POTION, POKER, TRACKING):
        choice.risk = "dice" if place.action == POKER else "reveal"
    if place.action == TRAIN and place.attribute is not None:
        choice.gain = [attribute_gem(place.attribute, witcher.attributes[place.attribute.index] + 1)]
    elif place.action == SCHOOL:
        choice.cost = [Gem("gold", min(training.price for training in trainings(table, decision.seat, place)))]
    elif place.action == POKER:
        choice.cost = [Gem("gold", 1)]
    elif place.action == POTION:
        choice.gain = [Gem("potion", 1, "round-potion", Message("gem-potion"))]
    elif place.action == TRACKING or (place.action == PURSE and not witcher.gold):
        choice.gain = [Gem("gold", 1)]
    return choice


def attribute_gem(attribute: Attribute, level: int) -> Gem:
    return Gem(attribute.key, ROMAN[level], attribute.icon, attribute.message)


def barred_travel(table: OldWorld, decision: Decision, barred: Barred) -> BarredChoice:
    if barred.key == ACTION.key:
        return barred_choice(barred, [table.place_of(decision.seat).key])
    return barred_piece(table, decision, barred)


def travel_note(table: OldWorld, decision: Decision) -> Message:
    witcher = table.witchers[decision.seat]
    return Message("note-travel", {"cards": len(witcher.hand), "gold": witcher.gold})


A_CARD: Final = Gem("cards", 1, "card-discard")
A_COIN: Final = Gem("gold", 1)
A_TROPHY: Final = Gem("trophy", 1, "trophy", Message("gem-trophy"))


def _arrive(table: OldWorld, seat: int, choice: Choice, place: Place) -> None:
    """What a place is good for, what waits there, and what one surely gets by entering it."""
    choice.icon = place.icon
    choice.spots = [place.key]
    choice.note = Message(f"{place.key}.text")
    choice.waits = _waits(table, seat, place)
    witcher = table.witchers[seat]
    gold = sum(token.place == place.id for token in witcher.tracking)
    gold += sum(kept.gives.power.n for kept in witcher.kept if kept.gives.power and place.id in kept.gives.places)
    choice.gain = [Gem("gold", gold)] if gold else []


def _waits(table: OldWorld, seat: int, place: Place) -> Message | None:
    """Whoever dwells or stands there."""
    lair = table.lair_at(place.id)
    others = [seat_name(other.seat) for other in table.witchers if other.place == place.id and other.seat != seat]
    if lair is not None and lair.monster is not None:
        monster = lair.monster
        known: dict[str, Arg] = {"monster": monster.message, "level": ROMAN[monster.level], "life": monster.life}
        return Message("waits-both", {**known, "others": others}) if others else Message("waits-monster", known)
    return Message("waits-witchers", {"others": others}) if others else None


def _way(table: OldWorld, seat: int, place: Place) -> Message:
    """What can be discarded to enter, and what the place is good for."""
    hand = table.witchers[seat].hand
    cards = [card.message for card in hand if matches(card, place)]
    there = Message(f"{place.key}.text")
    if cards:
        return Message("way-card", {"cards": cards, "there": there})
    return Message("way-coin" if table.witchers[seat].gold else "way-two", {"there": there})


def _least_price(table: OldWorld, seat: int, place: Place) -> list[Gem]:
    """The cheapest way to pay for a move."""
    witcher = table.witchers[seat]
    if any(matches(card, place) for card in witcher.hand):
        return [A_CARD]
    return _price_without_a_match(table, seat)


def _price_without_a_match(table: OldWorld, seat: int) -> list[Gem]:
    return [A_CARD, A_COIN] if table.witchers[seat].gold else [Gem("cards", 2, "card-discard")]


def free_move_choice(table: OldWorld, decision: Decision, place: Place) -> Choice:
    choice = plain_choice(table, decision, place)
    _arrive(table, decision.seat, choice, place)
    return choice


def payment_choice(table: OldWorld, decision: Decision, option: ActionCard | CoinAndCard) -> Choice:
    if isinstance(option, ActionCard):
        return card_choice(table, decision, option)
    piece = action_piece(option.card)
    return Choice(option.key, option.message, spots=[option.card.key], cost=[Gem("gold", 1)], piece=piece)


def attribute_choice(table: OldWorld, decision: Decision, attribute: Attribute) -> Choice:
    gain = [attribute_gem(attribute, table.witchers[decision.seat].attributes[attribute.index] + 1)]
    spots = [f"{attribute.key}-{decision.seat}"]
    return Choice(attribute.key, attribute.message, spots=spots, icon=attribute.icon, gain=gain)


def training_choice(table: OldWorld, decision: Decision, training: Training) -> Choice:
    attribute = training.attribute
    spots, cost = [f"{attribute.key}-{decision.seat}"], [Gem("gold", training.price)]
    gain = [attribute_gem(attribute, table.witchers[decision.seat].attributes[attribute.index] + 1)]
    return Choice(training.key, training.message, spots=spots, cost=cost, icon=attribute.icon, gain=gain)


def terrain_choice(table: OldWorld, decision: Decision, terrain: Terrain) -> Choice:
    return Choice(terrain.key, terrain.message, spots=[f"tokens-{terrain.key}"])


def lair_choice(table: OldWorld, decision: Decision, terrain: Terrain) -> Choice:
    """A terrain: whose it is, or where its monster will dwell."""
    choice = terrain_choice(table, decision, terrain)
    for lair in table.lairs:
        if lair.terrain == terrain.key and lair.token is not None:
            choice.note = lair.token.message if lair.monster is None else lair.monster.message
            choice.spots.append(f"place-{lair.token.place}")
    return choice


def reroll_choice(table: OldWorld, decision: Decision, option: DieChoice | Rest | Word) -> Choice:
    """Dice to roll again; once some are chosen, the word rolls them."""
    if not isinstance(option, Word):
        return die_choice(table, decision, option)
    chosen = decision.args["chosen"]
    if not chosen:
        return word_choice(table, decision, option)
    return Choice(option.key, Message("word-roll-chosen", {"n": chosen}), icon="rolling-dices", risk="dice", main=True)


def poker_note(table: OldWorld, decision: Decision) -> Message | None:
    """Both hands of dice by name, and which of them leads."""
    dice = table.dice
    if dice is None:
        return None
    if not dice.rolls[1]:
        return Message("note-poker-alone", {"mine": hand_name(dice.rolls[0]), "n": SOLO_PAY[rank(dice.rolls[0])]})
    side = 1 if decision.ask == ASK_REROLL_LOCALS or decision.seat != dice.active else 0
    leads = beats(dice.rolls[0], dice.rolls[1]) == (side == 0)
    hands: dict[str, Arg] = {"mine": hand_name(dice.rolls[side]), "theirs": hand_name(dice.rolls[1 - side])}
    if not dice.pot:
        beaten = value(dice.rolls[0]) > value(dice.rolls[1])
        return Message("note-poker-shown-ahead" if beaten else "note-poker-shown-behind", hands)
    how = "ahead" if leads else "behind"
    if decision.ask == ASK_REROLL_LOCALS:
        return Message(f"note-poker-for-locals-{how}", {**hands, "name": seat_name(dice.active)})
    if dice.against < 0:
        return Message(f"note-poker-locals-{how}", hands)
    return Message(f"note-poker-{how}", {**hands, "name": seat_name(dice.active if side else dice.against)})


def as_locals(table: OldWorld, decision: Decision) -> Message | None:
    return None if table.dice is None else Message("as-locals", {"witcher": seat_name(table.dice.active)})


def die_choice(table: OldWorld, decision: Decision, die: DieChoice | Rest) -> Choice:
    if isinstance(die, DieChoice):
        return Choice(die.key, die.message, spots=[die.key], icon="perspective-dice-six")
    return Choice(die.key, die.message, icon="rolling-dices", risk="dice")


# --- Phase II ---


def deed_choice(table: OldWorld, decision: Decision, option: Monster | Challenge | Trophy | Kept | Word) -> Choice:
    choice = plain_choice(table, decision, option)
    match option:
        case Monster():
            choice.note = Message(f"monster-{option.key}.text", {"n": option.n})
            choice.piece = monster_piece(option)
            choice.spots = [option.key, f"marker-{option.key}"]
            choice.risk = "reveal"
            choice.gain = [A_TROPHY, Gem("gold", REWARD)]
        case Challenge():
            choice.note = prize(table, decision.seat, option.seat)
            choice.icon = "crossed-swords"
            choice.risk = "reveal"
        case Trophy():
            choice.note = option.power.text
            choice.piece = trophy_piece(option)
            choice.spots = [option.power.key]
            if table.witchers[decision.seat].reputation < GOAL - 1:
                choice.gain = [A_TROPHY]
        case Kept():
            choice.note = Message(f"kept-{option.gives.kind}", {"n": option.gives.n})
            choice.gain = [Gem("gold", option.gives.n)]
        case Word():
            choice.spots = ["deck-city" if option is CITY else "deck-wilds"]
            choice.icon = "village" if option is CITY else "forest-camp"
            choice.risk = "reveal"
    return choice


def prize(table: OldWorld, seat: int, other: int) -> Message:
    """What a victory over this witcher would bring."""
    foe = table.witchers[other]
    gold = REWARDS[foe.reputation]
    if table.witchers[seat].trophy_of(foe.school.key):
        return Message("duel-trophy-held", {"n": gold})
    return Message("duel-trophy" if foe.school_trophies else "duel-trophy-gone", {"n": gold})


def bet_choice(table: OldWorld, decision: Decision, bet: Bet) -> Choice:
    """A coin, and what comes back with it: as much as the winner gets."""
    fight = table.the_fight()
    loser = fight.defender if bet.seat == fight.attacker else fight.attacker
    gain = [Gem("gold", STAKE + REWARDS[table.witchers[loser].reputation])]
    return Choice(bet.key, bet.message, spots=[bet.message.piece], cost=[Gem("gold", STAKE)], gain=gain)


def story_choice(table: OldWorld, decision: Decision, option: StoryOption) -> Choice:
    cost = [Gem("gold", option.pay)] if option.pay else []
    return Choice(option.key, option.message, cost=cost, icon="scroll-unfurled", risk="reveal")


# --- fights ---


def power_choice(table: OldWorld, decision: Decision, power: Power) -> Choice:
    note = text_of(table.witchers[decision.seat], power)
    return Choice(power.key, power.message, note, [power.key], icon=power.icon)


def effect_choice(table: OldWorld, decision: Decision, option: Potion | Power) -> Choice:
    if isinstance(option, Power):
        return power_choice(table, decision, option)
    return potion_choice(table, decision, option)


def first_card_choice(table: OldWorld, decision: Decision, card: ActionCard) -> Choice:
    return _laid(table, card_choice(table, decision, card), card, None)


def next_card_choice(table: OldWorld, decision: Decision, option: ActionCard | Power) -> Choice:
    if isinstance(option, Power):
        return power_choice(table, decision, option)
    return _laid(table, card_choice(table, decision, option), option, decision.args["last"])


def _laid(table: OldWorld, choice: Choice, card: ActionCard, last: ActionCard | None) -> Choice:
    """What a card adds to the combo, with the link it lies on."""
    is_void_here = is_void.against(table.the_fight().monster)
    damage = shield = draw = 0
    if not is_void_here(card.colour):
        damage, shield, draw = card.damage, card.shield, card.draw
    tab = None if last is None or is_void_here(last.colour) else last.links.get(card.colour)
    if tab is not None:
        damage, shield, draw = damage + tab.damage, shield + tab.shield, draw + tab.draw
    sums = [("dmg", "", damage), ("shield", "", shield), ("cards", "card-draw", draw)]
    choice.gain = [Gem(kind, n, icon) for kind, icon, n in sums if n > 0]
    choice.cost = [Gem(kind, -n, icon) for kind, icon, n in sums if n < 0]
    return choice


def own_attack_choice(table: OldWorld, decision: Decision, word: Word) -> Choice:
    choice = word_choice(table, decision, word)
    card = table.the_fight().revealed
    if card is not None:
        choice.note = (card.charge if word is CHARGE else card.bite).said(_monster_level(table))
    return choice


def fight_note(table: OldWorld, decision: Decision) -> Message | None:
    fight = table.the_fight()
    if fight.monster is None:
        return None
    shield = table.witchers[decision.seat].shield
    return Message("note-fight", {"monster": fight.monster.message, "left": len(fight.pool.cards), "shield": shield})


def as_monster(table: OldWorld, decision: Decision) -> Message | None:
    fight = table.the_fight()
    if fight.monster is None or decision.seat == fight.attacker:
        return None
    return Message("as-monster", {"monster": fight.monster.message, "witcher": seat_name(fight.attacker)})


def attack_note(table: OldWorld, decision: Decision) -> Message:
    """How much the witcher can still take whom the monster attacks."""
    attacker = table.witchers[table.the_fight().attacker]
    left = len(attacker.deck.cards) + len(attacker.hand)
    return Message("note-attack", {"witcher": seat_name(attacker.seat), "n": left, "shield": attacker.shield})


def longest_chain(table: OldWorld, decision: Decision) -> Message | None:
    """The cards in hand that can lie on each other, after those of the combo."""
    me = next(fighter for fighter in table.the_fight().fighters if fighter.seat == decision.seat)
    hand = table.witchers[decision.seat].hand
    first = [card for card in hand if not me.combo or card.colour in me.combo[-1].links]
    longest: list[ActionCard] = max((_chain_from(card, hand) for card in first), key=len, default=[])
    cards = longest[: me.combo_limit - len(me.combo)]
    return message("about-combo-first.now", cards=cards) if len(cards) > 1 else None


def _chain_from(card: ActionCard, hand: Sequence[ActionCard]) -> list[ActionCard]:
    rest = [other for other in hand if other is not card]
    ways = (_chain_from(other, rest) for other in rest if other.colour in card.links)
    return [card, *max(ways, key=len, default=[])]


# --- Phase III, and before the game ---


def act_there_note(table: OldWorld, decision: Decision) -> Message:
    return Message(f"{table.place_of(decision.seat).key}.text")


def exchange_note(table: OldWorld, decision: Decision) -> Message:
    return Message("note-exchange")


def track_note(table: OldWorld, decision: Decision) -> Message:
    return Message("note-track")


def discard_more_note(table: OldWorld, decision: Decision) -> Message:
    return Message("note-discard-more", {"n": FULL_HAND})


def bet_note(table: OldWorld, decision: Decision) -> Message:
    return Message("note-bet", {"gold": table.witchers[decision.seat].gold})


def market_note(table: OldWorld, decision: Decision) -> Message:
    return Message("note-market", {"cards": len(table.witchers[decision.seat].hand)})


def school_choice(table: OldWorld, decision: Decision, school: School) -> Choice:
    note = Message(f"power-{school.skill.key}.text")
    return Choice(school.key, school.message, note, [PLACES[school.home].key], icon=school.icon)
