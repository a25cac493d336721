review-hand-failed = Spel { $number } kon niet worden geanalyseerd.
review-hand-pending = Spel { $number } wordt geanalyseerd...
review-earlier = &Eerder
review-later = &Later
review-whole-game = Hele &partij
review-next-hand = Volgend &spel
review-hand-before = &Vorig spel
review-step-through = Stap voor s&tap
review-method = Elke zet wordt uitgeprobeerd met een paar honderd mogelijke verdelingen van de stenen.
review-curve = Wat je hand vóór elke zet waard was. Rood: wat de zet kostte. Grijs: het eindresultaat.
review-moves = Gemiddeld resultaat van elke zet, nadat iedereen heeft betaald.
review-moves-and-estimates = De punten die elke zet gemiddeld oplevert, nadat iedereen heeft betaald. Ruwe cijfers kloppen op zo'n tien punten.
review-not-counted = { $by ->
    [auto] Automatische zetten tellen niet mee. Ze kostten ongeveer { $cost ->
        [one] 1 punt
       *[other] { $cost } punten
    }.
    [late] Te laat beantwoorde stenen tellen niet mee. Ze kostten ongeveer { $cost ->
        [one] 1 punt
       *[other] { $cost } punten
    }.
   *[both] Automatische zetten en te laat beantwoorde stenen tellen niet mee. Ze kostten ongeveer { $cost ->
        [one] 1 punt
       *[other] { $cost } punten
    }.
}
review-luck-cost = Pech kostte { $luck }.
review-luck-brought = Geluk leverde { $luck } op.
review-as-advised = { $cost ->
    [one] Ongeveer 1 punt ging verloren met zetten die de sneltip ook aanraadde. De sneltip antwoordt meteen. De analyse speelt elke zet vele keren uit.
   *[other] Ongeveer { $cost } punten gingen verloren met zetten die de sneltip ook aanraadde. De sneltip antwoordt meteen. De analyse speelt elke zet vele keren uit.
}
review-start-estimate = { $whole ->
    [yes] Zulke beginhanden leveren gemiddeld ongeveer { SIGNED($round) } punten op (ruwe schatting).
   *[no] Zo'n beginhand levert gemiddeld ongeveer { SIGNED($round) } punten op (ruwe schatting).
}
review-hand-move = Spel { $hand }, zet { $number }.
review-made-best = { $auto ->
    [yes] De computer koos de beste zet: { DEED($made) }.
    [late] Je tijd was om. { DEED($made, form: "start") } was de beste zet.
   *[no] { DEED($made, form: "start") } was de beste zet.
}
review-followed-quicktip = De sneltip raadde dit ook aan, maar antwoordt meteen. De analyse speelt elke zet vele keren uit.
review-made-even = { $auto ->
    [yes] De keus van de computer, { DEED($made) }, was ongeveer even goed als { DEED($best) }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } verschil (± { $error }).
    [late] Je tijd was om. { DEED($made, form: "start") } was ongeveer even goed als { DEED($best) }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } verschil (± { $error }).
   *[no] { DEED($made, form: "start") } was ongeveer even goed als { DEED($best) }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } verschil (± { $error }).
}
review-made-cost = { $auto ->
    [yes] De keus van de computer, { DEED($made) }, kostte { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (± { $error }). Beter: { DEED($best) }.
    [late] Je tijd was om, dus dit telt niet als fout. { DEED($made, form: "start") } kostte { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (± { $error }). Beter: { DEED($best) }.
   *[no] { DEED($made, form: "start") } kostte { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (± { $error }). Beter: { DEED($best) }.
}

review-step-position = Spel { $number }, stap { $step } van { $count }
review-step-no-decision = Hier had je niets te beslissen.
review-step-back = &Terug
review-step-next = &Volgende
review-step-turning-point = &Dure zet
review-step-play-on = Van hier verder&spelen
review-step-review = &Analyse

statistics-hands-played = Spellen gespeeld
statistics-share = { $count } ({ $percentage })
statistics-won = Gewonnen
statistics-dealt-in = Winnende steen weggelegd
statistics-dead-hands = Remises
statistics-points-a-hand = Punten per spel
statistics-winning-hand = Winnende handen
statistics-average-and-best = gemiddeld { $winning } punten, beste { $best }
statistics-streak = Op rij gewonnen
statistics-streak-now-and-longest = nu { $streak }, langst { $longest_streak }
statistics-special-hands = Bijzondere spellen
statistics-special-hand = { $name } { $count }
statistics-decisions-judged = Beoordeelde beslissingen
statistics-mistakes = Duurste fouten
statistics-decisions-and-cost = { $count }, die elk { DECIMAL($from, digits: 2) } punten kostten
statistics-mistake-line = { $count ->
    [one] { $kind }: één keer, { $points } punten
   *[other] { $kind }: { $count } keer, { $points } punten
}
statistics-no-mistakes = nog geen gevonden
statistics-nothing = nog geen
statistics-title = Statistiek
statistics-chart-points = Je laatste spellen
statistics-chart-sum = Lopend totaal
statistics-note = Spellen die je zelf hebt afgemaakt, beoordeeld zoals bij de rating. Alleen op deze computer bewaard.
statistics-forget-all = Alles &wissen
statistics-chart-one-hand = 1 spel: { SIGNED($points) }
statistics-chart-hands = { $count } spellen, van { SIGNED($least) } tot { SIGNED($most) }

rating-title = Rating
rating-not-yet = { $missing ->
    [one] Speel nog één spel uit om te zien waar je staat.
   *[other] Speel nog { $missing } spellen uit om te zien waar je staat.
}
rating-between = Je staat tussen { LEVEL($above, form: "a") } en { LEVEL($below, form: "a") }.
rating-above = Je speelt beter dan { LEVEL($above, form: "a") }.
rating-below = { LEVEL($below, form: "a-start") } is je nog de baas.
rating-worst = Hier verlies je het meest: { $kind } ({ DECIMAL($points, digits: 1) } punten per spel).
rating-you = Jij
rating-cost = Weggegeven punten per spel
rating-cost-decision = Weggegeven punten per beslissing
rating-claims = Geroepen combinaties per spel
rating-tipped = De sneltip adviseerde je in deze spellen, dus dit is nog niet je eigen niveau.
rating-special = Gewonnen met een bijzonder spel
rating-weeks = Week na week
rating-week = Week van { $date }: { $cost } weggegeven punten per spel, { $hands ->
    [one] 1 spel
   *[other] { $hands } spellen
}
rating-against = tegen { LEVEL($level, form: "plural") }
rating-against-people = tegen mensen en andere programma's
rating-company = { $tipped ->
    [yes] { $hands ->
        [one] { $rules }, { $opponents }, met sneltip: 1 spel. Geluk: { SIGNED($luck) } punten per spel.
       *[other] { $rules }, { $opponents }, met sneltip: { $hands } spellen. Geluk: { SIGNED($luck) } punten per spel.
    }
   *[no] { $hands ->
        [one] { $rules }, { $opponents }: 1 spel. Geluk: { SIGNED($luck) } punten per spel.
       *[other] { $rules }, { $opponents }: { $hands } spellen. Geluk: { SIGNED($luck) } punten per spel.
    }
}
rating-none = Nog geen spellen beoordeeld. Speel een spel uit zonder iets ongedaan te maken of te tonen, dan zie je het hier.
rating-earlier = &Eerdere tabel
rating-later = &Latere tabel
rating-save = Als CSV op&slaan
rating-columns = week,regels,tegenspelers,met advies,spellen,beslissingen,weggegeven punten per beslissing,standaardfout,gewonnen,weggegeven,geroepen,bijzondere spellen,punten,geluk
rating-hint = Je beslissingen vergeleken met de beste zetten die zijn gevonden. Geluk telt niet. Alleen op deze computer bewaard.

log-title = Logboek
log-page = Regels { $min } t/m { $end } van { $count }
log-earlier = &Eerder
log-later = &Later

drills-title = Oefeningen

oracle-centre = Midden
oracle-meaning-centre = de kern van de zaak
oracle-meaning-face = het gezicht naar de wereld
oracle-meaning-present = het heden
oracle-meaning-wish = de wens die niemand kent
oracle-meaning-near-future = de nabije toekomst
oracle-meaning-obstacle = de eerste hindernis
oracle-meaning-further-obstacles = meer hindernissen, of doelen
oracle-meaning-way-past = hoe je erlangs komt
oracle-meaning-warning = een waarschuwing, of wat volgt
oracle-meaning-end = hoe het afloopt
oracle-title = Het orakel
oracle-start = Denk aan een vraag, of aan niets in het bijzonder.
oracle-end = Alle stenen zijn omgedraaid. Klik op een steen om hem nog eens te lezen.
oracle-turn = &Omdraaien

review-step-title = Stap voor stap
review-title-hand = Analyse van spel { $number }
review-title-game = Analyse van de partij

drills-name-the-tile = &Noem de steen
drills-complete-it = &Maak af
drills-discard = &Leg weg
drills-score-it = &Tel de hand
drills-right = Goed.
drills-not-quite = Niet helemaal.
drills-tally = { $right } van { $asked } goed
drills-next = &Volgende
drills-check = &Controleren
drills-name-question = Hoe heet deze steen?
drills-waits = Deze hand wacht op { LIST($tiles, form: "a") }.
drills-complete-hint = Kies alle stenen waarmee je mahjong hebt en druk op Controleren.
drills-complete-question = Welke stenen maken deze hand af?
drills-discard-question = Welke steen leg je weg, zodat de meeste stenen je helpen?
drills-discard-hint = Klik op de steen die je weg zou leggen.
drills-best = { $away ->
    [0] { $useful ->
        [one] Het beste is { TILE($tile, form: "the") }: wachtend, 1 steen helpt.
       *[other] Het beste is { TILE($tile, form: "the") }: wachtend, { $useful } stenen helpen.
    }
   *[other] { $useful ->
        [one] Het beste is { TILE($tile, form: "the") }: nog { $away } tot wachtend, 1 steen helpt.
       *[other] Het beste is { TILE($tile, form: "the") }: nog { $away } tot wachtend, { $useful } stenen helpen.
    }
}
drills-yours = { $away ->
    [0] { $useful ->
        [one] Jij koos { TILE($tile, form: "the") }: wachtend, 1 steen helpt.
       *[other] Jij koos { TILE($tile, form: "the") }: wachtend, { $useful } stenen helpen.
    }
   *[other] { $useful ->
        [one] Jij koos { TILE($tile, form: "the") }: nog { $away } tot wachtend, 1 steen helpt.
       *[other] Jij koos { TILE($tile, form: "the") }: nog { $away } tot wachtend, { $useful } stenen helpen.
    }
}
drills-score-situation = { $how ->
    [wall] Je bent { WIND($seat_wind) } in de { WIND($round_wind) }ronde. Laatste steen: { TILE($last, form: "a") }, van de muur gepakt. De combinaties links zijn geroepen.
   *[discard] Je bent { WIND($seat_wind) } in de { WIND($round_wind) }ronde. Laatste steen: { TILE($last, form: "a") }, door een ander weggelegd. De combinaties links zijn geroepen.
}
drills-line = { $award }{"  "}{ $words }
drills-line-counts = deze telt
drills-line-counts-not = deze telt niet
drills-score-question = Welke regels tellen voor deze hand?
oracle-heading = { $position }: { $subject }
oracle-1-east = 1, Oost
oracle-3-east = 3, Oost
oracle-2-east = 2, Oost
oracle-4-south = 4, Zuid
oracle-5-south = 5, Zuid
oracle-6-south = 6, Zuid
oracle-7-west = 7, West
oracle-9-west = 9, West
oracle-8-west = 8, West
oracle-10-north = 10, Noord
oracle-11-north = 11, Noord
oracle-12-north = 12, Noord

review-after-discards = { $thrown ->
    [0] Beslissing { $number }, vóór de eerste weggelegde steen.
    [one] Beslissing { $number }, na één weggelegde steen.
   *[other] Beslissing { $number }, na { $thrown } weggelegde stenen.
}
review-before-decisions = Vóór de eerste beslissing.
review-start-change = Tot de eerste beslissing veranderden gepakte stenen en de andere spelers dat met { SIGNED($change) }, tot { SIGNED($worth) }.
review-cost = { $whole ->
    [yes] { $you ->
        [yes] De partij kostte je { $cost ->
            [one] 1 punt
           *[other] { $cost } punten
        }.
       *[no] De partij kostte { $who } { $cost ->
            [one] 1 punt
           *[other] { $cost } punten
        }.
    }
   *[no] { $you ->
        [yes] Het spel kostte je { $cost ->
            [one] 1 punt
           *[other] { $cost } punten
        }.
       *[no] Het spel kostte { $who } { $cost ->
            [one] 1 punt
           *[other] { $cost } punten
        }.
    }
}
review-brought = { $whole ->
    [yes] { $you ->
        [yes] De partij leverde je { $points ->
            [0] niets
            [one] 1 punt
           *[other] { $points } punten
        } op.
       *[no] De partij leverde { $who } { $points ->
            [0] niets
            [one] 1 punt
           *[other] { $points } punten
        } op.
    }
   *[no] { $you ->
        [yes] Het spel leverde je { $points ->
            [0] niets
            [one] 1 punt
           *[other] { $points } punten
        } op.
       *[no] Het spel leverde { $who } { $points ->
            [0] niets
            [one] 1 punt
           *[other] { $points } punten
        } op.
    }
}
review-choices-were-even = { $you ->
    [yes] Je keuzes waren ongeveer even goed als de beste.
   *[no] Deze keuzes waren ongeveer even goed als de beste.
}
review-choices-cost = { $you ->
    [yes] { $cost ->
        [one] Je keuzes kostten ongeveer 1 punt (± { $error }).
       *[other] Je keuzes kostten ongeveer { $cost } punten (± { $error }).
    }
   *[no] { $cost ->
        [one] Deze keuzes kostten ongeveer 1 punt (± { $error }).
       *[other] Deze keuzes kostten ongeveer { $cost } punten (± { $error }).
    }
}
drills-counts = telt

review-no-choice = Er viel niets te kiezen.
review-after-decisions = { $number ->
    [one] Na 1 beslissing.
   *[other] Na { $number } beslissingen.
}
review-nobody-won = Het einde: de muur was op en niemand maakte mahjong.
review-won-by-draw = { $you ->
    [yes] Het einde: je pakte { TILE($tile, form: "a") } en maakte mahjong.
   *[no] Het einde: { $who } pakte { TILE($tile, form: "a") } en maakte mahjong.
}
review-won-by-discard = { $from_you ->
    [yes] Het einde: { $who } maakte mahjong met jouw { $tile }.
   *[no] { $you ->
        [yes] Het einde: je maakte mahjong met { TILE($tile, form: "the") } van { $from }.
       *[no] Het einde: { $who } maakte mahjong met { TILE($tile, form: "the") } van { $from }.
    }
}
review-won-by-kong = { $from_you ->
    [yes] Het einde: { $who } maakte mahjong met { TILE($tile, form: "a") }, geroofd uit jouw kong.
   *[no] { $you ->
        [yes] Het einde: je maakte mahjong met { TILE($tile, form: "a") }, geroofd uit de kong van { $from }.
       *[no] Het einde: { $who } maakte mahjong met { TILE($tile, form: "a") }, geroofd uit de kong van { $from }.
    }
}
review-luck-after = { $you ->
    [yes] Na je laatste zet was de hand gemiddeld { SIGNED($left) } waard. Het werd { SIGNED($brought) }. Het verschil van { SIGNED($rest) } kwam door de muur en de andere spelers.
   *[no] Na de laatste zet van { $who } was de hand gemiddeld { SIGNED($left) } waard. Het werd { SIGNED($brought) }. Het verschil van { SIGNED($rest) } kwam door de muur en de andere spelers.
}
review-luck-from-player = { $you ->
    [yes] jij { SIGNED($points) }
   *[no] { $who } { SIGNED($points) }
}
review-luck-total = Van de anderen: { $list }. Samen: { SIGNED($points) }. Hoe elk bedrag ontstaat, zie je bij Verrekening in het venster met de scores.
review-decision-position = Beslissing { $number } van { $count }.
review-no-costly-move = Geen dure zetten.
review-auto-play-chose = De computer maakte de keuzes.
review-show-on-the-table = Op tafel t&onen
review-best = Beste: { DEED($best) }.
review-do = { DEED($best, form: "order") }
review-move = { DEED($deed, form: "start") }
motive-quoted = { $who }: “{ $told }”
motive-forgotten = { $who }: “Ik weet niet meer waarom.”
motive-plan = { $lacking ->
    [0] Ik ging voor { PLAN($plan) }.
    [1] Ik ging voor { PLAN($plan) }, en had nog één steen nodig.
   *[other] Ik ging voor { PLAN($plan) }, en had nog { $lacking } stenen nodig.
}
motive-calling = Zonder { TILE($tile, form: "the") } miste ik nog één steen: { LIST($waits, form: "a") }.
motive-standing = Ik had een staand spel, dus de gepakte steen moest weg.
motive-misfit = { TILE($tile, form: "the-start") } paste daar niet in.
motive-gone = { TILE($tile, form: "the-start") } stond alleen, en de andere waren al weg.
motive-alone = { TILE($tile, form: "the-start") } stond alleen.
motive-keeps-most = { $live ->
    [0] Zonder { TILE($tile, form: "the") } hielp geen enkele steen me meer, maar geen andere keus was beter.
    [one] Zonder { TILE($tile, form: "the") } kon nog 1 steen me helpen. Geen andere keus liet er meer over.
   *[other] Zonder { TILE($tile, form: "the") } konden nog { $live } stenen me helpen. Geen andere keus liet er meer over.
}
motive-safer = Ik wilde { TILE($other, form: "the") } wegleggen, maar { TILE($tile, form: "the") } was veiliger.
motive-worth-more = Zonder { TILE($other, form: "the") } hadden meer stenen me geholpen, maar ik dacht dat mijn hand dan minder waard was.
motive-even = Zonder { TILE($other, form: "the") } hadden meer stenen me geholpen, maar ik vond de twee ongeveer even goed.
review-mark-estimate = ruw
review-mark = { $best ->
    [yes] { $by ->
        [auto] beste, computer
        [late] beste, niet op tijd
        [you] beste, jouw zet
        [made] beste, gespeeld
       *[none] beste
    }
   *[no] { $by ->
        [auto] computer
        [late] niet op tijd
        [you] jouw zet
        [made] gespeeld
       *[none] {""}
    }
}

album-title = Album van bijzondere spellen
album-made = { $made ->
    [one] Eén keer gemaakt: op { $day }, tegen { $against }, voor { $points } punten.
   *[other] { $made } keer gemaakt, voor het eerst op { $day } tegen { $against }, voor { $points } punten.
}
album-near = { $lacking ->
    [one] Nog niet gemaakt. Het scheelde één steen.
   *[other] Nog niet gemaakt. Het scheelde { $lacking } stenen.
}
album-not-near = Nog niet gemaakt.
album-forbidden = Niet toegestaan in deze regels.
album-count = { $made } van { $all } gemaakt. Hier staan bijzondere spellen { $first } t/m { $last }.
album-none = Deze regels hebben geen bijzondere spellen.
album-earlier = &Eerder
album-later = &Later

calendar-title = Kalender van dagspellen
calendar-month = { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[other] december
} { $year }
calendar-weekday = { $day ->
    [0] ma
    [1] di
    [2] wo
    [3] do
    [4] vr
    [5] za
   *[other] zo
}
calendar-played = { $deals ->
    [one] Eén spel gespeeld: { $points }
   *[other] { $deals } spellen gespeeld: { $points } in totaal
}
calendar-today = Vandaag, { $day } (UTC). Iedereen die dit spel speelt, krijgt dezelfde stenen.
calendar-not-played = Het spel van { $day } heb je nog niet gespeeld.
calendar-result = { $day }: { $points } punten. Je eerste resultaat telt.
calendar-play = &Spelen
