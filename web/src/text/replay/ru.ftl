# The replay.
replay-title = { $game }, повтор
replay-note = Повтор · здесь ничего не меняет игру
replay-skip = К шкале времени
replay-public = Открытое
replay-through = этими глазами
replay-look = взглянуть
replay-book = Рассказ об этом миге
replay-chapters = Главы
replay-highlights = Только лучшее
replay-highlight = Сцена { $n } из { $of }
