opening-look-at-display = Wijst DISPLAY of WAYLAND_DISPLAY een werkend beeldscherm aan?
opening-look-at-login = Is er iemand aangemeld, en werkt het grafische stuurprogramma?

beginning-already-open = Red Stake is al open, maar dat venster reageert niet. In dit venster staat automatisch opslaan uit. Sluit het en gebruik het andere, of sla je partij zelf op.
beginning-left-game-not-opened = Je lopende partij kon niet worden geopend. { $error }
beginning-autosave-is-locked = De beschadigde automatische opslag { $path } kan niet opzij worden gezet. { $why } In dit venster staat automatisch opslaan uit, dus sla je partij zelf op.
beginning-copies = Kopieën van de partij na elk van de laatste spellen staan in { $folder }.

launch-title = Red Stake
opening-no-window-look = Er kan geen venster worden geopend. { $look }
opening-no-window = Er kan geen venster worden geopend: { $why }
opening-display-gone = Het beeldscherm is weg. Je partij is bewaard.
