# Die Regelwerkstatt.

workshop-whole-score = ganze Hand
workshop-added = kommt dazu
workshop-winner-only = nur Gewinner
workshop-anybody = für alle
workshop-limit = ein Limit
workshop-on = ein
workshop-off = aus
workshop-none = keine
workshop-by-rounds = je nach Zahl der Runden
workshop-chows = Chows sind erlaubt
workshop-special-hands = Sonderspiele sind erlaubt
workshop-start = Punkte am Anfang
workshop-most = Höchstens je Hand
workshop-hands = Spiele je Partie

workshop-single = Einzelner
workshop-pair = Paar
workshop-chow = Chow
workshop-run = Folge
workshop-pung = Pung
workshop-pung-or-kong = Pung oder Kong
workshop-four = Vier auf der Leiste
workshop-own-wind = eigener Wind
workshop-any-wind = beliebiger Wind
workshop-any-dragon = beliebiger Drache
workshop-any-honour = beliebiger Wind oder Drache
workshop-any-terminal = beliebige 1 oder 9
workshop-any-major = beliebig: 1, 9, Wind oder Drache
workshop-of-suit = { SUIT($suit) } { $number }
workshop-of-one-suit = { $number } in einer Farbe
workshop-of-another-suit = { $number } in einer anderen Farbe
workshop-of-third-suit = { $number } in der dritten Farbe
workshop-any-number = beliebig
workshop-same-number = n
workshop-same-number-and = n + { $more }
workshop-run-of = Folge von { $length } ab { $first }
workshop-place = { $kind } ({ $of })

workshop-title = Werkstatt: { $name }
workshop-page-sets = Regeln
workshop-page-options = Optionen
workshop-page-events = Wertungen
workshop-page-hands = Sonderspiele
workshop-page-differences = Unterschiede
workshop-undo = &Rückgängig
workshop-redo = &Wiederholen
workshop-save = S&peichern
workshop-unsaved = Noch nicht gespeichert.
workshop-copy-hint = Eine laufende Partie behält die Regeln, mit denen sie begann.
workshop-our-rules = Unsere Regeln
workshop-our-copy = { $name }, auf unsere Art
workshop-name-taken = Andere Regeln heißen schon { $name }.
workshop-kept = { $name } ist gespeichert. Die Regeln stehen jetzt unter Neue Partie.
workshop-removed = Regeln entfernt.
workshop-arrived = { $name } wurde aus einer Datei geöffnet. Drücken Sie Speichern, um die Regeln zu behalten.
workshop-put-up = { $name } kam aus einer Datei ans Ende der Liste.
workshop-shared = Eine Kopie zum Weitergeben: { $path }.
workshop-confirm-close = Sie haben nicht gespeichert. Noch einmal Schließen verwirft die Änderungen.
workshop-confirm-open = Sie haben nicht gespeichert. Noch einmal drücken verwirft die Änderungen.
workshop-confirm-remove = Damit wird die Datei gelöscht. Noch einmal drücken entfernt sie.
workshop-confirm-play = Damit beginnt eine neue Partie mit neuen Punkteständen. Noch einmal drücken, und es geht los.

workshop-shelf-heading = GESPEICHERTE REGELN
workshop-draft-heading = IN ARBEIT
workshop-open = &Bearbeiten
workshop-open-copy = Kopie &bearbeiten
workshop-remove = &Entfernen
workshop-name = Name
workshop-about = Woher sie stammen
    .placeholder = eine Notiz für später
workshop-based-same = Grundlage: { $base }. Noch ohne Unterschiede.
workshop-based = Grundlage: { $base }. { $count ->
    [one] 1 Unterschied
   *[other] { $count } Unterschiede
}.
workshop-hint = Auf den Seiten oben stellen Sie Optionen ein, ändern, was jede Wertung zählt, und machen eigene Sonderspiele. Drücken Sie dann Speichern.
workshop-play = Damit sp&ielen
workshop-copy = &Kopieren
workshop-share = Kopie weiter&geben
workshop-rows = das Original, { $count } Wertungen
workshop-summary-same = { $base }; ohne Unterschiede
workshop-summary = { $base }; { $count ->
    [one] 1 Unterschied
   *[other] { $count } Unterschiede
}
workshop-start-with = Alle beginnen mit
workshop-of-every-game = Jede Partie

workshop-nothing-differs = Noch keine Unterschiede zum Original.
workshop-what = WAS
workshop-original = ORIGINAL
workshop-here = HIER
workshop-not-there = fehlt
workshop-leave-out = We&glassen
workshop-as-original = Wie im &Original

workshop-new-event = &Neue Wertung
workshop-new-event-name = Unsere Wertung
workshop-event-name = Name der Wertung
workshop-event-points = P&unkte
workshop-event-limit = Teil eines Limits
workshop-when = WANN ES ZÄHLT
workshop-change-event = Än&dern, wann es zählt
workshop-new-hand = &Neues Sonderspiel
workshop-new-name = Unser Sonderspiel
workshop-change = Än&dern
workshop-begin = Ein ähn&liches machen
workshop-no-pattern = Dieses Sonderspiel hat kein Ziegelmuster. Eine Bedingung sagt, wann es zählt.
workshop-form-of = Beispiel { $at } von { $count }
workshop-example-of = Beispiel { $at } von { $count } (um alle zu zeigen, sind es zu viele)
workshop-made-times = { $made ->
    [one] einmal
   *[other] { $made }-mal
} gelungen
workshop-shares-nothing = Kein anderes Sonderspiel hat dieselben Ziegel.
workshop-shares = { $shared ->
    [one] Eines der Beispiele gilt
   *[other] { $shared } der Beispiele gelten
} auch als { $name }, { $dearer ->
    [yes] das mehr zählt.
   *[no] das nicht mehr zählt.
}
workshop-how-often = Wie oft kommt es vor? Lassen Sie Computerspieler { $deals } Spiele spielen. Das dauert ein, zwei Minuten.
workshop-try = &Ausprobieren
workshop-stop = &Anhalten
workshop-trying = Die Computerspieler spielen...
workshop-so-far = Bisher { $deals } von { $of } Spielen.
workshop-too-early = Wie oft es vorkommt, sehen Sie nach { $enough } Spielen.
workshop-too-few = { $deals } Spiele sind zu wenig, um etwas zu sagen. Nötig sind { $enough }.
workshop-came = In { $deals } Spielen gelang es { $made ->
    [0] nie
    [one] einmal
   *[other] { $made }-mal
}, und { $near ->
    [one] einer Hand fehlte
   *[other] { $near } Händen fehlte
} nur ein Ziegel.
workshop-beside = Etwa so häufig: { $names }.
workshop-beside-one = { $name } ({ $worth })
workshop-take-worth = Mit { $worth } wer&ten
workshop-hand-name = Name des Sonderspiels
workshop-points = Punkte
workshop-concealed = Bis zum Schlussziegel verdeckt
workshop-total = Die Punkte sind die ganze Hand
workshop-leave = &Löschen
workshop-done = Zu den Regeln
workshop-tiles-so-far = { $count } von 14 Ziegeln
workshop-or-kong = oder Kong
workshop-or-kong-of = oder Kong, { $of }
workshop-tiles-unknown = Gezählt wird, wenn die Hand vollständig ist
workshop-take-away = Entfernen: { $place }
workshop-empty = Noch keine Ziegel. Wählen Sie unten eine Figur und dann ihre Ziegel. Ein Klick auf eine Figur hier entfernt sie.
workshop-pattern = Muster { $number }
workshop-or-else = Weiteres Muster
workshop-in-a-row = { $length } in Folge
workshop-bamboo = Bambus
workshop-circle = Kreis
workshop-wan = Zahl
workshop-one-suit = irgendeine Farbe
workshop-another-suit = eine zweite Farbe
workshop-third-suit = die dritte Farbe
workshop-any = beliebige Nummer
workshop-n = gleiche Nummer
workshop-n-1 = + 1
workshop-n-2 = + 2

# Die Bedingungen, unter denen eine eigene Wertung zählt.

condition-head-sets = FIGUREN
condition-each-set = für jedes Paar, jeden Chow, Pung oder Kong einer Art
condition-family = für mehrere Figuren einer Ziegelfamilie
condition-eyes = für ein Paar, das der Schlussziegel vollendet
condition-head-won = WIE GEWONNEN WURDE
condition-out = für Mah-Jongg
condition-drawn = für einen Schlussziegel aus der Mauer
condition-loose = für einen Ersatzziegel als Schlussziegel
condition-last-tile = für den letzten Ziegel der Mauer, gezogen
condition-snatch = für die Beraubung eines Kongs
condition-with-tile = für einen bestimmten Schlussziegel
condition-only-possible = für die einzige Ziegelart, die gewinnen konnte
condition-only-place = für den einzigen passenden Ziegel, wenn noch welche davon verborgen sind
condition-last-discard = für einen Ziegel, der nach dem letzten der Mauer abgelegt wurde
condition-no-tile-left = wenn die Mauer leer ist
condition-standing = nach Stehender Hand oder Ruf zu Beginn
condition-original = für Ost, bevor ein Ziegel abgelegt ist
condition-blessing = für Ost mit vollständig ausgeteilter Hand
condition-first-discard = für den Gewinn mit dem ersten Ziegel, den Ost ablegt
condition-kong-upon-kong = nach Kong auf Kong
condition-thirteenth = für Ost, nach zwölf Siegen in Folge
condition-head-hand = DIE GANZE HAND
condition-no-chows = für vier Figuren ohne Chow
condition-no-scoring-value = für lauter Chows und ein Paar ohne Zählwert
condition-one-suit-with-honours = für eine Farbe mit Winden und Drachen
condition-one-suit = für nur eine Farbe
condition-terminals-with-honours = für Einsen und Neunen mit Winden und Drachen
condition-terminals = für nur Einsen und Neunen
condition-honours = für nur Winde und Drachen
condition-majors = für nur Einsen, Neunen, Winde und Drachen
condition-fully-concealed = für eine Hand, die bis zum Ende verdeckt ist
condition-almost-concealed = für eine Hand, die bis zum Schlussziegel verdeckt ist
condition-four-chows = für vier Chows
condition-one-suit-terminals = für Einsen und Neunen einer Farbe mit Winden und Drachen
condition-minors = für nur Zweien bis Achten
condition-four-pungs = für vier verdeckte Pungs oder Kongs
condition-three-kongs = für drei verdeckte Kongs
condition-three-pungs = für drei verdeckte Pungs oder Kongs
condition-hidden-pungs = für vier Pungs aus einer Farbe und Bildziegeln, verdeckt bis zum Schlussziegel
condition-buried-treasure = für verdeckte Pungs aus einer Farbe und Bildziegeln
condition-seven-pairs = für sieben Paare
condition-four-kongs = für vier Kongs
condition-concealed-pungs = für vier verdeckte Pungs oder Kongs
condition-thirteen-wonders = für die Dreizehn Wunder
condition-concealed-suit = für eine Farbe, verdeckt bis zum Ende
condition-green = für lauter grüne Ziegel
condition-nine-gates = für die Neun Tore
condition-snake = für eine Schlange: 1 bis 9 mit Pungs aus 1 und 9
condition-no-score = wenn keine Figur Punkte zählt
condition-head-bonus = BLUMEN UND JAHRESZEITEN
condition-each-bonus = für jede Blume oder Jahreszeit
condition-own-bonus = für jede eigene Blume oder Jahreszeit
condition-own-flower = für die eigene Blume
condition-own-season = für die eigene Jahreszeit
condition-own-both = für eigene Blume und Jahreszeit
condition-bonus-set = für alle vier Blumen und alle vier Jahreszeiten
condition-all-flowers = für alle vier Blumen
condition-all-seasons = für alle vier Jahreszeiten

condition-kong = Kong
condition-exposed = offen
condition-concealed = verdeckt
condition-either = beides
condition-tile-any = jeder Ziegel
condition-tile-minor = 2 bis 8
condition-tile-terminal = 1 und 9
condition-tile-major = 1, 9, Winde, Drachen
condition-tile-honour = Winde, Drachen
condition-tile-wind = Winde
condition-tile-dragon = Drachen
condition-tile-own-wind = eigener Wind
condition-tile-round-wind = Rundenwind
condition-from-anywhere = von überall
condition-from-wall = gezogen
condition-from-loose = als Ersatzziegel
condition-from-discard = abgelegt
condition-from-kong = aus einem Kong
condition-last = und der letzte der Mauer
condition-pair-too = und ein Paar davon
condition-no-chow = und keine Chows
condition-sets-of = { $sets ->
    [one] 1 Figur
   *[other] { $sets } Figuren
}
