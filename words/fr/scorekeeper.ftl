keeper-title = Marqueur
keeper-by-rules = Règles : { $rules }.
keeper-hand = Main
keeper-round = Tour
keeper-east = Est
keeper-what = Ce qui s’est passé
keeper-counts = Compte
keeper-gets = Reçoit
keeper-score = Score
keeper-total = en tout
keeper-total-at-most = en tout, au plus
keeper-hand-was = Manche { $number } : { $words }
keeper-hand-of = { $name } : { $total }

keeper-won-drawn = { $who } a gagné en piochant { TILE($tile, form: "the") }
keeper-won-loose = { $who } a gagné avec { TILE($tile, form: "a") } de remplacement
keeper-won-discard = { $who } a gagné avec { TILE($tile, form: "the") }, une défausse
keeper-won-robbed = { $who } a gagné avec { TILE($tile, form: "the") }, volé à un kong
keeper-won-from = { $robbed ->
    [yes] { $who } a gagné avec { TILE($tile, form: "the") }, volé au kong { PERSON($whom, form: "of") }
   *[no] { $who } a gagné avec { TILE($tile, form: "the") } { PERSON($whom, form: "of") }
}
keeper-won-special = { $what } : { $hand }
keeper-line-refused = Une manche qui ne compte pas
keeper-doubt = À revoir. { $doubt }
keeper-doubts = { $count ->
    [one] { $count } ligne à revoir.
   *[other] { $count } lignes à revoir.
}
keeper-doubt-after-end = Tous les tours étaient finis avant cette manche.
keeper-doubt-dropped = Cela ne convient plus et n’est pas compté : { $what }.
keeper-refused-explained = Personne ne paie pour cette manche telle quelle. Modifiez-la ou supprimez-la.
keeper-line-dead = Manche nulle
keeper-line-penalty = { $who } paie { $points } à chacun des autres
keeper-line-penalty-to = { $who } paie { $points } à { $whom }
keeper-line-correction = Score { PERSON($who, form: "of") } corrigé : { SIGNED($points) }

keeper-last-tile = La dernière &tuile du mur
keeper-standing = Main fi&gée ou appel original
keeper-original = Avant la première &défausse d’Est
keeper-first-discard = Avec la &première défausse d’Est
keeper-kong-upon-kong = Après un &kong sur kong
keeper-only-place = Les autres tuiles possi&bles étaient visibles
keeper-thirteenth = &13e victoire de suite d’Est
keeper-discarder-pays-for-all = Jeu dangereux : paie pour tous
keeper-dangerous-discard = Après un jeu dangereux :
keeper-pays-for-all = { $who } paie pour tous
keeper-error-points = Une main compte au plus { $most } points.

keeper-error-no-winner = Mettez + devant la dernière tuile du gagnant.
keeper-error-two-winners = Une seule main peut avoir une dernière tuile après +.
keeper-error-winner-tiles = Il faut 14 tuiles au gagnant, un kong comptant pour trois. Vous en avez entré { $count }.
keeper-error-loser-tiles = Un joueur qui n’a pas gagné a au plus 13 tuiles, un kong comptant pour trois. Vous en avez entré { $count }.
keeper-error-too-many = Vous avez entré { $count } { TILE($tile, form: "plural") }. Il n’y en a que { $copies }.
keeper-error-own-tile = On ne gagne pas avec sa propre défausse ni son propre kong.
keeper-error-no-loose = Une tuile de remplacement ne vient qu’après un kong, une fleur ou une saison.
keeper-error-not-robbed = Seul un joueur sans autre { $tile } peut voler un kong de { TILE($tile, form: "plural") }.
keeper-error-not-mah-jongg = Ce n’est pas mah-jong.
keeper-file-damaged = Ce n’est pas une feuille de scores. { $why }
keeper-file-no-such-day = Sa date n’existe pas dans le calendrier.
keeper-file-later = Cette feuille vient d’une version plus récente du programme (format { $format }).
keeper-file-too-much = Elle contient plus qu’une partie ne peut contenir.

keeper-tab-hand = &Entrer une manche
keeper-tab-sheet = &Feuille
keeper-tab-alone = &Une main seule
keeper-tab-players = &Joueurs et règles
keeper-penalty = Pé&nalité
keeper-dead-hand = &Manche nulle
keeper-enter = Entrer la manche
keeper-edit = M&odifier
keeper-insert = Insérer a&vant
keeper-delete = &Supprimer
keeper-change = Valider
keeper-insert-it = Insérer
keeper-abandon = Abandonner
keeper-abandon-insert = Ne pas insérer
keeper-changing = Modification : { $place }
keeper-inserting = Une nouvelle manche avant la manche { $number }
keeper-unsaved-change = Votre modification { ENTRY($entry, form: "of") } n’est pas encore validée.
keeper-unsaved-insert = Votre nouvelle manche n’est pas encore dans la feuille.
keeper-unsaved-hint = Validez ou abandonnez, puis continuez.
keeper-unsaved-unfinished = Telle quelle, elle ne peut pas être validée.
keeper-explain = Expliquer
keeper-next-hand = Manche suivante
keeper-back = Retour à la feui&lle
keeper-entry-hand = manche { $number }
    .of = de la manche { $number }
    .start = Manche { $number }
keeper-entry-other = « { $what } »
    .of = de « { $what } »
    .start = « { $what } »
keeper-did-enter = saisie { ENTRY($entry, form: "of") }
keeper-did-change = modification { ENTRY($entry, form: "of") }
keeper-did-insert = ajout { ENTRY($entry, form: "of") }
keeper-did-delete = suppression { ENTRY($entry, form: "of") }
keeper-did-rules = changement des règles
keeper-did-names = changement des noms
keeper-did-heading = changement du nom ou du lieu de la feuille
keeper-undone = Annulé : { $what }.
keeper-redone = Rétabli : { $what }.
keeper-changed = Modifié : { ENTRY($entry) }. Toute la suite est recomptée.
keeper-inserted = Inséré : { ENTRY($entry) }. Toute la suite est recomptée.
keeper-deleted = Supprimé : { $what }. Le bouton Annuler permet de revenir en arrière.
keeper-sheet-full = Cette feuille est pleine. Commencez-en une nouvelle.
keeper-new-sheet = Une nouvelle feuille. La précédente est dans Autres feuilles.
keeper-sheet-saved = Feuille enregistrée sous { $path }.
keeper-sheets-saved = Toutes les feuilles enregistrées sous { $path }.
keeper-go-on = Entrer des manches
keeper-enter-single = Entrer

keeper-place = Manche { $number }, tour du vent { WIND($round, form: "of") }
keeper-place-goulash = Manche { $number }, tour du vent { WIND($round, form: "of") }, un goulash
keeper-over = Tous les tours ont été joués.
keeper-next = Suite : { $place } ; { $east } est Est.
keeper-type-hand = 123b 77c ww ,rrr +7cn
keeper-type-loser = un perdant : ce qui rapporte, p. ex. ggg,999b2f
keeper-type-points = ou les points d’un perdant, p. ex. 8
keeper-typing-help = Tapez les chiffres, puis b pour bambou, c pour caractère, d pour cercle. Vents : e s w n. Dragons : r g o. Fleur : 2f. Saison : 3s. Mettez une virgule devant chaque combinaison sur la table, + devant la dernière tuile, puis la lettre de celui qui l’a jetée.
keeper-error-of-player = { $who } : { $why }
keeper-palette-heading = Cliquez pour ajouter
keeper-lay-tile = une tuile
keeper-lay-chow = un chow
keeper-lay-pung = un pung
keeper-lay-kong = un kong
keeper-lay-concealed = un kong caché
keeper-lay-last = la dernière tuile
keeper-erase = Effacer
keeper-last-tile-came = Dernière tuile
keeper-came-drawn = piochée
keeper-came-loose = remplac.
keeper-came-discard = défausse
keeper-came-kong = d’un kong
keeper-came-from = { WIND($wind, form: "of") }
keeper-came-kong-of = kong { WIND($wind, form: "of") }

keeper-number = { $number } { $round }
keeper-nothing-entered = Rien n’est encore entré.
keeper-wind-name = { $wind } { $name }
keeper-not-typed = Non entrée
keeper-counted-at-table = Comptée à la table
keeper-counts-nothing = Rien ne compte.
keeper-odd-tiles = { $count ->
    [one] { $count } tuile n’a pas été entrée et ne compte pas.
   *[other] { $count } tuiles n’ont pas été entrées et ne comptent pas.
}
keeper-gets-to = { SIGNED($gets) }, en tout { $score }
keeper-pays = { $who } paie { $points } à { $whom }.
keeper-dead-explained = Personne n’a gagné cette manche, et personne ne paie.
keeper-east-next = { $east } est Est à la manche suivante.
keeper-penalty-explained = Une pénalité. Les vents ne tournent pas.
keeper-correction-explained = Un score a été corrigé. Personne d’autre ne paie.
keeper-changed-to = { $who } : { SIGNED($gets) }, en tout { $score }
keeper-east-doubles = { $east } est Est, et paie et reçoit double.

keeper-is-penalty = Pénalité
keeper-is-correction = Correction
keeper-points = Points
keeper-who-pays = Qui paie
keeper-whose-score = Score de
keeper-to-each = Chacun des autres
keeper-to-whom = À qui
keeper-penalty-hint = Si la manche est gâchée, entrez-la aussi comme manche nulle.
keeper-correction-hint = Tapez les points à ajouter, avec un moins pour les retirer. Personne d’autre ne paie.

keeper-own-wind = Vent du joueur
keeper-round-wind = Vent dominant
keeper-alone-hint = Tapez une main ou cliquez sur ses tuiles. Entrez-en 13 pour voir ce qui la compléterait, ou 14 avec + devant la dernière pour la compter. Règles : { $rules }.
keeper-one-away = Sans { TILE($without, form: "the") }, elle attend { $waits }.
keeper-waits-for = { TILE($tile, case: "start") } : { $discarded } sur une défausse, { $drawn } en piochant
keeper-waits-for-nothing = Aucune tuile ne la complète.
keeper-no-near-misses = Rien de manqué de peu.
keeper-near-misses = Manqué de peu
keeper-one-tile-away = À une tuile

keeper-player = Joueur { $number }
keeper-seats = Les places à la première manche
keeper-same-name = Deux joueurs s’appellent { $name }. Donnez à chacun son propre nom.
keeper-seats-hint = Les vents tournent selon les règles. Est reste Est après une victoire ou une manche nulle.
keeper-rules = Les règles
keeper-rules-hint = Si vous changez les règles, toutes les manches sont recomptées.
keeper-this-sheet = Cette feuille
keeper-sheet-name = un nom
keeper-sheet-place = où vous jouez
keeper-sheets = Autres feuilles
keeper-new = &Nouvelle feuille

keeper-open = Ouvrir
keeper-rename = Renom&mer
keeper-sheets-loading = Recherche de vos feuilles…
keeper-saved-sheets = Feuilles enregistrées
keeper-no-sheets = Pas encore de feuilles.
keeper-sheets-hint = La feuille la plus récente vient en premier. Ouvrez-en une pour la lire ou la continuer.
keeper-sheet-open = ouverte
keeper-sheet-deleted = Feuille supprimée. Le bouton Annuler permet de la retrouver.
keeper-sheet-unreadable = La feuille « { $name } » ne peut pas être lue. Elle reste comme elle est. { $why }
keeper-hands = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
keeper-player-score = { $who }{"\u00A0"}{ $score }

keeper-pays-in-all = Qui paie qui, en tout
keeper-in-goulash = { $what }, dans un goulash

keeper-print = Im&primer
keeper-date = Date
keeper-date-example = 28/11/2026
keeper-no-such-day = « { $typed } » n’est pas une date.
keeper-date-form = Écrivez la date comme 28/11/2026.
keeper-delete-question = Supprimer la feuille ({ $players }) ?
keeper-delete-file-question = Supprimer la feuille « { $name } » ?
keeper-delete-sheet = &Supprimer la feuille
keeper-keep-sheet = &Garder
keeper-league = Classement
keeper-all-csv = Tout en &CSV
keeper-all-json = Tout en JSO&N
keeper-back-to-sheets = Retour aux feui&lles
keeper-sheets-file = feuilles

keeper-import = Importer
keeper-import-title = Importer des feuilles
keeper-import-hint = Choisissez un fichier de feuilles, écrit par Tout en JSON ou Tout en CSV. Les feuilles que vous avez déjà sont laissées de côté.
keeper-import-files = Fichiers de vos documents
keeper-import-loading = Recherche de fichiers…
keeper-import-none = Aucun fichier de ce genre dans vos documents. Tapez où il se trouve.
keeper-import-path = Fichier
keeper-import-browse = Pa&rcourir…
keeper-import-unreadable = « { $name } » ne peut pas être importé. { $why }
keeper-import-added = { $added ->
    [0] Rien de nouveau dans ce fichier.
    [one] Une feuille ajoutée.
   *[other] { $added } feuilles ajoutées.
}
keeper-import-replaced = { $replaced ->
    [one] Une remplacée.
   *[other] { $replaced } remplacées.
}
keeper-import-changed = { $changed ->
    [one] Une feuille de ce fichier est déjà ici, mais elle diffère. Remplacer la vôtre, ou garder les deux ?
   *[other] { $changed } feuilles de ce fichier sont déjà ici, mais elles diffèrent. Remplacer les vôtres, ou garder les deux versions ?
}
keeper-import-replace = Rem&placer
keeper-import-keep-both = Garder les &deux
keeper-import-known = { $known ->
    [one] { $known } feuille était déjà là.
   *[other] { $known } feuilles étaient déjà là.
}

keeper-column-sheet = Feuille
keeper-column-place = Lieu
keeper-column-name = Nom de la feuille
keeper-column-rules = Règles
keeper-column-entry = Saisie
keeper-column-circumstances = Comment
keeper-column-identity = Identité
keeper-column-rules-text = Texte des règles
keeper-column-player = Joueur
keeper-column-tiles = Tuiles
keeper-column-of = { $what } { $number }
keeper-table-columns = Ce tableau ne contient pas de feuilles du marqueur.
keeper-table-line = La ligne { $number } ne peut pas être lue.
keeper-table-rules = Il n’y a pas de règles « { $rules } » ici.

league-title = Classement des joueurs
league-rank = Rang
league-player = Joueur
league-evenings = Soirées
league-hands = Manches
league-wins = Gagnées
league-points = Points
league-average = Points/manche
league-rank-of = { $shared ->
    [yes] { $number }=
   *[no] { $number }
}
league-place = Lieu
league-all-places = tous les lieux
league-any-day = sans limite
league-since = Du
league-until = Au
league-by-points = Selon le &total des points
league-by-average = Selon les points par manche
league-empty = Aucune feuille avec des manches ne convient. Changez les choix ci-dessus.
league-nobody-named = Aucun joueur n’a de nom sur ces feuilles. Entrez les noms dans « Joueurs et règles ».
league-saved = Classement enregistré sous { $path }.
league-counts = { $count ->
    [one] { $count } feuille compte. Les joueurs sans nom sont laissés de côté.
   *[other] { $count } feuilles comptent. Les joueurs sans nom sont laissés de côté.
}
league-place-is = Lieu : { $place }
league-since-is = À partir du { $date }
league-until-is = Jusqu’au { $date }
league-sheets = { $count ->
    [one] { $count } feuille
   *[other] { $count } feuilles
}
