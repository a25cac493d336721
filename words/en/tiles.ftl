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
