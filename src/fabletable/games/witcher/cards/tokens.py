"""The eighteen location tokens: one for each place with a terrain."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.board import PLACES, UNIVERSAL
from fabletable.games.witcher.cards.kinds import LocationToken

TOKENS: Final = [LocationToken(place.id, place.terrain) for place in PLACES if place.terrain != UNIVERSAL]
