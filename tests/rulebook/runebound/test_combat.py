"""Rules reference, Combat and its symbols. Tokens: Lissa 2 physical/shield, magic*/agility, agility*/surge*; Mok
2 magic/double, agility*/shield, surge*/physical; enemies skull/shield, skull/agility, skull*/surge, skull/dash*,
double/dash*."""

from fabletable.games.runebound.hooks import AFTER_DEALING_DAMAGE
from tests.rulebook.runebound.arranged import CARD, StagedLand


def pool(play, side):
    return [token.key for token in play.fight.sides[side].pool()]


def test_the_player_on_the_right_runs_the_enemy():
    """Ruling 2: with four players seat 0's enemy is led by seat 3."""
    play = StagedLand(players=4).fights("kobolds", "aaa", "bbbbb")
    assert play.fight.sides[1].seat == 3


def test_with_two_players_the_other_one_runs_the_enemy():
    assert StagedLand().fights("kobolds", "aaa", "bbbbb").fight.sides[1].seat == 1


def test_an_enemy_casts_five_tokens_and_the_veteran_in_act_two():
    assert len(StagedLand().fights("ogre").fight.sides[1].tokens) == 5
    assert [t.key for t in StagedLand().fights("ogre", act=2).fight.sides[1].tokens][-1] == "veteran"


def test_a_villain_casts_seven():
    tokens = [token.key for token in StagedLand().fights_villain().fight.sides[1].tokens]
    assert tokens[5:] == ["veteran", "villain-margath"]


def test_more_golden_faces_act_first():
    """A golden dash counts; Lissa casts no gold, the enemy two."""
    play = StagedLand().fights("ogre", "abb", "aaabb")
    assert play.fight.sides[0].golden() == 1
    assert play.fight.sides[1].golden() == 3
    assert play.seat == 1


def test_the_attacker_wins_ties():
    """Ruling 8: counted at each action phase, faces as cast."""
    play = StagedLand().fights("ogre", "aaa", "aabab")
    assert play.fight.sides[0].golden() == 2
    assert play.fight.sides[1].golden() == 1
    assert play.seat == 0
    play = StagedLand("lord-hawthorne").fights("ogre", "abb", "aabaa")
    assert play.fight.sides[0].golden() == play.fight.sides[1].golden() == 0
    assert play.seat == 0


def test_a_golden_face_worth_two_counts_once():
    play = StagedLand().has(assets=["truesight-bow"]).fights("giant", "abba", "aaaaa")
    assert play.fight.sides[0].golden() == 2  # the surge of Lissa and the bow


def test_damage_types_are_never_mixed():
    play = StagedLand().fights("ogre", "aaa", "abbaa").choose("physical")
    assert play.fight.damage == 2
    assert pool(play, 0) == ["lissa-2", "lissa-3"]


def test_some_faces_may_be_kept():
    play = StagedLand("lord-hawthorne").fights("ogre", "aaa", "aabaa").choose("physical-some", "hawthorne-2", "done")
    assert play.fight.damage == 1
    assert pool(play, 0) == ["hawthorne-1", "hawthorne-3"]


def test_double_makes_two_physical_four():
    """Rules reference, Double: 2 physical on a double deal 4, both tokens are spent."""
    play = StagedLand("elder-mok").has(assets=["serrated-axe"]).fights("giant", "bbab", "aaaaa")
    play.choose("a04-on-mok-1")
    assert play.fight.sides[0].value(play.fight.sides[0].tokens[3]) == 4
    while play.seat != 0:
        play.choose("pass")
    play.choose("physical")
    assert play.fight.damage == 4
    assert all(token.spent for token in play.fight.sides[0].tokens if token.key in ("mok-1", "a04"))


def test_only_one_token_lies_on_a_double():
    """Ruling 9."""
    play = StagedLand("elder-mok").has(assets=["twin-talisman"]).fights("giant", "bbaa", "aaaaa")
    play.choose("mok-2-on-mok-1")
    while play.seat != 0:
        play.choose("pass")
    assert not any(key.endswith("-on-mok-1") for key in play.keys)


def test_a_doubled_shield_blocks_two():
    """Ruling 10: the value doubles, both tokens are spent."""
    play = StagedLand("elder-mok").fights("giant", "bba", "aabaa").choose("mok-2-on-mok-1")
    assert play.seat == 1
    play.choose("skull")
    assert play.asked == "ask-shield"
    coming = play.match.decision.args["n"]
    play.choose("mok-2")
    assert play.hero().damage == coming - 2
    assert play.fight.sides[0].tokens[0].spent


def test_all_magic_is_doubled_as_long_as_it_is_magic():
    """Battle Garb, "all your magic until the end of the combat round": what turns to magic later counts twice, what
    turns away from it does not."""
    play = StagedLand("elder-mok").has(assets=["battle-garb", "crystal-lens"]).fights("giant", "bbaab", "aabaa")
    play.choose("battle-garb.concentration")
    side = play.fight.sides[0]
    mok, garb = side.tokens[0], side.tokens[3]
    assert [token.face.symbol for token in (mok, garb)] == ["double", "magic"]
    assert side.value(garb) == 2
    mok.up = garb.up = 0
    assert side.value(mok) == 4
    garb.up = 1
    assert (garb.face.symbol, side.value(garb)) == ("surge", 2)
    mok.on = 3
    assert side.value(mok) == 4  # never more than doubled


def test_what_all_magic_counts_ends_with_the_combat_round():
    play = StagedLand("elder-mok").has(assets=["battle-garb", "crystal-lens"]).fights("giant", "bbaab", "aabaa")
    play.choose("battle-garb.concentration")
    while play.asked != "ask-retreat":
        play.choose("pass" if "pass" in play.keys else "done")
    play.load(*"aaaaaaaaaa").choose("no")
    assert play.fight.round == 2
    assert play.fight.sides[0].value(play.fight.sides[0].tokens[3]) == 1


def test_doubling_agility_has_no_effect():
    """Rules reference, Agility: only one agility is spent at a time."""
    play = StagedLand("elder-mok").fights("giant", "baa", "aabaa").choose("mok-2-on-mok-1")
    play.choose("pass", "agility", "mok-3")
    assert play.fight.sides[0].tokens[2].up == 1
    assert [token.spent for token in play.fight.sides[0].tokens] == [True, True, False]


def test_a_covered_token_cannot_be_touched_but_the_one_on_top_can():
    play = StagedLand("elder-mok").has(assets=["clawed-glove"]).fights("giant", "baba", "aabaa")
    play.choose("b03-on-mok-1", "pass", "agility")
    assert "mok-1" not in play.keys
    play.choose("b03")
    assert play.fight.sides[0].tokens[3].on == 0
    assert play.fight.sides[0].tokens[3].face.symbol == "agility"


def test_agility_flips_mine_or_recasts_theirs():
    play = StagedLand().fights("ogre", "aba", "aabaa").choose("agility", "lissa-2", "lissa-1")
    assert play.fight.sides[0].tokens[0].face.symbol == "shield"
    play = StagedLand().fights("ogre", "aba", "aabaa", more=[1]).choose("agility", "lissa-2", "enemy-1")
    assert play.fight.sides[1].tokens[0].face.symbol == "shield"


def test_shields_block_any_damage_and_are_no_action():
    play = StagedLand().fights("ogre", "bba", "aabaa").choose("pass", "skull")
    assert play.asked == "ask-shield"
    assert play.seat == 0
    play.choose("lissa-1")
    assert play.hero().damage == 2


def test_nobody_has_to_spend_a_shield():
    play = StagedLand().fights("ogre", "bba", "aabaa").choose("pass", "skull", "done")
    assert play.hero().damage == 3


def test_who_has_passed_acts_no_more_but_may_shield():
    """Ruling 7: act or pass; a dash cannot be spent."""
    play = StagedLand().fights("ogre", "bba", "aabab").choose("pass")
    assert play.seat == 1
    assert not any("enemy-5" in key for key in play.keys)
    play.choose("skull")
    assert play.asked == "ask-shield"


def test_a_surge_ability_works_once_a_combat_round():
    play = StagedLand("master-thorn").has(assets=["spiked-flail"]).fights("giant", "aaaa", "aabaa")
    play.choose("spiked-flail.crush", "b06")
    assert play.fight.damage == 2
    play.choose("pass")
    assert "spiked-flail.crush" not in play.keys


def test_overpaying_is_allowed():
    """Two surge for an ability that costs one: the rest is lost."""
    play = StagedLand("master-thorn").has(assets=["swift-rapier"]).fights("giant", "abab", "aabaa")
    play.choose("swift-rapier.lunge")
    assert play.fight.damage == 2
    assert play.fight.sides[0].tokens[0].spent


def test_x_is_what_was_paid_and_the_foe_may_cancel_it():
    """Corbin's Brutal Assault: X surge, X physical; the foe may spend X surge."""
    play = StagedLand("corbin").has(assets=["executioners-halberd"]).fights("giant", "bbab", "aaaaa")
    play.choose("corbin.brutal-assault", "c06", "corbin-1")
    assert play.fight.damage == 3
    play = StagedLand("corbin").fights("giant", "bba", "aabaa").choose("corbin.brutal-assault")
    assert play.asked == "ask-buy-off"
    assert play.seat == 1
    play.choose("yes")
    assert play.fight.damage == 0
    assert play.fight.sides[1].tokens[2].spent


def test_x_is_one_when_another_ability_sets_it_off():
    """Raise Dead with Reanimates in the discard pile: Cleave deals 1."""
    play = StagedLand(scenario="corpse-king", at="cursed-ruins")

    def bury(table):
        from tests.rulebook.runebound.arranged import CARD

        table.adventures["combat"].cards.remove(CARD["reanimates"])
        table.discards["combat"].append(CARD["reanimates"])

    play.arrange(bury).fights_villain("bba", "bbbbbba")
    while play.seat != 1:
        play.choose("pass")
    play.choose("vorakesh.raise-dead", "villain-vorakesh", "reanimates.cleave")
    if play.asked == "ask-shield":
        play.choose("done")
    assert play.hero().damage == 1


def test_raise_dead_needs_a_discarded_enemy():
    """Ruling 21."""
    play = StagedLand(scenario="corpse-king", at="cursed-ruins").fights_villain("bba", "bbbbbba")
    while play.seat != 1:
        play.choose("pass")
    assert "vorakesh.raise-dead" not in play.keys
    assert "vorakesh.vampirism" in play.keys


def test_laurel_may_recast_the_very_surge_she_paid_with():
    """Ruling 41: one spent token, also the surge just spent."""
    play = StagedLand("laurel-of-bloodwood").fights("giant", "aaa", "aabaa", more=[1])
    play.choose("laurel-of-bloodwood.deezons-speed", "laurel-3")
    assert play.fight.sides[0].tokens[2].face.symbol == "agility"
    assert not play.fight.sides[0].tokens[2].spent


def test_tokens_are_chosen_in_the_pool_unless_the_card_says_otherwise():
    """Ruling 11; the reference's example is the Prophecy of the prophet of the Dread cult."""
    play = StagedLand().fights("prophet-of-the-dread-cult", "aab", "aabaa", more=[0]).choose("physical")
    play.choose("prophet-of-the-dread-cult.prophecy")
    assert play.asked == "ask-token"
    assert "lissa-1" not in play.keys


def test_engage_damage_cannot_be_shielded_and_may_end_the_fight():
    """Ruling 12: with the bow and a marksman's eye kobolds fall before any cast."""
    play = StagedLand("lissa").has(assets=["truesight-bow"], learned=["marksmanship"]).fights("kobolds")
    assert play.asked == "ask-use"
    play.choose("truesight-bow.1")
    assert play.fight is None
    assert play.hero().trophies[-1].key == "kobolds"
    assert play.hero().gold == 1


def test_no_shield_helps_before_the_first_cast():
    """Ruling 12: the drake burns a hero who comes near, armour or not."""
    play = StagedLand().has(assets=["leather-armor"]).fights("ashwing-drake", "abba", "aabaa")
    assert play.asked == "ask-combat-action"
    assert play.hero().damage == 1


def test_simultaneous_abilities_are_ordered_by_their_owner():
    """Rules reference, Simultaneous abilities: the active player first, in the order it likes."""
    play = StagedLand().has(assets=["short-bow"], learned=["marksmanship"]).fights("highwaymen")
    assert play.asked == "ask-use"
    assert sorted(play.keys) == ["marksmanship.1", "short-bow.1"]
    play.choose("short-bow.1")
    assert play.fight.damage == 3  # both happen; then the toll of the highwaymen is asked
    assert play.fight.foe.key == "highwaymen"


def test_victory_brings_reward_then_card_then_more_trophies():
    play = (
        StagedLand()
        .has(assets=["truesight-bow"], learned=["marksmanship"])
        .fights("fey-sorceress")
        .choose("truesight-bow.1")
    )
    assert play.asked == "ask-reward"
    play.choose("reward-2", "social")
    assert [card.deck for card in play.hero().trophies] == ["exploration", "social"]
    assert play.hero().trophies[0].key == "fey-sorceress"


def test_a_lost_fight_discards_the_enemy():
    play = StagedLand().has(damage=8).fights("ogre", "bba", "aaaaa")
    while play.seat != 1:
        play.choose("pass")
    play.choose("skull")
    if play.asked == "ask-shield":
        play.choose("done")
    assert play.hero().defeated
    assert play.table.discards["combat"][-1].key == "ogre"
    assert play.hero().trophies == []


def test_burn_does_nothing_when_the_dragon_is_defeated():
    """Rules reference, Defeated: abilities not yet resolved are not resolved any more."""
    play = (
        StagedLand()
        .has(assets=["truesight-bow"], learned=["marksmanship", "ambidextrous"])
        .fights("great-dragon", "abba", "bbaba")
    )
    play.choose("truesight-bow.1")
    assert play.fight.damage == 4


def test_nine_lives_comes_after_the_lost_fight():
    """Ruling 15: the combat stays lost, the card is discarded, Lissa heals and goes on with her turn."""
    play = StagedLand().has(damage=8, hand=["cunning"]).fights("ogre", "bba", "aaaaa")
    while play.seat != 1:
        play.choose("pass")
    play.choose("skull")
    if play.asked == "ask-shield":
        play.choose("done")
    assert play.asked == "ask-use"
    play.choose("lissa.nine-lives")
    assert play.hero().damage == 0
    assert play.fight is None
    assert play.asked == "ask-turn"
    assert play.table.discards["combat"][-1].key == "ogre"


def test_nine_lives_also_comes_when_less_health_defeats():
    """Rules reference, Defeated: damage that equals health, however it came to that."""
    play = StagedLand().has(damage=9, hand=["cunning"], assets=["chain-mail"]).choose("shop", "sell-chain-mail")
    assert play.asked == "ask-use"
    play.choose("lissa.nine-lives")
    assert play.hero().damage == 0


def test_nine_lives_comes_once_for_one_defeat():
    play = StagedLand().has(damage=9, hand=["cunning"], assets=["chain-mail"]).choose("shop", "sell-chain-mail", "done")
    assert play.asked == "ask-buy"
    assert play.hero().defeated


def test_nine_lives_does_not_save_from_a_villain():
    """Ruling 16: destroyed takes precedence."""
    play = StagedLand(players=3).has(damage=8, hand=["cunning"]).fights_villain("bba", "aaaaaaa")
    while play.fight is not None and play.seat != 2:
        play.choose("pass")
    play.choose("skull")
    if play.asked == "ask-shield":
        play.choose("done")
    assert play.hero().out
    assert play.table.first == 1


def test_mind_meld_reflects_only_what_came_through():
    """Rulings 13 and 14: unblocked damage, no loops, the foe may shield."""
    play = StagedLand("master-thorn").fights("giant", "aaa", "baaaa").choose("master-thorn.mind-meld", "skull")
    assert play.hero().damage == 3
    assert play.asked == "ask-shield"
    assert play.seat == 1
    play.choose("enemy-1")
    assert play.fight.damage == 2


def test_mind_meld_reflects_nothing_when_thorn_falls():
    play = StagedLand("master-thorn").has(damage=6).fights("giant", "aaa", "baaaa")
    play.choose("master-thorn.mind-meld", "skull")
    assert play.fight is None
    assert play.hero().defeated


def test_hawthorne_strikes_twice_and_sweeps_unspent_tokens_only():
    play = StagedLand("lord-hawthorne").has(hand=["cunning"]).fights("giant", "aab", "aabaa", more=[0])
    play.choose("physical", "lord-hawthorne.onslaught")
    assert play.seat == 0
    play.choose("lord-hawthorne.sweeping-blow")
    assert "hawthorne-1" not in play.keys
    assert "hawthorne-3" in play.keys


def test_a_sweeping_blow_with_nothing_left_to_cast_says_that_it_is_in_vain():
    """The rules let one pay for it all the same."""
    blow = "lord-hawthorne.sweeping-blow"
    play = StagedLand("lord-hawthorne").has(hand=["cunning"]).fights("giant", "aab", "aabaa", more=[0])
    assert note_of(play, blow) != "note-in-vain"
    play.arrange(lambda table: [setattr(token, "spent", True) for token in table.fight.sides[0].tokens])
    assert note_of(play, blow) == "note-in-vain"


def note_of(play, key):
    choices = play.match.game.questions.of(play.decision).choices(play.table, play.decision)
    note = next(choice.note for choice in choices if choice.key == key)
    return "" if note is None else note.id


def test_stalk_prey_hits_with_every_die_in_a_city():
    """Rules reference, Cities: every die deals damage there."""
    play = StagedLand(at="tamalir").fights("giant", "bbb", "aabaa", more=[5, 5, 5]).choose("lissa.stalk-prey")
    assert play.fight.damage == 3


def test_mok_draws_in_the_middle_of_a_fight():
    """Ruling 19: at any moment of his own turn, then down to the hand limit."""
    play = StagedLand("elder-mok").has(hand=["cunning"]).fights("giant", "aaa", "aabaa")
    play.choose("elder-mok.strong-in-spirit")
    assert len(play.hero().hand) == 1
    assert play.asked == "ask-combat-action"
    assert play.seat == 0


def test_spirit_manifestation_costs_one_surge():
    """Ruling 40: test Spirit +1, one magic damage for each success, all as one attack."""
    play = StagedLand("elder-mok").top_skills(True, False, True).fights("giant", "aaa", "aabaa")
    play.choose("elder-mok.spirit-manifestation")
    assert play.fight.damage == 2


def test_the_dragon_hybrid_slices_for_one_surge():
    """Ruling 38."""
    play = StagedLand().fights("dragon-hybrid", "bba", "aabaa").choose("pass")
    assert "dragon-hybrid.slice" in play.keys


def test_the_veteran_shows_one_golden_surge():
    """Ruling 39."""
    from fabletable.games.runebound.tokens import VETERAN

    assert [face.key for face in VETERAN.sides] == ["skull-2", "surge-1-golden"]


def test_counterspell_cancels_and_the_price_stays_paid():
    """Rules reference, Cancelling."""
    play = (
        StagedLand()
        .has(learned=["counterspell"], hand=["cunning"])
        .fights("ogre", "bba", "aabaa")
        .choose("pass", "ogre.swat")
    )
    play.choose("counterspell.1")
    assert play.hero().damage == 0
    assert play.fight.sides[1].tokens[2].spent


def test_spell_ward_is_no_attack():
    play = StagedLand().has(learned=["spell-ward"]).fights("ogre", "bba", "aabaa")
    play.choose("pass", "ogre.swat", "spell-ward.1")
    assert play.fight.damage == 1


def test_a_removed_token_returns_with_the_next_cast():
    play = StagedLand().has(learned=["rune-of-binding"]).fights("ogre", "bbb", "aabaa")
    play.choose("rune-of-binding.bind", "enemy-1")
    assert play.fight.sides[1].tokens[0].spent
    while play.asked != "ask-retreat":
        play.choose("pass" if "pass" in play.keys else "done")
    play.choose("no")
    assert not any(token.spent for token in play.fight.sides[1].tokens)


# --- retreat ---


def to_retreat(play):
    while play.asked != "ask-retreat":
        play.choose("pass" if "pass" in play.keys else "done")
    return play


def test_retreat_is_one_die_by_the_rules_of_movement():
    """Rulings 3 and 4: the enemy is discarded without reward, rivers and terrain count, exerting is allowed."""
    play = StagedLand(at="4,7").fights("ogre", "bbb", "bbbbb")
    to_retreat(play)
    play.arrange(lambda table: table.chance.load(1))
    play.choose("retreat")
    assert "hex-5-7" not in play.keys  # the river
    play.choose("hex-3-7")
    assert play.fight is None
    assert play.table.discards["combat"][-1].key == "ogre"
    assert play.hero().trophies == []
    assert play.asked == "ask-turn"


def test_a_failed_retreat_only_means_another_round():
    play = to_retreat(StagedLand(at="2,13").fights("ogre", "bbb", "bbbbb"))
    play.arrange(lambda table: table.chance.load(1))
    play.choose("retreat")
    assert play.fight.round == 2


def test_nobody_retreats_from_a_villain():
    play = StagedLand().fights_villain("bbb", "bbbbbbb")
    first = play.fight.round
    while play.fight.round == first:
        assert play.asked != "ask-retreat"
        play.choose("pass" if "pass" in play.keys else "done")


# --- Corbin's challenge ---


def test_corbin_challenges_a_hero_in_his_hex_once_per_game():
    """Ruling 20: per target; the target cannot refuse."""
    play = StagedLand("corbin", "lissa", at="everton")
    assert "corbin.bounty-hunt" in play.keys
    play.choose("corbin.bounty-hunt")
    assert play.fight.cause == "challenge"
    assert play.hero().challenged == (1,)
    assert play.fight.no_retreat


def test_corbin_cannot_challenge_the_defeated():
    play = StagedLand("corbin", "lissa", at="everton").has(1, damage=9)
    assert "corbin.bounty-hunt" not in play.keys


def test_only_corbin_is_rewarded():
    play = StagedLand("corbin", "lissa", at="everton").has(1, damage=7).duels("aaa", "abb")
    play.choose("physical")
    if play.asked == "ask-shield":
        play.choose("done")
    assert play.hero().gold == 2
    assert [card.deck for card in play.hero().trophies] == ["combat"]
    assert play.hero(1).defeated


def test_a_victorious_target_gets_nothing():
    play = StagedLand("corbin", "lissa", at="everton").has(0, damage=9).duels("bbb", "aba")
    while play.fight is not None:
        play.choose(
            "physical" if play.seat == 1 and "physical" in play.keys else "pass" if "pass" in play.keys else "done"
        )
    assert play.hero().defeated
    assert play.hero(1).gold == 0
    assert play.hero(1).trophies == []


# --- doubles on doubles ---


def test_a_double_may_lie_on_a_double_and_be_flipped_there():
    """Ruling 9; Rules reference, Double: any token may be put on it, and the one on top can be flipped."""
    play = StagedLand("elder-mok").has(assets=["twin-talisman"]).fights("giant", "baba", "aaaaa")
    play.choose("mok-1-on-c01")
    while play.seat != 0:
        play.choose("pass")
    assert not any(key.endswith(("-on-mok-1", "-on-c01")) for key in play.keys)
    play.choose("agility", "mok-1")
    while play.seat != 0:
        play.choose("pass" if "pass" in play.keys else "done")
    assert play.fight.sides[0].value(play.fight.sides[0].tokens[0]) == 4  # 2 magic, doubled


# --- simultaneous abilities ---


def test_the_challengers_reward_comes_before_what_the_defeated_may_do():
    """Rules reference, Simultaneous abilities: Corbin is the active player, Nine Lives comes after his reward."""
    play = StagedLand("corbin", "lissa").has(1, damage=8, hand=["omens"]).duels("aaa", "bbb")
    play.choose("physical")
    while play.fight is not None:
        play.choose("done" if "done" in play.keys else "pass")
    assert play.asked == "ask-use"
    assert play.seat == 1
    assert (play.hero().gold, len(play.hero().trophies)) == (2, 1)


def test_nine_lives_come_before_what_the_enemy_does_when_it_wins():
    """The active player's ability first, then Join Us of the Reanimates."""
    play = StagedLand("lissa", scenario="corpse-king", at="4,6").has(damage=8, hand=["omens"])
    play.fights("reanimates", "bbb", "aaaaa")
    while play.asked != "ask-use":
        strikes = [key for key in play.keys if key == "skull"]
        play.choose(strikes[0] if strikes else "done" if "done" in play.keys else "pass")
    assert play.table.zombies_on_board() == 0
    play.choose("lissa.nine-lives")
    assert (play.hero().damage, play.table.zombies[play.hero().at]) == (0, 1)


def test_what_damage_sets_off_happens_on_the_active_side_first():
    """A hero with the wight's chill against the salamander: the chill, then the boiling blood."""

    def chilling(table):
        chill = next(each for each in CARD["barrow-wight"].foe.abilities if each.name == "chill-of-the-grave")
        table.heroes[0].windows = {**table.heroes[0].windows, AFTER_DEALING_DAMAGE: [chill]}

    play = StagedLand().has(hand=["omens"]).arrange(chilling).fights("ash-salamander", "aaa", "abbbb")
    while play.seat != 0:
        play.choose("pass")
    play.choose("physical")
    lines = [message.id for message in play.lines("took-damage", "discarded-skill")]
    assert lines == ["took-damage", "discarded-skill", "took-damage"]


# --- reasons and moments ---


def test_the_fey_sorceress_says_why_there_is_no_surge():
    play = StagedLand().fights("fey-sorceress", "aab", "bbbbb")
    while play.seat != 0:
        play.choose("pass")
    assert play.barred["lissa.stalk-prey"] == "why-no-surge"


def test_surge_abilities_say_what_is_missing():
    play = StagedLand().fights("ogre", "aaa", "bbbbb")
    while play.seat != 0:
        play.choose("pass")
    assert play.barred["lissa.stalk-prey"] == "why-surge-short"


def test_abilities_of_any_moment_work_while_the_retreat_die_lies_there():
    """Rules reference, Once per turn: Mok's draw; no hero walks away with Tireless from a fight."""
    play = to_retreat(StagedLand("elder-mok", at="4,7").fights("ogre", "bbb", "bbbbb"))
    play.has(hand=["omens"], learned=["tireless"]).load(1).choose("retreat")
    assert play.asked == "ask-retreat-to"
    assert "elder-mok.strong-in-spirit" in play.keys
    assert "tireless.1" not in play.keys
    play.choose("elder-mok.strong-in-spirit")
    assert play.asked == "ask-retreat-to"


# --- engaging, doubles and what a combat round allows ---


def pass_until(play, *asks):
    while play.asked not in asks:
        play.choose("pass" if "pass" in play.keys else "done")
    return play


def test_engaging_belongs_to_the_first_combat_round():
    """Ruling 43; Rules reference, Engage: right before the cast of the first combat round. Martyr's Shield, used
    against the drake's heat, is used up until the second round."""
    play = StagedLand().has(learned=["martyrs-shield"], hand=["cunning", "omens"])
    play.fights("ashwing-drake", "bbb", "aaaaa")
    assert (play.asked, play.fight.round) == ("ask-use", 1)
    play.choose("martyrs-shield.1", "cunning")
    assert play.hero().damage == 0
    while play.seat != 1:
        play.choose("pass")
    play.choose("skull")
    assert play.asked != "ask-use"
    while play.asked != "ask-retreat":
        play.choose("done" if "done" in play.keys else "pass")
    play.load(*"bbbaaaaa").choose("no")
    while play.seat != 1:
        play.choose("pass")
    play.choose("skull")
    assert (play.asked, play.fight.round) == ("ask-use", 2)


def test_removing_the_token_on_a_double_removes_both():
    """Ruling 44; Rules reference, Remove: a removed token is set aside as if it were spent, and with the token on a
    double both are spent."""
    play = StagedLand().has(learned=["rune-of-binding"]).fights("ogre", "bbb", "aabaa")
    play.choose("pass").choose("enemy-1-on-enemy-5")
    play.arrange(lambda table: setattr(table.fight.sides[0], "passed", False))
    play.arrange(lambda table: setattr(table.fight, "turn", 0))
    play.choose("rune-of-binding.bind", "enemy-1")
    first, last = play.fight.sides[1].tokens[0], play.fight.sides[1].tokens[4]
    assert (first.spent, last.spent, last.covered) == (True, True, False)
    assert "enemy-5" not in pool(play, 1)


def test_ambidextrous_counts_the_tokens_of_the_strike():
    """Ruling 45: one physical token on a double is one token, regardless of the token under it."""
    play = StagedLand("elder-mok").has(assets=["serrated-axe"], learned=["ambidextrous"])
    play.fights("giant", "bbab", "aaaaa")
    play.choose("a04-on-mok-1")
    while play.seat != 0:
        play.choose("pass")
    play.choose("physical")
    assert play.asked != "ask-use"
    assert play.fight.damage == 4


def test_ambidextrous_helps_a_strike_with_two_tokens():
    play = StagedLand("lord-hawthorne").has(learned=["ambidextrous"]).fights("giant", "aaa", "aabaa").choose("physical")
    assert play.asked == "ask-use"
    play.choose("ambidextrous.1")
    assert play.fight.damage == 6


# --- offers that could do nothing are not made ---


def test_agility_is_not_offered_when_there_is_nothing_to_turn():
    """Only the agility itself lies in a pool: it cannot turn itself, and the foe has no token left."""

    def spend_the_rest(table):
        sides = table.fight.sides
        for token in [*sides[0].tokens[:2], *sides[1].tokens]:
            token.spent = True

    play = StagedLand().has(learned=["battle-fury"], hand=["cunning"]).fights("giant", "aaa", "aabaa")
    assert "agility" in play.keys
    play.arrange(spend_the_rest)
    assert "agility" not in play.keys
    assert play.barred["agility"] == "why-nothing-to-turn"
    play.arrange(lambda table: setattr(table.fight.sides[1].tokens[3], "spent", False))
    assert "agility" in play.keys


def test_second_opinion_is_offered_for_a_dash_only():
    play = StagedLand().fights("ettin", "aaa", "aaaaa")
    assert play.asked == "ask-combat-action"
    play = StagedLand().fights("ettin", "aaa", "aaaba")
    assert play.asked == "ask-use"
    assert "ettin.second-opinion" in play.keys


def test_healing_is_not_offered_to_the_unhurt():
    """Rules reference, Heal: without damage a hero cannot heal."""
    play = StagedLand().has(assets=["potion-set"], learned=["healing-touch"], hand=["cunning"])
    assert not {"potion-set.1", "healing-touch.1"} & set(play.keys)
    play.has(damage=1)
    assert {"potion-set.1", "healing-touch.1"} <= set(play.keys)
