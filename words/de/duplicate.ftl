# Dasselbe Spiel, vom selben Platz aus von mehreren gespielt.

duplicate-title = Spiele vergleichen
duplicate-who = Spieler
duplicate-points = Punkte
duplicate-average = Übliches Glück
duplicate-choices = Züge
duplicate-luck = Glück
duplicate-earlier = &Früheres Spiel
duplicate-later = &Späteres Spiel
duplicate-reviewers-line = Zeile der &Analyse
duplicate-copy = Ergebnis &kopieren
duplicate-add = Hin&zufügen
duplicate-reviewer = Analyse
duplicate-none = Sie haben noch kein Spiel nach seinem Code gespielt. Wählen Sie Partie > Tagesspiel oder Code, dann erscheinen Ihre Ergebnisse hier.
duplicate-deal = Spiel { $code } mit den Ziegeln von { $wind }. { $fair ->
    [yes] Übliches Glück ist, was diese Ziegel gewöhnlich bringen, für alle gleich. Züge und Glück kommen dazu, wie in der Analyse.
   *[no] Nicht alle spielten es gegen dieselben Gegner.
}
duplicate-totals = Alle Spiele, die auch jemand anders gespielt hat
duplicate-no-totals = Noch keine.
duplicate-total = { $who }: { $points } Punkte in { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spielen
} (Züge { $choice }, Glück { $luck })
duplicate-with-error = { $points } ± { $error }
duplicate-paste = Fügen Sie ein Ergebnis ein, das Ihnen jemand geschickt hat.
duplicate-result = Ergebnis von jemand anderem
duplicate-whole = Dieses Ergebnis ist vollständig. Drücken Sie Hinzufügen.
duplicate-plays = Das Spiel wird durchgespielt, wie es die Analyse täte...
duplicate-no-deal = Dieses Spiel ist nicht zu Ende, oder es hat keinen Code.
duplicate-unreadable = Ihre Ergebnisdatei kann nicht gelesen werden.
duplicate-unwritable = Das Ergebnis lässt sich nicht speichern. { $error }
