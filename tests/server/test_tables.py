"""Setting a table up, inviting, sitting down."""

from __future__ import annotations

from tests.server.people import Inn


def test_the_shelf_names_games_settings_rules_and_bots(inn: Inn) -> None:
    shelf = inn.get("/api/games").json()
    lanterns = next(game for game in shelf["games"] if game["key"] == "lanterns")
    assert lanterns["players"] == [2, 4]
    assert lanterns["settings"] == [{"name": "rich", "kind": "flag", "default": False, "choices": []}]
    assert lanterns["rules"] == ["turn"]
    assert [bot["name"] for bot in shelf["bots"]][:2] == ["random", "greedy"]


def test_a_table_with_everyone_here_starts_at_once(inn: Inn) -> None:
    made = inn.set_table("Ada", "bot:greedy", start=True)
    assert made.see()["state"] == "playing"
    assert set(made.keys) == {0}
    with made.sit(0) as ada:
        assert ada.views[0]["ask"]["choices"]


def test_a_whole_game_against_bots(inn: Inn) -> None:
    made = inn.set_table("Ada", "bot:greedy", "bot:random", start=True)
    with made.sit(0) as ada:
        ada.play_on()
    assert made.see()["state"] == "over"
    assert made.see()["result"]["winners"]
