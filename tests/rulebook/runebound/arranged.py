"""Situations of play, arranged: who stands where with what, and what the dice and tokens will show."""

import fabletable
from fabletable.games.runebound.board import HEX_AT, TERRAIN_DIE, first_hex
from fabletable.games.runebound.cards.decks import ADVENTURES, ASSETS, HEROES, SKILLS, STORIES
from fabletable.games.runebound.kinds import Event
from fabletable.games.runebound.rules.combat import begin_duel, begin_fight
from fabletable.games.runebound.table import Roll, Runebound
from fabletable.kernel.catalogue import LANGUAGES
from tests.staged import Staged, voice

SKILL = {card.key: card for card in SKILLS}
ASSET = {card.key: card for card in ASSETS}
CARD = {card.key: card for card in ADVENTURES}
STORY = {card.key: card for card in STORIES}
HERO = {card.key: card for card in HEROES}
DIE = {"+".join(face): number for number, face in enumerate(TERRAIN_DIE)}
STARRED = [card for card in SKILLS if card.star]
PLAIN = [card for card in SKILLS if not card.star]
VOICES = {language: voice("runebound", language) for language in LANGUAGES}


def hex_at(where):
    """Return a place by its key, or a hex by "row,column"."""
    return HEX_AT[where] if where[0].isdigit() else first_hex(where)


class StagedLand(Staged[Runebound]):
    """A match in which seat 0 has its turn; hands are empty and nothing has happened yet."""

    def __init__(
        self,
        hero="lissa",
        other="corbin",
        *,
        at="tamalir",
        other_at="everton",
        scenario="margath",
        players=2,
        options=None,
    ):
        options = {"scenario": scenario, "heroes": "dealt", **(options or {})}
        packs = [name.removeprefix("pack-") for name in options if name.startswith("pack-")]
        brought = [card for deck in (HEROES, SKILLS, ASSETS, ADVENTURES, STORIES) for card in deck.of_packs(packs)]
        self.cards = {**HERO, **SKILL, **ASSET, **CARD, **STORY, **{card.key: card for card in brought}}
        super().__init__(fabletable.start("runebound", players=players, seed="desk", options=options))
        while self.match.decision.ask != "ask-turn":
            self.match.take(self.match.decision.options[0])

        def clear(table):
            table.active = table.first = 0
            table.played = []
            names = [hero, other, *[key for key in HERO if key not in (hero, other)]]
            for each, name in zip(table.heroes, names, strict=False):
                table.skills.cards.extend(each.hand)
                each.card = self.cards[name]
                each.hand, each.assets, each.learned = [], [], []
                each.gold = each.damage = 0
                each.at = hex_at(other_at).index
                each.reckon()
            table.heroes[0].at = hex_at(at).index
            table.heroes[0].actions = 3

        self.arrange(clear)

    @property
    def fight(self):
        return self.table.fight

    # --- giving things ---

    def has(self, seat=0, *, hand=(), learned=(), assets=(), trophies=(), quests=(), rumors=(), **numbers):
        """Give a hero cards from wherever they lie, and set its numbers."""

        def give(table):
            hero = table.heroes[seat]
            for key in (*hand, *learned):
                table.skills.cards = [card for card in table.skills.cards if card.key != key]
                table.used_skills = [card for card in table.used_skills if card.key != key]
            hero.hand += [self.cards[key] for key in hand]
            hero.learned += [self.cards[key] for key in learned]
            for key in assets:
                table.assets.cards = [card for card in table.assets.cards if card.key != key]
                for market in table.markets:
                    market[:] = [card for card in market if card.key != key]
                hero.assets.append(self.cards[key])
            for key in (*trophies, *quests, *[rumor for rumor, _ in rumors]):
                pile = table.adventures[self.cards[key].deck]
                pile.cards = [card for card in pile.cards if card.key != key]
            hero.trophies += [self.cards[key] for key in trophies]
            hero.quests += [self.cards[key] for key in quests]
            ways = [self.cards[key].ways[number - 1] for key, number in rumors if isinstance(self.cards[key], Event)]
            hero.rumors += tuple(ways)
            for name, value in numbers.items():
                setattr(hero, name, value)
            hero.reckon()

        return self.arrange(give)

    def top_skills(self, *stars):
        """Set the skills that the next tests reveal: True is a star."""

        def stack(table):
            for star in reversed(stars):
                card = next(card for card in table.skills.cards if card.star == star)
                table.skills.cards.remove(card)
                table.skills.cards.append(card)

        return self.arrange(stack)

    def top_card(self, key):
        """Lay a card on top of its adventure deck."""

        def stack(table):
            pile = table.adventures[self.cards[key].deck]
            pile.cards = [card for card in pile.cards if card.key != key] + [self.cards[key]]

        return self.arrange(stack)

    def load(self, *draws):
        """Load the next draws of chance: dice faces as "plains+forest", tokens as "a" or "b", or plain numbers."""
        values = [draw if isinstance(draw, int) else DIE[draw] if draw in DIE else "ab".index(draw) for draw in draws]
        return self.arrange(lambda table: table.chance.load(*values))

    def story(self, key):
        """Lay a story quest above the board."""

        def lay(table):
            table.story_deck.cards = [card for card in table.story_deck.cards if card.key != key]
            table.slots[table.slots.index(None)] = self.cards[key]

        return self.arrange(lay)

    # --- fights ---

    def fights(self, key, tokens="", foe_tokens="", *, act=1, more=()):
        """Begin a fight against the enemy of an adventure card; "aab" says which sides of the hero's tokens come up."""

        def begin(table):
            table.act = act
            card = self.cards[key]
            pile = table.adventures[card.deck]
            pile.cards = [each for each in pile.cards if each.key != key]
            table.drawn = card
            table.chance.load(*["ab".index(side) for side in tokens + foe_tokens], *more)
            begin_fight(table, table.heroes[0], card.foe, "adventure", card)

        return self.arrange(begin)

    def fights_villain(self, tokens="", foe_tokens=""):
        def begin(table):
            table.act = 2
            table.villain_at = table.heroes[0].at
            table.chance.load(*["ab".index(side) for side in tokens + foe_tokens])
            begin_fight(table, table.heroes[0], table.villain, "villain", None)

        return self.arrange(begin)

    def duels(self, tokens="", foe_tokens=""):
        def begin(table):
            table.heroes[1].at = table.heroes[0].at
            table.chance.load(*["ab".index(side) for side in tokens + foe_tokens])
            begin_duel(table, table.heroes[0], table.heroes[1])

        return self.arrange(begin)

    def rolled(self, purpose, *faces):
        """Make dice that already lie on the table, for questions about them."""
        return Roll(0, purpose, [DIE[face] for face in faces])
