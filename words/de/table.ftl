# Was unter dem Mauszeiger liegt, der Kompass, die Sprechblasen und der Titel des Fensters.

pointing-press-help = Mehr dazu mit F1.
pointing-timer-bar = Der Zeitbalken: So lange können Sie den abgelegten Ziegel noch rufen.
pointing-timer-bar-unlimited = Der Zeitbalken: Er bleibt voll. Lassen Sie sich also Zeit.
pointing-compass = Der Kompass: Namen, Winde, Punkte und der abgelegte Ziegel.
pointing-stake = Eine Leiste: Darauf stehen die Ziegel eines Spielers. Die von Ost ist rot.
pointing-tile = { TILE($tile) }.
pointing-own-tile = { $twice ->
    [yes] Ein Doppelklick legt ihn ab.
   *[no] Ein Klick legt ihn ab.
}
pointing-own-discard = Den haben Sie abgelegt. Ein Klick nimmt ihn zurück.
pointing-claimable-discard = Von { $from } abgelegt. Klicken Sie, um ihn zu rufen, oder passen Sie mit 0.
pointing-explained-discard = Von { $from } abgelegt. Klicken Sie, um nach dem Grund zu fragen.

layers-continue = Weiter


storage-statistics-unwritable = Die Statistik kann nicht gespeichert werden. { $error }

lines-no-game-line = Es fehlt die Zeile „Game“.

playback-calling = { TILE($tile) }, ich warte!
playback-chow = Chow!
playback-pung = Pung!
playback-kong = Kong!
playback-mah-jongg = Mah-Jongg!
win-said = „{ $words }“
win-go-on = Weiter mit jeder Taste oder einem Klick.
win-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
playback-standing = Stehende Hand!

compass-letter-east = O
compass-letter-south = S
compass-letter-west = W
compass-letter-north = N

compass-round = Runde
compass-hand = Spiel

game-length-hand = Ein Spiel
game-length-round = Eine Runde
game-length-whole = Ganze Partie
game-length-round-hands = 4 Spiele oder mehr
game-length-whole-hands = 16 Spiele oder mehr

window-title = Red Stake - { $place }
status-auto-play = Autospiel (F5 beendet es)
status-auto-play-on = Autospiel
status-quicktip = Tipp:{" "}
status-tiles-left = { $tiles ->
    [one] noch 1 Ziegel
   *[other] noch { $tiles } Ziegel
}
compass-calling = wartet
pointing-introduction = { $who }, { PERSON($who, form: "gender") ->
    [feminine] { LEVEL($level, form: "she") }
   *[other] { LEVEL($level, form: "a") }
}: { $manner }.

pointing-advised-tile = { $twice ->
    [yes] Ein Doppelklick legt ihn ab. Der blaue Punkt zeigt den Schnelltipp.
   *[no] Ein Klick legt ihn ab. Der blaue Punkt zeigt den Schnelltipp.
}
pointing-kong-back = Ein Kong: Sind beide Enden umgedreht, ist er verdeckt, bei nur einem offen.
pointing-last-discard = Der rote Rahmen zeigt den zuletzt abgelegten Ziegel.
pointing-drawn-tile = { $twice ->
    [yes] Ein Doppelklick legt ihn ab. Der goldene Pfeil zeigt, was Sie gezogen haben.
   *[no] Ein Klick legt ihn ab. Der goldene Pfeil zeigt, was Sie gezogen haben.
}
pointing-east = { $you ->
    [yes] Das rote Schild und die rote Leiste zeigen, dass Sie jetzt Ost sind.
   *[no] Das rote Schild und die rote Leiste zeigen, dass { $who } jetzt Ost ist.
}
pointing-first-east = Der rote Name war zuerst Ost: Wird er wieder Ost, beginnt eine neue Runde.
pointing-score = Die Zahl neben dem Namen ist der Punktestand.
pointing-goal-line = Wie viele Ziegel Ihnen zu vier Figuren und einem Paar fehlen. G zeigt und verbirgt das. Mehr dazu mit F1.
pointing-tiles-left = { $tiles ->
    [one] Noch 1 Ziegel zu ziehen. Weitere { $kept } liegen als Ersatzziegel bereit: Sind zwei verbraucht, kommen zwei aus der Mauer nach.
   *[other] Noch { $tiles } Ziegel zu ziehen. Weitere { $kept } liegen als Ersatzziegel bereit: Sind zwei verbraucht, kommen zwei aus der Mauer nach.
}
pointing-tiles-left-fixed = { $tiles ->
    [one] Noch 1 Ziegel zu ziehen. Weitere { $kept } liegen als Ersatzziegel bereit, und es kommen keine nach.
   *[other] Noch { $tiles } Ziegel zu ziehen. Weitere { $kept } liegen als Ersatzziegel bereit, und es kommen keine nach.
}
pointing-tiles-left-all = { $tiles ->
    [one] Noch 1 Ziegel zu ziehen. Ersatzziegel kommen vom anderen Ende der Mauer.
   *[other] Noch { $tiles } Ziegel zu ziehen. Ersatzziegel kommen vom anderen Ende der Mauer.
}
pointing-wall = Mit Partie > Einstellungen > Tisch sehen Sie die Mauer.
