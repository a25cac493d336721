workshop-whole-score = hele score
workshop-added = bij de rest geteld
workshop-winner-only = alleen winnaar
workshop-anybody = voor iedereen
workshop-limit = een limiet
workshop-on = aan
workshop-off = uit
workshop-none = geen
workshop-by-rounds = tot alle ronden om zijn
workshop-chows = Chows zijn toegestaan
workshop-special-hands = Bijzondere spellen zijn toegestaan
workshop-start = Beginscore
workshop-most = Hoogste score van een hand
workshop-hands = Spellen in een partij

workshop-single = Enkele steen
workshop-pair = Paar
workshop-chow = Chow
workshop-run = Reeks
workshop-pung = Pung
workshop-pung-or-kong = Pung of kong
workshop-four = Vier op de lat
workshop-own-wind = eigen wind
workshop-any-wind = een wind
workshop-any-dragon = een draak
workshop-any-honour = een wind of draak
workshop-any-terminal = een 1 of 9
workshop-any-major = een 1, 9, wind of draak
workshop-of-suit = { SUIT($suit) } { $number }
workshop-of-one-suit = { $number } van één soort
workshop-of-another-suit = { $number } van een andere soort
workshop-of-third-suit = { $number } van de derde soort
workshop-any-number = een nummer
workshop-same-number = n
workshop-same-number-and = n + { $more }
workshop-run-of = Reeks van { $length } vanaf { $first }
workshop-place = { $kind }: { $of }

workshop-title = Regelwerkplaats: { $name }
workshop-page-sets = Regelsets
workshop-page-options = Opties
workshop-page-events = Telregels
workshop-page-hands = Bijzondere spellen
workshop-page-differences = Verschillen
workshop-undo = &Ongedaan maken
workshop-redo = Opnie&uw
workshop-save = Op&slaan
workshop-unsaved = Nog niet opgeslagen.
workshop-copy-hint = Een lopende partij houdt de regels waarmee ze begon.
workshop-our-rules = Onze regels
workshop-our-copy = { $name }, zoals wij spelen
workshop-name-taken = Er is al een regelset met de naam { $name }.
workshop-kept = { $name } is opgeslagen en staat nu bij Nieuwe partij.
workshop-removed = Regelset verwijderd.
workshop-arrived = { $name } is uit een bestand geopend. Druk op Opslaan om de regels te bewaren.
workshop-put-up = { $name } is uit een bestand toegevoegd, onder aan de lijst.
workshop-shared = Een kopie om te delen: { $path }.
workshop-confirm-close = Je wijzigingen zijn niet opgeslagen. Druk nog eens op Sluiten om ze te laten vervallen.
workshop-confirm-open = Je wijzigingen zijn niet opgeslagen. Druk nog eens om ze te laten vervallen.
workshop-confirm-remove = Hiermee verdwijnt ook het bestand. Druk nog eens om te verwijderen.
workshop-confirm-play = Hiermee begint een nieuwe partij, en alle scores beginnen opnieuw. Druk nog eens om te spelen.

workshop-shelf-heading = OPGESLAGEN REGELSETS
workshop-draft-heading = IN BEWERKING
workshop-open = Be&werken
workshop-open-copy = Kopie be&werken
workshop-remove = &Verwijderen
workshop-name = Naam
workshop-about = Herkomst
    .placeholder = een notitie voor later
workshop-based-same = Gebaseerd op { $base }. Nog geen verschil.
workshop-based = Gebaseerd op { $base }. { $count ->
    [one] 1 verschil
   *[other] { $count } verschillen
}.
workshop-hint = Met de tabbladen hierboven stel je opties in, verander je wat elke telregel waard is, en maak je eigen bijzondere spellen. Druk daarna op Opslaan.
workshop-play = Hiermee s&pelen
workshop-copy = &Kopie maken
workshop-share = Kopie &delen
workshop-rows = het origineel, { $count } telregels
workshop-summary-same = { $base }; geen verschil
workshop-summary = { $base }; { $count ->
    [one] 1 verschil
   *[other] { $count } verschillen
}
workshop-start-with = Scores beginnen met
workshop-of-every-game = Elke partij

workshop-nothing-differs = Er is nog geen verschil met het origineel.
workshop-what = WAT
workshop-original = ORIGINEEL
workshop-here = HIER
workshop-not-there = niet aanwezig
workshop-leave-out = Weg&laten
workshop-as-original = Als in or&igineel

workshop-new-event = &Nieuwe telregel
workshop-new-event-name = Onze telregel
workshop-event-name = Naam van de telregel
workshop-event-points = Pun&ten
workshop-event-limit = Deel van een limiet
workshop-when = WANNEER DIT TELT
workshop-change-event = Voor&waarde wijzigen
workshop-new-hand = Nieuw &bijzonder spel
workshop-new-name = Ons bijzondere spel
workshop-change = &Wijzigen
workshop-begin = Nog &zo een maken
workshop-no-pattern = Dit spel heeft geen patroon van stenen. Een voorwaarde bepaalt wanneer het telt.
workshop-form-of = Voorbeeld { $at } van { $count }
workshop-example-of = Voorbeeld { $at } van { $count } (het zijn er te veel om alle te tonen)
workshop-made-times = { $made ->
    [one] één keer
   *[other] { $made } keer
} gemaakt
workshop-shares-nothing = Geen ander bijzonder spel gebruikt dezelfde stenen.
workshop-shares = { $shared ->
    [one] 1 voorbeeld hiervan is ook
   *[other] { $shared } voorbeelden hiervan zijn ook
} { $name }, { $dearer ->
    [yes] dat meer telt.
   *[no] dat niet meer telt.
}
workshop-how-often = Hoe vaak komt het voor? Laat de computerspelers { $deals } spellen proberen. Dat duurt een minuut of twee.
workshop-try = Probe&ren
workshop-stop = S&toppen
workshop-trying = De computerspelers zijn aan het delen...
workshop-so-far = { $deals } van { $of } spellen tot nu toe.
workshop-too-early = Na { $enough } spellen zie je hoe vaak het voorkomt.
workshop-too-few = { $deals } spellen is te weinig om iets te zeggen. Er zijn er { $enough } nodig.
workshop-came = In { $deals } spellen werd het { $made ->
    [0] nooit gemaakt
    [one] één keer gemaakt
   *[other] { $made } keer gemaakt
}, en bij { $near ->
    [one] 1 hand
   *[other] { $near } handen
} scheelde het maar één steen.
workshop-beside = Ongeveer even vaak: { $names }.
workshop-beside-one = { $name } ({ $worth })
workshop-take-worth = Maak het { $worth } w&aard
workshop-hand-name = Naam van het bijzondere spel
workshop-points = Punten
workshop-concealed = Dicht tot de laatste steen
workshop-total = De punten zijn de hele score
workshop-leave = &Verwijderen
workshop-done = Aan de regels toevoegen
workshop-tiles-so-far = { $count } van 14 stenen
workshop-or-kong = of kong
workshop-or-kong-of = of kong, { $of }
workshop-tiles-unknown = De stenen worden geteld als de hand compleet is
workshop-take-away = Verwijderen: { $place }
workshop-empty = Nog geen stenen. Kies hieronder een soort combinatie, en dan de stenen. Klik hier op een combinatie om die te verwijderen.
workshop-pattern = Patroon { $number }
workshop-or-else = Nog een patroon
workshop-in-a-row = { $length } op een rij
workshop-bamboo = Bamboe
workshop-circle = Kringen
workshop-wan = Tekens
workshop-one-suit = een soort naar keuze
workshop-another-suit = een tweede soort
workshop-third-suit = de derde soort
workshop-any = elk nummer
workshop-n = zelfde nummer
workshop-n-1 = + 1
workshop-n-2 = + 2

# De voorwaarden waaronder een eigen telregel telt.

condition-head-sets = COMBINATIES
condition-each-set = voor elk paar, elke chow, pung of kong van een soort
condition-family = voor meer combinaties uit één familie stenen
condition-eyes = voor een paar dat de laatste steen afmaakte
condition-head-won = HOE ER IS GEWONNEN
condition-out = voor mahjong
condition-drawn = voor winst met een steen van de muur
condition-loose = voor winst met een losse steen
condition-last-tile = voor het pakken van de laatste steen van de muur
condition-snatch = voor een kongroof
condition-with-tile = voor winst met een bepaalde steen
condition-only-possible = voor de enige soort steen waarmee je kon winnen
condition-only-place = voor de enige steen die past, als er nog verborgen exemplaren zijn
condition-last-discard = voor een weggelegde steen nadat de laatste is gepakt
condition-no-tile-left = als er niets meer te pakken is
condition-standing = na een staand spel of wachtend in het begin
condition-original = voor Oost, voordat er iets is weggelegd
condition-blessing = voor Oost, als de hand na het delen al compleet is
condition-first-discard = voor winst met de eerste steen die Oost weglegt
condition-kong-upon-kong = na een kong op een kong
condition-thirteenth = voor Oost, na twaalf keer winst op rij
condition-head-hand = DE HELE HAND
condition-no-chows = voor vier combinaties zonder chow
condition-no-scoring-value = voor alleen chows en een paar zonder punten
condition-one-suit-with-honours = voor één soort met winden en draken
condition-one-suit = voor één soort, verder niets
condition-terminals-with-honours = voor enen en negens met winden en draken
condition-terminals = voor alleen enen en negens
condition-honours = voor alleen winden en draken
condition-majors = voor alleen enen, negens, winden en draken
condition-fully-concealed = voor een hand die tot het eind dicht is
condition-almost-concealed = voor een hand die dicht is tot de laatste steen
condition-four-chows = voor vier chows
condition-one-suit-terminals = voor enen en negens van één soort met winden en draken
condition-minors = voor alleen stenen 2 t/m 8
condition-four-pungs = voor vier dichte pungs of kongs
condition-three-kongs = voor drie dichte kongs
condition-three-pungs = voor drie dichte pungs of kongs
condition-hidden-pungs = voor vier pungs van één soort en troefstenen, dicht tot de laatste steen
condition-buried-treasure = voor dichte pungs van één soort en troefstenen
condition-seven-pairs = voor zeven paren
condition-four-kongs = voor vier kongs
condition-concealed-pungs = voor vier dichte pungs of kongs
condition-thirteen-wonders = voor dertien wezen
condition-concealed-suit = voor één soort, dicht tot het eind
condition-green = voor alleen groene stenen
condition-nine-gates = voor negen poorten
condition-snake = voor een slang: 1 t/m 9 met pungs van 1 en 9
condition-no-score = als geen combinatie punten telde
condition-head-bonus = BLOEMEN EN SEIZOENEN
condition-each-bonus = voor elke bloem en elk seizoen
condition-own-bonus = voor elke eigen bloem en elk eigen seizoen
condition-own-flower = voor je eigen bloem
condition-own-season = voor je eigen seizoen
condition-own-both = voor je eigen bloem en seizoen
condition-bonus-set = voor alle vier de bloemen, en alle vier de seizoenen
condition-all-flowers = voor alle vier de bloemen
condition-all-seasons = voor alle vier de seizoenen

condition-kong = Kong
condition-exposed = open
condition-concealed = dicht
condition-either = maakt niet uit
condition-tile-any = elke steen
condition-tile-minor = 2 t/m 8
condition-tile-terminal = 1 en 9
condition-tile-major = 1, 9, winden, draken
condition-tile-honour = winden, draken
condition-tile-wind = winden
condition-tile-dragon = draken
condition-tile-own-wind = eigen wind
condition-tile-round-wind = wind van de ronde
condition-from-anywhere = van overal
condition-from-wall = gepakt
condition-from-loose = als losse steen
condition-from-discard = weggelegd
condition-from-kong = uit een kong
condition-last = en de laatste steen van de muur
condition-pair-too = en een paar ervan
condition-no-chow = en geen chows
condition-sets-of = { $sets ->
    [one] 1 combinatie
   *[other] { $sets } combinaties
}
