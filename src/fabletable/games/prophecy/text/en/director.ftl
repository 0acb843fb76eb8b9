# What is at stake against a guardian: $n artifacts of the $of that win
stakes-artifact = Beat it, and an artifact is yours: { $n } of { $of }.
stakes-guardian = Behind it the greater guardian waits.
cost-mana = −{ $n } mana
# A roll that a shield or a skill saves
saved-was = { $seat } loses the roll
    .you = You lose the roll
saved-now = The battle is a draw
