"""Abilities of single cards that random play reaches too seldom."""

import fabletable
from fabletable.games.runebound.board import HEX_AT
from fabletable.kernel.catalogue import catalogue_of
from tests.rulebook.runebound.arranged import StagedLand, hex_at

CATALOGUE = catalogue_of(fabletable.find("runebound"))


def to_foe(play):
    while play.seat == 0:
        play.choose("pass")
    return play


# --- on the map ---


def test_waygate_leads_from_shrine_to_shrine():
    play = StagedLand(at="suvars-haven").has(learned=["waygate-rune"], hand=["cunning"])
    play.choose("waygate-rune.1", "hex-8-13")
    assert play.hero().at == hex_at("shrine-of-aris").index
    assert play.hero().hand == []
    assert play.hero().actions == 2


def test_hourglass_gives_an_action_for_two_skills():
    play = StagedLand().has(learned=["hourglass-rune"], hand=["cunning", "omens"]).choose("hourglass-rune.1", "cunning")
    assert play.hero().actions == 4
    assert "hourglass-rune.1" not in play.keys


def test_contacts_shop_at_any_market():
    play = StagedLand(at="everton").has(learned=["contacts"]).choose("contacts.1", "forge")
    assert play.asked == "ask-buy"
    assert play.table.shop_at == 1
    assert play.hero().actions == 2


def test_the_griffon_flies_four_hexes():
    play = StagedLand(at="2,13").has(assets=["griffon-of-the-fangs"])
    play.choose("griffon-of-the-fangs.1", "step-by-step", "hex-2-12", "hex-2-11", "hex-2-10", "hex-2-9")
    assert play.hero().at == HEX_AT["2,9"].index
    assert play.hero().actions == 2


def test_water_strider_keeps_to_the_water():
    play = StagedLand(at="4,6").has(learned=["water-strider"]).choose("water-strider.1", "step-by-step")
    assert play.keys == ["hex-4-5", "stop"] or "hex-4-5" in play.keys
    assert all(
        HEX_AT[key.removeprefix("hex-").replace("-", ",")].terrain == "water" for key in play.keys if key != "stop"
    )


def test_star_reading_makes_a_real_wild():
    play = StagedLand(at="blackwing-swamp").has(quests=["swamp-tales"], learned=["star-reading"])
    play.load("mountains+water", "plains", "forest+hills").choose("quest-swamp-tales", "star-reading.1", "die-1")
    assert "swamp-tales.outcome-2" in play.keys


def test_wayfarers_song_adds_a_die_on_the_road():
    play = StagedLand(at="4,6").has(learned=["wayfarers-song"]).choose("travel")
    assert len(play.table.roll.dice) == 4


def test_healing_touch_wakes_the_defeated():
    play = StagedLand(at="4,6").has(damage=9, learned=["healing-touch"], hand=["cunning"]).choose("healing-touch.1")
    assert play.hero().damage == 6
    assert "travel" in play.keys


def test_second_look_chooses_between_two_cards():
    play = StagedLand(at="8,5").has(learned=["second-look"]).top_card("ogre").top_card("kobolds")
    play.choose("adventure", "second-look.1")
    assert play.keys == ["kobolds", "ogre"]
    play.choose("ogre")
    assert play.fight.foe.key == "ogre"
    assert play.table.adventures["combat"].cards[0].key == "kobolds"


def test_the_far_seers_glass_buries_a_card():
    play = StagedLand(at="8,5").has(assets=["far-seers-glass"]).top_card("ogre").top_card("giant")
    play.choose("adventure", "far-seers-glass.1", "bottom-giant")
    assert play.fight.foe.key == "ogre"


def test_haggler_buys_cheaper_and_sells_dearer():
    play = StagedLand().has(learned=["haggler"], assets=["relics"]).choose("shop", "sell-relics")
    assert play.hero().gold == 3


def test_the_mule_brings_a_gold_only_with_the_market_value():
    play = StagedLand().has(assets=["pack-mule", "relics"]).choose("shop", "sell-relics")
    assert play.hero().gold == 2
    play = StagedLand(at="suvars-haven").has(assets=["pack-mule", "relics"]).choose("relics.1")
    assert play.hero().gold == 6


def test_contraband_is_a_risk():
    play = StagedLand(at="everton").has(assets=["contraband"]).top_skills(True, True).choose("contraband.1")
    assert play.hero().gold == 4
    play = StagedLand(at="everton").has(assets=["contraband"]).top_skills(False, False).choose("contraband.1")
    assert play.hero().gold == 1
    assert play.hero().assets == []


def test_contraband_that_is_lost_is_not_sold():
    """Haggler: each asset that is sold for its price or its market value."""
    play = StagedLand(at="everton").has(assets=["contraband"], learned=["haggler"])
    assert play.top_skills(False, False).choose("contraband.1").hero().gold == 1
    assert "sold" not in [line.id for line in play.match.log(0)]
    play = StagedLand(at="everton").has(assets=["contraband"], learned=["haggler"])
    assert play.top_skills(True, True).choose("contraband.1").hero().gold == 5


def listed(play):
    return {choice.key: choice for choice in play.match.game.choices(play.table, play.match.decision)}


def prices(play):
    return {key: choice.cost[0].n for key, choice in listed(play).items() if choice.cost}


def test_the_prices_people_see_are_the_prices_they_pay():
    """A market from afar with three gold off, and what an asset brings a haggler."""
    play = StagedLand("master-thorn", at="9,12").has(gold=9, learned=["haggler"], assets=["chain-mail"])
    play.top_card("desperate-merchant").choose("adventure", "desperate-merchant.way-2")
    assert [(gem.kind, gem.n) for gem in listed(play)["sell-chain-mail"].gain] == [("gold", 5)]
    play.choose("sell-chain-mail")
    assert play.hero().gold == 14
    goods = play.table.markets[2]
    assert prices(play) == {f"buy-{asset.key}": max(0, asset.price - 4) for asset in goods if asset.price <= 18}


def test_agility_says_whose_token_it_is_and_what_is_on_its_other_side():
    play = StagedLand().fights("ogre", "aba", "aabaa").choose("agility", "lissa-3")
    mine, theirs = listed(play)["lissa-1"], listed(play)["enemy-1"]
    assert CATALOGUE.say(mine.label) == "Flip your 2 physical"
    assert CATALOGUE.say(mine.note) == "shield on the other side"
    assert CATALOGUE.say(theirs.label) == "Your foe recasts skull"


def test_a_choice_of_rewards_says_what_they_are():
    play = StagedLand().fights("dragon-hybrid")
    play.arrange(lambda table: setattr(table.fight, "over", "won"))
    assert play.asked == "ask-reward"
    assert {CATALOGUE.say(choice.label) for choice in listed(play).values()} == {"Take 1 lore", "Take 2 gold"}
    assert not any(choice.note for choice in listed(play).values())


def test_a_zombie_to_remove_does_not_threaten():
    play = StagedLand(scenario="corpse-king", at="8,5").has(damage=2)
    play.arrange(lambda table: table.zombies.__setitem__(hex_at("everton").index, 1))
    play.arrange(lambda table: table.zombies.__setitem__(hex_at("tradegate").index, 1))
    play.top_card("dead-men-on-the-road").top_skills(True, True).choose("adventure")
    play.choose("dead-men-on-the-road.way-2")
    assert play.asked == "ask-kill-zombie"
    assert not any(choice.note for choice in listed(play).values())


def test_the_grain_wagon_slows_and_sells_at_two_kinds_of_places():
    play = StagedLand(at="fort-rodric").has(assets=["grain-wagon"])
    assert play.hero().numbers["speed"] == 2
    play.choose("grain-wagon.2")
    assert play.hero().gold == 5
    assert play.hero().numbers["speed"] == 3


def test_war_aria_follows_the_spirit():
    play = StagedLand().has(learned=["war-aria"])
    assert play.hero().numbers["health"] == 11
    play.has(learned=["serenity"])
    assert play.hero().numbers["health"] == 12


def test_devils_luck_comforts_once_a_turn():
    play = StagedLand(at="9,8").has(learned=["devils-luck"]).top_card("old-legends").top_skills(False, False)
    play.choose("adventure", "old-legends.way-2", "devils-luck.1")
    assert play.hero().gold == 1
    assert len(play.hero().hand) == 1


def test_rumors_that_wait_for_a_rest_or_a_training():
    play = StagedLand(at="suvars-haven", scenario="corpse-king").has(rumors=[("widows-lantern", 1)], damage=1)
    play.choose("rest")
    play.choose("widows-lantern.way-1")
    assert play.hero().allies == 2
    play = StagedLand(at="tamalir").has(rumors=[("drunk-scholar", 1)]).choose("train", "drunk-scholar.way-1")
    assert play.hero().lore == 1


def test_the_empty_coffin_leads_to_a_fight():
    play = StagedLand(at="4,9", scenario="corpse-king").top_card("empty-coffin").top_card("kobolds")
    play.choose("adventure", "empty-coffin.way-1")
    assert play.fight.foe.key == "kobolds"
    assert play.table.discards["exploration"][-1].key == "empty-coffin"


# --- in combat ---


def test_martyrs_shield_blocks_two_for_a_skill():
    play = StagedLand().has(learned=["martyrs-shield"], hand=["cunning"]).fights("ogre", "abb", "aabaa")
    to_foe(play).choose("skull", "martyrs-shield.1")
    assert play.hero().damage == 1


def test_guardian_angel_stops_the_last_blow():
    play = StagedLand().has(learned=["guardian-angel"], hand=["cunning"], damage=7).fights("ogre", "abb", "aabaa")
    to_foe(play).choose("skull", "guardian-angel.1")
    assert play.hero().damage == 7
    assert play.fight is not None


def test_shield_bash_answers_a_blocked_attack():
    play = StagedLand().has(learned=["shield-bash"]).fights("ogre", "bbb", "aabaa")
    to_foe(play).choose("skull", "lissa-1", "shield-bash.1")
    assert play.fight.damage == 1


def test_ambidextrous_adds_two_to_a_strike_with_two_tokens():
    play = StagedLand("lord-hawthorne").has(learned=["ambidextrous"]).fights("ogre", "aab", "aabaa")
    play.choose("physical", "ambidextrous.1")
    assert play.fight.damage == 5


def test_shield_wall_makes_shields_of_dashes():
    play = StagedLand("lord-hawthorne").has(learned=["shield-wall"]).fights("ogre", "abb", "aabaa")
    to_foe(play).choose("skull")
    assert "hawthorne-3" in play.keys


def test_dirty_fighting_strikes_with_agility():
    play = StagedLand("lord-hawthorne").has(learned=["dirty-fighting"]).fights("ogre", "abb", "aabaa")
    play.choose("physical")
    assert play.fight.damage == 3


def test_bulwark_plate_takes_two_off_every_attack():
    play = StagedLand().has(assets=["bulwark-plate"]).fights("ogre", "abba", "aabaa")
    play.choose("bulwark-plate.brace", "b11")
    play.choose("skull")
    assert play.hero().damage == 1


def test_smoke_pots_leave_over_any_terrain_and_river():
    play = StagedLand(at="4,7").has(assets=["smoke-pots"]).fights("ogre", "bbba", "bbbbb")
    while play.asked != "ask-retreat":
        play.choose("pass" if "pass" in play.keys else "done")
    play.arrange(lambda table: table.chance.load(4)).choose("retreat")
    assert "hex-5-7" in play.keys


def test_escape_artist_needs_no_die():
    play = StagedLand(at="2,13").has(learned=["escape-artist"], damage=3).fights("ogre", "bbb", "bbbbb")
    while play.asked != "ask-retreat":
        play.choose("pass" if "pass" in play.keys else "done")
    play.choose("retreat", "hex-3-13")
    assert play.hero().at == HEX_AT["3,13"].index
    assert play.hero().damage == 2


def test_a_potion_is_drunk_in_the_middle_of_a_fight_and_its_token_leaves():
    play = StagedLand().has(assets=["potion-set"], damage=3).fights("ogre", "aaaa", "aabaa").choose("potion-set.1")
    assert play.hero().damage == 1
    assert [token.key for token in play.fight.sides[0].tokens] == ["lissa-1", "lissa-2", "lissa-3"]


def test_beast_speech_wins_a_beast_over_but_no_story_enemy():
    play = StagedLand().has(learned=["beast-speech"]).top_skills(True, True).fights("moon-cat").choose("beast-speech.1")
    assert play.hero().trophies[-1].key == "moon-cat"
    assert play.hero().gold == 0
    play = StagedLand(at="fangs-of-mennara").has(learned=["beast-speech"]).story("the-ember-hatchling")
    play.choose("story-the-ember-hatchling")
    assert play.asked != "ask-use"


def test_holy_water_burns_the_undead():
    play = StagedLand(scenario="corpse-king").has(assets=["holy-water"]).fights("undead-horde").choose("holy-water.2")
    assert play.hero().trophies[-1].key == "undead-horde"
    assert play.hero().assets == []


def test_the_fey_sorceress_forbids_surge_abilities():
    play = StagedLand().fights("fey-sorceress", "bbb", "aabaa")
    assert "lissa.stalk-prey" not in play.keys


def test_a_life_for_a_life_costs_an_ally_or_five_damage():
    play = StagedLand(scenario="corpse-king").fights("death-knight", "abb", "aabaab", act=2, more=[0])

    def strong(table):
        table.fight.sides[1].tokens[4].up = 0

    to_foe(play).arrange(strong)
    assert "death-knight.oath-of-vorakesh" in play.keys or play.fight is not None


def test_deep_elves_step_aside_once():
    play = StagedLand().fights("deep-elf", "aab", "abbaa").choose("physical")
    assert play.asked == "ask-use"
    assert play.seat == 1
    play.choose("deep-elf.step-aside")
    assert play.fight.damage == 0
    assert play.fight.sides[1].tokens[1].spent


def test_riposte_answers_every_blow():
    play = StagedLand().fights("jealous-duelist", "abb", "aabaab", act=2)
    to_foe(play)
    play.choose("jealous-duelist.riposte")
    while play.asked == "ask-pay-surge":
        play.choose(play.keys[0])
    assert play.fight.sides[1].reflects == "skull"


def test_the_salamanders_blood_boils_once_a_round():
    play = StagedLand().fights("ash-salamander", "aab", "aabaa").choose("physical")
    assert play.fight.damage == 2
    assert play.hero().damage == 1


def test_join_us_raises_a_zombie_where_the_hero_fell():
    play = StagedLand(at="4,6", scenario="corpse-king").has(damage=8).fights("reanimates", "abb", "aabaa")
    to_foe(play).choose("skull")
    assert play.hero().defeated
    assert play.table.zombies[play.hero().at] == 1


def test_curse_turns_every_token():
    play = StagedLand(scenario="corpse-king", at="cursed-ruins").fights_villain("aaa", "bbbbbba")
    to_foe(play).choose("vorakesh.curse", "villain-vorakesh")
    assert [token.up for token in play.fight.sides[0].tokens if not token.spent] == [1, 1, 1]


def test_empower_doubles_all_skulls():
    play = StagedLand(at="firmament").fights_villain("abb", "aabaabb")
    while play.seat == 0:
        play.choose("pass")
    play.choose("margath.empower")
    assert sum(play.fight.sides[1].value(t) for t in play.fight.sides[1].spendable_as("skull")) == 6
