character-lin-manner = evenwichtig
character-lin-line = Leerde het aan de tafel van haar oma, waar niemand een woord zei vóór de tweede ronde.
character-ada-manner = zoekt het zeldzame
character-ada-line = Heeft een schriftje met elk bijzonder spel dat ze maakte, en een dikker met de spellen die net niet lukten.
character-tomas-manner = wint het liefst snel
character-tomas-line = Rijdt op de nachtbus. Elke mahjong is goed, zolang die maar vóór de volgende halte komt.
character-mei-manner = spaart één soort
character-mei-line = Beschildert porselein in één kleur, en zo sorteert ze ook haar stenen.
character-oskar-manner = is dol op pungs en kongs
character-oskar-line = Smid met pensioen: drie gelijke zijn een combinatie, vier maken lawaai, en reeksen zijn voor kinderen.
character-ruth-manner = voorzichtig
character-ruth-line = Veertig jaar bij de bank. De steen die jij zoekt legt ze zelden weg, en ze weet nog wie dat wél deed.
character-kenji-manner = houdt de hand dicht
character-kenji-line = Repareert horloges. Wat hij maakt, weet niemand tot het af is.
character-nora-manner = gaat voor grote handen
character-nora-line = Zeilt in de herfst alleen. Ze verliest liever negen spellen dan er één klein te winnen.
character-samir-manner = roept alles wat hij kan
character-samir-line = Verkoopt specerijen en kan geen steen op tafel zien liggen zonder een bod te doen.
character-ines-manner = rijgt chows aaneen
character-ines-line = Danseres: elke pas moet volgen uit de vorige.
character-jonas-manner = eerst stil, dan stoutmoedig
character-jonas-line = Houdt bijen. Rustige handen, weinig woorden, en af en toe een hand die de tafel leeghaalt.
character-zoe-manner = winden, draken en dromen
character-zoe-line = Kijkt naar de sterren, en gelooft dat vannacht alle vier de winden in één hand waaien.

character-lin-lost = { $variant ->
    [0] Goed gespeeld. Oma had geknikt.
    [1] Stille handen winnen. Ik zag het te laat.
   *[other] Die hand wist waar hij heen wilde.
}
character-lin-won = { $variant ->
    [0] Mahjong. Dank jullie wel.
    [1] Geduld. Soms loont het.
   *[other] Mijn oma had ooit zo'n hand.
}
character-lin-astonished = { $variant ->
    [0] Veertig jaar aan tafel, en dit heb ik drie keer gezien.
   *[other] Stil even. Ik wil er nog een keer naar kijken.
}
character-ada-lost = { $variant ->
    [0] Prachtig! Die schrijf ik op.
    [1] En ik had nog zulke plannen.
   *[other] Gefeliciteerd! Al was de mijne mooier geworden.
}
character-ada-won = { $variant ->
    [0] Die schrijf ik twee keer op!
    [1] Niet zeldzaam, maar ik neem hem.
   *[other] Zie je? Soms maak ik ze af.
}
character-ada-astonished = { $variant ->
    [0] Stop! Mijn schriftje. En een scherper potlood.
   *[other] Die probeer ik al elf jaar!
}
character-tomas-lost = { $variant ->
    [0] Jij was er eerder. Ik stond nog voor het rode licht.
    [1] Goed, dit was jouw halte.
   *[other] Mooi. Volgende spel, vlug!
}
character-tomas-won = { $variant ->
    [0] Tring! Allemaal uitstappen.
    [1] Op tijd, zoals altijd.
   *[other] Dat was de sneldienst.
}
character-tomas-astonished = { $variant ->
    [0] Voor zo'n hand zou ik mijn laatste bus missen.
   *[other] En die stenen ben ik zo voorbijgereden. Ongelooflijk.
}
character-mei-lost = { $variant ->
    [0] Mooi bij elkaar. Ik hou van je kleuren.
    [1] Ik was mijn kleuren nog aan het sorteren.
   *[other] Fraai. Geen penseelstreek te veel.
}
character-mei-won = { $variant ->
    [0] Netjes gesorteerd, en klaar.
    [1] Het glazuur bleef heel!
   *[other] Ik bleef sorteren, en daar was hij.
}
character-mei-astonished = { $variant ->
    [0] Die zou ik op mijn mooiste kom schilderen.
   *[other] Niemand aankomen. Ik wil hem eerst tekenen.
}
character-oskar-lost = { $variant ->
    [0] Goed ijzer, die hand.
    [1] Raak geslagen! Ik had er nog één nodig.
   *[other] Hm! Jij sloeg toen het ijzer heet was.
}
character-oskar-won = { $variant ->
    [0] Horen jullie dat? Het klinkt!
    [1] Heet ijzer, snelle hamer.
   *[other] Zo doe je dat.
}
character-oskar-astonished = { $variant ->
    [0] Bij mijn aambeeld! Die is gesmeed, niet gepakt.
   *[other] Veertig jaar bij het vuur, en zo een heb ik nooit gemaakt.
}
character-ruth-lost = { $variant ->
    [0] Eerlijk verdiend. Het staat in de boeken.
    [1] Ik telde elke steen, en toch was jij sneller.
   *[other] Een degelijke belegging. Gefeliciteerd.
}
character-ruth-won = { $variant ->
    [0] Een kleine winst. Die sla ik nooit af.
    [1] Voorzichtig, en toch de eerste.
   *[other] Alle beetjes helpen.
}
character-ruth-astonished = { $variant ->
    [0] Ik heb een groter kasboek nodig.
   *[other] Bij de bank hadden we de directeur gebeld.
}
character-kenji-lost = { $variant ->
    [0] Jouw hand liep goed op tijd.
    [1] Dus dat was je aan het maken. Heel fijn.
   *[other] Knap. De mijne lag nog in onderdelen.
}
character-kenji-won = { $variant ->
    [0] Hij loopt.
    [1] Het laatste radertje zat er al een tijdje in.
   *[other] Niemand keek in mijn werkplaats.
}
character-kenji-astonished = { $variant ->
    [0] Zo'n uurwerk. Ik heb er alleen over gelezen.
   *[other] Mag ik hem onder mijn loep bekijken?
}
character-nora-lost = { $variant ->
    [0] Wind mee voor jou! Ik zocht iets groters.
    [1] Goed gezeild.
   *[other] Kleinere dan die gooi ik terug. Goed gespeeld.
}
character-nora-won = { $variant ->
    [0] Negen verloren spellen, en ze zijn vergeten!
    [1] Op die golf zat ik te wachten.
   *[other] Eindelijk land in zicht.
}
character-nora-astonished = { $variant ->
    [0] Voor die hand ga ik het water op. En jij haalt hem binnen!
   *[other] Alle hens aan dek, moet je zien!
}
character-samir-lost = { $variant ->
    [0] Een goede koop. Ik had meer moeten bieden.
    [1] Jij was me voor! Goed gehandeld.
   *[other] Die steen had ik voor elke prijs gekocht.
}
character-samir-won = { $variant ->
    [0] Gekocht en verkocht!
    [1] Zie je wat je krijgt als je er maar om vraagt?
   *[other] Goede zaken vandaag, vrienden.
}
character-samir-astonished = { $variant ->
    [0] Mijn vriend, die hand is onbetaalbaar.
   *[other] Voor één blik daarop sluit ik de winkel.
}
character-ines-lost = { $variant ->
    [0] Prachtig. Geen enkele misstap.
    [1] Je danste me voorbij.
   *[other] Ik was uit de maat. Goed gedaan!
}
character-ines-won = { $variant ->
    [0] Een, twee, drie, en een buiging.
    [1] Elke pas volgde vanzelf.
   *[other] Ik wist dat de muziek terug zou komen.
}
character-ines-astonished = { $variant ->
    [0] Een staande ovatie, alsjeblieft!
   *[other] En ik dacht dat die sprong niet kon.
}
character-jonas-lost = { $variant ->
    [0] Hm. Goed.
    [1] De bijen zouden je mogen. Rustig werk.
   *[other] Mooi verzameld.
}
character-jonas-won = { $variant ->
    [0] Nu is er honing.
    [1] Het was stil genoeg.
   *[other] Langzaam is prima.
}
character-jonas-astonished = { $variant ->
    [0] Zo. Die haalt de tafel leeg.
   *[other] Ik vertel het vanavond aan de bijen.
}
character-zoe-lost = { $variant ->
    [0] De sterren zeiden al dat jij het werd.
    [1] Mijn winden waaiden ergens anders. Goed gedaan!
   *[other] Een heldere kleine komeet, jouw hand.
}
character-zoe-won = { $variant ->
    [0] De hemel stond vannacht aan mijn kant!
    [1] Ik zag het aankomen. Nou ja, ik hoopte het.
   *[other] Doe een wens, allemaal.
}
character-zoe-astonished = { $variant ->
    [0] Dat gebeurt alleen als alle planeten op één lijn staan!
   *[other] Naar die hand noem ik een ster.
}

# Vormen: low klein, a met lidwoord, a-start aan het begin van een zin, plural meervoud.
level-learner = Nieuweling
    .low = nieuweling
    .a = een nieuweling
    .a-start = Een nieuweling
    .plural = nieuwelingen
level-beginner = Beginner
    .low = beginner
    .a = een beginner
    .a-start = Een beginner
    .plural = beginners
level-club = Club
    .low = clubspeler
    .a = een clubspeler
    .a-start = Een clubspeler
    .plural = clubspelers
level-expert = Expert
    .low = expert
    .a = een expert
    .a-start = Een expert
    .plural = experts
level-master = Meester
    .low = meester
    .a = een meester
    .a-start = Een meester
    .plural = meesters
