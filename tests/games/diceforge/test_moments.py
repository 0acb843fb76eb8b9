"""The moments of Dice Forge: everyone's dice, named gains, overflow, feats, forging, losses."""

from fabletable.kernel.moment import Moment
from tests.rulebook.diceforge.arranged import ALL_ALTERNATES, ENGLISH, StagedForge, at_action, give, play
from tests.staged import NAMES


def moments(game: StagedForge, seat: int | None = 0) -> list[Moment]:
    return game.match.moments(seat)


def watched(players, arrange, feats="introductory") -> StagedForge:
    return play(players, arrange, feats, watched=True)


def written(moment: Moment) -> list[str]:
    return [
        f"{ENGLISH.say(whole.label, NAMES)}: "
        + ", ".join(f"{ENGLISH.say(part.label, NAMES)} {part.n:+} {part.piece}" for part in whole.parts)
        for whole in moment.sums
    ]


def test_a_blessing_shows_the_dice_of_all_and_what_finds_no_room():
    def arrange(table):
        give(table, 0, gold=11, sun_die="gold-3", moon_die="moon-1")
        give(table, 1, sun_die="sun-1", moon_die="glory-2")
        give(table, 2, hammers=1, sun_die="gold-3", moon_die="moon-1")

    game = watched(3, arrange)
    assert [each.kind for each in moments(game)][:3] == ["phase", "turn", "roll"]
    roll = moments(game)[2]
    assert written(roll) == [
        "Ada: 3 gold +3 s0-gold, 1 moon shard +1 s0-moon, no room -2 s0-gold",
        "Boyan: 1 sun shard +1 s1-sun, 2 glory +2 s1-glory",
        "Cveta: 1 moon shard +1 s2-moon",
    ]
    assert roll.touches == [0], "held for whoever lost something"
    assert roll.sums[2].dice == ["s2-sun-die", "s2-moon-die"]
    assert roll.scene.mats[0].zones[0].pieces[0].n == 12, "as it lies when the gains have run to the reserves"
    assert [game.match.log()[at].id for at in range(*roll.lines)] == ["rolled", "rolled", "rolled", "no-room"]


def test_who_waits_behind_a_choice_is_seen_to_gain():
    def arrange(table):
        give(table, 0, sun_die="gold-or-glory", moon_die="moon-1")
        give(table, 1, gold=11, sun_die="gold-3", moon_die="sun-1")

    game = watched(2, arrange)
    roll = next(each for each in moments(game) if each.kind == "roll")
    assert written(roll) == [
        "Ada: 1 moon shard +1 s0-moon",
        "Boyan: 3 gold +3 s1-gold, 1 sun shard +1 s1-sun, no room -2 s1-gold",
    ]
    assert game.table.heroes[1].sun == 0, "nothing has come yet"


def test_who_had_to_decide_is_seen_afterwards():
    game = watched(3, lambda table: give(table, 2, hammers=1, hammer_at=14, sun_die="gold-3", moon_die="moon-1"))
    game.choose("hammer-1")
    kinds = [(each.kind, written(each)) for each in moments(game) if each.after == 1]
    assert kinds[0][0] == "gain"
    assert kinds[1] == ("gain", ["Cveta: Gold +2 s2-gold, Moon shards +1 s2-moon, Glory +10 s2-glory"])


def test_a_feat_is_one_deed_from_the_walk_to_what_it_brings():
    def arrange(table):
        at_action(table)
        give(table, 0, sun=1)
        table.heroes[1].portal = 7

    game = watched(3, arrange).choose("spirits")
    found = [each for each in moments(game) if each.after == 1]
    assert [each.kind for each in found][:6] == ["move", "move", "roll", "gain", "gain", "gain"]
    walk, ousted, roll, blessed, card, gift = found[:6]
    assert len({each.event for each in found[:6]}) == 1
    assert game.match.log()[walk.event].id == "feat-done"
    assert (ousted.touches, roll.touches, blessed.touches, gift.touches) == ([1], [1], [1], [0])
    assert card.pieces == ["d0-spirits"]
    assert gift.because is not None
    assert ENGLISH.say(gift.because) == "Wild Spirits"


def test_a_loss_has_its_cause():
    def arrange(table):
        at_action(table)
        give(table, 0, sun=3)
        give(table, 1, gold=9, sun_die="gold-3", moon_die="gold-1")
        give(table, 2)

    game = watched(3, arrange).choose("minotaur")
    loss = next(each for each in moments(game) if each.kind == "loss")
    assert written(loss) == ["Boyan: Gold -4 s1-gold"]
    assert (loss.touches, ENGLISH.say(loss.because)) == ([1], "Minotaur")


def test_an_offering_shows_the_new_face_on_its_die():
    def arrange(table):
        at_action(table)
        give(table, 0, gold=2)

    game = watched(3, arrange).choose("gold-3", "s0-sun-1")
    forged = next(each for each in moments(game) if each.kind == "gain")
    assert forged.pieces == ["s0-sun-1", "face-gold-3"]
    assert game.match.log()[forged.event].id == "offers"


def test_a_boar_touches_whoever_bears_it():
    def arrange(table):
        at_action(table)
        give(table, 0, moon=3)

    game = watched(3, arrange, ALL_ALTERNATES).choose("boar-red", "seat-1")
    event = next(each for each in moments(game) if each.kind == "event")
    assert (event.touches, event.pieces) == ([1], ["face-boar-red"])
