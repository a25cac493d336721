# Neue Partie, Regeln, Wertung, Optionen eines Tisches, mehrere an einem Computer.

players-title = Gemeinsam am Computer
players-bottom = &Unten
players-right = &Rechts
players-top = &Oben
players-left = &Links
players-name = Name
players-first = Spieler 1
players-a-person = Ein Mensch
players-hint = Damit beginnt eine neue Partie. Die übrigen Plätze spielt der Computer.
players-invalid = Sie brauchen mindestens zwei Menschen und vier verschiedene Namen.

option-panel-of-limit = % des Limits
option-panel-of-a-limit = { $limit }{"\u00A0"}% eines Limits
option-panel-default-nothing = Standard: nichts.
option-panel-default-off = Standard: aus.
option-panel-default-on = Standard: ein.

configuration-title = Regeln ändern
configuration-tiles = Ziegel
configuration-chows = &Chows sind erlaubt
configuration-special-hands = &Sonderspiele sind erlaubt
configuration-flowers = Mit &Blumen spielen
configuration-start-with = Beginnen &mit
configuration-scores = Punktestände
configuration-maximum-score-per-hand = Höchstens je Hand
configuration-hint = OK beginnt eine neue Partie.
configuration-start-invalid = Am Anfang sind 0 bis { $most } Punkte möglich.
configuration-maximum-invalid = Der Höchstwert muss zwischen 1 und { $most } Punkten liegen.

scoring-find = Wertung s&uchen
scoring-events-changed = { $count } Wertungen, { $changed } geändert
scoring-event = Wertung
scoring-column-points = Punkte
scoring-column-doubles = Doppelt
scoring-counts-as = Zählt als
scoring-special-hands = Sonderspiele
scoring-points-and-doubles = Punkte und Verdopplungen
scoring-not-allowed = nicht erlaubt
scoring-counts-as-total-fixed = Ganze Hand, fest
scoring-total = Ganze Hand

scoring-none-found = Keine Wertung gefunden.
scoring-default = &Standard
scoring-default-all = Alles Stan&dard
scoring-show = &Zeigen
scoring-none = Keine
scoring-points = &Punkte
scoring-doubles = Verdopplungen
scoring-mah-jongg-hand-only = Nur &Gewinnhand
scoring-no-scoring-value = &Kein Zählwert
scoring-allow-this-special-hand = Sonderspiel er&lauben
scoring-total-score = Ga&nze Hand
scoring-part-of-limit = % eines Limits
scoring-points-fixed = Aus den Punkten lassen sich keine Verdopplungen machen.
scoring-doubles-off = Für Verdopplungen schalten Sie Ganze Hand aus.
scoring-total-fixed-hint = Diese Punkte sind immer die ganze Hand.
scoring-winner-fixed = Das zählt nur für den Gewinner.

current-options-title = Optionen der Partie
current-options-manager-only = Nur wer diesen Tisch verwaltet, kann sie ändern.
current-options-hint = Änderungen gelten für alle. Änderungen der Mauer gelten ab dem nächsten Spiel.
options-number-invalid = Eine der Zahlen ist nicht erlaubt.
current-options-apply = &Anwenden

stored-options-title = Gespeicherte Optionen
stored-options-hint = Für neue Partien an Ihrem Tisch und an Tischen, die Sie verwalten, nie für eine laufende Partie.
stored-options-add = Hinzufügen
stored-options-reset = Zurücksetzen
stored-options-remove = Entfernen
stored-options-save = Änderungen &speichern

new-game-title = Neue Partie
new-game-bloem = &Bloem: die Regeln des Programms von 1996, mit dreißig Sonderspielen
new-game-classical = &Klassisch: chinesische Regeln mit Limithänden, wie an Tischen im Netz
new-game-rules = Regeln
new-game-length = Länge
new-game-rules-hint = Zum Anpassen: Regeln ändern und Wertung ändern im Menü Optionen.
new-game-defaults = &Standard
new-game-edit = B&earbeiten...
new-game-hint = Die Punktestände beginnen neu.

scoring-title = Wertung ändern
scoring-hint = OK beginnt eine neue Partie. Alle Punktestände beginnen neu.
option-panel-part = { $option }: { $part }
option-panel-points = Punkte
option-panel-doubles = Verdopplungen
option-panel-default = Standard: { $worth }.
option-panel-some-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
option-panel-some-doubles = { $doubles ->
    [one] 1 Verdopplung
   *[other] { $doubles } Verdopplungen
}
scoring-nothing = nichts

new-game-all-opponents = Alle Gegner
new-game-presets = Art der Partie
new-game-usual = Üb&lich
new-game-without-flowers = &Ohne Blumen
new-game-discarder-pays-more = &Wer ablegt, zahlt mehr
new-game-friendly = &Freundlich
new-game-learner = &Neuling
new-game-beginner = &Anfänger
new-game-club = &Verein
new-game-expert = Könne&r
new-game-master = &Meister
