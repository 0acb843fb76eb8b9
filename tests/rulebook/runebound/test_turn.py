"""Rules reference: set-up, actions, adventures, events, quests, trophies, skills, tests, assets, rest, defeat."""

import pytest

import fabletable
from fabletable.games.runebound.board import GEM_NUMBER, HEX_AT, HEXES
from tests.rulebook.runebound.arranged import CARD, DIE, StagedLand, hex_at

# --- set-up ---


def test_the_decks_have_thirty_cards_and_the_markets_three():
    match = fabletable.start("runebound", players=4, seed="s", options={"scenario": "corpse-king"})
    thirty = {"combat": 30, "exploration": 30, "social": 30}
    assert {deck: len(pile.cards) for deck, pile in match.table.adventures.items()} == thirty
    assert len(match.table.story_deck.cards) == 10
    play = StagedLand()
    assert [len(market) for market in play.table.markets] == [3, 3, 3, 3]
    assert (play.table.act, play.table.space) == (1, 1)


@pytest.mark.parametrize("hero", ["lissa", "corbin", "lord-hawthorne", "elder-mok", "master-thorn"])
def test_set_up_abilities_leave_every_hero_within_its_limits(hero):
    """Look at a deck, an advance payment, new skills, offerings, night studies."""
    for seed in range(6):
        match = fabletable.start("runebound", players=2, seed=str(seed), options={"heroes": "chosen"})
        match.choose(hero)
        while match.decision.ask != "ask-turn":
            match.take(match.decision.options[0])
        chosen = next(each for each in match.table.heroes if each.card.key == hero)
        assert len(chosen.hand) <= chosen.numbers["hand"]
        if hero == "elder-mok":
            assert len(chosen.trophies) == 1


def test_corbin_shows_the_card_for_his_advance_payment():
    """Advance Payment: everybody sees the card and where it goes; an enemy is worth 1 gold."""
    for seed in range(40):
        match = fabletable.start("runebound", players=2, seed=f"shown {seed}", options={"heroes": "chosen"})
        match.choose("corbin")
        while match.decision.ask != "ask-put-back":
            match.take(match.decision.options[0])
        card = match.table.looked_at[0]
        if card.kind == "enemy":
            break
    gold = corbin_of(match).gold
    for view in (None, 0, 1):
        zone = next(zone for zone in match.scene(view).board.zones if zone.id == "looked-at")
        assert [piece.id for piece in zone.pieces] == [card.key]
    match.choose("bottom-" + card.key)
    assert corbin_of(match).gold == gold + 1
    deck = match.table.adventures["combat"]
    assert deck.cards[0].key == card.key
    assert [0 in deck.unknown_places(seat) for seat in (0, 1)] == [False, False]


def corbin_of(match):
    return next(hero for hero in match.table.heroes if hero.card.key == "corbin")


def test_the_start_is_chosen_among_the_sites_of_the_kind():
    """Ruling 42: not a fixed hex."""
    match = fabletable.start("runebound", players=2, seed="s", options={"heroes": "chosen"})
    match.choose("lissa")
    match.choose("laurel-of-bloodwood")
    shrines = [field.key for field in HEXES if field.kind == "shrine"]
    assert [option.key for option in match.decision.options] == shrines
    match.take(match.decision.options[3])
    assert len(match.decision.options) == 6  # five settlements, Red Bridge on two hexes


def test_heroes_begin_with_gold_hand_and_in_the_corpse_king_with_an_ally():
    options = {"heroes": "chosen", "scenario": "corpse-king"}
    match = fabletable.start("runebound", players=2, seed="s", options=options)
    first = match.decision.seat
    match.choose("lord-hawthorne")
    match.choose("corbin")
    hawthorne = match.table.heroes[first]
    assert (hawthorne.gold, len(hawthorne.hand), hawthorne.allies) == (3, 3, 1)


def test_laurel_may_exert_but_not_use_pathfinder_in_set_up():
    match = fabletable.start("runebound", players=2, seed="s", options={"heroes": "chosen"})
    match.choose("laurel-of-bloodwood")
    match.choose("lissa")
    while match.decision.ask != "ask-ride":
        match.take(match.decision.options[0])
    keys = [option.key for option in match.decision.options]
    assert "laurel-of-bloodwood.pathfinder" not in keys
    assert any(key.startswith("die-") for key in keys)


def test_mok_tests_in_set_up_without_the_ability_of_the_other_side():
    """Rules reference, Setting up: the card is turned over when its set-up ability has been used."""
    match = fabletable.start("runebound", players=2, seed="s", options={"heroes": "chosen"})
    match.choose("elder-mok")
    match.choose("lissa")
    while match.decision.ask != "ask-exert-test":
        match.take(match.decision.options[0])
    assert "elder-mok.strong-in-spirit" not in [option.key for option in match.decision.options]


# --- actions ---


def test_an_adventure_takes_two_actions_and_turns_the_gem():
    play = StagedLand(at="8,5").top_card("kobolds").choose("adventure")
    assert play.hero().actions == 1
    assert not play.table.gem_up(play.hero().at)
    assert play.fight.foe.key == "kobolds"


def test_one_action_is_not_enough_for_an_adventure():
    play = StagedLand(at="8,5").has(actions=1)
    assert "adventure" not in play.keys
    assert play.barred["adventure"] == "why-two-actions"


def test_no_adventure_on_a_gem_that_lies_down():
    play = StagedLand(at="8,5").arrange(lambda table: table.gems.__setitem__(slice(None), [False] * 27))
    assert play.barred["adventure"] == "why-gem-down"


def test_an_empty_deck_only_turns_the_gem():
    """Rules reference, Adventure cards: the decks are never shuffled again."""
    play = StagedLand(at="8,5").arrange(lambda table: table.adventures["combat"].cards.clear()).choose("adventure")
    assert play.asked == "ask-turn"
    assert not play.table.gem_up(play.hero().at)


def test_a_hero_may_end_the_turn_with_actions_left():
    play = StagedLand().choose("end-turn")
    assert play.table.active == 1


# --- events and rumors ---


def test_old_legends_gives_a_gold_and_the_card():
    """The reference's example: pass the test, gain 1 gold, take this card as a trophy."""
    play = StagedLand(at="9,8").top_card("old-legends").top_skills(True, False).choose("adventure", "old-legends.way-2")
    assert play.hero().gold == 1
    assert play.hero().trophies[-1].key == "old-legends"


def test_a_failed_test_discards_the_event():
    play = StagedLand(at="9,8").top_card("old-legends").top_skills(False, False)
    play.choose("adventure", "old-legends.way-2")
    assert play.hero().gold == 0
    assert play.table.discards["social"][-1].key == "old-legends"


def test_a_rumor_stays_until_it_is_followed():
    play = StagedLand(at="9,8").top_card("smuggling").choose("adventure", "smuggling.way-1")
    assert [way.key for way in play.hero().rumors] == ["smuggling.way-1"]
    play.arrange(lambda table: setattr(table.heroes[0], "at", hex_at("burrow-town").index))
    play.choose("rumor-smuggling.way-1")
    assert play.hero().gold == 3
    assert play.hero().rumors == ()
    assert play.hero().trophies[-1].key == "smuggling"


# --- quests ---


@pytest.mark.parametrize(
    ("dice", "outcomes"),
    [
        (("plains", "plains", "plains"), []),
        (("mountains+water", "plains", "plains"), [1]),
        (("mountains+water", "wild", "plains+forest"), [1, 2, 3]),
        (("mountains+water", "mountains+water", "plains"), [1, 3]),
        (("wild", "wild", "forest+hills"), [1, 2]),
    ],
)
def test_swamp_tales_needs_water_wild_and_plains(dice, outcomes):
    """I water; II water and a real wild; III water, water, plains: one die a symbol."""
    play = StagedLand(at="blackwing-swamp").has(quests=["swamp-tales"]).load(*dice).choose("quest-swamp-tales")
    if outcomes:
        assert play.keys == [*[f"swamp-tales.outcome-{number}" for number in outcomes], "done"]
    else:
        assert play.asked == "ask-turn"
        assert [quest.key for quest in play.hero().quests] == ["swamp-tales"]


def test_mountains_and_water_may_be_paid_by_wilds_but_a_wild_only_by_a_wild():
    """The reference's example with Corbin: mountains and water."""
    from fabletable.games.runebound.rules.quests import helpers_needed

    play = StagedLand("corbin")
    for dice, enough in [
        (("mountains+water", "wild"), True),
        (("mountains+water", "mountains+water"), True),
        (("wild", "wild"), True),
        (("mountains+water", "plains"), False),
    ]:
        roll = play.rolled("explore", *dice)
        assert (helpers_needed(play.table, play.hero(), roll, ("mountains", "water")) == []) is enough
    roll = play.rolled("explore", "mountains+water", "wild")
    assert helpers_needed(play.table, play.hero(), roll, ("wild", "wild")) is None


def test_an_outcome_may_be_left_alone():
    play = StagedLand(at="blackwing-swamp").has(quests=["swamp-tales"]).load("mountains+water", "plains", "plains")
    play.choose("quest-swamp-tales", "done")
    assert [quest.key for quest in play.hero().quests] == ["swamp-tales"]
    assert play.hero().actions == 2


def test_a_quest_becomes_a_trophy_unless_it_says_otherwise():
    play = StagedLand(at="blackwing-swamp").has(quests=["swamp-tales"]).load("mountains+water", "wild", "plains")
    play.choose("quest-swamp-tales", "swamp-tales.outcome-2")
    assert play.hero().gold == 3
    assert play.hero().trophies[-1].key == "swamp-tales"
    play = StagedLand(at="blackwing-swamp").has(quests=["swamp-tales"], hand=["cunning"])
    play.load("mountains+water", "wild", "plains").choose("quest-swamp-tales", "done")  # no reroll wanted
    play.choose("swamp-tales.outcome-3", "cunning")
    assert [skill.key for skill in play.hero().learned] == ["cunning"]
    assert play.hero().delayed
    assert play.table.discards["exploration"][-1].key == "swamp-tales"


def test_quests_are_only_attempted_at_their_place():
    play = StagedLand(at="everton").has(quests=["swamp-tales"])
    assert play.barred["quest-swamp-tales"] == "why-not-there"


def test_a_quest_says_what_is_missing():
    """The reason names missing actions before the place; then the place, the skills to exert, the health."""
    idle = {"actions": 0, "hand": ["omens"], "trophies": ["ogre"]}  # with a skill to learn before the turn ends
    play = StagedLand(at="everton").has(quests=["swamp-tales"], **idle)
    assert play.barred["quest-swamp-tales"] == "why-no-actions"
    play = StagedLand(at="blackwing-swamp").has(quests=["swamp-tales"], **idle)
    assert play.barred["quest-swamp-tales"] == "why-no-actions"
    assert play.has(actions=1, damage=9).barred["quest-swamp-tales"] == "why-defeated"
    assert play.has(damage=0, delayed=True).barred["quest-swamp-tales"] == "why-delayed"
    play = StagedLand(at="hunters-circle").has(quests=["blood-of-the-strong"], damage=7)
    assert play.barred["quest-blood-of-the-strong"] == "why-too-hurt"
    play = StagedLand(at="echo-lake", scenario="corpse-king").has(quests=["echo-of-the-dead"])
    assert play.barred["quest-echo-of-the-dead"] == "why-exert-short"


# --- trophies ---


def test_additional_trophies_come_from_the_deck_then_from_its_discard_pile():
    """Ruling 33: gained trophies shrink the deck; when it is empty its discard pile gives."""
    play = StagedLand(at="castle-telis").has(rumors=[("counts-request", 1)])
    before = len(play.table.adventures["social"].cards)
    play.choose("rumor-counts-request.way-1")
    assert len(play.table.adventures["social"].cards) == before - 1
    play = StagedLand(at="castle-telis").has(rumors=[("counts-request", 1)])

    def empty(table):
        table.discards["social"] = list(table.adventures["social"].cards)
        table.adventures["social"].cards = []

    top = play.table.adventures["social"].cards[-1]
    play.arrange(empty).choose("rumor-counts-request.way-1")
    assert play.hero().trophies[-1] is top


def test_without_any_card_there_is_no_trophy():
    play = StagedLand(at="castle-telis").has(rumors=[("counts-request", 1)])
    play.arrange(lambda table: table.adventures["social"].cards.clear()).choose("rumor-counts-request.way-1")
    assert [card.key for card in play.hero().trophies] == ["counts-request"]


def test_teleport_once_for_each_trophy():
    """Ruling 18: each with its own exert; ruling 17: every hex on the way is entered."""
    play = StagedLand("master-thorn", at="castle-telis").has(rumors=[("counts-request", 1)], hand=["cunning", "omens"])
    play.choose("rumor-counts-request.way-1", "master-thorn.teleport", "cunning", "hex-5-2")
    assert play.asked == "ask-use"
    play.choose("master-thorn.teleport", "step-by-step", "hex-5-3", "hex-5-4", "hex-5-5")
    assert play.hero().at == HEX_AT["5,5"].index
    assert play.hero().hand == []


def test_teleport_through_zombies_hurts():
    """Ruling 17."""
    play = StagedLand("master-thorn", at="castle-telis", scenario="corpse-king")
    play.has(rumors=[("counts-request", 1)], hand=["cunning"])
    play.arrange(lambda table: table.zombies.__setitem__(HEX_AT["5,2"].index, 2))
    play.choose("rumor-counts-request.way-1", "master-thorn.teleport", "hex-5-2")
    assert play.hero().damage == 2


# --- skills ---


def test_learning_costs_one_trophy_for_each_icon():
    play = StagedLand().has(hand=["giants-blood"], trophies=["ogre", "smuggling"])
    play.choose("learn-giants-blood")
    assert [skill.key for skill in play.hero().learned] == ["giants-blood"]
    assert play.hero().trophies == []
    assert (play.hero().numbers["body"], play.hero().numbers["health"]) == (3, 10)
    assert [card.key for card in play.table.discards["combat"]] == ["ogre"]


def test_a_coloured_icon_needs_its_colour():
    """Ruling 32: a grey icon takes any type."""
    assert (
        StagedLand().has(hand=["giants-blood"], trophies=["smuggling", "refugees"]).barred["learn-giants-blood"]
        == "why-trophies"
    )
    assert "learn-cunning" in StagedLand().has(hand=["cunning"], trophies=["smuggling", "refugees", "ogre"]).keys


def test_a_grey_icon_never_takes_what_a_coloured_one_needs():
    play = StagedLand().has(hand=["giants-blood"], trophies=["ogre", "smuggling", "refugees"])
    play.choose("learn-giants-blood")
    assert sorted(play.keys) == ["ogre", "refugees", "smuggling"]
    play.choose("refugees")
    assert [card.key for card in play.hero().trophies] == ["smuggling"]


def test_over_the_limit_of_an_attribute_one_skill_goes():
    play = StagedLand("lord-hawthorne").has(hand=["herb-lore"], learned=["omens"], trophies=["ogre"])
    play.choose("learn-herb-lore")
    assert play.asked == "ask-forget"
    play.choose("omens")
    assert [skill.key for skill in play.hero().learned] == ["herb-lore"]


def test_a_skill_that_raises_its_own_attribute_makes_room():
    play = StagedLand("lord-hawthorne").has(hand=["cunning"], learned=["omens"], trophies=["ogre", "giant", "kobolds"])
    play.choose("learn-cunning")
    assert len(play.hero().learned) == 2


def test_losing_an_attribute_bonus_forces_a_choice_at_once():
    """Ruling 35: the owner chooses what to discard."""
    play = StagedLand("lord-hawthorne", at="tamalir")
    play.has(assets=["magisters-robe"], learned=["omens", "herb-lore"]).choose("shop", "sell-magisters-robe")
    assert play.asked == "ask-forget"
    assert play.keys == ["omens", "herb-lore"]


def test_training_draws_the_hand_limit_and_keeps_it():
    play = StagedLand().has(hand=["cunning", "omens"]).choose("train")
    assert play.asked == "ask-hand-limit"
    assert len(play.keys) == 5
    play.choose("cunning", "omens")
    assert len(play.hero().hand) == 3


def test_an_empty_skill_deck_is_made_from_the_shuffled_discard_pile():
    """Ruling 1: shuffled, not only turned over."""
    play = StagedLand()

    def empty(table):
        table.used_skills = table.skills.cards
        table.skills.cards = []

    drawn = play.arrange(empty).table.chance.drawn
    play.choose("train")
    assert play.table.chance.drawn > drawn
    assert len(play.hero().hand) == 3
    assert play.table.used_skills == []


# --- tests ---


def test_a_negative_attribute_reveals_nothing_but_may_exert():
    """Rules reference, Tests: zero or less; exerting is the only chance."""
    play = StagedLand("corbin", at="9,8").has(hand=["omens", "cunning"], learned=["megalomania"])
    assert play.hero().numbers["spirit"] == -1
    play.top_card("trial-of-strength").top_skills(False, True).choose("adventure", "trial-of-strength.way-2")
    assert play.table.revealed == []
    play.choose("omens")
    assert len(play.table.revealed) == 1
    play.choose("cunning")
    assert play.hero().gold == 1


def test_exerting_may_go_on_after_a_success():
    play = StagedLand(at="9,8").has(hand=["omens"]).top_card("harvest-festival").top_skills(True, True, True)
    play.choose("adventure", "harvest-festival.way-1", "omens")
    assert play.hero().gold == 3


def test_the_revealed_cards_stay_out_when_the_deck_runs_out():
    """Ruling 34."""
    play = StagedLand(at="9,8").top_card("harvest-festival")

    def nearly_empty(table):
        table.used_skills = table.skills.cards[:-1]
        table.skills.cards = table.skills.cards[-1:]

    only = play.arrange(nearly_empty).table.skills.cards[0]
    play.choose("adventure", "harvest-festival.way-1")
    assert only in play.table.used_skills
    assert only not in play.table.skills.cards
    assert len(play.table.used_skills) == 2


# --- assets and shopping ---


def market(play, *keys):
    from tests.rulebook.runebound.arranged import ASSET

    def stock(table):
        for key in keys:
            table.assets.cards = [card for card in table.assets.cards if card.key != key]
            for goods in table.markets:
                goods[:] = [card for card in goods if card.key != key]
        table.assets.cards = [*table.markets[0], *table.assets.cards]
        table.markets[0] = [ASSET[key] for key in keys[:3]]
        table.assets.cards.extend(ASSET[key] for key in keys[3:])

    return play.arrange(stock)


def test_shopping_adds_a_card_sells_and_buys_exactly_one():
    """The market cycle: three cards, a fourth comes, one goes."""
    play = market(
        StagedLand().has(gold=3, assets=["ancient-sword"]), "satchel", "pack-mule", "chain-mail", "leather-armor"
    )
    play.choose("shop")
    assert [card.key for card in play.table.markets[0]] == ["satchel", "pack-mule", "chain-mail", "leather-armor"]
    play.choose("sell-ancient-sword")
    assert play.hero().gold == 5
    play.choose("buy-chain-mail")
    assert play.hero().gold == 1
    assert [card.key for card in play.table.markets[0]] == ["satchel", "pack-mule", "leather-armor"]
    assert play.hero().numbers["health"] == 10
    assert play.asked == "ask-turn"


def test_who_buys_nothing_discards_one():
    play = market(StagedLand(), "satchel", "pack-mule", "chain-mail", "leather-armor").choose("shop")
    assert play.keys == ["discard-satchel", "discard-pack-mule", "discard-chain-mail", "discard-leather-armor"]
    assert play.barred["buy-chain-mail"] == "why-gold-short"
    play.choose("discard-pack-mule")
    assert len(play.table.markets[0]) == 3
    assert play.table.used_assets[-1].key == "pack-mule"


def test_what_was_just_bought_cannot_be_sold_in_the_same_action():
    play = market(StagedLand().has(gold=9), "satchel", "pack-mule", "chain-mail", "leather-armor")
    play.choose("shop", "buy-chain-mail")
    assert play.asked == "ask-turn"


def test_of_two_of_a_type_one_goes_for_no_money():
    """Ruling 31."""
    play = market(
        StagedLand().has(gold=9, assets=["padded-gambeson"]), "satchel", "pack-mule", "chain-mail", "leather-armor"
    )
    play.choose("shop", "done", "buy-chain-mail")
    assert play.asked == "ask-one-of-a-type"
    play.choose("padded-gambeson")
    assert play.hero().gold == 5
    assert [asset.key for asset in play.hero().assets] == ["chain-mail"]


def test_trade_goods_are_a_type_and_the_mule_carries_a_second():
    """Ruling 30."""
    play = market(StagedLand().has(gold=9, assets=["relics"]), "valuables", "satchel", "chain-mail", "leather-armor")
    play.choose("shop", "done", "buy-valuables")
    assert play.asked == "ask-one-of-a-type"
    play = StagedLand().has(gold=9, assets=["relics", "pack-mule"])
    market(play, "valuables", "satchel", "chain-mail", "leather-armor").choose("shop", "done", "buy-valuables")
    assert play.asked == "ask-turn"


def test_shopping_pays_the_printed_price_the_market_value_needs_its_place():
    """Ruling 29."""
    play = StagedLand().has(assets=["relics"]).choose("shop", "sell-relics")
    assert play.hero().gold == 2
    play = StagedLand(at="suvars-haven").has(assets=["relics"]).choose("relics.1")
    assert play.hero().gold == 5
    assert play.table.used_assets[-1].key == "relics"


def test_a_market_is_filled_again_when_a_card_leaves_it_otherwise():
    play = market(StagedLand(at="9,8"), "satchel", "valorous-blade", "truesight-bow")
    play.top_card("stranded-caravan").top_skills(True, True).choose("adventure", "stranded-caravan.way-2", "satchel")
    assert len(play.table.markets[0]) == 3
    assert [asset.key for asset in play.hero().assets] == ["satchel"]


def test_heroes_in_one_hex_trade_assets_and_gold():
    play = StagedLand(other_at="tamalir").has(gold=4).has(1, assets=["chain-mail"])
    play.choose("trade-seat-1", "gold", "3", "chain-mail")
    assert play.seat == 1
    play.choose("yes")
    assert play.hero().gold == 1
    assert play.hero(1).gold == 3
    assert [asset.key for asset in play.hero().assets] == ["chain-mail"]


def test_no_lopsided_gifts():
    """Rules reference, Sportsmanship: both sides give something."""
    play = StagedLand(other_at="tamalir").has(gold=4).has(1, assets=["chain-mail"])
    play.choose("trade-seat-1", "gold", "3", "done")
    assert play.hero().gold == 4
    assert play.asked == "ask-turn"


def test_heroes_who_meet_on_the_way_trade_between_two_dice():
    """Rules reference, Trade: in the turn of either, without an action; nothing says that it has to wait."""
    play = StagedLand(at="8,5", other_at="8,4").has(gold=4).has(1, assets=["chain-mail"])
    play.load("plains", "plains", "plains")
    play.choose("travel", "step-by-step")
    assert "trade-seat-1" not in play.keys
    play.choose("hex-8-4", "trade-seat-1", "gold", "3", "chain-mail", "yes")
    assert [asset.key for asset in play.hero().assets] == ["chain-mail"]
    assert play.asked == "ask-step"
    play.choose("hex-8-3")
    assert len(play.table.roll.spent) == 2


def test_a_trade_may_defeat():
    """A hero who gives away health may fall; Lissa's Nine Lives comes after it."""
    play = StagedLand(other_at="tamalir").has(damage=9, hand=["cunning"], assets=["chain-mail"]).has(1, gold=3)
    play.choose("trade-seat-1", "chain-mail", "gold", "3", "yes")
    assert play.asked == "ask-use"
    play.choose("lissa.nine-lives")
    assert play.hero().damage == 0


# --- rest, defeat, delay ---


def test_rest_at_a_site_heals_everything():
    play = StagedLand(at="fort-rodric").has(damage=7).choose("rest")
    assert play.hero().damage == 0


def test_rest_in_the_wilderness_rolls_five_dice_for_the_hex():
    play = StagedLand(at="4,6").has(damage=7, assets=["thoroughbred-stallion"])
    play.load("plains", "plains+hills", "forest+hills", "mountains+water", "wild").choose("rest")
    assert play.hero().damage == 4  # under the road lie plains; speed does not matter


def test_the_defeated_only_rest():
    play = StagedLand(at="4,6").has(damage=9)
    assert play.keys == ["rest"]
    play.load("mountains+water", "mountains+water", "mountains+water", "mountains+water", "mountains+water").choose(
        "rest"
    )
    assert play.hero().defeated
    assert play.keys == ["rest"]
    play.load(*["mountains+water"] * 10).choose("rest", "rest")
    assert play.table.active == 1  # three actions, all spent resting


def test_the_defeated_may_learn_and_a_health_skill_ends_the_defeat():
    play = StagedLand(at="4,6").has(damage=9, hand=["steadfast"], trophies=["ogre", "giant", "kobolds", "smuggling"])
    assert "learn-steadfast" in play.keys
    play.choose("learn-steadfast")
    while play.asked == "ask-pay-trophy":
        play.choose(play.keys[0])
    assert not play.hero().defeated
    assert "travel" in play.keys


def test_the_delayed_stand_up_first():
    play = StagedLand().has(delayed=True)
    assert play.keys == ["stand-up"]
    assert play.barred["end-turn"] == play.barred["travel"] == play.barred["train"] == "why-delayed"
    play.choose("stand-up")
    assert not play.hero().delayed
    assert play.hero().actions == 2


def test_defeated_and_delayed_recover_first_then_stand_up():
    play = StagedLand(at="fort-rodric").has(damage=9, delayed=True)
    assert play.keys == ["rest"]
    play.choose("rest")
    assert play.keys == ["stand-up"]


def test_nobody_stays_defeated_to_gain_by_it():
    """Rules reference, Rest: the next action is spent on a rest, so the turn cannot end before; learning still can."""
    play = StagedLand(at="4,6").has(damage=9, hand=["herb-lore"], trophies=["ogre"])
    assert play.keys == ["rest", "learn-herb-lore"]
    assert play.barred["end-turn"] == "why-defeated"
    assert "end-turn" in StagedLand(at="4,6").has(damage=9, actions=0, hand=["herb-lore"], trophies=["ogre"]).keys


def test_a_defeated_hero_never_fights():
    play = StagedLand(scenario="corpse-king").has(damage=9)

    def draw(table):
        table.next_draw = "combat"

    play.top_card("ogre").arrange(draw)
    assert play.fight is None
    assert play.table.discards["combat"][-1].key == "ogre"


def test_every_quest_names_real_places():
    for card in CARD.values():
        if card.kind == "quest":
            assert all(hex_at(place) for place in card.errand.places)
    assert DIE["wild"] == 0


# --- once a turn, at any moment ---


def test_once_a_turn_abilities_work_while_rest_dice_lie_there():
    """Rules reference, Once per turn: at any moment of the own turn. The terrain is that of the hex one stands on."""
    assert (hex_at("4,6").terrain, hex_at("4,5").terrain) == ("plains", "water")
    play = StagedLand(at="4,6").has(damage=5, learned=["tireless"]).load(*["mountains+water"] * 5).choose("rest")
    assert play.asked == "ask-reroll"
    play.choose("tireless.1", "hex-4-5")
    assert play.hero().damage == 0


def test_once_a_turn_abilities_work_while_exploration_dice_lie_there():
    play = StagedLand("elder-mok", at="castle-telis").has(hand=["omens"], quests=["forever-yours"])
    play.load("forest+hills", "plains", "plains").choose("quest-forever-yours")
    assert "elder-mok.strong-in-spirit" in play.keys
    play.choose("elder-mok.strong-in-spirit")
    assert play.asked == "ask-reroll"
    play.choose("done", "forever-yours.outcome-1")
    assert play.hero().gold == 3


def test_once_a_turn_abilities_work_while_cards_lie_revealed():
    """Healing Touch and Tireless in the middle of a test."""
    play = StagedLand(at="everton").has(
        damage=5, learned=["healing-touch", "tireless"], hand=["omens"], quests=["bell-of-everton"]
    )
    play.choose("quest-bell-of-everton")
    assert {"healing-touch.1", "tireless.1"} <= set(play.keys)
    assert play.choose("healing-touch.1").hero().damage == 2


def test_omens_are_read_at_any_moment_but_during_a_test():
    play = StagedLand(at="everton").has(learned=["omens"], hand=["cunning"], quests=["bell-of-everton"])
    assert "omens.1" in play.keys
    play.choose("quest-bell-of-everton")
    assert play.asked == "ask-exert-test"
    assert "omens.1" not in play.keys
    play = StagedLand(at="4,6").has(damage=5, learned=["omens"]).choose("rest")
    assert "omens.1" in play.keys


def test_a_passed_test_says_that_one_more_card_is_in_vain_and_going_on_is_the_golden_answer():
    play = StagedLand(at="everton").has(hand=["cunning"], quests=["bell-of-everton"])
    play.choose("quest-bell-of-everton")
    listed = answers(play)
    assert (listed["cunning"].note.id != "note-exert-in-vain", listed["done"].main) == (True, False)
    play.decision.args |= {"successes": 1, "more": "no"}
    listed = answers(play)
    assert (listed["cunning"].note.id, listed["done"].main) == ("note-exert-in-vain", True)


def answers(play):
    choices = play.match.game.questions.of(play.decision).choices(play.table, play.decision)
    return {choice.key: choice for choice in choices}


# --- gaining, and anywhere on the board ---


def test_a_gem_anywhere_on_the_board_may_lie_under_a_hero():
    """Devastated Village: turn 1 face-down gem anywhere on the board face up; it is not optional."""
    gem = hex_at("8,5")
    play = StagedLand(at="0,0").arrange(lambda table: table.gems.__setitem__(slice(None), [False] * 27))
    play.has(1, at=gem.index).top_card("devastated-village").top_skills(True, True)
    play.arrange(lambda table: table.gems.__setitem__(GEM_NUMBER[play.hero().at], True))
    play.choose("adventure", "devastated-village.way-1")
    assert play.asked == "ask-refresh-gem"
    assert "done" not in play.keys
    play.choose(gem.key)
    assert play.table.gem_up(gem.index)


def test_an_asset_that_is_gained_is_not_optional():
    """Stranded Caravan: gain an asset with a price of 6 or less from any market."""
    play = StagedLand(at="0,0").top_card("stranded-caravan").top_skills(True, True).choose("adventure")
    play.choose("stranded-caravan.way-2")
    assert play.asked == "ask-take-asset"
    assert "done" not in play.keys


def test_the_asset_discard_pile_lies_open():
    """Rules reference, Discarding: face up beside its deck."""
    play = StagedLand(at="tamalir").choose("shop")
    discarded = next(key for key in play.keys if key.startswith("discard-"))
    play.choose(discarded)
    pile = next(zone for zone in play.match.scene(1).board.zones if zone.id == "discard-assets")
    assert (pile.count, [piece.id for piece in pile.pieces]) == (1, [discarded.removeprefix("discard-")])


def test_all_discarded_adventures_can_be_looked_at():
    """Vorakesh raises a random enemy of that pile."""
    play = StagedLand().arrange(lambda table: table.discards["combat"].extend([CARD["ogre"], CARD["kobolds"]]))
    pile = next(zone for zone in play.match.scene(1).board.zones if zone.id == "discard-combat")
    assert [piece.id for piece in pile.pieces] == ["ogre", "kobolds"]
