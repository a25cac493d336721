# Adressen, Verbindungen und Roboter.

network-address-taken-by-server = Dort wartet schon ein anderer Server.
network-cannot-listen = Dort lässt sich kein Tisch eröffnen.
network-refused = Dort wartet kein Server.
network-timeout = Es kommt keine Antwort.
network-connection-broke = Die Verbindung ist abgebrochen.
network-no-network = Dieser Computer hat kein Netzwerk.
network-address-in-use = Ein anderes Programm benutzt diesen Port.
network-foreign-address = Dieser Computer hat diese Adresse nicht.
network-unknown-computer = Einen Computer dieses Namens gibt es nicht.
network-no-socket-files = Socket-Dateien gehen nur unter Unix. Nehmen Sie RECHNER:PORT.
network-autosave-failed = Die Sicherung lässt sich nicht mehr schreiben. { $failure }
network-password-unknown = Das Passwort stimmt nicht.
network-request-refused = Die Anfrage wurde abgelehnt.
network-redirected = Der Server verweist an { $address }.
network-server-says = Der Server meldet: { $text }
network-no-reason = Der Server nennt keinen Grund.
network-rules-unreadable = Die Regeln dieses Tisches kann Ihr Red Stake nicht lesen. Sie brauchen eine neuere Version.

network-nobody-listens = Unter { $address } wartet kein Server. { $why }
network-turned-away = Der Server weist den Spieler ab. { $why }
network-every-move-refused = Der Server lehnt jeden Zug ab. { $why }
network-player-cannot-start = Der Spieler kann nicht starten. { $why }
network-hung-up = Der Server hat die Verbindung getrennt.
network-hand-without-end = Der Server schickte ein Spiel ohne Ende.
network-connection-lost = Die Verbindung ist verloren. { $why }
network-no-address = { $files ->
    [yes] „{ $address }“ ist keine gültige Adresse. Nehmen Sie RECHNER:PORT, einen Rechner oder Port allein oder eine Socket-Datei wie ./table.
   *[no] „{ $address }“ ist keine gültige Adresse. Nehmen Sie RECHNER:PORT, einen Rechner oder Port allein.
}
network-only-ports-are-announced = Nur ein Port lässt sich ankündigen.
network-nobody-answers = Unter { $address } antwortet niemand. { $why }
network-no-list = Der Gastgeber dort hat keine Liste von Tischen. Verbinden Sie sich direkt.
network-no-answer = Der Gastgeber unter { $address } antwortet nicht.
network-no-port-for-table = Für Tisch { $number } gibt es keinen Port.

found-a-table = Ein Tisch
found-table = Tisch { $number }
found-tables = { $tables } Tische
found-free = { $free ->
    [0] kein Platz frei
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
found-watchable = zum Zusehen
found-locked = Passwort

seal-title = Versiegelte Spiele
seal-published = Der Gastgeber hat das Siegel von Spiel { $number } bekannt gegeben.
seal-kept = Spiel { $number } wurde genau so ausgeteilt, wie es versiegelt war.
seal-replaced = Der Gastgeber hat das Siegel von Spiel { $number } geändert.
seal-never-opened = Der Gastgeber hat das Siegel von Spiel { $number } nie geöffnet.
seal-other-seed = Was der Gastgeber für Spiel { $number } offengelegt hat, passt nicht zum Siegel.
seal-other-tiles = Spiel { $number } kam nicht aus der versiegelten Mauer: Ein Ziegel, den Sie sahen, steht dort woanders.
seal-other-dice = Die Würfel von Spiel { $number } waren nicht die unter dem Siegel: Die Mauer wurde woanders geöffnet.
seal-none-after = Bis Spiel { $number } war alles versiegelt, aber das nächste teilte der Gastgeber ohne Siegel aus.
seal-broken = { $what } An einem ehrlichen Tisch kann das nicht vorkommen. Was Sie daraus schließen, liegt bei Ihnen.
seal-status = { $kept ->
    [0] Die Spiele sind versiegelt.
    [one] Die Spiele sind versiegelt. 1 Spiel wurde genau wie versiegelt ausgeteilt.
   *[other] Die Spiele sind versiegelt. { $kept } Spiele wurden genau wie versiegelt ausgeteilt.
}
found-at = { $title }, { $address }

room-peer = Verbindung { $number }
room-peer-at = Verbindung { $number } von { $address }
room-open-to-all = Jeder im Netzwerk kann sich an den Tisch setzen: Es gibt kein Passwort.
room-wrong-password = Jemand hat ein falsches Passwort für Spieler { $id } eingegeben ({ $peer }).
room-suppressed = { $count ->
    [one] Eine weitere Meldung über Fremde wurde weggelassen.
   *[other] { $count } weitere Meldungen über Fremde wurden weggelassen.
}
room-refused = Jemandem wurde der Platz verweigert ({ $peer }): { $why }
room-expelled = Jemand wurde vom Tisch verwiesen ({ $peer }): { $why }
room-flooding = Jemand überflutet den Tisch und wird gebremst ({ $peer }).
