# Einstellungen und Designs.

settings-out-of-range = { $value } liegt nicht zwischen { $low } und { $high }.
settings-path-unreadable = { $path } kann nicht gelesen werden. { $error }
settings-unreadable = Die Einstellungen können nicht gelesen werden. { $why }
settings-some-invalid = Einige Einträge sind ungültig.
settings-damaged-and-kept = Ihre Einstellungen in { $file } konnten nicht alle gelesen werden. { $why } Für die übrigen gilt der Standard. Die alte Datei liegt unter { $kept }.
settings-unreadable-and-left = Ihre Einstellungen in { $file } können nicht gelesen werden. { $why } Es gilt der Standard, und in die Datei wird nichts geschrieben.
settings-defaults-unwritable = Der Standard lässt sich nicht schreiben.
settings-unknown = Die Einstellung „{ $entry }“ gibt es nicht.
settings-default-kept = Für die Einstellung „{ $entry }“ gilt der Standard: { $why }
settings-not-a-colour = „{ $text }“ ist keine Farbe wie #B72A1D.
settings-not-a-level = { $number } liegt nicht zwischen 0 und 4.
settings-name-length = Ein Name muss 1 bis 24 Zeichen haben.
settings-wait-time = Es müssen 0,25 bis 10 Sekunden sein oder „no limit“.

theme-1996 = 1996
theme-green-cloth = Grünes Tuch
theme-harbour = Hafen
theme-rosewood = Palisander
theme-midnight = Mitternacht
theme-high-contrast = Hoher Kontrast
theme-lamplight = Lampenlicht
theme-evening = Abend
