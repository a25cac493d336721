# The dialogs for files and the score sheet.

file-chooser-not-bmp = Only *.bmp files can be tile sets.
file-chooser-not-mah = Only "*.mah" extensions are possible.
file-chooser-title-open = Open Mah Jongg Game
file-chooser-title-resume = Resume a Table
file-chooser-title-save = Save Mah Jongg Game As
file-chooser-title-bitmap = Select a Bitmap File to Open
file-chooser-empty = Nothing is here yet.
file-chooser-name = Name
file-chooser-file-name = File &Name
file-chooser-name-too-long = A name has at most { $most } letters.
file-chooser-games = Mah Jongg games
file-chooser-find-game = Name of a game or player to look for, or a whole path
file-chooser-find-file = Name to look for, or a whole path
file-chooser-tile-sets = &Tile Sets
file-chooser-saved-games = Saved &Games
file-chooser-home = H&ome
file-chooser-up = &Up
file-chooser-system-dialog = S&ystem's Box...
file-chooser-loading = Reading the folder...
file-chooser-list = Files and folders
file-chooser-nothing-found = No file or player here is called "{ $typed }".
file-chooser-delete = &Delete...
file-chooser-confirm-delete = Delete { $name } for good?
file-chooser-delete-now = Delete &for Good
file-chooser-keep = &Keep It
file-chooser-review = &Review
file-chooser-save = &Save
file-chooser-unread = { $unread ->
    [one] One more game to read.
   *[other] { $unread } more games to read.
}
file-chooser-game = { $stands }: { $players }
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
file-chooser-network-game = { $stands }, of a network table

game-sheet-title = Score Sheet
game-sheet-hand = Hand
game-sheet-number = { $number } { WIND($round) }
game-sheet-empty = No hands finished yet.
game-sheet-page = Hands { $first } to { $last } of { $count }.
game-sheet-assisted = A move was undone in this game, or its deal was known before.
game-sheet-earlier = &Earlier
game-sheet-later = &Later
game-sheet-save-csv = Save &CSV
game-sheet-save-html = Save H&TML

hand-text-paste = Paste the line with Ctrl+V. It begins with "RedStake1:".
hand-text-players = A hand of { $names }.
hand-text-title = Open a Hand from Text
hand-text-placeholder = RedStake1:
hand-text-open = &Open
system-box-games = Mah Jongg Games
