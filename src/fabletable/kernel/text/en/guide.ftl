# The guide of a lesson
guide-own-way = You have found your own way. I leave you to it: Hint and the rules stay at hand.
    .title = You have found your own way
guide-other = Another way, and as good a way to learn. The game goes on with it.
why-no-lesson = There is no lesson for this game here.
