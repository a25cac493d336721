# What a screen reader finds in the window, apart from what is written there.

reader-menus = Menus
reader-context-menu = Menu of the table
reader-alt = Alt+{ $letter }
reader-table = Table
reader-hand = Hand
reader-choices = What you can do
reader-status = Status bar
reader-log = What happened
reader-next-page = Next page: { $title }
reader-page-before = Page before: { $title }
reader-score-line = { $words }: { $value }

# What is read aloud without a screen reader: the control with the focus, and what changes there.
aloud-control = { $kind ->
    [button] { $name }, button.
    [checked] { $name }, checked.
    [not-checked] { $name }, not checked.
    [selected] { $name }, selected.
    [not-selected] { $name }, not selected.
    [menu] { $name }, menu.
    [field] { $name }, field.
    [slider] { $name }, slider.
    [tab] { $name }, tab.
   *[link] { $name }, link.
}
aloud-state = { $kind ->
    [checked] Checked.
    [selected] Selected.
    [not-selected] Not selected.
   *[not-checked] Not checked.
}
aloud-text = { $words }.
aloud-disabled = Not available.
aloud-key = Key: { $key }.
