"""The log: the ends of ways, the purpose of dice, the owners of turned tokens; and nothing untrue."""

import pytest

import fabletable
from fabletable.games.runebound.cards.decks import ADVENTURES
from fabletable.games.runebound.kinds import Event
from fabletable.kernel import Message
from tests.rulebook.runebound.arranged import ASSET, CARD, VOICES, StagedLand

PAID = [
    way
    for card in ADVENTURES
    if isinstance(card, Event)
    for way in card.ways
    if any(effect.is_payment for effect in way.ability.effects)
]
GEM = {"social": "0,0", "combat": "8,5", "exploration": "1,8"}


def drawn(key, dice=(), **given):
    """Have a hero with these things draw the card; the next dice are loaded."""
    card = CARD[key]
    scenario = "margath" if card.scenario == "generic" else card.scenario
    return StagedLand(at=GEM[card.deck], scenario=scenario).has(**given).top_card(key).load(*dice).choose("adventure")


# --- endings ---


@pytest.mark.parametrize("way", PAID, ids=lambda way: way.key)
def test_a_way_that_was_not_paid_for_has_not_ended_well(way):
    """Ten ways begin with "you may spend"."""
    play = drawn(way.event.key).choose(way.key)
    ends = [message.id for message in play.lines() if message.id.startswith(way.message.id)]
    assert ends == [way.message.id + "-unpaid"]
    assert play.hero().trophies == []


def test_a_way_that_was_paid_for_ends_well():
    play = drawn("dragons-tax", gold=2).choose("dragons-tax.way-1", "yes")
    assert play.lines("card-dragons-tax.way-1-done")
    assert not play.lines("card-dragons-tax.way-1-unpaid")


@pytest.mark.parametrize("language", ["en", "ru", "cs", "bg"])
def test_a_way_one_cannot_pay_says_so_beforehand(language):
    play = drawn("mercenary-captain", gold=2)
    poor, other = play.match.ask(0).choices
    assert poor.note.id == "note-cannot-pay"
    assert VOICES[language].say(poor.note).startswith(VOICES[language].say(poor.note.args["text"]))
    assert other.note.id == "card-mercenary-captain.way-2-text"
    rich = drawn("mercenary-captain", gold=3).match.ask(0).choices[0]
    assert rich.note.id == "card-mercenary-captain.way-1-text"


def test_a_rumor_followed_by_resting_tells_its_ending():
    play = StagedLand(at="ithrite-forge", scenario="corpse-king").has(rumors=[("widows-lantern", 1)])
    play.choose("rest", "widows-lantern.way-1")
    assert play.lines("card-widows-lantern.way-1-done")


def test_a_rumor_followed_by_training_tells_its_ending():
    play = StagedLand(at="tamalir").has(rumors=[("drunk-scholar", 1)]).choose("train")
    while play.asked == "ask-hand-limit":
        play.choose(play.keys[0])
    play.choose("drunk-scholar.way-1", play.hero().hand[0].key)
    assert play.lines("card-drunk-scholar.way-1-done")


@pytest.mark.parametrize(
    ("rumor", "way", "enemy"),
    [("big-trouble", 1, "ogre"), ("eyewitness", 1, "great-dragon"), ("order-of-the-torch", 2, "undead-horde")],
)
def test_a_rumor_followed_by_a_victory_tells_its_ending(rumor, way, enemy):
    scenario = "corpse-king" if CARD[rumor].scenario == "corpse-king" else "margath"
    play = StagedLand(scenario=scenario).has(rumors=[(rumor, way)]).fights(enemy, "aaa", "aaaaa")
    play.arrange(lambda table: setattr(table.fight, "over", "won"))
    play.choose(f"{rumor}.way-{way}")
    assert play.lines(f"card-{rumor}.way-{way}-done")


# --- gems ---


def refreshed(*under):
    """Return the gems after six days, with these heroes standing on dark ones."""
    play = StagedLand(at="8,5" if "me" in under else "tamalir", other_at="0,0" if "other" in under else "everton")

    def dark(table):
        table.space = 6
        table.gems = [False] * len(table.gems)

    return play.arrange(dark).choose("end-turn", "end-turn")


def test_all_gems_shine_again_only_when_they_do():
    assert "All gems shine again." in refreshed().log_text
    assert "All gems shine again." not in refreshed("me").log_text
    assert "The gems shine again, except where a hero stands." in refreshed("me", "other").log_text


# --- dice ---


def test_the_tale_says_what_dice_are_rolled_for():
    assert StagedLand(at="4,6").choose("travel").lines("rolled")[0].args["purpose"] == "move"
    assert StagedLand(at="4,6").has(damage=5).choose("rest").lines("rolled")[0].args["purpose"] == "rest"
    play = StagedLand(at="castle-telis").has(quests=["forever-yours"]).choose("quest-forever-yours")
    assert play.lines("rolled")[0].args["purpose"] == "explore"
    said = {
        VOICES["en"].say(Message("rolled", {"hero": "X", "dice": "Y", "purpose": p}))
        for p in ("move", "rest", "explore")
    }
    assert len(said) == 3


def test_a_failed_exploration_is_told():
    play = StagedLand(at="castle-telis").has(quests=["forever-yours"]).load(*["mountains+water"] * 3)
    play.choose("quest-forever-yours")
    assert play.lines("not-completed")
    play = drawn("dead-men-on-the-road", dice=["mountains+water"] * 3).choose("dead-men-on-the-road.way-1")
    assert play.lines("explored-in-vain")
    play = StagedLand(at="lake-of-tears").story("in-the-depths-of-the-lake-of-tears").load("plains", "plains", "plains")
    play.choose("story-in-the-depths-of-the-lake-of-tears")
    assert play.lines("not-completed")


# --- tokens ---


def test_the_tale_says_whose_token_was_turned():
    """Agility: one's own is flipped, or one of the foe is cast again."""
    play = StagedLand().fights("ogre", "aaa", "aaaab").choose("agility", "lissa-1")
    assert play.lines("tokens-flipped")[0].args["who"].id == "hero-lissa"
    play = StagedLand().fights("ogre", "aaa", "aaaab")
    foe = play.fight.sides[1].tokens[0].key
    play.choose("agility", foe)
    assert play.lines("tokens-recast")[0].args["who"].id == "card-ogre"


def test_assets_in_the_plural_come_to_the_market_in_good_english():
    line = Message("market-filled", {"asset": Message("asset-winged-boots"), "city": Message("place-tamalir")})
    assert VOICES["en"].say(line) == "The market of Tamalir now offers Winged Boots."


@pytest.mark.parametrize("card", ["kobolds", "rebels", "highwaymen", "reanimates", "shadows-in-the-night"])
def test_enemies_in_the_plural_act_in_the_plural(card):
    line = VOICES["en"].say(Message("passed", {"who": CARD[card].message}))
    assert line.endswith(" pass.")


def test_nothing_is_told_of_nothing():
    """No "heals 0 damage", no "loses 0 gold"."""
    play = StagedLand(at="tamalir").choose("rest")
    assert [line for line in play.log_text if "rests" in line] == ["Lissa rests."]
    play = StagedLand(at="0,0").top_card("runesmith").top_skills(False, False).choose("adventure", "runesmith.way-1")
    assert play.lines("card-runesmith.way-1-fail")
    assert not play.lines("lost-gold")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", "Лисса вступает в бой против Лунной кошки, врагом управляет Boyan."),
        ("cs", "Lissa jde do boje proti Měsíční kočce, nepřítele vede Boyan."),
        ("bg", "Лиса се изправя срещу Лунна котка; врага води Boyan."),
        ("en", "Lissa faces Moon Cat; Boyan leads the enemy."),
    ],
)
def test_foes_are_named_in_the_right_case(language, said):
    assert said in StagedLand().fights("moon-cat", "aaa", "aaaaa").log_text_in(language)


# --- nothing is lost without a line ---


def numbers(play, line):
    """Return the numbers of the last such line."""
    return {name: value for name, value in play.lines(line)[-1].args.items() if isinstance(value, int)}


def cause(play, line):
    """Return the cause that the last such line names."""
    return play.lines(line)[-1].args["card"].id


def test_a_payment_in_an_event_is_told_with_its_card():
    play = StagedLand(at="8,5").has(gold=3).top_card("attempted-robbery")
    play.arrange(lambda table: setattr(table, "next_draw", "combat")).choose("attempted-robbery.way-2", "yes")
    assert (numbers(play, "paid-gold"), cause(play, "paid-gold")) == ({"n": 2}, "card-attempted-robbery")


def test_a_toll_is_told_with_the_enemy():
    play = StagedLand().has(gold=2).fights("highwaymen").choose("yes")
    assert (numbers(play, "paid-gold"), cause(play, "paid-gold")) == ({"n": 2}, "card-highwaymen")


def test_lore_and_allies_given_away_are_told():
    play = StagedLand().has(lore=1).fights("envoy-of-the-firmament").choose("yes")
    assert (numbers(play, "paid-lore"), cause(play, "paid-lore")) == ({"n": 1}, "card-envoy-of-the-firmament")
    play = StagedLand(scenario="corpse-king").has(allies=1).fights("death-knight", "bbb", "aabaa")

    def strong(table):
        side = table.fight.sides[1]
        side.tokens[2].up = 1
        side.boosts["surge"] = 2
        table.fight.turn = 1

    play.arrange(strong).choose("death-knight.a-life-for-a-life", "yes")
    assert (numbers(play, "paid-ally"), cause(play, "paid-ally")) == ({"n": 1}, "card-death-knight")


def test_lost_lore_is_told():
    play = StagedLand(at="8,5").has(lore=2).top_card("traitors-offer")
    play.arrange(lambda table: setattr(table, "next_draw", "social")).choose("traitors-offer.way-1")
    assert numbers(play, "lost-lore") == {"n": 1}


def test_the_price_of_a_story_quest_is_told():
    play = StagedLand(at="suvars-haven", scenario="corpse-king").story("the-plague-cart").has(gold=2)
    play.choose("story-the-plague-cart")
    assert (numbers(play, "paid-gold"), cause(play, "paid-gold")) == ({"n": 2}, "story-the-plague-cart")


def test_a_purchase_tells_its_price():
    play = StagedLand().has(gold=9, learned=["haggler"])
    play.arrange(lambda table: table.markets[0].append(ASSET["leather-armor"])).choose("shop", "buy-leather-armor")
    assert numbers(play, "bought") == {"gold": 2}


def test_a_potion_that_is_drunk_is_told_as_discarded():
    play = StagedLand().has(assets=["potion-set"], damage=3).choose("potion-set.1")
    assert [message.id for message in play.lines()][-3:] == ["used", "discarded-asset", "healed"]


def test_a_turned_die_is_told():
    play = StagedLand(at="4,7").has(learned=["star-reading"]).load("plains", "plains", "plains")
    play.choose("travel", "star-reading.1")
    if play.asked == "ask-turn-die":
        play.choose(play.keys[0])
    assert "wild" in play.log_text[-1]
    assert play.lines()[-1].id == "die-turned"


def test_a_quest_that_is_kept_is_told():
    play = StagedLand(at="8,5").top_card("swamp-tales")
    play.arrange(lambda table: setattr(table, "next_draw", "exploration"))
    assert play.lines("kept-quest")


def test_a_quest_that_leaves_is_told():
    play = StagedLand(at="blackwing-swamp").has(quests=["swamp-tales"]).load("mountains+water", "wild", "plains")
    play.choose("quest-swamp-tales", "swamp-tales.outcome-2")
    assert play.lines("took-quest")
    play = StagedLand(at="blackwing-swamp").has(quests=["swamp-tales"]).load("mountains+water", "wild", "plains")
    play.choose("quest-swamp-tales", "swamp-tales.outcome-3")
    assert play.lines("discarded-quest")


def test_a_rumor_that_becomes_a_trophy_is_told_as_one():
    play = StagedLand(at="castle-telis").has(rumors=[("counts-request", 1)]).choose("rumor-counts-request.way-1")
    assert play.lines("took-rumor")


def test_heroes_that_are_dealt_are_announced():
    match = fabletable.start("runebound", players=3, seed="dealt", options={"heroes": "dealt"})
    assert [message.id for message in match.log(0)][:4] == ["became", "became", "became", "hands-drawn"]


def test_damage_beyond_health_is_not_told_as_suffered():
    """Rules reference, Damage: what goes beyond the health is ignored."""
    play = StagedLand().has(damage=8).fights("ogre", "bba", "aaaaa")
    while play.seat != 1:
        play.choose("pass")
    play.choose("skull")
    if play.asked == "ask-shield":
        play.choose("done")
    assert numbers(play, "took-damage") == {"n": 1}


def test_damage_that_falls_away_with_health_is_told():
    play = (
        StagedLand()
        .has(damage=10, assets=["chain-mail", "mana-armor"])
        .choose("shop", "sell-mana-armor", "sell-chain-mail")
    )
    assert play.hero().damage == 9
    assert numbers(play, "damage-gone") == {"n": 1}


def test_a_block_tells_its_shields_and_what_they_stop():
    play = StagedLand().fights("ogre", "bba", "aabaa").choose("pass", "skull", "lissa-1")
    assert numbers(play, "blocked") == {"n": 1}
    assert len(play.lines("blocked")[-1].args["tokens"]) == 1


def test_surge_that_buys_off_an_assault_is_told():
    play = StagedLand("corbin", "lissa", at="everton").duels("baa", "bbb")
    while "corbin.brutal-assault" not in play.keys:
        play.choose("pass" if "pass" in play.keys else play.keys[0])
    play.choose("corbin.brutal-assault")
    while play.asked == "ask-pay-surge":
        play.choose(play.keys[0])
    play.choose("yes")
    assert play.lines("bought-off")


def test_an_ability_used_between_deeds_is_a_deed_of_its_own():
    """The gain of the ability then has a cause that is told with it."""
    play = StagedLand("elder-mok").has(hand=["cunning"]).choose("elder-mok.strong-in-spirit")
    told = [(message.id, part) for message, part in zip(play.match.log(0), play.match.log_parts(0), strict=True)]
    assert ("used", "event") in told[-3:]
