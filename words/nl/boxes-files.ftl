file-chooser-not-bmp = Alleen bestanden *.bmp kunnen stenensets zijn.
file-chooser-not-mah = Alleen de extensie “*.mah” is mogelijk.
file-chooser-title-open = Mahjongpartij openen
file-chooser-title-resume = Tafel hervatten
file-chooser-title-save = Mahjongpartij opslaan als
file-chooser-title-bitmap = Bitmapbestand kiezen
file-chooser-empty = Hier staat nog niets.
file-chooser-name = Naam
file-chooser-file-name = Bestands&naam
file-chooser-name-too-long = Een naam heeft hoogstens { $most } letters.
file-chooser-games = Mahjongpartijen
file-chooser-find-game = Naam van een partij of speler om te zoeken, of een volledig pad
file-chooser-find-file = Naam om te zoeken, of een volledig pad
file-chooser-tile-sets = Stenense&ts
file-chooser-saved-games = Opgeslagen &partijen
file-chooser-home = Th&uismap
file-chooser-up = Om&hoog
file-chooser-system-dialog = S&ysteemvenster...
file-chooser-loading = Map wordt gelezen...
file-chooser-list = Bestanden en mappen
file-chooser-nothing-found = Hier heet geen bestand of speler “{ $typed }”.
file-chooser-delete = Ver&wijderen...
file-chooser-confirm-delete = { $name } voorgoed verwijderen?
file-chooser-delete-now = &Voorgoed verwijderen
file-chooser-keep = &Behouden
file-chooser-review = &Analyse
file-chooser-save = Op&slaan
file-chooser-unread = { $unread ->
    [one] Nog één partij te lezen.
   *[other] Nog { $unread } partijen te lezen.
}
file-chooser-game = { $stands }: { $players }
file-chooser-finished = { $hands ->
    [one] Afgelopen na één spel
   *[other] Afgelopen na { $hands } spellen
}
file-chooser-first-hand = { $round }ronde, eerste spel
file-chooser-under-way = { $hands ->
    [one] { $round }ronde, één spel gespeeld
   *[other] { $round }ronde, { $hands } spellen gespeeld
}
file-chooser-seen = { $stands }, gezien aan een netwerktafel
file-chooser-network-game = { $stands }, van een netwerktafel

game-sheet-title = Scoreblad
game-sheet-hand = Spel
game-sheet-number = { $number } { WIND($round) }
game-sheet-empty = Nog geen afgelopen spellen.
game-sheet-page = Spellen { $first } t/m { $last } van { $count }.
game-sheet-assisted = In deze partij is een zet ongedaan gemaakt, of de stenen waren al bekend.
game-sheet-earlier = &Eerder
game-sheet-later = &Later
game-sheet-save-csv = &CSV opslaan
game-sheet-save-html = H&TML opslaan

hand-text-paste = Plak de regel met Ctrl+V. Hij begint met “RedStake1:”.
hand-text-players = Een spel van { $names }.
hand-text-title = Spel uit tekst openen
hand-text-placeholder = RedStake1:
hand-text-open = &Openen
system-box-games = Mahjongpartijen
