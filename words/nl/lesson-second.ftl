lesson-second-a-flower = Een bloem
    .words = Je weet hoe je wint. Nu zie je wat een hand meer waard maakt. Je hebt een bloem gekregen, de orchidee. Bloemen en seizoenen horen nooit in een combinatie. Ze liggen naast je stenen, en voor elk krijg je een losse steen van het andere eind van de muur. Bij jou was dat de noordenwind. Elke bloem en elk seizoen telt 4 punten, of je wint of niet.

lesson-second-the-winds = De winden
    .words = Elke speler heeft een wind: kijk maar op het kompas in het midden. Je linkerbuur is Oost en begint, dus jij bent Zuid. Zuid is je eigen wind. Oost is de wind van de ronde, voor iedereen. Een pung van een van die twee verdubbelt je score. Een pung van een andere wind doet dat niet.
    .spoken = Elke speler heeft een wind. Je linkerbuur is Oost en begint, dus jij bent Zuid. Zuid is je eigen wind. Oost is de wind van de ronde, voor iedereen. Een pung van een van die twee verdubbelt je score. Een pung van een andere wind doet dat niet. Van allebei heb je een paar.

lesson-second-your-own-flower = Je eigen bloem
    .words = Bloemen en seizoenen zijn genummerd zoals de winden: 1 Oost, 2 Zuid, 3 West, 4 Noord. Jouw orchidee heeft de 2, van Zuid. Het is dus je eigen bloem, en die verdubbelt je score. Druk hieronder op Start! of klik op de tafel.
    .spoken = Bloemen en seizoenen zijn genummerd zoals de winden: 1 Oost, 2 Zuid, 3 West, 4 Noord. Jouw orchidee heeft de 2, van Zuid. Het is dus je eigen bloem, en die verdubbelt je score. Druk nu op Enter om te beginnen.
    .wrong = Begin eerst het spel: druk op Start!

lesson-second-a-season = Een seizoen
    .words = Je pakte de herfst, een seizoen. Die ging meteen opzij, en als losse steen kreeg je kringen 3, die bij je 2 past. Dat was de tweede losse steen. Twee stenen uit de muur vullen ze weer aan, dus het getal linksonder gaat met twee omlaag. De herfst heeft de 3, van West: 4 punten, maar geen verdubbeling. Drie van je stenen staan alleen. Klik op een daarvan.
    .spoken = Je pakte de herfst, een seizoen. Die ging meteen opzij, en als losse steen kreeg je kringen 3, die bij je 2 past. Dat was de tweede losse steen. Twee stenen uit de muur vullen ze weer aan, dus er zijn er twee minder te pakken. De herfst heeft de 3, van West: 4 punten, maar geen verdubbeling. Drie van je stenen staan alleen: kringen 9, de groene draak en de noordenwind. Ga met de pijltjes naar een daarvan en druk op Enter.
    .wrong = Die steen kan nog bij een combinatie gaan horen. Leg een van de drie weg die alleen staan.

lesson-second-your-own-wind = Je eigen wind
    .words = Je overbuur legt een zuidenwind weg, en jij hebt er twee. Een pung van je eigen wind verdubbelt je score. Druk op Pung, of klik op de steen.
    .spoken = Je overbuur legt een zuidenwind weg, en jij hebt er twee. Een pung van je eigen wind verdubbelt je score. Druk op P voor pung zodra je de zuidenwind hoort.
    .wrong = Niet passen: een pung van je eigen wind verdubbelt je score. Druk op Pung.

lesson-second-discard = Wegleggen
    .words = Je hebt een steen geroepen, dus je legt er een weg zonder te pakken. Klik op een van je twee stenen die alleen staan.
    .spoken = Je hebt een steen geroepen, dus je legt er een weg zonder te pakken. Leg een van de twee stenen weg die alleen staan. T zegt welke stenen je hebt.
    .wrong = Houd die: hij hoort bij andere stenen. Leg een van de twee weg die alleen staan.

lesson-second-claim-a-chow = Roep een chow
    .words = Wacht tot je linkerbuur kringen 4 weglegt. Met je 2 en 3 is dat een chow, en hij komt van links, zoals het hoort. Druk op Chow, of klik op de steen, en kijk wat er gebeurt.
    .spoken = Wacht tot je linkerbuur kringen 4 weglegt. Met je 2 en 3 is dat een chow, en hij komt van links, zoals het hoort. Druk op C voor chow, en luister wat er gebeurt.
    .wrong = Kringen 4 vormt een chow met je 2 en 3. Druk op Chow.

lesson-second-whose-claim-goes-first = Wie gaat voor?
    .words = Je overbuur heeft twee kringen 4 en roept pung met de derde. Een pung of een kong gaat voor een chow, en mahjong gaat overal voor. Je houdt je 2 en 3. Het spel gaat verder bij de speler die de steen neemt, dus deze keer mis je een beurt.

lesson-second-a-second-chance = Een tweede kans
    .words = De volgende wil niemand anders. Als je linkerbuur kringen 1 weglegt, druk dan op Chow.
    .spoken = De volgende wil niemand anders. Als je linkerbuur kringen 1 weglegt, druk dan op C.
    .wrong = Kringen 1 vormt een chow met je 2 en 3. Druk op Chow.

lesson-second-the-last-lone-tile = De laatste die alleen staat
    .words = Leg de laatste steen weg die alleen staat.
    .spoken = Leg de laatste steen weg die alleen staat. T zegt welke stenen je hebt.
    .wrong = Daarmee breek je je hand op. Leg de steen weg die alleen staat.

lesson-second-calling = Wachtend
    .words = Je bent wachtend: nog één steen en je hebt mahjong. Je hebt drie combinaties, een paar oostenwinden, en bamboe 4 en 6. Alleen bamboe 5 past ertussen. Oost is de wind van de ronde, dus je paar telt 2 punten.

lesson-second-a-kong-from-a-pung = Van pung naar kong
    .words = Let op de vierde zuidenwind. Als je hem hebt, leg hem dan bij je pung: zeg Ja. Bij een open pung mag alleen een steen die je zelf pakt. Een weggelegde steen mag niet.
    .wrong = Als je de vierde zuidenwind hebt, zeg dan Ja tegen de kong. Zei je Nee, druk dan op Kong.

lesson-second-mah-jongg = Mahjong
    .words = Je losse steen is bamboe 5! Zeg Ja tegen mahjong. Winnen met een losse steen levert 10 punten extra op.
    .wrong = Je hand is compleet! Druk op Mahjong.

lesson-second-you-have-won = Je hebt gewonnen
    .words = Goed gespeeld! Nu volgen de scores. Zoek de orchidee en de herfst, de kong van zuidenwinden, het paar oostenwinden en de losse steen. Je eigen bloem en je eigen wind verdubbelen je score elk een keer. Druk daarna op Verrekening.
    .spoken = Goed gespeeld! Nu volgen de scores. Let op de orchidee en de herfst, de kong van zuidenwinden, het paar oostenwinden en de losse steen. Je eigen bloem en je eigen wind verdubbelen je score elk een keer. Druk daarna op Verrekening.

lesson-second-the-scores = De scores
    .words = Verrekening laat zien wie wie betaalt. Druk op Verder als je genoeg hebt gezien.

lesson-second-the-settlement = De verrekening
    .words = Iedereen betaalt je wat je hand waard is, en Oost betaalt dubbel. Je wint dus 928 punten. Daarna verrekenen de verliezers onderling: de laagste hand betaalt het verschil. Dat is hier kleingeld, zoals meestal. In een partij kun je bij Verrekening elk getal aanwijzen om te zien waar het vandaan komt.
    .spoken = Iedereen betaalt je wat je hand waard is, en Oost betaalt dubbel. Je wint dus 928 punten. Daarna verrekenen de verliezers onderling: de laagste hand betaalt het verschil. Dat is hier kleingeld, zoals meestal.

lesson-second-some-time-later = Even later
    .words = Je hebt gewonnen, dus Oost schoof door, en nu ben jij het. Het grootste deel van het volgende spel hebben we overgeslagen. Er zijn nog vier stenen te pakken. De rest is het kongvak, bewaard voor losse stenen. Je wacht op kringen 6, maar die kwam niet. Is de muur op voordat iemand wint, dan is het spel remise.

lesson-second-a-safe-discard = Een veilige steen
    .words = Je pakte de laatste rode draak. De andere drie zijn al weggelegd, dus niemand kan hiermee een combinatie of een paar maken. Veiliger kan niet. Leg hem weg en blijf wachten.
    .wrong = Je hebt alleen kringen 6 nodig, dus houd de rest. Leg de rode draak weg.

lesson-second-a-dead-hand = Remise
    .words = De laatste steen is gepakt, en niemand maakt mahjong. Het spel is dus remise: niemand scoort en niemand betaalt. Oost blijft Oost, en er wordt opnieuw gedeeld.

lesson-second-that-was-the-second-lesson = Dat was de tweede les
    .words = Je hebt bijna alles gezien wat er in een spel kan gebeuren. Druk op Een partij spelen, en dan op Delen, en speel er zelf een. Nog wat oefenen? Probeer Oefeningen in het menu Help. En met W zie je altijd wat je kunt en waarom.
