# The replay.
replay-title = { $game }, replay
replay-note = Replay · nothing here changes the game
replay-skip = Skip to the timeline
replay-public = Public
replay-through = these eyes
replay-look = look through
replay-book = The tale of this moment
replay-chapters = Chapters
replay-highlights = Highlights only
replay-highlight = Scene { $n } of { $of }
