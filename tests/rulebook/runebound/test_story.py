"""Rounds, acts, story cards, the two scenarios and their villains; the rulings about them."""

import fabletable
from fabletable.games.runebound.board import GEM_HEXES, GEM_NUMBER, HEX_AT, first_hex
from fabletable.games.runebound.rules.context import health_against
from tests.rulebook.runebound.arranged import STORY, VOICES, StagedLand, hex_at
from tests.staged import NAMES


def end_of_round(desk, *, act=1, space=1, draws=()):
    """Everybody has had a turn; the time token stands there."""

    def arrange(table):
        table.act, table.space = act, space
        table.phase = "round-end"
        if draws:
            table.chance.load(*draws)

    return desk.arrange(arrange)


def on_top(desk, key):
    def stack(table):
        table.story_deck.cards = [card for card in table.story_deck.cards if card.key != key] + [STORY[key]]

    return desk.arrange(stack)


def test_the_first_player_never_rotates():
    desk = StagedLand()
    desk.choose("end-turn", "end-turn")
    assert desk.table.space == 2
    assert desk.table.active == desk.table.first == 0


def test_a_story_space_draws_a_story_card():
    desk = on_top(StagedLand(), "visions-of-dawn")
    end_of_round(desk, space=1)
    assert desk.table.slots[0].key == "visions-of-dawn"


def test_the_end_of_a_round_is_nobodys_turn():
    """Rules reference, Once per turn: also who has just had a turn uses no such ability now."""
    desk = StagedLand().has(1, assets=["alchemists-belt"], hand=["cunning"]).has(0, hand=["omens"])
    on_top(desk, "the-bards-last-verse")
    desk.choose("end-turn", "end-turn", "done")
    assert desk.table.active == desk.seat == 1
    assert desk.asked == "ask-exert-test"


def test_story_quests_take_the_lowest_free_space():
    desk = on_top(StagedLand().story("the-last-dragonslayer"), "visions-of-dawn")
    end_of_round(desk, space=3)
    assert [card.key for card in desk.table.slots if card] == ["the-last-dragonslayer", "visions-of-dawn"]


def test_refresh_skips_gems_under_heroes():
    """Ruling 28: they stay down until the next refresh."""
    desk = StagedLand(at="8,5")
    desk.arrange(lambda table: table.gems.__setitem__(slice(None), [False] * 27))
    end_of_round(desk, space=6)
    under = GEM_NUMBER[HEX_AT["8,5"].index]
    assert [number for number, up in enumerate(desk.table.gems) if not up] == [under]
    assert len(GEM_HEXES) == 27


def test_the_villain_appears_before_the_token_is_turned_and_its_icon_counts():
    """Rulings 26 and 27: Act II begins on space 1, whose icon refreshes the gems."""
    desk = StagedLand()
    desk.arrange(lambda table: table.gems.__setitem__(slice(None), [False] * 27))
    end_of_round(desk, space=12)
    assert (desk.table.act, desk.table.space) == (2, 1)
    assert desk.table.villain_at == first_hex("firmament").index
    assert sum(desk.table.gems) >= 25


def test_vorakesh_comes_with_a_zombie():
    desk = StagedLand(scenario="corpse-king")
    end_of_round(desk, space=12)
    ruins = first_hex("cursed-ruins").index
    assert desk.table.villain_at == ruins
    assert desk.table.zombies[ruins] == 1


def test_the_corpse_king_wins_at_the_end_of_act_two():
    desk = StagedLand(scenario="corpse-king")
    end_of_round(desk, act=2, space=12)
    assert desk.match.over
    assert desk.match.result.winners == []


def march(desk, *wilds, at="firmament"):
    desk.arrange(lambda table: setattr(table, "villain_at", hex_at(at).index))
    end_of_round(desk, act=2, space=12, draws=[0 if wild else 1 for wild in wilds])
    return desk


def test_margath_marches_one_hex_for_each_wild():
    """Ruling 24: straight up column 6 is the default among equal ways."""
    desk = march(StagedLand(), True, False, False, False, False)
    assert desk.table.villain_at == HEX_AT["10,6"].index
    assert desk.asked == "ask-turn"


def test_the_dice_of_the_march_are_not_rerolled_unless_the_switch_is_on():
    """Ruling 25."""
    desk = StagedLand().has(hand=["cunning"])
    assert march(desk, True, False, False, False, False).asked == "ask-turn"
    desk = StagedLand().has(hand=["cunning"]).arrange(lambda table: setattr(table, "march_exert", True))
    assert march(desk, True, False, False, False, False).asked == "ask-reroll"


def test_margaths_card_does_not_deny_what_the_option_allows():
    """Ruling 25: with `march-exert` the first player may reroll the dice, and the card says so."""
    told = {}
    for allowed in (False, True):
        match = fabletable.start("runebound", players=2, seed="march", options={"march-exert": allowed})
        story = next(zone for zone in match.scene(0).board.zones if zone.id == "story")
        text = next(piece.text for piece in story.pieces if piece.id == "scenario")
        told[allowed] = {language: voice.say(text, NAMES) for language, voice in VOICES.items()}
    assert "cannot be rerolled" in told[False]["en"]
    assert "cannot be rerolled" not in told[True]["en"]
    assert "may exert to reroll" in told[True]["en"]
    assert all(told[True][language] != told[False][language] for language in VOICES)


def test_all_lose_when_margath_reaches_tamalir():
    desk = march(StagedLand(), True, True, False, False, False, at="7,6")
    assert desk.match.over
    assert desk.match.result.winners == []


def test_among_equal_ways_the_first_player_chooses():
    """Ruling 24."""
    desk = StagedLand()
    desk.arrange(lambda table: setattr(table, "villain_at", HEX_AT["9,9"].index))
    end_of_round(desk, act=2, space=12, draws=[0, 1, 1, 1, 1])
    assert desk.asked == "ask-march"
    assert desk.seat == 0


def test_lore_weakens_margath_down_to_eight():
    """Ruling 23: max(8, 15 - lore)."""
    desk = StagedLand()
    for lore, health in [(0, 15), (3, 12), (7, 8), (9, 8)]:
        desk.has(lore=lore)
        assert health_against(desk.table, desk.table.villain, 0) == health


def test_allies_weaken_and_zombies_strengthen_vorakesh():
    """Ruling 22: max(8, 10 + zombies - 2 x allies), at every moment."""
    desk = StagedLand(scenario="corpse-king")
    for zombies, allies, health in [(0, 0, 10), (4, 0, 14), (4, 1, 12), (0, 2, 8), (1, 5, 8)]:
        desk.has(allies=allies).arrange(lambda table, n=zombies: table.zombies.__setitem__(7, n))
        assert health_against(desk.table, desk.table.villain, 0) == health


def test_whoever_defeats_the_villain_wins():
    desk = StagedLand(at="firmament").has(lore=7, assets=["truesight-bow"], learned=["marksmanship"])
    desk.fights_villain("abba", "bbbbbbb").choose("truesight-bow.1")
    assert desk.fight.damage == 4
    desk.arrange(lambda table: setattr(table.fight, "damage", 7))
    while not desk.match.over:
        desk.choose("physical" if "physical" in desk.keys else "done" if "done" in desk.keys else "pass")
    assert desk.match.result.winners == [0]


def test_the_villain_is_challenged_in_his_hex_for_one_action():
    desk = StagedLand(at="firmament").arrange(lambda table: setattr(table, "villain_at", hex_at("firmament").index))
    assert "challenge-villain" in desk.keys
    desk.choose("challenge-villain")
    assert desk.fight.cause == "villain"
    assert desk.hero().actions == 2


def test_healing_never_goes_above_the_weakened_health():
    desk = StagedLand(at="firmament").has(lore=7).fights_villain("bbb", "bbbbbbb")
    desk.arrange(lambda table: setattr(table.fight, "damage", 1))
    while desk.seat != 1:
        desk.choose("pass")
    desk.choose("margath.will-of-margath")
    while desk.asked == "ask-pay-surge":
        desk.choose(desk.keys[0])
    assert desk.fight.damage == 0


def test_a_destroyed_first_player_is_followed_by_the_next():
    desk = (
        StagedLand(players=3, at="firmament")
        .has(damage=8, gold=5, assets=["chain-mail"])
        .fights_villain("abbb", "aaaaaaa")
    )
    before = desk.match.game.pieces(desk.table)
    while desk.seat != 2:
        desk.choose("pass")
    desk.choose("skull")
    assert desk.hero().out
    assert desk.table.first == 1
    assert desk.table.active == 1
    assert desk.match.game.pieces(desk.table) == before
    assert desk.hero().assets == []


# --- zombies ---


def test_entering_zombies_hurts_once_however_many_there_are():
    desk = StagedLand(scenario="corpse-king").arrange(lambda table: table.zombies.__setitem__(HEX_AT["4,6"].index, 3))
    desk.choose("hex-4-6")
    assert desk.hero().damage == 2


def test_an_action_kills_a_zombie_for_a_gold():
    desk = StagedLand(scenario="corpse-king").arrange(lambda table: table.zombies.__setitem__(table.heroes[0].at, 2))
    desk.choose("kill-zombie")
    assert desk.hero().gold == 1
    assert desk.table.zombies[desk.hero().at] == 1


def test_the_bells_of_castle_telis_take_the_gold():
    desk = StagedLand(scenario="corpse-king").story("the-bells-of-castle-telis")
    desk.arrange(lambda table: table.zombies.__setitem__(table.heroes[0].at, 1)).choose("kill-zombie")
    assert desk.hero().gold == 0


# --- story quests ---


def test_a_story_quest_says_why_it_is_not_open():
    """The Plague Cart takes 2 gold, once for each hero; Brightdale a trophy, and no zombie there."""
    desk = StagedLand(at="suvars-haven", scenario="corpse-king").story("the-plague-cart").has(gold=1)
    assert desk.barred["story-the-plague-cart"] == "why-gold-short"
    desk.has(gold=4).choose("story-the-plague-cart")
    assert desk.barred["story-the-plague-cart"] == "why-done"
    desk = StagedLand(at="brightdale", scenario="corpse-king").story("brightdale-buries-its-dead")
    assert desk.barred["story-brightdale-buries-its-dead"] == "why-trophies"
    desk.has(trophies=["smuggling"]).arrange(lambda table: table.zombies.__setitem__(table.heroes[0].at, 1))
    assert desk.barred["story-brightdale-buries-its-dead"] == "why-missing"


def test_a_story_quest_without_actions_says_so():
    desk = StagedLand(at="suvars-haven", scenario="corpse-king").story("the-plague-cart")
    desk.has(gold=2, actions=0, hand=["omens"], trophies=["ogre"])  # a skill to learn before the turn ends
    assert desk.barred["story-the-plague-cart"] == "why-no-actions"


def test_a_quest_for_the_first_hero_goes_away_one_for_each_stays():
    """Ruling 36: printed on each card."""
    desk = StagedLand(at="valley-of-souls").story("the-cult-of-cinders").top_skills(True, True)
    desk.choose("story-the-cult-of-cinders")
    assert desk.hero().lore == 2
    assert desk.table.slots[0] is None
    desk = StagedLand(at="sundergard").has(trophies=["ogre"]).story("the-last-dragonslayer")
    desk.choose("story-the-last-dragonslayer")
    assert desk.table.slots[0].key == "the-last-dragonslayer"
    assert "story-the-last-dragonslayer" not in desk.keys


def test_the_cult_strengthens_enemies_but_not_villains():
    desk = StagedLand().story("the-cult-of-cinders")
    from tests.rulebook.runebound.arranged import CARD

    assert health_against(desk.table, CARD["ogre"].foe, 0) == 9
    assert health_against(desk.table, desk.table.villain, 0) == 15


def test_story_enemies_are_never_trophies_and_heal_when_left():
    desk = StagedLand(at="fangs-of-mennara").has(assets=["truesight-bow"], learned=["marksmanship", "ambidextrous"])
    desk.story("the-ember-hatchling").choose("story-the-ember-hatchling", "truesight-bow.1")
    desk.arrange(lambda table: setattr(table.fight, "damage", 5))
    while desk.fight is not None:
        desk.choose("physical" if "physical" in desk.keys else "done" if "done" in desk.keys else desk.keys[0])
    if desk.hero().lore:
        assert desk.hero().trophies == []
        assert desk.table.slots[0] is None


def test_tribute_in_gold_asks_every_hero():
    desk = on_top(StagedLand().has(gold=3), "tribute-in-gold")
    end_of_round(desk, space=1)
    assert desk.asked == "ask-pay"
    desk.choose("yes")
    assert desk.hero().gold == 0
    assert desk.hero(1).damage == 1


def test_smoke_slows_everyone_for_the_round_that_begins():
    desk = on_top(StagedLand(), "smoke-on-the-roads")
    end_of_round(desk, space=1)
    assert desk.hero().numbers["speed"] == 2
    assert desk.hero().gold == 1  # in Tamalir
    desk.choose("end-turn", "end-turn")
    assert desk.hero().numbers["speed"] == 3


def test_at_least_two_story_cards_are_never_seen():
    from fabletable.games.runebound.board import STORY_SPACES

    assert 2 * len(STORY_SPACES) == 8


def test_the_first_player_is_drawn_by_lot():
    firsts = {fabletable.start("runebound", players=4, seed=str(seed)).table.first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
