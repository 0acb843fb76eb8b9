"""Texts to read: the opening, story cards, adventures and their outcomes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from fabletable.games.runebound.hooks import ENEMY_HEALTH, ZOMBIE_GOLD
from fabletable.games.runebound.kinds import Adventure, Quest, QuestOutcome, Skill, StoryCard, Way
from fabletable.games.runebound.looks import adventure_card, die_face, quest_text, skill_card, story_card
from fabletable.games.runebound.table import Roll, Runebound
from fabletable.games.runebound.vocabulary import GAME_ROUND
from fabletable.kernel import Message
from fabletable.kernel.scene import Art, Piece, Prose, drawn_once


@drawn_once
def opening(scenario: str, icon: str) -> Prose:
    """Return the text of the scenario: how the tale begins and what decides it."""
    title = Message("scenario-" + scenario)
    card = Piece("scenario-opening", "card", title, art=Art(icon, "blood", "night"))
    return Prose("opening", title, [Message(f"scenario-{scenario}.story")], card, rule=Message(title.id + ".text"))


@drawn_once
def story_prose(card: StoryCard) -> Prose:
    text = [Message(card.message.id + ".story")]
    rule = Message(card.message.id + ".text", card.figures)
    return Prose(card.key, card.message, text, replace(story_card(card), text=None), rule=rule)


@drawn_once
def adventure_prose(card: Adventure) -> Prose:
    """Return the text of a card as it is drawn; the ways of an event are its choices."""
    text = [Message(card.message.id + ".story")]
    rule = quest_text(card) if isinstance(card, Quest) else Message(card.message.id + ".text", card.figures)
    return Prose(card.key, card.message, text, replace(adventure_card(card), text=None), rule=rule)


def outcome_prose(card: Quest, outcome: QuestOutcome | None) -> Prose:
    """Return the text at the end of an attempt: that of the outcome, or of having reached none."""
    begun = adventure_prose(card)
    if outcome is None:
        text = [Message(card.message.id + ".miss")] if card.errand.miss else begun.text
        rule = Message(card.message.id + ".miss-text", card.figures) if card.errand.miss else None
        return replace(begun, text=text, start=begun.text if card.errand.miss else [], rule=rule)
    text = [Message(f"{card.message.id}.outcome-{outcome.number}-story")]
    rule = Message(outcome.message.id + "-text", outcome.figures)
    return replace(begun, text=text, start=begun.text, chosen=outcome.message, rule=rule)


def story_outcome(card: StoryCard, outcome: QuestOutcome) -> Prose:
    """Return the text of a story quest with the outcome that was taken."""
    rule = Message(outcome.message.id + "-text", outcome.figures)
    return replace(story_prose(card), chosen=outcome.message, rule=rule)


def with_roll(prose: Prose, before: Prose | None) -> Prose:
    """Return the text with what was rolled or revealed for it earlier."""
    return prose if before is None else replace(prose, rolled=before.rolled, sum=before.sum)


def way_prose(way: Way, ending: str = "") -> Prose:
    """Return the text of the way of an event that was taken; at its end with the words of how it went."""
    assert way.event is not None
    begun = adventure_prose(way.event)
    rule = Message(way.message.id + "-text", way.figures)
    if not ending:
        return replace(begun, chosen=way.message, rule=rule)
    text = [Message(f"{way.message.id}-{ending}")]
    return replace(begun, text=text, start=begun.text, chosen=way.message, rule=rule)


def rolled(prose: Prose, roll: Roll) -> Prose:
    """Return the text with the terrain dice that were rolled for it."""
    dice = [replace(die_face(f"read-{n}", face), id=f"read-{n}") for n, face in enumerate(roll.dice)]
    return replace(prose, rolled=dice)


def revealed(prose: Prose, cards: Sequence[Skill], successes: int) -> Prose:
    """Return the text with the skills that were revealed for a test; those with a star count."""
    shown = [replace(skill_card(card), states=[] if card.star else ["spent"]) for card in cards]
    return replace(prose, rolled=shown, sum=Message("story-successes", {"n": successes}))


def lasting(table: Runebound) -> list[Prose]:
    """List the story cards whose rule holds for now: an ongoing quest, an event until the end of the round."""
    lying = [card for card in table.slots if card is not None]
    found = [story_prose(card) for hook in (ENEMY_HEALTH, ZOMBIE_GOLD) for card, _ in hook.among(lying)]
    last = table.story_discard[-1] if table.story_discard else None
    if last is not None and is_for_the_round(last) and any(hero.changes for hero in table.heroes):
        found.append(story_prose(last))
    return found


def is_for_the_round(card: StoryCard) -> bool:
    effects = [*card.reveal]
    for effect in effects:  # which grows by what is inside
        effects += [inner for part in effect.parts() for inner in part]
    return any(getattr(effect, "until", "") == GAME_ROUND for effect in effects)
