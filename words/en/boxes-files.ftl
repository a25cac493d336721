# The boxes of files and of the score sheet.

file-chooser-give-a-name = Give a name.
file-chooser-only-bmp-files-can-be = Only *.bmp files can be tile sets.
file-chooser-only-mah-extensions-are-possible = Only "*.mah" extensions are possible.
file-chooser-open-mah-jongg-game = Open Mah Jongg Game
file-chooser-resume-a-table = Resume a Table
file-chooser-save-mah-jongg-game-as = Save Mah Jongg Game As
file-chooser-select-a-bitmap-file-to = Select a Bitmap File to Open
file-chooser-nothing-is-here-yet = Nothing is here yet.
file-chooser-name = Name
file-chooser-file-name = File &Name

game-sheet-score-sheet = Score Sheet
game-sheet-hand = Hand
game-sheet-no-hand-is-over-yet = No hand is over yet.
game-sheet-hands-to-of = Hands { $first } to { $last } of { $count }
game-sheet-in-this-game-something-was = { $place }. In this game something was taken back or shown.
game-sheet-earlier = &Earlier
game-sheet-later = &Later
game-sheet-save-csv = Save &CSV
game-sheet-save-html = Save H&TML

hand-text-paste = Paste the line with Ctrl+V. It begins with "RedStake1:".
hand-text-a-hand-of = A hand of { $names }.
hand-text-title = Open a Hand from Text
hand-text-begins = RedStake1:
hand-text-open = &Open
