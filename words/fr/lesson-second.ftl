lesson-second-a-flower = Une fleur
    .words = Vous savez gagner. Voyez maintenant ce qui donne plus de valeur à une main. Vous avez reçu une fleur, l’orchidée. Fleurs et saisons ne font jamais partie d’une combinaison. On les pose à côté de ses tuiles, et pour chacune on reçoit une tuile de remplacement, prise à l’autre bout du mur. Vous avez reçu le vent du Nord. Chaque fleur ou saison rapporte 4 points, que vous gagniez ou non.

lesson-second-the-winds = Les vents
    .words = Chaque joueur a un vent : regardez la boussole au milieu. Le joueur à votre gauche est Est et commence, vous êtes donc Sud. Le Sud est votre vent. L’Est est le vent dominant, celui de tout le monde pendant ce tour. Un pung de l’un ou de l’autre double votre score. Un pung d’un autre vent, non.
    .spoken = Chaque joueur a un vent. Le joueur à votre gauche est Est et commence, vous êtes donc Sud. Le Sud est votre vent. L’Est est le vent dominant, celui de tout le monde pendant ce tour. Un pung de l’un ou de l’autre double votre score. Un pung d’un autre vent, non. Vous avez une paire de chacun des deux.

lesson-second-your-own-flower = Votre fleur
    .words = Fleurs et saisons portent les numéros des vents : 1 Est, 2 Sud, 3 Ouest, 4 Nord. Votre orchidée a le 2, celui du Sud. C’est donc votre propre fleur, et elle double votre score. Appuyez ci-dessous sur Jouer ! ou cliquez sur la table.
    .spoken = Fleurs et saisons portent les numéros des vents : 1 Est, 2 Sud, 3 Ouest, 4 Nord. Votre orchidée a le 2, celui du Sud. C’est donc votre propre fleur, et elle double votre score. Appuyez maintenant sur Entrée pour commencer.
    .wrong = Commencez d’abord la manche : appuyez sur Jouer !

lesson-second-a-season = Une saison
    .words = Vous avez pioché l’automne, une saison. Elle a été mise de côté aussitôt, et sa tuile de remplacement est un 3 cercle, qui va avec votre 2. C’était la deuxième tuile de remplacement. Deux tuiles du mur prennent leur place : le nombre en bas à gauche baisse de deux. L’automne a le 3, celui de l’Ouest : 4 points, mais pas de double. Trois de vos tuiles sont isolées. Cliquez sur l’une d’elles.
    .spoken = Vous avez pioché l’automne, une saison. Elle a été mise de côté aussitôt, et sa tuile de remplacement est un 3 cercle, qui va avec votre 2. C’était la deuxième tuile de remplacement. Deux tuiles du mur prennent leur place : il reste deux tuiles de moins à piocher. L’automne a le 3, celui de l’Ouest : 4 points, mais pas de double. Trois de vos tuiles sont isolées : le 9 cercle, le dragon vert et le vent du Nord. Allez à l’une d’elles avec les flèches et appuyez sur Entrée.
    .wrong = Cette tuile peut encore entrer dans une combinaison. Défaussez une des trois tuiles isolées.

lesson-second-your-own-wind = Votre vent
    .words = Le joueur d’en face défausse un vent du Sud, et vous en avez deux. Un pung de votre vent double votre score. Appuyez sur Pung, ou cliquez sur la tuile.
    .spoken = Le joueur d’en face défausse un vent du Sud, et vous en avez deux. Un pung de votre vent double votre score. Quand vous entendez ce vent du Sud, appuyez sur P pour Pung.
    .wrong = Ne passez pas : un pung de votre vent double votre score. Appuyez sur Pung.

lesson-second-discard = Défaussez
    .words = Vous avez réclamé une tuile, vous défaussez donc sans piocher. Cliquez sur une de vos deux tuiles isolées.
    .spoken = Vous avez réclamé une tuile, vous défaussez donc sans piocher. Défaussez une de vos deux tuiles isolées. T dit quelles tuiles vous avez.
    .wrong = Gardez celle-là : elle va avec d’autres. Défaussez une de vos deux tuiles isolées.

lesson-second-claim-a-chow = Réclamer un chow
    .words = Attendez que le joueur de gauche défausse un 4 cercle. Il fait un chow avec vos 2 et 3, et il vient de la gauche, comme il se doit. Appuyez sur Chow, ou cliquez sur la tuile, et voyez ce qui se passe.
    .spoken = Attendez que le joueur de gauche défausse un 4 cercle. Il fait un chow avec vos 2 et 3, et il vient de la gauche, comme il se doit. Appuyez sur C pour Chow, et écoutez ce qui se passe.
    .wrong = Le 4 cercle fait un chow avec vos 2 et 3. Appuyez sur Chow.

lesson-second-whose-claim-goes-first = Quelle annonce l’emporte
    .words = Le joueur d’en face a deux 4 cercle et réclame le troisième pour un pung. Un pung ou un kong passe avant un chow, et mah-jong passe avant tout. Vous gardez vos 2 et 3. Le jeu reprend après le joueur qui prend la tuile : cette fois, vous perdez un tour.

lesson-second-a-second-chance = Une deuxième chance
    .words = La prochaine, personne d’autre ne la veut. Quand le joueur de gauche défausse un 1 cercle, appuyez sur Chow.
    .spoken = La prochaine, personne d’autre ne la veut. Quand le joueur de gauche défausse un 1 cercle, appuyez sur C.
    .wrong = Le 1 cercle fait un chow avec vos 2 et 3. Appuyez sur Chow.

lesson-second-the-last-lone-tile = La dernière tuile isolée
    .words = Défaussez votre dernière tuile isolée.
    .spoken = Défaussez votre dernière tuile isolée. T dit quelles tuiles vous avez.
    .wrong = Cela casserait votre main. Défaussez la tuile isolée.

lesson-second-calling = En attente
    .words = Vous êtes en attente : à une tuile du mah-jong. Vous avez trois combinaisons, une paire de vents d’Est, et le 4 et le 6 bambou. Seul un 5 bambou convient. L’Est est le vent dominant, votre paire rapporte donc 2 points.

lesson-second-a-kong-from-a-pung = Un pung qui devient kong
    .words = Guettez le quatrième vent du Sud. Quand vous l’avez, ajoutez-le à votre pung : répondez Oui. On ne complète un pung exposé qu’avec une tuile piochée soi-même, jamais avec une défausse.
    .wrong = Quand vous avez le quatrième vent du Sud, répondez Oui au kong. Si vous avez dit Non, appuyez sur Kong.

lesson-second-mah-jongg = Mah-jong
    .words = Votre tuile de remplacement est le 5 bambou ! Répondez Oui à mah-jong. Gagner avec une tuile de remplacement rapporte 10 points de plus.
    .wrong = Votre main est complète ! Appuyez sur Mah-jong.

lesson-second-you-have-won = Vous avez gagné
    .words = Bien joué ! Voici maintenant les scores. Cherchez l’orchidée et l’automne, le kong de vents du Sud, la paire de vents d’Est et la tuile de remplacement. Votre fleur et votre vent doublent chacun votre score. Puis appuyez sur Totaux.
    .spoken = Bien joué ! Voici maintenant les scores. Écoutez bien : il y a l’orchidée et l’automne, le kong de vents du Sud, la paire de vents d’Est et la tuile de remplacement. Votre fleur et votre vent doublent chacun votre score. Puis appuyez sur Totaux.

lesson-second-the-scores = Les scores
    .words = Totaux montre qui paie qui. Appuyez sur Suivant quand vous en avez assez vu.

lesson-second-the-settlement = Le règlement
    .words = Chacun vous paie ce que vaut votre main, et Est paie double. Vous gagnez donc 928 points. Puis les perdants règlent entre eux : la main la plus basse paie la différence. Ici, comme souvent, c’est de la petite monnaie. En partie, pointez n’importe quel nombre des totaux pour voir d’où il vient.
    .spoken = Chacun vous paie ce que vaut votre main, et Est paie double. Vous gagnez donc 928 points. Puis les perdants règlent entre eux : la main la plus basse paie la différence. Ici, comme souvent, c’est de la petite monnaie.

lesson-second-some-time-later = Un peu plus tard
    .words = Vous avez gagné et le rôle d’Est a tourné : maintenant, c’est vous. Nous avons sauté presque toute la manche. Il reste quatre tuiles à piocher. Les autres forment la colline, le mur mort gardé pour les tuiles de remplacement. Vous attendez un 6 cercle, mais il n’en vient pas. Si le mur s’épuise avant que quelqu’un gagne, la manche est nulle.

lesson-second-a-safe-discard = Une défausse sûre
    .words = Vous avez pioché le dernier dragon rouge. Les trois autres ont été défaussés : personne ne peut faire ni combinaison ni paire avec celui-ci. C’est la tuile la plus sûre qui soit. Défaussez-la et restez en attente.
    .wrong = Il ne vous manque que le 6 cercle, gardez donc le reste. Défaussez le dragon rouge.

lesson-second-a-dead-hand = Une manche nulle
    .words = La dernière tuile est piochée, et personne ne fait mah-jong. La manche est nulle : personne ne marque et personne ne paie. Est reste Est, et on redistribue les tuiles.

lesson-second-that-was-the-second-lesson = Fin de la deuxième leçon
    .words = Vous avez vu presque tout ce qui peut arriver dans une manche. Appuyez sur Jouer une partie, puis sur Jouer, et lancez-vous. Pour vous entraîner, essayez les exercices du menu Aide. À tout moment, W montre ce que vous pouvez faire et pourquoi.
