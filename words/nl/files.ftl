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
file-not-ordinary = het is geen gewoon bestand
file-kept-aside = Het bestand { $file } kon niet worden gelezen: { $why }. Het is bewaard als { $kept }, en er is een nieuw begonnen.
file-left-unread = Het bestand { $file } kan niet worden gelezen: { $why }. Er wordt niets naar geschreven.
file-not-deleted = { $file } kan niet worden verwijderd: { $reason }.
file-sheet-saved = Scoreblad opgeslagen als { $path }.
file-autosave-was-removed = Een ander programma verwijderde de automatische opslag terwijl je speelde. Die is opnieuw geschreven.
file-autosave-was-changed = Een ander programma veranderde de automatische opslag terwijl je speelde. Je partij staat nu in een nieuwe. De andere heet nu { $kept }.
file-autosave-works-again = Het automatisch opslaan werkt weer.
file-autosave-failed = { $why } De partij gaat verder zonder automatisch opslaan, dus sla haar elders op.
file-first-line-damaged = de eerste regel is beschadigd
file-is-not-regular = het is geen gewoon bestand
file-larger-than = het is groter dan { $most }
file-too-large = het is veel te groot
file-not-text = het is geen tekst
file-no-first-line = er is geen eerste regel
file-first-line-foreign = de eerste regel komt van een ander programma
file-no-format = het noemt zijn formaat niet
file-wrong-checksum = de controlesom klopt niet

file-pixels-invalid = de pixels vormen geen afbeelding
file-refused-input = invoer { $at } mag niet: { $refused }
file-windows-characters = In Windows mag een naam geen < > : " / \ | ? * bevatten
file-windows-end-of-name = In Windows mag een naam niet op een punt of spatie eindigen.
file-windows-device-name = Windows gebruikt deze naam voor een apparaat. Kies een andere.
file-missing = het is er niet
file-is-folder = het is een map
file-not-allowed = het mag niet
file-exists = er is al een met die naam
file-folder-missing = de map is er niet
file-locked-or-read-only = het is alleen-lezen, een ander programma heeft het open, of je mag deze map niet gebruiken
file-write-protected = de schijf is tegen schrijven beveiligd
file-in-use = een ander programma heeft het open
file-disk-full = de schijf is vol
file-windows-name = Windows staat deze naam niet toe
file-name-too-long = de naam is te lang
file-no-player = er staat geen speler in

file-not-opened = { $file } kan niet worden geopend: { $reason }.
file-not-written = { $file } kan niet worden geschreven: { $reason }.
file-no-name = { $file } kan geen bestandsnaam zijn. { $why }
file-other-extension = { $file } eindigt niet op .mah. Alleen opgeslagen partijen van dit programma kun je openen en opslaan.
file-not-a-game = { $file } is geen mahjongpartij, of het is beschadigd: { $why }.

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
file-summary-damaged = de samenvatting is beschadigd
file-hands-out-of-order = de spellen staan niet op volgorde
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

differs-from-stored = { $what } { $played }, opgeslagen { $stored }
differs-is-not-over = het is niet afgelopen waar het dat was
differs-end = laatste invoer:
differs-won = gewonnen vanaf plaats { $seat }
differs-result = uitslag:
differs-hands = handen tellen
differs-rows = wat telt:
differs-scores = scores zijn
differs-next = de partij gaat verder bij
differs-events = de gebeurtenissen zijn anders dan opgeslagen

hand-text-not-ours = Dit is geen spel van Red Stake. Het moet met “RedStake1:” beginnen.
hand-text-other-version = Een latere Red Stake schreef deze regel. Deze kan hem niet lezen.
hand-text-not-whole = De regel is niet heel: er ontbreekt iets of er is iets veranderd.
hand-text-not-a-hand = De regel is heel, maar dit spel kan zo niet gespeeld zijn: { $why }.
hand-text-other-rules = Het is gespeeld met de regels van versie { $then }. Hier gelden de regels van versie { $now }.
hand-text-worth-otherwise = De handen telden toen { $then }, en met de regels van deze versie { $now }.
hand-text-ends-otherwise = De handen telden toen { $then }. Met de regels van deze versie eindigt het spel anders.
hand-text-begins-anew = Het kan niet verder zoals het is gespeeld. Het begint opnieuw met dezelfde stenen. ({ $refused })
hand-text-nothing-dealt = er is niets gedeeld
game-option = een optie van de regels kan die waarde niet hebben
game-score = een score is te groot
game-too-long = het is veel te lang
game-wall = de muur is geen volledig stel stenen
game-dice = een dobbelsteen toont iets anders dan 1 tot 6
