"""The first minute: from an empty browser to the first question, in two clicks; and every game after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.server_process import ServerProcess

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser

LAPTOP = (1280, 720)
SIDEWAYS = (844, 390)
LANGUAGES = ["en", "ru", "cs", "bg"]
# What the shelf said once, in four languages: riddles for "Start game", "Options", "Join with a code", "My games".
RIDDLES = [
    *("Light the fire", "Which tale", "told a word", "as the game likes", "Back to the table", "Player 1"),
    *("Разжечь огонь", "Какая история", "сказали слово", "как идёт игре", "Вернуться за стол", "Игрок 1"),
    *("Zapálit oheň", "Který příběh", "Řekli vám slovo", "jak hře sluší", "Zpět ke stolu", "Hráč 1"),
    *("Запали огъня", "Коя история", "Казаха ли ви дума", "както отива на играта", "Обратно на масата", "Играч 1"),
]
CLIPPED = """root => [...document.querySelectorAll(`${root} *`)]
    .filter(each => each.checkVisibility() && !each.closest('.sr, svg, option') && each.clientWidth > 0)
    .filter(each => each.matches('select') || [...each.childNodes].some(it => it.nodeType === 3 && it.data.trim()))
    .filter(each => each.scrollWidth > each.clientWidth + 1
        || (each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY !== 'visible'))
    .map(each => `${each.tagName} ${each.className} ${each.textContent.trim().slice(0, 50)}`)"""
OUTSIDE = """root => [...document.querySelectorAll(`${root} button, ${root} a, ${root} select, ${root} input`)]
    .filter(each => each.checkVisibility() && !each.closest('.sr, .boxes'))
    .map(each => [each.getBoundingClientRect(), each.textContent.trim().slice(0, 40)])
    .filter(([box]) => box.left < -1 || box.right > innerWidth + 1)
    .map(([, said]) => said)"""


def newcomer(person: Meet, **how: Any) -> Person:
    """Return a person with a new browser."""
    ada = person(**how)
    kept = {"language": how.get("language", "en"), "speed": 0, "sound": False, "light": how.get("light", "game")}
    ada.page.evaluate(
        "kept => { localStorage.clear(); localStorage.setItem('fabletable.settings', JSON.stringify(kept)); }", kept
    )
    ada.open("/")
    ada.page.locator(".box").first.wait_for()
    return ada


def in_window(ada: Person, selector: str) -> bool:
    box = ada.page.locator(selector).first.bounding_box()
    size = ada.page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"] and box["x"] >= 0


@pytest.mark.parametrize(("size", "touch"), [(DESKTOP, False), (LAPTOP, False), (PHONE, True), (SIDEWAYS, True)])
def test_play_plays_in_two_clicks_from_an_empty_browser(person: Meet, size: tuple[int, int], touch: bool) -> None:
    ada = newcomer(person, size=size, touch=touch)
    press = "tap" if touch else "click"
    assert in_window(ada, "[data-play=diceforge]")
    getattr(ada.page.locator("[data-play=diceforge]"), press)()
    panel = ada.page.get_by_role("dialog", name="New game of Dice Forge")
    panel.wait_for()
    assert in_window(ada, "button.start"), "the start button is always in reach"
    getattr(panel.get_by_role("button", name="Start game"), press)()
    assert ada.wait_for_turn()
    assert ada.page.get_by_text("Player 1").count() == 0


def test_enter_in_the_panel_starts_the_game_as_it_says(person: Meet) -> None:
    ada = newcomer(person)
    ada.page.locator("[data-play=diceforge]").click()
    ada.page.get_by_role("dialog", name="New game of Dice Forge").wait_for()
    ada.page.keyboard.press("Enter")
    assert ada.wait_for_turn()
    assert ada.page.locator("[data-lesson-page]").count() == 0


def test_nothing_stands_before_the_boxes_on_a_phone(person: Meet) -> None:
    ada = newcomer(person, size=PHONE, touch=True)
    first = ada.page.locator(".box").first.bounding_box()
    assert first is not None
    assert first["y"] < 80
    for game in ("diceforge", "prophecy", "witcher", "runebound"):
        assert in_window(ada, f"[data-play={game}]"), game


def test_afterwards_play_sits_down_at_once_with_the_last_seats(person: Meet, server: ServerProcess) -> None:
    ada = newcomer(person)
    assert ada.page.locator("[data-change]").count() == 0
    ada.page.locator("[data-play=diceforge]").click()
    ada.page.get_by_label("Your name").fill("Mira")
    ada.page.get_by_role("radio", name="Owl").check(force=True)
    ada.page.locator("[data-add=bot]").click()
    ada.page.get_by_role("radio", name="Hard").check(force=True)
    ada.page.locator("button.start").click()
    ada.wait_for_turn()

    ada.open("/")
    play = ada.page.locator("[data-play=diceforge]")
    play.filter(has_text="2 bots · Hard").wait_for()
    # The strength is said in another language at once.
    ada.page.get_by_role("button", name="Menu").click()
    language = ada.page.locator("#shelf-menu select").first
    language.select_option("cs")
    play.filter(has_text="Těžký").wait_for()
    language.select_option("en")
    play.filter(has_text="2 bots · Hard").wait_for()
    ada.page.keyboard.press("Escape")
    play.click()
    assert ada.wait_for_turn()
    seats = server.get(f"/api/tables/{ada.page.url.rsplit('/', 1)[-1]}")["seats"]
    assert [seat["name"] for seat in seats] == ["Mira", "Hazel", "Alder"]
    assert [seat["face"] for seat in seats] == ["owl", "", ""]
    assert [seat["bot"].split(":")[0] for seat in seats] == ["", "hard", "hard"]

    # The panel is beside it, as it was; name and face are asked once.
    ada.open("/")
    ada.page.locator("[data-change=diceforge]").click()
    ada.page.get_by_role("dialog").wait_for()
    assert ada.page.get_by_label("Your name").input_value() == "Mira"
    assert ada.page.get_by_role("radio", name="Hard").is_checked()
    assert ada.page.get_by_role("group", name="Choose a face").count() == 0
    ada.page.keyboard.press("Escape")
    # Another box was never played: who plays it is asked, the name is not.
    ada.page.locator("[data-play=runebound]").click()
    assert ada.page.get_by_label("Your name").input_value() == "Mira"
    ada.page.keyboard.press("Enter")
    assert ada.wait_for_turn()


def test_what_the_server_refuses_is_said_above_start_game(person: Meet) -> None:
    ada = newcomer(person)
    ada.page.locator("[data-play=diceforge]").click()
    ada.page.get_by_label("Your name").fill("\u202eabc")
    ada.page.locator("button.start").click()
    alert = ada.page.get_by_role("dialog").get_by_role("alert")
    alert.wait_for()
    assert "plain letters" in alert.inner_text()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.locator("button.start").click()
    assert ada.wait_for_turn()


def test_a_lesson_never_asks_for_a_name_and_never_says_player_1(person: Meet) -> None:
    ada = newcomer(person)
    ada.page.locator("[data-teach=diceforge]").click()
    ada.page.wait_for_url("**/table/*")
    ada.page.locator("#ask").wait_for()
    assert ada.page.get_by_text("Player 1").count() == 0


def test_the_menu_sets_language_light_name_and_sound(person: Meet) -> None:
    ada = newcomer(person)
    menu = ada.page.get_by_role("button", name="Menu")
    menu.click()
    ada.page.get_by_role("radio", name="Night").click()
    assert ada.page.locator("html").get_attribute("data-theme") == "dark"
    ada.page.get_by_role("radio", name="Day").click()
    assert ada.page.locator("html").get_attribute("data-theme") == "light"
    ada.page.get_by_role("button", name="Name and face").click()
    ada.page.get_by_label("Your name").fill("Iva")
    ada.page.get_by_role("radio", name="Hare").check(force=True)
    ada.page.get_by_role("button", name="Save").click()
    menu.click()
    ada.page.get_by_role("button", name="Sound and motion").click()
    dialog = ada.page.get_by_role("dialog", name="Sound and motion")
    assert dialog.get_by_role("slider").count() == 0
    dialog.get_by_role("switch", name="Sounds").click()
    assert dialog.get_by_role("slider", name="Music").input_value() == "0"
    dialog.get_by_role("slider", name="Music").fill("35")
    ada.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    kept = ada.page.evaluate("JSON.parse(localStorage.getItem('fabletable.settings'))")
    assert (kept["name"], kept["face"], kept["light"], kept["sound"]) == ("Iva", "hare", "light", True)
    assert (kept["effects"], kept["ambience"], kept["music"]) == (80, 50, 35)
    menu.click()
    ada.page.get_by_role("combobox", name="Language").select_option("cs")
    ada.page.get_by_role("heading", name="Moje hry").wait_for()
    ada.page.keyboard.press("Escape")
    assert ada.page.locator("#shelf-menu").count() == 0
    assert ada.page.evaluate("document.activeElement.getAttribute('aria-expanded')") == "false"


def test_join_with_a_code(person: Meet) -> None:
    ada, rok = person(name="Ada"), newcomer(person)
    ada.new_game("lanterns", invited=1, bots=0)
    tables = ada.page.evaluate("Object.values(JSON.parse(localStorage.getItem('fabletable.tables')))")
    join = rok.page.get_by_role("region", name="Join with a code")
    join.get_by_role("textbox").fill("XXXX")
    join.get_by_role("button", name="Join").click()
    join.get_by_role("alert").wait_for()
    assert "No table has the code" in join.get_by_role("alert").inner_text()
    join.get_by_role("textbox").fill(tables[0]["word"].lower())
    rok.page.keyboard.press("Enter")
    # Name and face are asked once, here too.
    rok.page.locator("#join-name").fill("Rok")
    rok.page.get_by_role("radio", name="Badger").check(force=True)
    rok.page.get_by_role("button", name="Sit down as Rok").click()
    ada.page.get_by_text("Rok").first.wait_for()
    kept = rok.page.evaluate("JSON.parse(localStorage.getItem('fabletable.settings'))")
    assert (kept["name"], kept["face"]) == ("Rok", "badger")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE])
def test_plain_words_and_nothing_clipped(person: Meet, language: str, size: tuple[int, int]) -> None:
    ada = newcomer(person, language=language, size=size, touch=size == PHONE)

    def look(root: str) -> None:
        said = ada.page.locator("body").inner_text()
        assert [riddle for riddle in RIDDLES if riddle.lower() in said.lower()] == []
        assert ada.raw_ids() == []
        assert ada.page.evaluate(CLIPPED, root) == []
        assert ada.page.evaluate(OUTSIDE, root) == []
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    look(".home")
    ada.page.locator("[aria-controls=shelf-menu]").click()
    look("#shelf-menu")
    ada.page.keyboard.press("Escape")
    for game in ("diceforge", "prophecy"):
        ada.page.locator(f"[data-play={game}]").click()
        for kind in ("bot", "here", "invited"):
            ada.page.locator(f"[data-add={kind}]").click()
        ada.page.locator(".fold > summary").click()
        look("dialog")
        ada.page.keyboard.press("Escape")
    ada.page.locator("[data-play=witcher]").click()
    ada.page.locator("button.start").click()
    ada.page.wait_for_url("**/table/*")
    ada.open("/")
    ada.page.locator(".cont").first.wait_for()
    look(".home")
