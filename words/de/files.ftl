# Partien öffnen, speichern und sichern.

file-network-game-not-playable = Eine Netzpartie lässt sich analysieren, aber nicht weiterspielen.
file-error-reading-bitmap = Fehler beim Lesen der Bitmap
file-not-a-rule-set = Keine Regeln
file-only-mah-extensions = Nur Dateien mit „.mah“
file-error-not-a-game = Keine Mah-Jongg-Datei
file-error-opening-file = Fehler beim Öffnen
file-error-saving-file = Fehler beim Speichern
file-error-deleting-file = Fehler beim Löschen
file-saved-as = Als { $name_of } gespeichert.
file-seen-saved-as = Was Sie gesehen haben, ist als { $name_of } gespeichert.
file-left-game-kept = Ihre angefangene Partie ist als { $path } gespeichert.
file-game-before-kept = Die bisherige Partie ist als { $path } gespeichert.
file-picture-saved = Bild als { $path } gespeichert.
file-hand-saved = Spiel als { $path } gespeichert.
file-is-open = { $name } ist geöffnet.
file-cannot-be-read = Sie kann nicht gelesen werden.
file-system-says = Das System meldet: { $text }
file-not-ordinary = Sie ist keine gewöhnliche Datei.
file-kept-aside = Die Datei { $file } konnte nicht gelesen werden. { $why } Sie liegt jetzt unter { $kept }, und eine neue ist angelegt.
file-left-unread = Die Datei { $file } kann nicht gelesen werden. { $why } Sie bleibt unverändert.
file-not-deleted = { $file } lässt sich nicht löschen. { $reason }
file-sheet-saved = Punktezettel als { $path } gespeichert.
file-autosave-was-removed = Ein anderes Programm hat während des Spiels die Sicherung entfernt. Sie ist neu geschrieben.
file-autosave-was-changed = Ein anderes Programm hat während des Spiels die Sicherung geändert. Ihre Partie liegt in einer neuen. Die andere heißt jetzt { $kept }.
file-autosave-works-again = Das automatische Sichern geht wieder.
file-autosave-failed = { $why } Die Partie geht ohne automatisches Sichern weiter. Speichern Sie sie also woanders.
file-first-line-damaged = Die erste Zeile ist beschädigt.
file-is-not-regular = Sie ist keine gewöhnliche Datei.
file-larger-than = Sie ist größer als { $most }.
file-too-large = Sie ist viel zu groß.
file-not-text = Sie ist kein Text.
file-no-first-line = Die erste Zeile fehlt.
file-first-line-foreign = Die erste Zeile stammt von einem anderen Programm.
file-no-format = Das Format ist nicht angegeben.
file-wrong-checksum = Die Prüfsumme stimmt nicht.

file-pixels-invalid = Die Pixel ergeben kein Bild.
file-refused-input = Eingabe { $at } ist nicht erlaubt. { $refused }
file-windows-characters = Unter Windows darf ein Name kein < > : " / \ | ? * enthalten
file-windows-end-of-name = Unter Windows darf ein Name nicht mit einem Punkt oder Leerzeichen enden.
file-windows-device-name = Diesen Namen braucht Windows für ein Gerät. Bitte wählen Sie einen anderen.
file-missing = Sie ist nicht da.
file-is-folder = Es ist ein Ordner.
file-not-allowed = Sie dürfen das nicht.
file-exists = Es gibt schon eine dieses Namens.
file-folder-missing = Der Ordner ist nicht da.
file-locked-or-read-only = Sie ist schreibgeschützt, in einem anderen Programm geöffnet, oder Sie dürfen diesen Ordner nicht benutzen.
file-write-protected = Der Datenträger ist schreibgeschützt.
file-in-use = Sie ist in einem anderen Programm geöffnet.
file-disk-full = Der Datenträger ist voll.
file-windows-name = Windows erlaubt diesen Namen nicht.
file-name-too-long = Der Name ist zu lang.
file-no-player = Es ist kein Spieler genannt.

file-not-opened = { $file } lässt sich nicht öffnen. { $reason }
file-not-written = { $file } lässt sich nicht schreiben. { $reason }
file-no-name = { $file } geht nicht als Dateiname. { $why }
file-other-extension = { $file } endet nicht auf .mah. Nur gespeicherte Partien dieses Programms lassen sich öffnen und speichern.
file-not-a-game = { $file } ist keine Mah-Jongg-Partie oder beschädigt. { $why }

# Der Punktezettel in einer Datei.
sheet-title = Punktezettel
sheet-hand = Spiel
sheet-round = Runde
sheet-east = Ost
sheet-mah-jongg = Mah-Jongg
sheet-gets = Bekommt
sheet-score = Stand
sheet-of = { $name }: { $what }
sheet-won = { $how ->
    [wall] { $who } mit { TILE($tile, case: "dat") }, gezogen
    [loose] { $who } mit { TILE($tile, case: "dat") } als Ersatzziegel
    [kong] { $who } mit { TILE($tile, case: "dat") }, geraubt
   *[discard] { $who } mit { TILE($tile, case: "dat") }, gerufen
}
sheet-dead-hand = Remis
sheet-assisted = In dieser Partie wurde ein Zug zurückgenommen, oder die Ziegel waren schon bekannt.
file-later-version = { $file } wurde von einer neueren Version des Spiels gespeichert (Format { $format }). Diese hier liest die Formate 1 und 2.
file-summary-damaged = Die Zusammenfassung ist beschädigt.
file-hands-out-of-order = Die Spiele sind durcheinander.
file-hand-begins-anew = Spiel { $hand } kann nach den Regeln dieser Version nicht weitergehen. Es beginnt von vorn. ({ $refused })
file-scored-otherwise = Nach den Regeln dieser Version { $count ->
    [one] würde Spiel { $hands }
   *[other] würden die Spiele { $hands }
} anders gewertet. Die Ergebnisse bleiben, wie sie waren.
file-unknown-changes = Einige Regeländerungen dieser Partie kennt diese Version nicht: { $which }. Die Partie geht ohne sie weiter.
file-autosave-is-damaged = Das Ende der Sicherung ist beschädigt. Die Partie geht von ihrem letzten lesbaren Zug an weiter, vielleicht fehlt einer.
file-autosave-moves-lost = Die Sicherung ist beschädigt. Nach Zug { $made } von Spiel { $hand } { $lost ->
    [one] war ein Zug
   *[other] waren { $lost } Züge
} nicht zu lesen. Die Partie geht von dort weiter.
file-autosave-end-lost = Das Ende der Sicherung ist beschädigt. Was nach Zug { $made } von Spiel { $hand } kam, war nicht zu lesen. Die Partie geht von dort weiter.
file-autosave-repaired = Die Sicherung war beschädigt und ist repariert. Kein Zug ist verloren.
file-autosave-damaged-copy = Die beschädigte Datei liegt unter { $path }.

# Unterschiede, die beim Nachspielen auffallen: der neue Wert und der gespeicherte.
differs-is-not-over = Es endet nicht an derselben Stelle.
differs-end = Letzte Eingabe: { $played }. Gespeichert: { $stored }.
differs-won = gewonnen von Platz { $seat }
differs-result = Ergebnis: { $played }. Gespeichert: { $stored }.
differs-hands = Werte der Hände: { $played }. Gespeichert: { $stored }.
differs-rows = Was zählt: { $played }. Gespeichert: { $stored }.
differs-scores = Punktestände: { $played }. Gespeichert: { $stored }.
differs-next = Wo die Partie weitergeht: { $played }. Gespeichert: { $stored }.
differs-events = Die Ereignisse sind andere als gespeichert.

hand-text-not-ours = Das ist kein Spiel aus Red Stake. Es müsste mit „RedStake1:“ beginnen.
hand-text-other-version = Diese Zeile stammt von einem neueren Red Stake. Ihres kann sie nicht lesen.
hand-text-not-whole = Die Zeile ist nicht vollständig: Etwas fehlt oder wurde geändert.
hand-text-not-a-hand = Die Zeile ist vollständig, aber so kann das Spiel nicht verlaufen sein. { $why }
hand-text-other-rules = Es wurde nach den Regeln von Version { $then } gespielt. Hier gelten die von Version { $now }.
hand-text-worth-otherwise = Damals zählten die Hände { $then }, nach den Regeln dieser Version { $now }.
hand-text-ends-otherwise = Damals zählten die Hände { $then }. Nach den Regeln dieser Version endet das Spiel anders.
hand-text-begins-anew = So, wie gespielt wurde, kann es nicht weitergehen. Es beginnt mit denselben Ziegeln von vorn. ({ $refused })
hand-text-nothing-dealt = Es wurde nicht ausgeteilt.
game-option = Eine Option der Regeln kann diesen Wert nicht haben.
game-score = Ein Punktestand ist zu groß.
game-too-long = Es ist viel zu lang.
game-wall = Die Mauer ist kein vollständiger Satz Ziegel.
game-dice = Ein Würfel zeigt etwas anderes als 1 bis 6.
