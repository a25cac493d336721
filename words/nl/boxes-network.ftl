join-no-standard-input = In een venster kun je niet via standaardinvoer spelen.
join-id-invalid = Het ID moet een getal zijn (0 voor een vrije plaats).
join-title = Aanschuiven
join-address = &Adres
join-name = &Naam
join-player-id = &Speler-ID
join-password = &Wachtwoord
join-address-hint = { $files ->
    [yes] Het adres is HOST:POORT, of het bestand van een Unix-socket. Speler-ID 0 neemt een vrije plaats. Wil je terug naar je plaats, geef dan het nummer.
   *[no] Het adres is HOST:POORT. Speler-ID 0 neemt een vrije plaats. Wil je terug naar je plaats, geef dan het nummer.
}
join-connect = Ver&binden

lobby-title = Netwerktafel
lobby-messages = &Berichten...
lobby-leave = Tafel &verlaten

messages-title = Berichten
messages-placeholder = Zeg iets
messages-hint = Iedereen aan tafel kan het lezen. Het spel gaat intussen door.
messages-send = &Versturen

server-save-title = Op de server opslaan
server-save-button = Op&slaan
server-save-here = Hier &bewaren wat ik zag...
server-save-hint = De server bewaart de opgeslagen partij. Vandaar kun je de tafel hervatten.

host-address-invalid = Op dit adres kun je geen tafel openen.
host-names-missing = Behalve de gasten heeft iedereen een eigen naam nodig.
host-time-limit-invalid = De tijdslimiet is een aantal seconden (0 voor geen).
host-title-resume = Tafel hervatten
host-title = Tafel openen
host-your-name = Jouw &naam
host-own-or-other-name = { $name }, of een an&dere
host-you-are = Jij bent
host-address = &Adres
host-password = &Wachtwoord voor gasten
host-time-limit = &Tijdslimiet in seconden
host-random-seats = Plaatsen &loten
host-allow-disconnection = Verbinding ver&breken mag
host-save-on-exit = &Opslaan bij afsluiten
host-stand-in = &Computer valt in voor wie wegvalt
host-no-password-warning = Er is geen wachtwoord: iedereen die dit adres bereikt, kan aanschuiven.
host-address-hint = Volgens de klassieke regels. :POORT is alleen voor deze computer, 0.0.0.0:POORT voor iedereen.
host-start = &Partij beginnen
host-second-seat = Tweede plaats
host-2-person-here = &2 Iemand hier
host-third-seat = Derde plaats
host-5-person-here = &5 Iemand hier
host-fourth-seat = Vierde plaats
host-8-person-here = &8 Iemand hier
host-name = Naam
host-1-computer = &1 Computer
host-3-guest = &3 Gast
host-4-computer = &4 Computer
host-6-guest = &6 Gast
host-7-computer = &7 Computer
host-9-guest = &9 Gast
join-waiting-hint = De partij begint als er vier spelers zijn.
join-only-watch = Alleen &meekijken
join-list-tables = &Tafels zoeken
join-tables = Tafels op het lokale netwerk
join-no-tables = Hier verschijnen tafels die op het lokale netwerk zijn aangekondigd.
join-watch-hint = Je ziet wat iedereen aan tafel ziet, als de gastheer dat toestaat.
host-others-may-watch = Anderen mogen &meekijken
host-announce = Op het lokale netwerk aan&kondigen
host-sealed = Stenen ver&zegelen
lobby-player = { $id }{"   "}{ $name }
