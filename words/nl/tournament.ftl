# Toernooien met echte stenen.

tournament-title = Toernooi
tournament-tab-people = &Deelnemers
tournament-tab-rounds = &Ronden
tournament-tab-standings = &Stand

tournament-name = Naam van het toernooi
tournament-names = Namen, met komma's ertussen
tournament-add = &Toevoegen
tournament-remove = Verwijderen
tournament-people = Deelnemers
tournament-person = { $number }. { $name }
tournament-nobody = Nog niemand. Typ de namen van 8 tot 64 deelnemers.
tournament-rounds = R&onden
tournament-draw = Plaatsen &loten
tournament-draw-again = Opnieuw &loten
tournament-draw-question = Opnieuw loten wist alle punten. Toch opnieuw loten?
tournament-new = Nie&uw toernooi
tournament-new-question = Een nieuw toernooi beginnen? Dit blijft bewaard. Je vindt het bij Andere toernooien.
tournament-new-begin = Nieuw &beginnen
tournament-begun = Een nieuw toernooi. Het vorige vind je bij Andere toernooien.
tournament-same-name = { $name } staat er al bij. Geef iedereen een eigen naam.
tournament-too-many = Er kunnen hoogstens { $most } mensen meedoen.
tournament-saved = Opgeslagen als { $path }.
tournament-others = Andere toernooien
tournament-others-hint = Open een toernooi om ermee verder te gaan.
tournament-loading = Je toernooien worden gezocht...
tournament-none-stored = Nog geen toernooien.
tournament-people-count = { $count ->
    [one] 1 deelnemer
   *[other] { $count } deelnemers
}
tournament-rounds-count = { $count ->
    [0] nog niet geloot
    [one] 1 ronde
   *[other] { $count } ronden
}
tournament-too-few = { $people ->
    [one] Tot nu toe één deelnemer. Je hebt er minstens 8 nodig.
   *[other] Tot nu toe { $people } deelnemers. Je hebt er minstens 8 nodig.
}
tournament-ready = { $rests ->
    [0] { $people } deelnemers aan { $tables } tafels.
    [one] { $people } deelnemers aan { $tables } tafels. Elke ronde is er één vrij.
   *[other] { $people } deelnemers aan { $tables } tafels. Elke ronde zijn er { $rests } vrij.
}
tournament-people-fixed = Er zijn punten ingevoerd, dus er kan niemand meer bij of af. Een naam wijzigen kan nog wel.
tournament-all-meet-once = Iedereen treft iedereen één keer.
tournament-none-meets-twice = Niemand treft iemand twee keer.
# $most: hoe vaak een tweetal elkaar treft.
tournament-some-meet-again = { $count ->
    [one] Eén tweetal treft elkaar vaker, hoogstens { $most } keer.
   *[other] { $count } tweetallen treffen elkaar vaker, hoogstens { $most } keer.
}

tournament-no-plan = Voer eerst de deelnemers in, en loot dan de plaatsen.
tournament-tables = Tafels
tournament-round = Ronde { $number }
tournament-round-resting = Ronde { $number }. Vrij: { $who }
tournament-resting = Vrij: { $who }
tournament-table = Tafel { $number }
tournament-rounds-hint = Kies een tafel en voer in wat elke speler won of verloor.
tournament-enter = Punten in&voeren
tournament-print-plan = Plan &afdrukken
tournament-print-slips = Briefjes afdrukken

tournament-slip = Ronde { $round }, tafel { $table }
tournament-signature = Handtekening
tournament-points-hint = Typ wat elke speler won, met een min bij verlies. Laat alles leeg om de punten te wissen.
tournament-points-wanted = Typ voor elke speler een getal, of laat alles leeg.
tournament-sum = Samen is dit { SIGNED($sum) }. Meestal komt het uit op 0.
tournament-save-points = O&pslaan

tournament-rounds-played = Ronden
tournament-penalties = Boete
tournament-penalty-of = Boete van { $who }
tournament-standings-hint = Boetes gaan van de punten af.

# Het eind van de namen van bestanden.
tournament-file-plan = plaatsen
tournament-file-slips = briefjes
tournament-file-standings = stand
tournament-unreadable = Het toernooi “{ $name }” kan niet worden gelezen. Het blijft zoals het is. { $why }
tournament-damaged = Dit is geen toernooi. { $why }
tournament-later = Dit toernooi komt uit een nieuwere versie van het programma (formaat { $format }).

command-tournament = Toernooi &met echte stenen
    .hint = Verdeelt 8 tot 64 mensen ronde na ronde over tafels en houdt de stand bij.
