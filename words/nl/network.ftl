network-address-taken-by-server = Daar luistert al een andere server.
network-cannot-listen = Daar kan geen tafel worden geopend.
network-refused = Daar luistert niemand.
network-timeout = Er komt geen antwoord.
network-connection-broke = De verbinding werd verbroken.
network-no-network = Deze computer heeft geen netwerk.
network-address-in-use = Een ander programma gebruikt deze poort.
network-foreign-address = Deze computer heeft dat adres niet.
network-unknown-computer = Er is geen computer met die naam.
network-no-socket-files = Socketbestanden werken alleen op Unix. Gebruik HOST:POORT.
network-autosave-failed = Automatisch opslaan lukt niet meer. { $failure }
network-password-unknown = Het wachtwoord klopt niet.
network-request-refused = Het verzoek werd geweigerd.
network-redirected = We worden doorgestuurd naar { $address }.
network-server-says = De server zegt: { $text }
network-no-reason = De server noemt geen reden.
network-rules-unreadable = De regels van deze tafel kan jouw Red Stake niet lezen. Je hebt een nieuwere versie nodig.

network-nobody-listens = Op { $address } luistert niemand. { $why }
network-turned-away = De server laat de speler niet toe. { $why }
network-every-move-refused = De server weigert elke zet. { $why }
network-player-cannot-start = De speler kan niet beginnen. { $why }
network-hung-up = De server heeft de verbinding verbroken.
network-hand-without-end = De server stuurde een spel zonder einde.
network-connection-lost = De verbinding is weg. { $why }
network-no-address = { $files ->
    [yes] “{ $address }” is geen geldig adres. Gebruik HOST:POORT, alleen een host of poort, of een socketbestand zoals ./table.
   *[no] “{ $address }” is geen geldig adres. Gebruik HOST:POORT, of alleen een host of poort.
}
network-only-ports-are-announced = Alleen een poort kan worden aangekondigd.
network-nobody-answers = Op { $address } antwoordt niemand. { $why }
network-no-list = Die computer heeft geen lijst van tafels. Maak er verbinding mee.
network-no-answer = De gastheer op { $address } antwoordt niet.
network-no-port-for-table = Voor tafel { $number } is er geen poort.

found-a-table = Een tafel
found-table = Tafel { $number }
found-tables = { $tables } tafels
found-free = { $free ->
    [0] geen plaats vrij
    [one] 1 plaats vrij
   *[other] { $free } plaatsen vrij
}
found-watchable = meekijken kan
found-locked = wachtwoord

seal-title = Verzegelde stenen
seal-published = De gastheer heeft het zegel van spel { $number } bekendgemaakt.
seal-kept = Spel { $number } is precies zo gedeeld als het verzegeld was.
seal-replaced = De gastheer heeft het zegel van spel { $number } veranderd.
seal-never-opened = De gastheer heeft het zegel van spel { $number } nooit geopend.
seal-other-seed = Wat de gastheer van spel { $number } heeft onthuld, past niet bij het zegel.
seal-other-tiles = Spel { $number } is niet met de verzegelde muur gedeeld: een steen die je zag, staat daar ergens anders.
seal-other-dice = De dobbelstenen van spel { $number } waren niet de verzegelde: de muur is ergens anders geopend.
seal-none-after = Tot en met spel { $number } was alles verzegeld, maar het volgende deelde de gastheer zonder zegel.
seal-broken = { $what } Aan een eerlijke tafel kan dit niet gebeuren. Wat je ermee doet, is aan jou.
seal-status = { $kept ->
    [0] De stenen liggen onder zegel.
    [one] De stenen liggen onder zegel. 1 spel is precies zo gedeeld als het verzegeld was.
   *[other] De stenen liggen onder zegel. { $kept } spellen zijn precies zo gedeeld als ze verzegeld waren.
}
found-at = { $title }, { $address }

room-peer = verbinding { $number }
room-peer-at = verbinding { $number } van { $address }
room-open-to-all = Iedereen op het netwerk kan aanschuiven: er is geen wachtwoord.
room-wrong-password = Iemand gaf een verkeerd wachtwoord voor speler { $id } ({ $peer }).
room-suppressed = { $count ->
    [one] Er is nog één melding over onbekenden weggelaten.
   *[other] Er zijn nog { $count } meldingen over onbekenden weggelaten.
}
room-refused = Iemand kreeg geen plaats ({ $peer }): { $why }
room-expelled = Iemand is van tafel gestuurd ({ $peer }): { $why }
room-flooding = Iemand bestookt de tafel met berichten en wordt afgeremd ({ $peer }).
