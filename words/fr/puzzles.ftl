puzzle-claims = Annonces et kongs
puzzle-suits = Familles
puzzle-honours = Vents et dragons
puzzle-danger = Danger
puzzle-last-tiles = Dernières tuiles
puzzle-special-hands = Mains spéciales

puzzle-tab = &Problèmes
puzzle-heading = Problèmes
puzzle-about = Trouvez le meilleur coup dans des positions de vraies parties. L’ordinateur vérifie votre réponse et vous dit pourquoi.
puzzle-no-mistakes = Vos propres erreurs viendront ici dès que vous en aurez fait.
puzzle-mistakes = De vos propres parties : { $own ->
    [one] { $own } erreur,
   *[other] { $own } erreurs,
} { $due ->
    [0] aucune à revoir aujourd’hui.
    [one] { $due } à revoir aujourd’hui.
   *[other] { $due } à revoir aujourd’hui.
}
puzzle-others = De parties entre maîtres selon ces règles : { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
} sur { $all }.
puzzle-filter = À travailler
puzzle-filter-any = Ce qui est à re&voir, puis du nouveau
puzzle-filter-own = Mes propres &erreurs
puzzle-theme = { $theme } : { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
} sur { $all }
puzzle-game-waits = Votre partie est en pause.
puzzle-begin = &Commencer
puzzle-none-due = Aucun problème de ce genre aujourd’hui.
puzzle-unreadable = Votre fichier de problèmes ne peut pas être lu.
puzzle-unwritable = Vos problèmes ne peuvent pas être enregistrés. { $error }

puzzle-title = Problème { $at } sur { $all }
puzzle-of-yours = D’une de vos parties
puzzle-of-masters = D’une partie entre maîtres
puzzle-what-discard = C’est à vous. Que défaussez-vous ?
puzzle-what-of-discard = { $who } défausse { TILE($tile, form: "the") }. Que faites-vous ?
puzzle-judging = Vérification de votre coup…
puzzle-right = Juste !
puzzle-not-best = Pas le meilleur
puzzle-best = { DEED($best, form: "start") } est le meilleur coup.
puzzle-better = { DEED($best, form: "start") } est meilleur.
puzzle-made-cost = Dans votre partie, { DEED($made) } a coûté { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-tempting-cost = { DEED($made, form: "start") } est tentant, mais coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-as-good = { $points ->
    [0] { DEED($choice, form: "start") } vaut { DEED($best) } : moins d’un point d’écart.
    [one] { DEED($choice, form: "start") } vaut { DEED($best) } : { $points } point d’écart, trop peu pour trancher.
   *[other] { DEED($choice, form: "start") } vaut { DEED($best) } : { $points } points d’écart, trop peu pour trancher.
}
puzzle-costs = { $points ->
    [one] { DEED($choice, form: "start") } coûte { $points } point. Mieux : { DEED($best) }.
   *[other] { DEED($choice, form: "start") } coûte { $points } points. Mieux : { DEED($best) }.
}
puzzle-do = { DEED($deed, form: "order") }
puzzle-then-discard = Défaussez { TILE($tile, form: "the") }.
puzzle-either = Les deux coups vous rapprochent autant.
puzzle-either-differ = Ce qui change, c’est ce que votre main peut devenir d’autre.
puzzle-ends = Cela finit la manche.
puzzle-pass = Passer
puzzle-chow = Chow { $from }-{ $middle }-{ $to }
puzzle-kong = Kong de { TILE($tile, form: "plural") }
puzzle-next = Problème &suivant
puzzle-leave = &Quitter
puzzle-solved-of = { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
} sur { $all }
puzzle-nothing-left = C’est tout pour aujourd’hui.
puzzle-left = { $left ->
    [one] Encore { $left } à revoir aujourd’hui.
   *[other] Encore { $left } à revoir aujourd’hui.
}
puzzle-missed-tomorrow = Ceux que vous avez manqués reviennent demain, les autres plus tard.
