"""The legend: signs that are seen on the table and mean something."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.board import FIELDS
from fabletable.games.prophecy.painting import GATE_TONE, PORT_TONE
from fabletable.kernel.scene import Gem, Link, Place, Terrain
from fabletable.kernel.signs import Signs, sign, specimen, spot

ICONS: Final = {field.key: field.icon for field in FIELDS}


def _field(icon: str, terrain: Terrain = "", tone: str = "") -> Place:
    return spot("field", icon, terrain, tone)


SIGNS: Final = Signs(
    hero=[
        sign("health", "hero", Gem("str")),
        sign("mana", "hero", Gem("will")),
        sign("gold", "market", Gem("gold")),
        sign("experience", "skills", Gem("xp")),
        sign("items", "items", "knapsack", "zone:zone-items", "gem:item"),
        sign("skills", "skills", "spell-book", "zone:zone-skills"),
        sign("kept", "chance", "card-pick", "zone:zone-kept"),
        sign("hero-card", "hero", "person", "card", "zone:zone-draft"),
        sign("pawn", "movement", "person", "pawn"),
    ],
    land=[
        sign("field", "movement", _field("horizon-road", "plain"), "place:field"),
        sign("forest", "chance-all", _field("forest", "forest"), "land:forest"),
        sign("mountains", "chance-all", _field("mountaintop", "mountain"), "land:mountain"),
        sign("plains", "chance-all", _field("high-grass", "plain"), "land:plain"),
        sign(
            "guild",
            "guilds",
            _field(ICONS["fortress"], tone="#a33a30"),
            *(f"place:{field.icon}" for field in FIELDS if field.guild),
        ),
        sign("city", "market", _field(ICONS["city"], "town")),
        sign("village", "market", _field(ICONS["village"], "town")),
        sign("town", "services", "castle", "land:town"),
        sign("wasteland", "services", _field(ICONS["magic-wasteland"], "waste"), "land:waste"),
        sign("port", "movement-ways", Gem("port", icon="anchor", tone=PORT_TONE)),
        sign("gate", "movement-ways", Gem("gate", icon="star-gate", tone=GATE_TONE)),
        sign("path", "movement", Link("", "", "road")),
        sign("sea-line", "movement-ways", Link("", "", "sea")),
        sign("plane", "planes", spot("plane", "vortex"), "place:vortex", "place:plane"),
        sign("conquered", "planes", "", "place:spent"),
    ],
    cards=[
        sign(
            "creature",
            "creatures",
            "claws",
            "card:type-humanoid",
            "card:type-animal",
            "card:type-undead",
            "card:type-demon",
        ),
        sign("lesser", "planes", "rank-1", "card:type-lesser"),
        sign("greater", "planes", "rank-3", "card:type-greater"),
        sign("artifact", "artifacts", "imperial-crown", "card:type-artifact"),
        sign("opportunity", "opportunities", "conversation", "card:type-opportunity"),
        sign("common", "items", "broadsword", "card:type-common", "zone:zone-common"),
        sign("rare", "items", "shining-sword", "card:type-rare", "zone:zone-rare"),
        sign("skill", "skills", "open-book", "card:type-skill"),
        sign("spell", "skills", "magic-swirl", "card:type-spell"),
        sign("chance", "chance", "shamrock", "card:type-chance", "zone:zone-chance", "zone:zone-chance-gone"),
        sign("adventures", "creatures", "card-pick", "zone:zone-adventures"),
        sign("offer", "skills", "scroll-quill", "zone:zone-offer"),
        sign("hidden-card", "creatures", "", "card:hidden"),
        sign("used-item", "items", "", "card:spent"),
    ],
    battle=[
        sign(
            "battle",
            "battles",
            "crossed-swords",
            "zone:zone-battle",
            "zone:zone-battle-will",
            "zone:zone-battle-both",
            "zone:zone-battle-undecided",
        ),
        sign("die", "battles-dice", specimen("die"), "die", "die:dark", "face"),
        sign("total", "battles", specimen("counter", "dice-target")),
        sign("bonus", "battles", specimen("marker", "upgrade")),
        sign("lives", "creatures-more", Gem("lives", icon="hearts"), "gem:lives", "counter:hearts"),
    ],
)
