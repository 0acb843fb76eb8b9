"""Prophecy."""

from fabletable.games.prophecy.game import Prophecy

GAME = Prophecy()
