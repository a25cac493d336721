pointing-press-help = Druk op F1 voor meer.
pointing-timer-bar = De tijdbalk: hoe lang je de tijd hebt om de weggelegde steen te roepen.
pointing-timer-bar-unlimited = De tijdbalk: hij blijft vol, dus neem alle tijd.
pointing-compass = Het kompas: namen, winden, scores en de weggelegde steen.
pointing-stake = Een lat met de stenen van een speler. De lat van Oost is rood.
pointing-tile = { TILE($tile, form: "start") }.
pointing-own-tile = { $twice ->
    [yes] Dubbelklik om hem weg te leggen.
   *[no] Klik om hem weg te leggen.
}
pointing-own-discard = Die heb je zelf weggelegd. Klik om hem terug te nemen.
pointing-claimable-discard = { $from } legde hem weg. Klik om hem te roepen, of druk op 0 om te passen.
pointing-explained-discard = { $from } legde hem weg. Klik om { $from } te vragen waarom.

layers-continue = Doorgaan


storage-statistics-unwritable = De statistiek kan niet worden opgeslagen. { $error }

lines-no-game-line = Er is geen regel Game.

playback-calling = { TILE($tile, form: "start") }, wachtend!
playback-chow = Chow!
playback-pung = Pung!
playback-kong = Kong!
playback-mah-jongg = Mahjong!
win-said = “{ $words }”
win-go-on = Druk op een toets of klik om verder te gaan.
win-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
playback-standing = Staand spel!

compass-letter-east = O
compass-letter-south = Z
compass-letter-west = W
compass-letter-north = N
compass-round = Ronde
compass-hand = Spel

game-length-hand = Eén spel
game-length-round = Eén ronde
game-length-whole = Hele partij
game-length-round-hands = 4 spellen of meer
game-length-whole-hands = 16 spellen of meer

window-title = Red Stake - { $place }
status-auto-play = Automatisch (F5 stopt)
status-auto-play-on = Automatisch
status-quicktip = Sneltip:{" "}
status-tiles-left = { $tiles ->
    [one] nog 1 steen
   *[other] nog { $tiles } stenen
}
compass-calling = wacht
pointing-introduction = { $who }, { LEVEL($level, form: "a") }: { $manner }.

pointing-advised-tile = { $twice ->
    [yes] Dubbelklik om hem weg te leggen. De blauwe stip is de keuze van de sneltip.
   *[no] Klik om hem weg te leggen. De blauwe stip is de keuze van de sneltip.
}
pointing-kong-back = Een kong: bij een dichte liggen beide uiteinden omgekeerd, bij een open kong één uiteinde.
pointing-last-discard = Het rode kader toont de laatst weggelegde steen.
pointing-drawn-tile = { $twice ->
    [yes] Dubbelklik om hem weg te leggen. De gouden pijl wijst de steen aan die je net hebt gepakt.
   *[no] Klik om hem weg te leggen. De gouden pijl wijst de steen aan die je net hebt gepakt.
}
pointing-east = { $you ->
    [yes] Aan het rode bordje en de rode lat zie je dat jij nu Oost bent.
   *[no] Aan het rode bordje en de rode lat zie je dat { $who } nu Oost is.
}
pointing-first-east = De rode naam is de eerste Oost. Is die speler weer Oost, dan begint een nieuwe ronde.
pointing-score = Het getal naast de naam is de score tot nu toe.
pointing-goal-line = Hoeveel stenen je nog nodig hebt voor vier combinaties en een paar. Met G toon of verberg je dit. Druk op F1 voor meer.
pointing-tiles-left = { $tiles ->
    [one] Nog 1 steen om te pakken. Er zijn er { $kept } apart gehouden als losse stenen. Zijn er twee gebruikt, dan komen er twee uit de muur bij.
   *[other] Nog { $tiles } stenen om te pakken. Er zijn er { $kept } apart gehouden als losse stenen. Zijn er twee gebruikt, dan komen er twee uit de muur bij.
}
pointing-tiles-left-fixed = { $tiles ->
    [one] Nog 1 steen om te pakken. Er zijn er { $kept } apart gelegd als losse stenen. Daar komt niets bij.
   *[other] Nog { $tiles } stenen om te pakken. Er zijn er { $kept } apart gelegd als losse stenen. Daar komt niets bij.
}
pointing-tiles-left-all = { $tiles ->
    [one] Nog 1 steen om te pakken. Losse stenen komen van het andere eind van dezelfde muur.
   *[other] Nog { $tiles } stenen om te pakken. Losse stenen komen van het andere eind van dezelfde muur.
}
pointing-wall = Partij > Instellingen > Tafel laat de muur zien.
