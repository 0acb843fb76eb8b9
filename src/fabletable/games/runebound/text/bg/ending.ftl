# Как завърши играта.
ending-saved = { $foe } пада
ending-fallen = { $foe } тържествува
ending-struck-down = { $hero } (играе { $seat }) побеждава { $foe } на { $n }-ия ден.
    .you = Вие ({ $hero }) побеждавате { $foe } на { $n }-ия ден.
ending-all-destroyed = На { $n }-ия ден не остана герой, който да се изправи срещу { $foe }.
ending-too-late = За { $n ->
        [one] { $n } ден
       *[other] { $n } дни
    } никой не спря { $foe }.
ending-hero = { $hero } (играе { $seat }) { $n ->
        [0] остава без трофеи
        [one] печели { $n } трофей
       *[other] печели { $n } трофея
    } и { $story ->
        [0] не изпълнява нито една сюжетна задача.
        [one] изпълнява { $story } сюжетна задача.
       *[other] изпълнява { $story } сюжетни задачи.
    }
    .you = Вие ({ $hero }) { $n ->
            [0] оставате без трофеи
            [one] печелите { $n } трофей
           *[other] печелите { $n } трофея
        } и { $story ->
            [0] не изпълнявате нито една сюжетна задача.
            [one] изпълнявате { $story } сюжетна задача.
           *[other] изпълнявате { $story } сюжетни задачи.
        }
ending-hero-out = { $hero } (играе { $seat }) загива { $n ->
        [0] без трофеи
        [one] с { $n } трофей
       *[other] с { $n } трофея
    } и { $story ->
        [0] без изпълнена сюжетна задача.
        [one] с { $story } изпълнена сюжетна задача.
       *[other] с { $story } изпълнени сюжетни задачи.
    }
    .you = Вие ({ $hero }) загивате { $n ->
            [0] без трофеи
            [one] с { $n } трофей
           *[other] с { $n } трофея
        } и { $story ->
            [0] без изпълнена сюжетна задача.
            [one] с { $story } изпълнена сюжетна задача.
           *[other] с { $story } изпълнени сюжетни задачи.
        }
ending-lane = { $seat }, { $hero }
ending-days = { $n ->
        [one] { $n } ден в Теринот
       *[other] { $n } дни в Теринот
    }
    .text = кръговете са трофеи, ромбовете са сюжетни задачи, кръстовете са поражения
ending-day = Ден { $n }
ending-ride-again = Отново на път
ending-last-fight = Последната битка срещу { $foe }
ending-mark-trophy-combat = Трофей от битка
ending-mark-trophy-exploration = Трофей от изследване
ending-mark-trophy-social = Трофей от среща
ending-mark-fell = Поражение
ending-mark-destroyed = Гибел
ending-stood = На крака до самия край
ending-against = Кой се изправи срещу { $foe }
ending-damage = Рани
ending-story = Сюжетни задачи
award-hunter = Най-добър боец
    .text = { $n ->
        [one] { $n } трофей от битка
       *[other] { $n } трофея от битка
    }
award-adventurer = Най-деен приключенец
    .text = { $n ->
        [one] { $n } трофей
       *[other] { $n } трофея
    }
award-story = Сърцето на историята
    .text = { $n ->
        [one] { $n } изпълнена сюжетна задача
       *[other] { $n } изпълнени сюжетни задачи
    }
award-fell = Най-много поражения
    .text = { $n ->
        [one] { $n } поражение
       *[other] { $n } поражения
    }
