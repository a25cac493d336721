# Tiles and sets.

suit-bamboo = Bamboo
suit-circle = Circle
suit-wan = Wan

wind-east = East
wind-south = South
wind-west = West
wind-north = North

dragon-green = Green
dragon-red = Red
dragon-white = White

# 5 Bamboo, East Wind, Red Dragon
tile-suited = { $number } { $suit }
tile-wind = { $wind } Wind
tile-dragon = { $dragon } Dragon

flower-plum-blossom = Plum Blossom
flower-orchid = Orchid
flower-chrysanthemum = Chrysanthemum
flower-bamboo = Bamboo
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

set-pair = Pair
set-chow = Chow
set-pung = Pung
set-kong = Kong

meaning-your-own-bonus = your own { $season ->
        [yes] Season
       *[no] Flower
    }
meaning-the-bonus-of = the { $season ->
        [yes] Season
       *[no] Flower
    } of { $wind }, not yours
meaning-the-bonus-of-another = the { $season ->
        [yes] Season
       *[no] Flower
    } of { $wind }: { $each } for you. { $wind } would also get { $more }.
meaning-the-own-bonus-of = { $whose } own { $season ->
        [yes] Season
       *[no] Flower
    }
meaning-with-another = the { $season ->
        [yes] Season
       *[no] Flower
    } of { $wind }, not { $whose } own
meaning-alone = { $whose }.
meaning-bonus = { $whose }: { $worth }.
meaning-a-pung = a Pung of it is worth { $worth }.
meaning-your-own-wind = your own Wind
meaning-winning-with = winning with it is worth { $worth }.
meaning-own-wind-of = { $whose } own Wind
meaning-wind-with-another = the Wind of { $wind }, not { $whose }.
meaning-wind-of-the-round = the Wind of the Round
meaning-not-yours = the Wind of the player who is { $wind }, not yours.
meaning-wind = { $whose }: a Pung of it is worth { $worth }.
meaning-doubles = { $doubles ->
        [one] a double
       *[other] { $doubles } doubles
    }
meaning-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# The numbers of a Chow.
# Whose Flower or Season it is: "Orchid, number 2, of South".
tile-bonus-and-whose = { $bonus }, number { $number }, of { $wind }
tile-run = { $first }-{ $second }-{ $third }
