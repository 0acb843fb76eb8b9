"""One number of glory wherever it is shown: on the seat's plate and in the reserve."""

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.roster import let_decide


def test_the_reserve_counts_the_glory_on_cards_as_the_plate_does():
    match = fabletable.start("diceforge", players=2, seed="glory")
    walker = make_bot("greedy", "w")
    seen = False
    while match.decision is not None:
        let_decide(match, walker)
        scene = match.scene(0)
        for player, mat in zip(scene.players, scene.mats, strict=True):
            reserve = mat.zones[0]
            glory = next(piece for piece in reserve.pieces if piece.id.endswith("-glory"))
            assert glory.n == player.score
            seen = seen or reserve.note is not None
    assert seen, "somebody has glory on cards"
