review-hand-failed = La manche { $number } n’a pas pu être analysée.
review-hand-pending = Analyse de la manche { $number }…
review-earlier = Plus &tôt
review-later = Plus t&ard
review-whole-game = Partie &entière
review-next-hand = Manche &suivante
review-hand-before = Manche pré&cédente
review-step-through = &Pas à pas
review-method = Chaque coup est essayé dans quelques centaines de donnes possibles.
review-curve = Ce que valait votre main avant chaque coup. Rouge : ce que le coup a perdu. Gris : le résultat final.
review-moves = Résultat moyen de chaque coup, une fois que tout le monde a payé.
review-moves-and-estimates = Les points que chaque coup rapporte en moyenne, une fois que tous ont payé. Approx. : à dix points près environ.
review-not-counted = { $by ->
    [auto] Les coups du jeu automatique ont coûté environ { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, qui ne comptent pas.
    [late] Les défausses restées sans réponse à temps ont coûté environ { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, qui ne comptent pas.
   *[both] Les coups du jeu automatique et les défausses restées sans réponse à temps ont coûté environ { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, qui ne comptent pas.
}
review-luck-cost = La malchance a coûté { $luck }.
review-luck-brought = La chance a ajouté { $luck }.
review-as-advised = { $cost ->
    [one] Environ { $cost } point a été perdu sur des coups que le conseil proposait aussi. Le conseil répond sur-le-champ. L’analyse joue chaque coup de nombreuses fois.
   *[other] Environ { $cost } points ont été perdus sur des coups que le conseil proposait aussi. Le conseil répond sur-le-champ. L’analyse joue chaque coup de nombreuses fois.
}
review-start-estimate = { $whole ->
    [yes] Résultat moyen de tels débuts : { SIGNED($round) } points (estimation).
   *[no] Résultat moyen d’un tel début : { SIGNED($round) } points (estimation).
}
review-hand-move = Manche { $hand }, coup { $number }.
review-made-best = { $auto ->
    [yes] Le choix du jeu automatique, { DEED($made) }, était le meilleur coup.
    [late] Vous avez manqué de temps. { DEED($made, form: "start") } était le meilleur coup.
   *[no] { DEED($made, form: "start") } était le meilleur coup.
}
review-followed-quicktip = Le conseil proposait la même chose. Il répond sur-le-champ. L’analyse joue chaque coup de nombreuses fois.
review-made-even = { $auto ->
    [yes] Le choix du jeu automatique, { DEED($made) }, valait à peu près { DEED($best) } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’écart (± { $error }).
    [late] Vous avez manqué de temps. { DEED($made, form: "start") } valait à peu près { DEED($best) } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’écart (± { $error }).
   *[no] { DEED($made, form: "start") } valait à peu près { DEED($best) } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’écart (± { $error }).
}
review-made-cost = { $auto ->
    [yes] Le choix du jeu automatique, { DEED($made) }, a coûté { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (± { $error }). Mieux : { DEED($best) }.
    [late] Vous avez manqué de temps : ce n’est pas compté comme une erreur. { DEED($made, form: "start") } a coûté { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (± { $error }). Mieux : { DEED($best) }.
   *[no] { DEED($made, form: "start") } a coûté { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (± { $error }). Mieux : { DEED($best) }.
}

review-step-position = Manche { $number }, étape { $step } sur { $count }
review-step-no-decision = Vous n’aviez rien à décider ici.
review-step-back = &Reculer
review-step-next = A&vancer
review-step-turning-point = Coup c&oûteux
review-step-play-on = &Jouer d’ici
review-step-review = Anal&yse

statistics-hands-played = Manches jouées
statistics-share = { $count } ({ $percentage })
statistics-won = Gagnées
statistics-dealt-in = Tuile gagnante défaussée
statistics-dead-hands = Manches nulles
statistics-points-a-hand = Points par manche
statistics-winning-hand = Mains gagnantes
statistics-average-and-best = { $winning } points en moyenne, la meilleure { $best }
statistics-streak = Victoires de suite
statistics-streak-now-and-longest = { $streak } maintenant, { $longest_streak } au mieux
statistics-special-hands = Mains spéciales
statistics-special-hand = { $name } { $count }
statistics-decisions-judged = Décisions jugées
statistics-mistakes = Erreurs les plus chères
statistics-decisions-and-cost = { $count }, à { DECIMAL($from, digits: 2) } { $from ->
    [one] point
   *[other] points
} chacune
statistics-mistake-line = { $count ->
    [one] { $kind } : { $count } fois, { $points } points
   *[other] { $kind } : { $count } fois, { $points } points
}
statistics-no-mistakes = aucune trouvée
statistics-nothing = encore aucune
statistics-title = Statistiques
statistics-chart-points = Vos dernières manches
statistics-chart-sum = Total cumulé
statistics-note = Les manches que vous avez finies vous-même, jugées comme au classement. Gardées sur cet ordinateur seulement.
statistics-forget-all = &Tout oublier
statistics-chart-one-hand = 1 manche : { SIGNED($points) }
statistics-chart-hands = { $count } manches, de { SIGNED($least) } à { SIGNED($most) }

rating-title = Classement
rating-not-yet = { $missing ->
    [one] Finissez encore { $missing } manche pour voir où vous en êtes.
   *[other] Finissez encore { $missing } manches pour voir où vous en êtes.
}
rating-between = Vous vous situez entre les niveaux { $above } et { $below }.
rating-above = Vous jouez mieux qu’{ LEVEL($above, form: "a") }.
rating-below = Le niveau { $below } est encore devant vous.
rating-worst = Vos plus grosses pertes : { $kind } ({ DECIMAL($points, digits: 1) } { $points ->
    [one] point
   *[other] points
} par manche).
rating-you = Vous
rating-cost = Points perdus par manche
rating-cost-decision = Points perdus par décision
rating-claims = Annonces par manche
rating-tipped = Dans ces manches, le conseil vous soufflait les coups : ce n’est pas encore votre vrai niveau.
rating-special = Gagnées avec une main spéciale
rating-weeks = Semaine par semaine
rating-week = Semaine du { $date } : { $cost } points perdus par manche, { $hands ->
    [one] { $hands } manche
   *[other] { $hands } manches
}
rating-against = contre le niveau { LEVEL($level) }
rating-against-people = contre des personnes et d’autres programmes
rating-company = { $tipped ->
    [yes] { $hands ->
        [one] { $rules }, { $opponents }, avec conseils : { $hands } manche. Chance : { SIGNED($luck) } points par manche.
       *[other] { $rules }, { $opponents }, avec conseils : { $hands } manches. Chance : { SIGNED($luck) } points par manche.
    }
   *[no] { $hands ->
        [one] { $rules }, { $opponents } : { $hands } manche. Chance : { SIGNED($luck) } points par manche.
       *[other] { $rules }, { $opponents } : { $hands } manches. Chance : { SIGNED($luck) } points par manche.
    }
}
rating-none = Aucune manche jugée pour l’instant. Finissez une manche sans rien annuler ni montrer, et vous la verrez ici.
rating-earlier = Tableau &précédent
rating-later = Tableau &suivant
rating-save = &Enregistrer en CSV
rating-columns = semaine,règles,adversaires,avec conseils,manches,décisions,points perdus par décision,erreur type,gagnées,points donnés,annonces,mains spéciales,points,chance
rating-hint = Vos décisions face aux meilleurs coups trouvés. La chance ne compte pas. Gardé sur cet ordinateur seulement.

log-title = Journal
log-page = Lignes { $min } à { $end } sur { $count }
log-earlier = Plus &tôt
log-later = &Plus tard

drills-title = Exercices

oracle-centre = Centre
oracle-meaning-centre = le cœur de l’affaire
oracle-meaning-face = le visage montré au monde
oracle-meaning-present = le présent
oracle-meaning-wish = le vœu que personne n’a entendu
oracle-meaning-near-future = l’avenir proche
oracle-meaning-obstacle = le premier obstacle
oracle-meaning-further-obstacles = d’autres obstacles, ou des buts
oracle-meaning-way-past = comment les franchir
oracle-meaning-warning = un avertissement, ou la suite
oracle-meaning-end = comment cela finit
oracle-title = L’oracle
oracle-start = Pensez à une question, ou à rien de particulier.
oracle-end = Toutes les tuiles sont retournées. Cliquez sur l’une d’elles pour la relire.
oracle-turn = Re&tourner

review-step-title = Pas à pas
review-title-hand = Analyse de la manche { $number }
review-title-game = Analyse de la partie

drills-name-the-tile = &Nommer la tuile
drills-complete-it = &Compléter
drills-discard = &Défausser
drills-score-it = Comp&ter
drills-right = Juste.
drills-not-quite = Pas tout à fait.
drills-tally = Justes : { $right } sur { $asked }
drills-next = &Suivant
drills-check = &Vérifier
drills-name-question = Comment s’appelle cette tuile ?
drills-waits = La main attend { $tiles }.
drills-complete-hint = Choisissez toutes les tuiles qui font mah-jong, puis Vérifier.
drills-complete-question = Quelles tuiles complètent cette main ?
drills-discard-question = Quelle défausse laisse le plus de pioches utiles ?
drills-discard-hint = Cliquez sur la tuile que vous défausseriez.
drills-best = { $away ->
    [0] { $useful ->
        [one] Le mieux : { TILE($tile, form: "the") }. En attente, { $useful } tuile utile.
       *[other] Le mieux : { TILE($tile, form: "the") }. En attente, { $useful } tuiles utiles.
    }
   *[other] { $useful ->
        [one] Le mieux : { TILE($tile, form: "the") }. Distance à l’attente : { $away }, { $useful } tuile utile.
       *[other] Le mieux : { TILE($tile, form: "the") }. Distance à l’attente : { $away }, { $useful } tuiles utiles.
    }
}
drills-yours = { $away ->
    [0] { $useful ->
        [one] Votre choix : { TILE($tile, form: "the") }. En attente, { $useful } tuile utile.
       *[other] Votre choix : { TILE($tile, form: "the") }. En attente, { $useful } tuiles utiles.
    }
   *[other] { $useful ->
        [one] Votre choix : { TILE($tile, form: "the") }. Distance à l’attente : { $away }, { $useful } tuile utile.
       *[other] Votre choix : { TILE($tile, form: "the") }. Distance à l’attente : { $away }, { $useful } tuiles utiles.
    }
}
drills-score-situation = { $how ->
    [wall] Vous êtes { WIND($seat_wind) } dans le tour du vent { WIND($round_wind, form: "of") }. Dernière tuile : { TILE($last, form: "the") }, pioché au mur. Les combinaisons à part, à gauche, ont été réclamées.
   *[discard] Vous êtes { WIND($seat_wind) } dans le tour du vent { WIND($round_wind, form: "of") }. Dernière tuile : { TILE($last, form: "the") }, défausse d’un autre joueur. Les combinaisons à part, à gauche, ont été réclamées.
}
drills-line = { $award }{"  "}{ $words }
drills-line-counts = cette ligne compte
drills-line-counts-not = cette ligne ne compte pas
drills-score-question = Quelles lignes comptent pour cette main ?
oracle-heading = { $position } : { $subject }
oracle-1-east = 1, Est
oracle-3-east = 3, Est
oracle-2-east = 2, Est
oracle-4-south = 4, Sud
oracle-5-south = 5, Sud
oracle-6-south = 6, Sud
oracle-7-west = 7, Ouest
oracle-9-west = 9, Ouest
oracle-8-west = 8, Ouest
oracle-10-north = 10, Nord
oracle-11-north = 11, Nord
oracle-12-north = 12, Nord

review-after-discards = { $thrown ->
    [0] Décision { $number }, avant la première défausse.
    [one] Décision { $number }, après { $thrown } défausse.
   *[other] Décision { $number }, après { $thrown } défausses.
}
review-before-decisions = Avant la première décision.
review-start-change = Avant la première décision, la pioche et les autres joueurs avaient changé cette valeur de { SIGNED($change) }, à { SIGNED($worth) }.
review-cost = { $whole ->
    [yes] { $you ->
        [yes] La partie vous a coûté { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }.
       *[no] La partie a coûté { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        } à { $who }.
    }
   *[no] { $you ->
        [yes] La manche vous a coûté { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }.
       *[no] La manche a coûté { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        } à { $who }.
    }
}
review-brought = { $whole ->
    [yes] { $you ->
        [yes] La partie { $points ->
            [0] ne vous a rien rapporté
            [one] vous a rapporté { $points } point
           *[other] vous a rapporté { $points } points
        }.
       *[no] La partie { $points ->
            [0] n’a rien rapporté
            [one] a rapporté { $points } point
           *[other] a rapporté { $points } points
        } à { $who }.
    }
   *[no] { $you ->
        [yes] La manche { $points ->
            [0] ne vous a rien rapporté
            [one] vous a rapporté { $points } point
           *[other] vous a rapporté { $points } points
        }.
       *[no] La manche { $points ->
            [0] n’a rien rapporté
            [one] a rapporté { $points } point
           *[other] a rapporté { $points } points
        } à { $who }.
    }
}
review-choices-were-even = { $you ->
    [yes] Vos choix valaient à peu près les meilleurs.
   *[no] Ces choix valaient à peu près les meilleurs.
}
review-choices-cost = { $you ->
    [yes] { $cost ->
        [one] Vos choix ont coûté environ { $cost } point (± { $error }).
       *[other] Vos choix ont coûté environ { $cost } points (± { $error }).
    }
   *[no] { $cost ->
        [one] Ces choix ont coûté environ { $cost } point (± { $error }).
       *[other] Ces choix ont coûté environ { $cost } points (± { $error }).
    }
}
drills-counts = compte

review-no-choice = Il n’y avait rien à choisir.
review-after-decisions = { $number ->
    [one] Après { $number } décision.
   *[other] Après { $number } décisions.
}
review-nobody-won = Fin : le mur s’est épuisé et personne n’a fait mah-jong.
review-won-by-draw = { $you ->
    [yes] Fin : vous avez pioché { TILE($tile, form: "the") } et fait mah-jong.
   *[no] Fin : { $who } a pioché { TILE($tile, form: "the") } et fait mah-jong.
}
review-won-by-discard = { $from_you ->
    [yes] Fin : { $who } a fait mah-jong avec votre { TILE($tile) }.
   *[no] { $you ->
        [yes] Fin : vous avez fait mah-jong avec { TILE($tile, form: "the") } { PERSON($from, form: "of") }.
       *[no] Fin : { $who } a fait mah-jong avec { TILE($tile, form: "the") } { PERSON($from, form: "of") }.
    }
}
review-won-by-kong = { $from_you ->
    [yes] Fin : { $who } a fait mah-jong avec { TILE($tile, form: "the") }, volé à votre kong.
   *[no] { $you ->
        [yes] Fin : vous avez fait mah-jong avec { TILE($tile, form: "the") }, volé au kong { PERSON($from, form: "of") }.
       *[no] Fin : { $who } a fait mah-jong avec { TILE($tile, form: "the") }, volé au kong { PERSON($from, form: "of") }.
    }
}
review-luck-after = { $you ->
    [yes] Après votre dernier coup, la manche valait { SIGNED($left) } en moyenne. Elle a fini à { SIGNED($brought) }. La différence de { SIGNED($rest) } vient du mur et des autres joueurs.
   *[no] Après le dernier coup { PERSON($who, form: "of") }, la manche valait { SIGNED($left) } en moyenne. Elle a fini à { SIGNED($brought) }. La différence de { SIGNED($rest) } vient du mur et des autres joueurs.
}
review-luck-from-player = { $you ->
    [yes] Vous { SIGNED($points) }
   *[no] { $who } { SIGNED($points) }
}
review-luck-total = Venu des autres : { $list }. En tout : { SIGNED($points) }. Totaux, dans la boîte des scores, montre le détail des calculs.
review-decision-position = Décision { $number } sur { $count }.
review-no-costly-move = Aucun coup coûteux.
review-auto-play-chose = Le jeu automatique a fait les choix.
review-show-on-the-table = &Montrer sur la table
review-best = Le mieux : { DEED($best) }.
review-do = { DEED($best, form: "order") }
review-move = { DEED($deed, form: "title") }
motive-quoted = { $who } : « { $told } »
motive-forgotten = { $who } : « Je ne sais plus pourquoi. »
motive-plan = { $lacking ->
    [0] Je visais { PLAN($plan) }.
    [1] Je visais { PLAN($plan) }, et il me manquait une tuile.
   *[other] Je visais { PLAN($plan) }, et il me manquait { $lacking } tuiles.
}
motive-calling = Sans { TILE($tile, form: "the") }, il ne me manquait plus qu’une tuile : { LIST($waits, form: "a") }.
motive-standing = Ma main était figée : la tuile piochée devait partir.
motive-misfit = { TILE($tile, form: "the", case: "start") } n’y avait pas sa place.
motive-gone = { TILE($tile, form: "the", case: "start") } était isolé, et les autres étaient déjà sortis.
motive-alone = { TILE($tile, form: "the", case: "start") } était isolé.
motive-keeps-most = { $live ->
    [0] Sans { TILE($tile, form: "the") }, plus aucune tuile ne m’aidait, et aucune autre défausse n’en laissait plus.
    [one] Sans { TILE($tile, form: "the") }, { $live } tuile pouvait m’aider, et aucune autre défausse n’en laissait plus.
   *[other] Sans { TILE($tile, form: "the") }, { $live } tuiles pouvaient m’aider, et aucune autre défausse n’en laissait plus.
}
motive-safer = Je voulais défausser { TILE($other, form: "the") }, mais { TILE($tile, form: "the") } était plus sûr.
motive-worth-more = Sans { TILE($other, form: "the") }, j’aurais eu plus de tuiles utiles, mais une main qui vaut moins, me semblait-il.
motive-even = Sans { TILE($other, form: "the") }, j’aurais eu plus de tuiles utiles, mais les deux me semblaient se valoir.
review-mark-estimate = approx.
review-mark = { $best ->
    [yes] { $by ->
        [auto] le mieux (auto)
        [late] le mieux (sans réponse)
        [you] le mieux (vous)
        [made] le mieux (joué)
       *[none] le mieux
    }
   *[no] { $by ->
        [auto] jeu automatique
        [late] sans réponse
        [you] votre coup
        [made] joué
       *[none] {""}
    }
}

album-title = Album des mains spéciales
album-made = { $made ->
    [one] Faite une fois : le { $day }, contre { $against }, pour { $points } points.
   *[other] Faite { $made } fois, la première le { $day } contre { $against }, pour { $points } points.
}
album-near = { $lacking ->
    [one] Pas encore faite. Au plus près, il vous manquait { $lacking } tuile.
   *[other] Pas encore faite. Au plus près, il vous manquait { $lacking } tuiles.
}
album-not-near = Pas encore faite.
album-forbidden = Interdite par ces règles.
album-count = { $made ->
    [one] { $made } faite
   *[other] { $made } faites
} sur { $all }. Mains spéciales { $first } à { $last }.
album-none = Ces règles n’ont pas de mains spéciales.
album-earlier = &Précédent
album-later = &Suivant

calendar-title = Calendrier des donnes
calendar-month = { $month ->
    [1] Janvier
    [2] Février
    [3] Mars
    [4] Avril
    [5] Mai
    [6] Juin
    [7] Juillet
    [8] Août
    [9] Septembre
    [10] Octobre
    [11] Novembre
   *[other] Décembre
} { $year }
calendar-weekday = { $day ->
    [0] lun
    [1] mar
    [2] mer
    [3] jeu
    [4] ven
    [5] sam
   *[other] dim
}
calendar-played = { $deals ->
    [one] { $deals } donne jouée : { $points }
   *[other] { $deals } donnes jouées : { $points } en tout
}
calendar-today = Aujourd’hui, le { $day } (UTC). Tous ceux qui jouent cette donne reçoivent les mêmes tuiles.
calendar-not-played = Vous n’avez pas encore joué la donne du { $day }.
calendar-result = { $day } : { $points } points. Votre premier résultat compte.
calendar-play = &Jouer
