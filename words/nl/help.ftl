help-elsewhere = Elders: { $names }.
help-more = Meer: { $title }

help-chapter = In dit hoofdstuk
help-see-also-heading = Zie ook
help-control-block = helpblok { $first_link }
help-current-values = Met de huidige waarden

help-search-hint = Typ een woord om pagina's erover te vinden.
help-search-empty = Niets gevonden.
help-back = ← Terug
help-forward = Vooruit →
help-up = ↑ Omhoog
help-contents = Inhoud
help-index = Register
help-search = Zoeken
help-glossary = Termen
help-index-placeholder = Een woord uit het register
help-search-placeholder = Woorden om te zoeken
help-control-line = helpregel { $line }

help-control-page = helppagina
help-control-side = zijkant van de help
help-control-field = zoekveld van de help
help-front-matter-missing = er zijn geen twee regels +++
help-pages-below = Pagina's hieronder:
help-see-also = Zie ook:
help-current-values-heading = Met de huidige waarden:
help-together = {"  "}{ $sum }  samen
help-unknown-table = er is geen tabel “{ $name }”
help-missing-star = in “{ $line }” ontbreekt een sterretje
help-dead-link = {"["}{ $words }] leidt nergens heen
help-missing-end = in “{ $text }” ontbreekt “{ $end }”
help-not-a-tile = “{ $notation }” is geen steen
help-unknown-target = “{ $address }” is geen onderwerp en geen woord uit de woordenlijst
help-not-a-picture = “{ $line }” is geen afbeelding
help-scoring-event = Telregel
help-special-hand = Bijzonder spel
help-column-points = Punten
help-column-doubles = Verdubbelingen
help-column-option = Optie
help-key-item = Wat er staat
help-column-now = Nu
help-on = aan
help-off = uit
help-column-key = Toets
help-column-item = Opdracht
help-key-hint = Wat het doet
help-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
help-of-the-limit = { $limit }% van de limiet
help-nothing = niets
help-total = Totaal
help-remark = Opmerking
help-no-scoring-value = geen punten
help-not-allowed = niet toegestaan
help-limit-hand = een limiet
help-part-of-limit = een deel van de limiet
help-mah-jongg-hand-only = Alleen winnaar
help-not-mah-jongg = Met de huidige regels is deze hand geen mahjong.
help-the-maximum = { $total }, het maximum

help-wrong-file = helpbestand { $file }: { $why }
help-a-back = een achterkant
help-together-alone = samen
help-not-translated = Deze pagina is nog niet vertaald en staat daarom in het Engels.
# Woorden die het zoeken overslaat, met spaties ertussen.
help-stop-words = aan al als alle ben bij dan dat de deze die dit doe doen doet door een en er ga gaat geen had heb hebben heeft het hij hoe hoeveel iets ik in is ja je jij jou jouw kan kun kunnen maar me mee meer met mij mijn moet na naar niet nog nu of om ook op over te tot uit van veel voor waar waarom wanneer was wat welke wie wij word worden wordt ze zich zijn zo zou
# Uitgangen die voor het zoeken niets uitmaken, de langste eerst.
help-word-endings = en es s e
# Alinea's met een van deze woorden gaan over het programma en blijven uit de gedrukte spelregels.
help-words-about-the-program = programma klik
