"""Quests: stories that end somewhere else (Rulebook: Quests, Completing a quest)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.board import HOMES, PLACES, TERRAIN, TERRAINS
from fabletable.games.witcher.cards.kinds import LocationToken
from fabletable.games.witcher.cards.stories import Story
from fabletable.games.witcher.rules.exploration import resolve_event
from fabletable.games.witcher.rules.tokens import draw_token, return_token
from fabletable.games.witcher.table import OldWorld, Quest
from fabletable.kernel import Rules, seat_name, without

ASK_QUEST_TERRAIN: Final = "ask-quest-terrain"


def take_quest(
    table: OldWorld, seat: int, story: Story, event: int, pay: int, places: tuple[int, ...], token: LocationToken | None
) -> None:
    table.reading.remove(story)
    table.witchers[seat].quests += (Quest(story, event, pay, places, token),)
    table.log("quest-taken", seat=seat_name(seat), story=story, places=[PLACES[place].message for place in places])
    if table.watched:
        table.show("gain", pieces=(story.key, *(PLACES[place].key for place in places)), touches=(seat,))


def quest_in_terrain(table: OldWorld, seat: int, story: Story, terrain: str, event: int, pay: int) -> Rules[None]:
    """A random token of the terrain, face up on the card. Without one another terrain; without any the card is lost."""
    if not table.supply[terrain]:
        others = [TERRAIN[other] for other in TERRAINS if table.supply[other]]
        if not others:
            table.log("quest-lost", seat=seat_name(seat), story=story)
            return
        terrain = (yield from table.pick(seat, ASK_QUEST_TERRAIN, others, rule="quests")).key
    token = draw_token(table, terrain)
    if token is not None:
        take_quest(table, seat, story, event, pay, (token.place,), token)


def homes_in_play(table: OldWorld) -> tuple[int, ...]:
    return tuple(HOMES[witcher.school.key] for witcher in table.witchers)


def quests_here(table: OldWorld, seat: int) -> list[Quest]:
    """What can be completed where the witcher stands."""
    witcher = table.witchers[seat]
    if not table.moved:
        return []
    return [quest for quest in witcher.quests if witcher.place in quest.places and quest.pay <= witcher.gold]


def complete(table: OldWorld, seat: int, quest: Quest) -> Rules[None]:
    """Pay what the quest asks, give the token back, leave the card, and read the event."""
    witcher = table.witchers[seat]
    witcher.quests = without(witcher.quests, quest)
    witcher.gold -= quest.pay
    if quest.token is not None:
        return_token(table, quest.token)
    table.gone.append(quest.story)
    table.log_event("quest-done", seat=seat_name(seat), story=quest.story)
    if quest.pay:
        table.log("gold-paid", seat=seat_name(seat), n=quest.pay)
    yield from resolve_event(table, seat, quest.event)
