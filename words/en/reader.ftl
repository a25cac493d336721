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
