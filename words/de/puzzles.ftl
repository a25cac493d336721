# Rätsel: Stellungen, in denen ein Zug der beste ist.

puzzle-claims = Rufe und Kongs
puzzle-suits = Farben
puzzle-honours = Winde und Drachen
puzzle-danger = Gefahr
puzzle-last-tiles = Letzte Ziegel
puzzle-special-hands = Sonderspiele

puzzle-tab = &Rätsel
puzzle-heading = Rätsel
puzzle-about = Finden Sie den besten Zug in Stellungen aus echten Spielen. Der Computer prüft Ihre Antwort und sagt Ihnen, warum.
puzzle-no-mistakes = Hier erscheinen Ihre eigenen Fehler, sobald Sie welche gemacht haben.
puzzle-mistakes = Aus Ihren Partien: { $own ->
    [one] ein Fehler,
   *[other] { $own } Fehler,
} { $due ->
    [0] heute keiner dran.
    [one] heute 1 dran.
   *[other] heute { $due } dran.
}
puzzle-others = Aus Partien von Meistern nach diesen Regeln: { $solved } von { $all } gelöst.
puzzle-filter = Was Sie üben wollen
puzzle-filter-any = Fällige zuerst, &dann neue
puzzle-filter-own = Meine eigenen &Fehler
puzzle-theme = { $theme }: { $solved } von { $all } gelöst
puzzle-game-waits = Ihre Partie ruht so lange.
puzzle-begin = &Los
puzzle-none-due = Heute keine Rätsel dieser Art.
puzzle-unreadable = Ihre Rätseldatei kann nicht gelesen werden.
puzzle-unwritable = Ihre Rätsel lassen sich nicht speichern. { $error }

puzzle-title = Rätsel { $at } von { $all }
puzzle-of-yours = Aus einer Ihrer Partien
puzzle-of-masters = Aus einer Partie von Meistern
puzzle-what-discard = Sie sind am Zug. Was legen Sie ab?
puzzle-what-of-discard = { $who } legt { TILE($tile, form: "a", case: "acc") } ab. Was tun Sie?
puzzle-judging = Ihr Zug wird geprüft...
puzzle-right = Richtig!
puzzle-not-best = Nicht der beste
puzzle-best = Der beste Zug: { DEED($best, form: "inf") }.
puzzle-better = Besser: { DEED($best, form: "inf") }.
puzzle-made-cost = In Ihrer Partie kostete es { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { DEED($made) }.
puzzle-tempting-cost = { DEED($made, form: "start") } ist verlockend, kostet aber { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
puzzle-as-good = { $points ->
    [0] { DEED($choice, form: "start") } ist so gut wie { DEED($best) }: weniger als ein Punkt Unterschied.
    [one] { DEED($choice, form: "start") } ist so gut wie { DEED($best) }: 1 Punkt Unterschied, zu knapp für ein Urteil.
   *[other] { DEED($choice, form: "start") } ist so gut wie { DEED($best) }: { $points } Punkte Unterschied, zu knapp für ein Urteil.
}
puzzle-costs = { $points ->
    [one] { DEED($choice, form: "start") } kostet 1 Punkt. Besser: { DEED($best, form: "inf") }.
   *[other] { DEED($choice, form: "start") } kostet { $points } Punkte. Besser: { DEED($best, form: "inf") }.
}
puzzle-do = { DEED($deed, form: "order") }
puzzle-then-discard = Legen Sie { TILE($tile, case: "acc") } ab.
puzzle-either = Mit beiden Zügen sind Sie dem Mah-Jongg gleich nah.
puzzle-either-differ = Der Unterschied liegt darin, was sonst noch aus der Hand werden kann.
puzzle-ends = Damit ist das Spiel zu Ende.
puzzle-pass = Passen
puzzle-chow = Chow { $from }-{ $middle }-{ $to }
puzzle-kong = Kong { TILE($tile, form: "plural") }
puzzle-next = &Nächstes Rätsel
puzzle-leave = &Verlassen
puzzle-solved-of = { $solved } von { $all } gelöst
puzzle-nothing-left = Das war es für heute.
puzzle-left = { $left ->
    [one] Eines ist heute noch dran.
   *[other] { $left } sind heute noch dran.
}
puzzle-missed-tomorrow = Was nicht gelang, kommt morgen wieder, das andere später.
