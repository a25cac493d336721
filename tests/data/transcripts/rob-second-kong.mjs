Player 1 Bot1
Player 2 Bot2
Player 3 Bot3
Player 4 Bot4
Game 1 2 3 4 E 0 1 0 0 0 0 1110 1
GameOption 0 Timeout nat 0 1 0 time limit for claims
GameOption 0 TimeoutGrace nat 0 1 5 grace period when clients handle timeouts
GameOption 0 ScoreLimit nat 0 1 1000 limit on hand score
GameOption 0 NoLimit bool 0 1 0 no-limit game
GameOption 0 MahJongScore score 0 1 20 base score for going out
GameOption 0 SevenPairs bool 1020 1 0 seven pairs hand allowed
GameOption 0 SevenPairsVal score 1020 1 20 score for a seven pair hand
GameOption 0 Flowers bool 1020 1 1 play using flowers and seasons
GameOption 0 FlowersLoose bool 0 1 0 flowers replaced by loose tiles
GameOption 0 FlowersOwnEach score 0 1 0 score for each own flower or season
GameOption 0 FlowersOwnBoth score 0 1 10000 score for own flower and own season
GameOption 0 FlowersBouquet score 0 1 10000 score for all four flowers or all four seasons
GameOption 0 DeadWall bool 1020 1 1 there is a dead wall
GameOption 0 DeadWall16 bool 1020 1 0 dead wall is 16 tiles, unreplenished
GameOption 0 ConcealedFully score 0 1 10000 score for fully concealed hand
GameOption 0 ConcealedAlmost score 0 1 0 score for almost concealed hand
GameOption 0 LosersPurity bool 0 1 0 losing hands score doubles for pure, concealed etc.
GameOption 0 KongHas3Types bool 1034 1 0 claimed kongs count as concealed for doubling
GameOption 0 EastDoubles bool 0 1 1 east pays and receives double
GameOption 0 LosersSettle bool 0 1 1 losers pay each other
GameOption 0 DiscDoubles bool 0 1 0 the discarder pays double
GameOption 0 ShowOnWashout bool 0 1 0 tiles revealed on washout
GameOption 0 NumRounds nat 0 1 4 number of rounds to play
GameOption 0 End bool 0 1 1 end of option list
Wall 5B 1C 3D SW 5B 4C 6C NW EW 4C 5C 9D WW RD 1B 7C 1B 5D 3D 8D 4D 7D 8C 6B 5D 9D 3B 2F NW 9B 7C WW 7C 4B 4D 1D 5C 1F SW 9B 6C RD WD 3C 6D 8D 6D 7D EW 6C 1D 8D 9B 8B 9D 4B 5B NW 5C 2B 2B 4B RD 3F 7B 5D 7B 2D 1D 8C 2B 1C WD EW 9C 4D 5B 9C 3D EW 9B WW 8C 5C 4C 9C 1B 8C 9C 1C 2B 6C 3C GD GD 6D 2C 7D 2C 1C 1S SW 4S 8B 7D 4B 9D NW 3B SW 3S 7B GD 6D 6B 2D 3B 5D 6B 3C 7C 7B 2D 4D WD 1B 3B WW 1D 2D 6B WD 2S 3C 4C 3D 8B 2C 2C 8B 4F RD 8D GD
NewHand 1 1 14
PlayerDraws 1 5B
PlayerDraws 1 1C
PlayerDraws 1 3D
PlayerDraws 1 SW
PlayerDraws 2 5B
PlayerDraws 2 4C
PlayerDraws 2 6C
PlayerDraws 2 NW
PlayerDraws 3 EW
PlayerDraws 3 4C
PlayerDraws 3 5C
PlayerDraws 3 9D
PlayerDraws 4 WW
PlayerDraws 4 RD
PlayerDraws 4 1B
PlayerDraws 4 7C
PlayerDraws 1 1B
PlayerDraws 1 5D
PlayerDraws 1 3D
PlayerDraws 1 8D
PlayerDraws 2 4D
PlayerDraws 2 7D
PlayerDraws 2 8C
PlayerDraws 2 6B
PlayerDraws 3 5D
PlayerDraws 3 9D
PlayerDraws 3 3B
PlayerDraws 3 2F
PlayerDraws 4 NW
PlayerDraws 4 9B
PlayerDraws 4 7C
PlayerDraws 4 WW
PlayerDraws 1 7C
PlayerDraws 1 4B
PlayerDraws 1 4D
PlayerDraws 1 1D
PlayerDraws 2 5C
PlayerDraws 2 1F
PlayerDraws 2 SW
PlayerDraws 2 9B
PlayerDraws 3 6C
PlayerDraws 3 RD
PlayerDraws 3 WD
PlayerDraws 3 3C
PlayerDraws 4 6D
PlayerDraws 4 8D
PlayerDraws 4 6D
PlayerDraws 4 7D
PlayerDraws 1 EW
PlayerDraws 2 6C
PlayerDraws 3 1D
PlayerDraws 4 8D
PlayerDraws 1 9B
PlayerDeclaresSpecial 1 --
PlayerDeclaresSpecial 2 1F
PlayerDraws 2 8B
PlayerDeclaresSpecial 2 --
PlayerDeclaresSpecial 3 2F
PlayerDraws 3 9D
PlayerDeclaresSpecial 3 --
PlayerDeclaresSpecial 4 --
Pause 1 0 to start play
PlayerReady 4
PlayerReady 2
PlayerReady 3
PlayerDiscards 1 SW 1 0
PlayerDoesntClaim 3 1 0
PlayerDoesntClaim 4 1 0
PlayerDoesntClaim 2 1 0
PlayerDraws 2 4B
PlayerDiscards 2 SW 2 0
PlayerDoesntClaim 3 2 0
PlayerDoesntClaim 4 2 0
PlayerDoesntClaim 1 2 0
PlayerDraws 3 5B
PlayerDiscards 3 EW 3 0
PlayerDoesntClaim 1 3 0
PlayerDoesntClaim 4 3 0
PlayerDoesntClaim 2 3 0
PlayerDraws 4 NW
PlayerDiscards 4 1B 4 0
PlayerDoesntClaim 2 4 0
PlayerDoesntClaim 3 4 0
PlayerDoesntClaim 1 4 0
PlayerDraws 1 5C
PlayerDiscards 1 EW 5 0
PlayerDoesntClaim 2 5 0
PlayerDoesntClaim 3 5 0
PlayerDoesntClaim 4 5 0
PlayerDraws 2 2B
PlayerDiscards 2 NW 6 0
PlayerDoesntClaim 1 6 0
PlayerDoesntClaim 3 6 0
PlayerClaimsPung 4 6
PlayerPungs 4 NW
PlayerDiscards 4 9B 7 0
PlayerDoesntClaim 1 7 0
PlayerDoesntClaim 2 7 0
PlayerDoesntClaim 3 7 0
PlayerDraws 1 2B
PlayerDiscards 1 9B 8 0
PlayerDoesntClaim 4 8 0
PlayerDoesntClaim 2 8 0
PlayerDoesntClaim 3 8 0
PlayerDraws 2 4B
PlayerDiscards 2 2B 9 0
PlayerDoesntClaim 1 9 0
PlayerDoesntClaim 4 9 0
PlayerDoesntClaim 3 9 0
PlayerDraws 3 RD
PlayerDiscards 3 5D 10 0
PlayerDoesntClaim 1 10 0
PlayerDoesntClaim 4 10 0
PlayerDoesntClaim 2 10 0
PlayerDraws 4 3F
PlayerDeclaresSpecial 4 3F
PlayerDraws 4 7B
PlayerDiscards 4 7B 11 0
PlayerDoesntClaim 1 11 0
PlayerDoesntClaim 2 11 0
PlayerDoesntClaim 3 11 0
PlayerDraws 1 5D
PlayerDiscards 1 5D 12 0
PlayerDoesntClaim 2 12 0
PlayerDoesntClaim 3 12 0
PlayerDoesntClaim 4 12 0
PlayerDraws 2 7B
PlayerDiscards 2 4D 13 0
PlayerDoesntClaim 1 13 0
PlayerDoesntClaim 3 13 0
PlayerDoesntClaim 4 13 0
PlayerDraws 3 2D
PlayerDiscards 3 6C 14 0
PlayerDoesntClaim 1 14 0
PlayerDoesntClaim 2 14 0
PlayerDoesntClaim 4 14 0
PlayerDraws 4 1D
PlayerDiscards 4 7C 15 0
PlayerDoesntClaim 2 15 0
PlayerDoesntClaim 3 15 0
PlayerDoesntClaim 1 15 0
PlayerDraws 1 8C
PlayerDiscards 1 8D 16 0
PlayerDoesntClaim 3 16 0
PlayerDoesntClaim 2 16 0
PlayerClaimsPung 4 16
PlayerPungs 4 8D
PlayerDiscards 4 7C 17 0
PlayerDoesntClaim 1 17 0
PlayerDoesntClaim 2 17 0
PlayerDoesntClaim 3 17 0
PlayerDraws 1 2B
PlayerDiscards 1 2B 18 0
PlayerDoesntClaim 2 18 0
PlayerDoesntClaim 3 18 0
PlayerDoesntClaim 4 18 0
PlayerDraws 2 1C
PlayerDiscards 2 6C 19 0
PlayerDoesntClaim 1 19 0
PlayerDoesntClaim 3 19 0
PlayerDoesntClaim 4 19 0
PlayerDraws 3 WD
PlayerDiscards 3 2D 20 0
PlayerDoesntClaim 1 20 0
PlayerDoesntClaim 2 20 0
PlayerDoesntClaim 4 20 0
PlayerDraws 4 EW
PlayerDiscards 4 1D 21 0
PlayerDoesntClaim 1 21 0
PlayerDoesntClaim 2 21 0
PlayerDoesntClaim 3 21 0
PlayerDraws 1 9C
PlayerDiscards 1 5C 22 0
PlayerDoesntClaim 2 22 0
PlayerDoesntClaim 3 22 0
PlayerDoesntClaim 4 22 0
PlayerDraws 2 4D
PlayerDiscards 2 4D 23 0
PlayerDoesntClaim 1 23 0
PlayerDoesntClaim 3 23 0
PlayerDoesntClaim 4 23 0
PlayerDraws 3 5B
PlayerDiscards 3 1D 24 0
PlayerDoesntClaim 2 24 0
PlayerDoesntClaim 1 24 0
PlayerDoesntClaim 4 24 0
PlayerDraws 4 9C
PlayerDiscards 4 9C 25 0
PlayerDoesntClaim 1 25 0
PlayerDoesntClaim 2 25 0
PlayerDoesntClaim 3 25 0
PlayerDraws 1 3D
PlayerDiscards 1 1D 26 0
PlayerDoesntClaim 2 26 0
PlayerDoesntClaim 3 26 0
PlayerDoesntClaim 4 26 0
PlayerDraws 2 EW
PlayerDiscards 2 EW 27 0
PlayerDoesntClaim 3 27 0
PlayerDoesntClaim 4 27 0
PlayerDoesntClaim 1 27 0
PlayerDraws 3 9B
PlayerDiscards 3 9B 28 0
PlayerDoesntClaim 1 28 0
PlayerDoesntClaim 4 28 0
PlayerDoesntClaim 2 28 0
PlayerDraws 4 WW
PlayerDiscards 4 EW 29 0
PlayerDoesntClaim 1 29 0
PlayerDoesntClaim 2 29 0
PlayerDoesntClaim 3 29 0
PlayerDraws 1 8C
PlayerDiscards 1 8C 30 0
PlayerDoesntClaim 2 30 0
PlayerDoesntClaim 3 30 0
PlayerDoesntClaim 4 30 0
PlayerDraws 2 5C
PlayerDiscards 2 5C 31 0
PlayerDoesntClaim 1 31 0
PlayerDoesntClaim 3 31 0
PlayerDoesntClaim 4 31 0
PlayerDraws 3 4C
PlayerDiscards 3 5C 32 0
PlayerDoesntClaim 1 32 0
PlayerDoesntClaim 2 32 0
PlayerDoesntClaim 4 32 0
PlayerDraws 4 9C
PlayerDiscards 4 9C 33 0
PlayerDoesntClaim 2 33 0
PlayerDoesntClaim 1 33 0
PlayerDoesntClaim 3 33 0
PlayerDraws 1 1B
PlayerDiscards 1 2B 34 0
PlayerDoesntClaim 2 34 0
PlayerDoesntClaim 3 34 0
PlayerDoesntClaim 4 34 0
PlayerDraws 2 8C
PlayerDiscards 2 4B 35 0
PlayerDoesntClaim 1 35 0
PlayerDoesntClaim 3 35 0
PlayerDoesntClaim 4 35 0
PlayerDraws 3 9C
PlayerDiscards 3 9C 36 0
PlayerDoesntClaim 2 36 0
PlayerDoesntClaim 1 36 0
PlayerDoesntClaim 4 36 0
PlayerDraws 4 1C
PlayerDiscards 4 1C 37 0
PlayerDoesntClaim 2 37 0
PlayerDoesntClaim 1 37 0
PlayerDoesntClaim 3 37 0
PlayerDraws 1 2B
PlayerDiscards 1 2B 38 0
PlayerDoesntClaim 2 38 0
PlayerDoesntClaim 3 38 0
PlayerDoesntClaim 4 38 0
PlayerDraws 2 6C
PlayerDiscards 2 6C 39 0
PlayerDoesntClaim 3 39 0
PlayerDoesntClaim 4 39 0
PlayerDoesntClaim 1 39 0
PlayerDraws 3 3C
PlayerDiscards 3 3B 40 0
PlayerDoesntClaim 2 40 0
PlayerDoesntClaim 1 40 0
PlayerDoesntClaim 4 40 0
PlayerDraws 4 GD
PlayerDiscards 4 7D 41 0
PlayerDoesntClaim 1 41 0
PlayerDoesntClaim 2 41 0
PlayerDoesntClaim 3 41 0
PlayerDraws 1 GD
PlayerDiscards 1 GD 42 0
PlayerDoesntClaim 2 42 0
PlayerDoesntClaim 3 42 0
PlayerDoesntClaim 4 42 0
PlayerDraws 2 6D
PlayerDiscards 2 1C 43 0
PlayerDoesntClaim 1 43 0
PlayerDoesntClaim 3 43 0
PlayerDoesntClaim 4 43 0
PlayerDraws 3 2C
PlayerDiscards 3 2C 44 0
PlayerDoesntClaim 1 44 0
PlayerDoesntClaim 2 44 0
PlayerDoesntClaim 4 44 0
PlayerDraws 4 7D
PlayerDiscards 4 7D 45 0
PlayerDoesntClaim 3 45 0
PlayerDoesntClaim 2 45 0
PlayerDoesntClaim 1 45 0
PlayerDraws 1 2C
PlayerDiscards 1 3D 46 0
PlayerDoesntClaim 3 46 0
PlayerDoesntClaim 4 46 0
PlayerDoesntClaim 2 46 0
PlayerDraws 2 1C
PlayerDiscards 2 1C 47 0
PlayerDoesntClaim 1 47 0
PlayerDoesntClaim 3 47 0
PlayerDoesntClaim 4 47 0
PlayerDraws 3 1S
PlayerDeclaresSpecial 3 1S
PlayerDraws 3 SW
PlayerDiscards 3 SW 48 0
PlayerDoesntClaim 4 48 0
PlayerDoesntClaim 2 48 0
PlayerDoesntClaim 1 48 0
PlayerDraws 4 4S
PlayerDeclaresSpecial 4 4S
PlayerDraws 4 8B
PlayerDiscards 4 8B 49 0
PlayerDoesntClaim 2 49 0
PlayerDoesntClaim 1 49 0
PlayerDoesntClaim 3 49 0
PlayerDraws 1 7D
PlayerDiscards 1 7D 50 0
PlayerDoesntClaim 2 50 0
PlayerDoesntClaim 4 50 0
PlayerDoesntClaim 3 50 0
PlayerDraws 2 4B
PlayerDiscards 2 4B 51 0
PlayerDoesntClaim 1 51 0
PlayerDoesntClaim 4 51 0
PlayerDoesntClaim 3 51 0
PlayerDraws 3 9D
PlayerDeclaresClosedKong 3 9D 52
PlayerDoesntClaim 1 52 0
PlayerDoesntClaim 2 52 0
PlayerDoesntClaim 4 52 0
PlayerDrawsLoose 3 GD
PlayerDiscards 3 GD 53 0
PlayerDoesntClaim 1 53 0
PlayerDoesntClaim 2 53 0
PlayerDoesntClaim 4 53 0
PlayerDraws 4 NW
PlayerAddsToPung 4 NW 54
PlayerDoesntClaim 1 54 0
PlayerDoesntClaim 2 54 0
PlayerDoesntClaim 3 54 0
PlayerDrawsLoose 4 8D
PlayerAddsToPung 4 8D 55
PlayerDoesntClaim 1 55 0
PlayerClaimsMahJong 2 55
PlayerDoesntClaim 3 55 0
PlayerRobsKong 2 8D
PlayerChows 2 8D Upper
PlayerFormsClosedChow 2 4C
PlayerFormsClosedPair 4 6D
PlayerFormsClosedChow 2 7B
PlayerFormsClosedChow 2 4B
PlayerFormsClosedPung 4 WW
PlayerFormsClosedPair 2 8C
HandScore 2 96 basic        20 (going Mah Jong)\
1 special     4 (flowers and seasons)\
total pts    24\
              1 dbl (no score hand)\
              1 dbl (robbing a kong)\
total dbls    2\
SCORE:       96
PlayerFormsClosedChow 1 3D
PlayerFormsClosedPair 3 4C
PlayerShowsTiles 4 RD GD
HandScore 4 68 NW-NW-NW-NW  16 (open kong of majors)\
8D-8D-8D      2 (open pung of minors)\
WW+WW+WW      8 (closed pung of majors)\
2 specials    8 (flowers and seasons)\
total pts    34\
NW-NW-NW-NW   1 dbl (pung/kong of own wind)\
total dbls    1\
SCORE:       68
PlayerFormsClosedChow 1 7C
PlayerFormsClosedPair 3 RD
PlayerFormsClosedPair 1 1B
PlayerFormsClosedPair 3 WD
PlayerShowsTiles 1 5B 1C 4B 3D 2C
HandScore 1 0 total pts     0\
total dbls    0\
SCORE:        0
PlayerFormsClosedPair 3 3C
PlayerFormsClosedPair 3 5B
HandScore 3 44 9D+9D+9D+9D  32 (closed kong of majors)\
RD+RD         2 (pair of dragons)\
WD+WD         2 (pair of dragons)\
2 specials    8 (flowers and seasons)\
total pts    44\
total dbls    0\
SCORE:       44
Settlement -416 384 -32 64 East  pays South   192\
West  pays South    96\
North pays South    96\
South GAINS   384\
\
East  pays West     88\
East  pays North   136\
East  LOSES   416\
\
West  pays North    24\
West  LOSES    32\
\
North GAINS    64\
\

