"""A game ends in words at the terminal, too, with awards and a small chart."""

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.terminal.ending import ending_lines
from fabletable.terminal.speech import Speech


def played(game, seed="ending"):
    match = fabletable.start(game, players=2, seed=seed)
    play_on(match, {seat: make_bot("greedy", f"{seed}/{seat}") for seat in range(2)})
    return match


def test_an_ending_says_where_the_points_came_from_and_who_did_what_best():
    match = played("diceforge")
    lines = [line.plain for line in ending_lines(match, Speech(match.game))]
    winner = match.result.winners[0]
    assert str(match.result.scores[winner]) in "\n".join(lines)
    assert "Where the glory came from" in lines
    assert "Awards" in lines
    assert any("█" in line for line in lines), "a small chart"


def test_a_table_that_was_laid_out_ends_without_a_tale_of_it():
    match = fabletable.start("lanterns", players=2, seed="laid")
    match.arrange(lambda table: setattr(table, "turns", 15))
    match.choose("roll")
    assert match.over
    assert ending_lines(match, Speech(match.game)) == []
