# Namen van stenen staan klein en met de soort voorop (bamboe 5). Vormen:
#   start        aan het begin van een zin (Bamboe 5)
#   plural       meervoud: een pung van rode draken
#   a, the, the-start   met lidwoord
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
wind-south = Zuid
    .tile = zuidenwind
    .tile-start = Zuidenwind
    .tile-plural = zuidenwinden
wind-west = West
    .tile = westenwind
    .tile-start = Westenwind
    .tile-plural = westenwinden
wind-north = Noord
    .tile = noordenwind
    .tile-start = Noordenwind
    .tile-plural = noordenwinden

dragon-green = groen
    .tile = groene draak
    .tile-start = Groene draak
    .tile-plural = groene draken
dragon-red = rood
    .tile = rode draak
    .tile-start = Rode draak
    .tile-plural = rode draken
dragon-white = wit
    .tile = witte draak
    .tile-start = Witte draak
    .tile-plural = witte draken

# bamboe 5, oostenwind, rode draak. $number is een tile-number of een lijst daarvan: bamboe 2 of 5.
tile-suited = { SUIT($suit) } { $number }
    .start = { SUIT($suit, form: "start") } { $number }
tile-wind = { WIND($wind, form: "tile") }
    .start = { WIND($wind, form: "tile-start") }
    .plural = { WIND($wind, form: "tile-plural") }
tile-dragon = { DRAGON($dragon, form: "tile") }
    .start = { DRAGON($dragon, form: "tile-start") }
    .plural = { DRAGON($dragon, form: "tile-plural") }
tile-number = { $number }

flower-plum-blossom = pruimenbloesem
    .start = Pruimenbloesem
flower-orchid = orchidee
    .start = Orchidee
flower-chrysanthemum = chrysant
    .start = Chrysant
flower-bamboo = bamboe
    .start = Bamboe
season-spring = lente
    .start = Lente
season-summer = zomer
    .start = Zomer
season-autumn = herfst
    .start = Herfst
season-winter = winter
    .start = Winter

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
