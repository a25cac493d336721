distance-one-by-suit = À une tuile : { $by_suit }
distance-one = À une tuile
distance-tiles = À { $lacking } tuiles
hint-available = Vous pouvez le faire maintenant.
hint-discard = Défausser
hint-discard-any = Cliquez sur une de vos tuiles.
hint-discard-drawn = Seulement { TILE($tile, form: "the") }, que vous venez de piocher.
hint-passing = Le jeu continue sans vous.
hint-chows-off = Les chows sont interdits dans cette partie.
hint-chow-without-suit = Un chow, c’est trois tuiles qui se suivent dans une famille. { TILE($tile, form: "the", case: "start") } n’a pas de famille.
hint-chow-from-left = On ne prend un chow qu’au joueur de gauche, sauf pour faire mah-jong.
hint-no-pung = { $held ->
    [0] Pour un pung, il faut en tenir deux, et vous n’avez pas de { TILE($tile, form: "plural") }.
    [1] Pour un pung, il faut en tenir deux, et vous n’avez qu’{ TILE($tile, form: "a") }.
    [2] Pour un pung, il faut en tenir deux, et vous avez deux { TILE($tile, form: "plural") }.
   *[other] Pour un pung, il faut en tenir deux, et vous avez trois { TILE($tile, form: "plural") }.
}
hint-discard-to-exposed-pung = On n’ajoute la quatrième tuile à un pung exposé que si on la pioche soi-même.
hint-no-kong = { $held ->
    [0] Pour un kong, il faut en tenir trois, et vous n’avez pas de { TILE($tile, form: "plural") }.
    [1] Pour un kong, il faut en tenir trois, et vous n’avez qu’{ TILE($tile, form: "a") }.
    [2] Pour un kong, il faut en tenir trois, et vous avez deux { TILE($tile, form: "plural") }.
   *[other] Pour un kong, il faut en tenir trois, et vous avez trois { TILE($tile, form: "plural") }.
}
hint-kong-after-claim = On ne fait un kong qu’après avoir pioché, et vous venez de réclamer une tuile. Gardez vos quatre { TILE($tile, form: "plural") }.
hint-kong-without-three = Un kong, c’est quatre tuiles identiques. Vous n’en avez pas trois, ni de pung exposé à compléter.
hint-kong-fourth-gone = Un kong, c’est quatre tuiles identiques. Le quatrième { $names } n’est plus disponible.
hint-kong-fourth-missing = Un kong, c’est quatre tuiles identiques. Il vous manque le quatrième { $names }.
hint-discard-after-claim = Après une annonce, on ne peut que défausser.
hint-waits = Vous attendez { LIST($waits, form: "the") }.
hint-or-others = { LIST($named) } ou d’autres
    .the = { LIST($named, form: "the") } ou d’autres
    .a = { LIST($named, form: "a") } ou d’autres
advice-plan = Cela complète { PLAN($plan) }.
plan-any-sets = { $closed ->
    [yes] quatre combinaisons et une paire, le tout caché
   *[no] quatre combinaisons et une paire
}
plan-pungs = { $closed ->
    [yes] quatre pungs et une paire, le tout caché
   *[no] quatre pungs et une paire
}
plan-suit-and-honours = { $closed ->
    [yes] une main de { SUIT($suit, form: "plural") }, vents et dragons, le tout caché
   *[no] une main de { SUIT($suit, form: "plural") }, vents et dragons
}
plan-pungs-suit-and-honours = { $closed ->
    [yes] des pungs de { SUIT($suit, form: "plural") }, vents et dragons, le tout caché
   *[no] des pungs de { SUIT($suit, form: "plural") }, vents et dragons
}
plan-one-suit = { $closed ->
    [yes] une main tout en { SUIT($suit, form: "plural") }, le tout caché
   *[no] une main tout en { SUIT($suit, form: "plural") }
}
plan-honours = { $closed ->
    [yes] une main tout en vents et dragons, le tout caché
   *[no] une main tout en vents et dragons
}
plan-special-hand = la main spéciale « { $name } »
    .name = « { $name } »
advice-state = { $seen ->
    [0] { TILE($tile, case: "start") } : aucun sur la table.
    [4] { TILE($tile, case: "start") } : les 4 sur la table.
   *[other] { TILE($tile, case: "start") } : { $seen } sur la table.
}
advice-state-and-held = { $seen ->
    [0] { TILE($tile, case: "start") } : aucun sur la table, { $held } dans votre main.
    [4] { TILE($tile, case: "start") } : les 4 sur la table, { $held } dans votre main.
   *[other] { TILE($tile, case: "start") } : { $seen } sur la table, { $held } dans votre main.
}
hint-mah-jongg = C’est mah-jong !

advice-chances = { $high ->
    [yes] { $reached ->
        [1] Vous gagnez environ une fois sur 100, avec une main d’environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } (grandes mains rares comprises).
       *[other] Vous gagnez environ { $reached } fois sur 100, avec une main d’environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } (grandes mains rares comprises).
    }
   *[no] { $reached ->
        [1] Vous gagnez environ une fois sur 100, avec une main d’environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] Vous gagnez environ { $reached } fois sur 100, avec une main d’environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
}
advice-danger = { $danger ->
    [0] Presque personne ne peut gagner avec cette défausse.
    [1] Un autre joueur gagne avec cette défausse une fois sur 100.
   *[other] Un autre joueur gagne avec cette défausse { $danger } fois sur 100.
}
advice-as-good = { TILE($tile, form: "the", case: "start") } serait à peu près aussi bon.
advice-figures-even = Tout compte fait, à peu près aussi bon que le premier.
advice-figures-behind = { $points ->
    [0] Tout compte fait, aussi bon que le premier.
    [1] Tout compte fait, 1 point de moins que le premier.
   *[other] Tout compte fait, { $points } points de moins que le premier.
}
advice-figures-parts = { $parts ->
    [own] C’est à peu près ce que vos propres victoires rapportent de moins.
    [others] C’est à peu près ce que les victoires des autres coûtent de plus.
    [own-though] Vos propres victoires rapportent { $won } de moins, mais celles des autres coûtent { $paid } de moins.
    [others-though] Les victoires des autres coûtent { $paid } de plus, mais les vôtres rapportent { $won } de plus.
   *[both] Vos propres victoires rapportent { $won } de moins, et celles des autres coûtent { $paid } de plus.
}
advice-verdict-even = À peu près aussi bon que le premier.
advice-verdict-riskier = À peu près aussi bon que le premier, mais d’autres gagnent plus souvent avec.
advice-verdict-costs-more = À peu près aussi bon que le premier, mais vous paieriez plus si quelqu’un gagnait avec.
advice-verdict-gives-more = À peu près aussi bon que le premier, mais il aide peut-être davantage un autre joueur.
advice-verdict-farther = À peu près aussi bon que le premier, mais vous seriez plus loin du mah-jong.
advice-verdict-fewer-help = À peu près aussi bon que le premier, mais moins de tuiles vous aideraient.
advice-verdict-behind = { $much ->
    [yes] { $by ->
        [chance] Nettement moins bon : vous gagnez moins souvent.
        [worth] Nettement moins bon : votre main vaut moins.
        [alike] Nettement moins bon à tous points de vue.
       *[paid] Nettement moins bon : les victoires des autres vous coûtent plus.
    }
   *[no] { $by ->
        [chance] Un peu moins bon : vous gagnez moins souvent.
        [worth] Un peu moins bon : votre main vaut moins.
        [alike] Un peu moins bon à tous points de vue.
       *[paid] Un peu moins bon : les victoires des autres vous coûtent plus.
    }
}
advice-needs-any = { $more ->
    [one] Vous êtes alors à { $more } tuile du mah-jong.
   *[other] Vous êtes alors à { $more } tuiles du mah-jong.
}
advice-needs-plan = { $more ->
    [one] Il vous manque alors { $more } tuile pour { PLAN($plan) }.
   *[other] Il vous manque alors { $more } tuiles pour { PLAN($plan) }.
}
advice-needs-either = { $nearest ->
    [one] Vous êtes alors à { $nearest } tuile du mah-jong, ou il en manque { $more } pour { PLAN($plan) }, qui rapporte plus.
   *[other] Vous êtes alors à { $nearest } tuiles du mah-jong, ou il en manque { $more } pour { PLAN($plan) }, qui rapporte plus.
}
advice-live = { $live ->
    [0] Plus aucune tuile ne peut aider.
    [one] { $live } tuile peut encore vous aider.
   *[other] { $live } tuiles peuvent encore vous aider.
}
advice-live-towards = { $live ->
    [0] Plus aucune tuile ne peut servir pour { PLAN($plan) }.
    [one] { $live } tuile peut encore servir pour { PLAN($plan) }.
   *[other] { $live } tuiles peuvent encore servir pour { PLAN($plan) }.
}
outcome-waits = { $unseen ->
    [0] Vous attendez alors { LIST($waits, form: "the") } (il n’en reste pas).
   *[other] Vous attendez alors { LIST($waits, form: "the") } (encore { $unseen }).
}
outcome-waits-or-plan = { $unseen ->
    [0] Vous attendez alors { LIST($waits, form: "the") } (il n’en reste pas), ou il vous manque { $lacking } tuiles pour { PLAN($plan) }.
   *[other] Vous attendez alors { LIST($waits, form: "the") } (encore { $unseen }), ou il vous manque { $lacking } tuiles pour { PLAN($plan) }.
}
outcome-away = { $lacking ->
    [one] Vous êtes alors à { $lacking } tuile du mah-jong ({ $live ->
        [0] plus aucune ne peut aider
        [one] { $live } tuile peut encore aider
       *[other] { $live } tuiles peuvent encore aider
    }).
   *[other] Vous êtes alors à { $lacking } tuiles du mah-jong ({ $live ->
        [0] plus aucune ne peut aider
        [one] { $live } tuile peut encore aider
       *[other] { $live } tuiles peuvent encore aider
    }).
}
outcome-away-from-plan = { $lacking ->
    [one] Il vous manque alors { $lacking } tuile pour { PLAN($plan) } ({ $live ->
        [0] plus aucune ne peut aider
        [one] { $live } tuile peut encore aider
       *[other] { $live } tuiles peuvent encore aider
    }).
   *[other] Il vous manque alors { $lacking } tuiles pour { PLAN($plan) } ({ $live ->
        [0] plus aucune ne peut aider
        [one] { $live } tuile peut encore aider
       *[other] { $live } tuiles peuvent encore aider
    }).
}
hint-distance-with-tile = Avec { TILE($tile, form: "the") }, il vous manque { $lacking ->
    [one] { $lacking } tuile
   *[other] { $lacking } tuiles
}.
hint-distance = Il vous manque { $lacking ->
    [one] { $lacking } tuile
   *[other] { $lacking } tuiles
}.
hint-chow-missing = Pour un chow avec { TILE($tile, form: "the") }, il vous faut { $ways }.

advice-discard = Défaussez { TILE($tile, form: "the") }.
advice-kong = Faites un kong de { TILE($tile, form: "plural") }. Il rapporte plus, et vous piochez une autre tuile.
advice-kong-for-points = Faites un kong de { TILE($tile, form: "plural") }. Moins de tuiles pourront aider, mais votre main vaudra environ { $after } points au lieu de { $now }.
advice-if = { $claim ->
    [yes] Si vous réclamez la tuile :
   *[no] Si vous passez :
}
advice-brief-any = { $more ->
    [one] Encore { $more } tuile
   *[other] Encore { $more } tuiles
} pour faire mah-jong, { $live ->
    [one] { $live } tuile peut aider
   *[other] { $live } tuiles peuvent aider
}.
advice-brief-plan = { $more ->
    [one] Encore { $more } tuile
   *[other] Encore { $more } tuiles
} pour { PLAN($plan) }, { $live ->
    [one] { $live } tuile peut aider
   *[other] { $live } tuiles peuvent aider
}.
advice-brief-either = { $nearest ->
    [one] Encore { $nearest } tuile
   *[other] Encore { $nearest } tuiles
} pour faire mah-jong, ou { $more } pour { PLAN($plan) }, qui rapporte plus, { $live ->
    [one] { $live } tuile peut aider
   *[other] { $live } tuiles peuvent aider
}.
advice-brief-chances = { $reached ->
    [one] { $reached } victoire
   *[other] { $reached } victoires
} sur 100, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacune.
advice-standing = Votre main est figée : il faut défausser la tuile piochée.
advice-one-away-sentence = Il ne vous manque alors plus qu’une tuile : { LIST($waits, form: "a") }.
advice-not-in-special-hand = Il ne va pas dans la main spéciale « { $name } », à laquelle il manque { $lacking ->
    [one] { $lacking } tuile
   *[other] { $lacking } tuiles
}.
advice-not-in-plan = Visez { PLAN($plan, form: "name") }, qui rapporte plus. Cette tuile n’y va pas.
advice-alone-others-seen = Il est isolé, et les autres exemplaires sont déjà sur la table.
advice-other-tiles = quelques autres
    .the = quelques autres
advice-alone = Il est isolé.
advice-alone-like = Il est isolé, comme { LIST($others, form: "the") }.
advice-alone-no-chow = Il ne va dans aucun chow.
advice-alone-fewer-chows = Il va dans moins de chows.
advice-alone-open = { $open ->
    [one] Un autre est déjà sur la table.
   *[other] { $open } autres sont déjà sur la table.
}
advice-safer = { $helped ->
    [less] Il est plus sûr que { TILE($other, form: "the") }, qui pourrait compléter une autre main, même si moins de tuiles vous aideront.
    [as-much] Il est plus sûr que { TILE($other, form: "the") }, qui pourrait compléter une autre main, et autant de tuiles vous aideront.
   *[more] Il est plus sûr que { TILE($other, form: "the") }, qui pourrait compléter une autre main, et plus de tuiles vous aideront.
}
advice-alone-doubling = { $doubling ->
    [1] { $doubles ->
        [1] { LIST($worthy, form: "the", case: "start") } est isolé aussi, mais un pung doublerait votre score.
        [2] { LIST($worthy, form: "the", case: "start") } est isolé aussi, mais un pung doublerait deux fois votre score.
       *[other] { LIST($worthy, form: "the", case: "start") } est isolé aussi, mais un pung doublerait { $doubles } fois votre score.
    }
    [2] Isolés eux aussi : { LIST($worthy, form: "the") }. Mais un pung de l’un ou de l’autre doublerait votre score.
   *[other] Gardez les vents et les dragons pour le moment : un pung doublerait votre score.
}
advice-level = { $by ->
    [safer] Il est plus sûr que { TILE($other, form: "the") }, et à peu près aussi bon.
    [costs-less] Si quelqu’un gagne avec, vous payez moins que pour { TILE($other, form: "the") }, et c’est à peu près aussi bon.
    [gives-less] Il aide moins les autres que { TILE($other, form: "the") }, et il est à peu près aussi bon.
    [nearer] Sans lui, vous êtes plus près du but que sans { TILE($other, form: "the") }, et c’est à peu près aussi bon.
   *[more-help] Sans lui, plus de tuiles vous aident que sans { TILE($other, form: "the") }, et c’est à peu près aussi bon.
}
advice-keeps-most = { $live ->
    [one] { $live } tuile pourra alors vous aider. Aucune autre défausse n’en laisse plus.
   *[other] { $live } tuiles pourront alors vous aider. Aucune autre défausse n’en laisse plus.
}
advice-keeps = { $live ->
    [one] { $live } tuile pourra alors vous aider.
   *[other] { $live } tuiles pourront alors vous aider.
}
advice-keeps-as-many = Sans { TILE($other, form: "the") }, c’est pareil.
advice-but = { $by ->
    [chance] Mais gardez-le : sans lui, vous gagnez moins souvent.
    [worth] Mais gardez-le : sans lui, votre main vaut moins.
   *[paid] Mais gardez-le : sans lui, les victoires des autres vous coûtent plus.
}
advice-but-less = Mais gardez-le : sans lui, vous vous en tirez moins bien, tout compte fait.
advice-but-doubles = { $doubles ->
    [1] Mais gardez-le : en pung, il doublerait votre score.
    [2] Mais gardez-le : en pung, il doublerait deux fois votre score.
   *[other] Mais gardez-le : en pung, il doublerait { $doubles } fois votre score.
}
advice-alone-unlike-other = Il est isolé. { TILE($other, form: "the", case: "start") } aussi.
advice-helps-as-little = Il aide peu. { TILE($other, form: "the", case: "start") } serait à peu près aussi bon.
advice-other-discard-worse = { $nearer ->
    [yes] Vous seriez plus près du but sans { TILE($other, form: "the") }.
   *[no] Plus de tuiles vous aideraient sans { TILE($other, form: "the") }.
}
advice-least-for-plan = Visez { $plan }, qui rapporte plus. Cette tuile y aide peu.
advice-no-kong = { $farther ->
    [yes] Ne faites pas de kong de { TILE($tile, form: "plural") } : il vous éloignerait du mah-jong.
   *[no] Ne faites pas de kong de { TILE($tile, form: "plural") } : vous vous en tirez mieux sans.
}
advice-claim = Réclamez { TILE($tile, form: "the") }.
advice-claim-kong = Réclamez { TILE($tile, form: "the") } pour un kong.
advice-claim-pung = { $doubles ->
    [0] Réclamez { TILE($tile, form: "the") } pour un pung.
    [1] Réclamez { TILE($tile, form: "the") } : en pung, il double votre score.
   *[other] Réclamez { TILE($tile, form: "the") } : en pung, il double deux fois votre score.
}
advice-claim-which-chow = Réclamez { TILE($tile, form: "the") } pour le chow { $run }.
advice-claim-chow = Réclamez { TILE($tile, form: "the") } pour un chow.
advice-do-pass = Passez.
advice-pass = Passer

advice-claim-wins = C’est mah-jong !
advice-claim-calling = Il ne vous manque alors plus qu’{ LIST($waits, form: "a") }.
advice-claim-nearer = { $lacking ->
    [one] Il ne vous manque alors plus que { $lacking } tuile.
   *[other] Il vous manque alors encore { $lacking } tuiles.
}
advice-claim-nearer-plan = { $lacking ->
    [one] Il ne vous manque alors plus que { $lacking } tuile pour { PLAN($plan) }.
   *[other] Il vous manque alors encore { $lacking } tuiles pour { PLAN($plan) }.
}
advice-claim-worth-more = { $cost ->
    [farther] Il vous manque alors { $lacking } tuiles au lieu de { $lacked }, mais vous marquez environ { $after } points au lieu de { $now }.
    [pair] Votre paire y passe : il vous manque encore { $lacking ->
        [one] { $lacking } tuile
       *[other] { $lacking } tuiles
    }, mais vous marquez environ { $after } points au lieu de { $now }.
   *[tiles] Cela prend des tuiles utiles ailleurs : il vous manque encore { $lacking ->
        [one] { $lacking } tuile
       *[other] { $lacking } tuiles
    }, mais vous marquez environ { $after } points au lieu de { $now }.
}
advice-claim-more-helpful-tiles = { $cost ->
    [farther] Il vous manque alors { $lacking } tuiles au lieu de { $lacked }, mais { $after } tuiles peuvent aider, au lieu de { $now }.
    [pair] Votre paire y passe, il vous manque donc toujours { $lacking ->
        [one] { $lacking } tuile
       *[other] { $lacking } tuiles
    }, mais { $after } tuiles peuvent aider, au lieu de { $now }.
   *[tiles] Cela prend des tuiles utiles ailleurs, il vous manque donc toujours { $lacking ->
        [one] { $lacking } tuile
       *[other] { $lacking } tuiles
    }, mais { $after } tuiles peuvent aider, au lieu de { $now }.
}
advice-claim-easier = { $cost ->
    [farther] Il vous manque alors { $lacking } tuiles au lieu de { $lacked }, mais elles sont plus faciles à obtenir.
    [pair] Votre paire y passe, il vous manque donc toujours { $lacking ->
        [one] { $lacking } tuile
       *[other] { $lacking } tuiles
    }, mais elles sont plus faciles à obtenir.
   *[tiles] Cela prend des tuiles utiles ailleurs, il vous manque donc toujours { $lacking ->
        [one] { $lacking } tuile
       *[other] { $lacking } tuiles
    }, mais elles sont plus faciles à obtenir.
}
advice-claim-more-for-plan = { $pair ->
    [yes] Votre paire y passe, mais { $after } tuiles peuvent alors servir pour { PLAN($plan) }, au lieu de { $now }.
   *[no] Cela prend des tuiles utiles ailleurs, mais { $after } tuiles peuvent alors servir pour { PLAN($plan) }, au lieu de { $now }.
}
advice-claim-about-even = Passer serait à peu près aussi bon.
advice-kong-draws-another = Il rapporte plus, et vous piochez une autre tuile.
advice-no-claim-opens-hand = { SET($set, form: "a", case: "start") } exposerait votre main, et une main cachée rapporte plus.
advice-no-claim-spoils-plan = { SET($set, form: "a", case: "start") } gâcherait vos chances pour { PLAN($plan, form: "name") }.
advice-no-claim-no-nearer = { $lacking ->
    [one] { SET($set, form: "a", case: "start") } ne vous rapproche pas du mah-jong. Il prend des tuiles utiles ailleurs : il vous en manquerait toujours { $lacking }.
   *[other] { SET($set, form: "a", case: "start") } ne vous rapproche pas du mah-jong. Il prend des tuiles utiles ailleurs : il vous en manquerait toujours { $lacking }.
}
advice-no-claim-farther = { SET($set, form: "a", case: "start") } vous éloigne du mah-jong : il vous manquerait { $after } tuiles au lieu de { $now }.
advice-no-claim-takes-pair = { SET($set, form: "a", case: "start") } ne vous rapproche pas du mah-jong : votre paire de { TILE($tile, form: "plural") } y passerait.
advice-no-claim-set-held = { SET($set, form: "a", case: "start") } ne vous rapproche pas du mah-jong : vos propres tuiles en font déjà un.
advice-no-claim-worth-less = { $high ->
    [yes] Avec { SET($set, form: "a") }, votre main vaudrait environ { $after } points au lieu de { $now } (grandes mains rares comprises).
   *[no] Avec { SET($set, form: "a") }, votre main vaudrait environ { $after } points au lieu de { $now }.
}
advice-no-claim-wins-less = Avec { SET($set, form: "a") }, vous gagneriez { $after } fois sur 100 au lieu de { $now }.
advice-no-claim-about-even = { SET($set, form: "a", case: "start") } serait à peu près aussi bon.
advice-no-claim-one-tile-ahead = En regardant une tuile plus loin, vous vous en tirez mieux sans { SET($set) }.
advice-no-claim-chow-discount = Un chow vaut environ un dixième de moins qu’il n’y paraît, et ici c’est trop peu.
advice-threat = { $ready ->
    [standing] { $who } n’attend qu’une tuile.
    [probably] { $who } est sans doute en attente.
   *[maybe] { $who } est peut-être en attente.
}
advice-threat-suit = { $ready ->
    [standing] { $who } collectionne les { SUIT($suit, form: "plural") } et n’attend qu’une tuile.
    [probably] { $who } collectionne les { SUIT($suit, form: "plural") } et est sans doute en attente.
   *[maybe] { $who } collectionne les { SUIT($suit, form: "plural") } et est peut-être en attente.
}
advice-threat-tile = { $paid ->
    [yes] { $likelier ->
        [yes] { TILE($tile, form: "the", case: "start") } risque davantage de compléter cette main, et { $east ->
            [yes] vous paieriez double à { $who }, qui est Est
           *[no] vous paieriez double, car vous êtes Est
        }.
       *[no] { TILE($tile, form: "the", case: "start") } pourrait compléter cette main, et { $east ->
            [yes] vous paieriez double à { $who }, qui est Est
           *[no] vous paieriez double, car vous êtes Est
        }.
    }
   *[no] { $likelier ->
        [yes] { TILE($tile, form: "the", case: "start") } risque davantage de compléter cette main.
       *[no] { TILE($tile, form: "the", case: "start") } pourrait compléter cette main.
    }
}
advice-threat-tile-cost = { $paid ->
    [yes] { $likelier ->
        [yes] { TILE($tile, form: "the", case: "start") } risque davantage de compléter cette main et de vous coûter environ { $cost } points en tout, car { $east ->
            [yes] { $who } reçoit double comme Est
           *[no] vous payez double comme Est
        }.
       *[no] { TILE($tile, form: "the", case: "start") } pourrait compléter cette main et vous coûter environ { $cost } points en tout, car { $east ->
            [yes] { $who } reçoit double comme Est
           *[no] vous payez double comme Est
        }.
    }
   *[no] { $likelier ->
        [yes] { TILE($tile, form: "the", case: "start") } risque davantage de compléter cette main et de vous coûter environ { $cost } points en tout.
       *[no] { TILE($tile, form: "the", case: "start") } pourrait compléter cette main et vous coûter environ { $cost } points en tout.
    }
}
advice-risk-warning = { $paid ->
    [yes] Attention : quelqu’un pourrait gagner avec, payé double.
   *[no] Attention : quelqu’un pourrait gagner avec.
}
advice-risk-of-anybody = { $paid ->
    [yes] Quelqu’un l’attend peut-être, mais rien ne dit qui. Vous êtes Est : vous paieriez double.
   *[no] Quelqu’un l’attend peut-être, mais rien ne dit qui.
}
advice-feed-kong = { $paid ->
    [yes] { $doubles ->
        [0] { $who } pourrait faire un kong de { TILE($tile, form: "plural") }, qui rapporte plus, et vous paieriez double.
        [1] { $who } pourrait faire un kong de { TILE($tile, form: "plural") }, qui double le score, et vous paieriez double.
        [2] { $who } pourrait faire un kong de { TILE($tile, form: "plural") }, qui double deux fois le score, et vous paieriez double.
       *[other] { $who } pourrait faire un kong de { TILE($tile, form: "plural") }, qui double { $doubles } fois le score, et vous paieriez double.
    }
   *[no] { $doubles ->
        [0] { $who } pourrait faire un kong de { TILE($tile, form: "plural") }, qui rapporte plus.
        [1] { $who } pourrait faire un kong de { TILE($tile, form: "plural") }, qui double le score.
        [2] { $who } pourrait faire un kong de { TILE($tile, form: "plural") }, qui double deux fois le score.
       *[other] { $who } pourrait faire un kong de { TILE($tile, form: "plural") }, qui double { $doubles } fois le score.
    }
}
advice-feed-pung = { $paid ->
    [yes] { $doubles ->
        [0] { $who } pourrait faire un pung de { TILE($tile, form: "plural") }, qui rapporte plus, et vous paieriez double.
        [1] { $who } pourrait faire un pung de { TILE($tile, form: "plural") }, qui double le score, et vous paieriez double.
        [2] { $who } pourrait faire un pung de { TILE($tile, form: "plural") }, qui double deux fois le score, et vous paieriez double.
       *[other] { $who } pourrait faire un pung de { TILE($tile, form: "plural") }, qui double { $doubles } fois le score, et vous paieriez double.
    }
   *[no] { $doubles ->
        [0] { $who } pourrait faire un pung de { TILE($tile, form: "plural") }, qui rapporte plus.
        [1] { $who } pourrait faire un pung de { TILE($tile, form: "plural") }, qui double le score.
        [2] { $who } pourrait faire un pung de { TILE($tile, form: "plural") }, qui double deux fois le score.
       *[other] { $who } pourrait faire un pung de { TILE($tile, form: "plural") }, qui double { $doubles } fois le score.
    }
}
advice-feed-suit = { $paid ->
    [yes] { $who } montre { $sets } combinaisons de { SUIT($suit, form: "plural") } et pourrait utiliser { TILE($tile, form: "the") } : vous paieriez double.
   *[no] { $who } montre { $sets } combinaisons de { SUIT($suit, form: "plural") } et pourrait utiliser { TILE($tile, form: "the") }.
}

simple-kong = Faites un kong de { TILE($tile, form: "plural") }.
simple-special = Visez la main spéciale « { $name } » : plus que { $lacking ->
    [one] { $lacking } tuile
   *[other] { $lacking } tuiles
}.
simple-safer-than = C’est plus sûr : { $who } attend peut-être { TILE($other, form: "the") }.
simple-safer-than-of-anybody = C’est plus sûr : quelqu’un attend peut-être { TILE($other, form: "the") }.
simple-gone = Il n’en viendra plus : les trois autres sont sur la table.
simple-lone-single = { $turn ->
    [0] Vous n’en avez qu’un.
    [1] Vous n’en avez pas d’autre.
   *[other] Un seul ne sert à rien.
}
simple-lone-suit = { $turn ->
    [0] C’est votre seul { SUIT($suit) }.
    [1] Vous n’avez pas d’autre { SUIT($suit) }.
   *[other] Aucun autre { SUIT($suit) } dans votre main.
}
simple-lone-far = { $turn ->
    [0] Vous n’avez rien de proche.
    [1] Il n’a pas de voisin.
   *[other] { TILE($nearest, form: "the", case: "start") } est trop loin.
}
simple-lone-exposed = Rien d’autre ne va avec.
simple-alone-only = { $turn ->
    [0] Vos autres tuiles vont ensemble.
    [1] Toutes les autres vont ensemble.
   *[other] C’est votre seule tuile isolée.
}
simple-alone-doubling = { $doubles ->
    [one] { $turn ->
        [0] Gardez encore { TILE($other, form: "the") } : en pung, il doublerait votre score.
        [1] { TILE($other, form: "the", case: "start") } peut attendre : en pung, il doublerait votre score.
       *[other] Trois { TILE($other, form: "plural") } doubleraient votre score : gardez le vôtre.
    }
   *[other] { $turn ->
        [0] Gardez encore { TILE($other, form: "the") } : en pung, il doublerait deux fois votre score.
        [1] { TILE($other, form: "the", case: "start") } peut attendre : en pung, il doublerait deux fois votre score.
       *[other] Trois { TILE($other, form: "plural") } doubleraient deux fois votre score : gardez le vôtre.
    }
}
simple-alone-fewer-chows = { $none ->
    [yes] { TILE($other, form: "the", case: "start") } va dans un chow, pas lui.
   *[no] { TILE($other, form: "the", case: "start") } va dans plus de chows.
}
simple-alone-seen = { $seen ->
    [one] Un autre est déjà sur la table.
   *[other] Deux autres sont déjà sur la table.
}
simple-alone-keeps-from = { $turn ->
    [0] Retenez { TILE($other, form: "the") } : en pung, il doublerait le score { PERSON($who, form: "of") }.
    [1] { TILE($other, form: "the", case: "start") } peut attendre : en pung, il doublerait le score { PERSON($who, form: "of") }.
   *[other] Trois { TILE($other, form: "plural") } doubleraient le score { PERSON($who, form: "of") } : retenez le vôtre.
}
simple-alone-early = Jetez-le maintenant : plus tard, { $who } pourrait en faire un pung.
simple-alone-like = { $turn ->
    [0] { TILE($other, form: "the", case: "start") } peut partir aussi.
    [1] { TILE($other, form: "the", case: "start") } ferait aussi bien l’affaire.
   *[other] Vous pourriez aussi jeter { TILE($other, form: "the") }.
}
simple-run-without = Votre chow { TILE($run) } est complet sans lui.
simple-three-without = Vos trois { TILE($tile, form: "plural") } font déjà un pung sans lui.
simple-poor = { $left ->
    [0] Pour un chow, il faut { TILE($needed, form: "a") }, et il n’en reste plus.
    [one] Pour un chow, il faut { TILE($needed, form: "a") }, et il n’en reste qu’un.
   *[other] Seul { TILE($needed, form: "a") } en ferait un chow.
}
simple-spare-pair = Une paire suffit : gardez vos deux { TILE($pair, form: "plural") }.
simple-keeps-pair = { $doubles ->
    [one] Gardez vos deux { TILE($pair, form: "plural") } : un troisième doublerait votre score.
   *[other] Gardez vos deux { TILE($pair, form: "plural") } : un troisième doublerait deux fois votre score.
}
simple-enough = Vous avez assez de paires et de débuts de chow sans lui.
simple-beside-run = Il apporte peu à vos { TILE($run) }.
simple-beside-pair = Il apporte peu à votre paire de { TILE($pair, form: "plural") }.
simple-keeps-most = { $live ->
    [one] C’est le moins utile. Sans lui, { $live } tuile peut vous aider.
   *[other] C’est le moins utile. Sans lui, { $live } tuiles peuvent vous aider.
}
simple-more-help = { $live ->
    [one] Plus de tuiles peuvent alors vous aider.
   *[other] { $live } tuiles peuvent alors vous aider, plus que maintenant.
}
simple-no-nearer = { SET($set, form: "a", case: "start") } n’aiderait pas : il vous manquerait toujours autant de tuiles.
simple-farther = { SET($set, form: "a", case: "start") } vous éloigne du mah-jong.
simple-uses-pair = { SET($set, form: "a", case: "start") } vous coûterait juste votre paire de { TILE($pair, form: "plural") }.
simple-few-help = { $live ->
    [0] Après { SET($set, form: "a") }, aucune tuile ne vous aiderait.
    [one] Après { SET($set, form: "a") }, une seule tuile vous aiderait.
   *[other] Après { SET($set, form: "a") }, seules { $live } tuiles vous aideraient.
}
simple-spoils-special = Cela ne va pas dans « { $name } », où il ne manque que { $lacking ->
    [one] { $lacking } tuile
   *[other] { $lacking } tuiles
}.
simple-careful = { $standing ->
    [yes] Attention : { $who } n’attend plus qu’une tuile.
   *[no] Attention : { $who } est peut-être en attente.
}
simple-careful-of-suit = Attention : { $who } collectionne les { SUIT($suit, form: "plural") }.
simple-careful-of-anybody = Attention : quelqu’un pourrait gagner avec.
simple-safer-tile = Plus sûr, mais plus lent : { TILE($tile, form: "the") }.
simple-nothing-safer = Rien n’est nettement plus sûr.
simple-remark-needed = « { $name } » en a besoin.
simple-remark-pair = Cela casse votre paire de { TILE($pair, form: "plural") }.
simple-remark-run = Cela casse votre chow { TILE($run) }.
simple-remark-three = Cela casse vos trois { TILE($tile, form: "plural") }.
simple-remark-farther = { $more ->
    [one] Vous seriez une tuile plus loin du but.
   *[other] Vous seriez { $more } tuiles plus loin du but.
}
simple-remark-fewer = { $fewer ->
    [one] Une tuile de moins pourrait alors vous aider.
   *[other] { $fewer } tuiles de moins pourraient alors vous aider.
}
simple-remark-risky = { $who } l’attend peut-être.
simple-remark-risky-of-anybody = Quelqu’un l’attend peut-être.
simple-remark-doubles = { $doubles ->
    [one] Mieux vaut le garder : en pung, il doublerait votre score.
   *[other] Mieux vaut le garder : en pung, il doublerait deux fois votre score.
}
simple-remark-doubles-for = Retenez-le : en pung, il doublerait le score { PERSON($who, form: "of") }.
simple-remark-chows = Il va dans plus de chows.
simple-remark-can-come = Il peut encore en venir davantage.
simple-remark-kong = Vous perdriez le kong et sa tuile en plus.
simple-remark-as-good = Aussi bon que le premier.
