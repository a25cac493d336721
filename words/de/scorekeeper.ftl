# Der Punkteblock für echte Ziegel.

keeper-title = Punkteblock
keeper-by-rules = Regeln: { $rules }.
keeper-hand = Spiel
keeper-round = Runde
keeper-east = Ost
keeper-what = Was geschah
keeper-counts = Zählt
keeper-gets = Bekommt
keeper-score = Stand
keeper-total = zusammen
keeper-total-at-most = zusammen, höchstens
keeper-hand-was = Spiel { $number }: { $words }
keeper-hand-of = { $name }: { $total }

keeper-won-drawn = { $who } gewann mit { TILE($tile, form: "a", case: "dat") }, selbst gezogen
keeper-won-loose = { $who } gewann mit { TILE($tile, form: "a", case: "dat") } als Ersatzziegel
keeper-won-discard = { $who } gewann mit einem abgelegten Ziegel: { TILE($tile) }
keeper-won-robbed = { $who } gewann mit { TILE($tile, form: "a", case: "dat") }, einem Kong geraubt
keeper-won-from = { $robbed ->
    [yes] { $who } gewann mit { TILE($tile, form: "a", case: "dat") }, dem Kong von { $whom } geraubt
   *[no] { $who } gewann mit { TILE($tile, form: "a", case: "dat") } von { $whom }
}
keeper-won-special = { $what }: { $hand }
keeper-line-refused = Ein Spiel, das nicht zählt
keeper-doubt = Sehen Sie noch einmal hin. { $doubt }
keeper-doubts = { $count ->
    [one] Sehen Sie sich einen Eintrag noch einmal an.
   *[other] Sehen Sie sich { $count } Einträge noch einmal an.
}
keeper-doubt-after-end = Vor diesem Spiel waren schon alle Runden vorbei.
keeper-doubt-dropped = Das passt nicht mehr und entfällt: { $what }.
keeper-refused-explained = So wie es dasteht, zahlt in diesem Spiel niemand. Ändern oder löschen Sie es.
keeper-line-dead = Remis
keeper-line-penalty = { $who } zahlt jedem der anderen { $points }
keeper-line-penalty-to = { $who } zahlt { $points } an { $whom }
keeper-line-correction = { PERSON($who, form: "possessive") } Stand berichtigt: { SIGNED($points) }

keeper-last-tile = Der &letzte Ziegel der Mauer
keeper-standing = Stehende Hand oder R&uf zu Beginn
keeper-original = Bevor Ost &ablegte
keeper-first-discard = Mit dem ersten Zie&gel, den Ost ablegte
keeper-kong-upon-kong = Nach &Kong auf Kong
keeper-only-place = Die anderen &passenden Ziegel waren zu sehen
keeper-thirteenth = &13. Sieg von Ost in Folge
keeper-discarder-pays-for-all = Gefährlich abgelegt: zahlt für alle
keeper-dangerous-discard = Nach gefährlichem Ablegen:
keeper-pays-for-all = { $who } zahlt für alle
keeper-error-points = Eine Hand zählt höchstens { $most } Punkte.

keeper-error-no-winner = Setzen Sie + vor den Schlussziegel des Gewinners.
keeper-error-two-winners = Nur eine Hand kann einen Schlussziegel nach + haben.
keeper-error-winner-tiles = Der Gewinner braucht 14 Ziegel, ein Kong zählt als drei. Eingegeben sind { $count }.
keeper-error-loser-tiles = Wer nicht gewonnen hat, hält höchstens 13 Ziegel, ein Kong zählt als drei. Eingegeben sind { $count }.
keeper-error-too-many = Sie haben { TILE($tile, case: "acc") } { $count }-mal eingegeben. Es gibt nur { $copies }.
keeper-error-own-tile = Mit dem eigenen abgelegten Ziegel oder Kong kann niemand gewinnen.
keeper-error-no-loose = Einen Ersatzziegel gibt es nur nach einem Kong, einer Blume oder einer Jahreszeit.
keeper-error-not-robbed = Ein Kong { TILE($tile, form: "plural") } lässt sich nur berauben, wenn der Gewinner sonst keinen solchen Ziegel hat.
keeper-error-not-mah-jongg = Das ist kein Mah-Jongg.
keeper-file-damaged = Das ist kein Punktezettel. { $why }
keeper-file-no-such-day = Sein Datum gibt es im Kalender nicht.
keeper-file-later = Eine neuere Version des Programms hat diesen Punktezettel geschrieben (Format { $format }).
keeper-file-too-much = Er enthält mehr, als in eine Partie passt.

keeper-tab-hand = Spiel &eintragen
keeper-tab-sheet = &Zettel
keeper-tab-alone = Einzelne Han&d
keeper-tab-players = &Spieler und Regeln
keeper-penalty = Stra&fe
keeper-dead-hand = Re&mis
keeper-enter = Spiel eintragen
keeper-edit = &Bearbeiten
keeper-insert = Davor e&infügen
keeper-delete = &Löschen
keeper-change = Änderung speichern
keeper-insert-it = Einfügen
keeper-abandon = Verwerfen
keeper-abandon-insert = Nicht einfügen
keeper-changing = Änderung: { $place }
keeper-inserting = Ein neues Spiel vor Spiel { $number }
keeper-unsaved-change = Die Änderung an { ENTRY($entry) } ist noch nicht gespeichert.
keeper-unsaved-insert = Ihr neues Spiel steht noch nicht auf dem Zettel.
keeper-unsaved-hint = Erst speichern oder verwerfen, dann geht es weiter.
keeper-unsaved-unfinished = So lässt es sich nicht speichern.
keeper-explain = Erklären
keeper-next-hand = Nächstes Spiel
keeper-back = Zurück zum Ze&ttel
keeper-entry-hand = Spiel { $number }
    .start = Spiel { $number }
keeper-entry-other = „{ $what }“
    .start = „{ $what }“
keeper-did-enter = { ENTRY($entry) } eingetragen
keeper-did-change = { ENTRY($entry) } geändert
keeper-did-insert = { ENTRY($entry) } eingefügt
keeper-did-delete = { ENTRY($entry) } gelöscht
keeper-did-rules = Regeln geändert
keeper-did-names = Namen geändert
keeper-did-heading = Name oder Ort des Zettels geändert
keeper-undone = Rückgängig gemacht: { $what }.
keeper-redone = Wiederholt: { $what }.
keeper-changed = { ENTRY($entry, form: "start") } geändert. Alles danach ist neu gewertet.
keeper-inserted = { ENTRY($entry, form: "start") } eingefügt. Alles danach ist neu gewertet.
keeper-deleted = Gelöscht: { $what }. Rückgängig holt es zurück.
keeper-sheet-full = Dieser Zettel ist voll. Beginnen Sie einen neuen.
keeper-new-sheet = Ein neuer Zettel. Den letzten finden Sie unter Andere Zettel.
keeper-sheet-saved = Zettel als { $path } gespeichert.
keeper-sheets-saved = Alle Zettel als { $path } gespeichert.
keeper-go-on = Spiele eintragen
keeper-enter-single = Eingeben

keeper-place = Spiel { $number }, { WIND($round) }runde
keeper-place-goulash = Spiel { $number }, { WIND($round) }runde, ein Goulash
keeper-over = Alle Runden sind gespielt.
keeper-next = Als Nächstes: { $place }; { $east } ist Ost.
keeper-type-hand = 123b 77c ww ,rrr +7cn
keeper-type-loser = ein Verlierer: nur was zählt, etwa ggg,999b2f
keeper-type-points = oder die Punkte eines Verlierers, etwa 8
keeper-typing-help = Zahlen, dann b für Bambus, c für Zahl, d für Kreis. Winde: e s w n (Ost, Süd, West, Nord). Drachen: r g o (Rot, Grün, Weiß). Blume: 2f. Jahreszeit: 3s. Ein Komma vor jede Figur auf dem Tisch, + vor den Schlussziegel und danach der Buchstabe dessen, der ihn ablegte.
keeper-error-of-player = { $who }: { $why }
keeper-palette-heading = Zum Hinzufügen anklicken
keeper-lay-tile = Ziegel
keeper-lay-chow = Chow
keeper-lay-pung = Pung
keeper-lay-kong = Kong
keeper-lay-concealed = verdeckter Kong
keeper-lay-last = Schlussziegel
keeper-erase = Löschen
keeper-last-tile-came = Schlussziegel
keeper-came-drawn = gezogen
keeper-came-loose = Ersatz
keeper-came-discard = abgelegt
keeper-came-kong = aus einem Kong
keeper-came-from = von { WIND($wind) }
keeper-came-kong-of = Kong von { WIND($wind) }

keeper-number = { $number } { $round }
keeper-nothing-entered = Noch nichts eingegeben.
keeper-wind-name = { $wind } { $name }
keeper-not-typed = Nicht eingegeben
keeper-counted-at-table = Am Tisch gezählt
keeper-counts-nothing = Hier zählt nichts.
keeper-odd-tiles = { $count ->
    [one] Ein Ziegel wurde nicht eingegeben und zählt nichts.
   *[other] { $count } Ziegel wurden nicht eingegeben und zählen nichts.
}
keeper-gets-to = { SIGNED($gets) }, jetzt { $score }
keeper-pays = { $who } zahlt { $points } an { $whom }.
keeper-dead-explained = Dieses Spiel hat niemand gewonnen, und niemand zahlt.
keeper-east-next = Im nächsten Spiel ist { $east } Ost.
keeper-penalty-explained = Eine Strafe. Die Winde bleiben.
keeper-correction-explained = Ein Stand wurde berichtigt. Sonst zahlt niemand.
keeper-changed-to = { $who }: { SIGNED($gets) }, jetzt { $score }
keeper-east-doubles = { $east } ist Ost, zahlt und bekommt also doppelt.

keeper-is-penalty = Eine Strafe
keeper-is-correction = Eine Berichtigung
keeper-points = Punkte
keeper-who-pays = Wer zahlt
keeper-whose-score = Wessen Stand
keeper-to-each = An jeden der anderen
keeper-to-whom = An wen
keeper-penalty-hint = Ist das Spiel verdorben, tragen Sie es auch als Remis ein.
keeper-correction-hint = Geben Sie die Punkte ein, mit Minus zum Abziehen. Sonst zahlt niemand.

keeper-own-wind = Eigener Wind
keeper-round-wind = Rundenwind
keeper-alone-hint = Geben Sie eine Hand ein oder klicken Sie ihre Ziegel an: 13, um zu sehen, was sie vollendet, oder 14 mit + vor dem letzten, um sie zu werten. Regeln: { $rules }.
keeper-one-away = Legen Sie { $without } ab, dann wartet die Hand auf { $waits }.
keeper-waits-for = { TILE($tile) }: { $discarded } abgelegt, { $drawn } gezogen
keeper-waits-for-nothing = Kein Ziegel vollendet die Hand.
keeper-no-near-misses = Nichts knapp verpasst.
keeper-near-misses = Knapp verpasst
keeper-one-tile-away = Noch ein Ziegel

keeper-player = Spieler { $number }
keeper-seats = Wer im ersten Spiel wo sitzt
keeper-same-name = Zwei Spieler heißen { $name }. Geben Sie jedem einen eigenen Namen.
keeper-seats-hint = Die Winde wandern nach den Regeln. Nach einem Sieg oder Remis bleibt Ost Ost.
keeper-rules = Die Regeln
keeper-rules-hint = Wenn Sie die Regeln ändern, werden alle Spiele neu gewertet.
keeper-this-sheet = Dieser Zettel
keeper-sheet-name = ein Name
keeper-sheet-place = ein Ort
keeper-sheets = Andere Zettel
keeper-new = &Neuer Zettel

keeper-open = Öffnen
keeper-rename = &Umbenennen
keeper-sheets-loading = Ihre Zettel werden gesucht...
keeper-saved-sheets = Gespeicherte Zettel
keeper-no-sheets = Noch keine Zettel.
keeper-sheets-hint = Der neueste Zettel steht oben. Öffnen Sie einen, um ihn zu lesen oder weiterzuführen.
keeper-sheet-open = jetzt offen
keeper-sheet-deleted = Zettel gelöscht. Rückgängig holt ihn zurück.
keeper-sheet-unreadable = Der Zettel „{ $name }“ kann nicht gelesen werden. Er bleibt, wie er ist. { $why }
keeper-hands = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
keeper-player-score = { $who }{"\u00A0"}{ $score }
keeper-pays-in-all = Wer wem insgesamt zahlt
keeper-in-goulash = { $what }, im Goulash
keeper-print = Dr&ucken
keeper-date = Datum
keeper-date-example = 28.11.2026
keeper-no-such-day = „{ $typed }“ ist kein Datum.
keeper-date-form = Schreiben Sie das Datum wie 28.11.2026.
keeper-delete-question = Den Zettel von { $players } löschen?
keeper-delete-file-question = Den Zettel „{ $name }“ löschen?
keeper-delete-sheet = Zettel &löschen
keeper-keep-sheet = &Behalten
keeper-league = Rangliste
keeper-all-csv = Alle als &CSV
keeper-all-json = Alle als &JSON
keeper-back-to-sheets = Zu den Ze&tteln
keeper-sheets-file = Zettel
keeper-import = Einlesen
keeper-import-title = Zettel einlesen
keeper-import-hint = Wählen Sie eine Datei, die Sie mit „Alle als JSON“ oder „Alle als CSV“ gespeichert haben. Zettel, die Sie schon haben, werden übergangen.
keeper-import-files = Dateien in Ihren Dokumenten
keeper-import-loading = Dateien werden gesucht...
keeper-import-none = In Ihren Dokumenten ist keine solche Datei. Geben Sie an, wo sie liegt.
keeper-import-path = Datei
keeper-import-browse = Du&rchsuchen...
keeper-import-unreadable = „{ $name }“ kann nicht eingelesen werden. { $why }
keeper-import-added = { $added ->
    [0] Diese Datei enthält nichts Neues.
    [one] Ein Zettel ist dazugekommen.
   *[other] { $added } Zettel sind dazugekommen.
}
keeper-import-replaced = { $replaced ->
    [one] Einer ist ersetzt.
   *[other] { $replaced } sind ersetzt.
}
keeper-import-changed = { $changed ->
    [one] Einen Zettel dieser Datei haben Sie auch, aber er ist anders. Ihren ersetzen oder beide behalten?
   *[other] { $changed } Zettel dieser Datei haben Sie auch, aber sie sind anders. Ihre ersetzen oder beide behalten?
}
keeper-import-replace = Er&setzen
keeper-import-keep-both = &Beide behalten
keeper-import-known = { $known ->
    [one] Einer war schon da.
   *[other] { $known } waren schon da.
}
keeper-column-sheet = Zettel
keeper-column-place = Ort
keeper-column-name = Name des Zettels
keeper-column-rules = Regeln
keeper-column-entry = Eintrag
keeper-column-circumstances = Wie
keeper-column-identity = Kennung
keeper-column-rules-text = Regeln im Wortlaut
keeper-column-player = Spieler
keeper-column-tiles = Ziegel
keeper-column-of = { $what } { $number }
keeper-table-columns = Diese Tabelle enthält keine Zettel des Punkteblocks.
keeper-table-line = Zeile { $number } kann nicht gelesen werden.
keeper-table-rules = Regeln namens „{ $rules }“ gibt es hier nicht.
league-title = Rangliste
league-rank = Rang
league-player = Spieler
league-evenings = Abende
league-hands = Spiele
league-wins = Siege
league-points = Punkte
league-average = Punkte je Spiel
league-rank-of = { $number }
league-place = Ort
league-all-places = alle Orte
league-any-day = beliebig
league-since = Von
league-until = Bis
league-by-points = Nach &Punkten insgesamt
league-by-average = Nach Punkten je Spiel
league-empty = Kein Zettel mit Spielen passt. Ändern Sie die Auswahl oben.
league-nobody-named = Auf diesen Zetteln hat kein Spieler einen Namen. Tragen Sie die Namen unter Spieler und Regeln ein.
league-saved = Rangliste als { $path } gespeichert.
league-counts = { $count ->
    [one] Ein Zettel zählt. Spieler ohne Namen bleiben weg.
   *[other] { $count } Zettel zählen. Spieler ohne Namen bleiben weg.
}
league-place-is = Ort: { $place }
league-since-is = Ab { $date }
league-until-is = Bis { $date }
league-sheets = { $count ->
    [one] Ein Zettel
   *[other] { $count } Zettel
}
