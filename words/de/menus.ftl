# Die Menüleiste; die meisten Menüpunkte stehen in commands.ftl.

menu-close-menu = Menü s&chließen
menu-close-hint = Schließt dieses Menü.
menu-preferences = An&passen
menu-preferences-hint = Wie das Programm aussieht, klingt und wartet.
menu-game = &Partie
menu-hand = &Spiel
menu-options = &Optionen
menu-show = &Ansicht
menu-network = &Netzwerk
menu-help = &Hilfe
menu-start = S&tart!
menu-next-hand = Nächstes Sp&iel!
menu-final-scores = &Endstand!
menu-kong = &Kong!
menu-new-game = Ne&ue Partie!
menu-continue = &Weiter!
menu-say = Ansa&gen
menu-say-hint = Sagt etwas über das Spiel, hier und laut.
