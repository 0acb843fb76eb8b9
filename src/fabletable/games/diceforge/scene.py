"""The table as a scene: the islands with their feats, the sanctuary, the gardens, one mat a hero."""

from __future__ import annotations

from typing import TypeAlias

from fabletable.games.diceforge import looks
from fabletable.games.diceforge.board import HAMMER_STEPS, PORTAL_OF, SLOTS
from fabletable.games.diceforge.kinds import BOAR, GLORY, REINFORCEMENT, Face, Feat, Supply, amount, socket_id
from fabletable.games.diceforge.looks import GARDENS as GARDENS_AT
from fabletable.games.diceforge.looks import SANCTUARY as SANCTUARY_AT
from fabletable.games.diceforge.painting import SKY
from fabletable.games.diceforge.pieces import face_piece, feat_piece
from fabletable.games.diceforge.rules.hammer import hammer_note
from fabletable.games.diceforge.standing import plate
from fabletable.games.diceforge.table import ASKED, REINFORCEMENTS, Anvil, ForgeTable, Hero
from fabletable.kernel import named
from fabletable.kernel.message import Message, seat_name
from fabletable.kernel.scene import Gem, Piece, Place, Player, PlayerState, Scene, Zone, drawn_lately, drawn_once


def scene(table: ForgeTable, seat: int | None) -> Scene:
    """Draw the table; everything lies open, so all seats see the same."""
    return Scene(
        "diceforge",
        chapter(table),
        [player(table, number) for number in range(table.seats)],
        board(table),
        [mat(table, number) for number in range(table.seats)],
        result=[result_line(table, number) for number in range(table.seats)] if is_over(table) else [],
        ambience="forge",
        mood="tension" if table.round == table.rounds else None,
    )


def is_over(table: ForgeTable) -> bool:
    return table.round > table.rounds


def chapter(table: ForgeTable) -> Message:
    if is_over(table):
        return Message("chapter-over")
    phase = Message("phase-" + table.phase)
    return Message("chapter", {"round": table.round, "rounds": table.rounds, "phase": phase})


def result_line(table: ForgeTable, seat: int) -> Message:
    hero = table.heroes[seat]
    score = hero.score()
    track, cards = hero.glory, score - hero.glory
    return named("result-line", hero=seat_name(seat), score=amount(GLORY, score), track=track, cards=cards)


# --- the board ---


def board(table: ForgeTable) -> Zone:
    piles = zip(table.piles, table.sets, strict=True)
    zones = [pile(slot, cards[-1] if cards else feat, len(cards)) for slot, (cards, feat) in enumerate(piles)]
    left = (tuple(table.temple), () if table.brought is None else tuple(table.brought.items()))
    chosen = table.bought if table.forging is None else (*table.bought, table.forging)
    zones += [
        sanctuary(table.supply, left, chosen),
        gardens(table.supply, left, chosen),
        round_wheel(table.round, table.rounds),
    ]
    return Zone(
        "islands",
        "map",
        Message("islands"),
        look="islands",
        size=looks.BOARD,
        places=places(table.seats),
        pieces=[pawn(seat, hero.portal) for seat, hero in enumerate(table.heroes)],
        zones=zones,
    )


@drawn_once
def places(seats: int) -> list[Place]:
    portals = [
        Place(f"p{n}", Message("portal", {"n": n}), x, y, shape="portal", size=38, tone=SKY[n - 1])
        for n, (x, y) in enumerate(looks.PORTALS, 1)
    ]
    homes = [
        Place(f"start-{seat}", Message("start-portal", {"seat": seat_name(seat)}), x, y, "home", 19, seat=seat)
        for seat, (x, y) in enumerate(looks.START_PORTALS[:seats])
    ]
    return portals + homes


@drawn_once
def pawn(seat: int, portal: int) -> Piece:
    place = f"p{portal}" if portal else f"start-{seat}"
    return Piece(f"pawn-{seat}", "pawn", seat_name(seat), icon=looks.EMBLEMS[seat][0], seat=seat, place=place)


@drawn_once
def pile(slot: int, feat: Feat, count: int) -> Zone:
    piece = feat_piece(feat, feat.message.piece)
    piece.count = count
    return Zone(
        f"pile-{slot}",
        "pile",
        Message("pile", {"feat": feat.message, "n": count}),
        at=_beside(slot),
        pieces=[piece] if count else [],
        count=count,
        note=feat.message,
    )


def _beside(slot: int) -> tuple[int, int, int, int]:
    """Return the rectangle of a stack; those of one isle stand side by side around its middle."""
    isle = [other for other in range(SLOTS) if PORTAL_OF[other] == PORTAL_OF[slot]]
    middle, top = looks.ISLES[PORTAL_OF[slot] - 1]
    wide, high = looks.CARD
    left = middle - (len(isle) * (wide + looks.CARD_GAP) - looks.CARD_GAP) // 2
    return left + isle.index(slot) * (wide + looks.CARD_GAP), top, wide, high


Left: TypeAlias = tuple[tuple[int, ...], tuple[tuple[str, int], ...]]
"""The number of faces that are left: the house's by number, those of packs by key."""


def how_many(face: Face, left: Left) -> int:
    return left[0][face.nr] if face.nr >= 0 else dict(left[1])[face.key]


@drawn_lately
def sanctuary(supply: Supply, left: Left, chosen: tuple[Face, ...]) -> Zone:
    """Draw the sanctuary with one pool a price, as the basins stand in the temple."""
    prices: dict[int, list[Piece]] = {}
    for face in supply.shop:
        prices.setdefault(face.price, []).append(basin(face, how_many(face, left), face in chosen))
    pools = [
        Zone(f"price-{price}", "pool", Message("sanctuary-price", {"n": price}), pieces=pieces)
        for price, pieces in prices.items()
    ]
    return Zone("sanctuary", "panel", Message("sanctuary"), look="temple", at=SANCTUARY_AT, zones=pools)


@drawn_once
def basin(face: Face, left: int, chosen: bool) -> Piece:
    states = [] if left else ["spent"]
    if chosen:
        states.append("chosen")
    piece = face_piece(face, face.message.piece, count=left, states=states, origin=face.origin)
    piece.cost = [Gem("gold", face.price)] if face.price else []
    return piece


@drawn_lately
def gardens(supply: Supply, left: Left, chosen: tuple[Face, ...]) -> Zone:
    plots = [basin(face, how_many(face, left), face in chosen) for face in supply.gardens]
    return Zone(
        "gardens", "pool", Message("gardens"), look="garden", at=GARDENS_AT, pieces=plots, note=Message("gardens-note")
    )


@drawn_once
def round_wheel(now: int, rounds: int) -> Zone:
    cells = [str(number) for number in range(1, rounds + 1)]
    at = min(now, rounds) - 1
    return Zone("rounds", "track", Message("round-track"), look="wheel", at=looks.ROUND_WHEEL, cells=cells, at_cell=at)


# --- the heroes ---


def player(table: ForgeTable, seat: int) -> Player:
    hero = table.heroes[seat]
    purse, tops = (hero.gold, hero.sun, hero.moon), (hero.sun_die.top(), hero.moon_die.top())
    return _player(seat, seat == table.active and not is_over(table), hero.score(), purse, tops)


@drawn_lately
def _player(seat: int, is_active: bool, score: int, purse: tuple[int, int, int], tops: tuple[Face, Face]) -> Player:
    icon, color = looks.EMBLEMS[seat]
    states: list[PlayerState] = ["active"] if is_active else []
    if seat == 0:
        states.append("first")
    sun, moon = tops
    counters = [purse_of(seat, what, n) for what, n in zip(("gold", "sun", "moon"), purse, strict=True)]
    counters += [face_piece(sun, f"up{seat}-sun"), face_piece(moon, f"up{seat}-moon", tone="dark")]
    return Player(seat, icon, color, score=score, counters=counters, states=states, stands=plate(score))


@drawn_once
def purse_of(seat: int, what: str, n: int) -> Piece:
    return Piece(f"purse{seat}-{what}", "counter", Message(what), gems=[Gem(what)], n=n)


def mat(table: ForgeTable, seat: int) -> Zone:
    hero = table.heroes[seat]
    room = (hero.gold_max, hero.shard_max)
    zones = [
        reserve(seat, (hero.gold, hero.sun, hero.moon), room, hero.score(), hero.score() - hero.glory),
        dice(hero, seat),
        deeds(table, seat),
    ]
    return Zone(f"mat-{seat}", "mat", Message("mat", {"hero": seat_name(seat)}), seat, zones=zones)


@drawn_lately
def reserve(seat: int, purse: tuple[int, int, int], room: tuple[int, int], glory: int, on_cards: int) -> Zone:
    """Draw a reserve; ``glory`` is the whole score, as on the seat's plate; ``on_cards`` is the part of it that feats
    bring."""
    gold, sun, moon = purse
    gold_max, shard_max = room
    counters = [
        _filled(f"s{seat}-gold", "gold", gold, gold_max),
        _filled(f"s{seat}-sun", "sun", sun, shard_max),
        _filled(f"s{seat}-moon", "moon", moon, shard_max),
        Piece(f"s{seat}-glory", "counter", Message("glory"), gems=[Gem("vp")], n=glory),
    ]
    note = Message("glory-on-cards", {"n": on_cards}) if on_cards else None
    return Zone(f"reserve-{seat}", "panel", Message("reserve"), seat, pieces=counters, note=note)


@drawn_once
def _filled(name: str, what: str, n: int, most: int) -> Piece:
    return Piece(name, "counter", Message(what), look="cells", gems=[Gem(what)], n=n, max=most)


def dice(hero: Hero, seat: int) -> Zone:
    sun, moon = hero.sun_die, hero.moon_die
    return _dice(seat, (tuple(sun.faces), tuple(moon.faces)), (sun.up, moon.up))


@drawn_lately
def _dice(seat: int, faces: tuple[tuple[Face, ...], tuple[Face, ...]], up: tuple[int, int]) -> Zone:
    nets = [net(faces[which], up[which], seat, which) for which in (0, 1)]
    return Zone(f"dice-{seat}", "panel", Message("dice"), seat, zones=nets)


@drawn_once
def net(sides: tuple[Face, ...], up: int, seat: int, which: int) -> Zone:
    label = Message("moon-die") if which else Message("sun-die")
    name = f"s{seat}-moon-die" if which else f"s{seat}-sun-die"
    faces = [die_face(face, socket_id(seat, which, index)) for index, face in enumerate(sides)]
    piece = Piece(name, "die", label, faces=faces, up=up, tone="dark" if which else "", seat=seat)
    return Zone(f"net-{name}", "net", label, seat, pieces=[piece], at_cell=up)


@drawn_once
def die_face(face: Face, name: str) -> Piece:
    return face_piece(face, name, states=["fixed"] if face.kind == BOAR else [])


def deeds(table: ForgeTable, seat: int) -> Zone:
    """Draw the cards of a hero, the hammer's track, tokens, and the number of replaced faces."""
    hero = table.heroes[seat]
    in_use = seat == table.active and table.phase == REINFORCEMENTS
    zones: list[Zone] = [own_cards(seat, hero.deeds, tuple(table.ready) if in_use else None)]
    if hero.hammers:
        zones.append(hammer_track(seat, hero.hammers, hero.hammer_at, hero.anvil))
    if hero.replaced:
        zones.append(replaced_faces(seat, hero.replaced))
    note = Message("faces-replaced", {"n": len(hero.replaced)})
    pieces = tokens(seat, hero.tritons, hero.cerberi, hero.chests)
    return Zone(f"deeds-{seat}", "panel", Message("deeds"), seat, pieces=pieces, zones=zones, note=note)


@drawn_lately
def own_cards(seat: int, deeds: tuple[Feat, ...], ready: tuple[Feat, ...] | None) -> Zone:
    """Draw a hero's cards, equal ones on each other; while reinforcements are used, one that is no longer ``ready`` is
    dimmed."""
    pieces: list[Piece] = []
    for feat in dict.fromkeys(deeds):
        piece = feat_piece(feat, f"d{seat}-{feat.key}")
        piece.cost = []
        piece.count = deeds.count(feat)
        if feat.type == REINFORCEMENT and ready is not None:
            piece.states = [] if feat in ready else ["spent"]
        pieces.append(piece)
    return Zone(f"cards-{seat}", "row", Message("cards"), seat, pieces=pieces)


@drawn_lately
def replaced_faces(seat: int, replaced: tuple[Face, ...]) -> Zone:
    faces = [face_piece(face, f"r{seat}-{n}", states=["spent"]) for n, face in enumerate(replaced)]
    return Zone(f"replaced-{seat}", "pool", Message("replaced"), seat, pieces=faces, count=len(faces))


@drawn_lately
def hammer_track(seat: int, hammers: int, at: int, anvil: Anvil) -> Zone:
    cells = [str(step) for step in range(HAMMER_STEPS + 1)]
    return Zone(
        f"hammer-{seat}",
        "track",
        Message("hammer-track", {"n": hammers}),
        seat,
        look="bar",
        cells=cells,
        at_cell=at % HAMMER_STEPS,
        note=hammer_note(at) if anvil == ASKED else Message("note-anvil-" + anvil),
    )


@drawn_lately
def tokens(seat: int, tritons: int, cerberi: int, chests: int) -> list[Piece]:
    pieces: list[Piece] = []
    if tritons:
        pieces.append(token(f"s{seat}-triton", "triton", Message("triton-token"), tritons, looks.TRITON_ICON))
    if cerberi:
        pieces.append(token(f"s{seat}-cerberus", "cerberus", Message("cerberus-token"), cerberi, looks.CERBERUS_ICON))
    if chests:
        label = Message("chest-tile", {"n": chests})
        pieces.append(Piece(f"s{seat}-chest", "marker", label, icon=looks.CHEST_ICON, n=chests))
    return pieces


def token(name: str, feat: str, label: Message, n: int, icon: str) -> Piece:
    return Piece(name, "token", label, text=Message(f"feat-{feat}.text"), icon=icon, n=n, tone="gold")
