"""A Prophecy table arranged for a test: who stands where with what, then play by keys and loaded dice."""

from __future__ import annotations

from typing import Any

import fabletable
from fabletable.games.prophecy.board import FIELDS
from fabletable.games.prophecy.cards.decks import CHARACTERS
from fabletable.games.prophecy.fight import Battle
from fabletable.games.prophecy.kinds import Creature
from fabletable.games.prophecy.rules.round import new_hero
from fabletable.games.prophecy.rules.turn import begin_turn
from fabletable.games.prophecy.table import Hero, Realm, Spot
from fabletable.kernel import without
from tests.staged import Staged

FIELD = {field.key: field.n for field in FIELDS}


def every_item(table: Realm) -> list[Any]:
    piles = [table.common, table.common_gone, table.rare, table.rare_gone]
    piles += [hero.items for hero in table.heroes]
    return piles


def pull_item(table: Realm, key: str) -> Any:
    """Take an item or artifact from wherever it lies."""
    for pile in every_item(table):
        for item in pile:
            if item.key == key:
                pile.remove(item)
                return item
    for ground in table.ground:
        for item in ground.goods:
            if item.key == key:
                ground.goods = without(ground.goods, item)
                return item
    for plane in table.planes:
        if plane.artifact is not None and plane.artifact.key == key:
            item, plane.artifact = plane.artifact, None
            return item
    raise LookupError(key)


def pull_skill(table: Realm, key: str) -> Any:
    for deck in table.skill_decks.values():
        for skill in deck.cards:
            if skill.key == key:
                deck.take(skill)
                return skill
    for ground in table.ground:
        for skill in ground.skills:
            if skill.key == key:
                ground.skills = without(ground.skills, skill)
                return skill
    raise LookupError(key)


def pull_adventure(table: Realm, key: str) -> Any:
    for ground in table.ground:
        for spot in ground.spots:
            if spot.card.key == key:
                ground.spots.remove(spot)
                return spot.card
    for pile in (table.adventures, table.adventures_gone):
        for card in pile:
            if card.key == key:
                pile.remove(card)
                return card
    raise LookupError(key)


def pull_chance(table: Realm, name: str) -> Any:
    for pile in (table.chance_deck, table.chance_gone):
        for card in pile:
            if card.name == name:
                pile.remove(card)
                return card
    raise LookupError(name)


class StagedRealm(Staged[Realm]):
    """A match in which everything can be put where the test wants it."""

    def __init__(self, *heroes: str, **options: Any) -> None:
        names = heroes or ("druid", "mercenary")
        words = {name.replace("_", "-"): value for name, value in options.items()}
        super().__init__(fabletable.start("prophecy", len(names), "arranged", {"characters": "random", **words}))
        self.match.arrange(lambda table: self._begin(table, names))

    def _begin(self, table: Realm, names: tuple[str, ...]) -> None:
        """Lay an empty land with these heroes, the first of them about to move."""
        dealt = [*table.unused, *(hero.character for hero in table.heroes)]
        everyone = {card.key: card for card in [*CHARACTERS, *(card for card in dealt if card.pack)]}
        table.unused = [card for card in everyone.values() if card.key not in names]
        table.heroes = [new_hero(table, seat, everyone[name]) for seat, name in enumerate(names)]
        for ground in table.ground:
            for spot in ground.spots:
                table.adventures_gone.append(spot.card)
            ground.spots = []
        quiet = [card for card in table.chance_deck if card.name.startswith("news-")]
        table.chance_deck = [card for card in table.chance_deck if card not in quiet] + quiet
        table.active = 0
        begin_turn(table)

    @property
    def battle(self) -> Battle:
        battle = self.table.battle
        assert battle is not None
        return battle

    def hero(self, seat: int = 0) -> Hero:
        return self.table.heroes[seat]

    # --- arranging ---

    def stand(self, field: str, seat: int = 0) -> StagedRealm:
        return self.arrange(lambda table: setattr(table.heroes[seat], "field", FIELD[field]))

    def give(
        self, seat: int = 0, items: tuple[str, ...] = (), skills: tuple[str, ...] = (), **numbers: int
    ) -> StagedRealm:
        """Give a hero items, skills and numbers (health, red, mana, blue, gold, experience)."""

        def change(table: Realm) -> None:
            hero = table.heroes[seat]
            for key in items:
                hero.items.append(pull_item(table, key))
            for key in skills:
                hero.skills[key] = pull_skill(table, key)
            for name, number in numbers.items():
                setattr(hero, name, number)

        return self.arrange(change)

    def lay(self, field: str, *cards: str, hidden: bool = False) -> StagedRealm:
        """Lay adventures on a field, as if they had been shown long ago."""

        def change(table: Realm) -> None:
            for key in cards:
                card = pull_adventure(table, key)
                spot = Spot(card, not hidden, -1)
                if isinstance(card, Creature) and not hidden:
                    spot.gold = card.hoard
                table.ground[FIELD[field]].spots.append(spot)

        return self.arrange(change)

    def sell_at(self, field: str, *items: str) -> StagedRealm:
        def change(table: Realm) -> None:
            for key in items:
                table.ground[FIELD[field]].goods += (pull_item(table, key),)

        return self.arrange(change)

    def teach_at(self, field: str, *skills: str) -> StagedRealm:
        def change(table: Realm) -> None:
            ground = table.ground[FIELD[field]]
            for skill in ground.skills:
                table.skill_decks[skill.guild].put_under([skill], None)
            ground.skills = tuple(pull_skill(table, key) for key in skills)

        return self.arrange(change)

    def guard(self, plane: int, lesser: str | None, greater: str) -> StagedRealm:
        """Put these guardians into a plane, swapping with wherever they are."""

        def change(table: Realm) -> None:
            here = table.planes[plane]
            for other in table.planes:
                if lesser is not None and other.lesser is not None and other.lesser.key == lesser:
                    here.lesser, other.lesser = other.lesser, here.lesser
                if other.greater is not None and other.greater.key == greater:
                    here.greater, other.greater = other.greater, here.greater
            if lesser is None and here.lesser is not None:
                table.beaten += (here.lesser,)
                here.lesser = None

        return self.arrange(change)

    def next_chance(self, name: str) -> StagedRealm:
        return self.arrange(lambda table: table.chance_deck.append(pull_chance(table, name)))

    def new_round(self, seat: int = 0) -> StagedRealm:
        def change(table: Realm) -> None:
            table.active = seat
            table.phase = "round"

        return self.arrange(change)

    def turn_of(self, seat: int) -> StagedRealm:
        def change(table: Realm) -> None:
            table.active = seat
            begin_turn(table)

        return self.arrange(change)

    # --- playing ---

    def dice(self, *faces: int) -> StagedRealm:
        """Load the next dice with these faces."""
        self.table.chance.load(*(face - 1 for face in faces))
        return self

    def choose(self, *keys: str) -> StagedRealm:
        """Answer one question after the other. What is evident is not asked: the only foe, arms that all fit."""
        for key in keys:
            if key in self.keys or key not in self.done:
                self.answer(key)
        return self

    @property
    def done(self) -> list[str]:
        """Return the fights and the arms, as keys of choices."""
        found: list[str] = []
        for line in self.match.log():
            args: Any = line.args
            if line.id == "meets":
                found.append("fight:" + args["creature"].piece)
            elif line.id == "armed":
                found.extend(item.piece for item in args["items"])
        battle = self.table.battle
        if battle is not None:
            found.extend(item.key for side in (battle.hero, battle.foe) for item in side.wielded)
        return found

    def maybe(self, *keys: str) -> StagedRealm:
        """Choose these if they are asked for; a question with one answer is not asked."""
        for key in keys:
            if key in self.keys:
                self.answer(key)
        return self

    def through(self, *asks: str, take: tuple[str, ...] = ()) -> StagedRealm:
        """Answer all questions of these kinds: with one of ``take`` if it is offered, else with the last option."""
        while self.asked in asks:
            wanted = [key for key in take if key in self.keys]
            self.answer(wanted[0] if wanted else self.keys[-1])
        return self

    @property
    def keys(self) -> list[str]:
        """The keys of the options; none where nothing is asked."""
        return [] if self.match.decision is None else super().keys

    @property
    def barred(self) -> dict[str, str]:
        return {} if self.match.decision is None else super().barred

    @property
    def seat(self) -> int:
        return -1 if self.match.decision is None else super().seat

    def cards_at(self, field: str) -> list[str]:
        return [spot.card.key for spot in self.table.ground[FIELD[field]].spots]

    def items(self, seat: int = 0) -> list[str]:
        return [item.key for item in self.hero(seat).items]
