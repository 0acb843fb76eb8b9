"""What cards do, done. The words are those of cards/effects.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fabletable.games.prophecy.board import FIELDS, PLANES, AstralPlane, Field
from fabletable.games.prophecy.cards import effects as words
from fabletable.games.prophecy.cards.effects import Effect
from fabletable.games.prophecy.cards.kinds import ARTIFACT, SCROLL, SHIELD, WEAPON, Creature, Item, Opportunity, Skill
from fabletable.games.prophecy.cards.skills import HEALING
from fabletable.games.prophecy.rules.arrival import arrive
from fabletable.games.prophecy.rules.death import hurt
from fabletable.games.prophecy.rules.dice import roll_for
from fabletable.games.prophecy.rules.gains import gain_gold, gain_item, lose_gold, lose_mana, repair, steal_item
from fabletable.games.prophecy.rules.payments import can_cast, cast, pay_experience, pay_gold, pay_mana, spells_barred
from fabletable.games.prophecy.rules.plain_effects import AT_ONCE
from fabletable.games.prophecy.rules.possible import learnable_afar, robbable, smith_can_work_on, surplus
from fabletable.games.prophecy.table import NAMES, SEATS, Realm, Spot, pawn
from fabletable.kernel import DONE, NO, YES, Message, Part, Rules, Word, added, without

ASK_DESTROY_ITEM: Final = "ask-destroy-item"
ASK_GIVE_AWAY: Final = "ask-give-away"
ASK_HAND_OVER: Final = "ask-hand-over"
ASK_HEALING: Final = "ask-healing"
ASK_HEALTH_OR_MANA: Final = "ask-health-or-mana"
ASK_LEARN_AFAR: Final = "ask-learn-afar"
ASK_LEARN_FREE: Final = "ask-learn-free"
ASK_LOSE_ITEM: Final = "ask-lose-item"
ASK_PICK_ITEM: Final = "ask-pick-item"
ASK_REVEAL_PLANE: Final = "ask-reveal-plane"
ASK_SMITH: Final = "ask-smith"
ASK_STEAL_ITEM: Final = "ask-steal-item"
ASK_TAKE_ITEM: Final = "ask-take-item"
ASK_TELEPORT: Final = "ask-teleport"
ASK_VICTIM: Final = "ask-victim"

HEALTH: Final = Word("lose-health")
MANA: Final = Word("lose-mana")
REFUSE: Final = Word("refuse")


def apply_all(
    table: Realm, seat: int, effects: Sequence[Effect], spot: Spot | None = None, *, combat: bool = False
) -> Rules[None]:
    """One after the other, as long as the hero lives. ``combat``: these are the wounds of a battle that was lost."""
    for effect in effects:
        if not table.heroes[seat].alive:
            return
        if combat and effect.kind == words.LOSE_HEALTH:
            yield from wound(table, seat, effect.n)
        elif effect.kind in AT_ONCE:
            AT_ONCE[effect.kind](table, seat, effect, spot)
        else:
            yield from ASKING[effect.kind](table, seat, effect, spot)


def wound(table: Realm, seat: int, n: int, killer: int = -1) -> Rules[None]:
    """Health lost to an opponent; the spell Healing closes one wound of it."""
    hero = table.heroes[seat]
    skill = hero.skills.get(HEALING.key)
    if skill is not None and n > 0 and not spells_barred(table) and can_cast(table, seat, skill):
        answer = yield from table.pick(seat, ASK_HEALING, [YES, NO], rule="skills", n=n)
        if answer is YES:
            yield from cast(table, seat, skill)
            n -= 1
    hurt(table, seat, n, killer)


def _pick_one(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    """Look at several, keep one, discard the others."""
    for _ in range(effect.of):
        item = table.draw_item(effect.deck)
        if item is not None:
            table.offer.append(item)
    if not table.offer:
        return
    chosen = yield from table.pick(seat, ASK_PICK_ITEM, table.offer[:], rule="creatures")
    table.offer.remove(chosen)
    gain_item(table, seat, chosen)
    for item in table.offer:
        table.discard_item(item)
    table.offer = []


def _draw_or_refuse(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    """The Mummy's treasure may be refused; the curse on it has no rule."""
    item = table.draw_item(effect.deck)
    if item is None:
        return
    table.offer.append(item)
    answer = yield from table.pick(seat, ASK_TAKE_ITEM, [item], otherwise=REFUSE, rule="creatures")
    table.offer = []
    if answer is REFUSE:
        table.discard_item(item)
    else:
        gain_item(table, seat, item)


def _fetch(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    """Steppe Raiders: their horse, wherever it is, unless somebody owns it."""
    name = effect.want[0]
    piles: list[Sequence[Item]] = [table.common, table.common_gone, table.rare, table.rare_gone]
    for pile in [*piles, *(ground.goods for ground in table.ground)]:
        for item in pile:
            if item.name == name:
                answer = yield from table.pick(seat, ASK_TAKE_ITEM, [item], otherwise=REFUSE, rule="creatures")
                if answer is not REFUSE:
                    _take_from(table, seat, name)
                return


def _take_from(table: Realm, seat: int, name: str) -> None:
    """Search all piles of items for one card, then all goods; a deck that was searched is shuffled."""
    piles = [table.common, table.common_gone, table.rare, table.rare_gone]
    for pile in piles:
        for item in pile:
            if item.name == name:
                pile.remove(item)
                gain_item(table, seat, item)
                if pile is table.common or pile is table.rare:
                    table.chance.shuffle(pile)
                return
    for ground in table.ground:
        for item in ground.goods:
            if item.name == name:
                ground.goods = without(ground.goods, item)
                gain_item(table, seat, item)
                return


def _die_gold(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    assert spot is not None
    die = yield from roll_for(table, seat, spot.card)
    gain_gold(table, seat, die + effect.n)


def _die_table(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    assert spot is not None
    die = yield from roll_for(table, seat, spot.card)
    yield from apply_all(table, seat, effect.rows[(die - 1) // 2], spot)


def _trial(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    """The current attribute plus a die against a number."""
    assert spot is not None
    die = yield from roll_for(table, seat, spot.card)
    own = table.attribute_of(seat, effect.want[0])
    if own + die >= effect.n:
        table.log("trial-passed", seat=NAMES[seat], n=effect.n)
        _show_trial(table, seat, spot.card, own, die, effect)
        yield from apply_all(table, seat, effect.then, spot)
    else:
        table.log("trial-failed", seat=NAMES[seat], n=effect.n)
        _show_trial(table, seat, spot.card, own, die, effect)
        yield from apply_all(table, seat, effect.otherwise, spot)


def _show_trial(table: Realm, seat: int, card: Creature | Opportunity, own: int, die: int, effect: Effect) -> None:
    if table.watched:
        attribute = Part(Message("sum-" + effect.want[0]), own, pawn(seat))
        mine = added(NAMES[seat], [attribute, Part(Message("die-hero"), die)], seat)
        theirs = added(card.message, [Part(Message("sum-needed"), effect.n)])
        table.show("outcome", pieces=(pawn(seat),), touches=(seat,), sums=[mine, theirs])


def _teleport(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    """To any field, which counts as just entered. Nobody leaves the field of the final battle."""
    hero = table.heroes[seat]
    if table.final:
        return
    fields = [field for field in FIELDS if field.n != hero.field]
    goal: Field | Word
    if effect.n:
        goal = yield from table.pick(seat, ASK_TELEPORT, fields, otherwise=NO, rule="movement")
    else:
        goal = yield from table.pick(seat, ASK_TELEPORT, fields, rule="movement")
    if isinstance(goal, Field):
        hero.field = goal.n
        table.log("teleported", seat=NAMES[seat], field=goal)
        arrive(table, seat)
        if effect.of:  # like one more turn: a hero there may be attacked, and what works once a turn works again
            table.attacked = False
            hero.used_this_turn = ()


def _reveal(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    """Turn up the next hidden card of a plane: lesser guardian, greater guardian, artifact."""
    for _ in range(effect.n):
        planes = [plane for plane in PLANES if table.planes[plane.n].hides]
        if not planes:
            return
        goal: AstralPlane | Word
        if effect.of:
            goal = yield from table.pick(seat, ASK_REVEAL_PLANE, planes, otherwise=NO, rule="planes")
        else:
            goal = yield from table.pick(seat, ASK_REVEAL_PLANE, planes, rule="planes")
        if not isinstance(goal, AstralPlane):
            return
        turn_up(table, goal.n)


def turn_up(table: Realm, number: int) -> None:
    """The next hidden card of this plane."""
    plane = table.planes[number]
    table.reveal()
    card: Creature | Item | None = None
    if plane.lesser is not None and not plane.lesser_up:
        plane.lesser_up = True
        card = plane.lesser
    elif plane.greater is not None and not plane.greater_up:
        plane.greater_up = True
        card = plane.greater
    elif plane.artifact is not None:
        plane.artifact_up = True
        card = plane.artifact
    if card is not None:
        table.count("card:" + card.name)
        table.log("turned-up", plane=PLANES[number], card=card)
        table.show("card", pieces=(card.key, PLANES[number].key), touches=table.seats_from(0))


def _learn_free(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    """The Sphinx: any one skill of any guild, on display or in the deck."""
    skills: list[Skill] = []
    for guild, deck in table.skill_decks.items():
        skills.extend(sorted(deck.cards, key=lambda skill: skill.key))
        skills.extend(skill for ground in table.ground for skill in ground.skills if skill.guild == guild)
    if not skills:
        return
    skill = yield from table.pick(seat, ASK_LEARN_FREE, skills, rule="guilds")
    for ground in table.ground:
        if skill in ground.skills:
            ground.skills = without(ground.skills, skill)
    deck = table.skill_decks[skill.guild]
    if skill in deck.cards:
        deck.take(skill)
        deck.shuffle(table.chance)
    table.heroes[seat].skills[skill.name] = skill
    table.count("card:" + skill.name)
    table.log("learned", seat=NAMES[seat], skill=skill)


def _learn_afar(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    """The Book of Heroes: any skill on display, wherever one is; its price in experience, and no gold."""
    skill = yield from table.pick(seat, ASK_LEARN_AFAR, learnable_afar(table, seat), rule="guilds")
    table.log("learned", seat=NAMES[seat], skill=skill)
    pay_experience(table, seat, skill.cost)
    for ground in table.ground:
        if skill in ground.skills:
            ground.skills = without(ground.skills, skill)
    table.heroes[seat].skills[skill.name] = skill


def _lose_half_health(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    """The Sphinx: half of the current Health, rounded down."""
    yield from wound(table, seat, table.heroes[seat].health // 2)


def _lose_dearest_item(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    """The Imp: the item with the highest price, among equals as one likes; without an item 1 Health."""
    items = [item for item in table.heroes[seat].items if item.deck != ARTIFACT]
    if not items:
        yield from wound(table, seat, 1)
        return
    highest = max(item.price for item in items)
    dearest = [item for item in items if item.price == highest]
    item = yield from table.pick(seat, ASK_LOSE_ITEM, dearest, rule="creatures")
    table.log("lost-item", seat=NAMES[seat], item=item)
    table.lose_item(seat, item)


def _lose_scroll(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    scrolls = [item for item in table.heroes[seat].items if item.kind == SCROLL]
    if scrolls:
        item = yield from table.pick(seat, ASK_LOSE_ITEM, scrolls, rule="creatures")
        table.log("lost-item", seat=NAMES[seat], item=item)
        table.lose_item(seat, item)


def _hand_over_item(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    """The Robber, just revealed: an item of one's choice, kept on his card; without one 1 Health."""
    if spot is None or spot.shown_in != table.rounds:
        return
    hero = table.heroes[seat]
    items = [item for item in hero.items if item.deck != ARTIFACT]
    if not items:
        hurt(table, seat, 1)
        return
    item = yield from table.pick(seat, ASK_HAND_OVER, items, rule="creatures")
    hero.items.remove(item)
    spot.loot += (item,)
    table.log("handed-over", seat=NAMES[seat], item=item)


def _robbed_of_gold(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    """The Gang: the gold lies on their card; whoever has too little loses all of it and 1 Health."""
    lost = lose_gold(table, seat, effect.n)
    if spot is not None:
        spot.gold += lost
    if lost < effect.n:
        yield from wound(table, seat, 1)


def _health_or_mana(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    """The Accursed Prince: what cannot be paid in full cannot be chosen; failing both, what mana there is."""
    hero = table.heroes[seat]
    words = []
    if hero.health >= effect.n:
        words.append(HEALTH)
    if hero.mana >= effect.of:
        words.append(MANA)
    if not words:
        lose_mana(table, seat, effect.of)
        return
    word = yield from table.pick(seat, ASK_HEALTH_OR_MANA, words, rule="creatures", health=effect.n, mana=effect.of)
    if word is HEALTH:
        hurt(table, seat, effect.n)
    else:
        lose_mana(table, seat, effect.of)


def _pay_gold(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    yield from pay_gold(table, seat, effect.n)


def _pay_mana(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    yield from pay_mana(table, seat, effect.n)


def _become_poorest(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    """The Hermit: give away items and gold until nobody has less (ties allowed)."""
    hero = table.heroes[seat]
    while (excess := surplus(table, seat)) > 0:
        items = [item for item in hero.items if item.deck != ARTIFACT]
        if not items:
            lose_gold(table, seat, excess, "gave-away-gold")
            return
        if hero.gold < excess:
            item = yield from table.pick(seat, ASK_GIVE_AWAY, items, rule="opportunities", n=excess)
        else:
            answer = yield from table.pick(seat, ASK_GIVE_AWAY, items, otherwise=DONE, rule="opportunities", n=excess)
            if not isinstance(answer, Item):
                lose_gold(table, seat, excess, "gave-away-gold")
                return
            item = answer
        table.log("gave-away", seat=NAMES[seat], item=item)
        table.lose_item(seat, item)


def _fewest(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    yield from apply_all(table, seat, effect.then, spot)


def _attach_to_weapon(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    """The Dwarven Smith: repair one weapon; it is 1 better from now on."""
    weapons = smith_can_work_on(table, seat)
    item = yield from table.pick(seat, ASK_SMITH, weapons, rule="opportunities")
    repair(table, seat, item)
    assert spot is not None
    assert spot.opportunity is not None
    table.here(seat).spots.remove(spot)
    table.smithed[item.key] = spot.opportunity
    table.log("smithed", seat=NAMES[seat], item=item)


def _steal_item(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    """Scroll of Theft: one item, not an artifact, of a hero on the same field who is not safe."""
    victim = yield from table.pick(seat, ASK_VICTIM, [SEATS[n] for n in robbable(table, seat)], rule="items")
    items = [item for item in table.heroes[victim.seat].items if item.deck != ARTIFACT]
    item = yield from table.pick(seat, ASK_STEAL_ITEM, items, rule="items")
    steal_item(table, seat, victim.seat, item)


def _decay_items(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> Rules[None]:
    """Scroll of Decay: all weapons and shields of a hero are damaged, then one item of his is destroyed."""
    victim = yield from table.pick(seat, ASK_VICTIM, [SEATS[n] for n in robbable(table, seat)], rule="items")
    hero = table.heroes[victim.seat]
    for item in hero.items:
        if item.kind in (WEAPON, SHIELD):
            table.damage(victim.seat, item)
    items = [item for item in hero.items if item.deck != ARTIFACT]
    item = yield from table.pick(seat, ASK_DESTROY_ITEM, items, rule="items")
    table.log("destroyed", seat=NAMES[victim.seat], item=item)
    table.lose_item(victim.seat, item)


Asking = Callable[[Realm, int, Effect, Spot | None], Rules[None]]

ASKING: Final[dict[str, Asking]] = {
    words.PICK_ONE: _pick_one,
    words.DRAW_OR_REFUSE: _draw_or_refuse,
    words.FETCH: _fetch,
    words.DIE_GOLD: _die_gold,
    words.DIE_TABLE: _die_table,
    words.TRIAL: _trial,
    words.TELEPORT: _teleport,
    words.REVEAL: _reveal,
    words.LEARN_FREE: _learn_free,
    words.LEARN_AFAR: _learn_afar,
    words.LOSE_HALF_HEALTH: _lose_half_health,
    words.LOSE_DEAREST_ITEM: _lose_dearest_item,
    words.LOSE_SCROLL: _lose_scroll,
    words.HAND_OVER_ITEM: _hand_over_item,
    words.ROBBED_OF_GOLD: _robbed_of_gold,
    words.HEALTH_OR_MANA: _health_or_mana,
    words.PAY_GOLD: _pay_gold,
    words.PAY_MANA: _pay_mana,
    words.BECOME_POOREST: _become_poorest,
    words.FEWEST: _fewest,
    words.ATTACH_TO_WEAPON: _attach_to_weapon,
    words.STEAL_ITEM: _steal_item,
    words.DECAY_ITEMS: _decay_items,
}


def check_effects() -> None:
    """Every word of a card is done somewhere, and once; a market and a fight begin with the opportunity itself."""
    done = [*AT_ONCE, *ASKING, words.MARKET, words.FIGHT_FROM_DECK]
    if sorted(done) != sorted(words.KINDS):
        raise LookupError(f"not done, or done twice: {sorted(set(done) ^ set(words.KINDS))}")
