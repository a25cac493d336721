players-title = Samen op één computer
players-bottom = &Onder
players-right = &Rechts
players-top = &Boven
players-left = &Links
players-name = Naam
players-first = Speler 1
players-a-person = Een mens
players-hint = Hiermee begint een nieuwe partij. De computer speelt de andere plaatsen.
players-invalid = Je hebt minstens twee mensen en vier verschillende namen nodig.

option-panel-of-limit = % van limiet
option-panel-of-a-limit = { $limit }% van een limiet
option-panel-default-nothing = Standaard: niets.
option-panel-default-off = Standaard: uit.
option-panel-default-on = Standaard: aan.

configuration-title = Regels instellen
configuration-tiles = Stenen
configuration-chows = &Chows zijn toegestaan
configuration-special-hands = &Bijzondere spellen zijn toegestaan
configuration-flowers = Met bl&oemen spelen
configuration-start-with = Be&ginnen met
configuration-scores = Scores
configuration-maximum-score-per-hand = Hoogste score per spel
configuration-hint = OK begint een nieuwe partij.
configuration-start-invalid = De beginscore moet tussen 0 en { $most } punten liggen.
configuration-maximum-invalid = De hoogste score moet tussen 1 en { $most } punten liggen.

scoring-find = Telregel &zoeken
scoring-events-changed = { $count } telregels, { $changed } gewijzigd
scoring-event = Telregel
scoring-column-points = Punten
scoring-column-doubles = Dubbel
scoring-counts-as = Telt als
scoring-special-hands = Bijzondere spellen
scoring-points-and-doubles = Punten en verdubbelingen
scoring-not-allowed = niet toegestaan
scoring-counts-as-total-fixed = Hele score, vast
scoring-total = Hele score

scoring-none-found = Geen telregels gevonden.
scoring-default = S&tandaard
scoring-default-all = &Alles standaard
scoring-show = T&onen
scoring-none = Geen
scoring-points = &Punten
scoring-doubles = Keer dubbel
scoring-mah-jongg-hand-only = Alleen bij &mahjong
scoring-no-scoring-value = Gee&n punten
scoring-allow-this-special-hand = Dit &bijzondere spel toestaan
scoring-total-score = &Hele score
scoring-part-of-limit = % van een limiet
scoring-points-fixed = Deze punten kunnen geen verdubbelingen worden.
scoring-doubles-off = Zet Hele score uit om verdubbelingen te geven.
scoring-total-fixed-hint = Deze punten zijn altijd de hele score.
scoring-winner-fixed = Dit telt alleen voor de winnaar.

current-options-title = Huidige partijopties
current-options-manager-only = Alleen de beheerder van deze tafel kan ze wijzigen.
current-options-hint = Wijzigingen gelden voor iedereen. Wijzigingen aan de muur gelden vanaf het volgende spel.
options-number-invalid = Een van de getallen is niet toegestaan.
current-options-apply = &Toepassen

stored-options-title = Opgeslagen partijopties
stored-options-hint = Voor nieuwe partijen aan je eigen tafel en aan tafels die je beheert, nooit voor een lopende partij.
stored-options-add = Toevoegen
stored-options-reset = Herstellen
stored-options-remove = Verwijderen
stored-options-save = Wijzigingen op&slaan

new-game-title = Nieuwe partij
new-game-bloem = &Bloem: de regels van het spel uit 1996, met dertig bijzondere spellen
new-game-classical = &Klassiek: Chinese regels met limietspellen, zoals aan netwerktafels
new-game-rules = Regels
new-game-length = Lengte
new-game-rules-hint = Deze regels verander je met Regels instellen en Telling instellen in het menu Opties.
new-game-defaults = Stan&daard
new-game-edit = Be&werken...
new-game-hint = De scores beginnen opnieuw.

scoring-title = Telling instellen
scoring-hint = OK begint een nieuwe partij. Alle scores beginnen opnieuw.
option-panel-part = { $option }: { $part }
option-panel-points = punten
option-panel-doubles = verdubbelingen
option-panel-default = Standaard: { $worth }.
option-panel-some-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
option-panel-some-doubles = { $doubles ->
    [one] 1 verdubbeling
   *[other] { $doubles } verdubbelingen
}
scoring-nothing = niets

new-game-all-opponents = Alle tegenspelers
new-game-presets = Soort partij
new-game-usual = &Gewoon
new-game-without-flowers = &Zonder bloemen
new-game-discarder-pays-more = Wie weglegt, betaalt &meer
new-game-friendly = &Vriendelijk
new-game-learner = Nieuwe&ling
new-game-beginner = Begi&nner
new-game-club = &Club
new-game-expert = E&xpert
new-game-master = Mees&ter
