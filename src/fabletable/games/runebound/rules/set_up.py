"""Setting up, in the ten steps of the reference."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import DECKS, GEM_HEXES, HEXES, MARKETS, hexes_of
from fabletable.games.runebound.cards.assets import ASSETS
from fabletable.games.runebound.cards.box import GENERAL, book_of
from fabletable.games.runebound.cards.heroes import HEROES
from fabletable.games.runebound.cards.kinds import HAND, Adventure, HeroCard
from fabletable.games.runebound.cards.scenarios import SCENARIOS
from fabletable.games.runebound.cards.skills import SKILLS
from fabletable.games.runebound.rules.abilities import use_window
from fabletable.games.runebound.rules.markets import fill_market
from fabletable.games.runebound.rules.moment import Moment
from fabletable.games.runebound.rules.training import draw_skills
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel import Chance, Options, Pile, Rules

ASK_HERO: Final = "ask-hero"
ASK_START: Final = "ask-start"


def set_up(players: int, options: Options, chance: Chance) -> Runebound:
    """Steps 1 to 4, and the random first player of step 5. The later steps ask the players."""
    table = Runebound(players, chance)
    book = book_of(options.get("tweaks") or {})
    table.march_exert = bool(options["march-exert"])
    table.gems = [True] * len(GEM_HEXES)
    table.zombies = [0] * len(HEXES)
    table.scenario = options["scenario"]
    if table.scenario == "random":
        table.scenario = chance.one_of(list(SCENARIOS))
    scenario = SCENARIOS[table.scenario]
    table.villain = book.card(scenario.villain)
    table.story_deck = Pile([book.card(card) for card in scenario.story])
    table.story_deck.shuffle(chance)
    every = [*GENERAL, *scenario.adventures]
    for deck in DECKS:
        pile: Pile[Adventure] = Pile([book.card(card) for card in every if card.deck == deck])
        pile.shuffle(chance)
        table.adventures[deck] = pile
        table.discards[deck] = []
    table.skills = Pile([book.card(card) for card in SKILLS])
    table.skills.shuffle(chance)
    table.assets = Pile([book.card(card) for card in ASSETS])
    table.assets.shuffle(chance)
    table.offered = [book.card(card) for card in HEROES]
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
    """Tell who has been dealt which hero: nobody listens yet while the table is laid out."""
    table.phase = "hands"
    for seat in table.turn_order():
        table.log_event("became", hero=table.heroes[seat], seat=seat)
    yield from ()


def choose_heroes(table: Runebound) -> Rules[None]:
    """Step 5: in turn order from the first player."""
    for seat in table.turn_order():
        hero = table.heroes[seat]
        if not hero.card.key:
            card = yield from table.pick(seat, ASK_HERO, table.offered, rule="set-up")
            table.offered.remove(card)
            become(table, hero, card)
            return
    table.phase = "hands"


def become(table: Runebound, hero: Hero, card: HeroCard) -> None:
    hero.card = card
    hero.gold = card.gold
    hero.allies = SCENARIOS[table.scenario].allies
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
            field = yield from table.pick(seat, ASK_START, hexes_of(hero.card.start), rule="set-up")
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
            yield from use_window(table, Moment(seat), "setup")
            return
    for market in range(len(MARKETS)):
        fill_market(table, market)
    table.played = []
    table.phase = "turn-start"
    table.count("scenario:" + table.scenario)
    table.log_event(f"scenario-{table.scenario}.story")
    table.log(f"scenario-{table.scenario}.text")
    table.show("event", touches=table.seats_from(0))
    table.log_event("round-begins", n=table.round)
    table.show("phase")
