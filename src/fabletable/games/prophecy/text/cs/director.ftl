# What is at stake against a guardian: $n artifacts of the $of that win
stakes-artifact = Porazte ho a artefakt je váš: { $n } z { $of }.
stakes-guardian = Za ním čeká větší strážce.
cost-mana = Mana −{ $n }
# A roll that a shield or a skill saves
saved-was = { $seat } prohrává hod
    .you = Prohráváte hod
saved-now = Boj končí nerozhodně
