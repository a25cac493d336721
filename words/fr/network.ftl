network-address-taken-by-server = Un autre serveur y écoute.
network-cannot-listen = Impossible d’y ouvrir une table.
network-refused = Personne n’y écoute.
network-timeout = Il n’y a pas de réponse.
network-connection-broke = La connexion a été coupée.
network-no-network = Cet ordinateur n’a pas de réseau.
network-address-in-use = Un autre programme utilise ce port.
network-foreign-address = Cet ordinateur n’a pas cette adresse.
network-unknown-computer = Aucun ordinateur ne porte ce nom.
network-no-socket-files = Les fichiers socket n’existent que sous Unix. Utilisez HOST:PORT.
network-autosave-failed = La sauvegarde automatique ne peut plus être écrite. { $failure }
network-password-unknown = Il ne connaît pas le mot de passe.
network-request-refused = Il a refusé la demande.
network-redirected = Il nous renvoie à { $address }.
network-server-says = Le serveur dit : { $text }
network-no-reason = Le serveur ne donne pas de raison.
network-rules-unreadable = Ce Red Stake ne sait pas lire les règles de cette table. Il en faut un plus récent.

network-nobody-listens = Personne n’écoute à l’adresse { $address }. { $why }
network-turned-away = Le serveur refuse le joueur. { $why }
network-every-move-refused = Le serveur refuse tous les coups. { $why }
network-player-cannot-start = Le joueur ne peut pas commencer. { $why }
network-hung-up = Le serveur a raccroché.
network-hand-without-end = Le serveur a envoyé une manche sans fin.
network-connection-lost = La connexion est perdue. { $why }
network-no-address = { $files ->
    [yes] « { $address } » n’est pas une adresse valable. Utilisez HOST:PORT, un hôte ou un port seul, ou un fichier socket comme ./table.
   *[no] « { $address } » n’est pas une adresse valable. Utilisez HOST:PORT, un hôte ou un port seul.
}
network-only-ports-are-announced = On ne peut annoncer qu’un port.
network-nobody-answers = Personne ne répond à l’adresse { $address }. { $why }
network-no-list = Cet hôte n’a pas de liste de tables. Connectez-vous à lui.
network-no-answer = L’hôte à l’adresse { $address } ne répond pas.
network-no-port-for-table = Il n’y a pas de port pour la table { $number }.

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

room-peer = connexion { $number }
room-peer-at = connexion { $number }, de { $address }
room-open-to-all = Tout le monde sur le réseau peut s’asseoir : il n’y a pas de mot de passe.
room-wrong-password = Quelqu’un a donné un mauvais mot de passe pour le joueur { $id } ({ $peer }).
room-suppressed = { $count ->
    [one] { $count } autre message sur des inconnus a été omis.
   *[other] { $count } autres messages sur des inconnus ont été omis.
}
room-refused = Une place a été refusée à quelqu’un ({ $peer }) : { $why }
room-expelled = Quelqu’un a été exclu ({ $peer }) : { $why }
room-flooding = Quelqu’un inonde la table de messages et a été ralenti ({ $peer }).
