dialog-no-network-game = Er is geen netwerkpartij aan de gang.
dialog-no-winner = In dit spel heeft niemand mahjong gemaakt.
dialog-no-sheet = Van deze partij is er geen scoreblad.
dialog-statistics-unreadable = De statistiek kan niet worden gelezen.
dialog-cannot-resume = { $path } kan niet worden hervat. { $why }
dialog-resume-title = Tafel hervatten
dialog-hand = Spel { $deal_number }

form-help = &Help
form-name-missing = Vul een naam in.
control-chosen = gekozen
control-answer = het antwoord
