reader-menus = Menus
reader-context-menu = Menu de la table
reader-alt = Alt+{ $letter }
reader-table = Table
reader-hand = Main
reader-choices = Ce que vous pouvez faire
reader-status = Barre d’état
reader-log = Ce qui s’est passé
reader-next-page = Page suivante : { $title }
reader-page-before = Page précédente : { $title }
reader-score-line = { $words } : { $value }
aloud-control = { $kind ->
    [button] { $name }, bouton.
    [checked] { $name }, coché.
    [not-checked] { $name }, non coché.
    [selected] { $name }, choisi.
    [not-selected] { $name }, non choisi.
    [menu] { $name }, menu.
    [field] { $name }, champ.
    [slider] { $name }, curseur.
    [tab] { $name }, onglet.
   *[link] { $name }, lien.
}
aloud-state = { $kind ->
    [checked] Coché.
    [selected] Choisi.
    [not-selected] Non choisi.
   *[not-checked] Non coché.
}
aloud-text = { $words }.
aloud-disabled = Indisponible.
aloud-key = Touche : { $key }.
