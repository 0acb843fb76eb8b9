"""The advice for bots: trades that help both heroes, and no blind spot for a card."""

import pytest

from fabletable.games.runebound import GAME
from fabletable.games.runebound.advice.plans import NEARLY, READY, SURE, dares, goals, rounds_left
from fabletable.games.runebound.advice.trade import GOLD_VALUE, best_bargain, change, is_fair, outfit_value
from fabletable.games.runebound.advice.travel import journey_from
from fabletable.games.runebound.board import DISTANCES, MARKETS
from fabletable.games.runebound.kinds import HEALTH
from fabletable.games.runebound.outlook.odds import win_odds
from fabletable.games.runebound.outlook.values import skill_value
from fabletable.games.runebound.rules.context import health_left
from fabletable.lab.simulate import simulate
from tests.rulebook.runebound.arranged import ASSET, StagedLand, hex_at


def advised(play):
    """Return the key that looks best."""
    decision = play.match.decision
    worths = GAME.policy(play.table, decision)
    return decision.options[worths.index(max(worths))].key


def follow_advice(play, *asks):
    """Choose what looks best as long as one of these is asked."""
    while play.asked in asks:
        play.choose(advised(play))


def neighbours(mine, theirs):
    """Set up two heroes in one hex, each with these assets and 3 gold."""
    play = StagedLand("lissa", "master-thorn", at="everton", other_at="everton")
    return play.has(0, assets=mine, gold=3).has(1, assets=theirs, gold=3)


def worth(hero):
    return outfit_value(hero, hero.assets, 12) + GOLD_VALUE * hero.gold


def combat_goals(play):
    """Return what the adventures are worth whose worth depends on the odds of a fight."""
    return [goal.worth for goal in goals(play.table, play.hero()) if goal.kind == "adventure"]


def test_goals_do_not_depend_on_what_was_weighed_before():
    """Weigh with the same cards and less health: sums kept by cards alone made decisions depend on earlier games."""
    play = StagedLand("lissa", at="everton")
    healthy = sum(combat_goals(play))
    hero = play.hero()
    hero.changes = {**hero.changes, HEALTH: -4}
    hero.reckon()
    assert sum(combat_goals(play)) < healthy


# --- trading ---


def some_bargain():
    """Find the first pair of assets that would be better in the other's hands."""
    for mine in ASSET.values():
        for theirs in ASSET.values():
            if mine.token and theirs.token and mine.kind != theirs.kind:
                play = neighbours([mine.key], [theirs.key])
                if best_bargain(play.table, play.hero(), play.hero(1)) is not None:
                    return play
    raise AssertionError("no two assets are worth a trade")


def test_bots_trade_where_both_profit():
    play = some_bargain()
    before, gold = (worth(play.hero()), worth(play.hero(1))), play.hero().gold + play.hero(1).gold
    assert advised(play) == "trade-seat-1"
    play.choose("trade-seat-1")
    follow_advice(play, "ask-give", "ask-take", "ask-how-much", "ask-accept-trade")
    assert worth(play.hero()) > before[0]
    assert worth(play.hero(1)) > before[1]
    assert play.hero().gold + play.hero(1).gold == gold
    assert advised(play) != "trade-seat-1", "and that is enough"


def test_a_bot_is_not_talked_into_a_bad_trade():
    play = neighbours(["satchel"], ["valorous-blade"]).choose("trade-seat-1", "satchel", "done", "valorous-blade")
    play.choose("done")
    assert play.asked == "ask-accept-trade"
    assert advised(play) == "no"


def test_a_bot_takes_more_than_it_gives():
    play = neighbours(["valorous-blade"], []).choose("trade-seat-1", "valorous-blade", "done", "gold", "1")
    assert play.asked == "ask-accept-trade"
    assert advised(play) == "yes"


@pytest.mark.parametrize(("gains", "fair"), [((1.0, 1.5), True), ((1.0, 3.0), False), ((0.2, 0.3), False)])
def test_a_bargain_must_pay_and_be_fair(gains, fair):
    assert is_fair(*gains) == is_fair(*reversed(gains)) == fair


def test_who_owns_the_type_already_gains_only_the_difference():
    blade = ASSET["valorous-blade"]
    armed, unarmed = neighbours(["swift-rapier"], []), neighbours([], [])
    assert change(armed.hero(), [], [blade], 12) < change(unarmed.hero(), [], [blade], 12)


# --- no blind spots ---


def nothing_else_to_do(play):
    def close(table):
        table.gems = [False] * len(table.gems)
        for market in table.markets:
            table.assets.cards.extend(market)
            market.clear()

    return play.arrange(close)


def test_the_waygate_saves_a_long_way():
    hand = ["cunning", "omens", "serenity"]
    play = StagedLand(at="suvars-haven").has(learned=["waygate-rune"], hand=hand, quests=["narrow-ledge"])
    assert advised(nothing_else_to_do(play)) == "waygate-rune.1"


def test_a_rumor_of_the_open_road_is_followed_there():
    play = nothing_else_to_do(StagedLand("corbin", "lissa", at="4,6")).has(rumors=[("robbery-on-the-road", 1)])
    assert (play.hero().hex.on_road, play.hero().hex.kind) == (True, "wilderness")
    assert advised(play) == "rumor-robbery-on-the-road.way-1"


@pytest.mark.parametrize("city", MARKETS)
def test_contacts_lead_to_the_best_bargain(city):
    play = nothing_else_to_do(StagedLand(at="everton")).has(learned=["contacts"], assets=["elven-armor"], gold=20)

    def offer_the_armor(table):
        table.heroes[0].assets.clear()
        table.markets[MARKETS.index(city)].append(ASSET["elven-armor"])

    play.arrange(offer_the_armor).choose("contacts.1")
    assert play.asked == "ask-which-market"
    assert advised(play) == city


def test_the_best_card_is_put_on_top():
    play = StagedLand().has(learned=["omens"]).choose("omens.1")
    follow_advice(play, "ask-reorder")
    top = play.table.skills.cards[-3:]
    assert skill_value(play.hero(), top[2]) >= skill_value(play.hero(), top[0])


# --- no blunders ---


def test_who_carries_the_widows_lantern_rests_at_the_shrine():
    """The goal is the rumor, the deed is a rest, also for a hero without a scratch."""
    play = StagedLand(at="ithrite-forge", scenario="corpse-king").has(rumors=[("widows-lantern", 1)])
    assert advised(play) == "rest"


def test_who_has_the_scholar_for_a_teacher_trains_in_a_city():
    play = StagedLand(at="tamalir").has(rumors=[("drunk-scholar", 1)], hand=["cunning", "omens", "smite"])
    assert advised(play) == "train"


def test_a_quest_one_cannot_pay_for_keeps_nobody_waiting():
    """Echo of the Dead asks to exert: with an empty hand its place is no goal."""
    play = StagedLand(at="echo-lake", scenario="corpse-king").has(quests=["echo-of-the-dead"])
    assert not any(goal.key == "echo-of-the-dead" for goal in goals(play.table, play.hero()))
    play.has(hand=["omens"])
    assert any(goal.key == "echo-of-the-dead" for goal in goals(play.table, play.hero()))


# --- the last fight ---

ARMS = ["valorous-blade", "mana-armor", "clawed-glove"]


def before_the_last_fight(at="cursed-ruins", scenario="corpse-king"):
    """Set up Corbin armed and Lissa not, in the second act, with the villain in his lair."""
    play = StagedLand("corbin", "lissa", at=at, scenario=scenario).has(allies=4, lore=4, assets=ARMS)

    def begin(table):
        table.act, table.space = 2, 4
        table.villain_at = hex_at("cursed-ruins" if scenario == "corpse-king" else "firmament").index

    return play.arrange(begin)


def odds(play, seat=0):
    return win_odds(play.table, play.table.heroes[seat], play.table.villain, fresh=True)


def rival_ready(play):
    skills = ["ambidextrous", "battle-fury", "marksmanship"]
    return play.has(1, allies=4, assets=["truesight-bow", "elven-armor", "twin-talisman"], learned=skills)


def late(play):
    """Set the time to the last space of the second act."""
    return play.arrange(lambda table: setattr(table, "space", 12))


@pytest.mark.parametrize("scenario", ["corpse-king", "margath"])
def test_whoever_is_hurt_rests_in_the_lair_before_the_challenge(scenario):
    lair = "cursed-ruins" if scenario == "corpse-king" else "firmament"
    play = late(before_the_last_fight(lair, scenario)).has(damage=2)
    if scenario == "margath":
        play.arrange(lambda table: setattr(table, "villain_at", hex_at("7,6").index))
        play.arrange(lambda table: setattr(table.heroes[0], "at", hex_at("7,6").index))
    assert advised(play) == "rest"
    assert advised(play.has(damage=1)) == "rest"
    assert advised(play.has(damage=0)) == "challenge-villain"


def test_the_last_action_is_for_the_challenge():
    play = late(before_the_last_fight()).has(damage=5, actions=1)
    assert advised(play) == "challenge-villain"


def test_a_hero_alone_waits_for_better_odds():
    play = before_the_last_fight()
    assert READY < odds(play) < SURE
    play.arrange(lambda table: setattr(table.heroes[1], "out", True))
    assert not dares(play.table, play.hero())
    assert advised(late(play)) == "challenge-villain"


def test_a_hero_waits_while_no_rival_is_nearly_ready():
    play = before_the_last_fight()
    assert odds(play, 1) < READY - NEARLY
    assert not dares(play.table, play.hero())
    assert odds(rival_ready(play), 1) >= READY - NEARLY
    assert dares(play.table, play.hero())


def test_with_sure_odds_nobody_waits():
    play = before_the_last_fight().has(learned=["steadfast", "martyrs-shield"])
    assert odds(play) >= SURE
    assert dares(play.table, play.hero())


@pytest.mark.parametrize("start", ["sundergard", "shrine-of-aris", "riverwatch", "fort-rodric"])
def test_nobody_turns_back_on_the_way_to_the_villain(start):
    """A hero who sets out for the villain, because a rival is ready too, still wants to at every hex on the way."""
    play = rival_ready(before_the_last_fight().has(actions=0))
    table, hero = play.table, play.hero()
    assert dares(table, hero)
    table.act, table.villain_at = 2, hex_at("cursed-ruins").index
    times = journey_from(hero, table.villain_at)
    for space in range(1, 13):
        table.space = space
        hero.at = hex_at(start).index
        if goals(table, hero)[0].kind != "villain":
            continue
        while hero.at != table.villain_at:
            hero.at = min(hero.hex.steps, key=lambda step: times[step.to]).to
            assert goals(table, hero)[0].kind == "villain", (space, hero.hex.key)


def test_surge_is_doubled_only_for_an_ability_that_needs_it():
    """Mok's one surge ability takes one surge: doubling it would be for nothing."""
    needy = StagedLand("elder-mok").has(assets=["twin-talisman"]).fights("giant", "bbaa", "aaaaa")
    assert needy.fight.sides[0].tokens[2].face.symbol == "surge"
    assert GAME.policy(needy.table, needy.match.decision)[needy.keys.index("mok-3-on-mok-1")] > 0
    content = StagedLand("elder-mok").fights("giant", "bba", "aaaaa")
    assert GAME.policy(content.table, content.match.decision)[content.keys.index("mok-3-on-mok-1")] < 0


def test_a_hero_doubles_before_the_blow():
    """Two magic and a double: doubled first, they strike for three."""
    play = StagedLand("master-thorn").fights("giant", "bab", "aaabb")
    assert advised(play) == "thorn-1-on-thorn-2"


def test_a_deadly_blow_is_not_kept_back():
    play = StagedLand("master-thorn").fights("giant", "bab", "aaabb")
    play.fight.damage = health_left(play.table, play.fight, 1) - 2
    assert advised(play) == "magic"


def test_margath_may_walk_faster_than_the_average():
    """Six hexes are three rounds in the last space, two hexes are none: it is now or never."""
    play = late(before_the_last_fight("tamalir", "margath"))
    tamalir = hex_at("tamalir").index
    for away, rounds in ((6, 3), (3, 1), (2, 0)):
        play.table.villain_at = DISTANCES[tamalir].index(away)
        assert rounds_left(play.table) == rounds


def blunders_of(play, *keys):
    """Return the critic's notes on these choices."""
    watching = play.match.game.critic(play.table)
    for key in keys:
        decision = play.match.decision
        chosen = next(option for option in decision.options if option.key == key)
        watching.sees(play.table, decision, chosen)
        play.choose(key)
    return [name for name, _ in watching.blunders]


def test_the_innkeeper_knows_an_idler():
    assert blunders_of(StagedLand(), "end-turn", "end-turn") == []
    assert blunders_of(StagedLand(), "end-turn", "end-turn", "end-turn") == ["idle"]
    assert blunders_of(StagedLand(at="4,6"), "end-turn", "end-turn", "hex-3-6", "end-turn") == []


def test_the_innkeeper_knows_who_walks_to_and_fro():
    assert blunders_of(StagedLand(at="4,6"), "hex-3-6", "hex-4-6") == ["turned-back"]
    assert blunders_of(StagedLand(at="4,6"), "hex-3-6", "rest", "hex-4-6") == []
    once = blunders_of(StagedLand(at="4,6"), "hex-3-6", "hex-4-6", "hex-3-6")
    assert once == ["turned-back", "turned-back", "shuttle"]


def test_greedy_commits_no_blunder():
    outcome = simulate("runebound", games=4, players=2, bots=["greedy"], seed="sober", blunders=True)
    assert {name: outcome.blunders[name].games for name in ("idle", "shuttle", "useless-double")} == {
        "idle": 0,
        "shuttle": 0,
        "useless-double": 0,
    }


# --- what a position is worth ---


def stands(play, seat=0):
    return play.match.game.value(play.table, seat)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"gold": 5}, {"gold": 1}),
        ({"damage": 0}, {"damage": 4}),
        ({"damage": 8}, {"damage": 9}),
        ({"trophies": ["ogre"]}, {}),
        ({"assets": ["valorous-blade"]}, {"assets": ["ancient-sword"]}),
        ({"learned": ["steadfast"]}, {}),
        ({"lore": 3}, {"lore": 1}),
        ({}, {"delayed": True}),
    ],
)
def test_more_is_worth_more(better, worse):
    assert stands(StagedLand().has(**better)) > stands(StagedLand().has(**worse))


def test_what_a_rival_gains_one_loses():
    assert stands(StagedLand().has(1, gold=9)) < stands(StagedLand())


def test_to_win_is_worth_everything():
    play = StagedLand().arrange(lambda table: (setattr(table, "ended", "won"), setattr(table, "winner", 1)))
    assert stands(play, 1) > stands(StagedLand().has(gold=99)) > stands(play, 0)


def test_a_fight_that_goes_well_is_worth_more():
    hurt = StagedLand().fights("ogre", "aaa", "aaaaa").arrange(lambda table: setattr(table.fight, "damage", 6))
    assert stands(hurt) > stands(StagedLand().fights("ogre", "aaa", "aaaaa"))
