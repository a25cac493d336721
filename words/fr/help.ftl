help-elsewhere = Ailleurs : { $names }.
help-more = Plus : { $title }

help-chapter = Dans ce chapitre
help-see-also-heading = Voir aussi
help-control-block = bloc d’aide { $first_link }
help-current-values = Selon les valeurs actuelles

help-search-hint = Tapez un mot pour trouver les pages qui en parlent.
help-search-empty = Rien trouvé.
help-back = ← Retour
help-forward = Suite →
help-up = ↑ Haut
help-contents = Pages
help-index = Index
help-search = Chercher
help-glossary = Lexique
help-index-placeholder = Un mot de l’index
help-search-placeholder = Mots à chercher
help-control-line = ligne d’aide { $line }

help-control-page = page d’aide
help-control-side = volet d’aide
help-control-field = champ d’aide
help-front-matter-missing = il n’y a pas deux lignes +++
help-pages-below = Pages suivantes :
help-see-also = Voir aussi :
help-current-values-heading = Selon les valeurs actuelles :
help-together = {"  "}{ $sum }  ensemble
help-unknown-table = il n’y a pas de tableau « { $name } »
help-missing-star = il manque une étoile dans « { $line } »
help-dead-link = {"["}{ $words }] ne mène nulle part
help-missing-end = « { $end } » manque dans « { $text } »
help-not-a-tile = « { $notation } » n’est pas une tuile
help-unknown-target = « { $address } » n’est ni une page ni un mot du lexique
help-not-a-picture = « { $line } » n’est pas une image
help-scoring-event = Élément de score
help-special-hand = Main spéciale
help-column-points = Points
help-column-doubles = Doubles
help-column-option = Option
help-key-item = Ce qu’elle dit
help-column-now = Actuel
help-on = oui
help-off = non
help-column-key = Touche
help-column-item = Commande
help-key-hint = Effet
help-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
help-of-the-limit = { $limit }{"\u00A0"}% de la limite
help-nothing = rien
help-total = Score entier
help-remark = Remarque
help-no-scoring-value = sans valeur
help-not-allowed = interdite
help-limit-hand = une limite
help-part-of-limit = une part de la limite
help-mah-jongg-hand-only = Gagnant seulement
help-not-mah-jongg = Selon les règles actuelles, cette main n’est pas mah-jong.
help-the-maximum = { $total }, le maximum

help-wrong-file = fichier d’aide { $file } : { $why }
help-a-back = un dos
help-together-alone = ensemble
help-not-translated = Cette page n’est pas encore traduite : la voici en anglais.
help-stop-words = a à ai ainsi alors as au aucun aussi aux avec avoir c ça ce cela ces cet cette ceux chez ci comme comment d dans de des dois doit donc du elle elles en est et être eu eux fait faire font il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne ni nos notre nous on ont ou où par pas peut peux pour pourquoi puis qu quand que quel quelle quelles quels qui s sa sans se ses si son sont sur t ta te tes toi ton tous tout toute toutes tu un une vos votre vous y
help-word-endings = ées aux és ée es er ez é s x e
help-words-about-the-program = programme clic cliquez
