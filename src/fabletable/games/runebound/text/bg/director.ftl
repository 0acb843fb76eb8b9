# What is at stake, and what somebody changed before it took effect
stakes-villain = Победете и играта е ваша. Противник: { $foe }.
chosen-action = Действие: { $who }
now-cancelled = То не успява
chosen-blow = Удар за { $n }
now-saved = { $who } още се държи
