# Was ein Screenreader im Fenster findet, außer dem, was dort geschrieben steht.

reader-menus = Menüs
reader-context-menu = Menü des Tisches
reader-alt = Alt+{ $letter }
reader-table = Tisch
reader-hand = Hand
reader-choices = Was Sie tun können
reader-status = Statuszeile
reader-log = Was geschah
reader-next-page = Nächste Seite: { $title }
reader-page-before = Vorige Seite: { $title }
reader-score-line = { $words }: { $value }

# Was ohne Screenreader vorgelesen wird: das Bedienelement mit dem Fokus und was sich dort ändert.
aloud-control = { $kind ->
    [button] { $name }, Schaltfläche.
    [checked] { $name }, angekreuzt.
    [not-checked] { $name }, nicht angekreuzt.
    [selected] { $name }, gewählt.
    [not-selected] { $name }, nicht gewählt.
    [menu] { $name }, Menü.
    [field] { $name }, Eingabefeld.
    [slider] { $name }, Schieberegler.
    [tab] { $name }, Registerkarte.
   *[link] { $name }, Link.
}
aloud-state = { $kind ->
    [checked] Angekreuzt.
    [selected] Gewählt.
    [not-selected] Nicht gewählt.
   *[not-checked] Nicht angekreuzt.
}
aloud-text = { $words }.
aloud-disabled = Nicht verfügbar.
aloud-key = Taste: { $key }.
