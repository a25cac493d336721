# Die Karte einer Lektion.

lesson-step = Lektion, Schritt { $number } von { $of }
lesson-step-of-second = Zweite Lektion, Schritt { $number } von { $of }
lesson-leave = Beenden
lesson-play = Partie spielen
lesson-more = Mehr (F1)
lesson-go-on = Weiter
lesson-start = Start!
lesson-earlier = Vorige Karte
lesson-second = Zweite Lektion
lesson-in-menu = Beide Lektionen bleiben im Menü Hilfe.
lesson-winds = Winde
lesson-dragons = Drachen
lesson-flowers = Blumen
lesson-seasons = Jahreszeiten
lesson-astray = Die Lektion kann von hier nicht weitergehen.
