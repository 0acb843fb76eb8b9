"""Opportunities of the adventure deck. Rulebook: Forests, Mountains and Plains; Appendix, Opportunities."""

from __future__ import annotations

from collections.abc import Iterator

from fabletable.games.prophecy.actions import OPPORTUNITY, action
from fabletable.games.prophecy.effect import EffectContext, all_payable, any_possible, do_effects
from fabletable.games.prophecy.kinds import Opportunity, OpportunityBargain
from fabletable.games.prophecy.menu import lists
from fabletable.games.prophecy.pieces import card_prose, opportunity_card, text_of
from fabletable.games.prophecy.table import ROUND_OVER, Hero, Realm, pawn
from fabletable.kernel import Action, Barred, Rules, bar
from fabletable.kernel.scene import Choice


def usable(table: Realm, hero: Hero) -> list[Action]:
    """List the opportunities here that the hero can pay for and that would change something."""
    return [deed for deed, card, bargain in _bargains(table, hero) if _possible(table, hero, card, bargain)]


def _bargains(table: Realm, hero: Hero) -> Iterator[tuple[Action, Opportunity, OpportunityBargain]]:
    """Yield the opportunities that are seen here, one deed a bargain."""
    cards = [spot.opportunity for spot in table.here(hero).spots]
    for card in [card for card in cards if card is not None]:
        for number, bargain in enumerate(card.bargains, 1):
            yield action(OPPORTUNITY, card, number if len(card.bargains) > 1 else 0), card, bargain


def _possible(table: Realm, hero: Hero, card: Opportunity, bargain: OpportunityBargain) -> bool:
    if hero.keeps(card):  # a second chapel or seal would change nothing
        return False
    return all_payable(table, hero, bargain.cost) and any_possible(table, hero, bargain.gain)


def why_not_usable(table: Realm, hero: Hero) -> list[Barred]:
    return [
        bar(deed, _why_not(table, hero, bargain), "opportunities")
        for deed, card, bargain in _bargains(table, hero)
        if not _possible(table, hero, card, bargain)
    ]


def _why_not(table: Realm, hero: Hero, bargain: OpportunityBargain) -> str:
    reason = bargain.gain[0].why_not(table, EffectContext(hero))
    return reason or ("why-no-effect" if all_payable(table, hero, bargain.cost) else "why-cannot-pay")


def use_opportunity(table: Realm, hero: Hero, choice: Action) -> Rules[None]:
    """Pay, gain, discard the card, unless an effect takes it."""
    card: Opportunity = choice.thing
    ground = table.here(hero)
    spot = next(spot for spot in ground.spots if spot.card is card)
    bargain = card.bargains[max(choice.n - 1, 0)]
    context = EffectContext(hero, spot)
    table.count(f"effect:opportunity-{card.name}" + (f".way-{choice.n}" if choice.n else ""))
    table.log_event("used-opportunity", seat=hero.message, card=card)
    table.read(card_prose(opportunity_card(card)))
    table.show("card", pieces=(card.key,), touches=(hero.seat,))
    yield from do_effects(table, context, bargain.cost)
    if not any(effect.takes_card for effect in bargain.gain):
        ground.spots.remove(spot)
        table.adventures_gone.append(card)
    yield from do_effects(table, context, bargain.gain)
    if not any(effect.shows_itself for effect in bargain.gain):
        about = card.key if table.was_just_shown(card.key) else pawn(hero.seat)
        table.show("gain", pieces=(about,), touches=(hero.seat,), because=card.message)
    table.read(None)
    if not hero.alive:
        table.phase = ROUND_OVER


@lists(OPPORTUNITY, of_card=True)
def opportunity_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    card: Opportunity = option.thing
    choice.note = text_of(card)
    costs = card.bargains[max(option.n - 1, 0)].cost
    choice.cost = [gem for cost in costs for gem in cost.gems(table, hero)]
