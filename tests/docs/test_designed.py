"""Designed numbers: each has its reason, and the pages list them as the cards have them."""

import pytest

from fabletable.games import BUILT_IN
from tests.docs.designed import DOCS, Designs, page_with


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_designed_card_has_one_reason(game):
    designs = Designs(game)
    assert designs.without_reason() == []
    assert designs.unknown() == []
    assert designs.explained_twice() == []
    assert designs.empty_groups() == []


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_page_lists_the_designed_numbers_as_the_cards_have_them(game):
    page = (DOCS / f"{game}.md").read_text("utf-8")
    assert page == page_with(game, page), f"run: python -m tests.docs.designed {game}"


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_page_says_in_its_first_lines_that_it_is_authoritative(game):
    first = (DOCS / f"{game}.md").read_text("utf-8").split("\n## ")[0]
    assert "This page is authoritative" in first.replace("\n", " ")
