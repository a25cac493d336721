notice-exchange = { $round ->
    [1] Het vorige spel was remise, dus dit is een goulash. Ruil 1 van 3: kies drie stenen voor { $who }.
   *[other] Ruil { $round } van 3: kies drie stenen voor { $who }.
}
notice-exchange-nothing = Kies drie stenen voor { $who }.
notice-exchange-chosen = { $left ->
    [0] Voor { $who }: { LIST($tiles, form: "a") }. Toch liever een andere? Klik die aan.
    [one] Voor { $who }: { LIST($tiles, form: "a") }. Kies er nog één.
   *[other] Voor { $who }: { LIST($tiles, form: "a") }. Kies er nog { $left }.
}
notice-enter-discards = Druk nog eens op Enter om de steen met het kader weg te leggen, of kies een andere met de pijltjes.
notice-pick-chow = Klik de twee stenen aan die bij { $tile } horen, of kies een chow in het venster.
notice-pick-third-tile = { TILE($claimed, form: "start") } en { $picked }: klik nu op { $third }.
notice-nothing-to-close = Er is niets open.
notice-wait-time-seconds = Bedenktijd: { DECIMAL($time, digits: 2) } seconden.
notice-wait-time-unlimited = Bedenktijd: onbeperkt als je kunt roepen.
notice-tile-speed = Snelheid van de stenen: { $speed } van 10.
notice-status-bar-size = Tekst op de statusbalk: grootte { $size } van 3.
notice-picture-file = Spel { $deal_number }, { $number }.png
notice-paused = Pauze. Druk op F9 om verder te gaan. Help > Orakel voorspelt intussen je toekomst.
notice-claim-pending = { $name }: klik op de weggelegde steen om te roepen, of druk op 0 om ervan af te zien.
notice-undone = Ongedaan gemaakt.
notice-redone = Opnieuw gedaan.
notice-back-paused = Je bent terug op dat moment. Het spel staat op pauze: druk op F9 om verder te gaan.
notice-back = Je bent terug op dat moment.
notice-continued = Het spel gaat verder.
notice-auto-play-on = De computer speelt voor je. Klik of druk op een toets om het over te nemen.
notice-auto-play-unrated = De computer heeft dit spel afgemaakt, dus het telt niet mee voor je rating of statistiek.
notice-auto-play-off = Automatisch spelen is uit. Je speelt weer zelf.
notice-game-over = { $shared ->
    [yes] De partij is afgelopen. De eerste plaats wordt gedeeld met { $score }.
   *[no] { $you ->
        [yes] De partij is afgelopen. Je wint met { $score }.
       *[no] De partij is afgelopen. { $who } wint met { $score }.
        }
}
notice-scores-hint = { $last_event } Voor de scores: Tonen > Scores.
notice-play-on-hint = Spel { $number }, { $round }ronde. Je speelt verder net vóór de gekozen regel.
notice-dealt = De stenen zijn gedeeld.
notice-host-title = Tafel openen
notice-table-not-opened = De tafel kan niet open. { $why }
notice-computer-player = { $name }, een computerspeler ({ LEVEL($level, form: "low") })
notice-connecting = Verbinden met de tafel op { $place }.
notice-join-title = Aanschuiven
notice-table-closed = De tafel is gesloten.
notice-no-answer = Op { $place } antwoordt niemand. { $why }
notice-server = De server
notice-player = Speler { $id }
notice-seated = Je doet mee als speler { $id }.
notice-joined = { $name } is aangeschoven.
notice-left = Er is een speler weggegaan.
notice-message = { $private ->
    [yes] { $name } (tegen jou): { $text }
   *[no] { $name }: { $text }
}
notice-pause = Het spel ligt stil: { $reason }
notice-pause-by = { $name } vraagt om een pauze: { $reason }.
notice-server-saved = De server heeft de partij opgeslagen als { $file }.
notice-no-manager = Iedereen mag nu de opties veranderen.
notice-manager = { $name_of } gaat nu over de opties.
notice-redirected-too-often = De servers blijven ons heen en weer sturen.
notice-redirect-invalid = De server stuurt ons naar een ongeldig adres: { $wrong }.
notice-reconnecting = Nieuwe poging...
notice-reconnecting-in = Nieuwe poging over { $seconds } s.
notice-connection-lost = Verbinding verbroken
notice-game-stopped = De partij is gestopt
notice-waiting-for-players = Wachten op vier spelers
notice-table-address = De tafel op { $place }
notice-hosted-table = Aan de deur: { $words }
notice-no-finished-hand = In deze partij is nog geen spel afgelopen.
notice-lesson-begins = { $waits ->
    [yes] De les begint. Je eigen partij ligt zolang stil.
   *[no] De les begint.
}
notice-lesson-closed = { $begun ->
    [yes] De les is afgelopen. Je eigen partij is terug.
   *[no] De les is afgelopen.
}
notice-ask-first = Eerst vragen staat { $on ->
    [yes] aan
   *[no] uit
}.
notice-quicktip = De sneltip staat { $on ->
    [yes] aan
   *[no] uit
}.
notice-simple-tips = { $on ->
    [yes] De tips mikken nu op eenvoudige handen
   *[no] De tips zijn nu zo sterk als de analyse
}.
notice-tile-movement = De stenen { $on ->
    [yes] vliegen naar hun plaats
   *[no] liggen meteen op hun plaats
}.
notice-movement-direction = De richting van de stenen is { $on ->
    [yes] te zien
   *[no] niet te zien
}.
notice-speech-balloons = De tekstballonnen staan { $on ->
    [yes] aan
   *[no] uit
}.
notice-timer-bar = De tijdbalk staat { $on ->
    [yes] aan
   *[no] uit
}.
notice-claim-buttons = De roepknoppen staan { $on ->
    [yes] aan
   *[no] uit
}.
notice-goal-line = De doelregel staat { $on ->
    [yes] aan
   *[no] uit
}.
notice-show-discards = De rijen weggelegde stenen zijn { $on ->
    [yes] zichtbaar
   *[no] verborgen
}.
notice-sound = Het geluid staat { $on ->
    [yes] aan
   *[no] uit. Druk op M om het weer aan te zetten
}.

notice-deal-copied = De code van dit spel is gekopieerd: { $code }. Om het weer te delen kies je Partij > Spel van de dag, of met code.
notice-hand-copied = Het spel is gekopieerd, als een regel van { $letters } letters. Elders plak je die met Partij > Spel uit tekst openen.
notice-watching = Je kijkt mee aan deze tafel.
hand-text-heading = Spel { $number }, { $wind }ronde
hand-text-bloem-rules = Regels van Bloem
hand-text-own-rules = Regels: { $name }
hand-text-classical-rules = Klassieke Chinese regels
hand-text-tiles-dealt = De stenen bij het delen
hand-text-hidden = { $hidden } stenen, niet getoond
hand-text-play = Het verloop
hand-text-scores = De scores
hand-text-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
hand-text-doubles = { $doubles ->
    [one] 1 verdubbeling
   *[other] { $doubles } verdubbelingen
}
hand-text-limit = { $limit }% van de limiet
hand-text-settlement = Wie wie betaalt
hand-text-pays = { $from } aan { $to }: { $amount }
hand-text-new-score = { $name }: { SIGNED($change) }, nu { $score }
