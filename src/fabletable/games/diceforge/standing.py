"""The standing of a hero: glory against the best of the others, turns and rolls to come, the dice, what can be paid."""

from __future__ import annotations

from fabletable.games.diceforge.kinds import Feat
from fabletable.games.diceforge.outlook import plain_yield
from fabletable.games.diceforge.table import ForgeTable, Hero
from fabletable.kernel import Message, seat_name
from fabletable.kernel.scene import drawn_once
from fabletable.kernel.standing import Chip, Standing, chip, leader, standing_of


@drawn_once
def plate(score: int) -> Chip:
    """Make the chip on every seat's plate."""
    return chip("points", n=score, gem="vp")


def standing(table: ForgeTable, seat: int) -> Standing:
    scores = [hero.score() for hero in table.heroes]
    hero = table.heroes[seat]
    following = reach(table, hero) if turns_left(table, seat) else None
    chips = way(hero, seat, scores), time_left(table, seat), dice(hero), following
    return standing_of(sentence(table, seat, scores), *chips)


def sentence(table: ForgeTable, seat: int, scores: list[int]) -> Message:
    ahead = leader(scores, seat)
    lead = scores[seat] - scores[ahead]
    message_id = "stand-even" if not lead else "stand-lead" if lead > 0 else "stand-behind"
    return Message(message_id, {"n": abs(lead), "name": seat_name(ahead), "turns": turns_left(table, seat)})


def turns_left(table: ForgeTable, seat: int) -> int:
    """Return the number of own turns to come, the present one among them."""
    return table.rounds - table.round + (seat >= table.active)


def way(hero: Hero, seat: int, scores: list[int]) -> Chip:
    own, ahead = scores[seat], leader(scores, seat)
    best = max(own, scores[ahead])
    text = Message("stand-way.text", {"track": hero.glory, "cards": own - hero.glory})
    return chip("stand-way", n=own, of=best or None, gem="vp", name=seat_name(ahead), other=scores[ahead], text=text)


def time_left(table: ForgeTable, seat: int) -> Chip:
    turns_of_all = (table.rounds - table.round) * table.seats + table.seats - 1 - table.active
    text = Message("stand-turns.text", {"rolls": turns_of_all * (2 if table.seats == 2 else 1)})
    done = table.round - 1
    return chip("stand-turns", n=done, of=table.rounds, icon="hourglass", turns=turns_left(table, seat), text=text)


def dice(hero: Hero) -> Chip:
    """Count the faces that were forged, and what all twelve of them show."""
    shown, special = plain_yield([*hero.sun_die.faces, *hero.moon_die.faces])
    amounts = {"gold": shown.gold, "sun": shown.sun, "moon": shown.moon, "glory": shown.glory, "special": special}
    text = Message("stand-faces.text", {**amounts})
    return chip("stand-faces", n=len(hero.replaced), icon="dice-six-faces-six", text=text)


def reach(table: ForgeTable, hero: Hero) -> Chip:
    """Describe the feat with the most glory that the shards pay for, or the one that lacks least, and what the gold
    pays."""
    open_feats = [cards[-1] for cards in table.piles if cards]
    faces = sum(face.price <= hero.gold and table.left(face) > 0 for face in table.supply.shop)
    text = Message("stand-purse", {"gold": hero.gold, "faces": faces})
    if not open_feats:
        return chip("stand-no-feat", icon="trophy-cup", text=text, reach=True)
    feat = min(open_feats, key=lambda each: (_lacking(hero, each), -each.glory))
    lacking = _lacking(hero, feat)
    if lacking:
        return chip("stand-near", icon="trophy-cup", text=text, reach=True, feat=feat.message, lacking=lacking)
    return chip("stand-reach", icon="trophy-cup", text=text, reach=True, feat=feat.message, worth=feat.glory)


def _lacking(hero: Hero, feat: Feat) -> int:
    return max(0, feat.sun - hero.sun) + max(0, feat.moon - hero.moon)
