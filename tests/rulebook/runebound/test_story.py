"""Rounds, acts, story cards, the two scenarios and their villains; the rulings about them."""

import fabletable
from fabletable.games.runebound.board import GEM_HEXES, GEM_NUMBER, HEX_AT, first_hex
from fabletable.games.runebound.rules.context import health_against
from tests.rulebook.runebound.arranged import STORY, VOICES, StagedLand, hex_at
from tests.staged import NAMES


def end_of_round(play, *, act=1, space=1, draws=()):
    """Set up the end of a round: everybody has had a turn, and the time token stands there."""

    def arrange(table):
        table.act, table.space = act, space
        table.phase = "round-end"
        if draws:
            table.chance.load(*draws)

    return play.arrange(arrange)


def on_top(play, key):
    def stack(table):
        table.story_deck.cards = [card for card in table.story_deck.cards if card.key != key] + [STORY[key]]

    return play.arrange(stack)


def test_the_first_player_never_rotates():
    play = StagedLand()
    play.choose("end-turn", "end-turn")
    assert play.table.space == 2
    assert play.table.active == play.table.first == 0


def test_a_story_space_draws_a_story_card():
    play = on_top(StagedLand(), "visions-of-dawn")
    end_of_round(play, space=1)
    assert play.table.slots[0].key == "visions-of-dawn"


def test_the_end_of_a_round_is_nobodys_turn():
    """Rules reference, Once per turn: also who has just had a turn uses no such ability now."""
    play = StagedLand().has(1, assets=["alchemists-belt"], hand=["cunning"]).has(0, hand=["omens"])
    on_top(play, "the-bards-last-verse")
    play.choose("end-turn", "end-turn", "done")
    assert play.table.active == play.seat == 1
    assert play.asked == "ask-exert-test"


def test_story_quests_take_the_lowest_free_space():
    play = on_top(StagedLand().story("the-last-dragonslayer"), "visions-of-dawn")
    end_of_round(play, space=3)
    assert [card.key for card in play.table.slots if card] == ["the-last-dragonslayer", "visions-of-dawn"]


def test_refresh_skips_gems_under_heroes():
    """Ruling 28: they stay down until the next refresh."""
    play = StagedLand(at="8,5")
    play.arrange(lambda table: table.gems.__setitem__(slice(None), [False] * 27))
    end_of_round(play, space=6)
    under = GEM_NUMBER[HEX_AT["8,5"].index]
    assert [number for number, up in enumerate(play.table.gems) if not up] == [under]
    assert len(GEM_HEXES) == 27


def test_the_villain_appears_before_the_token_is_turned_and_its_icon_counts():
    """Rulings 26 and 27: Act II begins on space 1, whose icon refreshes the gems."""
    play = StagedLand()
    play.arrange(lambda table: table.gems.__setitem__(slice(None), [False] * 27))
    end_of_round(play, space=12)
    assert (play.table.act, play.table.space) == (2, 1)
    assert play.table.villain_at == first_hex("firmament").index
    assert sum(play.table.gems) >= 25


def test_vorakesh_comes_with_a_zombie():
    play = StagedLand(scenario="corpse-king")
    end_of_round(play, space=12)
    ruins = first_hex("cursed-ruins").index
    assert play.table.villain_at == ruins
    assert play.table.zombies[ruins] == 1


def test_the_corpse_king_wins_at_the_end_of_act_two():
    play = StagedLand(scenario="corpse-king")
    end_of_round(play, act=2, space=12)
    assert play.match.over
    assert play.match.result.winners == []


def march(play, *wilds, at="firmament"):
    play.arrange(lambda table: setattr(table, "villain_at", hex_at(at).index))
    end_of_round(play, act=2, space=12, draws=[0 if wild else 1 for wild in wilds])
    return play


def test_margath_marches_one_hex_for_each_wild():
    """Ruling 24: straight up column 6 is the default among equal ways."""
    play = march(StagedLand(), True, False, False, False, False)
    assert play.table.villain_at == HEX_AT["10,6"].index
    assert play.asked == "ask-turn"


def test_the_dice_of_the_march_are_not_rerolled_unless_the_switch_is_on():
    """Ruling 25."""
    play = StagedLand().has(hand=["cunning"])
    assert march(play, True, False, False, False, False).asked == "ask-turn"
    play = StagedLand().has(hand=["cunning"]).arrange(lambda table: setattr(table, "march_exert", True))
    assert march(play, True, False, False, False, False).asked == "ask-reroll"


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
    play = march(StagedLand(), True, True, False, False, False, at="7,6")
    assert play.match.over
    assert play.match.result.winners == []


def test_among_equal_ways_the_first_player_chooses():
    """Ruling 24."""
    play = StagedLand()
    play.arrange(lambda table: setattr(table, "villain_at", HEX_AT["9,9"].index))
    end_of_round(play, act=2, space=12, draws=[0, 1, 1, 1, 1])
    assert play.asked == "ask-march"
    assert play.seat == 0


def test_lore_weakens_margath_down_to_eight():
    """Ruling 23: max(8, 15 - lore)."""
    play = StagedLand()
    for lore, health in [(0, 15), (3, 12), (7, 8), (9, 8)]:
        play.has(lore=lore)
        assert health_against(play.table, play.table.villain, 0) == health


def test_allies_weaken_and_zombies_strengthen_vorakesh():
    """Ruling 22: max(8, 10 + zombies - 2 x allies), at every moment."""
    play = StagedLand(scenario="corpse-king")
    for zombies, allies, health in [(0, 0, 10), (4, 0, 14), (4, 1, 12), (0, 2, 8), (1, 5, 8)]:
        play.has(allies=allies).arrange(lambda table, n=zombies: table.zombies.__setitem__(7, n))
        assert health_against(play.table, play.table.villain, 0) == health


def test_whoever_defeats_the_villain_wins():
    play = StagedLand(at="firmament").has(lore=7, assets=["truesight-bow"], learned=["marksmanship"])
    play.fights_villain("abba", "bbbbbbb").choose("truesight-bow.1")
    assert play.fight.damage == 4
    play.arrange(lambda table: setattr(table.fight, "damage", 7))
    while not play.match.over:
        play.choose("physical" if "physical" in play.keys else "done" if "done" in play.keys else "pass")
    assert play.match.result.winners == [0]


def test_the_villain_is_challenged_in_his_hex_for_one_action():
    play = StagedLand(at="firmament").arrange(lambda table: setattr(table, "villain_at", hex_at("firmament").index))
    assert "challenge-villain" in play.keys
    play.choose("challenge-villain")
    assert play.fight.cause == "villain"
    assert play.hero().actions == 2


def test_healing_never_goes_above_the_weakened_health():
    play = StagedLand(at="firmament").has(lore=7).fights_villain("bbb", "bbbbbbb")
    play.arrange(lambda table: setattr(table.fight, "damage", 1))
    while play.seat != 1:
        play.choose("pass")
    play.choose("margath.will-of-margath")
    while play.asked == "ask-pay-surge":
        play.choose(play.keys[0])
    assert play.fight.damage == 0


def test_a_destroyed_first_player_is_followed_by_the_next():
    play = (
        StagedLand(players=3, at="firmament")
        .has(damage=8, gold=5, assets=["chain-mail"])
        .fights_villain("abbb", "aaaaaaa")
    )
    before = play.match.game.pieces(play.table)
    while play.seat != 2:
        play.choose("pass")
    play.choose("skull")
    assert play.hero().out
    assert play.table.first == 1
    assert play.table.active == 1
    assert play.match.game.pieces(play.table) == before
    assert play.hero().assets == []


# --- zombies ---


def test_entering_zombies_hurts_once_however_many_there_are():
    play = StagedLand(scenario="corpse-king").arrange(lambda table: table.zombies.__setitem__(HEX_AT["4,6"].index, 3))
    play.choose("hex-4-6")
    assert play.hero().damage == 2


def test_an_action_kills_a_zombie_for_a_gold():
    play = StagedLand(scenario="corpse-king").arrange(lambda table: table.zombies.__setitem__(table.heroes[0].at, 2))
    play.choose("kill-zombie")
    assert play.hero().gold == 1
    assert play.table.zombies[play.hero().at] == 1


def test_the_bells_of_castle_telis_take_the_gold():
    play = StagedLand(scenario="corpse-king").story("the-bells-of-castle-telis")
    play.arrange(lambda table: table.zombies.__setitem__(table.heroes[0].at, 1)).choose("kill-zombie")
    assert play.hero().gold == 0


# --- story quests ---


def test_a_story_quest_says_why_it_is_not_open():
    """The Plague Cart takes 2 gold, once for each hero; Brightdale a trophy, and no zombie there."""
    play = StagedLand(at="suvars-haven", scenario="corpse-king").story("the-plague-cart").has(gold=1)
    assert play.barred["story-the-plague-cart"] == "why-gold-short"
    play.has(gold=4).choose("story-the-plague-cart")
    assert play.barred["story-the-plague-cart"] == "why-done"
    play = StagedLand(at="brightdale", scenario="corpse-king").story("brightdale-buries-its-dead")
    assert play.barred["story-brightdale-buries-its-dead"] == "why-trophies"
    play.has(trophies=["smuggling"]).arrange(lambda table: table.zombies.__setitem__(table.heroes[0].at, 1))
    assert play.barred["story-brightdale-buries-its-dead"] == "why-missing"


def test_a_story_quest_without_actions_says_so():
    play = StagedLand(at="suvars-haven", scenario="corpse-king").story("the-plague-cart")
    play.has(gold=2, actions=0, hand=["omens"], trophies=["ogre"])  # a skill to learn before the turn ends
    assert play.barred["story-the-plague-cart"] == "why-no-actions"


def test_a_quest_for_the_first_hero_goes_away_one_for_each_stays():
    """Ruling 36: printed on each card."""
    play = StagedLand(at="valley-of-souls").story("the-cult-of-cinders").top_skills(True, True)
    play.choose("story-the-cult-of-cinders")
    assert play.hero().lore == 2
    assert play.table.slots[0] is None
    play = StagedLand(at="sundergard").has(trophies=["ogre"]).story("the-last-dragonslayer")
    play.choose("story-the-last-dragonslayer")
    assert play.table.slots[0].key == "the-last-dragonslayer"
    assert "story-the-last-dragonslayer" not in play.keys


def test_the_cult_strengthens_enemies_but_not_villains():
    play = StagedLand().story("the-cult-of-cinders")
    from tests.rulebook.runebound.arranged import CARD

    assert health_against(play.table, CARD["ogre"].foe, 0) == 9
    assert health_against(play.table, play.table.villain, 0) == 15


def test_story_enemies_are_never_trophies_and_heal_when_left():
    play = StagedLand(at="fangs-of-mennara").has(assets=["truesight-bow"], learned=["marksmanship", "ambidextrous"])
    play.story("the-ember-hatchling").choose("story-the-ember-hatchling", "truesight-bow.1")
    play.arrange(lambda table: setattr(table.fight, "damage", 5))
    while play.fight is not None:
        play.choose("physical" if "physical" in play.keys else "done" if "done" in play.keys else play.keys[0])
    if play.hero().lore:
        assert play.hero().trophies == []
        assert play.table.slots[0] is None


def test_tribute_in_gold_asks_every_hero():
    play = on_top(StagedLand().has(gold=3), "tribute-in-gold")
    end_of_round(play, space=1)
    assert play.asked == "ask-pay"
    play.choose("yes")
    assert play.hero().gold == 0
    assert play.hero(1).damage == 1


def test_smoke_slows_everyone_for_the_round_that_begins():
    play = on_top(StagedLand(), "smoke-on-the-roads")
    end_of_round(play, space=1)
    assert play.hero().numbers["speed"] == 2
    assert play.hero().gold == 1  # in Tamalir
    play.choose("end-turn", "end-turn")
    assert play.hero().numbers["speed"] == 3


def test_at_least_two_story_cards_are_never_seen():
    from fabletable.games.runebound.board import STORY_SPACES

    assert 2 * len(STORY_SPACES) == 8


def test_the_first_player_is_drawn_by_lot():
    firsts = {fabletable.start("runebound", players=4, seed=str(seed)).table.first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
