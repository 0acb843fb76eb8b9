"""The house's advice: what a greedy witcher does where it is easy to be silly, and the onlooker who counts it."""

import pytest

from fabletable.games.witcher import GAME
from fabletable.games.witcher.outlook import odds, strength
from fabletable.games.witcher.rules.dice_odds import hope_of
from fabletable.games.witcher.rules.tokens import start_tracking
from fabletable.kernel import Chance
from tests.rulebook.witcher.arranged import StagedWorld


def advised(play):
    """Return the key with the highest policy."""
    decision = play.match.decision
    weighed = GAME.policy(play.table, decision)
    return decision.options[max(range(len(weighed)), key=lambda place: weighed[place])].key


# --- odds know what the monsters do ---


def chance(monster, level_of=2, *, trail=True, **values):
    play = StagedWorld("wolf", "bear", lairs={"forest": (monster, 16)})
    play.set(place=16, attributes=[level_of] * 4, **values)
    witcher = play.hero()
    lair = play.table.lair_at(16)
    return odds(strength(witcher), witcher, lair.monster, trail=trail, hand=len(witcher.hand))


def test_a_shield_is_no_help_against_who_breaks_it():
    """Two monsters of the same level and life; the Werewolf takes two shields before the fight."""
    bare = chance("werewolf", shield=0)
    assert chance("werewolf", shield=2) == pytest.approx(bare)
    assert chance("manticore", shield=2) > chance("manticore", shield=0)


def test_the_penitent_is_much_harder_without_its_trail():
    """The Penitent is easier than the Werewolf, of the same level and life, with its Trail, and no longer without
    it."""
    assert chance("penitent", 4) > chance("werewolf", 4)
    assert chance("penitent", 4, trail=False) < chance("werewolf", 4, trail=False)


def test_purple_cards_do_not_count_against_the_fiend():
    purple = ["wolf-aard-1", "wolf-aard-2", "intense-igni-1", "intense-igni-2", "firestream-1", "firestream-3"]
    red = ["rend-1", "rend-2", "precise-blow-3", "precise-blow-4", "crushing-blow-1", "crushing-blow-2"]
    against_fiend = chance("fiend", hand=[], deck=purple), chance("fiend", hand=[], deck=red)
    against_hag = chance("grave-hag", hand=[], deck=purple), chance("grave-hag", hand=[], deck=red)
    assert against_fiend[0] - against_fiend[1] < against_hag[0] - against_hag[1]


# --- potions are not poured away ---


def hunting(monster, *, trails=(), **values):
    play = StagedWorld("wolf", "bear", lairs={"forest": (monster, 16)})
    play.hunt(attributes=[2, 2, 2, 2], trails=list(trails), **values)
    while play.asked == "ask-attack":
        play.choose("charge")
    return play


@pytest.mark.parametrize("potion", ["black-blood", "thunderbolt", "petris-philter", "blizzard"])
@pytest.mark.parametrize("monster", ["penitent", "glustyworp"])
def test_nothing_is_drunk_for_damage_that_the_monster_does_not_suffer(monster, potion):
    trails = ["forest"] if monster == "glustyworp" else []
    hand = ["rend-1", "rend-2", "wolf-aard-1", "wolf-yrden-1"]
    deck = ["rend-3", "rend-4", "precise-cut-1", "precise-cut-2", "block-1", "block-2", "whirl-1", "whirl-2"]
    play = hunting(monster, hand=hand, deck=deck, potions=[potion], trails=trails)
    assert play.asked == "ask-effects"
    assert advised(play) == "to-combo"


def test_the_same_potion_is_drunk_where_it_works():
    hand = ["rend-1", "rend-2", "wolf-aard-1", "wolf-yrden-1"]
    play = hunting("manticore", hand=hand, potions=["thunderbolt"], trails=["forest"])
    assert advised(play).startswith("thunderbolt")


def test_a_capped_turn_keeps_its_cards():
    """A long combo is thrown away against Glustyworp's one damage."""
    play = hunting("glustyworp", hand=["wolf-quick-slash-1", "rend-1", "rend-2"], trails=["forest"])
    assert play.asked == "ask-combo-first"
    play.choose(advised(play))
    assert play.asked != "ask-combo-next" or advised(play) == "combo-done"


# --- whoever tracks a monster finishes that first ---


def at_the_lair(*, tracking, near=0):
    play = StagedWorld("wolf", "bear", "cat", lairs={"forest": ("archespore", 16)})
    if tracking:
        play.arrange(lambda table: start_tracking(table, table.witchers[0], "forest"))
    play.set(place=16, attributes=[3, 3, 3, 3], shield=3, potions=["swallow"])
    play.set(1, reputation=near)
    return play.choose("phase-two")


def test_no_hunt_while_the_tracking_is_unfinished():
    assert advised(at_the_lair(tracking=True)).startswith("explore-")
    assert advised(at_the_lair(tracking=False)) == "archespore"


def test_unless_somebody_else_is_about_to_win():
    assert advised(at_the_lair(tracking=True, near=3)) == "archespore"


# --- dice with the other's dice in sight ---


def dicing(own, theirs):
    play = StagedWorld("wolf", "bear")
    play.set(0, place=7, gold=2, hand=["rend-3", "rend-2"])
    play.set(1, place=11, gold=2)
    play.choose("place-11", "rend-3")
    play.load(*own, *theirs)
    return play.choose("poker-1", "done")


def rolled_again(play):
    chosen = []
    while play.asked == "ask-reroll" and advised(play) != "done":
        chosen.append(advised(play))
        play.choose(chosen[-1])
    return chosen


def test_dice_that_win_are_left():
    assert rolled_again(dicing([3, 3, 1, 2, 6], [2, 2, 1, 4, 6])) == []


def test_dice_that_lose_are_rolled_again_whatever_they_show():
    assert rolled_again(dicing([3, 3, 2, 2, 2], [6, 6, 6, 6, 1])), "a full house does not help against four"


def test_one_die_is_enough_where_one_number_wins():
    """The hand 2 3 4 5 hopes for a straight against three sixes, the pair of twos for nothing."""
    assert rolled_again(dicing([2, 3, 4, 5, 2], [6, 6, 6, 1, 2])) in (["die-0-0"], ["die-0-4"])


def test_chances_are_counted_out():
    assert hope_of((6, 6, 6, 6), (1, 1, 1, 1, 1), "last") == pytest.approx(1 / 6)
    assert hope_of((), (1, 2, 3, 4, 6), "last") > 0.9


# --- the onlooker ---


def seen(play, *keys):
    """Return the blunders of these choices."""
    looking = GAME.critic(play.table)
    for key in keys:
        decision = play.match.decision
        chosen = next(option for option in decision.options if option.key == key)
        looking.sees(play.table, decision, chosen)
        play.choose(key)
    return [name for name, _ in looking.blunders]


def test_an_unfinished_track_is_noted():
    play = StagedWorld("wolf", "bear", "cat")
    play.arrange(lambda table: start_tracking(table, table.witchers[0], "forest"))
    play.set(place=16)
    assert seen(play, "phase-two", "barghest") == ["untracked-hunt"]
    tracked = StagedWorld("wolf", "bear", "cat")
    tracked.set(place=16, trails=["forest"])
    assert seen(tracked, "phase-two", "barghest") == []


def test_a_wasted_potion_is_noted():
    play = hunting("glustyworp", hand=["rend-1", "rend-2"], potions=["black-blood", "black-blood"], trails=["forest"])
    potions = [key for key in play.keys if key.startswith("black-blood")]
    assert seen(play, *potions) == ["wasted-potion"], "the first one deals its damage, the second none"
    full = hunting("manticore", hand=["rend-1", "rend-2"], shield=2, potions=["swallow"], trails=["forest"])
    full.set(shield=2)
    assert seen(full, next(key for key in full.keys if key.startswith("swallow"))) == ["wasted-potion"]


def test_dice_thrown_blindly_are_noted():
    assert seen(dicing([3, 3, 1, 2, 6], [2, 2, 1, 4, 6]), "die-0-2") == ["blind-dice"]
    assert seen(dicing([2, 2, 1, 4, 6], [3, 3, 1, 2, 6]), "done") == ["blind-dice"]
    assert seen(dicing([2, 2, 1, 4, 6], [3, 3, 1, 2, 6]), "die-0-2", "done") == []


def idling(play, turns, walk=None):
    looking = GAME.critic(play.table)

    def choose(key):
        decision = play.match.decision
        looking.sees(play.table, decision, next(option for option in decision.options if option.key == key))
        play.choose(key)

    for number in range(turns):
        place = walk[number % len(walk)] if walk else None
        play.set(0, gold=5, hand=["rend-1", "rend-2", "rend-3"])
        if place is not None:
            choose(f"place-{place}")
            choose(next(key for key in play.keys if key == "two-cards" or key.startswith("coin")))
            while play.asked == "ask-discard":
                choose(play.keys[0])
        mine = False
        while not (mine and play.asked == "ask-travel" and play.seat == 0):
            choose(next((key for key in ("phase-two", "explore-city", "done") if key in play.keys), play.keys[0]))
            mine = play.table.active != 0 or mine
    choose("phase-two")
    return [name for name, seat in looking.blunders if seat == 0]


def test_two_idle_turns_are_noted_and_one_is_not():
    assert idling(StagedWorld("wolf", "bear"), 1) == []
    assert idling(StagedWorld("wolf", "bear"), 2) == ["idle"]


def test_a_walk_to_and_fro_is_noted():
    play = StagedWorld("wolf", "bear")
    play.set(place=7)
    assert "shuttle" in idling(play, 3, walk=[8, 7])


# --- what a position is worth ---


def test_all_chances_together_are_one():
    play = StagedWorld("wolf", "bear", "cat")
    assert sum(GAME.value(play.table, seat) for seat in range(3)) == pytest.approx(1)


@pytest.mark.parametrize(
    "better",
    [
        {"reputation": 2},
        {"attributes": [3, 3, 3, 3], "shield": 3},
        {"gold": 5},
        {"place": 16, "trails": ["forest"]},
    ],
    ids=["trophies", "attributes", "gold", "a hunt"],
)
def test_what_a_witcher_gains_raises_his_chance_and_lowers_the_others(better):
    play = StagedWorld("wolf", "bear", "cat")
    play.set(gold=0, place=3)
    before = [GAME.value(play.table, seat) for seat in range(3)]
    play.set(**better)
    after = [GAME.value(play.table, seat) for seat in range(3)]
    assert after[0] > before[0]
    assert after[1] < before[1]


def test_whoever_has_won_has_all_of_it():
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["crushing-blow-1", "wolf-aard-1"], trails=["forest"], reputation=3)
    play.pool(1, 2)
    play.choose("crushing-blow-1")
    assert play.match.over
    assert [GAME.value(play.table, seat) for seat in range(2)] == [1.0, 0.0]


def test_a_chance_tells_nothing_that_the_seat_cannot_know():
    play = StagedWorld("wolf", "bear", "cat")
    for seat in range(3):
        seen = GAME.value(play.table, seat)
        for number in range(5):
            imagined = play.match.imagine(seat, Chance(f"worth/{number}"))
            assert GAME.value(imagined.table, seat) == pytest.approx(seen)


def test_alone_it_rises_with_every_trophy():
    play = StagedWorld("wolf")
    before = GAME.value(play.table, 0)
    play.set(reputation=3)
    assert before < GAME.value(play.table, 0) < 1
