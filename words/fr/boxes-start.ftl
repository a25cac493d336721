start-screen-subtitle = Le mah-jong à quatre, contre l’ordinateur ou entre amis
start-screen-at-the-left = à votre gauche
start-screen-at-the-right = à votre droite
start-screen-at-this-computer = Sur cet or&dinateur…
start-screen-join-a-table = R&ejoindre une table…
start-screen-host-a-table = O&uvrir une table…
start-screen-other-opponent = Remplacer { $name }
start-screen-continue = Co&ntinuer
    .hint = Reprendre la partie que vous avez laissée.
start-screen-deal-of-day = Donne du j&our
start-screen-deal-waits = pas encore jouée
start-screen-deal-played = jouée : { $points } points
start-screen-puzzles = &Problèmes
start-screen-puzzles-due = { $due ->
    [one] { $due } à revoir
   *[other] { $due } à revoir
}
start-screen-new-puzzle = un nouveau vous attend
start-screen-album = &Album
start-screen-nearest = { $lacking ->
    [one] à une tuile : { $hand }
   *[other] à { $lacking } tuiles : { $hand }
}
start-screen-album-made = { $made ->
    [one] { $made } main spéciale
   *[other] { $made } mains spéciales
} sur { $all }
start-screen-progress = Classemen&t
start-screen-no-hands = dès votre première manche
start-screen-hands-won = { $won ->
    [0] { $hands ->
        [one] 1 manche jouée, pas encore de victoire
       *[other] { $hands } manches jouées, pas encore de victoire
    }
   *[other] { $hands ->
        [one] 1 manche jouée et gagnée
       *[other] { $won ->
            [one] { $won } manche gagnée
           *[other] { $won } manches gagnées
        } sur { $hands }
    }
}
start-screen-opponent = { LEVEL($level) }, { $side }
    .hint = Cliquez pour choisir un autre adversaire.
start-screen-title = Red Stake
start-screen-mixed-levels = chacun a son niveau
start-screen-level-heading = Leur niveau
    .hint = Le niveau des trois, du facile au difficile.
start-screen-length-heading = Vous jouez
    .hint = Une manche ; un tour, jusqu’à ce que chacun ait été Est ; ou une partie entière de quatre tours.
start-screen-deal = &Jouer
    .hint = Commencer une partie avec ces trois-là.
start-screen-lesson = &Leçon
start-screen-second-lesson = &Leçon suivante
start-screen-watch = &Regarder
    .hint = Commencer une partie et laisser l’ordinateur jouer pour vous, jusqu’à ce que vous repreniez la main.
start-screen-with-others = À plusieurs

first-start-never = &Jamais
first-start-never-hint = Apprenez à la table : une manche préparée, une dizaine de minutes.
first-start-another-kind = Une &autre variante
first-start-another-kind-hint = Riichi, Hong Kong, américain ou solitaire : une page dit ce qui change ici.
first-start-this-kind = &Cette variante
first-start-this-kind-hint = Quatre joueurs, des chows, des pungs et des kongs : droit à la table.
first-start-title = Bienvenue dans Red Stake
first-start-question = Avez-vous déjà joué au mah-jong ?
first-start-hint = Les leçons et les conseils restent toujours dans le menu Aide.
first-start-subtitle = Le jeu des quatre vents et d’un mur de 144 tuiles

ornament-name = Red Stake
start-screen-opposite = en face
