# Titles of questions.

question-your-game = Your Game
question-before-playing-on-mah = Before playing on, { $u32 }-{ $inputs }.mah
