"""A table of the Old World arranged as an example of the rulebook shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import fabletable
from fabletable.games.witcher.board import TERRAINS
from fabletable.games.witcher.cards.box import BOX
from fabletable.games.witcher.cards.potions import POTIONS
from fabletable.games.witcher.kinds import TOKENS, Monster, Power, TrophyCard
from fabletable.games.witcher.rules.set_up import finish_draft, take_board
from fabletable.games.witcher.table import Hero, KeptStory, OldWorld
from fabletable.kernel import Pile
from tests.staged import Staged

LAIRS = {"forest": ("barghest", 16), "mountain": ("harpy", 13), "water": ("foglet", 14)}
"""The three monsters of an arranged table and where they dwell, unless a test says otherwise."""


class StagedWorld(Staged[OldWorld]):
    """A match of the Witcher whose table a test sets as it likes."""

    def __init__(
        self,
        *schools: str,
        seed: str = "rulebook",
        lairs: dict[str, tuple[str, int]] | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(fabletable.start("witcher", len(schools), seed, options or {}))

        def begin(table: OldWorld) -> None:
            by_key = {school.key: school for school in table.box.schools}
            table.offered.clear()
            table.schools = [school for school in table.box.schools if school.key not in schools]
            _settle(table, {**LAIRS, **(lairs or {})})
            for hero, school in zip(table.witchers, schools, strict=True):
                take_board(table, hero, by_key[school])
            finish_draft(table)
            table.now = "travel"
            table.active = 0

        self.arrange(begin)

    def hero(self, seat: int = 0) -> Hero:
        return self.table.witchers[seat]

    @property
    def fight(self) -> Any:
        return self.table.fight

    def set(self, seat: int = 0, **values: Any) -> StagedWorld:
        """Give a witcher these: gold, shield, place, level, attributes, reputation; hand, deck (top first), discard,
        potions, trophies by their keys."""

        def change(table: OldWorld) -> None:
            witcher = table.witchers[seat]
            piles = {name: values.pop(name) for name in ("hand", "deck", "discard") if name in values}
            if piles:
                lay_cards(table, witcher, **piles)
            if "potions" in values:
                lay_potions(table, witcher, values.pop("potions"))
            if "trails" in values:
                lay_trails(table, witcher, values.pop("trails"))
            if "trophies" in values:
                lay_trophies(table, witcher, values.pop("trophies"))
            for name, value in values.items():
                setattr(witcher, name, list(value) if isinstance(value, list | tuple) else value)

        return self.arrange(change)

    def market(self, *keys: str) -> StagedWorld:
        """Lay these six cards in the market, the leftmost first."""

        def change(table: OldWorld) -> None:
            cards = [find_card(table, key) for key in keys]
            table.actions.extend(table.market)
            for card in cards:
                _take_away(table, card)
            table.market = cards

        return self.arrange(change)

    def load(self, *pips: int) -> StagedWorld:
        """Let the next dice show these pips."""
        return super().load(*(pip - 1 for pip in pips))

    def hunt(self, place: int = 16, **values: Any) -> StagedWorld:
        """Stand at the lair of a monster and begin the fight, after the life pools are made."""
        self.set(place=place, **values)
        self.choose("phase-two")
        lair = self.table.lair_at(place)
        assert lair is not None
        assert lair.monster is not None
        return self.choose(lair.monster.key)

    def pool(self, *numbers: int) -> StagedWorld:
        """Make the monster's life pool of these fight cards, the first to be revealed first; the rest leaves the
        pool."""

        def change(table: OldWorld) -> None:
            fight = table.fight
            assert fight is not None
            everything = [*fight.pool.cards, *fight.spent, *table.fight_deck]
            by_number = {card.number: card for card in everything}
            chosen = [by_number[number] for number in numbers]
            fight.pool = Pile(list(reversed(chosen)))
            fight.spent = []
            table.fight_deck = [card for card in everything if card not in chosen]

        return self.arrange(change)


def _settle(table: OldWorld, lairs: dict[str, tuple[str, int]]) -> None:
    for lair in table.lairs:
        if lair.monster is not None:
            table.monsters[lair.monster.level - 1].append(lair.monster)
        if lair.token is not None:
            table.supply[lair.terrain].append(lair.token)
        lair.monster = lair.token = None
    table.monsters[0].extend(table.reserve)
    table.reserve.clear()
    for lair in table.lairs:
        key, place = lairs[lair.terrain]
        for pile in table.monsters:
            for monster in list(pile):
                if monster.key == key:
                    pile.remove(monster)
                    lair.monster = monster
        lair.token = next(token for token in TOKENS if token.place == place)
        table.supply[lair.terrain].remove(lair.token)


def find_card(table: OldWorld, key: str) -> Any:
    everything = [*table.box.actions, *(card for cards in table.box.starting.values() for card in cards)]
    return next(card for card in everything if card.key == key)


def _take_away(table: OldWorld, card: Any) -> None:
    """Remove a card from the pile in which it lies."""
    piles: list[list[Any]] = [table.actions, table.market, table.market_discard, table.gone]
    for witcher in table.witchers:
        piles.extend([witcher.deck.cards, witcher.hand, witcher.discard])
    for pile in piles:
        if card in pile:
            pile.remove(card)
            return
    raise AssertionError(f"{card.key} lies nowhere")


def lay_cards(
    table: OldWorld,
    witcher: Hero,
    hand: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    discard: Sequence[str] | None = None,
) -> None:
    """Fill the named piles with exactly these cards; what was in them goes under the deck, or with the deck into the
    box."""
    for name, keys in (("hand", hand), ("discard", discard)):
        if keys is not None:
            pile = getattr(witcher, name)
            witcher.deck.cards[:0] = pile
            pile.clear()
    if deck is not None:
        table.gone.extend(witcher.deck.cards)
        witcher.deck.cards.clear()
    for name, keys in (("hand", hand), ("discard", discard)):
        for key in keys or ():
            card = find_card(table, key)
            _take_away(table, card)
            getattr(witcher, name).append(card)
    for key in reversed(deck or ()):
        card = find_card(table, key)
        _take_away(table, card)
        witcher.deck.cards.append(card)


def lay_potions(table: OldWorld, witcher: Hero, kinds: Sequence[str]) -> None:
    table.potions.extend(witcher.potions)
    witcher.potions.clear()
    for kind in kinds:
        potion = next(potion for potion in table.potions if potion.name == kind)
        table.potions.remove(potion)
        witcher.potions.append(potion)


def lay_trails(table: OldWorld, witcher: Hero, terrains: Sequence[str]) -> None:
    for terrain in TERRAINS:
        for token in [token for token in witcher.trails if token.terrain == terrain]:
            witcher.trails.remove(token)
            table.supply[terrain].append(token)
    for terrain in terrains:
        witcher.trails.append(table.supply[terrain].pop())


def lay_trophies(table: OldWorld, witcher: Hero, keys: Sequence[str]) -> None:
    """Give a witcher trophies: monsters by their keys, attribute and school trophies by kind."""
    piles: list[Any] = [*table.monsters, table.attribute_trophies, table.gone]
    piles.extend(other.school_trophies for other in table.witchers)
    for key in keys:
        pile, found = next(
            (pile, thing)
            for pile in piles
            for thing in pile
            if (isinstance(thing, Monster) and thing.key == key)
            or (isinstance(thing, TrophyCard) and thing.kind == key)
        )
        for other in table.witchers:
            other.school_trophies = tuple(trophy for trophy in other.school_trophies if trophy is not found)
        if isinstance(pile, list):
            pile.remove(found)
        witcher.trophies += (found,)


def keep_events(play: StagedWorld, *numbers: int) -> StagedWorld:
    """Lay the equipment, companions and promises of these events beside the first witcher's board."""

    def change(table: OldWorld) -> None:
        for number in numbers:
            story = next(story for story in table.events if story.number == number)
            table.events.remove(story)
            table.witchers[0].kept += (KeptStory(story, next(story.keepsakes()), "a"),)

    return play.arrange(change)


def top_potion(play: StagedWorld, kind: str) -> StagedWorld:
    """Lay a potion on top of the potion deck."""

    def change(table: OldWorld) -> None:
        potion = next(potion for potion in table.potions if potion.name == kind)
        table.potions.remove(potion)
        table.potions.append(potion)

    return play.arrange(change)


def top_story(play: StagedWorld, deck: str, number: int) -> StagedWorld:
    """Lay a story on top of the city or wilds deck."""

    def change(table: OldWorld) -> None:
        pile = table.city if deck == "city" else table.wilds
        story = next(story for story in pile if story.number == number)
        pile.remove(story)
        pile.append(story)

    return play.arrange(change)


def powers() -> list[Power]:
    """List everything that can be used: potions, skills, trophies, equipment and companions."""
    trophies = [*BOX.attribute_trophies, *(card for cards in BOX.school_trophies.values() for card in cards)]
    kept = [gives.power for story in BOX.stories for gives in story.keepsakes() if gives.power is not None]
    givers: list[Monster | TrophyCard] = [*BOX.monsters, *trophies]
    found = [*POTIONS, *(school.skill for school in BOX.schools), *(giver.power for giver in givers), *kept]
    return list({power.name: power for power in found}.values())
