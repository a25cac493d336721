event-game-began = Er begint een nieuwe partij. { $you ->
    [yes] Jij bent de eerste Oost.
   *[no] { $who } is de eerste Oost.
}
event-round-began = De { $wind }ronde begint.
event-welcome = Je bent { $wind } in de { $round }ronde. Veel plezier!
event-welcome-first = { $east } heeft Oost geloot. Jij bent { $wind }. Veel plezier!
event-welcome-east = Je bent { $wind } in de { $round }ronde, dus de Rode Lat is voor jou. Veel plezier!
event-how-to-start = Druk op Start! om te beginnen.
event-welcome-all = { $who } is Oost in de { $round }ronde. Veel plezier!
event-dealt = De stenen zijn gedeeld.
event-drew-this-tile =
    { $you ->
        [yes] Je pakt { TILE($tile, form: "a") }.
       *[no] { $who } pakt { TILE($tile, form: "a") }.
    }
event-drew-this-loose-tile = { $you ->
    [yes] Je pakt een losse steen: { TILE($tile, form: "a") }.
   *[no] { $who } pakt een losse steen: { TILE($tile, form: "a") }.
}
event-drew-this-bonus = { $loose ->
    [yes] { $you ->
        [yes] Je pakt een { BONUS($kind) } als losse steen: { $tile }.
       *[no] { $who } pakt een { BONUS($kind) } als losse steen: { $tile }.
    }
   *[no] { $you ->
        [yes] Je pakt een { BONUS($kind) }: { $tile }.
       *[no] { $who } pakt een { BONUS($kind) }: { $tile }.
    }
}
event-bonus-set-aside = { $first ->
    [yes] Je hebt een { BONUS($kind) }: { $name }. Die wordt voor je apart gelegd en levert punten op.
   *[no] Je { BONUS($kind) } wordt apart gelegd: { $name }.
}
event-drew-a-tile =
    { $you ->
        [yes] Je pakt een steen.
       *[no] { $who } pakt een steen.
    }
event-drew-a-loose-tile =
    { $you ->
        [yes] Je pakt een losse steen.
       *[no] { $who } pakt een losse steen.
    }
event-laid-out = { $you ->
    [yes] Je legt een { BONUS($kind) } neer: { $tile }.
   *[no] { $who } legt een { BONUS($kind) } neer: { $tile }.
}
event-discarded =
    { $you ->
        [yes] Je legt { TILE($tile, form: "a") } weg.
       *[no] { $who } legt { TILE($tile, form: "a") } weg.
    }
event-discarded-calling =
    { $you ->
        [yes] Je legt { TILE($tile, form: "a") } weg en meldt “wachtend in het begin”.
       *[no] { $who } legt { TILE($tile, form: "a") } weg en meldt “wachtend in het begin”.
    }
event-dangerous = { $no_choice ->
    [yes] { $you ->
        [yes] Je legt een gevaarlijke steen weg, maar je kon niet anders.
       *[no] { $who } legt een gevaarlijke steen weg, maar kon niet anders.
    }
   *[no] { $you ->
        [yes] Je legt een gevaarlijke steen weg.
       *[no] { $who } legt een gevaarlijke steen weg.
    }
}
event-stood =
    { $you ->
        [yes] Je meldt een staand spel.
       *[no] { $who } meldt een staand spel.
    }
event-not-stood = Je meldt geen staand spel.
event-one-short = Je mist nog één steen: { LIST($tiles, form: "a") }.
event-claimed =
    { $you ->
        [yes] Je roept { CLAIM($claim) }.
       *[no] { $who } roept { CLAIM($claim) }.
    }
event-passed = Je past.
event-taken = { $you ->
    [yes] Je neemt { TILE($tile, form: "a") } van { $from } voor { SET($set, form: "a") }.
   *[no] { $from_you ->
        [yes] { $who } neemt jouw { TILE($tile) } voor { SET($set, form: "a") }.
       *[no] { $who } neemt { TILE($tile, form: "a") } van { $from } voor { SET($set, form: "a") }.
    }
}
event-placing-a-chow = Je kiest waar { TILE($tile, form: "the") } in je chow komt.
event-kong = { $exposed ->
    [yes] { $you ->
        [yes] Je maakt een open kong van { TILE($tile, form: "plural") }.
       *[no] { $who } maakt een open kong van { TILE($tile, form: "plural") }.
    }
   *[no] { $you ->
        [yes] Je maakt een dichte kong van { TILE($tile, form: "plural") }.
       *[no] { $who } maakt een dichte kong van { TILE($tile, form: "plural") }.
    }
}
event-mah-jongg = { $how ->
    [wall] { $you ->
        [yes] Je pakt { TILE($tile, form: "a") } en maakt mahjong!
       *[no] { $who } pakt { TILE($tile, form: "a") } en maakt mahjong!
    }
    [loose] { $you ->
        [yes] Je pakt { TILE($tile, form: "a") } als losse steen en maakt mahjong!
       *[no] { $who } pakt { TILE($tile, form: "a") } als losse steen en maakt mahjong!
    }
    [kong] { $you ->
        [yes] Je rooft { TILE($tile, form: "a") } uit een kong en maakt mahjong!
       *[no] { $who } rooft { TILE($tile, form: "a") } uit een kong en maakt mahjong!
    }
   *[discard] { $you ->
        [yes] Je roept { TILE($tile, form: "the") } en maakt mahjong!
       *[no] { $who } roept { TILE($tile, form: "the") } en maakt mahjong!
    }
}
event-formed = { $you ->
    [yes] Je legt { SET($set, form: "a") } van { TILE($tile, form: "plural") } neer.
   *[no] { $who } legt { SET($set, form: "a") } van { TILE($tile, form: "plural") } neer.
}
event-formed-special =
    { $you ->
        [yes] Je legt een bijzonder spel neer.
       *[no] { $who } legt een bijzonder spel neer.
    }
event-tiles-shown = { $you ->
    [yes] Je toont deze stenen: { $tiles }.
   *[no] { $who } toont deze stenen: { $tiles }.
}
event-scored =
    { $you ->
        [yes] Jouw hand telt { $points }.
       *[no] De hand van { $who } telt { $points }.
    }
score-of-player = { $you ->
    [yes] jij { $score }
   *[no] { $who } { $score }
}
event-settled = De scores zijn nu: { $scores }.
event-not-settled = Niemand betaalt: alle handen waren zichtbaar.
event-washed-out = De muur is op en niemand heeft mahjong. Oost blijft Oost.
event-goulash-began = Het vorige spel was remise, dus dit is een goulash: eerst stenen ruilen, dan spelen zonder chows.
event-exchanged = { $who } geeft je { LIST($tiles, form: "a") }.
event-hands-shown = Alle handen liggen open. Niemand betaalt voor dit spel.
event-hands-covered = De handen zijn weer verborgen.
event-resumed = De partij gaat verder in de { $wind }ronde. { $you ->
    [yes] Jij bent Oost.
   *[no] { $who } is Oost.
}
event-game-ended = { $shared ->
    [yes] De eerste plaats wordt gedeeld: { $others }.
   *[no] { $you ->
        [yes] Je wint de partij met { $score }. { $others }.
       *[no] { $who } wint de partij met { $score }. { $others }.
        }
}
event-winner = { $shared ->
    [yes] De eerste plaats wordt gedeeld met { $score }
   *[no] { $you ->
            [yes] Je wint met { $score }
           *[no] { $who } wint met { $score }
        }
}
event-option-changed = De optie { $name } is nu { $value }.
event-swapped = { TILE($old, form: "a-start") } wordt geruild voor { TILE($new, form: "a") }.
event-uses = Je kunt er { LIST($claims, form: "a") } mee maken.
event-place = Spel { $hand }, { $wind }ronde.
state-ended = Dit spel is afgelopen.
state-discard = { $you ->
    [yes] Je hebt { TILE($tile, form: "a") } weggelegd.
   *[no] { $who } heeft { TILE($tile, form: "a") } weggelegd.
}
state-kong = { $you ->
    [yes] Je hebt een kong gemaakt van { TILE($tile, form: "plural") }.
   *[no] { $who } heeft een kong gemaakt van { TILE($tile, form: "plural") }.
}
state-turn = { $who } is aan de beurt.
state-table = De tafel op { $place }.
state-progress = { $tiles ->
    [one] { $wind }ronde, spel { $hand }. Er is nog 1 steen in de muur.
   *[other] { $wind }ronde, spel { $hand }. Er zijn nog { $tiles } stenen in de muur.
}
state-player = { $turn ->
    [yes] { $wind }: { $who }, { $score }, aan de beurt
   *[no] { $wind }: { $who }, { $score }
}

claim-precedence-of-kind = { $who } roept { CLAIM($claim) }. Dat gaat voor jouw { CLAIM($own) }.
claim-precedence-of-seat = { $who } roept ook { CLAIM($claim) } en is eerder aan de beurt dan jij.
claim-precedence = { $who } roept { CLAIM($claim) } en gaat voor.
claim-missed-mah-jongg = Je liet { TILE($tile, form: "the") } voorbijgaan. Dat was mahjong geweest! Druk op + voor meer tijd.
claim-missed-claim = Je liet { TILE($tile, form: "the") } voorbijgaan. Druk op + voor meer tijd om te roepen.

event-completed = { $you ->
    [yes] Je maakt { SET($set, form: "a") } af met { TILE($tile, form: "a") }.
   *[no] { $who } maakt { SET($set, form: "a") } af met { TILE($tile, form: "a") }.
}
event-win = { $you ->
    [yes] Je maakt mahjong. Je hand telt { $points }.
   *[no] { $who } maakt mahjong met een hand van { $points }.
}
event-special-win = { $you ->
    [yes] Je maakt mahjong met een bijzonder spel van { $points }.
   *[no] { $who } maakt mahjong met een bijzonder spel van { $points }.
}
event-special-win-beside = { $you ->
    [yes] Je maakt mahjong: { $brings } hiervoor, { $points } in totaal.
   *[no] { $who } maakt mahjong: { $brings } hiervoor, { $points } in totaal.
}
