# Die zweite Lektion, Schritt für Schritt: die Überschrift, was man sieht und tut, dasselbe für jemanden, der den Tisch nicht sieht, und die Antwort, wenn man etwas anderes tut.

lesson-second-a-flower = Eine Blume
    .words = Wie man gewinnt, wissen Sie. Sehen Sie nun, was eine Hand wertvoller macht. Sie haben eine Blume bekommen, die Orchidee. Blumen und Jahreszeiten gehören nie zu einer Figur. Sie liegen neben Ihren Ziegeln, und für jede kommt ein Ersatzziegel vom anderen Ende der Mauer. Sie haben dafür den Nordwind gezogen. Jede Blume oder Jahreszeit zählt 4 Punkte, ob Sie gewinnen oder nicht.

lesson-second-the-winds = Die Winde
    .words = Jeder Spieler hat einen Wind: Sehen Sie auf den Kompass in der Mitte. Ihr linker Nachbar ist Ost und fängt an, also sind Sie Süd. Süd ist Ihr eigener Wind. Ost ist der Rundenwind, für alle. Ein Pung von einem der beiden verdoppelt Ihre Punkte. Ein Pung eines anderen Winds nicht.
    .spoken = Jeder Spieler hat einen Wind. Ihr linker Nachbar ist Ost und fängt an, also sind Sie Süd. Süd ist Ihr eigener Wind. Ost ist der Rundenwind, für alle. Ein Pung von einem der beiden verdoppelt Ihre Punkte. Ein Pung eines anderen Winds nicht. Sie haben von beiden ein Paar.

lesson-second-your-own-flower = Ihre eigene Blume
    .words = Blumen und Jahreszeiten sind nummeriert wie die Winde: 1 Ost, 2 Süd, 3 West, 4 Nord. Ihre Orchidee trägt die 2, für Süd. Sie ist also Ihre eigene Blume und verdoppelt Ihre Punkte. Drücken Sie hier unten Start! oder klicken Sie auf den Tisch.
    .spoken = Blumen und Jahreszeiten sind nummeriert wie die Winde: 1 Ost, 2 Süd, 3 West, 4 Nord. Ihre Orchidee trägt die 2, für Süd. Sie ist also Ihre eigene Blume und verdoppelt Ihre Punkte. Starten Sie nun mit Enter.
    .wrong = Starten Sie erst das Spiel: Drücken Sie Start!

lesson-second-a-season = Eine Jahreszeit
    .words = Sie haben den Herbst gezogen, eine Jahreszeit. Er wurde gleich ausgelegt, und sein Ersatzziegel ist Kreis 3, passend zu Ihrer 2. Das war der zweite Ersatzziegel. Zwei Ziegel der Mauer rücken nach, darum sinkt die Zahl unten links um zwei. Der Herbst trägt die 3, für West: 4 Punkte, aber keine Verdopplung. Drei Ihrer Ziegel stehen allein. Klicken Sie einen davon an.
    .spoken = Sie haben den Herbst gezogen, eine Jahreszeit. Er wurde gleich ausgelegt, und sein Ersatzziegel ist Kreis 3, passend zu Ihrer 2. Das war der zweite Ersatzziegel. Zwei Ziegel der Mauer rücken nach, darum sind es zwei weniger, die noch zu ziehen sind. Der Herbst trägt die 3, für West: 4 Punkte, aber keine Verdopplung. Drei Ihrer Ziegel stehen allein: Kreis 9, Grüner Drache und Nordwind. Gehen Sie mit den Pfeiltasten zu einem davon und drücken Sie Enter.
    .wrong = Daraus kann noch eine Figur werden. Legen Sie einen der drei Ziegel ab, die allein stehen.

lesson-second-your-own-wind = Ihr eigener Wind
    .words = Ihr Gegenüber legt einen Südwind ab, und Sie haben zwei. Ein Pung Ihres eigenen Winds verdoppelt Ihre Punkte. Drücken Sie Pung oder klicken Sie den Ziegel an.
    .spoken = Ihr Gegenüber legt einen Südwind ab, und Sie haben zwei. Ein Pung Ihres eigenen Winds verdoppelt Ihre Punkte. Wenn Sie den Südwind hören, drücken Sie P für Pung.
    .wrong = Nicht passen: Ein Pung Ihres eigenen Winds verdoppelt Ihre Punkte. Drücken Sie Pung.

lesson-second-discard = Ablegen
    .words = Sie haben gerufen, also legen Sie ab, ohne zu ziehen. Klicken Sie einen der beiden Ziegel an, die allein stehen.
    .spoken = Sie haben gerufen, also legen Sie ab, ohne zu ziehen. Legen Sie einen der beiden Ziegel ab, die allein stehen. T sagt, welche Ziegel Sie haben.
    .wrong = Behalten Sie den: Er passt zu anderen. Legen Sie einen der beiden ab, die allein stehen.

lesson-second-claim-a-chow = Einen Chow rufen
    .words = Warten Sie, bis Ihr linker Nachbar Kreis 4 ablegt. Mit Ihrer 2 und 3 gibt das einen Chow, und er kommt von links, wie es sein muss. Drücken Sie Chow oder klicken Sie den Ziegel an, und sehen Sie, was geschieht.
    .spoken = Warten Sie, bis Ihr linker Nachbar Kreis 4 ablegt. Mit Ihrer 2 und 3 gibt das einen Chow, und er kommt von links, wie es sein muss. Drücken Sie C für Chow, und hören Sie, was geschieht.
    .wrong = Kreis 4 ergibt mit Ihrer 2 und 3 einen Chow. Drücken Sie Chow.

lesson-second-whose-claim-goes-first = Welcher Ruf Vorrang hat
    .words = Ihr Gegenüber hat Kreis 4 zweimal und ruft den dritten für einen Pung. Pung und Kong haben Vorrang vor dem Chow, und Mah-Jongg hat Vorrang vor allem. Ihre 2 und 3 behalten Sie. Es geht bei dem weiter, der den Ziegel nimmt, darum setzen Sie diesmal aus.

lesson-second-a-second-chance = Eine zweite Chance
    .words = Den nächsten will sonst niemand. Wenn Ihr linker Nachbar Kreis 1 ablegt, drücken Sie Chow.
    .spoken = Den nächsten will sonst niemand. Wenn Ihr linker Nachbar Kreis 1 ablegt, drücken Sie C.
    .wrong = Kreis 1 ergibt mit Ihrer 2 und 3 einen Chow. Drücken Sie Chow.

lesson-second-the-last-lone-tile = Der letzte Einzelgänger
    .words = Legen Sie den letzten Ziegel ab, der allein steht.
    .spoken = Legen Sie den letzten Ziegel ab, der allein steht. T sagt, welche Ziegel Sie haben.
    .wrong = Das würde Ihre Hand zerreißen. Legen Sie den Ziegel ab, der allein steht.

lesson-second-calling = Sie warten
    .words = Nur ein Ziegel fehlt Ihnen noch zum Mah-Jongg. Sie haben drei Figuren, ein Paar Ostwinde und Bambus 4 und 6. Nur Bambus 5 passt. Ost ist der Rundenwind, also zählt Ihr Paar 2 Punkte.

lesson-second-a-kong-from-a-pung = Ein Kong aus einem Pung
    .words = Achten Sie auf den vierten Südwind. Wenn Sie ihn haben, erweitern Sie damit Ihren Pung: Sagen Sie Ja. Einen offenen Pung können Sie nur mit einem Ziegel erweitern, den Sie selbst ziehen. Ein abgelegter geht nicht.
    .wrong = Wenn Sie den vierten Südwind haben, sagen Sie Ja zum Kong. Falls Sie Nein gesagt haben, drücken Sie Kong.

lesson-second-mah-jongg = Mah-Jongg
    .words = Ihr Ersatzziegel ist Bambus 5! Sagen Sie Ja zu Mah-Jongg. Mit einem Ersatzziegel zu gewinnen bringt 10 Punkte extra.
    .wrong = Ihre Hand ist vollständig! Drücken Sie Mah-Jongg.

lesson-second-you-have-won = Sie haben gewonnen
    .words = Gut gespielt! Nun kommen die Punkte. Suchen Sie die Orchidee und den Herbst, den Kong Südwinde, das Paar Ostwinde und den Ersatzziegel. Ihre eigene Blume und Ihr eigener Wind verdoppeln je einmal. Drücken Sie dann Abrechnung.
    .spoken = Gut gespielt! Nun kommen die Punkte. Achten Sie auf die Orchidee und den Herbst, den Kong Südwinde, das Paar Ostwinde und den Ersatzziegel. Ihre eigene Blume und Ihr eigener Wind verdoppeln je einmal. Drücken Sie dann Abrechnung.

lesson-second-the-scores = Die Punkte
    .words = Abrechnung zeigt, wer wem zahlt. Drücken Sie Weiter, wenn Sie genug gesehen haben.

lesson-second-the-settlement = Die Abrechnung
    .words = Jeder zahlt Ihnen, was Ihre Hand wert ist, und Ost zahlt doppelt. So gewinnen Sie 928 Punkte. Dann rechnen die Verlierer unter sich ab: Wer weniger hat, zahlt die Differenz. Das ist hier Kleingeld, wie meistens. In einer Partie zeigen Sie unter Abrechnung auf eine Zahl, um zu sehen, woher sie kommt.
    .spoken = Jeder zahlt Ihnen, was Ihre Hand wert ist, und Ost zahlt doppelt. So gewinnen Sie 928 Punkte. Dann rechnen die Verlierer unter sich ab: Wer weniger hat, zahlt die Differenz. Das ist hier Kleingeld, wie meistens.

lesson-second-some-time-later = Etwas später
    .words = Sie haben gewonnen, also ging Ost weiter, und jetzt sind Sie Ost. Den größten Teil des nächsten Spiels haben wir übersprungen. Vier Ziegel sind noch zu ziehen. Die übrigen sind die Kongbox, für Ersatzziegel. Sie warten auf Kreis 6, aber keiner kam. Ist die Mauer leer, bevor jemand gewinnt, ist das Spiel remis.

lesson-second-a-safe-discard = Sicher ablegen
    .words = Sie haben den letzten Roten Drachen gezogen. Die anderen drei sind abgelegt, also kann damit niemand eine Figur oder ein Paar machen. Sicherer geht es nicht. Legen Sie ihn ab und warten Sie weiter.
    .wrong = Ihnen fehlt nur Kreis 6, also behalten Sie den Rest. Legen Sie den Roten Drachen ab.

lesson-second-a-dead-hand = Remis
    .words = Der letzte Ziegel ist gezogen, und niemand macht Mah-Jongg. Das Spiel ist remis: Keine Hand zählt, und niemand zahlt. Ost bleibt Ost, und die Ziegel werden neu verteilt.

lesson-second-that-was-the-second-lesson = Das war die zweite Lektion
    .words = Nun haben Sie fast alles gesehen, was in einem Spiel geschehen kann. Drücken Sie Partie spielen und dann Austeilen. Wenn Sie noch üben wollen, finden Sie im Menü Hilfe die Übungen. W zeigt jederzeit, was Sie tun können, und warum.
