# Beschriftungen, die in mehreren Fenstern vorkommen.

label-no = &Nein
label-yes = &Ja
label-ok = OK
label-close = Schließen
label-cancel = Abbrechen
label-undo = &Rückgängig
label-redo = &Wiederholen
label-you = Sie
label-east = Ost
label-mah-jongg = Mah-Jongg
label-west = West
label-north = Nord
label-south = Süd
label-chow = Chow
label-pung = Pung
label-kong = Kong
label-pass = Passen
label-help = Hilfe
