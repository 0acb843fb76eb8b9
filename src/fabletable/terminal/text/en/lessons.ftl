# Lessons
help-lessons = How long each lesson is, and whether its table is as it expects
help-lessons-find = Try so many seeds and name the first with which the lesson finds what it expects
lessons-game = Game
lessons-steps = Steps
lessons-words = Words a step
lessons-decisions = Decisions
lessons-alone = Before the first without help
lessons-state = Its table
lessons-fine = as it expects
lessons-broken = not as “{ $step }” expects
lessons-found = With the seed { $seed } the lesson finds all it expects.
lessons-none = None of { $most } seeds will do. { $seed } came furthest, up to “{ $step }”.
