"""The table as a scene: the hex map, markets, story and time around it, one mat a hero, and the fight on the stage."""

from __future__ import annotations

from msgspec.structs import replace

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
from fabletable.games.runebound.cards.kinds import (
    ATTRIBUTES,
    HAND,
    HEALTH,
    MARGATH,
    SPEED,
    Adventure,
    Asset,
    Enemy,
    Foe,
    Quest,
    Scenario,
    Story,
)
from fabletable.games.runebound.cards.scenarios import SCENARIOS
from fabletable.games.runebound.fight import Fight
from fabletable.games.runebound.looks import (
    ATTRIBUTE_LOOKS,
    DECK_LOOKS,
    GEM_LOOKS,
    LINKS,
    MAP_SIZE,
    PLACES,
    ability_card,
    adventure_card,
    any_card,
    art_of_adventure,
    asset_card,
    cast_token,
    counter,
    die_face,
    health_gem,
    hero_card,
    lying_token,
    offered_hero,
    rumor_card,
    skill_card,
    story_card,
    villain_card,
)
from fabletable.games.runebound.painting import VILLAIN_TONE, ZOMBIE_TONE
from fabletable.games.runebound.rules.moment import foe_health
from fabletable.games.runebound.table import Hero, Roll, Runebound
from fabletable.kernel import EVERYBODY
from fabletable.kernel.say import Say, seat_name
from fabletable.kernel.scene import Art, Piece, PieceState, Player, PlayerState, Scene, Zone, ZoneState, drawn_once


def scene(table: Runebound, seat: int | None) -> Scene:
    """What this seat may see: hands and unseen trophies only of its own, cards looked at only by who looks."""
    return Scene(
        "runebound",
        chapter(table),
        [player(table, hero) for hero in table.heroes],
        board(table, seat),
        [mat(table, hero, seat) for hero in table.heroes],
        stage=None if table.fight is None else stage(table, table.fight),
        result=result_lines(table),
    )


def chapter(table: Runebound) -> Say:
    scenario = Say("scenario-" + table.scenario)
    if table.fight is not None:
        return Say("chapter-fight", {"hex": table.heroes[table.active].hex.say, "round": table.fight.round})
    return Say("chapter", {"scenario": scenario, "act": table.act, "day": table.space})


def result_lines(table: Runebound) -> list[Say]:
    if not table.ended:
        return []
    if table.winner >= 0:
        return [Say("result-won", {"seat": seat_name(table.winner), "foe": table.villain.say})]
    return [Say("result-lost", {"foe": table.villain.say})]


def player(table: Runebound, hero: Hero) -> Player:
    states: list[PlayerState] = []
    if hero.seat == table.active:
        states.append("active")
    if hero.seat == table.first:
        states.append("first")
    if hero.out:
        states.append("out")
    counters = [
        counter(f"top-health-{hero.seat}", "health", hero.health_left, most=hero.numbers[HEALTH], gem="dmg"),
        counter(f"top-gold-{hero.seat}", "gold", hero.gold, gem="gold"),
        counter(f"top-trophies-{hero.seat}", "trophies", len(hero.trophies), icon="trophy"),
    ]
    if not hero.card.key:
        return Player(hero.seat, "rune-stone", "#888888", states=states)
    return Player(hero.seat, hero.card.icon, hero.card.color, hero.say, counters=counters, states=states)


# --- the board ---


def board(table: Runebound, seat: int | None) -> Zone:
    zones = [time_track(table.act, table.space)]
    if table.offered and table.phase == "heroes":
        zones.append(Zone("offered", "row", Say("zone-heroes"), pieces=[offered_hero(card) for card in table.offered]))
    if table.roll is not None:
        zones.append(dice(table.roll))
    if table.drawn is not None:
        drawn = table.drawn
        story = Say(drawn.say.id + ".story")
        zones.append(Zone("drawn", "row", Say("zone-drawn"), pieces=[adventure_card(drawn)], text=story))
    if table.revealed:
        zones.append(Zone("revealed", "row", Say("zone-revealed"), pieces=[skill_card(s) for s in table.revealed]))
    if table.looked_at:
        zones.append(looked_at(table, seat))
    zones += [market(n, tuple(assets), table.shop_at == n) for n, assets in enumerate(table.markets)]
    zones.append(story_row(table))
    zones.extend(piles(table))
    return Zone(
        "terrinoth",
        "map",
        Say("zone-map"),
        look="hexes",
        size=MAP_SIZE,
        places=PLACES,
        links=LINKS,
        pieces=on_the_map(table, seat),
        zones=zones,
    )


def on_the_map(table: Runebound, seat: int | None) -> list[Piece]:
    found: list[Piece] = []
    found += [gem_marker(field, up) for field, up in zip(GEM_HEXES, table.gems, strict=True)]
    for slot, card in enumerate(table.slots, 1):
        if card is not None:
            found += story_markers(slot, card)
    if seat is not None:
        for quest in table.heroes[seat].quests:
            found += quest_markers(quest)
    for index, n in enumerate(table.zombies):
        if n:
            field = HEXES[index]
            found.append(marker(f"zombie-{field.key}", Say("zombies"), field.key, "shambling-zombie", ZOMBIE_TONE, n=n))
    if table.villain_at >= 0:
        lair = HEXES[table.villain_at].key
        villain = marker("villain", table.villain.say, lair, table.villain.icon, VILLAIN_TONE)
        villain.look = "great"
        found.append(villain)
    for hero in table.heroes:
        if not hero.out and hero.at >= 0:
            states: list[PieceState] = ["active"] if hero.seat == table.active else []
            if hero.delayed or hero.defeated:
                states.append("weak")
            found.append(
                Piece(
                    f"pawn-{hero.seat}",
                    "pawn",
                    hero.say,
                    icon=hero.card.icon,
                    tone=hero.card.color,
                    seat=hero.seat,
                    place=hero.hex.key,
                    states=states,
                )
            )
    return found


@drawn_once
def gem_marker(field: Hex, up: bool) -> Piece:
    deck = DECK_LOOKS[field.gem]
    gem = marker(f"gem-{field.key}", Say("gem-" + field.gem), field.key, deck.icon, deck.tone)
    gem.look = GEM_LOOKS[field.gem]
    gem.states = [] if up else ["spent"]
    return gem


@drawn_once
def story_markers(slot: int, card: Story) -> list[Piece]:
    return [marker(f"story-{slot}-{where}", card.say, where, "scroll-unfurled") for where in story_hexes(card)]


def story_hexes(card: Story) -> list[str]:
    """Where the numbered token lies; none when several kinds of places qualify."""
    if any(place not in PLACE_OF for place in card.places):
        return []
    return [field.key for place in card.places for field in hexes_of(place)]


@drawn_once
def quest_markers(quest: Quest) -> list[Piece]:
    """A seat's own quest, marked where it leads."""
    text = Say(quest.say.id + ".text", quest.figures)
    fields = [field for place in quest.errand.places for field in hexes_of(place)]
    return [
        marker(f"quest-{quest.key}-{field.key}", quest.say, field.key, "scroll-unfurled", text=text) for field in fields
    ]


def marker(
    name: str,
    label: Say,
    place: str,
    icon: str,
    tone: str = "",
    *,
    n: int | None = None,
    text: Say | None = None,
) -> Piece:
    return Piece(name, "marker", label, text, icon=icon, tone=tone, n=n, place=place)


@drawn_once
def time_track(act: int, space: int) -> Zone:
    cells = [
        "@star-swirl" if day in STORY_SPACES else "@cycle" if day in REFRESH_SPACES else str(day)
        for day in range(1, SPACES + 1)
    ]
    return Zone(
        "time",
        "track",
        Say("zone-time", {"act": act}),
        cells=cells,
        at_cell=space - 1,
        note=Say("time-note"),
    )


def dice(roll: Roll) -> Zone:
    pieces = []
    for number, up in enumerate(roll.dice):
        faces = [die_face(f"die-{number}-{face}", face) for face in range(len(TERRAIN_DIE))]
        states: list[PieceState] = ["spent"] if number in roll.spent else []
        pieces.append(Piece(f"die-{number}", "die", faces[up].label, faces=faces, up=up, states=states))
    return Zone("dice", "pool", Say("zone-dice"), pieces=pieces)


def looked_at(table: Runebound, seat: int | None) -> Zone:
    """Only who looks sees the cards, unless they are shown; the others see that there are some."""
    cards = table.looked_at
    shown = table.looker == EVERYBODY
    pieces = [any_card(card) for card in cards] if shown or seat == table.looker else []
    whose = None if shown else table.looker
    return Zone("looked-at", "row", Say("zone-looked-at"), seat=whose, pieces=pieces, count=len(cards))


@drawn_once
def market(number: int, assets: tuple[Asset, ...], open_now: bool) -> Zone:
    city = PLACE_OF[MARKETS[number]]
    pieces = [asset_card(asset) for asset in assets]
    states: list[ZoneState] = ["active"] if open_now else []
    return Zone(f"market-{city.key}", "row", Say("zone-market", {"city": city.say}), pieces=pieces, states=states)


def story_row(table: Runebound) -> Zone:
    scenario = SCENARIOS[table.scenario]
    pieces = [scenario_card(scenario), villain_card(table.villain)]
    pieces.extend(story_card(card) for card in table.slots if card is not None)
    return Zone("story", "row", Say("zone-story"), pieces=pieces)


@drawn_once
def scenario_card(scenario: Scenario) -> Piece:
    text, art = Say(scenario.say.id + ".effect"), Art(scenario.icon, "blood", "night")
    return Piece("scenario", "card", scenario.say, text, art, origin=scenario.origin)


def piles(table: Runebound) -> list[Zone]:
    """Discarded assets and adventures lie open and may be looked through, the last one on top."""
    found = [pile(deck, len(table.adventures[deck].cards)) for deck in DECKS]
    found += [discard(deck, tuple(table.discards[deck])) for deck in DECKS]
    found.append(pile("skills", len(table.skills.cards)))
    found.append(
        Zone(
            "discard-skills",
            "pile",
            Say("zone-discard-skills"),
            count=len(table.used_skills),
            pieces=[skill_card(card) for card in table.used_skills[-1:]],
        )
    )
    found.append(pile("assets", len(table.assets.cards)))
    found.append(discard("assets", tuple(table.used_assets)))
    found.append(pile("story", len(table.story_deck.cards)))
    return found


@drawn_once
def pile(deck: str, count: int) -> Zone:
    return Zone(f"pile-{deck}", "pile", Say("zone-deck-" + deck), count=count)


@drawn_once
def discard(deck: str, cards: tuple[Adventure | Asset, ...]) -> Zone:
    pieces = [asset_card(card) if isinstance(card, Asset) else adventure_card(card) for card in cards]
    return Zone(f"discard-{deck}", "pile", Say("zone-discard-" + deck), count=len(cards), pieces=pieces)


# --- mats ---


def mat(table: Runebound, hero: Hero, seat: int | None) -> Zone:
    number = hero.seat
    if not hero.card.key:
        return Zone(f"mat-{number}", "mat", Say("zone-mat", {"seat": seat_name(number)}), number)
    own = seat == number
    tokens = [*hero.card.tokens, *[asset.token for asset in hero.assets if asset.token is not None]]
    zones = [
        Zone(
            f"hand-{number}",
            "hand",
            Say("zone-hand"),
            number,
            pieces=[skill_card(card) for card in hero.hand] if own else [],
            count=len(hero.hand),
            note=Say("hand-note", {"limit": hero.numbers[HAND]}),
        ),
        Zone(f"learned-{number}", "row", Say("zone-learned"), number, pieces=[skill_card(s) for s in hero.learned]),
        Zone(f"assets-{number}", "row", Say("zone-assets"), number, pieces=[asset_card(a) for a in hero.assets]),
        Zone(f"tokens-{number}", "pool", Say("zone-tokens"), number, pieces=[lying_token(each) for each in tokens]),
        trophies(hero, own),
        Zone(
            f"errands-{number}",
            "row",
            Say("zone-errands"),
            number,
            pieces=[*[adventure_card(q) for q in hero.quests], *[rumor_card(way) for way in hero.rumors]],
        ),
    ]
    return Zone(
        f"mat-{number}",
        "mat",
        Say("zone-mat", {"seat": seat_name(number)}),
        number,
        pieces=[hero_card(hero.card), *abilities_of_hero(hero), *counters(table, hero)],
        zones=zones,
        states=mat_states(hero),
    )


def mat_states(hero: Hero) -> list[ZoneState]:
    states: list[ZoneState] = ["weak"] if hero.defeated or hero.delayed else []
    return [*states, "out"] if hero.out else states


def abilities_of_hero(hero: Hero) -> list[Piece]:
    return [ability_card(ability, hero.card.icon) for ability in hero.card.abilities if ability.window != "setup"]


def counters(table: Runebound, hero: Hero) -> list[Piece]:
    seat = hero.seat
    found = [
        counter(f"health-{seat}", "health", hero.health_left, most=hero.numbers[HEALTH], gem="dmg", look="hearts"),
        counter(f"gold-{seat}", "gold", hero.gold, gem="gold"),
    ]
    for stat in ATTRIBUTES:
        look = ATTRIBUTE_LOOKS[stat]
        found.append(counter(f"{stat}-{seat}", stat, hero.numbers[stat], icon=look.icon, tone=look.tone))
    found.append(counter(f"speed-{seat}", "speed", hero.numbers[SPEED], icon="walking-boot"))
    if table.scenario == MARGATH:
        found.append(counter(f"lore-{seat}", "lore", hero.lore, gem="lore"))
    else:
        found.append(counter(f"allies-{seat}", "allies", hero.allies, icon="backup"))
    if hero.seat == table.active:
        found.append(counter(f"actions-{seat}", "actions", hero.actions, icon="hourglass"))
    return found


def trophies(hero: Hero, own: bool) -> Zone:
    """Everyone may count them by deck; only the owner may look at them."""
    number = hero.seat
    pieces = [
        counter(f"trophies-{deck}-{number}", "trophies-" + deck, hero.trophies_of(deck), icon=DECK_LOOKS[deck].icon)
        for deck in DECKS
    ]
    if own:
        pieces.extend(adventure_card(card) for card in hero.trophies)
    return Zone(f"trophies-{number}", "row", Say("zone-trophies"), number, pieces=pieces, count=len(hero.trophies))


# --- the fight ---


def stage(table: Runebound, fight: Fight) -> Zone:
    first = Say("fight-note", {"first": fighter_say(table, fight, fight.first)}) if fight.round else None
    story = None if fight.card is None else Say(fight.card.say.id + ".story")
    sides = [fight_side(table, fight, number) for number in (0, 1)]
    return Zone(
        "fight",
        "fight",
        Say("zone-fight", {"round": fight.round, "phase": Say("phase-" + fight.phase)}),
        zones=sides,
        note=first,
        text=story,
    )


def fighter_say(table: Runebound, fight: Fight, number: int) -> Say:
    hero = fight.sides[number].hero
    if hero >= 0:
        return table.heroes[hero].say
    return table.villain.say if fight.foe is None else fight.foe.say


def fight_side(table: Runebound, fight: Fight, number: int) -> Zone:
    side = fight.sides[number]
    pool = Zone(
        f"pool-{number}", "pool", Say("zone-pool"), side.seat, pieces=[cast_token(side, token) for token in side.tokens]
    )
    if side.hero >= 0:
        hero = table.heroes[side.hero]
        card, left, most = fighting_hero(hero), hero.health_left, hero.numbers[HEALTH]
        abilities = [a for window in ("surge", "combat-action") for a in hero.windows.get(window, ())]
        note = None
    else:
        foe = foe_of(fight)
        most = foe_health(table, fight)
        card, left = foe_card(fight), most - fight.damage
        abilities = [ability for ability in foe.abilities if ability.name != "health"]
        note = foe_note(fight)
    icon = "" if card.art is None else card.art.icon
    lines = [ability_card(ability, icon) for ability in abilities]
    row = Zone(f"abilities-{number}", "row", Say("zone-abilities"), look="lines", pieces=lines)
    states: list[ZoneState] = ["active"] if fight.phase == "act" and fight.turn == number else []
    if side.passed:
        states.append("spent")
    return Zone(
        f"side-{number}",
        "panel",
        fighter_say(table, fight, number),
        side.seat,
        pieces=[card, counter(f"life-{number}", "health", left, most=most, gem="dmg", look="life")],
        zones=[pool, row],
        note=note,
        states=states,
    )


def foe_of(fight: Fight) -> Foe:
    assert fight.foe is not None
    return fight.foe


def foe_note(fight: Fight) -> Say | None:
    """What there is to win, or how strong the villain is."""
    if isinstance(fight.card, Enemy):
        return Say(fight.card.say.id + ".reward", fight.card.figures)
    foe = foe_of(fight)
    return Say(foe.say.id + ".health", foe.figures) if foe.kind == "villain" else None


def fighting_hero(hero: Hero) -> Piece:
    return replace(hero_card(hero.card), id=f"fighter-{hero.seat}")


def foe_card(fight: Fight) -> Piece:
    foe = foe_of(fight)
    text = foe.say.id + ".text" if "." not in foe.say.id else foe.say.id.partition(".")[0] + ".effect"
    art = art_of_adventure(fight.card) if isinstance(fight.card, Enemy) else Art(foe.icon, "blood", "night")
    return Piece(
        foe.key,
        "card",
        foe.say,
        Say(text, foe.figures),
        art,
        stats=[health_gem(foe.health)],
        tags=[Say("trait-" + trait) for trait in foe.traits],
    )
