"""Carry a net over to the present rules of its game: ``python -m fabletable.learning.carry FILE...``

Each file is written anew in its place: by name, as ``fabletable.bots.net.carried`` does, or, where it fits the rules
already, with the names of its fields and words. ``--rename NEW=OLD`` gives a new name what an old one had learned.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path

from fabletable.bots.net import Net, carried, read_net, write_net
from fabletable.bots.net_file import fits, names_of
from fabletable.games import find


def carry(file: Path, renamed: Mapping[str, str] | None = None) -> Net:
    """Write the net of this file anew for the present rules of its game, and return it."""
    net = read_net(file)
    game = find(net.info.game)
    if not fits(net, game):
        net = carried(net, game, renamed)
    write_net(file, net.info, net.weights, names_of(game))
    return net


def main() -> None:
    parser = ArgumentParser(description="Carry nets over to the present rules of their games.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--rename", action="append", default=[], metavar="NEW=OLD")
    words = parser.parse_args()
    renamed = dict(pair.split("=", 1) for pair in words.rename)
    for file in words.files:
        info = carry(file, renamed).info
        print(f"{file}: {info.game}, rules {info.rules}, carried from {info.carried_from or 'nowhere'}")


if __name__ == "__main__":
    main()
