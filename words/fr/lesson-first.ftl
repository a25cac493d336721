lesson-first-what-you-are-after = Le but du jeu
    .words = Complétez le premier une main : quatre combinaisons et une paire. Trois tuiles identiques font un pung. Trois qui se suivent dans une famille font un chow. Quatre identiques, un kong, comptent aussi comme une combinaison. À votre tour, vous piochez une tuile et en défaussez une. Parfois, vous pouvez prendre une tuile qu’un autre joueur défausse. Complétez votre main et vous faites mah-jong : les autres vous paient.

lesson-first-your-tiles = Vos tuiles
    .words = Aujourd’hui, vous êtes Est : c’est vous qui commencez, et la réglette où sont posées vos tuiles est la rouge. Elles sont rangées par famille : bambous (l’oiseau est le 1), cercles, caractères, puis vents et dragons. Les tuiles relevées vont ensemble : les 9 caractère font un pung, les dragons rouges et les 5 cercle sont des paires, et les autres peuvent devenir des chows. Appuyez ci-dessous sur Jouer !, cliquez sur la table ou appuyez sur Entrée.
    .spoken = Vos tuiles sont posées sur une réglette. Appuyez sur T pour les entendre à tout moment ; les flèches vont de tuile en tuile. Elles sont rangées par famille : bambous, cercles, caractères, puis vents et dragons. Certaines vont ensemble. Trois 9 caractère font un pung. Deux dragons rouges et deux 5 cercle sont des paires. Le 4 et le 6 bambou, ainsi que le 2 et le 3 caractère, peuvent devenir des chows. Aujourd’hui vous êtes Est : c’est vous qui commencez. Appuyez sur Entrée.
    .wrong = Commencez d’abord la manche : appuyez sur Jouer !

lesson-first-discard-a-tile = Défausser une tuile
    .words = Vous avez pioché un 1 cercle, marqué par la flèche dorée. Vous voilà avec quatorze tuiles, il faut donc en jeter une. Trois ne vont avec rien : le vent du Nord, le 1 bambou et le 1 cercle. Cliquez sur l’une d’elles, ou allez-y avec les flèches et appuyez sur Entrée. La ligne sous la table vous aide aussi. C’est le conseil, et un point bleu marque la tuile qu’il propose. Cliquez sur cette ligne pour en savoir plus.
    .spoken = Vous avez pioché un 1 cercle, la dernière de vos tuiles. Vous voilà avec quatorze tuiles, il faut donc en jeter une. Trois ne vont avec rien : le vent du Nord, le 1 bambou et le 1 cercle. Allez à l’une d’elles avec les flèches et appuyez sur Entrée. Un conseil dit quelle tuile il défausserait. Q vous mène à cette tuile.
    .wrong = Gardez celle-là : elle va avec d’autres. Défaussez le vent du Nord, le 1 bambou ou le 1 cercle.

lesson-first-a-tile-you-cannot-have = Pouvez-vous la prendre ?
    .words = Attendez que le joueur à votre droite défausse un 1 caractère. Il ferait un chow avec vos 2 et 3. Pouvez-vous le prendre ? Essayez : quand il est au milieu de la table, cliquez dessus ou appuyez sur C pour chow.
    .spoken = Attendez que le joueur à votre droite défausse un 1 caractère. Il ferait un chow avec vos 2 et 3. Pouvez-vous le prendre ? Essayez : quand vous l’entendez, appuyez sur C pour chow.
    .wrong = Attendez le 1 caractère, cliquez dessus et voyez ce qui se passe.

lesson-first-why-not = Pourquoi pas ?
    .words = Pour un chow, vous ne pouvez prendre une tuile qu’au joueur de gauche, qui joue juste avant vous. Pour un pung, un kong ou la dernière tuile de votre main, vous pouvez prendre la défausse de n’importe qui. En partie, la barre dorée sous la défausse montre combien de temps vous avez pour décider. Si elle reste pleine, prenez tout votre temps. Quand un coup n’est pas permis, la ligne sous la table vous dit pourquoi.
    .spoken = Pour un chow, vous ne pouvez prendre une tuile qu’au joueur de gauche, qui joue juste avant vous. Pour un pung, un kong ou la dernière tuile de votre main, vous pouvez prendre la défausse de n’importe qui. En partie, vous avez peu de temps pour décider. N supprime cette limite ou la remet. Quand un coup n’est pas permis, on vous dit pourquoi. R le répète.

lesson-first-pung = Pung
    .words = Attendez que le joueur d’en face défausse un dragon rouge. Vous en avez deux, et trois tuiles identiques font un pung. Un pung de dragons est précieux : il double votre score. Quand le dragon est au milieu, cliquez dessus, ou appuyez sur le bouton Pung ou sur P.
    .spoken = Attendez que le joueur d’en face défausse un dragon rouge. Vous en avez deux, et trois tuiles identiques font un pung. Un pung de dragons est précieux : il double votre score. Quand vous entendez le dragon, appuyez sur P.
    .wrong = Ne passez pas : avec vos deux dragons rouges, c’est un pung. Appuyez sur Pung.

lesson-first-one-in-one-out = Une qui entre, une qui sort
    .words = Votre pung est posé devant vos tuiles, à la vue de tous : il est exposé. Vous avez réclamé une tuile, vous n’en piochez donc pas, mais vous en défaussez quand même une. Puis le jeu reprend à votre droite, et le joueur de gauche perd son tour. Il vous reste deux tuiles isolées : cliquez sur l’une d’elles.
    .spoken = Votre pung est exposé : tout le monde le connaît. Vous avez réclamé une tuile, vous n’en piochez donc pas, mais vous en défaussez quand même une. Puis le jeu reprend à votre droite, et le joueur de gauche perd son tour. Il vous reste deux tuiles isolées : défaussez l’une d’elles.
    .wrong = Gardez celle-là : elle va avec d’autres. Défaussez une de vos deux tuiles isolées.

lesson-first-chow = Chow
    .words = Aux autres de jouer. Les défausses de chacun sont devant lui, autour du milieu. Le nombre dans le coin en bas à gauche dit combien de tuiles il reste à piocher. Attendez que le joueur de gauche défausse un 5 bambou. Il va entre votre 4 et votre 6, et il vient de la gauche : ce chow est donc permis. Appuyez alors sur Chow ou sur C, ou cliquez sur la tuile.
    .spoken = Aux autres de jouer. L dit combien de tuiles il reste à piocher. Attendez que le joueur de gauche défausse un 5 bambou. Il va entre votre 4 et votre 6, et il vient de la gauche : ce chow est donc permis. Appuyez alors sur C.
    .wrong = Le 5 bambou qui vient de la gauche fait un chow. Appuyez sur Chow.

lesson-first-the-last-lone-tile = La dernière tuile isolée
    .words = Deux de vos combinaisons sont sur la table, et vous avez reçu trois 9 caractère à la donne. Défaussez votre dernière tuile isolée.
    .wrong = Cela casserait votre main. Défaussez la tuile isolée.

lesson-first-you-are-calling = Vous êtes en attente
    .words = Comptez : trois combinaisons, une paire de 5 cercle, et le 2 et le 3 caractère. Il vous manque une tuile, un 1 ou un 4 caractère. Un joueur à qui il ne manque qu’une tuile est en attente. Vous n’avez rien à dire ni à faire. Guettez simplement ces deux tuiles.

lesson-first-kong = Kong
    .words = Patience : vous allez bientôt piocher le quatrième 9 caractère. Quatre tuiles identiques font un kong. Quand on vous le propose, répondez Oui. (Si vous dites Non, vous pouvez encore appuyer sur Kong ou sur K.) Un kong vaut plus qu’un pung. Il compte comme une seule combinaison, vous piochez donc encore une tuile : une tuile de remplacement, à l’autre bout du mur.
    .wrong = Quand vous avez le quatrième 9 caractère, répondez Oui au kong. Si vous avez dit Non, appuyez sur Kong.

lesson-first-the-loose-tile = La tuile de remplacement
    .words = Les deux tuiles aux bouts de votre kong sont retournées. Elles montrent que vous avez pioché les quatre vous-même : le kong est caché, et compte le double. Votre tuile de remplacement est un dragon vert. Il ne vous sert à rien : défaussez-le.
    .spoken = Vous avez pioché vous-même les quatre tuiles de votre kong. Il est donc caché, et compte le double. Votre tuile de remplacement est un dragon vert. Il ne vous sert à rien : défaussez-le.
    .wrong = Gardez celle-là : il vous la faut pour gagner. Défaussez le dragon vert.

lesson-first-mah-jongg = Mah-jong
    .words = Surveillez les défausses. Quand le joueur d’en face jette un 4 caractère, appuyez sur Mah-jong ou sur J. C’est un chow, mais la dernière tuile d’une main peut venir de n’importe qui.
    .spoken = Écoutez les défausses. Quand le joueur d’en face jette un 4 caractère, appuyez sur J. C’est un chow, mais la dernière tuile d’une main peut venir de n’importe qui.
    .wrong = C’est la tuile qu’il vous faut ! Appuyez sur Mah-jong.

lesson-first-you-have-won = Vous avez gagné
    .words = Quatre combinaisons et une paire : bien joué ! Chacun des autres vous paie ce que vaut votre main, et il le paie deux fois, car vous êtes Est. Appuyez sur Suivant pour voir vos points.

lesson-first-the-score = Le score
    .words = C’est votre kong qui a rapporté le plus, et le pung de dragons a tout doublé. Appuyez sur Totaux pour voir qui paie qui, ou continuez. Les perdants se paient aussi entre eux : celui qui a le moins de points paie la différence. Une bonne main rapporte donc des points, même quand un autre gagne.
    .spoken = C’est votre kong qui a rapporté le plus, et le pung de dragons a tout doublé. Appuyez sur Totaux pour savoir qui paie qui, ou continuez. Les perdants se paient aussi entre eux : celui qui a le moins de points paie la différence. Une bonne main rapporte donc des points, même quand un autre gagne.

lesson-first-a-whole-hand = À vous de jouer
    .words = Vous en savez assez pour jouer ! Appuyez sur Jouer une partie, puis sur Jouer. Dans une vraie partie, il y a aussi des fleurs et des saisons : ces tuiles sont mises de côté pour vous et rapportent des points en plus. La deuxième leçon en dit plus.
    .spoken = Vous en savez assez pour jouer ! Appuyez sur Jouer une partie, puis sur Jouer. Dans une vraie partie, il y a aussi des fleurs et des saisons : ces tuiles sont mises de côté pour vous et rapportent des points en plus. La deuxième leçon en dit plus. R répète ce qui vient d’être dit, et N supprime ou remet la limite de temps des annonces.
