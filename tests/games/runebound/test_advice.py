"""What the bots are told: trades that help both heroes, and no blind spot for a card."""

import pytest

from fabletable.games.runebound.advice import weigh
from fabletable.games.runebound.advice.trade import GOLD_WORTH, best_bargain, change, is_fair, outfit_worth
from fabletable.games.runebound.advice.worth import skill_worth
from fabletable.games.runebound.map import MARKETS
from tests.rulebook.runebound.arranged import ASSET, Desk


def advised(desk):
    """The key that looks best."""
    decision = desk.match.decision
    worths = weigh(desk.table, decision)
    return decision.options[worths.index(max(worths))].key


def follow_advice(desk, *asks):
    """As long as one of these is asked."""
    while desk.asked in asks:
        desk.choose(advised(desk))


def neighbours(mine, theirs):
    """Two heroes in one hex, each with these assets and 3 gold."""
    desk = Desk("lissa", "master-thorn", at="everton", other_at="everton")
    return desk.has(0, assets=mine, gold=3).has(1, assets=theirs, gold=3)


def worth(hero):
    return outfit_worth(hero, hero.assets, 12) + GOLD_WORTH * hero.gold


# --- trading ---


def some_bargain():
    """The first pair of assets that would be better in the other's hands."""
    for mine in ASSET.values():
        for theirs in ASSET.values():
            if mine.token and theirs.token and mine.kind != theirs.kind:
                desk = neighbours([mine.key], [theirs.key])
                if best_bargain(desk.table, desk.hero, desk.other) is not None:
                    return desk
    raise AssertionError("no two assets are worth a trade")


def test_bots_trade_where_both_profit():
    desk = some_bargain()
    before, gold = (worth(desk.hero), worth(desk.other)), desk.hero.gold + desk.other.gold
    assert advised(desk) == "trade-seat-1"
    desk.choose("trade-seat-1")
    follow_advice(desk, "ask-give", "ask-take", "ask-how-much", "ask-accept-trade")
    assert worth(desk.hero) > before[0]
    assert worth(desk.other) > before[1]
    assert desk.hero.gold + desk.other.gold == gold
    assert advised(desk) != "trade-seat-1", "and that is enough"


def test_a_bot_is_not_talked_into_a_bad_trade():
    desk = neighbours(["satchel"], ["valorous-blade"]).choose("trade-seat-1", "satchel", "done", "valorous-blade")
    desk.choose("done")
    assert desk.asked == "ask-accept-trade"
    assert advised(desk) == "no"


def test_a_bot_takes_more_than_it_gives():
    desk = neighbours(["valorous-blade"], []).choose("trade-seat-1", "valorous-blade", "done", "gold", "1")
    assert desk.asked == "ask-accept-trade"
    assert advised(desk) == "yes"


@pytest.mark.parametrize(("gains", "fair"), [((1.0, 1.5), True), ((1.0, 3.0), False), ((0.2, 0.3), False)])
def test_a_bargain_must_pay_and_be_fair(gains, fair):
    assert is_fair(*gains) == is_fair(*reversed(gains)) == fair


def test_who_owns_the_type_already_gains_only_the_difference():
    blade = ASSET["valorous-blade"]
    armed, unarmed = neighbours(["swift-rapier"], []), neighbours([], [])
    assert change(armed.hero, [], [blade], 12) < change(unarmed.hero, [], [blade], 12)


# --- no blind spots ---


def nothing_else_to_do(desk):
    def close(table):
        table.gems = [False] * len(table.gems)
        for market in table.markets:
            table.assets.cards.extend(market)
            market.clear()

    return desk.arrange(close)


def test_the_waygate_saves_a_long_way():
    hand = ["cunning", "omens", "serenity"]
    desk = Desk(at="suvars-haven").has(learned=["waygate-rune"], hand=hand, quests=["narrow-ledge"])
    assert advised(nothing_else_to_do(desk)) == "waygate-rune.1"


def test_a_rumor_of_the_open_road_is_followed_there():
    desk = nothing_else_to_do(Desk("corbin", "lissa", at="4,6")).has(rumors=[("robbery-on-the-road", 1)])
    assert (desk.hero.hex.on_road, desk.hero.hex.kind) == (True, "wilderness")
    assert advised(desk) == "rumor-robbery-on-the-road.way-1"


@pytest.mark.parametrize("city", MARKETS)
def test_contacts_lead_to_the_best_bargain(city):
    desk = nothing_else_to_do(Desk(at="everton")).has(learned=["contacts"], assets=["elven-armor"], gold=20)

    def offer_the_armor(table):
        table.heroes[0].assets.clear()
        table.markets[MARKETS.index(city)].append(ASSET["elven-armor"])

    desk.arrange(offer_the_armor).choose("contacts.1")
    assert desk.asked == "ask-which-market"
    assert advised(desk) == city


def test_the_best_card_is_put_on_top():
    desk = Desk().has(learned=["omens"]).choose("omens.1")
    follow_advice(desk, "ask-reorder")
    top = desk.table.skills.cards[-3:]
    assert skill_worth(desk.hero, top[2]) >= skill_worth(desk.hero, top[0])
