# Fragen während des Spiels, die Punkte und die Abrechnung.

sheet-not-scored = Dieses Spiel wurde nicht gewertet.
sheet-points = Punkte
sheet-doubles = Verdopplungen
sheet-limit = % des Limits
sheet-sub-totals = Summe
sheet-near-misses = Knapp &verpasst ({ $count })
sheet-score-line = Gesamt: { $sum }
sheet-hint = Klicken Sie eine Zeile an, um ihre Regel zu sehen.
sheet-more-about-rule = Mehr zu dieser Regel
sheet-chows = { $pair ->
    [idle] Chows und dieses Paar zählen für sich allein nichts.
    [lost] Chows zählen nichts, und Paare zählen nur in der Gewinnhand.
   *[none] Chows zählen nichts.
}
sheet-pair = { $pair ->
    [idle] Dieses Paar zählt nichts.
   *[lost] Paare zählen nur in der Gewinnhand.
}
sheet-no-points-for-chows = { $pair ->
    [lost] Chows zählen nichts, und Paare zählen nur in der Gewinnhand. Nicht gerufene Ziegel stehen nach Farben, nicht nach Figuren.
   *[none] Chows zählen nichts. Nicht gerufene Ziegel stehen nach Farben, nicht nach Figuren.
}
sheet-nothing-counts = Hier zählt nichts: kein Pung oder Kong, keine Blume oder Jahreszeit. Chows zählen nichts, und Paare zählen nur in der Gewinnhand.
sheet-before-doubling = Punkte vor dem Verdoppeln
sheet-product-at-most = { $product }, höchstens
sheet-total = Gesamt:{" "}

totals-old-score = Alter Stand
totals-this-hand = Dieses Spiel
totals-received = Wer wem zahlt
totals-payer = { $you ->
    [yes] Sie zahlen
   *[no] { $who } zahlt
}
totals-paid = Gezahlt
totals-total = Summe
totals-new-score = Neuer Stand

why-title-tile = Was kann ich mit { TILE($tile, case: "dat") } tun?
why-title = Was kann ich jetzt tun?
why-goal = G zeigt, wie viele Ziegel fehlen.

tips-title = Schnelltipp
tips-hint = Den ersten würde der Schnelltipp wählen. G: wie viele Ziegel fehlen. W: was Sie tun können.
tips-hint-special = Den ersten würde der Schnelltipp wählen. Die Hilfe erklärt „{ $name }“.
tips-about-figures = Den ersten würde der Schnelltipp wählen. Die Hilfe erklärt die Zahlen.
tips-hint-lesson = In dieser Lektion können Sie jeden davon ablegen. In einer echten Partie nehmen Sie den obersten.
tips-mah-jongg = { $claimed ->
    [yes] Für Mah-Jongg rufen
   *[no] Mah-Jongg ansagen
}
tips-wins = Ihre Hand ist vollständig: Sie gewinnen!
tips-does-not-win = Damit würden Sie nicht gewinnen.
tips-figures = Chancen und &Punkte zeigen
tips-kong = Einen Kong { TILE($tile, form: "plural") } machen
tips-discard = { TILE($tile, form: "bare", case: "acc") } ablegen

earlier-title = Weiterspielen ab
earlier-previous-hand = &Früheres Spiel
earlier-next-hand = &Späteres Spiel
earlier-play-on = &Weiterspielen

scores-heading = Spiel { $deal_number } · { $round_wind }runde
scores-totals = Abrechnung
scores-review = &Analyse...
scores-save = Te&xt speichern
scores-look-at-table = Zum &Tisch
scores-next-hand = &Nächstes Spiel
scores-final-scores = &Endstand
question-leave-button = &Tisch verlassen
question-mah-jongg = &Mah-Jongg
question-kong = &Kong
question-pung = &Pung
question-chow = &Chow
question-which-chow = Welcher Chow?
question-chow-run = &{ $first } - { $second } - { $third }
question-mah-jongg-with-tile = Mah-Jongg machen mit { TILE($tile, case: "dat") }?
question-mah-jongg-title = Mah-Jongg!
question-rob-kong = { TILE($tile, form: "start", case: "acc") } aus { PERSON($owner, form: "possessive") } Kong rauben und Mah-Jongg machen?
question-rob-kong-title = Kong berauben
question-concealed-kong = Verdeckter Kong
question-exposed-kong = Offener Kong
question-make-kong = Diesen Kong machen
question-call-standing-hand = Sie können mit { LIST($list, form: "a", case: "dat") } gewinnen. Eine Stehende Hand ansagen und die Ziegel von nun an so lassen?
question-exchange = Diese Ziegel weitergeben?
question-exchange-title = Tausch
question-exchange-to = { $who } bekommt { $tiles }.
question-standing-hand = Stehende Hand
question-call-original = { TILE($tile, form: "start", case: "acc") } mit Ruf zu Beginn ablegen? Dann gewinnen Sie mit { LIST($list, form: "a", case: "dat") } und lassen Ihre Ziegel von nun an so.
question-original-call = Ruf zu Beginn
question-complete-hand = Ihre Hand ist vollständig. Mah-Jongg machen?
question-start-screen = &Startbildschirm
question-play-again = &Noch einmal
question-game-finished = Partie zu Ende
news-won = { $won ->
    [0] { $hands ->
        [one] Ein Spiel, diesmal kein Sieg.
       *[other] { $hands } Spiele, diesmal kein Sieg.
    }
   *[other] { $hands ->
        [one] Ein Spiel, und Sie haben es gewonnen.
       *[other] Sie haben { $won } von { $hands } Spielen gewonnen.
    }
}
news-made = Neu in Ihrem Album: { $hands }!
news-best = Ihre bisher beste Hand: { $points } Punkte.
news-passed = Ihre Spielstärke ist gestiegen. Sie spielen jetzt besser als { LEVEL($level, form: "a") }.
news-streak = { $wins } Spiele in Folge gewonnen: so viele wie noch nie.
news-nearer = Näher dran als je zuvor: { $hand }. Es { $lacking ->
    [one] fehlte nur ein Ziegel.
   *[other] fehlten { $lacking } Ziegel.
}
question-final-scores-hint = Alle begannen mit { $began }. Auch die Verlierer zahlen einander; wer ein Spiel gewinnt, ist darum nicht immer Erster.
question-about-game = Mah-Jongg zu viert, in Erinnerung an ein Windows-Programm von 1996: echte Regeln, eine Mauer, Chows, Pungs und Kongs, und eine rote Leiste für Ost.
question-about-licence = Freie Software unter der MIT-Lizenz oder der Apache-Lizenz 2.0, nach Ihrer Wahl. Schrift: Fira Sans und LXGW WenKai, unter der SIL Open Font License.
question-about-version = Red Stake { $version }
question-about-title = Über Mah-Jongg
question-next-level-title = Gut gespielt!
question-next-level = Hier halten Sie gut mit. Möchten Sie als Nächstes gegen { $level ->
    [beginner] Anfänger
    [club] Vereinsspieler
    [expert] Könner
   *[master] Meister
} spielen?
question-next-level-later = &Jetzt nicht
question-next-level-never = Nicht mehr &fragen
question-exit-title = Beenden
question-exit-program = Red Stake beenden?
question-leave-the-table-title = Tisch verlassen
question-leave-network-game = Die Partie ist nicht zu Ende. Den Tisch im Netz verlassen?
question-save = Speichern
question-save-first = Die Partie erst speichern?
question-overwrite = { $name } gibt es schon. Überschreiben?
question-overwrite-title = Datei überschreiben
question-show-all-hands-cost = Alle Hände zeigen? Dann zahlt in diesem Spiel niemand.
question-show-all-hands = Alle Hände zeigen
question-game-status = Stand der Partie
question-declare-bonus = { TILE($tile, form: "start", case: "acc") } auslegen und einen anderen Ziegel ziehen?
question-declare-bonus-title = Blumen auslegen
question-lay-out-title = Verdeckte Figuren auslegen
question-last-tile-title = Ihr Schlussziegel
question-last-tile-hint = Ihr Schlussziegel kann mehr als eine Figur vollenden. Welche? Die erste zählt am meisten (Esc wählt sie).
question-lay-out-hint = Nur ausgelegte Figuren zählen. Mit Esc bekommen Sie die meisten Punkte.
question-change-places-button = Ich bin { $who }
question-change-places-title = Bitte Plätze tauschen
question-change-places = Sie sind am Zug. Alle anderen schauen bitte weg.
question-claims = { $who } ruft
question-nobody = &Niemand
question-takes-back = { $who } nimmt &zurück
question-who-wants-it = Wer will ihn?
question-eyes = Schlusspaar
question-last-tile-chow = Der Schlussziegel: Chow, { $place }
question-last-tile = Der Schlussziegel: { SET($set) }
question-form = { SET($set) }: { TILE($tile) }
question-special-hand = Sonderspiel
question-finished = &Fertig
sheet-doubles-after = { $doubles ->
    [0] Verdopplungen
    [one] Verdopplung: × 2
   *[other] Verdopplungen, je × 2: zusammen × { $factor }
}
why-heading = { $name }: { $can ->
    [yes] ja
   *[no] nein
}
scores-drawn = { $you ->
    [yes] Sie zogen { TILE($tile, form: "a", case: "acc") } und machten Mah-Jongg
   *[no] { $who } zog { TILE($tile, form: "a", case: "acc") } und machte Mah-Jongg
}
scores-loose = { $you ->
    [yes] Sie zogen { TILE($tile, form: "a", case: "acc") } als Ersatzziegel und machten Mah-Jongg
   *[no] { $who } zog { TILE($tile, form: "a", case: "acc") } als Ersatzziegel und machte Mah-Jongg
}
scores-discarded = { $other ->
    [you] { $who } machte Mah-Jongg mit { TILE($tile, case: "dat") } von Ihnen
    [known] { $you ->
        [yes] Sie machten Mah-Jongg mit { TILE($tile, case: "dat") } von { $from }
       *[no] { $who } machte Mah-Jongg mit { TILE($tile, case: "dat") } von { $from }
    }
   *[unknown] { $you ->
        [yes] Sie machten Mah-Jongg mit einem abgelegten Ziegel: { TILE($tile) }
       *[no] { $who } machte Mah-Jongg mit einem abgelegten Ziegel: { TILE($tile) }
    }
}
scores-snatched = { $other ->
    [you] { $who } raubte { TILE($tile, case: "acc") } aus Ihrem Kong und machte Mah-Jongg
    [known] { $you ->
        [yes] Sie raubten { TILE($tile, case: "acc") } aus { PERSON($from, form: "possessive") } Kong und machten Mah-Jongg
       *[no] { $who } raubte { TILE($tile, case: "acc") } aus { PERSON($from, form: "possessive") } Kong und machte Mah-Jongg
    }
   *[unknown] { $you ->
        [yes] Sie raubten { TILE($tile, case: "acc") } aus einem fremden Kong und machten Mah-Jongg
       *[no] { $who } raubte { TILE($tile, case: "acc") } aus einem fremden Kong und machte Mah-Jongg
    }
}
question-chow-lowest = niedrigster
question-chow-middle = mittlerer
question-chow-highest = höchster
totals-east-doubles = { $you ->
    [yes] Sie sind Ost, und Ost zahlt und bekommt doppelt.
   *[no] { $who } ist Ost, und Ost zahlt und bekommt doppelt.
}
question-kong-concealed = Ihre vier { TILE($tile, form: "plural-weak") } als Kong auslegen und einen Ersatzziegel ziehen?
question-kong-exposed = Mit { TILE($tile, case: "dat") } den Pung zum Kong erweitern und einen Ersatzziegel ziehen?
question-kong-chosen = Einen Kong { TILE($tile, form: "plural") } machen und einen Ersatzziegel ziehen?

tips-pass = Passen
tips-claim-kong = Für einen Kong rufen
tips-claim-pung = { $more ->
    [yes] Für einen Pung rufen, dann { TILE($tile, case: "acc") } ablegen
   *[no] Für einen Pung rufen
}
tips-claim-which-chow = { $more ->
    [yes] Für den Chow { $run } rufen, dann { TILE($tile, case: "acc") } ablegen
   *[no] Für den Chow { $run } rufen
}
tips-claim-chow = { $more ->
    [yes] Für einen Chow rufen, dann { TILE($tile, case: "acc") } ablegen
   *[no] Für einen Chow rufen
}
totals-pays-you = { $who } zahlt Ihnen { $points }: { $how }.
totals-you-pay = Sie zahlen { $points } an { $whom }: { $how }.
totals-pays = { $who } zahlt { $points } an { $whom }: { $how }.
totals-pays-you-just = { $who } zahlt Ihnen { $points }.
totals-you-pay-just = Sie zahlen { $points } an { $whom }.
totals-neither-pays = Keiner zahlt: Beide Hände zählen { $points }.
totals-pays-just = { $who } zahlt { $points } an { $whom }.
totals-winning-hand = die Punkte der Gewinnhand
totals-between-payments = { $list } + { $next }
totals-hand-is-limit = { $you ->
    [yes] Ihre Hand wird so bezahlt, wie sie ist, ohne Verdoppeln. { $sum }
   *[no] { PERSON($who, form: "possessive") } Hand wird so bezahlt, wie sie ist, ohne Verdoppeln. { $sum }
}
totals-hand-comes-to = { $you ->
    [yes] { $doubles ->
        [0] { $points ->
            [one] Ihre Hand zählt 1 Punkt, nicht verdoppelt.
           *[other] Ihre Hand zählt { $points } Punkte, nicht verdoppelt.
        }
        [one] Ihre Hand zählt { $points } Punkte, einmal verdoppelt: { $product }.
       *[other] Ihre Hand zählt { $points } Punkte, { $doubles }-mal verdoppelt: { $product }.
    }
   *[no] { $doubles ->
        [0] { $points ->
            [one] { PERSON($who, form: "possessive") } Hand zählt 1 Punkt, nicht verdoppelt.
           *[other] { PERSON($who, form: "possessive") } Hand zählt { $points } Punkte, nicht verdoppelt.
        }
        [one] { PERSON($who, form: "possessive") } Hand zählt { $points } Punkte, einmal verdoppelt: { $product }.
       *[other] { PERSON($who, form: "possessive") } Hand zählt { $points } Punkte, { $doubles }-mal verdoppelt: { $product }.
    }
}
totals-hand-at-most = Keine Hand kann mehr als { $total } zählen.
totals-total-comes-to = { $you ->
    [yes] Ihre Summe: { $sum } = { $total }.
   *[no] { PERSON($who, form: "possessive") } Summe: { $sum } = { $total }.
}
totals-new-comes-to = { $you ->
    [yes] Ihr neuer Stand: { $sum } = { $total }.
   *[no] { PERSON($who, form: "possessive") } neuer Stand: { $sum } = { $total }.
}
totals-hint = Zeigen Sie auf eine Zahl, um zu sehen, woher sie kommt.
totals-cannon = { $you ->
    [yes] Sie haben gefährlich gespielt und zahlen für alle.
   *[no] { $who } hat gefährlich gespielt und zahlt für alle.
}
totals-east-stays = { $you ->
    [yes] Sie haben als Ost gewonnen und bleiben Ost.
   *[no] { $who } hat als Ost gewonnen und bleibt Ost.
}
totals-east-next = { $you ->
    [yes] Ost hat nicht gewonnen, also geht Ost weiter: Jetzt sind Sie Ost.
   *[no] Ost hat nicht gewonnen, also geht Ost weiter: Jetzt ist { $who } Ost.
}
totals-all-pay = { $discarded ->
    [double] Alle drei zahlen voll an den Gewinner, und wer den Schlussziegel ablegte, zahlt doppelt.
    [alike] Alle drei zahlen voll an den Gewinner, egal wer den Schlussziegel ablegte.
   *[drawn] Alle drei zahlen voll an den Gewinner.
}
totals-losers-settle = Unter den anderen zahlt, wer weniger Punkte hat, die Differenz.
totals-nobody-pays = Niemand zahlt Ihnen, und Sie zahlen niemandem.

deal-code-title = Tagesspiel oder Code
deal-code-like = 4K7Q-M2XP-A9DT
deal-code-name = Code des Spiels
deal-code-about = Ein Code hat zwölf Buchstaben und Ziffern. Wer ihn eingibt, bekommt dieselben Ziegel.
deal-code-found = Ein Spiel der { $wind }runde. Regeln: { $rules }.
deal-code-of-the-day = Das Spiel vom { $date } (UTC), auf der ganzen Welt dasselbe: ein Spiel der { $wind }runde. Regeln: { $rules }.
deal-code-seen = Sie haben schon einige dieser Ziegel gesehen, darum gilt die Partie als Partie mit Hilfe.
deal-code-other-rules = Dieser Code gehört zu Regeln, die es auf diesem Computer nicht gibt.
deal-code-today = Spiel des &Tages
deal-code-here = Spiel an diesem T&isch
deal-code-seat = Ihr Platz
deal-code-masters = Gegen drei &Meister, wie alle anderen
deal-code-play = &Spielen
deal-code-length = Ein Code hat { $wanted } Buchstaben und Ziffern. Dieser hat { $count }.
deal-code-character = Kein Code enthält „{ $sign }“.
deal-code-checksum = Diesen Code hat kein Spiel. Prüfen Sie Buchstaben und Ziffern.
