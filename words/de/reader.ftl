# Was ein Screenreader im Fenster findet, außer dem, was dort geschrieben steht.

reader-menus = Menüs
reader-context-menu = Menü des Tisches
reader-alt = Alt+{ $letter }
reader-table = Tisch
reader-hand = Hand
reader-choices = Was Sie tun können
reader-status = Statuszeile
reader-log = Was geschah
reader-next-page = Nächste Seite: { $title }
reader-page-before = Vorige Seite: { $title }
reader-score-line = { $words }: { $value }
