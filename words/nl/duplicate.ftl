duplicate-title = Spellen vergelijken
duplicate-who = Speler
duplicate-points = Punten
duplicate-average = Gem. geluk
duplicate-choices = Keuzes
duplicate-luck = Geluk
duplicate-earlier = &Eerder spel
duplicate-later = &Later spel
duplicate-reviewers-line = &Keuzes van de analyse
duplicate-copy = Resultaat k&opiëren
duplicate-add = &Toevoegen
duplicate-reviewer = Analyse
duplicate-none = Je hebt nog geen spel met een code gespeeld. Kies Partij > Spel van de dag, of met code, en hier verschijnen je resultaten.
duplicate-deal = Spel { $code } met de stenen van { $wind }. { $fair ->
    [yes] Gemiddeld geluk is wat deze stenen meestal opleveren, voor iedereen gelijk. Keuzes en geluk komen erbij, zoals in de analyse.
   *[no] Niet iedereen speelde het tegen dezelfde tegenspelers.
}
duplicate-totals = Alle spellen die een ander ook heeft gespeeld
duplicate-no-totals = Nog geen.
duplicate-total = { $who }: { $points } punten in { $deals ->
    [one] 1 spel
   *[other] { $deals } spellen
} (keuzes { $choice }, geluk { $luck })
duplicate-with-error = { $points } ± { $error }
duplicate-paste = Plak een resultaat dat iemand je stuurde.
duplicate-result = Resultaat van een ander
duplicate-whole = Dit resultaat is compleet. Druk op Toevoegen.
duplicate-plays = Het spel wordt gespeeld zoals de analyse het zou doen...
duplicate-no-deal = Dit spel is niet afgelopen, of het heeft geen code.
duplicate-unreadable = Je bestand met resultaten kan niet worden gelezen.
duplicate-unwritable = Het resultaat kan niet worden opgeslagen. { $error }
