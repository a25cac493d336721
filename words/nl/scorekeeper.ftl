keeper-title = Puntenteller
keeper-by-rules = Regels: { $rules }.
keeper-hand = Spel
keeper-round = Ronde
keeper-east = Oost
keeper-what = Wat er gebeurde
keeper-counts = Telt
keeper-gets = Krijgt
keeper-score = Score
keeper-total = totaal
keeper-total-at-most = totaal, hoogstens
keeper-hand-was = Spel { $number }: { $words }
keeper-hand-of = { $name }: { $total }

keeper-won-drawn = { $who } won met { TILE($tile, form: "a") }, zelf gepakt
keeper-won-loose = { $who } won met een losse steen, { TILE($tile, form: "a") }
keeper-won-discard = { $who } won met { TILE($tile, form: "a") }, weggelegd
keeper-won-robbed = { $who } won met { TILE($tile, form: "a") }, door kongroof
keeper-won-from = { $robbed ->
    [yes] { $who } won met { TILE($tile, form: "a") }, geroofd uit de kong van { $whom }
   *[no] { $who } won met { TILE($tile, form: "a") } van { $whom }
}
keeper-won-special = { $what }: { $hand }
keeper-line-refused = Een spel dat niet telt
keeper-doubt = Kijk nog eens. { $doubt }
keeper-doubts = { $count ->
    [one] Bij één regel klopt iets niet.
   *[other] Bij { $count } regels klopt iets niet.
}
keeper-doubt-after-end = Alle ronden waren al afgelopen vóór dit spel.
keeper-doubt-dropped = Dit past niet meer en is weggelaten: { $what }.
keeper-refused-explained = Zo betaalt niemand voor dit spel. Bewerk het of verwijder het.
keeper-line-dead = Remise
keeper-line-penalty = { $who } betaalt { $points } aan elk van de anderen
keeper-line-penalty-to = { $who } betaalt { $points } aan { $whom }
keeper-line-correction = Score van { $who } gecorrigeerd: { SIGNED($points) }

keeper-last-tile = De &laatste steen van de muur
keeper-standing = &Staand spel, of wachtend in het begin
keeper-original = Oost had nog niets &weggelegd
keeper-first-discard = Met de eerste steen die Oost we&glegde
keeper-kong-upon-kong = N&a kong op kong
keeper-only-place = Alle andere passende stenen waren al te &zien
keeper-thirteenth = De &13e winst op rij van Oost
keeper-discarder-pays-for-all = Gevaarlijk weggelegd: betaalt voor allen
keeper-dangerous-discard = Na gevaarlijk wegleggen:
keeper-pays-for-all = { $who } betaalt voor allen
keeper-error-points = Een hand telt hoogstens { $most } punten.

keeper-error-no-winner = Zet een + vóór de laatste steen van de winnaar.
keeper-error-two-winners = Maar één hand kan een laatste steen na een + hebben.
keeper-error-winner-tiles = De winnaar heeft 14 stenen nodig, met een kong als drie. Je hebt er { $count } ingevoerd.
keeper-error-loser-tiles = Wie niet heeft gewonnen, heeft hoogstens 13 stenen, met een kong als drie. Je hebt er { $count } ingevoerd.
keeper-error-too-many = { TILE($tile, form: "start") } is { $count } keer ingevoerd. Er zijn er maar { $copies }.
keeper-error-own-tile = Niemand kan winnen met een eigen weggelegde steen of kong.
keeper-error-no-loose = Een losse steen komt alleen na een kong, een bloem of een seizoen.
keeper-error-not-robbed = Een kong van { TILE($tile, form: "plural") } kan alleen worden beroofd door wie zelf geen { TILE($tile) } heeft.
keeper-error-not-mah-jongg = Dit is geen mahjong.
keeper-file-damaged = Dit is geen scoreblad. { $why }
keeper-file-no-such-day = De datum ervan bestaat niet.
keeper-file-later = Dit scoreblad komt uit een nieuwere versie van het programma (formaat { $format }).
keeper-file-too-much = Er staat meer in dan een partij kan hebben.

keeper-tab-hand = Spel &invoeren
keeper-tab-sheet = &Blad
keeper-tab-alone = En&kele hand
keeper-tab-players = S&pelers en regels
keeper-penalty = Boe&te
keeper-dead-hand = &Remise
keeper-enter = Spel invoeren
keeper-edit = Be&werken
keeper-insert = In&voegen vóór
keeper-delete = Verwij&deren
keeper-change = Wijziging opslaan
keeper-insert-it = Invoegen
keeper-abandon = Niet wijzigen
keeper-abandon-insert = Niet invoegen
keeper-changing = Je wijzigt { $place }
keeper-inserting = Een nieuw spel vóór spel { $number }
keeper-unsaved-change = Je wijziging van { ENTRY($entry) } is nog niet opgeslagen.
keeper-unsaved-insert = Je nieuwe spel staat nog niet op het blad.
keeper-unsaved-hint = Sla het op of laat het vervallen, en ga dan verder.
keeper-unsaved-unfinished = Zo kan het niet worden opgeslagen.
keeper-explain = Uitleggen
keeper-next-hand = Volgend spel
keeper-back = Terug naar bl&ad
# Wat ongedaan is gemaakt: "Ongedaan gemaakt: spel 2 gewijzigd."
keeper-entry-hand = spel { $number }
    .start = Spel { $number }
keeper-entry-other = “{ $what }”
    .start = “{ $what }”
keeper-did-enter = { ENTRY($entry) } ingevoerd
keeper-did-change = { ENTRY($entry) } gewijzigd
keeper-did-insert = { ENTRY($entry) } ingevoegd
keeper-did-delete = { ENTRY($entry) } verwijderd
keeper-did-rules = regels gewijzigd
keeper-did-names = namen gewijzigd
keeper-did-heading = naam of plaats van het blad gewijzigd
keeper-undone = Ongedaan gemaakt: { $what }.
keeper-redone = Opnieuw gedaan: { $what }.
keeper-changed = { ENTRY($entry, form: "start") } gewijzigd. Alles daarna is opnieuw geteld.
keeper-inserted = { ENTRY($entry, form: "start") } ingevoegd. Alles daarna is opnieuw geteld.
keeper-deleted = Verwijderd: { $what }. Met Ongedaan maken krijg je het terug.
keeper-sheet-full = Dit blad is vol. Begin een nieuw.
keeper-new-sheet = Een nieuw blad. Het vorige vind je bij Andere bladen.
keeper-sheet-saved = Blad opgeslagen als { $path }.
keeper-sheets-saved = Alle bladen opgeslagen als { $path }.
keeper-go-on = Spellen invoeren
keeper-enter-single = Invoeren

keeper-place = Spel { $number }, { WIND($round) }ronde
keeper-place-goulash = Spel { $number }, { WIND($round) }ronde, een goulash
keeper-over = Alle ronden zijn gespeeld.
keeper-next = Nu: { $place }. { $east } is Oost.
keeper-type-hand = 123b 77c ww ,rrr +7cn
keeper-type-loser = een verliezer: alleen wat telt, zoals ggg,999b2f
keeper-type-points = of de punten van een verliezer, zoals 8
keeper-typing-help = Typ cijfers en dan b voor bamboe, c voor tekens, d voor kringen. Winden: e (Oost) s (Zuid) w (West) n (Noord). Draken: r (rood) g (groen) o (wit). Bloem: 2f. Seizoen: 3s. Zet een komma vóór elke combinatie op tafel, een + vóór de laatste steen, en daarna de letter van wie hem weglegde.
keeper-error-of-player = { $who }: { $why }
keeper-palette-heading = Klik om toe te voegen
keeper-lay-tile = Een steen
keeper-lay-chow = Een chow
keeper-lay-pung = Een pung
keeper-lay-kong = Een kong
keeper-lay-concealed = Een dichte kong
keeper-lay-last = De laatste steen
keeper-erase = Wissen
keeper-last-tile-came = Laatste steen
keeper-came-drawn = gepakt
keeper-came-loose = losse steen
keeper-came-discard = weggelegd
keeper-came-kong = uit een kong
keeper-came-from = van { WIND($wind) }
keeper-came-kong-of = kong van { WIND($wind) }

keeper-number = { $number } { $round }
keeper-nothing-entered = Nog niets ingevoerd.
keeper-wind-name = { $wind } { $name }
keeper-not-typed = Niet ingevoerd
keeper-counted-at-table = Aan tafel geteld
keeper-counts-nothing = Er telt niets.
keeper-odd-tiles = { $count ->
    [one] Eén steen is niet ingevoerd en telt niet.
   *[other] { $count } stenen zijn niet ingevoerd en tellen niet.
}
keeper-gets-to = { SIGNED($gets) }, nu { $score }
keeper-pays = { $who } betaalt { $whom } { $points }.
keeper-dead-explained = Niemand won dit spel, en niemand betaalt.
keeper-east-next = { $east } is Oost in het volgende spel.
keeper-penalty-explained = Een boete. De winden schuiven niet door.
keeper-correction-explained = Een score is gecorrigeerd. Er wordt niets betaald.
keeper-changed-to = { $who }: { SIGNED($gets) }, nu { $score }
keeper-east-doubles = { $east } is Oost, en betaalt en ontvangt dubbel.

keeper-is-penalty = Boete
keeper-is-correction = Correctie
keeper-points = Punten
keeper-who-pays = Wie betaalt
keeper-whose-score = Wiens score
keeper-to-each = Elk van de anderen
keeper-to-whom = Aan wie
keeper-penalty-hint = Is het spel bedorven, voer het dan ook in als remise.
keeper-correction-hint = Typ de punten die erbij komen, met een min als ze eraf gaan. Verder betaalt niemand.

keeper-own-wind = Eigen wind
keeper-round-wind = Wind van de ronde
keeper-alone-hint = Typ een hand of klik de stenen aan. Met 13 zie je welke stenen de hand afmaken. Met 14 en een + vóór de laatste zie je de score. Regels: { $rules }.
keeper-one-away = Leg { LIST($without, form: "the") } weg, en de hand wacht op { LIST($waits, form: "a") }.
keeper-waits-for = { TILE($tile, form: "start") }: { $discarded } als weggelegde steen, { $drawn } als gepakte
keeper-waits-for-nothing = Geen enkele steen maakt de hand af.
keeper-no-near-misses = Je zat nergens net naast.
keeper-near-misses = Net niet
keeper-one-tile-away = Nog één steen

keeper-player = Speler { $number }
keeper-seats = Wie waar zit in het eerste spel
keeper-same-name = Twee spelers heten { $name }. Geef elk een eigen naam.
keeper-seats-hint = De winden schuiven volgens de regels. Na winst of remise blijft Oost Oost.
keeper-rules = De regels
keeper-rules-hint = Verander je de regels, dan worden alle spellen opnieuw geteld.
keeper-this-sheet = Dit blad
keeper-sheet-name = naam van het blad
keeper-sheet-place = waar je speelt
keeper-sheets = Andere bladen
keeper-new = &Nieuw blad

keeper-open = Openen
keeper-rename = Nieuwe naa&m
keeper-sheets-loading = Je bladen worden gezocht...
keeper-saved-sheets = Opgeslagen bladen
keeper-no-sheets = Nog geen bladen.
keeper-sheets-hint = Het nieuwste blad staat bovenaan. Open er een om het te lezen of verder te gaan.
keeper-sheet-open = nu open
keeper-sheet-deleted = Blad verwijderd. Met Ongedaan maken krijg je het terug.
keeper-sheet-unreadable = Het blad “{ $name }” kan niet worden gelezen. Het blijft zoals het is. { $why }
keeper-hands = { $count ->
    [one] 1 spel
   *[other] { $count } spellen
}
keeper-player-score = { $who }{"\u00A0"}{ $score }

keeper-pays-in-all = Wie betaalt wie in totaal
keeper-in-goulash = { $what }, in een goulash

keeper-print = A&fdrukken
keeper-date = Datum
keeper-date-example = 28-11-2026
keeper-no-such-day = “{ $typed }” is geen datum.
keeper-date-form = Schrijf de datum zo: 28-11-2026.
keeper-delete-question = Het blad van { $players } verwijderen?
keeper-delete-file-question = Het blad “{ $name }” verwijderen?
keeper-delete-sheet = Blad verwij&deren
keeper-keep-sheet = Be&houden
keeper-league = Ranglijst
keeper-all-csv = Alles als &CSV
keeper-all-json = Alles als &JSON
keeper-back-to-sheets = Terug naar bl&aden
# Het eind van de naam van een bestand met alle bladen, na de datum.
keeper-sheets-file = bladen

keeper-import = Importeren
keeper-import-title = Bladen importeren
keeper-import-hint = Kies een bestand met bladen, gemaakt met Alles als JSON of Alles als CSV. Bladen die je al hebt, worden overgeslagen.
keeper-import-files = Bestanden in je documenten
keeper-import-loading = Bestanden worden gezocht...
keeper-import-none = In je documenten staat er geen. Typ waar het bestand staat.
keeper-import-path = Bestand
keeper-import-browse = B&laderen...
keeper-import-unreadable = “{ $name }” kan niet worden geïmporteerd. { $why }
keeper-import-added = { $added ->
    [0] In dit bestand staat niets nieuws.
    [one] Eén blad toegevoegd.
   *[other] { $added } bladen toegevoegd.
}
keeper-import-replaced = { $replaced ->
    [one] Eén vervangen.
   *[other] { $replaced } vervangen.
}
keeper-import-changed = { $changed ->
    [one] Eén blad in dit bestand heb je ook, maar het is anders. Het jouwe vervangen, of beide houden?
   *[other] { $changed } bladen in dit bestand heb je ook, maar ze zijn anders. De jouwe vervangen, of beide houden?
}
keeper-import-replace = &Vervangen
keeper-import-keep-both = &Beide houden
keeper-import-known = { $known ->
    [one] Eén was er al.
   *[other] { $known } waren er al.
}

# De koppen van een tabel met alle bladen.
keeper-column-sheet = Blad
keeper-column-place = Plaats
keeper-column-name = Naam van het blad
keeper-column-rules = Regels
keeper-column-entry = Invoer
keeper-column-circumstances = Hoe
keeper-column-identity = Kenmerk
keeper-column-rules-text = Regels voluit
keeper-column-player = Speler
keeper-column-tiles = Stenen
keeper-column-of = { $what } { $number }
keeper-table-columns = In deze tabel staan geen bladen van de puntenteller.
keeper-table-line = Regel { $number } kan niet worden gelezen.
keeper-table-rules = Er zijn hier geen regels die “{ $rules }” heten.

# De ranglijst.
league-title = Ranglijst
league-rank = Rang
league-player = Speler
league-evenings = Avonden
league-hands = Spellen
league-wins = Gewonnen
league-points = Punten
league-average = Punten per spel
league-rank-of = { $shared ->
    [yes] { $number }=
   *[no] { $number }
}
league-place = Plaats
league-all-places = alle plaatsen
league-any-day = elke dag
league-since = Van
league-until = T/m
league-by-points = Op &totaal aantal punten
league-by-average = Op punten per spel
league-empty = Geen blad met spellen past hierbij. Kies hierboven iets anders.
league-nobody-named = Op deze bladen heeft geen speler een naam. Vul de namen in bij Spelers en regels.
league-saved = Ranglijst opgeslagen als { $path }.
league-counts = { $count ->
    [one] Eén blad telt mee. Spelers zonder naam staan er niet bij.
   *[other] { $count } bladen tellen mee. Spelers zonder naam staan er niet bij.
}
league-place-is = Plaats: { $place }
league-since-is = Vanaf { $date }
league-until-is = T/m { $date }
league-sheets = { $count ->
    [one] Eén blad
   *[other] { $count } bladen
}
