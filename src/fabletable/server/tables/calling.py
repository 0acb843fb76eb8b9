"""Calling somebody who is not here and is waited for: once, until they came back."""

from __future__ import annotations

import base64
import binascii
import hmac
import logging
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from fabletable.kernel import Message, Refused
from fabletable.kernel.catalogue import LANGUAGES, Catalogue
from fabletable.server.calling import letters
from fabletable.server.calling.hooks import checked_hook
from fabletable.server.calling.letters import Letter, NoStartTls, recipient
from fabletable.server.messages.calls import Called, Calls, MailDo, MailSaid, NewCalls, Wishes
from fabletable.server.store.callings import CallsRow
from fabletable.server.store.recipients import Bounds
from fabletable.server.tables.clock import DAY, awake_after, up_at
from fabletable.server.tables.fairness import all_hashes
from fabletable.server.tables.house import House
from fabletable.server.tables.open_table import OpenTable
from fabletable.server.tables.played import OVER, PLAYING
from fabletable.server.tables.titles import title_of

_log = logging.getLogger(__name__)

AT_ONCE = 30
"""Whoever only loads the page anew is not called."""
_DELAYS = {"at-once": AT_ONCE, "after-5-min": 300, "daily": DAY}
_LETTERS = {
    "turn": ("letter-turn-subject", "letter-turn"),
    "time": ("letter-time-subject", "letter-time"),
    "ends": ("letter-ends-subject", "letter-ends"),
}
_RING = 32

Event: TypeAlias = Literal["turn", "time", "ends"]


class Wanted(NamedTuple):
    """Somebody who is not here and would want to know."""

    seat: int
    ring: str
    event: Event


def awaited(table: OpenTable) -> list[Wanted]:
    """Those at whom a call may be due."""
    away = [chair for chair in table.seats if chair.ring and chair.claimed and chair.seat not in table.everyone.online]
    if table.row.state == OVER:
        return [Wanted(chair.seat, chair.ring, "ends") for chair in away]
    if table.row.state != PLAYING:
        return []
    return [Wanted(chair.seat, chair.ring, "turn") for chair in away if chair.seat == table.turn and not chair.by_bot]


def next_call(table: OpenTable) -> float | None:
    """When to look whom to call; None when it is settled for the present question."""
    wanted = [] if table.called_for == table.number else awaited(table)
    if not wanted:
        return None
    return table.call_at or max(_since(table, each.seat) for each in wanted) + AT_ONCE


def _since(table: OpenTable, seat: int) -> float:
    """Since when this person is waited for and not here."""
    gone = table.everyone.gone_since(seat)
    return max(table.asked_at, 0.0 if gone is None else gone)


async def look_whom_to_call(house: House, table: OpenTable) -> None:
    if table.called_for == table.number:
        return
    number, now = table.number, house.hours.now()
    later: list[float] = []
    for wanted in awaited(table):
        row = await house.callings.of(wanted.ring)
        due, event = _due(house, table, wanted, row)
        if due is None:
            continue
        if due > now:
            later.append(due)
        elif await house.callings.call(table.id, wanted.seat, house.hours.stamp()):
            house.start(_call(house, table, wanted.seat, event, row))
    table.call_at = min(later, default=None)
    table.called_for = -1 if later else number


def _due(house: House, table: OpenTable, wanted: Wanted, row: CallsRow) -> tuple[float | None, Event]:
    wishes = msgspec.json.decode(row.wishes, type=Wishes)
    since, event = _since(table, wanted.seat), wanted.event
    at: float | None = None
    if event == "turn" and "turn" not in wishes.about:
        event = "time"
    if event in wishes.about:
        at = since + (AT_ONCE if event == "ends" else _DELAYS[wishes.when])
    if event == "time":
        up = _up_at(house, table)
        at = None if at is None or up is None else max(since + AT_ONCE, up - _before(table))
    reachable = bool(row.webhook) or (row.confirmed and bool(row.email) and bool(house.settings.smtp))
    if at is None or not reachable or table.id in wishes.muted:
        return None, event
    return awake_after(wishes.quiet, at), event


def _before(table: OpenTable) -> int:
    """So long before the end somebody is told that time runs out."""
    return DAY if table.terms.clock.kind == "letter" else 120


def _up_at(house: House, table: OpenTable) -> float | None:
    reading, turn = table.clocks(), table.turn
    return None if reading is None or turn is None else up_at(table.terms.clock, reading, turn, house.hours.now())


# --- what is sent ---


async def _call(house: House, table: OpenTable, seat: int, event: Event, row: CallsRow) -> None:
    """Nothing that is hidden and no secret: a message says that somebody is waited for, and where."""
    clock = table.info().clock
    until = None if clock is None or clock.running != seat else clock.seats[seat].until
    wishes = msgspec.json.decode(row.wishes, type=Wishes)
    if row.email and row.confirmed and house.settings.smtp:
        letter = _letter(house, table, seat, event, row, wishes.language, until)
        why = await house.recipients.send(_mailbox(house, row.email), int(house.hours.now()), _bounds(house))
        if why is None:
            await _post_letter(house, letter)
        else:
            _log.warning("a letter was not sent", extra={"table": table.id, "code": why})
    try:
        if row.webhook:
            await house.hooks.call(row.webhook, Called(table.id, table.row.game, event, seat, until))
    except Exception as no:  # noqa: BLE001 whoever cannot be reached is seen at the table
        _log.warning("a webhook could not be called: %s", type(no).__name__, extra={"table": table.id})


def _mailbox(house: House, address: str) -> list[str]:
    """The hashes by which the database knows it."""
    return all_hashes(recipient(address), house.settings.secrets)


def _bounds(house: House) -> Bounds:
    limits = house.settings.limits
    return Bounds(limits.letters_a_day, limits.letters_an_hour)


async def _post_letter(house: House, letter: Letter) -> bool:
    """Whether the mail server has taken it."""
    house.letters_out += 1
    try:
        await letters.send(house.settings.smtp, house.settings.mail_from, letter)
    except NoStartTls as no:
        _log.warning("a letter could not be sent: %s", no)
        return False
    except Exception as no:  # noqa: BLE001 the host reads it in the log
        _log.warning("a letter could not be sent: %s", type(no).__name__)
        return False
    finally:
        house.letters_out -= 1
    return True


def _letter(
    house: House, table: OpenTable, seat: int, event: Event, row: CallsRow, language: str, until: str | None
) -> Letter:
    speech = _speech(language)
    args: dict[str, str] = {"name": table.seats[seat].name, "game": title_of(table.row.game, language)}
    token = token_of(house, "stop", row.ring, table.id)
    here = _address(house)
    subject, text = _LETTERS[event]
    lines = [speech.say(Message(text, dict(args)))]
    if until is not None:
        lines.append(speech.say(Message("letter-until", {"until": until.replace("T", " ")[:16]})))
    links = {
        "play": f"{here}/table/{table.id}",
        "stop": f"{here}/m/stop/{token}",
        "all": f"{here}/m/stop-all/{token}",
    }
    lines += [speech.say(Message("letter-links", dict(links))), speech.say(Message("letter-foot"))]
    return Letter(row.email, speech.say(Message(subject, dict(args))), "\n\n".join(lines), links["stop"])


@cache
def _speech(language: str) -> Catalogue:
    return Catalogue("fabletable.server", language if language in LANGUAGES else "en")


def _address(house: House) -> str:
    return next(iter(house.reach.addresses), "")


# --- what somebody wishes ---


async def calls_of(house: House, ring: str) -> Calls:
    row = await house.callings.of(ring)
    wishes = msgspec.json.decode(row.wishes, type=Wishes)
    return Calls(
        row.email, row.confirmed, row.webhook, wishes.when, wishes.about, wishes.quiet, wishes.muted, wishes.language,
        bool(house.settings.smtp),
    )  # fmt: skip


async def wish(house: House, ring: str, wanted: NewCalls, may_write: Callable[[], bool]) -> int | None:
    """Keep it. Return the time that was noted for a letter to a new address, to be confirmed; None when none goes."""
    before = await house.callings.of(ring)
    email = letters.checked_address(wanted.email) if wanted.email.strip() else ""
    if email and not house.settings.smtp:
        raise Refused("why-no-mail")
    webhook = checked_hook(wanted.webhook) if wanted.webhook.strip() else ""
    if webhook:
        await house.hooks.check(webhook)
    wishes = Wishes(wanted.when, wanted.about, wanted.quiet, wanted.muted, wanted.language)
    same = email == before.email
    row = CallsRow(ring, email, same and before.confirmed, webhook, msgspec.json.encode(wishes).decode())
    at = int(house.hours.now()) if email and not same else None
    if at is not None:
        if not may_write():
            raise Refused("why-too-many")
        why = await house.recipients.ask(_mailbox(house, email), at, _bounds(house))
        if why is not None:
            raise Refused(why)
    await house.callings.keep(row)
    return at


async def ask_to_confirm(house: House, ring: str, at: int) -> None:
    """One letter; until it is answered no other goes there. ``at`` is when it was noted."""
    row = await house.callings.of(ring)
    language = msgspec.json.decode(row.wishes, type=Wishes).language
    speech = _speech(language)
    link = f"{_address(house)}/m/confirm/{token_of(house, 'confirm', ring, _digest(row.email))}"
    text = speech.say(Message("letter-confirm", {"link": link, "house": _address(house)}))
    if not await _post_letter(house, Letter(row.email, speech.say(Message("letter-confirm-subject")), text)):
        await house.recipients.not_asked(_mailbox(house, row.email), at)


# --- by one click ---


def _digest(email: str) -> str:
    return blake2b(email.encode(), digest_size=5).hexdigest()


def token_of(house: House, what: str, ring: str, about: str) -> str:
    """What stands in a letter: whom and which table it is about, sealed, so that nothing has to be kept."""
    body = f"{what[0]}{ring}{about}".encode()
    return base64.urlsafe_b64encode(body + _seal(house.settings.secret, body)).decode().rstrip("=")


def _seal(secret: str, body: bytes) -> bytes:
    return blake2b(body, key=blake2b(secret.encode()).digest(), digest_size=16, person=b"letter").digest()


def _read(house: House, token: str) -> tuple[str, str, str]:
    """What it is for, the ring, and the table or address."""
    try:
        whole = base64.urlsafe_b64decode(token[:200] + "=" * (-len(token) % 4))
    except (ValueError, binascii.Error):
        raise Refused("why-no-such-ticket") from None
    body, seal = whole[:-16], whole[-16:]
    if not any(hmac.compare_digest(seal, _seal(secret, body)) for secret in house.settings.secrets):
        raise Refused("why-no-such-ticket")
    text = body.decode()
    return text[0], text[1 : 1 + _RING], text[1 + _RING :]


async def by_letter(house: House, token: str, wanted: MailDo) -> MailSaid:
    """Confirm an address, stop letters about a game or all of them, or have them again."""
    kind, ring, about = _read(house, token)
    row = await house.callings.of(ring)
    wishes = msgspec.json.decode(row.wishes, type=Wishes)
    if (kind == "c") != (wanted.do == "confirm"):
        raise Refused("why-no-such-ticket")
    if wanted.do == "confirm":
        if not row.email or _digest(row.email) != about:
            raise Refused("why-no-such-ticket")
        await house.callings.keep(msgspec.structs.replace(row, confirmed=True))
        await house.recipients.confirm(_mailbox(house, row.email))
        return MailSaid("confirm", None, None)
    if wanted.do == "stop-all":
        row = msgspec.structs.replace(row, email="", confirmed=False)
    else:
        others = [table for table in wishes.muted if table != about]
        wishes.muted = [*others, about][-200:] if wanted.do == "stop" else others
    await house.callings.keep(msgspec.structs.replace(row, wishes=msgspec.json.encode(wishes).decode()))
    found = await house.store.table(about)
    return MailSaid(wanted.do, about, None if found is None else found[0].game)
