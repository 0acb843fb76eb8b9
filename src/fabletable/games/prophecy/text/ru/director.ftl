# What is at stake against a guardian: $n artifacts of the $of that win
stakes-artifact = Победите — и артефакт ваш: { $n } из { $of }.
stakes-guardian = За ним ждёт старший страж.
cost-mana = Мана −{ $n }
# A roll that a shield or a skill saves
saved-was = { $seat } проигрывает бросок
    .you = Вы проигрываете бросок
saved-now = Битва кончается вничью
