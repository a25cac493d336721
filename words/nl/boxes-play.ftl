sheet-not-scored = Dit spel is niet geteld.
sheet-points = Punten
sheet-doubles = Dubbel
sheet-limit = % limiet
sheet-sub-totals = Som
sheet-near-misses = Net &niet ({ $count })
sheet-score-line = Score: { $sum }
sheet-hint = Klik op een regel om de uitleg te zien.
sheet-more-about-rule = Meer over deze regel
sheet-chows = { $pair ->
    [idle] Chows en dit paar tellen op zichzelf niets.
    [lost] Chows tellen niets, en paren tellen alleen in de winnende hand.
   *[none] Chows tellen niets.
}
sheet-pair = { $pair ->
    [idle] Dit paar telt niets.
   *[lost] Paren tellen alleen in de winnende hand.
}
sheet-no-points-for-chows = { $pair ->
    [lost] Chows tellen niets, en paren tellen alleen in de winnende hand. Stenen die niet zijn geroepen, staan per soort, niet per combinatie.
   *[none] Chows tellen niets. Stenen die niet zijn geroepen, staan per soort, niet per combinatie.
}
sheet-nothing-counts = Hier telt niets: geen pung of kong, geen bloem of seizoen. Chows tellen niets, en paren tellen alleen in de winnende hand.
sheet-before-doubling = punten vóór het verdubbelen
sheet-product-at-most = { $product }, hoogstens
sheet-total = Score:{" "}

totals-old-score = Oude score
totals-this-hand = Dit spel
totals-received = Wie betaalt wie
totals-payer = { $you ->
    [yes] Jij betaalt
   *[no] { $who } betaalt
}
totals-paid = Betaald
totals-total = Totaal
totals-new-score = Nieuwe score

why-title-tile = Wat kan ik met { TILE($tile, form: "the") }?
why-title = Wat kan ik nu?
why-goal = G laat zien hoeveel stenen je mist.

tips-title = Sneltip
tips-hint = De sneltip zou de eerste kiezen. G laat zien hoeveel stenen je mist, W wat je nu kunt.
tips-hint-special = De sneltip zou de eerste kiezen. De help legt { $name } uit.
tips-about-figures = De sneltip zou de eerste kiezen. De help legt de cijfers uit.
tips-hint-lesson = In deze les mag je elk van deze stenen wegleggen. Neem in een echte partij de bovenste.
tips-mah-jongg = { $claimed ->
    [yes] Roep mahjong
   *[no] Meld mahjong
}
tips-wins = Je hand is compleet: je wint!
tips-does-not-win = Daarmee win je niet.
tips-figures = Kansen en &punten tonen
tips-kong = Maak een kong van { TILE($tile, form: "plural") }
tips-discard = Leg { TILE($tile, form: "the") } weg

earlier-title = Verderspelen vanaf
earlier-previous-hand = &Eerder spel
earlier-next-hand = &Later spel
earlier-play-on = &Verderspelen

scores-heading = Spel { $deal_number } · { $round_wind }ronde
scores-totals = Verrekening
scores-review = &Analyse...
scores-save = Tekst op&slaan
scores-look-at-table = Naar &tafel
scores-next-hand = &Volgend spel
scores-final-scores = &Eindstand
question-leave-button = Tafel &verlaten
question-mah-jongg = &Mahjong
question-kong = &Kong
question-pung = &Pung
question-chow = &Chow
question-which-chow = Welke chow?
question-chow-run = &{ $first } - { $second } - { $third }
question-mah-jongg-with-tile = Mahjong maken met { TILE($tile, form: "the") }?
question-mah-jongg-title = Mahjong!
question-rob-kong = { TILE($tile, form: "the-start") } uit de kong van { PERSON($owner) } roven en mahjong maken?
question-rob-kong-title = Kongroof
question-concealed-kong = Dichte kong
question-exposed-kong = Open kong
question-make-kong = Deze kong maken
question-call-standing-hand = Je kunt winnen met { LIST($list, form: "a") }. Meld je een staand spel, en houd je je stenen vanaf nu zoals ze zijn?
question-exchange = Deze stenen doorgeven?
question-exchange-title = Ruilen
question-exchange-to = { $who } krijgt { LIST($tiles, form: "a") }.
question-standing-hand = Staand spel
question-call-original = Leg je { TILE($tile, form: "the") } weg en meld je “wachtend in het begin”? Dan win je met { LIST($list, form: "a") }, en houd je je stenen vanaf nu zoals ze zijn.
question-original-call = Wachtend in het begin
question-complete-hand = Je hand is compleet. Mahjong maken?
question-start-screen = &Startscherm
question-play-again = &Nog een partij
question-game-finished = Partij afgelopen
news-won = { $won ->
    [0] { $hands ->
        [one] Eén spel gespeeld, deze keer niet gewonnen.
       *[other] { $hands } spellen gespeeld, deze keer geen gewonnen.
    }
   *[other] { $hands ->
        [one] Eén spel gespeeld, en je hebt het gewonnen.
       *[other] Je won { $won } van { $hands } spellen.
    }
}
news-made = Nieuw in je album: { $hands }!
news-best = Je beste hand tot nu toe: { $points } punten.
news-passed = Je rating is gestegen. Je speelt nu beter dan { LEVEL($level, form: "a") }.
news-streak = { $wins } spellen op rij gewonnen: je langste reeks tot nu toe.
news-nearer = Dichter dan ooit bij { $hand }: { $lacking ->
    [one] nog maar één steen.
   *[other] nog { $lacking } stenen.
}
question-final-scores-hint = Iedereen begon met { $began }. Ook de verliezers betalen elkaar, dus wie een spel wint, staat niet altijd bovenaan.
question-about-game = Mahjong aan een tafel van vier, ter herinnering aan een Windows-programma uit 1996: echte regels, een muur, chows, pungs en kongs, en een Rode Lat voor Oost.
question-about-licence = Vrije software onder de MIT-licentie of de Apache-licentie 2.0, naar keuze. Lettertype: Fira Sans en LXGW WenKai, onder de SIL Open Font License.
question-about-version = Red Stake { $version }
question-about-title = Over mahjong
question-next-level-title = Goed gespeeld!
question-next-level = Deze tegenstand kun je goed aan. Wil je het nu tegen { $level ->
    [beginner] beginners
    [club] clubspelers
    [expert] experts
   *[master] meesters
} proberen?
question-next-level-later = Nu &niet
question-next-level-never = Niet &meer vragen
question-exit-title = Afsluiten
question-exit-program = Red Stake afsluiten?
question-leave-the-table-title = Tafel verlaten
question-leave-network-game = De partij is nog niet afgelopen. De netwerktafel verlaten?
question-save = Opslaan
question-save-first = Eerst de partij opslaan?
question-overwrite = { $name } bestaat al. Overschrijven?
question-overwrite-title = Bestand overschrijven
question-show-all-hands-cost = Alle handen tonen? Dan betaalt niemand voor dit spel.
question-show-all-hands = Alle handen tonen
question-game-status = Stand van de partij
question-declare-bonus = { TILE($tile, form: "the-start") } neerleggen en een andere steen pakken?
question-declare-bonus-title = Bloemen neerleggen
question-lay-out-title = Dichte combinaties neerleggen
question-last-tile-title = Je laatste steen
question-last-tile-hint = Je laatste steen past in meer dan één combinatie. In welke? De eerste telt het meest (Esc kiest die).
question-lay-out-hint = Alleen combinaties die je neerlegt, tellen. Druk op Esc voor de beste score.
question-change-places-button = Ik ben { $who }
question-change-places-title = Wisselen van plaats
question-change-places = Je bent aan de beurt. De anderen kijken even weg.
question-claims = { $who } roept
question-nobody = &Niemand
question-takes-back = { $who } neemt &terug
question-who-wants-it = Wie wil hem?
question-eyes = Sluitpaar
question-last-tile-chow = De laatste steen: chow, { $place }
question-last-tile = De laatste steen: { SET($set) }
question-form = { SET($set, form: "start") }: { TILE($tile) }
question-special-hand = Bijzonder spel
question-finished = &Klaar
sheet-doubles-after = { $doubles ->
    [0] verdubbelingen
    [one] verdubbeling: × 2
   *[other] verdubbelingen, elk × 2: samen × { $factor }
}
why-heading = { $name }: { $can ->
    [yes] ja
   *[no] nee
}
scores-drawn = { $you ->
    [yes] Je pakte { TILE($tile, form: "a") } en maakte mahjong
   *[no] { $who } pakte { TILE($tile, form: "a") } en maakte mahjong
}
scores-loose = { $you ->
    [yes] Je pakte { TILE($tile, form: "a") } als losse steen en maakte mahjong
   *[no] { $who } pakte { TILE($tile, form: "a") } als losse steen en maakte mahjong
}
scores-discarded = { $other ->
    [you] { $who } maakte mahjong met jouw { $tile }
    [known] { $you ->
        [yes] Je maakte mahjong met { TILE($tile, form: "the") } van { $from }
       *[no] { $who } maakte mahjong met { TILE($tile, form: "the") } van { $from }
    }
   *[unknown] { $you ->
        [yes] Je maakte mahjong met een weggelegde steen: { $tile }
       *[no] { $who } maakte mahjong met een weggelegde steen: { $tile }
    }
}
scores-snatched = { $other ->
    [you] { $who } roofde { TILE($tile, form: "the") } uit jouw kong en maakte mahjong
    [known] { $you ->
        [yes] Je roofde { TILE($tile, form: "the") } uit de kong van { $from } en maakte mahjong
       *[no] { $who } roofde { TILE($tile, form: "the") } uit de kong van { $from } en maakte mahjong
    }
   *[unknown] { $you ->
        [yes] Je roofde { TILE($tile, form: "the") } uit de kong van een ander en maakte mahjong
       *[no] { $who } roofde { TILE($tile, form: "the") } uit de kong van een ander en maakte mahjong
    }
}
question-chow-lowest = laagste
question-chow-middle = middelste
question-chow-highest = hoogste
totals-east-doubles = { $you ->
    [yes] Jij bent Oost, en Oost betaalt en ontvangt dubbel.
   *[no] { $who } is Oost, en Oost betaalt en ontvangt dubbel.
}
question-kong-concealed = Je vier { TILE($tile, form: "plural") } als kong neerleggen en een losse steen pakken?
question-kong-exposed = De vierde { $tile } bij je pung leggen en een losse steen pakken?
question-kong-chosen = Een kong van { TILE($tile, form: "plural") } maken en een losse steen pakken?

tips-pass = Passen
tips-claim-kong = Roep kong
tips-claim-pung = { $more ->
    [yes] Roep pung en leg dan { TILE($tile, form: "the") } weg
   *[no] Roep pung
}
tips-claim-which-chow = { $more ->
    [yes] Roep chow { $run } en leg dan { TILE($tile, form: "the") } weg
   *[no] Roep chow { $run }
}
tips-claim-chow = { $more ->
    [yes] Roep chow en leg dan { TILE($tile, form: "the") } weg
   *[no] Roep chow
}
totals-pays-you = { $who } betaalt je { $points }: { $how }.
totals-you-pay = Je betaalt { $whom } { $points }: { $how }.
totals-pays = { $who } betaalt { $whom } { $points }: { $how }.
totals-pays-you-just = { $who } betaalt je { $points }.
totals-you-pay-just = Je betaalt { $whom } { $points }.
totals-neither-pays = Geen van beiden betaalt: beide handen tellen { $points }.
totals-pays-just = { $who } betaalt { $whom } { $points }.
totals-winning-hand = de score van de winnende hand
totals-between-payments = { $list } + { $next }
totals-hand-is-limit = { $you ->
    [yes] Jouw hand wordt zonder verdubbelen uitbetaald. { $sum }
   *[no] De hand van { $who } wordt zonder verdubbelen uitbetaald. { $sum }
}
totals-hand-comes-to = { $you ->
    [yes] { $doubles ->
        [0] { $points ->
            [one] Jouw hand telt 1 punt, niet verdubbeld.
           *[other] Jouw hand telt { $points } punten, niet verdubbeld.
        }
        [one] Jouw hand telt { $points } punten, één keer verdubbeld: { $product }.
       *[other] Jouw hand telt { $points } punten, { $doubles } keer verdubbeld: { $product }.
    }
   *[no] { $doubles ->
        [0] { $points ->
            [one] De hand van { $who } telt 1 punt, niet verdubbeld.
           *[other] De hand van { $who } telt { $points } punten, niet verdubbeld.
        }
        [one] De hand van { $who } telt { $points } punten, één keer verdubbeld: { $product }.
       *[other] De hand van { $who } telt { $points } punten, { $doubles } keer verdubbeld: { $product }.
    }
}
totals-hand-at-most = Geen hand telt meer dan { $total }.
totals-total-comes-to = { $you ->
    [yes] Jouw totaal: { $sum } = { $total }.
   *[no] Totaal van { $who }: { $sum } = { $total }.
}
totals-new-comes-to = { $you ->
    [yes] Jouw nieuwe score: { $sum } = { $total }.
   *[no] Nieuwe score van { $who }: { $sum } = { $total }.
}
totals-hint = Wijs een getal aan om te zien waar het vandaan komt.
totals-cannon = { $you ->
    [yes] Je speelde gevaarlijk: één speler betaalt voor allen.
   *[no] { $who } speelde gevaarlijk: één speler betaalt voor allen.
}
totals-east-stays = { $you ->
    [yes] Je won als Oost, dus je bent weer Oost.
   *[no] { $who } won als Oost en is weer Oost.
}
totals-east-next = { $you ->
    [yes] Oost heeft niet gewonnen, dus Oost schuift door: nu ben jij het.
   *[no] Oost heeft niet gewonnen, dus Oost schuift door: nu is { $who } het.
}
totals-all-pay = { $discarded ->
    [double] Alle drie betalen de winnaar de volle score, en wie de steen weglegde, betaalt dubbel.
    [alike] Alle drie betalen de winnaar de volle score, wie de laatste steen ook weglegde.
   *[drawn] Alle drie betalen de winnaar de volle score.
}
totals-losers-settle = Van de anderen betaalt de laagste score het verschil.
totals-nobody-pays = Niemand betaalt jou, en jij betaalt niemand.

deal-code-title = Spel van de dag, of met code
deal-code-like = 4K7Q-M2XP-A9DT
deal-code-name = Code van het spel
deal-code-about = Een spelcode heeft twaalf letters en cijfers. Iedereen die hem intypt, krijgt dezelfde stenen.
deal-code-found = Een spel uit de { $wind }ronde. Regels: { $rules }.
deal-code-of-the-day = Het spel van { $date } (UTC), overal ter wereld hetzelfde: een spel uit de { $wind }ronde. Regels: { $rules }.
deal-code-seen = Je hebt een deel van deze stenen al gezien, dus de partij telt als gespeeld met hulp.
deal-code-other-rules = Deze code is voor regels die niet op deze computer staan.
deal-code-today = Spel van de &dag
deal-code-here = Spel van deze &tafel
deal-code-seat = Jouw plaats
deal-code-masters = Tegen drie &meesters, net als iedereen
deal-code-play = &Spelen
deal-code-length = Een code heeft { $wanted } letters en cijfers. Deze heeft er { $count }.
deal-code-character = In geen enkele code komt “{ $sign }” voor.
deal-code-checksum = Geen enkel spel heeft deze code. Controleer de letters en cijfers.
