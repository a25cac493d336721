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
file-chooser-name-too-long = A name has at most { $most } letters.
file-chooser-games = Mah Jongg games
file-chooser-look-for-a-game = Name of a game or player to look for, or a whole path
file-chooser-look-for-a-name = Name to look for, or a whole path
file-chooser-tile-sets = &Tile Sets
file-chooser-saved-games = Saved &Games
file-chooser-home = H&ome
file-chooser-up = &Up
file-chooser-systems-box = S&ystem's Box...
file-chooser-being-read = The folder is being read.
file-chooser-nothing-found = Nothing here is called "{ $typed }", and no player is.
file-chooser-delete = &Delete...
file-chooser-delete-for-good = Delete { $name } for good?
file-chooser-delete-it = Delete &for Good
file-chooser-keep-it = &Keep It
file-chooser-review = &Review
file-chooser-save = &Save
file-chooser-still-unread = { $unread ->
    [one] One game has still to be read.
   *[other] { $unread } games have still to be read.
}
file-chooser-a-game = { $stands }: { $players }
file-chooser-finished = { $hands ->
    [one] Finished after one hand
   *[other] Finished after { $hands } hands
}
file-chooser-first-hand = { $round } round, first hand
file-chooser-under-way = { $hands ->
    [one] { $round } round, one hand over
   *[other] { $round } round, { $hands } hands over
}
file-chooser-seen = { $stands }, seen at a network table
file-chooser-of-a-network-table = { $stands }, of a network table

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
system-box-games = Mah Jongg Games
