# Titles of questions.

trouble-title = Something Went Wrong
fault-title = A Fault in the Program
fault-thinking = A computer player could not decide. It makes a safe move instead, and the game goes on.
fault-explaining = A computer player could not say why it discarded a tile.
fault-advising = QuickTip could not work out any advice here.
fault-judging = A hand could not be judged, so the review and the rating leave it out.
fault-writing = The program failed while saving something. Your game is safe in the autosave.
fault-autosaving = The program failed while writing the autosave. Save your game under a name to be safe.
fault-reading = The program failed while reading a file.
fault-reported = This is a fault in the program. There is a report in { $report }.
file-name-before-playing-on = Before playing on, { $seed }-{ $inputs }.mah
