# Texts that dialogs need when they open.

dialog-no-network-game = No network game is in progress.
dialog-no-winner = Nobody has gone Mah Jongg in this hand.
dialog-no-sheet = There is no score sheet for this game.
dialog-statistics-unreadable = The statistics cannot be read.
dialog-cannot-resume = { $path } cannot be resumed. { $why }
dialog-resume-title = Resume a Table
dialog-hand = Hand { $deal_number }

form-help = &Help
form-name-missing = Please give a name.
# What a screen reader adds to the name of a tile or a field.
control-chosen = selected
control-answer = the answer
