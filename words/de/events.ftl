# Ereignisse für Statuszeile und Protokoll.

event-game-began = Eine neue Partie beginnt. { $you ->
    [yes] Sie sind zuerst Ost.
   *[no] { $who } ist zuerst Ost.
}
event-round-began = Die { $wind }runde beginnt.
event-welcome = Sie sind { $wind } in der { $round }runde. Viel Glück!
event-welcome-first = { $east } hat Ost gezogen. Sie sind { $wind }. Viel Glück!
event-welcome-east = Sie sind { $wind } in der { $round }runde, also gehört Ihnen die rote Leiste. Viel Glück!
event-how-to-start = Mit Start! geht es los.
event-welcome-all = { $who } ist Ost in der { $round }runde. Viel Glück!
event-dealt = Die Ziegel sind verteilt.
event-drew-this-tile =
    { $you ->
        [yes] Sie ziehen { TILE($tile, form: "a", case: "acc") }.
       *[no] { $who } zieht { TILE($tile, form: "a", case: "acc") }.
    }
event-drew-this-loose-tile =
    { $you ->
        [yes] Sie ziehen { TILE($tile, form: "a", case: "acc") } als Ersatzziegel.
       *[no] { $who } zieht { TILE($tile, form: "a", case: "acc") } als Ersatzziegel.
    }
event-drew-this-bonus = { $loose ->
    [yes] { $you ->
        [yes] Sie ziehen als Ersatzziegel eine { BONUS($kind) }: { $tile }.
       *[no] { $who } zieht als Ersatzziegel eine { BONUS($kind) }: { $tile }.
    }
   *[no] { $you ->
        [yes] Sie ziehen eine { BONUS($kind) }: { $tile }.
       *[no] { $who } zieht eine { BONUS($kind) }: { $tile }.
    }
}
event-bonus-set-aside = { $first ->
    [yes] Sie haben eine { BONUS($kind) }: { $name }. Die wird für Sie ausgelegt und bringt Punkte.
   *[no] Ihre { BONUS($kind) } wird ausgelegt: { $name }.
}
event-drew-a-tile =
    { $you ->
        [yes] Sie ziehen einen Ziegel.
       *[no] { $who } zieht einen Ziegel.
    }
event-drew-a-loose-tile =
    { $you ->
        [yes] Sie ziehen einen Ersatzziegel.
       *[no] { $who } zieht einen Ersatzziegel.
    }
event-laid-out = { $you ->
    [yes] Sie legen eine { BONUS($kind) } aus: { $tile }.
   *[no] { $who } legt eine { BONUS($kind) } aus: { $tile }.
}
event-discarded =
    { $you ->
        [yes] Sie legen { TILE($tile, form: "a", case: "acc") } ab.
       *[no] { $who } legt { TILE($tile, form: "a", case: "acc") } ab.
    }
event-discarded-calling =
    { $you ->
        [yes] Sie legen { TILE($tile, form: "a", case: "acc") } ab, mit Ruf zu Beginn.
       *[no] { $who } legt { TILE($tile, form: "a", case: "acc") } ab, mit Ruf zu Beginn.
    }
event-dangerous = { $no_choice ->
    [yes] { $you ->
        [yes] Sie legen notgedrungen einen gefährlichen Ziegel ab.
       *[no] { $who } legt notgedrungen einen gefährlichen Ziegel ab.
    }
   *[no] { $you ->
        [yes] Sie legen einen gefährlichen Ziegel ab.
       *[no] { $who } legt einen gefährlichen Ziegel ab.
    }
}
event-stood =
    { $you ->
        [yes] Sie sagen eine Stehende Hand an.
       *[no] { $who } sagt eine Stehende Hand an.
    }
event-not-stood = Sie sagen keine Stehende Hand an.
event-one-short = Ihnen fehlt noch ein Ziegel: { $tiles }.
event-claimed =
    { $you ->
        [yes] Sie rufen { CLAIM($claim) }.
       *[no] { $who } ruft { CLAIM($claim) }.
    }
event-passed = Sie passen.
event-taken = { $you ->
    [yes] Sie nehmen { TILE($tile, case: "acc") } von { $from } für { SET($set, form: "a", case: "acc") }.
   *[no] { $from_you ->
        [yes] { $who } nimmt { TILE($tile, case: "acc") } von Ihnen für { SET($set, form: "a", case: "acc") }.
       *[no] { $who } nimmt { TILE($tile, case: "acc") } von { $from } für { SET($set, form: "a", case: "acc") }.
    }
}
event-placing-a-chow = Sie wählen, wo { TILE($tile, form: "the") } in Ihrem Chow steht.
event-kong = { $exposed ->
    [yes] { $you ->
        [yes] Sie machen einen offenen Kong { TILE($tile, form: "plural") }.
       *[no] { $who } macht einen offenen Kong { TILE($tile, form: "plural") }.
    }
   *[no] { $you ->
        [yes] Sie machen einen verdeckten Kong { TILE($tile, form: "plural") }.
       *[no] { $who } macht einen verdeckten Kong { TILE($tile, form: "plural") }.
    }
}
event-mah-jongg = { $how ->
    [wall] { $you ->
        [yes] Sie ziehen { TILE($tile, form: "a", case: "acc") } und machen Mah-Jongg!
       *[no] { $who } zieht { TILE($tile, form: "a", case: "acc") } und macht Mah-Jongg!
    }
    [loose] { $you ->
        [yes] Sie ziehen { TILE($tile, form: "a", case: "acc") } als Ersatzziegel und machen Mah-Jongg!
       *[no] { $who } zieht { TILE($tile, form: "a", case: "acc") } als Ersatzziegel und macht Mah-Jongg!
    }
    [kong] { $you ->
        [yes] Sie rauben { TILE($tile, form: "a", case: "acc") } aus einem Kong und machen Mah-Jongg!
       *[no] { $who } raubt { TILE($tile, form: "a", case: "acc") } aus einem Kong und macht Mah-Jongg!
    }
   *[discard] { $you ->
        [yes] Sie rufen { TILE($tile, case: "acc") } und machen Mah-Jongg!
       *[no] { $who } ruft { TILE($tile, case: "acc") } und macht Mah-Jongg!
    }
}
event-formed = { $you ->
    [yes] Sie legen { SET($set, form: "a", case: "acc") } { TILE($tile, form: "plural") } aus.
   *[no] { $who } legt { SET($set, form: "a", case: "acc") } { TILE($tile, form: "plural") } aus.
}
event-formed-special =
    { $you ->
        [yes] Sie legen ein Sonderspiel aus.
       *[no] { $who } legt ein Sonderspiel aus.
    }
event-tiles-shown = { $you ->
    [yes] Sie zeigen diese Ziegel: { $tiles }.
   *[no] { $who } zeigt diese Ziegel: { $tiles }.
}
event-scored =
    { $you ->
        [yes] Ihre Hand zählt { $points }.
       *[no] { PERSON($who, form: "possessive") } Hand zählt { $points }.
    }
score-of-player = { $you ->
    [yes] Sie { $score }
   *[no] { $who } { $score }
}
event-settled = Neuer Stand: { $scores }.
event-not-settled = Niemand zahlt: Alle Hände waren zu sehen.
event-washed-out = Die Mauer ist aufgebraucht, und niemand hat Mah-Jongg gemacht. Ost bleibt Ost.
event-goulash-began = Das letzte Spiel war remis, also folgt ein Goulash: erst Ziegel tauschen, dann ohne Chows spielen.
event-exchanged = { $who } gibt Ihnen { LIST($tiles, form: "a", case: "acc") }.
event-hands-shown = Alle Hände sind aufgedeckt. In diesem Spiel zahlt niemand.
event-hands-covered = Die Hände sind wieder verdeckt.
event-resumed = Die Partie geht in der { $wind }runde weiter. { $you ->
    [yes] Sie sind Ost.
   *[no] { $who } ist Ost.
}
event-game-ended = { $shared ->
    [yes] Der erste Platz wird geteilt: { $others }.
   *[no] { $you ->
        [yes] Sie gewinnen die Partie mit { $score }. { $others }.
       *[no] { $who } gewinnt die Partie mit { $score }. { $others }.
        }
}
event-winner = { $shared ->
    [yes] Der erste Platz wird geteilt, mit { $score }
   *[no] { $you ->
            [yes] Sie gewinnen mit { $score }
           *[no] { $who } gewinnt mit { $score }
        }
}
event-option-changed = Die Option { $name } steht jetzt auf { $value }.
event-swapped = { TILE($old, form: "start") } wird gegen { TILE($new, case: "acc") } getauscht.
event-uses = Den Ziegel könnten Sie für { LIST($claims, form: "a", case: "acc") } brauchen.
event-place = Spiel { $hand }, { $wind }runde.
state-ended = Dieses Spiel ist zu Ende.
state-discard = { $you ->
    [yes] Sie haben { TILE($tile, case: "acc") } abgelegt.
   *[no] { $who } hat { TILE($tile, case: "acc") } abgelegt.
}
state-kong = { $you ->
    [yes] Sie haben einen Kong { TILE($tile, form: "plural") } gemacht.
   *[no] { $who } hat einen Kong { TILE($tile, form: "plural") } gemacht.
}
state-turn = { $who } ist am Zug.
state-table = Der Tisch unter { $place }.
state-progress = { $tiles ->
    [one] { $wind }runde, Spiel { $hand }; noch 1 Ziegel in der Mauer.
   *[other] { $wind }runde, Spiel { $hand }; noch { $tiles } Ziegel in der Mauer.
}
state-player = { $turn ->
    [yes] { $wind }: { $who }, { $score }, am Zug
   *[no] { $wind }: { $who }, { $score }
}

# Warum ein anderer Ruf Vorrang hatte.

claim-precedence-of-kind = { PERSON($who, form: "possessive") } { CLAIM($claim) } hat Vorrang vor Ihrem { CLAIM($own) }.
claim-precedence-of-seat = { PERSON($who, form: "possessive") } { CLAIM($claim) } hat Vorrang: { $who } kommt früher an die Reihe als Sie.
claim-precedence = { PERSON($who, form: "possessive") } { CLAIM($claim) } hat Vorrang.
claim-missed-mah-jongg = Sie ließen { TILE($tile, case: "acc") } liegen. Das wäre Mah-Jongg gewesen! Mit + haben Sie mehr Zeit.
claim-missed-claim = Sie ließen { TILE($tile, case: "acc") } liegen. Mit + haben Sie mehr Zeit zum Rufen.

event-completed = { $you ->
    [yes] Sie vollenden { SET($set, form: "a", case: "acc") } mit { TILE($tile, form: "a", case: "dat") }.
   *[no] { $who } vollendet { SET($set, form: "a", case: "acc") } mit { TILE($tile, form: "a", case: "dat") }.
}
event-win = { $you ->
    [yes] Sie machen Mah-Jongg. Ihre Hand zählt { $points }.
   *[no] { $who } macht Mah-Jongg. Die Hand zählt { $points }.
}
event-special-win = { $you ->
    [yes] Sie machen Mah-Jongg mit einem Sonderspiel. Es zählt { $points }.
   *[no] { $who } macht Mah-Jongg mit einem Sonderspiel. Es zählt { $points }.
}
event-special-win-beside = { $you ->
    [yes] Sie machen Mah-Jongg: { $brings } dafür, zusammen { $points }.
   *[no] { $who } macht Mah-Jongg: { $brings } dafür, zusammen { $points }.
}
