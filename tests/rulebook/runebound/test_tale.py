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
    """The card has just been drawn by a hero who has these things and will roll these dice."""
    card = CARD[key]
    scenario = "margath" if card.scenario == "generic" else card.scenario
    return StagedLand(at=GEM[card.deck], scenario=scenario).has(**given).top_card(key).load(*dice).choose("adventure")


# --- endings ---


@pytest.mark.parametrize("way", PAID, ids=lambda way: way.key)
def test_a_way_that_was_not_paid_for_has_not_ended_well(way):
    """Ten ways begin with "you may spend"."""
    desk = drawn(way.event.key).choose(way.key)
    ends = [message.id for message in desk.lines() if message.id.startswith(way.message.id)]
    assert ends == [way.message.id + "-unpaid"]
    assert desk.hero().trophies == []


def test_a_way_that_was_paid_for_ends_well():
    desk = drawn("dragons-tax", gold=2).choose("dragons-tax.way-1", "yes")
    assert desk.lines("card-dragons-tax.way-1-done")
    assert not desk.lines("card-dragons-tax.way-1-unpaid")


@pytest.mark.parametrize("language", ["en", "ru", "cs", "bg"])
def test_a_way_one_cannot_pay_says_so_beforehand(language):
    desk = drawn("mercenary-captain", gold=2)
    poor, other = desk.match.ask(0).choices
    assert poor.note.id == "note-cannot-pay"
    assert VOICES[language].say(poor.note).startswith(VOICES[language].say(poor.note.args["text"]))
    assert other.note.id == "card-mercenary-captain.way-2-text"
    rich = drawn("mercenary-captain", gold=3).match.ask(0).choices[0]
    assert rich.note.id == "card-mercenary-captain.way-1-text"


def test_a_rumor_followed_by_resting_tells_its_ending():
    desk = StagedLand(at="ithrite-forge", scenario="corpse-king").has(rumors=[("widows-lantern", 1)])
    desk.choose("rest", "widows-lantern.way-1")
    assert desk.lines("card-widows-lantern.way-1-done")


def test_a_rumor_followed_by_training_tells_its_ending():
    desk = StagedLand(at="tamalir").has(rumors=[("drunk-scholar", 1)]).choose("train")
    while desk.asked == "ask-hand-limit":
        desk.choose(desk.keys[0])
    desk.choose("drunk-scholar.way-1", desk.hero().hand[0].key)
    assert desk.lines("card-drunk-scholar.way-1-done")


@pytest.mark.parametrize(
    ("rumor", "way", "enemy"),
    [("big-trouble", 1, "ogre"), ("eyewitness", 1, "great-dragon"), ("order-of-the-torch", 2, "undead-horde")],
)
def test_a_rumor_followed_by_a_victory_tells_its_ending(rumor, way, enemy):
    scenario = "corpse-king" if CARD[rumor].scenario == "corpse-king" else "margath"
    desk = StagedLand(scenario=scenario).has(rumors=[(rumor, way)]).fights(enemy, "aaa", "aaaaa")
    desk.arrange(lambda table: setattr(table.fight, "over", "won"))
    desk.choose(f"{rumor}.way-{way}")
    assert desk.lines(f"card-{rumor}.way-{way}-done")


# --- gems ---


def refreshed(*under):
    """The gems after six days, with these heroes standing on dark ones."""
    desk = StagedLand(at="8,5" if "me" in under else "tamalir", other_at="0,0" if "other" in under else "everton")

    def dark(table):
        table.space = 6
        table.gems = [False] * len(table.gems)

    return desk.arrange(dark).choose("end-turn", "end-turn")


def test_all_gems_shine_again_only_when_they_do():
    assert "All gems shine again." in refreshed().told
    assert "All gems shine again." not in refreshed("me").told
    assert "The gems shine again, except where a hero stands." in refreshed("me", "other").told


# --- dice ---


def test_the_tale_says_what_dice_are_rolled_for():
    assert StagedLand(at="4,6").choose("travel").lines("rolled")[0].args["purpose"] == "move"
    assert StagedLand(at="4,6").has(damage=5).choose("rest").lines("rolled")[0].args["purpose"] == "rest"
    desk = StagedLand(at="castle-telis").has(quests=["forever-yours"]).choose("quest-forever-yours")
    assert desk.lines("rolled")[0].args["purpose"] == "explore"
    said = {
        VOICES["en"].say(Message("rolled", {"hero": "X", "dice": "Y", "purpose": p}))
        for p in ("move", "rest", "explore")
    }
    assert len(said) == 3


def test_a_failed_exploration_is_told():
    desk = StagedLand(at="castle-telis").has(quests=["forever-yours"]).load(*["mountains+water"] * 3)
    desk.choose("quest-forever-yours")
    assert desk.lines("not-completed")
    desk = drawn("dead-men-on-the-road", dice=["mountains+water"] * 3).choose("dead-men-on-the-road.way-1")
    assert desk.lines("explored-in-vain")
    desk = StagedLand(at="lake-of-tears").story("in-the-depths-of-the-lake-of-tears").load("plains", "plains", "plains")
    desk.choose("story-in-the-depths-of-the-lake-of-tears")
    assert desk.lines("not-completed")


# --- tokens ---


def test_the_tale_says_whose_token_was_turned():
    """Agility: one's own is flipped, or one of the foe is cast again."""
    desk = StagedLand().fights("ogre", "aaa", "aaaab").choose("agility", "lissa-1")
    assert desk.lines("tokens-flipped")[0].args["who"].id == "hero-lissa"
    desk = StagedLand().fights("ogre", "aaa", "aaaab")
    foe = desk.fight.sides[1].tokens[0].key
    desk.choose("agility", foe)
    assert desk.lines("tokens-recast")[0].args["who"].id == "card-ogre"


def test_assets_in_the_plural_come_to_the_market_in_good_english():
    line = Message("market-filled", {"asset": Message("asset-winged-boots"), "city": Message("place-tamalir")})
    assert VOICES["en"].say(line) == "The market of Tamalir now offers Winged Boots."


@pytest.mark.parametrize("card", ["kobolds", "rebels", "highwaymen", "reanimates", "shadows-in-the-night"])
def test_enemies_in_the_plural_act_in_the_plural(card):
    line = VOICES["en"].say(Message("passed", {"who": CARD[card].message}))
    assert line.endswith(" pass.")


def test_nothing_is_told_of_nothing():
    """No "heals 0 damage", no "loses 0 gold"."""
    desk = StagedLand(at="tamalir").choose("rest")
    assert [line for line in desk.told if "rests" in line] == ["Lissa rests."]
    desk = StagedLand(at="0,0").top_card("runesmith").top_skills(False, False).choose("adventure", "runesmith.way-1")
    assert desk.lines("card-runesmith.way-1-fail")
    assert not desk.lines("lost-gold")


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
    assert said in StagedLand().fights("moon-cat", "aaa", "aaaaa").told_in(language)


# --- nothing is lost without a line ---


def numbers(desk, line):
    """The numbers of the last such line."""
    return {name: value for name, value in desk.lines(line)[-1].args.items() if isinstance(value, int)}


def cause(desk, line):
    """Return the cause that the last such line names."""
    return desk.lines(line)[-1].args["card"].id


def test_a_payment_in_an_event_is_told_with_its_card():
    desk = StagedLand(at="8,5").has(gold=3).top_card("attempted-robbery")
    desk.arrange(lambda table: setattr(table, "next_draw", "combat")).choose("attempted-robbery.way-2", "yes")
    assert (numbers(desk, "paid-gold"), cause(desk, "paid-gold")) == ({"n": 2}, "card-attempted-robbery")


def test_a_toll_is_told_with_the_enemy():
    desk = StagedLand().has(gold=2).fights("highwaymen").choose("yes")
    assert (numbers(desk, "paid-gold"), cause(desk, "paid-gold")) == ({"n": 2}, "card-highwaymen")


def test_lore_and_allies_given_away_are_told():
    desk = StagedLand().has(lore=1).fights("envoy-of-the-firmament").choose("yes")
    assert (numbers(desk, "paid-lore"), cause(desk, "paid-lore")) == ({"n": 1}, "card-envoy-of-the-firmament")
    desk = StagedLand(scenario="corpse-king").has(allies=1).fights("death-knight", "bbb", "aabaa")

    def strong(table):
        side = table.fight.sides[1]
        side.tokens[2].up = 1
        side.boosts["surge"] = 2
        table.fight.turn = 1

    desk.arrange(strong).choose("death-knight.a-life-for-a-life", "yes")
    assert (numbers(desk, "paid-ally"), cause(desk, "paid-ally")) == ({"n": 1}, "card-death-knight")


def test_lost_lore_is_told():
    desk = StagedLand(at="8,5").has(lore=2).top_card("traitors-offer")
    desk.arrange(lambda table: setattr(table, "next_draw", "social")).choose("traitors-offer.way-1")
    assert numbers(desk, "lost-lore") == {"n": 1}


def test_the_price_of_a_story_quest_is_told():
    desk = StagedLand(at="suvars-haven", scenario="corpse-king").story("the-plague-cart").has(gold=2)
    desk.choose("story-the-plague-cart")
    assert (numbers(desk, "paid-gold"), cause(desk, "paid-gold")) == ({"n": 2}, "story-the-plague-cart")


def test_a_purchase_tells_its_price():
    desk = StagedLand().has(gold=9, learned=["haggler"])
    desk.arrange(lambda table: table.markets[0].append(ASSET["leather-armor"])).choose("shop", "buy-leather-armor")
    assert numbers(desk, "bought") == {"gold": 2}


def test_a_potion_that_is_drunk_is_told_as_discarded():
    desk = StagedLand().has(assets=["potion-set"], damage=3).choose("potion-set.1")
    assert [message.id for message in desk.lines()][-3:] == ["used", "discarded-asset", "healed"]


def test_a_turned_die_is_told():
    desk = StagedLand(at="4,7").has(learned=["star-reading"]).load("plains", "plains", "plains")
    desk.choose("travel", "star-reading.1")
    if desk.asked == "ask-turn-die":
        desk.choose(desk.keys[0])
    assert "wild" in desk.told[-1]
    assert desk.lines()[-1].id == "die-turned"


def test_a_quest_that_is_kept_is_told():
    desk = StagedLand(at="8,5").top_card("swamp-tales")
    desk.arrange(lambda table: setattr(table, "next_draw", "exploration"))
    assert desk.lines("kept-quest")


def test_a_quest_that_leaves_is_told():
    desk = StagedLand(at="blackwing-swamp").has(quests=["swamp-tales"]).load("mountains+water", "wild", "plains")
    desk.choose("quest-swamp-tales", "swamp-tales.outcome-2")
    assert desk.lines("took-quest")
    desk = StagedLand(at="blackwing-swamp").has(quests=["swamp-tales"]).load("mountains+water", "wild", "plains")
    desk.choose("quest-swamp-tales", "swamp-tales.outcome-3")
    assert desk.lines("discarded-quest")


def test_a_rumor_that_becomes_a_trophy_is_told_as_one():
    desk = StagedLand(at="castle-telis").has(rumors=[("counts-request", 1)]).choose("rumor-counts-request.way-1")
    assert desk.lines("took-rumor")


def test_heroes_that_are_dealt_are_announced():
    match = fabletable.start("runebound", players=3, seed="dealt", options={"heroes": "dealt"})
    assert [message.id for message in match.log(0)][:4] == ["became", "became", "became", "hands-drawn"]


def test_damage_beyond_health_is_not_told_as_suffered():
    """Rules reference, Damage: what goes beyond the health is ignored."""
    desk = StagedLand().has(damage=8).fights("ogre", "bba", "aaaaa")
    while desk.seat != 1:
        desk.choose("pass")
    desk.choose("skull")
    if desk.asked == "ask-shield":
        desk.choose("done")
    assert numbers(desk, "took-damage") == {"n": 1}


def test_damage_that_falls_away_with_health_is_told():
    desk = (
        StagedLand()
        .has(damage=10, assets=["chain-mail", "mana-armor"])
        .choose("shop", "sell-mana-armor", "sell-chain-mail")
    )
    assert desk.hero().damage == 9
    assert numbers(desk, "damage-gone") == {"n": 1}


def test_a_block_tells_its_shields_and_what_they_stop():
    desk = StagedLand().fights("ogre", "bba", "aabaa").choose("pass", "skull", "lissa-1")
    assert numbers(desk, "blocked") == {"n": 1}
    assert len(desk.lines("blocked")[-1].args["tokens"]) == 1


def test_surge_that_buys_off_an_assault_is_told():
    desk = StagedLand("corbin", "lissa", at="everton").duels("baa", "bbb")
    while "corbin.brutal-assault" not in desk.keys:
        desk.choose("pass" if "pass" in desk.keys else desk.keys[0])
    desk.choose("corbin.brutal-assault")
    while desk.asked == "ask-pay-surge":
        desk.choose(desk.keys[0])
    desk.choose("yes")
    assert desk.lines("bought-off")


def test_an_ability_used_between_deeds_is_a_deed_of_its_own():
    """So what it brings has a cause that is told with it."""
    desk = StagedLand("elder-mok").has(hand=["cunning"]).choose("elder-mok.strong-in-spirit")
    told = [(message.id, part) for message, part in zip(desk.match.log(0), desk.match.log_parts(0), strict=True)]
    assert ("used", "event") in told[-3:]
