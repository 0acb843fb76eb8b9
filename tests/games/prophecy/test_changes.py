"""Shops, guilds and rewards say what a card changes in battle, as the rules reckon it."""

from __future__ import annotations

from fabletable.kernel.scene import CardChange, Choice
from tests.rulebook.prophecy.arranged import StagedRealm
from tests.staged import voice

LANGUAGES = ("en", "ru", "cs", "bg")


def listed(play: StagedRealm, key: str) -> Choice:
    found = play.match.game.questions.of(play.decision).choices(play.table, play.decision)
    return next(each for each in found if each.key == key)


def note(play: StagedRealm, key: str, language: str = "en") -> str:
    told = listed(play, key).note
    assert told is not None
    return voice("prophecy", language).say(told).replace("\u00a0", " ")


def in_a_shop(items: tuple[str, ...] = (), skills: tuple[str, ...] = ()) -> StagedRealm:
    play = StagedRealm("druid", "mercenary").stand("city").sell_at("city", "sword", "oak-staff", "cutlass")
    return play.give(items=items, skills=skills, gold=15, health=4, red=5).choose("stay")


def test_a_shop_says_to_what_a_weapon_changes_strength() -> None:
    play = in_a_shop()
    assert note(play, "buy:sword").endswith("Strength in battle 4 → 6.")
    assert note(play, "buy:oak-staff").endswith("Strength in battle 4 → 5.")


def test_a_weapon_that_adds_nothing_says_beside_what() -> None:
    """A sword of +2 beside a staff of +1 with the skill for staffs is as good as that; a cutlass of +1 is worse."""
    play = in_a_shop(items=("cedar-staff",), skills=("staff-mastery",))
    assert note(play, "buy:sword").endswith("Strength in battle stays 6, the same as with Cedar Staff.")
    assert note(play, "buy:cutlass").endswith("Strength in battle stays 6: you would rather fight with Cedar Staff.")
    for language in LANGUAGES:
        said = note(play, "buy:sword", language)
        assert "6" in said
        assert "change-" not in said


def test_a_damaged_weapon_does_not_count() -> None:
    play = in_a_shop(items=("cedar-staff",), skills=("staff-mastery",))
    play.arrange(lambda table: table.damage(table.heroes[0], table.heroes[0].items[-1]))
    assert "Strength in battle 4 → 6" in note(play, "buy:sword")


def test_what_works_against_some_foes_only_promises_nothing_in_general() -> None:
    play = StagedRealm("druid", "mercenary").stand("city").sell_at("city", "rapier").give(gold=15).choose("stay")
    assert "Strength" not in note(play, "buy:rapier").split("against anyone else")[1]


def test_a_skill_says_what_it_makes_of_the_arms_one_has() -> None:
    play = StagedRealm("druid", "mercenary").stand("magic-tower").teach_at("magic-tower", "staff-mastery")
    play.give(gold=15, experience=9, items=("cedar-staff",), health=5, red=5, mana=3, blue=3).choose("stay")
    assert note(play, "learn:staff-mastery").endswith("Strength in battle 6 → 7 and Will in battle 4 → 5.")


def test_the_card_of_a_reward_tells_the_same() -> None:
    play = in_a_shop(items=("cedar-staff",), skills=("staff-mastery",))
    question = next(each for each in play.match.game.questions if each.id == "ask-pick-item")
    sword = next(item for item in play.table.here(play.hero()).goods if item.key == "sword")
    play.decision.options = [sword]
    rows: list[CardChange] = question.choices(play.table, play.decision)[0].changes
    assert [(row.label.id, row.was, row.now) for row in rows] == [
        ("change-as-good", "", ""),
        ("change-hands", "", 1),
        ("change-items", 1, 2),
    ]


def test_looking_changes_nothing_on_the_table() -> None:
    play = in_a_shop(items=("cedar-staff",), skills=("staff-mastery",))
    before = play.match.checksum()
    listed(play, "buy:sword")
    assert play.match.checksum() == before
    assert play.items() == ["cedar-staff"]
