# Titles of questions.

question-something-went-wrong = Something Went Wrong
question-before-playing-on-mah = Before playing on, { $u32 }-{ $inputs }.mah
