# What is at stake, and what somebody changed before it took effect
stakes-villain = Победите, и игра ваша. Противник: { $foe }.
chosen-action = Действие: { $who }
now-cancelled = Оно не удаётся
chosen-blow = Удар на { $n }
now-saved = { $who } держится на ногах
