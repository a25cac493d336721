reader-menus = Menu's
reader-context-menu = Menu van de tafel
reader-alt = Alt+{ $letter }
reader-table = Tafel
reader-hand = Hand
reader-choices = Wat je kunt doen
reader-status = Statusbalk
reader-log = Wat er gebeurde
reader-next-page = Volgende pagina: { $title }
reader-page-before = Vorige pagina: { $title }
reader-score-line = { $words }: { $value }

# Wat er zonder schermlezer wordt voorgelezen.
aloud-control = { $kind ->
    [button] { $name }, knop.
    [checked] { $name }, aangevinkt.
    [not-checked] { $name }, niet aangevinkt.
    [selected] { $name }, gekozen.
    [not-selected] { $name }, niet gekozen.
    [menu] { $name }, menu.
    [field] { $name }, invoerveld.
    [slider] { $name }, schuifregelaar.
    [tab] { $name }, tabblad.
   *[link] { $name }, link.
}
aloud-state = { $kind ->
    [checked] Aangevinkt.
    [selected] Gekozen.
    [not-selected] Niet gekozen.
   *[not-checked] Niet aangevinkt.
}
aloud-text = { $words }.
aloud-disabled = Niet beschikbaar.
aloud-key = Toets: { $key }.
