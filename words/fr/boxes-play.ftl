sheet-not-scored = Cette manche n’a pas été comptée.
sheet-points = Points
sheet-doubles = Doubles
sheet-limit = % de la limite
sheet-sub-totals = Somme
sheet-near-misses = Manqué de &peu ({ $count })
sheet-score-line = Score : { $sum }
sheet-hint = Cliquez sur une ligne pour voir sa règle.
sheet-more-about-rule = En savoir plus sur cette règle
sheet-chows = { $pair ->
    [idle] Les chows et cette paire ne rapportent rien par eux-mêmes.
    [lost] Les chows ne rapportent rien, et les paires ne comptent que dans la main gagnante.
   *[none] Les chows ne rapportent rien.
}
sheet-pair = { $pair ->
    [idle] Cette paire ne rapporte rien.
   *[lost] Les paires ne comptent que dans la main gagnante.
}
sheet-no-points-for-chows = { $pair ->
    [lost] Les chows ne rapportent rien, et les paires ne comptent que dans la main gagnante. Les tuiles non réclamées sont rangées par famille, pas par combinaison.
   *[none] Les chows ne rapportent rien. Les tuiles non réclamées sont rangées par famille, pas par combinaison.
}
sheet-nothing-counts = Rien ne compte ici : ni pung ni kong, ni fleur ni saison. Les chows ne rapportent rien, et les paires ne comptent que dans la main gagnante.
sheet-before-doubling = points avant les doubles
sheet-product-at-most = { $product }, au plus
sheet-total = Score :{" "}

totals-old-score = Ancien score
totals-this-hand = Cette manche
totals-received = Qui paie qui
totals-payer = { $you ->
    [yes] Vous payez
   *[no] { $who } paie
}
totals-paid = Payé
totals-total = Total
totals-new-score = Nouveau score

why-title-tile = Que faire { TILE($tile, form: "of") } ?
why-title = Que puis-je faire ?
why-goal = G montre combien de tuiles il vous manque.

tips-title = Conseil
tips-hint = Le conseil choisirait le premier. G montre ce qu’il vous manque, W ce que vous pouvez faire.
tips-hint-special = Le conseil choisirait le premier. L’aide explique « { $name } ».
tips-about-figures = Le conseil choisirait le premier. L’aide explique les chiffres.
tips-hint-lesson = Dans cette leçon, vous pouvez défausser n’importe laquelle. Dans une vraie partie, prenez celle du haut.
tips-mah-jongg = { $claimed ->
    [yes] Réclamer pour mah-jong
   *[no] Annoncer mah-jong
}
tips-wins = Votre main est complète : vous gagnez !
tips-does-not-win = Vous ne gagneriez pas avec.
tips-figures = Chances et &points
tips-kong = Kong de { TILE($tile, form: "plural") }
tips-discard = Défausser { TILE($tile, form: "the") }

earlier-title = Reprendre depuis
earlier-previous-hand = Manche pré&cédente
earlier-next-hand = Manche &suivante
earlier-play-on = &Reprendre

scores-heading = Manche { $deal_number } · tour { WIND($round_wind, form: "of") }
scores-totals = Totaux
scores-review = Anal&yse…
scores-save = &Enregistrer
scores-look-at-table = Voir &la table
scores-next-hand = Manche &suivante
scores-final-scores = Scores &finaux
question-leave-button = &Quitter la table
question-mah-jongg = &Mah-jong
question-kong = &Kong
question-pung = &Pung
question-chow = &Chow
question-which-chow = Quel chow ?
question-chow-run = &{ $first } - { $second } - { $third }
question-mah-jongg-with-tile = Faire mah-jong avec { TILE($tile, form: "the") } ?
question-mah-jongg-title = Mah-jong !
question-rob-kong = Voler { TILE($tile, form: "the") } au kong { PERSON($owner, form: "of") } et faire mah-jong ?
question-rob-kong-title = Voler le kong
question-concealed-kong = Kong caché
question-exposed-kong = Kong exposé
question-make-kong = Faire ce kong
question-call-standing-hand = Vous pouvez gagner avec { LIST($list, form: "the") }. Annoncer une main figée, et garder désormais vos tuiles telles quelles ?
question-exchange = Passer ces tuiles ?
question-exchange-title = Échange
question-exchange-to = { $who } reçoit { LIST($tiles, form: "a") }.
question-standing-hand = Main figée
question-call-original = Défausser { TILE($tile, form: "the") } avec un appel original ? Vous gagnez alors avec { LIST($list, form: "the") }, et gardez désormais vos tuiles telles quelles.
question-original-call = Appel original
question-complete-hand = Votre main est complète. Faire mah-jong ?
question-start-screen = Écran d’&accueil
question-play-again = &Rejouer
question-game-finished = Partie finie
news-won = { $won ->
    [0] { $hands ->
        [one] Une manche jouée, sans victoire cette fois.
       *[other] { $hands } manches jouées, sans victoire cette fois.
    }
   *[other] { $hands ->
        [one] Une manche jouée, et vous l’avez gagnée.
       *[other] Vous avez gagné { $won ->
            [one] { $won } manche
           *[other] { $won } manches
        } sur { $hands }.
    }
}
news-made = Nouveau dans votre album : { $hands } !
news-best = Votre meilleure main jusqu’ici : { $points } points.
news-passed = Vous progressez au classement. Vous jouez maintenant mieux qu’{ LEVEL($level, form: "a") }.
news-streak = { $wins } manches gagnées de suite : votre plus belle série.
news-nearer = Jamais si près de { $hand } : { $lacking ->
    [one] il ne manquait qu’une tuile.
   *[other] il ne manquait que { $lacking } tuiles.
}
question-final-scores-hint = Chacun a commencé avec { $began }. Les perdants se paient aussi entre eux : on peut donc gagner une manche sans finir premier.
question-about-game = Le mah-jong à une table de quatre, en souvenir d’un programme Windows de 1996 : de vraies règles, un mur, des chows, des pungs et des kongs, et une réglette rouge pour Est.
question-about-licence = Logiciel libre sous licence MIT ou Apache 2.0, à votre choix. Polices : Fira Sans et LXGW WenKai, sous licence SIL Open Font.
question-about-version = Red Stake { $version }
question-about-title = À propos de Mah Jongg
question-next-level-title = Bien joué !
question-next-level = Vous avez largement ce niveau. Voulez-vous jouer maintenant contre des { $level ->
    [beginner] débutants
    [club] joueurs de club
    [expert] experts
   *[master] maîtres
} ?
question-next-level-later = Pas main&tenant
question-next-level-never = Ne plus &demander
question-exit-title = Quitter
question-exit-program = Quitter Red Stake ?
question-leave-the-table-title = Quitter la table
question-leave-network-game = La partie n’est pas finie. Quitter la table du réseau ?
question-save = Enregistrer
question-save-first = Enregistrer d’abord la partie ?
question-overwrite = { $name } existe déjà. Le remplacer ?
question-overwrite-title = Remplacer ce fichier
question-show-all-hands-cost = Montrer toutes les mains ? Personne ne paiera pour cette manche.
question-show-all-hands = Montrer les mains
question-game-status = État de la partie
question-declare-bonus = Exposer { TILE($tile, form: "the") } et piocher une autre tuile ?
question-declare-bonus-title = Exposer les fleurs
question-lay-out-title = Poser les combinaisons cachées
question-last-tile-title = Votre dernière tuile
question-last-tile-hint = Votre dernière tuile peut compléter plusieurs combinaisons. Laquelle ? La première rapporte le plus (Échap la choisit).
question-lay-out-hint = Seules les combinaisons posées comptent. Appuyez sur Échap pour le meilleur score.
question-change-places-button = Je suis { $who }
question-change-places-title = Changez de place
question-change-places = C’est à vous de jouer. Les autres, regardez ailleurs, s’il vous plaît.
question-claims = { $who } réclame
question-nobody = Person&ne
question-takes-back = { $who } reprend sa dé&fausse
question-who-wants-it = Qui la veut ?
question-eyes = Paire
question-last-tile-chow = La dernière tuile : chow, { $place }
question-last-tile = La dernière tuile : { $set }
question-form = { SET($set, case: "start") } : { $tile }
question-special-hand = Main spéciale
question-finished = &Terminé
sheet-doubles-after = { $doubles ->
    [0] doubles
    [one] double : × 2
   *[other] doubles, × 2 chacun : ensemble × { $factor }
}
why-heading = { $name } : { $can ->
    [yes] oui
   *[no] non
}
scores-drawn = { $you ->
    [yes] Vous avez pioché { TILE($tile, form: "a") } et fait mah-jong
   *[no] { $who } a pioché { TILE($tile, form: "a") } et fait mah-jong
}
scores-loose = { $you ->
    [yes] Vous avez pioché en remplacement { TILE($tile, form: "a") } et fait mah-jong
   *[no] { $who } a pioché en remplacement { TILE($tile, form: "a") } et fait mah-jong
}
scores-discarded = { $other ->
    [you] { $who } a fait mah-jong avec votre { TILE($tile) }
    [known] { $you ->
        [yes] Vous avez fait mah-jong avec { TILE($tile, form: "the") } { PERSON($from, form: "of") }
       *[no] { $who } a fait mah-jong avec { TILE($tile, form: "the") } { PERSON($from, form: "of") }
    }
   *[unknown] { $you ->
        [yes] Vous avez fait mah-jong avec { TILE($tile, form: "a") } défaussé
       *[no] { $who } a fait mah-jong avec { TILE($tile, form: "a") } défaussé
    }
}
scores-snatched = { $other ->
    [you] { $who } a volé { TILE($tile, form: "the") } à votre kong et fait mah-jong
    [known] { $you ->
        [yes] Vous avez volé { TILE($tile, form: "the") } au kong { PERSON($from, form: "of") } et fait mah-jong
       *[no] { $who } a volé { TILE($tile, form: "the") } au kong { PERSON($from, form: "of") } et fait mah-jong
    }
   *[unknown] { $you ->
        [yes] Vous avez volé { TILE($tile, form: "the") } au kong d’un autre joueur et fait mah-jong
       *[no] { $who } a volé { TILE($tile, form: "the") } au kong d’un autre joueur et fait mah-jong
    }
}
question-chow-lowest = la plus basse
question-chow-middle = celle du milieu
question-chow-highest = la plus haute
totals-east-doubles = { $you ->
    [yes] Vous êtes Est, et Est paie et reçoit double.
   *[no] { $who } est Est, et Est paie et reçoit double.
}
question-kong-concealed = Poser vos quatre { TILE($tile, form: "plural") } en kong et piocher une autre tuile ?
question-kong-exposed = Ajouter le quatrième { $tile } à votre pung et piocher une autre tuile ?
question-kong-chosen = Faire un kong de { TILE($tile, form: "plural") } et piocher une autre tuile ?

tips-pass = Passer
tips-claim-kong = Réclamer pour un kong
tips-claim-pung = { $more ->
    [yes] Réclamer pour un pung, puis défausser { TILE($tile, form: "the") }
   *[no] Réclamer pour un pung
}
tips-claim-which-chow = { $more ->
    [yes] Réclamer pour le chow { $run }, puis défausser { TILE($tile, form: "the") }
   *[no] Réclamer pour le chow { $run }
}
tips-claim-chow = { $more ->
    [yes] Réclamer pour un chow, puis défausser { TILE($tile, form: "the") }
   *[no] Réclamer pour un chow
}
totals-pays-you = { $who } vous paie { $points } : { $how }.
totals-you-pay = Vous payez { $points } à { $whom } : { $how }.
totals-pays = { $who } paie { $points } à { $whom } : { $how }.
totals-pays-you-just = { $who } vous paie { $points }.
totals-you-pay-just = Vous payez { $points } à { $whom }.
totals-neither-pays = Aucun des deux ne paie : les deux mains valent { $points }.
totals-pays-just = { $who } paie { $points } à { $whom }.
totals-winning-hand = le score de la main gagnante
totals-between-payments = { $list } + { $next }
totals-hand-is-limit = { $you ->
    [yes] Votre main est payée telle quelle, sans doubles. { $sum }
   *[no] La main { PERSON($who, form: "of") } est payée telle quelle, sans doubles. { $sum }
}
totals-hand-comes-to = { $you ->
    [yes] { $doubles ->
        [0] { $points ->
            [one] Votre main vaut { $points } point, sans doubles.
           *[other] Votre main vaut { $points } points, sans doubles.
        }
        [one] Votre main vaut { $points } points, doublés une fois : { $product }.
       *[other] Votre main vaut { $points } points, doublés { $doubles } fois : { $product }.
    }
   *[no] { $doubles ->
        [0] { $points ->
            [one] La main { PERSON($who, form: "of") } vaut { $points } point, sans doubles.
           *[other] La main { PERSON($who, form: "of") } vaut { $points } points, sans doubles.
        }
        [one] La main { PERSON($who, form: "of") } vaut { $points } points, doublés une fois : { $product }.
       *[other] La main { PERSON($who, form: "of") } vaut { $points } points, doublés { $doubles } fois : { $product }.
    }
}
totals-hand-at-most = Aucune main ne peut valoir plus de { $total }.
totals-total-comes-to = { $you ->
    [yes] Votre total : { $sum } = { $total }.
   *[no] Le total { PERSON($who, form: "of") } : { $sum } = { $total }.
}
totals-new-comes-to = { $you ->
    [yes] Votre nouveau score : { $sum } = { $total }.
   *[no] Le nouveau score { PERSON($who, form: "of") } : { $sum } = { $total }.
}
totals-hint = Pointez un nombre pour voir d’où il vient.
totals-cannon = { $you ->
    [yes] Jeu dangereux de votre part : un seul joueur paie pour tous.
   *[no] Jeu dangereux { PERSON($who, form: "of") } : un seul joueur paie pour tous.
}
totals-east-stays = { $you ->
    [yes] Vous avez gagné en étant Est : vous le restez.
   *[no] { $who } a gagné en étant Est et le reste.
}
totals-east-next = { $you ->
    [yes] Est n’a pas gagné, son rôle passe au suivant : vous voilà Est.
   *[no] Est n’a pas gagné, son rôle passe au suivant : { $who } devient Est.
}
totals-all-pay = { $discarded ->
    [double] Les trois paient au gagnant tout son score, et celui qui a défaussé paie double.
    [alike] Les trois paient au gagnant tout son score, quel que soit celui qui a défaussé la dernière tuile.
   *[drawn] Les trois paient au gagnant tout son score.
}
totals-losers-settle = Entre les autres, le score le plus bas paie la différence.
totals-nobody-pays = Personne ne vous paie, et vous ne payez personne.

deal-code-title = Donne du jour, ou par code
deal-code-like = 4K7Q-M2XP-A9DT
deal-code-name = Code de la donne
deal-code-about = Un code de donne a douze lettres et chiffres. Tous ceux qui le tapent reçoivent les mêmes tuiles.
deal-code-found = Une manche du tour { WIND($wind, form: "of") }. Règles : { $rules }.
deal-code-of-the-day = La donne du { $date } (UTC), la même dans le monde entier : une manche du tour { WIND($wind, form: "of") }. Règles : { $rules }.
deal-code-seen = Vous avez déjà vu certaines de ces tuiles : la partie comptera comme assistée.
deal-code-other-rules = Ce code est pour des règles qui ne sont pas sur cet ordinateur.
deal-code-today = Donne du j&our
deal-code-here = Celle de cette &table
deal-code-seat = Votre place
deal-code-masters = Contre trois &maîtres, comme tout le monde
deal-code-play = &Jouer
deal-code-length = Un code a { $wanted } lettres et chiffres. Celui-ci en a { $count }.
deal-code-character = Aucun code ne contient « { $sign } ».
deal-code-checksum = Aucune donne n’a ce code. Vérifiez ses lettres et ses chiffres.
