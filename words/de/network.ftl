# Adressen, Verbindungen und Roboter.

network-address-taken-by-server = dort wartet schon ein anderer Server
network-cannot-listen = dort lässt sich kein Tisch eröffnen
network-refused = dort hört niemand zu
network-timeout = es kommt keine Antwort
network-connection-broke = die Verbindung ist abgebrochen
network-no-network = dieser Computer hat kein Netzwerk
network-address-in-use = ein anderes Programm benutzt diesen Port
network-foreign-address = dieser Computer hat diese Adresse nicht
network-unknown-computer = einen Computer dieses Namens gibt es nicht
network-no-socket-files = Socket-Dateien gehen nur unter Unix. Nehmen Sie RECHNER:PORT
network-autosave-failed = Die Sicherung lässt sich nicht mehr schreiben: { $failure }.
network-password-unknown = das Passwort stimmt nicht
network-request-refused = die Anfrage wurde abgelehnt
network-redirected = wir werden an { $address } verwiesen
network-no-reason = Der Server nennt keinen Grund.

network-nobody-listens = unter { $address } hört niemand zu: { $why }
network-turned-away = der Server weist den Spieler ab: { $why }
network-every-move-refused = der Server lehnt jeden Zug ab: { $why }
network-player-cannot-start = der Spieler kann nicht starten: { $why }
network-hung-up = der Server hat aufgelegt
network-hand-without-end = der Server schickte ein Spiel ohne Ende
network-connection-lost = die Verbindung ist verloren: { $why }
network-no-address = { $files ->
    [yes] „{ $address }“ ist keine gültige Adresse. Nehmen Sie RECHNER:PORT, einen Rechner oder Port allein oder eine Socket-Datei wie ./table
   *[no] „{ $address }“ ist keine gültige Adresse. Nehmen Sie RECHNER:PORT, einen Rechner oder Port allein
}
network-only-ports-are-announced = nur ein Port lässt sich ankündigen
network-nobody-answers = unter { $address } antwortet niemand: { $why }
network-no-list = der Gastgeber dort hat keine Liste von Tischen. Verbinden Sie sich direkt
network-no-answer = der Gastgeber unter { $address } antwortet nicht
network-no-port-for-table = für Tisch { $number } gibt es keinen Port

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
