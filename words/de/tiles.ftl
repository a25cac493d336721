# Ziegel und Figuren.
#
# Formen der Ziegel: "start" (Der Ostwind, am Satzanfang; mit case "acc": Den Ostwind), "the" (der Ostwind), case "acc" (den Ostwind), case "dat" (dem Ostwind),
# "a" (ein Ostwind), "a" mit case "acc" (einen Ostwind) oder "dat" (einem Ostwind), "plural" (Ostwinde, Rote Drachen), "plural-weak" nach "Ihre drei" (Roten Drachen), "bare" mit case "acc" (Roten Drachen).
# Bambus 5, Kreis 5 und Zahl 5 stehen immer ohne Artikel.
# Formen der Farben: "plural" (Kreise), "tile" (Kreisziegel), "none" (keine Kreise).
# Formen der Figuren: dieselben. Der Drache selbst: "strong" (Roter), "weak" (Rote, auch Plural), "oblique" (Roten).

suit-bamboo = Bambus
    .tile = Bambusziegel
    .none = keinen Bambus
suit-circle = Kreis
    .tile = Kreisziegel
    .none = keine Kreise
    .plural = Kreise
    .plural-dat = Kreisen
suit-wan = Zahl
    .tile = Zahlziegel
    .none = keine Zahlen
    .plural = Zahlen
    .plural-dat = Zahlen

wind-east = Ost
wind-south = Süd
wind-west = West
wind-north = Nord

dragon-green = Grün
    .strong = Grüner
    .weak = Grüne
    .oblique = Grünen
dragon-red = Rot
    .strong = Roter
    .weak = Rote
    .oblique = Roten
dragon-white = Weiß
    .strong = Weißer
    .weak = Weiße
    .oblique = Weißen

tile-suited = { SUIT($suit) } { $number }
tile-wind = { WIND($wind) }wind
    .start = Der { WIND($wind) }wind
    .start-acc = Den { WIND($wind) }wind
    .the = der { WIND($wind) }wind
    .acc = den { WIND($wind) }wind
    .dat = dem { WIND($wind) }wind
    .a = ein { WIND($wind) }wind
    .a-acc = einen { WIND($wind) }wind
    .a-dat = einem { WIND($wind) }wind
    .bare-acc = { WIND($wind) }wind
    .plural = { WIND($wind) }winde
    .plural-weak = { WIND($wind) }winde
tile-dragon = { DRAGON($dragon, form: "strong") } Drache
    .start = Der { DRAGON($dragon, form: "weak") } Drache
    .start-acc = Den { DRAGON($dragon, form: "oblique") } Drachen
    .the = der { DRAGON($dragon, form: "weak") } Drache
    .acc = den { DRAGON($dragon, form: "oblique") } Drachen
    .dat = dem { DRAGON($dragon, form: "oblique") } Drachen
    .a = ein { DRAGON($dragon, form: "strong") } Drache
    .a-acc = einen { DRAGON($dragon, form: "oblique") } Drachen
    .a-dat = einem { DRAGON($dragon, form: "oblique") } Drachen
    .bare-acc = { DRAGON($dragon, form: "oblique") } Drachen
    .plural = { DRAGON($dragon, form: "weak") } Drachen
    .plural-weak = { DRAGON($dragon, form: "oblique") } Drachen
tile-number = { $number }

flower-plum-blossom = Pflaumenblüte
    .start = Die Pflaumenblüte
    .the = die Pflaumenblüte
    .acc = die Pflaumenblüte
    .dat = der Pflaumenblüte
flower-orchid = Orchidee
    .start = Die Orchidee
    .the = die Orchidee
    .acc = die Orchidee
    .dat = der Orchidee
flower-chrysanthemum = Chrysantheme
    .start = Die Chrysantheme
    .the = die Chrysantheme
    .acc = die Chrysantheme
    .dat = der Chrysantheme
flower-bamboo = Bambus
    .start = Der Bambus
    .start-acc = Den Bambus
    .the = der Bambus
    .acc = den Bambus
    .dat = dem Bambus
season-spring = Frühling
    .start = Der Frühling
    .start-acc = Den Frühling
    .the = der Frühling
    .acc = den Frühling
    .dat = dem Frühling
season-summer = Sommer
    .start = Der Sommer
    .start-acc = Den Sommer
    .the = der Sommer
    .acc = den Sommer
    .dat = dem Sommer
season-autumn = Herbst
    .start = Der Herbst
    .start-acc = Den Herbst
    .the = der Herbst
    .acc = den Herbst
    .dat = dem Herbst
season-winter = Winter
    .start = Der Winter
    .start-acc = Den Winter
    .the = der Winter
    .acc = den Winter
    .dat = dem Winter

set-pair = Paar
    .a = ein Paar
    .a-acc = ein Paar
    .a-dat = einem Paar
    .start = Das Paar
set-chow = Chow
    .a = ein Chow
    .a-acc = einen Chow
    .a-dat = einem Chow
    .start = Der Chow
set-pung = Pung
    .a = ein Pung
    .a-acc = einen Pung
    .a-dat = einem Pung
    .start = Der Pung
set-kong = Kong
    .a = ein Kong
    .a-acc = einen Kong
    .a-dat = einem Kong
    .start = Der Kong

# Was man ruft, ohne Artikel: Lin ruft Pung. Mit Artikel: Sie brauchen den Ziegel für einen Pung.
claim-chow = Chow
    .a = ein Chow
    .a-acc = einen Chow
claim-pung = Pung
    .a = ein Pung
    .a-acc = einen Pung
claim-kong = Kong
    .a = ein Kong
    .a-acc = einen Kong
claim-mah-jongg = Mah-Jongg

bonus-flower = Blume
bonus-season = Jahreszeit

meaning-your-bonus = Ihre eigene { BONUS($kind) }.
meaning-bonus-of-player = { PERSON($who, form: "possessive") } eigene { BONUS($kind) }.
meaning-bonus-of-wind = Die { BONUS($kind) } von { WIND($wind) }, nicht Ihre.
meaning-bonus-not-of-player = Die { BONUS($kind) } von { WIND($wind) }, nicht von { $who }.
meaning-bonus-of-another = Die { BONUS($kind) } von { WIND($wind) }: { $each } für Sie. { WIND($wind) } bekäme dazu noch { $more }.
meaning-worth = Das bringt { $worth }.
meaning-a-pung = Ein Pung davon bringt { $worth }.
meaning-winning-with = Wer damit gewinnt, bekommt { $worth }.
meaning-your-wind = { $round ->
    [yes] Ihr eigener Wind und zugleich der Rundenwind.
   *[no] Ihr eigener Wind.
}
meaning-wind-of-player = { $round ->
    [yes] { PERSON($who, form: "possessive") } eigener Wind und zugleich der Rundenwind.
   *[no] { PERSON($who, form: "possessive") } eigener Wind.
}
meaning-wind-of-the-round = Der Rundenwind.
meaning-wind-not-yours = Der Wind von { WIND($wind) }, nicht Ihrer.
meaning-wind-not-of-player = Der Wind von { WIND($wind) }, nicht von { $who }.
worth-doubles = { $doubles ->
    [one] eine Verdopplung
   *[other] { $doubles } Verdopplungen
}
worth-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tile-bonus-and-whose = { $bonus }, Nummer { $number }, von { WIND($wind) }
tile-run = { $first }-{ $second }-{ $third }
