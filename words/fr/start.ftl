opening-look-at-display = DISPLAY ou WAYLAND_DISPLAY désigne-t-il un écran en marche ?
opening-look-at-login = Quelqu’un a-t-il ouvert une session à l’écran, et le pilote graphique fonctionne-t-il ?

beginning-already-open = Red Stake est déjà ouvert, mais cette fenêtre ne répond pas. La sauvegarde automatique est désactivée dans celle-ci. Fermez-la et utilisez l’autre, ou enregistrez vous-même votre partie.
beginning-left-game-not-opened = Votre partie inachevée n’a pas pu être ouverte. { $error }
beginning-autosave-is-locked = La sauvegarde automatique abîmée { $path } ne peut pas être mise de côté. { $why } La sauvegarde automatique est désactivée dans cette fenêtre : enregistrez vous-même votre partie.
beginning-copies = Des copies de la partie après chacune des dernières manches se trouvent dans { $folder }.

launch-title = Red Stake
opening-no-window-look = Aucune fenêtre ne peut être ouverte. { $look }
opening-no-window = Aucune fenêtre ne peut être ouverte : { $why }
opening-display-gone = L’écran a disparu. Votre partie est conservée.
