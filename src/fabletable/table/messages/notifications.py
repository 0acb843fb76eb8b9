"""Settings of notifications, and their messages."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fabletable.table.messages.bounds import whole
from fabletable.table.messages.tables import NightHours


class NotificationSettings(msgspec.Struct, forbid_unknown_fields=True):
    """The times and events at which a person wants to be notified; not of ``muted`` tables."""

    when: Literal["at-once", "after-5-min", "daily"] = "at-once"
    about: list[Literal["turn", "time", "ends"]] = msgspec.field(default_factory=lambda: ["turn"])
    quiet: NightHours | None = None
    muted: Annotated[list[str], msgspec.Meta(max_length=200)] = []
    language: Annotated[str, whole("[a-z]{2}")] = "en"


class NewNotificationSettings(NotificationSettings, forbid_unknown_fields=True):
    email: str = ""
    webhook: str = ""


class NotificationWays(msgspec.Struct):
    """The ways by which a person is notified; a letter only goes to an address they have confirmed."""

    email: str
    confirmed: bool
    webhook: str
    when: Literal["at-once", "after-5-min", "daily"]
    about: list[Literal["turn", "time", "ends"]]
    quiet: NightHours | None
    muted: list[str]
    language: str
    mail_possible: bool


class WebhookBody(msgspec.Struct):
    """The body for a webhook: nothing that is hidden, and no secret."""

    table: str
    game: str
    event: Literal["turn", "time", "ends"]
    seat: int
    until: str | None


class MailAction(msgspec.Struct, forbid_unknown_fields=True):
    do: Literal["confirm", "stop", "stop-all", "on"]


class MailResult(msgspec.Struct):
    did: Literal["confirm", "stop", "stop-all", "on"]
    table: str | None
    game: str | None
