start-screen-subtitle = Mahjong voor vier, tegen de computer of met vrienden
start-screen-at-the-left = links
start-screen-at-the-right = rechts
start-screen-at-this-computer = Op deze &computer...
start-screen-join-a-table = &Aanschuiven...
start-screen-host-a-table = Tafel &openen...
start-screen-other-opponent = Iemand anders dan { $name }
start-screen-continue = Verd&er
    .hint = Ga verder met de partij die je had verlaten.
start-screen-deal-of-day = Spel van de da&g
start-screen-deal-waits = nog niet gespeeld
start-screen-deal-played = gespeeld: { $points } punten
start-screen-puzzles = &Puzzels
start-screen-puzzles-due = { $due ->
    [one] één om nog eens te bekijken
   *[other] { $due } om nog eens te bekijken
}
start-screen-new-puzzle = er ligt een nieuwe klaar
start-screen-album = Alb&um
start-screen-nearest = { $lacking ->
    [one] nog maar één steen tot { $hand }
   *[other] nog maar { $lacking } stenen tot { $hand }
}
start-screen-album-made = { $made } van { $all } bijzondere spellen
start-screen-progress = &Rating
start-screen-no-hands = begint bij je eerste spel
start-screen-hands-won = { $won ->
    [0] { $hands ->
        [one] 1 spel gespeeld, nog niet gewonnen
       *[other] { $hands } spellen gespeeld, nog geen gewonnen
    }
   *[other] { $hands ->
        [one] 1 spel gespeeld en gewonnen
       *[other] { $won } van { $hands } spellen gewonnen
    }
}
start-screen-opponent = { LEVEL($level) }, { $side }
    .hint = Klik om een andere tegenspeler te kiezen.
start-screen-title = Red Stake
start-screen-mixed-levels = elk op een eigen niveau
start-screen-level-heading = Hun niveau
    .hint = Hoe goed alle drie spelen, van makkelijk tot moeilijk.
start-screen-length-heading = Je speelt
    .hint = Eén spel, een ronde tot iedereen Oost is geweest, of een hele partij van vier ronden.
start-screen-deal = &Delen
    .hint = Begin een nieuwe partij met deze drie.
start-screen-lesson = &Leer het me
start-screen-second-lesson = &Leer me meer
start-screen-watch = Mee&kijken
    .hint = Begin een nieuwe partij en laat de computer voor je spelen, tot je het overneemt.
start-screen-with-others = Met anderen

first-start-never = &Nooit
first-start-never-hint = Leer het aan tafel: één voorbereid spel van zo'n tien minuten.
first-start-another-kind = Een &ander soort
first-start-another-kind-hint = Riichi, Hongkong, Amerikaans of solitaire: op één pagina lees je wat hier anders is.
first-start-this-kind = &Dit soort
first-start-this-kind-hint = Vier spelers, chows, pungs en kongs: meteen aan tafel.
first-start-title = Welkom bij Red Stake
first-start-question = Heb je al eens mahjong gespeeld?
first-start-hint = De lessen en de tips vind je altijd in het menu Help.
first-start-subtitle = Het spel van de vier winden, met een muur van 144 stenen

ornament-name = Red Stake
start-screen-opposite = tegenover
