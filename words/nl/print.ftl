print-card = Red Stake: spiekkaart
print-book = Mahjong
print-title = Red Stake: { $title }
print-title-card = spiekkaart
print-title-book = spelregels
print-rules = { $rules }, zoals Red Stake het speelt.
print-rules-own = { $name }, gebaseerd op { $based_on }
print-differs = † wijkt af van { $based_on }.

print-flowers = { $on ->
    [yes] Er wordt met bloemen en seizoenen gespeeld.
   *[no] Er zijn geen bloemen en seizoenen.
}
print-chows = { $on ->
    [yes] Chows zijn toegestaan.
   *[no] Er zijn geen chows.
}
print-special = { $on ->
    [yes] Bijzondere spellen zijn toegestaan.
   *[no] Er zijn geen bijzondere spellen.
}
print-begin = Iedereen begint met { $points } punten.
print-most = Geen hand telt meer dan { $most }.
print-no-most = De score van een hand heeft geen limiet.
print-hands = { $hands ->
    [one] De partij heeft één spel.
   *[other] De partij heeft { $hands } spellen.
}
print-rounds = { $rounds ->
    [one] De partij heeft één ronde.
   *[other] De partij heeft { $rounds } ronden.
}
print-seven-pairs = Zeven paren zijn mahjong.

print-settle-winner = Elk van de drie verliezers betaalt de winnaar de volle score van zijn hand.
print-settle-discarder = Wie de winnende steen weglegde, betaalt dubbel. Pakte de winnaar hem zelf, dan betalen alle drie dubbel.
print-settle-losers = De verliezers vergelijken hun scores twee aan twee. De laagste betaalt de hoogste het verschil.
print-settle-no-losers = De verliezers betalen elkaar niets.
print-settle-east = Betaalt of ontvangt Oost, dan wordt de betaling verdubbeld.
print-settle-dead = Een remise wordt niet verrekend: niemand betaalt, en Oost blijft Oost.

print-first-special = Mahjong met een bijzonder spel
print-first-pung = Mahjong met een pung
print-first-chow = Mahjong met een chow
print-first-pair = Mahjong met het paar
print-first-kong = Kong
print-first-set = Pung
print-first-run = Chow
print-first-win = Mahjong
print-first-kong-or-pung = Kong of pung

print-bamboo = Bamboe
print-circle = Kringen
print-wan = Tekens
print-winds = Winden: Oost, Zuid, West, Noord
print-dragons = Draken: groen, rood, wit
print-bonus-flowers = Bloemen 1 t/m 4
print-bonus-seasons = Seizoenen 1 t/m 4

print-turn = Jouw beurt: een steen pakken, een steen wegleggen
print-chow = Chow
    .words = drie op een rij van één soort; roepen kan alleen met een steen van je linkerbuur
print-pung = Pung
    .words = drie gelijke stenen; roepen kan met een steen van iedereen
print-kong = Kong
    .words = vier gelijke stenen: van iedereen geroepen, zelf gepakt, of een open pung met een gepakte steen; daarna pak je een losse steen
print-win = Mahjong
    .words = vier combinaties en een paar; de laatste steen mag van iedereen komen, voor elke combinatie en het paar
print-several = Als meer spelers een weggelegde steen willen
print-nearest = Roepen er twee hetzelfde, dan gaat voor wie na de weglegger het eerst aan de beurt is.
print-points = Punten
print-doubles = Verdubbelingen
print-settling = Verrekening
print-special-hands = Bijzondere spellen
print-marks = * Telt alleen voor de winnaar. Tel eerst alle punten op, en verdubbel daarna.
print-marks-special = Punten met een plusteken komen bij de score. Alle andere zijn de hele score. In de spelregels staan de stenen van elk spel en de uitleg van de andere namen.
print-bloem = De regels van Bloem komen uit een spel voor Windows uit 1996 en heten naar de makers.
print-limit = limiet
print-part-of-limit = { $part }% van de limiet

print-agreed = Afgesproken voor deze partij
print-stake = Een lat is het rekje met de stenen van een speler. Die van Oost is rood: de Rode Lat. Wie het eerst Oost is, heeft de rode naam.
print-object = Het doel van het spel
print-the-rules = De regels
print-before = Vóór een spel
print-cases = Bijzondere gevallen
print-rotation = Oost en de ronden
print-scoring = De telling
print-play = Het spel
print-values = De tabel met waarden
print-forms = Van elk is één vorm afgebeeld. Punten met een plusteken komen bij de score. Alle andere zijn de hele score.

print-saved = Opgeslagen als { $path }. Open het in een browser om het af te drukken.
