puzzle-claims = Roepen en kongs
puzzle-suits = Soorten
puzzle-honours = Winden en draken
puzzle-danger = Gevaar
puzzle-last-tiles = Laatste stenen
puzzle-special-hands = Bijzondere spellen

puzzle-tab = &Puzzels
puzzle-heading = Puzzels
puzzle-about = Zoek de beste zet in stellingen uit echte partijen. De computer kijkt je antwoord na en zegt waarom.
puzzle-no-mistakes = Hier verschijnen je eigen fouten, zodra je er hebt gemaakt.
puzzle-mistakes = Uit je eigen partijen: { $own ->
    [one] één fout,
   *[other] { $own } fouten,
} { $due ->
    [0] vandaag geen aan de beurt.
    [one] vandaag 1 aan de beurt.
   *[other] vandaag { $due } aan de beurt.
}
puzzle-others = Uit partijen tussen meesters met deze regels: { $solved } van { $all } opgelost.
puzzle-filter = Wat wil je oefenen
puzzle-filter-any = &Wat aan de beurt is, dan nieuwe
puzzle-filter-own = Mijn eigen &fouten
puzzle-theme = { $theme }: { $solved } van { $all } opgelost
puzzle-game-waits = Je partij ligt zolang stil.
puzzle-begin = &Beginnen
puzzle-none-due = Vandaag zijn er geen puzzels van deze soort.
puzzle-unreadable = Je bestand met puzzels kan niet worden gelezen.
puzzle-unwritable = Je puzzels kunnen niet worden opgeslagen. { $error }

puzzle-title = Puzzel { $at } van { $all }
puzzle-of-yours = Uit een van je eigen partijen
puzzle-of-masters = Uit een partij tussen meesters
puzzle-what-discard = Je bent aan de beurt. Wat leg je weg?
puzzle-what-of-discard = { $who } legt { TILE($tile, form: "a") } weg. Wat doe je?
puzzle-judging = Je zet wordt bekeken...
puzzle-right = Goed!
puzzle-not-best = Niet de beste
puzzle-best = { DEED($best, form: "start") } is de beste zet.
puzzle-better = { DEED($best, form: "start") } is beter.
puzzle-made-cost = In je partij: { DEED($made) }. Dat kostte { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
puzzle-tempting-cost = { DEED($made, form: "start") } is verleidelijk, maar kost { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
puzzle-as-good = { $points ->
    [0] { DEED($choice, form: "start") } is even goed als { DEED($best) }: nog geen punt verschil.
    [one] { DEED($choice, form: "start") } is even goed als { DEED($best) }: 1 punt verschil, te weinig om te kiezen.
   *[other] { DEED($choice, form: "start") } is even goed als { DEED($best) }: { $points } punten verschil, te weinig om te kiezen.
}
puzzle-costs = { $points ->
    [one] { DEED($choice, form: "start") } kost 1 punt. Beter: { DEED($best) }.
   *[other] { DEED($choice, form: "start") } kost { $points } punten. Beter: { DEED($best) }.
}
puzzle-do = { DEED($deed, form: "order") }
puzzle-then-discard = Leg { TILE($tile, form: "the") } weg.
puzzle-either = Met beide zetten kom je even dichtbij.
puzzle-either-differ = Het verschil zit in wat je hand verder nog kan worden.
puzzle-ends = Daarmee is het spel afgelopen.
puzzle-pass = Passen
puzzle-chow = Chow { $from }-{ $middle }-{ $to }
puzzle-kong = Kong van { TILE($tile, form: "plural") }
puzzle-next = &Volgende puzzel
puzzle-leave = V&erlaten
puzzle-solved-of = { $solved } van { $all } opgelost
puzzle-nothing-left = Dat was het voor vandaag.
puzzle-left = { $left ->
    [one] Vandaag is er nog één aan de beurt.
   *[other] Vandaag zijn er nog { $left } aan de beurt.
}
puzzle-missed-tomorrow = Wat je miste, komt morgen terug, de rest later.
