"""Quests: stories that end somewhere else (Rulebook: Quests, Completing a quest)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.board import HOMES, PLACES, TERRAIN, TERRAINS
from fabletable.games.witcher.kinds import LocationToken
from fabletable.games.witcher.rules.exploration import resolve_event
from fabletable.games.witcher.rules.tokens import draw_token, return_token, terrain_choice
from fabletable.games.witcher.table import QUESTIONS, Hero, OldWorld, StoryCard, StoryQuest
from fabletable.kernel import Question, Rules, seat_name, without

QUEST_TERRAIN: Final = Question(QUESTIONS, "quest-terrain", rule="quests", option=terrain_choice)


def take_quest(
    table: OldWorld,
    hero: Hero,
    story: StoryCard,
    event: int,
    pay: int,
    places: tuple[int, ...],
    token: LocationToken | None,
) -> None:
    table.reading.remove(story)
    hero.quests += (StoryQuest(story, event, pay, places, token),)
    table.log("quest-taken", seat=seat_name(hero.seat), story=story, places=[PLACES[place].message for place in places])
    if table.watched:
        table.show("gain", pieces=(story.key, *(PLACES[place].key for place in places)), touches=(hero.seat,))


def quest_in_terrain(table: OldWorld, hero: Hero, story: StoryCard, terrain: str, event: int, pay: int) -> Rules[None]:
    """Put a random token of the terrain face up on the card. Without one another terrain; without any the card is
    lost."""
    if not table.supply[terrain]:
        others = [TERRAIN[other] for other in TERRAINS if table.supply[other]]
        if not others:
            table.log("quest-lost", seat=seat_name(hero.seat), story=story)
            return
        terrain = (yield from QUEST_TERRAIN.ask(table, hero.seat, others)).key
    token = draw_token(table, terrain)
    if token is not None:
        take_quest(table, hero, story, event, pay, (token.place,), token)


def homes_in_play(table: OldWorld) -> tuple[int, ...]:
    return tuple(HOMES[hero.school.key] for hero in table.witchers)


def quests_here(table: OldWorld, hero: Hero) -> list[StoryQuest]:
    """Return the quests that can be completed where the witcher stands."""
    if not table.moved:
        return []
    return [quest for quest in hero.quests if hero.place in quest.places and quest.pay <= hero.gold]


def complete(table: OldWorld, hero: Hero, quest: StoryQuest) -> Rules[None]:
    """Pay what the quest asks, give the token back, leave the card, and read the event."""
    hero.quests = without(hero.quests, quest)
    hero.gold -= quest.pay
    if quest.token is not None:
        return_token(table, quest.token)
    table.gone.append(quest.story)
    table.log_event("quest-done", seat=seat_name(hero.seat), story=quest.story)
    if quest.pay:
        table.log("gold-paid", seat=seat_name(hero.seat), n=quest.pay)
    yield from resolve_event(table, hero, quest.event)
