# Titles of questions.

trouble-title = Something Went Wrong
fault-title = A Fault in the Program
fault-thinking = A computer player could not finish its thinking. It makes a safe move instead, and the game goes on.
fault-advising = QuickTip could not finish its advice here. It has nothing to say of this position.
fault-judging = A hand could not be judged. It is left out of the review and the rating.
fault-writing = Something could not be written: the program failed while writing it. Your game is kept in the autosave.
fault-autosaving = The program failed while writing the autosave. Save your game under a name to be safe.
fault-reading = A file could not be read: the program failed while reading it.
fault-reported = { $what } This is a fault of the program. A report of it is in { $report }.
file-name-before-playing-on = Before playing on, { $u32 }-{ $inputs }.mah
