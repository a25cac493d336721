# Der Tisch in Worten, und was gesprochen wird: für Spieler, die den Bildschirm nicht sehen. Kurz, denn es wird gehört.

described-own-tiles = { $tiles ->
    [one] Ihre Ziegel: 1
   *[other] Ihre Ziegel: { $tiles }
}
described-no-tiles = Sie haben keine Ziegel.
described-tiles-covered = Die Ziegel sind verdeckt.
described-watching = Sie sehen an diesem Tisch zu.
described-just-drawn = Eben gezogen.
described-advised = Den würde der Schnelltipp ablegen.
described-fitting = Passt zum abgelegten.
described-in-lesson = Davon spricht diese Karte.
described-chosen-to-pass = Zum Weitergeben gewählt.
described-hand = { $wind }runde, Spiel { $hand }
described-tiles-left = { $tiles ->
    [one] noch 1 Ziegel
   *[other] noch { $tiles } Ziegel
}
described-game-over = Die Partie ist zu Ende.
described-won = { $you ->
    [yes] Sie haben Mah-Jongg gemacht.
   *[no] { $who } hat Mah-Jongg gemacht.
}
described-dead-hand = Niemand hat Mah-Jongg gemacht.
described-waits-for-start = Die Ziegel sind verteilt. Enter startet das Spiel.
described-kong = { $you ->
    [yes] Sie haben einen Kong { TILE($tile, form: "plural") } gemacht.
   *[no] { $who } hat einen Kong { TILE($tile, form: "plural") } gemacht.
}
described-discard = { $you ->
    [yes] Sie haben { TILE($tile, case: "acc") } abgelegt.
   *[no] { $who } hat { TILE($tile, case: "acc") } abgelegt.
}
described-turn = { $you ->
    [yes] Sie sind am Zug.
   *[no] { $who } ist am Zug.
}
described-tip = Schnelltipp: { $advice }
described-player = { $you ->
    [yes] Sie
   *[no] { $who }
}, { $wind }, { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}{ $calling ->
    [yes] {""}, wartend
   *[no] {""}
}
described-stake = { $tiles ->
    [one] 1 Ziegel auf der Leiste
   *[other] { $tiles } Ziegel auf der Leiste
}
described-open-stake = Auf der Leiste: { $tiles }
described-bonus = Blumen und Jahreszeiten: { $tiles }
described-discards = Abgelegt: { $tiles }
described-chow = Chow { $tiles }{ $concealed ->
    [yes] {""}, verdeckt
   *[no] {""}
}
described-pung = Pung { TILE($tile, form: "plural") }{ $concealed ->
    [yes] {""}, verdeckt
   *[no] {""}
}
described-kong-of = Kong { TILE($tile, form: "plural") }{ $concealed ->
    [yes] {""}, verdeckt
   *[no] {""}
}
described-pair = Paar { TILE($tile, form: "plural") }
described-claimed-set = { $set } von { $you ->
    [yes] Ihnen
   *[no] { $who }
}
described-claimable = { TILE($tile) }, abgelegt von { $who }
described-claimable-kong = { TILE($tile) }, aus dem Kong von { $who }
described-no-time-limit = Ohne Zeitlimit.
described-time-left = Restzeit: { $share }

spoken-choice = { $what } mit { $key }
spoken-offer = Sie können { TILE($tile, case: "acc") } rufen: { $claims }. Passen mit { $pass }.
spoken-last-discard = { $you ->
    [yes] Zuletzt legten Sie { TILE($tile, form: "a", case: "acc") } ab.
   *[no] Zuletzt legte { $who } { TILE($tile, form: "a", case: "acc") } ab.
}
spoken-taken-discard = { $you ->
    [yes] Zuletzt legten Sie { TILE($tile, form: "a", case: "acc") } ab.
   *[no] Zuletzt legte { $who } { TILE($tile, form: "a", case: "acc") } ab.
} { $by_you ->
    [yes] Sie haben den Ziegel genommen.
   *[no] { $taker } hat den Ziegel genommen.
}

spoken-discard = { $you ->
    [yes] Sie legen { TILE($tile, form: "a", case: "acc") } ab.
   *[no] { $who }: { $tile }.
}
spoken-set = { $you ->
    [yes] Sie: { $set }.
   *[no] { $who }: { $set }.
}
spoken-your-turn = Sie sind am Zug. Wählen Sie einen Ziegel zum Ablegen.
spoken-hand-begins = { $round }runde, Spiel { $hand }. Sie sind { $wind }.
spoken-hand-begins-for-all = { $round }runde, Spiel { $hand }. { $who } ist Ost.
spoken-own-tiles = Ihre Ziegel: { $tiles }.
spoken-won = { $you ->
    [yes] Sie machen Mah-Jongg mit { TILE($tile, form: "a", case: "dat") }!
   *[no] { $who } macht Mah-Jongg mit { TILE($tile, form: "a", case: "dat") }!
}
spoken-won-from = { $you ->
    [yes] Sie machen Mah-Jongg mit { TILE($tile, form: "a", case: "dat") }
   *[no] { $who } macht Mah-Jongg mit { TILE($tile, form: "a", case: "dat") }
} von { $from_you ->
    [yes] Ihnen!
   *[no] { $from }!
}
spoken-score = { $you ->
    [yes] Ihre Hand zählt { $points }.
   *[no] { PERSON($who, form: "possessive") } Hand zählt { $points }.
}
spoken-winners-score = { $you ->
    [yes] Ihre Hand zählt { $points }
   *[no] { PERSON($who, form: "possessive") } Hand zählt { $points }
} für: { $reasons }.
spoken-winning-hand = Die Siegerhand: { $sets }.
spoken-named-winning-hand = { $name }: { $sets }.
spoken-reaction = { $who }: { $words }
spoken-gets = { $you ->
    [yes] Sie bekommen { $amount }
   *[no] { $who } bekommt { $amount }
}
spoken-pays = { $you ->
    [yes] Sie zahlen { $amount }
   *[no] { $who } zahlt { $amount }
}
spoken-settled = { $changes }. Stand: { $scores }.
spoken-scores = Stand: { $scores }.
spoken-hand = { $round }runde, Spiel { $hand }. Noch { $tiles } Ziegel.
spoken-no-hand = Es wurde noch nicht ausgeteilt.
spoken-again = Noch einmal: { $words }
spoken-no-discard = Es hat noch niemand abgelegt.
spoken-no-claim = Es gibt nichts zu rufen.
spoken-nothing = Es wurde noch nichts gesagt.
spoken-everything = Ansage: alles, was geschieht.
spoken-discards-and-claims = Ansage: Ihr Zug, Abgelegtes und Rufe.
spoken-own-turn = Ansage: nur Ihr Zug und Ihre Rufe.
spoken-suggest-no-limit = Zum Rufen bleibt wenig Zeit. { $key } schaltet das Limit aus.
spoken-lesson-card = { $heading }, { $title }: { $words }
