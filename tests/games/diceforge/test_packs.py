"""The cards of a brought pack, played at a table of Dice Forge. Tests for every pack: tests/packs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.games.diceforge import GAME
from fabletable.games.diceforge.cards.feats import MINOTAUR
from fabletable.games.diceforge.kinds import INSTANT, Feat
from fabletable.games.diceforge.table import REINFORCEMENTS
from fabletable.kernel import Pack, Refused
from fabletable.kernel.signs import legend_of
from tests.packs.brought import brought_to
from tests.rulebook.diceforge.arranged import StagedForge, at_action, give

WITH = {"pack-lamplight": True}


@pytest.fixture
def lamplight() -> Iterator[Pack]:
    with brought_to("diceforge") as pack:
        yield pack


def staged(players: int = 3) -> StagedForge:
    return StagedForge(fabletable.start("diceforge", players, "lamplight", WITH))


def test_its_cards_lie_on_the_table_and_in_the_legend(lamplight):
    game = staged()
    pieces = {piece.id: piece for zone in game.match.scene(0).board.zones for piece in zone.pieces}
    assert pieces["feat-lamp"].art.icon == "lantern-flame"
    pools = next(zone for zone in game.match.scene(0).board.zones if zone.id == "sanctuary").zones
    dear = next(zone for zone in pools if zone.id == "price-3")
    assert [piece.count for piece in dear.pieces if piece.id == "face-ember"] == [4]
    marks = {f"card:{tag.id}" for tag in pieces["feat-moth"].tags}
    cards = legend_of(GAME.signs, game.match.scene(0))["cards"]
    assert any(marks & set(sign.marks) for sign in cards)


def test_a_card_with_an_effect(lamplight):
    def arrange(table):
        give(table, 0)
        table.phase = REINFORCEMENTS
        table.heroes[0].deeds = (table.sets[11],)
        table.ready = [table.sets[11]]

    game = staged().arrange(arrange)
    assert game.keys == ["lamp-light", "done"]
    game.choose("lamp-light")
    assert game.hero(0).sun == 1
    assert "The lamp of Ada shines: 1 sun shard." in game.log_text


def test_a_card_at_a_hook(lamplight):
    def arrange(table):
        at_action(table)
        give(table, 0, sun=1)
        table.heroes[0].deeds += tuple(table.piles[2][-1:])
        table.heroes[1].portal = table.sets[13].portal
        table.chance.load(*[0] * 60)

    game = staged().arrange(arrange).choose("elder")
    assert "The moth of Ada flutters up: 2 glory." in game.log_text
    assert game.hero(0).glory == 2


def test_a_card_that_asks(lamplight):
    game = staged().arrange(lambda table: (at_action(table), give(table, 0, sun=1))).choose("lamplighter")
    assert (game.asked, game.keys) == ("ask-lamplighter", ["sun", "moon"])
    assert GAME.policy(game.table, game.decision) is not None
    game.choose("moon")
    assert game.hero(0).moon == 2


def test_a_face_is_bought_and_forged(lamplight):
    game = staged().arrange(lambda table: (at_action(table), give(table, 0, gold=3)))
    game.choose("ember", "s0-sun-1")
    assert game.hero(0).sun_die.faces[1].key == "ember"
    assert game.table.left(game.hero(0).sun_die.faces[1]) == 3


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_its_cards(lamplight, bot):
    used = set()
    for seed in (*range(6), 23):
        match = fabletable.start("diceforge", 2 + seed % 3, f"whole/{seed}", WITH)
        play_on(match, {seat: make_bot(bot, f"{seed}/{seat}") for seat in range(match.players)})
        used |= {card.key for hero in match.table.heroes for card in hero.deeds if card.pack}
        used |= {face.key for hero in match.table.heroes for face in hero.sun_die.faces if face.pack}
    assert used == {"lamp", "moth", "lamplighter", "ember"}


def like(card: Feat, **changes: object) -> Feat:
    made = Feat(card.name, card.slot, INSTANT, card.art, sun=card.sun)
    for name, value in changes.items():
        setattr(made, name, value)
    return made


def test_two_packs_for_one_slot_are_refused_at_the_table(lamplight):
    other = Pack("other", "diceforge", __name__)
    other.add(like(MINOTAUR, key="imp", name="imp", slot=11))
    GAME.bring(other)
    with pytest.raises(Refused, match="why-pack-slot"):
        fabletable.start("diceforge", 3, "both", {**WITH, "pack-other": True})
