"""A battle as it is seen: both sums number by number, the outcome with its reason, and what it brings."""

import fabletable
from fabletable.kernel import Chance, Message
from fabletable.kernel.catalogue import catalogue_of
from tests.rulebook.prophecy.arranged import StagedRealm

WORDS = catalogue_of(fabletable.find("prophecy"))
NAMES = ["Ada", "Boyan"]


def watched(play: StagedRealm) -> StagedRealm:
    play.match.watch()
    return play


def before_the_mob() -> StagedRealm:
    play = StagedRealm("mercenary", "druid").stand("plains-a").lay("plains-a", "angry-mob")
    items = ("cedar-staff", "ivory-wand", "ruby-diadem", "axe", "spiked-shield")
    return play.give(red=6, health=6, blue=4, mana=4, items=items)


def at_the_mob() -> StagedRealm:
    return watched(before_the_mob().choose("stay", "fight:angry-mob"))


def moments(play, seat=0, kind=None):
    found = play.match.moments(seat, play.match.number)
    return [each for each in found if kind is None or each.kind == kind]


def written(whole):
    parts = ", ".join(f"{WORDS.say(part.label, NAMES)} {part.n}" for part in whole.parts)
    return f"{WORDS.say(whole.label, NAMES)}: {parts}, in all {whole.total}"


def test_before_the_dice_both_sides_stand_number_by_number():
    play = watched(before_the_mob()).choose("stay", "fight:angry-mob")
    last = moments(play)[-1]
    assert (play.asked, last.kind, last.sums[0].dice) == ("ask-kind", "phase", [])
    assert [written(each) for each in last.sums] == ["Ada: Strength 6, in all 6", "Angry Mob: Strength 6, in all 6"]
    play.choose("battle-of-will")
    last = moments(play)[-1]
    assert (play.asked, last.kind) == ("ask-wield", "phase")
    assert written(last.sums[0]) == "Ada: Will 4, Mana spent -2, Ruby Diadem 1, in all 3"


def test_every_roll_shows_both_sums_with_named_parts():
    """Two rolls in one answer: 2 + 1 (wand) + 1 (diadem) and a 3 against 2 and a 3; then a draw."""
    play = at_the_mob().choose("battle-of-will").dice(3, 3, 4, 6).choose("ivory-wand")
    rolls = moments(play, kind="roll")
    assert [[written(each) for each in roll.sums] for roll in rolls] == [
        [
            "Ada: Will 4, Mana spent -2, Ivory Wand 1, Ruby Diadem 1, Die 3, in all 7",
            "Angry Mob: Will 2, Die 3, in all 5",
        ],
        [
            "Ada: Will 4, Mana spent -2, Ivory Wand 1, Ruby Diadem 1, Die 4, in all 8",
            "Angry Mob: Will 2, Die 6, in all 8",
        ],
    ]
    assert [roll.scene.stage.id for roll in rolls] == ["battle", "battle"]
    (outcome,) = moments(play, kind="outcome")
    assert WORDS.say(outcome.because, NAMES) == "Both sides come to 8."
    assert outcome.touches == [0]


def test_a_battle_without_choices_shows_roll_outcome_and_loss_before_the_next_question():
    play = StagedRealm("druid", "mercenary").stand("forest-a").lay("forest-a", "old-pirate")
    watched(play).choose("stay", "fight:old-pirate").dice(4, 6).choose("battle-of-will")
    assert [each.kind for each in moments(play)][:3] == ["roll", "outcome", "loss"]
    roll, outcome, loss = moments(play)[:3]
    story = play.match.log(0)
    assert [line.id for line in story[slice(*outcome.lines)]] == ["lost-to"]
    assert [line.id for line in story[slice(*loss.lines)]] == ["lost-health"]
    assert roll.event == outcome.event == loss.event
    assert story[roll.event].id == "meets"
    parts = play.match.log_parts(0)
    assert [line.id for line, part in zip(story, parts, strict=True) if part == "title"] == ["lost-to"]


def test_the_smallest_bonus_that_decided_is_the_reason():
    play = at_the_mob().choose("battle-of-will").dice(3, 3, 3, 4, 5, 6).choose("ivory-wand")
    (outcome,) = moments(play, kind="outcome")
    assert outcome.sums[0].total - outcome.sums[1].total == 1
    assert outcome.because.id == "because-bonus"
    assert outcome.because.args["bonus"] == Message("item-ivory-wand")
    assert [each.kind for each in moments(play)][:5] == ["roll", "roll", "roll", "outcome", "gain"]


def test_sums_are_what_the_battle_counts():
    """Each sum of whole games is the total that lies on the table, each die one of those that were thrown."""
    rolls = 0
    for seed in range(3):
        match = fabletable.start("prophecy", 4, f"sums/{seed}", watched=True)
        chance = Chance(f"sums/{seed}")
        while match.decision is not None:
            match.take(chance.one_of(match.decision.options))
        for moment in match.moments(None):
            if moment.kind == "roll" and len(moment.sums) == 2:
                rolls += 1
                for whole, side in zip(moment.sums, moment.scene.stage.zones, strict=True):
                    lies = {piece.id: piece.n for piece in side.pieces if piece.n is not None}
                    assert whole.total == lies[f"total-{side.id.removeprefix('side-')}"]
                    assert {part.n for part in whole.parts if part.piece in whole.dice} <= {
                        lies[die] for die in whole.dice
                    }
    assert rolls > 100


def seen_after(play, *keys):
    """Return the moments of these choices, as a spectator sees them."""
    play.match.watch()
    first = play.match.number
    play.choose(*keys)
    return [each for each in play.match.moments(None) if each.after > first]


def test_a_card_for_everyone_shows_each_seat_before_and_after_also_without_a_loss():
    play = (
        StagedRealm("druid", "scout", "mercenary").give(0, gold=9).give(1, gold=1).give(2, gold=4).next_chance("crisis")
    )
    play.match.watch()
    play.new_round(0)
    card, rows = [each for each in play.match.moments(None) if each.kind in ("card", "loss")][-2:]
    assert card.pieces == ["chance-crisis"] or card.pieces[0].startswith("chance-")
    assert [(row.parts[0].n, row.parts[1].n, row.total) for row in rows.sums] == [(9, -4, 5), (1, 0, 1), (4, -2, 2)]
    assert rows.sums[1].parts[1].label.id == "row-nothing-gold"
    assert rows.touches == [0, 2]
    assert rows.because.id.startswith("chance-")


def test_walking_buying_and_learning_are_deeds_of_their_own():
    play = StagedRealm("scout", "druid").stand("plains-b").sell_at("village", "sword").give(gold=9)
    shown = seen_after(play, "walk:village", "buy:sword")
    assert [each.kind for each in shown] == ["move", "gain"]
    story = play.match.log()
    parts = play.match.log_parts(None)
    assert [line.id for line, part in zip(story, parts, strict=True) if part == "event"][-2:] == [
        "moved-walk",
        "bought",
    ]


def test_a_hidden_card_is_shown_before_it_is_fought():
    play = StagedRealm("mercenary", "scout").stand("plains-a").lay("plains-a", "wild-boar", hidden=True).give(mana=0)
    shown = seen_after(play.dice(6, 1), "stay")
    assert [each.kind for each in shown][:3] == ["card", "roll", "outcome"]
    assert shown[0].pieces == ["wild-boar"]


def test_what_is_too_much_is_lost_for_a_reason():
    play = StagedRealm("druid", "scout").give(gold=20)
    shown = seen_after(play, "stay")
    loss = next(each for each in shown if each.kind == "loss")
    assert loss.because.id == "too-much"


def test_a_battle_turned_into_will_is_shown_before_the_dice_with_its_price():
    play = StagedRealm("druid", "mystic").stand("city", 0).stand("city", 1)
    play = watched(play.choose("stay", "attack:seat-1", "battle-of-strength"))
    play.dice(1, 1).choose("battle-of-will")
    shown = [each for each in play.match.moments(0, 0) if each.because and each.because.id == "turned-to-will"]
    assert [(each.kind, each.touches, each.pieces) for each in shown] == [("event", [0, 1], ["fighter-foe"])]
    line = "Boyan pays 2 mana and turns your attack into a battle of will, before the dice fall."
    assert WORDS.say(shown[0].because, NAMES, 0) == line
    kinds = [each.kind for each in play.match.moments(0, 0)]
    assert "roll" not in kinds or kinds.index("event") < kinds.index("roll")


def at_the_boar(health: int) -> StagedRealm:
    play = StagedRealm("scout", "druid").stand("plains-a").lay("plains-a", "wild-boar").give(health=health)
    return watched(play.dice(1, 6)).choose("stay").choose("fight:wild-boar")


def test_a_defeat_says_what_is_left_after_its_losses_and_nothing_of_the_dead():
    left = [each.facts.left for each in moments(at_the_boar(health=1)) if each.facts and each.facts.left is not None]
    assert left == [0]
    dead = [each.facts.left for each in moments(at_the_boar(health=0)) if each.facts and each.facts.left is not None]
    assert dead == []
