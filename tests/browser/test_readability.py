"""Words can be read: nothing is cut off, no word breaks where its language does not break it, no label is tiny.

Every board and every fight of the four games, in the four languages, on a small desk and on a phone.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import PHONE, Person
from tests.browser.screens import MOMENTS
from tests.browser.server_process import ServerProcess
from tests.browser.staged import stage

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser
SMALL = (1280, 800)

# Pictures of pieces (dice, faces, gems, cards at the size of an icon) are looked at, and a map may be zoomed.
FAULTS = """() => {
    const PICTURES = '.choice__pic, .thumb, .die, .face, .token, svg';
    const found = new Set();
    const hidden = part => {
        const look = getComputedStyle(part);
        return look.display === 'none' || look.visibility === 'hidden' || look.opacity === '0'
            || look.clipPath.startsWith('inset(50%');
    };
    const nameOf = part => `${part.tagName.toLowerCase()}.${String(part.className).split(' ')[0]}`;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const part = text.parentElement;
        if (!text.data.trim() || !part || part.matches('script, style, title, option')) continue;
        const over = [];
        for (let each = part; each && each !== document.body; each = each.parentElement) over.push(each);
        if (over.some(hidden) || part.closest(PICTURES)) continue;
        range.selectNodeContents(text);
        const at = range.getBoundingClientRect();
        if (!at.width || at.bottom < 0 || at.top > innerHeight || at.right < 0 || at.left > innerWidth) continue;
        const words = text.data.trim().slice(0, 50);

        const map = part.closest('.sheet__map');
        const size = parseFloat(getComputedStyle(part).fontSize);
        if (size < 12 && !map) found.add(`small: ${words} (${nameOf(part)}, ${size}px)`);

        for (const each of map ? [] : over) {
            const { overflowX: x, overflowY: y } = getComputedStyle(each);
            const edge = each.getBoundingClientRect();
            const cut = (x === 'hidden' || x === 'clip') && at.right > edge.right + 2
                || (y === 'hidden' || y === 'clip') && at.bottom > edge.bottom + 3;
            if (cut) found.add(`cut off: ${words} (${nameOf(each)})`);
            if (/auto|scroll/.test(x + y)) break;
        }

        for (const word of text.data.matchAll(/[\\p{L}\\u00ad]{4,}/gu)) {
            let line = null;
            for (let i = word.index; i < word.index + word[0].length; i += 1) {
                if (text.data[i] === '\\u00ad') { line = null; continue; }
                range.setStart(text, i);
                range.setEnd(text, i + 1);
                const letter = [...range.getClientRects()].at(-1);
                if (!letter) continue;
                if (line !== null && letter.top > line + 4) {
                    found.add(`broken: ${word[0].replaceAll('\\u00ad', '|')} (${nameOf(part)})`);
                    break;
                }
                line = letter.top;
            }
        }
    }
    return [...found];
}"""


# Names on small cards that are broken although they are not among the longest.
SPLIT = """most => [...document.querySelectorAll(':is(.card--s, .card--xs) .card__title')].flatMap(title => {
    const node = title.firstChild;
    if (!node || !title.checkVisibility()) return [];
    return [...node.data.matchAll(/[\\p{L}\\u00ad’']+/gu)].flatMap(word => {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const rows = new Set([...range.getClientRects()].map(box => Math.round(box.top)));
        const letters = word[0].replaceAll('\\u00ad', '');
        return rows.size > 1 && letters.length <= most ? [`split: ${letters}`] : [];
    });
})"""
LONGEST_WHOLE = 10
"""Letters of the longest word that any small card shows unbroken, in every alphabet."""


LANGUAGES = ["en", "ru", "cs", "bg"]
# Every board in one language by turns in every run; all of them in all languages with `make soak`.
DAILY = [(language, list(MOMENTS)[n :: len(LANGUAGES)]) for n, language in enumerate(LANGUAGES)]
ALL = [pytest.param(language, list(MOMENTS), id=f"{language}-all", marks=pytest.mark.soak) for language in LANGUAGES]


@pytest.mark.parametrize(
    ("language", "boards"), [*(pytest.param(*few, id="-".join([few[0], *few[1]])) for few in DAILY), *ALL]
)
def test_every_word_on_every_board_can_be_read(
    person: Meet, server: ServerProcess, language: str, boards: list[str]
) -> None:
    ada = person(size=SMALL, language=language)
    faults: dict[str, list[str]] = {}
    for name in boards:
        moment = MOMENTS[name]
        ada.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
        ada.sit(stage(server, *moment.laid, seed=moment.seed))
        assert ada.wait_for_turn()
        for width, height in (SMALL, PHONE):
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.locator(".phone" if width == PHONE[0] else ".table").wait_for()
            ada.page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
            ada.page.wait_for_timeout(250)
            split = ada.page.evaluate(SPLIT, LONGEST_WHOLE)
            faults[f"{name} {width}"] = [*ada.page.evaluate(FAULTS), *split]
    assert {where: found for where, found in faults.items() if found} == {}
