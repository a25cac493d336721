print-card = Red Stake : aide-mémoire
print-book = Mah-jong
print-title = Red Stake : { $title }
print-title-card = aide-mémoire
print-title-book = livret de règles
print-rules = { $rules }, comme Red Stake les joue.
print-rules-own = { $name }, d’après { $based_on }
print-differs = † diffère de { $based_on }.

print-flowers = { $on ->
    [yes] On joue avec fleurs et saisons.
   *[no] On joue sans fleurs ni saisons.
}
print-chows = { $on ->
    [yes] Les chows sont permis.
   *[no] On joue sans chows.
}
print-special = { $on ->
    [yes] Les mains spéciales sont admises.
   *[no] On joue sans mains spéciales.
}
print-begin = Chacun commence avec { $points } points.
print-most = Aucune main ne compte plus de { $most }.
print-no-most = Le score d’une main n’a pas de limite.
print-hands = { $hands ->
    [one] La partie a une manche.
   *[other] La partie a { $hands } manches.
}
print-rounds = { $rounds ->
    [one] La partie a un tour.
   *[other] La partie a { $rounds } tours.
}
print-seven-pairs = Sept paires font mah-jong.

print-settle-winner = Chacun des trois perdants paie au gagnant le score de celui-ci.
print-settle-discarder = Celui qui a défaussé la tuile gagnante paie double. Si le gagnant l’a piochée, tous les trois paient double.
print-settle-losers = Les perdants comparent leurs scores deux à deux. Le plus bas paie la différence au plus haut.
print-settle-no-losers = Les perdants ne se paient rien entre eux.
print-settle-east = Tout ce qu’Est paie ou reçoit est doublé.
print-settle-dead = Une manche nulle ne se règle pas : personne ne paie, et Est reste Est.

print-first-special = Mah-jong avec une main spéciale
print-first-pung = Mah-jong en complétant un pung
print-first-chow = Mah-jong en complétant un chow
print-first-pair = Mah-jong en complétant la paire
print-first-kong = Kong
print-first-set = Pung
print-first-run = Chow
print-first-win = Mah-jong
print-first-kong-or-pung = Kong ou pung

print-bamboo = Bambous
print-circle = Cercles
print-wan = Caractères
print-winds = Vents : Est, Sud, Ouest, Nord
print-dragons = Dragons : vert, rouge, blanc
print-bonus-flowers = Fleurs 1 à 4
print-bonus-seasons = Saisons 1 à 4

print-turn = À votre tour : piochez une tuile, défaussez une tuile
print-chow = Chow
    .words = trois tuiles qui se suivent dans une famille ; réclamé seulement au joueur de gauche
print-pung = Pung
    .words = trois tuiles identiques ; réclamé à n’importe qui
print-kong = Kong
    .words = quatre tuiles identiques ; réclamé à n’importe qui, pioché, ou un pung exposé et une tuile piochée ; puis une tuile de remplacement
print-win = Mah-jong
    .words = quatre combinaisons et une paire ; la dernière tuile peut venir de n’importe qui, pour toute combinaison ou la paire
print-several = Si plusieurs joueurs veulent une défausse
print-nearest = À annonces égales, le plus proche après celui qui a défaussé passe avant.
print-points = Points
print-doubles = Doubles
print-settling = Règlement
print-special-hands = Mains spéciales
print-marks = * Compte pour le gagnant seulement. On additionne d’abord tous les points, puis on double.
print-marks-special = Les points avec un plus s’ajoutent au score. Tous les autres sont le score entier. Le livret de règles montre les tuiles de chaque main et explique les autres noms.
print-bloem = Les règles Bloem viennent d’un jeu Windows de 1996 et portent le nom de ses auteurs.
print-limit = limite
print-part-of-limit = { $part }{"\u00A0"}% de la limite

print-agreed = Convenu pour cette partie
print-stake = Une réglette porte les tuiles d’un joueur. Celle d’Est est rouge. Le premier joueur à être Est a son nom en rouge.
print-object = Le but du jeu
print-the-rules = Les règles
print-before = Avant une manche
print-cases = Cas particuliers
print-rotation = Est et les tours
print-scoring = Le score
print-play = Le jeu
print-values = Le tableau des valeurs
print-forms = Chacune est montrée sous une de ses formes. Les points avec un plus s’ajoutent au score. Tous les autres sont le score entier.

print-saved = Enregistré sous { $path }. Ouvrez-le dans un navigateur pour l’imprimer.
