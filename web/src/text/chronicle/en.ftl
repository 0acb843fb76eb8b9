chronicle-title = Chronicle of { $game }
chronicle-print = Print
chronicle-file = Save as a page
chronicle-picture = Save as a picture
chronicle-working = The chronicle is being written.
chronicle-road = The road
chronicle-texts = What was read on the way
chronicle-heroes = Who set out
