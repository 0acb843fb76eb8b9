"""Setting up, in the ten steps of the reference."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fabletable.games.runebound.board import DECKS, GEM_HEXES, HEXES, MARKETS, hexes_of
from fabletable.games.runebound.choices import noted, place_choice
from fabletable.games.runebound.hooks import SET_UP
from fabletable.games.runebound.kinds import GENERIC, HAND, Adventure, Asset, HeroCard, Scenario, Skill, StoryCard
from fabletable.games.runebound.prose import opening
from fabletable.games.runebound.rules.abilities import use_window
from fabletable.games.runebound.rules.context import EffectContext
from fabletable.games.runebound.rules.markets import fill_market
from fabletable.games.runebound.rules.training import draw_skills
from fabletable.games.runebound.table import QUESTIONS, Hero, Runebound
from fabletable.kernel import Chance, Decision, Message, Options, Pile, Question, Rules

CHOOSE_HERO: Final = Question(QUESTIONS, "hero", rule="set-up", cards="dealt")
START_PLACE: Final = Question(QUESTIONS, "start", rule="set-up")


@dataclass(eq=False)
class CardLists:
    """The cards a table is set up with; adventures and stories are those of all scenarios."""

    heroes: list[HeroCard]
    skills: list[Skill]
    assets: list[Asset]
    adventures: list[Adventure]
    stories: list[StoryCard]
    scenarios: dict[str, Scenario]


def set_up(players: int, options: Options, decks: CardLists, chance: Chance) -> Runebound:
    """Do steps 1 to 4, and choose the random first player of step 5. The later steps ask the players."""
    table = Runebound(players, chance)
    table.march_exert = bool(options["march-exert"])
    table.gems = [True] * len(GEM_HEXES)
    table.zombies = [0] * len(HEXES)
    table.scenario = options["scenario"]
    if table.scenario == "random":
        table.scenario = chance.one_of(list(decks.scenarios))
    scenario = decks.scenarios[table.scenario]
    table.scenario_card = scenario
    table.villain = scenario.villain
    table.story_deck = Pile([card for card in decks.stories if card.scenario == scenario.key])
    table.story_deck.shuffle(chance)
    every = [card for card in decks.adventures if card.scenario in (GENERIC, scenario.key)]
    table.every_adventure = every
    for deck in DECKS:
        pile: Pile[Adventure] = Pile([card for card in every if card.deck == deck])
        pile.shuffle(chance)
        table.adventures[deck] = pile
        table.discards[deck] = []
    table.skills = Pile(list(decks.skills))
    table.skills.shuffle(chance)
    table.assets = Pile(list(decks.assets))
    table.assets.shuffle(chance)
    table.offered = list(decks.heroes)
    table.first = chance.below(players)
    table.active = table.first
    table.heroes = [Hero(seat) for seat in range(players)]
    if options["heroes"] == "dealt":
        chance.shuffle(table.offered)
        for hero in table.heroes:
            become(table, hero, table.offered.pop())
        table.phase = "dealt"
    return table


def announce_heroes(table: Runebound) -> Rules[None]:
    """Tell everyone's hero in the log: while the table is laid out there is no audience yet."""
    table.phase = "hands"
    for seat in table.turn_order():
        table.log_event("became", hero=table.heroes[seat], seat=seat)
    yield from ()


def choose_heroes(table: Runebound) -> Rules[None]:
    """Step 5: in turn order from the first player."""
    for seat in table.turn_order():
        hero = table.heroes[seat]
        if not hero.card.key:
            card = yield from CHOOSE_HERO.ask(table, seat, table.offered)
            table.offered.remove(card)
            become(table, hero, card)
            return
    table.phase = "hands"


def become(table: Runebound, hero: Hero, card: HeroCard) -> None:
    hero.card = card
    hero.gold = card.gold
    hero.allies = table.scenario_card.allies
    hero.reckon()
    table.log_event("became", hero=hero, seat=hero.seat)


def deal_hands(table: Runebound) -> Rules[None]:
    """Step 6: each draws skills up to the hand limit."""
    table.phase = "places"
    table.log_event("hands-drawn")
    for seat in table.turn_order():
        hero = table.heroes[seat]
        yield from draw_skills(table, hero, hero.numbers[HAND])


def place_heroes(table: Runebound) -> Rules[None]:
    """Step 7: on any shrine, settlement or fortress, whichever the hero's card names."""
    for seat in table.turn_order():
        hero = table.heroes[seat]
        if hero.at < 0:
            field = yield from START_PLACE.ask(table, seat, hexes_of(hero.card.start))
            hero.at = field.index
            table.log("entered", hero=hero, hex=field)
            return
    table.phase = "abilities"
    table.active = table.first


def set_up_abilities(table: Runebound) -> Rules[None]:
    """Step 8: the ability on the set-up side, in turn order. Then steps 9 and 10: markets and time."""
    for seat in table.turn_order():
        if seat not in table.played:
            table.played.append(seat)
            table.count("hero:" + table.heroes[seat].card.key)
            yield from use_window(table, EffectContext(seat), SET_UP)
            return
    for market in range(len(MARKETS)):
        fill_market(table, market)
    table.played = []
    table.phase = "turn-start"
    table.count("scenario:" + table.scenario)
    table.log_event(f"scenario-{table.scenario}.story")
    table.log(f"scenario-{table.scenario}.text")
    table.show("event", touches=table.seats_from(0), prose=opening(table.scenario, table.villain.icon))
    table.log_event("round-begins", n=table.round)
    table.show("phase")


# --- how options are listed ---


def hero_text(table: Runebound, decision: Decision, card: HeroCard) -> Message:
    return Message(card.message.id + ".text", card.figures)


CHOOSE_HERO.option(noted(hero_text))
START_PLACE.option(place_choice)
