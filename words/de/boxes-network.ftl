# Einen Tisch eröffnen und mitspielen, der Warteraum und die Nachrichten.

join-no-standard-input = Ein Fenster kann nicht über die Standardeingabe sprechen.
join-id-invalid = Die ID muss eine Zahl sein (0 für irgendeine).
join-title = Mitspielen
join-address = &Adresse
join-name = &Name
join-player-id = &Spieler-ID
join-password = Pass&wort
join-address-hint = { $files ->
    [yes] Die Adresse ist RECHNER:PORT oder die Datei eines Unix-Sockets. Spieler-ID 0 nimmt irgendeinen freien Platz. Wollen Sie auf einen Platz zurück, geben Sie seine Nummer an.
   *[no] Die Adresse ist RECHNER:PORT. Spieler-ID 0 nimmt irgendeinen freien Platz. Wollen Sie auf einen Platz zurück, geben Sie seine Nummer an.
}
join-connect = &Verbinden

lobby-title = Tisch im Netz
lobby-messages = &Nachrichten...
lobby-leave = Tisch &verlassen

messages-title = Nachrichten
messages-placeholder = Sagen Sie etwas
messages-hint = Alle am Tisch können es lesen. Die Partie geht inzwischen weiter.
messages-send = &Senden

server-save-title = Auf dem Server speichern
server-save-button = &Speichern
server-save-here = &Was ich sah, hier speichern...
server-save-hint = Der Server bewahrt die gespeicherte Partie auf. Von dort können Sie den Tisch fortsetzen.

host-address-invalid = Unter dieser Adresse können Sie keinen Tisch eröffnen.
host-names-missing = Alle außer den Gästen brauchen einen eigenen Namen.
host-time-limit-invalid = Das Zeitlimit muss eine Zahl von Sekunden sein (0 für keines).
host-title-resume = Tisch fortsetzen
host-title = Tisch eröffnen
host-your-name = Ihr &Name
host-own-or-other-name = { $name } oder ein a&nderer
host-you-are = Sie sind
host-address = &Adresse
host-password = Pass&wort für Gäste
host-time-limit = &Zeitlimit in Sekunden
host-random-seats = &Plätze auslosen
host-allow-disconnection = &Unterbrechung erlauben
host-save-on-exit = Beim Beenden &speichern
host-stand-in = &Computer springt für Ausgefallene ein
host-no-password-warning = Es gibt kein Passwort: Wer diese Adresse erreicht, kann sich setzen.
host-address-hint = Nach den klassischen Regeln. :PORT gilt nur für diesen Computer, 0.0.0.0:PORT für alle.
host-start = Partie s&tarten
host-second-seat = Zweiter Platz
host-2-person-here = &2 Jemand hier
host-third-seat = Dritter Platz
host-5-person-here = &5 Jemand hier
host-fourth-seat = Vierter Platz
host-8-person-here = &8 Jemand hier
host-name = Name
host-1-computer = &1 Computer
host-3-guest = &3 Gast
host-4-computer = &4 Computer
host-6-guest = &6 Gast
host-7-computer = &7 Computer
host-9-guest = &9 Gast
join-waiting-hint = Die Partie beginnt, wenn vier Spieler da sind.
join-only-watch = Nur &zusehen
join-list-tables = &Tische suchen
join-tables = Tische im lokalen Netz
join-no-tables = Hier erscheinen Tische, die im lokalen Netz angekündigt sind.
join-watch-hint = Sie sehen, was alle am Tisch sehen, wenn der Gastgeber es erlaubt.
host-others-may-watch = Andere &dürfen zusehen
host-announce = Im &lokalen Netz ankündigen
host-sealed = Spiele &versiegeln
lobby-player = { $id }{"   "}{ $name }
lobby-rules = Regeln: { $title }
lobby-offered-rules = An diesem Tisch gilt: { $title }
lobby-rules-unchanged = Es gilt „{ $based_on }“, unverändert. Daran ändert der Tisch nie etwas.
lobby-rules-differ = Diese Regeln beruhen auf „{ $based_on }“, mit diesen Unterschieden:
lobby-rules-added = { $name }: { $value }
lobby-rules-changed = { $name }: { $value } statt { $before }
lobby-rules-hint = Setzen Sie sich, wenn Sie danach spielen möchten. „Regeln lesen“ öffnet die Seite mit allen Werten.
lobby-accept-rules = Hin&setzen
lobby-read-rules = &Regeln lesen
host-rules = &Regeln: { $title }
host-rules-missing = Diese Regeln gibt es nicht mehr. Wählen Sie andere.
host-other-rules-hint = Nach diesen Regeln kann nur Red Stake spielen. Andere Programme werden abgewiesen.
