# Der Schnelltipp, die Zielzeile und Gründe, warum etwas nicht geht.

distance-one-by-suit = Noch einer: { $by_suit }
distance-one = Noch einer
distance-tiles = Noch { $lacking } Ziegel
hint-available = Das können Sie jetzt tun.
hint-discard = Ablegen
hint-discard-any = Klicken Sie einen Ihrer Ziegel an.
hint-discard-drawn = Nur { TILE($tile, case: "acc") }, den eben gezogenen Ziegel.
hint-passing = Es geht ohne Sie weiter.
hint-chows-off = In dieser Partie sind Chows nicht erlaubt.
hint-chow-without-suit = Ein Chow sind drei Ziegel einer Farbe in Folge. { TILE($tile, form: "start") } hat keine Farbe.
hint-chow-from-left = Einen Chow gibt es nur vom linken Nachbarn, außer zum Mah-Jongg.
hint-no-pung = { $held ->
    [0] Ein Pung braucht zwei eigene Ziegel, und Sie haben { TILE($tile, case: "acc") } nicht.
    [1] Ein Pung braucht zwei eigene Ziegel, und Sie haben { TILE($tile, case: "acc") } nur einmal.
    [2] Ein Pung braucht zwei eigene Ziegel, und Sie haben { TILE($tile, case: "acc") } zweimal.
   *[other] Ein Pung braucht zwei eigene Ziegel, und Sie haben { TILE($tile, case: "acc") } dreimal.
}
hint-discard-to-exposed-pung = An einen offenen Pung passt der vierte Ziegel nur, wenn Sie ihn selbst ziehen.
hint-no-kong = { $held ->
    [0] Ein Kong braucht drei eigene Ziegel, und Sie haben { TILE($tile, case: "acc") } nicht.
    [1] Ein Kong braucht drei eigene Ziegel, und Sie haben { TILE($tile, case: "acc") } nur einmal.
    [2] Ein Kong braucht drei eigene Ziegel, und Sie haben { TILE($tile, case: "acc") } nur zweimal.
   *[other] Ein Kong braucht drei eigene Ziegel, und Sie haben { TILE($tile, case: "acc") } dreimal.
}
hint-kong-after-claim = Einen Kong gibt es nur nach dem Ziehen, und Sie haben gerade gerufen. Behalten Sie Ihre vier { TILE($tile, form: "plural") }.
hint-kong-without-three = Ein Kong sind vier gleiche. Sie haben keine drei gleichen und keinen offenen Pung zum Erweitern.
hint-kong-fourth-gone = Ein Kong sind vier gleiche. Der vierte ist nicht mehr zu bekommen: { $names }.
hint-kong-fourth-missing = Ein Kong sind vier gleiche. Ihnen fehlt der vierte: { $names }.
hint-discard-after-claim = Nach einem Ruf können Sie nur ablegen.
hint-waits = Sie warten auf { LIST($waits, form: "a", case: "acc") }.
hint-or-others = { LIST($named, form: "a", case: "acc") } oder andere
advice-plan = Damit ist es geschafft: { PLAN($plan) }.
# Was aus einer Hand werden soll. Nominativ und Akkusativ sind gleich.
plan-any-sets = { $closed ->
    [yes] vier Figuren und ein Paar, ganz verdeckt
   *[no] vier Figuren und ein Paar
}
plan-pungs = { $closed ->
    [yes] vier Pungs und ein Paar, ganz verdeckt
   *[no] vier Pungs und ein Paar
}
plan-suit-and-honours = { $closed ->
    [yes] eine Hand aus { SUIT($suit, form: "plural", case: "dat") }, Winden und Drachen, ganz verdeckt
   *[no] eine Hand aus { SUIT($suit, form: "plural", case: "dat") }, Winden und Drachen
}
plan-pungs-suit-and-honours = { $closed ->
    [yes] Pungs aus { SUIT($suit, form: "plural", case: "dat") }, Winden und Drachen, ganz verdeckt
   *[no] Pungs aus { SUIT($suit, form: "plural", case: "dat") }, Winden und Drachen
}
plan-one-suit = { $closed ->
    [yes] eine Hand nur aus { SUIT($suit, form: "plural", case: "dat") }, ganz verdeckt
   *[no] eine Hand nur aus { SUIT($suit, form: "plural", case: "dat") }
}
plan-honours = { $closed ->
    [yes] eine Hand nur aus Winden und Drachen, ganz verdeckt
   *[no] eine Hand nur aus Winden und Drachen
}
plan-special-hand = das Sonderspiel „{ $name }“
    .name = „{ $name }“
advice-state = { $seen ->
    [0] { TILE($tile) }: keiner auf dem Tisch.
    [4] { TILE($tile) }: alle 4 auf dem Tisch.
   *[other] { TILE($tile) }: { $seen } auf dem Tisch.
}
advice-state-and-held = { $seen ->
    [0] { TILE($tile) }: keiner auf dem Tisch, { $held } in Ihrer Hand.
    [4] { TILE($tile) }: alle 4 auf dem Tisch, { $held } in Ihrer Hand.
   *[other] { TILE($tile) }: { $seen } auf dem Tisch, { $held } in Ihrer Hand.
}
hint-mah-jongg = Das ist Mah-Jongg!

advice-chances = { $high ->
    [yes] { $reached ->
        [one] Sie gewinnen etwa eines von 100 Spielen, mit einer Hand von etwa { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        } (seltene große Hände mitgerechnet).
       *[other] Sie gewinnen etwa { $reached } von 100 Spielen, mit einer Hand von etwa { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        } (seltene große Hände mitgerechnet).
    }
   *[no] { $reached ->
        [one] Sie gewinnen etwa eines von 100 Spielen, mit einer Hand von etwa { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
       *[other] Sie gewinnen etwa { $reached } von 100 Spielen, mit einer Hand von etwa { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
    }
}
advice-danger = { $danger ->
    [0] Mit diesem Ziegel kann kaum jemand gewinnen.
    [one] Mit diesem Ziegel gewinnt jemand anders in einem von 100 Spielen.
   *[other] Mit diesem Ziegel gewinnt jemand anders in { $danger } von 100 Spielen.
}
advice-as-good = { TILE($tile, form: "start") } wäre etwa genauso gut.
advice-figures-even = Alles in allem etwa so gut wie der erste Vorschlag.
advice-figures-behind = { $points ->
    [0] Alles in allem so gut wie der erste Vorschlag.
    [1] Alles in allem 1 Punkt schlechter als der erste Vorschlag.
   *[other] Alles in allem { $points } Punkte schlechter als der erste Vorschlag.
}
advice-figures-parts = { $parts ->
    [own] Ihre eigenen Gewinne bringen ungefähr so viel weniger.
    [others] Die Gewinne der anderen kosten ungefähr so viel mehr.
    [own-though] Ihre eigenen Gewinne bringen { $won } weniger, dafür kosten die der anderen { $paid } weniger.
    [others-though] Die Gewinne der anderen kosten { $paid } mehr, dafür bringen Ihre eigenen { $won } mehr.
   *[both] Ihre eigenen Gewinne bringen { $won } weniger, und die der anderen kosten { $paid } mehr.
}
advice-verdict-even = Etwa so gut wie der erste Vorschlag.
advice-verdict-riskier = Etwa so gut wie der erste Vorschlag, aber andere gewinnen damit öfter.
advice-verdict-behind = { $much ->
    [yes] { $by ->
        [chance] Deutlich schlechter: Sie gewinnen seltener.
        [worth] Deutlich schlechter: Ihre Hand ist weniger wert.
        [alike] In allem deutlich schlechter.
       *[paid] Deutlich schlechter: Die Gewinne der anderen kosten Sie mehr.
    }
   *[no] { $by ->
        [chance] Etwas schlechter: Sie gewinnen seltener.
        [worth] Etwas schlechter: Ihre Hand ist weniger wert.
        [alike] In allem etwas schlechter.
       *[paid] Etwas schlechter: Die Gewinne der anderen kosten Sie mehr.
    }
}
advice-needs-any = { $more ->
    [one] Dann fehlt Ihnen noch 1 Ziegel zum Mah-Jongg.
   *[other] Dann fehlen Ihnen noch { $more } Ziegel zum Mah-Jongg.
}
advice-needs-plan = { $more ->
    [one] Dann fehlt Ihnen noch 1 Ziegel für { PLAN($plan) }.
   *[other] Dann fehlen Ihnen noch { $more } Ziegel für { PLAN($plan) }.
}
advice-needs-either = { $nearest ->
    [one] Dann fehlt Ihnen noch 1 Ziegel zum Mah-Jongg. Für { PLAN($plan) } fehlen { $more }, aber das zählt mehr.
   *[other] Dann fehlen Ihnen noch { $nearest } Ziegel zum Mah-Jongg. Für { PLAN($plan) } fehlen { $more }, aber das zählt mehr.
}
advice-live = { $live ->
    [0] Es ist kein Ziegel mehr da, der helfen würde.
    [one] 1 Ziegel kann noch helfen.
   *[other] { $live } Ziegel können noch helfen.
}
advice-live-towards = { $live ->
    [0] Für { PLAN($plan) } ist kein Ziegel mehr da, der helfen würde.
    [one] Für { PLAN($plan) } kann noch 1 Ziegel helfen.
   *[other] Für { PLAN($plan) } können noch { $live } Ziegel helfen.
}
outcome-waits = { $unseen ->
    [0] Dann warten Sie auf { LIST($waits, form: "a", case: "acc") } (keiner mehr da).
   *[other] Dann warten Sie auf { LIST($waits, form: "a", case: "acc") } (noch { $unseen } da).
}
outcome-waits-or-plan = { $unseen ->
    [0] Dann warten Sie auf { LIST($waits, form: "a", case: "acc") } (keiner mehr da). Für { PLAN($plan) } fehlen { $lacking } Ziegel.
   *[other] Dann warten Sie auf { LIST($waits, form: "a", case: "acc") } (noch { $unseen } da). Für { PLAN($plan) } fehlen { $lacking } Ziegel.
}
outcome-away = { $lacking ->
    [one] Dann fehlt Ihnen 1 Ziegel zum Mah-Jongg ({ $live ->
        [0] keiner mehr da, der hilft
        [one] 1 Ziegel kann noch helfen
       *[other] { $live } Ziegel können noch helfen
    }).
   *[other] Dann fehlen Ihnen { $lacking } Ziegel zum Mah-Jongg ({ $live ->
        [0] keiner mehr da, der hilft
        [one] 1 Ziegel kann noch helfen
       *[other] { $live } Ziegel können noch helfen
    }).
}
outcome-away-from-plan = { $lacking ->
    [one] Dann fehlt Ihnen 1 Ziegel für { PLAN($plan) } ({ $live ->
        [0] keiner mehr da, der hilft
        [one] 1 Ziegel kann noch helfen
       *[other] { $live } Ziegel können noch helfen
    }).
   *[other] Dann fehlen Ihnen { $lacking } Ziegel für { PLAN($plan) } ({ $live ->
        [0] keiner mehr da, der hilft
        [one] 1 Ziegel kann noch helfen
       *[other] { $live } Ziegel können noch helfen
    }).
}
hint-distance-with-tile = Mit { TILE($tile, case: "dat") } { $lacking ->
    [one] fehlt Ihnen noch 1 Ziegel
   *[other] fehlen Ihnen noch { $lacking } Ziegel
}.
hint-distance = Ihnen { $lacking ->
    [one] fehlt noch 1 Ziegel
   *[other] fehlen noch { $lacking } Ziegel
}.
hint-chow-missing = Für einen Chow mit { TILE($tile, case: "dat") } brauchen Sie { $ways }.

advice-discard = Legen Sie { TILE($tile, case: "acc") } ab.
advice-kong = Machen Sie einen Kong { TILE($tile, form: "plural") }. Er zählt mehr, und Sie ziehen noch einen Ziegel.
advice-kong-for-points = Machen Sie einen Kong { TILE($tile, form: "plural") }. Dann helfen Ihnen weniger Ziegel, aber Ihre Hand ist etwa { $after } Punkte wert statt { $now }.
advice-if = { $claim ->
    [yes] Wenn Sie rufen:
   *[no] Wenn Sie passen:
}
advice-brief-any = Noch { $more } Ziegel zum Mah-Jongg, { $live ->
    [one] 1 Ziegel kann noch helfen
   *[other] { $live } Ziegel können noch helfen
}.
advice-brief-plan = Noch { $more } Ziegel für { PLAN($plan) }, { $live ->
    [one] 1 Ziegel kann noch helfen
   *[other] { $live } Ziegel können noch helfen
}.
advice-brief-either = Noch { $nearest } Ziegel zum Mah-Jongg, oder { $more } für { PLAN($plan) } mit mehr Punkten, { $live ->
    [one] 1 Ziegel kann noch helfen
   *[other] { $live } Ziegel können noch helfen
}.
advice-brief-chances = In 100 Spielen { $reached ->
    [one] 1 Gewinn
   *[other] { $reached } Gewinne
} zu etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
advice-standing = Sie haben eine Stehende Hand, also muss der gezogene Ziegel weg.
advice-one-away-sentence = Dann fehlt nur noch ein Ziegel: { LIST($waits) }.
advice-not-in-special-hand = Der Ziegel passt nicht in das Sonderspiel „{ $name }“, dem noch { $lacking ->
    [one] 1 Ziegel fehlt
   *[other] { $lacking } Ziegel fehlen
}.
advice-not-in-plan = Ihr Ziel: { PLAN($plan, form: "name") }. Das zählt mehr, und dieser Ziegel passt nicht dazu.
advice-alone-others-seen = Der Ziegel steht allein, und die anderen seiner Art liegen schon auf dem Tisch.
advice-other-tiles = einige andere
advice-alone = Der Ziegel steht allein.
advice-alone-like = Der Ziegel steht allein, ebenso { LIST($others, form: "the") }.
advice-alone-no-chow = Er passt in keinen Chow.
advice-alone-fewer-chows = Er passt in weniger Chows.
advice-alone-open = { $open ->
    [one] Einer davon liegt schon auf dem Tisch.
   *[other] { $open } davon liegen schon auf dem Tisch.
}
advice-safer = { $helped ->
    [less] Das ist sicherer. Mit { TILE($other, case: "dat") } könnte jemand gewinnen. Allerdings helfen Ihnen dann weniger Ziegel.
    [as-much] Das ist sicherer. Mit { TILE($other, case: "dat") } könnte jemand gewinnen, und es helfen Ihnen ebenso viele Ziegel.
   *[more] Das ist sicherer. Mit { TILE($other, case: "dat") } könnte jemand gewinnen, und es helfen Ihnen sogar mehr Ziegel.
}
advice-alone-doubling = { $doubling ->
    [one] { $doubles ->
        [one] Auch { LIST($worthy, form: "the") } steht allein, aber drei davon würden Ihre Punkte verdoppeln.
        [2] Auch { LIST($worthy, form: "the") } steht allein, aber drei davon würden Ihre Punkte zweimal verdoppeln.
       *[other] Auch { LIST($worthy, form: "the") } steht allein, aber drei davon würden Ihre Punkte { $doubles }-mal verdoppeln.
    }
    [2] Auch { LIST($worthy, form: "the") } stehen allein, aber drei gleiche davon würden Ihre Punkte verdoppeln.
   *[other] Behalten Sie Winde und Drachen vorerst: Drei gleiche würden Ihre Punkte verdoppeln.
}
advice-keeps-most = { $live ->
    [one] Danach hilft Ihnen noch 1 Ziegel. Mehr sind es bei keinem anderen Zug.
   *[other] Danach helfen Ihnen noch { $live } Ziegel. Mehr sind es bei keinem anderen Zug.
}
advice-keeps = { $live ->
    [one] Danach hilft Ihnen noch 1 Ziegel.
   *[other] Danach helfen Ihnen noch { $live } Ziegel.
}
advice-keeps-as-many = Dasselbe gilt für { TILE($other, case: "acc") }.
advice-but = { $by ->
    [chance] Aber ohne den gewinnen Sie seltener.
    [worth] Aber ohne den ist Ihre Hand weniger wert.
   *[paid] Aber dann kosten die Gewinne der anderen Sie mehr.
}
advice-but-less = Aber ohne den stehen Sie alles in allem schlechter da.
advice-but-doubles = { $doubles ->
    [one] Aber drei davon würden Ihre Punkte verdoppeln.
    [2] Aber drei davon würden Ihre Punkte zweimal verdoppeln.
   *[other] Aber drei davon würden Ihre Punkte { $doubles }-mal verdoppeln.
}
advice-alone-unlike-other = Der Ziegel steht allein, ebenso { TILE($other, form: "the") }.
advice-helps-as-little = Der Ziegel hilft wenig. { TILE($other, form: "start") } wäre etwa genauso gut.
advice-other-discard-worse = { $nearer ->
    [yes] Ohne { TILE($other, case: "acc") } wären Sie näher dran.
   *[no] Ohne { TILE($other, case: "acc") } würden Ihnen mehr Ziegel helfen.
}
advice-least-for-plan = Ihr Ziel: { $plan }. Das zählt mehr, und dieser Ziegel hilft dabei wenig.
advice-no-kong = { $farther ->
    [yes] Machen Sie keinen Kong { TILE($tile, form: "plural") }: Damit wären Sie weiter vom Mah-Jongg entfernt.
   *[no] Machen Sie keinen Kong { TILE($tile, form: "plural") }: Ohne ihn stehen Sie besser da.
}
advice-claim = Rufen Sie { TILE($tile, case: "acc") }.
advice-claim-kong = Rufen Sie { TILE($tile, case: "acc") } für einen Kong.
advice-claim-pung = { $doubles ->
    [0] Rufen Sie { TILE($tile, case: "acc") } für einen Pung.
    [one] Rufen Sie { TILE($tile, case: "acc") }: Drei davon verdoppeln Ihre Punkte.
   *[other] Rufen Sie { TILE($tile, case: "acc") }: Drei davon verdoppeln Ihre Punkte zweimal.
}
advice-claim-which-chow = Rufen Sie { TILE($tile, case: "acc") } für den Chow { $run }.
advice-claim-chow = Rufen Sie { TILE($tile, case: "acc") } für einen Chow.
advice-do-pass = Passen Sie.
advice-pass = Passen

# Gründe, die auf einen dieser Sätze folgen.
advice-claim-wins = Das ist Mah-Jongg!
advice-claim-calling = Dann brauchen Sie nur noch { LIST($waits, form: "a", case: "acc") }.
advice-claim-nearer = { $lacking ->
    [one] Dann fehlt Ihnen nur noch 1 Ziegel.
   *[other] Dann fehlen Ihnen noch { $lacking } Ziegel.
}
advice-claim-nearer-plan = { $lacking ->
    [one] Dann fehlt Ihnen nur noch 1 Ziegel für { PLAN($plan) }.
   *[other] Dann fehlen Ihnen noch { $lacking } Ziegel für { PLAN($plan) }.
}
advice-claim-worth-more = { $cost ->
    [farther] Dann fehlen Ihnen { $lacking } Ziegel statt { $lacked }, aber die Hand zählt etwa { $after } Punkte statt { $now }.
    [pair] Das kostet Ihr Paar, und es { $lacking ->
        [one] fehlt weiterhin einer
       *[other] fehlen weiterhin { $lacking }
    }. Aber die Hand zählt etwa { $after } Punkte statt { $now }.
   *[tiles] Das kostet Ziegel, die anderswo nötig sind, und es { $lacking ->
        [one] fehlt weiterhin einer
       *[other] fehlen weiterhin { $lacking }
    }. Aber die Hand zählt etwa { $after } Punkte statt { $now }.
}
advice-claim-more-helpful-tiles = { $cost ->
    [farther] Dann fehlen Ihnen { $lacking } Ziegel statt { $lacked }, aber { $after } können helfen statt { $now }.
    [pair] Das kostet Ihr Paar, und es { $lacking ->
        [one] fehlt weiterhin einer
       *[other] fehlen weiterhin { $lacking }
    }. Aber dann können { $after } Ziegel helfen statt { $now }.
   *[tiles] Das kostet Ziegel, die anderswo nötig sind, und es { $lacking ->
        [one] fehlt weiterhin einer
       *[other] fehlen weiterhin { $lacking }
    }. Aber dann können { $after } Ziegel helfen statt { $now }.
}
advice-claim-easier = { $cost ->
    [farther] Dann fehlen Ihnen { $lacking } Ziegel statt { $lacked }, aber solche, die leichter zu bekommen sind.
    [pair] Das kostet Ihr Paar, und es { $lacking ->
        [one] fehlt weiterhin einer
       *[other] fehlen weiterhin { $lacking }
    }. Aber das Fehlende ist dann leichter zu bekommen.
   *[tiles] Das kostet Ziegel, die anderswo nötig sind, und es { $lacking ->
        [one] fehlt weiterhin einer
       *[other] fehlen weiterhin { $lacking }
    }. Aber das Fehlende ist dann leichter zu bekommen.
}
advice-claim-more-for-plan = { $pair ->
    [yes] Das kostet Ihr Paar. Aber für { PLAN($plan) } können dann { $after } Ziegel helfen statt { $now }.
   *[no] Das kostet Ziegel, die anderswo nötig sind. Aber für { PLAN($plan) } können dann { $after } Ziegel helfen statt { $now }.
}
advice-claim-about-even = Passen wäre etwa genauso gut.
advice-kong-draws-another = Er zählt mehr, und Sie ziehen noch einen Ziegel.
advice-no-claim-opens-hand = Ein { SET($set) } würde Ihre Hand öffnen, und verdeckt zählt sie mehr.
advice-no-claim-spoils-plan = Ein { SET($set) } würde Ihr Ziel verderben: { PLAN($plan, form: "name") }.
advice-no-claim-no-nearer = { $lacking ->
    [one] Ein { SET($set) } bringt Sie nicht näher ans Mah-Jongg. Er kostet Ziegel, die anderswo nötig sind, und es würde weiterhin einer fehlen.
   *[other] Ein { SET($set) } bringt Sie nicht näher ans Mah-Jongg. Er kostet Ziegel, die anderswo nötig sind, und es würden weiterhin { $lacking } fehlen.
}
advice-no-claim-farther = Ein { SET($set) } bringt Sie weiter weg vom Mah-Jongg: Es würden { $after } Ziegel fehlen statt { $now }.
advice-no-claim-takes-pair = Ein { SET($set) } bringt Sie nicht näher ans Mah-Jongg: Er kostet Ihr Paar { TILE($tile, form: "plural") }.
advice-no-claim-set-held = Ein { SET($set) } bringt Sie nicht näher ans Mah-Jongg: Ihre eigenen Ziegel ergeben schon einen.
advice-no-claim-worth-less = { $high ->
    [yes] Mit einem { SET($set) } wäre Ihre Hand etwa { $after } Punkte wert statt { $now } (seltene große Hände mitgerechnet).
   *[no] Mit einem { SET($set) } wäre Ihre Hand etwa { $after } Punkte wert statt { $now }.
}
advice-no-claim-wins-less = Mit einem { SET($set) } würden Sie { $after } von 100 Spielen gewinnen statt { $now }.
advice-no-claim-about-even = Ein { SET($set) } wäre etwa genauso gut.
advice-no-claim-one-tile-ahead = Einen Ziegel weiter gedacht, stehen Sie ohne { SET($set) } besser da.
advice-no-claim-chow-discount = Ein Chow ist etwa ein Zehntel weniger wert, als es scheint, und hier ist das zu wenig.
advice-threat = { $ready ->
    [standing] { $who } wartet auf einen Ziegel.
    [probably] { $who } wartet wohl nur noch auf einen Ziegel.
   *[maybe] { $who } wartet vielleicht nur noch auf einen Ziegel.
}
advice-threat-suit = { $ready ->
    [standing] { $who } sammelt { SUIT($suit, form: "plural") } und wartet auf einen Ziegel.
    [probably] { $who } sammelt { SUIT($suit, form: "plural") } und wartet wohl nur noch auf einen Ziegel.
   *[maybe] { $who } sammelt { SUIT($suit, form: "plural") } und wartet vielleicht nur noch auf einen Ziegel.
}
advice-threat-tile = { $paid ->
    [yes] { $likelier ->
        [yes] { TILE($tile, form: "start") } vollendet diese Hand eher, und Sie würden doppelt zahlen.
       *[no] { TILE($tile, form: "start") } könnte diese Hand vollenden, und Sie würden doppelt zahlen.
    }
   *[no] { $likelier ->
        [yes] { TILE($tile, form: "start") } vollendet diese Hand eher.
       *[no] { TILE($tile, form: "start") } könnte diese Hand vollenden.
    }
}
advice-threat-tile-cost = { $paid ->
    [yes] { $likelier ->
        [yes] { TILE($tile, form: "start") } vollendet diese Hand eher und kostet Sie dann alles in allem etwa { $cost } Punkte (das Doppelte für Ost mitgerechnet).
       *[no] { TILE($tile, form: "start") } könnte diese Hand vollenden und Sie alles in allem etwa { $cost } Punkte kosten (das Doppelte für Ost mitgerechnet).
    }
   *[no] { $likelier ->
        [yes] { TILE($tile, form: "start") } vollendet diese Hand eher und kostet Sie dann alles in allem etwa { $cost } Punkte.
       *[no] { TILE($tile, form: "start") } könnte diese Hand vollenden und Sie alles in allem etwa { $cost } Punkte kosten.
    }
}
advice-risk-warning = { $paid ->
    [yes] Vorsicht: Jemand könnte damit gewinnen, und zwar doppelt.
   *[no] Vorsicht: Jemand könnte damit gewinnen.
}
advice-risk-of-anybody = { $paid ->
    [yes] Vielleicht wartet jemand darauf, aber niemand fällt besonders auf. Als Ost würden Sie doppelt zahlen.
   *[no] Vielleicht wartet jemand darauf, aber niemand fällt besonders auf.
}
advice-feed-kong = { $paid ->
    [yes] { $doubles ->
        [0] { $who } könnte einen Kong { TILE($tile, form: "plural") } machen, der mehr zählt, und Sie würden doppelt zahlen.
        [1] { $who } könnte einen Kong { TILE($tile, form: "plural") } machen, der die Punkte verdoppelt, und Sie würden doppelt zahlen.
        [2] { $who } könnte einen Kong { TILE($tile, form: "plural") } machen, der die Punkte zweimal verdoppelt, und Sie würden doppelt zahlen.
       *[other] { $who } könnte einen Kong { TILE($tile, form: "plural") } machen, der die Punkte { $doubles }-mal verdoppelt, und Sie würden doppelt zahlen.
    }
   *[no] { $doubles ->
        [0] { $who } könnte einen Kong { TILE($tile, form: "plural") } machen, der mehr zählt.
        [1] { $who } könnte einen Kong { TILE($tile, form: "plural") } machen, der die Punkte verdoppelt.
        [2] { $who } könnte einen Kong { TILE($tile, form: "plural") } machen, der die Punkte zweimal verdoppelt.
       *[other] { $who } könnte einen Kong { TILE($tile, form: "plural") } machen, der die Punkte { $doubles }-mal verdoppelt.
    }
}
advice-feed-pung = { $paid ->
    [yes] { $doubles ->
        [0] { $who } könnte einen Pung { TILE($tile, form: "plural") } machen, der mehr zählt, und Sie würden doppelt zahlen.
        [1] { $who } könnte einen Pung { TILE($tile, form: "plural") } machen, der die Punkte verdoppelt, und Sie würden doppelt zahlen.
        [2] { $who } könnte einen Pung { TILE($tile, form: "plural") } machen, der die Punkte zweimal verdoppelt, und Sie würden doppelt zahlen.
       *[other] { $who } könnte einen Pung { TILE($tile, form: "plural") } machen, der die Punkte { $doubles }-mal verdoppelt, und Sie würden doppelt zahlen.
    }
   *[no] { $doubles ->
        [0] { $who } könnte einen Pung { TILE($tile, form: "plural") } machen, der mehr zählt.
        [1] { $who } könnte einen Pung { TILE($tile, form: "plural") } machen, der die Punkte verdoppelt.
        [2] { $who } könnte einen Pung { TILE($tile, form: "plural") } machen, der die Punkte zweimal verdoppelt.
       *[other] { $who } könnte einen Pung { TILE($tile, form: "plural") } machen, der die Punkte { $doubles }-mal verdoppelt.
    }
}
advice-feed-suit = { $paid ->
    [yes] { $who } zeigt { $sets } Figuren { SUIT($suit) } und könnte { TILE($tile, case: "acc") } brauchen, und Sie würden doppelt zahlen.
   *[no] { $who } zeigt { $sets } Figuren { SUIT($suit) } und könnte { TILE($tile, case: "acc") } brauchen.
}

# Einfache Tipps: eine Zeile für Anfänger, möglichst höchstens 90 Zeichen, ohne Punkte. „Ihn“ und „er“ meinen den Ziegel.
simple-kong = Machen Sie einen Kong { TILE($tile, form: "plural") }.
simple-special = Ihr Ziel: das Sonderspiel „{ $name }“, nur noch { $lacking } Ziegel.
simple-safer-than = Sicherer als { TILE($other, form: "the") }: Darauf wartet vielleicht { $who }.
simple-safer-than-of-anybody = Sicherer als { TILE($other, form: "the") }: Darauf wartet vielleicht jemand.
simple-gone = Der Ziegel steht allein, und es kommt keiner mehr dazu.
simple-alone-only = Nur dieser Ziegel steht allein.
simple-alone-doubling = { $doubles ->
    [one] Der Ziegel steht allein. Halten Sie { TILE($other, case: "acc") } noch eine Weile: Drei würden Ihre Punkte verdoppeln.
   *[other] Der Ziegel steht allein. Halten Sie { TILE($other, case: "acc") } noch eine Weile: Drei würden sie zweimal verdoppeln.
}
simple-alone-fewer-chows = { $none ->
    [yes] Der Ziegel steht allein und passt in keinen Chow.
   *[no] Der Ziegel steht allein und passt in weniger Chows als { TILE($other, form: "the") }.
}
simple-alone-seen = { $seen ->
    [one] Der Ziegel steht allein, und einer davon liegt auf dem Tisch.
   *[other] Der Ziegel steht allein, und { $seen } davon liegen auf dem Tisch.
}
simple-alone-keeps-from = Der Ziegel steht allein. Halten Sie { TILE($other, case: "acc") } vorerst zurück: Drei würden { PERSON($who, form: "possessive") } Punkte verdoppeln.
simple-alone-early = Der Ziegel steht allein. Weg damit, bevor { $who } zwei davon hat.
simple-alone-like = Der Ziegel steht allein, ebenso { TILE($other, form: "the") }. Sie haben die Wahl.
simple-run-without = Ihr Chow { TILE($run) } ist auch ohne ihn vollständig.
simple-three-without = Ihre drei { TILE($tile, form: "plural") } sind auch ohne ihn vollständig.
simple-poor = { $left ->
    [0] Für einen Chow fehlt { TILE($needed) }, und davon ist keiner mehr da.
    [one] Für einen Chow fehlt { TILE($needed) }, und davon ist nur noch einer da.
   *[other] Nur mit { TILE($needed, case: "dat") } würde ein Chow daraus.
}
simple-spare-pair = Ein Paar genügt: Behalten Sie Ihre zwei { TILE($pair, form: "plural") }.
simple-keeps-pair = { $doubles ->
    [one] Ihr Paar { TILE($pair, form: "plural") } bleibt: Ein dritter verdoppelt Ihre Punkte.
   *[other] Ihr Paar { TILE($pair, form: "plural") } bleibt: Ein dritter verdoppelt Ihre Punkte zweimal.
}
simple-enough = Auch ohne ihn haben Sie genug Paare und Teile von Chows.
simple-beside-run = Neben { TILE($run) } bringt er Ihnen wenig.
simple-beside-pair = Neben Ihrem Paar { TILE($pair, form: "plural") } bringt er Ihnen wenig.
simple-keeps-most = { $live ->
    [one] Er hilft Ihnen am wenigsten: Auch ohne ihn bringt 1 Ziegel Sie weiter.
   *[other] Er hilft Ihnen am wenigsten: Auch ohne ihn bringen { $live } Ziegel Sie weiter.
}
simple-more-help = { $live ->
    [one] Es fehlen so viele wie bisher, aber es helfen mehr.
   *[other] Es fehlen so viele wie bisher, aber { $live } Ziegel helfen.
}
simple-no-nearer = Ein { SET($set) } bringt Sie nicht näher ans Mah-Jongg.
simple-farther = Ein { SET($set) } bringt Sie weiter weg vom Mah-Jongg.
simple-uses-pair = Ein { SET($set) } würde Sie nur Ihr Paar { TILE($pair, form: "plural") } kosten.
simple-few-help = { $live ->
    [0] Nach einem { SET($set) } hilft Ihnen kein Ziegel mehr.
    [one] Nach einem { SET($set) } hilft Ihnen nur noch 1 Ziegel.
   *[other] Nach einem { SET($set) } helfen Ihnen nur noch { $live } Ziegel.
}
simple-spoils-special = Das passt nicht zu „{ $name }“, und dort { $lacking ->
    [one] fehlt nur noch 1 Ziegel
   *[other] fehlen nur noch { $lacking } Ziegel
}.
simple-careful = { $standing ->
    [yes] Vorsicht: { $who } hat eine Stehende Hand.
   *[no] Vorsicht: { $who } ist vielleicht fast fertig.
}
simple-careful-of-suit = Vorsicht: { $who } sammelt { SUIT($suit, form: "plural") }.
simple-careful-of-anybody = Vorsicht: Jemand könnte damit gewinnen.
simple-safer-tile = { TILE($tile, form: "start") } ist sicherer, aber langsamer.
simple-nothing-safer = Kein Ziegel ist deutlich sicherer.
simple-remark-needed = Den brauchen Sie für „{ $name }“.
simple-remark-pair = Das reißt Ihr Paar { TILE($pair, form: "plural") } auseinander.
simple-remark-run = Das reißt Ihren Chow { TILE($run) } auseinander.
simple-remark-three = Das reißt Ihre drei { TILE($tile, form: "plural") } auseinander.
simple-remark-farther = { $more ->
    [one] Dann fehlt Ihnen 1 Ziegel mehr.
   *[other] Dann fehlen Ihnen { $more } Ziegel mehr.
}
simple-remark-fewer = { $fewer ->
    [one] Dann hilft Ihnen 1 Ziegel weniger.
   *[other] Dann helfen Ihnen { $fewer } Ziegel weniger.
}
simple-remark-risky = Darauf wartet vielleicht { $who }.
simple-remark-risky-of-anybody = Darauf wartet vielleicht jemand.
simple-remark-doubles = { $doubles ->
    [one] Aber drei davon würden Ihre Punkte verdoppeln.
   *[other] Aber drei davon würden Ihre Punkte zweimal verdoppeln.
}
simple-remark-doubles-for = Aber drei davon würden { PERSON($who, form: "possessive") } Punkte verdoppeln.
simple-remark-chows = Der Ziegel passt in mehr Chows.
simple-remark-can-come = Davon können noch mehr kommen.
simple-remark-kong = Dann entgehen Ihnen der Kong und ein weiterer Ziegel.
simple-remark-as-good = Genauso gut.
