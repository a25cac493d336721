# Formes : .the avec l'article défini, .a avec l'indéfini, .of avec « de », .plural pour plusieurs tuiles, .start et .the-start au début
# d'une phrase ou sur une étiquette, .gender le genre.

suit-bamboo = bambou
    .plural = bambous
    .start = Bambou
suit-circle = cercle
    .plural = cercles
    .start = Cercle
suit-wan = caractère
    .plural = caractères
    .start = Caractère

wind-east = Est
    .of = d’Est
wind-south = Sud
    .of = du Sud
wind-west = Ouest
    .of = d’Ouest
wind-north = Nord
    .of = du Nord

dragon-green = vert
    .plural = verts
dragon-red = rouge
    .plural = rouges
dragon-white = blanc
    .plural = blancs

tile-suited = { $number } { SUIT($suit) }
    .the = { LIST($number, form: "the") } { SUIT($suit) }
    .the-start = { LIST($number, form: "the", case: "start") } { SUIT($suit) }
    .a = { LIST($number, form: "a") } { SUIT($suit) }
    .of = { LIST($number, form: "of") } { SUIT($suit) }
tile-wind = vent { WIND($wind, form: "of") }
    .start = Vent { WIND($wind, form: "of") }
    .the = le vent { WIND($wind, form: "of") }
    .the-start = Le vent { WIND($wind, form: "of") }
    .a = un vent { WIND($wind, form: "of") }
    .of = du vent { WIND($wind, form: "of") }
    .plural = vents { WIND($wind, form: "of") }
tile-dragon = dragon { DRAGON($dragon) }
    .start = Dragon { DRAGON($dragon) }
    .the = le dragon { DRAGON($dragon) }
    .the-start = Le dragon { DRAGON($dragon) }
    .a = un dragon { DRAGON($dragon) }
    .of = du dragon { DRAGON($dragon) }
    .plural = dragons { DRAGON($dragon, form: "plural") }
tile-number = { $number }
    .the = le { $number }
    .the-start = Le { $number }
    .a = un { $number }
    .of = du { $number }

flower-plum-blossom = prunier
    .start = Prunier
    .the = le prunier
    .the-start = Le prunier
    .a = le prunier
    .of = du prunier
flower-orchid = orchidée
    .start = Orchidée
    .the = l’orchidée
    .the-start = L’orchidée
    .a = l’orchidée
    .of = de l’orchidée
flower-chrysanthemum = chrysanthème
    .start = Chrysanthème
    .the = le chrysanthème
    .the-start = Le chrysanthème
    .a = le chrysanthème
    .of = du chrysanthème
flower-bamboo = bambou
    .start = Bambou
    .the = le bambou
    .the-start = Le bambou
    .a = le bambou
    .of = du bambou
season-spring = printemps
    .start = Printemps
    .the = le printemps
    .the-start = Le printemps
    .a = le printemps
    .of = du printemps
season-summer = été
    .start = Été
    .the = l’été
    .the-start = L’été
    .a = l’été
    .of = de l’été
season-autumn = automne
    .start = Automne
    .the = l’automne
    .the-start = L’automne
    .a = l’automne
    .of = de l’automne
season-winter = hiver
    .start = Hiver
    .the = l’hiver
    .the-start = L’hiver
    .a = l’hiver
    .of = de l’hiver

set-pair = paire
    .start = Paire
    .a = une paire
    .a-start = Une paire
    .the = la paire
    .the-start = La paire
    .gender = feminine
set-chow = chow
    .start = Chow
    .a = un chow
    .a-start = Un chow
    .the = le chow
    .the-start = Le chow
    .gender = masculine
set-pung = pung
    .start = Pung
    .a = un pung
    .a-start = Un pung
    .the = le pung
    .the-start = Le pung
    .gender = masculine
set-kong = kong
    .start = Kong
    .a = un kong
    .a-start = Un kong
    .the = le kong
    .the-start = Le kong
    .gender = masculine

claim-chow = chow
    .start = Chow
    .a = un chow
claim-pung = pung
    .start = Pung
    .a = un pung
claim-kong = kong
    .start = Kong
    .a = un kong
claim-mah-jongg = mah-jong
    .start = Mah-jong
    .a = mah-jong

bonus-flower = fleur
bonus-season = saison

meaning-your-bonus = C’est votre { BONUS($kind) }.
meaning-bonus-of-player = C’est la { BONUS($kind) } { PERSON($who, form: "of") }.
meaning-bonus-of-wind = C’est la { BONUS($kind) } { WIND($wind, form: "of") }, pas la vôtre.
meaning-bonus-not-of-player = C’est la { BONUS($kind) } { WIND($wind, form: "of") }, pas celle { PERSON($who, form: "of") }.
meaning-bonus-of-another = La { BONUS($kind) } { WIND($wind, form: "of") } : { $each } pour vous. { WIND($wind) } y gagnerait aussi { $more }.
meaning-worth = Elle vaut { $worth }.
meaning-a-pung = Un pung vaut { $worth }.
meaning-winning-with = Gagner avec cette tuile vaut { $worth }.
meaning-your-wind = { $round ->
    [yes] Votre vent, et le vent dominant.
   *[no] Votre vent.
}
meaning-wind-of-player = { $round ->
    [yes] Le vent { PERSON($who, form: "of") }, et le vent dominant.
   *[no] Le vent { PERSON($who, form: "of") }.
}
meaning-wind-of-the-round = Le vent dominant.
meaning-wind-not-yours = Le vent d’un autre joueur ({ WIND($wind) }), pas le vôtre.
meaning-wind-not-of-player = Le vent { WIND($wind, form: "of") }, pas celui { PERSON($who, form: "of") }.
worth-doubles = { $doubles ->
    [one] un double
   *[other] { $doubles } doubles
}
worth-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tile-bonus-and-whose = { $bonus }, numéro { $number }, { WIND($wind, form: "of") }
tile-run = { $first }-{ $second }-{ $third }
