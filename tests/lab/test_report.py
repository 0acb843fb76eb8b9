"""Pages that a person reads: whole, self-contained, in four languages, with every figure in a table as well."""

import re
from html.parser import HTMLParser

import pytest

from fabletable.kernel.catalogue import LANGUAGES
from fabletable.lab import simulate
from fabletable.lab.compare import compare
from fabletable.lab.executors import InProcess
from fabletable.lab.report import charts
from fabletable.lab.report.comparison import comparison_page
from fabletable.lab.report.cup import cup_page
from fabletable.lab.report.page import html
from fabletable.lab.report.simulation import report
from fabletable.lab.report.voice import Voice
from fabletable.lab.tournament import enter
from fabletable.lab.what_wins import experiments, worth_asking

VOID = {"meta", "path", "line", "br", "input"}


class Reader(HTMLParser):
    """Collects the text of a page, and checks that every element is closed."""

    def __init__(self, text):
        super().__init__()
        self.open, self.words, self.labels = [], [], []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        if tag not in VOID:
            self.open.append(tag)
        self.labels += [value for name, value in attrs if name == "aria-label"]

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if "style" not in self.open:
            self.words.append(data.strip())


@pytest.fixture(scope="module")
def run():
    outcome = simulate("diceforge", 30, 2, ["greedy", "random"], "s", watch=True)
    return outcome, experiments(outcome, worth_asking(outcome, 2), 12, InProcess)


@pytest.fixture
def sketched(monkeypatch):
    """Replace the pictures, which take the longest and differ between languages only in their words."""
    monkeypatch.setattr(charts, "_svg", lambda chart, language: "<svg></svg>")


def test_a_report_with_all_its_pictures(run):
    voice = Voice("diceforge", "ru")
    text = html(report(*run, voice, "fabletable simulate diceforge"), voice)
    assert len(text.encode()) < 3_000_000
    assert not re.search(r"(src|href)=|@import|url\(|<script|https?://(?!www\.w3\.org)", text), "no network, no script"
    assert len(re.findall("<svg ", text)) == 2 * text.count("<figure")
    assert voice.translate("axis-points") in text
    assert "var(--green)" in text
    Reader(text)


@pytest.mark.usefixtures("sketched")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_whole_in_every_language(run, language):
    voice = Voice("diceforge", language)
    text = html(report(*run, voice, "fabletable simulate diceforge"), voice)
    page = Reader(text)
    assert f'lang="{language}"' in text
    said = " ".join(page.words)
    for message in ("who-wins", "decided", "scores", "lengths", "experiments", "links", "never", "reckoned"):
        assert voice.translate(message) in said
    assert "greedy" in said
    assert run[0].fingerprint in said
    assert "prefers-color-scheme: dark" in text
    assert len(page.labels) >= 6
    assert not re.search(r"\{\s*\$|\bhead-\w|\bsaid-\w|\bverdict-\w", said), "a sentence is missing"


@pytest.mark.usefixtures("sketched")
def test_a_tiny_report_counts_as_a_person_does():
    outcome = simulate("diceforge", 12, 2, ["greedy"], "fabletable", watch=True)
    tried = experiments(outcome, worth_asking(outcome, 1), 6, InProcess)
    assert len(tried) == 1
    voice = Voice("diceforge", "en")
    said = " ".join(Reader(html(report(outcome, tried, voice, ""), voice)).words)
    assert "One experiment, and in it" in said
    assert voice.translate("links-none") in said
    assert voice.translate("early") not in said
    wrong = r"\b(1|all 1) (experiments|questions|links|games|early choices)|\b0 (links|questions|early choices)"
    assert not re.search(wrong, said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [1, 2, 5, 21])
def test_small_numbers_are_whole_sentences(language, n):
    voice = Voice("diceforge", language)
    for told in {0, 1, n}:
        said = voice.translate("links-text", n=n, told=told) + voice.translate(
            "experiments-text", games=n, n=n, sure=told
        )
        said += "".join(
            voice.translate(message, n=n)
            for message in ("finding-no-thing", "early-text", "early-none", "reckoned-links", "reckoned-experiments")
        )
        assert not re.search(r"[{}$]|  | [.,:;]", said)
        if language == "en" and n == 1:
            assert not re.search(r"\b1\b", said)


@pytest.mark.usefixtures("sketched")
def test_every_picture_has_its_figures_in_a_table(run):
    voice = Voice("diceforge", "en")
    for section in report(*run, voice, "").sections:
        for part in section.parts:
            if part.picture is not None:
                assert part.picture.said
                assert part.picture.rows
                assert all(len(row) == len(part.picture.head) for row in part.picture.rows)


@pytest.mark.usefixtures("sketched")
def test_names_from_outside_are_only_text(run):
    outcome = simulate("diceforge", 3, 2, ["random"], "<script>alert(1)</script>", watch=True)
    voice = Voice("diceforge", "en")
    assert "<script" not in html(report(outcome, [], voice, "<script>"), voice)


@pytest.mark.usefixtures("sketched")
def test_who_wins_is_told_by_seat_bot_hero_and_option():
    outcome = simulate("prophecy", 4, 2, ["greedy", "random"], "s", watch=True, vary={"artifacts": ["two", "three"]})
    voice = Voice("prophecy", "en")
    who = report(outcome, [], voice, "").sections[0]
    assert [part.title for part in who.parts] == ["By seat", "By bot", "By hero or school", "By option"]
    heroes = {row[0] for row in who.parts[2].picture.rows}
    assert heroes <= {voice.name(name) for name in outcome.names.values()}


def test_a_question_without_whom_it_is_put_to():
    assert Voice("diceforge", "en").question("ask-action") == ("Will you forge a face (an offering) or perform a feat?")
    assert Voice("diceforge", "en").counted("card:hammer") == "The Blacksmith's Hammer"
    assert Voice("diceforge", "en").counted("effect:no-such-thing") == ""


@pytest.mark.usefixtures("sketched")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_pages_are_whole_too(language):
    voice = Voice("lanterns", language)
    comparison = compare(*(simulate("lanterns", 20, seed=seed) for seed in "ab"))
    text = html(comparison_page(comparison, voice, ("a", "b")), voice)
    assert voice.translate("compare-kind") in " ".join(Reader(text).words)
    cup = enter("lanterns", ["random", "greedy"], 6, seed="s").play(InProcess)
    said = " ".join(Reader(html(cup_page(cup, voice), voice)).words)
    assert voice.translate("cup-ratings") in said
    assert "greedy" in said
