# Turniere mit echten Ziegeln.

tournament-title = Turnier
tournament-tab-people = &Spieler
tournament-tab-rounds = &Runden
tournament-tab-standings = Ran&gliste

tournament-name = Name des Turniers
tournament-names = Namen, mit Kommas dazwischen
tournament-add = &Eintragen
tournament-remove = Entfernen
tournament-people = Spieler
tournament-person = { $number }. { $name }
tournament-nobody = Noch niemand. Geben Sie die Namen von 8 bis 64 Spielern ein.
tournament-rounds = Run&den
tournament-draw = Plätze &auslosen
tournament-draw-again = Neu &auslosen
tournament-draw-question = Neu auslosen löscht alle Punkte. Wollen Sie das?
tournament-new = &Neues Turnier
tournament-new-question = Ein neues Turnier beginnen? Dieses bleibt erhalten. Sie finden es unter Andere Turniere.
tournament-new-begin = Neues &beginnen
tournament-begun = Ein neues Turnier. Das letzte finden Sie unter Andere Turniere.
tournament-same-name = { $name } gibt es schon. Geben Sie jedem einen eigenen Namen.
tournament-too-many = Höchstens { $most } Spieler können teilnehmen.
tournament-saved = Gespeichert als { $path }.
tournament-others = Andere Turniere
tournament-others-hint = Öffnen Sie ein Turnier, um damit weiterzumachen.
tournament-loading = Ihre Turniere werden gesucht...
tournament-none-stored = Noch keine Turniere.
tournament-people-count = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
tournament-rounds-count = { $count ->
    [0] noch nicht ausgelost
    [one] 1 Runde
   *[other] { $count } Runden
}
tournament-too-few = { $people ->
    [one] Erst ein Spieler. Sie brauchen mindestens 8.
   *[other] Erst { $people } Spieler. Sie brauchen mindestens 8.
}
tournament-ready = { $rests ->
    [0] { $people } Spieler an { $tables } Tischen.
    [one] { $people } Spieler an { $tables } Tischen. In jeder Runde setzt einer aus.
   *[other] { $people } Spieler an { $tables } Tischen. In jeder Runde setzen { $rests } aus.
}
tournament-people-fixed = Es sind schon Punkte eingetragen, darum kann niemand mehr kommen oder gehen. Namen können Sie noch ändern.
tournament-all-meet-once = Jeder trifft jeden genau einmal.
tournament-none-meets-twice = Keine zwei treffen mehr als einmal aufeinander.
tournament-some-meet-again = { $count ->
    [one] Zwei Spieler treffen öfter aufeinander, höchstens { $most }-mal.
   *[other] { $count } Spielerpaare treffen öfter aufeinander, höchstens { $most }-mal.
}

tournament-no-plan = Tragen Sie erst die Spieler ein und losen Sie dann die Plätze aus.
tournament-tables = Tische
tournament-round = Runde { $number }
tournament-round-resting = Runde { $number }. Pause: { $who }
tournament-resting = Pause: { $who }
tournament-table = Tisch { $number }
tournament-rounds-hint = Wählen Sie einen Tisch und tragen Sie ein, was seine Spieler gewonnen oder verloren haben.
tournament-enter = Punkte &eintragen
tournament-print-plan = P&lan drucken
tournament-print-slips = Zettel drucken

tournament-slip = Runde { $round }, Tisch { $table }
tournament-signature = Unterschrift
tournament-points-hint = Geben Sie ein, was jeder gewonnen hat, mit Minus für Verlorenes. Lassen Sie alles leer, um die Punkte zu löschen.
tournament-points-wanted = Geben Sie für jeden Spieler eine Zahl ein, oder lassen Sie alles leer.
tournament-sum = Zusammen ergibt das { SIGNED($sum) }. Meistens kommt 0 heraus.
tournament-save-points = Spei&chern

tournament-rounds-played = Runden
tournament-penalties = Strafe
tournament-penalty-of = Strafe für { $who }
tournament-standings-hint = Strafen werden von den Punkten abgezogen.

tournament-file-plan = Plätze
tournament-file-slips = Zettel
tournament-file-standings = Rangliste
tournament-unreadable = Das Turnier „{ $name }“ kann nicht gelesen werden. Es bleibt, wie es ist. { $why }
tournament-damaged = Das ist kein Turnier. { $why }
tournament-later = Eine neuere Version des Programms hat dieses Turnier geschrieben (Format { $format }).

command-tournament = Tu&rnier mit echten Ziegeln
    .hint = Verteilt 8 bis 64 Spieler Runde für Runde auf die Tische und führt die Rangliste.
