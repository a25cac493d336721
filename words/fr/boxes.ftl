dialog-no-network-game = Aucune partie en réseau n’est en cours.
dialog-no-winner = Personne n’a fait mah-jong dans cette manche.
dialog-no-sheet = Cette partie n’a pas de feuille de scores.
dialog-statistics-unreadable = Impossible de lire les statistiques.
dialog-cannot-resume = Impossible de reprendre { $path } : { $why }
dialog-resume-title = Reprendre une table
dialog-hand = Manche { $deal_number }

form-help = A&ide
form-name-missing = Indiquez un nom.
control-chosen = choisi
control-answer = la réponse
