"""The table as clients draw it: the map, the monsters, the market, the mats, and a fight or a story over it all."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from fabletable.games.witcher import pieces as drawn
from fabletable.games.witcher.board import ATTRIBUTES, PLACES, ROADS, ROMAN, SEA_LINES, SPECIAL, TERRAINS, Attribute
from fabletable.games.witcher.fight import NOBODY, Fight, Fighter
from fabletable.games.witcher.kinds import ActionCard, FightCard, LocationToken, Potion, WitcherSchool
from fabletable.games.witcher.painting import LANDS
from fabletable.games.witcher.rules.combo import tally
from fabletable.games.witcher.rules.dice_poker import beats, hand_name, value
from fabletable.games.witcher.rules.hand import card_key
from fabletable.games.witcher.rules.levels import HIGHEST, shield_limit
from fabletable.games.witcher.rules.market import price
from fabletable.games.witcher.rules.potions import potion_limit
from fabletable.games.witcher.rules.solo import solo_result
from fabletable.games.witcher.rules.trophies import FATIGUE, GOAL
from fabletable.games.witcher.rules.witcher_turn import potions_left
from fabletable.games.witcher.standing import plate
from fabletable.games.witcher.table import HAND_LIMIT, Dice, Hero, OldWorld, StoryQuest
from fabletable.kernel import Message, seat_name
from fabletable.kernel.scene import PIP, Gem, Link, Piece, Place, Player, PlayerState, Scene, Zone, ZoneKind, drawn_once
from fabletable.kernel.sound import Mood

SIZE: Final = (1420, 1500)


def scene(table: OldWorld, seat: int | None) -> Scene:
    return Scene(
        "witcher", chapter(table), [_player(table, hero) for hero in table.witchers], board(table),
        [mat(table, hero, seat) for hero in table.witchers], stage(table), result(table), mood=mood(table),
    )  # fmt: skip


def mood(table: OldWorld) -> Mood | None:
    """Return the mood while a witcher is one trophy short of winning."""
    return "tension" if any(hero.reputation == GOAL - 1 for hero in table.witchers) else None


def chapter(table: OldWorld) -> Message:
    """Say under the title whose turn it is and which phase."""
    active = table.witchers[table.active]
    phase = {"travel": "chapter-travel", "deed": "chapter-deed", "rest": "chapter-rest"}.get(table.now, "chapter-fight")
    if not table.has_board(active) or table.now == "bonus":
        return Message("chapter-setup")
    return Message(phase, {"seat": seat_name(table.active), "n": active.turns + 1})


def result(table: OldWorld) -> list[Message]:
    if table.winner < 0:
        return []
    lines = [
        Message("result-won", {"seat": seat_name(table.winner), "school": table.witchers[table.winner].school.message})
    ]
    return [*lines, solo_result(table)] if table.solo else lines


def _player(table: OldWorld, hero: Hero) -> Player:
    states: list[PlayerState] = ["active"] if hero.seat == table.active and table.winner < 0 else []
    if hero.seat == 0:
        states.append("first")
    if not table.has_board(hero):
        return Player(hero.seat, "hood", "#6d6a66", states=states, stands=plate(0))
    school = hero.school
    sub = Message("player-sub", {"level": ROMAN[hero.level]})
    counters = [
        drawn.counter(f"bar-gold-{hero.seat}", "label-gold", hero.gold, gem="gold"),
        drawn.counter(f"bar-shield-{hero.seat}", "label-shield", hero.shield, gem="shield"),
    ]
    stands = plate(hero.reputation)
    return Player(hero.seat, school.icon, school.color, school.witcher, sub, None, counters, states, stands)


# --- the board ---


def board(table: OldWorld) -> Zone:
    return Zone(
        "map", "map", Message("label-map"), look="roads", size=SIZE, places=_MAP_PLACES, links=_MAP_LINKS,
        pieces=_on_map(table), zones=[_monsters(table), _market(table), _reputation(table), *_decks(table)],
    )  # fmt: skip


def _place(number: int) -> Place:
    place = PLACES[number]
    return Place(
        place.key, place.message, place.x, place.y, size=50 if place.school else 42, terrain=LANDS[place.terrain],
        icon=place.icon, badges=[Gem("action", icon=place.action_icon)], text=Message(f"{place.key}.text"),
        tags=[Message(f"school-{place.school}")] if place.school else [], plate="seal" if place.school else "",
    )  # fmt: skip


_MAP_PLACES: Final = [_place(number) for number in range(len(PLACES))]
_MAP_LINKS: Final = [Link(f"place-{a}", f"place-{b}", "sea" if (a, b) in SEA_LINES else "road") for a, b in ROADS]


def _on_map(table: OldWorld) -> list[Piece]:
    found = []
    for lair in table.lairs:
        if lair.monster is not None and lair.token is not None:
            monster = lair.monster
            found.append(Piece(
                f"marker-{monster.key}", "marker", monster.message, icon=monster.art.icon, look="beast",
                tone=drawn.MONSTER_TONES[monster.art.palette], gems=[Gem("level", ROMAN[monster.level])],
                place=f"place-{lair.token.place}",
            ))  # fmt: skip
        elif lair.token is not None:
            spot = f"place-{lair.token.place}"
            found.append(Piece(f"lair-{lair.terrain}", "marker", Message("open-lair"), icon="boot-prints", place=spot))
    if table.closed != NOBODY:
        place = f"place-{table.closed}"
        found.append(Piece("closed-tavern", "marker", Message("closed-tavern"), icon="beer-stein", place=place))
    for hero in table.witchers:
        if table.has_board(hero):
            found.append(_pawn(hero.seat, hero.school, hero.place, hero.seat == table.active))
            found.extend(_goals(hero))
    return found


@drawn_once
def _pawn(seat: int, school: WitcherSchool, place: int, active: bool) -> Piece:
    return Piece(
        f"pawn-{seat}", "pawn", Message("pawn", {"seat": seat_name(seat), "school": school.message}), icon=school.icon,
        seat=seat, place=f"place-{place}", states=["active"] if active else [],
    )  # fmt: skip


def _goals(hero: Hero) -> list[Piece]:
    """Draw the places where a witcher's quests and tracking quests end."""
    found = []
    school = [Gem("school", icon=hero.school.icon, label=hero.school.message)]
    for quest in hero.quests:
        for place in quest.places:
            label = Message("quest-goal", {"seat": seat_name(hero.seat), "story": quest.message})
            piece = f"goal-{hero.seat}-{quest.key}-{place}"
            spot = f"place-{place}"
            found.append(
                Piece(piece, "marker", label, icon="scroll-quill", tone=hero.school.color, place=spot, gems=school)
            )
    for token in hero.tracking:
        label = Message("tracking-goal", {"seat": seat_name(hero.seat)})
        piece = f"goal-{hero.seat}-{token.terrain}"
        spot = f"place-{token.place}"
        found.append(Piece(piece, "marker", label, icon="boot-prints", tone=hero.school.color, place=spot, gems=school))
    return found


def _monsters(table: OldWorld) -> Zone:
    pieces = [drawn.monster_piece(lair.monster, lair.token) for lair in table.lairs if lair.monster is not None]
    return Zone("monsters", "row", Message("label-monsters"), pieces=pieces)


def _market(table: OldWorld) -> Zone:
    pieces = [drawn.priced_piece(card, 0 if table.free_card else price(table, card)) for card in table.market]
    return Zone("market", "row", Message("label-market"), pieces=pieces, note=Message("label-market-note"))


def _reputation(table: OldWorld) -> Zone:
    """Draw the track of trophies: who stands where, and the fatigue of each step."""
    pieces = [_fame(each.seat, each.school, each.reputation) for each in table.witchers if table.has_board(each)]
    best = max((hero.reputation for hero in table.witchers), default=0)
    cells = [str(step) for step in range(GOAL + 1)]
    note = Message("label-fatigue", {"n": FATIGUE[min(GOAL, best + 1)]})
    return Zone("reputation", "track", Message("label-reputation"), cells=cells, at_cell=best, pieces=pieces, note=note)


@drawn_once
def _fame(seat: int, school: WitcherSchool, n: int) -> Piece:
    label = Message("fame", {"seat": seat_name(seat), "n": n})
    return Piece(f"fame-{seat}", "marker", label, icon=school.icon, tone=school.color, seat=seat, n=n)


def _decks(table: OldWorld) -> list[Zone]:
    found = [
        _pile("deck-actions", "label-actions", len(table.actions)),
        _pile("deck-market-discard", "label-market-discard", len(table.market_discard)),
        _pile("deck-potions", "label-potion-deck", len(table.potions)),
        _pile("deck-city", "label-city", len(table.city)),
        _pile("deck-wilds", "label-wilds", len(table.wilds)),
        _pile("deck-events", "label-events", len(table.events)),
    ]
    found += [_pile(f"tokens-{each}", f"label-tokens-{each}", len(table.supply[each])) for each in TERRAINS]
    for level, monsters in enumerate(table.monsters, 1):
        found.append(_pile(f"monsters-{level}", f"label-monsters-{level}", len(monsters)))
    if table.seats >= 4:
        found.append(_pile("monsters-reserve", "label-reserve", len(table.reserve)))
    trophies = [drawn.trophy_piece(trophy) for trophy in {t.kind: t for t in table.attribute_trophies}.values()]
    found.append(Zone("attribute-trophies", "row", Message("label-attribute-trophies"), pieces=trophies))
    return found


@drawn_once
def _pile(key: str, label: str, count: int) -> Zone:
    return Zone(key, "pile", Message(label), count=count)


# --- the mats ---


def mat(table: OldWorld, hero: Hero, viewer: int | None) -> Zone:
    seat = hero.seat
    if not table.has_board(hero):
        return Zone(f"mat-{seat}", "mat", Message("label-no-board"), seat)
    mine = viewer == seat
    zones = [
        _hand(seat, tuple(hero.hand) if mine else (), len(hero.hand)),
        _potions(seat, tuple(hero.potions)),
        _powers(table, hero),
        _quests(seat, tuple(hero.quests)),
        _tokens(seat, tuple(hero.trails), tuple(hero.tracking)),
        _deck(table, hero, viewer),
        _discard(seat, tuple(hero.discard if mine else hero.discard[-1:]), len(hero.discard)),
        _school_trophies(seat, len(hero.school_trophies)),
    ]
    if table.looked and table.looker == seat:
        zones.insert(1, _looked(table, viewer))
    note = Message("mat-note", {"school": hero.school.message, "level": ROMAN[hero.level]})
    return Zone(f"mat-{seat}", "mat", hero.school.witcher, seat, pieces=_counters(hero), zones=zones, note=note)


def _counters(hero: Hero) -> list[Piece]:
    seat = hero.seat
    found = [_level(seat, hero.school, each, hero.attributes[each.index]) for each in ATTRIBUTES]
    found.extend(
        [
            drawn.counter(f"gold-{seat}", "label-gold", hero.gold, gem="gold"),
            drawn.counter(f"shield-{seat}", "label-shield", hero.shield, gem="shield", most=hero.shield_limit),
            drawn.counter(
                f"potions-held-{seat}", "label-potions", len(hero.potions), icon="potion-ball", most=potion_limit(hero)
            ),
            drawn.counter(f"trophies-won-{seat}", "label-trophies", hero.reputation, icon="trophy", most=GOAL),
        ]
    )
    return found


@drawn_once
def _level(seat: int, school: WitcherSchool, attribute: Attribute, level: int) -> Piece:
    named = school.skill if attribute is SPECIAL else attribute
    text = Message(f"attribute-{attribute.key}.level", {"n": min(4, level)})
    key = f"{attribute.key}-{seat}"
    return Piece(key, "counter", named.message, text=text, icon=named.icon, look="levels", n=level, max=HIGHEST)


@drawn_once
def _hand(seat: int, shown: tuple[ActionCard, ...], held: int) -> Zone:
    pieces = [drawn.action_piece(card) for card in shown]
    note = Message("hand-note", {"n": held, "most": HAND_LIMIT})
    return Zone(f"hand-{seat}", "hand", Message("label-hand"), seat, pieces=pieces, count=held, note=note)


@drawn_once
def _potions(seat: int, potions: tuple[Potion, ...]) -> Zone:
    return Zone(
        f"potions-{seat}", "row", Message("label-potions"), seat, pieces=[drawn.potion_piece(each) for each in potions]
    )


@drawn_once
def _quests(seat: int, quests: tuple[StoryQuest, ...]) -> Zone:
    return Zone(
        f"quests-{seat}", "row", Message("label-quests"), seat, pieces=[drawn.quest_piece(each) for each in quests]
    )


@drawn_once
def _school_trophies(seat: int, count: int) -> Zone:
    return Zone(f"trophies-{seat}", "pile", Message("label-school-trophies"), seat, count=count)


def _powers(table: OldWorld, hero: Hero) -> Zone:
    """Draw skill, trophies, equipment and companions; those used in the present fight are spent."""
    used: list[str] = []
    if table.fight is not None:
        for fighter in table.fight.fighters:
            if fighter.seat == hero.seat:
                used = fighter.used
    pieces = [drawn.skill_piece(hero)]
    pieces.extend(drawn.trophy_piece(trophy) for trophy in hero.trophies)
    pieces.extend(drawn.kept_piece(kept) for kept in hero.kept)
    spent = {*used, *table.travels}
    pieces = [replace(piece, states=["spent"]) if piece.id in spent else piece for piece in pieces]
    return Zone(f"powers-{hero.seat}", "row", Message("label-powers"), hero.seat, pieces=pieces)


@drawn_once
def _tokens(seat: int, trails: tuple[LocationToken, ...], tracking: tuple[LocationToken, ...]) -> Zone:
    pieces = [drawn.token_piece(token, face_up=False, owner=seat) for token in trails]
    pieces += [drawn.token_piece(token, face_up=True, owner=seat) for token in tracking]
    return Zone(f"tokens-{seat}", "pool", Message("label-trails"), seat, pieces=pieces)


def _deck(table: OldWorld, hero: Hero, viewer: int | None) -> Zone:
    """Draw a deck; one may look through one's own outside one's turn and fights, without its order."""
    seat = hero.seat
    fighting = table.fight is not None and seat in (table.fight.attacker, table.fight.defender)
    may_look = viewer == seat and seat != table.active and not fighting
    pieces = [drawn.action_piece(card) for card in sorted(hero.deck.cards, key=card_key)] if may_look else []
    zone = Zone(f"deck-{seat}", "pile", Message("label-deck"), seat, pieces=pieces, count=len(hero.deck.cards))
    zone.states = ["hidden"]
    return zone


@drawn_once
def _discard(seat: int, shown: tuple[ActionCard, ...], count: int) -> Zone:
    """Draw a discard pile; one's own can always be looked through, the newest on top; of others' the top alone."""
    pieces = [drawn.action_piece(card) for card in shown]
    return Zone(f"discard-{seat}", "pile", Message("label-discard"), seat, pieces=pieces, count=count)


def _looked(table: OldWorld, viewer: int | None) -> Zone:
    """Draw the cards one witcher is looking at; only he sees them."""
    pieces: list[Piece] = []
    if viewer == table.looker:
        fight = table.fight
        level = fight.monster.level if fight is not None and fight.monster is not None else 1
        pieces = [
            drawn.fight_piece(c, level) if isinstance(c, FightCard) else drawn.action_piece(c) for c in table.looked
        ]
    return Zone("looked", "row", Message("label-looked"), table.looker, pieces=pieces, count=len(table.looked))


# --- what happens right now ---


def stage(table: OldWorld) -> Zone | None:
    if table.dice is not None:
        return _poker(table.dice)
    if table.fight is not None:
        return _fight(table, table.fight)
    if table.reading:
        return _story(table)
    return None


def _story(table: OldWorld) -> Zone:
    """Draw the card being read. An option's results are shown once it has been chosen, and only those of that
    option."""
    story = table.reading[-1]
    prose = drawn.story_prose(story, table.option, table.band)
    return Zone("story", "panel", story.message, pieces=[drawn.story_piece(story)], prose=prose)


def _poker(dice: Dice) -> Zone:
    """Draw both sides' dice with the names of their hands, and who leads."""
    own = Zone("dice-own", "panel", _thrower(dice.active), dice.active, zones=[_dice_pool(dice, 0)])
    sides = [own]
    if dice.rolls[1]:
        theirs = dice.against if dice.against >= 0 else None
        sides.append(Zone("dice-other", "panel", _other_thrower(dice), theirs, zones=[_dice_pool(dice, 1)]))
    kind: ZoneKind = "fight" if len(sides) == 2 else "panel"
    return Zone("poker", kind, Message("label-poker"), scenery="hall", zones=sides, note=_poker_note(dice))


def _thrower(seat: int) -> Message:
    return Message("thrower", {"seat": seat_name(seat)})


def _other_thrower(dice: Dice) -> Message:
    if dice.against >= 0:
        return _thrower(dice.against)
    return Message("label-locals" if dice.pot else "label-shown-hand")


def _poker_note(dice: Dice) -> Message:
    if not dice.rolls[1]:
        return Message("poker-pot", {"n": dice.pot})
    active = seat_name(dice.active)
    if not dice.pot:
        beaten = value(dice.rolls[0]) > value(dice.rolls[1])
        return Message("poker-shown-beaten", {"seat": active}) if beaten else Message("poker-shown-stands")
    if beats(dice.rolls[0], dice.rolls[1]):
        return Message("poker-leads", {"seat": active, "n": dice.pot})
    if dice.against >= 0:
        return Message("poker-leads", {"seat": seat_name(dice.against), "n": dice.pot})
    return Message("poker-leads-locals", {"n": dice.pot})


def _dice_pool(dice: Dice, side: int) -> Zone:
    pieces = []
    for place, pips in enumerate(dice.rolls[side]):
        faces = [
            Piece(f"die-{side}-{place}-{face}", "face", Message("number", {"n": face}), gems=[Gem(PIP, face)])
            for face in range(1, 7)
        ]
        pieces.append(Piece(f"die-{side}-{place}", "die", Message("poker-die", {"n": pips}), faces=faces, up=pips - 1))
    return Zone(f"dice-{side}", "pool", Message("label-dice"), pieces=pieces, note=hand_name(dice.rolls[side]))


def _fight(table: OldWorld, fight: Fight) -> Zone:
    me = fight.fighters[0]
    sides = [_witcher_side(table, fight, me)]
    if fight.duel:
        sides.append(_witcher_side(table, fight, fight.fighters[1]))
        label = Message("stage-duel", {"seat": seat_name(fight.attacker), "other": seat_name(fight.defender)})
    elif fight.monster is not None:
        sides.append(_monster_side(fight))
        label = Message("stage-fight", {"seat": seat_name(fight.attacker), "monster": fight.monster.message})
    else:
        label = Message("stage-short", {"seat": seat_name(fight.attacker)})
    scenery = fight.monster.art.scenery if fight.monster is not None else "hall"
    text = None
    if fight.monster is not None:
        text = Message(f"monster-{fight.monster.key}.text", {"n": fight.monster.n})
    kind: ZoneKind = "fight" if len(sides) == 2 else "panel"
    return Zone("fight", kind, label, scenery=scenery, zones=sides, text=text)


def _witcher_side(table: OldWorld, fight: Fight, me: Fighter) -> Zone:
    hero = table.witchers[me.seat]
    portrait = Piece(f"portrait-{me.seat}", "card", hero.school.witcher, art=hero.school.art)
    life = drawn.counter(f"life-{me.seat}", "label-life", len(hero.deck.cards), icon="card-pickup", most=None)
    shield = drawn.counter(
        f"guard-{me.seat}", "label-shield", hero.shield, gem="shield", most=shield_limit(table, table.witchers[me.seat])
    )
    held = drawn.counter(f"held-{me.seat}", "label-hand", len(hero.hand), icon="card-draw")
    counted = tally(fight, me)
    note = Message("combo-note", {"damage": counted.damage, "shield": counted.shield}) if me.combo else None
    played = [drawn.action_piece(card) for card in me.combo]
    combo = Zone(f"combo-{me.seat}", "row", Message("label-combo"), me.seat, pieces=played, note=note)
    zones = [combo]
    if me.drunk:
        drunk = [replace(drawn.potion_piece(potion), states=["spent"]) for potion in me.drunk]
        zones.append(Zone(f"drunk-{me.seat}", "row", Message("label-drunk"), me.seat, look="lines", pieces=drunk))
    name = Message("fighter", {"seat": seat_name(me.seat), "witcher": hero.school.witcher})
    side = Zone(f"side-{me.seat}", "panel", name, me.seat, pieces=[portrait, life, shield, held])
    side.zones = zones
    if not fight.short:
        side.note = Message("potions-left", {"n": max(0, potions_left(table, fight, me))})
    return side


def _monster_side(fight: Fight) -> Zone:
    monster = fight.monster
    if monster is None:
        return Zone("side-monster", "panel", Message("label-monsters"))
    pieces = [
        drawn.monster_piece(monster),
        drawn.counter("life-monster", "label-life", len(fight.pool.cards), gem="dmg", most=monster.life, look="life"),
    ]
    if fight.revealed is not None:
        pieces.append(drawn.fight_piece(fight.revealed, monster.level))
    spent = [drawn.fight_piece(fight.spent[-1], monster.level)] if fight.spent else []
    pile = Zone("spent-monster", "pile", Message("label-spent"), pieces=spent, count=len(fight.spent))
    return Zone("side-monster", "panel", monster.message, pieces=pieces, zones=[pile])
