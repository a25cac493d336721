players-title = Sur cet ordinateur
players-bottom = En &bas
players-right = À &droite
players-top = En &haut
players-left = À &gauche
players-name = Nom
players-first = Joueur 1
players-a-person = Une personne
players-hint = Une nouvelle partie commence. L’ordinateur joue aux autres places.
players-invalid = Il faut au moins deux personnes et quatre noms différents.

option-panel-of-limit = % de limite
option-panel-of-a-limit = { $limit }{"\u00A0"}% d’une limite
option-panel-default-nothing = Par défaut : rien.
option-panel-default-off = Par défaut : non.
option-panel-default-on = Par défaut : oui.

configuration-title = Configuration des règles
configuration-tiles = Tuiles
configuration-chows = &Chows permis
configuration-special-hands = Mains &spéciales permises
configuration-flowers = Jouer avec les &fleurs
configuration-start-with = Commencer a&vec
configuration-scores = Scores
configuration-maximum-score-per-hand = Score maximal d’une main
configuration-hint = OK commence une nouvelle partie.
configuration-start-invalid = Le score de départ doit être de 0 à { $most } points.
configuration-maximum-invalid = Le score maximal doit être de 1 à { $most } points.

scoring-find = &Chercher un élément
scoring-events-changed = { $count } éléments, { $changed ->
    [one] { $changed } changé
   *[other] { $changed } changés
}
scoring-event = Élément de score
scoring-column-points = Points
scoring-column-doubles = Doubles
scoring-counts-as = Vaut
scoring-special-hands = Mains spéciales
scoring-points-and-doubles = Points et doubles
scoring-not-allowed = interdite
scoring-counts-as-total-fixed = Total, fixe
scoring-total = Total

scoring-none-found = Aucun élément de score trouvé.
scoring-default = Par dé&faut
scoring-default-all = &Tous par défaut
scoring-show = &Montrer
scoring-none = Aucun
scoring-points = &Points
scoring-doubles = Doubles
scoring-mah-jongg-hand-only = Main &gagnante seulement
scoring-no-scoring-value = Sans &valeur
scoring-allow-this-special-hand = Permettre cette main &spéciale
scoring-total-score = Score tota&l
scoring-part-of-limit = % d’une limite
scoring-points-fixed = Ses points ne peuvent pas devenir des doubles.
scoring-doubles-off = Décochez Score total pour donner des doubles.
scoring-total-fixed-hint = Ses points sont toujours le score entier.
scoring-winner-fixed = Il ne compte que pour le gagnant.

current-options-title = Options de la partie en cours
current-options-manager-only = Seul le responsable de cette table peut les changer.
current-options-hint = Les changements valent pour tous. Ceux du mur valent dès la manche suivante.
options-number-invalid = Un des nombres n’est pas permis.
current-options-apply = A&ppliquer

stored-options-title = Options mémorisées
stored-options-hint = Pour les nouvelles parties à votre table et aux tables que vous dirigez, jamais pour une partie en cours.
stored-options-add = Ajouter
stored-options-reset = Rétablir
stored-options-remove = Retirer
stored-options-save = &Enregistrer

new-game-title = Nouvelle partie
new-game-bloem = &Bloem : les règles du jeu de 1996, avec trente mains spéciales
new-game-classical = &Classique : règles chinoises à mains maximales, comme aux tables du réseau
new-game-rules = Règles
new-game-length = Durée
new-game-rules-hint = Pour changer ces règles, voyez Configurer les règles et Configurer le barème dans le menu Options.
new-game-defaults = Par dé&faut
new-game-edit = Mo&difier…
new-game-hint = Les scores repartent du début.

scoring-title = Configuration du barème
scoring-hint = OK commence une nouvelle partie. Tous les scores repartent du début.
option-panel-part = { $option } : { $part }
option-panel-points = points
option-panel-doubles = doubles
option-panel-default = Par défaut : { $worth }.
option-panel-some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
option-panel-some-doubles = { $doubles ->
    [one] { $doubles } double
   *[other] { $doubles } doubles
}
scoring-nothing = rien

new-game-all-opponents = Tous les adversaires
new-game-presets = Style de partie
new-game-usual = &Habituel
new-game-without-flowers = &Sans fleurs
new-game-discarder-pays-more = Défausse &payée plus
new-game-friendly = &Amical
new-game-learner = Appre&nti
new-game-beginner = Débu&tant
new-game-club = Cl&ub
new-game-expert = E&xpert
new-game-master = &Maître
