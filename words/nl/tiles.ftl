# Namen van stenen staan klein en met de soort voorop (bamboe 5). Vormen:
#   start        aan het begin van een zin (Bamboe 5)
#   plural       meervoud: een pung van rode draken
#   a, the, a-start, the-start   met lidwoord: een rode draak, de orchidee; zonder lidwoord blijft bamboe 5
# De winden als speler en in "Oostronde" hebben een hoofdletter, de steen niet (oostenwind).

suit-bamboo = bamboe
    .start = Bamboe
suit-circle = kringen
    .start = Kringen
suit-wan = tekens
    .start = Tekens

wind-east = Oost
    .tile = oostenwind
    .tile-start = Oostenwind
    .tile-plural = oostenwinden
    .tile-a = een oostenwind
    .tile-the = de oostenwind
    .tile-the-start = De oostenwind
    .tile-a-start = Een oostenwind
wind-south = Zuid
    .tile = zuidenwind
    .tile-start = Zuidenwind
    .tile-plural = zuidenwinden
    .tile-a = een zuidenwind
    .tile-the = de zuidenwind
    .tile-the-start = De zuidenwind
    .tile-a-start = Een zuidenwind
wind-west = West
    .tile = westenwind
    .tile-start = Westenwind
    .tile-plural = westenwinden
    .tile-a = een westenwind
    .tile-the = de westenwind
    .tile-the-start = De westenwind
    .tile-a-start = Een westenwind
wind-north = Noord
    .tile = noordenwind
    .tile-start = Noordenwind
    .tile-plural = noordenwinden
    .tile-a = een noordenwind
    .tile-the = de noordenwind
    .tile-the-start = De noordenwind
    .tile-a-start = Een noordenwind

dragon-green = groen
    .tile = groene draak
    .tile-start = Groene draak
    .tile-plural = groene draken
    .tile-a = een groene draak
    .tile-the = de groene draak
    .tile-the-start = De groene draak
    .tile-a-start = Een groene draak
dragon-red = rood
    .tile = rode draak
    .tile-start = Rode draak
    .tile-plural = rode draken
    .tile-a = een rode draak
    .tile-the = de rode draak
    .tile-the-start = De rode draak
    .tile-a-start = Een rode draak
dragon-white = wit
    .tile = witte draak
    .tile-start = Witte draak
    .tile-plural = witte draken
    .tile-a = een witte draak
    .tile-the = de witte draak
    .tile-the-start = De witte draak
    .tile-a-start = Een witte draak

# bamboe 5, oostenwind, rode draak. $number is een tile-number of een lijst daarvan: bamboe 2 of 5.
tile-suited = { SUIT($suit) } { $number }
    .start = { SUIT($suit, form: "start") } { $number }
    .the-start = { SUIT($suit, form: "start") } { $number }
    .a-start = { SUIT($suit, form: "start") } { $number }
tile-wind = { WIND($wind, form: "tile") }
    .start = { WIND($wind, form: "tile-start") }
    .plural = { WIND($wind, form: "tile-plural") }
    .a = { WIND($wind, form: "tile-a") }
    .the = { WIND($wind, form: "tile-the") }
    .the-start = { WIND($wind, form: "tile-the-start") }
    .a-start = { WIND($wind, form: "tile-a-start") }
tile-dragon = { DRAGON($dragon, form: "tile") }
    .start = { DRAGON($dragon, form: "tile-start") }
    .plural = { DRAGON($dragon, form: "tile-plural") }
    .a = { DRAGON($dragon, form: "tile-a") }
    .the = { DRAGON($dragon, form: "tile-the") }
    .the-start = { DRAGON($dragon, form: "tile-the-start") }
    .a-start = { DRAGON($dragon, form: "tile-a-start") }
tile-number = { $number }

flower-plum-blossom = pruimenbloesem
    .start = Pruimenbloesem
    .a = de pruimenbloesem
    .the = de pruimenbloesem
    .the-start = De pruimenbloesem
    .a-start = De pruimenbloesem
flower-orchid = orchidee
    .start = Orchidee
    .a = de orchidee
    .the = de orchidee
    .the-start = De orchidee
    .a-start = De orchidee
flower-chrysanthemum = chrysant
    .start = Chrysant
    .a = de chrysant
    .the = de chrysant
    .the-start = De chrysant
    .a-start = De chrysant
flower-bamboo = bamboe
    .start = Bamboe
    .a = de bamboe
    .the = de bamboe
    .the-start = De bamboe
    .a-start = De bamboe
season-spring = lente
    .start = Lente
    .a = de lente
    .the = de lente
    .the-start = De lente
    .a-start = De lente
season-summer = zomer
    .start = Zomer
    .a = de zomer
    .the = de zomer
    .the-start = De zomer
    .a-start = De zomer
season-autumn = herfst
    .start = Herfst
    .a = de herfst
    .the = de herfst
    .the-start = De herfst
    .a-start = De herfst
season-winter = winter
    .start = Winter
    .a = de winter
    .the = de winter
    .the-start = De winter
    .a-start = De winter

set-pair = paar
    .a = een paar
    .start = Paar
    .the-start = Het paar
set-chow = chow
    .a = een chow
    .start = Chow
    .the-start = De chow
set-pung = pung
    .a = een pung
    .start = Pung
    .the-start = De pung
set-kong = kong
    .a = een kong
    .start = Kong
    .the-start = De kong

claim-chow = chow
    .a = een chow
    .start = Chow
claim-pung = pung
    .a = een pung
    .start = Pung
claim-kong = kong
    .a = een kong
    .start = Kong
claim-mah-jongg = mahjong
    .start = Mahjong

bonus-flower = bloem
    .the-start = De bloem
    .own-start = De eigen bloem
bonus-season = seizoen
    .the-start = Het seizoen
    .own-start = Het eigen seizoen

meaning-your-bonus = Je eigen { BONUS($kind) }.
meaning-bonus-of-player = { BONUS($kind, form: "own-start") } van { $who }.
meaning-bonus-of-wind = { BONUS($kind, form: "the-start") } van { WIND($wind) }, niet van jou.
meaning-bonus-not-of-player = { BONUS($kind, form: "the-start") } van { WIND($wind) }, niet van { $who }.
meaning-bonus-of-another = { BONUS($kind, form: "the-start") } van { WIND($wind) }: { $each } voor jou. { WIND($wind) } zou ook { $more } krijgen.
meaning-worth = Goed voor { $worth }.
meaning-a-pung = Een pung ervan is goed voor { $worth }.
meaning-winning-with = Mahjong met deze steen is goed voor { $worth }.
meaning-your-wind = { $round ->
    [yes] Je eigen wind en de wind van de ronde.
   *[no] Je eigen wind.
}
meaning-wind-of-player = { $round ->
    [yes] De eigen wind van { $who } en de wind van de ronde.
   *[no] De eigen wind van { $who }.
}
meaning-wind-of-the-round = De wind van de ronde.
meaning-wind-not-yours = De wind van { WIND($wind) }, niet van jou.
meaning-wind-not-of-player = De wind van { WIND($wind) }, niet van { $who }.
worth-doubles = { $doubles ->
    [one] een verdubbeling
   *[other] { $doubles } verdubbelingen
}
worth-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
tile-bonus-and-whose = { $bonus }, nummer { $number }, van { WIND($wind) }
    .start = { BONUS($bonus, form: "start") }, nummer { $number }, van { WIND($wind) }
tile-run = { $first }-{ $second }-{ $third }
