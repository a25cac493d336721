# Der Startbildschirm und die Frage beim ersten Start.

start-screen-subtitle = Mah-Jongg zu viert, gegen den Computer oder mit Freunden
start-screen-at-the-left = links
start-screen-at-the-right = rechts
start-screen-at-this-computer = Gemeinsam h&ier...
start-screen-join-a-table = &Mitspielen...
start-screen-host-a-table = Tisch e&röffnen...
start-screen-other-opponent = Jemand anders als { $name }
start-screen-continue = &Weiter
    .hint = Setzt die Partie fort, die Sie verlassen haben.
start-screen-deal-of-day = Spiel des Ta&ges
start-screen-deal-waits = noch nicht gespielt
start-screen-deal-played = gespielt: { $points } Punkte
start-screen-puzzles = &Rätsel
start-screen-puzzles-due = { $due ->
    [one] eines zum Wiederholen
   *[other] { $due } zum Wiederholen
}
start-screen-new-puzzle = ein neues ist da
start-screen-album = A&lbum
start-screen-nearest = { $lacking ->
    [one] nur ein Ziegel fehlte: { $hand }
   *[other] nur { $lacking } Ziegel fehlten: { $hand }
}
start-screen-album-made = { $made } von { $all } Sonderspielen
start-screen-progress = &Spielstärke
start-screen-no-hands = beginnt mit Ihrem ersten Spiel
start-screen-hands-won = { $won ->
    [0] { $hands ->
        [one] 1 Spiel, noch kein Sieg
       *[other] { $hands } Spiele, noch kein Sieg
    }
   *[other] { $hands ->
        [one] 1 Spiel gespielt und gewonnen
       *[other] { $won } von { $hands } Spielen gewonnen
    }
}
start-screen-opponent = { LEVEL($level) }, { $side }
    .hint = Klicken Sie, um jemand anderen zu wählen.
start-screen-title = Red Stake
start-screen-mixed-levels = jeder auf seiner eigenen Stufe
start-screen-level-heading = Spielstärke
    .hint = Wie gut alle drei spielen, von leicht bis schwer.
start-screen-length-heading = Sie spielen
    .hint = Ein Spiel; eine Runde, bis jeder Ost war; oder eine ganze Partie aus vier Runden.
start-screen-deal = &Austeilen
    .hint = Beginnt eine neue Partie mit diesen dreien.
start-screen-lesson = &Lernen
start-screen-second-lesson = &Mehr lernen
start-screen-watch = &Zusehen
    .hint = Beginnt eine neue Partie, und der Computer spielt für Sie, bis Sie übernehmen.
start-screen-with-others = Mit anderen

first-start-never = &Nie
first-start-never-hint = Lernen Sie es am Tisch: ein vorbereitetes Spiel, etwa zehn Minuten.
first-start-another-kind = Eine andere &Art
first-start-another-kind-hint = Riichi, Hongkong, amerikanisch oder das Solitär: Eine Seite zeigt, was hier anders ist.
first-start-this-kind = &Diese Art
first-start-this-kind-hint = Vier Spieler, Chows, Pungs und Kongs: gleich an den Tisch.
first-start-title = Willkommen bei Red Stake
first-start-question = Haben Sie schon einmal Mah-Jongg gespielt?
first-start-hint = Die Lektionen und Tipps finden Sie jederzeit im Menü Hilfe.
first-start-subtitle = Das Spiel der vier Winde, mit einer Mauer aus 144 Ziegeln

ornament-name = Red Stake
start-screen-opposite = gegenüber
