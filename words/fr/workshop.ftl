workshop-whole-score = score entier
workshop-added = s’ajoute au reste
workshop-winner-only = gagnant seul
workshop-anybody = pour tous
workshop-limit = une limite
workshop-on = oui
workshop-off = non
workshop-none = aucune
workshop-by-rounds = autant que les tours en demandent
workshop-chows = Chows permis
workshop-special-hands = Mains spéciales permises
workshop-start = Score de départ
workshop-most = Score maximal d’une main
workshop-hands = Manches par partie

workshop-single = Seule
workshop-pair = Paire
workshop-chow = Chow
workshop-run = Suite
workshop-pung = Pung
workshop-pung-or-kong = Pung ou kong
workshop-four = Quatre sur la réglette
workshop-own-wind = vent du joueur
workshop-any-wind = un vent au choix
workshop-any-dragon = un dragon au choix
workshop-any-honour = un vent ou un dragon
workshop-any-terminal = un 1 ou un 9
workshop-any-major = un 1, un 9, un vent ou un dragon
workshop-of-suit = { $number } { SUIT($suit) }
workshop-of-one-suit = { $number } d’une famille
workshop-of-another-suit = { $number } d’une autre famille
workshop-of-third-suit = { $number } de la troisième famille
workshop-any-number = tout chiffre
workshop-same-number = n
workshop-same-number-and = n + { $more }
workshop-run-of = Suite de { $length } depuis { $first }
workshop-place = { $kind } : { $of }

workshop-title = Atelier des règles : { $name }
workshop-page-sets = Jeux de règles
workshop-page-options = Options
workshop-page-events = Éléments de score
workshop-page-hands = Mains spéciales
workshop-page-differences = Ce qui diffère
workshop-undo = &Annuler
workshop-redo = &Rétablir
workshop-save = &Enregistrer
workshop-unsaved = Pas encore enregistré.
workshop-copy-hint = Une partie en cours garde les règles du début.
workshop-our-rules = Nos règles
workshop-our-copy = { $name }, à notre façon
workshop-name-taken = D’autres règles s’appellent { $name }.
workshop-kept = { $name } est enregistré. Nouvelle partie le propose.
workshop-removed = Règles supprimées.
workshop-arrived = { $name } vient d’un fichier. Appuyez sur Enregistrer pour le garder.
workshop-put-up = { $name } a été ajouté depuis un fichier, à la fin de la liste.
workshop-shared = Une copie à partager : { $path }.
workshop-confirm-close = Il y a des changements non enregistrés. Appuyez encore sur Fermer pour les abandonner.
workshop-confirm-open = Il y a des changements non enregistrés. Appuyez encore pour les abandonner.
workshop-confirm-remove = Cela supprime son fichier. Appuyez encore pour le retirer.
workshop-confirm-play = Une nouvelle partie commence, et tous les scores repartent du début. Appuyez encore pour jouer.

workshop-shelf-heading = RÈGLES ENREGISTRÉES
workshop-draft-heading = EN COURS
workshop-open = &Modifier
workshop-open-copy = &Modifier une copie
workshop-remove = Re&tirer
workshop-name = Nom
workshop-about = Son origine
    .placeholder = une note pour plus tard
workshop-based-same = D’après { $base }. Rien ne diffère encore.
workshop-based = D’après { $base }. { $count ->
    [one] { $count } différence
   *[other] { $count } différences
}.
workshop-hint = Les onglets ci-dessus règlent les options, ce que vaut chaque élément, et vos propres mains spéciales. Puis appuyez sur Enregistrer.
workshop-play = &Jouer avec
workshop-copy = &Copier
workshop-share = &Partager une copie
workshop-rows = l’original, { $count } éléments de score
workshop-summary-same = { $base } ; rien ne diffère
workshop-summary = { $base } ; { $count ->
    [one] { $count } différence
   *[other] { $count } différences
}
workshop-start-with = Score de départ
workshop-of-every-game = Chaque partie

workshop-nothing-differs = Rien ne diffère encore de l’original.
workshop-what = QUOI
workshop-original = ORIGINAL
workshop-here = ICI
workshop-not-there = absent
workshop-leave-out = &Laisser de côté
workshop-as-original = Comme l’ori&ginal

workshop-new-event = &Nouvel élément
workshop-new-event-name = Notre élément de score
workshop-event-name = Nom de l’élément de score
workshop-event-points = P&oints
workshop-event-limit = Part de la limite
workshop-when = QUAND IL COMPTE
workshop-change-event = Changer &quand il compte
workshop-new-hand = Nouvelle main &spéciale
workshop-new-name = Notre main spéciale
workshop-change = C&hanger
workshop-begin = En &faire une pareille
workshop-no-pattern = Cette main n’a pas de modèle de tuiles. Une condition dit quand elle compte.
workshop-form-of = Exemple { $at } sur { $count }
workshop-example-of = Exemple { $at } sur { $count } (il y en a trop pour les montrer tous)
workshop-made-times = faite { $made ->
    [one] { $made } fois
   *[other] { $made } fois
}
workshop-shares-nothing = Aucune autre main spéciale n’a les mêmes tuiles.
workshop-shares = { $shared ->
    [one] { $shared } de ses exemples est
   *[other] { $shared } de ses exemples sont
} aussi { $name }, { $dearer ->
    [yes] qui rapporte plus.
   *[no] qui ne rapporte pas plus.
}
workshop-how-often = Revient-elle souvent ? Laissez l’ordinateur jouer { $deals } donnes. Il lui faut une minute ou deux.
workshop-try = Essa&yer
workshop-stop = Arrê&ter
workshop-trying = L’ordinateur distribue…
workshop-so-far = { $deals } donnes sur { $of } jusqu’ici.
workshop-too-early = Vous verrez sa fréquence après { $enough } donnes.
workshop-too-few = { $deals } donnes ne suffisent pas pour juger. Il en faut { $enough }.
workshop-came = En { $deals } donnes, elle { $made ->
    [0] n’a jamais été faite
    [one] a été faite { $made } fois
   *[other] a été faite { $made } fois
}, et { $near ->
    [one] { $near } main est passée
   *[other] { $near } mains sont passées
} à une tuile.
workshop-beside = Aussi fréquentes, à peu près : { $names }.
workshop-beside-one = { $name } ({ $worth })
workshop-take-worth = Lui &donner { $worth }
workshop-hand-name = Nom de la main spéciale
workshop-points = Points
workshop-concealed = Cachée jusqu’à la dernière tuile
workshop-total = Les points sont le score entier
workshop-leave = S&upprimer
workshop-done = Ajouter aux règles
workshop-tiles-so-far = { $count } tuiles sur 14
workshop-or-kong = ou kong
workshop-or-kong-of = ou kong, { $of }
workshop-tiles-unknown = Les tuiles sont comptées quand la main est complète
workshop-take-away = Retirer : { $place }
workshop-empty = Pas encore de tuiles. Choisissez ci-dessous un genre de combinaison, puis ses tuiles. Cliquez ici sur une combinaison pour la retirer.
workshop-pattern = Façon { $number }
workshop-or-else = Autre façon
workshop-in-a-row = { $length } de suite
workshop-bamboo = Bambou
workshop-circle = Cercle
workshop-wan = Caractère
workshop-one-suit = une famille
workshop-another-suit = une deuxième
workshop-third-suit = la troisième
workshop-any = tout chiffre
workshop-n = même chiffre
workshop-n-1 = + 1
workshop-n-2 = + 2


condition-head-sets = COMBINAISONS
condition-each-set = pour chaque paire, chow, pung ou kong d’un genre
condition-family = pour plusieurs combinaisons d’un même groupe de tuiles
condition-eyes = pour une paire complétée par la dernière tuile
condition-head-won = FAÇON DE GAGNER
condition-out = pour le mah-jong
condition-drawn = pour une tuile gagnante piochée au mur
condition-loose = pour une tuile de remplacement gagnante
condition-last-tile = pour la dernière tuile du mur piochée
condition-snatch = pour le vol d’un kong
condition-with-tile = pour une certaine tuile gagnante
condition-only-possible = pour la seule sorte de tuile qui pouvait gagner
condition-only-place = pour la seule tuile qui convient, s’il en reste de cachées
condition-last-discard = pour une défausse après la dernière tuile piochée
condition-no-tile-left = quand il ne reste plus rien à piocher
condition-standing = après une main figée ou un appel original
condition-original = pour Est, avant la première défausse
condition-blessing = pour Est, avec une main distribuée complète
condition-first-discard = pour la première défausse d’Est gagnante
condition-kong-upon-kong = après un kong sur kong
condition-thirteenth = pour Est, après douze victoires de suite
condition-head-hand = LA MAIN ENTIÈRE
condition-no-chows = pour quatre combinaisons sans aucun chow
condition-no-scoring-value = pour des chows et une paire sans valeur
condition-one-suit-with-honours = pour une famille avec vents et dragons
condition-one-suit = pour une famille seule
condition-terminals-with-honours = pour des 1 et 9 avec vents et dragons
condition-terminals = pour des 1 et des 9 seuls
condition-honours = pour des vents et des dragons seuls
condition-majors = pour des 1, 9, vents et dragons seuls
condition-fully-concealed = pour une main cachée jusqu’au bout
condition-almost-concealed = pour une main cachée sauf la dernière tuile
condition-four-chows = pour quatre chows
condition-one-suit-terminals = pour des 1 et 9 d’une famille avec vents et dragons
condition-minors = pour des tuiles de 2 à 8 seules
condition-four-pungs = pour quatre pungs ou kongs cachés
condition-three-kongs = pour trois kongs cachés
condition-three-pungs = pour trois pungs ou kongs cachés
condition-hidden-pungs = pour quatre pungs d’une famille et d’honneurs, cachés sauf la dernière tuile
condition-buried-treasure = pour des pungs cachés d’une famille et d’honneurs
condition-seven-pairs = pour sept paires
condition-four-kongs = pour quatre kongs
condition-concealed-pungs = pour quatre pungs ou kongs cachés
condition-thirteen-wonders = pour les treize merveilles
condition-concealed-suit = pour une famille seule, cachée jusqu’au bout
condition-green = pour des tuiles vertes seules
condition-nine-gates = pour les neuf portes
condition-snake = pour un serpent : 1 à 9 avec pungs de 1 et de 9
condition-no-score = quand aucune combinaison ne rapporte
condition-head-bonus = FLEURS ET SAISONS
condition-each-bonus = pour chaque fleur ou saison
condition-own-bonus = pour chaque fleur ou saison du joueur
condition-own-flower = pour la fleur du joueur
condition-own-season = pour la saison du joueur
condition-own-both = pour la fleur et la saison du joueur
condition-bonus-set = pour les quatre fleurs, et les quatre saisons
condition-all-flowers = pour les quatre fleurs
condition-all-seasons = pour les quatre saisons

condition-kong = Kong
condition-exposed = exposé
condition-concealed = caché
condition-either = peu importe
condition-tile-any = toute tuile
condition-tile-minor = 2 à 8
condition-tile-terminal = 1 et 9
condition-tile-major = 1, 9, vents, dragons
condition-tile-honour = Vents, dragons
condition-tile-wind = Vents
condition-tile-dragon = Dragons
condition-tile-own-wind = vent du joueur
condition-tile-round-wind = vent dominant
condition-from-anywhere = de n’importe où
condition-from-wall = piochée
condition-from-loose = de remplacement
condition-from-discard = une défausse
condition-from-kong = prise à un kong
condition-last = et la dernière à piocher
condition-pair-too = et une paire du même genre
condition-no-chow = et sans chow
condition-sets-of = { $sets ->
    [one] { $sets } combinaison
   *[other] { $sets } combinaisons
}
