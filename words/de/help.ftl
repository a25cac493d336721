# Die Hilfe im Fenster und im Terminal.

help-elsewhere = Anderswo: { $names }.
help-more = Mehr: { $title }

help-chapter = In diesem Kapitel
help-see-also-heading = Siehe auch
help-control-block = Hilfeblock { $first_link }
help-current-values = Nach den jetzigen Werten

help-search-hint = Geben Sie ein Wort ein, um Seiten darüber zu finden.
help-search-empty = Nichts gefunden.
help-back = ← Zurück
help-forward = Vor →
help-up = ↑ Hoch
help-contents = Inhalt
help-index = Index
help-search = Suche
help-glossary = Glossar
help-index-placeholder = Ein Wort aus dem Index
help-search-placeholder = Gesuchte Wörter
help-control-line = Hilfezeile { $line }

help-control-page = Hilfeseite
help-control-side = Seitenleiste der Hilfe
help-control-field = Suchfeld der Hilfe
help-front-matter-missing = die zwei Zeilen +++ fehlen
help-pages-below = Seiten darunter:
help-see-also = Siehe auch:
help-current-values-heading = Nach den jetzigen Werten:
help-together = {"  "}{ $sum }  zusammen
help-unknown-table = die Tabelle „{ $name }“ gibt es nicht
help-missing-star = in „{ $line }“ fehlt ein Stern
help-dead-link = {"["}{ $words }] führt nirgendwohin
help-missing-end = in „{ $text }“ fehlt „{ $end }“
help-not-a-tile = „{ $notation }“ ist kein Ziegel
help-unknown-target = „{ $address }“ ist weder eine Seite noch ein Wort des Glossars
help-not-a-picture = „{ $line }“ ist kein Bild
help-scoring-event = Wertung
help-special-hand = Sonderspiel
help-column-points = Punkte
help-column-doubles = Verdopplungen
help-column-option = Option
help-key-item = Beschriftung
help-column-now = Jetzt
help-on = ein
help-off = aus
help-column-key = Taste
help-column-item = Menüpunkt
help-key-hint = Was es tut
help-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
help-of-the-limit = { $limit }{"\u00A0"}% des Limits
help-nothing = nichts
help-total = Gesamtwert
help-remark = Bemerkung
help-no-scoring-value = kein Zählwert
help-not-allowed = nicht erlaubt
help-limit-hand = ein Limit
help-part-of-limit = ein Teil des Limits
help-mah-jongg-hand-only = Nur Gewinner
help-not-mah-jongg = Nach den jetzigen Regeln ist diese Hand kein Mah-Jongg.
help-the-maximum = { $total }, das Höchste

help-wrong-file = Hilfedatei { $file }: { $why }
help-a-back = eine Rückseite
help-together-alone = zusammen
help-not-translated = Diese Seite ist noch nicht übersetzt und steht hier auf Englisch.
# Wörter, die die Suche übergeht.
help-stop-words = ab aber alle als also am an auch auf aus bei beim bin bis da dafür damit dann das dass dem den denn der des die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwas für gibt habe haben hat hier ich ihm ihn ihr ihre ihrem ihren ihrer im in ist ja kann können man mein meine mich mir mit muss müssen nach nicht noch nur ob oder sein sich sie sind so um und uns unter vom von vor war warum was welche welcher welches wem wen wenn wer werden wie wird wo wozu zu zum zur über
# Wortendungen, die für die Suche keinen Unterschied machen, die längsten zuerst.
help-word-endings = ungen ung ern en er es em e n s
# Absätze mit einem dieser Wörter handeln vom Programm und fehlen im gedruckten Regelheft.
help-words-about-the-program = Programm programm klick Klick
