join-no-standard-input = Une fenêtre ne peut pas passer par l’entrée standard.
join-id-invalid = L’identifiant doit être un nombre (0 pour n’importe lequel).
join-title = Rejoindre une table
join-address = &Adresse
join-name = &Nom
join-player-id = N&uméro
join-password = &Mot de passe
join-address-hint = { $files ->
    [yes] L’adresse est HOST:PORT, ou le fichier d’un socket Unix. Le numéro 0 prend n’importe quelle place libre. Pour revenir à une place, donnez son numéro.
   *[no] L’adresse est HOST:PORT. Le numéro 0 prend n’importe quelle place libre. Pour revenir à une place, donnez son numéro.
}
join-connect = Se &connecter

lobby-title = Table du réseau
lobby-messages = &Messages…
lobby-leave = &Quitter la table

messages-title = Messages
messages-placeholder = Dites quelque chose
messages-hint = Toute la table peut le lire. Pendant ce temps, la partie continue.
messages-send = &Envoyer

server-save-title = Enregistrer sur le serveur
server-save-button = &Enregistrer
server-save-here = &Garder ce que j’ai vu…
server-save-hint = Le serveur garde la partie enregistrée. La table peut être reprise de là.

host-address-invalid = Vous ne pouvez pas ouvrir de table à cette adresse.
host-names-missing = Chacun, sauf les invités, doit avoir son propre nom.
host-time-limit-invalid = Le temps doit être un nombre de secondes (0 pour aucune limite).
host-title-resume = Reprendre une table
host-title = Ouvrir une table
host-your-name = Votre &nom
host-own-or-other-name = { $name }, ou un &autre
host-you-are = Vous êtes
host-address = A&dresse
host-password = &Mot de passe des invités
host-time-limit = &Temps limite (s)
host-random-seats = &Places au hasard
host-allow-disconnection = Permettre de &revenir
host-save-on-exit = Enregistrer en &sortant
host-stand-in = L’ordinateur &joue pour les absents
host-no-password-warning = Pas de mot de passe : quiconque atteint cette adresse peut s’asseoir.
host-address-hint = Avec les règles classiques. :PORT pour cet ordinateur seulement, 0.0.0.0:PORT pour tous.
host-start = &Commencer
host-second-seat = Deuxième place
host-2-person-here = &2 Ici
host-third-seat = Troisième place
host-5-person-here = &5 Ici
host-fourth-seat = Quatrième place
host-8-person-here = &8 Ici
host-name = Nom
host-1-computer = &1 Ordinateur
host-3-guest = &3 Invité
host-4-computer = &4 Ordinateur
host-6-guest = &6 Invité
host-7-computer = &7 Ordinateur
host-9-guest = &9 Invité
join-waiting-hint = La partie commence quand quatre joueurs sont là.
join-only-watch = Seulement &regarder
join-list-tables = &Lister les tables
join-tables = Tables du réseau local
join-no-tables = Les tables annoncées sur le réseau local apparaissent ici.
join-watch-hint = Vous voyez ce que voient tous les joueurs, si l’hôte le permet.
host-others-may-watch = Spectateurs p&ermis
host-announce = Annoncer sur le réseau &local
host-sealed = D&onnes sous scellés
lobby-player = { $id }{"   "}{ $name }
