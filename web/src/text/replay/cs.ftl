# The replay.
replay-title = { $game }, záznam
replay-note = Záznam · nic tu hru nezmění
replay-skip = Přejít na časovou osu
replay-public = Veřejné
replay-through = těmito očima
replay-look = podívat se
replay-book = Příběh této chvíle
replay-chapters = Kapitoly
replay-highlights = Jen to nejlepší
replay-highlight = Scéna { $n } z { $of }
