"""Draw cards, tokens and counters as pieces of a scene."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from fabletable.games.witcher.board import FOREST, MOUNTAIN, PLACES, ROMAN, UNIVERSAL, WATER
from fabletable.games.witcher.kinds import (
    BLUE,
    COLOURS,
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    ActionCard,
    FightCard,
    LocationToken,
    Monster,
    Potion,
    Power,
    TrophyCard,
    WitcherSchool,
)
from fabletable.games.witcher.painting import LANDS
from fabletable.games.witcher.table import Hero, KeptStory, StoryCard, StoryQuest
from fabletable.kernel import Message, Origin
from fabletable.kernel.scene import PIP, Art, Gem, Palette, Piece, PieceLook, Prose, Scenery, drawn_once

PALETTE: Final[dict[str, Palette]] = {BLUE: "ice", RED: "blood", GREEN: "verdant", PURPLE: "violet", YELLOW: "gold"}
SCENERY: Final[dict[str, Scenery]] = {BLUE: "rays", RED: "cave", GREEN: "forest", PURPLE: "rays", YELLOW: "night"}
LINK_ICONS: Final = {
    GREEN: "dodging",
    YELLOW: "magic-shield",
    PURPLE: "fire-ray",
    BLUE: "quick-slash",
    RED: "hammer-drop",
}
MONSTER_TONES: Final = {
    "ice": "#7fb8d6",
    "ember": "#e0a24a",
    "verdant": "#8fc46a",
    "swamp": "#93a86b",
    "sea": "#5fb0bd",
    "moon": "#8ea6dd",
    "bone": "#d9c9a3",
    "blood": "#d0685c",
    "gold": "#e3bd58",
    "steel": "#a9bac9",
    "dusk": "#c98aa0",
}
TABS: Final[dict[str, Literal["tab-1", "tab-2", "tab-3", "tab-4", "tab-5"]]] = {
    GREEN: "tab-1",
    YELLOW: "tab-2",
    PURPLE: "tab-3",
    BLUE: "tab-4",
    RED: "tab-5",
}
SEALS: Final = {FOREST: "pine-tree", MOUNTAIN: "mountains", WATER: "drop", UNIVERSAL: "compass"}
DAMAGE_ICON: Final = "drop-weapon"
SHIELD_ICON: Final = "checked-shield"
DRAW_ICON: Final = "card-draw"
AGAIN_ICON: Final = "card-pickup"
"""The top discarded card comes to the hand."""
BACK_ICON: Final = "return-arrow"
"""This card comes back to the hand."""


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


@drawn_once
def action_piece(card: ActionCard) -> Piece:
    """Draw an action card: icons in the colour plate, links as gems in the fixed order, the terrain as a seal."""
    return Piece(
        card.key, "card", card.message, text=face_text(card),
        art=Art(card.icon, PALETTE[card.colour], SCENERY[card.colour]), look="plate", tone=card.colour,
        stats=_icons(card), gems=[*_links(card), _seal(card.terrain)], tags=[Message(f"kind-{card.colour}")],
        origin=card.origin,
    )  # fmt: skip


@drawn_once
def priced_piece(card: ActionCard, price: int) -> Piece:
    """Draw a market card with its price where it lies."""
    return replace(action_piece(card), cost=[Gem("cards", price, "card-discard")])


def _icons(card: ActionCard) -> list[Gem]:
    found = []
    if card.damage:
        found.append(Gem("damage", card.damage, DAMAGE_ICON))
    if card.shield:
        found.append(Gem("guard", card.shield, SHIELD_ICON))
    if card.draw:
        found.append(Gem("draw", signed(card.draw), DRAW_ICON))
    if card.again:
        found.append(Gem("again", "", AGAIN_ICON))
    return found


def _seal(terrain: str) -> Gem:
    return Gem("seal", icon=SEALS[terrain], label=Message(f"terrain-{terrain}"), at="seal", tone=LANDS[terrain])


def _links(card: ActionCard) -> list[Gem]:
    """Draw the links of a card; each colour has its own place at the edge."""
    found = []
    for colour in COLOURS:
        if colour in card.links:
            icon, number, said = _link(colour, card)
            found.append(Gem("link", number or "", icon, said, TABS[colour], colour))
    return found


def _link(colour: str, card: ActionCard) -> tuple[str, int, Message]:
    """Return what a link gives: its icon, its number, and both in words."""
    tab, name = card.links[colour], Message(f"colour-{colour}")
    if tab.damage:
        return LINK_ICONS[colour], tab.damage, Message("link-damage", {"colour": name, "n": tab.damage})
    if tab.shield:
        return SHIELD_ICON, tab.shield, Message("link-shield", {"colour": name, "n": tab.shield})
    if tab.draw:
        return DRAW_ICON, tab.draw, Message("link-draw", {"colour": name, "n": tab.draw})
    if tab.back:
        return BACK_ICON, 0, Message("link-back", {"colour": name})
    return LINK_ICONS[colour], 0, Message("link-plain", {"colour": name})


def face_text(card: ActionCard) -> Message:
    """Return what the card does, in words."""
    icons: list[Message] = []
    if card.damage:
        icons.append(Message("face-damage", {"n": card.damage}))
    if card.shield:
        icons.append(Message("face-shield", {"n": card.shield}))
    if card.draw > 0:
        icons.append(Message("face-draw-more", {"n": card.draw}))
    if card.draw < 0:
        icons.append(Message("face-draw-less", {"n": -card.draw}))
    if card.again:
        icons.append(Message("face-again"))
    terrain = Message(f"terrain-{card.terrain}")
    if not card.links:
        return Message("face", {"icons": icons, "terrain": terrain})
    links = [_link(colour, card)[2] for colour in COLOURS if colour in card.links]
    return Message("face-linked", {"icons": icons, "links": links, "terrain": terrain})


@drawn_once
def monster_piece(monster: Monster, place: LocationToken | None = None) -> Piece:
    return Piece(
        monster.key, "card", monster.message, text=monster.text, art=monster.art,
        worth=Gem("level", ROMAN[monster.level]), stats=[Gem("dmg", monster.life)],
        tags=[place.message] if place is not None else [], origin=monster.origin,
    )  # fmt: skip


def power_piece(power: Power, art: Art, origin: Origin) -> Piece:
    """Draw a trophy or a skill."""
    return Piece(power.key, "card", power.message, text=power.text, art=art, origin=origin)


@drawn_once
def trophy_piece(trophy: Monster | TrophyCard) -> Piece:
    piece = power_piece(trophy.power, trophy.art, trophy.trophy_origin)
    piece.tags = [] if trophy.kind else [trophy.message]
    return piece


def text_of(hero: Hero, power: Power) -> Message:
    """Return what a power does, in words; a skill as it works on the witcher's present level."""
    if power is hero.school.skill:
        return Message(f"power-{power.key}.level-{hero.special}")
    return power.text


def skill_piece(hero: Hero) -> Piece:
    """Draw the school's skill as it works on the present level."""
    school: WitcherSchool = hero.school
    piece = power_piece(school.skill, Art(school.skill.icon, "steel", "hall"), school.origin)
    piece.text = text_of(hero, school.skill)
    piece.worth = Gem("level", ROMAN[hero.special])
    return piece


@drawn_once
def kept_piece(kept: KeptStory) -> Piece:
    """Draw equipment, a companion or a promise, with its own name and line, and what it does."""
    story = kept.story
    power = kept.gives.power
    return Piece(
        story.key if power is None else power.key, "card", kept.message, text=kept.gives.text,
        tags=[] if kept.gives.nameless else [Message(f"{story.key}.{kept.option}-line")], art=story.art,
        origin="reported",
    )  # fmt: skip


@drawn_once
def quest_piece(quest: StoryQuest) -> Piece:
    places = [PLACES[place].message for place in quest.places]
    return Piece(
        quest.key, "card", quest.message, text=Message("quest-text", {"places": places, "event": quest.event}),
        art=quest.story.art, tags=places, cost=[Gem("gold", quest.pay)] if quest.pay else [], origin="reported",
    )  # fmt: skip


@drawn_once
def story_piece(story: StoryCard) -> Piece:
    """Draw a story card as it is read; its words stand beside it, and nothing of its results anywhere."""
    return Piece(
        story.key, "card", story.message, art=story.art, tags=[Message(f"deck-{story.deck}")], origin="reported"
    )


@drawn_once
def story_prose(story: StoryCard, option: str, band: int) -> Prose:
    """Return the text of a story as far as it has been read: its beginning, or the result of the chosen option and of
    its table."""
    intro = [Message(f"{story.key}.intro")]
    card = story_piece(story)
    if not option:
        return Prose(story.key, story.message, intro, card)
    effects = story.a if option == "a" else story.b
    tables = [effect for effect in effects if effect.bands]
    plain = [effect.text() for effect in effects if not effect.bands]
    text = [Message(f"{story.key}.{option}-result")] if story.has_result_text else intro
    if band:
        text = [*text, Message(f"{story.key}.{option}-band-{band}")]
    return Prose(
        story.key, story.message, text, card, Message(f"{story.key}.{option}") if story.has_choice else None,
        intro if story.has_result_text else [],
        bands=[row.text() for row in tables[0].bands] if tables else [], band=band,
        rule=Message("story-effects", {"effects": plain}) if plain else None,
    )  # fmt: skip


PIP_FACES: Final = [Piece(f"pips-{n}", "face", Message("number", {"n": n}), gems=[Gem(PIP, n)]) for n in range(1, 7)]


@drawn_once
def story_die(pips: int) -> Piece:
    """Draw the die that was rolled for a story."""
    return Piece("story-die", "die", Message("poker-die", {"n": pips}), faces=PIP_FACES, up=pips - 1, n=pips)


@drawn_once
def potion_piece(potion: Potion) -> Piece:
    return Piece(
        potion.key, "card", potion.message, text=potion.text, art=Art(potion.icon, "ice", "cave"), origin=potion.origin
    )


@drawn_once
def fight_piece(card: FightCard, level: int) -> Piece:
    text = Message("fight-card.text", {"charge": card.charge.said(level), "bite": card.bite.said(level)})
    return Piece(card.key, "card", card.message, text=text, art=Art("claws", "blood", "cave"), origin="reported")


@drawn_once
def token_piece(token: LocationToken, *, face_up: bool, owner: int) -> Piece:
    """Draw a token: a tracking quest lies open with a coin on it; a Trail token shows its back only."""
    seal = [_seal(token.terrain)]
    if face_up:
        label = Message("tracking-token", {"place": token.message, "terrain": Message(f"terrain-{token.terrain}")})
        piece = f"tracking-{owner}-{token.terrain}"
        return Piece(piece, "marker", label, icon="boot-prints", tone=token.terrain, gems=seal)
    label = Message("trail-token", {"terrain": Message(f"terrain-{token.terrain}")})
    return Piece(f"trail-{owner}-{token.terrain}", "marker", label, icon="footprint", tone=token.terrain, gems=seal)


@drawn_once
def counter(
    key: str, label: str, number: int, *, icon: str = "", gem: str = "", most: int | None = None, look: PieceLook = ""
) -> Piece:
    return Piece(
        key, "counter", Message(label), icon=icon, look=look, gems=[Gem(gem)] if gem else [], n=number, max=most
    )
