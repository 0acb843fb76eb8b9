"""A bar with rate and remaining time, for everything that plays many games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from fabletable.terminal.speech import figure, translate


class Rate(ProgressColumn):
    """The number of items per second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else translate("rate", n=figure(round(speed, 1 if speed < 100 else None))))


@contextmanager
def bar(title: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on the error stream, so that the output stays clean."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    errors = Console(stderr=True)
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(title, total=total, completed=done)
        yield lambda finished: progress.update(task, completed=finished)
