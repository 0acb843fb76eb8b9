"""Every way, outcome and surge ability is carried out once, and what changes is what its card declares."""

import pytest

import fabletable
from fabletable.games.runebound.board import GEM_HEXES, HEXES
from fabletable.games.runebound.cards.decks import ADVENTURES, HEROES, STORIES
from fabletable.games.runebound.effects.combat import Deal
from fabletable.games.runebound.fight import FightToken
from fabletable.games.runebound.hooks import AS_ACTION, AS_SURGE, ON_REST, ON_TRAIN
from fabletable.games.runebound.kinds import Enemy, Event, Quest
from fabletable.games.runebound.looks import adventure_card, offered_hero
from fabletable.games.runebound.tokens import VETERAN
from fabletable.kernel import Message
from fabletable.kernel.catalogue import catalogue_of
from tests.rulebook.runebound.arranged import DIE, StagedLand

CARDS = ADVENTURES
WAYS = [way for card in CARDS if isinstance(card, Event) for way in card.ways]
QUESTS = [card for card in CARDS if isinstance(card, Quest)]
OUTCOMES = [(card, outcome) for card in QUESTS for outcome in card.errand.outcomes]
SURGES = [
    (card, ability)
    for card in CARDS
    if isinstance(card, Enemy)
    for ability in card.foe.abilities
    if ability.window is AS_SURGE
]
CATALOGUE = catalogue_of(fabletable.find("runebound"))


def desk_for(card, **where):
    """Set up Corbin, strong and slightly hurt, with something to lose and room to gain."""
    scenario = card.scenario if card.scenario != "generic" else "margath"
    play = StagedLand("corbin", "lissa", scenario=scenario, **where)
    hand = ["cunning", "omens"]
    strong = {"body": 2, "mind": 2, "spirit": 4}
    return play.has(hand=hand, gold=9, damage=3, lore=2, allies=2, trophies=[spare(card)], changes=strong)


def spare(card):
    return next(each.key for each in CARDS if each.scenario == "generic" and each.deck == card.deck and each != card)


def stars(play, star):
    """Stack the skills so that all tests of this play pass, or none does."""

    def stack(table):
        wanted = [card for card in table.skills.cards if card.star == star]
        table.skills.cards = [card for card in table.skills.cards if card.star != star] + wanted

    return play.arrange(stack)


def go_on(play, *stop):
    """Answer questions on the way: a payment is made, no hero exerts, everything else as it comes."""
    for _ in range(60):
        decision = play.match.decision
        if decision is None or decision.ask in stop:
            return
        wanted = {"ask-exert-test": "done", "ask-pay": "yes", "ask-reroll": "done", "ask-retreat": "no"}
        key = wanted.get(decision.ask)
        if decision.ask == "ask-combat-action":
            key = "pass"
        play.choose(key if key in play.keys else play.keys[0])
    raise AssertionError(f"no end: {play.asked}")


def counting(play):
    """Return the hero's possessions; from here on everything is counted."""
    play.table.tally = {}
    return state(play)


def state(play):
    hero = play.hero()
    return {"gold": hero.gold, "lore": hero.lore, "ally": hero.allies, "wounds": hero.damage}


def declared(play, effects, passed, before):
    """Return the changes of these effects, as far as they are known without a choice; None otherwise."""
    after = dict(before)
    for effect in effects:
        if not _apply(play, effect, passed, after):
            return None
    return after


def _apply(play, effect, passed, after):
    op, n = effect.word, effect.n
    if op == "test":
        if effect.each:
            return False
        return all(_apply(play, each, passed, after) for each in (effect.passed if passed else effect.failed))
    if op == "pay" and effect.what == "gold":
        after["gold"] -= n
        return all(_apply(play, each, passed, after) for each in effect.then)
    if op in ("gold", "lore", "ally"):
        after[op] += n
    elif op == "suffer":
        after["wounds"] += n
    elif op == "heal":
        after["wounds"] -= min(after["wounds"], 99 if n == "all" else n)
    elif op == "lose" and effect.what in after:
        after[effect.what] -= min(n, after[effect.what])
    else:
        return op in ("take-card", "trophy", "draw", "delay", "learn", "look-at", "refresh-gem", "lose", "action")
    return True


@pytest.mark.parametrize("passed", [True, False], ids=["passed", "failed"])
@pytest.mark.parametrize("way", [way for way in WAYS if not way.rumor], ids=lambda way: way.key)
def test_a_way_does_what_it_says(way, passed):
    card = way.event
    gem = next(field for field in GEM_HEXES if field.gem == card.deck)
    play = stars(desk_for(card, at=where(gem)).top_card(card.key), passed)
    before = counting(play)
    play.choose("adventure", way.key)
    go_on(play, "ask-turn", "ask-combat-action")
    expected = declared(play, way.ability.effects, passed, before)
    assert play.table.tally["way:" + way.key] == 1
    if expected is not None and play.table.fight is None:
        assert state(play) == expected


def test_most_ways_are_checked_to_the_number():
    """A guard for the guard."""
    checked = [way for way in WAYS if declared(None, way.ability.effects, True, dict.fromkeys(START, 5)) is not None]
    assert len(checked) > 0.6 * len(WAYS)


START = ("gold", "lore", "ally", "wounds")


@pytest.mark.parametrize("way", [way for way in WAYS if way.rumor], ids=lambda way: way.key)
def test_a_rumor_brings_what_it_says(way):
    play = desk_for(way.event, at=place_for(way))
    play = stars(play.has(rumors=[(way.event.key, way.number)]), True)
    before = counting(play)
    if way.ability.window is AS_ACTION:
        play.choose("rumor-" + way.key)
    elif way.ability.window in (ON_REST, ON_TRAIN):
        play.choose("rest" if way.ability.window is ON_REST else "train")
        before["wounds"] = 0 if way.ability.window is ON_REST else before["wounds"]
    else:
        return  # those of a victory are tested with the fights
    while play.asked != "ask-turn":
        play.choose(
            way.key if play.asked == "ask-rumor" else play.keys[0] if play.asked != "ask-exert-test" else "done"
        )
    expected = declared(play, way.ability.effects, True, before)
    assert play.table.tally["way:" + way.key] == 1
    if expected is not None:
        assert state(play) == expected


SITES = {"settlement", "shrine", "fortress", "city"}


def place_for(way):
    return somewhere(way.places) if way.places else on_the_way(way.ability.when)


def somewhere(places):
    """Return a hex of a named place, or of a named kind."""
    return where(next(f for f in HEXES if (f.place and f.place.key in places) or f.kind in SITES & {*places}))


def on_the_way(wanted):
    fitting = [f for f in HEXES if f.kind in wanted.get("site", (f.kind,)) and not f.gem]
    return where(next(f for f in fitting if f.on_road == wanted.get("road", f.on_road)))


def where(field):
    return field.key.removeprefix("hex-").replace("-", ",")


@pytest.mark.parametrize(("card", "outcome"), OUTCOMES, ids=lambda each: getattr(each, "key", ""))
def test_an_outcome_brings_what_it_says(card, outcome):
    errand = card.errand
    play = desk_for(card, at=somewhere(errand.places)).has(quests=[card.key])
    if errand.attribute:
        play.arrange(lambda table: table.heroes[0].numbers.__setitem__(errand.attribute, outcome.successes))
        play = stars(play, True)
    else:
        faces = [next(face for face in DIE if symbol in face) for symbol in outcome.need]
        play.arrange(lambda table: table.heroes[0].numbers.__setitem__("speed", len(faces)))
        play.load(*faces)
    before, trophies = counting(play), len(play.hero().trophies)
    before["wounds"] += errand.suffer
    play.choose("quest-" + card.key)
    while play.asked != "ask-turn":
        done = dict.fromkeys(("ask-exert-test", "ask-reroll", "ask-learn-now"), "done")
        wanted = {"ask-outcome": outcome.key, **done}.get(play.asked)
        play.choose(wanted if wanted in play.keys else play.keys[0])
    assert play.table.tally["outcome:" + outcome.key] == 1
    assert (card in play.hero().trophies) == outcome.trophy
    more = sum(effect.n for effect in outcome.effects if effect.is_trophy)
    assert len(play.hero().trophies) == trophies + outcome.trophy + more
    expected = declared(play, outcome.effects, True, before)
    if expected is not None:
        assert state(play) == expected


@pytest.mark.parametrize("card", QUESTS, ids=lambda card: card.key)
def test_a_quest_says_all_its_outcomes(card):
    """Rules reference, Quests: the outcomes and what they require are listed on the card."""
    text = CATALOGUE.say(adventure_card(card).text)
    for outcome in card.errand.outcomes:
        assert CATALOGUE.say(Message(outcome.message.id + "-text", card.figures)) in text
    assert ("resolve no outcome" in text) == bool(card.errand.miss)


@pytest.mark.parametrize(
    ("scenario", "words"),
    [("margath", ("Taunt", "Will of Margath", "Empower")), ("corpse-king", ("Raise Dead", "Vampirism", "Curse"))],
)
def test_both_sides_of_the_scenario_can_be_read_from_the_start(scenario, words):
    """Rules reference, Scenario cards: either side at any time."""
    match = fabletable.start("runebound", options={"scenario": scenario})
    row = next(zone for zone in match.scene(0).board.zones if zone.id == "story")
    front, back = (CATALOGUE.say(piece.text) for piece in row.pieces)
    assert "End of Act I" in front
    assert all(word in back for word in words)


@pytest.mark.parametrize("card", list(HEROES), ids=lambda card: card.key)
def test_a_hero_to_choose_says_the_abilities_of_both_sides(card):
    text = CATALOGUE.say(offered_hero(card).text)
    assert all(CATALOGUE.say(ability.message) in text for ability in card.abilities)


@pytest.mark.parametrize(("card", "ability"), SURGES, ids=lambda each: getattr(each, "key", ""))
def test_a_surge_ability_of_an_enemy_works(card, ability):
    """An enemy with nothing but surge, against a hero without shields."""
    play = stars(desk_for(card).has(lore=0), False).fights(card.key, "aaa", "aaaaa")
    go_on(play, "ask-combat-action")

    def surge_only(table):
        side = table.fight.sides[1]
        side.tokens = []
        for number in range(3):
            token = FightToken(VETERAN)
            token.key, token.up, token.spent = f"surge-{number}", 1, False
            side.tokens.append(token)
        side.forbidden = {}
        table.fight.damage = 3
        table.fight.turn = 1

    play.arrange(surge_only)
    before = counting(play)
    play.choose(ability.key)
    go_on(play, "ask-combat-action", "ask-turn")
    assert play.table.tally["ability:" + ability.key] == 1
    dealt = [effect for effect in ability.effects if isinstance(effect, Deal)]
    if dealt and len(dealt) == len(ability.effects) and all(isinstance(effect.n, int) for effect in dealt):
        assert state(play)["wounds"] == min(10, before["wounds"] + sum(effect.n for effect in dealt))


def test_every_story_card_is_revealed_without_a_fault():
    for card in STORIES:
        play = desk_for_story(card)
        go_on(play, "ask-turn")
        assert play.table.tally["story:" + card.key] == 1


def desk_for_story(card):
    """Set up the turn before the time token reaches a space with a story."""
    play = StagedLand("corbin", "lissa", scenario=card.scenario)
    play.has(gold=9, hand=["cunning"]).has(1, gold=9, hand=["omens"])

    def stack(table):
        pile = table.story_deck
        pile.cards = [each for each in pile.cards if each.key != card.key] + [card]

    play.arrange(stack)
    play.table.tally = {}
    while "story:" + card.key not in play.table.tally:
        play.choose("end-turn" if "end-turn" in play.keys else play.keys[0])
    return play
