notice-exchange = { $round ->
    [1] La dernière manche était nulle : c’est un goulash. Échange 1 sur 3 : choisissez trois tuiles à passer à { $who }.
   *[other] Échange { $round } sur 3 : choisissez trois tuiles à passer à { $who }.
}
notice-exchange-nothing = Choisissez trois tuiles à passer à { $who }.
notice-exchange-chosen = { $left ->
    [0] Pour { $who } : { $tiles }. Pour changer d’avis, cliquez sur une autre tuile.
    [one] Pour { $who } : { $tiles }. Choisissez-en encore une.
   *[other] Pour { $who } : { $tiles }. Choisissez-en encore { $left }.
}
notice-enter-discards = Appuyez encore sur Entrée pour défausser la tuile encadrée, ou choisissez-en une autre avec les flèches.
notice-pick-chow = Cliquez sur les deux tuiles qui vont avec { TILE($tile, form: "the") }, ou choisissez un chow dans la boîte.
notice-pick-third-tile = { TILE($claimed, case: "start") } et { $picked } : cliquez maintenant sur { TILE($third, form: "the") }.
notice-nothing-to-close = Rien n’est ouvert.
notice-wait-time-seconds = Temps d’attente : { DECIMAL($time, digits: 2) } secondes.
notice-wait-time-unlimited = Temps d’attente : illimité quand vous pouvez réclamer.
notice-tile-speed = Vitesse des tuiles : { $speed } sur 10.
notice-status-bar-size = Texte de la barre d’état : taille { $size } sur 3.
notice-picture-file = Manche { $deal_number }, { $number }.png
notice-paused = Pause. Appuyez sur F9 pour continuer. En attendant, Aide > Oracle vous dit la bonne aventure.
notice-claim-pending = { $name } : cliquez sur la défausse pour la réclamer, ou appuyez sur 0 pour renoncer.
notice-undone = Coup annulé.
notice-redone = Coup rejoué.
notice-back-paused = Retour à ce moment. La partie est en pause : F9 pour continuer.
notice-back = Retour à ce moment.
notice-continued = La partie continue.
notice-auto-play-on = L’ordinateur joue pour vous. Cliquez ou appuyez sur une touche pour reprendre.
notice-auto-play-unrated = Le jeu automatique a fini cette manche : elle ne compte ni pour votre classement ni pour vos statistiques.
notice-auto-play-off = Le jeu automatique est arrêté. C’est de nouveau vous qui jouez.
notice-game-over = { $shared ->
    [yes] La partie est finie. La première place est partagée : { $score } chacun.
   *[no] { $you ->
        [yes] La partie est finie. Vous gagnez avec { $score }.
       *[no] La partie est finie. { $who } gagne avec { $score }.
    }
}
notice-scores-hint = { $last_event } Pour les scores, choisissez Affichage > Scores.
notice-play-on-hint = Manche { $number }, tour { WIND($round, form: "of") }. Le jeu reprend juste avant la ligne choisie.
notice-dealt = Les tuiles sont distribuées.
notice-host-title = Ouvrir une table
notice-table-not-opened = Impossible d’ouvrir la table. { $why }
notice-computer-player = { $name }, joueur virtuel ({ LEVEL($level) })
notice-connecting = Connexion à la table { $place }.
notice-join-title = Rejoindre une table
notice-table-closed = La table est fermée.
notice-no-answer = Personne ne répond à l’adresse { $place }. { $why }
notice-server = Le serveur
notice-player = Joueur { $id }
notice-seated = Vous avez rejoint la table, joueur { $id }.
notice-joined = { $name } a rejoint la table.
notice-left = Un joueur a quitté la table.
notice-message = { $private ->
    [yes] { $name } (à vous) : { $text }
   *[no] { $name } : { $text }
}
notice-pause = La partie est en pause : { $reason }
notice-pause-by = { $name } demande une pause : { $reason }.
notice-server-saved = Le serveur a enregistré la partie sous { $file }.
notice-no-manager = Tout le monde peut maintenant changer les options.
notice-manager = { $name_of } décide maintenant des options.
notice-redirected-too-often = Les serveurs ne cessent de nous renvoyer de l’un à l’autre.
notice-redirect-invalid = Le serveur nous envoie à une adresse qui n’est pas valable : { $wrong }.
notice-reconnecting = Nouvel essai…
notice-reconnecting-in = Nouvel essai dans { $seconds } s.
notice-connection-lost = Connexion perdue
notice-game-stopped = La partie s’est arrêtée
notice-waiting-for-players = En attente de quatre joueurs
notice-table-address = La table à l’adresse { $place }
notice-hosted-table = À la porte : { $words }
notice-no-finished-hand = Aucune manche de cette partie n’est encore finie.
notice-lesson-begins = { $waits ->
    [yes] La leçon commence. Votre partie est en pause.
   *[no] La leçon commence.
}
notice-lesson-closed = { $begun ->
    [yes] La leçon est finie. Vous retrouvez votre partie.
   *[no] La leçon est finie.
}
notice-ask-first = Demander avant : { $on ->
    [yes] oui
   *[no] non
}.
notice-quicktip = { $on ->
    [yes] Conseils activés
   *[no] Conseils désactivés
}.
notice-simple-tips = { $on ->
    [yes] Les conseils visent maintenant des mains simples
   *[no] Les conseils valent maintenant ceux de l’analyse
}.
notice-tile-movement = { $on ->
    [yes] Mouvements activés
   *[no] Mouvements désactivés
}.
notice-movement-direction = Direction des mouvements : { $on ->
    [yes] visible
   *[no] cachée
}.
notice-speech-balloons = { $on ->
    [yes] Bulles activées
   *[no] Bulles désactivées
}.
notice-timer-bar = Barre de temps : { $on ->
    [yes] visible
   *[no] cachée
}.
notice-claim-buttons = Boutons d’annonce : { $on ->
    [yes] visibles
   *[no] cachés
}.
notice-goal-line = Ligne d’objectif : { $on ->
    [yes] visible
   *[no] cachée
}.
notice-show-discards = Rangées de défausses : { $on ->
    [yes] visibles
   *[no] cachées
}.
notice-sound = { $on ->
    [yes] Le son est de retour
   *[no] Le son est coupé. Appuyez sur M pour le remettre
}.

notice-deal-copied = Le code de cette donne est copié : { $code }. Pour la rejouer, choisissez Partie > Donne du jour, ou par code.
notice-hand-copied = La manche est copiée, en une ligne de { $letters } lettres. Pour l’ouvrir ailleurs, collez-la avec Partie > Ouvrir une manche (texte).
notice-watching = Vous regardez cette table.
hand-text-heading = Manche { $number }, tour du vent { WIND($wind, form: "of") }
hand-text-bloem-rules = Règles Bloem
hand-text-own-rules = Règles : { $name }
hand-text-classical-rules = Règles chinoises classiques
hand-text-tiles-dealt = Les tuiles distribuées
hand-text-hidden = { $hidden } tuiles, cachées
hand-text-play = Le jeu
hand-text-scores = Les scores
hand-text-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hand-text-doubles = { $doubles ->
    [one] { $doubles } double
   *[other] { $doubles } doubles
}
hand-text-limit = { $limit } % de la limite
hand-text-settlement = Qui paie qui
hand-text-pays = { $from } à { $to } : { $amount }
hand-text-new-score = { $name } : { SIGNED($change) }, en tout { $score }
