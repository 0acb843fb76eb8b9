"""Combat: engage, then rounds of casting, acting and retreating, until a side is defeated or gone."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import HEXES, Hex
from fabletable.games.runebound.choices import name_answers, noted
from fabletable.games.runebound.fight import Fight, FightToken, Side
from fabletable.games.runebound.hooks import AFTER_CAST, AS_ACTION, CONSTANT, ON_ENGAGE, ON_RETREAT, ON_WIN, ROUND_END
from fabletable.games.runebound.kinds import Adventure, Enemy, Foe, StoryCard
from fabletable.games.runebound.looks import ability_card
from fabletable.games.runebound.rules.abilities import free_now, usable, use_window
from fabletable.games.runebound.rules.combat_actions import combat_action
from fabletable.games.runebound.rules.context import EffectContext, carry_out, fighter, health_against
from fabletable.games.runebound.rules.damage import defeated, destroy
from fabletable.games.runebound.rules.dice import change_dice, reroll_choice, rerolls, roll_dice
from fabletable.games.runebound.rules.movement import spend_and_enter, walk
from fabletable.games.runebound.rules.rides import ways_out
from fabletable.games.runebound.rules.rumors import follows, offer_rumors
from fabletable.games.runebound.rules.trophies import take_trophy
from fabletable.games.runebound.rules.wounds import context_of
from fabletable.games.runebound.streams import COMBAT_CAST, FOE_CAST
from fabletable.games.runebound.table import QUESTIONS, Hero, Runebound
from fabletable.games.runebound.tokens import ENEMY_TOKENS, VETERAN
from fabletable.games.runebound.vocabulary import ALL, ROUND, CardEffect, Effects
from fabletable.kernel import (
    DONE,
    NO,
    Decision,
    FoeFacts,
    Message,
    MomentFacts,
    Part,
    Question,
    Rules,
    Sum,
    Word,
    added,
    seat_name,
)
from fabletable.kernel.ending import BATTLE, ESCAPE
from fabletable.kernel.facts import FoeRank
from fabletable.kernel.moment import MomentResult

STRONG: Final = 8
"""The health of the strongest enemies."""
LEAVE_FIGHT: Final = Question(
    QUESTIONS, "retreat", rule="retreat", sampled=True, stands=True, declines=NO, theme="retreat"
)
RETREAT_TO: Final = Question(QUESTIONS, "retreat-to", rule="retreat", theme="retreat")
REWARD: Final = Question(QUESTIONS, "reward", rule="enemies", theme="reward")

RETREAT = Word("retreat")

REWARD_WORDS: Final = ("gold", "trophy", "asset-from-market", "draw", "lore", "heal", "kill-zombies", "ally")
STORY_DONE: Final = "story-done"
"""The note of a story quest for the ending, with the health that its hero had left."""


class Reward:
    """One of the rewards a beaten enemy offers."""

    def __init__(self, number: int, effects: Effects, card: Adventure) -> None:
        self.effects: Effects = effects
        self.key: str = f"reward-{number}"
        named = [_reward_part(effect) for effect in effects]
        parts = [part for part in named if part is not None]
        whole = len(parts) == len(effects)
        self.message: Message = Message("reward", {"what": parts}, card.key)
        if not whole:
            self.message = Message("reward-other", {"n": number}, card.key)
        self.note: Message | None = None if whole else Message(card.message.id + ".reward", card.figures)


def _reward_part(effect: CardEffect) -> Message | None:
    """Return the name of one part of a reward; None for a kind of effect that no printed reward has."""
    if effect.word not in REWARD_WORDS:
        return None
    if isinstance(effect.n, str):
        return Message("reward-heal-all") if (effect.word, effect.n) == ("heal", ALL) else None
    return Message("reward-" + effect.word, {"n": effect.n})


# --- beginning ---


def hero_side(table: Runebound, hero: Hero) -> Side:
    """Make a hero's side, with the starting tokens and those of assets."""
    tokens = [FightToken(token) for token in hero.card.tokens]
    tokens.extend(FightToken(asset.token) for asset in hero.assets if asset.token is not None)
    return Side(hero.seat, hero.seat, tokens)


def begin_fight(table: Runebound, hero: Hero, foe: Foe, cause: str, card: Adventure | StoryCard | None) -> None:
    """Begin a fight with five enemy tokens; the veteran joins in Act II and for villains, who also cast their own."""
    tokens = list(ENEMY_TOKENS)
    if table.act == 2 or foe.kind == "villain":
        tokens.append(VETERAN)
    if foe.token is not None:
        tokens.append(foe.token)
    enemy = Side(table.runs_the_enemy(hero.seat), -1, [FightToken(token) for token in tokens])
    table.fight = Fight(cause, [hero_side(table, hero), enemy], foe, card)
    table.fight.no_retreat = foe.kind == "villain"
    table.log_event("engaged", hero=hero, foe=foe, leader=seat_name(enemy.seat))
    facts = _entrance(table, hero, foe) if table.watched else None
    table.show("phase", pieces=("side-0", "side-1"), touches=(hero.seat,), facts=facts)


def _entrance(table: Runebound, hero: Hero, foe: Foe) -> MomentFacts:
    """Return what is to be known of a foe before the first cast."""
    health = health_against(table, foe, hero.seat)
    villain = foe.kind == "villain"
    rank: FoeRank = "villain" if villain else "strong" if health >= STRONG else ""
    stakes = Message("stakes-villain", {"foe": foe.message}) if villain else None
    does = [text for text in (ability_card(each, foe.icon).text for each in foe.abilities) if text is not None]
    return MomentFacts(foe=FoeFacts(foe.message, rank, health, hero.health_left, does, stakes))


def _fought(hero: Hero, fight: Fight) -> MomentFacts | None:
    """Return whom the hero fought and what is left of it; who is knocked out has not escaped."""
    if fight.foe is None:
        return None
    return MomentFacts(foe=FoeFacts(fight.foe.message), left=hero.health_left or None)


def begin_duel(table: Runebound, hero: Hero, target: Hero) -> None:
    table.fight = Fight("challenge", [hero_side(table, hero), hero_side(table, target)], None, None)
    table.fight.no_retreat = True
    table.log_event("challenged", hero=hero, target=target)
    table.show("phase", pieces=("side-0", "side-1"), touches=(hero.seat, target.seat))


def fight_step(table: Runebound, fight: Fight) -> Rules[None]:
    """Play the next stretch of the fight, told by its phase."""
    if fight.over:
        yield from finish(table, fight)
    elif fight.phase == "engage":
        yield from engage(table, fight)
    elif fight.phase == "cast":
        yield from cast(table, fight)
    elif fight.phase == "act":
        yield from next_action(table, fight)
    else:
        yield from retreat(table, fight)


def engage(table: Runebound, fight: Fight) -> Rules[None]:
    """Engage right before the first cast, within the first combat round; no shield stops damage here. The active
    player's abilities come first."""
    for side in (0, 1):
        context = context_of(fight, side)
        for ability in _constants(table, fight, side):
            yield from carry_out(table, context, tuple(e for e in ability if e.holds_all_fight))
    for side in (0, 1):
        context = context_of(fight, side)
        context.engage = True
        context.card = fight.card if side == 1 else None
        yield from use_window(table, context, ON_ENGAGE)
    fight.phase = "cast"


def _constants(table: Runebound, fight: Fight, side: int) -> list[Effects]:
    hero = fight.sides[side].hero
    if hero >= 0:
        return [ability.effects for ability in table.heroes[hero].windows.get(CONSTANT, ())]
    if fight.foe is None:
        return []
    return [ability.effects for ability in fight.foe.abilities if ability.window is CONSTANT]


# --- a round ---


def cast(table: Runebound, fight: Fight) -> Rules[None]:
    """Cast all tokens of both sides, spent and removed ones too. The side with more golden faces acts first; the
    attacker wins ties."""
    fight.phase = "act"
    fight.told_first = -1
    for side in fight.sides:
        label = COMBAT_CAST[side.hero] if side.hero >= 0 else FOE_CAST[table.active]
        for token in side.tokens:
            token.up = table.chance.below(2, label)
            token.spent = token.covered = token.doubled = False
            token.on = -1
        side.passed = False
    for number, side in enumerate(fight.sides):
        table.log("cast", who=fighter(table, fight, number), tokens=side.tokens)
    _show_cast(table, fight)
    for number in (0, 1):
        yield from use_window(table, context_of(fight, number), AFTER_CAST)
    if fight.over:
        return
    fight.first = 0 if fight.sides[0].golden() >= fight.sides[1].golden() else 1
    if fight.told_first >= 0:
        fight.first = fight.told_first
    fight.turn = fight.first
    table.log("acts-first", who=fighter(table, fight, fight.first))
    if table.watched:
        sums = [_golden(table, fight, number) for number in (0, 1)]
        first, why = f"side-{fight.first}", _why_first(fight)
        table.show("phase", pieces=(first,), touches=fight.heroes(), sums=sums, because=why)


def _show_cast(table: Runebound, fight: Fight) -> None:
    if table.watched:
        tokens = [token.key for side in fight.sides for token in side.tokens]
        sums = [_golden(table, fight, number) for number in (0, 1)]
        table.show("roll", pieces=tokens, touches=fight.heroes(), sums=sums)


def _golden(table: Runebound, fight: Fight, number: int) -> Sum:
    """Count the golden faces of a side, which tell who acts first."""
    side = fight.sides[number]
    parts = [Part(token.message, 1, token.key) for token in side.pool() if token.face.golden]
    return added(fighter(table, fight, number), parts, side.player)


def _why_first(fight: Fight) -> Message:
    if fight.told_first >= 0:
        return Message("because-told-first")
    more, fewer = fight.sides[fight.first].golden(), fight.sides[1 - fight.first].golden()
    return (
        Message("because-golden", {"n": more, "other": fewer})
        if more > fewer
        else Message("because-golden-tie", {"n": more})
    )


def next_action(table: Runebound, fight: Fight) -> Rules[None]:
    """Let sides take turns with single combat actions; one that has passed takes no more this round."""
    if fight.sides[fight.turn].passed:
        fight.turn = 1 - fight.turn
    if fight.sides[fight.turn].passed:
        fight.phase = "retreat"
        for number in (0, 1):
            yield from use_window(table, context_of(fight, number), ROUND_END)
        return
    yield from combat_action(table, fight)
    if fight.again and not fight.sides[fight.turn].passed:
        fight.again = False
    elif not fight.sides[1 - fight.turn].passed:
        fight.turn = 1 - fight.turn


def next_round(fight: Fight) -> None:
    """End what held for the combat round, and count the next one."""
    fight.round += 1
    fight.phase = "cast"
    for side in fight.sides:
        side.used_in_round = []
        side.armor = 0
        side.reflects = ""
        side.boosts = {}
        side.doubled = []
        side.forbidden = {what: until for what, until in side.forbidden.items() if until != ROUND}
        side.treats = [treat for treat in side.treats if treat[2] != ROUND]


def retreat(table: Runebound, fight: Fight) -> Rules[None]:
    """Ask whether to roll one die and spend it to leave; not from villains, nor may either side leave Corbin's
    challenge, the only one there is. Enemies never retreat. A failed attempt only means another round."""
    side = fight.sides[0]
    if not fight.no_retreat and "retreat" not in side.forbidden:
        hero = table.heroes[side.hero]
        answer = yield from LEAVE_FIGHT.ask(
            table, hero.seat, [RETREAT, NO], foe=fighter(table, fight, 1), round=fight.round
        )
        if answer is RETREAT:
            left = yield from try_to_retreat(table, fight, hero)
            if left:
                return
    next_round(fight)


def try_to_retreat(table: Runebound, fight: Fight, hero: Hero) -> Rules[bool]:
    for ability in usable(table, EffectContext(hero.seat), ON_RETREAT):
        answer = yield from RETREAT_TO.ask(table, hero.seat, hero.hex.neighbours, otherwise=DONE)
        if not isinstance(answer, Hex):
            return False
        table.count("ability:" + ability.key)
        yield from leave(table, fight)
        yield from walk(table, hero, answer.index)
        yield from carry_out(table, EffectContext(hero.seat), ability.effects)
        return True
    roll = roll_dice(table, hero, "retreat", 1)
    while True:
        ways = ways_out(table, hero, roll)
        choices = [*[HEXES[to] for to in ways], *rerolls(table, hero, roll), *free_now(table, hero)]
        chosen = yield from RETREAT_TO.ask(table, hero.seat, choices, otherwise=DONE)
        if isinstance(chosen, Hex):
            yield from leave(table, fight)
            yield from spend_and_enter(table, hero, roll, ways[chosen.index], chosen.index)
            table.roll = None
            return True
        if isinstance(chosen, Word):
            table.roll = None
            return False
        yield from change_dice(table, hero, roll, chosen)


def leave(table: Runebound, fight: Fight) -> Rules[None]:
    table.log_title("retreated", who=fighter(table, fight, 0))
    table.show("outcome", pieces=("side-0", "side-1"), touches=fight.heroes(), result="drawn")
    fight.over = "retreated"
    yield from finish(table, fight)


# --- the end ---


def finish(table: Runebound, fight: Fight) -> Rules[None]:
    table.count(f"fight:{fight.cause}-{fight.over}")
    _note(table, fight)
    if fight.cause == "villain":
        finish_villain(table, fight)
    elif fight.cause == "challenge":
        yield from finish_challenge(table, fight)
    elif fight.over == "won":
        yield from finish_won(table, fight)
    else:
        yield from finish_not_won(table, fight)


def _note(table: Runebound, fight: Fight) -> None:
    """Note for the ending who has fought, and how narrowly it was won."""
    hero = table.heroes[fight.sides[0].hero]
    if fight.foe is not None:
        won = fight.over in ("won", "taken")
        table.note(BATTLE, hero.seat, int(won), fight.foe)
        if won:
            table.note(ESCAPE, hero.seat, hero.health_left, fight.foe)
    else:
        target = table.heroes[fight.sides[1].hero]
        table.note(BATTLE, hero.seat, int(fight.over == "won"), target.card)
        table.note(BATTLE, target.seat, int(fight.over == "lost"), hero.card)


def finish_won(table: Runebound, fight: Fight) -> Rules[None]:
    """Finish a victory: its abilities and rumors, the reward, the card as trophy, then additional trophies."""
    hero = table.heroes[fight.sides[0].hero]
    table.log_title("won", hero=hero, foe=fight.foe)
    facts = _fought(hero, fight)
    table.show("outcome", pieces=("side-0", "side-1"), touches=(hero.seat,), result="won", facts=facts)
    yield from use_window(table, EffectContext(hero.seat), ON_WIN)
    heard = [way for way in hero.rumors if way.ability.window is ON_WIN and follows(table, hero, way)]
    table.fight = None
    yield from offer_rumors(table, hero, heard)
    card = fight.card
    if isinstance(card, Enemy):
        yield from take_reward(table, hero, card)
    elif isinstance(card, StoryCard):
        yield from carry_out(table, EffectContext(hero.seat, card=card), card.reward)
        claim(table, hero, card)
    table.show("gain", pieces=(hero.pawn,), touches=(hero.seat,), because="won", hero=hero, foe=fight.foe)


def take_reward(table: Runebound, hero: Hero, card: Enemy) -> Rules[None]:
    rewards = [Reward(number, effects, card) for number, effects in enumerate(card.rewards, 1)]
    reward = yield from REWARD.ask(table, hero.seat, rewards, card=card)
    first = tuple(effect for effect in reward.effects if not effect.is_trophy)
    later = tuple(effect for effect in reward.effects if effect.is_trophy)
    context = EffectContext(hero.seat, card=card)
    yield from carry_out(table, context, first)
    table.drawn = None
    yield from take_trophy(table, hero, card)
    yield from carry_out(table, context, later)


def finish_not_won(table: Runebound, fight: Fight) -> Rules[None]:
    """Finish a fight lost or left: the enemy is discarded, a story enemy stays with all its damage healed. Or it was
    won over."""
    hero = table.heroes[fight.sides[0].hero]
    if fight.over == "lost":
        table.log_title("lost-to", hero=hero, foe=fight.foe)
        facts = _fought(hero, fight)
        table.show("outcome", pieces=("side-0", "side-1"), touches=(hero.seat,), result="lost", facts=facts)
    table.fight = None
    card = fight.card
    if isinstance(card, Enemy):
        table.drawn = None
        if fight.over == "taken":
            yield from take_trophy(table, hero, card)
        else:
            table.discards[card.deck].append(card)
    if fight.over == "lost":
        yield from defeated(table, hero)
        yield from _the_foe_has_won(table, fight, hero)


def _the_foe_has_won(table: Runebound, fight: Fight, hero: Hero) -> Rules[None]:
    """Carry out the foe's abilities of a victory, after those of the active player. Rules reference, Simultaneous
    abilities."""
    for ability in () if fight.foe is None else fight.foe.abilities:
        if ability.window is ON_WIN:
            table.count("ability:" + ability.key)
            yield from carry_out(table, EffectContext(hero.seat), ability.effects)


def claim(table: Runebound, hero: Hero, card: StoryCard) -> None:
    """Claim a story quest for this hero, or for good when only the first may do it."""
    table.claimed[card.key] = (*table.claimed.get(card.key, ()), hero.seat)
    table.count("story-done:" + card.key)
    table.log("story-done", hero=hero, card=card)
    table.note(STORY_DONE, hero.seat, hero.health_left, card)
    table.show("gain", pieces=(card.key,), touches=(hero.seat,))
    if card.claim == "first" and card in table.slots:
        table.slots[table.slots.index(card)] = None
        table.story_discard.append(card)


def finish_villain(table: Runebound, fight: Fight) -> None:
    """End a fight with the villain: a hero who defeats him wins the game; one who is defeated is destroyed, and he
    heals."""
    hero = table.heroes[fight.sides[0].hero]
    if fight.over == "won":
        table.ended = "won"
        table.winner = hero.seat
        table.log_title("villain-defeated", hero=hero, foe=fight.foe)
        facts = _fought(hero, fight)
        table.show("outcome", pieces=("side-0", "side-1"), touches=table.seats_from(0), result="won", facts=facts)
    if fight.over == "lost":
        table.log_title("lost-to", hero=hero, foe=fight.foe)
        facts = _fought(hero, fight)
        table.show("outcome", pieces=("side-0", "side-1"), touches=(hero.seat,), result="lost", facts=facts)
    table.fight = None
    if fight.over == "lost":
        destroy(table, hero)
        if not table.turn_order():
            table.ended = "lost"
            table.log_event("all-destroyed")
            table.show("outcome", touches=table.seats_from(0), result="lost")


def finish_challenge(table: Runebound, fight: Fight) -> Rules[None]:
    """Finish a challenge: only the challenger is rewarded, and first, because it is the active player."""
    hero = table.heroes[fight.sides[0].hero]
    target = table.heroes[fight.sides[1].hero]
    loser, winner = (target, hero) if fight.over == "won" else (hero, target)
    table.log_title("duel-won", hero=winner, target=loser)
    result: MomentResult = "won" if winner is hero else "lost"
    table.show("outcome", pieces=("side-0", "side-1"), touches=fight.heroes(), result=result)
    table.fight = None
    if fight.over == "won":
        for ability in hero.windows.get(AS_ACTION, ()):
            if ability.effects[0].is_challenge:
                yield from carry_out(table, EffectContext(hero.seat), ability.effects[0].parts()[0])
    yield from defeated(table, loser)


# --- how options are listed ---


def reward_text(table: Runebound, decision: Decision, reward: Reward) -> Message | None:
    """Return the text of a reward. The question says that the card becomes a trophy; only a reward without a name has
    the text of the card."""
    return reward.note


REWARD.option(noted(reward_text))
name_answers(LEAVE_FIGHT, no="answer-fight-on")
RETREAT_TO.option(reroll_choice)
name_answers(RETREAT_TO, done="answer-stay-in-the-fight")
