# Die Charaktere der Computerspieler.

character-lin-manner = ausgewogen
character-lin-line = Hat am Tisch der Großmutter gelernt, wo vor der zweiten Runde niemand ein Wort sprach.
character-ada-manner = jagt seltene Hände
character-ada-line = Führt ein Heft über jedes Sonderspiel, das ihr gelang, und ein dickeres über die beinahe gelungenen.
character-tomas-manner = gewinnt gern schnell
character-tomas-line = Fährt einen Nachtbus. Jedes Mah-Jongg ist gut, wenn es vor der nächsten Haltestelle kommt.
character-mei-manner = sammelt eine Farbe
character-mei-line = Bemalt Porzellan in einer Farbe, und genauso sortiert sie ihre Ziegel.
character-oskar-manner = liebt Pungs und Kongs
character-oskar-line = Schmied im Ruhestand: Drei gleiche sind ein Pung, vier machen Krach, und Chows sind etwas für Kinder.
character-ruth-manner = vorsichtig
character-ruth-line = Vierzig Jahre Bank. Sie legt selten ab, was Sie brauchen, und merkt sich, wer es tat.
character-kenji-manner = hält die Hand verdeckt
character-kenji-line = Repariert Uhren. Was er baut, weiß niemand, bis es fertig ist.
character-nora-manner = will große Hände
character-nora-line = Segelt im Herbst allein. Lieber neun Spiele verlieren als ein kleines gewinnen.
character-samir-manner = ruft, was er kann
character-samir-line = Handelt mit Gewürzen und kann keinen Ziegel liegen sehen, ohne ein Angebot zu machen.
character-ines-manner = reiht Chow an Chow
character-ines-line = Tänzerin: Jeder Schritt muss auf den vorigen folgen.
character-jonas-manner = still, dann kühn
character-jonas-line = Hält Bienen. Ruhige Hände, wenig Worte, und ab und zu ein Spiel, das den Tisch leer räumt.
character-zoe-manner = Winde, Drachen und Träume
character-zoe-line = Beobachtet den Nachthimmel und glaubt, dass heute alle vier Winde in eine Hand wehen.

# Was sie zu einem Mah-Jongg sagen: nach einem verlorenen Spiel, nach einem gewonnenen, und wenn jemand anders ein Sonderspiel hat.

character-lin-lost = { $variant ->
    [0] Gut gespielt. Großmutter hätte genickt.
    [1] Stille Hände gewinnen. Ich sah es zu spät.
   *[other] Diese Hand wusste, wohin sie will.
}
character-lin-won = { $variant ->
    [0] Mah-Jongg. Ich danke Ihnen allen.
    [1] Geduld. Ab und zu zahlt sie sich aus.
   *[other] So eine Hand hatte meine Großmutter.
}
character-lin-astonished = { $variant ->
    [0] Vierzig Jahre am Tisch, und das sah ich erst dreimal.
   *[other] Still, bitte. Ich möchte das noch einmal ansehen.
}
character-ada-lost = { $variant ->
    [0] Wie hübsch! Das schreibe ich mir auf.
    [1] Und ich hatte solche Pläne mit dieser Hand.
   *[other] Glückwunsch! Meine wäre allerdings schöner geworden.
}
character-ada-won = { $variant ->
    [0] Das schreibe ich zweimal auf!
    [1] Nicht selten, aber ich nehme es.
   *[other] Sehen Sie? Manchmal werde ich fertig.
}
character-ada-astonished = { $variant ->
    [0] Halt! Ich brauche mein Heft. Und einen spitzen Bleistift.
   *[other] Das versuche ich seit elf Jahren!
}
character-tomas-lost = { $variant ->
    [0] Sie waren zuerst da. Ich stand noch an der Ampel.
    [1] Na gut, das war Ihre Haltestelle.
   *[other] Schön. Nächstes Spiel, schnell!
}
character-tomas-won = { $variant ->
    [0] Bing! Alles aussteigen, bitte.
    [1] Pünktlich wie immer.
   *[other] Das war der Schnellbus.
}
character-tomas-astonished = { $variant ->
    [0] Für so eine Hand ließe ich den letzten Bus fahren.
   *[other] Und an den Ziegeln bin ich vorbeigerast. Unglaublich.
}
character-mei-lost = { $variant ->
    [0] Gut abgestimmt. Ihre Farben gefallen mir.
    [1] Ich sortierte noch meine Farben.
   *[other] Schön gemacht. Kein Pinselstrich zu viel.
}
character-mei-won = { $variant ->
    [0] Sauber sortiert, fertig.
    [1] Die Glasur hat gehalten!
   *[other] Immer weiter sortiert, und da war es.
}
character-mei-astonished = { $variant ->
    [0] Das würde ich auf meine beste Schale malen.
   *[other] Nicht anfassen! Ich will es erst abzeichnen.
}
character-oskar-lost = { $variant ->
    [0] Gutes Eisen, diese Hand.
    [1] Gut getroffen! Mir fehlte noch einer.
   *[other] Hm! Sie haben das Eisen geschmiedet, solange es heiß war.
}
character-oskar-won = { $variant ->
    [0] Hören Sie das? Es klingt!
    [1] Heißes Eisen, schneller Hammer.
   *[other] So wird das gemacht.
}
character-oskar-astonished = { $variant ->
    [0] Bei meinem Amboss! Das ist geschmiedet, nicht gezogen.
   *[other] In vierzig Jahren am Feuer habe ich so eins nie gemacht.
}
character-ruth-lost = { $variant ->
    [0] Redlich verdient. Ich habe es verbucht.
    [1] Ich habe jeden Ziegel gezählt, und Sie waren doch schneller.
   *[other] Eine solide Anlage. Glückwunsch.
}
character-ruth-won = { $variant ->
    [0] Ein kleiner Gewinn. Da sage ich nie nein.
    [1] Vorsichtig, und trotzdem Erste.
   *[other] Es summiert sich, sehen Sie.
}
character-ruth-astonished = { $variant ->
    [0] Ich brauche ein größeres Kassenbuch.
   *[other] In der Bank hätten wir den Direktor gerufen.
}
character-kenji-lost = { $variant ->
    [0] Ihre Hand ging genau.
    [1] Das also haben Sie gebaut. Sehr fein.
   *[other] Gut gemacht. Meine lag noch in Einzelteilen.
}
character-kenji-won = { $variant ->
    [0] Sie läuft.
    [1] Das letzte Rädchen saß schon eine Weile.
   *[other] Niemand hat in meine Werkstatt geschaut.
}
character-kenji-astonished = { $variant ->
    [0] So ein Werk. Davon habe ich nur gelesen.
   *[other] Darf ich es durch meine Lupe ansehen?
}
character-nora-lost = { $variant ->
    [0] Guten Wind gehabt! Ich wollte etwas Größeres.
    [1] Gut gesegelt.
   *[other] Ich habe schon kleinere weggeworfen. Gut gespielt.
}
character-nora-won = { $variant ->
    [0] Neun verlorene Spiele, schon vergessen!
    [1] Auf diese Welle habe ich gewartet.
   *[other] Endlich Land in Sicht.
}
character-nora-astonished = { $variant ->
    [0] Für so eine Hand segle ich. Und Sie ziehen sie an Land!
   *[other] Alle Mann an Deck, das müssen Sie sehen!
}
character-samir-lost = { $variant ->
    [0] Ein gutes Geschäft. Ich hätte mehr bieten sollen.
    [1] Sie haben vor mir abgeschlossen! Gut gehandelt.
   *[other] Diesen Ziegel hätte ich um jeden Preis gekauft.
}
character-samir-won = { $variant ->
    [0] Gekauft und verkauft!
    [1] Sehen Sie, was man bekommt, wenn man nur fragt?
   *[other] Gute Geschäfte heute, liebe Freunde.
}
character-samir-astonished = { $variant ->
    [0] Mein Freund, so eine Hand ist unbezahlbar.
   *[other] Dafür schließe ich sogar den Laden.
}
character-ines-lost = { $variant ->
    [0] Wunderbar. Kein falscher Schritt.
    [1] Sie haben mir den Tanz vorgemacht.
   *[other] Ich war aus dem Takt. Gut gemacht!
}
character-ines-won = { $variant ->
    [0] Eins, zwei, drei, und Verbeugung.
    [1] Schritt folgte auf Schritt.
   *[other] Ich wusste, die Musik kommt wieder.
}
character-ines-astonished = { $variant ->
    [0] Bitte aufstehen zum Applaus!
   *[other] Und ich hielt diesen Sprung für unmöglich.
}
character-jonas-lost = { $variant ->
    [0] Hm. Gut.
    [1] Die Bienen würden Sie mögen. Ruhige Arbeit.
   *[other] Gut gesammelt.
}
character-jonas-won = { $variant ->
    [0] Jetzt gibt es Honig.
    [1] Still genug war es.
   *[other] Langsam geht auch.
}
character-jonas-astonished = { $variant ->
    [0] Tja. Das räumt den Tisch leer.
   *[other] Das erzähle ich heute Abend den Bienen.
}
character-zoe-lost = { $variant ->
    [0] Die Sterne haben gesagt, dass Sie gewinnen.
    [1] Meine Winde wehten woanders. Gut gemacht!
   *[other] Ein heller kleiner Komet, Ihre Hand.
}
character-zoe-won = { $variant ->
    [0] Heute war der Himmel auf meiner Seite!
    [1] Ich sah es kommen. Na ja, ich hoffte es.
   *[other] Jetzt darf sich jeder etwas wünschen.
}
character-zoe-astonished = { $variant ->
    [0] Das gibt es nur, wenn alle Planeten in einer Reihe stehen!
   *[other] Nach dieser Hand benenne ich einen Stern.
}

# Wie gut ein Computerspieler spielt: "a" (ein Anfänger), "she" (eine Anfängerin), "plural" (Anfänger, gegen mehrere).
level-learner = Neuling
    .a = ein Neuling
    .she = ein Neuling
    .plural = Neulinge
level-beginner = Anfänger
    .a = ein Anfänger
    .she = eine Anfängerin
level-club = Verein
    .a = ein Vereinsspieler
    .she = eine Vereinsspielerin
    .plural = Vereinsspieler
level-expert = Könner
    .a = ein Könner
    .she = eine Könnerin
level-master = Meister
    .a = ein Meister
    .she = eine Meisterin
