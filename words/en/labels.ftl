# Labels that several dialogs share.

label-no = &No
label-yes = &Yes
label-ok = OK
label-close = Close
label-cancel = Cancel
label-undo = &Undo
label-redo = &Redo
label-you = You
label-east = East
label-mah-jongg = Mah Jongg
label-west = West
label-north = North
label-south = South
label-chow = Chow
label-pung = Pung
label-kong = Kong
label-pass = Pass
label-help = Help
