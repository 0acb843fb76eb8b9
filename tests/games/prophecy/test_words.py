"""The words of Prophecy say what the rules do, and call one thing by one name, that of the rulebook."""

import re

import pytest

from fabletable.games.prophecy.game import GAME
from fabletable.kernel import Message
from fabletable.kernel.catalogue import catalogue_of, files, text_package

LANGUAGES = ("en", "ru", "cs", "bg")

RULEBOOK_NAMES = {
    "ru": {
        "item-great-sword": "Большой меч",
        "item-spiked-shield": "Шипастый щит",
        "skill-spirit-of-forest-trails": "Дух лесных следов",
        "skill-matter-decay": "Массовый распад",
        "skill-teleport-field": "Телепортация",
        "skill-blood-sacrifice": "Жертва крови",
        "creature-angry-mob": "Злая толпа",
        "creature-alter-ego": "Альтер эго",
        "creature-vampire-lord": "Лорд-вампир",
        "opportunity-cleansing-fire": "Чистка огня",
        "opportunity-great-wizard": "Крутой волшебник",
        "hero-illusionist": "Иллюзионист",
    },
    "cs": {
        "chance-kind-wind": "Laskavý vítr",
        "hero-sorceress": "Vědma",
        "creature-robber": "Loupežník",
        "opportunity-diamond-mine": "Naleziště drahokamů",
    },
}

ONE_NAME = {
    "ru": [
        r"существ[оаме]",  # создание
        r"\bврат",  # ворота
        r"надбавк",  # бонус
        r"прост(ой|ых) (и один|предмет)",  # обычный предмет
        r"\d золот[оау]\b|по 1 золоту|каждое золото|} золота",  # золотой
        r"(красные|синие|дают) кубики|Уходит кубик|(красных|синих) кубик",  # фишка
    ],
    "cs": [
        r"kostičk",  # kamínek
        r"\bkamen|\bkámen",
        r"[Bb]ytost",  # nestvůra
        r"gildách|Gilda tu bude|z gildy|vlastní gildě",  # cech; the Gilda is one of five
        r"[Šš]ampion|svolává bojovníky",  # favorit
        r"[Bb]oj vůle",  # boj vůlí
        r"Výkupné",  # dohoda
        r"} zlata\*",
    ],
    "bg": [
        r"[Сс]ъществ",  # създание
        r"[Бб]итка(та)? на волята",  # битка с воля
        r"арката е врата",  # порта
        r"само, когато",
    ],
    "en": [r"the Thor's", r"^used-opportunity = { \$seat } uses { \$card }"],
}


def said(message: str, language: str) -> str:
    return catalogue_of(GAME, language).say(Message(message, {"mana": 2, "strength": 1, "n": 7}))


@pytest.mark.parametrize("language", RULEBOOK_NAMES)
def test_cards_are_called_as_in_the_rulebook(language):
    names = RULEBOOK_NAMES[language]
    assert {message: said(message, language) for message in names} == names


@pytest.mark.parametrize("language", ONE_NAME)
def test_one_thing_has_one_name(language):
    text = "\n".join(files(text_package(GAME), language))
    found = {pattern: re.findall(pattern, text, re.MULTILINE) for pattern in ONE_NAME[language]}
    assert {pattern: hits for pattern, hits in found.items() if hits} == {}


@pytest.mark.parametrize(("language", "goods"), [("en", "goods"), ("ru", "товар"), ("cs", "zboží"), ("bg", "стоки")])
def test_no_goods_lie_on_the_table_at_the_start(language, goods):
    assert goods not in said("rule-beginning-table.text", language)


@pytest.mark.parametrize(
    ("language", "everyone"), [("en", "everyone"), ("ru", "все"), ("cs", "všem"), ("bg", "всички")]
)
def test_a_card_of_a_plane_is_turned_up_for_all(language, everyone):
    about = said("about-reveal-plane", language)
    assert everyone in about
    assert not any(secret in about for secret in ("your secret", "только вы", "jen vy", "само вие"))


@pytest.mark.parametrize(("language", "nine"), [("en", "9"), ("ru", "9"), ("cs", "9"), ("bg", "9")])
def test_the_limits_are_those_of_the_game_played(language, nine):
    assert nine in said("rule-round.text", language)
    assert nine in said("rule-items-more.text", language)
    seven = ("seven", "сем", "sedm", "седем", "7")
    for message in ("about-discard-item", "about-discard-skill", "about-take-item"):
        assert not any(word in said(message, language).lower() for word in seven), message


@pytest.mark.parametrize(
    ("language", "market"), [("en", "Black Market"), ("ru", "Чёрн"), ("cs", "ern"), ("bg", "Черния пазар")]
)
def test_only_the_black_market_buys(language, market):
    assert market in said("about-stranger", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_tells_every_chance_card(language):
    """The cards of the five guilds are told together."""
    text = said("rule-chance-all.text", language)
    for card in ("forest", "mountains", "plains", "training", "training-offer", "village-merchant", "caravan",
                 "peaceful-times", "prophetic-dream", "refreshing-wind", "magic-wind", "good-times",
                 "interesting-times", "kind-wind", "charity", "crisis"):  # fmt: skip
        assert said("chance-" + card, language) in text, card


@pytest.mark.parametrize(
    ("language", "once"),
    [("en", "Once per turn"), ("ru", "Раз за ход"), ("cs", "Jednou za tah"), ("bg", "Веднъж на ход")],
)
def test_the_guardian_angel_comes_once_a_turn(language, once):
    assert once in said("skill-guardian-angel.text", language)


@pytest.mark.parametrize(
    ("language", "anything"),
    [("en", "buys anything"), ("ru", "покупает всё"), ("cs", "vykupuje vše"), ("bg", "купува всичко")],
)
def test_the_village_sells_common_goods_and_buys_all(language, anything):
    assert anything in said("sign-village.text", language)


@pytest.mark.parametrize(
    ("language", "usually"),
    [("en", "usually four"), ("ru", "обычно четыре"), ("cs", "obvykle čtyři"), ("bg", "обикновено четири")],
)
def test_artifacts_win_by_the_number_agreed_on(language, usually):
    assert usually in said("sign-artifact.text", language)
