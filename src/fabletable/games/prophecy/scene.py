"""The table as a scene: the star of twenty fields, the planes, the goods and skills, one mat a hero, the battle."""

from __future__ import annotations

from msgspec.structs import replace

from fabletable.games.prophecy import pieces as drawn
from fabletable.games.prophecy.board import FIELDS, PLANES, PORTS, Field
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.kinds import BOTH, WILL, Creature, Item
from fabletable.games.prophecy.looks import BATTLE_SCENERY, SEAT_COLORS, SIZE
from fabletable.games.prophecy.painting import GATE_TONE, GUILD, GUILD_TONES, LANDS, PORT_TONE
from fabletable.games.prophecy.rules.bonuses import bonuses, value
from fabletable.games.prophecy.rules.round import lap
from fabletable.games.prophecy.standing import plate
from fabletable.games.prophecy.table import DRAFT, NOBODY, OVER, Hero, Plane, Realm, Spot
from fabletable.kernel.message import Message, seat_name
from fabletable.kernel.scene import (
    Gem,
    Link,
    Palette,
    Piece,
    PieceLook,
    PieceState,
    Place,
    Player,
    PlayerState,
    Scene,
    Zone,
    drawn_once,
)
from fabletable.kernel.sound import Mood


def scene(table: Realm, seat: int | None) -> Scene:
    """Return the scene of this seat. Only the heroes still being drafted differ from seat to seat."""
    return Scene(
        "prophecy", chapter(table), [player(table, number) for number in range(table.seats)], board(table),
        [mat(table, number, seat) for number in range(table.seats)], stage(table),
        [result_line(hero) for hero in table.heroes] if is_over(table) else [], mood=mood(table),
    )  # fmt: skip


def mood(table: Realm) -> Mood | None:
    """Return the mood while a hero is one artifact short of winning."""
    near = table.rulings.artifacts_to_win - 1
    return "tension" if any(hero.artifacts == near for hero in table.heroes) else None


def is_over(table: Realm) -> bool:
    return table.winner != NOBODY or table.phase == OVER


def chapter(table: Realm) -> Message:
    if is_over(table):
        return Message("chapter-over")
    if table.phase == DRAFT:
        return Message("chapter-draft")
    if table.final:
        return Message("chapter-final")
    if table.apocalypse_began:
        return Message("chapter-apocalypse")
    if table.countdown:
        return Message("chapter-countdown", {"n": len(table.chance_deck)})
    taken = sum(1 for plane in table.planes if plane.closed)
    return Message("chapter", {"round": lap(table), "n": taken})


def result_line(hero: Hero) -> Message:
    return Message("result-line", {"seat": seat_name(hero.seat), "n": hero.artifacts})


def player(table: Realm, seat: int) -> Player:
    if not table.heroes:
        waiting: list[PlayerState] = ["active"] if table.active == seat else []
        return Player(seat, "", SEAT_COLORS[seat], states=waiting, stands=plate(0, table.rulings.artifacts_to_win))
    hero = table.heroes[seat]
    states: list[PlayerState] = ["active"] if table.active == seat and not is_over(table) else []
    if hero.out:
        states.append("out")
    if table.first == seat:
        states.append("first")
    return Player(
        seat, hero.character.icon, SEAT_COLORS[seat], hero.character.message, _hero_line(table, hero), states=states,
        stands=plate(hero.artifacts, table.rulings.artifacts_to_win),
    )  # fmt: skip


def _hero_line(table: Realm, hero: Hero) -> Message:
    if hero.out:
        return Message("hero-out")
    if not hero.alive:
        return Message("hero-dead")
    return Message("hero-line", {"health": hero.health, "mana": hero.mana})


# --- the board ---


def board(table: Realm) -> Zone:
    pieces = [piece for field in FIELDS for piece in _on_field(table, field)]
    pieces += [piece for number, plane in enumerate(table.planes) for piece in _on_plane(plane, number)]
    pieces += [pawn(table, hero) for hero in table.heroes if hero.alive]
    return Zone(
        "land",
        "map",
        Message("the-land"),
        look="ring",
        size=SIZE,
        pieces=pieces,
        zones=_piles(table),
        places=[
            *(_field_place(field) for field in FIELDS),
            *(_plane_place(n, plane.closed) for n, plane in enumerate(table.planes)),
        ],
        links=_links(),
    )


@drawn_once
def _links() -> list[Link]:
    roads = [Link(FIELDS[n].key, FIELDS[(n + 1) % 20].key) for n in range(20)]
    seas = [Link(FIELDS[PORTS[n]].key, FIELDS[PORTS[(n + 1) % 5]].key, "sea") for n in range(5)]
    return [*roads, *seas]


@drawn_once
def _field_place(field: Field) -> Place:
    tags = [Message("tag-safe")] if field.sanctuary else []
    badges = [Gem("port", icon="anchor", label=Message("tag-port"), tone=PORT_TONE)] if field.port else []
    if field.gate:
        badges.append(Gem("gate", icon="star-gate", label=Message("tag-gate"), tone=GATE_TONE))
    x, y = field.at
    size = 35 if field.guild else 33
    land = GUILD if field.guild else LANDS[field.terrain]
    place = Place(
        field.key, field.message, x, y, "field", size, land.terrain, field.icon, tags, badges, drawn.text_of(field)
    )
    place.art = land.art(field.icon)
    place.tone = GUILD_TONES.get(field.guild, "")
    place.nameless = land.nameless
    return place


@drawn_once
def _plane_place(n: int, closed: bool) -> Place:
    x, y = PLANES[n].at
    place = Place(PLANES[n].key, PLANES[n].message, x, y, "plane", 64, icon="vortex")
    if closed:
        place.text = Message("tag-conquered")
        place.states = ["spent"]
    return place


def _on_field(table: Realm, field: Field) -> list[Piece]:
    ground = table.ground[field.n]
    pieces = [_adventure(spot, field, number) for number, spot in enumerate(ground.spots)]
    pieces += [drawn.item_card(table, item, field.key) for item in [*ground.artifacts, *ground.goods]]
    pieces += [drawn.skill_card(skill, field.key) for skill in ground.skills]
    return pieces


def _adventure(spot: Spot, field: Field, number: int) -> Piece:
    if not spot.up:
        return drawn.back(f"{field.key}-hidden-{number}", "hidden-adventure", "scroll-unfurled", "gold", field.key)
    if isinstance(spot.card, Creature):
        piece = drawn.creature_card(spot.card, field.key)
        loot = [Message("tag-loot", {"n": spot.gold})] if spot.gold else []
        if spot.loot:
            loot.append(Message("tag-loot-items", {"items": [item.message for item in spot.loot]}))
        return replace(piece, tags=piece.tags + loot) if loot else piece
    return drawn.opportunity_card(spot.card, field.key)


def _on_plane(plane: Plane, number: int) -> list[Piece]:
    key = PLANES[number].key
    pieces: list[Piece] = []
    if plane.lesser is not None:
        hidden = drawn.back(f"{key}-lesser", "hidden-lesser", "daggers", "dusk", key)
        pieces.append(drawn.creature_card(plane.lesser, key) if plane.lesser_up else hidden)
    if plane.greater is not None:
        hidden = drawn.back(f"{key}-greater", "hidden-greater", "crossed-swords", "violet", key)
        pieces.append(drawn.creature_card(plane.greater, key) if plane.greater_up else hidden)
    if plane.artifact is not None:
        hidden = drawn.back(f"{key}-artifact", "hidden-artifact", "crown", "ember", key)
        pieces.append(_artifact(plane.artifact, key) if plane.artifact_up else hidden)
    pieces += [_artifact(item, key) for item in plane.dropped]
    return pieces


@drawn_once
def _artifact(item: Item, place: str) -> Piece:
    return Piece(
        item.key, "card", item.message, text=drawn.text_of(item), art=drawn.art(item.icon, item.deck),
        tags=[Message("type-artifact")], origin=item.origin, place=place,
    )  # fmt: skip


def pawn(table: Realm, hero: Hero) -> Piece:
    label = Message("pawn-of", {"seat": seat_name(hero.seat)})
    states: list[PieceState] = ["active"] if table.active == hero.seat else []
    return Piece(
        f"seat-{hero.seat}", "pawn", label, icon=hero.character.icon, tone=SEAT_COLORS[hero.seat],
        seat=hero.seat, place=hero.place.key, states=states,
    )  # fmt: skip


def _piles(table: Realm) -> list[Zone]:
    """Draw the piles in the middle of the star: the chance card just drawn, its deck, and the other decks."""
    shown = table.chance_card or (table.chance_gone[-1] if table.chance_gone else None)
    zones = [
        Zone("chance-gone", "pile", Message("zone-chance-gone"), at=(400, 250, 68, 94),
             pieces=[drawn.chance_card(shown)] if shown is not None else [], count=len(table.chance_gone)),
        Zone("chance-deck", "pile", Message("zone-chance"), at=(480, 250, 68, 94), count=len(table.chance_deck),
             pieces=[drawn.back("chance-top", "hidden-chance", "uncertainty", "verdant")] if table.chance_deck else []),
    ]  # fmt: skip
    small: tuple[tuple[str, str, str, str, Palette, int], ...] = (
        ("adventure-deck", "zone-adventures", "hidden-adventure", "scroll-unfurled", "gold", len(table.adventures)),
        ("common-deck", "zone-common", "hidden-item", "battle-axe", "bone", len(table.common)),
        ("rare-deck", "zone-rare", "hidden-item", "broadsword", "gold", len(table.rare)),
    )
    for number, (key, label, name, icon, palette, count) in enumerate(small):
        top = [drawn.back(key + "-top", name, icon, palette)] if count else []
        zones.append(Zone(key, "pile", Message(label), at=(560 + 48 * number, 272, 42, 58), pieces=top, count=count))
    if table.offer:
        cards = [drawn.item_card(table, item) for item in table.offer]
        zones.append(Zone("offer", "row", Message("zone-offer"), at=(380, 360, 320, 100), pieces=cards))
    return zones


# --- mats ---


def mat(table: Realm, seat: int, viewer: int | None) -> Zone:
    label = Message("mat-of", {"seat": seat_name(seat)})
    if not table.heroes:
        hand = table.draft_hands[seat]
        cards = [drawn.hero_card(card) for card in hand] if seat == viewer else []
        zone = Zone(f"draft-{seat}", "hand", Message("zone-draft"), seat, pieces=cards, count=len(hand))
        return Zone(f"mat-{seat}", "mat", label, seat, zones=[zone])
    hero = table.heroes[seat]
    limit = table.rulings.limit
    counters = [
        _counter(f"health-{seat}", "counter-health", "str", hero.health, hero.red, "cubes"),
        _counter(f"mana-{seat}", "counter-mana", "will", hero.mana, hero.blue, "cubes"),
        _counter(f"gold-{seat}", "counter-gold", "gold", hero.gold, 15),
        _counter(f"experience-{seat}", "counter-experience", "xp", hero.experience, 15),
    ]
    items = Zone(
        f"items-{seat}", "row", Message("zone-items", {"n": len(hero.items), "limit": limit}), seat,
        pieces=[drawn.item_card(table, item) for item in hero.items],
    )  # fmt: skip
    skills = Zone(
        f"skills-{seat}", "row", Message("zone-skills", {"n": len(hero.skills), "limit": limit}), seat,
        pieces=[drawn.skill_card(skill) for skill in hero.skills.values()],
    )  # fmt: skip
    zones = [items, skills]
    if hero.kept:
        kept = [drawn.opportunity_card(card) for card in hero.kept]
        zones.append(Zone(f"kept-{seat}", "row", Message("zone-kept"), seat, pieces=kept))
    pieces = [drawn.hero_card(hero.character), *counters]
    return Zone(f"mat-{seat}", "mat", label, seat, pieces=pieces, zones=zones, text=drawn.text_of(hero.character))


@drawn_once
def _counter(key: str, label: str, gem: str, n: int, most: int, look: PieceLook = "") -> Piece:
    return Piece(key, "counter", Message(label), gems=[Gem(gem, n)], n=n, max=most, look=look)


# --- a battle ---


def stage(table: Realm) -> Zone | None:
    battle = table.battle
    if battle is None:
        return None if table.prose is None else Zone("story", "panel", table.prose.title, prose=table.prose)
    label = {WILL: "zone-battle-will", BOTH: "zone-battle-both"}.get(battle.kind, "zone-battle")
    sides = [_side(table, battle, battle.hero, "hero"), _side(table, battle, battle.foe, "foe")]
    scenery = "night" if battle.plane != NOBODY else BATTLE_SCENERY[FIELDS[battle.field].terrain]
    return Zone("battle", "fight", Message(label), scenery=scenery, zones=sides)


def _side(table: Realm, battle: Battle, side: Side, name: str) -> Zone:
    """Draw a side: who fights, what is in hand, each bonus by name, the dice, the total."""
    if side.creature is not None:
        fighter = drawn.creature_card(side.creature)
        label = side.creature.message
    else:
        fighter = drawn.hero_card(table.heroes[side.seat].character)
        label = seat_name(side.seat)
    held = [*side.wielded, *([side.head] if side.head is not None else [])]
    pieces = [replace(fighter, id=f"fighter-{name}")]
    pieces += [replace(drawn.item_card(table, item), id=f"wielded-{item.key}") for item in held]
    for number, die in enumerate(side.dice):
        states: list[PieceState] = ["new", "chosen"] if die == side.die and len(side.dice) > 1 else ["new"]
        pieces.append(Piece(
            f"die-{name}-{number}", "die", Message("die-hero"), faces=drawn.PIP_FACES, up=die - 1, n=die, states=states,
            tone="dark" if name == "foe" else "",
        ))  # fmt: skip
    pieces.append(Piece(
        f"total-{name}", "counter", Message("counter-total"), icon="dice-target",
        n=value(table, battle, side) + side.die,
    ))  # fmt: skip
    if side.creature is not None and side.creature.lives > 1:
        left, most = battle.lives_left, side.creature.lives
        pieces.append(
            Piece(f"lives-{name}", "counter", Message("counter-lives"), icon="hearts", n=left, max=most, look="life")
        )
    for number, (source, n) in enumerate(bonuses(table, battle, side)):
        shown = f"+{n}" if n >= 0 else str(n)
        pieces.append(Piece(
            f"bonus-{name}-{number}", "marker", Message("bonus-line", {"source": Message(source), "n": shown}),
            icon="upgrade",
        ))  # fmt: skip
    return Zone(f"side-{name}", "panel", label, side.seat if side.seat != NOBODY else None, pieces=pieces)
