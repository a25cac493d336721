described-own-tiles = { $tiles ->
    [one] Jouw stenen: 1
   *[other] Jouw stenen: { $tiles }
}
described-no-tiles = Je hebt geen stenen.
described-tiles-covered = De stenen liggen omgekeerd.
described-watching = Je kijkt mee aan deze tafel.
described-just-drawn = Net gepakt.
described-advised = De sneltip zou hem wegleggen.
described-fitting = Past bij de weggelegde steen.
described-in-lesson = Deze kaart gaat erover.
described-chosen-to-pass = Gekozen om door te geven.
described-hand = { $wind }ronde, spel { $hand }
described-tiles-left = { $tiles ->
    [one] nog 1 steen
   *[other] nog { $tiles } stenen
}
described-game-over = De partij is afgelopen.
described-won = { $you ->
    [yes] Je hebt mahjong gemaakt.
   *[no] { $who } heeft mahjong gemaakt.
}
described-dead-hand = Niemand heeft mahjong gemaakt.
described-waits-for-start = De stenen zijn gedeeld. Enter begint het spel.
described-kong = { $you ->
    [yes] Je hebt een kong gemaakt van { TILE($tile, form: "plural") }.
   *[no] { $who } heeft een kong gemaakt van { TILE($tile, form: "plural") }.
}
described-discard = { $you ->
    [yes] Je hebt { $tile } weggelegd.
   *[no] { $who } heeft { $tile } weggelegd.
}
described-turn = { $you ->
    [yes] Je bent aan de beurt.
   *[no] { $who } is aan de beurt.
}
described-tip = Sneltip: { $advice }
described-player = { $you ->
    [yes] Jij
   *[no] { $who }
}, { $wind }, { $score ->
    [one] 1 punt
   *[other] { $score } punten
}{ $calling ->
    [yes] {""}, wachtend
   *[no] {""}
}
described-stake = { $tiles ->
    [one] 1 steen op de lat
   *[other] { $tiles } stenen op de lat
}
described-open-stake = Op de lat: { $tiles }
described-bonus = Bloemen en seizoenen: { $tiles }
described-discards = Weggelegd: { $tiles }
described-chow = Chow { $tiles }{ $concealed ->
    [yes] {""}, dicht
   *[no] {""}
}
described-pung = Pung van { TILE($tile, form: "plural") }{ $concealed ->
    [yes] {""}, dicht
   *[no] {""}
}
described-kong-of = Kong van { TILE($tile, form: "plural") }{ $concealed ->
    [yes] {""}, dicht
   *[no] {""}
}
described-pair = Paar { TILE($tile, form: "plural") }
described-claimed-set = { $set } van { $you ->
    [yes] jou
   *[no] { $who }
}
described-claimable = { TILE($tile, form: "start") }, weggelegd door { $who }
described-claimable-kong = { TILE($tile, form: "start") }, uit de kong van { $who }
described-no-time-limit = Geen tijdslimiet.
described-time-left = Nog over: { $share }

spoken-choice = { $what } met { $key }
spoken-offer = Je kunt { $tile } roepen: { $claims }. Passen met { $pass }.
spoken-last-discard = { $you ->
    [yes] Het laatst legde jij { $tile } weg.
   *[no] Het laatst legde { $who } { $tile } weg.
}
spoken-taken-discard = { $you ->
    [yes] Het laatst legde jij { $tile } weg.
   *[no] Het laatst legde { $who } { $tile } weg.
} { $by_you ->
    [yes] Jij nam hem.
   *[no] { $taker } nam hem.
}

spoken-discard = { $you ->
    [yes] Je legt { $tile } weg.
   *[no] { $who }: { $tile }.
}
spoken-set = { $you ->
    [yes] Jij: { $set }.
   *[no] { $who }: { $set }.
}
spoken-your-turn = Jouw beurt. Kies een steen om weg te leggen.
spoken-hand-begins = { $round }ronde, spel { $hand }. Je bent { $wind }.
spoken-hand-begins-for-all = { $round }ronde, spel { $hand }. { $who } is Oost.
spoken-own-tiles = Jouw stenen: { $tiles }.
spoken-won = { $you ->
    [yes] Je maakt mahjong met { $tile }!
   *[no] { $who } maakt mahjong met { $tile }!
}
spoken-won-from = { $you ->
    [yes] Je maakt mahjong met { $tile }
   *[no] { $who } maakt mahjong met { $tile }
} van { $from_you ->
    [yes] jou!
   *[no] { $from }!
}
spoken-score = { $you ->
    [yes] Jouw hand telt { $points }.
   *[no] De hand van { $who } telt { $points }.
}
spoken-winners-score = { $you ->
    [yes] Jouw hand telt { $points }
   *[no] De hand van { $who } telt { $points }
} voor: { $reasons }.
spoken-winning-hand = De winnende hand: { $sets }.
spoken-named-winning-hand = { $name }: { $sets }.
spoken-reaction = { $who }: { $words }
spoken-gets = { $you ->
    [yes] Je krijgt { $amount }
   *[no] { $who } krijgt { $amount }
}
spoken-pays = { $you ->
    [yes] Je betaalt { $amount }
   *[no] { $who } betaalt { $amount }
}
spoken-settled = { $changes }. Scores: { $scores }.
spoken-scores = Scores: { $scores }.
spoken-hand = { $round }ronde, spel { $hand }. Nog { $tiles ->
    [one] 1 steen
   *[other] { $tiles } stenen
}.
spoken-no-hand = Er is nog niet gedeeld.
spoken-again = Nog eens: { $words }
spoken-no-discard = Er is nog niets weggelegd.
spoken-no-claim = Er is niets te roepen.
spoken-nothing = Er is nog niets gezegd.
spoken-everything = Spraak: alles wat er gebeurt.
spoken-discards-and-claims = Spraak: jouw beurt, weggelegde stenen en roepen.
spoken-own-turn = Spraak: alleen jouw beurt en wat jij kunt roepen.
spoken-suggest-no-limit = Er is weinig tijd om te roepen. Druk op { $key } om de limiet uit te zetten.
spoken-lesson-card = { $heading }, { $title }: { $words }
