# Kurze Meldungen in der Statuszeile.

notice-exchange = { $round ->
    [1] Das letzte Spiel war remis, also folgt ein Goulash. Tausch 1 von 3: Wählen Sie drei Ziegel für { $who }.
   *[other] Tausch { $round } von 3: Wählen Sie drei Ziegel für { $who }.
}
notice-exchange-nothing = Wählen Sie drei Ziegel für { $who }.
notice-exchange-chosen = { $left ->
    [0] Für { $who }: { $tiles }. Wenn Sie es sich anders überlegen, klicken Sie einen anderen an.
    [one] Für { $who }: { $tiles }. Wählen Sie noch einen.
   *[other] Für { $who }: { $tiles }. Wählen Sie noch { $left }.
}
notice-enter-discards = Noch einmal Enter legt den gerahmten Ziegel ab. Mit den Pfeiltasten wählen Sie einen anderen.
notice-pick-chow = Klicken Sie die zwei Ziegel an, die zu { TILE($tile, case: "dat") } gehören, oder wählen Sie einen Chow im Fenster.
notice-pick-third-tile = { $claimed } und { $picked }: Klicken Sie jetzt { TILE($third, case: "acc") } an.
notice-nothing-to-close = Es ist nichts offen.
notice-wait-time-seconds = Wartezeit: { DECIMAL($time, digits: 2) } Sekunden.
notice-wait-time-unlimited = Wartezeit: unbegrenzt, wenn Sie rufen können.
notice-tile-speed = Tempo der Ziegel: { $speed } von 10.
notice-status-bar-size = Schrift der Statuszeile: Größe { $size } von 3.
notice-picture-file = Spiel { $deal_number }, { $number }.png
notice-paused = Pause. Mit F9 geht es weiter. Hilfe > Orakel sagt Ihnen derweil die Zukunft voraus.
notice-claim-pending = { $name }: Klicken Sie den Ziegel an, um ihn zu rufen, oder verzichten Sie mit 0.
notice-undone = Zurückgenommen.
notice-redone = Wiederholt.
notice-back-paused = Sie sind wieder an dieser Stelle. Die Partie macht Pause: Mit F9 geht es weiter.
notice-back = Sie sind wieder an dieser Stelle.
notice-continued = Die Partie geht weiter.
notice-auto-play-on = Der Computer spielt für Sie. Mit einem Klick oder einer Taste übernehmen Sie.
notice-auto-play-unrated = Das Autospiel hat dieses Spiel beendet. Es zählt nicht für Spielstärke und Statistik.
notice-auto-play-off = Das Autospiel ist aus. Sie spielen wieder selbst.
notice-game-over = { $shared ->
    [yes] Die Partie ist zu Ende. Der erste Platz wird geteilt, mit { $score }.
   *[no] { $you ->
        [yes] Die Partie ist zu Ende. Sie gewinnen mit { $score }.
       *[no] Die Partie ist zu Ende. { $who } gewinnt mit { $score }.
        }
}
notice-scores-hint = { $last_event } Die Punkte zeigt Ansicht > Punkte.
notice-play-on-hint = Spiel { $number }, { $round }runde. Es geht unmittelbar vor der gewählten Zeile weiter.
notice-dealt = Die Ziegel sind verteilt.
notice-host-title = Tisch eröffnen
notice-table-not-opened = Der Tisch lässt sich nicht eröffnen. { $why }
notice-computer-player = { $name }, ein Computerspieler ({ LEVEL($level) })
notice-connecting = Verbindung zum Tisch unter { $place } ...
notice-join-title = Mitspielen
notice-table-closed = Der Tisch ist geschlossen.
notice-no-answer = Unter { $place } antwortet niemand. { $why }
notice-server = Der Server
notice-player = Spieler { $id }
notice-seated = Sie spielen als Spieler { $id } mit.
notice-joined = { $name } spielt mit.
notice-left = Ein Spieler ist gegangen.
notice-message = { $private ->
    [yes] { $name } (an Sie): { $text }
   *[no] { $name }: { $text }
}
notice-pause = Es gibt eine Pause: { $reason }
notice-pause-by = { $name } bittet um eine Pause: { $reason }.
notice-server-saved = Der Server hat die Partie als { $file } gespeichert.
notice-no-manager = Die Optionen darf jetzt jeder ändern.
notice-manager = { $name_of } verwaltet jetzt die Optionen.
notice-redirected-too-often = Die Server schicken uns im Kreis.
notice-redirect-invalid = Der Server schickt uns zu einer ungültigen Adresse: { $wrong }.
notice-reconnecting = Neuer Versuch ...
notice-reconnecting-in = Neuer Versuch in { $seconds } s.
notice-connection-lost = Verbindung verloren
notice-game-stopped = Die Partie ist unterbrochen
notice-waiting-for-players = Warten auf vier Spieler
notice-table-address = Der Tisch unter { $place }
notice-hosted-table = An der Tür: { $words }
notice-no-finished-hand = In dieser Partie ist noch kein Spiel zu Ende.
notice-lesson-begins = { $waits ->
    [yes] Die Lektion beginnt. Ihre eigene Partie ruht so lange.
   *[no] Die Lektion beginnt.
}
notice-lesson-closed = { $begun ->
    [yes] Die Lektion ist zu Ende. Ihre eigene Partie ist wieder da.
   *[no] Die Lektion ist zu Ende.
}
notice-ask-first = Vorher fragen ist { $on ->
    [yes] ein
   *[no] aus
}.
notice-quicktip = Der Schnelltipp ist { $on ->
    [yes] ein
   *[no] aus
}.
notice-simple-tips = { $on ->
    [yes] Die Tipps zielen jetzt auf einfache Hände
   *[no] Die Tipps sind jetzt so stark wie die Analyse
}.
notice-tile-movement = Die Ziegelbewegung ist { $on ->
    [yes] ein
   *[no] aus
}.
notice-movement-direction = Die Richtung wird { $on ->
    [yes] gezeigt
   *[no] nicht gezeigt
}.
notice-speech-balloons = Die Sprechblasen sind { $on ->
    [yes] ein
   *[no] aus
}.
notice-timer-bar = Der Zeitbalken ist { $on ->
    [yes] ein
   *[no] aus
}.
notice-claim-buttons = Die Rufknöpfe sind { $on ->
    [yes] ein
   *[no] aus
}.
notice-goal-line = Die Zielzeile ist { $on ->
    [yes] ein
   *[no] aus
}.
notice-show-discards = Die abgelegten Ziegel sind { $on ->
    [yes] zu sehen
   *[no] verborgen
}.
notice-sound = Der Ton ist { $on ->
    [yes] ein
   *[no] aus. M schaltet ihn wieder ein
}.

notice-deal-copied = Der Code dieses Spiels ist kopiert: { $code }. Mit Partie > Tagesspiel oder Code spielen Sie es noch einmal.
notice-hand-copied = Das Spiel ist als Zeile mit { $letters } Zeichen kopiert. Anderswo fügen Sie sie mit Partie > Spiel aus Text öffnen ein.
notice-watching = Sie sehen an diesem Tisch zu.
hand-text-heading = Spiel { $number }, { $wind }runde
hand-text-bloem-rules = Bloem-Regeln
hand-text-own-rules = Regeln: { $name }
hand-text-classical-rules = Chinesisch-klassische Regeln
hand-text-tiles-dealt = Die verteilten Ziegel
hand-text-hidden = { $hidden } Ziegel, nicht gezeigt
hand-text-play = Der Spielverlauf
hand-text-scores = Die Punkte
hand-text-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
hand-text-doubles = { $doubles ->
    [one] 1 Verdopplung
   *[other] { $doubles } Verdopplungen
}
hand-text-limit = { $limit } % des Limits
hand-text-settlement = Wer wem zahlt
hand-text-pays = { $from } an { $to }: { $amount }
hand-text-new-score = { $name }: { SIGNED($change) }, jetzt { $score }
