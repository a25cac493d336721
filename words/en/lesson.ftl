# The card of a lesson.

lesson-step = Lesson, step { $number } of { $of }
lesson-step-of-second = Second lesson, step { $number } of { $of }
lesson-leave = Leave
lesson-more = More
lesson-go-on = Go on
lesson-second = Second lesson
lesson-astray = The lesson has lost its thread.

# What a drill says of a line of the score.
lesson-doubles = { $doubles } doubles
