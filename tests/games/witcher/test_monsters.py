"""Each monster's special ability changes what it says it changes."""

import pytest

from tests.rulebook.witcher.arranged import StagedWorld, keep_events

TWO = ["wolf-aard-1", "rend-1"]


def against(monster, place=16, first=True, **values):
    """Set up a Wolf with two cards in hand against this monster; ``first`` gives him its Trail."""
    play = StagedWorld("wolf", "bear", lairs={"forest": (monster, place)})
    given = {"hand": TWO, **values}
    if first:
        given["trails"] = ["forest"]
    return play.hunt(place, **given)


def strike(play, *keys):
    play.choose(*keys)
    if play.asked == "ask-combo-next":
        play.choose("combo-done")
    return play


def test_arachas():
    play = StagedWorld("wolf", "bear", lairs={"forest": ("arachas", 16)})
    play.hunt(hand=["wolf-aard-1", "rend-1", "rend-2"], trails=["forest"])
    assert play.asked == "ask-discard"
    play.choose("rend-2")
    assert len(play.hero().hand) == 2


WORST = {1: 3, 2: 2, 3: 4, 4: 2, 5: 4, 6: 3, 7: 5, 8: 3, 10: 4, 11: 3, 12: 5, 13: 4, 14: 4, 15: 4, 16: 3}
WORST |= {17: 5, 18: 5, 19: 4, 20: 3}
"""Fight card: cards lost to the worse of its attacks, without a shield, all attributes on I. Card 9 is a tie."""


@pytest.mark.parametrize("seed", range(6))
def test_foglet_takes_the_attack_that_costs_more(seed):
    play = StagedWorld("wolf", "bear", seed=f"foglet/{seed}", lairs={"forest": ("foglet", 16)})
    play.hunt(16, hand=TWO, shield=0)
    assert play.fight.monster_turns == 1
    if play.asked == "ask-attack":
        assert play.fight.revealed.number == 9, "only a tie is left to the chooser"
        return
    (card,) = play.fight.spent
    assert len(play.hero().discard) == WORST[card.number], "nobody was asked for its first attack"


def test_drowners_nest():
    play = against("drowners-nest")
    assert play.asked == "ask-discard-from-deck"
    assert play.keys == sorted(play.keys), "in an order that tells nothing about the deck"
    key = play.keys[0]
    play.choose(key)
    assert [card.key for card in play.hero().discard] == [key]


def test_nekkers_nest():
    without = strike(against("nekkers-nest", attributes=[2, 1, 1, 1]), "wolf-aard-1")
    assert len(without.hero().hand) == 1 + 1, "Combat II, one less without green"
    green = against("nekkers-nest", attributes=[2, 1, 1, 1], hand=["wolf-shove-1", "rend-1"])
    strike(green, "wolf-shove-1")
    assert len(green.hero().hand) == 1 + 2


def test_barghest_and_werewolf():
    assert against("barghest", shield=1).hero().shield == 0
    assert against("werewolf", shield=3, attributes=[1, 3, 1, 1]).hero().shield == 1


def test_ghouls_nest_loses_two_at_most_in_the_first_turn():
    play = against("ghouls-nest", hand=["crushing-blow-1", "rend-1"])
    strike(play, "crushing-blow-1")
    assert len(play.fight.pool.cards) == 12 - 2


def test_harpy():
    play = strike(against("harpy", attributes=[3, 1, 1, 1]), "wolf-aard-1")
    assert len(play.hero().hand) == 1, "Combat counts as 0 in the first turn"


def test_ekimmara():
    assert against("ekimmara").asked == "ask-combo-first", "with its Trail nothing is lost"
    assert against("ekimmara", first=False).asked == "ask-discard"


def test_fiend():
    play = against("fiend", hand=["wolf-aard-1", "rend-1"])
    strike(play, "wolf-aard-1")
    assert len(play.fight.pool.cards) == 13, "a purple card does nothing"


def test_grave_hag():
    play = against("grave-hag", first=False, hand=["wolf-aard-1", "rend-1", "rend-2", "rend-3"])
    play.set(shield=0)
    play.pool(6, 1, 2)
    deck = len(play.hero().deck.cards)
    play.choose("charge")  # two damage
    assert play.asked == "ask-discard"
    play.choose("rend-1", "rend-2")
    assert [card.key for card in play.hero().discard] == ["rend-1", "rend-2"]
    assert len(play.hero().deck.cards) == deck, "nothing from the deck"


def test_weavess():
    play = against("weavess", attributes=[1, 3, 1, 1], shield=3)
    assert play.hero().attributes[1] == 2
    assert play.hero().shield == 2


def test_nightwraith():
    play = against("nightwraith", hand=["wolf-aard-1", "rend-1", "rend-2"])
    assert play.asked != "ask-combo-first", "chance chose the first card"


def test_noonwraith():
    play = against("noonwraith", attributes=[1, 4, 1, 1], shield=0, hand=["block-1", "rend-1"])
    strike(play, "block-1")
    assert play.hero().shield == 1, "two icons, but one a turn"


def test_manticore():
    play = against("manticore", first=False, shield=0)
    play.set(shield=0, hand=["wolf-aard-1", "rend-1", "rend-2"])
    play.pool(5, 1, 2)
    play.choose("charge")  # two damage, one less, and a random hand card
    assert len(play.hero().hand) == 2
    assert len(play.hero().discard) == 2


def test_penitent():
    play = against("penitent", first=False)
    play.pool(6, 1, 2, 3)
    play.choose("charge")
    strike(play, "rend-1")
    assert len(play.fight.pool.cards) == 3, "no damage in the first turn without its Trail"
    tracked = strike(against("penitent"), "rend-1")
    assert len(tracked.fight.pool.cards) == 14 - 2


def test_whispess():
    play = against("whispess", attributes=[1, 4, 1, 1], shield=4, hand=["wolf-yrden-1", "rend-1"])
    strike(play, "wolf-yrden-1")
    assert play.hero().shield == 2


def test_water_hag():
    play = against("water-hag", attributes=[1, 1, 4, 1], potions=["tawny-owl", "tawny-owl"])
    play.choose(play.keys[0])
    assert play.asked == "ask-combo-first", "one potion in the whole fight"


def test_wyvern():
    play = against("wyvern", first=False)
    play.set(shield=1, hand=["wolf-aard-1", "rend-1", "rend-2"])
    play.pool(4, 1, 2)
    play.choose("charge")  # two damage
    assert len(play.hero().hand) == 2


def test_griffin():
    play = strike(against("griffin", attributes=[3, 1, 1, 1]), "wolf-aard-1")
    assert len(play.hero().hand) == 1 + 2
    least = strike(against("griffin"), "wolf-aard-1")
    assert len(least.hero().hand) == 1 + 1, "never below one"


@pytest.mark.parametrize(("monster", "card", "dealt"), [("brewess", "block-1", 0), ("yghern", "whirl-1", 0)])
def test_brewess_and_yghern_soften_some_colours(monster, card, dealt):
    play = against(monster, hand=[card, "rend-1"])
    life = len(play.fight.pool.cards)
    strike(play, card)
    assert len(play.fight.pool.cards) == life - dealt
    other = strike(against(monster), "rend-1")
    assert len(other.fight.pool.cards) == life - 2


def test_bruxa_with_two_cards_left():
    play = against("bruxa", first=False)
    play.set(shield=0)
    play.pool(6, 1)
    play.choose("charge")  # two damage and two more
    assert len(play.hero().discard) == 4


def test_striga():
    play = against("striga", attributes=[1, 4, 1, 1], shield=4, hand=["wolf-aard-1", "rend-1", "rend-2"])
    assert play.hero().shield == 1


def test_glustyworp():
    play = strike(against("glustyworp", hand=["crushing-blow-1", "rend-1"]), "crushing-blow-1")
    assert len(play.fight.pool.cards) == 18 - 1


def test_leshen():
    play = against("leshen", attributes=[1, 3, 1, 1], shield=3, hand=["block-1", "rend-1"])
    assert play.hero().shield == 2
    strike(play, "block-1")
    assert play.hero().shield == 2, "Defence counts one lower in this fight"
    assert play.hero().attributes[1] == 3


@pytest.mark.parametrize(("defence", "limit", "bitten"), [(1, 1, 1), (3, 2, 2), (4, 3, 3), (5, 4, 5)])
def test_leshen_lowers_what_defence_counts_but_never_level_five(defence, limit, bitten):
    play = against("leshen", first=False, attributes=[1, defence, 1, 1], shield=4)
    assert play.hero().shield == limit
    play.set(shield=0)
    play.pool(1, 2, 3)
    play.choose("bite")  # damage equal to Defence
    assert len(play.hero().discard) == bitten


def test_what_caps_the_first_turn_ends_with_it():
    worm = against("glustyworp", trophies=["rotfiend"])
    strike(worm, "wolf-aard-1")  # all the damage of his first turn
    worm.set(shield=0)
    worm.pool(12, 5, 6, 7, 8)
    worm.choose("bite", "rotfiend-bile")  # five damage, answered in the monster's turn
    assert len(worm.fight.pool.cards) == 4 - 2
    ghouls = keep_events(StagedWorld("wolf", "bear", lairs={"forest": ("ghouls-nest", 16)}), 18)
    ghouls.hunt(hand=["rend-1", "rend-2"], trails=["forest"])
    strike(ghouls, "rend-1")  # both cards of his first turn
    ghouls.choose("oscar")
    assert ghouls.asked == "ask-discard-looked"
    ghouls.choose(ghouls.keys[0])
    assert len(ghouls.fight.pool.cards) == 12 - 2 - 1
