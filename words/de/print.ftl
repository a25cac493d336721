# Die Spielkarte und das Regelheft.

print-card = Red Stake: Spielkarte
print-book = Mah-Jongg
print-title = Red Stake: { $title }
print-title-card = Spielkarte
print-title-book = Regelheft
print-rules = { $rules }, wie Red Stake es spielt.
print-rules-own = { $name }, Grundlage: { $based_on }
print-differs = † anders als { $based_on }.

print-flowers = { $on ->
    [yes] Gespielt wird mit Blumen und Jahreszeiten.
   *[no] Es gibt keine Blumen und Jahreszeiten.
}
print-chows = { $on ->
    [yes] Chows sind erlaubt.
   *[no] Es gibt keine Chows.
}
print-special = { $on ->
    [yes] Sonderspiele gelten.
   *[no] Es gibt keine Sonderspiele.
}
print-begin = Alle beginnen mit { $points } Punkten.
print-most = Keine Hand zählt mehr als { $most }.
print-no-most = Für die Punkte einer Hand gibt es kein Limit.
print-hands = { $hands ->
    [one] Die Partie hat ein Spiel.
   *[other] Die Partie hat { $hands } Spiele.
}
print-rounds = { $rounds ->
    [one] Die Partie hat eine Runde.
   *[other] Die Partie hat { $rounds } Runden.
}
print-seven-pairs = Sieben Paare sind Mah-Jongg.

print-settle-winner = Jeder der drei Verlierer zahlt dem Gewinner, was dessen Hand zählt.
print-settle-discarder = Wer den Schlussziegel ablegte, zahlt doppelt. Hat der Gewinner ihn gezogen, zahlen alle drei doppelt.
print-settle-losers = Die Verlierer vergleichen je zwei Hände. Wer weniger hat, zahlt dem anderen die Differenz.
print-settle-no-losers = Die Verlierer zahlen einander nichts.
print-settle-east = Wann immer Ost zahlt oder bekommt, gilt das Doppelte.
print-settle-dead = Ein Remis wird nicht abgerechnet: Niemand zahlt, und Ost bleibt Ost.

print-first-special = Mah-Jongg mit einem Sonderspiel
print-first-pung = Mah-Jongg, das einen Pung vollendet
print-first-chow = Mah-Jongg, das einen Chow vollendet
print-first-pair = Mah-Jongg, das das Paar vollendet
print-first-kong = Kong
print-first-set = Pung
print-first-run = Chow
print-first-win = Mah-Jongg
print-first-kong-or-pung = Kong oder Pung

print-bamboo = Bambus
print-circle = Kreis
print-wan = Zahl
print-winds = Winde: Ost, Süd, West, Nord
print-dragons = Drachen: Grün, Rot, Weiß
print-bonus-flowers = Blumen 1 bis 4
print-bonus-seasons = Jahreszeiten 1 bis 4

print-turn = Ihr Zug: einen Ziegel ziehen, einen ablegen
print-chow = Chow
    .words = drei einer Farbe in Folge; rufen nur vom linken Nachbarn
print-pung = Pung
    .words = drei gleiche; rufen von jedem
print-kong = Kong
    .words = vier gleiche; von jedem gerufen, selbst gezogen, oder ein offener Pung und ein gezogener Ziegel; danach ein Ersatzziegel
print-win = Mah-Jongg
    .words = vier Figuren und ein Paar; der Schlussziegel darf von jedem kommen, für jede Figur und das Paar
print-several = Wenn mehrere einen Ziegel wollen
print-nearest = Bei gleichen Rufen hat Vorrang, wer nach dem Ablegenden zuerst an die Reihe kommt.
print-points = Punkte
print-doubles = Verdopplungen
print-settling = Abrechnung
print-special-hands = Sonderspiele
print-marks = * Zählt nur für den Gewinner. Erst alle Punkte zusammenzählen, dann verdoppeln.
print-marks-special = Punkte mit Pluszeichen kommen dazu. Alle anderen gelten allein. Das Regelheft zeigt die Ziegel jedes Sonderspiels und erklärt die übrigen Namen.
print-bloem = Die Bloem-Regeln stammen aus einem Windows-Spiel von 1996 und heißen nach dessen Autoren.
print-limit = Limit
print-part-of-limit = { $part }{"\u00A0"}% des Limits

print-agreed = Vereinbart für diese Partie
print-stake = Auf einer Leiste stehen die Ziegel eines Spielers. Die von Ost ist rot. Wer als Erster Ost war, hat den roten Namen.
print-object = Worum es geht
print-the-rules = Die Regeln
print-before = Vor dem Spiel
print-cases = Besondere Fälle
print-rotation = Ost und die Runden
print-scoring = Wertung
print-play = Der Spielverlauf
print-values = Die Wertetabelle
print-forms = Jedes ist in einer seiner Formen abgebildet. Punkte mit Pluszeichen kommen dazu. Alle anderen gelten allein.

print-saved = Als { $path } gespeichert. Zum Drucken öffnen Sie es in einem Browser.
