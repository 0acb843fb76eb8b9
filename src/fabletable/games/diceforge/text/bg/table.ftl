# Dice Forge: какво лежи на масата, какво се пита, какво става.
game-diceforge = Dice Forge

chapter = Рунд { $round } от { $rounds } · { $phase }
chapter-over = Турнирът свърши
phase-blessing = божествена благословия
phase-applying = божествена благословия
phase-reinforcements = подкрепления
phase-action = основно действие
phase-offering = дар
phase-extra-action = допълнително действие
phase-closing = край на хода
result-line = { $hero } – слава: { $score }, на брояча { $track }, на картите { $cards }

islands = Островите
portal = Портал { $n }
start-portal = Начален портал: { $seat }
pile = { $feat }, остават { $n }
sanctuary = Светилището
sanctuary-price = { $n } злато
gardens = Градини
gardens-note = само за подвизи
round-track = Рундове
mat = Табло: { $hero }
reserve = Запас
dice = Зарове
sun-die = Слънчев зар
moon-die = Лунен зар
deeds = Дела
cards = Извършени подвизи
replaced = Свалени стени
faces-replaced = { $n ->
    [0] няма заменени стени
    [one] { $n } заменена стена
   *[other] { $n } заменени стени
}
glory-on-cards = още слава на картите: { $n }
gold = Злато
sun = Слънчеви отломъци
moon = Лунни отломъци
glory = Слава
hammer-track = { $n ->
    [one] Чук
   *[other] Чук, за довършване: { $n }
}
hammer-note = стъпка { $at } от { $of }, после слава: { $glory }
triton-token = Жетон на Тритон
cerberus-token = Жетон на Цербер
chest-tile = { $n ->
    [one] Сандък
   *[other] { $n } сандъка
}
type-points = само слава
type-instant = веднага
type-reinforcement = всеки ход
type-automatic = щом се случи

# Ресурси
gain-gold = { $n } злато
gain-sun = { $n ->
    [one] { $n } слънчев отломък
   *[other] { $n } слънчеви отломъка
}
gain-moon = { $n ->
    [one] { $n } лунен отломък
   *[other] { $n } лунни отломъка
}
gain-glory = { $n ->
    [one] { $n } точка слава
   *[other] { $n } точки слава
}
gain-several = { $what }
gain-instead = { $gain } вместо „{ $face }“
split = { $track ->
    [0] всичко в запаса: { $reserve }
   *[other] { $reserve ->
        [0] всичко на чука: { $track }
       *[other] на чука { $track }, в запаса { $reserve }
    }
}
socket-sun = „{ $face }“ на слънчевия зар
socket-moon = „{ $face }“ на лунния зар

# Думи
word-spend-triton = Похарчи жетона на Тритон
word-pay-first = Първо плати слънчевите отломъци, после похарчи жетона на Тритон
word-cerberus = Пусни Цербер: същият резултат отново
word-ship-first = Първо корабът
word-other-first = Първо другата стена
word-sun-die = Слънчевият зар
word-moon-die = Лунният зар
word-enough-cards = Към основното действие
word-offering-done = Дарът е поднесен
word-no-purchase = Не купувай нищо
word-pass-turn = Пас
word-end-turn = Край на хода
word-keep-cerberus = Запази жетона

# Въпроси
ask-action = { $seat }, ще поднесете дар или ще извършите подвиг?
ask-offering = { $seat }, ще добавите ли към дара и друга стена?
ask-extra = { $seat }, още едно действие? Цена в слънчеви отломъци: { $cost }.
ask-closing = { $seat }, ще похарчите ли жетон, преди ходът да свърши?
ask-forge = { $seat }, коя стена отстъпва място на „{ $face }“?
ask-reinforce = { $seat }, кое подкрепление ще използвате?
ask-minor-die = { $seat }, кой зар ще хвърлите за Сребърната кошута?
ask-sphinx-die = { $seat }, кой зар ще хвърлите четири пъти?
ask-owl = { $seat }, какво да донесе совата?
ask-gain = { $seat }, какво ще вземете от „{ $face }“?
ask-sentinel = { $seat }, Часовоят бди: какво ще вземете от „{ $face }“?
ask-cyclops = { $seat }, Циклопът гледа: какво ще вземете от „{ $face }“?
ask-lose = { $seat }, Минотавърът връхлита: какво ще ви вземе „{ $face }“?
ask-mirror = { $seat }, коя стена да повтори огледалото ви?
ask-mirror-loss = { $seat }, коя стена да обърне огледалото срещу вас?
ask-order = { $seat }, златото може да прелее: първо корабът или „{ $face }“?
ask-ship = { $seat }, корабът поевтинява една стена с { $discount } злато: коя ще купите?
ask-shield = { $seat }, кой щит ще вградите?
ask-hammer = { $seat }, къде отива златото ({ $gold })?
ask-triton = { $seat }, какво ще поискате от Тритон?
ask-cerberus = { $seat }, да донесе ли Цербер още веднъж { $faces }?
ask-satyrs-first = { $seat }, коя стена ще вземете под свирнята на Сатирите?
ask-satyrs-second = { $seat }, коя стена ще вземете освен „{ $face }“?
ask-boar-bearer = { $seat }, срещу кого ще пуснете глигана?
ask-boar-reward = { $seat }, вашият глиган беше приложен: какъв е делът ви?

# Избори и бележки
quoted-face = „{ $face }“
choice-face = Вгради „{ $face }“
note-left = остават { $n }
note-uses = { $n ->
    [one] готово
   *[other] готови: { $n }
}
note-ousts = прогонване: { $other } получава благословия
note-shown-by = лежи на зара на: { $heroes }
note-same-faces = еднакви стени: { $n }
note-wasted = няма да се поберат в запаса: { $n }
note-really-lost = { $n ->
    [0] няма да загубите нищо
   *[other] ще загубите { $n }
}
note-hammer-rings = слава: { $glory }
note-reserve = Имате { $gold } злато; слънчеви отломъци: { $sun }, лунни: { $moon }.
note-gold = Имате { $gold } злато.

# Причини
why-gold-short = Струва { $need } злато; имате { $have }.
why-sun-short = { $extra ->
    [0] Нужни слънчеви отломъци: { $need }; имате { $have }.
   *[other] Заедно с цената на допълнителното действие ({ $extra }) са нужни слънчеви отломъци: { $need }; имате { $have }.
}
why-moon-short = Нужни лунни отломъци: { $need }; имате { $have }.
why-shards-short = { $extra ->
    [0] Нужни слънчеви отломъци: { $sun }, лунни: { $moon }; имате { $have_sun } и { $have_moon }.
   *[other] Заедно с цената на допълнителното действие ({ $extra }) са нужни слънчеви отломъци: { $sun }, лунни: { $moon }; имате { $have_sun } и { $have_moon }.
}
why-extra-short = Допълнителното действие струва слънчеви отломъци: { $need }; имате { $have }.
why-face-gone = В светилището не остана такава стена.
why-feat-gone = Никой вече не може да извърши този подвиг: купчината е празна.
why-same-face = В този дар вече има такава стена.
why-card-used = Вече е използвано в този ход.
why-boar-stays = Глиган никога не може да се замени.
why-feats-slot = В списъка с подвизи трябва да има точно един от: { $choices }. В него има: { $found }.
why-feats-word = „{ $word }“ е цял набор; не може да стои в списък с подвизи.

# Настройки
option-feats = Геройски подвизи
option-feats-introductory = Въвеждащият набор
option-feats-alternates = Всички заместващи
option-feats-random = По случайност, място по място

# Разказът
round-begins = Рунд { $round } от { $rounds }
turn-begins = { $times ->
    [1] На ход е { $hero }: всички получават божествена благословия.
   *[other] На ход е { $hero }: всички получават божествена благословия, два пъти.
}
rolled = { $hero } хвърля „{ $sun }“ и „{ $moon }“.
rolled-one = { $hero } хвърля „{ $face }“.
chooses = { $hero } взима { $gain }.
loses = { $hero } губи { $gain }.
loses-nothing = { $hero } не губи нищо.
mirror-shows = { $hero } вижда в огледалото „{ $face }“.
thrice-counts = { $hero } брои другата стена три пъти.
shield-matches = { $hero } има съответствие за щита: { $n } слава.
mirror-empty = { $hero } вижда в огледалото само огледала.
forged = { $hero } вгражда „{ $face }“ на мястото на стената { $old }.
offers = { $hero } поднася на боговете { $n } злато за стената „{ $face }“.
ship-buys = { $hero } получава с кораба стената „{ $face }“ за { $n } злато.
hammer-moves = { $hero } слага { $n } злато на наковалнята.
hammer-rings = { $hero } чува звъна на чука: { $n } слава.
triton-spent = { $hero } получава от Тритон { $gain }.
cerberus-barks = { $hero } пуска Цербер: същият резултат отново.
feat-done = { $hero } извършва подвиг: { $feat }.
ousted = { $hero } прогонва от портала { $other }.
bear-growls = Голямата мечка ръмжи: { $hero } печели { $n } слава.
typhon-counts = Тифон почита замените на { $hero } ({ $n }): { $n } слава.
satyrs-took = Под свирнята на Сатирите { $hero } взима „{ $one }“ и „{ $two }“.
boar-loosed = { $hero } пуска глиган срещу { $bearer }.
boar-reward = { $hero } получава от глигана { $gain }.
owl-brings = { $hero } получава от совата { $gain }.
elder-teaches = { $hero } дава на Старейшината { $gold } злато за { $glory } слава.
extra-paid = { $hero } плаща слънчеви отломъци ({ $n }) за допълнително действие.
passes = { $hero } пасува.
