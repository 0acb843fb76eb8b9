# Dice Forge: какво лежи на масата, какво се пита, какво става.
game-diceforge = Dice Forge
    .motto = Изкови съдбата си, стена по стена

chapter = Рунд { $round } от { $rounds } · { $phase }
chapter-over = Турнирът свърши
phase-blessing = божествена благословия
phase-applying = божествена благословия
phase-reinforcements = подкрепления
phase-action = основно действие
phase-offering = дар
phase-extra-action = допълнително действие
phase-closing = край на хода
result-line = { $hero } има { $score }, от тях { $track } на брояча и { $cards } на картите

islands = Островите
portal = Портал { $n }
start-portal = Начален портал на { $seat }
pile = { $n ->
    [0] { $feat }, не остават карти
    [one] { $feat }, остава { $n } карта
   *[other] { $feat }, остават { $n } карти
}
sanctuary = Светилището
sanctuary-price = { $n ->
    [one] { $n } монета
   *[other] { $n } монети
}
gardens = Градини
gardens-note = само за подвизи
round-track = Рундове
mat = Таблото на { $hero }
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
glory-on-cards = { $n ->
    [one] още { $n } точка слава на картите
   *[other] още { $n } точки слава на картите
}
gold = Злато
sun = Слънчеви отломъци
moon = Лунни отломъци
glory = Слава
hammer-track = { $n ->
    [one] Чук
   *[other] { $n } чука
}
hammer-note = { $at } от { $of } стъпки, после { $gain }
note-anvil-track = до следващия собствен ход тук отива цялото злато
note-anvil-reserve = до следващия собствен ход тук не отива злато
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
gain-gold = { $n ->
    [one] { $n } монета
   *[other] { $n } монети
}
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
gain-instead = { $gain } вместо { $face }
split = { $track ->
    [0] { $reserve } в запаса
   *[other] { $reserve ->
        [0] { $track } на чука
       *[other] { $track } на чука, { $reserve } в запаса
    }
}
# All gold, this and what comes: $track of the present gold onto the track, $reserve into the reserve.
split-track = Всичко на чука до следващия ви ход
split-reserve = Всичко в запаса до следващия ви ход
socket-sun = „{ $face }“ на слънчевия зар
socket-moon = „{ $face }“ на лунния зар

# Думи
word-spend-triton = Похарчи жетона на Тритон
word-pay-first = Първо плати слънчевите отломъци, после похарчи жетона на Тритон
word-cerberus = Пусни Цербер да повтори хвърлянето
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
ask-extra = { $seat }, още едно действие за { $price }?
ask-closing = { $seat }, ще похарчите ли жетон, преди ходът да свърши?
ask-forge = { $seat }, коя стена отстъпва място на стената „{ $face }“?
ask-reinforce = { $seat }, кое подкрепление ще използвате?
ask-sphinx-die = { $seat }, кой зар ще хвърлите четири пъти?
ask-gain = { $seat }, какво ще вземете от стената „{ $face }“?
ask-sentinel = { $seat }, Часовоят бди. Какво ще вземете от стената „{ $face }“?
ask-cyclops = { $seat }, Циклопът гледа. Какво ще вземете от стената „{ $face }“?
ask-lose = { $seat }, Минотавърът връхлита. Какво ще ви вземе стената „{ $face }“?
ask-mirror = { $seat }, коя стена да повтори огледалото ви?
ask-mirror-loss = { $seat }, коя стена да обърне огледалото срещу вас?
ask-order = { $triton ->
    [0] { $seat }, златото може да не се побере в запаса. Първо корабът или „{ $face }“?
    [one] { $seat }, с { $triton } монета от Тритон златото може да не се побере в запаса. Първо корабът или „{ $face }“?
   *[other] { $seat }, със { $triton } монети от Тритон златото може да не се побере в запаса. Първо корабът или „{ $face }“?
}
ask-ship = { $discount ->
    [one] { $seat }, с кораба една стена е с { $discount } монета по-евтина. Коя ще купите?
   *[other] { $seat }, с кораба една стена е с { $discount } монети по-евтина. Коя ще купите?
}
ask-shield = { $seat }, кой щит ще вградите?
ask-hammer = { $gold ->
    [one] { $seat }, къде отива { $gold } монета?
   *[other] { $seat }, къде отиват { $gold } монети?
}
ask-triton = { $seat }, какво ще поискате от Тритон?
ask-cerberus = { $seat }, да донесе ли Цербер още веднъж { $faces }?
ask-satyrs-first = { $seat }, коя стена ще вземете под свирнята на Сатирите?
ask-satyrs-second = { $seat }, коя стена ще вземете освен стената „{ $face }“?
ask-boar-bearer = { $seat }, срещу кого ще пуснете глигана?
ask-boar-reward = { $seat }, вашият глиган удари. Какъв е делът ви?

# Избори и бележки
quoted-face = „{ $face }“
choice-face = Вгради „{ $face }“
note-left = { $n ->
    [one] остава { $n }
   *[other] остават { $n }
}
note-uses = { $n ->
    [one] готова
   *[other] { $n } готови
}
# How a reinforcement card is used.
use-owl = Совата на пазителя носи { $gain }
use-hind-sun-die = Сребърната кошута, със слънчевия зар
use-hind-moon-die = Сребърната кошута, с лунния зар
note-ousts = { $other } напуска портала и получава благословия
note-shown-by = { GENDER($heroes) ->
    [pl] показват я { $heroes }
   *[other] показва я { $heroes }
}
# Средно на хвърляне: { $whole },{ $part } от нещо.
yield-gold = { $whole },{ $part } монети
yield-sun = { $whole },{ $part } слънчеви отломъка
yield-moon = { $whole },{ $part } лунни отломъка
yield-glory = { $whole },{ $part } точки слава
yield-special = { $whole },{ $part } особени стени
note-yield = средно { $what } на хвърляне
note-two-blessings = средно { $what }
note-socket = { $n ->
    [1] тогава зарът носи средно { $what } на хвърляне
   *[other] една от { $n } еднакви; тогава зарът носи средно { $what } на хвърляне
}
note-wasted = запасът няма място за { $gain }
note-really-lost = ще загубите { $gain }
note-nothing-lost = няма да загубите нищо
note-hammer-rings = носи { $gain }
note-reserve = Имате { $have }.
note-empty-reserve = Запасът ви е празен.
# Причини
why-gold-short = { $need ->
    [one] Струва { $need } монета, а имате { $have }.
   *[other] Струва { $need } монети, а имате { $have }.
}
why-sun-short = { $extra ->
    [0] { $need ->
        [one] Струва { $need } слънчев отломък, а имате { $have }.
       *[other] Струва { $need } слънчеви отломъка, а имате { $have }.
    }
   *[other] { $need ->
        [one] Заедно с допълнителното действие струва { $need } слънчев отломък, а имате { $have }.
       *[other] Заедно с допълнителното действие струва { $need } слънчеви отломъка, а имате { $have }.
    }
}
why-moon-short = { $need ->
    [one] Струва { $need } лунен отломък, а имате { $have }.
   *[other] Струва { $need } лунни отломъка, а имате { $have }.
}
why-shards-short = { $extra ->
    [0] Струва { $price }, а имате { $have }.
   *[other] Заедно с допълнителното действие струва { $price }, а имате { $have }.
}
why-extra-short = { $need ->
    [one] Допълнителното действие струва { $need } слънчев отломък, а имате { $have }.
   *[other] Допълнителното действие струва { $need } слънчеви отломъка, а имате { $have }.
}
why-gold-and-extra-short = Заедно с допълнителното действие струва { $price }, а имате { $have }.
why-face-gone = В светилището не остана такава стена.
why-feat-gone = Никой вече не може да извърши този подвиг, картите му са разграбени.
why-same-face = В този дар вече има такава стена.
why-card-used = Картата вече е използвана в този ход.
why-boar-stays = Глиган никога не може да се замени.
why-feats-slot = В списъка с подвизи трябва да има точно един от: { $choices }. Сега са { $found }.
why-feats-word = „{ $word }“ е цял набор; не може да стои в списък с подвизи.

# Настройки
option-feats = Геройски подвизи
option-feats-introductory = Въвеждащият набор
option-feats-alternates = Всички заместващи
option-feats-random = По случайност, място по място

# Разказът
round-begins = Рунд { $round } от { $rounds }
turn-begins = { $times ->
    [1] На ход е { $hero }. Всички получават божествена благословия.
   *[other] На ход е { $hero }. Всички получават божествена благословия, два пъти.
}
rolled = { $hero } хвърля „{ $sun }“ и „{ $moon }“.
rolled-one = { $hero } хвърля „{ $face }“.
chooses = { $hero } взима { $gain }.
loses = { $hero } губи заради Минотавъра { $gain }.
loses-nothing = { $hero } не губи нищо заради Минотавъра.
no-room = { $hero } губи { $gain }, в запаса няма място.
# Beside a number that found no room
part-no-room = няма място
hind-leads = { $hero } тръгва след Сребърната кошута.
mirror-shows = { $hero } вижда в огледалото „{ $face }“.
thrice-counts = { $hero } брои „{ $face }“ три пъти.
thrice-gives = { $hero } брои „{ $face }“ три пъти и получава { $gain }.
shield-gives = { $hero } получава от { THE($shield) } { $gain }.
shield-matches = { $hero } намира съответствие за { THE($shield) } и получава { $gain }.
mirror-empty = { $hero } вижда в огледалото само огледала.
forged = { $hero } вгражда „{ $face }“ на мястото на стената { $old }.
offers = { $hero } поднася на боговете { $price } за стената „{ $face }“.
ship-buys = { $n ->
    [0] { $hero } получава с кораба стената „{ $face }“ без пари.
    [one] { $hero } купува с кораба стената „{ $face }“ за { $n } монета.
   *[other] { $hero } купува с кораба стената „{ $face }“ за { $n } монети.
}
hammer-moves = { $hero } слага на наковалнята { $gold }.
anvil-track = До следващия си ход { $hero } слага цялото злато на наковалнята.
anvil-reserve = До следващия си ход { $hero } не слага злато на наковалнята.
hammer-rings = Чукът звънва и { $hero } печели { $gain }.
triton-spent = { $hero } получава от Тритон { $gain }.
cerberus-barks = { $hero } пуска Цербер и резултатът идва отново.
feat-done = { $hero } извършва подвига „{ $feat }“.
ousted = { $hero } заема портала и { $other } се връща на началния.
bear-growls = Голямата мечка ръмжи и { $hero } печели { $gain }.
typhon-counts = { $n ->
    [0] { $hero } няма заменена стена за Тифон.
    [one] { $hero } показва на Тифон { $n } заменена стена и печели също толкова слава.
   *[other] { $hero } показва на Тифон { $n } заменени стени и печели също толкова слава.
}
satyrs-took = Под свирнята на Сатирите { $hero } взима „{ $one }“ и „{ $two }“.
boar-loosed = { $hero } пуска глиган срещу { $bearer }.
boar-reward = { $hero } получава от глигана { $gain }.
owl-brings = { $hero } получава от совата { $gain }.
elder-teaches = { $hero } дава на Старейшината { $price } за { $gain }.
extra-paid = { $hero } плаща { $price } за допълнително действие.
passes = { $hero } пасува.

# Какво не прави разумен играч (simulate --follies)
folly-idle = Пасува два пъти поред, макар да може да действа
folly-feat-left = Пасува два пъти поред, макар да може да извърши подвиг за слава
folly-waste = Взима това, което изцяло се губи, макар друго да се побира
folly-spoilt-face = Заменя по-скъпа стена, макар до нея да има по-евтина
folly-triton-left = Завършва партията с жетон на Тритон
folly-triton-hoarded = Пази жетон на Тритон повече от два рунда

# Резултат
points = { $n ->
    [one] { $n } точка слава
   *[other] { $n } точки слава
}
    .word = слава
