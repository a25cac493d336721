duplicate-title = Comparer les donnes
duplicate-who = Joueur
duplicate-points = Points
duplicate-average = Chance moyenne
duplicate-choices = Choix
duplicate-luck = Chance
duplicate-earlier = Donne &précédente
duplicate-later = Donne &suivante
duplicate-reviewers-line = Coups de l’anal&yse
duplicate-copy = &Copier le résultat
duplicate-add = &Ajouter
duplicate-reviewer = Analyse
duplicate-none = Vous n’avez encore joué aucune donne par son code. Choisissez Partie > Donne du jour, ou par code, et vos résultats viendront ici.
duplicate-deal = Donne { $code } avec les tuiles { WIND($wind, form: "of") }. { $fair ->
    [yes] La chance moyenne est ce que ces tuiles rapportent d’habitude, la même pour tous. Choix et chance s’y ajoutent, comme dans l’analyse.
   *[no] Tous ne l’ont pas jouée contre les mêmes adversaires.
}
duplicate-totals = Toutes les donnes que quelqu’un d’autre a jouées aussi
duplicate-no-totals = Encore aucune.
duplicate-total = { $who } : { $points } points en { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} (choix { $choice }, chance { $luck })
duplicate-with-error = { $points } ± { $error }
duplicate-paste = Collez un résultat que quelqu’un vous a envoyé.
duplicate-result = Résultat de quelqu’un d’autre
duplicate-whole = Ce résultat est complet. Appuyez sur Ajouter.
duplicate-plays = Donne jouée comme le ferait l’analyse…
duplicate-no-deal = Cette manche n’est pas finie, ou sa donne n’a pas de code.
duplicate-unreadable = Votre fichier de résultats ne peut pas être lu.
duplicate-unwritable = Le résultat ne peut pas être enregistré : { $error }
