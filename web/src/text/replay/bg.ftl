# The replay.
replay-title = { $game }, повторение
replay-note = Повторение · тук нищо не променя играта
replay-skip = Към времевата линия
replay-public = Открито
replay-through = тези очи
replay-look = погледни
replay-book = Разказът за този миг
replay-chapters = Глави
replay-highlights = Само най-доброто
replay-highlight = Сцена { $n } от { $of }
