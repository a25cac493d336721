distance-one-by-suit = Nog één steen: { $by_suit }
distance-one = Nog één steen
distance-tiles = Nog { $lacking } stenen
hint-available = Dit kan nu.
hint-discard = Wegleggen
hint-discard-any = Klik op een van je stenen.
hint-discard-drawn = Alleen { TILE($tile, form: "the") }, de steen die je net hebt gepakt.
hint-passing = Het spel gaat verder zonder jou.
hint-chows-off = In deze partij zijn chows niet toegestaan.
hint-chow-without-suit = Een chow is drie op een rij van één soort. { TILE($tile, form: "the-start") } hoort bij geen soort.
hint-chow-from-left = Een chow kun je alleen roepen met een steen van je linkerbuur, tenzij je er mahjong mee maakt.
hint-no-pung = { $held ->
    [0] Voor een pung heb je er zelf twee nodig, en je hebt geen { TILE($tile) }.
    [1] Voor een pung heb je er zelf twee nodig, en je hebt maar één { TILE($tile) }.
    [2] Voor een pung heb je er zelf twee nodig, en je hebt twee { TILE($tile, form: "plural") }.
   *[other] Voor een pung heb je er zelf twee nodig, en je hebt drie { TILE($tile, form: "plural") }.
}
hint-discard-to-exposed-pung = De vierde steen mag alleen bij een open pung als je hem zelf pakt.
hint-no-kong = { $held ->
    [0] Voor een kong heb je er zelf drie nodig, en je hebt geen { TILE($tile) }.
    [1] Voor een kong heb je er zelf drie nodig, en je hebt maar één { TILE($tile) }.
    [2] Voor een kong heb je er zelf drie nodig, en je hebt maar twee { TILE($tile, form: "plural") }.
   *[other] Voor een kong heb je er zelf drie nodig, en je hebt drie { TILE($tile, form: "plural") }.
}
hint-kong-after-claim = Een kong maken kan alleen nadat je een steen hebt gepakt, en je hebt er net een geroepen. Houd je vier { TILE($tile, form: "plural") }.
hint-kong-without-three = Een kong is vier gelijke stenen. Je hebt geen drie gelijke, en ook geen open pung om aan te vullen.
hint-kong-fourth-gone = Een kong is vier gelijke stenen. De vierde { $names } kun je niet meer krijgen.
hint-kong-fourth-missing = Een kong is vier gelijke stenen. Je mist de vierde { $names }.
hint-discard-after-claim = Na het roepen kun je alleen wegleggen.
hint-waits = Je wacht op { LIST($waits, form: "a") }.
hint-or-others = { LIST($named) } of andere
    .a = { LIST($named, form: "a") } of andere
advice-plan = Daarmee is dit compleet: { PLAN($plan) }.
plan-any-sets = { $closed ->
    [yes] vier combinaties en een paar, alles dicht
   *[no] vier combinaties en een paar
}
plan-pungs = { $closed ->
    [yes] vier pungs en een paar, alles dicht
   *[no] vier pungs en een paar
}
plan-suit-and-honours = { $closed ->
    [yes] { SUIT($suit) } met winden en draken, alles dicht
   *[no] { SUIT($suit) } met winden en draken
}
plan-pungs-suit-and-honours = { $closed ->
    [yes] pungs van { SUIT($suit) }, winden en draken, alles dicht
   *[no] pungs van { SUIT($suit) }, winden en draken
}
plan-one-suit = { $closed ->
    [yes] alleen { SUIT($suit) }, alles dicht
   *[no] alleen { SUIT($suit) }
}
plan-honours = { $closed ->
    [yes] alleen winden en draken, alles dicht
   *[no] alleen winden en draken
}
plan-special-hand = het bijzondere spel { $name }
    .name = { $name }
advice-state = { $seen ->
    [0] { TILE($tile, form: "start") }: geen op tafel.
    [4] { TILE($tile, form: "start") }: alle 4 op tafel.
   *[other] { TILE($tile, form: "start") }: { $seen } op tafel.
}
advice-state-and-held = { $seen ->
    [0] { TILE($tile, form: "start") }: geen op tafel, { $held } in je hand.
    [4] { TILE($tile, form: "start") }: alle 4 op tafel, { $held } in je hand.
   *[other] { TILE($tile, form: "start") }: { $seen } op tafel, { $held } in je hand.
}
hint-mah-jongg = Dat is mahjong!

advice-chances = { $high ->
    [yes] { $reached ->
        [one] Je wint ongeveer 1 op de 100 keer, met een hand van zo'n { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } (zeldzame grote handen meegeteld).
       *[other] Je wint ongeveer { $reached } op de 100 keer, met een hand van zo'n { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } (zeldzame grote handen meegeteld).
    }
   *[no] { $reached ->
        [one] Je wint ongeveer 1 op de 100 keer, met een hand van zo'n { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
       *[other] Je wint ongeveer { $reached } op de 100 keer, met een hand van zo'n { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
    }
}
advice-danger = { $danger ->
    [0] Bijna niemand kan hiermee winnen.
    [one] 1 op de 100 keer wint iemand anders hiermee.
   *[other] { $danger } op de 100 keer wint iemand anders hiermee.
}
advice-as-good = { TILE($tile, form: "the-start") } is ongeveer even goed.
advice-figures-even = Al met al ongeveer even goed als de eerste.
advice-figures-behind = { $points ->
    [0] Al met al even goed als de eerste.
    [1] Al met al 1 punt minder dan de eerste.
   *[other] Al met al { $points } punten minder dan de eerste.
}
advice-figures-parts = { $parts ->
    [own] Dat komt doordat je eigen winst minder oplevert.
    [others] Dat komt doordat de winst van anderen meer kost.
    [own-though] Je eigen winst levert { $won } minder op, maar die van anderen kost { $paid } minder.
    [others-though] De winst van anderen kost { $paid } meer, maar je eigen winst levert { $won } meer op.
   *[both] Je eigen winst levert { $won } minder op, en die van anderen kost { $paid } meer.
}
advice-verdict-even = Ongeveer even goed als de eerste.
advice-verdict-riskier = Ongeveer even goed als de eerste, maar anderen winnen er vaker mee.
advice-verdict-costs-more = Ongeveer even goed als de eerste, maar als iemand ermee wint, kost het je meer.
advice-verdict-gives-more = Ongeveer even goed als de eerste, maar een ander heeft er misschien meer aan.
advice-verdict-farther = Ongeveer even goed als de eerste, maar je bent dan verder van mahjong.
advice-verdict-fewer-help = Ongeveer even goed als de eerste, maar er helpen minder stenen.
advice-verdict-behind = { $much ->
    [yes] { $by ->
        [chance] Duidelijk slechter: je wint minder vaak.
        [worth] Duidelijk slechter: je hand is minder waard.
        [alike] Duidelijk slechter: je kansen zijn over de hele linie kleiner.
       *[paid] Duidelijk slechter: de winst van anderen kost je meer.
    }
   *[no] { $by ->
        [chance] Iets slechter: je wint minder vaak.
        [worth] Iets slechter: je hand is minder waard.
        [alike] Over de hele linie iets slechter.
       *[paid] Iets slechter: de winst van anderen kost je meer.
    }
}
advice-needs-any = { $more ->
    [one] Dan heb je nog 1 steen nodig voor mahjong.
   *[other] Dan heb je nog { $more } stenen nodig voor mahjong.
}
advice-needs-plan = { $more ->
    [one] Dan mis je nog 1 steen voor { PLAN($plan) }.
   *[other] Dan mis je nog { $more } stenen voor { PLAN($plan) }.
}
advice-needs-either = { $nearest ->
    [one] Dan heb je nog 1 steen nodig voor mahjong, of { $more } voor { PLAN($plan) }, en dat telt meer.
   *[other] Dan heb je nog { $nearest } stenen nodig voor mahjong, of { $more } voor { PLAN($plan) }, en dat telt meer.
}
advice-live = { $live ->
    [0] Er is geen steen meer die je helpt.
    [one] Er is nog 1 steen die je helpt.
   *[other] Er zijn nog { $live } stenen die je helpen.
}
advice-live-towards = { $live ->
    [0] Er is geen steen meer die helpt voor { PLAN($plan) }.
    [one] Er is nog 1 steen die helpt voor { PLAN($plan) }.
   *[other] Er zijn nog { $live } stenen die helpen voor { PLAN($plan) }.
}
outcome-waits = { $unseen ->
    [0] Dan wacht je op { LIST($waits, form: "a") } (niet meer te krijgen).
   *[other] Dan wacht je op { LIST($waits, form: "a") } (nog { $unseen } te krijgen).
}
outcome-waits-or-plan = { $unseen ->
    [0] Dan wacht je op { LIST($waits, form: "a") } (niet meer te krijgen), of mis je er { $lacking } voor { PLAN($plan) }.
   *[other] Dan wacht je op { LIST($waits, form: "a") } (nog { $unseen } te krijgen), of mis je er { $lacking } voor { PLAN($plan) }.
}
outcome-away = { $lacking ->
    [one] Dan heb je nog 1 steen nodig voor mahjong ({ $live ->
        [0] geen steen helpt meer
        [one] 1 steen helpt
       *[other] { $live } stenen helpen
    }).
   *[other] Dan heb je nog { $lacking } stenen nodig voor mahjong ({ $live ->
        [0] geen steen helpt meer
        [one] 1 steen helpt
       *[other] { $live } stenen helpen
    }).
}
outcome-away-from-plan = { $lacking ->
    [one] Dan mis je nog 1 steen voor { PLAN($plan) } ({ $live ->
        [0] geen steen helpt meer
        [one] 1 steen helpt
       *[other] { $live } stenen helpen
    }).
   *[other] Dan mis je nog { $lacking } stenen voor { PLAN($plan) } ({ $live ->
        [0] geen steen helpt meer
        [one] 1 steen helpt
       *[other] { $live } stenen helpen
    }).
}
hint-distance-with-tile = Met { TILE($tile, form: "the") } heb je nog { $lacking ->
    [one] 1 steen
   *[other] { $lacking } stenen
} nodig.
hint-distance = Je hebt nog { $lacking ->
    [one] 1 steen
   *[other] { $lacking } stenen
} nodig.
hint-chow-missing = Voor een chow met { $tile } heb je { $ways } nodig.

advice-discard = Leg { TILE($tile, form: "the") } weg.
advice-kong = Maak een kong van { TILE($tile, form: "plural") }. Die telt meer, en je pakt nog een steen.
advice-kong-for-points = Maak een kong van { TILE($tile, form: "plural") }. Minder stenen helpen je, maar je hand is dan ongeveer { $after } punten waard in plaats van { $now }.
advice-if = { $claim ->
    [yes] Als je roept:
   *[no] Als je past:
}
advice-brief-any = Nog { $more ->
    [one] 1 steen
   *[other] { $more } stenen
} voor mahjong, { $live ->
    [one] 1 steen helpt
   *[other] { $live } stenen helpen
}.
advice-brief-plan = Nog { $more ->
    [one] 1 steen
   *[other] { $more } stenen
} voor { PLAN($plan) }, { $live ->
    [one] 1 steen helpt
   *[other] { $live } stenen helpen
}.
advice-brief-either = Nog { $nearest ->
    [one] 1 steen
   *[other] { $nearest } stenen
} voor mahjong, of { $more } voor { PLAN($plan) }, wat meer telt, { $live ->
    [one] 1 steen helpt
   *[other] { $live } stenen helpen
}.
advice-brief-chances = { $reached ->
    [one] 1 keer winst
   *[other] { $reached } keer winst
} op 100, elk zo'n { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
advice-standing = Je hebt een staand spel, dus de gepakte steen moet weg.
advice-one-away-sentence = Dan mis je nog één steen: { LIST($waits, form: "a") }.
advice-not-in-special-hand = Hij past niet in het bijzondere spel { $name }. Daarvoor heb je nog { $lacking ->
    [one] 1 steen
   *[other] { $lacking } stenen
} nodig.
advice-not-in-plan = Ga voor { PLAN($plan, form: "name") }, dat telt meer. Deze steen past daar niet in.
advice-alone-others-seen = Hij staat alleen, en de andere drie liggen al op tafel.
advice-other-tiles = een paar andere
advice-alone = Hij staat alleen.
advice-alone-like = Hij staat alleen, net als { LIST($others, form: "the") }.
advice-alone-no-chow = Hij past in geen chow.
advice-alone-fewer-chows = Hij past in minder chows.
advice-alone-open = { $open ->
    [one] Er ligt er al een op tafel.
   *[other] Er liggen er al { $open } op tafel.
}
advice-safer = { $helped ->
    [less] Hij is veiliger dan { TILE($other, form: "the") }, waarmee iemand kan winnen, al helpen je minder stenen.
    [as-much] Hij is veiliger dan { TILE($other, form: "the") }, waarmee iemand kan winnen, en er helpen je evenveel stenen.
   *[more] Hij is veiliger dan { TILE($other, form: "the") }, waarmee iemand kan winnen, en er helpen je meer stenen.
}
advice-alone-doubling = { $doubling ->
    [one] { $doubles ->
        [one] Ook { LIST($worthy, form: "the") } staat alleen, maar drie ervan verdubbelen je score.
        [2] Ook { LIST($worthy, form: "the") } staat alleen, maar drie ervan verdubbelen je score twee keer.
       *[other] Ook { LIST($worthy, form: "the") } staat alleen, maar drie ervan verdubbelen je score { $doubles } keer.
    }
    [2] Ook { LIST($worthy, form: "the") } staan alleen, maar drie gelijke daarvan verdubbelen je score.
   *[other] Houd de winden en draken nog even: drie gelijke verdubbelen je score.
}
advice-level = { $by ->
    [safer] Dat is veiliger dan { TILE($other, form: "the") }, en ongeveer even goed.
    [costs-less] Als iemand ermee wint, betaal je minder dan bij { TILE($other, form: "the") }, en het is ongeveer even goed.
    [gives-less] De anderen hebben er minder aan dan aan { TILE($other, form: "the") }, en het is ongeveer even goed.
    [nearer] Zonder hem ben je dichterbij dan zonder { TILE($other, form: "the") }, en het is ongeveer even goed.
   *[more-help] Zonder hem helpen er meer stenen dan zonder { TILE($other, form: "the") }, en het is ongeveer even goed.
}
advice-keeps-most = { $live ->
    [one] Dan kan nog 1 steen je helpen. Geen andere keus laat er meer over.
   *[other] Dan kunnen nog { $live } stenen je helpen. Geen andere keus laat er meer over.
}
advice-keeps = { $live ->
    [one] Dan kan nog 1 steen je helpen.
   *[other] Dan kunnen nog { $live } stenen je helpen.
}
advice-keeps-as-many = Dat geldt ook voor { TILE($other, form: "the") }.
advice-but = { $by ->
    [chance] Maar houd die: zonder hem win je minder vaak.
    [worth] Maar houd die: zonder hem is je hand minder waard.
   *[paid] Maar houd die: zonder hem kost de winst van anderen je meer.
}
advice-but-less = Maar houd die: zonder hem sta je er al met al slechter voor.
advice-but-doubles = { $doubles ->
    [one] Maar houd die: drie ervan zouden je score verdubbelen.
    [2] Maar houd die: drie ervan zouden je score twee keer verdubbelen.
   *[other] Maar houd die: drie ervan zouden je score { $doubles } keer verdubbelen.
}
advice-alone-unlike-other = Hij staat alleen. Dat geldt ook voor { TILE($other, form: "the") }.
advice-helps-as-little = Je hebt er weinig aan. { TILE($other, form: "the-start") } is ongeveer even goed.
advice-other-discard-worse = { $nearer ->
    [yes] Zonder { TILE($other, form: "the") } was je dichterbij.
   *[no] Zonder { TILE($other, form: "the") } zouden meer stenen je helpen.
}
advice-least-for-plan = Ga voor { $plan }, dat telt meer. Deze steen helpt daar weinig bij.
advice-no-kong = { $farther ->
    [yes] Maak geen kong van { TILE($tile, form: "plural") }: dan raak je verder van mahjong.
   *[no] Maak geen kong van { TILE($tile, form: "plural") }: zonder sta je er beter voor.
}
advice-claim = Roep { TILE($tile, form: "the") }.
advice-claim-kong = Roep kong met { TILE($tile, form: "the") }.
advice-claim-pung = { $doubles ->
    [0] Roep pung met { TILE($tile, form: "the") }.
    [one] Roep pung met { TILE($tile, form: "the") }: die pung verdubbelt je score.
   *[other] Roep pung met { TILE($tile, form: "the") }: die pung verdubbelt je score twee keer.
}
advice-claim-which-chow = Roep chow { $run } met { TILE($tile, form: "the") }.
advice-claim-chow = Roep chow met { TILE($tile, form: "the") }.
advice-do-pass = Pas.
advice-pass = Passen

advice-claim-wins = Dat is mahjong!
advice-claim-calling = Dan heb je nog { LIST($waits, form: "a") } nodig.
advice-claim-nearer = { $lacking ->
    [one] Dan mis je nog maar 1 steen.
   *[other] Dan mis je nog { $lacking } stenen.
}
advice-claim-nearer-plan = { $lacking ->
    [one] Dan mis je nog maar 1 steen voor { PLAN($plan) }.
   *[other] Dan mis je nog { $lacking } stenen voor { PLAN($plan) }.
}
advice-claim-worth-more = { $cost ->
    [farther] Dan mis je er nog { $lacking } in plaats van { $lacked }, maar de hand telt ongeveer { $after } punten in plaats van { $now }.
    [pair] Het kost je je paar, dus je mist er nog { $lacking }, maar de hand telt ongeveer { $after } punten in plaats van { $now }.
   *[tiles] Het kost stenen die je elders nodig hebt, dus je mist er nog { $lacking }, maar de hand telt ongeveer { $after } punten in plaats van { $now }.
}
advice-claim-more-helpful-tiles = { $cost ->
    [farther] Dan mis je er nog { $lacking } in plaats van { $lacked }, maar er helpen je { $after } stenen in plaats van { $now }.
    [pair] Het kost je je paar, dus je mist er nog { $lacking }, maar er helpen je { $after } stenen in plaats van { $now }.
   *[tiles] Het kost stenen die je elders nodig hebt, dus je mist er nog { $lacking }, maar er helpen je { $after } stenen in plaats van { $now }.
}
advice-claim-easier = { $cost ->
    [farther] Dan mis je er nog { $lacking } in plaats van { $lacked }, maar die stenen zijn makkelijker te krijgen.
    [pair] Het kost je je paar, dus je mist er nog { $lacking }, maar die stenen zijn makkelijker te krijgen.
   *[tiles] Het kost stenen die je elders nodig hebt, dus je mist er nog { $lacking }, maar die stenen zijn makkelijker te krijgen.
}
advice-claim-more-for-plan = { $pair ->
    [yes] Het kost je je paar, maar dan helpen { $after } stenen voor { PLAN($plan) } in plaats van { $now }.
   *[no] Het kost stenen die je elders nodig hebt, maar dan helpen { $after } stenen voor { PLAN($plan) } in plaats van { $now }.
}
advice-claim-about-even = Passen is ongeveer even goed.
advice-kong-draws-another = Dat telt meer, en je pakt nog een steen.
advice-no-claim-opens-hand = Een { SET($set) } opent je hand, en een dichte hand telt meer.
advice-no-claim-spoils-plan = Een { SET($set) } bederft je kans op { PLAN($plan, form: "name") }.
advice-no-claim-no-nearer = { $lacking ->
    [one] Een { SET($set) } brengt je niet dichter bij mahjong. Het kost stenen die je elders nodig hebt, dus je mist nog steeds 1 steen.
   *[other] Een { SET($set) } brengt je niet dichter bij mahjong. Het kost stenen die je elders nodig hebt, dus je mist nog steeds { $lacking } stenen.
}
advice-no-claim-farther = Een { SET($set) } brengt je verder van mahjong: dan mis je { $after } stenen in plaats van { $now }.
advice-no-claim-takes-pair = Een { SET($set) } brengt je niet dichter bij mahjong: het kost je je paar { TILE($tile, form: "plural") }.
advice-no-claim-set-held = Een { SET($set) } brengt je niet dichter bij mahjong: je eigen stenen vormen er al een.
advice-no-claim-worth-less = { $high ->
    [yes] Met een { SET($set) } is je hand ongeveer { $after } punten waard in plaats van { $now } (zeldzame grote handen meegeteld).
   *[no] Met een { SET($set) } is je hand ongeveer { $after } punten waard in plaats van { $now }.
}
advice-no-claim-wins-less = Met een { SET($set) } win je { $after } op de 100 keer in plaats van { $now }.
advice-no-claim-about-even = Een { SET($set) } is ongeveer even goed.
advice-no-claim-one-tile-ahead = Eén steen vooruit gekeken sta je er beter voor zonder { SET($set) }.
advice-no-claim-chow-discount = Een chow is ongeveer een tiende minder waard dan hij lijkt, en hier is dat te weinig.
advice-threat = { $ready ->
    [standing] { $who } wacht op één steen.
    [probably] { $who } wacht waarschijnlijk al op de laatste steen.
   *[maybe] { $who } wacht misschien al op de laatste steen.
}
advice-threat-suit = { $ready ->
    [standing] { $who } spaart { SUIT($suit) } en wacht op één steen.
    [probably] { $who } spaart { SUIT($suit) } en wacht waarschijnlijk al op de laatste steen.
   *[maybe] { $who } spaart { SUIT($suit) } en wacht misschien al op de laatste steen.
}
advice-threat-tile = { $paid ->
    [yes] { $likelier ->
        [yes] { TILE($tile, form: "the-start") } is hier gevaarlijker, en { $east ->
            [yes] aan { $who } als Oost betaal je dubbel
           *[no] als Oost betaal je dubbel
        }.
       *[no] { TILE($tile, form: "the-start") } zou die hand kunnen afmaken, en { $east ->
            [yes] aan { $who } als Oost betaal je dubbel
           *[no] als Oost betaal je dubbel
        }.
    }
   *[no] { $likelier ->
        [yes] { TILE($tile, form: "the-start") } is hier gevaarlijker.
       *[no] { TILE($tile, form: "the-start") } zou die hand kunnen afmaken.
    }
}
advice-threat-tile-cost = { $paid ->
    [yes] { $likelier ->
        [yes] { TILE($tile, form: "the-start") } is hier gevaarlijker en kost je al met al zo'n { $cost } punten, want { $east ->
            [yes] { $who } krijgt als Oost het dubbele
           *[no] als Oost betaal je dubbel
        }.
       *[no] { TILE($tile, form: "the-start") } zou die hand kunnen afmaken en kost je al met al zo'n { $cost } punten, want { $east ->
            [yes] { $who } krijgt als Oost het dubbele
           *[no] als Oost betaal je dubbel
        }.
    }
   *[no] { $likelier ->
        [yes] { TILE($tile, form: "the-start") } is hier gevaarlijker en kost je al met al zo'n { $cost } punten.
       *[no] { TILE($tile, form: "the-start") } zou die hand kunnen afmaken en kost je al met al zo'n { $cost } punten.
    }
}
advice-risk-warning = { $paid ->
    [yes] Pas op: iemand kan ermee winnen, en je betaalt dubbel.
   *[no] Pas op: iemand kan ermee winnen.
}
advice-risk-of-anybody = { $paid ->
    [yes] Misschien wacht er iemand op, maar niemand springt eruit. Als Oost betaal je dan dubbel.
   *[no] Misschien wacht er iemand op, maar niemand springt eruit.
}
advice-feed-kong = { $paid ->
    [yes] { $doubles ->
        [0] { $who } kan een kong maken van { TILE($tile, form: "plural") }. Die telt meer, en jij betaalt dubbel.
        [1] { $who } kan een kong maken van { TILE($tile, form: "plural") }. Die verdubbelt de score, en jij betaalt dubbel.
        [2] { $who } kan een kong maken van { TILE($tile, form: "plural") }. Die verdubbelt de score twee keer, en jij betaalt dubbel.
       *[other] { $who } kan een kong maken van { TILE($tile, form: "plural") }. Die verdubbelt de score { $doubles } keer, en jij betaalt dubbel.
    }
   *[no] { $doubles ->
        [0] { $who } kan een kong maken van { TILE($tile, form: "plural") }, en die telt meer.
        [1] { $who } kan een kong maken van { TILE($tile, form: "plural") }, en die verdubbelt de score.
        [2] { $who } kan een kong maken van { TILE($tile, form: "plural") }, en die verdubbelt de score twee keer.
       *[other] { $who } kan een kong maken van { TILE($tile, form: "plural") }, en die verdubbelt de score { $doubles } keer.
    }
}
advice-feed-pung = { $paid ->
    [yes] { $doubles ->
        [0] { $who } kan een pung maken van { TILE($tile, form: "plural") }. Die telt meer, en jij betaalt dubbel.
        [1] { $who } kan een pung maken van { TILE($tile, form: "plural") }. Die verdubbelt de score, en jij betaalt dubbel.
        [2] { $who } kan een pung maken van { TILE($tile, form: "plural") }. Die verdubbelt de score twee keer, en jij betaalt dubbel.
       *[other] { $who } kan een pung maken van { TILE($tile, form: "plural") }. Die verdubbelt de score { $doubles } keer, en jij betaalt dubbel.
    }
   *[no] { $doubles ->
        [0] { $who } kan een pung maken van { TILE($tile, form: "plural") }, en die telt meer.
        [1] { $who } kan een pung maken van { TILE($tile, form: "plural") }, en die verdubbelt de score.
        [2] { $who } kan een pung maken van { TILE($tile, form: "plural") }, en die verdubbelt de score twee keer.
       *[other] { $who } kan een pung maken van { TILE($tile, form: "plural") }, en die verdubbelt de score { $doubles } keer.
    }
}
advice-feed-suit = { $paid ->
    [yes] { $who } heeft { $sets } combinaties { SUIT($suit) } op tafel en kan { TILE($tile, form: "the") } gebruiken, en jij betaalt dubbel.
   *[no] { $who } heeft { $sets } combinaties { SUIT($suit) } op tafel en kan { TILE($tile, form: "the") } gebruiken.
}

simple-kong = Maak een kong van { TILE($tile, form: "plural") }.
simple-special = Ga voor het bijzondere spel { $name }: nog maar { $lacking ->
    [one] 1 steen
   *[other] { $lacking } stenen
}.
simple-safer-than = Dat is veiliger: { $who } wacht misschien op { TILE($other, form: "the") }.
simple-safer-than-of-anybody = Dat is veiliger: misschien wacht iemand op { TILE($other, form: "the") }.
simple-gone = Er komt er geen meer bij: de andere drie liggen op tafel.
simple-lone-single = { $turn ->
    [0] Je hebt er maar één.
    [1] Je hebt er geen tweede van.
   *[2] Aan één heb je niets.
}
simple-lone-suit = { $turn ->
    [0] Verder heb je geen { SUIT($suit) }.
    [1] Je hebt geen andere { SUIT($suit) }.
   *[2] Geen andere { SUIT($suit) } in je hand.
}
simple-lone-far = { $turn ->
    [0] Je hebt niets in de buurt.
    [1] Hij heeft geen buren.
   *[2] { TILE($nearest, form: "the-start") } is te ver weg.
}
simple-lone-exposed = Er past verder niets bij.
simple-alone-only = { $turn ->
    [0] Je andere stenen horen bij elkaar.
    [1] Alle andere horen bij elkaar.
   *[2] Verder staat er geen alleen.
}
simple-alone-doubling = { $doubles ->
    [one] { $turn ->
        [0] Houd { TILE($other, form: "the") } nog even: drie verdubbelen je score.
        [1] { TILE($other, form: "the-start") } kan wachten: drie verdubbelen je score.
       *[2] Drie { TILE($other, form: "plural") } verdubbelen je score: houd de jouwe.
    }
   *[other] { $turn ->
        [0] Houd { TILE($other, form: "the") } nog even: drie verdubbelen je score twee keer.
        [1] { TILE($other, form: "the-start") } kan wachten: drie verdubbelen je score twee keer.
       *[2] Drie { TILE($other, form: "plural") } verdubbelen je score twee keer: houd de jouwe.
    }
}
simple-alone-fewer-chows = { $none ->
    [yes] Hij past in geen chow, anders dan { TILE($other, form: "the") }.
   *[no] { TILE($other, form: "the-start") } past in meer chows.
}
simple-alone-seen = { $seen ->
    [one] Er ligt er al een op tafel.
   *[other] Er liggen er al twee op tafel.
}
simple-alone-keeps-from = { $turn ->
    [0] Houd { TILE($other, form: "the") } achter: drie verdubbelen de score van { $who }.
    [1] { TILE($other, form: "the-start") } kan wachten: drie verdubbelen de score van { $who }.
   *[2] Drie { TILE($other, form: "plural") } verdubbelen de score van { $who }: houd de jouwe achter.
}
simple-alone-early = Leg hem nu weg: later roept { $who } er misschien pung mee.
simple-alone-like = { $turn ->
    [0] { TILE($other, form: "the-start") } kan ook weg.
    [1] { TILE($other, form: "the-start") } is even goed.
   *[2] Je kunt ook { TILE($other, form: "the") } wegleggen.
}
simple-run-without = Je chow { TILE($run) } is ook zonder deze steen compleet.
simple-three-without = Je drie { TILE($tile, form: "plural") } zijn ook zonder deze steen compleet.
simple-poor = { $left ->
    [0] Voor een chow mis je { TILE($needed) }, en die is er niet meer.
    [one] Voor een chow mis je { TILE($needed) }, en daar is er nog maar 1 van.
   *[other] Alleen met { TILE($needed) } wordt het een chow.
}
simple-spare-pair = Eén paar is genoeg: houd je twee { TILE($pair, form: "plural") }.
simple-keeps-pair = { $doubles ->
    [one] Houd allebei je { TILE($pair, form: "plural") }: een derde zou je score verdubbelen.
   *[other] Houd allebei je { TILE($pair, form: "plural") }: een derde zou je score twee keer verdubbelen.
}
simple-enough = Ook zonder deze steen heb je genoeg paren en halve chows.
simple-beside-run = Hij voegt weinig toe aan je { TILE($run) }.
simple-beside-pair = Hij voegt weinig toe aan je paar { TILE($pair, form: "plural") }.
simple-keeps-most = { $live ->
    [one] Deze heb je het minst nodig. Zonder hem kan 1 steen je helpen.
   *[other] Deze heb je het minst nodig. Zonder hem kunnen { $live } stenen je helpen.
}
simple-more-help = { $live ->
    [one] Dan kunnen er meer stenen helpen.
   *[other] Dan kunnen er { $live } stenen helpen, meer dan nu.
}
simple-no-nearer = Een { SET($set) } helpt niet: je mist er dan nog evenveel.
simple-farther = Een { SET($set) } brengt je verder van mahjong.
simple-uses-pair = Een { SET($set) } kost je alleen maar je paar { TILE($pair, form: "plural") }.
simple-few-help = { $live ->
    [0] Na een { SET($set) } helpt geen enkele steen meer.
    [one] Na een { SET($set) } helpt nog maar 1 steen.
   *[other] Na een { SET($set) } helpen nog maar { $live } stenen.
}
simple-spoils-special = Dit past niet in { $name }. Daarvoor mis je nog maar { $lacking ->
    [one] 1 steen
   *[other] { $lacking } stenen
}.
simple-careful = { $standing ->
    [yes] Pas op: { $who } mist nog maar één steen.
   *[no] Pas op: misschien mist { $who } nog maar één steen.
}
simple-careful-of-suit = Pas op: { $who } spaart { SUIT($suit) }.
simple-careful-of-anybody = Pas op: iemand kan ermee winnen.
simple-safer-tile = Veiliger maar trager: { TILE($tile, form: "the") }.
simple-nothing-safer = Geen steen is duidelijk veiliger.
simple-remark-needed = Die heb je nodig voor { $name }.
simple-remark-pair = Hiermee breek je je paar { TILE($pair, form: "plural") }.
simple-remark-run = Hiermee breek je je chow { TILE($run) }.
simple-remark-three = Hiermee breek je je drie { TILE($tile, form: "plural") }.
simple-remark-farther = { $more ->
    [one] Dan mis je 1 steen meer.
   *[other] Dan mis je { $more } stenen meer.
}
simple-remark-fewer = { $fewer ->
    [one] Dan helpt er 1 steen minder.
   *[other] Dan helpen er { $fewer } stenen minder.
}
simple-remark-risky = Misschien wacht { $who } erop.
simple-remark-risky-of-anybody = Misschien wacht iemand erop.
simple-remark-doubles = { $doubles ->
    [one] Houd hem liever: drie ervan zouden je score verdubbelen.
   *[other] Houd hem liever: drie ervan zouden je score twee keer verdubbelen.
}
simple-remark-doubles-for = Houd hem achter: drie ervan zouden de score van { $who } verdubbelen.
simple-remark-chows = Hij past in meer chows.
simple-remark-can-come = Hiervan kunnen er nog meer komen.
simple-remark-kong = Dan loop je de kong en de extra steen mis.
simple-remark-as-good = Even goed als de eerste.
