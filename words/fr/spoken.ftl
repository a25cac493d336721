described-own-tiles = { $tiles ->
    [one] Vos tuiles : { $tiles }
   *[other] Vos tuiles : { $tiles }
}
described-no-tiles = Vous n’avez pas de tuiles.
described-tiles-covered = Les tuiles sont cachées.
described-watching = Vous regardez cette table.
described-just-drawn = Vient d’être piochée.
described-advised = Le conseil la défausserait.
described-fitting = Va avec la défausse.
described-in-lesson = Cette carte en parle.
described-chosen-to-pass = Choisie pour l’échange.
described-hand = Tour { WIND($wind, form: "of") }, manche { $hand }
described-tiles-left = { $tiles ->
    [one] { $tiles } tuile restante
   *[other] { $tiles } tuiles restantes
}
described-game-over = La partie est finie.
described-won = { $you ->
    [yes] Vous avez fait mah-jong.
   *[no] { $who } a fait mah-jong.
}
described-dead-hand = Personne n’a fait mah-jong.
described-waits-for-start = Les tuiles sont distribuées. Entrée commence la manche.
described-kong = { $you ->
    [yes] Vous avez fait un kong de { TILE($tile, form: "plural") }.
   *[no] { $who } a fait un kong de { TILE($tile, form: "plural") }.
}
described-discard = { $you ->
    [yes] Vous avez défaussé { TILE($tile, form: "the") }.
   *[no] { $who } a défaussé { TILE($tile, form: "the") }.
}
described-turn = { $you ->
    [yes] C’est à vous.
   *[no] C’est au tour { PERSON($who, form: "of") }.
}
described-tip = Conseil : { $advice }
described-player = { $you ->
    [yes] Vous
   *[no] { $who }
}, { $wind }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}{ $calling ->
    [yes] {""}, en attente
   *[no] {""}
}
described-stake = { $tiles ->
    [one] { $tiles } tuile sur la réglette
   *[other] { $tiles } tuiles sur la réglette
}
described-open-stake = Sur la réglette : { $tiles }
described-bonus = Fleurs et saisons : { $tiles }
described-discards = Défausses : { $tiles }
described-chow = Chow { $tiles }{ $concealed ->
    [yes] {""}, caché
   *[no] {""}
}
described-pung = Pung de { TILE($tile, form: "plural") }{ $concealed ->
    [yes] {""}, caché
   *[no] {""}
}
described-kong-of = Kong de { TILE($tile, form: "plural") }{ $concealed ->
    [yes] {""}, caché
   *[no] {""}
}
described-pair = Paire de { TILE($tile, form: "plural") }
described-claimed-set = { $set }, pris sur { $you ->
    [yes] votre défausse
   *[no] une défausse { PERSON($who, form: "of") }
}
described-claimable = { TILE($tile, case: "start") }, défausse { PERSON($who, form: "of") }
described-claimable-kong = { TILE($tile, case: "start") }, du kong { PERSON($who, form: "of") }
described-no-time-limit = Temps illimité.
described-time-left = Temps restant : { $share }

spoken-choice = { $what } avec { $key }
spoken-offer = Vous pouvez réclamer { TILE($tile, form: "the") } : { $claims }. Passer avec { $pass }.
spoken-last-discard = { $you ->
    [yes] En dernier, vous avez défaussé { TILE($tile, form: "the") }.
   *[no] En dernier, { $who } a défaussé { TILE($tile, form: "the") }.
}
spoken-taken-discard = { $you ->
    [yes] En dernier, vous avez défaussé { TILE($tile, form: "the") }.
   *[no] En dernier, { $who } a défaussé { TILE($tile, form: "the") }.
} { $by_you ->
    [yes] Vous l’avez pris.
   *[no] { $taker } l’a pris.
}

spoken-discard = { $you ->
    [yes] Vous défaussez { TILE($tile, form: "the") }.
   *[no] { $who } : { $tile }.
}
spoken-set = { $you ->
    [yes] Vous : { $set }.
   *[no] { $who } : { $set }.
}
spoken-your-turn = À vous. Choisissez une tuile à défausser.
spoken-hand-begins = Tour { WIND($round, form: "of") }, manche { $hand }. Vous êtes { $wind }.
spoken-hand-begins-for-all = Tour { WIND($round, form: "of") }, manche { $hand }. { $who } est Est.
spoken-own-tiles = Vos tuiles : { $tiles }.
spoken-won = { $you ->
    [yes] Vous faites mah-jong avec { TILE($tile, form: "the") } !
   *[no] { $who } fait mah-jong avec { TILE($tile, form: "the") } !
}
spoken-won-from = { $you ->
    [yes] Vous faites mah-jong avec { TILE($tile, form: "the") }
   *[no] { $who } fait mah-jong avec { TILE($tile, form: "the") }
}, { $from_you ->
    [yes] votre défausse !
   *[no] défausse { PERSON($from, form: "of") } !
}
spoken-score = { $you ->
    [yes] Vous marquez { $points }.
   *[no] { $who } marque { $points }.
}
spoken-winners-score = { $you ->
    [yes] Vous marquez { $points }
   *[no] { $who } marque { $points }
} pour : { $reasons }.
spoken-winning-hand = La main gagnante : { $sets }.
spoken-named-winning-hand = { $name } : { $sets }.
spoken-reaction = { $who } : { $words }
spoken-gets = { $you ->
    [yes] Vous recevez { $amount }
   *[no] { $who } reçoit { $amount }
}
spoken-pays = { $you ->
    [yes] Vous payez { $amount }
   *[no] { $who } paie { $amount }
}
spoken-settled = { $changes }. Scores : { $scores }.
spoken-scores = Scores : { $scores }.
spoken-hand = Tour { WIND($round, form: "of") }, manche { $hand }. { $tiles ->
    [one] Il reste { $tiles } tuile
   *[other] Il reste { $tiles } tuiles
}.
spoken-no-hand = Aucune manche n’a encore été distribuée.
spoken-again = Je répète : { $words }
spoken-no-discard = Personne n’a encore défaussé.
spoken-no-claim = Il n’y a rien à réclamer.
spoken-nothing = Rien n’a encore été dit.
spoken-everything = À voix haute : tout ce qui se passe.
spoken-discards-and-claims = À voix haute : votre tour, les défausses et les annonces.
spoken-own-turn = À voix haute : votre tour et vos annonces seulement.
spoken-suggest-no-limit = Il y a peu de temps pour réclamer une défausse. Appuyez sur { $key } pour supprimer la limite.
spoken-lesson-card = { $heading }, { $title } : { $words }
