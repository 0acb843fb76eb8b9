"""The texts of Dice Forge in every language state the rule, and nothing beyond it."""

import pytest

from fabletable.games import find
from fabletable.kernel import Message
from fabletable.kernel.catalogue import catalogue_of

RESULT = {"en": "result", "ru": "результат", "cs": "výsled", "bg": "резултат"}
FOR_GOOD = {"en": "for good", "ru": "навсегда", "cs": "natrvalo", "bg": "завинаги"}
ROLLED = {"en": "rolled", "ru": "выпавш", "cs": "padla", "bg": "паднала"}


def words(language: str, message: str) -> str:
    return catalogue_of(find("diceforge"), language).say(Message(message, {"hero": "Ada"}))


@pytest.mark.parametrize("language", RESULT)
@pytest.mark.parametrize(
    "message", ["word-cerberus", "about-cerberus", "cerberus-barks", "feat-cerberus.text", "sign-cerberus.text"]
)
def test_cerberus_brings_the_result_again_not_the_roll(language, message):
    assert RESULT[language] in words(language, message)


@pytest.mark.parametrize("language", FOR_GOOD)
def test_a_shield_may_be_forged_over(language):
    assert FOR_GOOD[language] not in words(language, "about-shield")


@pytest.mark.parametrize("language", ROLLED)
@pytest.mark.parametrize("message", ["about-mirror", "face-mirror.text", "sign-mirror.text"])
def test_a_mirror_copies_what_was_rolled(language, message):
    assert ROLLED[language] in words(language, message)
