"""Functions that list options for clients, for questions of several chapters: a name, a note, what waits at a hex."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from fabletable.games.runebound.board import MARKET_HEXES, Hex
from fabletable.games.runebound.kinds import ZOMBIE_DAMAGE
from fabletable.games.runebound.looks import CHOICE_ICONS, ability_card
from fabletable.games.runebound.table import QUESTIONS, Hero, Runebound
from fabletable.games.runebound.vocabulary import Ability
from fabletable.kernel import Decision, Message, Option, Question, Word
from fabletable.kernel.question import Listing
from fabletable.kernel.scene import Choice, Gem

Chosen = TypeVar("Chosen", bound=Option)

COMMITTING: Final = ("yes",)
ENDING: Final = ("end-turn", "pass", "stop")
"""Offered only beside something else that can be done."""

_answers: Final[dict[tuple[str, str], str]] = {}


def name_answers(question: Question[Runebound], **message_ids: str) -> None:
    """Say what one does by answering this question with yes, no or done."""
    for word, message_id in message_ids.items():
        _answers[question.id, word] = message_id


def answered(decision: Decision, option: Option) -> Message:
    """Return the option's name; of a bare yes, no or done what it means for this question."""
    message_id = _answers.get((decision.ask, option.key))
    return option.message if message_id is None else Message(message_id, decision.question.args)


def plain(table: Runebound, decision: Decision, option: Option) -> Choice:
    """Describe an option by its name; the piece it speaks of glows. An ability tells its text and its price."""
    choice = Choice(
        option.key, answered(decision, option), spots=[option.message.piece] if option.message.piece else []
    )
    choice.icon = CHOICE_ICONS.get(option.key, "")
    choice.main = option.key in COMMITTING
    choice.ends = option.key in ENDING
    if isinstance(option, Ability):
        tell_ability(option, choice)
    return choice


def tell_ability(ability: Ability, choice: Choice) -> None:
    """Fill in what an ability does and costs."""
    piece = ability_card(ability, "")
    choice.note = piece.text
    choice.cost = list(piece.cost)
    if ability.exert:
        choice.cost.append(Gem("exert", ability.exert, "card-burn", Message("cost-exert")))
    if ability.action:
        choice.cost.append(Gem("action", ability.action, "hourglass", Message("cost-action")))


QUESTIONS.listing = plain


def discarded(table: Runebound, decision: Decision, option: Option) -> Choice:
    """Describe a skill that would be discarded; its label says so."""
    choice = plain(table, decision, option)
    choice.label = Message("do-discard-skill", {"card": option.message})
    return choice


def noted(note: Callable[[Runebound, Decision, Chosen], Message | None]) -> Listing[Runebound]:
    """Make a listing of options of one kind with a note each; a word (done, no, stop) beside them stays plain."""

    def listed(table: Runebound, decision: Decision, option: Chosen | Word) -> Choice:
        choice = plain(table, decision, option)
        if not isinstance(option, Word):
            choice.note = note(table, decision, option)
        return choice

    return listed


def seen_at(spot: Callable[[Chosen], str]) -> Listing[Runebound]:
    """Make a listing of options that glow somewhere else than on their own piece."""

    def listed(table: Runebound, decision: Decision, option: Chosen) -> Choice:
        choice = plain(table, decision, option)
        choice.spots = [spot(option)]
        return choice

    return listed


def place_choice(table: Runebound, decision: Decision, option: Hex | Word) -> Choice:
    """Describe a hex to be at, however one gets there."""
    choice = plain(table, decision, option)
    if isinstance(option, Hex):
        choice.waits = what_waits(table, decision.seat, option)
    return choice


def pile_spot(deck: Word) -> str:
    return "pile-" + deck.key


def as_foe(table: Runebound, decision: Decision) -> Message | None:
    """Say that the seat answers for the enemy of another player's hero."""
    fight = table.fight
    if fight is None or fight.foe is None or decision.seat == fight.sides[0].seat:
        return None
    return Message("as-foe", {"foe": fight.foe.message, "against": table.heroes[fight.sides[0].hero].message})


def what_waits(table: Runebound, seat: int, field: Hex, bites: int = 0) -> Message | None:
    """Say what waits in a hex; ``bites`` is how often zombies bite on the way, those of the hex itself included."""
    things = things_at(table, table.heroes[seat], field, bites)
    return Message("waits", {"things": things}) if things else None


def things_at(table: Runebound, hero: Hero, field: Hex, bites: int) -> list[Message]:
    at = field.index
    things: list[Message] = []
    if table.villain_at == at:
        things.append(table.villain.message)
    if table.zombies[at]:
        things.append(Message("waits-zombies", {"n": ZOMBIE_DAMAGE}))
        bites -= 1
    if bites > 0:
        things.append(Message("waits-zombies-before", {"n": bites * ZOMBIE_DAMAGE}))
    if table.gem_up(at):
        things.append(Message("waits-gem-" + field.gem))
    if at in MARKET_HEXES:
        things.append(Message("waits-market"))
    things.extend(quest.message for quest in hero.quests if field.is_one_of(quest.errand.places))
    things.extend(
        card.message
        for card in table.slots
        if card is not None and field.is_one_of(card.places) and hero.seat not in table.claimed.get(card.key, ())
    )
    things.extend(other.message for other in table.heroes_at(at) if other.seat != hero.seat)
    return things
