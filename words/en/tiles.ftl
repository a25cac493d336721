# Tiles and sets.
#
# Their attributes are the forms that a language needs, such as cases: with
#
#     tile-dragon = Roter Drache
#         .acc = Roten Drachen
#
# a sentence writes { TILE($tile, case: "acc") }. A form that is missing is replaced by the value. The functions for parameters are
# TILE, WIND, SUIT, DRAGON, BONUS, SET, CLAIM, PLAN, DEED, PERSON, LEVEL,
# ENTRY and LIST, all with form: and case:. A parameter without a function,
# { $tile }, is the value too.

suit-bamboo = Bamboo
suit-circle = Circle
suit-wan = Wan

wind-east = East
    .a = an East
wind-south = South
    .a = a South
wind-west = West
    .a = a West
wind-north = North
    .a = a North

dragon-green = Green
dragon-red = Red
dragon-white = White

# 5 Bamboo, East Wind, Red Dragon. $number of tile-suited is a tile-number, or a list of them: 2 or 5 Bamboo.
# The form "a" is the one with an article: a 1 or a 4 Wan, an East Wind. The form "the": the 5 Bamboo, the East Wind.
tile-suited = { $number } { SUIT($suit) }
    .a = { LIST($number, form: "a") } { SUIT($suit) }
    .the = the { $number } { SUIT($suit) }
tile-wind = { WIND($wind) } Wind
    .a = { WIND($wind, form: "a") } Wind
    .the = the { WIND($wind) } Wind
    .plural = { WIND($wind) } Winds
tile-dragon = { DRAGON($dragon) } Dragon
    .a = a { DRAGON($dragon) } Dragon
    .the = the { DRAGON($dragon) } Dragon
    .plural = { DRAGON($dragon) } Dragons
tile-number = { $number }
    .a = { $number ->
        [8] an 8
       *[other] a { $number }
    }

flower-plum-blossom = Plum Blossom
flower-orchid = Orchid
flower-chrysanthemum = Chrysanthemum
flower-bamboo = Bamboo
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

# $form "a" of a set and of a claim is the one with an article.
set-pair = Pair
    .a = a pair
set-chow = Chow
    .a = a Chow
set-pung = Pung
    .a = a Pung
set-kong = Kong
    .a = a Kong

# What a player calls to take a discard. Some languages have other words for the sets.
claim-chow = Chow
    .a = a Chow
claim-pung = Pung
    .a = a Pung
claim-kong = Kong
    .a = a Kong
claim-mah-jongg = Mah Jongg

bonus-flower = Flower
bonus-season = Season

# What a tile under the pointer means. $kind: bonus-flower or bonus-season. $worth, $each, $more: worth-doubles or worth-points.
meaning-your-bonus = Your own { BONUS($kind) }.
meaning-bonus-of-player = { PERSON($who, form: "possessive") } own { BONUS($kind) }.
meaning-bonus-of-wind = The { BONUS($kind) } of { WIND($wind) }, not yours.
meaning-bonus-not-of-player = The { BONUS($kind) } of { WIND($wind) }, not { PERSON($who, form: "possessive") } own.
meaning-bonus-of-another = The { BONUS($kind) } of { WIND($wind) }: { $each } for you. { WIND($wind) } would also get { $more }.
meaning-worth = It is worth { $worth }.
meaning-a-pung = A Pung of it is worth { $worth }.
meaning-winning-with = Winning with it is worth { $worth }.
# $round: whether it is the Wind of the Round too.
meaning-your-wind = { $round ->
    [yes] Your own Wind and the Wind of the Round.
   *[no] Your own Wind.
}
meaning-wind-of-player = { $round ->
    [yes] { PERSON($who, form: "possessive") } own Wind and the Wind of the Round.
   *[no] { PERSON($who, form: "possessive") } own Wind.
}
meaning-wind-of-the-round = The Wind of the Round.
meaning-wind-not-yours = The Wind of the player who is { WIND($wind) }, not yours.
meaning-wind-not-of-player = The Wind of { WIND($wind) }, not { PERSON($who, form: "possessive") }.
worth-doubles = { $doubles ->
    [one] a double
   *[other] { $doubles } doubles
}
worth-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# Whose Flower or Season it is: "Orchid, number 2, of South".
tile-bonus-and-whose = { $bonus }, number { $number }, of { WIND($wind) }
# The numbers of a Chow.
tile-run = { $first }-{ $second }-{ $third }
