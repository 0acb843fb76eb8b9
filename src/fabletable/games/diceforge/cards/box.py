"""All that lies in the box: the kinds of faces with their numbers, the sets of feats, the places on dice."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.board import SLOTS
from fabletable.games.diceforge.cards.faces import FOR_SALE, GARDENS, GLORY_2, GOLD_1
from fabletable.games.diceforge.cards.feats import (
    BEAR,
    BOAR_CARDS,
    CANCER,
    CERBERUS,
    CHEST,
    CYCLOPS,
    ELDER,
    FERRYMAN,
    GORGON,
    HAMMER,
    HELMET,
    HIND,
    HYDRA,
    MINOTAUR,
    MIRROR,
    OWL,
    SATYRS,
    SENTINEL,
    SHIELD,
    SHIP,
    SPHINX,
    SPIRITS,
    TRITON,
    TYPHON,
)
from fabletable.games.diceforge.cards.kinds import ALTERNATE, REINFORCEMENT, Face, Feat, Socket

KINDS: Final[list[Face]] = [GOLD_1, GLORY_2, *FOR_SALE, *GARDENS]
"""Every kind of face; tables count them by their place in here."""

for _nr, _face in enumerate(KINDS):
    _face.nr = _nr

SOCKETS: Final[list[list[Socket]]] = [
    [Socket(seat, die, index, face) for face in KINDS] for seat in range(4) for die in range(2) for index in range(6)
]
"""Every socket with every face that may sit in it, made once: SOCKETS[12 * seat + 6 * die + index][face.nr]."""

_STACKS: Final[list[list[Feat]]] = [
    [HAMMER],
    [CHEST],
    [HIND],
    [BEAR],
    [SATYRS],
    BOAR_CARDS,
    [FERRYMAN],
    [CERBERUS],
    [HELMET],
    [CANCER],
    [SENTINEL],
    [HYDRA],
    [TYPHON],
    [SPHINX],
    [CYCLOPS],
    [GORGON],
    [TRITON],
    [MIRROR],
    [OWL],
    [SHIP],
    [MINOTAUR],
    [SHIELD],
    [ELDER],
    [SPIRITS],
]
"""The 24 sets in the order of the slots; where the cards of one differ, all of them."""

SETS: Final[list[Feat]] = [stack[0] for stack in _STACKS]
"""One card of each of the 24 sets."""

CARDS: Final[list[Feat]] = [card for stack in _STACKS for card in stack]
_STACK_OF: Final = {card.key: stack for stack in _STACKS for card in stack}
REINFORCEMENT_CARDS: Final[list[Feat]] = [card for card in CARDS if card.type == REINFORCEMENT]


def pile_of(feat: Feat, copies: int) -> list[Feat]:
    """A stack of one set, the top card last. Of the boars red lies on top, then yellow, green, blue."""
    stack = _STACK_OF[feat.key]
    return stack[:copies][::-1] if len(stack) > 1 else [feat] * copies


def sets_by_slot() -> list[list[Feat]]:
    """The sets for each slot: the introductory one first, then its alternate if there is one."""
    slots: list[list[Feat]] = [[] for _ in range(SLOTS)]
    for feat in sorted(SETS, key=lambda feat: feat.game == ALTERNATE):
        slots[feat.slot].append(feat)
    return slots
