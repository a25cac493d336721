character-lin-manner = équilibrée
character-lin-line = A appris à la table de sa grand-mère, où personne ne disait un mot avant le deuxième tour.
character-ada-manner = tente les mains rares
character-ada-line = Tient un carnet de toutes les mains spéciales qu’elle a faites, et un plus épais de celles qu’elle a failli faire.
character-tomas-manner = préfère gagner vite
character-tomas-line = Conduit un bus de nuit. Tout mah-jong est bon à prendre s’il arrive avant le prochain arrêt.
character-mei-manner = collectionne une famille
character-mei-line = Peint la porcelaine d’une seule couleur, et range ses tuiles de la même façon.
character-oskar-manner = aime les pungs et les kongs
character-oskar-line = Forgeron à la retraite : trois pareilles font une combinaison, quatre font du bruit, et les suites sont pour les enfants.
character-ruth-manner = prudente
character-ruth-line = Quarante ans de banque. Elle défausse rarement la tuile qu’il vous faut, et n’oublie jamais qui l’a fait.
character-kenji-manner = garde sa main cachée
character-kenji-line = Répare des montres. Ce qu’il fabrique, personne ne le sait avant que ce soit fini.
character-nora-manner = vise les grandes mains
character-nora-line = Navigue en solitaire en automne. Elle aime mieux perdre neuf manches que d’en gagner une petite.
character-samir-manner = réclame tout ce qu’il peut
character-samir-line = Vend des épices et ne peut voir une tuile sur la table sans faire une offre.
character-ines-manner = enchaîne les chows
character-ines-line = Danseuse : chaque pas doit découler du précédent.
character-jonas-manner = calme, puis hardi
character-jonas-line = Élève des abeilles. Des mains lentes, peu de mots, et de temps en temps une main qui vide la table.
character-zoe-manner = vents, dragons et rêves
character-zoe-line = Observe le ciel nocturne, et croit que ce soir les quatre vents souffleront dans une seule main.


character-lin-lost = { $variant ->
    [0] Bien joué. Grand-mère aurait hoché la tête.
    [1] Les mains discrètes gagnent. Je l’ai vu trop tard.
   *[other] Cette main savait où elle allait.
}
character-lin-won = { $variant ->
    [0] Mah-jong. Merci à tous.
    [1] La patience. Elle paie de temps en temps.
   *[other] Ma grand-mère a eu une main comme celle-là.
}
character-lin-astonished = { $variant ->
    [0] En quarante ans de mah-jong, j’ai vu cela trois fois.
   *[other] Que personne ne parle. Laissez-moi la regarder encore.
}
character-ada-lost = { $variant ->
    [0] Ravissant ! Celle-là, je la note.
    [1] Et moi qui avais de si beaux projets pour cette main.
   *[other] Félicitations ! La mienne aurait été plus jolie, quand même.
}
character-ada-won = { $variant ->
    [0] Celle-là, je la note deux fois !
    [1] Pas rare, mais je la prends.
   *[other] Vous voyez ? Parfois, j’arrive au bout.
}
character-ada-astonished = { $variant ->
    [0] Arrêtez tout ! Mon carnet. Et un crayon mieux taillé.
   *[other] Celle-là, je la tente depuis onze ans !
}
character-tomas-lost = { $variant ->
    [0] Vous étiez là avant moi. J’étais encore au feu rouge.
    [1] Très bien, c’était votre arrêt.
   *[other] Joli. La suivante, vite !
}
character-tomas-won = { $variant ->
    [0] Ding ! Terminus, tout le monde descend.
    [1] À l’heure, comme toujours.
   *[other] C’était l’express.
}
character-tomas-astonished = { $variant ->
    [0] Pour une main pareille, je raterais mon dernier bus.
   *[other] Et moi qui suis passé devant ces tuiles sans m’arrêter. Incroyable.
}
character-mei-lost = { $variant ->
    [0] Bien assorti. J’aime vos couleurs.
    [1] J’étais encore à trier mes couleurs.
   *[other] Bel ouvrage. Pas un coup de pinceau de trop.
}
character-mei-won = { $variant ->
    [0] Tout est rangé, et c’est fini.
    [1] L’émail a tenu !
   *[other] J’ai continué à trier, et la voilà.
}
character-mei-astonished = { $variant ->
    [0] Je la peindrais sur mon plus beau bol.
   *[other] Que personne n’y touche. Je veux d’abord la dessiner.
}
character-oskar-lost = { $variant ->
    [0] Du bon fer, cette main.
    [1] Bien frappé ! Il m’en manquait une.
   *[other] Hum ! Vous avez battu le fer tant qu’il était chaud.
}
character-oskar-won = { $variant ->
    [0] Vous entendez ? Elle sonne !
    [1] Fer chaud, marteau vif.
   *[other] Voilà comment on fait.
}
character-oskar-astonished = { $variant ->
    [0] Par mon enclume ! Celle-là, on l’a forgée, pas piochée.
   *[other] En quarante ans devant le feu, je n’en ai jamais fait une.
}
character-ruth-lost = { $variant ->
    [0] Bien mérité. C’est inscrit dans les livres.
    [1] J’ai compté chaque tuile, et vous étiez quand même devant.
   *[other] Un placement solide. Félicitations.
}
character-ruth-won = { $variant ->
    [0] Un petit bénéfice. Je n’en refuse jamais.
    [1] La prudence, et pourtant la victoire.
   *[other] Vous voyez, le compte y est.
}
character-ruth-astonished = { $variant ->
    [0] Il va me falloir un plus gros registre.
   *[other] À la banque, on aurait appelé le directeur.
}
character-kenji-lost = { $variant ->
    [0] Votre main était bien réglée.
    [1] C’est donc cela que vous fabriquiez. Très beau.
   *[other] Bien joué. La mienne était encore en pièces.
}
character-kenji-won = { $variant ->
    [0] Elle marche.
    [1] La dernière roue était en place depuis un moment.
   *[other] Personne n’a regardé dans mon atelier.
}
character-kenji-astonished = { $variant ->
    [0] Un tel mouvement. Je ne le connaissais que par les livres.
   *[other] Puis-je l’examiner à la loupe ?
}
character-nora-lost = { $variant ->
    [0] Vous aviez bon vent ! Je cherchais plus gros.
    [1] Bien navigué.
   *[other] J’en ai jeté de plus petites que celle-là. Bien joué.
}
character-nora-won = { $variant ->
    [0] Neuf manches perdues, oubliées !
    [1] C’est la vague que j’attendais.
   *[other] Terre en vue, enfin.
}
character-nora-astonished = { $variant ->
    [0] C’est la main pour laquelle je prends la mer. Et c’est vous qui l’amenez au port !
   *[other] Tout le monde sur le pont, regardez-moi ça !
}
character-samir-lost = { $variant ->
    [0] Une bonne affaire. J’aurais dû offrir plus.
    [1] Vous avez conclu avant moi ! Bien négocié.
   *[other] J’aurais acheté cette tuile à n’importe quel prix.
}
character-samir-won = { $variant ->
    [0] Vendu !
    [1] Vous voyez ce qu’on obtient, rien qu’en demandant ?
   *[other] Bonne journée pour le commerce, mes amis.
}
character-samir-astonished = { $variant ->
    [0] Mon ami, cette main n’a pas de prix.
   *[other] Pour voir cela une fois, je ferme la boutique.
}
character-ines-lost = { $variant ->
    [0] Magnifique. Pas un faux pas.
    [1] Vous m’avez devancée d’un pas.
   *[other] J’avais perdu le rythme. Bravo !
}
character-ines-won = { $variant ->
    [0] Un, deux, trois, et la révérence.
    [1] Chaque pas a suivi le précédent.
   *[other] Je savais que la musique reviendrait.
}
character-ines-astonished = { $variant ->
    [0] Debout pour applaudir, s’il vous plaît !
   *[other] Et moi qui croyais ce saut impossible.
}
character-jonas-lost = { $variant ->
    [0] Hum. Bien.
    [1] Les abeilles vous aimeraient. Du travail régulier.
   *[other] Belle récolte.
}
character-jonas-won = { $variant ->
    [0] Voilà le miel.
    [1] C’était bien calme.
   *[other] Lentement, mais sûrement.
}
character-jonas-astonished = { $variant ->
    [0] Eh bien. Voilà qui vide la table.
   *[other] Je le raconterai aux abeilles ce soir.
}
character-zoe-lost = { $variant ->
    [0] Les étoiles avaient dit que ce serait vous.
    [1] Mes vents soufflaient ailleurs. Bien joué !
   *[other] Une petite comète bien brillante, votre main.
}
character-zoe-won = { $variant ->
    [0] Le ciel était de mon côté ce soir !
    [1] Je l’avais prédit. Enfin, espéré.
   *[other] Faites un vœu, tout le monde.
}
character-zoe-astonished = { $variant ->
    [0] Cela n’arrive que quand toutes les planètes sont alignées !
   *[other] Je donnerai le nom de cette main à une étoile.
}

# .a et .a-feminine dans une phrase : « Ada, une experte ».
level-learner = Apprenti
    .a = un apprenti
    .a-feminine = une apprentie
level-beginner = Débutant
    .a = un débutant
    .a-feminine = une débutante
level-club = Club
    .a = un joueur de club
    .a-feminine = une joueuse de club
level-expert = Expert
    .a = un expert
    .a-feminine = une experte
level-master = Maître
    .a = un maître
    .a-feminine = un maître
