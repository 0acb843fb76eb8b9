"""Notifying people who are away by letter and by webhook, and what they wish of it."""

from __future__ import annotations

import base64
import binascii
import hmac
import logging
from collections.abc import Callable
from functools import cache
from hashlib import blake2b

import msgspec

from fabletable.kernel import Message, Refused
from fabletable.kernel.catalogue import LANGUAGES, Catalogue
from fabletable.server.notifications import letters
from fabletable.server.notifications.letters import Letter, NoStartTls, recipient
from fabletable.server.notifications.webhooks import Webhooks, checked_hook
from fabletable.server.reach import Reach
from fabletable.server.settings import Settings
from fabletable.server.storage.recipients import Bounds, Recipients
from fabletable.server.storage.store import SqlStore
from fabletable.server.titles import title_of
from fabletable.table.fairness import all_hashes
from fabletable.table.messages.notifications import (
    MailAction,
    MailResult,
    NewNotificationSettings,
    NotificationSettings,
    NotificationWays,
    WebhookBody,
)
from fabletable.table.ports.clock import Clock
from fabletable.table.ports.notifier import Notification
from fabletable.table.rows import NotificationRow

_log = logging.getLogger(__name__)

_LETTERS = {
    "turn": ("letter-turn-subject", "letter-turn"),
    "time": ("letter-time-subject", "letter-time"),
    "ends": ("letter-ends-subject", "letter-ends"),
}
_RING_LENGTH = 32


class ServerNotifier:
    def __init__(
        self, settings: Settings, store: SqlStore, reach: Reach, clock: Clock, sign: Callable[[bytes], bytes] | None
    ) -> None:
        """``sign`` makes the signature of the server, for webhooks."""
        self._settings = settings
        self._store = store
        self._reach = reach
        self._clock = clock
        self._recipients = Recipients(store)
        self._webhooks = Webhooks(inside=settings.hooks_inside, sign=sign, now=clock.now)
        self._letters_out = 0

    @property
    def is_busy(self) -> bool:
        """Return whether letters or webhooks are on their way."""
        return self._letters_out > 0 or self._webhooks.is_busy

    def close(self) -> None:
        self._webhooks.close()

    @property
    def can_mail(self) -> bool:
        return bool(self._settings.smtp)

    def _now(self) -> int:
        return int(self._clock.now())

    def _mailbox(self, address: str) -> list[str]:
        """Return the hashes by which the store knows this mailbox."""
        return all_hashes(recipient(address), self._settings.secrets)

    @property
    def _bounds(self) -> Bounds:
        limits = self._settings.limits
        return Bounds(limits.letters_a_day, limits.letters_an_hour)

    @property
    def _address(self) -> str:
        return next(iter(self._reach.addresses), "")

    # --- notifying (Notifier) ---

    def reaches(self, row: NotificationRow) -> bool:
        return bool(row.webhook) or (row.confirmed and bool(row.email) and self.can_mail)

    async def notify(self, row: NotificationRow, notification: Notification) -> None:
        """Send a letter and call a webhook, as this person wants. Failures are logged."""
        if row.email and row.confirmed and self.can_mail:
            letter = self._letter(row, notification)
            why = await self._recipients.send(self._mailbox(row.email), self._now(), self._bounds)
            if why is None:
                await self._post(letter)
            else:
                _log.warning("a letter was not sent", extra={"table": notification.table, "code": why})
        table, game, event, seat, _, until = notification
        try:
            if row.webhook:
                await self._webhooks.call(row.webhook, WebhookBody(table, game, event, seat, until))
        except Exception as no:  # noqa: BLE001 who cannot be reached is seen at the table
            _log.warning("a webhook could not be called: %s", type(no).__name__, extra={"table": table})

    async def _post(self, letter: Letter) -> bool:
        """Return whether the mail server has taken it."""
        self._letters_out += 1
        try:
            await letters.send(self._settings.smtp, self._settings.mail_from, letter)
        except NoStartTls as no:
            _log.warning("a letter could not be sent: %s", no)
            return False
        except Exception as no:  # noqa: BLE001 the host reads it in the log
            _log.warning("a letter could not be sent: %s", type(no).__name__)
            return False
        finally:
            self._letters_out -= 1
        return True

    def _letter(self, row: NotificationRow, notification: Notification) -> Letter:
        language = msgspec.json.decode(row.settings, type=NotificationSettings).language
        message = _catalogue(language)
        args: dict[str, str] = {"name": notification.name, "game": title_of(notification.game, language)}
        token = self.token_of("stop", row.keyring, notification.table)
        subject, text = _LETTERS[notification.event]
        lines = [message.say(Message(text, dict(args)))]
        if notification.until is not None:
            lines.append(message.say(Message("letter-until", {"until": notification.until.replace("T", " ")[:16]})))
        links = {
            "play": f"{self._address}/table/{notification.table}",
            "stop": f"{self._address}/m/stop/{token}",
            "all": f"{self._address}/m/stop-all/{token}",
        }
        lines += [message.say(Message("letter-links", dict(links))), message.say(Message("letter-foot"))]
        return Letter(row.email, message.say(Message(subject, dict(args))), "\n\n".join(lines), links["stop"])

    # --- the settings of a person ---

    async def settings_of(self, keyring: str) -> NotificationWays:
        row = await self._store.notifications.of(keyring)
        settings = msgspec.json.decode(row.settings, type=NotificationSettings)
        return NotificationWays(
            row.email, row.confirmed, row.webhook, settings.when, settings.about, settings.quiet, settings.muted,
            settings.language, self.can_mail,
        )  # fmt: skip

    async def set_settings(
        self, keyring: str, wanted: NewNotificationSettings, may_write: Callable[[], bool]
    ) -> int | None:
        """Store a person's settings. Return the time noted for a letter to a new address, to be confirmed; None
        when none goes."""
        before = await self._store.notifications.of(keyring)
        email = letters.checked_address(wanted.email) if wanted.email.strip() else ""
        if email and not self.can_mail:
            raise Refused("why-no-mail")
        webhook = checked_hook(wanted.webhook) if wanted.webhook.strip() else ""
        if webhook:
            await self._webhooks.check(webhook)
        settings = NotificationSettings(wanted.when, wanted.about, wanted.quiet, wanted.muted, wanted.language)
        same = email == before.email
        row = NotificationRow(
            keyring, email, same and before.confirmed, webhook, msgspec.json.encode(settings).decode()
        )
        at = self._now() if email and not same else None
        if at is not None:
            if not may_write():
                raise Refused("why-too-many")
            why = await self._recipients.ask(self._mailbox(email), at, self._bounds)
            if why is not None:
                raise Refused(why)
        await self._store.notifications.keep(row)
        return at

    async def ask_to_confirm(self, keyring: str, at: int) -> None:
        """Send one letter; until it is answered no other goes there. ``at`` is when it was noted."""
        row = await self._store.notifications.of(keyring)
        message = _catalogue(msgspec.json.decode(row.settings, type=NotificationSettings).language)
        link = f"{self._address}/m/confirm/{self.token_of('confirm', keyring, _digest(row.email))}"
        text = message.say(Message("letter-confirm", {"link": link, "house": self._address}))
        if not await self._post(Letter(row.email, message.say(Message("letter-confirm-subject")), text)):
            await self._recipients.not_asked(self._mailbox(row.email), at)

    # --- by one click ---

    def token_of(self, what: str, keyring: str, about: str) -> str:
        """Return what stands in a letter: whom and which table it is about, sealed, so that nothing is stored."""
        body = f"{what[0]}{keyring}{about}".encode()
        return base64.urlsafe_b64encode(body + _seal(self._settings.secret, body)).decode().rstrip("=")

    def read_token(self, token: str) -> tuple[str, str, str]:
        """Return what a token is for, the keyring, and the table or address."""
        try:
            whole = base64.urlsafe_b64decode(token[:200] + "=" * (-len(token) % 4))
        except (ValueError, binascii.Error):
            raise Refused("why-no-such-ticket") from None
        body, seal = whole[:-16], whole[-16:]
        if not any(hmac.compare_digest(seal, _seal(secret, body)) for secret in self._settings.secrets):
            raise Refused("why-no-such-ticket")
        text = body.decode()
        return text[0], text[1 : 1 + _RING_LENGTH], text[1 + _RING_LENGTH :]

    async def by_letter(self, token: str, wanted: MailAction) -> MailResult:
        """Confirm an address, stop letters about a game or all of them, or have them again."""
        kind, keyring, about = self.read_token(token)
        store = self._store.notifications
        row = await store.of(keyring)
        settings = msgspec.json.decode(row.settings, type=NotificationSettings)
        if (kind == "c") != (wanted.do == "confirm"):
            raise Refused("why-no-such-ticket")
        if wanted.do == "confirm":
            if not row.email or _digest(row.email) != about:
                raise Refused("why-no-such-ticket")
            await store.keep(msgspec.structs.replace(row, confirmed=True))
            await self._recipients.confirm(self._mailbox(row.email))
            return MailResult("confirm", None, None)
        if wanted.do == "stop-all":
            row = msgspec.structs.replace(row, email="", confirmed=False)
        else:
            others = [table for table in settings.muted if table != about]
            settings.muted = [*others, about][-200:] if wanted.do == "stop" else others
        await store.keep(msgspec.structs.replace(row, settings=msgspec.json.encode(settings).decode()))
        found = await self._store.table(about)
        return MailResult(wanted.do, about, None if found is None else found[0].game)


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue("fabletable.table", language if language in LANGUAGES else "en")


def _digest(email: str) -> str:
    return blake2b(email.encode(), digest_size=5).hexdigest()


def _seal(secret: str, body: bytes) -> bytes:
    return blake2b(body, key=blake2b(secret.encode()).digest(), digest_size=16, person=b"letter").digest()
