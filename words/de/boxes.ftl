# Texte, die Fenster beim Öffnen brauchen.

dialog-no-network-game = Es läuft keine Netzpartie.
dialog-no-winner = In diesem Spiel hat niemand Mah-Jongg gemacht.
dialog-no-sheet = Für diese Partie gibt es keinen Punktezettel.
dialog-statistics-unreadable = Die Statistik kann nicht gelesen werden.
dialog-cannot-resume = { $path } lässt sich nicht fortsetzen. { $why }
dialog-resume-title = Tisch fortsetzen
dialog-hand = Spiel { $deal_number }

form-help = &Hilfe
form-name-missing = Bitte geben Sie einen Namen an.
control-chosen = gewählt
control-answer = die Antwort
