"""Logs a machine can read, a JSON object a line. No secrets: they carry ids and codes, never frames or headers."""

from __future__ import annotations

import logging
import re
import sys
from typing import Any

import msgspec

from fabletable.server.settings import Settings
from fabletable.table.rows import now

_OWN = ("table", "game", "number", "ask", "path", "code", "limit", "address")


# The lines in which databases quote the values of a statement, which may be secrets.
_QUOTED = re.compile(r"^\s*(\[parameters: .*|DETAIL: .*|CONTEXT: .*)$", re.MULTILINE)


class Discreet(logging.Formatter):
    """A traceback without the rows of a statement that failed."""

    def formatException(self, ei: Any) -> str:  # noqa: N802 its name in the standard library
        return _QUOTED.sub("[left out]", super().formatException(ei))


class JsonLines(Discreet):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {"at": now(), "level": record.levelname.lower(), "from": record.name}
        line["message"] = record.getMessage()
        for name in _OWN:
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_as(settings: Settings) -> None:
    """Set up logging: JSON lines for a host, short lines for a person at home."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines() if settings.json_logs else Discreet("%(levelname)s %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [out]
    root.setLevel(logging.INFO if settings.json_logs else logging.WARNING)
    # The details that these log would carry secrets.
    for name in ("alembic", "asyncio", "sqlalchemy", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
