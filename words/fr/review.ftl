mistake-honours-too-soon = Vents ou dragons défaussés trop tôt
mistake-honours-too-long = Vents ou dragons gardés trop longtemps
mistake-wrong-suit-tile = Mauvaise défausse dans les familles
mistake-chow-claimed = Chows qu’il fallait laisser
mistake-pung-claimed = Pungs qu’il fallait laisser
mistake-chow-passed = Chows qu’il fallait réclamer
mistake-pung-passed = Pungs qu’il fallait réclamer
mistake-mah-jongg-passed = Mah-jong laissé passer
mistake-kong = Kongs mal jugés
deed-discard = défausser { TILE($tile, form: "the") }
    .start = Défausser { TILE($tile, form: "the") }
    .title = Défausser { TILE($tile, form: "the") }
    .order = Défaussez { TILE($tile, form: "the") }.
deed-kong = faire un kong de { TILE($tile, form: "plural") }
    .start = Faire un kong de { TILE($tile, form: "plural") }
    .title = Kong de { TILE($tile, form: "plural") }
    .order = Faites un kong de { TILE($tile, form: "plural") }.
deed-pass = laisser passer { TILE($tile, form: "the") }
    .start = Laisser passer { TILE($tile, form: "the") }
    .title = Passer : { TILE($tile) }
    .order = Laissez passer { TILE($tile, form: "the") }.
deed-which-chow = faire le chow { $run } avec { TILE($tile, form: "the") }
    .start = Faire le chow { $run } avec { TILE($tile, form: "the") }
    .title = Chow { $run } avec { TILE($tile, form: "the") }
    .order = Réclamez { TILE($tile, form: "the") } pour le chow { $run }.
deed-chow = faire un chow avec { TILE($tile, form: "the") }
    .start = Faire un chow avec { TILE($tile, form: "the") }
    .title = Chow avec { TILE($tile, form: "the") }
    .order = Réclamez { TILE($tile, form: "the") } pour un chow.
deed-pung = faire un pung de { TILE($tile, form: "plural") }
    .start = Faire un pung de { TILE($tile, form: "plural") }
    .title = Pung de { TILE($tile, form: "plural") }
    .order = Réclamez { TILE($tile, form: "the") } pour un pung.
deed-claimed-kong = faire un kong de { TILE($tile, form: "plural") }
    .start = Faire un kong de { TILE($tile, form: "plural") }
    .title = Kong de { TILE($tile, form: "plural") }
    .order = Réclamez { TILE($tile, form: "the") } pour un kong.
deed-mah-jongg = faire mah-jong
    .start = Faire mah-jong
    .title = Mah-jong
    .order = Faites mah-jong.
deed-other = jouer autre chose
    .start = Jouer autre chose
    .title = Autre chose
    .order = Jouez autre chose.
deed-tile = tuile
    .the = la tuile
    .plural = cette tuile


hindsight-nothing-lost = { $moves ->
    [1] Votre seul coup ne vous a rien coûté.
   *[other] Aucun de vos { $moves } coups ne vous a coûté de points.
}
hindsight-near = { $missing ->
    [one] Si près ! À votre dernier coup, il ne vous manquait qu’une tuile.
   *[other] Vous étiez tout près : à votre dernier coup, il ne vous manquait que { $missing } tuiles.
}
hindsight-gave-nothing = Vous n’avez rien donné : la tuile gagnante venait { PERSON($who, form: "of") }.
hindsight-good-moves = { $good } de vos { $all } coups valaient les meilleurs.
hindsight-try = La prochaine fois, mieux vaut { DEED($best) } que { DEED($made) }. L’analyse montre pourquoi.
hindsight-go-on = Les tuiles étaient contre vous. Jouez la prochaine exactement de la même façon.
