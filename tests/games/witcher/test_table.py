"""Properties of this table: conservation, secrets, the user's numbers, solo, catalogues of stories."""

from collections import Counter

import pytest

import fabletable
from fabletable.games.witcher import GAME, messages, pieces
from fabletable.games.witcher.cards.box import BOX, NUMBERS, make_box
from fabletable.kernel import Chance, Refused
from fabletable.kernel.catalogue import Catalogue, catalogue_of
from tests.rulebook.witcher.arranged import StagedWorld, find_card, keep_events, top_story


def played(players, seed, look=None, every=9):
    """Play a random game; ``look`` is called every few decisions."""
    match = fabletable.start("witcher", players, seed, quick=True)
    chance = Chance(seed)
    count = 0
    while match.decision is not None:
        if look is not None and count % every == 0:
            look(match)
        match.take(chance.one_of(match.decision.options))
        count += 1
    return match


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_no_piece_is_ever_lost_or_made(players):
    first = []

    def look(match):
        now = Counter(GAME.pieces(match.table))
        first.append(now) if not first else None
        assert now == first[0]
        for witcher in match.table.witchers:
            assert 0 <= witcher.shield <= 4
            assert len(witcher.hand) <= 7
            assert witcher.gold >= 0
            assert all(1 <= level <= 5 for level in witcher.attributes)
            assert len({token.terrain for token in witcher.trails}) == len(witcher.trails)
        assert len(match.table.market) <= 6

    match = played(players, f"conserve/{players}", look)
    assert match.result.winners
    assert set(first[0].values()) == {1}, "every piece is itself"


def test_everything_of_the_box_is_on_the_table():
    pieces = GAME.pieces(fabletable.start("witcher", 3, "box").table)
    kinds = Counter(name.partition(":")[0] for name in pieces)
    assert kinds == {
        "ActionCard": 140,
        "Potion": 28,
        "Monster": 28,
        "FightCard": 20,
        "TrophyCard": 28,
        "StoryCard": 128,
        "LocationToken": 18,
        "WitcherSchool": 5,
    }


def test_hands_decks_and_unread_results_are_not_in_anybodys_scene():
    play = top_story(StagedWorld("wolf", "bear", "cat"), "wilds", 1)
    play.set(place=7)
    play.choose("phase-two", "explore-wilds")
    for view in (None, 0, 1, 2):
        seen = repr(play.match.scene(view))
        assert "wilds-1.intro" in seen, "the card is read to everyone"
        assert "-result" not in seen
        assert "-band-" not in seen
        for witcher in play.table.witchers:
            for card in witcher.hand:
                assert (f"'{card.key}'" in seen) == (witcher.seat == view)
            for card in witcher.deck.cards:
                assert (f"'{card.key}'" in seen) == (witcher.seat == view != play.table.active)


def test_looked_at_cards_are_seen_by_who_looks_alone():
    play = StagedWorld("cat", "bear")
    play.hunt(16, hand=["rend-1", "rend-2"], attributes=[1, 1, 1, 2], trails=["forest"])
    play.choose("skill-cat")
    keys = [card.key for card in play.table.looked]
    assert len(keys) == 3
    assert all(f"'{key}'" in repr(play.match.scene(0)) for key in keys)
    assert not any(f"'{key}'" in repr(play.match.scene(1)) for key in keys)


def test_a_trail_token_does_not_show_its_face():
    play = StagedWorld("wolf", "bear")
    play.set(trails=["water"])
    token = play.hero().trails[0]
    mat = repr(play.match.scene(0).mats[0])
    assert f"place-{token.place}'" not in mat


def test_known_cards_stay_known_and_unknown_ones_are_mixed():
    play = StagedWorld("viper", "bear")
    play.hunt(16, hand=["rend-1", "rend-2"], attributes=[1, 1, 1, 3], trails=["forest"])
    play.choose("rend-1")
    if play.asked == "ask-combo-next":
        play.choose("combo-done")
    play.choose("skill-viper")
    play.choose(play.keys[0])
    while play.asked == "ask-put-back":
        play.choose(play.keys[0])
    top = [card.key for card in play.fight.pool.cards[-3:]]
    for number in range(5):
        clone = play.match.imagine(0, Chance(f"known/{number}"))
        assert [card.key for card in clone.table.fight.pool.cards[-3:]] == top
    others = {tuple(c.key for c in play.match.imagine(1, Chance(str(n))).table.fight.pool.cards[-3:]) for n in range(9)}
    assert len(others) > 1, "the opponent has not seen them"


# --- the user's own numbers ---


def test_a_user_may_change_any_number():
    tweaks = {
        "precise-cut-1": {"damage": 4, "cost": 2},
        "rend-1": {"draw-less": 3},
        "swallow": {"n": 2, "copies": 3},
        "barghest": {"life": 5, "ability": 3},
        "attack-12": {"bite": 9},
        "city-3": {"a1": 7},
        "wolf-medal": {"n": 2},
    }
    box = fabletable.start("witcher", 2, "tweaks", {"tweaks": tweaks}).table.box
    cut = next(card for card in box.actions if card.key == "precise-cut-1")
    assert (cut.damage, cut.cost) == (4, 2)
    assert next(card for card in box.actions if card.key == "rend-1").draw == -3
    assert [potion.n for potion in box.potions if potion.name == "swallow"] == [2, 2, 2]
    barghest = next(monster for monster in box.monsters if monster.key == "barghest")
    assert (barghest.life, barghest.n) == (5, 3)
    assert next(card for card in box.fights if card.number == 12).bite.n == 9
    story = next(story for story in box.deck("city") if story.number == 3)
    assert story.a[0].n == 7
    assert box.school_trophies["wolf"][0].power.n == 2


def read(box, key):
    """Return the texts of the cards of this name: numbers in the corners and sentences."""
    found = []
    for monster in box.monsters:
        if monster.key == key:
            found += [pieces.monster_piece(monster), pieces.trophy_piece(monster)]
    for card in [*box.actions, *(card for cards in box.starting.values() for card in cards)]:
        if card.key == key:
            found.append(pieces.priced_piece(card, card.cost))
    found += [pieces.potion_piece(potion) for potion in box.potions if potion.name == key]
    found += [pieces.fight_piece(card, 1) for card in box.fights if card.key == key]
    trophies = [*box.attribute_trophies, *(card for cards in box.school_trophies.values() for card in cards)]
    found += [pieces.trophy_piece(trophy) for trophy in trophies if trophy.power.key == key]
    return [SENTENCES.say(piece.text) for piece in found], [[piece.stats, piece.cost] for piece in found]


SENTENCES = Catalogue("fabletable.games.witcher")


def test_every_number_a_user_may_change_is_read_on_the_card():
    unread = []
    for key, fields in NUMBERS.fields().items():
        if key.partition("-")[0] not in ("city", "wilds", "event"):  # what a story brings is told when it happens
            printed = read(BOX, key)
            unread += [(key, name) for name in fields if read(make_box({key: {name: 6}}, ()), key) == printed]
    assert unread == []


@pytest.mark.parametrize("tweaks", [{"no-such": {"n": 1}}, {"barghest": {"teeth": 1}}, {"barghest": {"life": "many"}}])
def test_a_wrong_number_is_refused_with_its_name(tweaks):
    with pytest.raises(Refused) as refused:
        fabletable.start("witcher", 2, "tweaks", {"tweaks": tweaks})
    assert refused.value.code == "why-bad-tweak"


def test_a_tweaked_game_is_played_to_its_end_and_can_be_replayed():
    tweaks = {key: {"life": 6} for key in ("barghest", "harpy", "foglet", "griffin")}
    match = fabletable.start("witcher", 2, "tweaked", {"tweaks": tweaks})
    chance = Chance("tweaked")
    while match.decision is not None:
        match.take(chance.one_of(match.decision.options))
    assert fabletable.verify(match.record())


def test_every_card_has_numbers_to_change():
    fields = NUMBERS.fields()
    assert all(fields[card.key] for card in BOX.actions)
    assert all(fields[monster.key] for monster in BOX.monsters)


# --- solo ---


def test_alone_there_is_one_of_each_level_and_the_game_counts_turns():
    match = played(1, "alone")
    assert match.result.winners == [0]
    won, note = match.result.notes
    assert won.id == "won-by-hunt"
    assert note.id == "solo-result"
    assert note.args["turns"] == match.table.witchers[0].turns + 1


def test_alone_a_slain_monster_is_not_replaced_and_the_market_is_swept():
    lairs = {"forest": ("barghest", 16), "mountain": ("griffin", 13), "water": ("leshen", 14)}
    play = StagedWorld("wolf", lairs=lairs)
    play.market("whirl-1", "rend-1", "rend-2", "precise-cut-1", "rend-3", "rend-4")
    play.hunt(16, hand=["crushing-blow-1", "wolf-aard-1"], trails=["forest"])
    play.pool(1, 2)
    play.choose("crushing-blow-1")
    play.choose(play.keys[0])  # fatigue
    assert play.table.lairs[0].monster is None
    play.choose("rend-2")
    assert [card.key for card in play.table.market_discard] == ["rend-4"], "not the rightmost: it is swept away"


def test_alone_a_die_chooses_the_attack():
    for pips, attack in ((3, "charge"), (4, "bite")):
        play = StagedWorld("wolf")
        play.hunt(16, hand=["wolf-aard-1", "rend-1"], trails=["forest"])
        play.pool(1, 2, 3, 4, 5, 6)
        play.load(pips)
        play.choose("wolf-aard-1")
        if play.asked == "ask-combo-next":
            play.load(pips)
            play.choose("combo-done")
        assert play.fight.attack == attack


@pytest.mark.parametrize(
    ("turns", "word"),
    [(5, "living-legend"), (6, "living-legend"), (8, "legend"), (10, "professional"), (12, "reliable"), (13, "novice")],
)
def test_ratings(turns, word):
    from fabletable.games.witcher.rules.solo import rating

    assert rating(turns) == word


# --- words ---


def test_every_story_is_told():
    catalogue = Catalogue("fabletable.games.witcher")
    missing = [name for name in messages() if not catalogue.has(name)]
    assert missing == []


def test_greedy_finishes_and_wins_against_chance():
    from fabletable.bots import make_bot, play_on

    won = 0
    for number in range(3):
        match = fabletable.start("witcher", 2, f"greedy/{number}")
        bots = {number % 2: make_bot("greedy", f"g{number}"), 1 - number % 2: make_bot("random", f"r{number}")}
        play_on(match, bots)
        assert match.over
        won += match.result.winners == [number % 2]
    assert won == 3


def said(message):
    return catalogue_of(GAME).say(message, ["Ada", "Rok"])


def test_the_way_of_a_story_costs_no_card():
    play = top_story(StagedWorld("wolf", "bear"), "wilds", 9)
    play.set(place=7, hand=["rend-1"])
    play.choose("phase-two", "explore-wilds", "a")
    assert play.asked == "ask-free-move"
    notes = [choice.note.id for choice in GAME.choices(play.table, play.match.decision)]
    assert not {"way-card", "way-coin", "way-two"} & set(notes)


def test_a_trail_is_offered_with_the_name_of_its_monster():
    play = top_story(StagedWorld("wolf", "bear"), "city", 4)
    play.set(place=7)
    play.choose("phase-two", "explore-city", "b")
    assert [said(choice.note) for choice in GAME.choices(play.table, play.match.decision)] == [
        said(lair.monster.message) for lair in play.table.lairs
    ]


def test_a_companion_earns_under_his_own_name():
    play = keep_events(StagedWorld("wolf", "bear"), 11).set(place=7, hand=["rend-3"])
    play.choose("place-2+rend-3")
    assert "Martyn earns Ada 1 gold." in [said(message) for message in play.match.log(0)]


def test_icons_and_rows_read_as_one_sentence():
    table = StagedWorld("wolf", "bear").table
    card = find_card(table, "rend-1")
    assert said(pieces.face_text(card)) == "Fight: 2 damage and draw 1 less. Travel: water."
    toll = next(story for story in table.box.deck("event") if story.number == 46)
    rows = "by your witcher level (1 to 2: +4 gold and discard 1 card; 3 to 5: +3 gold and discard 1 card)"
    assert said(toll.a[0].text()) == rows
