"""Sound: nothing before a gesture, real samples after it, silence out of sight, and all of it kept for offline use."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import Person
from tests.browser.server_process import ServerProcess
from tests.browser.staged import stage
from tests.browser.test_motion import asked

pytestmark = pytest.mark.browser

# Counts the contexts a page makes and the sounds it starts, and listens at the loudspeaker.
LISTEN = """() => {
    window.heard = { contexts: [], once: 0, loops: 0, ears: [] };
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
        constructor(...how) { super(...how); heard.contexts.push(this); }
    };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
        heard[this.loop ? 'loops' : 'once'] += 1;
        return start.apply(this, when);
    };
    const connect = AudioNode.prototype.connect;
    AudioNode.prototype.connect = function (to, ...rest) {
        if (to instanceof AudioDestinationNode) {
            const ear = this.context.createAnalyser();
            connect.call(this, ear);
            heard.ears.push(ear);
        }
        return connect.call(this, to, ...rest);
    };
    window.loudest = () => Math.max(0, ...heard.ears.flatMap(ear => {
        const samples = new Float32Array(ear.fftSize);
        ear.getFloatTimeDomainData(samples);
        return Array.from(samples, Math.abs);
    }));
}"""
FETCHED = (
    "() => performance.getEntriesByType('resource').map(each => each.name).filter(each => /player-|worker-/.test(each))"
)
HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
KEPT = "async () => { const all = await caches.keys(); return all.length > 0 && !!(await caches.match(heard.worker)); }"


def test_a_table_sounds_after_a_gesture_and_while_it_is_in_sight(
    person: Callable[..., Person], server: ServerProcess
) -> None:
    ada = person(kept=True)
    ada.page.add_init_script(f"({LISTEN})()")
    ada.prefer(sound=True, ambience=60, music=40, speed=4, waits=False)
    ada.sit(stage(server, "runebound", asked("ask-turn", after=8)))
    assert ada.wait_for_turn()
    page = ada.page

    assert page.evaluate("heard.contexts.length") == 0
    assert page.evaluate(FETCHED) == []

    page.keyboard.press("Shift")
    page.wait_for_function("() => heard.loops === 2")  # the place and the music
    page.wait_for_function("() => loudest() > 0.001")
    assert page.evaluate("heard.contexts.map(each => each.state)") == ["running"]

    ada.choose_any(0)
    page.wait_for_function("() => heard.once > 0")
    assert page.evaluate("loudest()") < 1

    page.evaluate(HIDE, True)
    page.wait_for_function("() => heard.contexts[0].state === 'suspended'")
    page.evaluate(HIDE, False)
    page.wait_for_function("() => heard.contexts[0].state === 'running'")

    # A big screen has the sound for all at its table.
    screen = person(name="Zoe")
    screen.open(f"{page.url.removeprefix(ada.address)}/screen")
    page.wait_for_function("() => heard.contexts[0].state === 'suspended'")
    screen.open("/health")
    page.wait_for_function("() => heard.contexts[0].state === 'running'")

    page.evaluate("() => { heard.worker = (" + FETCHED + ")().find(each => /worker-/.test(each)); }")
    page.wait_for_function(KEPT)
