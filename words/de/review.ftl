# Züge und Fehler, wie die Analyse sie nennt.

mistake-honours-too-soon = Winde oder Drachen zu früh abgelegt
mistake-honours-too-long = Winde oder Drachen zu lange behalten
mistake-wrong-suit-tile = Falschen Farbziegel abgelegt
mistake-chow-claimed = Unnötig gerufene Chows
mistake-pung-claimed = Unnötig gerufene Pungs
mistake-chow-passed = Versäumte Chows
mistake-pung-passed = Versäumte Pungs
mistake-mah-jongg-passed = Versäumtes Mah-Jongg
mistake-kong = Kongs falsch eingeschätzt
# Züge: mit zu (den Ostwind abzulegen), "start" (am Satzanfang), "inf" (den Ostwind ablegen), "title" (für Tabellen), "order" (als Rat).
deed-discard = { TILE($tile, case: "acc") } abzulegen
    .start = { TILE($tile, form: "start", case: "acc") } abzulegen
    .inf = { TILE($tile, case: "acc") } ablegen
    .title = { TILE($tile, form: "bare", case: "acc") } ablegen
    .order = Legen Sie { TILE($tile, case: "acc") } ab.
deed-kong = einen Kong { TILE($tile, form: "plural") } zu machen
    .start = Einen Kong { TILE($tile, form: "plural") } zu machen
    .inf = einen Kong { TILE($tile, form: "plural") } machen
    .title = Kong { TILE($tile, form: "plural") }
    .order = Machen Sie einen Kong { TILE($tile, form: "plural") }.
deed-pass = bei { TILE($tile, case: "dat") } zu passen
    .start = Bei { TILE($tile, case: "dat") } zu passen
    .inf = bei { TILE($tile, case: "dat") } passen
    .title = Passen bei { TILE($tile) }
    .order = Passen Sie bei { TILE($tile, case: "dat") }.
deed-which-chow = { TILE($tile, case: "acc") } für den Chow { $run } zu rufen
    .start = { TILE($tile, form: "start", case: "acc") } für den Chow { $run } zu rufen
    .inf = { TILE($tile, case: "acc") } für den Chow { $run } rufen
    .title = Chow { $run } mit { TILE($tile) }
    .order = Rufen Sie { TILE($tile, case: "acc") } für den Chow { $run }.
deed-chow = { TILE($tile, case: "acc") } für einen Chow zu rufen
    .start = { TILE($tile, form: "start", case: "acc") } für einen Chow zu rufen
    .inf = { TILE($tile, case: "acc") } für einen Chow rufen
    .title = Chow mit { TILE($tile) }
    .order = Rufen Sie { TILE($tile, case: "acc") } für einen Chow.
deed-pung = einen Pung { TILE($tile, form: "plural") } zu rufen
    .start = Einen Pung { TILE($tile, form: "plural") } zu rufen
    .inf = einen Pung { TILE($tile, form: "plural") } rufen
    .title = Pung { TILE($tile, form: "plural") }
    .order = Rufen Sie { TILE($tile, case: "acc") } für einen Pung.
deed-claimed-kong = einen Kong { TILE($tile, form: "plural") } zu rufen
    .start = Einen Kong { TILE($tile, form: "plural") } zu rufen
    .inf = einen Kong { TILE($tile, form: "plural") } rufen
    .title = Kong { TILE($tile, form: "plural") }
    .order = Rufen Sie { TILE($tile, case: "acc") } für einen Kong.
deed-mah-jongg = Mah-Jongg zu machen
    .start = Mah-Jongg zu machen
    .inf = Mah-Jongg machen
    .title = Mah-Jongg
    .order = Machen Sie Mah-Jongg.
deed-other = etwas anderes zu tun
    .start = Etwas anderes zu tun
    .inf = etwas anderes tun
    .title = Etwas anderes
    .order = Tun Sie etwas anderes.
deed-tile = der Ziegel
    .acc = den Ziegel
    .dat = dem Ziegel
    .start = Der Ziegel
    .start-acc = Den Ziegel
    .plural = Ziegel

# Was in einem verlorenen Spiel gut war und was man versuchen kann, unter den Punkten.

hindsight-nothing-lost = { $moves ->
    [one] Ihr einziger Zug kostete Sie nichts.
   *[other] Keiner Ihrer { $moves } Züge kostete Sie etwas.
}
hindsight-near = { $missing ->
    [one] Ganz knapp! Bei Ihrem letzten Zug fehlte nur noch ein Ziegel.
   *[other] Sie waren nah dran: Bei Ihrem letzten Zug fehlten noch { $missing } Ziegel.
}
hindsight-gave-nothing = Sie haben nichts verschenkt: Der Schlussziegel kam von { $who }.
hindsight-good-moves = { $good } Ihrer { $all } Züge waren so gut, wie es ging.
hindsight-try = Nächstes Mal lieber { DEED($best, form: "inf") } als { DEED($made, form: "inf") }. Die Analyse zeigt, warum.
hindsight-go-on = Die Ziegel wollten nicht. Spielen Sie das nächste Spiel genauso.
