"""The ending of a lost game: who stood against the villain, and who fell when."""

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.coach.ending import told_at_once
from fabletable.kernel.ending import Fates
from tests.rulebook.runebound.arranged import VOICES
from tests.staged import NAMES

SEED = "fall/8"


def test_where_all_have_lost_everyones_fate_is_told_the_first_fall_first():
    match = fabletable.start("runebound", 2, SEED)
    play_on(match, {seat: make_bot("random", f"{SEED}/{seat}") for seat in range(2)})
    assert match.result.winners == []
    told = told_at_once(match.game, 2, SEED, match.record().options, [key for _, key in match.made])
    (fates,) = [leaf for leaf in told.leaves if isinstance(leaf, Fates)]
    voice = VOICES["en"]
    said = [(each.seat, voice.say(each.what, NAMES), each.bad, each.at is not None) for each in fates.fates]
    assert said == [(0, "Destroyed", True, True), (1, "Stood to the end", False, False)]
    assert voice.say(fates.title, NAMES) == "Who stood against High Lord Margath"
