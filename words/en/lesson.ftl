# The card of a lesson.

lesson-step = Lesson, step { $number } of { $of }
lesson-step-of-second = Second lesson, step { $number } of { $of }
lesson-leave = Leave
lesson-play = Play a Game
lesson-more = More (F1)
lesson-go-on = Go on
lesson-start = Start!
lesson-earlier = Previous Card
lesson-second = Second lesson
# Below the buttons of the last card.
lesson-in-menu = You find both lessons in the Help menu.
# The kinds of tile in a picture.
lesson-winds = Winds
lesson-dragons = Dragons
lesson-flowers = Flowers
lesson-seasons = Seasons
lesson-astray = The lesson cannot go on from here.
