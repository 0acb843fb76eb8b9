"""The looks of things: pixels of hexes, icons, palettes and sceneries of cards."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from fabletable.games.runebound import board, kinds, tokens
from fabletable.games.runebound.board import Hex
from fabletable.games.runebound.fight import FightToken, Side
from fabletable.games.runebound.kinds import (
    Adventure,
    Asset,
    Enemy,
    Foe,
    HeroCard,
    PrintedCard,
    Quest,
    Skill,
    StoryCard,
    Way,
)
from fabletable.games.runebound.painting import FACE_TONES
from fabletable.games.runebound.tokens import Token, TokenFace
from fabletable.games.runebound.vocabulary import Ability
from fabletable.kernel import RULEBOOK
from fabletable.kernel.message import Message
from fabletable.kernel.scene import (
    Art,
    Gem,
    Link,
    Palette,
    Piece,
    PieceLook,
    PieceState,
    Place,
    Scenery,
    Terrain,
    drawn_lately,
    drawn_once,
)
from fabletable.kernel.sound import Ambience

MAP_SIZE: Final = (1008, 1040)
HEX_SIZE: Final = 40
TERRAINS: Final[dict[str, Terrain]] = {
    board.PLAINS: "plain",
    board.FOREST: "forest",
    board.HILLS: "hill",
    board.MOUNTAINS: "mountain",
    board.WATER: "water",
    board.CITY: "plain",
}


class SiteLook(NamedTuple):
    """The icon of a kind of sites, its plate on the map, and what one hears there."""

    icon: str
    plate: Literal["", "seal", "square", "diamond", "shield"]
    tone: str
    ambience: Ambience | None


SITES: Final = {
    board.CITY: SiteLook("medieval-village-01", "seal", "#f0c766", "town"),
    board.SETTLEMENT: SiteLook("huts-village", "square", "#c9a24e", "town"),
    board.SHRINE: SiteLook("crystal-shrine", "diamond", "#7f6bd0", "hall"),
    board.FORTRESS: SiteLook("castle", "shield", "#9a3a32", "hall"),
    board.WILDERNESS: SiteLook("", "", "", None),
}
GEM_LOOKS: Final[dict[str, PieceLook]] = {board.COMBAT: "diamond", board.EXPLORATION: "hexagon", board.SOCIAL: "disc"}


class Look(NamedTuple):
    """An icon and a colour."""

    icon: str
    tone: str = ""
    palette: Palette = "gold"
    scenery: Scenery = "rays"


DECK_LOOKS: Final = {
    board.COMBAT: Look("crossed-swords", "#e0762a", "ember", "cave"),
    board.EXPLORATION: Look("compass", "#2f9a57", "verdant", "forest"),
    board.SOCIAL: Look("conversation", "#8d4cc0", "violet", "hall"),
    "any": Look("trophy", "#8a8274"),
}
ATTRIBUTE_LOOKS: Final = {
    kinds.BODY: Look("fist", "#b8352b", "ember"),
    kinds.MIND: Look("brass-eye", "#b58a12", "gold"),
    kinds.SPIRIT: Look("divided-spiral", "#3266c0", "moon"),
}
SET_SCENERIES: Final[dict[str, Scenery]] = {
    "force-of-nature": "forest",
    "combat-training": "hall",
    "wanderlust": "plain",
    "gentleman-of-fortune": "city",
    "favoured-by-the-gods": "rays",
    "rune-magic": "night",
}
TRAIT_LANDSCAPES: Final[dict[str, tuple[Palette, Scenery]]] = {
    "undead": ("moon", "night"),
    "dragon": ("ember", "peaks"),
    "demon": ("blood", "cave"),
    "beast": ("verdant", "forest"),
    "mystic": ("violet", "night"),
    "stalker": ("dusk", "city"),
    "warrior": ("steel", "plain"),
}
"""The landscape of a foe: that of the first of these traits it has."""
ASSET_PALETTES: Final[dict[str, Palette]] = {
    kinds.WEAPON: "blood",
    kinds.CLOTHING: "ice",
    kinds.EQUIPMENT: "verdant",
    kinds.MOVEMENT: "gold",
    kinds.TRADE_GOODS: "steel",
}


def art_of_foe(foe: Foe) -> Art:
    trait = next((trait for trait in TRAIT_LANDSCAPES if trait in foe.traits), "warrior")
    return Art(foe.icon, *TRAIT_LANDSCAPES[trait], foe.portrait)


def art_of_adventure(card: Adventure) -> Art:
    if isinstance(card, Enemy):
        return art_of_foe(card.foe)
    look = DECK_LOOKS[card.deck]
    return Art(card.icon, look.palette, look.scenery)


def centre(field: Hex) -> tuple[int, int]:
    """Return the centre of a hex on a map of flat-topped hexes of radius 40, odd columns half a hex lower."""
    half = 34.64
    across = 24 + HEX_SIZE + 60 * field.column
    down = 30 + half + 2 * half * field.row + (half if field.column % 2 else 0)
    return across, round(down)


def _place(field: Hex) -> Place:
    across, down = centre(field)
    site = SITES[field.kind]
    return Place(
        field.key,
        field.message,
        across,
        down,
        "hex",
        HEX_SIZE,
        TERRAINS[field.terrain],
        site.icon,
        tags=[field.place.message] if field.place is not None else [],
        text=type(field.message)(field.place.message.id + ".text") if field.place is not None else None,
        plate=site.plate,
        tone=site.tone,
        nameless=field.kind == board.WILDERNESS,
        area=field.place.message if field.place is not None else None,
        ambience=site.ambience,
    )


def _links(text: str, kind: Literal["road", "river", "bridge"]) -> list[Link]:
    edges = [edge.split("-") for edge in text.split()]
    return [Link(board.HEX_AT[a].key, board.HEX_AT[b].key, kind) for a, b in edges]


PLACES: Final = [_place(field) for field in board.HEXES]
LINKS: Final = [*_links(board.ROADS, "road"), *_links(board.RIVERS, "river"), *_links(board.BRIDGES, "bridge")]


CHOICE_ICONS: Final = {
    "travel": "rolling-dices",
    "adventure": "compass",
    "rest": "camping-tent",
    "shop": "knapsack",
    "train": "sword-spade",
    "stand-up": "healing",
    "kill-zombie": "shambling-zombie",
    "challenge-villain": "crossed-swords",
    "end-turn": "hourglass",
    "stop": "campfire",
    "retreat": "run",
    "agility": "sprint",
    "pass": "hand",
}

# --- cards ---

FACE_ICONS: Final[dict[str, str]] = {
    tokens.PHYSICAL: "broadsword",
    tokens.MAGIC: "magic-swirl",
    tokens.SKULL: "crowned-skull",
    tokens.SHIELD: "checked-shield",
    tokens.AGILITY: "sprint",
    tokens.SURGE: "lightning-trio",
    tokens.DOUBLE: "ft-double",
    tokens.DASH: "ft-dash",
}


@drawn_once
def counter(
    name: str,
    what: str,
    n: int,
    *,
    most: int | None = None,
    gem: str = "",
    icon: str = "",
    tone: str = "",
    look: PieceLook = "",
) -> Piece:
    gems = [Gem(gem, label=Message("counter-" + what))] if gem else []
    return Piece(name, "counter", Message("counter-" + what), gems=gems, icon=icon, look=look, n=n, max=most, tone=tone)


def any_card(card: PrintedCard) -> Piece:
    """Draw a card of any deck that can be looked at."""
    if isinstance(card, Skill):
        return skill_card(card)
    if isinstance(card, StoryCard):
        return story_card(card)
    assert isinstance(card, Adventure)
    return adventure_card(card)


def _card(card: PrintedCard, art: Art, tag: str, part: str = ".text") -> Piece:
    """Draw what every printed card has: its name, its text, its picture and the origin of its numbers."""
    text, tags = Message(card.message.id + part, card.figures), [Message(tag)] if tag else []
    return Piece(card.key, "card", card.message, text, art, tags=tags, origin=card.origin)


@drawn_once
def skill_card(card: Skill) -> Piece:
    look = ATTRIBUTE_LOOKS[card.attribute]
    piece = _card(card, Art(card.icon, look.palette, SET_SCENERIES.get(card.set, "rays")), "set-" + card.set)
    piece.cost = trophy_gems(card.cost)
    piece.worth = Gem("xp", 1, label=Message("star")) if card.star else None
    piece.stats = [Gem(card.attribute, "", look.icon, Message("word-" + card.attribute))]
    return piece


def trophy_gems(icons: tuple[str, ...]) -> list[Gem]:
    return [Gem("trophy-" + icon, 1, DECK_LOOKS[icon].icon, Message("trophy-" + icon)) for icon in icons]


def health_gem(n: int) -> Gem:
    return Gem("dmg", n, label=Message("counter-health"))


def asset_text(card: Asset) -> Message:
    """Return the text of an asset, after both faces of its combat token."""
    text = Message(card.message.id + ".text", card.figures)
    if card.token is None:
        return text
    front, back = card.token.sides
    return sentences([Message("token-faces", {"front": front.message, "back": back.message}), text])


def token_gems(card: Asset) -> list[Gem]:
    """Return both faces of the combat token that comes with an asset."""
    if card.token is None:
        return []
    return [Gem(face.symbol, face.value, FACE_ICONS[face.symbol], face.message) for face in card.token.sides]


@drawn_once
def asset_card(card: Asset) -> Piece:
    piece = _card(card, Art(card.icon, ASSET_PALETTES[card.kind], "rays"), "type-" + card.kind)
    piece.text = asset_text(card)
    piece.cost = [Gem("gold", card.price)]
    piece.worth = Gem("gold", card.market_value, label=Message("market-value")) if card.market_value else None
    piece.stats = token_gems(card)
    piece.faces = [] if card.token is None else token_faces(card.key, card.token)
    return piece


@drawn_once
def adventure_card(card: Adventure) -> Piece:
    piece = _card(card, art_of_adventure(card), f"kind-{card.kind}")
    if isinstance(card, Enemy):
        piece.stats = [health_gem(card.foe.health)]
        piece.tags += [Message("trait-" + trait) for trait in card.foe.traits]
    elif isinstance(card, Quest):
        piece.text = quest_text(card)
    return piece


def quest_text(card: Quest) -> Message:
    """Return what to do where, the outcomes, and what it costs to resolve none."""
    parts = [".instruction", *[f".outcome-{outcome.number}-text" for outcome in card.errand.outcomes]]
    if card.errand.miss:
        parts.append(".miss-text")
    return sentences([Message(card.message.id + part, card.figures) for part in parts])


def sentences(parts: list[Message]) -> Message:
    """Join messages into one text, part after part."""
    text = parts[0]
    for part in parts[1:]:
        text = Message("text-more", {"so-far": text, "next": part})
    return text


@drawn_once
def villain_card(foe: Foe) -> Piece:
    """Draw side B of the scenario card, which may be read at any time."""
    named = [ability.message.id + "-text" for ability in foe.abilities if ability.name != "health"]
    text = sentences([Message(part, foe.figures) for part in (foe.message.id + ".health", *named)])
    faces = [] if foe.token is None else token_faces(foe.key, foe.token)
    return replace(foe_card("scenario-villain", foe, text), faces=faces, origin=RULEBOOK)


def foe_card(key: str, foe: Foe, text: Message) -> Piece:
    tags = [Message("trait-" + trait) for trait in foe.traits]
    return Piece(key, "card", foe.message, text, art_of_foe(foe), stats=[health_gem(foe.health)], tags=tags)


@drawn_once
def rumor_card(way: Way) -> Piece:
    card = way.event
    assert card is not None
    return replace(
        adventure_card(card), text=Message(way.message.id + "-text", way.figures), tags=[Message("kind-rumor")]
    )


@drawn_once
def story_card(card: StoryCard) -> Piece:
    art = Art(card.icon, "violet" if card.scenario == kinds.MARGATH else "swamp", "night")
    return _card(card, art, "kind-story-quest" if card.claim else "kind-story", ".effect")


@drawn_once
def hero_card(card: HeroCard) -> Piece:
    stats = [health_gem(card.numbers[kinds.HEALTH])]
    stats += [
        Gem(stat, card.numbers[stat], ATTRIBUTE_LOOKS[stat].icon, Message("word-" + stat)) for stat in kinds.ATTRIBUTES
    ]
    return replace(_card(card, card.art, ""), stats=stats)


@drawn_once
def offered_hero(card: HeroCard) -> Piece:
    """Draw a hero to choose from, with the abilities of both sides."""
    parts = [card.message.id + ".text", *[ability.message.id + "-text" for ability in card.abilities]]
    return replace(hero_card(card), text=sentences([Message(part, card.figures) for part in parts]))


# --- tokens ---


@drawn_once
def token_face(name: str, number: int, face: TokenFace) -> Piece:
    return Piece(
        f"{name}-side-{number}",
        "face",
        face.message,
        icon=FACE_ICONS[face.symbol],
        tone=FACE_TONES[face.symbol],
        n=face.value if face.value > 1 else None,
        states=["golden"] if face.golden else [],
    )


def token_faces(name: str, token: Token) -> list[Piece]:
    return [token_face(name, number, face) for number, face in enumerate(token.sides)]


@drawn_once
def lying_token(token: Token) -> Piece:
    return Piece(f"token-{token.key}", "token", token.sides[0].message, faces=token_faces(token.key, token))


def cast_token(side: Side, token: FightToken) -> Piece:
    doubled = not token.spent and side.counts_double(token)
    return _cast_token(token.token, token.up, (token.spent, doubled, token.covered))


@drawn_lately
def _cast_token(token: Token, up: int, state: tuple[bool, bool, bool]) -> Piece:
    faces = token_faces(token.key, token)
    spent, doubled, covered = state
    states: list[PieceState] = []
    if spent:
        states.append("spent")
    if token.sides[up].golden:
        states.append("golden")
    if doubled:
        states.append("doubled")
    if covered:
        states.append("fixed")
    shown = token.sides[up].message
    return Piece(token.key, "token", Message(shown.id, shown.args, token.key), faces=faces, up=up, states=states)


@drawn_once
def ability_card(ability: Ability, icon: str) -> Piece:
    """Return what a card can do, named as on the card; the text of unnamed ones is the card's."""
    text = ability.message.id + ("-text" if ability.name and _has_text(ability) else "")
    if "." not in text:
        text += ".text"
    elif not text.endswith("-text"):
        text = text.partition(".")[0] + ".text"
    surge: int | str = ability.surge
    cost = [Gem("surge", surge, FACE_ICONS["surge"], Message("symbol-surge"))] if surge else []
    return Piece(
        ability.key, "card", ability.message, Message(text, ability.figures), Art(icon, "gold", "rays"), cost=cost
    )


def _has_text(ability: Ability) -> bool:
    """Tell whether an ability has a text: those of heroes, enemies and villains do; a skill or an asset has one for the
    whole card."""
    return not ability.message.id.startswith(("skill-", "asset-"))


# --- terrain dice ---


@drawn_once
def die_face(name: str, face: int) -> Piece:
    symbols = board.TERRAIN_DIE[face]
    gems = [Gem(TERRAINS.get(symbol, "wild")) for symbol in symbols]
    return Piece(name, "face", Message("die-" + "-".join(symbols)), gems=gems, joint="or" if len(gems) > 1 else "")
