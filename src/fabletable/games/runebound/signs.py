"""The signs on the table with their meaning, for the legend and for questions."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import CITY, COMBAT, EXPLORATION, FORTRESS, SETTLEMENT, SHRINE, SOCIAL
from fabletable.games.runebound.kinds import BODY, MIND, SPIRIT
from fabletable.games.runebound.looks import ATTRIBUTE_LOOKS, DECK_LOOKS, FACE_ICONS, GEM_LOOKS, SET_SCENERIES, SITES
from fabletable.games.runebound.painting import FACE_TONES
from fabletable.games.runebound.tokens import AGILITY, DASH, DOUBLE, MAGIC, PHYSICAL, SHIELD, SKULL, SURGE
from fabletable.kernel.scene import Gem, Link, Terrain
from fabletable.kernel.signs import Sign, Signs, sign, specimen, spot


def _site(key: str, rule: str, kind: str) -> Sign:
    look = SITES[kind]
    place = spot("hex", look.icon, "plain", look.tone, look.plate)
    return sign(key, rule, place, f"plate:{look.plate}", f"place:{look.icon}")


def _land(key: str, terrain: Terrain) -> Sign:
    """Make the sign of a terrain, as a hex and as a face of the terrain dice."""
    return sign(key, "movement", spot("hex", terrain=terrain), f"land:{terrain}", f"gem:{terrain}")


def _gem(key: str, deck: str) -> Sign:
    look = DECK_LOOKS[deck]
    return sign(key, "adventures-decks", specimen("marker", look.icon, look.tone, GEM_LOOKS[deck]))


def _attribute(stat: str) -> Sign:
    look = ATTRIBUTE_LOOKS[stat]
    return sign(stat, "hero", specimen("counter", look.icon, look.tone), f"counter:{look.icon}", f"gem:{stat}")


def _trophy(deck: str) -> Sign:
    icon = DECK_LOOKS[deck].icon
    return sign(f"trophy-{deck}", "trophies", Gem(f"trophy-{deck}", icon=icon), f"gem:trophy-{deck}", f"counter:{icon}")


def _face(symbol: str, rule: str) -> Sign:
    icon = FACE_ICONS[symbol]
    return sign(symbol, rule, specimen("face", icon, FACE_TONES[symbol]), f"face:{icon}", f"gem:{symbol}")


SIGNS: Final = Signs(
    land=[
        _site("city", "shop", CITY),
        _site("settlement", "turn-actions", SETTLEMENT),
        _site("shrine", "turn-actions", SHRINE),
        _site("fortress", "turn-actions", FORTRESS),
        _gem("gem-combat", COMBAT),
        _gem("gem-exploration", EXPLORATION),
        _gem("gem-social", SOCIAL),
        sign("gem-used", "adventures", "", "marker:spent"),
        _land("plains", "plain"),
        _land("forest", "forest"),
        _land("hills", "hill"),
        _land("mountains", "mountain"),
        _land("water", "water"),
        sign("road", "movement", Link("", "", "road")),
        sign("river", "movement", Link("", "", "river")),
        sign("bridge", "movement", Link("", "", "bridge")),
        sign("hex", "movement", spot("hex", terrain="plain"), "place:hex"),
        sign("pawn", "movement", "person", "pawn"),
        sign("story-mark", "turn-time", specimen("marker", "scroll-unfurled")),
        sign(
            "villain",
            "villain",
            specimen("marker", "dragon-head", "#ff7a4d", "great"),
            "marker:great",
            "card:trait-villain",
        ),
        sign("zombies", "zombies", specimen("marker", "shambling-zombie", "#5b5044")),
    ],
    hero=[
        sign("health", "hero", Gem("dmg")),
        _attribute(BODY),
        _attribute(MIND),
        _attribute(SPIRIT),
        sign("speed", "movement", specimen("counter", "walking-boot")),
        sign("actions", "turn-actions", specimen("counter", "hourglass"), "counter:hourglass", "gem:action"),
        sign("gold", "shop", Gem("gold")),
        _trophy(COMBAT),
        _trophy(EXPLORATION),
        _trophy(SOCIAL),
        _trophy("any"),
        sign("lore", "villain-margath", Gem("lore")),
        sign("allies", "villain-corpse", specimen("counter", "backup")),
        sign("exert", "exert", Gem("exert", icon="card-burn")),
        sign("star", "tests", Gem("xp")),
        sign("trophy-row", "trophies", "trophy", "zone:zone-trophies"),
        sign("hero-card", "hero", "person", "card", "zone:zone-heroes"),
    ],
    tokens=[
        _face(PHYSICAL, "combat-tokens-signs"),
        _face(MAGIC, "combat-tokens-signs"),
        _face(SKULL, "combat-tokens-signs"),
        _face(SHIELD, "shields"),
        _face(AGILITY, "agility"),
        sign(
            "surge",
            "surge",
            specimen("face", FACE_ICONS[SURGE], FACE_TONES[SURGE]),
            f"face:{FACE_ICONS[SURGE]}",
            "gem:surge",
        ),
        _face(DOUBLE, "combat-actions"),
        _face(DASH, "combat-tokens-signs"),
        sign("golden-face", "combat-tokens-round", "", "face:golden", "token:golden"),
        sign("token", "combat-tokens", "two-coins", "token", "zone:zone-tokens", "zone:zone-pool"),
        sign("token-doubled", "combat-actions", "", "token:doubled"),
        sign("token-covered", "combat-tokens", "", "token:fixed"),
        sign("token-spent", "combat-tokens", "", "token:spent"),
        sign("fight", "combat-tokens-round", "crossed-swords", "zone:zone-fight"),
        sign("abilities", "abilities", "upgrade", "zone:zone-abilities"),
    ],
    dice=[
        sign("die", "dice", specimen("die"), "die", "face", "zone:zone-dice"),
        sign("wild", "dice", Gem("wild")),
        sign("die-spent", "dice", "", "die:spent"),
    ],
    time=[
        sign("time", "turn-time", "hourglass", "zone:zone-time"),
        sign("time-star", "turn-time", "star-swirl", "cell:star-swirl"),
        sign("time-circle", "turn-time", "cycle", "cell:cycle"),
        sign("story", "turn-time", "scroll-unfurled", "zone:zone-story", "card:kind-story", "card:kind-story-quest"),
    ],
    cards=[
        sign("enemy", "enemies", "crossed-swords", "card:kind-enemy"),
        sign("event", "events", "conversation", "card:kind-event"),
        sign("quest", "quests", "compass", "card:kind-quest", "zone:zone-errands"),
        sign("rumor", "events", "discussion", "card:kind-rumor"),
        sign("adventure", "adventures", "card-pick", "zone:zone-drawn"),
        sign("skill", "skills", "open-book", "zone:zone-hand", *(f"card:set-{name}" for name in SET_SCENERIES)),
        sign("learned", "skills-more", "spell-book", "zone:zone-learned"),
        sign(
            "asset",
            "assets",
            "knapsack",
            "zone:zone-assets",
            *(f"card:type-{kind}" for kind in ("weapon", "clothing", "equipment", "movement", "trade-goods")),
        ),
        sign("market", "shop", "shop", "zone:zone-market"),
        sign("revealed", "tests", "card-draw", "zone:zone-revealed"),
        sign(
            "decks",
            "decks",
            "card-pick",
            *(f"zone:zone-{pile}-{deck}" for pile in ("deck", "discard") for deck in (COMBAT, EXPLORATION, SOCIAL)),
            "zone:zone-deck-skills",
            "zone:zone-discard-skills",
            "zone:zone-deck-assets",
            "zone:zone-discard-assets",
            "zone:zone-deck-story",
        ),
    ],
)
