"""Nothing is offered that would do nothing, and nothing is asked that has a single evident answer."""

import pytest

from fabletable.games.witcher.rules.levels import raise_two_lowest
from tests.rulebook.witcher.arranged import StagedWorld, keep_events

SEVEN = ["wolf-aard-1", "wolf-aard-2", "rend-1", "rend-2", "rend-3", "whirl-1", "whirl-2"]


def fighting(school="wolf", monster="barghest", event=None, **values):
    """Set up the witcher's first turn against a monster whose Trail he has."""
    play = StagedWorld(
        school, "wolf" if school != "wolf" else "bear", lairs={"forest": (monster, 16), "mountain": ("rotfiend", 13)}
    )
    if event is not None:
        keep_events(play, event)
    return play.hunt(16, **{"hand": ["rend-1", "whirl-1"], "trails": ["forest"], **values})


def strike(play, *keys):
    play.choose(*keys)
    while play.asked == "ask-combo-next":
        play.choose("combo-done")
    return play


def offered(play):
    return play.keys if play.asked in ("ask-power", "ask-effects") else []


# --- Harpy Feathers: only where something makes the witcher draw fewer cards than he could ---


def test_harpy_feathers_help_against_a_card_that_draws_less():
    assert "harpy-feathers" in offered(strike(fighting(trophies=["harpy"]), "rend-1"))


def test_harpy_feathers_are_not_offered_on_an_empty_deck():
    play = fighting(trophies=["harpy"])
    play.set(deck=[])
    assert "harpy-feathers" not in offered(strike(play, "rend-1"))


def test_harpy_feathers_are_not_offered_to_a_full_hand():
    play = fighting(trophies=["harpy"], hand=[*SEVEN], attributes=[4, 1, 1, 1])
    assert "harpy-feathers" not in offered(strike(play, "rend-1")), "room for one, and three are drawn"


def test_harpy_feathers_are_not_offered_where_the_monster_takes_nothing():
    nekkers = fighting(monster="nekkers-nest", trophies=["harpy"], hand=["wolf-shove-1", "rend-1"])
    assert "harpy-feathers" not in offered(strike(nekkers, "wolf-shove-1")), "a green card"
    griffin = fighting(monster="griffin", trophies=["harpy"], hand=["wolf-aard-1", "rend-1"])
    assert "harpy-feathers" not in offered(strike(griffin, "wolf-aard-1")), "one card is drawn at least"
    two = fighting(monster="griffin", trophies=["harpy"], hand=["wolf-aard-1", "rend-1"], attributes=[2, 1, 1, 1])
    assert "harpy-feathers" in offered(strike(two, "wolf-aard-1"))


# --- Glustyworp Barb: never for 0 ---


def test_glustyworp_barb_is_not_offered_for_a_card_without_damage():
    play = strike(fighting(trophies=["glustyworp"], hand=["wolf-shove-1", "rend-1"]), "wolf-shove-1")
    assert "glustyworp-barb" not in offered(play)
    assert "glustyworp-barb" in offered(strike(fighting(trophies=["glustyworp"]), "rend-1"))


def test_glustyworp_barb_is_not_offered_for_a_purple_card_against_the_fiend():
    play = fighting(monster="fiend", trophies=["glustyworp"], hand=["wolf-aard-1", "rend-1"])
    assert "glustyworp-barb" not in offered(strike(play, "wolf-aard-1"))


# --- empty decks ---


def duel(attacker, defender, **values):
    play = StagedWorld(attacker, defender)
    play.set(1, place=7, gold=0, **values)
    play.set(place=7, hand=[f"{attacker}-aard-1", "rend-1"], gold=0)
    return play.choose("phase-two", "duel-1")


def test_venomous_steel_is_not_offered_against_an_empty_deck():
    play = duel("viper", "bear", shield=0, hand=["whirl-1", "whirl-2", "whirl-3"])
    play.set(1, deck=["whirl-4", "whirl-5"], discard=[], shield=0, hand=["whirl-1", "whirl-2", "whirl-3"])
    strike(play, "rend-1")  # two damage: the whole deck
    assert "skill-viper" not in offered(play)
    more = duel("viper", "bear", shield=0, hand=["whirl-1", "whirl-2"])
    more.set(1, deck=["whirl-3", "whirl-4", "whirl-5"], discard=[], shield=0, hand=["whirl-1", "whirl-2"])
    assert "skill-viper" in offered(strike(more, "rend-1")), "a card is left to look at"


def test_leather_boots_are_not_offered_on_an_empty_deck():
    play = fighting(event=31)
    play.set(deck=[])
    assert "boots" not in offered(strike(play, "whirl-1"))
    assert "boots" in offered(strike(fighting(event=31), "whirl-1"))


def test_leather_boots_are_not_offered_where_the_deck_is_drawn_empty_anyway():
    play = fighting(event=31, attributes=[3, 1, 1, 1])
    play.set(deck=["rend-2", "rend-3", "rend-4"])
    assert "boots" not in offered(strike(play, "whirl-1"))


# --- drawing with a full hand ---


def test_the_cat_medallion_is_not_offered_to_a_full_hand():
    assert "cat-medal" not in offered(fighting(trophies=["cat"], hand=[*SEVEN]))
    assert "cat-medal" in offered(fighting(trophies=["cat"], hand=SEVEN[:6]))


def with_griffin_medallion(hand):
    """Set up a fight with a discarded card to take back."""
    play = StagedWorld("wolf", "griffin", lairs={"forest": ("barghest", 16)})

    def give(table):
        other = table.witchers[1]
        table.witchers[0].trophies += other.school_trophies[-1:]
        other.school_trophies = other.school_trophies[:-1]

    play.arrange(give)
    play.hunt(16, hand=hand, trails=["forest"])
    return play.set(discard=["rend-4", "rend-5"])


def test_the_griffin_medallion_is_not_offered_to_a_full_hand():
    assert "griffin-medal" not in offered(with_griffin_medallion([*SEVEN]))
    assert "griffin-medal" in offered(with_griffin_medallion(SEVEN[:6]))


def test_drowner_brain_is_not_offered_to_a_full_hand():
    full = fighting(trophies=["drowners-nest"], hand=[*SEVEN])
    full.set(discard=["rend-4"])
    assert "drowner-brain" not in offered(full)
    room = fighting(trophies=["drowners-nest"], hand=SEVEN[:6])
    room.set(discard=["rend-4"])
    assert "drowner-brain" in offered(room)


@pytest.mark.parametrize("level", [1, 4])
def test_magic_is_not_offered_to_a_full_hand(level):
    full = fighting("griffin", hand=[*SEVEN[2:], "griffin-aard-1", "griffin-aard-2"], attributes=[1, 1, 1, level])
    full.set(discard=["rend-4"])
    assert "skill-griffin" not in offered(full)
    room = fighting("griffin", hand=[*SEVEN[2:], "griffin-aard-1"], attributes=[1, 1, 1, level])
    room.set(discard=["rend-4"])
    assert "skill-griffin" in offered(room)


def test_speed_is_not_offered_to_a_full_hand_on_level_one():
    hand = [*SEVEN[2:], "cat-aard-1", "cat-aard-2"]
    assert "skill-cat" not in offered(fighting("cat", hand=hand))
    assert "skill-cat" in offered(fighting("cat", hand=hand[:6]))
    order = fighting("cat", hand=hand, attributes=[1, 1, 1, 2])
    assert "skill-cat" in offered(order), "three cards can still be put in another order"


def test_maribor_forest_says_why_it_is_of_no_use():
    full = fighting(hand=[*SEVEN], potions=["maribor-forest", "swallow"])
    assert list(full.barred.values()) == ["why-hand-full"]
    empty = fighting(potions=["maribor-forest", "swallow"])
    empty.set(deck=[])
    assert list(empty.barred.values()) == ["why-deck-empty"]


def test_maribor_forest_feeds_archespore_juice_even_with_a_full_hand():
    play = fighting(hand=[*SEVEN], potions=["maribor-forest"], trophies=["archespore"])
    play.choose(play.hero().potions[0].key)
    assert "archespore-juice" in play.keys


def test_master_of_the_school_is_not_offered_for_nothing():
    """A full hand and a full shield: neither a card nor a shield could come."""
    values = {"attributes": [1, 1, 1, 4], "trophies": ["special"]}
    play = fighting("cat", "arachas", hand=["rend-1", "rend-2", "rend-3", "cat-aard-1", "cat-aard-2"], **values)
    assert play.decision.args["source"].id == play.fight.monster.message.id, "the question says what takes the card"
    play.choose("cat-aard-2")  # the Arachas takes one
    play.set(shield=1)
    play.choose("skill-cat")
    while play.asked == "ask-take-looked":
        play.choose(play.keys[0])
    assert len(play.hero().hand) == 7
    assert play.asked == "ask-combo-first"


def test_master_of_combat_is_not_offered_to_a_full_hand():
    play = fighting(hand=[*SEVEN], trophies=["combat"])
    assert "master-combat" not in offered(strike(play, "whirl-1")), "room for one card, and one is drawn"


def test_equipment_that_raises_a_full_shield_is_not_offered():
    assert "armour" not in offered(fighting(monster="foglet", event=13, shield=1))
    assert "armour" in offered(fighting(monster="foglet", event=13, shield=0))


# --- attributes at V ---


@pytest.mark.parametrize(
    ("levels", "asked", "then"),
    [
        ([5, 5, 5, 5], "", [5, 5, 5, 5]),
        ([5, 5, 5, 4], "", [5, 5, 5, 5]),
        ([5, 5, 4, 3], "", [5, 5, 5, 4]),
    ],
)
def test_the_two_lowest_attributes_are_never_chosen_among_those_at_five(levels, asked, then):
    play = StagedWorld("wolf", "bear").set(attributes=levels, level=3)
    assert list(raise_two_lowest(play.table, play.table.witchers[0])) == [], "nothing is asked"
    assert play.hero().attributes == then


# --- the only answer ---


def test_on_to_the_combo_is_not_asked_as_the_only_answer():
    play = fighting(potions=["petris-philter"], hand=["rend-1", "rend-2"])
    assert play.asked == "ask-combo-first", "no purple or yellow card to pay with"
    sign = fighting(potions=["petris-philter"], hand=["wolf-aard-1", "rend-2"])
    assert sign.asked == "ask-effects"
