"""A shield, a power or an ability that changes a blow is shown before cards are lost."""

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.roster import let_decide

GAMES = 12


def interrupts():
    """Yield each change of a blow in some games of bots, with the moments after it up to the next decision."""
    for number in range(GAMES):
        match = fabletable.start("witcher", 2, f"interrupts/{number}", watched=True)
        bot = make_bot("greedy", f"{number}")
        while match.decision is not None:
            let_decide(match, bot)
            moments = match.moments(None, match.number)
            for at, each in enumerate(moments):
                if each.facts is not None and each.facts.changed is not None:
                    yield each, moments[at + 1 :]
            match.forget_moments(match.number + 1)


def life(moment, seat):
    """Return the number of cards a witcher has left, as the stage of the fight shows them."""
    zones = [moment.scene.stage]
    for zone in zones:
        for piece in zone.pieces:
            if piece.id == f"life-{seat}":
                return piece.n
        zones += zone.zones
    return None


def test_a_shield_that_saves_comes_in_before_cards_are_lost():
    saved, later = next(each for each in interrupts() if each[0].facts.changed.card.id == "label-shield")
    change = saved.facts.changed
    assert change.now.id == "now-stands"
    assert life(saved, change.by) <= change.was.args["n"], "without the shield it would have been the end"
    assert [each.kind for each in later][:1] in (["blow"], []), "the blow itself follows, or the choice of lost cards"
