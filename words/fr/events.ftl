event-game-began = Une nouvelle partie commence. { $you ->
    [yes] Vous êtes le premier Est.
   *[no] Premier Est : { $who }.
}
event-round-began = Le tour du vent { WIND($wind, form: "of") } commence.
event-welcome = Vous êtes { $wind } dans le tour du vent { WIND($round, form: "of") }. Bonne chance !
event-welcome-first = { $east } a tiré le vent d’Est. Vous êtes { $wind }. Bonne chance !
event-welcome-east = Vous êtes { $wind } dans le tour du vent { WIND($round, form: "of") } : la réglette rouge est à vous. Bonne chance !
event-how-to-start = Appuyez sur Commencer ! pour jouer.
event-welcome-all = { $who } est Est dans le tour du vent { WIND($round, form: "of") }. Bonne chance !
event-dealt = Les tuiles sont distribuées.
event-drew-this-tile =
    { $you ->
        [yes] Vous piochez { TILE($tile, form: "a") }.
       *[no] { $who } pioche { TILE($tile, form: "a") }.
    }
event-drew-this-loose-tile =
    { $you ->
        [yes] Vous piochez { TILE($tile, form: "a") } en remplacement.
       *[no] { $who } pioche { TILE($tile, form: "a") } en remplacement.
    }
event-drew-this-bonus = { $loose ->
    [yes] { $you ->
        [yes] Vous piochez en remplacement une { BONUS($kind) } : { TILE($tile, form: "the") }.
       *[no] { $who } pioche en remplacement une { BONUS($kind) } : { TILE($tile, form: "the") }.
    }
   *[no] { $you ->
        [yes] Vous piochez une { BONUS($kind) } : { TILE($tile, form: "the") }.
       *[no] { $who } pioche une { BONUS($kind) } : { TILE($tile, form: "the") }.
    }
}
event-bonus-set-aside = { $first ->
    [yes] Vous avez une { BONUS($kind) } : { BONUS($name, form: "the") }. Elle est mise de côté et rapporte des points.
   *[no] Votre { BONUS($kind) } est mise de côté : { BONUS($name, form: "the") }.
}
event-drew-a-tile =
    { $you ->
        [yes] Vous piochez une tuile.
       *[no] { $who } pioche une tuile.
    }
event-drew-a-loose-tile =
    { $you ->
        [yes] Vous piochez une tuile de remplacement.
       *[no] { $who } pioche une tuile de remplacement.
    }
event-laid-out = { $you ->
    [yes] Vous exposez une { BONUS($kind) } : { TILE($tile, form: "the") }.
   *[no] { $who } expose une { BONUS($kind) } : { TILE($tile, form: "the") }.
}
event-discarded =
    { $you ->
        [yes] Vous défaussez { TILE($tile, form: "the") }.
       *[no] { $who } défausse { TILE($tile, form: "the") }.
    }
event-discarded-calling = { $you ->
    [yes] Vous défaussez { TILE($tile, form: "the") } et faites un appel original.
   *[no] { $who } défausse { TILE($tile, form: "the") } et fait un appel original.
}
event-dangerous = { $no_choice ->
    [yes] { $you ->
        [yes] Vous défaussez une tuile dangereuse, faute de choix.
       *[no] { $who } défausse une tuile dangereuse, faute de choix.
    }
   *[no] { $you ->
        [yes] Vous défaussez une tuile dangereuse.
       *[no] { $who } défausse une tuile dangereuse.
    }
}
event-stood =
    { $you ->
        [yes] Vous annoncez une main figée.
       *[no] { $who } annonce une main figée.
    }
event-not-stood = Vous n’annoncez pas de main figée.
event-one-short = Il ne vous manque qu’une tuile : { LIST($tiles, form: "a") }.
event-claimed =
    { $you ->
        [yes] Vous annoncez { CLAIM($claim, form: "a") }.
       *[no] { $who } annonce { CLAIM($claim, form: "a") }.
    }
event-passed = Vous passez.
event-taken = { $you ->
    [yes] Vous prenez { TILE($tile, form: "the") } { PERSON($from, form: "of") } pour { SET($set, form: "a") }.
   *[no] { $from_you ->
        [yes] { $who } prend votre { TILE($tile) } pour { SET($set, form: "a") }.
       *[no] { $who } prend { TILE($tile, form: "the") } { PERSON($from, form: "of") } pour { SET($set, form: "a") }.
    }
}
event-placing-a-chow = Vous choisissez la place { TILE($tile, form: "of") } dans votre chow.
event-kong = { $exposed ->
    [yes] { $you ->
        [yes] Vous faites un kong exposé de { TILE($tile, form: "plural") }.
       *[no] { $who } fait un kong exposé de { TILE($tile, form: "plural") }.
    }
   *[no] { $you ->
        [yes] Vous faites un kong caché de { TILE($tile, form: "plural") }.
       *[no] { $who } fait un kong caché de { TILE($tile, form: "plural") }.
    }
}
event-mah-jongg = { $how ->
    [wall] { $you ->
        [yes] Vous piochez { TILE($tile, form: "a") } et faites mah-jong !
       *[no] { $who } pioche { TILE($tile, form: "a") } et fait mah-jong !
    }
    [loose] { $you ->
        [yes] Vous piochez en remplacement { TILE($tile, form: "a") } et faites mah-jong !
       *[no] { $who } pioche en remplacement { TILE($tile, form: "a") } et fait mah-jong !
    }
    [kong] { $you ->
        [yes] Vous volez { TILE($tile, form: "a") } à un kong et faites mah-jong !
       *[no] { $who } vole { TILE($tile, form: "a") } à un kong et fait mah-jong !
    }
   *[discard] { $you ->
        [yes] Vous réclamez { TILE($tile, form: "the") } et faites mah-jong !
       *[no] { $who } réclame { TILE($tile, form: "the") } et fait mah-jong !
    }
}
event-formed = { $you ->
    [yes] Vous posez { SET($set, form: "a") } de { TILE($tile, form: "plural") }.
   *[no] { $who } pose { SET($set, form: "a") } de { TILE($tile, form: "plural") }.
}
event-formed-special =
    { $you ->
        [yes] Vous posez une main spéciale.
       *[no] { $who } pose une main spéciale.
    }
event-tiles-shown = { $you ->
    [yes] Vous montrez ces tuiles : { $tiles }.
   *[no] { $who } montre ces tuiles : { $tiles }.
}
event-scored =
    { $you ->
        [yes] Vous marquez { $points }.
       *[no] { $who } marque { $points }.
    }
score-of-player = { $you ->
    [yes] Vous { $score }
   *[no] { $who } { $score }
}
event-settled = Les scores : { $scores }.
event-not-settled = Personne ne paie : toutes les mains étaient visibles.
event-washed-out = Le mur est épuisé, et personne n’a fait mah-jong. Est reste Est.
event-goulash-began = La dernière manche était nulle, celle-ci est donc un goulash : on échange d’abord des tuiles, puis on joue sans chows.
event-exchanged = { $who } vous passe { LIST($tiles, form: "a") }.
event-hands-shown = Toutes les mains sont visibles. Personne ne paie pour cette manche.
event-hands-covered = Les mains sont de nouveau cachées.
event-resumed = La partie continue dans le tour du vent { WIND($wind, form: "of") }. { $you ->
    [yes] Vous êtes Est.
   *[no] { $who } est Est.
}
event-game-ended = { $shared ->
    [yes] La première place est partagée : { $others }.
   *[no] { $you ->
        [yes] Vous gagnez la partie avec { $score }. { $others }.
       *[no] { $who } gagne la partie avec { $score }. { $others }.
        }
}
event-winner = { $shared ->
    [yes] La première place est partagée : { $score } chacun
   *[no] { $you ->
        [yes] Vous gagnez avec { $score }
       *[no] { $who } gagne avec { $score }
    }
}
event-option-changed = L’option { $name } vaut maintenant { $value }.
event-swapped = Échange : { $old } contre { $new }.
event-uses = Il peut vous servir pour { LIST($claims, form: "a") }.
event-place = Manche { $hand }, tour { WIND($wind, form: "of") }.
state-ended = Cette manche est finie.
state-discard = { $you ->
    [yes] Vous avez défaussé { TILE($tile, form: "the") }.
   *[no] { $who } a défaussé { TILE($tile, form: "the") }.
}
state-kong = { $you ->
    [yes] Vous avez fait un kong de { TILE($tile, form: "plural") }.
   *[no] { $who } a fait un kong de { TILE($tile, form: "plural") }.
}
state-turn = C’est au tour { PERSON($who, form: "of") }.
state-table = La table à l’adresse { $place }.
state-progress = { $tiles ->
    [one] Tour du vent { WIND($wind, form: "of") }, manche { $hand } ; il reste { $tiles } tuile dans le mur.
   *[other] Tour du vent { WIND($wind, form: "of") }, manche { $hand } ; il reste { $tiles } tuiles dans le mur.
}
state-player = { $turn ->
    [yes] { $wind } : { $who }, { $score }, dont c’est le tour
   *[no] { $wind } : { $who }, { $score }
}


claim-precedence-of-kind = Le { CLAIM($claim) } { PERSON($who, form: "of") } passe avant votre { CLAIM($own) }.
claim-precedence-of-seat = Le { CLAIM($claim) } { PERSON($who, form: "of") } passe avant le vôtre : { $who } joue plus tôt après la défausse.
claim-precedence = Le { CLAIM($claim) } { PERSON($who, form: "of") } passe avant.
claim-missed-mah-jongg = Vous avez laissé passer { TILE($tile, form: "the") }. C’était mah-jong ! Appuyez sur + pour avoir plus de temps.
claim-missed-claim = Vous avez laissé passer { TILE($tile, form: "the") }. Appuyez sur + pour avoir plus de temps.

event-completed = { $you ->
    [yes] Vous complétez { SET($set, form: "a") } avec { TILE($tile, form: "the") }.
   *[no] { $who } complète { SET($set, form: "a") } avec { TILE($tile, form: "the") }.
}
event-win = { $you ->
    [yes] Vous faites mah-jong. Votre main vaut { $points }.
   *[no] { $who } fait mah-jong avec une main qui vaut { $points }.
}
event-special-win = { $you ->
    [yes] Vous faites mah-jong avec une main spéciale qui vaut { $points }.
   *[no] { $who } fait mah-jong avec une main spéciale qui vaut { $points }.
}
event-special-win-beside = { $you ->
    [yes] Vous faites mah-jong : la main spéciale rapporte { $brings }, { $points } en tout.
   *[no] { $who } fait mah-jong : la main spéciale rapporte { $brings }, { $points } en tout.
}
