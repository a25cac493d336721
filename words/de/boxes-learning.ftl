# Übungen, Analyse, Statistik, Protokoll und Orakel.

review-hand-failed = Spiel { $number } ließ sich nicht analysieren.
review-hand-pending = Spiel { $number } wird analysiert...
review-earlier = &Frühere
review-later = S&pätere
review-whole-game = &Ganze Partie
review-next-hand = &Nächstes Spiel
review-hand-before = &Voriges Spiel
review-step-through = &Schrittweise
review-method = Jeder Zug wird in einigen hundert möglichen Verteilungen ausprobiert.
review-curve = Was Ihre Hand vor jedem Zug wert war. Rot: was der Zug verlor. Grau: das Endergebnis.
review-moves = Durchschnittliches Ergebnis jedes Zugs, nachdem alle gezahlt haben.
review-moves-and-estimates = Die Punkte, die jeder Zug im Schnitt bringt, nachdem alle gezahlt haben. Grobe Zahlen stimmen auf etwa zehn.
review-not-counted = { $by ->
    [auto] Züge des Autospiels zählen nicht mit. Sie kosteten etwa { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }.
    [late] Nicht rechtzeitig beantwortete Ziegel zählen nicht mit. Sie kosteten etwa { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }.
   *[both] Züge des Autospiels und nicht rechtzeitig beantwortete Ziegel zählen nicht mit. Sie kosteten etwa { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }.
}
review-luck-cost = Pech kostete { $luck }.
review-luck-brought = Glück brachte { $luck }.
review-as-advised = { $cost ->
    [one] Etwa 1 Punkt ging durch Züge verloren, zu denen auch der Schnelltipp riet. Er antwortet sofort. Die Analyse spielt jeden Zug viele Male durch.
   *[other] Etwa { $cost } Punkte gingen durch Züge verloren, zu denen auch der Schnelltipp riet. Er antwortet sofort. Die Analyse spielt jeden Zug viele Male durch.
}
review-start-estimate = { $whole ->
    [yes] Solche Anfänge bringen im Schnitt etwa { SIGNED($round) } Punkte (grob geschätzt).
   *[no] So ein Anfang bringt im Schnitt etwa { SIGNED($round) } Punkte (grob geschätzt).
}
review-hand-move = Spiel { $hand }, Zug { $number }.
review-made-best = { $auto ->
    [yes] Das Autospiel wählte den besten Zug: { DEED($made, form: "inf") }.
    [late] Die Zeit war um. { DEED($made, form: "start") } war der beste Zug.
   *[no] { DEED($made, form: "start") } war der beste Zug.
}
review-followed-quicktip = Dazu riet auch der Schnelltipp. Er antwortet sofort. Die Analyse spielt jeden Zug viele Male durch.
review-made-even = { $auto ->
    [yes] Das Autospiel wählte: { DEED($made, form: "inf") }. Etwa ebenso gut war es, { DEED($best) }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } Unterschied (± { $error }).
    [late] Die Zeit war um. { DEED($made, form: "start") } war etwa so gut wie { DEED($best) }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } Unterschied (± { $error }).
   *[no] { DEED($made, form: "start") } war etwa so gut wie { DEED($best) }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } Unterschied (± { $error }).
}
review-made-cost = { $auto ->
    [yes] Das Autospiel wählte: { DEED($made, form: "inf") }. Das kostete { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } (± { $error }). Besser: { DEED($best, form: "inf") }.
    [late] Die Zeit war um, darum zählt das nicht als Fehler. { DEED($made, form: "start") } kostete { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } (± { $error }). Besser: { DEED($best, form: "inf") }.
   *[no] { DEED($made, form: "start") } kostete { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } (± { $error }). Besser: { DEED($best, form: "inf") }.
}

review-step-position = Spiel { $number }, Schritt { $step } von { $count }
review-step-no-decision = Hier hatten Sie nichts zu entscheiden.
review-step-back = &Zurück
review-step-next = Vor&wärts
review-step-turning-point = &Teurer Zug
review-step-play-on = &Von hier weiterspielen
review-step-review = &Analyse

statistics-hands-played = Gespielt
statistics-share = { $count } ({ $percentage })
statistics-won = Gewonnen
statistics-dealt-in = Schlussziegel geliefert
statistics-dead-hands = Remis
statistics-points-a-hand = Punkte je Spiel
statistics-winning-hand = Gewinnhände
statistics-average-and-best = im Schnitt { $winning } Punkte, beste { $best }
statistics-streak = Gewonnen in Folge
statistics-streak-now-and-longest = jetzt { $streak }, höchstens { $longest_streak }
statistics-special-hands = Sonderspiele
statistics-special-hand = { $name } { $count }
statistics-decisions-judged = Entscheidungen
statistics-mistakes = Teuerste Fehler
statistics-decisions-and-cost = { $count }, jede kostete { DECIMAL($from, digits: 2) } Punkte
statistics-mistake-line = { $count ->
    [one] { $kind }: einmal, { $points } Punkte
   *[other] { $kind }: { $count }-mal, { $points } Punkte
}
statistics-no-mistakes = noch keine gefunden
statistics-nothing = noch keine
statistics-title = Statistik
statistics-chart-points = Ihre letzten Spiele
statistics-chart-sum = Laufende Summe
statistics-note = Spiele, die Sie selbst beendet haben, beurteilt wie bei der Spielstärke. Nur auf diesem Computer gespeichert.
statistics-forget-all = &Alles löschen
statistics-chart-one-hand = 1 Spiel: { SIGNED($points) }
statistics-chart-hands = { $count } Spiele, von { SIGNED($least) } bis { SIGNED($most) }

rating-title = Spielstärke
rating-not-yet = { $missing ->
    [one] Spielen Sie noch ein Spiel zu Ende, um zu sehen, wo Sie stehen.
   *[other] Spielen Sie noch { $missing } Spiele zu Ende, um zu sehen, wo Sie stehen.
}
rating-between = Sie liegen zwischen { $above } und { $below }.
rating-above = Sie spielen besser als { LEVEL($above, form: "a") }.
rating-below = { $below } ist Ihnen noch voraus.
rating-worst = Wo Sie am meisten verlieren: { $kind } ({ DECIMAL($points, digits: 1) } Punkte je Spiel).
rating-you = Sie
rating-cost = Verschenkte Punkte je Spiel
rating-cost-decision = Verschenkte Punkte je Entscheidung
rating-claims = Gerufene Figuren je Spiel
rating-tipped = In diesen Spielen half der Schnelltipp, es ist also noch nicht Ihre eigene Stärke.
rating-special = Gewonnen mit Sonderspiel
rating-weeks = Woche für Woche
rating-week = Woche vom { $date }: { $cost } Punkte je Spiel verschenkt, { $hands ->
    [one] 1 Spiel
   *[other] { $hands } Spiele
}
rating-against = gegen { LEVEL($level, form: "plural") }
rating-against-people = gegen Menschen und andere Programme
rating-company = { $tipped ->
    [yes] { $hands ->
        [one] { $rules }, { $opponents }, mit Schnelltipp: 1 Spiel. Glück: { SIGNED($luck) } Punkte je Spiel.
       *[other] { $rules }, { $opponents }, mit Schnelltipp: { $hands } Spiele. Glück: { SIGNED($luck) } Punkte je Spiel.
    }
   *[no] { $hands ->
        [one] { $rules }, { $opponents }: 1 Spiel. Glück: { SIGNED($luck) } Punkte je Spiel.
       *[other] { $rules }, { $opponents }: { $hands } Spiele. Glück: { SIGNED($luck) } Punkte je Spiel.
    }
}
rating-none = Noch kein Spiel beurteilt. Beenden Sie eines, ohne etwas zurückzunehmen oder aufzudecken, dann sehen Sie es hier.
rating-earlier = &Frühere Tabelle
rating-later = &Spätere Tabelle
rating-save = Als &CSV speichern
rating-columns = Woche,Regeln,Gegner,mit Rat,Spiele,Entscheidungen,verschenkte Punkte je Entscheidung,Standardfehler,gewonnen,verschenkt,Rufe,Sonderspiele,Punkte,Glück
rating-hint = Ihre Entscheidungen gegen die besten gefundenen Züge. Glück zählt nicht. Nur auf diesem Computer gespeichert.

log-title = Protokoll
log-page = Zeilen { $min } bis { $end } von { $count }
log-earlier = &Frühere
log-later = &Spätere

drills-title = Übungen

oracle-centre = Mitte
oracle-meaning-centre = der Kern der Sache
oracle-meaning-face = das Gesicht, das die Welt sieht
oracle-meaning-present = die Gegenwart
oracle-meaning-wish = der Wunsch, den niemand hörte
oracle-meaning-near-future = die nahe Zukunft
oracle-meaning-obstacle = das erste Hindernis
oracle-meaning-further-obstacles = weitere Hindernisse, oder Ziele
oracle-meaning-way-past = der Weg daran vorbei
oracle-meaning-warning = eine Warnung, oder was danach kommt
oracle-meaning-end = wie es ausgeht
oracle-title = Das Orakel
oracle-start = Denken Sie an eine Frage, oder an nichts Bestimmtes.
oracle-end = Alle Ziegel sind aufgedeckt. Klicken Sie einen an, um ihn noch einmal zu lesen.
oracle-turn = &Aufdecken

review-step-title = Schritt für Schritt
review-title-hand = Analyse von Spiel { $number }
review-title-game = Analyse der Partie

drills-name-the-tile = &Benennen
drills-complete-it = &Vollenden
drills-discard = &Ablegen
drills-score-it = &Werten
drills-right = Richtig.
drills-not-quite = Nicht ganz.
drills-tally = { $right } von { $asked } richtig
drills-next = Weite&r
drills-check = &Prüfen
drills-name-question = Wie heißt dieser Ziegel?
drills-waits = Die Hand wartet auf { $tiles }.
drills-complete-hint = Wählen Sie alle Ziegel, die Mah-Jongg ergeben, und drücken Sie Prüfen.
drills-complete-question = Welche Ziegel vollenden diese Hand?
drills-discard-question = Was legen Sie ab, damit Ihnen die meisten Ziegel helfen?
drills-discard-hint = Klicken Sie den Ziegel an, den Sie ablegen würden.
drills-best = { $away ->
    [0] { $useful ->
        [one] Der beste ist { TILE($tile) }: wartend, 1 Ziegel hilft.
       *[other] Der beste ist { TILE($tile) }: wartend, { $useful } Ziegel helfen.
    }
   *[other] { $useful ->
        [one] Der beste ist { TILE($tile) }: noch { $away } bis zum Warten, 1 Ziegel hilft.
       *[other] Der beste ist { TILE($tile) }: noch { $away } bis zum Warten, { $useful } Ziegel helfen.
    }
}
drills-yours = { $away ->
    [0] { $useful ->
        [one] Ihrer ist { TILE($tile) }: wartend, 1 Ziegel hilft.
       *[other] Ihrer ist { TILE($tile) }: wartend, { $useful } Ziegel helfen.
    }
   *[other] { $useful ->
        [one] Ihrer ist { TILE($tile) }: noch { $away } bis zum Warten, 1 Ziegel hilft.
       *[other] Ihrer ist { TILE($tile) }: noch { $away } bis zum Warten, { $useful } Ziegel helfen.
    }
}
drills-score-situation = { $how ->
    [wall] Sie sind { WIND($seat_wind) } in der { WIND($round_wind) }runde. Schlussziegel: { TILE($last) }, aus der Mauer gezogen. Die Figuren links sind gerufen.
   *[discard] Sie sind { WIND($seat_wind) } in der { WIND($round_wind) }runde. Schlussziegel: { TILE($last) }, von jemand anderem abgelegt. Die Figuren links sind gerufen.
}
drills-line = { $award }{"  "}{ $words }
drills-line-counts = das zählt
drills-line-counts-not = das zählt nicht
drills-score-question = Welche Zeilen zählen für diese Hand?
oracle-heading = { $position }: { $subject }
oracle-1-east = 1, Ost
oracle-3-east = 3, Ost
oracle-2-east = 2, Ost
oracle-4-south = 4, Süd
oracle-5-south = 5, Süd
oracle-6-south = 6, Süd
oracle-7-west = 7, West
oracle-9-west = 9, West
oracle-8-west = 8, West
oracle-10-north = 10, Nord
oracle-11-north = 11, Nord
oracle-12-north = 12, Nord

review-after-discards = { $thrown ->
    [0] Entscheidung { $number }, vor dem ersten abgelegten Ziegel.
    [one] Entscheidung { $number }, nach einem abgelegten Ziegel.
   *[other] Entscheidung { $number }, nach { $thrown } abgelegten Ziegeln.
}
review-before-decisions = Vor der ersten Entscheidung.
review-start-change = Bis zur ersten Entscheidung änderten die gezogenen Ziegel und die anderen Spieler das um { SIGNED($change) }, auf { SIGNED($worth) }.
review-cost = { $whole ->
    [yes] { $you ->
        [yes] Die Partie kostete Sie { $cost ->
            [one] 1 Punkt
           *[other] { $cost } Punkte
        }.
       *[no] Die Partie kostete { $who } { $cost ->
            [one] 1 Punkt
           *[other] { $cost } Punkte
        }.
    }
   *[no] { $you ->
        [yes] Das Spiel kostete Sie { $cost ->
            [one] 1 Punkt
           *[other] { $cost } Punkte
        }.
       *[no] Das Spiel kostete { $who } { $cost ->
            [one] 1 Punkt
           *[other] { $cost } Punkte
        }.
    }
}
review-brought = { $whole ->
    [yes] { $you ->
        [yes] Die Partie brachte Ihnen { $points ->
            [0] nichts
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[no] Die Partie brachte { $who } { $points ->
            [0] nichts
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
   *[no] { $you ->
        [yes] Das Spiel brachte Ihnen { $points ->
            [0] nichts
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[no] Das Spiel brachte { $who } { $points ->
            [0] nichts
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
}
review-choices-were-even = { $you ->
    [yes] Ihre Entscheidungen waren etwa so gut wie die besten.
   *[no] Diese Entscheidungen waren etwa so gut wie die besten.
}
review-choices-cost = { $you ->
    [yes] { $cost ->
        [one] Ihre Entscheidungen kosteten etwa 1 Punkt (± { $error }).
       *[other] Ihre Entscheidungen kosteten etwa { $cost } Punkte (± { $error }).
    }
   *[no] { $cost ->
        [one] Diese Entscheidungen kosteten etwa 1 Punkt (± { $error }).
       *[other] Diese Entscheidungen kosteten etwa { $cost } Punkte (± { $error }).
    }
}
drills-counts = zählt

review-no-choice = Es gab nichts zu wählen.
review-after-decisions = { $number ->
    [one] Nach 1 Entscheidung.
   *[other] Nach { $number } Entscheidungen.
}
review-nobody-won = Das Ende: Die Mauer war leer, und niemand machte Mah-Jongg.
review-won-by-draw = { $you ->
    [yes] Das Ende: Sie zogen { TILE($tile, form: "a", case: "acc") } und machten Mah-Jongg.
   *[no] Das Ende: { $who } zog { TILE($tile, form: "a", case: "acc") } und machte Mah-Jongg.
}
review-won-by-discard = { $from_you ->
    [yes] Das Ende: { $who } machte Mah-Jongg mit { TILE($tile, case: "dat") } von Ihnen.
   *[no] { $you ->
        [yes] Das Ende: Sie machten Mah-Jongg mit { TILE($tile, case: "dat") } von { $from }.
       *[no] Das Ende: { $who } machte Mah-Jongg mit { TILE($tile, case: "dat") } von { $from }.
    }
}
review-won-by-kong = { $from_you ->
    [yes] Das Ende: { $who } machte Mah-Jongg mit { TILE($tile, case: "dat") }, Ihrem Kong geraubt.
   *[no] { $you ->
        [yes] Das Ende: Sie machten Mah-Jongg mit { TILE($tile, case: "dat") }, dem Kong von { $from } geraubt.
       *[no] Das Ende: { $who } machte Mah-Jongg mit { TILE($tile, case: "dat") }, dem Kong von { $from } geraubt.
    }
}
review-luck-after = { $you ->
    [yes] Nach Ihrem letzten Zug war die Hand im Schnitt { SIGNED($left) } wert. Am Ende waren es { SIGNED($brought) }. Der Unterschied von { SIGNED($rest) } kam von der Mauer und den anderen Spielern.
   *[no] Nach dem letzten Zug von { $who } war die Hand im Schnitt { SIGNED($left) } wert. Am Ende waren es { SIGNED($brought) }. Der Unterschied von { SIGNED($rest) } kam von der Mauer und den anderen Spielern.
}
review-luck-from-player = { $you ->
    [yes] Sie { SIGNED($points) }
   *[no] { $who } { SIGNED($points) }
}
review-luck-total = Von den anderen: { $list }. Zusammen: { SIGNED($points) }. Wie sich das errechnet, zeigt Abrechnung im Fenster Punkte.
review-decision-position = Entscheidung { $number } von { $count }.
review-no-costly-move = Keine teuren Züge.
review-auto-play-chose = Das Autospiel traf die Entscheidungen.
review-show-on-the-table = Auf dem Tisch &zeigen
review-best = Am besten: { DEED($best, form: "inf") }.
review-do = { DEED($best, form: "order") }
review-move = { DEED($deed, form: "title") }
motive-quoted = { $who }: „{ $told }“
motive-forgotten = { $who }: „Warum, weiß ich nicht mehr.“
motive-plan = { $lacking ->
    [0] Mein Ziel: { PLAN($plan) }.
    [1] Mein Ziel: { PLAN($plan) }. Mir fehlte noch ein Ziegel.
   *[other] Mein Ziel: { PLAN($plan) }. Mir fehlten noch { $lacking } Ziegel.
}
motive-calling = Ohne { TILE($tile, case: "acc") } fehlte mir nur noch ein Ziegel: { LIST($waits) }.
motive-standing = Ich hatte eine Stehende Hand, also musste der gezogene Ziegel weg.
motive-misfit = { TILE($tile, form: "start") } passte nicht dazu.
motive-gone = { TILE($tile, form: "start") } stand allein, und die anderen waren schon weg.
motive-alone = { TILE($tile, form: "start") } stand allein.
motive-keeps-most = { $live ->
    [0] Ohne { TILE($tile, case: "acc") } half mir kein Ziegel, mit den anderen Zügen aber auch keiner.
    [one] Ohne { TILE($tile, case: "acc") } half mir noch 1 Ziegel, und mit keinem anderen Zug wären es mehr gewesen.
   *[other] Ohne { TILE($tile, case: "acc") } halfen mir noch { $live } Ziegel, und mit keinem anderen Zug wären es mehr gewesen.
}
motive-safer = Ich wollte { TILE($other, case: "acc") } ablegen, aber { TILE($tile, form: "the") } war sicherer.
motive-worth-more = Ohne { TILE($other, case: "acc") } hätten mir mehr Ziegel geholfen, aber ich hielt meine Hand dann für weniger wert.
motive-even = Ohne { TILE($other, case: "acc") } hätten mir mehr Ziegel geholfen, aber ich hielt beides für etwa gleich gut.
review-mark-estimate = grob
review-mark = { $best ->
    [yes] { $by ->
        [auto] bester, Autospiel
        [late] bester, Zeit war um
        [you] bester, Ihr Zug
        [made] bester, gespielt
       *[none] bester
    }
   *[no] { $by ->
        [auto] Autospiel
        [late] Zeit war um
        [you] Ihr Zug
        [made] gespielt
       *[none] {""}
    }
}

album-title = Album der Sonderspiele
album-made = { $made ->
    [one] Einmal gelungen: am { $day }, gegen { $against }, für { $points } Punkte.
   *[other] { $made }-mal gelungen, zuerst am { $day } gegen { $against }, für { $points } Punkte.
}
album-near = { $lacking ->
    [one] Noch nicht gelungen. Am nächsten kam eine Hand, der noch ein Ziegel fehlte.
   *[other] Noch nicht gelungen. Am nächsten kam eine Hand, der noch { $lacking } Ziegel fehlten.
}
album-not-near = Noch nicht gelungen.
album-forbidden = Nach diesen Regeln nicht erlaubt.
album-count = { $made } von { $all } gelungen. Sonderspiele { $first } bis { $last }.
album-none = Diese Regeln haben keine Sonderspiele.
album-earlier = &Frühere
album-later = &Spätere

calendar-title = Kalender der Tagesspiele
calendar-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
} { $year }
calendar-weekday = { $day ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[other] So
}
calendar-played = { $deals ->
    [one] Ein Tagesspiel gespielt: { $points }
   *[other] { $deals } Tagesspiele gespielt: zusammen { $points }
}
calendar-today = Heute: { $day } (UTC). Wer dieses Spiel spielt, bekommt überall dieselben Ziegel.
calendar-not-played = Das Spiel vom { $day } haben Sie noch nicht gespielt.
calendar-result = { $day }: { $points } Punkte. Ihr erstes Ergebnis zählt.
calendar-play = S&pielen
