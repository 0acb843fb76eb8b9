"""The pictures of all creatures, heroes and schools. ``python -m tests.faces`` writes them for the page's gallery."""

from __future__ import annotations

from pathlib import Path

import msgspec

import fabletable
from fabletable.games.diceforge.cards.feats import FEATS
from fabletable.games.prophecy.cards.decks import CHARACTERS, CREATURES
from fabletable.games.prophecy.pieces import creature_card, hero_card
from fabletable.games.runebound.cards.decks import ADVENTURES, HEROES, STORIES
from fabletable.games.runebound.cards.scenarios import SCENARIOS
from fabletable.games.runebound.kinds import Enemy
from fabletable.games.runebound.looks import art_of_foe
from fabletable.games.witcher.cards.monsters import MONSTERS
from fabletable.games.witcher.cards.schools import SCHOOLS
from fabletable.kernel.message import Message
from fabletable.kernel.scene import Art

GALLERY = Path(__file__).parents[1] / "web" / "src" / "gallery" / "faces.json"


class Face(msgspec.Struct):
    name: Message
    art: Art


def faces() -> dict[str, list[Face]]:
    """Return the portraits of each game, with the names of those they show."""
    for game in ("diceforge", "prophecy", "runebound", "witcher"):
        fabletable.find(game)  # the cards of a game come with it
    people = [hero_card(card) for card in CHARACTERS] + [creature_card(card) for card in CREATURES]
    return {
        "diceforge": [Face(feat.message, feat.art) for feat in FEATS if feat.art.portrait],
        "prophecy": [Face(piece.label, piece.art) for piece in people if piece.art],
        "runebound": _runebound(),
        "witcher": [Face(card.message, card.art) for card in (*SCHOOLS, *MONSTERS)],
    }


def _runebound() -> list[Face]:
    found = [Face(card.message, card.art) for card in HEROES]
    foes = [card.foe for card in ADVENTURES if isinstance(card, Enemy)]
    foes += [card.foe for card in STORIES if card.foe is not None]
    foes += [scenario.villain for scenario in SCENARIOS.values()]
    return found + [Face(foe.message, art_of_foe(foe)) for foe in foes]


if __name__ == "__main__":
    GALLERY.write_bytes(msgspec.json.format(msgspec.json.encode(faces()), indent=0) + b"\n")
