pointing-press-help = F1 pour en savoir plus.
pointing-timer-bar = La barre de temps : le temps qui vous reste pour réclamer la défausse.
pointing-timer-bar-unlimited = La barre de temps : elle reste pleine, prenez tout votre temps.
pointing-compass = La boussole : noms, vents, scores, et la défausse.
pointing-stake = Une réglette : elle porte les tuiles d’un joueur. Celle d’Est est rouge.
pointing-tile = { TILE($tile, case: "start") }.
pointing-own-tile = { $twice ->
    [yes] Double-cliquez pour la défausser.
   *[no] Cliquez pour la défausser.
}
pointing-own-discard = C’est votre défausse. Cliquez pour la reprendre.
pointing-claimable-discard = Défausse { PERSON($from, form: "of") }. Cliquez pour la réclamer, ou appuyez sur 0 pour passer.
pointing-explained-discard = Défausse { PERSON($from, form: "of") }. Cliquez pour lui demander pourquoi.

layers-continue = Continuer

storage-statistics-unwritable = Impossible d’enregistrer les statistiques. { $error }

lines-no-game-line = La ligne Game manque.

playback-calling = { TILE($tile, case: "start") }, en attente !
playback-chow = Chow !
playback-pung = Pung !
playback-kong = Kong !
playback-mah-jongg = Mah-jong !
win-said = « { $words } »
win-go-on = Appuyez sur une touche ou cliquez pour continuer.
win-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
playback-standing = Main figée !
compass-letter-east = E
compass-letter-south = S
compass-letter-west = O
compass-letter-north = N

compass-round = Tour
compass-hand = Manche

game-length-hand = Une manche
game-length-round = Un tour
game-length-whole = Partie entière
game-length-round-hands = 4 manches ou plus
game-length-whole-hands = 16 manches ou plus

window-title = Red Stake - { $place }
status-auto-play = Jeu automatique (F5 l’arrête)
status-auto-play-on = Jeu automatique
status-quicktip = Conseil :{" "}
status-tiles-left = { $tiles ->
    [one] { $tiles } à piocher
   *[other] { $tiles } à piocher
}
compass-calling = en attente
pointing-introduction = { $who }, { PERSON($who, form: "gender") ->
    [feminine] { LEVEL($level, form: "a-feminine") }
   *[other] { LEVEL($level, form: "a") }
} : { $manner }.

pointing-advised-tile = { $twice ->
    [yes] Double-cliquez pour la défausser. Le point bleu marque le choix du conseil.
   *[no] Cliquez pour la défausser. Le point bleu marque le choix du conseil.
}
pointing-kong-back = Un kong : ses deux bouts sont retournés s’il est caché, un seul s’il est exposé.
pointing-last-discard = Le cadre rouge marque la dernière défausse.
pointing-drawn-tile = { $twice ->
    [yes] Double-cliquez pour la défausser. La flèche dorée marque la tuile que vous avez piochée.
   *[no] Cliquez pour la défausser. La flèche dorée marque la tuile que vous avez piochée.
}
pointing-east = { $you ->
    [yes] La pastille rouge et la réglette rouge désignent Est. En ce moment, c’est vous.
   *[no] La pastille rouge et la réglette rouge désignent Est. En ce moment, c’est { $who }.
}
pointing-first-east = Le nom en rouge est le premier Est : quand ce joueur redevient Est, un nouveau tour commence.
pointing-score = Le nombre à côté du nom est le score actuel.
pointing-goal-line = Combien de tuiles il vous manque pour quatre combinaisons et une paire. G montre ou cache cette ligne. F1 pour en savoir plus.
pointing-tiles-left = { $tiles ->
    [one] Encore { $tiles } tuile à piocher. { $kept } autres servent de tuiles de remplacement : quand deux sont prises, deux du mur les remplacent.
   *[other] Encore { $tiles } tuiles à piocher. { $kept } autres servent de tuiles de remplacement : quand deux sont prises, deux du mur les remplacent.
}
pointing-tiles-left-fixed = { $tiles ->
    [one] Encore { $tiles } tuile à piocher. { $kept } autres ont été mises de côté comme tuiles de remplacement, et aucune ne s’y ajoute.
   *[other] Encore { $tiles } tuiles à piocher. { $kept } autres ont été mises de côté comme tuiles de remplacement, et aucune ne s’y ajoute.
}
pointing-tiles-left-all = { $tiles ->
    [one] Encore { $tiles } tuile à piocher. Les tuiles de remplacement viennent de l’autre bout du même mur.
   *[other] Encore { $tiles } tuiles à piocher. Les tuiles de remplacement viennent de l’autre bout du même mur.
}
pointing-wall = Partie > Réglages > Table montre le mur.
