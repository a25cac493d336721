network-address-taken-by-server = un autre serveur y écoute
network-cannot-listen = impossible d’y ouvrir une table
network-refused = personne n’y écoute
network-timeout = il n’y a pas de réponse
network-connection-broke = la connexion a été coupée
network-no-network = cet ordinateur n’a pas de réseau
network-address-in-use = un autre programme utilise ce port
network-foreign-address = cet ordinateur n’a pas cette adresse
network-unknown-computer = aucun ordinateur ne porte ce nom
network-no-socket-files = les fichiers socket n’existent que sous Unix. Utilisez HOST:PORT
network-autosave-failed = La sauvegarde automatique ne peut plus être écrite : { $failure }.
network-password-unknown = il ne connaît pas le mot de passe
network-request-refused = il a refusé la demande
network-redirected = il nous envoie à { $address }
network-no-reason = Le serveur ne donne pas de raison.

network-nobody-listens = personne n’écoute à { $address } : { $why }
network-turned-away = le serveur refuse le joueur : { $why }
network-every-move-refused = le serveur refuse tous les coups : { $why }
network-player-cannot-start = le joueur ne peut pas commencer : { $why }
network-hung-up = le serveur a raccroché
network-hand-without-end = le serveur a envoyé une manche sans fin
network-connection-lost = la connexion est perdue : { $why }
network-no-address = { $files ->
    [yes] « { $address } » n’est pas une adresse valable. Utilisez HOST:PORT, un hôte ou un port seul, ou un fichier socket comme ./table
   *[no] « { $address } » n’est pas une adresse valable. Utilisez HOST:PORT, un hôte ou un port seul
}
network-only-ports-are-announced = on ne peut annoncer qu’un port
network-nobody-answers = personne ne répond à { $address } : { $why }
network-no-list = cet hôte n’a pas de liste de tables. Connectez-vous à lui
network-no-answer = l’hôte à { $address } ne répond pas
network-no-port-for-table = il n’y a pas de port pour la table { $number }

found-a-table = Une table
found-table = Table { $number }
found-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
found-free = { $free ->
    [0] aucune place libre
    [one] { $free } place libre
   *[other] { $free } places libres
}
found-watchable = spectateurs permis
found-locked = mot de passe

seal-title = Donnes sous scellés
seal-published = L’hôte a publié le scellé de la manche { $number }.
seal-kept = La manche { $number } a été distribuée exactement comme scellée.
seal-replaced = L’hôte a changé le scellé de la manche { $number }.
seal-never-opened = L’hôte n’a jamais ouvert le scellé de la manche { $number }.
seal-other-seed = Ce que l’hôte a révélé pour la manche { $number } ne correspond pas à son scellé.
seal-other-tiles = La manche { $number } n’a pas été distribuée du mur scellé : une tuile que vous avez vue y est ailleurs.
seal-other-dice = Les dés de la manche { $number } n’étaient pas ceux du scellé : le mur a été ouvert ailleurs.
seal-none-after = Les manches étaient sous scellés jusqu’à la { $number }, mais l’hôte a distribué la suivante sans.
seal-broken = { $what } À une table honnête, cela ne peut pas arriver. À vous d’en juger.
seal-status = { $kept ->
    [0] Les donnes sont sous scellés.
    [one] Les donnes sont sous scellés. { $kept } manche a été distribuée exactement comme scellée.
   *[other] Les donnes sont sous scellés. { $kept } manches ont été distribuées exactement comme scellées.
}
found-at = { $title }, { $address }
