"""Letters, handed to the mail server that the host has named."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import cache
from urllib.parse import unquote, urlsplit

import msgspec

from fabletable.kernel import Refused

PATIENCE_SECONDS = 20
LETTERS_AT_ONCE = 2
_DOTLESS = ("gmail.com", "googlemail.com")
"""Hosts at which dots in the name of a mailbox mean nothing."""
_NAME = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"[^@\s<>\",;:\\()\[\]]{{1,64}}@(?:{_NAME}\.)+{_NAME}")


class Letter(msgspec.Struct):
    """A letter to one person; ``stop`` is the address where one click ends the letters."""

    to: str
    subject: str
    text: str
    stop: str = ""


def checked_address(address: str) -> str:
    """Return an address as it may stand in a letter's head; refuse what is none."""
    address = address.strip()
    if len(address) > 254 or not address.isascii() or not address.isprintable() or not _ADDRESS.fullmatch(address):
        raise Refused("why-bad-address")
    return address


def recipient(address: str) -> str:
    """Return what is one mailbox however its address is written: bounds hold for it."""
    local, _, domain = address.strip().lower().rpartition("@")
    local = local.partition("+")[0] or local
    if domain in _DOTLESS:
        return f"{local.replace('.', '')}@{_DOTLESS[0]}"
    return f"{local}@{domain}"


class NoStartTls(Exception):
    """The mail server would have the password travel in the clear."""


async def send(server: str, sender: str, letter: Letter) -> None:
    """Send a letter through ``server``, ``smtp://user:password@host:587`` or ``smtps://…``, in a thread of its own
    pool."""
    await asyncio.get_running_loop().run_in_executor(_pool(), _send, server, written(sender, letter))


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(LETTERS_AT_ONCE, thread_name_prefix="letters")


def written(sender: str, letter: Letter) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = sender
    mail["To"] = letter.to
    mail["Subject"] = letter.subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip("<> ") or "localhost")
    mail["Auto-Submitted"] = "auto-generated"
    if letter.stop:
        mail["List-Unsubscribe"] = f"<{letter.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(letter.text)
    return mail


def _send(server: str, mail: EmailMessage) -> None:
    named = urlsplit(server)
    host = named.hostname or "localhost"
    if named.scheme == "smtps":
        line: smtplib.SMTP = smtplib.SMTP_SSL(
            host, named.port or 465, timeout=PATIENCE_SECONDS, context=ssl.create_default_context()
        )
    else:
        line = smtplib.SMTP(host, named.port or 587, timeout=PATIENCE_SECONDS)
    with line:
        line.ehlo_or_helo_if_needed()
        if named.scheme == "smtp" and line.has_extn("starttls"):
            line.starttls(context=ssl.create_default_context())
            line.ehlo()
        elif named.scheme == "smtp" and named.username:
            raise NoStartTls("the mail server offers no STARTTLS, and a password is set")
        if named.username:
            line.login(unquote(named.username), unquote(named.password or ""))
        line.send_message(mail)
