# Die erste Lektion, Schritt für Schritt: die Überschrift, was man sieht und tut, dasselbe für Spieler, die den Tisch nicht sehen, und die
# Antwort, wenn man etwas anderes tut.

lesson-first-what-you-are-after = Worum es geht
    .words = Vollenden Sie vor den anderen eine Hand: vier Figuren und ein Paar. Drei gleiche Ziegel sind ein Pung. Drei aufeinanderfolgende einer Farbe sind ein Chow. Auch vier gleiche, ein Kong, zählen als Figur. Wenn Sie am Zug sind, ziehen Sie einen Ziegel und legen einen ab. Manchmal können Sie einen Ziegel nehmen, den jemand anders ablegt. Ist Ihre Hand vollständig, machen Sie Mah-Jongg, und die anderen zahlen Ihnen.

lesson-first-your-tiles = Ihre Ziegel
    .words = Heute sind Sie Ost: Sie fangen an, und die Leiste, auf der Ihre Ziegel stehen, ist die rote. Die Ziegel sind nach Farben geordnet: Bambus (der Vogel ist die 1), Kreis, Zahl, dann Winde und Drachen. Was erhöht steht, gehört zusammen: Dreimal Zahl 9 ist ein Pung, zwei Rote Drachen und zweimal Kreis 5 sind Paare, und aus den anderen können Chows werden. Mit Start! hier unten, einem Klick auf den Tisch oder Enter geht es los.
    .spoken = Ihre Ziegel stehen auf einer Leiste. Mit T hören Sie sie jederzeit; mit den Pfeiltasten gehen Sie von Ziegel zu Ziegel. Sie sind nach Farben geordnet: Bambus, Kreis, Zahl, dann Winde und Drachen. Einige gehören zusammen: Dreimal Zahl 9 ist ein Pung. Zwei Rote Drachen und zweimal Kreis 5 sind Paare. Aus Bambus 4 und 6 und aus Zahl 2 und 3 können Chows werden. Heute sind Sie Ost: Sie fangen an. Drücken Sie Enter zum Start.
    .wrong = Starten Sie erst das Spiel: Drücken Sie Start!

lesson-first-discard-a-tile = Einen Ziegel ablegen
    .words = Sie haben Kreis 1 gezogen, mit dem goldenen Pfeil markiert. Jetzt haben Sie vierzehn Ziegel, einer muss weg. Drei passen zu nichts: der Nordwind, Bambus 1 und Kreis 1. Klicken Sie einen davon an, oder gehen Sie mit den Pfeiltasten hin und drücken Sie Enter. Auch die Zeile unter dem Tisch hilft Ihnen. Sie heißt Schnelltipp, und ein blauer Punkt zeigt den Ziegel, den sie vorschlägt. Klicken Sie die Zeile an, wenn Sie mehr wissen wollen.
    .spoken = Sie haben Kreis 1 gezogen, den letzten Ihrer Ziegel. Jetzt sind es vierzehn, einer muss weg. Drei passen zu nichts: der Nordwind, Bambus 1 und Kreis 1. Gehen Sie mit den Pfeiltasten zu einem davon und drücken Sie Enter. Ein Helfer namens Schnelltipp sagt, welchen Ziegel er ablegen würde. Q bringt Sie zu ihm.
    .wrong = Behalten Sie den: Er passt zu anderen. Legen Sie den Nordwind, Bambus 1 oder Kreis 1 ab.

lesson-first-a-tile-you-cannot-have = Dürfen Sie den nehmen?
    .words = Warten Sie, bis Ihr rechter Nachbar Zahl 1 ablegt. Mit Ihrer 2 und 3 gäbe das einen Chow. Dürfen Sie den Ziegel nehmen? Probieren Sie es: Wenn er in der Mitte liegt, klicken Sie ihn an oder drücken Sie C für Chow.
    .spoken = Warten Sie, bis Ihr rechter Nachbar Zahl 1 ablegt. Mit Ihrer 2 und 3 gäbe das einen Chow. Dürfen Sie den Ziegel nehmen? Probieren Sie es: Sobald Sie ihn hören, drücken Sie C für Chow.
    .wrong = Warten Sie auf Zahl 1, klicken Sie dann darauf und sehen Sie, was geschieht.

lesson-first-why-not = Warum nicht?
    .words = Für einen Chow können Sie nur einen Ziegel vom linken Nachbarn nehmen, der gleich vor Ihnen spielt. Für einen Pung oder Kong, und um die Hand zu vollenden, dürfen Sie nehmen, was irgendjemand ablegt. In einer echten Partie zeigt der goldene Balken unter dem abgelegten Ziegel, wie lange Sie Zeit haben. Bleibt er voll, dann nehmen Sie sich Zeit. Geht etwas nicht, sagt Ihnen die Zeile unter dem Tisch, warum.
    .spoken = Für einen Chow können Sie nur einen Ziegel vom linken Nachbarn nehmen, der gleich vor Ihnen spielt. Für einen Pung oder Kong, und um die Hand zu vollenden, dürfen Sie nehmen, was irgendjemand ablegt. In einer echten Partie haben Sie nur kurz Zeit. N schaltet dieses Limit aus und ein. Geht etwas nicht, hören Sie, warum. R sagt es noch einmal.

lesson-first-pung = Pung
    .words = Warten Sie, bis Ihr Gegenüber einen Roten Drachen ablegt. Sie haben zwei, und drei gleiche ergeben einen Pung. Ein Pung aus Drachen lohnt sich: Er verdoppelt Ihre Punkte. Liegt der Drache in der Mitte, klicken Sie ihn an, oder drücken Sie den Knopf Pung oder P.
    .spoken = Warten Sie, bis Ihr Gegenüber einen Roten Drachen ablegt. Sie haben zwei, und drei gleiche ergeben einen Pung. Ein Pung aus Drachen lohnt sich: Er verdoppelt Ihre Punkte. Sobald Sie den Drachen hören, drücken Sie P.
    .wrong = Nicht passen: Mit Ihren zwei Roten Drachen wird das ein Pung. Drücken Sie Pung.

lesson-first-one-in-one-out = Einer rein, einer raus
    .words = Ihr Pung liegt vor Ihren Ziegeln, wo jeder ihn sieht: Er ist offen. Weil Sie gerufen haben, ziehen Sie nicht, legen aber trotzdem einen Ziegel ab. Danach geht es nach rechts weiter, und Ihr linker Nachbar setzt einmal aus. Zwei Ziegel stehen noch allein: Klicken Sie einen davon an.
    .spoken = Ihr Pung ist offen: Alle wissen jetzt von ihm. Weil Sie gerufen haben, ziehen Sie nicht, legen aber trotzdem einen Ziegel ab. Danach geht es nach rechts weiter, und Ihr linker Nachbar setzt einmal aus. Zwei Ziegel stehen noch allein: Legen Sie einen davon ab.
    .wrong = Behalten Sie den: Er passt zu anderen. Legen Sie einen der beiden ab, die allein stehen.

lesson-first-chow = Chow
    .words = Jetzt sind die anderen an der Reihe. Was jeder ablegt, liegt vor ihm, rund um die Mitte. Die Zahl in der Ecke links unten sagt, wie viele Ziegel noch zu ziehen sind. Warten Sie, bis Ihr linker Nachbar Bambus 5 ablegt. Der passt zwischen Ihre 4 und 6 und kommt von links, also ist dieser Chow erlaubt. Drücken Sie dann Chow oder C, oder klicken Sie den Ziegel an.
    .spoken = Jetzt sind die anderen an der Reihe. L sagt, wie viele Ziegel noch zu ziehen sind. Warten Sie, bis Ihr linker Nachbar Bambus 5 ablegt. Der passt zwischen Ihre 4 und 6 und kommt von links, also ist dieser Chow erlaubt. Drücken Sie dann C.
    .wrong = Bambus 5 von links ergibt einen Chow. Drücken Sie Chow.

lesson-first-the-last-lone-tile = Der letzte Einzelgänger
    .words = Zwei Figuren liegen auf dem Tisch, und dreimal Zahl 9 hatten Sie von Anfang an. Legen Sie den letzten Ziegel ab, der allein steht.
    .wrong = Das würde Ihre Hand zerreißen. Legen Sie den Ziegel ab, der allein steht.

lesson-first-you-are-calling = Sie warten
    .words = Zählen Sie nach: drei Figuren, ein Paar Kreis 5, dazu Zahl 2 und 3. Es fehlt nur noch ein Ziegel, Zahl 1 oder Zahl 4. Wem nur noch ein Ziegel fehlt, der wartet. Sie brauchen nichts zu sagen oder zu tun. Achten Sie nur auf diese zwei Ziegel.

lesson-first-kong = Kong
    .words = Warten Sie: Bald ziehen Sie die vierte Zahl 9. Vier gleiche ergeben einen Kong. Sagen Sie Ja, wenn Sie gefragt werden. (Sagen Sie Nein, können Sie immer noch Kong oder K drücken.) Ein Kong ist mehr wert als ein Pung. Er zählt als eine Figur, also ziehen Sie noch einen Ziegel: den Ersatzziegel, vom anderen Ende der Mauer.
    .wrong = Wenn Sie die vierte Zahl 9 haben, sagen Sie Ja zum Kong. Falls Sie Nein gesagt haben, drücken Sie Kong.

lesson-first-the-loose-tile = Der Ersatzziegel
    .words = Die beiden äußeren Ziegel Ihres Kongs liegen umgedreht. Das zeigt, dass Sie alle vier selbst gezogen haben: Der Kong ist verdeckt und zählt doppelt. Ihr Ersatzziegel ist ein Grüner Drache. Sie können ihn nicht brauchen: Legen Sie ihn ab.
    .spoken = Alle vier Ziegel Ihres Kongs haben Sie selbst gezogen. Darum ist er verdeckt und zählt doppelt. Ihr Ersatzziegel ist ein Grüner Drache. Sie können ihn nicht brauchen: Legen Sie ihn ab.
    .wrong = Behalten Sie den: Sie brauchen ihn zum Gewinnen. Legen Sie den Grünen Drachen ab.

lesson-first-mah-jongg = Mah-Jongg
    .words = Achten Sie auf die abgelegten Ziegel. Wenn Ihr Gegenüber Zahl 4 ablegt, drücken Sie Mah-Jongg oder J. Das gibt zwar einen Chow, aber der letzte Ziegel einer Hand darf von jedem kommen.
    .spoken = Hören Sie auf die abgelegten Ziegel. Wenn Ihr Gegenüber Zahl 4 ablegt, drücken Sie J. Das gibt zwar einen Chow, aber der letzte Ziegel einer Hand darf von jedem kommen.
    .wrong = Genau diesen Ziegel brauchen Sie! Drücken Sie Mah-Jongg.

lesson-first-you-have-won = Sie haben gewonnen
    .words = Vier Figuren und ein Paar: gut gespielt! Jeder der anderen zahlt Ihnen, was Ihre Hand wert ist, und weil Sie Ost sind, das Doppelte. Drücken Sie Weiter, um Ihre Punkte zu sehen.

lesson-first-the-score = Die Punkte
    .words = Am meisten zählte Ihr Kong, und der Pung aus Drachen verdoppelte alles. Drücken Sie Abrechnung, um zu sehen, wer wem zahlt, oder machen Sie weiter. Auch die Verlierer zahlen einander: Wer weniger hat, zahlt den Unterschied. Eine gute Hand bringt also Punkte, selbst wenn jemand anders gewinnt.
    .spoken = Am meisten zählte Ihr Kong, und der Pung aus Drachen verdoppelte alles. Drücken Sie Abrechnung, um zu hören, wer wem zahlt, oder machen Sie weiter. Auch die Verlierer zahlen einander: Wer weniger hat, zahlt den Unterschied. Eine gute Hand bringt also Punkte, selbst wenn jemand anders gewinnt.

lesson-first-a-whole-hand = Ihre eigene Partie
    .words = Jetzt wissen Sie genug zum Spielen! Drücken Sie Partie spielen und dann Austeilen. In einer echten Partie gibt es auch Blumen und Jahreszeiten: Bonusziegel, die für Sie ausgelegt werden und zusätzliche Punkte bringen. Die zweite Lektion sagt mehr dazu.
    .spoken = Jetzt wissen Sie genug zum Spielen! Drücken Sie Partie spielen und dann Austeilen. In einer echten Partie gibt es auch Blumen und Jahreszeiten: Bonusziegel, die für Sie ausgelegt werden und zusätzliche Punkte bringen. Die zweite Lektion sagt mehr dazu. R sagt das Letzte noch einmal, und N schaltet das Zeitlimit für Rufe aus und ein.
