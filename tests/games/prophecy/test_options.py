"""Every option does something, and a user's own numbers are checked."""

from __future__ import annotations

from typing import Any

import pytest

import fabletable
from fabletable import Refused
from fabletable.games.prophecy.cards.box import all_items
from fabletable.games.prophecy.cards.decks import SKILLS
from fabletable.games.prophecy.pieces import text_of
from fabletable.kernel.catalogue import catalogue_of
from tests.rulebook.prophecy.arranged import FIELD, StagedRealm


def start(players: int = 4, **options: Any) -> Any:
    return fabletable.start("prophecy", players, "options", {name.replace("_", "-"): v for name, v in options.items()})


def test_longer_game():
    play = StagedRealm("druid", "scout", longer=True)
    assert (play.hero().red, play.hero().blue, play.hero().gold, play.hero().experience) == (2, 5, 3, 0)
    table = start(longer=True).table
    assert not any(ground.spots or ground.skills for ground in table.ground)
    assert table.rulings.limit == 9


def test_draft_passes_cards_to_the_left():
    match = start(3)
    hands = [{card.key for card in hand} for hand in match.table.draft_hands]
    passed = []
    for seat in range(3):
        assert match.decision.seat == seat
        keep, give = (option.key for option in match.decision.options)
        passed.append(give)
        match.choose(keep)
    for seat in range(3):
        assert passed[seat - 1] in {card.key for card in match.table.draft_hands[seat]}
    assert len(hands) == 3
    for _ in range(6):
        match.choose(match.decision.options[0].key)
    assert len(match.table.heroes) == 3
    assert len(match.table.unused) == 7


def test_random_heroes_skip_the_draft():
    assert start(3, characters="random").table.heroes


@pytest.mark.parametrize(("word", "needed"), [("two", 2), ("three", 3), ("four", 4)])
def test_artifacts_to_win(word, needed):
    play = StagedRealm("mercenary", "druid", artifacts=word).stand("forest-a").guard(0, None, "scaly-monster")

    def have(table):
        for plane in table.planes[1:needed]:
            table.heroes[0].items.append(plane.artifact)
            plane.artifact = None

    play.arrange(have).give(red=8, health=8, items=("great-sword",)).choose("attack-plane:plane-camp").dice(6, 1)
    play.choose("fight:scaly-monster").through("ask-head", "ask-wield", take=("great-sword",))
    assert play.match.result.winners == [0]


def last_artifact(**options: Any) -> StagedRealm:
    """Lay the fifth artifact before the Druid; no hero will have four."""
    play = StagedRealm("druid", "scout", "mystic", **options).stand("plains-a")

    def spread(table):
        artifacts = [plane.artifact for plane in table.planes]
        for plane in table.planes:
            plane.artifact, plane.closed = None, True
        table.heroes[0].items += artifacts[:2]
        table.heroes[1].items += artifacts[2:4]
        table.ground[FIELD["plains-a"]].artifacts += (artifacts[4],)

    return play.arrange(spread)


def take_it(play: StagedRealm) -> StagedRealm:
    play.choose("stay")
    return play.choose(next(key for key in play.keys if key.startswith("take:")))


def test_second_edition_ends_in_the_final_battle():
    play = take_it(last_artifact())
    assert play.asked == "ask-battlefield"
    assert play.hero(2).out


@pytest.mark.parametrize("options", [{"edition": "first"}, {"ending": "apocalypse"}])
def test_apocalypse_counts_down_the_chance_cards(options):
    play = take_it(last_artifact(**options))
    assert play.table.countdown
    assert not play.table.final
    assert not play.table.chance_gone or play.table.active != 0
    play.arrange(lambda table: (table.chance_gone.extend(table.chance_deck), table.chance_deck.clear())).new_round(1)
    assert play.table.apocalypse_began
    assert play.hero(0).health == play.hero(0).red - 1
    assert play.hero(1).mana == play.hero(1).blue - 1


def test_apocalypse_without_survivors_has_no_winner():
    play = take_it(last_artifact(ending="apocalypse"))

    def weak(table):
        table.chance_gone.extend(table.chance_deck)
        table.chance_deck.clear()
        for hero in table.heroes:
            hero.red = hero.health = 0

    play.arrange(weak).new_round(1)
    assert play.match.over
    assert play.match.result.winners == []


def test_two_artifacts_means_no_final_battle():
    assert not start(artifacts="two").table.rulings.final_battle
    assert start(artifacts="three").table.rulings.final_battle


def test_teams_need_four_and_win_together():
    with pytest.raises(Refused) as no:
        start(3, teams=True)
    assert no.value.code == "why-teams-need-four"
    play = StagedRealm("mercenary", "druid", "scout", "mystic", teams=True).stand("city", 0).stand("city", 2)
    assert "trade:seat-2" in play.keys, "partners may trade"
    play.give(0, items=("royal-mantle",)).choose("trade:seat-2", "give:royal-mantle", "propose", "yes")
    assert play.items(2) == ["royal-mantle"], "and give freely, artifacts too"
    play.arrange(lambda table: setattr(table, "winner", 2))
    assert play.match.result.winners == [0, 2]


def test_strangers_trade_no_artifacts_and_no_gifts():
    play = (
        StagedRealm("scout", "druid", trading=True)
        .stand("city", 0)
        .stand("city", 1)
        .give(0, items=("royal-mantle", "axe"))
    )
    play.choose("trade:seat-1")
    assert "give:royal-mantle" not in play.keys
    play.choose("give:axe")
    assert "propose" not in play.keys
    assert "trade:seat-1" not in StagedRealm("scout", "druid").stand("city", 0).stand("city", 1).keys


def test_experience_for_duels():
    play = (
        StagedRealm("scout", "mercenary", duel_experience=True)
        .stand("city", 0)
        .stand("city", 1)
        .give(0, mana=0)
        .give(1, mana=0)
    )
    play.choose("stay").dice(6, 1).choose("attack:seat-1").maybe("lose-health")
    assert play.hero(0).experience == 3 + 2
    kill = StagedRealm("scout", "mercenary", duel_experience=True).stand("city", 0).stand("city", 1).give(0, mana=0)
    kill.give(1, red=5, health=0, blue=7, mana=0).choose("stay").dice(6, 1).choose("attack:seat-1")
    assert kill.hero(0).experience == 3 + 2 + 6


# --- tweaks ---


def test_own_numbers_change_the_cards():
    tweaks = {
        "old-pirate": {"strength": 7, "copies": 2, "experience": 9},
        "druid": {"will": 7},
        "sword": {"price": 1},
        "prayer": {"cost": 9},
        "chance-crisis": {"copies": 3},
    }
    table = start(tweaks=tweaks).table
    pirates = [card for card in all_adventures(table) if card.name == "old-pirate"]
    assert [(card.strength, card.will, card.experience) for card in pirates] == [(7, 3, 9), (7, 3, 9)]
    assert len({card.key for card in pirates}) == 2
    heroes = [*table.unused, *(card for hand in table.draft_hands for card in hand)]
    assert next(card for card in heroes if card.key == "druid").will == 7
    assert next(item for item in table.common if item.key == "sword").price == 1
    assert sum(card.name == "crisis" for card in [*table.chance_deck, *table.chance_gone]) == 3
    skills = [*table.skill_decks["monastery"].cards, *table.ground[14].skills]
    assert next(skill for skill in skills if skill.key == "prayer").cost == 9


ODD = 77


def own_numbers():
    """Yield every item and spell with one of its numbers changed."""
    for item in all_items():
        for name in ("strength", "will", "mana"):
            if item.figures[name]:
                yield item.like(changes={name: ODD})
    for skill in SKILLS:
        if skill.spell:
            yield skill.like(changes={"mana": ODD})


def test_texts_read_with_the_users_numbers():
    catalogue = catalogue_of(fabletable.find("prophecy"))
    silent = [card.key for card in own_numbers() if str(ODD) not in catalogue.say(text_of(card))]
    assert silent == []


def all_adventures(table: Any) -> list[Any]:
    return [*table.adventures, *(spot.card for ground in table.ground for spot in ground.spots)]


@pytest.mark.parametrize(
    "tweaks",
    [
        {"no-such-card": {"strength": 1}},
        {"old-pirate": {"charm": 1}},
        {"old-pirate": {"strength": -1}},
        {"wild-boar": {"will": 3}},
        {"sword": 7},
    ],
)
def test_wrong_numbers_are_refused_by_name(tweaks):
    with pytest.raises(Refused) as no:
        start(tweaks=tweaks)
    assert no.value.code == "why-bad-tweak"
    assert no.value.arguments["card"] == next(iter(tweaks))
