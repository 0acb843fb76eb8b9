"""The set-up, up to the first round. Rulebook: Preparing the game; The beginning of the game."""

from __future__ import annotations

from fabletable.games.prophecy.board import FIELDS, GUILDS
from fabletable.games.prophecy.kinds import Adventure, ChanceCard, Character, Creature, Item, Skill
from fabletable.games.prophecy.rules.chance_cards import new_skill, spread_adventures
from fabletable.games.prophecy.rules.round import new_hero
from fabletable.games.prophecy.table import DRAFT, NAMES, NOBODY, ROUND, Ground, Plane, Realm, Rulings
from fabletable.kernel import Chance, Options, Pile, Refused


def rulings_from(options: Options) -> Rulings:
    rulings = Rulings()
    rulings.first_edition = options["edition"] == "first"
    rulings.longer = options["longer"]
    rulings.artifacts_to_win = {"four": 4, "three": 3, "two": 2}[options["artifacts"]]
    rulings.teams = options["teams"]
    rulings.trading = options["trading"] or options["teams"]
    rulings.duel_experience = options["duel-experience"]
    ending = options["ending"]
    if ending == "edition":
        ending = "apocalypse" if rulings.first_edition else "final-battle"
    decided_before = rulings.artifacts_to_win == 2
    rulings.apocalypse = ending == "apocalypse" and not decided_before
    rulings.final_battle = ending == "final-battle" and not decided_before
    return rulings


class DeckLists:
    """The cards that a table is set up with, in order; each table shuffles lists of its own."""

    chance: list[ChanceCard]
    adventures: list[Adventure]
    common: list[Item]
    rare: list[Item]
    lesser: list[Creature]
    greater: list[Creature]
    artifacts: list[Item]
    characters: list[Character]
    skills: dict[str, list[Skill]]


def set_up(
    players: int, options: Options, rulings: Rulings, decks: DeckLists, counted: frozenset[str], chance: Chance
) -> Realm:
    """Put everything in its place; heroes are chosen next, or dealt."""
    if options["teams"] and players != 4:
        raise Refused("why-teams-need-four", {"players": players}, "teams")
    if options["opening"] == "all" and options["edition"] == "first":
        raise Refused("why-all-terrains-second", {}, "beginning")
    table = Realm(players, chance, rulings)
    table.counted = counted
    table.usual_lesser = next(card for card in decks.lesser if card.usual)
    table.usual_greater = next(card for card in decks.greater if card.usual)
    table.ground = [Ground() for _ in FIELDS]
    _guard_the_planes(table, decks)
    table.chance_deck = list(decks.chance)
    table.adventures = list(decks.adventures)
    table.common = list(decks.common)
    table.rare = list(decks.rare)
    table.skill_decks = {guild: Pile(list(skills)) for guild, skills in decks.skills.items()}
    chance.shuffle(table.chance_deck)
    chance.shuffle(table.adventures)
    chance.shuffle(table.common)
    chance.shuffle(table.rare)
    for guild in GUILDS:
        table.skill_decks[guild].shuffle(chance)
    table.unused = list(decks.characters)
    chance.shuffle(table.unused)
    if not table.rulings.longer:
        _open_the_land(table, all_terrains=options["opening"] == "all")
    if options["characters"] == "draft":
        table.draft_hands = [[table.unused.pop(), table.unused.pop()] for _ in range(players)]
        table.draft_passed = [[] for _ in range(players)]
        table.phase = DRAFT
    else:
        send_heroes(table, [table.unused.pop() for _ in range(players)])
    return table


def _guard_the_planes(table: Realm, decks: DeckLists) -> None:
    lesser, greater, artifacts = list(decks.lesser), list(decks.greater), list(decks.artifacts)
    table.chance.shuffle(lesser)
    table.chance.shuffle(greater)
    table.chance.shuffle(artifacts)
    # One by one: a compiled State made of starred arguments would stay empty.
    table.planes = [
        Plane(first, second, prize) for first, second, prize in zip(lesser[:5], greater[:5], artifacts[:5], strict=True)
    ]


def _open_the_land(table: Realm, *, all_terrains: bool) -> None:
    """Lay a skill into each guild; then the first terrain card of the chance deck brings its adventures. With the
    option: the first Forest, the first Mountains and the first Plains, in the order in which they come."""
    for guild in GUILDS:
        new_skill(table, guild)
    found: list[str] = []
    for card in reversed(table.chance_deck[:]):
        terrain = card.effect.terrain
        if terrain and terrain not in found:
            found.append(terrain)
            table.chance_deck.remove(card)
            table.chance_gone.append(card)
            spread_adventures(table, terrain, 0)
            if not all_terrains:
                break
    for ground in table.ground:
        for spot in ground.spots:
            spot.shown_in = NOBODY  # before the first round: nobody meets it just revealed
    table.chance.shuffle(table.chance_deck)


def send_heroes(table: Realm, characters: list[Character]) -> None:
    """Send each to his first guild; the highest roll begins, and those who tie roll again."""
    table.heroes = [new_hero(table, seat, character) for seat, character in enumerate(characters)]
    rolling = list(range(table.seats))
    while len(rolling) > 1:
        throwing, rolls = rolling, [table.chance.roll() for _ in rolling]
        best = max(rolls)
        rolling = [seat for seat, roll in zip(throwing, rolls, strict=True) if roll == best]
        for seat, roll in zip(throwing, rolls, strict=True):
            table.log("rolled-to-begin", seat=NAMES[seat], n=roll)
    table.first = rolling[0]
    table.active = rolling[0]
    table.phase = ROUND
    for hero in table.heroes:
        table.log("starts", seat=hero.message, hero=hero.character, field=hero.place)
