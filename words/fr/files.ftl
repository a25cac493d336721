file-network-game-not-playable = Une partie en réseau peut être analysée, mais pas reprise.
file-error-reading-bitmap = Image impossible à lire
file-not-a-rule-set = Pas un jeu de règles
file-only-mah-extensions = Extension « .mah » seulement
file-error-not-a-game = Pas une partie de mah-jong
file-error-opening-file = Fichier impossible à ouvrir
file-error-saving-file = Enregistrement impossible
file-error-deleting-file = Suppression impossible
file-saved-as = Enregistré sous { $name_of }.
file-seen-saved-as = Ce que vous avez vu est enregistré sous { $name_of }.
file-left-game-kept = Votre partie inachevée est enregistrée sous { $path }.
file-game-before-kept = La partie telle qu’elle était est enregistrée sous { $path }.
file-picture-saved = Image enregistrée sous { $path }.
file-hand-saved = Manche enregistrée sous { $path }.
file-is-open = { $name } est ouvert.
file-cannot-be-read = Impossible à lire.
file-system-says = Le système dit : { $text }
file-not-ordinary = Ce n’est pas un fichier ordinaire.
file-kept-aside = Le fichier { $file } n’a pas pu être lu. { $why } Il est gardé sous { $kept }, et un nouveau est commencé.
file-left-unread = Le fichier { $file } ne peut pas être lu. { $why } Rien n’y est écrit.
file-not-deleted = Impossible de supprimer { $file }. { $reason }
file-sheet-saved = Feuille de scores enregistrée sous { $path }.
file-autosave-was-removed = Un autre programme a supprimé la sauvegarde automatique pendant que vous jouiez. Elle a été réécrite.
file-autosave-was-changed = Un autre programme a changé la sauvegarde automatique pendant que vous jouiez. Votre partie est gardée dans une nouvelle. L’autre s’appelle maintenant { $kept }.
file-autosave-works-again = La sauvegarde automatique fonctionne de nouveau.
file-autosave-failed = { $why } La partie continue sans sauvegarde automatique : enregistrez-la ailleurs.
file-first-line-damaged = Sa première ligne est abîmée.
file-is-not-regular = Ce n’est pas un fichier ordinaire.
file-larger-than = Il dépasse { $most }.
file-too-large = Il est bien trop grand.
file-not-text = Ce n’est pas du texte.
file-no-first-line = Il n’a pas de première ligne.
file-first-line-foreign = Sa première ligne vient d’un autre programme.
file-no-format = Il n’indique pas son format.
file-wrong-checksum = Sa somme de contrôle est fausse.

file-pixels-invalid = Ses pixels ne forment pas une image.
file-refused-input = L’entrée { $at } n’est pas permise. { $refused }
file-windows-characters = Sous Windows, un nom ne peut pas contenir < > : " / \ | ? *
file-windows-end-of-name = Sous Windows, un nom ne peut pas finir par un point ou un espace.
file-windows-device-name = Windows réserve ce nom à un périphérique. Choisissez-en un autre.
file-missing = Il n’existe pas.
file-is-folder = C’est un dossier.
file-not-allowed = Vous n’en avez pas le droit.
file-exists = Il en existe déjà un de ce nom.
file-folder-missing = Son dossier n’existe pas.
file-locked-or-read-only = Il est en lecture seule, un autre programme l’a ouvert, ou vous n’avez pas accès à ce dossier.
file-write-protected = Le disque est protégé en écriture.
file-in-use = Un autre programme l’a ouvert.
file-disk-full = Le disque est plein.
file-windows-name = Windows n’autorise pas ce nom.
file-name-too-long = Son nom est trop long.
file-no-player = Il ne nomme aucun joueur.

file-not-opened = Impossible d’ouvrir { $file }. { $reason }
file-not-written = Impossible d’écrire { $file }. { $reason }
file-no-name = { $file } ne peut pas servir de nom de fichier. { $why }
file-other-extension = { $file } ne finit pas par .mah. Seules les parties enregistrées de ce programme peuvent être ouvertes et enregistrées.
file-not-a-game = { $file } n’est pas une partie de mah-jong, ou est abîmé. { $why }

sheet-title = Feuille de scores
sheet-hand = Manche
sheet-round = Tour
sheet-east = Est
sheet-mah-jongg = Mah-jong
sheet-gets = Reçoit
sheet-score = Score
sheet-of = { $name } : { $what }
sheet-won = { $how ->
    [wall] { $who } avec { TILE($tile, form: "the") }, pioché
    [loose] { $who } avec { TILE($tile, form: "the") }, de remplacement
    [kong] { $who } avec { TILE($tile, form: "the") }, volé
   *[discard] { $who } avec { TILE($tile, form: "the") }, réclamé
}
sheet-dead-hand = manche nulle
sheet-assisted = Un coup a été annulé dans cette partie, ou sa donne était connue d’avance.
file-later-version = { $file } a été enregistré par une version plus récente du jeu (format { $format }). Celle-ci lit les formats 1 et 2.
file-summary-damaged = Son résumé est abîmé.
file-hands-out-of-order = Ses manches sont dans le désordre.
file-hand-begins-anew = La manche { $hand } ne peut pas continuer selon les règles de cette version. Elle recommence. ({ $refused })
file-scored-otherwise = { $count ->
    [one] La manche { $hands } serait comptée
   *[other] Les manches { $hands } seraient comptées
} autrement selon les règles de cette version. Les résultats restent ce qu’ils étaient.
file-unknown-changes = Cette version ne connaît pas certaines modifications de règles de cette partie : { $which }. La partie continue sans elles.
file-autosave-is-damaged = La fin de la sauvegarde automatique est abîmée. La partie continue depuis le dernier coup intact ; un coup manque peut-être.
file-autosave-moves-lost = La sauvegarde automatique est abîmée. { $lost ->
    [one] { $lost } coup n’a pas pu être lu
   *[other] { $lost } coups n’ont pas pu être lus
} après le coup { $made } de la manche { $hand }. La partie continue de là.
file-autosave-end-lost = La fin de la sauvegarde automatique est abîmée. Ce qui suivait le coup { $made } de la manche { $hand } n’a pas pu être lu. La partie continue de là.
file-autosave-repaired = La sauvegarde automatique était abîmée et a été réparée. Aucun coup n’est perdu.
file-autosave-damaged-copy = Le fichier abîmé est gardé sous { $path }.

differs-is-not-over = Elle n’est pas finie là où elle l’était.
differs-end = Dernière entrée : { $played }. Enregistré : { $stored }.
differs-result = Résultat : { $played }. Enregistré : { $stored }.
differs-won = victoire de la place { $seat }
differs-hands = Valeur des mains : { $played }. Enregistré : { $stored }.
differs-rows = Ce qui compte : { $played }. Enregistré : { $stored }.
differs-scores = Scores : { $played }. Enregistré : { $stored }.
differs-next = Suite de la partie : { $played }. Enregistré : { $stored }.
differs-events = Ses événements diffèrent de ceux qui ont été enregistrés.

hand-text-not-ours = Ce n’est pas une manche de Red Stake. Elle devrait commencer par « RedStake1: ».
hand-text-other-version = Cette ligne vient d’un Red Stake plus récent. Le vôtre ne peut pas la lire.
hand-text-not-whole = La ligne n’est pas complète : il en manque une partie, ou elle a été changée.
hand-text-not-a-hand = La ligne est complète, mais sa manche n’a pas pu être jouée ainsi. { $why }
hand-text-other-rules = Elle a été jouée selon les règles de la version { $then }. Ici comptent celles de la version { $now }.
hand-text-worth-otherwise = Les mains valaient { $then } à l’époque, et { $now } selon les règles de cette version.
hand-text-ends-otherwise = Les mains valaient { $then } à l’époque. Selon les règles de cette version, la manche finit autrement.
hand-text-begins-anew = Elle ne peut pas continuer comme elle a été jouée. Elle recommence avec les mêmes tuiles. ({ $refused })
hand-text-nothing-dealt = Aucune manche n’a été distribuée.
game-option = Une option de ses règles ne peut pas avoir cette valeur.
game-score = Un score est trop grand.
game-too-long = Elle est bien trop longue.
game-wall = Son mur n’est pas un jeu complet de tuiles.
game-dice = Un dé montre autre chose que de 1 à 6.
