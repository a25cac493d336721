# Was an einer Datei, einem Ton, einem Ziegelsatz oder einem Text nicht stimmt.

error-words = Die Sprachdatei „{ $file }“ hat einen Fehler: { $why }.
sound-too-large = Sie ist zu groß.
sound-unsupported-format = Das Format wird nicht unterstützt.
sound-too-long = Sie ist zu lang.
sound-cut-short = Sie ist abgeschnitten.
sound-no-speech-program = Keines dieser Programme ist installiert: { $names }.
sound-speech-service-error = Der Sprachdienst von Windows meldet: { $error }
tiles-tile-size = Ein Ziegel muss 1 bis { $largest } Pixel breit und hoch sein.
tiles-error-opening-file = Fehler beim Öffnen
tiles-error-reading-bitmap = Fehler beim Lesen der Bitmap
tiles-missing = Sie ist nicht da.
tiles-not-permitted = Sie dürfen sie nicht lesen, oder ein anderes Programm hat sie gesperrt.
tiles-is-folder = Es ist ein Ordner.
tiles-read-failed = Sie war nicht zu lesen.
tiles-no-atlas = Sie nennt keinen Atlas.
tiles-rows-invalid = Rows muss Bamboo, Circle und Wan nennen, jedes einmal.
file-fault-cut-off = Die Datei bricht vor ihrem Ende ab.
file-fault-line = Zeile { $line } stimmt nicht.
file-fault-value = Ein Wert darin fehlt oder passt nicht.
file-fault-other = Darin steht etwas anderes.

error-not-a-tile = „{ $text }“ ist kein Ziegel.

error-unknown-rules = Die Regeln müssen bloem oder classical sein.
error-unknown-level = „{ $text }“ ist keine Stufe. Die Stufen sind learner, beginner, club, expert und master.
sound-not-read = Sie kann nicht gelesen werden: { $why }
sound-not-wav = Sie ist keine gültige WAV-Datei: { $why }
tiles-bitmap-too-small = Diese Bitmap ist für einen Ziegelsatz zu klein: Sie hat { $width } mal { $height } Pixel und braucht mindestens 324 mal 230.
tiles-not-a-bitmap = Diese Datei ist keine Windows-Bitmap, oder sie ist beschädigt.
tiles-file-not-opened = Die Datei { $file } lässt sich nicht öffnen. { $reason }
tiles-manifest-wrong = Die tileset.toml des Ziegelsatzes hat einen Fehler: { $why }
tiles-too-many-atlases = Sie nennt mehr als { $most } Bilder.
tiles-too-many-pixels = Mit { $file } haben die Bilder mehr als { $most } Millionen Pixel.
tiles-not-a-picture = Das Bild { $file } des Ziegelsatzes ist keine PNG-Datei, oder es ist beschädigt.
tiles-atlas-too-small = Das Bild { $file } des Ziegelsatzes ist zu klein: neun mal fünf Ziegel von { $tile_width } mal { $tile_height } Pixeln brauchen { $width } mal { $height }.
error-not-a-slot = „{ $slot }“ ist kein Platz in einem Muster.

# Eigene Regeln: was an der Datei, ihren Zeilen und deren Mustern nicht stimmt.
rules-file-line = Zeile { $line }: { $why }
rules-file-syntax = Das ist nicht richtig geschrieben.
rules-file-missing = „{ $name }“ fehlt.
rules-file-unknown = „{ $name }“ gibt es hier nicht.
rules-file-misfit = Dieser Wert passt hier nicht.
rules-file-name = Ein Name muss 1 bis { $most } Zeichen haben, alle in einer Zeile.
rules-file-about = Die Beschreibung ist länger als { $most } Zeichen.
rules-file-option = Die Option „{ $name }“ gibt es nicht.
rules-file-value = Die Option „{ $name }“ kann diesen Wert nicht haben.
own-row-too-many = Sie fügt mehr als { $most } eigene Zeilen hinzu.
own-row-words = Die Zeile „{ $event }“ hat einen leeren oder zu langen Text: 1 bis { $most } Zeichen in einer Zeile.
own-row-twice = Die Zeile „{ $event }“ gibt es schon.
own-row-award = Die Zeile „{ $event }“ kann höchstens { $points } Punkte, { $doubles } Verdopplungen und { $limits } Limits geben.
own-row-never = Die Zeile „{ $event }“ zählt nie: Sie hat weder Bedingung noch Muster.
own-row-total = Die Zeile „{ $event }“ zählt als ganze Hand, also braucht sie Punkte und keine Verdopplungen.
own-row-size = Die Zeile „{ $event }“ darf höchstens { $patterns } Muster mit { $slots } Plätzen haben.
own-row-topic = Die Zeile „{ $event }“ nennt eine Hilfeseite, die es nicht gibt.
own-row-pattern = Das Muster von „{ $event }“ ist nicht zu brauchen. { $why }
own-row-unknown = Diese Version weiß nicht, wann die Zeile „{ $event }“ zählt.
pattern-not-fourteen = Es hat { $count } Ziegel statt 14.
pattern-no-tiles = Keine Ziegel passen dazu.
pattern-too-many = Es passt auf zu viele Zusammenstellungen.
rules-not-found = Regeln namens „{ $name }“ gibt es nicht („red-stake rules list“ zeigt alle).
rules-no-text = { $file } enthält keine Regeln: Es ist kein Text, oder er ist viel zu lang.
rules-file-wrong = { $file } enthält keine Regeln. { $why }
rules-bad-name = „{ $name }“ geht nicht als Name für Regeln: 1 bis { $most } Kleinbuchstaben, Ziffern und Bindestriche.
rules-name-taken = Regeln namens „{ $name }“ gibt es schon.

# Hände in der Kurzschrift.
short-too-long = Eine Hand kann höchstens { $most } Zeichen haben.
short-letter = Zeichen { $place }: „{ $letter }“ ist kein Ziegel. Farben sind b, c oder d nach ihren Zahlen, Bildziegel e s w n r g o.
short-no-suit = Zeichen { $place }: Nach diesen Zahlen fehlt eine Farbe: b, c oder d.
short-no-number = Zeichen { $place }: Vor „{ $letter }“ fehlen Zahlen.
short-number = Zeichen { $place }: Einen solchen Ziegel mit der Nummer { $number } gibt es nicht.
short-bracket = Zeichen { $place }: Diese Klammer ist nicht geschlossen.
short-no-set = Zeichen { $place }: Das ist keine Figur. In eckigen und spitzen Klammern steht ein Kong.
short-last = Zeichen { $place }: Nur ein Ziegel kann die Hand vollenden.
short-too-many = { TILE($tile, case: "acc") } gibt es nur { $copies }-mal.
