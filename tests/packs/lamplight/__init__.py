"""Three cards and a face for Dice Forge: one card of each kind."""

from __future__ import annotations

from collections.abc import Sequence

from fabletable.games.diceforge.hooks import OUSTING, TAKEN, USES, Use
from fabletable.games.diceforge.kinds import AUTOMATIC, INSTANT, PLAIN, REINFORCEMENT, Face, Feat, Gain
from fabletable.games.diceforge.outlook import FEAT_VALUE, Outlook, gained
from fabletable.games.diceforge.pieces import feat_piece, gems_of
from fabletable.games.diceforge.rules.hammer import receive
from fabletable.games.diceforge.table import ForgeTable, Hero
from fabletable.kernel import DESIGNED, Decision, Pack, Question, Rules, named, seat_name
from fabletable.kernel.scene import Art, Choice

PACK = Pack("lamplight", "diceforge", __name__)

# --- a face ---

EMBER = PACK.add(Face("ember", PLAIN, [Gain(gold=2, glory=1)], price=3, origin=DESIGNED))

# --- a card with an effect: the lamp ---

LAMP = PACK.add(Feat("lamp", 11, REINFORCEMENT, Art("lantern-flame", "gold", "night"), sun=2, glory=3))
LIGHT = Gain(sun=1)


class Shine(Use):
    """A sun shard, once a turn."""

    def do(self, table: ForgeTable, hero: Hero) -> Rules[None]:
        table.log_event("lamp-shines", hero=seat_name(hero.seat), gain=LIGHT)
        yield from receive(table, hero, LIGHT)

    def value(self, outlook: Outlook, hero: Hero) -> float:
        return 10.0 + gained(outlook, LIGHT)

    def option(self, table: ForgeTable, hero: Hero) -> Choice:
        name = f"d{hero.seat}-{self.card.key}"
        return Choice(self.key, self.message, spots=[name], piece=feat_piece(self.card, name), gain=gems_of(LIGHT))


LAMP.on(USES)([Shine(LAMP, "lamp-light", named("use-lamp", LAMP.message.piece, gain=LIGHT.message), LIGHT)])


@LAMP.on(FEAT_VALUE)
def lamp_value(outlook: Outlook) -> float:
    return outlook.turns * outlook.sun


# --- a card at a hook: the moth ---

MOTH = PACK.add(Feat("moth", 2, AUTOMATIC, Art("butterfly", "dusk", "night"), moon=2, glory=2))


@MOTH.on(OUSTING)
def moth_flutters(table: ForgeTable, hero: Hero, card: Feat) -> None:
    hero.glory += 2
    table.log("moth-flutters", hero=seat_name(hero.seat))


@MOTH.on(FEAT_VALUE)
def moth_value(outlook: Outlook) -> float:
    return 1.0 * outlook.turns


# --- a card that asks: the lamplighter ---

LAMPLIGHTER = PACK.add(Feat("lamplighter", 14, INSTANT, Art("torch", "ember", "plain"), sun=1, glory=1))
FLAMES = [Gain(sun=1), Gain(moon=2)]

FLAME = Question(PACK.questions, "lamplighter", rule="feat")


@LAMPLIGHTER.on(TAKEN)
def choose_flame(table: ForgeTable, hero: Hero, card: Feat) -> Rules[None]:
    flame = yield from FLAME.ask(table, hero.seat, FLAMES)
    table.log("lamplighter-gives", hero=seat_name(hero.seat), gain=flame)
    yield from receive(table, hero, flame)


@FLAME.policy
def best_flame(table: ForgeTable, decision: Decision) -> Sequence[float]:
    outlook = Outlook(table, decision.seat)
    return [gained(outlook, flame) for flame in decision.options]


@LAMPLIGHTER.on(FEAT_VALUE)
def lamplighter_value(outlook: Outlook) -> float:
    return max(gained(outlook, flame) for flame in FLAMES)
