# Как съм аз? Печелят $of артефакта; $own има питащият, $other най-добрият от другите ($name).
stand-draft = Коронован е онзи, който събере { $of } артефакта. Още никой няма нито един.
stand-none = Още никой не е взел артефакт. От петте печелят { $of }.
stand-lead = Имате най-много артефакти, { $own } от { $of }.
stand-even = Вие и { $name } сте наравно: { $own } от { $of } артефакта.
stand-behind = Води { $name } с { $other } от { $of } артефакта; вие имате { $own }.
stand-final = Финалната битка: всеки спечелен двубой носи артефакт. Имате { $n } от { $of }.
stand-countdown = Светът загива: всеки спечелен двубой носи артефакт. Имате { $n } от { $of }.
stand-dead = Героят ви падна; следващият започва отначало.
stand-out = Героят ви излезе от играта.
stand-artifacts = { $n } от { $of } артефакта
    .text = У героите { $held }, зад пазачи { $guarded }{ $lost ->
        [0] .
       *[other] , където е паднал герой, { $lost }.
    }
stand-strength = Сила { $strength }, Воля { $will }
    .text = { $name }: Сила { $strength }, Воля { $will }.
stand-growth = Опит { $n }, злато { $gold }
    .text = Предмети { $items }, умения { $skills }, от всяко най-много { $limit }.
stand-plane = { $fields ->
        [0] { $plane }: входът е точно тук
        [one] { $plane }: на { $fields } поле
       *[other] { $plane }: на { $fields } полета
    }
stand-guardians = { $n ->
        [0] Вече никой не го пази.
        [one] Остава един пазач, още невидян.
       *[other] Чакат двама пазачи, и двамата още невидени.
    }
stand-guardians-seen = { $n ->
        [one] Остава един пазач: { $names }.
       *[other] Чакат двама пазачи; открити: { $names }.
    }
