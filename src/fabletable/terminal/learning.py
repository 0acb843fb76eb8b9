"""``fabletable learn``: train a net and print its progress."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from fabletable.bots.net_file import info_of
from fabletable.games import find
from fabletable.kernel import Options, Refused
from fabletable.kernel.game import checked_options
from fabletable.learning.rounds import NetRating, Plan, Rounds, kinds_of
from fabletable.terminal import CURVE
from fabletable.terminal.speech import figure, translate


def learn(
    console: Console,
    game: str,
    minutes: float,
    players: Sequence[int],
    options: Options,
    vary: Mapping[str, Sequence[str]],
    into: Path,
    seed: str,
    workers: int,
    python: str,
    lessons: float = 0.0,
    start: Path | None = None,
) -> None:
    """Train until the minutes are over; an existing folder is continued."""
    rules = find(game)
    for count in players:
        if not rules.players[0] <= count <= rules.players[1]:
            low, high = rules.players
            raise Refused("why-player-count", {"players": count, "low": low, "high": high})
    sets = [dict(options), *({**options, name: value} for name, values in vary.items() for value in values)]
    for each in sets:
        checked_options(rules, each)
    words = ["fabletable", "learn", game, "--minutes", figure(minutes), "--seed", seed]
    words += [word for count in players for word in ("--players", str(count))]
    words += [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    words += [word for name, values in vary.items() for word in ("--vary", f"{name}={','.join(values)}")]
    words += ["--lessons", figure(lessons)] if lessons else []
    words += ["--from", start.name] if start is not None else []
    # A net alone has no opponent to beat.
    plan = Plan(
        game,
        kinds_of(players or range(max(2, rules.players[0]), rules.players[1] + 1), sets[1:] or sets),
        minutes,
        str(into),
        seed,
        workers,
        python,
        seconds=lessons,
        start="" if start is None else str(start),
        info=info_of(rules, 0, shlex.join(words)),
    )
    rounds = Rounds(plan, lambda what, told_args: report(console, what, told_args))
    rounds.run()
    console.print(curve(rounds.curve))
    console.print(translate("learn-done", file=str(into / "best.net")), soft_wrap=True)


def report(console: Console, what: str, args: dict[str, Any]) -> None:
    """Print one line for the beginning and for each duel."""
    if what == "begun":
        console.print(translate("learn-begun", fields=args["fields"], words=args["words"]))
    elif what == "rated":
        figures = {"n": args["generation"], "games": int(args["games"]), "greedy": percent(args["greedy"])}
        if args["last"] is None:
            console.print(translate("learn-first", **figures))
        else:
            word = "learn-kept" if args["kept"] else "learn-dropped"
            console.print(translate(word, **figures, last=percent(args["last"])))


def curve(ratings: Sequence[NetRating]) -> Table:
    """Print every generation with a duel and its share of wins."""
    table = Table(title=translate("learn-curve"))
    for column in CURVE:
        table.add_column(translate(f"learn-{column}-column"), justify="right")
    for rating in ratings:
        table.add_row(
            str(rating.generation),
            figure(round(rating.seconds / 60, 1)),
            figure(int(rating.games)),
            percent(rating.greedy),
            "" if rating.last is None else percent(rating.last),
            "✓" if rating.kept else "",
        )
    return table


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"
