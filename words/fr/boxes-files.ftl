file-chooser-not-bmp = Seuls les fichiers *.bmp peuvent servir de jeux de tuiles.
file-chooser-not-mah = Seule l’extension « *.mah » est possible.
file-chooser-title-open = Ouvrir une partie
file-chooser-title-resume = Reprendre une table
file-chooser-title-save = Enregistrer la partie sous
file-chooser-title-bitmap = Choisir une image bitmap
file-chooser-empty = Il n’y a encore rien ici.
file-chooser-name = Nom
file-chooser-file-name = &Nom du fichier
file-chooser-name-too-long = Un nom a au plus { $most } lettres.
file-chooser-games = Parties de mah-jong
file-chooser-find-game = Nom d’une partie ou d’un joueur, ou un chemin complet
file-chooser-find-file = Nom à chercher, ou un chemin complet
file-chooser-tile-sets = &Jeux de tuiles
file-chooser-saved-games = &Parties
file-chooser-home = &Dossier personnel
file-chooser-up = &Monter
file-chooser-system-dialog = Boîte du s&ystème…
file-chooser-loading = Lecture du dossier…
file-chooser-list = Fichiers et dossiers
file-chooser-nothing-found = Aucun fichier ni joueur ne s’appelle « { $typed } » ici.
file-chooser-delete = &Supprimer…
file-chooser-confirm-delete = Supprimer { $name } pour toujours ?
file-chooser-delete-now = S&upprimer pour toujours
file-chooser-keep = &Garder
file-chooser-review = Anal&yse
file-chooser-save = &Enregistrer
file-chooser-unread = { $unread ->
    [one] Encore { $unread } partie à lire.
   *[other] Encore { $unread } parties à lire.
}
file-chooser-game = { $stands } : { $players }
file-chooser-finished = { $hands ->
    [one] Finie après { $hands } manche
   *[other] Finie après { $hands } manches
}
file-chooser-first-hand = Tour { WIND($round, form: "of") }, première manche
file-chooser-under-way = { $hands ->
    [one] Tour { WIND($round, form: "of") }, { $hands } manche finie
   *[other] Tour { WIND($round, form: "of") }, { $hands } manches finies
}
file-chooser-seen = { $stands }, vue à une table du réseau
file-chooser-network-game = { $stands }, d’une table du réseau

game-sheet-title = Feuille de scores
game-sheet-hand = Manche
game-sheet-number = { $number } { WIND($round) }
game-sheet-empty = Aucune manche n’est encore finie.
game-sheet-page = Manches { $first } à { $last } sur { $count }.
game-sheet-assisted = Un coup a été annulé dans cette partie, ou sa donne était connue d’avance.
game-sheet-earlier = &Précédentes
game-sheet-later = &Suivantes
game-sheet-save-csv = Enregistrer en &CSV
game-sheet-save-html = Enregistrer en &HTML

hand-text-paste = Collez la ligne avec Ctrl+V. Elle commence par « RedStake1: ».
hand-text-players = Une manche de { $names }.
hand-text-title = Ouvrir une manche (texte)
hand-text-placeholder = RedStake1:
hand-text-open = &Ouvrir
system-box-games = Parties de mah-jong
