# Beim Start des Programms.

opening-look-at-display = Bezeichnet DISPLAY oder WAYLAND_DISPLAY einen laufenden Bildschirm?
opening-look-at-login = Ist jemand am Bildschirm angemeldet, und läuft der Grafiktreiber?

beginning-already-open = Red Stake ist schon geöffnet, aber das andere Fenster antwortet nicht. In diesem hier wird nicht automatisch gesichert. Schließen Sie dieses und nehmen Sie das andere, oder speichern Sie Ihre Partie selbst.
beginning-left-game-not-opened = Ihre angefangene Partie konnte nicht geöffnet werden. { $error }
beginning-autosave-is-locked = Die beschädigte Sicherung { $path } lässt sich nicht beiseitelegen. { $why } In diesem Fenster wird nicht automatisch gesichert. Speichern Sie Ihre Partie also selbst.
beginning-copies = Kopien der Partie nach jedem der letzten Spiele liegen in { $folder }.

launch-title = Red Stake
opening-no-window-look = Es lässt sich kein Fenster öffnen. { $look }
opening-no-window = Es lässt sich kein Fenster öffnen: { $why }
opening-display-gone = Die Verbindung zum Bildschirm ist abgebrochen. Die Partie ist gesichert.
