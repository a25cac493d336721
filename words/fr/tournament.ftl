tournament-title = Tournoi
tournament-tab-people = &Joueurs
tournament-tab-rounds = &Rondes
tournament-tab-standings = C&lassement

tournament-name = Nom du tournoi
tournament-names = Noms, séparés par des virgules
tournament-add = &Ajouter
tournament-remove = Retirer
tournament-people = Joueurs
tournament-person = { $number }. { $name }
tournament-nobody = Personne encore. Tapez les noms de 8 à 64 joueurs.
tournament-rounds = R&ondes
tournament-draw = &Tirer les places
tournament-draw-again = &Tirer de nouveau
tournament-draw-question = Un nouveau tirage supprime tous les points. Tirer de nouveau ?
tournament-new = &Nouveau tournoi
tournament-new-question = Commencer un nouveau tournoi ? Celui-ci reste : vous le retrouvez dans Autres tournois.
tournament-new-begin = &Commencer
tournament-begun = Un nouveau tournoi. Le précédent est dans Autres tournois.
tournament-same-name = { $name } est déjà là. Donnez à chacun son propre nom.
tournament-too-many = Au plus { $most } joueurs peuvent participer.
tournament-saved = Enregistré sous { $path }.
tournament-others = Autres tournois
tournament-others-hint = Ouvrez un tournoi pour le continuer.
tournament-loading = Recherche de vos tournois…
tournament-none-stored = Pas encore de tournois.
tournament-people-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-rounds-count = { $count ->
    [0] pas encore tiré
    [one] { $count } ronde
   *[other] { $count } rondes
}
tournament-too-few = { $people ->
    [one] { $people } joueur pour l’instant. Il en faut au moins 8.
   *[other] { $people } joueurs pour l’instant. Il en faut au moins 8.
}
tournament-ready = { $rests ->
    [0] { $people } joueurs à { $tables } tables.
    [one] { $people } joueurs à { $tables } tables. Un joueur est au repos à chaque ronde.
   *[other] { $people } joueurs à { $tables } tables. { $rests } joueurs sont au repos à chaque ronde.
}
tournament-people-fixed = Des points ont été entrés : plus personne ne peut venir ni partir. Vous pouvez encore changer un nom.
tournament-all-meet-once = Chacun rencontre une fois tous les autres.
tournament-none-meets-twice = Personne ne rencontre deux fois le même joueur.
tournament-some-meet-again = { $count ->
    [one] { $count } duo se retrouve à la même table, au plus { $most } fois.
   *[other] { $count } duos se retrouvent à la même table, au plus { $most } fois.
}

tournament-no-plan = Entrez d’abord les joueurs, puis tirez les places.
tournament-tables = Tables
tournament-round = Ronde { $number }
tournament-round-resting = Ronde { $number }. Au repos : { $who }
tournament-resting = Au repos : { $who }
tournament-table = Table { $number }
tournament-rounds-hint = Choisissez une table et entrez ce que ses joueurs ont gagné ou perdu.
tournament-enter = &Entrer les points
tournament-print-plan = Imprimer &plan
tournament-print-slips = Imprimer fiches

tournament-slip = Ronde { $round }, table { $table }
tournament-signature = Signature
tournament-points-hint = Tapez ce que chaque joueur a gagné, avec un moins pour une perte. Laissez tout vide pour retirer les points.
tournament-points-wanted = Tapez un nombre pour chaque joueur, ou laissez tout vide.
tournament-sum = Le total fait { SIGNED($sum) }. D’ordinaire, il fait 0.
tournament-save-points = &Enregistrer

tournament-rounds-played = Rondes
tournament-penalties = Pénalité
tournament-penalty-of = Pénalité pour { $who }
tournament-standings-hint = Les pénalités sont retirées des points.

tournament-file-plan = places
tournament-file-slips = fiches
tournament-file-standings = classement
tournament-unreadable = Le tournoi « { $name } » ne peut pas être lu. Il reste comme il est. { $why }
tournament-damaged = Ce n’est pas un tournoi. { $why }
tournament-later = Ce tournoi vient d’une version plus récente du programme (format { $format }).

command-tournament = Tou&rnoi (vraies tuiles)
    .hint = Place 8 à 64 joueurs ronde par ronde et tient le classement.
