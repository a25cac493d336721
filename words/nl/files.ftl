file-network-game-not-playable = Een netwerkpartij kun je analyseren, niet verderspelen.
file-error-reading-bitmap = Fout bij het lezen van de bitmap
file-not-a-rule-set = Geen regelset
file-only-mah-extensions = Alleen de extensie “.mah”
file-error-not-a-game = Geen mahjongpartij
file-error-opening-file = Fout bij het openen
file-error-saving-file = Fout bij het opslaan
file-error-deleting-file = Fout bij het verwijderen
file-saved-as = Opgeslagen als { $name_of }.
file-seen-saved-as = Wat je zag is opgeslagen als { $name_of }.
file-left-game-kept = Je lopende partij is opgeslagen als { $path }.
file-game-before-kept = De partij zoals ze was, is opgeslagen als { $path }.
file-picture-saved = Afbeelding opgeslagen als { $path }.
file-hand-saved = Spel opgeslagen als { $path }.
file-is-open = { $name } is geopend.
file-cannot-be-read = Het kan niet worden gelezen.
file-system-says = Het systeem zegt: { $text }
file-not-ordinary = Het is geen gewoon bestand.
file-kept-aside = Het bestand { $file } kon niet worden gelezen. { $why } Het is bewaard als { $kept }, en er is een nieuw begonnen.
file-left-unread = Het bestand { $file } kan niet worden gelezen. { $why } Er wordt niets in opgeslagen.
file-not-deleted = { $file } kan niet worden verwijderd. { $reason }
file-sheet-saved = Scoreblad opgeslagen als { $path }.
file-autosave-was-removed = Een ander programma heeft de automatische opslag verwijderd terwijl je speelde. Die is opnieuw gemaakt.
file-autosave-was-changed = Een ander programma heeft de automatische opslag veranderd terwijl je speelde. Je partij staat nu in een nieuwe. De andere heet nu { $kept }.
file-autosave-works-again = Het automatisch opslaan werkt weer.
file-autosave-failed = { $why } De partij gaat verder zonder automatisch opslaan. Sla haar zelf ergens anders op.
file-first-line-damaged = De eerste regel is beschadigd.
file-is-not-regular = Het is geen gewoon bestand.
file-larger-than = Het is groter dan { $most }.
file-too-large = Het is veel te groot.
file-not-text = Het is geen tekst.
file-no-first-line = Er is geen eerste regel.
file-first-line-foreign = De eerste regel komt van een ander programma.
file-no-format = Het formaat staat er niet in.
file-wrong-checksum = De controlesom klopt niet.

file-pixels-invalid = De pixels vormen geen afbeelding.
file-refused-input = Invoer { $at } mag niet. { $refused }
file-windows-characters = In Windows mag een naam geen < > : " / \ | ? * bevatten
file-windows-end-of-name = In Windows mag een naam niet op een punt of spatie eindigen.
file-windows-device-name = Windows gebruikt deze naam voor een apparaat. Kies een andere.
file-missing = Het bestaat niet.
file-is-folder = Het is een map.
file-not-allowed = Je hebt er geen rechten voor.
file-exists = Er bestaat al iets met die naam.
file-folder-missing = De map bestaat niet.
file-locked-or-read-only = Het is alleen-lezen, een ander programma heeft het open, of je mag deze map niet gebruiken.
file-write-protected = De schijf is tegen schrijven beveiligd.
file-in-use = Een ander programma heeft het open.
file-disk-full = De schijf is vol.
file-windows-name = Windows staat deze naam niet toe.
file-name-too-long = De naam is te lang.
file-no-player = Er staat geen speler in.

file-not-opened = { $file } kan niet worden geopend. { $reason }
file-not-written = { $file } kan niet worden geschreven. { $reason }
file-no-name = { $file } kan geen bestandsnaam zijn. { $why }
file-other-extension = { $file } eindigt niet op .mah. Alleen opgeslagen partijen van dit programma kun je openen en opslaan.
file-not-a-game = { $file } is geen mahjongpartij, of het is beschadigd. { $why }

sheet-title = Scoreblad
sheet-hand = Spel
sheet-round = Ronde
sheet-east = Oost
sheet-mah-jongg = Mahjong
sheet-gets = Krijgt
sheet-score = Score
sheet-of = { $name }: { $what }
sheet-won = { $how ->
    [wall] { $who } met { TILE($tile, form: "a") }, gepakt
    [loose] { $who } met { TILE($tile, form: "a") }, een losse steen
    [kong] { $who } met { TILE($tile, form: "a") }, kongroof
   *[discard] { $who } met { TILE($tile, form: "a") }, geroepen
}
sheet-dead-hand = remise
sheet-assisted = In deze partij is een zet ongedaan gemaakt, of de stenen waren al bekend.
file-later-version = { $file } is opgeslagen door een nieuwere versie van het spel (formaat { $format }). Deze leest formaat 1 en 2.
file-summary-damaged = De samenvatting is beschadigd.
file-hands-out-of-order = De spellen staan niet op volgorde.
file-hand-begins-anew = Spel { $hand } kan volgens de regels van deze versie niet verder. Het begint opnieuw. ({ $refused })
file-scored-otherwise = { $count ->
    [one] Spel { $hands } zou
   *[other] De spellen { $hands } zouden
} volgens de regels van deze versie anders tellen. De uitslag blijft zoals hij was.
file-unknown-changes = Deze versie kent sommige regelwijzigingen van deze partij niet: { $which }. De partij gaat zonder die wijzigingen verder.
file-autosave-is-damaged = Het eind van de automatische opslag is beschadigd. De partij gaat verder vanaf de laatste goede zet. Eén zet kan ontbreken.
file-autosave-moves-lost = De automatische opslag is beschadigd. { $lost ->
    [one] Eén zet na zet { $made } van spel { $hand } kon
   *[other] { $lost } zetten na zet { $made } van spel { $hand } konden
} niet worden gelezen. De partij gaat vandaar verder.
file-autosave-end-lost = Het eind van de automatische opslag is beschadigd. Wat na zet { $made } van spel { $hand } kwam, kon niet worden gelezen. De partij gaat vandaar verder.
file-autosave-repaired = De automatische opslag was beschadigd en is hersteld. Er is geen zet verloren.
file-autosave-damaged-copy = Het beschadigde bestand is bewaard als { $path }.

differs-is-not-over = Het spel loopt door op het punt waar het eerst was afgelopen.
differs-end = Laatste invoer: { $played }. Opgeslagen: { $stored }.
differs-won = gewonnen op plaats { $seat }
differs-result = Uitslag: { $played }. Opgeslagen: { $stored }.
differs-hands = Waarde van de handen: { $played }. Opgeslagen: { $stored }.
differs-rows = Wat telt: { $played }. Opgeslagen: { $stored }.
differs-scores = Scores: { $played }. Opgeslagen: { $stored }.
differs-next = Waar de partij verdergaat: { $played }. Opgeslagen: { $stored }.
differs-events = De gebeurtenissen zijn anders dan de opgeslagen.

hand-text-not-ours = Dit is geen spel van Red Stake. Het moet met “RedStake1:” beginnen.
hand-text-other-version = Deze regel komt uit een nieuwere Red Stake. De jouwe kan hem niet lezen.
hand-text-not-whole = De regel klopt niet: er ontbreekt iets of er is iets veranderd.
hand-text-not-a-hand = De regel klopt, maar dit spel kan zo niet gespeeld zijn. { $why }
hand-text-other-rules = Het is gespeeld met de regels van versie { $then }. Hier gelden de regels van versie { $now }.
hand-text-worth-otherwise = De handen waren toen { $then } waard, en met de regels van deze versie { $now }.
hand-text-ends-otherwise = De handen waren toen { $then } waard. Met de regels van deze versie eindigt het spel anders.
hand-text-begins-anew = Het kan niet verder zoals het is gespeeld. Het begint opnieuw met dezelfde stenen. ({ $refused })
hand-text-nothing-dealt = Er is niets gedeeld.
game-option = Een optie van de regels kan die waarde niet hebben.
game-score = Een score is te groot.
game-too-long = Het is veel te lang.
game-wall = De muur is geen volledig stel stenen.
game-dice = Een dobbelsteen toont iets anders dan 1 tot 6.
