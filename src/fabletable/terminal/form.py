"""``fabletable form``: the form of the person at this terminal. Games without a review are reviewed first."""

from __future__ import annotations

import asyncio

import msgspec
from rich.console import Console

from fabletable.coach.form import Form, FormPart
from fabletable.coach.trials import Figure
from fabletable.games import find
from fabletable.kernel import Message, Refused
from fabletable.table.form import form
from fabletable.table.messages.form import FormInfo
from fabletable.table.notebook import notebook
from fabletable.terminal.home import open_home
from fabletable.terminal.progress import bar
from fabletable.terminal.speech import explained, figure, title, translate

LOOK_SECONDS = 0.5
TRENDS = {"better": "form-better", "worse": "form-worse", "steady": "form-steady"}


def seen(*, delete: bool = False) -> FormInfo:
    """Return the form of the person at this terminal when all games that count are reviewed; or delete it."""
    return asyncio.run(_seen(delete=delete))


async def _seen(*, delete: bool) -> FormInfo:
    async with open_home() as home:
        keyring = (await notebook.owner_of(home.service, await home.key())).keyring
        if delete:
            return await form.forget(home.service, keyring)
        found = await form.see(home.service, keyring)
        if not found.waiting or not found.by_itself:
            return found
        every = found.waiting
        forms = home.service.feature(form.Forms)
        with bar(translate("form-reviewing"), 100 * every) as done:
            while found.waiting and forms.is_at_work(keyring):
                done(round(100 * (every - found.waiting + found.part)))
                await asyncio.sleep(LOOK_SECONDS)
                found = await form.see(home.service, keyring, begin=False)
        return found


def to_json(found: FormInfo) -> str:
    return msgspec.json.encode(found).decode()


def show(console: Console, found: FormInfo) -> None:
    told_form = found.form
    if not told_form.games:
        console.print(translate("form-empty"))
        return
    console.print(
        translate("form-advice", theme=_theme(told_form.weakest)) if told_form.weakest else translate("form-no-advice")
    )
    console.print()
    if told_form.trend.now is not None:
        console.print(translate("form-rate", **_range(told_form.trend.now)), style="bold")
    console.print(_trend(told_form))
    for bot, lost in told_form.bots.items():
        console.print("  " + translate("form-bot", bot=_bot(bot), n=_points(lost)))
    if told_form.wins is not None:
        plain, even = told_form.wins.plain, told_form.wins.even
        console.print(translate("form-plain", **_range(plain), games=told_form.games))
        console.print(translate("form-even", **_range(even), games=told_form.games))
    if told_form.themes:
        console.print()
        console.print(translate("form-themes"), style="bold")
    for theme in told_form.themes:
        console.print("  " + translate("form-theme", theme=_theme(theme.theme), **_range(theme.a_game)))
    for heading, parts in (("form-by-game", told_form.by_game), ("form-by-rival", told_form.by_rival)):
        if parts:
            console.print()
            console.print(translate(heading), style="bold")
        for part in parts:
            console.print("  " + _part(part))
    if found.waiting:
        console.print(translate("form-waiting", n=found.waiting))


def _trend(shown: Form) -> str:
    trend = shown.trend
    if trend.word == "too-few" or trend.first is None:
        return translate("form-too-few")
    return translate(TRENDS[trend.word], n=_points(trend.first.mean), games=trend.games)


def _part(part: FormPart) -> str:
    name = _bot(part.key) if part.is_bot else part.key
    if not part.is_bot:
        try:
            name = title(find(part.key))
        except Refused:  # a person
            name = part.key
    if part.lost is None:
        return translate("form-part-none", name=name, games=part.games)
    return translate("form-part", name=name, games=part.games, **_range(part.lost))


def _bot(strength: str) -> str:
    return explained(Message(f"bot-{strength}"))


def _theme(theme: str) -> str:
    return translate(f"theme-{theme}")


def _range(shown: Figure) -> dict[str, str]:
    return {"n": _points(shown.mean), "low": _points(max(0.0, shown.low)), "high": _points(shown.high)}


def _points(number: float) -> str:
    return figure(round(number, 1))
