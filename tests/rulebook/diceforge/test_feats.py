"""Hero aid: the 24 heroic feats."""

from __future__ import annotations

import pytest

from fabletable.games.diceforge.cards.feats import sets
from tests.rulebook.diceforge.arranged import ALL_ALTERNATES, ENGLISH, at_action, feat, give, play

FACTS = {
    "hammer": (1, 0, 1, 0),
    "chest": (1, 0, 1, 2),
    "hind": (2, 0, 2, 2),
    "bear": (2, 0, 2, 2),
    "satyrs": (2, 0, 3, 6),
    "boar": (2, 0, 3, 4),
    "ferryman": (3, 0, 4, 12),
    "cerberus": (3, 0, 4, 6),
    "helmet": (3, 0, 5, 4),
    "cancer": (4, 0, 6, 8),
    "sentinel": (4, 0, 6, 6),
    "hydra": (4, 5, 5, 26),
    "typhon": (4, 5, 5, 16),
    "sphinx": (4, 6, 0, 10),
    "cyclops": (4, 6, 0, 8),
    "gorgon": (5, 4, 0, 14),
    "triton": (5, 4, 0, 8),
    "mirror": (5, 5, 0, 10),
    "owl": (6, 2, 0, 4),
    "ship": (6, 2, 0, 4),
    "minotaur": (6, 3, 0, 8),
    "shield": (6, 3, 0, 6),
    "elder": (7, 1, 0, 0),
    "spirits": (7, 1, 0, 2),
}
"""Portal, sun shards, moon shards, glory."""


def test_portals_prices_and_glory():
    assert {each.name: (each.portal, each.sun, each.moon, each.glory) for each in sets()} == FACTS


@pytest.mark.parametrize("name", FACTS)
def test_every_feat_can_be_performed(name):
    """The price is paid, the hero walks to the portal, the card changes hands."""
    portal, sun, moon, worth = FACTS[name]
    card = "boar-red" if name == "boar" else name

    def arrange(table):
        at_action(table)
        give(table, 0, sun=sun, moon=moon)

    alternate = feat(card).game == "alternate"
    game = play(2, arrange, ALL_ALTERNATES if alternate else "introductory").choose(card)
    hero = game.hero(0)
    assert hero.portal == portal
    assert hero.deeds == (feat(card),)
    assert len(game.table.piles[feat(card).slot]) == 1
    assert hero.score() - hero.glory == worth


def perform(card: str, *answers: str, players: int = 3, others: tuple[str, str] = ("gold-1", "gold-1"), **arranged):
    """Seat 0 performs a feat with exactly its price in shards."""

    def arrange(table):
        at_action(table)
        price = {"sun": feat(card).sun, "moon": feat(card).moon}
        give(table, 0, **{**price, **arranged})
        for seat in range(1, players):
            give(table, seat, sun_die=others[0], moon_die=others[1])

    alternate = feat(card).game == "alternate"
    return play(players, arrange, ALL_ALTERNATES if alternate else "introductory").choose(card, *answers)


def test_chest_makes_room():
    game = perform("chest")
    assert (game.hero(0).gold_max, game.hero(0).shard_max) == (16, 9)
    assert game.table.chest_tiles == 3


def test_hammer_takes_gold_from_then_on():
    def arrange(table):
        at_action(table)
        give(table, 0, moon=1, sun=3)

    game = play(3, arrange).choose("hammer", "spirits")
    assert game.asking == (0, "ask-hammer")
    assert game.splits == ["hammer-0", "hammer-1", "hammer-2", "hammer-3"]
    game.choose("hammer-2")
    assert game.reserve(0) == (1, 0, 3, 0)
    assert game.hero(0).hammer_at == 2


@pytest.mark.parametrize(
    ("at", "steps", "glory", "left"),
    [(11, 4, 10, (1, 15)), (14, 4, 10, (1, 18)), (26, 4, 15, (0, 0)), (15, 4, 0, (1, 19)), (10, 4, 0, (1, 14))],
)
def test_hammer_passes(at, steps, glory, left):
    def arrange(table):
        give(table, 0, hammers=1, hammer_at=at, sun_die="gold-4", moon_die="moon-1")

    game = play(3, arrange).choose(f"hammer-{steps}")
    assert game.hero(0).glory == glory
    assert (game.hero(0).hammers, game.hero(0).hammer_at) == left


@pytest.mark.parametrize(
    ("faces", "gain"), [(("all-1", "moon-1"), (0, 1, 2, 1)), (("glory-sun", "gold-moon"), (0, 1, 1, 1))]
)
def test_what_comes_beside_the_gold_goes_into_the_reserve(faces, gain):
    def arrange(table):
        give(table, 0, hammers=1, sun_die=faces[0], moon_die=faces[1])

    game = play(3, arrange)
    assert game.asking == (0, "ask-hammer")
    assert game.choose(game.splits[-1]).reserve(0) == gain


def test_gold_without_room_goes_to_the_hammer_unasked():
    def arrange(table):
        give(table, 0, hammers=1, gold=12, sun_die="gold-4", moon_die="moon-1")

    game = play(3, arrange)
    assert game.asking == (0, "ask-action")
    assert (game.hero(0).gold, game.hero(0).hammer_at) == (12, 4)


def test_hind_rolls_one_die_each_turn():
    def arrange(table):
        give(table, 0, "hind", sun_die="gold-1", moon_die="glory-2")

    game = play(3, arrange).choose("hind-moon-die")
    assert game.reserve(0) == (1, 0, 0, 4)
    assert game.over, "1 gold buys nothing"


def test_bear_growls_for_both_ends():
    def arrange(table):
        at_action(table)
        give(table, 0, "bear", "bear", moon=1)
        give(table, 2, "bear", portal=1, sun_die="gold-1", moon_die="gold-1")

    game = play(3, arrange, ALL_ALTERNATES).choose("chest")
    assert game.hero(0).glory == 6
    assert game.hero(2).glory == 3


def test_satyrs_take_two_of_the_opponents_faces():
    game = perform("satyrs", others=("gold-4", "sun-2"))
    assert game.asking == (0, "ask-satyrs-first")
    assert game.keys == ["gold-4", "sun-2"]
    game.choose("sun-2")
    assert game.keys == ["gold-4", "sun-2"], "another opponent shows the same"
    game.choose("sun-2")
    assert game.reserve(0) == (0, 4, 0, 0)
    assert game.reserve(1) == (0, 0, 0, 0), "the opponents get nothing"


def test_boar_is_forced_upon_an_opponent():
    game = perform("boar-red")
    assert game.asking == (0, "ask-boar-bearer")
    assert game.keys == ["seat-1", "seat-2"], "never the hero's own dice"
    game.choose("seat-2", "s2-moon-1")
    assert game.up(2)[1] == "boar-red"
    assert len(game.hero(2).replaced) == 1


@pytest.mark.parametrize("card", ["ferryman", "gorgon", "hydra"])
def test_feats_worth_their_glory_only(card):
    assert perform(card).reserve(0) == (0, 0, 0, 0)


def test_cerberus_brings_a_result_again():
    assert perform("cerberus").hero(0).cerberi == 1

    def arrange(table):
        give(table, 0, cerberi=1, sun_die="gold-3", moon_die="moon-2")

    game = play(3, arrange).choose("cerberus")
    assert game.reserve(0) == (6, 0, 4, 0)
    assert (game.hero(0).cerberi, game.hero(0).cerberi_spent) == (0, 1)


@pytest.mark.parametrize(("card", "die", "words"), [("sentinel", "sun-2", []), ("cyclops", "gold-3", ["sun-die"])])
def test_cerberus_may_bring_glory_again_though_the_reserves_are_full(card, die, words):
    def arrange(table):
        at_action(table)
        give(table, 0, moon=6, sun=6, gold=12, cerberi=1, sun_die=die, moon_die=die)

    game = play(3, arrange, ALL_ALTERNATES).choose(card, *words)
    while game.asking[1] == "ask-" + card:
        game.choose(game.decision.options[-1].key)
    assert game.asking == (0, "ask-cerberus")


def test_cerberus_is_kept_when_not_wanted_or_of_no_use():
    def arrange(table):
        give(table, 0, cerberi=1, sun_die="gold-3", moon_die="moon-2")

    game = play(3, arrange).choose("no")
    assert game.reserve(0) == (3, 0, 2, 0)
    assert game.hero(0).cerberi == 1

    def arrange_nothing(table):
        give(table, 0, cerberi=1, gold=2, sun_die="thrice", moon_die="thrice")

    assert play(3, arrange_nothing).asking == (0, "ask-action")


@pytest.mark.parametrize(
    ("faces", "room"), [(("gold-1", "sun-1"), "gold"), (("gold-1", "sun-1"), "sun"), (("sun-1", "moon-1"), "moon")]
)
def test_cerberus_is_offered_as_long_as_anything_would_fit(faces, room):
    def arrange(table):
        full = {"gold": 12, "sun": 6, "moon": 6}
        give(table, 0, cerberi=1, sun_die=faces[0], moon_die=faces[1], **{**full, room: full[room] - 2})

    assert play(3, arrange).asking == (0, "ask-cerberus")

    def arrange_full(table):
        give(table, 0, cerberi=1, sun_die=faces[0], moon_die=faces[1], gold=12, sun=6, moon=6)

    assert play(3, arrange_full).asking == (0, "ask-action")


def test_cerberus_is_not_offered_where_every_choice_would_be_lost():
    def arrange(table):
        give(table, 0, cerberi=1, sun_die="any-1", moon_die="gold-1", gold=12, sun=6, moon=6)

    assert play(3, arrange).asking == (0, "ask-action")

    def arrange_room(table):
        give(table, 0, cerberi=1, sun_die="any-1", moon_die="gold-1", gold=12, sun=6, moon=5)

    assert play(3, arrange_room).choose("gold").asking == (0, "ask-cerberus"), "a moon shard would still fit"


@pytest.mark.parametrize(("card", "face"), [("helmet", "thrice"), ("mirror", "mirror"), ("ship", "ship")])
def test_feats_that_give_a_face_of_the_gardens(card, face):
    game = perform(card, "s0-moon-1")
    assert game.up(0)[1] == face
    assert sum(game.table.temple[kind.nr] for kind in game.hero(0).moon_die.faces if kind.key == face) == 3


def test_shield_lets_choose_among_those_left():
    def arrange(table):
        at_action(table)
        give(table, 0, sun=3)
        for nr in (18 + 1, 18 + 2):
            table.temple[nr] = 0

    game = play(3, arrange, ALL_ALTERNATES).choose("shield")
    assert game.keys == ["shield-green", "shield-blue"]
    game.choose("shield-blue", "s0-sun-1")
    assert game.up(0)[0] == "shield-blue"


def test_cancer_gives_two_blessings():
    assert perform("cancer", sun_die="gold-4", moon_die="glory-2").reserve(0) == (8, 0, 0, 4)


def test_sentinel_adds_all_shards_of_a_face_or_turns_all_of_them_into_glory():
    game = perform("sentinel", sun_die="all-1", moon_die="moon-2")
    assert game.keys == ["gold-sun-moon-glory", "gold-sun-moon-glory-as-glory"]
    game.choose("gold-sun-moon-glory-as-glory")
    assert game.reserve(0) == (1, 0, 0, 5), "both shards of the face, 2 glory each"
    assert game.keys == ["moon", "moon-as-glory"]
    game.choose("moon")
    assert game.reserve(0) == (1, 0, 2, 5), "each face for itself"
    game.choose("gold-sun-moon-glory", "moon-as-glory")
    assert game.reserve(0) == (2, 1, 3, 10)


def test_sentinel_turns_shards_that_would_not_fit_all_or_none():
    game = perform("sentinel", sun_die="sun-2", moon_die="gold-1", sun=5)
    assert game.keys == ["sun", "sun-as-glory"]
    game.choose("sun")
    assert game.reserve(0) == (1, 6, 0, 0), "one fits, the other is lost"
    game.choose("sun-as-glory")
    assert game.reserve(0) == (2, 6, 0, 4), "both, though there was no room for either"


def test_sentinel_says_what_each_choice_gives():
    game = perform("sentinel", sun_die="sun-2", moon_die="gold-1")
    assert [ENGLISH.say(option.message) for option in game.decision.options] == [
        "2 sun shards",
        "4 glory instead of 2 sun shards",
    ]


def test_sentinel_offers_each_part_of_a_choice_with_its_glory():
    game = perform("sentinel", sun_die="any-2", moon_die="gold-1")
    assert game.keys == ["gold", "sun", "sun-as-glory", "moon", "moon-as-glory"]


def test_sentinel_multiplies_first():
    game = perform("sentinel", sun_die="sun-2", moon_die="thrice")
    assert game.keys == ["sun", "sun-as-glory"]
    game.choose("sun-as-glory")
    assert game.reserve(0) == (0, 0, 0, 12), "all six shards"


def test_sphinx_rolls_one_die_four_times():
    assert perform("sphinx", "sun-die", sun_die="gold-3").reserve(0) == (12, 0, 0, 0)


@pytest.mark.parametrize(
    ("card", "answers", "fallen"),
    [
        ("cancer", (), ("gold-4", "glory-2")),
        ("sentinel", (), ("gold-4", "glory-2")),
        ("sphinx", ("moon-die",), ("gold-1", "glory-2")),
        ("cyclops", ("moon-die",), ("gold-1", "glory-2")),
    ],
)
def test_the_dice_of_a_card_really_fall(card, answers, fallen):
    def arrange(table):
        at_action(table)
        hero = give(table, 0, sun=feat(card).sun, moon=feat(card).moon, sun_die="gold-4", moon_die="glory-2")
        hero.sun_die.up = hero.moon_die.up = 5

    alternate = feat(card).game == "alternate"
    assert play(3, arrange, ALL_ALTERNATES if alternate else "introductory").choose(card, *answers).up(0) == fallen


@pytest.mark.parametrize("card", ["satyrs", "minotaur"])
def test_the_dice_of_the_opponents_really_fall(card):
    def arrange(table):
        at_action(table)
        give(table, 0, sun=feat(card).sun, moon=feat(card).moon)
        hero = give(table, 1, gold=6, sun_die="gold-4", moon_die="glory-2")
        hero.sun_die.up = hero.moon_die.up = 5

    assert play(2, arrange).choose(card).up(1) == ("gold-4", "glory-2")


def test_the_dice_of_an_ousted_hero_really_fall():
    def arrange(table):
        at_action(table)
        give(table, 0, moon=1)
        hero = give(table, 1, portal=1, sun_die="gold-4", moon_die="glory-2")
        hero.sun_die.up = hero.moon_die.up = 5

    game = play(3, arrange).choose("chest")
    assert (game.up(1), game.reserve(1)) == (("gold-4", "glory-2"), (4, 0, 0, 2))


def test_cyclops_turns_gold_into_glory():
    game = perform("cyclops", "sun-die", sun_die="gold-3")
    game.choose("gold", "gold-as-glory", "gold-as-glory", "gold")
    assert game.reserve(0) == (6, 0, 0, 6)


def test_triton_gives_a_token():
    game = perform("triton")
    assert game.hero(0).tritons == 1
    game.choose("spend-triton")
    assert game.asking == (0, "ask-triton")
    assert game.keys == ["gold", "sun", "moon"]
    game.choose("moon")
    assert game.hero(0).moon == 2
    assert (game.hero(0).tritons, game.hero(0).tritons_spent) == (0, 1)


def test_owl_brings_one_of_three():
    def arrange(table):
        give(table, 0, "owl", sun_die="glory-2", moon_die="glory-2")

    game = play(3, arrange)
    assert game.keys == ["owl-gold", "owl-sun", "owl-moon", "done"]
    game.choose("owl-moon")
    assert game.reserve(0) == (0, 0, 1, 4)


def test_the_owls_gold_may_go_to_the_hammer():
    def arrange(table):
        give(table, 0, "owl", hammers=1, sun_die="glory-2", moon_die="glory-2")

    game = play(3, arrange).choose("owl-gold", "hammer-1")
    assert (game.hero(0).gold, game.hero(0).hammer_at) == (0, 1)


def test_elder_sells_glory_once_a_card_and_turn():
    def arrange(table):
        give(table, 0, "elder", "elder", gold=7, sun_die="glory-2", moon_die="glory-2")

    game = play(3, arrange).choose("elder", "elder")
    assert game.reserve(0) == (1, 0, 0, 12)

    def arrange_poor(table):
        give(table, 0, "elder", gold=2, sun_die="glory-2", moon_die="glory-2")

    assert play(3, arrange_poor).asking == (0, "ask-action"), "nothing to use, so nobody is asked"


def test_reasons_why_a_reinforcement_cannot_be_used():
    def arrange(table):
        give(table, 0, "elder", "owl", "hind", gold=2, sun_die="glory-2", moon_die="glory-2")

    game = play(3, arrange).choose("owl-sun")
    reasons = {barred.key: (barred.code, barred.args) for barred in game.decision.barred()}
    assert reasons == {"elder": ("why-gold-short", {"need": 3, "have": 2}), "owl": ("why-card-used", {})}


def test_wild_spirits():
    assert perform("spirits").reserve(0) == (3, 0, 3, 0)


class TestMinotaur:
    def charge(self, sun_die: str, moon_die: str, *answers: str, **numbers: int):
        def arrange(table):
            at_action(table)
            give(table, 0, "boar-red", sun=3)
            give(table, 1, sun_die=sun_die, moon_die=moon_die, **numbers)

        return play(2, arrange).choose("minotaur", *answers)

    def test_opponents_lose_what_they_roll_and_the_buyer_does_not(self):
        game = self.charge("gold-3", "glory-2", gold=5, glory=7)
        assert game.reserve(1) == (2, 0, 0, 5)
        assert game.reserve(0) == (0, 0, 0, 0)

    def test_every_resource_can_be_lost(self):
        assert self.charge("all-1", "glory-moon", gold=5, sun=5, moon=5, glory=5).reserve(1) == (4, 4, 2, 2)

    @pytest.mark.parametrize(
        ("resource", "left"), [("gold", (1, 0, 0, 0)), ("sun", (0, 1, 0, 0)), ("moon", (0, 0, 1, 0))]
    )
    def test_a_victim_with_one_thing_to_lose_is_asked(self, resource, left):
        game = self.charge("any-2", "ship", **{resource: 3})
        assert game.asking == (1, "ask-lose")
        assert game.choose(resource).reserve(1) == left

    def test_losses_stop_at_nothing(self):
        assert self.charge("gold-6", "glory-4", gold=2, glory=3).reserve(1) == (0, 0, 0, 0)

    def test_a_victim_may_name_what_it_lacks(self):
        assert self.charge("any-2", "gold-1", "moon", gold=5, sun=2).reserve(1) == (4, 2, 0, 0)

    def test_a_victim_with_nothing_to_lose_is_not_asked(self):
        game = self.charge("any-2", "glory-2", glory=5)
        assert game.reserve(1) == (0, 0, 0, 3)

    def test_times_three_triples_the_loss(self):
        assert self.charge("thrice", "gold-3", gold=12).reserve(1) == (3, 0, 0, 0)

    def test_ships_do_nothing(self):
        assert self.charge("ship", "gold-1", gold=5).reserve(1) == (4, 0, 0, 0)
        assert self.charge("ship", "thrice", gold=5).reserve(1) == (5, 0, 0, 0)
        assert self.charge("ship", "ship", gold=5).reserve(1) == (5, 0, 0, 0)

    def test_shields_take_by_the_same_rule(self):
        assert self.charge("shield-yellow", "gold-1", gold=5, glory=9).reserve(1) == (4, 0, 0, 4)
        assert self.charge("shield-yellow", "moon-1", gold=5, glory=9).reserve(1) == (2, 0, 0, 9)

    def test_the_story_tells_what_is_really_lost(self):
        assert self.charge("shield-yellow", "gold-3", gold=2, glory=9).log_text[-2:] == [
            "Boyan loses 2 gold to the Minotaur.",
            "Boyan loses 5 glory to the Minotaur.",
        ]
        assert (
            self.charge("any-2", "moon-1", "sun", gold=5).log_text[-2:] == ["Boyan loses nothing to the Minotaur."] * 2
        )

    @pytest.mark.parametrize("faces", [("mirror", "glory-2"), ("glory-2", "mirror")])
    def test_a_mirror_may_show_the_buyers_faces(self, faces):
        game = self.charge(*faces, gold=5, sun=2, moon=2)
        assert game.asking == (1, "ask-mirror-loss")
        assert game.keys == ["sun-1", "moon-1"]

    def test_a_boar_still_pays_the_owner_of_its_card(self):
        game = self.charge("boar-red", "gold-1", "sun", "glory", gold=5, sun=2, moon=2)
        assert game.reserve(1) == (4, 1, 2, 0)
        assert game.hero(0).glory == 3

    def test_it_is_no_blessing(self):
        game = self.charge("gold-3", "gold-1", gold=5, hammers=1, hammer_at=3, cerberi=1)
        assert game.over
        assert game.hero(1).gold == 1
        assert game.hero(1).hammer_at == 3
