# What is at stake against a guardian: $n artifacts of the $of that win
stakes-artifact = Победете го и артефактът е ваш: { $n } от { $of }.
stakes-guardian = Зад него чака по-големият пазител.
cost-mana = Мана −{ $n }
# A roll that a shield or a skill saves
saved-was = { $seat } губи хвърлянето
    .you = Губите хвърлянето
saved-now = Битката завършва наравно
