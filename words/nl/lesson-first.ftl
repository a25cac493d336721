lesson-first-what-you-are-after = Waar het om gaat
    .words = Maak als eerste een hand af: vier combinaties en een paar. Drie gelijke stenen vormen een pung. Drie op een rij van één soort vormen een chow. Vier gelijke, een kong, gelden ook als combinatie. Ben je aan de beurt, dan pak je een steen en leg je er een weg. Soms mag je een steen nemen die een ander weglegt. Is je hand af, dan maak je mahjong en betalen de anderen jou.

lesson-first-your-tiles = Je stenen
    .words = Vandaag ben jij Oost, dus jij begint, en het rekje voor je stenen (dat heet een lat) is de Rode Lat. Je stenen zijn gesorteerd per soort: bamboe (de vogel is de 1), kringen, tekens, en dan winden en draken. De verhoogde stenen horen bij elkaar: drie keer tekens 9 is een pung, de rode draken en de twee kringen 5 zijn paren, en van de andere kun je chows maken. Druk hieronder op Start!, klik op de tafel of druk op Enter.
    .spoken = Het rekje waar je stenen op staan, heet een lat. Druk op T om je stenen te horen. Met de pijltjes ga je van steen naar steen. Ze zijn gesorteerd per soort: bamboe, kringen, tekens, en dan winden en draken. Sommige horen bij elkaar. Drie keer tekens 9 is een pung. De twee rode draken en de twee kringen 5 zijn paren. Met bamboe 4 en 6, en met tekens 2 en 3, kun je chows maken. Vandaag ben jij Oost, dus jij begint. Druk op Enter om te beginnen.
    .wrong = Begin eerst het spel: druk op Start!

lesson-first-discard-a-tile = Leg een steen weg
    .words = Je hebt kringen 1 gepakt: de gouden pijl wijst hem aan. Nu heb je veertien stenen, dus er moet er een weg. Drie ervan passen nergens bij: de noordenwind, bamboe 1 en kringen 1. Klik op een daarvan, of ga erheen met de pijltjes en druk op Enter. De regel onder de tafel helpt je ook. Dat is de sneltip: een blauwe stip staat bij de steen die hij aanraadt. Klik op die regel voor meer.
    .spoken = Je hebt kringen 1 gepakt, de laatste van je stenen. Nu heb je er veertien, dus er moet er een weg. Drie ervan passen nergens bij: de noordenwind, bamboe 1 en kringen 1. Ga met de pijltjes naar een daarvan en druk op Enter. Een helper, de sneltip, zegt welke steen hij zou wegleggen. Met Q ga je naar die steen.
    .wrong = Houd die: hij hoort bij andere stenen. Leg de noordenwind, bamboe 1 of kringen 1 weg.

lesson-first-a-tile-you-cannot-have = Mag je hem nemen?
    .words = Wacht tot je rechterbuur tekens 1 weglegt. Met je 2 en 3 zou dat een chow zijn. Mag je hem nemen? Probeer het maar: als hij in het midden van de tafel ligt, klik je erop of druk je op C voor chow.
    .spoken = Wacht tot je rechterbuur tekens 1 weglegt. Met je 2 en 3 zou dat een chow zijn. Mag je hem nemen? Probeer het maar: druk op C voor chow zodra je hem hoort.
    .wrong = Wacht op tekens 1, klik erop en kijk wat er gebeurt.

lesson-first-why-not = Waarom niet?
    .words = Voor een chow mag je alleen een steen nemen van je linkerbuur, die net voor jou speelt. Voor een pung, een kong of de laatste steen van je hand mag je van iedereen nemen. In een partij zie je aan de gouden balk onder de weggelegde steen hoe lang je kunt nadenken. Blijft hij vol, dan heb je alle tijd. Mag iets niet, dan zegt de regel onder de tafel waarom.
    .spoken = Voor een chow mag je alleen een steen nemen van je linkerbuur, die net voor jou speelt. Voor een pung, een kong of de laatste steen van je hand mag je van iedereen nemen. In een partij heb je kort de tijd om te beslissen. N zet die limiet uit en aan. Mag iets niet, dan hoor je waarom. R zegt het nog eens.

lesson-first-pung = Pung
    .words = Wacht tot je overbuur een rode draak weglegt. Jij hebt er twee, en drie gelijke stenen vormen een pung. Een pung van draken is een mooie: die verdubbelt je score. Ligt de draak in het midden, klik er dan op, of druk op de knop Pung of op P.
    .spoken = Wacht tot je overbuur een rode draak weglegt. Jij hebt er twee, en drie gelijke stenen vormen een pung. Een pung van draken is een mooie: die verdubbelt je score. Druk op P zodra je de draak hoort.
    .wrong = Niet passen: met je twee rode draken is dit een pung. Druk op Pung.

lesson-first-one-in-one-out = Eén erin, één eruit
    .words = Je pung ligt voor je stenen en iedereen kan hem zien: hij is open. Je hebt een steen geroepen, dus je pakt er geen, maar je legt er wel een weg. Daarna gaat het spel rechts van je verder, en je linkerbuur mist een beurt. Er staan nog twee stenen alleen: klik op een daarvan.
    .spoken = Je pung is open: iedereen weet er nu van. Je hebt een steen geroepen, dus je pakt er geen, maar je legt er wel een weg. Daarna gaat het spel rechts van je verder, en je linkerbuur mist een beurt. Er staan nog twee stenen alleen: leg een daarvan weg.
    .wrong = Houd die: hij hoort bij andere stenen. Leg een van de twee weg die alleen staan.

lesson-first-chow = Chow
    .words = Nu zijn de anderen aan de beurt. Ieder heeft zijn weggelegde stenen voor zich liggen, rond het midden. Het getal in de hoek linksonder zegt hoeveel stenen er nog te pakken zijn. Wacht tot je linkerbuur bamboe 5 weglegt. Die past tussen je 4 en 6, en hij komt van links, dus deze chow mag. Druk dan op Chow of op C, of klik op de steen.
    .spoken = Nu zijn de anderen aan de beurt. L zegt hoeveel stenen er nog te pakken zijn. Wacht tot je linkerbuur bamboe 5 weglegt. Die past tussen je 4 en 6, en hij komt van links, dus deze chow mag. Druk dan op C.
    .wrong = Met bamboe 5 van links heb je een chow. Druk op Chow.

lesson-first-the-last-lone-tile = De laatste die alleen staat
    .words = Twee van je combinaties liggen op tafel, en drie keer tekens 9 had je al vanaf het begin. Leg de laatste steen weg die alleen staat.
    .wrong = Daarmee breek je je hand op. Leg de steen weg die alleen staat.

lesson-first-you-are-calling = Je bent wachtend
    .words = Tel maar: drie combinaties, een paar kringen 5, en tekens 2 en 3. Je hebt nog één steen nodig: tekens 1 of tekens 4. Wie nog één steen mist, is wachtend. Je hoeft niets te zeggen of te doen. Let alleen op die twee stenen.

lesson-first-kong = Kong
    .words = Wacht even: straks pak je de vierde tekens 9. Vier gelijke stenen vormen een kong. Zeg Ja als je de vraag krijgt. (Zeg je Nee, dan kun je nog altijd op Kong of K drukken.) Een kong is meer waard dan een pung. Hij geldt als één combinatie, dus je pakt nog een steen: een losse steen, van het andere eind van de muur.
    .wrong = Als je de vierde tekens 9 hebt, zeg dan Ja tegen de kong. Zei je Nee, druk dan op Kong.

lesson-first-the-loose-tile = De losse steen
    .words = De twee buitenste stenen van je kong liggen omgekeerd. Zo zie je dat je ze alle vier zelf hebt gepakt: de kong is dicht en telt dubbel. Je losse steen is een groene draak. Je hebt niets aan hem: leg hem weg.
    .spoken = Je hebt alle vier de stenen van je kong zelf gepakt. De kong is dus dicht en telt dubbel. Je losse steen is een groene draak. Je hebt niets aan hem: leg hem weg.
    .wrong = Houd die: je hebt hem nodig om te winnen. Leg de groene draak weg.

lesson-first-mah-jongg = Mahjong
    .words = Let op wat er wordt weggelegd. Als je overbuur tekens 4 weglegt, druk dan op Mahjong of J. Het is een chow, maar de laatste steen van een hand mag van iedereen komen.
    .spoken = Luister naar wat er wordt weggelegd. Als je overbuur tekens 4 weglegt, druk dan op J. Het is een chow, maar de laatste steen van een hand mag van iedereen komen.
    .wrong = Die steen heb je nodig! Druk op Mahjong.

lesson-first-you-have-won = Je hebt gewonnen
    .words = Vier combinaties en een paar: goed gespeeld! Elk van de anderen betaalt je wat je hand waard is, en omdat je Oost bent, het dubbele. Druk op Verder om je punten te zien.

lesson-first-the-score = De score
    .words = Je kong leverde het meest op, en de pung van draken verdubbelde alles. Druk op Verrekening om te zien wie wie betaalt, of ga verder. De verliezers betalen ook elkaar: wie minder punten heeft, betaalt het verschil. Een hand met veel punten levert dus ook iets op als een ander wint.
    .spoken = Je kong leverde het meest op, en de pung van draken verdubbelde alles. Druk op Verrekening om te horen wie wie betaalt, of ga verder. De verliezers betalen ook elkaar: wie minder punten heeft, betaalt het verschil. Een hand met veel punten levert dus ook iets op als een ander wint.

lesson-first-a-whole-hand = Een eigen partij
    .words = Je weet genoeg om te spelen! Druk op Een partij spelen, en dan op Delen. In een echte partij zijn er ook bloemen en seizoenen: bonusstenen die voor je apart worden gelegd en extra punten opleveren. De tweede les vertelt er meer over.
    .spoken = Je weet genoeg om te spelen! Druk op Een partij spelen, en dan op Delen. In een echte partij zijn er ook bloemen en seizoenen: bonusstenen die voor je apart worden gelegd en extra punten opleveren. De tweede les vertelt er meer over. R zegt het laatste nog eens, en N zet de tijdslimiet voor roepen uit en aan.
