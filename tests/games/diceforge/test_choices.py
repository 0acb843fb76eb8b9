"""The descriptions of choices, and standing answers."""

import fabletable
from fabletable.games.diceforge.cards.faces import SHIP_FACE
from fabletable.kernel.scene import Choice, Gem
from tests.rulebook.diceforge.arranged import ENGLISH, StagedForge, at_action, feat, give, play
from tests.staged import NAMES


def choice(game: StagedForge, key: str) -> Choice:
    ask = game.match.ask(game.decision.seat)
    assert ask is not None
    return next(each for each in ask.choices if each.key == key)


def gains(game: StagedForge, key: str) -> dict[str, object]:
    return {gem.kind: gem.n for gem in choice(game, key).gain}


def note(game: StagedForge, key: str) -> str:
    found = choice(game, key).note
    assert found is not None
    return ENGLISH.say(found, NAMES)


class TestHammer:
    def test_what_is_said_for_longer_is_not_asked_again_before_the_next_own_turn(self) -> None:
        game = play(3, lambda table: give(table, 2, hammers=1, sun_die="gold-3", moon_die="glory-2"))
        assert game.asking == (2, "ask-hammer")
        game.choose("lasting-track")
        assert (game.hero(2).hammer_at, game.hero(2).gold) == (3, 0)
        assert game.hero(2).anvil == "track"

    def test_it_is_kept_in_others_turns_and_ends_with_the_next_own_one(self):
        match = fabletable.start("diceforge", 2, "anvil")

        def arrange(table):
            table.phase, table.blessings, table.active = "blessing", 0, 0
            hero = give(table, 0, hammers=2, sun_die="gold-1", moon_die="gold-1")
            hero.sun_die.faces = hero.moon_die.faces = (hero.sun_die.faces[0],) * 6
            other = give(table, 1, sun_die="gold-1", moon_die="gold-1")
            other.sun_die.faces = other.moon_die.faces = (hero.sun_die.faces[0],) * 6

        match.arrange(arrange)
        assert (match.decision.seat, match.decision.ask) == (0, "ask-hammer")
        match.choose("lasting-reserve")
        asked = []
        while match.table.round == 1 and match.decision is not None:
            asked.append((match.table.active, match.decision.ask))
            match.choose(next(o.key for o in reversed(match.decision.options)))
        assert "ask-hammer" not in [ask for _, ask in asked]
        assert match.decision.ask == "ask-hammer", "the next own turn asks anew"
        assert match.table.heroes[0].gold == 8

    def test_nothing_is_said_for_longer_when_the_next_gold_comes_in_the_own_turn(self) -> None:
        def arrange(table):
            table.active = 2
            give(table, 0, hammers=1, sun_die="gold-3", moon_die="glory-2")

        game = play(3, arrange)
        assert game.asking == (0, "ask-hammer")
        assert game.keys == game.splits

    def test_gold_that_can_no_longer_be_spent_goes_to_the_hammer(self) -> None:
        def arrange(table, ship=False):
            table.round, table.active = table.rounds, 2
            hero = give(table, 0, hammers=1, sun_die="gold-3", moon_die="glory-2")
            if ship:
                hero.moon_die.faces = (*hero.moon_die.faces[:5], SHIP_FACE)

        game = play(3, arrange)
        assert game.asking[1] != "ask-hammer"
        assert game.hero(0).hammer_at == 3
        game = play(3, lambda table: arrange(table, ship=True))
        assert game.asking == (0, "ask-hammer"), "a ship may still spend it"


class TestWhatChoicesSay:
    def test_passing_with_options_left_ends_and_is_not_golden(self) -> None:
        def arrange(table):
            at_action(table)
            give(table, 0, gold=4, sun=3)

        game = play(3, arrange)
        assert (choice(game, "pass").ends, choice(game, "pass").main) == (True, False)
        game.choose("gold-3", "s0-sun-1")
        assert (choice(game, "done").ends, choice(game, "done").main) == (True, False)

    def test_a_feat_says_price_gain_and_who_waits_there(self) -> None:
        def arrange(table):
            at_action(table)
            give(table, 0, "bear", "bear", moon=6, sun=1, gold=11)
            table.heroes[1].portal = 7

        game = play(3, arrange)
        spirits = choice(game, "spirits")
        assert spirits.cost == [Gem("sun", 1)]
        assert {gem.kind: gem.n for gem in spirits.gain} == {"gold": 1, "vp": 2 + 6}, "no room for more gold or moon"
        assert spirits.waits is not None
        assert "Boyan" in ENGLISH.say(spirits.waits, NAMES)
        assert spirits.risk == "dice"
        assert gains(game, "ferryman") == {"vp": 12}
        assert choice(game, "ferryman").waits is None

    def test_the_gain_said_is_the_gain_got(self) -> None:
        def arrange(table):
            at_action(table)
            give(table, 0, moon=5, sun=1, gold=11)

        game = play(3, arrange)
        said = gains(game, "spirits")
        before = game.hero(0).score(), game.hero(0).gold, game.hero(0).moon
        game.choose("spirits")
        after = game.hero(0).score(), game.hero(0).gold, game.hero(0).moon
        assert said == {"vp": after[0] - before[0], "gold": after[1] - before[1], "moon": after[2] - before[2]}

    def test_forging_says_what_the_die_brings_then(self) -> None:
        def arrange(table):
            at_action(table)
            give(table, 0, gold=6)

        game = play(3, arrange).choose("moon-2")
        assert (
            note(game, "s0-sun-1")
            == "one of 5; the die then brings 0.7 gold, 0.2 sun shards and 0.3 moon shards a roll"
        )
        assert note(game, "s0-sun-0") == "the die then brings 0.8 gold and 0.3 moon shards a roll"

    def test_special_faces_are_counted_apart(self) -> None:
        def arrange(table):
            give(table, 0, "hind", sun_die="any-1", moon_die="glory-2")
            table.ready = [feat("hind")]
            table.phase = "reinforcements"

        game = play(3, arrange)
        assert note(game, "hind-sun-die") == "0.8 gold and 0.2 special faces a roll on average"

    def test_reinforcements_say_what_they_bring(self) -> None:
        def arrange(table):
            give(table, 0, "owl", "elder", gold=3, sun=6)
            table.ready = [feat("owl"), feat("elder")]
            table.phase = "reinforcements"

        game = play(3, arrange)
        assert gains(game, "owl-moon") == {"moon": 1}
        assert gains(game, "owl-sun") == {}
        assert "no room" in note(game, "owl-sun")
        assert (choice(game, "elder").cost, gains(game, "elder")) == ([Gem("gold", 3)], {"vp": 4})

    def test_a_loss_is_a_price(self) -> None:
        def arrange(table):
            at_action(table)
            give(table, 0, sun=3)
            give(table, 1, gold=1, moon=1, sun_die="any-1", moon_die="gold-1")

        game = play(3, arrange).choose("minotaur")
        assert game.asking == (1, "ask-lose")
        assert choice(game, "moon").cost == [Gem("moon", 1)]
        assert choice(game, "sun").cost == []


def test_the_same_face_over_itself_is_said_to_change_nothing_and_listed_last():
    def arrange(table):
        at_action(table)
        table.phase = "offering"
        give(table, 0, gold=2)

    game = play(2, arrange)
    assert game.asking == (0, "ask-offering")
    game.choose("moon-1")
    ask = game.match.ask(0)
    assert ask is not None
    assert ask.question.id == "ask-forge"
    over = {each.key: each.idle for each in ask.choices}
    same = [socket.key for socket in game.decision.options if socket.face is game.match.table.forging]
    assert [key for key, idle in over.items() if idle] == same
    assert len(same) == 1
    assert note(game, same[0]) == "the same face: changes nothing"


def test_only_the_face_that_goes_glows_and_its_likes_are_named_beside_it():
    """Touching a like one shows which one it will be: what changes is what glows."""

    def arrange(table):
        at_action(table)
        table.phase = "offering"
        give(table, 0, gold=2)

    game = play(2, arrange).choose("moon-1")
    ask = game.match.ask(0)
    assert ask is not None
    gold = next(each for each in ask.choices if each.alike)
    assert gold.spots == [gold.key]
    socket = game.decision.option(gold.key)
    die = game.match.table.heroes[0].die(socket.die)
    assert 1 + len(gold.alike) == die.faces.count(socket.face)
    assert f"one of {1 + len(gold.alike)};" in note(game, gold.key)
    forged = game.match.table.forging
    game.choose(gold.key)
    assert game.match.table.heroes[0].die(socket.die).faces[socket.index] is forged
