"""Listings of answers that many questions share: words, cards, places, actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from fabletable.games.prophecy.actions import ENDING_WORDS, HALT, MAIN_WORDS, ROLL, STAY, VERB_ICONS
from fabletable.games.prophecy.board import Field
from fabletable.games.prophecy.kinds import Item, Skill
from fabletable.games.prophecy.looks import WORD_ICONS
from fabletable.games.prophecy.pieces import item_card, skill_card, text_of
from fabletable.games.prophecy.prices import buying_price
from fabletable.games.prophecy.table import MOVE, QUESTIONS, Hero, Realm
from fabletable.kernel import Action, Barred, Decision, Message, Number, Option, Question, Verb, Word
from fabletable.kernel.question import CardComparison, Listing, NoteFunction, Policy
from fabletable.kernel.scene import BarredChoice, CardsLook, Choice, barred_choice
from fabletable.kernel.theme import OTHER

# --- the line under a question ---


def standing(table: Realm, decision: Decision) -> Message | None:
    """Say where a hero who has not moved stands and what he has."""
    if table.phase != MOVE or not table.heroes or table.battle is not None:
        return None
    return place_and_purse(table, decision)


def place_and_purse(table: Realm, decision: Decision) -> Message:
    hero = table.heroes[decision.seat]
    numbers = {"gold": hero.gold, "experience": hero.experience}
    return Message("note-standing", {"seat": hero.message, "field": hero.place.message, **numbers})


def barred(table: Realm, decision: Decision, each: Barred) -> BarredChoice:
    spots = [each.message.piece] if each.message.piece else []
    return barred_choice(each, spots, VERB_ICONS.get(each.key.partition(":")[0], ""))


def question(
    key: str,
    listing: Listing[Realm],
    *,
    rule: str,
    note: NoteFunction[Realm] = standing,
    stands: bool = False,
    declines: Word | None = None,
    stage: str = "",
    cards: CardsLook = "",
    changes: CardComparison[Realm] | None = None,
    theme: str = OTHER,
    policy: Policy[Realm] | None = None,
) -> Question[Realm]:
    """Make a question of Prophecy: what is not possible now and the line under it are listed alike in all of them.
    Where its rule lies above the bot, it is given its policy here."""
    made: Question[Realm] = Question(
        QUESTIONS, key, rule=rule, stands=stands, declines=declines, stage=stage, cards=cards, theme=theme
    )
    if changes is not None:
        made.changes(changes)
    if policy is not None:
        made.policy(policy)
    made.option(listing)
    made.note(note)
    made.barred(barred)
    return made


# --- words and numbers ---


def word(table: Realm, decision: Decision, option: Word) -> Choice:
    choice = Choice(option.key, option.message, icon=WORD_ICONS.get(option.key, ""), main=option in MAIN_WORDS)
    choice.ends = option in ENDING_WORDS
    return choice


def worded(listing: Listing[Realm], said: Mapping[Word, str]) -> Listing[Realm]:
    """Return the listing with some words said as what one does then."""

    def listed(table: Realm, decision: Decision, option: Option) -> Choice:
        choice = listing(table, decision, option)
        for each, name in said.items():
            if option is each:
                choice.label = Message(name, {"n": decision.args["n"]} if "n" in decision.args else {})
        return choice

    return listed


def amount(table: Realm, decision: Decision, option: Number) -> Choice:
    return Choice(option.key, option.message)


# --- places and cards ---


def place(table: Realm, decision: Decision, option: Option) -> Choice:
    """List a plane, a guild, a player: its piece glows."""
    if isinstance(option, Word):
        return word(table, decision, option)
    return Choice(option.key, option.message, spots=[option.message.piece or option.key])


def field(table: Realm, decision: Decision, option: Field | Word) -> Choice:
    choice = place(table, decision, option)
    if isinstance(option, Field):
        list_destination(table, table.heroes[decision.seat], option, choice)
    return choice


def list_destination(table: Realm, hero: Hero, goal: Field, choice: Choice) -> None:
    """List what waits there; creatures and hidden cards leave no way back."""
    choice.waits = _what_waits(table, hero, goal)
    spots = table.ground[goal.n].spots
    if any(spot.up and spot.creature is not None for spot in spots):
        choice.risk = "dice"
    elif any(not spot.up for spot in spots):
        choice.risk = "reveal"


def _what_waits(table: Realm, hero: Hero, goal: Field) -> Message:
    """Say who and what is seen there."""
    ground = table.ground[goal.n]
    cards = [spot.card.message for spot in ground.spots if spot.up]
    cards += [item.message for item in ground.artifacts]
    cards += [Message("note-goods", {"item": item.message, "n": buying_price(hero, item)}) for item in ground.goods]
    cards += [Message("note-skill", {"skill": skill.message, "n": skill.cost}) for skill in ground.skills]
    cards += [each.message for each in table.heroes if each.alive and each.field == goal.n and each is not hero]
    hidden = sum(1 for spot in ground.spots if not spot.up)
    if cards and hidden:
        return Message("note-cards-hidden", {"cards": cards, "n": hidden})
    if hidden:
        return Message("note-hidden", {"n": hidden})
    if cards:
        return Message("note-cards", {"cards": cards})
    return Message("note-empty") if goal.wild else text_of(goal)


def card(table: Realm, decision: Decision, option: Item | Skill | Word | Action) -> Choice:
    """List a card that lies open: its text and its icon."""
    if isinstance(option, Action):
        return menu(table, decision, option)
    choice = place(table, decision, option)
    if not isinstance(option, Word):
        choice.note = text_of(option)
        choice.icon = option.icon
    return choice


def item_shown(table: Realm, decision: Decision, option: Item | Word) -> Choice:
    """List an item that lies in a deck and is shown only in the question."""
    choice = card(table, decision, option)
    if isinstance(option, Item):
        choice.piece = item_card(table, option)
    return choice


def skill_shown(table: Realm, decision: Decision, option: Skill) -> Choice:
    choice = card(table, decision, option)
    choice.piece = skill_card(option)
    return choice


# --- deeds, and the words that end a menu of them ---

ActionListing: TypeAlias = Callable[[Realm, Hero, Action, Choice], None]

_LISTED: Final[dict[Verb, ActionListing]] = {}
_OF_CARDS: Final[set[Verb]] = set()


def lists(*verbs: Verb, of_card: bool = False) -> Callable[[ActionListing], ActionListing]:
    """Attach to actions of these verbs what is listed of them; ``of_card``: with the icon of their card."""

    def attach(listed: ActionListing) -> ActionListing:
        _LISTED.update(dict.fromkeys(verbs, listed))
        if of_card:
            _OF_CARDS.update(verbs)
        return listed

    return attach


def menu(table: Realm, decision: Decision, option: Action | Word) -> Choice:
    if isinstance(option, Word):
        return _closing(table, decision, option)
    name = option.message
    icon = option.thing.icon if option.verb in _OF_CARDS else VERB_ICONS.get(option.verb.key, "")
    choice = Choice(option.key, name, spots=[name.piece] if name.piece else [], icon=icon)
    listed = _LISTED.get(option.verb)
    if listed is not None:
        listed(table, table.heroes[decision.seat], option, choice)
    return choice


def _closing(table: Realm, decision: Decision, option: Word) -> Choice:
    choice = word(table, decision, option)
    if option is ROLL:
        choice.risk = "dice"
    elif option is STAY or option is HALT:
        hero = table.heroes[decision.seat]
        choice.spots = [hero.place.key]
        list_destination(table, hero, hero.place, choice)
        choice.ends = not choice.risk  # who stays with a foe fights it
    return choice


def card_text(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    choice.note = text_of(option.thing)
