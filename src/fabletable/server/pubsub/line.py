"""The line on which the processes speak."""

from __future__ import annotations

CHANNEL = "fabletable"
MISSED = b'{"what":"missed"}'
"""The message to oneself after the line was down: all that happened meanwhile is in the log."""
