# Die Fenster für Dateien und der Punktezettel.

file-chooser-not-bmp = Nur *.bmp-Dateien können Ziegelsätze sein.
file-chooser-not-mah = Die Endung muss „.mah“ sein.
file-chooser-title-open = Partie öffnen
file-chooser-title-resume = Tisch fortsetzen
file-chooser-title-save = Partie speichern unter
file-chooser-title-bitmap = Bitmap-Datei öffnen
file-chooser-empty = Hier ist noch nichts.
file-chooser-name = Name
file-chooser-file-name = Datei&name
file-chooser-name-too-long = Ein Name hat höchstens { $most } Zeichen.
file-chooser-games = Mah-Jongg-Partien
file-chooser-find-game = Name einer Partie oder eines Spielers, oder ein ganzer Pfad
file-chooser-find-file = Gesuchter Name oder ein ganzer Pfad
file-chooser-tile-sets = &Ziegelsätze
file-chooser-saved-games = &Partien
file-chooser-home = Ho&me
file-chooser-up = H&och
file-chooser-system-dialog = S&ystemfenster...
file-chooser-loading = Der Ordner wird gelesen...
file-chooser-list = Dateien und Ordner
file-chooser-nothing-found = Hier heißt keine Datei und kein Spieler „{ $typed }“.
file-chooser-delete = &Löschen...
file-chooser-confirm-delete = { $name } endgültig löschen?
file-chooser-delete-now = &Endgültig löschen
file-chooser-keep = &Behalten
file-chooser-review = &Analyse
file-chooser-save = &Speichern
file-chooser-unread = { $unread ->
    [one] Noch eine Partie zu lesen.
   *[other] Noch { $unread } Partien zu lesen.
}
file-chooser-game = { $stands }: { $players }
file-chooser-finished = { $hands ->
    [one] Zu Ende nach einem Spiel
   *[other] Zu Ende nach { $hands } Spielen
}
file-chooser-first-hand = { $round }runde, erstes Spiel
file-chooser-under-way = { $hands ->
    [one] { $round }runde, ein Spiel gespielt
   *[other] { $round }runde, { $hands } Spiele gespielt
}
file-chooser-seen = { $stands }, gesehen an einem Tisch im Netz
file-chooser-network-game = { $stands }, von einem Tisch im Netz

game-sheet-title = Punktezettel
game-sheet-hand = Spiel
game-sheet-number = { $number } { WIND($round) }
game-sheet-empty = Noch kein Spiel zu Ende.
game-sheet-page = Spiele { $first } bis { $last } von { $count }.
game-sheet-assisted = In dieser Partie wurde ein Zug zurückgenommen, oder die Ziegel waren schon bekannt.
game-sheet-earlier = &Frühere
game-sheet-later = &Spätere
game-sheet-save-csv = &CSV speichern
game-sheet-save-html = H&TML speichern

hand-text-paste = Fügen Sie die Zeile mit Strg+V ein. Sie beginnt mit „RedStake1:“.
hand-text-players = Ein Spiel von { $names }.
hand-text-title = Spiel aus Text öffnen
hand-text-placeholder = RedStake1:
hand-text-open = Ö&ffnen
system-box-games = Mah-Jongg-Partien
