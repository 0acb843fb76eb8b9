"""Every question of the Witcher: how its options are listed, the line under it, and what bots make of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from fabletable.games.witcher.advice.attacks import (
    weigh_attack,
    weigh_looked_lost,
    weigh_own_attack,
    weigh_put_back,
)
from fabletable.games.witcher.advice.combos import weigh_first_card, weigh_next_card, weigh_unlinked
from fabletable.games.witcher.advice.dice import weigh_locals_reroll, weigh_reroll
from fabletable.games.witcher.advice.gains import (
    weigh_alike,
    weigh_attributes,
    weigh_bet,
    weigh_card_discarded,
    weigh_card_gained,
    weigh_card_trashed,
    weigh_market,
    weigh_market_trashed,
    weigh_more_discards,
    weigh_potion_gained,
    weigh_potion_lost,
    weigh_story,
    weigh_training,
    weigh_yes,
)
from fabletable.games.witcher.advice.plans import (
    weigh_deed,
    weigh_free_move,
    weigh_payment,
    weigh_trails,
    weigh_travel,
)
from fabletable.games.witcher.advice.powers import weigh_effects, weigh_moment
from fabletable.games.witcher.board import PLACES, POKER, POTION, TRACKING, Attribute, Place, Terrain
from fabletable.games.witcher.cards.kinds import ActionCard, FightCard, Monster, Potion, Power, School, Trophy
from fabletable.games.witcher.looks import (
    action_piece,
    face_text,
    fight_piece,
    monster_piece,
    potion_piece,
    trophy_piece,
)
from fabletable.games.witcher.rules.combo import (
    ASK_COMBO_EXTRA,
    ASK_COMBO_FIRST,
    ASK_COMBO_NEXT,
    COMBO_DONE,
)
from fabletable.games.witcher.rules.deeds import (
    ASK_DISCARD_LOOKED,
    ASK_PUT_BACK,
    ASK_SINK_LOOKED,
    ASK_TAKE_LOOKED,
)
from fabletable.games.witcher.rules.dice_poker import ASK_REROLL, ASK_REROLL_LOCALS, DieChoice
from fabletable.games.witcher.rules.duel import ASK_BET
from fabletable.games.witcher.rules.exploration import ASK_STORY, CITY, StoryOption
from fabletable.games.witcher.rules.hand import ASK_DISCARD, ASK_TRASH, ASK_TUCK
from fabletable.games.witcher.rules.levels import ASK_RAISE_ANY, ASK_RAISE_LOWEST
from fabletable.games.witcher.rules.locations import (
    ACTION,
    ASK_EXCHANGE_NEW,
    ASK_EXCHANGE_OLD,
    ASK_TRACK,
    ASK_TRAIN,
    ASK_TRASH_MARKET,
    Training,
)
from fabletable.games.witcher.rules.market import ASK_ADD_ANY_CARD, ASK_ADD_CARD
from fabletable.games.witcher.rules.monster_turn import ASK_ATTACK, ASK_TRASH_HAND, CHARGE
from fabletable.games.witcher.rules.movement import ASK_FREE_MOVE, ASK_PAY_MOVE, CoinAndCard, Ride, matches
from fabletable.games.witcher.rules.phase_three import (
    ASK_DISCARD_DOWN,
    ASK_DISCARD_MORE,
    ASK_HAND_FULL,
    ASK_MARKET,
    cost_of,
)
from fabletable.games.witcher.rules.potions import ASK_LOSE_POTION, ASK_POTION_OVER
from fabletable.games.witcher.rules.powers import ASK_POWER, ASK_POWER_BEFORE_POOL, text_of
from fabletable.games.witcher.rules.quests import ASK_QUEST_TERRAIN
from fabletable.games.witcher.rules.results import ASK_ACT_THERE
from fabletable.games.witcher.rules.set_up import ASK_SCHOOL, ASK_SECOND_TERRAIN
from fabletable.games.witcher.rules.specials.events import ASK_SHUFFLE_BACK
from fabletable.games.witcher.rules.specials.monsters import (
    ASK_BREW,
    ASK_COMBO_UNLINKED,
    ASK_DISCARD_FROM_DECK,
    ASK_EXTRA_POTION,
    ASK_OWN_ATTACK,
)
from fabletable.games.witcher.rules.specials.potions import ASK_PETRI
from fabletable.games.witcher.rules.specials.schools import ASK_TAKE_DISCARDED
from fabletable.games.witcher.rules.tokens import ASK_TRAIL
from fabletable.games.witcher.rules.trophies import PURSE as REWARDS
from fabletable.games.witcher.rules.turn import ASK_DEED, ASK_TRAVEL, PHASE_TWO, Challenge, PokerWith
from fabletable.games.witcher.rules.witcher_turn import ASK_EFFECTS, TO_COMBO
from fabletable.games.witcher.table import Kept, OldWorld, Quest
from fabletable.kernel import DONE, PASS, Barred, Decision, Question, Questions, Say, Word
from fabletable.kernel.question import Listing, plain_choice
from fabletable.kernel.scene import BarredChoice, Choice, Gem, barred_choice

Kind = TypeVar("Kind")

# --- words and cards ---

COMMITS: Final = (DONE, TO_COMBO, COMBO_DONE, PHASE_TWO, PASS)
"""What ends or commits something: the golden button."""


def word_choice(table: OldWorld, decision: Decision, word: Word) -> Choice:
    return Choice(word.key, word.say, main=word in COMMITS)


def or_word(choice: Callable[[OldWorld, Decision, Kind], Choice]) -> Listing[OldWorld]:
    """The same where one may also have enough of it."""

    def listed(table: OldWorld, decision: Decision, option: Kind | Word) -> Choice:
        return word_choice(table, decision, option) if isinstance(option, Word) else choice(table, decision, option)

    return listed


def card_choice(table: OldWorld, decision: Decision, card: ActionCard) -> Choice:
    return Choice(card.key, card.say, face_text(card), [card.key], piece=action_piece(card))


def looked_choice(table: OldWorld, decision: Decision, card: ActionCard | FightCard) -> Choice:
    if isinstance(card, ActionCard):
        return card_choice(table, decision, card)
    piece = fight_piece(card, _monster_level(table))
    return Choice(card.key, card.say, piece.text, [card.key], piece=piece)


def market_choice(table: OldWorld, decision: Decision, card: ActionCard) -> Choice:
    choice = card_choice(table, decision, card)
    choice.cost = [Gem("cards", cost_of(table, card), "card-discard")]
    return choice


def potion_choice(table: OldWorld, decision: Decision, potion: Potion) -> Choice:
    return Choice(potion.key, potion.say, potion.power.text, [potion.key], piece=potion_piece(potion))


def barred_piece(table: OldWorld, decision: Decision, barred: Barred) -> BarredChoice:
    """Where the thing itself lies."""
    return barred_choice(barred, [barred.say.piece or barred.key])


def _monster_level(table: OldWorld) -> int:
    fight = table.fight
    return fight.monster.level if fight is not None and fight.monster is not None else 1


# --- Phase I ---


def travel_choice(table: OldWorld, decision: Decision, option: Place | Ride | PokerWith | Quest | Word) -> Choice:
    choice = plain_choice(table, decision, option)
    match option:
        case Place():
            choice.note = _way(table, decision.seat, option)
            choice.icon = option.icon
        case Ride():
            choice.icon = "horse-head" if option.kept.gives.kind == "horse" else "sailboat"
            choice.spots = [option.place.key]
            choice.note = _there(table, option.place)
        case PokerWith():
            choice.icon = "perspective-dice-six"
            choice.risk = "dice"
        case Quest():
            choice.note = Say("quest-complete", {"event": option.event})
            choice.cost = [Gem("gold", option.pay)] if option.pay else []
            choice.risk = "reveal"
        case Word():
            return _action(table, decision) if option is ACTION else word_choice(table, decision, option)
    return choice


def _action(table: OldWorld, decision: Decision) -> Choice:
    place = table.place_of(decision.seat)
    choice = Choice(ACTION.key, ACTION.say, Say(f"{place.key}.text"), [place.key], icon=place.action_icon)
    if place.action in (POTION, POKER, TRACKING):
        choice.risk = "dice" if place.action == POKER else "reveal"
    return choice


def barred_travel(table: OldWorld, decision: Decision, barred: Barred) -> BarredChoice:
    if barred.key == ACTION.key:
        return barred_choice(barred, [table.place_of(decision.seat).key])
    return barred_piece(table, decision, barred)


def travel_note(table: OldWorld, decision: Decision) -> Say:
    witcher = table.witchers[decision.seat]
    return Say("note-travel", {"cards": len(witcher.hand), "gold": witcher.gold})


def _there(table: OldWorld, place: Place) -> Say:
    there = Say(f"{place.key}.text")
    lair = table.lair_at(place.id)
    if lair is not None and lair.monster is not None:
        return Say("way-monster", {"monster": lair.monster.say, "there": there})
    return there


def _way(table: OldWorld, seat: int, place: Place) -> Say:
    """What can be discarded to enter, and what waits there."""
    hand = table.witchers[seat].hand
    cards = [card.say for card in hand if matches(card, place)]
    there = _there(table, place)
    if cards:
        return Say("way-card", {"cards": cards, "there": there})
    return Say("way-coin" if table.witchers[seat].gold else "way-two", {"there": there})


def free_move_choice(table: OldWorld, decision: Decision, place: Place) -> Choice:
    return Choice(place.key, place.say, _there(table, place), [place.key], icon=place.icon)


def payment_choice(table: OldWorld, decision: Decision, option: ActionCard | CoinAndCard) -> Choice:
    if isinstance(option, ActionCard):
        return card_choice(table, decision, option)
    piece = action_piece(option.card)
    return Choice(option.key, option.say, spots=[option.card.key], cost=[Gem("gold", 1)], piece=piece)


def attribute_choice(table: OldWorld, decision: Decision, attribute: Attribute) -> Choice:
    return Choice(attribute.key, attribute.say, spots=[f"{attribute.key}-{decision.seat}"], icon=attribute.icon)


def training_choice(table: OldWorld, decision: Decision, training: Training) -> Choice:
    attribute = training.attribute
    spots, cost = [f"{attribute.key}-{decision.seat}"], [Gem("gold", training.price)]
    return Choice(training.key, training.say, spots=spots, cost=cost, icon=attribute.icon)


def terrain_choice(table: OldWorld, decision: Decision, terrain: Terrain) -> Choice:
    return Choice(terrain.key, terrain.say, spots=[f"tokens-{terrain.key}"])


def lair_choice(table: OldWorld, decision: Decision, terrain: Terrain) -> Choice:
    """A terrain: whose it is, or where its monster will dwell."""
    choice = terrain_choice(table, decision, terrain)
    for lair in table.lairs:
        if lair.terrain == terrain.key and lair.token is not None:
            choice.note = lair.token.say if lair.monster is None else lair.monster.say
            choice.spots.append(f"place-{lair.token.place}")
    return choice


def die_choice(table: OldWorld, decision: Decision, die: DieChoice) -> Choice:
    return Choice(die.key, die.say, spots=[die.key], icon="perspective-dice-six")


# --- Phase II ---


def deed_choice(table: OldWorld, decision: Decision, option: Monster | Challenge | Trophy | Kept | Word) -> Choice:
    choice = plain_choice(table, decision, option)
    match option:
        case Monster():
            choice.note = Say(f"monster-{option.key}.text", {"n": option.n})
            choice.piece = monster_piece(option)
            choice.spots = [option.key, f"marker-{option.key}"]
            choice.risk = "reveal"
        case Challenge():
            choice.note = _prize(table, decision.seat, option.seat)
            choice.icon = "crossed-swords"
            choice.risk = "reveal"
        case Trophy():
            choice.note = option.power.text
            choice.piece = trophy_piece(option)
            choice.spots = [option.power.key]
        case Kept():
            choice.note = Say(f"kept-{option.gives.kind}", {"n": option.gives.n})
        case Word():
            choice.spots = ["deck-city" if option is CITY else "deck-wilds"]
            choice.icon = "village" if option is CITY else "forest-camp"
            choice.risk = "reveal"
    return choice


def _prize(table: OldWorld, seat: int, other: int) -> Say:
    """What a victory over this witcher would bring."""
    foe = table.witchers[other]
    gold = REWARDS[foe.reputation]
    if table.witchers[seat].trophy_of(foe.school.key):
        return Say("duel-trophy-held", {"n": gold})
    return Say("duel-trophy" if foe.school_trophies else "duel-trophy-gone", {"n": gold})


def story_choice(table: OldWorld, decision: Decision, option: StoryOption) -> Choice:
    cost = [Gem("gold", option.pay)] if option.pay else []
    return Choice(option.key, option.say, cost=cost, icon="scroll-unfurled", risk="reveal")


# --- fights ---


def power_choice(table: OldWorld, decision: Decision, power: Power) -> Choice:
    note = text_of(table.witchers[decision.seat], power)
    return Choice(power.key, power.say, note, [power.key], icon=power.icon)


def effect_choice(table: OldWorld, decision: Decision, option: Potion | Power) -> Choice:
    if isinstance(option, Power):
        return power_choice(table, decision, option)
    return potion_choice(table, decision, option)


def next_card_choice(table: OldWorld, decision: Decision, option: ActionCard | Power) -> Choice:
    if isinstance(option, Power):
        return power_choice(table, decision, option)
    return card_choice(table, decision, option)


def own_attack_choice(table: OldWorld, decision: Decision, word: Word) -> Choice:
    choice = word_choice(table, decision, word)
    card = table.the_fight().revealed
    if card is not None:
        choice.note = (card.charge if word is CHARGE else card.bite).said(_monster_level(table))
    return choice


def fight_note(table: OldWorld, decision: Decision) -> Say | None:
    fight = table.the_fight()
    if fight.monster is None:
        return None
    shield = table.witchers[decision.seat].shield
    return Say("note-fight", {"monster": fight.monster.say, "left": len(fight.pool.cards), "shield": shield})


# --- Phase III, and before the game ---


def market_note(table: OldWorld, decision: Decision) -> Say:
    return Say("note-market", {"cards": len(table.witchers[decision.seat].hand)})


def school_choice(table: OldWorld, decision: Decision, school: School) -> Choice:
    note = Say(f"power-{school.skill.key}.text")
    return Choice(school.key, school.say, note, [PLACES[school.home].key], icon=school.icon)


QUESTIONS: Final = Questions(
    Question(ASK_SECOND_TERRAIN, lair_choice, weigh=weigh_trails),
    Question(ASK_SCHOOL, school_choice, weigh=weigh_alike),
    # Phase I
    Question(ASK_TRAVEL, travel_choice, note=travel_note, weigh=weigh_travel, barred=barred_travel),
    Question(ASK_PAY_MOVE, or_word(payment_choice), weigh=weigh_payment),
    Question(ASK_FREE_MOVE, free_move_choice, weigh=weigh_free_move),
    Question(ASK_ACT_THERE, word_choice, weigh=weigh_yes),
    Question(ASK_TRAIN, training_choice, weigh=weigh_training, barred=barred_piece),
    Question(ASK_RAISE_ANY, attribute_choice, weigh=weigh_attributes),
    Question(ASK_RAISE_LOWEST, attribute_choice, weigh=weigh_attributes),
    Question(ASK_EXCHANGE_OLD, card_choice, weigh=weigh_card_discarded, barred=barred_piece),
    Question(ASK_EXCHANGE_NEW, card_choice, weigh=weigh_card_gained, barred=barred_piece),
    Question(ASK_TRASH_MARKET, or_word(card_choice), weigh=weigh_market_trashed),
    Question(ASK_TRACK, or_word(lair_choice), weigh=weigh_trails, barred=barred_piece),
    Question(ASK_TRAIL, lair_choice, weigh=weigh_trails, barred=barred_piece),
    Question(ASK_REROLL, or_word(die_choice), weigh=weigh_reroll),
    Question(ASK_REROLL_LOCALS, or_word(die_choice), weigh=weigh_locals_reroll),
    Question(ASK_POTION_OVER, potion_choice, weigh=weigh_potion_lost),
    Question(ASK_LOSE_POTION, potion_choice, weigh=weigh_potion_lost),
    # Phase II
    Question(ASK_DEED, deed_choice, weigh=weigh_deed, barred=barred_piece),
    Question(ASK_STORY, story_choice, weigh=weigh_story, barred=barred_piece),
    Question(ASK_QUEST_TERRAIN, terrain_choice, weigh=weigh_trails),
    Question(ASK_BET, or_word(plain_choice), weigh=weigh_bet),
    # fights
    Question(ASK_EFFECTS, or_word(effect_choice), note=fight_note, weigh=weigh_effects, barred=barred_piece),
    Question(ASK_POWER, or_word(power_choice), weigh=weigh_moment),
    Question(ASK_POWER_BEFORE_POOL, or_word(power_choice), weigh=weigh_moment),
    Question(ASK_COMBO_FIRST, card_choice, note=fight_note, weigh=weigh_first_card),
    Question(ASK_COMBO_NEXT, or_word(next_card_choice), note=fight_note, weigh=weigh_next_card, barred=barred_piece),
    Question(ASK_COMBO_EXTRA, or_word(card_choice), weigh=weigh_unlinked),
    Question(ASK_COMBO_UNLINKED, card_choice, weigh=weigh_unlinked),
    Question(ASK_ATTACK, word_choice, weigh=weigh_attack),
    Question(ASK_OWN_ATTACK, own_attack_choice, weigh=weigh_own_attack),
    Question(ASK_TRASH_HAND, card_choice, weigh=weigh_card_discarded),
    Question(ASK_DISCARD_FROM_DECK, card_choice, weigh=weigh_card_discarded),
    Question(ASK_PETRI, card_choice, weigh=weigh_card_discarded),
    Question(ASK_TUCK, card_choice, weigh=weigh_card_discarded),
    Question(ASK_EXTRA_POTION, potion_choice, weigh=weigh_potion_gained),
    Question(ASK_BREW, or_word(potion_choice), weigh=weigh_potion_gained),
    Question(ASK_TAKE_DISCARDED, card_choice, weigh=weigh_card_gained),
    Question(ASK_SHUFFLE_BACK, card_choice, weigh=weigh_card_gained),
    Question(ASK_TAKE_LOOKED, card_choice, weigh=weigh_card_gained),
    Question(ASK_DISCARD_LOOKED, looked_choice, weigh=weigh_looked_lost),
    Question(ASK_SINK_LOOKED, or_word(looked_choice), weigh=weigh_looked_lost),
    Question(ASK_PUT_BACK, looked_choice, weigh=weigh_put_back),
    # Phase III, and one's own cards
    Question(ASK_DISCARD_DOWN, card_choice, weigh=weigh_card_discarded),
    Question(ASK_DISCARD_MORE, or_word(card_choice), weigh=weigh_more_discards),
    Question(ASK_MARKET, market_choice, note=market_note, weigh=weigh_market, barred=barred_piece),
    Question(ASK_HAND_FULL, card_choice, weigh=weigh_card_discarded),
    Question(ASK_ADD_CARD, card_choice, weigh=weigh_card_gained, barred=barred_piece),
    Question(ASK_ADD_ANY_CARD, card_choice, weigh=weigh_card_gained),
    Question(ASK_DISCARD, card_choice, weigh=weigh_card_discarded),
    Question(ASK_TRASH, card_choice, weigh=weigh_card_trashed),
)
