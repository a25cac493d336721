mistake-honours-too-soon = Winden of draken te vroeg weggelegd
mistake-honours-too-long = Winden of draken te lang gehouden
mistake-wrong-suit-tile = Verkeerde genummerde steen weggelegd
mistake-chow-claimed = Chows die je had moeten laten gaan
mistake-pung-claimed = Pungs die je had moeten laten gaan
mistake-chow-passed = Chows die je had moeten roepen
mistake-pung-passed = Pungs die je had moeten roepen
mistake-mah-jongg-passed = Mahjong laten gaan
mistake-kong = Kongs verkeerd ingeschat
# Zetten: midden in een zin, aan het begin, en als raad.
deed-discard = { TILE($tile, form: "the") } wegleggen
    .start = { TILE($tile, form: "the-start") } wegleggen
    .order = Leg { TILE($tile, form: "the") } weg.
deed-kong = een kong van { TILE($tile, form: "plural") }
    .start = Een kong van { TILE($tile, form: "plural") }
    .order = Maak een kong van { TILE($tile, form: "plural") }.
deed-pass = { TILE($tile, form: "the") } laten gaan
    .start = { TILE($tile, form: "the-start") } laten gaan
    .order = Laat { TILE($tile, form: "the") } gaan.
deed-which-chow = chow { $run } met { TILE($tile, form: "the") }
    .start = Chow { $run } met { TILE($tile, form: "the") }
    .order = Roep chow { $run } met { TILE($tile, form: "the") }.
deed-chow = een chow met { TILE($tile, form: "the") }
    .start = Een chow met { TILE($tile, form: "the") }
    .order = Roep chow met { TILE($tile, form: "the") }.
deed-pung = een pung van { TILE($tile, form: "plural") }
    .start = Een pung van { TILE($tile, form: "plural") }
    .order = Roep pung met { TILE($tile, form: "the") }.
deed-claimed-kong = een kong van { TILE($tile, form: "plural") }
    .start = Een kong van { TILE($tile, form: "plural") }
    .order = Roep kong met { TILE($tile, form: "the") }.
deed-mah-jongg = mahjong maken
    .start = Mahjong maken
    .order = Maak mahjong.
deed-other = iets anders
    .start = Iets anders
    .order = Doe iets anders.
deed-tile = de steen

hindsight-nothing-lost = { $moves ->
    [one] Je enige zet kostte je niets.
   *[other] Geen van je { $moves } zetten kostte je iets.
}
hindsight-near = { $missing ->
    [one] Zo dichtbij! Bij je laatste zet miste je nog maar één steen.
   *[other] Je kwam in de buurt: bij je laatste zet miste je nog { $missing } stenen.
}
hindsight-gave-nothing = Je gaf niets weg: de winnende steen kwam van { $who }.
hindsight-good-moves = { $good } van je { $all } zetten konden niet beter.
hindsight-try = Volgende keer liever { DEED($best) } dan { DEED($made) }. De analyse laat zien waarom.
hindsight-go-on = De stenen zaten je niet mee. Speel het volgende spel precies zo.
