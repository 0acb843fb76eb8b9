"""The table as a scene: the hex map, markets, story and time around it, one mat a hero, and the fight on the stage."""

from __future__ import annotations

from itertools import compress
from typing import Final

from msgspec.structs import replace

from fabletable.games.runebound import looks
from fabletable.games.runebound.board import (
    DECKS,
    GEM_HEXES,
    HEXES,
    MARKETS,
    PLACE_OF,
    REFRESH_SPACES,
    SPACES,
    STORY_SPACES,
    TERRAIN_DIE,
    Hex,
    hexes_of,
)
from fabletable.games.runebound.fight import Fight
from fabletable.games.runebound.hooks import AS_COMBAT_ACTION, AS_SURGE, SET_UP
from fabletable.games.runebound.kinds import (
    ATTRIBUTES,
    HAND,
    HEALTH,
    MARGATH,
    SPEED,
    Adventure,
    Asset,
    Enemy,
    Foe,
    HeroCard,
    Quest,
    Scenario,
    Skill,
    StoryCard,
    Way,
)
from fabletable.games.runebound.painting import VILLAIN_TONE, ZOMBIE_TONE
from fabletable.games.runebound.prose import lasting
from fabletable.games.runebound.rules.context import fighter, foe_health
from fabletable.games.runebound.standing import ACTS, gathered, plate
from fabletable.games.runebound.table import Hero, Roll, Runebound
from fabletable.kernel import EVERYBODY
from fabletable.kernel.message import Message, seat_name
from fabletable.kernel.scene import (
    Art,
    Piece,
    PieceState,
    Player,
    PlayerState,
    Scene,
    Zone,
    ZoneState,
    drawn_lately,
    drawn_once,
)
from fabletable.kernel.sound import Mood

LAST_DAYS: Final = 4
"""The number of last spaces before the end in which the music is tense."""


def scene(table: Runebound, seat: int | None) -> Scene:
    """Return what this seat may see: hands and unseen trophies only of its own, cards looked at only by who looks."""
    return Scene(
        "runebound",
        chapter(table),
        [player(table, hero) for hero in table.heroes],
        board(table, seat),
        [mat(table, hero, seat) for hero in table.heroes],
        stage=text_stage(table) if table.fight is None else stage(table, table.fight),
        result=result_lines(table),
        lasting=lasting(table),
        mood=mood(table),
    )


def mood(table: Runebound) -> Mood | None:
    """Return the mood of the last days before the villain comes."""
    return "tension" if table.act == ACTS and SPACES - table.space <= LAST_DAYS else None


def text_stage(table: Runebound) -> Zone | None:
    """Draw the text that is being read."""
    return None if table.prose is None else Zone("read", "panel", table.prose.title, prose=table.prose)


def chapter(table: Runebound) -> Message:
    scenario = Message("scenario-" + table.scenario)
    if table.fight is not None:
        return Message("chapter-fight", {"hex": table.heroes[table.active].hex.message, "round": casts(table.fight)})
    return Message("chapter", {"scenario": scenario, "act": table.act, "day": table.space})


def result_lines(table: Runebound) -> list[Message]:
    if not table.ended:
        return []
    if table.winner >= 0:
        return [Message("result-won", {"seat": seat_name(table.winner), "foe": table.villain.message})]
    return [Message("result-lost", {"foe": table.villain.message})]


def player(table: Runebound, hero: Hero) -> Player:
    is_it = (hero.seat == table.active, hero.seat == table.first, hero.out)
    health = (hero.health_left, hero.numbers[HEALTH])
    standing = (table.scenario, *gathered(table, hero))
    return _player(hero.seat, hero.card, is_it, health, hero.gold, len(hero.trophies), standing)


_STATES: Final[tuple[PlayerState, ...]] = ("active", "first", "out")


@drawn_lately
def _player(
    seat: int,
    card: HeroCard,
    is_it: tuple[bool, ...],
    health: tuple[int, int],
    gold: int,
    trophies: int,
    standing: tuple[str, int, int],
) -> Player:
    states = list(compress(_STATES, is_it))
    stands = plate(*standing)
    if not card.key:
        return Player(seat, "rune-stone", "#888888", states=states, stands=stands)
    left, most = health
    counters = [
        looks.counter(f"top-health-{seat}", "health", left, most=most, gem="dmg"),
        looks.counter(f"top-gold-{seat}", "gold", gold, gem="gold"),
        looks.counter(f"top-trophies-{seat}", "trophies", trophies, icon="trophy"),
    ]
    return Player(seat, card.icon, card.color, card.message, counters=counters, states=states, stands=stands)


# --- the board ---


def board(table: Runebound, seat: int | None) -> Zone:
    zones = [time_track(table.act, table.space)]
    if table.offered and table.phase == "heroes":
        zones.append(
            Zone("offered", "row", Message("zone-heroes"), pieces=[looks.offered_hero(card) for card in table.offered])
        )
    if table.roll is not None:
        zones.append(dice(table.roll))
    if table.drawn is not None:
        drawn = table.drawn
        story = Message(drawn.message.id + ".story")
        zones.append(Zone("drawn", "row", Message("zone-drawn"), pieces=[looks.adventure_card(drawn)], text=story))
    if table.revealed:
        zones.append(
            Zone("revealed", "row", Message("zone-revealed"), pieces=[looks.skill_card(s) for s in table.revealed])
        )
    if table.looked_at:
        zones.append(looked_at(table, seat))
    zones += [market(n, tuple(assets), table.shop_at == n) for n, assets in enumerate(table.markets)]
    zones.append(story_row(table.scenario_card, table.villain, tuple(table.slots), table.march_exert))
    zones.extend(piles(table))
    return Zone(
        "terrinoth",
        "map",
        Message("zone-map"),
        look="hexes",
        size=looks.MAP_SIZE,
        places=looks.PLACES,
        links=looks.LINKS,
        pieces=on_the_map(table, seat),
        zones=zones,
    )


def on_the_map(table: Runebound, seat: int | None) -> list[Piece]:
    found: list[Piece] = list(gem_markers(tuple(table.gems)))
    for slot, card in enumerate(table.slots, 1):
        if card is not None:
            found += story_markers(slot, card)
    if seat is not None:
        for quest in table.heroes[seat].quests:
            found += quest_markers(quest)
    if any(table.zombies):
        found += [zombie_marker(HEXES[index], n) for index, n in enumerate(table.zombies) if n]
    if table.villain_at >= 0:
        lair = HEXES[table.villain_at].key
        villain = marker("villain", table.villain.message, lair, table.villain.icon, VILLAIN_TONE)
        villain.look = "great"
        found.append(villain)
    for hero in table.heroes:
        if not hero.out and hero.at >= 0:
            found.append(pawn(hero.seat, hero.card, hero.hex, hero.seat == table.active, hero.delayed or hero.defeated))
    return found


@drawn_lately
def pawn(seat: int, card: HeroCard, field: Hex, is_active: bool, is_weak: bool) -> Piece:
    states: list[PieceState] = ["active"] if is_active else []
    if is_weak:
        states.append("weak")
    return Piece(
        f"pawn-{seat}", "pawn", card.message, icon=card.icon, tone=card.color, seat=seat, place=field.key, states=states
    )


@drawn_once
def zombie_marker(field: Hex, n: int) -> Piece:
    return marker(f"zombie-{field.key}", Message("zombies"), field.key, "shambling-zombie", ZOMBIE_TONE, n=n)


@drawn_lately
def gem_markers(up: tuple[bool, ...]) -> list[Piece]:
    return [gem_marker(field, is_up) for field, is_up in zip(GEM_HEXES, up, strict=True)]


@drawn_once
def gem_marker(field: Hex, up: bool) -> Piece:
    deck = looks.DECK_LOOKS[field.gem]
    gem = marker(f"gem-{field.key}", Message("gem-" + field.gem), field.key, deck.icon, deck.tone)
    gem.look = looks.GEM_LOOKS[field.gem]
    gem.states = [] if up else ["spent"]
    return gem


@drawn_once
def story_markers(slot: int, card: StoryCard) -> list[Piece]:
    text = looks.story_card(card).text
    return [
        marker(f"story-{slot}-{where}", card.message, where, "scroll-unfurled", text=text)
        for where in story_hexes(card)
    ]


def story_hexes(card: StoryCard) -> list[str]:
    """Return where the numbered token lies; none when several kinds of places qualify."""
    if any(place not in PLACE_OF for place in card.places):
        return []
    return [field.key for place in card.places for field in hexes_of(place)]


@drawn_once
def quest_markers(quest: Quest) -> list[Piece]:
    """Mark a seat's own quest where it leads."""
    text = looks.quest_text(quest)
    fields = [field for place in quest.errand.places for field in hexes_of(place)]
    return [
        marker(f"quest-{quest.key}-{field.key}", quest.message, field.key, "scroll-unfurled", text=text)
        for field in fields
    ]


def marker(
    name: str,
    label: Message,
    place: str,
    icon: str,
    tone: str = "",
    *,
    n: int | None = None,
    text: Message | None = None,
) -> Piece:
    return Piece(name, "marker", label, text, icon=icon, tone=tone, n=n, place=place)


@drawn_once
def time_track(act: int, space: int) -> Zone:
    cells = [
        "@star-swirl" if day in STORY_SPACES else "@cycle" if day in REFRESH_SPACES else str(day)
        for day in range(1, SPACES + 1)
    ]
    return Zone(
        "time", "track", Message("zone-time", {"act": act}), cells=cells, at_cell=space - 1, note=Message("time-note")
    )


def dice(roll: Roll) -> Zone:
    pieces = []
    for number, up in enumerate(roll.dice):
        faces = [looks.die_face(f"die-{number}-{face}", face) for face in range(len(TERRAIN_DIE))]
        states: list[PieceState] = ["spent"] if number in roll.spent else []
        pieces.append(Piece(f"die-{number}", "die", faces[up].label, faces=faces, up=up, states=states))
    return Zone("dice", "pool", Message("zone-dice"), pieces=pieces)


def looked_at(table: Runebound, seat: int | None) -> Zone:
    """Draw the cards that a seat looks at: only this seat sees them, unless they are shown; the others see that there
    are some."""
    cards = table.looked_at
    shown = table.looker == EVERYBODY
    pieces = [looks.any_card(card) for card in cards] if shown or seat == table.looker else []
    whose = None if shown else table.looker
    return Zone("looked-at", "row", Message("zone-looked-at"), seat=whose, pieces=pieces, count=len(cards))


@drawn_once
def market(number: int, assets: tuple[Asset, ...], open_now: bool) -> Zone:
    city = PLACE_OF[MARKETS[number]]
    pieces = [looks.asset_card(asset) for asset in assets]
    states: list[ZoneState] = ["active"] if open_now else []
    return Zone(
        f"market-{city.key}", "row", Message("zone-market", {"city": city.message}), pieces=pieces, states=states
    )


@drawn_lately
def story_row(scenario: Scenario, villain: Foe, slots: tuple[StoryCard | None, ...], march_exert: bool) -> Zone:
    pieces = [scenario_card(scenario, march_exert), looks.villain_card(villain)]
    pieces.extend(looks.story_card(card) for card in slots if card is not None)
    return Zone("story", "row", Message("zone-story"), pieces=pieces)


@drawn_once
def scenario_card(scenario: Scenario, march_exert: bool) -> Piece:
    """Return the scenario's card. For a villain who marches it also says whether the dice of the march may be
    rerolled."""
    part = "effect" if not scenario.march_to else "effect-exert" if march_exert else "effect-fixed"
    text, art = Message(f"{scenario.message.id}.{part}"), Art(scenario.icon, "blood", "night")
    return Piece("scenario", "card", scenario.message, text, art, origin=scenario.origin)


def piles(table: Runebound) -> list[Zone]:
    """Draw the piles; discarded assets and adventures lie open and may be looked through, the last one on top."""
    found = [pile(deck, len(table.adventures[deck].cards)) for deck in DECKS]
    found += [discard(deck, tuple(table.discards[deck])) for deck in DECKS]
    found.append(pile("skills", len(table.skills.cards)))
    found.append(used_skills(tuple(table.used_skills[-1:]), len(table.used_skills)))
    found.append(pile("assets", len(table.assets.cards)))
    found.append(discard("assets", tuple(table.used_assets)))
    found.append(pile("story", len(table.story_deck.cards)))
    return found


@drawn_once
def used_skills(top: tuple[Skill, ...], count: int) -> Zone:
    pieces = [looks.skill_card(card) for card in top]
    return Zone("discard-skills", "pile", Message("zone-discard-skills"), count=count, pieces=pieces)


@drawn_once
def pile(deck: str, count: int) -> Zone:
    return Zone(f"pile-{deck}", "pile", Message("zone-deck-" + deck), count=count)


@drawn_once
def discard(deck: str, cards: tuple[Adventure | Asset, ...]) -> Zone:
    pieces = [looks.asset_card(card) if isinstance(card, Asset) else looks.adventure_card(card) for card in cards]
    return Zone(f"discard-{deck}", "pile", Message("zone-discard-" + deck), count=len(cards), pieces=pieces)


# --- mats ---


def mat(table: Runebound, hero: Hero, seat: int | None) -> Zone:
    number = hero.seat
    if not hero.card.key:
        return Zone(f"mat-{number}", "mat", Message("zone-mat", {"seat": seat_name(number)}), number)
    own = seat == number
    zones = [
        hand(number, tuple(hero.hand) if own else (), len(hero.hand), hero.numbers[HAND]),
        *kit(number, hero.card, tuple(hero.learned), tuple(hero.assets)),
        trophies(hero, own),
        errands(number, tuple(hero.quests), hero.rumors),
    ]
    return Zone(
        f"mat-{number}",
        "mat",
        Message("zone-mat", {"seat": seat_name(number)}),
        number,
        pieces=[looks.hero_card(hero.card), *abilities_of_hero(hero.card), *counters(table, hero)],
        zones=zones,
        states=mat_states(hero),
    )


@drawn_lately
def hand(seat: int, shown: tuple[Skill, ...], count: int, limit: int) -> Zone:
    pieces, note = [looks.skill_card(card) for card in shown], Message("hand-note", {"limit": limit})
    return Zone(f"hand-{seat}", "hand", Message("zone-hand"), seat, pieces=pieces, count=count, note=note)


@drawn_lately
def kit(seat: int, card: HeroCard, learned: tuple[Skill, ...], assets: tuple[Asset, ...]) -> list[Zone]:
    """Return what the hero has learned and carries, and the tokens of it."""
    tokens = [*card.tokens, *[asset.token for asset in assets if asset.token is not None]]
    return [
        Zone(
            f"learned-{seat}",
            "row",
            Message("zone-learned"),
            seat,
            pieces=[looks.skill_card(skill) for skill in learned],
        ),
        Zone(
            f"assets-{seat}", "row", Message("zone-assets"), seat, pieces=[looks.asset_card(asset) for asset in assets]
        ),
        Zone(
            f"tokens-{seat}",
            "pool",
            Message("zone-tokens"),
            seat,
            pieces=[looks.lying_token(token) for token in tokens],
        ),
    ]


@drawn_lately
def errands(seat: int, quests: tuple[Quest, ...], rumors: tuple[Way, ...]) -> Zone:
    pieces = [*[looks.adventure_card(quest) for quest in quests], *[looks.rumor_card(way) for way in rumors]]
    return Zone(f"errands-{seat}", "row", Message("zone-errands"), seat, pieces=pieces)


def mat_states(hero: Hero) -> list[ZoneState]:
    states: list[ZoneState] = ["weak"] if hero.defeated or hero.delayed else []
    return [*states, "out"] if hero.out else states


@drawn_once
def abilities_of_hero(card: HeroCard) -> list[Piece]:
    return [looks.ability_card(ability, card.icon) for ability in card.abilities if ability.window is not SET_UP]


def counters(table: Runebound, hero: Hero) -> list[Piece]:
    numbers = hero.numbers
    found = list(body_counters(hero.seat, hero.health_left, hero.gold, tuple([numbers[stat] for stat in _SHOWN])))
    if table.scenario == MARGATH:
        found.append(looks.counter(f"lore-{hero.seat}", "lore", hero.lore, gem="lore"))
    else:
        found.append(looks.counter(f"allies-{hero.seat}", "allies", hero.allies, icon="backup"))
    if hero.seat == table.active:
        found.append(looks.counter(f"actions-{hero.seat}", "actions", hero.actions, icon="hourglass", look="left"))
    return found


_SHOWN: Final = (HEALTH, *ATTRIBUTES, SPEED)


@drawn_lately
def body_counters(seat: int, health: int, gold: int, numbers: tuple[int, ...]) -> list[Piece]:
    most, *attributes, speed = numbers
    found = [
        looks.counter(f"health-{seat}", "health", health, most=most, gem="dmg", look="hearts"),
        looks.counter(f"gold-{seat}", "gold", gold, gem="gold"),
    ]
    for stat, n in zip(ATTRIBUTES, attributes, strict=True):
        look = looks.ATTRIBUTE_LOOKS[stat]
        found.append(looks.counter(f"{stat}-{seat}", stat, n, icon=look.icon, tone=look.tone))
    found.append(looks.counter(f"speed-{seat}", "speed", speed, icon="walking-boot"))
    return found


def trophies(hero: Hero, own: bool) -> Zone:
    """Draw a hero's trophies; everyone may count them by deck; only the owner may look at them."""
    won = tuple([hero.trophies_of(deck) for deck in DECKS])
    return _trophies(hero.seat, won, tuple(hero.trophies) if own else (), len(hero.trophies))


@drawn_lately
def _trophies(seat: int, won: tuple[int, ...], shown: tuple[Adventure, ...], count: int) -> Zone:
    pieces = [
        looks.counter(f"trophies-{deck}-{seat}", "trophies-" + deck, n, icon=looks.DECK_LOOKS[deck].icon)
        for deck, n in zip(DECKS, won, strict=True)
    ]
    pieces.extend(looks.adventure_card(card) for card in shown)
    return Zone(f"trophies-{seat}", "row", Message("zone-trophies"), seat, pieces=pieces, count=count)


# --- the fight ---


def casts(fight: Fight) -> int:
    """Return how often tokens have been cast in this fight: not yet while it begins."""
    return 0 if fight.phase == "engage" else fight.round


def stage(table: Runebound, fight: Fight) -> Zone:
    first = Message("fight-note", {"first": fighter(table, fight, fight.first)}) if casts(fight) else None
    story = None if fight.card is None else Message(fight.card.message.id + ".story")
    sides = [fight_side(table, fight, number) for number in (0, 1)]
    return Zone(
        "fight",
        "fight",
        Message("zone-fight", {"round": casts(fight), "phase": Message("phase-" + fight.phase)}),
        zones=sides,
        note=first,
        text=story,
    )


def fight_side(table: Runebound, fight: Fight, number: int) -> Zone:
    side = fight.sides[number]
    pool = Zone(
        f"pool-{number}",
        "pool",
        Message("zone-pool"),
        side.seat,
        pieces=[looks.cast_token(side, token) for token in side.tokens],
    )
    if side.hero >= 0:
        hero = table.heroes[side.hero]
        card, left, most = (
            replace(looks.hero_card(hero.card), id=f"fighter-{hero.seat}"),
            hero.health_left,
            hero.numbers[HEALTH],
        )
        abilities = [a for window in (AS_SURGE, AS_COMBAT_ACTION) for a in hero.windows.get(window, ())]
        note = None
    else:
        foe = foe_of(fight)
        most = foe_health(table, fight)
        card, left = foe_card(fight), most - fight.damage
        abilities = [ability for ability in foe.abilities if ability.name != "health"]
        note = foe_note(fight)
    icon = "" if card.art is None else card.art.icon
    lines = [looks.ability_card(ability, icon) for ability in abilities]
    row = Zone(f"abilities-{number}", "row", Message("zone-abilities"), look="lines", pieces=lines)
    states: list[ZoneState] = ["active"] if fight.phase == "act" and fight.turn == number else []
    if side.passed:
        states.append("spent")
    return Zone(
        f"side-{number}",
        "panel",
        fighter(table, fight, number),
        side.seat,
        pieces=[card, looks.counter(f"life-{number}", "health", left, most=most, gem="dmg", look="life")],
        zones=[pool, row],
        note=note,
        states=states,
    )


def foe_of(fight: Fight) -> Foe:
    assert fight.foe is not None
    return fight.foe


def foe_note(fight: Fight) -> Message | None:
    """Return what there is to win, or how strong the villain is."""
    if isinstance(fight.card, Enemy):
        return Message(fight.card.message.id + ".reward", fight.card.figures)
    foe = foe_of(fight)
    return Message(foe.message.id + ".health", foe.figures) if foe.kind == "villain" else None


def foe_card(fight: Fight) -> Piece:
    foe = foe_of(fight)
    text = foe.message.id + ".text" if "." not in foe.message.id else foe.message.id.partition(".")[0] + ".effect"
    return looks.foe_card(foe.key, foe, Message(text, foe.figures))
