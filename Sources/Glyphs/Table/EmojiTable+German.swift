// Made by Tools/gen-emoji from CLDR's annotations (Unicode, Inc.; see
// docs/glyphs.md for the notice); not to be edited.
// swift-format-ignore-file

extension EmojiTable {
  static let german: StaticString = """
    A9	copyright	c
    AE	registered-trademark	markenzeichen|r
    203C	doppeltes ausrufezeichen	ausrufezeichen|doppelt|rot|satzzeichen
    2049	ausrufe- und fragezeichen	ausrufezeichen|fragezeichen|rot|satzzeichen
    2122	markenzeichen	tm|trademark
    2139	buchstabe „i“ in blauem quadrat	i|information
    2194	pfeil nach links und rechts	entgegengesetzt|nach links und rechts|pfeil
    2195	pfeil nach oben und unten	entgegengesetzt|nach oben und unten|pfeil
    2196	pfeil nach links oben	nach links oben|nordwesten|pfeil
    2197	pfeil nach rechts oben	nach rechts oben|nordosten|pfeil
    2198	pfeil nach rechts unten	nach rechts unten|pfeil|südosten
    2199	pfeil nach links unten	nach links unten|pfeil
    21A9	geschwungener pfeil nach links	geschwungen|links|nach links|pfeil
    21AA	geschwungener pfeil nach rechts	geschwungen|nach rechts|pfeil|rechts
    231A	armbanduhr	uhr
    231B	sanduhr	prozess|vorgang läuft
    2328	tastatur	computer
    23CF	auswerfen	auswurf|auswurftaste|medien
    23E9	doppelpfeile nach rechts	doppelpfeil|überspringen|vorwärts|weiter
    23EA	zurückspulen	doppelpfeil|doppelpfeile nach links|dreieck|pfeil|vorheriger titel|zurück
    23EB	doppelpfeile nach oben	aufwärts|doppelpfeil|doppelt|nach oben|pfeil
    23EC	doppelpfeile nach unten	doppelpfeil|doppelt abwärts|nach unten|pfeil
    23ED	nächster titel	doppelpfeil|dreieck|vorwärts|weiter
    23EE	vorheriger titel	doppelpfeil|dreieck|pfeil|zurück
    23EF	wiedergabe oder pause	dreieck|pause|pfeil|rechts|wiedergabe
    23F0	wecker	uhr|uhrzeit
    23F1	stoppuhr	uhr
    23F2	zeitschaltuhr	timer|uhr
    23F3	laufende sanduhr	prozess|sanduhr|vorgang läuft
    23F8	pause	streifen|vertikal
    23F9	stopp	aufnahme stoppen|quadrat
    23FA	aufnehmen	aufnahme|kreis
    24C2	buchstabe „m“ in kreis	kreis|m
    25AA	kleines schwarzes quadrat	quadrat|schwarz
    25AB	kleines weißes quadrat	quadrat|weiß
    25B6	wiedergabe	abspielen|dreieck|pfeil|rechts
    25C0	pfeil zurück	dreieck|links|pfeil|zurück
    25FB	mittelgroßes weißes quadrat	quadrat|weiß
    25FC	mittelgroßes schwarzes quadrat	quadrat|schwarz
    25FD	mittelkleines weißes quadrat	quadrat|weiß
    25FE	mittelkleines schwarzes quadrat	quadrat|schwarz
    2600	sonne	sonnenstrahlen|sonnig|strahlen|wetter
    2601	wolke	wetter|wolkig
    2602	regenschirm	bekleidung|regen|wetter
    2603	schneemann im schnee	schnee|schneemann
    2604	komet	weltall
    260E	telefon	festnetz
    2611	abgehaktes kästchen	✓|feld|kästchen|kästchen mit häkchen
    2614	regenschirm im regen	regen|regenschirm
    2615	heißgetränk	dampfend|getränk|heiß|kaffee|tee|trinken
    2618	kleeblatt	pflanze
    261D	nach oben weisender zeigefinger von vorne	finger|hand|handvorderseite|nach oben|zeigefinger
    2620	totenkopf mit gekreuzten knochen	gesicht|piratenflagge|tod|tot|totenkopf
    2622	radioaktiv	
    2623	biogefährdung	zeichen
    2626	orthodoxes kreuz	christentum|kreuz|orthodox|religion
    262A	hilal und stern	hilal|islam|religion|stern
    262E	friedenszeichen	friedensbewegung|friedenssymbol
    262F	yin und yang	daoismus|religion|yang|yin
    2638	dharma-rad	buddhismus|dharma
    2639	düsteres gesicht	gesicht|traurig
    263A	lächelndes gesicht	fröhlich|lächeln|lächelnd
    2640	frauensymbol	frau|weiblich|zeichen
    2642	männersymbol	mann|symbol|zeichen
    2648	widder (sternzeichen)	sternzeichen|widder
    2649	stier (sternzeichen)	sternzeichen|stier
    264A	zwillinge (sternzeichen)	sternzeichen|zwilling|zwillinge
    264B	krebs (sternzeichen)	krebs|sternzeichen
    264C	löwe (sternzeichen)	löwe|sternzeichen
    264D	jungfrau (sternzeichen)	jungfrau|sternzeichen
    264E	waage (sternzeichen)	sternzeichen|waage
    264F	skorpion (sternzeichen)	skorpion|sternzeichen
    2650	schütze (sternzeichen)	schütze|sternzeichen
    2651	steinbock (sternzeichen)	steinbock|sternzeichen
    2652	wassermann (sternzeichen)	sternzeichen|wassermann
    2653	fische (sternzeichen)	fische|sternzeichen
    265F	bauer schach	schach
    2660	pik	kartenspiel
    2663	kreuz	kartenspiel
    2665	herz	kartenspiel
    2666	karo	kartenspiel
    2668	heiße quellen	dampf|dampfend|heiß|quellen
    267B	recycling-symbol	recycling
    267E	unendlichkeit	ewig|grenzenlos|unendlich
    267F	symbol „rollstuhl“	barrierefrei|behindertengerecht
    2692	hammer und pickel	hammer|pickel|werkzeug
    2693	anker	hafen|meer
    2694	gekreuzte schwerter	gekreuzt|schwerter
    2695	äskulapstab	apotheke|asklepiosstab|medizin
    2696	waage	gerechtigkeit|gewicht|werkzeug|wiegen
    2697	destillierapparat	werkzeug
    2699	zahnrad	werkzeug
    269B	atomzeichen	atheist|atom
    269C	lilie	fleur-de-lis
    26A0	warnung	dreieck
    26A1	hochspannung	blitz|gefahr
    26A7	transgender-symbol	symbol für transgender|transgender
    26AA	weißer punkt	ball|punkt|weiß
    26AB	schwarzer punkt	ball|punkt|schwarz
    26B0	sarg	beerdigung|tod|tot
    26B1	urne	beerdigung|tod|tot
    26BD	fußball	ball
    26BE	baseball	ball
    26C4	schneemann ohne schneeflocken	kalt|schnee|schneemann|winter
    26C5	sonne hinter wolke	sonne|wolke|wolkig
    26C8	wolke mit blitz und regen	blitz|gewitter|regen|wetter|wolke|wolkig
    26CE	schlangenträger	sternbild
    26CF	pickel	werkzeug
    26D1	rettungshelm	bergen|helm|helm mit weißem kreuz|hilfe|retten
    26D3	ketten	eisen|kette
    26D4	zutritt verboten	keine durchfahrt|verboten
    26E9	shinto-schrein	religion|schrein|shinto
    26EA	kirche	christ|christentum|christlich|gebäude|kreuz|religion
    26F0	berg	gebirge
    26F1	aufgestellter sonnenschirm	aufgestellt|sonnenschirm
    26F2	springbrunnen	brunnen|garten|park
    26F3	golffahne	golfplatz
    26F4	fähre	schiff
    26F5	segelboot	boot
    26F7	skifahrer(in)	schnee|ski|skifahrer|skifahrerin|sport
    26F8	schlittschuh	eislauf
    26F9	person mit ball	ball|basketball|person
    26FA	zelt	camping|campingurlaub|zeltplatz
    26FD	tanksäule	benzin|tanken|tankstelle
    2702	schere	
    2705	weißes häkchen	abgehakt|erledigt
    2708	flugzeug	flieger
    2709	briefumschlag	brief|e-mail
    270A	erhobene faust	faust
    270B	erhobene hand	hand
    270C	victory-geste	sieg|v
    270D	schreibende hand	hand|schreiben
    270F	bleistift	
    2712	schwarzer federhalter	federhalter|füller|schwarz|stift
    2714	kräftiges häkchen	abhaken|erledigt|häkchen
    2716	mal	×|abbrechen|multiplikation|multiplikationszeichen|multiplizieren|x
    271D	lateinisches kreuz	christentum|kreuz|lateinisch|religion
    2721	davidstern	jüdisch|religion
    2728	funkelnde sterne	*|sterne
    2733	achtzackiger stern	*|achtzackig|stern
    2734	achtstrahliger stern	*|stern
    2744	schneeflocke	flocke|schnee
    2747	funkeln	*
    274C	kreuzzeichen	abbrechen|durchgestrichen|multiplikation|multiplizieren|x
    274E	angekreuztes kästchen	angekreuztes feld|feld|kreuz|quadrat|x
    2753	rotes fragezeichen	fragezeichen|rot|satzzeichen
    2754	weißes fragezeichen	satzzeichen|weiß
    2755	weißes ausrufezeichen	satzzeichen|weiß
    2757	rotes ausrufezeichen	ausrufezeichen|rot|satzzeichen
    2763	herz als ausrufezeichen	ausrufezeichen|herz|satzzeichen
    2764	rotes herz	herz
    2795	plus	+|pluszeichen
    2796	minus	-|−|minuszeichen
    2797	geteilt durch	÷|division|geteiltzeichen
    27A1	pfeil nach rechts	nach rechts|osten|pfeil|rechtspfeil
    27B0	schleife	
    27BF	doppelschleife	rechteck|schleife
    2934	geschwungener pfeil nach oben	geschwungen|nach oben|oben|pfeil
    2935	geschwungener pfeil nach unten	geschwungen|nach unten|pfeil|unten
    2B05	pfeil nach links	linkspfeil|nach links|pfeil|westen
    2B06	pfeil nach oben	aufwärts|aufwärtspfeil|nach oben|norden|pfeil
    2B07	pfeil nach unten	abwärts|abwärtspfeil|nach unten|pfeil|süden
    2B1B	großes schwarzes quadrat	quadrat|schwarz
    2B1C	großes weißes quadrat	quadrat|weiß
    2B50	weißer mittelgroßer stern	stern
    2B55	hohler roter kreis	großer kreis|kreis|o|rot
    3030	wellenlinie	gewellt|linie
    303D	teilalternationszeichen	japanisch|zeichensetzung
    3297	schriftzeichen für „gratulation“	gratulation|japanisches schriftzeichen
    3299	schriftzeichen für „geheimnis“	geheimnis|japanisches schriftzeichen
    1F004	mahjong-stein	mahjong|roter drache
    1F0CF	jokerkarte	joker|spielkarte
    1F170	großbuchstabe a in rotem quadrat	a|blut|blutgruppe|negativ|positiv
    1F171	großbuchstabe b in rotem quadrat	b|blut|blutgruppe|negativ|positiv
    1F17E	großbuchstabe o in rotem quadrat	0|blut|blutgruppe|negativ|positiv
    1F17F	großbuchstabe p in blauem quadrat	parkplatz|quadrat
    1F18E	großbuchstaben ab in rotem quadrat	ab|blut|blutgruppe|negativ|positiv
    1F191	großbuchstaben cl in rotem quadrat	cl
    1F192	wort „cool“ in blauem quadrat	cool
    1F193	wort „free“ in blauem quadrat	free
    1F194	großbuchstaben id in lila quadrat	id
    1F195	wort „new“ in blauem quadrat	neu|new
    1F196	großbuchstaben ng in blauem quadrat	ng
    1F197	großbuchstaben ok in blauem quadrat	ok
    1F198	sos-zeichen	hilfe|sos
    1F199	schriftzug „up!“ im blauen quadrat	„up“|blau|quadrat|schriftzug
    1F19A	schriftzug vs in orangem quadrat	großbuchstaben vs in orangefarbenem quadrat|versus|vs
    1F201	schriftzeichen „koko“	„koko“|japanisches schriftzeichen
    1F202	schriftzeichen „sa“	„sa“|japanisches schriftzeichen
    1F21A	schriftzeichen für „gratis“	gratis|japanisches schriftzeichen
    1F22F	schriftzeichen für „reserviert“	japanisches schriftzeichen|reserviert
    1F232	schriftzeichen für „verbieten“	japanisches schriftzeichen|verbieten
    1F233	schriftzeichen für „zimmer frei“	japanisches schriftzeichen|zimmer frei
    1F234	schriftzeichen für „note zum bestehen“	bestehen|japanisches schriftzeichen
    1F235	schriftzeichen für „kein zimmer frei“	japanisches schriftzeichen|kein zimmer frei
    1F236	schriftzeichen für „nicht gratis“	japanisches schriftzeichen|nicht gratis
    1F237	schriftzeichen für „monatsbetrag“	japanisches schriftzeichen
    1F238	schriftzeichen für „anwenden“	anwenden|japanisches schriftzeichen
    1F239	schriftzeichen für „rabatt“	japanisches schriftzeichen|rabatt
    1F23A	schriftzeichen für „geöffnet“	geöffnet|japanisches schriftzeichen
    1F250	schriftzeichen für „schnäppchen“	japanisches schriftzeichen|schnäppchen
    1F251	schriftzeichen für „akzeptieren“	akzeptieren|japanisches schriftzeichen
    1F300	wirbel	spirale|wirbelsturm
    1F301	neblig	nebel|wetter
    1F302	geschlossener regenschirm	regen|regenschirm
    1F303	sternenhimmel	nacht|sterne
    1F304	sonnenaufgang über bergen	berge|sonnenaufgang
    1F305	sonnenaufgang über dem meer	meer|sonnenaufgang
    1F306	abendstimmung in der stadt	hochhäuser|sonnenuntergang
    1F307	sonnenuntergang in der stadt	hochhäuser|sonnenuntergang
    1F308	regenbogen	wetter
    1F309	brücke vor nachthimmel	brücke|golden gate|nacht|nachts
    1F30A	welle	meer
    1F30B	vulkan	ausbruch|berg|wetter
    1F30C	milchstraße	galaxie
    1F30D	globus mit europa und afrika	afrika|europa|weltkugel
    1F30E	globus mit amerika	nordamerika|südamerika|weltkugel
    1F30F	globus mit asien und australien	asien|australien|weltkugel
    1F310	globus mit meridianen	breitengrad|längengrad
    1F311	neumond	mond
    1F312	erstes mondviertel	mond|zunehmend
    1F313	zunehmender halbmond	halbmond|zunehmend
    1F314	zweites mondviertel	mond|zunehmend
    1F315	vollmond	mond
    1F316	drittes mondviertel	abnehmend|mond
    1F317	abnehmender halbmond	abnehmend|halbmond
    1F318	letztes mondviertel	abnehmend|mond
    1F319	mondsichel	mond
    1F31A	neumond mit gesicht	gesicht|neumond
    1F31B	mondsichel mit gesicht links	gesicht|mondsichel
    1F31C	mondsichel mit gesicht rechts	gesicht|mondsichel
    1F31D	vollmond mit gesicht	gesicht|vollmond
    1F31E	sonne mit gesicht	gesicht|sonne
    1F31F	funkelnder stern	stern
    1F320	sternschnuppe	himmel
    1F321	thermometer	temperatur|wetter
    1F324	sonne hinter kleiner wolke	kleine wolke|sonne|wetter|wolke
    1F325	sonne hinter großer wolke	große wolke|sonne|wetter|wolke
    1F326	sonne hinter regenwolke	regenwolke|sonne|wetter
    1F327	wolke mit regen	regen|regenwolke|wetter|wolke
    1F328	wolke mit schnee	schnee|wetter|wolke
    1F329	wolke mit blitz	blitz|gewitter|wetter|wolke
    1F32A	wirbelsturm	wetter
    1F32B	nebel	neblig|wetter
    1F32C	wind	wetter|windig
    1F32D	hotdog	frankfurter|hot dog|wurst|würstchen
    1F32E	taco	mexikanisch
    1F32F	burrito	mexikanisch
    1F330	kastanie	marone
    1F331	spross	junge pflanze
    1F332	nadelbaum	baum|pflanze
    1F333	laubbaum	baum|laub|pflanze
    1F334	palme	baum|pflanze
    1F335	kaktus	pflanze
    1F336	peperoni	chili|paprika|pfeffer|pflanze|scharf
    1F337	tulpe	blume|blüte|pflanze
    1F338	kirschblüte	blume|blüte|kirsche|pflanze
    1F339	rose	blume|blüte|pflanze
    1F33A	hibiskus	blume|blüte|pflanze
    1F33B	sonnenblume	blume|blüte|pflanze|sonne
    1F33C	gelbe blüte	blume|blüte|pflanze
    1F33D	maiskolben	mais
    1F33E	reisähre	ähre|pflanze|reis
    1F33F	kräuter	blätter
    1F340	glücksklee	glück|kleeblatt|vier|vierblättrig
    1F341	ahornblatt	ahorn|blatt|herbst|laub|pflanze
    1F342	laub	blatt|blätter|herbst|pflanze
    1F343	blätter im wind	blatt|blätter|laub|pflanze|wind
    1F344	fliegenpilz	pilz
    1F345	tomate	gemüse
    1F346	aubergine	gemüse
    1F347	trauben	frucht|obst|traube
    1F348	honigmelone	frucht|obst
    1F349	wassermelone	frucht|melone|obst|wasser
    1F34A	mandarine	frucht|obst|orange
    1F34B	zitrone	frucht|obst|zitrusfrucht
    1F34C	banane	frucht|obst
    1F34D	ananas	frucht|obst
    1F34E	roter apfel	apfel|frucht|obst|rot
    1F34F	grüner apfel	apfel|frucht|grün|obst
    1F350	birne	frucht|obst
    1F351	pfirsich	frucht|obst
    1F352	kirschen	frucht|kirsche|obst
    1F353	erdbeere	beere|frucht|obst
    1F354	hamburger	burger|restaurant
    1F355	pizza	pizzastück|pizzeria
    1F356	fleischhachse	fleisch|knochen|restaurant
    1F357	hähnchenschenkel	geflügel|restaurant
    1F358	reiscracker	cracker
    1F359	reisbällchen	reis
    1F35A	reis in schüssel	reis
    1F35B	reis mit curry	curry|reis
    1F35C	schüssel und essstäbchen	dampfend|eiernudeln|nudeln|schüssel|stäbchen|suppe
    1F35D	spaghetti	nudeln mit tomatensoße|pasta
    1F35E	brot	brotlaib|laib brot
    1F35F	pommes frites	fritten|pommes
    1F360	geröstete süßkartoffel	geröstet|süßkartoffel
    1F361	dango	japanisches gericht|mochi-kugeln auf einem spieß|restaurant
    1F362	oden	japanisches gericht|restaurant
    1F363	sushi	japanisches gericht|restaurant
    1F364	frittierte garnele	garnele|restaurant
    1F365	fischfrikadelle	fisch
    1F366	softeis	eis
    1F367	wassereis	eis|sorbet
    1F368	eiscreme	eis|eisbecher|eisdiele
    1F369	donut	doughnut
    1F36A	keks	cookie
    1F36B	schokoladentafel	schokolade
    1F36C	bonbon	süßigkeit
    1F36D	lutscher	lolli|süßigkeit
    1F36E	pudding	dessert|nachspeise|nachtisch|schokolade|soße
    1F36F	honigtopf	honig
    1F370	torte	kuchen|kuchenstück|stück torte|tortenstück
    1F371	bento-box	bento
    1F372	topf mit essen	eintopf|gericht
    1F373	spiegelei in bratpfanne	kochen|pfanne
    1F374	messer und gabel	besteck|gabel|gabel und messer|messer
    1F375	teetasse ohne henkel	tee|teetasse
    1F376	sake-flasche mit tasse	flasche|getränk|sake|tasse|trinken
    1F377	weinglas	bar|glas|wein
    1F378	cocktailglas	bar|cocktail
    1F379	cocktail	bar|exotisches getränk
    1F37A	bierkrug	bar|bier|krug
    1F37B	bierkrüge	anstoßen|bier
    1F37C	babyflasche	baby|fläschchen|kind|milch|trinken
    1F37D	teller mit messer und gabel	gabel|kochen|messer
    1F37E	flasche mit knallendem korken	champagner|flasche|korken|sekt|trinken
    1F37F	popcorn	snack
    1F380	pinke schleife	feier|schleife
    1F381	geschenk	feier|verpackt
    1F382	geburtstagskuchen	geburtstag|torte
    1F383	halloweenkürbis	halloween|kürbis
    1F384	weihnachtsbaum	baum|tanne|weihnachten
    1F385	weihnachtsmann	weihnachten
    1F386	feuerwerk	silvester
    1F387	wunderkerze	feuerwerk
    1F388	luftballon	geburtstag
    1F389	konfettibombe	feier|konfetti|party
    1F38A	konfettiball	feier|konfetti
    1F38B	tanabata-baum	baum|fest|japan|sternenfest|zettel
    1F38C	überkreuzte flaggen	japan|japanische flaggen
    1F38D	piniendekoration	japan|neujahrsfest
    1F38E	japanische puppen	puppenfest japan
    1F38F	traditionelle japanische windsäcke	feier|karpfen|windsäcke
    1F390	japanisches windspiel	feier|glocke|wind
    1F391	traditionelles mondfest	japan|mond|mondfest
    1F392	schulranzen	ranzen|rucksack|schule|tornister
    1F393	doktorhut	abschlussfeier
    1F396	militärorden	orden
    1F397	gedenkschleife	schleife
    1F399	studiomikrofon	mikrofon
    1F39A	schieberegler	musik
    1F39B	drehregler	bedienknöpfe|stellknöpfe
    1F39E	filmstreifen	film|filmband|kino
    1F39F	eintrittskarten	ticket
    1F3A0	karussellpferd	karussell|pferd
    1F3A1	riesenrad	freizeitpark|rad|volksfest
    1F3A2	achterbahn	freizeitpark|volksfest
    1F3A3	angel mit fisch	angeln|entspannung
    1F3A4	mikrofon	karaoke|singen|unterhaltung
    1F3A5	filmkamera	film|kino|unterhaltung
    1F3A6	kinosymbol	film|filmkamera|kino|unterhaltung
    1F3A7	kopfhörer	musik|unterhaltung
    1F3A8	mischpalette	farben|kunst|künstler|palette
    1F3A9	zylinder	hut|kopfbedeckung|zylinderhut
    1F3AA	zirkuszelt	unterhaltung|zelt|zirkus
    1F3AB	ticket	konzert|unterhaltung
    1F3AC	filmklappe	film|klappe|unterhaltung
    1F3AD	masken	kunst|theater|unterhaltung
    1F3AE	gamepad	gaming|videospiel
    1F3AF	darts	dart|spiel|volltreffer|zielscheibe
    1F3B0	spielautomat	glücksspiel|spiel
    1F3B1	billardkugel	8-ball|kugel|spiel
    1F3B2	spielwürfel	spiel|würfel
    1F3B3	bowling	bowlingkugel|kugel|spiel
    1F3B4	japanische blumenkarte	blume|blumenkarte|hanafuda|japan|karte
    1F3B5	musiknote	musik|note
    1F3B6	musiknoten	musik|noten
    1F3B7	saxofon	instrument|musik|musikinstrument
    1F3B8	gitarre	instrument|musik|musikinstrument
    1F3B9	klaviatur	instrument|musik|musikinstrument|tastatur|tasten
    1F3BA	trompete	instrument|musik|musikinstrument
    1F3BB	geige	instrument|musik|musikinstrument
    1F3BC	notenschlüssel	musik|noten|partitur|violinschlüssel
    1F3BD	laufshirt	laufen|schärpe|sport
    1F3BE	tennisball	ball|sport|tennis
    1F3BF	ski	ski und stöcke
    1F3C0	basketball	ball|korb|sport
    1F3C1	zielflagge	karierte flagge|rennen|sport
    1F3C2	snowboarder(in)	snowboard|snowboarden|snowboarder|snowboarderin|sport
    1F3C3	laufende person	laufen|marathon|sport
    1F3C4	surfer(in)	surfen|wassersport|wellenreiten|wellenreiter|wellenreiterin
    1F3C5	sportmedaille	medaille
    1F3C6	pokal	preis
    1F3C7	pferderennen	jockey auf pferd|sport
    1F3C8	football	amerika|ball|sport
    1F3C9	rugbyball	ball|rugby|sport
    1F3CA	schwimmer(in)	kraulen|schwimmen|sport|wasser
    1F3CB	gewichtheber(in)	gewicht
    1F3CC	golfer(in)	golf
    1F3CD	motorrad	motorrennen
    1F3CE	rennauto	autorennen
    1F3CF	kricket	ball|cricket|schläger
    1F3D0	volleyball	ball
    1F3D1	feldhockey	hockey|schläger
    1F3D2	eishockey	hockey|puck|schläger
    1F3D3	tischtennis	ball|schläger
    1F3D4	schneebedeckter berg	berg|kalt|schnee
    1F3D5	camping	campen|zelt|zelten
    1F3D6	strand mit sonnenschirm	meer|sonnenschirm|strand
    1F3D7	kran	bau|bauen
    1F3D8	wohnhäuser	gebäude|haus|häuser|wohnhaus|wohnsiedlung
    1F3D9	skyline	gebäude|häuser|hochhäuser|stadt|wolkenkratzer
    1F3DA	verfallenes haus	gebäude|haus|heruntergekommen|verfallen|verlassen
    1F3DB	antikes gebäude	antik|gebäude|klassizistisch
    1F3DC	wüste	
    1F3DD	einsame insel	einsam|insel|meer|strand|verlassen
    1F3DE	nationalpark	park
    1F3DF	stadion	arena
    1F3E0	haus	gebäude|zuhause
    1F3E1	haus mit garten	baum|haus
    1F3E2	bürogebäude	hochhaus
    1F3E3	japanisches postgebäude	japan|post
    1F3E4	postgebäude	europa|post
    1F3E5	krankenhaus	arzt|gebäude|krank|medizin
    1F3E6	bank	gebäude|geld
    1F3E7	symbol „geldautomat“	atm
    1F3E8	hotel	gebäude|übernachten|unterkunft
    1F3E9	stundenhotel	gebäude|hotel|liebe|unterkunft
    1F3EA	minimarkt	einkaufen|gebäude|geschäft|lebensmittel
    1F3EB	schule	gebäude|schulgebäude
    1F3EC	kaufhaus	einkaufen|gebäude|geschäft|shoppen
    1F3ED	fabrik	fabrikgebäude|gebäude
    1F3EE	rote papierlaterne	izakaya|japanisches lokal
    1F3EF	japanisches schloss	bauwerk|gebäude|japan|japanisch|schloss
    1F3F0	schloss	bauwerk|europa|europäisch|gebäude
    1F3F3	weiße flagge	fahne|wehen|weiße fahne
    1F3F4	schwarze flagge	fahne|schwarze fahne|wehen
    1F3F5	rosette	pflanze
    1F3F7	etikett	label|marke
    1F3F8	badminton	federball|schläger
    1F3F9	pfeil und bogen	bogen|pfeil
    1F3FA	amphore	gefäß|kochen|krug|vase|wassermann
    1F400	ratte	tier
    1F401	maus	tier
    1F402	ochse	sternzeichen|stier|tier|tierkreis
    1F403	wasserbüffel	büffel|tier|wasser
    1F404	kuh	tier
    1F405	tiger	tier
    1F406	leopard	tier
    1F407	hase	kaninchen|tier
    1F408	katze	haustier|tier
    1F409	drache	märchen|tier
    1F40A	krokodil	tier
    1F40B	wal	tier
    1F40C	schnecke	tier
    1F40D	schlange	schlangenträger|sternzeichen|tier|tierkreis
    1F40E	pferd	rennen|rennpferd|tier
    1F40F	widder	schaf|sternzeichen|tierkreis
    1F410	ziege	steinbock|sternzeichen|tier|tierkreis
    1F411	schaf	tier
    1F412	affe	tier
    1F413	hahn	tier
    1F414	huhn	geflügel|henne|tier
    1F415	hund	haustier|tier
    1F416	schwein	sau|tier
    1F417	wildschwein	schwein|tier
    1F418	elefant	tier
    1F419	oktopus	krake|tier|tintenfisch
    1F41A	schneckenhaus	muschel|tier
    1F41B	raupe	insekt|tier
    1F41C	ameise	insekt|tier
    1F41D	biene	honigbiene|hummel|tier
    1F41E	marienkäfer	glückskäfer|käfer|tier
    1F41F	fisch	fische|sternzeichen|tier|tierkreis
    1F420	tropenfisch	fisch|tier
    1F421	kugelfisch	fisch|tier
    1F422	schildkröte	tier
    1F423	schlüpfendes küken	küken|schlüpfen|tier
    1F424	küken	tier
    1F425	küken von vorne	geflügel|küken|tier
    1F426	vogel	papagei|taube
    1F427	pinguin	tier
    1F428	koala	koalabär|tier
    1F429	pudel	hund|tier
    1F42A	dromedar	einhöckrig|kamel|tier
    1F42B	kamel	tier|zweihöckrig
    1F42C	delfin	tier
    1F42D	mäusegesicht	gesicht|maus|tier
    1F42E	kuhgesicht	gesicht|kuh|tier
    1F42F	tigergesicht	gesicht|tier|tiger
    1F430	hasengesicht	gesicht|hase|tier
    1F431	katzengesicht	gesicht|katze|tier
    1F432	drachengesicht	drache|gesicht|tier
    1F433	blasender wal	tier|wal
    1F434	pferdegesicht	gesicht|pferd|tier
    1F435	affengesicht	affe|gesicht|tier
    1F436	hundegesicht	gesicht|hund|tier
    1F437	schweinegesicht	gesicht|schwein|tier
    1F438	frosch	froschgesicht|gesicht|tier
    1F439	hamster	gesicht|hamstergesicht|tier
    1F43A	wolf	gesicht|tier|wolfsgesicht
    1F43B	bär	bärengesicht|gesicht|tier
    1F43C	panda	gesicht|pandabär|pandagesicht|tier
    1F43D	schweinerüssel	nase|schwein|tier
    1F43E	tatzenabdrücke	abdruck|tatzen|tier
    1F43F	streifenhörnchen	tier
    1F440	augen	auge|gesicht
    1F441	auge	körperteil
    1F442	ohr	körperteil
    1F443	nase	körperteil
    1F444	mund	körperteil|lippen
    1F445	zunge	körperteil
    1F446	nach oben weisender zeigefinger von hinten	aufwärts|finger|handrückseite
    1F447	nach unten weisender zeigefinger	abwärts|finger|handrückseite
    1F448	nach links weisender zeigefinger	finger|handrückseite|links
    1F449	nach rechts weisender zeigefinger	finger|handrückseite|rechts
    1F44A	geballte faust	faust|hand
    1F44B	winkende hand	hand|winken
    1F44C	ok-zeichen	exzellent|hand|in ordnung|ok|perfekt
    1F44D	daumen hoch	daumen|gut|hand|nach oben
    1F44E	daumen runter	daumen|hand|nach unten|schlecht
    1F44F	klatschende hände	applaudieren|beifall|hände|klatschen
    1F450	offene hände	hände|offen
    1F451	krone	könig|königin
    1F452	damenhut	damenhut mit schleife|hut|kopfbedeckung|schleife
    1F453	brille	accessoire
    1F454	hemd mit krawatte	kleidung|kragen|schlips
    1F455	t-shirt	kleidung|shirt
    1F456	jeans	hose|kleidung
    1F457	kleid	kleidung
    1F458	kimono	kleid|kleidung
    1F459	bikini	badeanzug|kleidung
    1F45A	bluse	damenmode|kleidung|oberbekleidung
    1F45B	geldbörse	accessoire|brieftasche|portemonnaie
    1F45C	handtasche	accessoire|tasche
    1F45D	clutch	accessoire|tasche
    1F45E	herrenschuh	herren|schuh
    1F45F	sportschuh	schuh|sneaker|sportlich
    1F460	stöckelschuh	absatzschuh|damen|highheels|pumps
    1F461	damensandale	damen|sandale|schuh
    1F462	damenstiefel	damen|schuh|stiefel
    1F463	fußabdrücke	abdruck|fuß|fußabdruck
    1F464	silhouette einer büste	büste|person
    1F465	silhouette mehrerer büsten	büsten|personen
    1F466	junge	gesicht
    1F467	mädchen	gesicht
    1F468	mann	
    1F469	frau	
    1F46A	familie	kind|mutter|vater
    1F46B	mann und frau halten hände	frau|händchen halten|mann|paar|pärchen aus frau und mann
    1F46C	händchen haltende männer	händchen halten|männer|paar|pärchen aus mann und mann
    1F46D	händchen haltende frauen	frauen|händchen halten|paar|pärchen aus frau und frau
    1F46E	polizist(in)	gesicht|polizei
    1F46F	personen mit hasenohren	bunnys|hasenohren|leute
    1F470	person mit schleier	braut|hochzeit|person|schleier
    1F471	person: blondes haar	blonde haare|blonde person|gesicht
    1F472	mann mit chinesischem hut	china|gesicht|hut|mann
    1F473	person mit turban	turban
    1F474	älterer mann	gesicht|mann|senior
    1F475	ältere frau	frau|gesicht|seniorin
    1F476	baby	gesicht
    1F477	bauarbeiter(in)	bauarbeiter|gesicht|helm
    1F478	prinzessin	gesicht|krone|märchen
    1F479	ungeheuer	gesicht|japan|märchen|monster
    1F47A	kobold	gesicht|japan|märchen|monster|tengu
    1F47B	gespenst	fantasy|gesicht|märchen
    1F47C	putte	engel|gesicht|märchen
    1F47D	außerirdischer	alien|gesicht|ufo
    1F47E	computerspiel-monster	gesicht|monster|ufo
    1F47F	wütendes gesicht mit hörnern	fantasy|gesicht|teufelchen
    1F480	totenkopf	gesicht|tod|tot
    1F481	infoschalter-mitarbeiter(in)	gesicht|hilfe|informationen
    1F482	wache	buckingham palace|wachfrau|wachmann|wachsoldat|wachsoldatin
    1F483	tanzende frau	frau|tanz
    1F484	lippenstift	kosmetik|make-up|schminke
    1F485	nagellack	kosmetik|maniküre|nagel|nagelpflege
    1F486	person, die eine kopfmassage bekommt	massage|salon
    1F487	person beim haareschneiden	friseur|frisur
    1F488	barbershop-säule	herrenfriseur|säule
    1F489	spritze	arzt|injektion|nadel
    1F48A	kapsel	arzt|medizin|tabletten
    1F48B	kussabdruck	kuss|lippen
    1F48C	liebesbrief	brief|herz|liebe
    1F48D	ring	diamantring|edelstein|schmuck|verlobung
    1F48E	edelstein	diamant
    1F48F	sich küssendes paar	frau|herz|kuss|mann
    1F490	blumenstrauß	blumen|bouquet
    1F491	liebespaar	frau|herz|mann
    1F492	hochzeit	herz|kirche
    1F493	schlagendes herz	herz|liebe
    1F494	gebrochenes herz	schmerz|trennung
    1F495	zwei herzen	herz|liebe
    1F496	funkelndes herz	aufregung|liebe
    1F497	wachsendes herz	aufregung|liebe|nervosität
    1F498	herz mit pfeil	herz|liebe|pfeil
    1F499	blaues herz	blau|herz
    1F49A	grünes herz	grün|herz
    1F49B	gelbes herz	gelb|herz
    1F49C	lila herz	herz|lila
    1F49D	herz mit schleife	herz|schleife|valentinstag
    1F49E	kreisende herzen	liebe
    1F49F	herzdekoration	herz
    1F4A0	rautenform mit punkt	diamant|mit punkt|rautenform
    1F4A1	glühbirne	idee|licht
    1F4A2	ärger	comic|wut
    1F4A3	bombe	comic
    1F4A4	schlafen	comic|schlaf|schnarchen|zzz
    1F4A5	zusammenstoß	comic|kollision
    1F4A6	schweißtropfen	comic|schweiß
    1F4A7	tropfen	schweiß|wasser|wassertropfen
    1F4A8	staubwolke	comic|rennen|weglaufen
    1F4A9	kothaufen	kot|mist
    1F4AA	angespannter bizeps	comic|muskeln anspannen|stark
    1F4AB	schwindlig	benommenheit|comic|stern|sterne sehen
    1F4AC	sprechblase mit drei punkten	dialog|gespräch|sprechblase|unterhaltung
    1F4AD	gedankenblase	comic|nachdenken
    1F4AE	blumenstempel	blume
    1F4AF	100 punkte	100|punktestand|volle punktzahl
    1F4B0	geldsack	geld|sack
    1F4B1	geldwechsel	geld|währung|wechsel
    1F4B2	dollarzeichen extrafett	dollar|geld|währung
    1F4B3	kreditkarte	guthaben|karte
    1F4B4	yen-banknote	geld|geldschein|yen
    1F4B5	dollar-banknote	dollar|geld|geldschein
    1F4B6	euro-banknote	euro|euroschein|geld|geldschein
    1F4B7	pfund-banknote	geld|geldschein|pfund
    1F4B8	geldschein mit flügeln	bank|geld
    1F4B9	steigende kurve mit yen-zeichen	diagramm|markt
    1F4BA	sitzplatz	flugzeug|sitz|zug
    1F4BB	laptop	computer|notebook|pc
    1F4BC	aktentasche	tasche
    1F4BD	minidisc	md
    1F4BE	diskette	datenträger
    1F4BF	cd	blu-ray|dvd
    1F4C0	dvd	cd
    1F4C1	ordner	dokument|geschlossen
    1F4C2	geöffneter ordner	dokument|offen|ordner
    1F4C3	teilweise eingerolltes blatt	dokument|papier|seite
    1F4C4	vorderseite eines blattes	dokument|papier|seite
    1F4C5	kalender	kalenderblatt
    1F4C6	abreißkalender	kalender
    1F4C7	rotationskartei	visitenkarten
    1F4C8	aufwärtstrend	diagramm|kurve|steigend
    1F4C9	abwärtstrend	diagramm|fallend|kurve
    1F4CA	balkendiagramm	balken|diagramm
    1F4CB	klemmbrett	clipboard|zwischenablage
    1F4CC	reißzwecke	anpinnen
    1F4CD	stecknadel	anpinnen|reißzwecke|rund|runde reißzwecke
    1F4CE	büroklammer	
    1F4CF	lineal	
    1F4D0	dreieckiges lineal	geodreieck|lineal
    1F4D1	pagemarker	notizen
    1F4D2	spiralblock	notizblock
    1F4D3	notizbuch	notizen
    1F4D4	notizbuch mit dekorativem einband	einband|notizbuch
    1F4D5	geschlossenes buch	buch|geschlossen
    1F4D6	offenes buch	buch|geöffnet|offen
    1F4D7	grünes buch	buch|grün
    1F4D8	blaues buch	blau|buch
    1F4D9	orangefarbenes buch	buch|orangefarben
    1F4DA	bücherstapel	bücher
    1F4DB	namensschild	schild
    1F4DC	schriftrolle	papier
    1F4DD	papier und bleistift	bleistift|kurzmitteilung|nachricht|papier
    1F4DE	telefonhörer	anrufen|hörer|telefon
    1F4DF	pager	
    1F4E0	faxgerät	fax
    1F4E1	satellitenschüssel	antenne|schüssel
    1F4E2	lautsprecher	
    1F4E3	megafon	jubel|lautsprecher
    1F4E4	postausgang	ablage
    1F4E5	posteingang	ablage
    1F4E6	paket	päckchen
    1F4E7	e-mail	brief|e-mail-symbol
    1F4E8	eingehender briefumschlag	e-mail|empfangen
    1F4E9	umschlag mit pfeil	e-mail|gesendet
    1F4EA	geschlossener briefkasten ohne post	briefkasten|geschlossen|keine e-mail|keine post|post
    1F4EB	geschlossener briefkasten mit post	briefkasten|e-mail|geschlossen|post
    1F4EC	offener briefkasten mit post	briefkasten|e-mail|offen|post
    1F4ED	offener briefkasten ohne post	briefkasten|keine e-mail|keine post|offen|post
    1F4EE	briefkasten	brief
    1F4EF	posthorn	brief|e-mail|post
    1F4F0	zeitung	nachrichten
    1F4F1	mobiltelefon	handy|smartphone
    1F4F2	mobiltelefon mit pfeil	anruf|mobiltelefon|pfeil
    1F4F3	vibrationsmodus	mobiltelefon|vibration
    1F4F4	mobiltelefon aus	ausschalten|handy aus|mobiltelefon
    1F4F5	mobiltelefone verboten	mobiltelefon|verbot
    1F4F6	balkenförmige signalstärkenanzeige	empfang|mobilfunksignal|mobiltelefon|signalstärke
    1F4F7	fotoapparat	fotos|kamera
    1F4F8	fotoapparat mit blitz	blitz|fotoapparat
    1F4F9	videokamera	videos
    1F4FA	fernseher	film|tv
    1F4FB	radio	musik
    1F4FC	videokassette	video
    1F4FD	filmprojektor	kino|unterhaltung
    1F4FF	gebetskette	gebet|kette|religion|rosenkranz
    1F500	zufallsmodus	gekreuzt|pfeile|verschlungene pfeile nach rechts
    1F501	wiederholen	im uhrzeigersinn|pfeile
    1F502	titel wiederholen	dasselbe wiederholen|im uhrzeigersinn|noch einmal|pfeile|wiederholen
    1F503	kreisförmige pfeile im uhrzeigersinn	im uhrzeigersinn|pfeile
    1F504	pfeile gegen den uhrzeigersinn	gegen den uhrzeigersinn|kreisförmige pfeile gegen den uhrzeigersinn|pfeile
    1F505	taste dimmen	dimmen|gedimmt|helligkeit|schwache helligkeit
    1F506	heller-taste	helligkeit|starke helligkeit
    1F507	durchgestrichener lautsprecher	stummgeschaltet
    1F508	lautsprecher mit geringer lautstärke	eingeschaltet
    1F509	lautsprecher mit mittlerer lautstärke	mittellaut
    1F50A	lautsprecher mit hoher lautstärke	laut
    1F50B	batterie	akku
    1F50C	netzstecker	stecker|stromstecker
    1F50D	lupe nach links	suche|vergrößerungsglas
    1F50E	lupe nach rechts	suche|vergrößerungsglas
    1F50F	schloss mit füller	datenschutz|privat|sicherheit
    1F510	schloss mit schlüssel	datenschutz|privat|sicherheit
    1F511	schlüssel	passwort
    1F512	geschlossenes schloss	datenschutz|geschlossen|schloss|sicherheit
    1F513	offenes schloss	nicht gesichert|offen|schloss
    1F514	glocke	ton eingeschaltet
    1F515	durchgestrichene glocke	ton ausgeschaltet
    1F516	lesezeichen	lesen
    1F517	linksymbol	kettenglieder|verknüpfungssymbol|zwei ringe
    1F518	optionsfeld	schaltfläche
    1F519	back-pfeil	links|pfeil|zurück
    1F51A	end-pfeil	links|pfeil
    1F51B	on!-pfeil	pfeil|rechts und links
    1F51C	soon-pfeil	pfeil|rechts
    1F51D	top-pfeil	pfeil nach oben
    1F51E	minderjährige verboten	erwachsene|mindestalter|nicht jugendfrei
    1F520	eingabesymbol lateinische großbuchstaben	großbuchstaben|lateinische großbuchstaben
    1F521	eingabesymbol lateinische kleinbuchstaben	kleinbuchstaben|lateinische kleinbuchstaben
    1F522	eingabesymbol zahlen	zahlen
    1F523	eingabesymbol sonderzeichen	sonderzeichen
    1F524	eingabesymbol lateinische buchstaben	buchstaben|lateinische buchstaben
    1F525	feuer	flamme|heiß
    1F526	taschenlampe	lampe|licht
    1F527	schraubenschlüssel	werkzeug
    1F528	hammer	werkzeug
    1F529	mutter und schraube	schraube
    1F52A	küchenmesser	messer
    1F52B	wasserpistole	pistole|revolver|waffe
    1F52C	mikroskop	labor
    1F52D	teleskop	
    1F52E	kristallkugel	wahrsager
    1F52F	hexagramm mit punkt	wahrsager
    1F530	japanisches anfänger-zeichen	anfänger|japanisches symbol
    1F531	dreizack	anker|triton
    1F532	schwarze quadratische schaltfläche	quadratisch|schaltfläche|schwarz
    1F533	weiße quadratische schaltfläche	quadratisch|schaltfläche|weiß
    1F534	roter punkt	ball|punkt|rot
    1F535	blauer punkt	ball|blau|punkt
    1F536	große orangefarbene raute	orangefarben|raute
    1F537	große blaue raute	blau|raute
    1F538	kleine orangefarbene raute	orangefarben|raute
    1F539	kleine blaue raute	blau|raute
    1F53A	rotes dreieck mit der spitze nach oben	aufwärts|dreieck|rot
    1F53B	rotes dreieck mit der spitze nach unten	abwärts|dreieck|rot
    1F53C	aufwärts-schaltfläche	aufwärts|nach oben|pfeil|schaltfläche
    1F53D	abwärts-schaltfläche	abwärts|nach unten|pfeil|schaltfläche
    1F549	om	hinduismus|religion
    1F54A	taube	fliegen|friede|frieden|vogel
    1F54B	kaaba	islam|moslem|muslim|religion
    1F54C	moschee	islam|moslem|muslim|religion
    1F54D	synagoge	jude|jüdisch|religion|tempel
    1F54E	menora	leuchter|religion
    1F550	1:00 uhr	01:00|1|13:00|punkt eins|uhr|ziffernblatt 1:00 uhr
    1F551	2:00 uhr	2|uhr|ziffernblatt 2:00 uhr
    1F552	3:00 uhr	3|uhr|ziffernblatt 3:00 uhr
    1F553	4:00 uhr	4|uhr|ziffernblatt 4:00 uhr
    1F554	5:00 uhr	05:00|17:00|5|punkt fünf|uhr|ziffernblatt 5:00 uhr
    1F555	6:00 uhr	6|uhr|ziffernblatt 6:00 uhr
    1F556	7:00 uhr	7|uhr|ziffernblatt 7:00 uhr
    1F557	8:00 uhr	8|uhr|ziffernblatt 8:00 uhr
    1F558	9:00 uhr	9|uhr|ziffernblatt 9:00 uhr
    1F559	10:00 uhr	10|uhr|ziffernblatt 10:00 uhr
    1F55A	11:00 uhr	11|uhr|ziffernblatt 11:00 uhr
    1F55B	ziffernblatt 12:00 uhr	0 uhr|12|12:00 uhr|mittag|mitternacht|uhr|zwölf uhr
    1F55C	1:30 uhr	halb zwei|uhr|ziffernblatt 1:30 uhr
    1F55D	2:30 uhr	halb drei|uhr|ziffernblatt 2:30 uhr
    1F55E	3:30 uhr	halb vier|uhr|ziffernblatt 3:30 uhr
    1F55F	4:30 uhr	04:30|16:30|halb fünf|uhr|ziffernblatt 4:30 uhr
    1F560	5:30 uhr	05:30|17:30|halb sechs|uhr|ziffernblatt 5:30 uhr
    1F561	6:30 uhr	halb sieben|uhr
    1F562	7:30 uhr	halb acht|uhr|ziffernblatt 7:30 uhr
    1F563	8:30 uhr	halb neun|uhr|ziffernblatt 8:30 uhr
    1F564	9:30 uhr	halb zehn|uhr|ziffernblatt 9:30 uhr
    1F565	10:30 uhr	halb elf|uhr|ziffernblatt 10:30 uhr
    1F566	11:30 uhr	halb zwölf|uhr|ziffernblatt 11:30 uhr
    1F567	12:30 uhr	00:30|12:30|halb eins|uhr|ziffernblatt 12:30 uhr
    1F56F	kerze	licht
    1F570	kaminuhr	uhr
    1F573	loch	schwarz
    1F574	schwebender mann im anzug	anzug|geschäftlich|mann
    1F575	detektiv(in)	spion
    1F576	sonnenbrille	augen|brille|dunkel
    1F577	spinne	insekt|tier
    1F578	spinnennetz	netz|spinne
    1F579	joystick	gaming|videospiel
    1F57A	tanzender mann	mann|tanzen
    1F587	verhakte büroklammern	büroklammer|büroklammern|verhakt
    1F58A	kugelschreiber	stift
    1F58B	füllhalter	füller|füllfederhalter
    1F58C	pinsel	kunst|malen
    1F58D	wachsmalstift	buntstift
    1F590	hand mit gespreizten fingern	5|finger|fünf|gespreizt|hand
    1F595	mittelfinger	finger|hand
    1F596	vulkanischer gruß	lebe lang und in frieden|spock|spreizen|star trek|vulkanisch
    1F5A4	schwarzes herz	böse|herz|schwarz
    1F5A5	desktopcomputer	bildschirm|desktop|monitor
    1F5A8	drucker	computer
    1F5B1	computermaus	computer
    1F5B2	trackball	computer
    1F5BC	gerahmtes bild	bild|gemälde|kunst|malen|rahmen|zeichnung
    1F5C2	karteireiter	büromaterial|karteikarten
    1F5C3	karteikasten	büromaterial
    1F5C4	aktenschrank	ablage|archiv
    1F5D1	papierkorb	
    1F5D2	notizblock	block
    1F5D3	spiralkalender	kalender
    1F5DC	schraubzwinge	werkzeug
    1F5DD	alter schlüssel	alt|schlüssel
    1F5DE	zusammengerollte zeitung	zeitung|zusammengerollt
    1F5E1	dolch	waffe
    1F5E3	sprechender kopf	gesicht|kopf|silhouette|sprechen|sprechend
    1F5E8	sprechblase links	dialog|reden|sprechen|unterhaltung
    1F5EF	sprechblase für wütende aussage rechts	sprechblase|wütend
    1F5F3	urne mit wahlzettel	urne|wahlzettel
    1F5FA	weltkarte	karte|welt
    1F5FB	fuji	berg
    1F5FC	tokyo tower	fernsehturm|tokio
    1F5FD	freiheitsstatue	amerika|freiheit
    1F5FE	umriss von japan	japan|karte
    1F5FF	statue	gesicht|maske|osterinsel
    1F600	grinsendes gesicht	gesicht|lol|lustig
    1F601	strahlendes gesicht mit lachenden augen	gesicht|lustig|zähne
    1F602	gesicht mit freudentränen	gesicht|lachen|tränen
    1F603	grinsendes gesicht mit großen augen	gesicht|lächeln|lol|lustig
    1F604	grinsendes gesicht mit lachenden augen	gesicht|lol|lustig
    1F605	grinsendes gesicht mit schweißtropfen	gesicht|lustig|schweiß|schwitzen
    1F606	grinsegesicht mit zugekniffenen augen	geschlossene augen|gesicht|grinsendes gesicht mit zusammengekniffenen augen|offener mund
    1F607	lächelndes gesicht mit heiligenschein	gesicht|heiligenschein|lächeln
    1F608	grinsendes gesicht mit hörnern	teufel
    1F609	zwinkerndes gesicht	gesicht|zwinkern
    1F60A	lächelndes gesicht mit lachenden augen	erröten|freude|gesicht|rote wangen
    1F60B	sich die lippen leckendes gesicht	gesicht|lecker|leckeres essen
    1F60C	erleichtertes gesicht	erleichtert|geschlossene augen|gesicht
    1F60D	lächelndes gesicht mit herzförmigen augen	gesicht|verliebt
    1F60E	lächelndes gesicht mit sonnenbrille	cool|gesicht|sonnenbrille
    1F60F	süffisant lächelndes gesicht	gesicht
    1F610	neutrales gesicht	gesicht|kein kommentar
    1F611	ausdrucksloses gesicht	gesicht|kein kommentar
    1F612	verstimmtes gesicht	gesicht|unglücklich
    1F613	bedrücktes gesicht mit schweiß	angstschweiß|bedrückt|gesicht
    1F614	nachdenkliches gesicht	gesicht|nachdenklich
    1F615	verwundertes gesicht	gesicht|verwundert
    1F616	verwirrtes gesicht	gesicht|verwirrt
    1F617	küssendes gesicht	gesicht|kuss
    1F618	kuss zuwerfendes gesicht	gesicht|kuss
    1F619	küssendes gesicht mit lächelnden augen	gesicht|kuss|lächelnde augen
    1F61A	küssendes gesicht mit geschlossenen augen	gesicht|rote wangen
    1F61B	gesicht mit herausgestreckter zunge	gesicht|herausgestreckte zunge
    1F61C	zwinkerndes gesicht mit herausgestreckter zunge	gesicht|herausgestreckte zunge|zwinkern
    1F61D	gesicht mit herausgestreckter zunge und zusammengekniffenen augen	gesicht|herausgestreckte zunge
    1F61E	enttäuschtes gesicht	gesicht|traurig
    1F61F	besorgtes gesicht	besorgt|gesicht
    1F620	verärgertes gesicht	gesicht|verärgert
    1F621	schmollendes gesicht	gesicht|rot|wütend
    1F622	weinendes gesicht	gesicht|träne|traurig
    1F623	entschlossenes gesicht	durchhalten|gesicht
    1F624	schnaubendes gesicht	erleichtert|gesicht|gewonnen
    1F625	trauriges aber erleichtertes gesicht	enttäuscht|erleichtert|gesicht|schweiß
    1F626	entsetztes gesicht	gesicht|offener mund|verwundert
    1F627	qualvolles gesicht	gesicht|leidend
    1F628	ängstliches gesicht	ängstlich|gesicht
    1F629	erschöpftes gesicht	erschöpft|gesicht|müde
    1F62A	schläfriges gesicht	gesicht|müde
    1F62B	müdes gesicht	gesicht|müde
    1F62C	grimassen schneidendes gesicht	gesicht|grimasse|zähne
    1F62D	heulendes gesicht	gesicht|tränen|traurig
    1F62E	gesicht mit offenem mund	erstaunt|gesicht|offener mund
    1F62F	verdutztes gesicht	erstaunt|gesicht|sprachlos
    1F630	besorgtes gesicht mit schweißtropfen	gesicht|kalter schweiß|offener mund
    1F631	vor angst schreiendes gesicht	angst|gesicht|schreien
    1F632	erstauntes gesicht	erstaunt|gesicht
    1F633	errötetes gesicht mit großen augen	errötetes gesicht|gesicht|rote wangen|überrascht
    1F634	schlafendes gesicht	gesicht|schlafen|schnarchen|zzz
    1F635	benommenes gesicht	benommen|gesicht
    1F636	gesicht ohne mund	gesicht|kein mund|sprachlos
    1F637	gesicht mit atemschutzmaske	arzt|gesicht|krankheit
    1F638	grinsende katze mit lachenden augen	gesicht|grinsendes katzengesicht mit lachenden augen|katze
    1F639	katze mit freudentränen	gesicht|katze|katzengesicht mit freudentränen|lachen|tränen
    1F63A	grinsende katze	gesicht|grinsendes katzengesicht|katze|lol|lustig
    1F63B	lachende katze mit herzen als augen	gesicht|katze|lachendes katzengesicht mit herzen als augen|verliebt
    1F63C	verwegen lächelnde katze	gesicht|ironisch|katze|verwegen lächelndes katzengesicht
    1F63D	küssende katze	gesicht|katze|küssendes katzengesicht|rote wangen
    1F63E	schmollende katze	gesicht|katze|schmollendes katzengesicht|verärgert
    1F63F	weinende katze	gesicht|katze|träne|traurig|weinendes katzengesicht
    1F640	erschöpfte katze	angst|erschöpftes katzengesicht|gesicht|katze|schreien
    1F641	betrübtes gesicht	gesicht|traurig
    1F642	leicht lächelndes gesicht	gesicht|lächeln|lächelnd
    1F643	umgekehrtes gesicht	auf dem kopf stehen|gesicht
    1F644	augen verdrehendes gesicht	augen verdrehen|gesicht
    1F645	person mit überkreuzten armen	verboten|x
    1F646	person mit händen auf dem kopf	alles in ordnung|o
    1F647	sich verbeugende person	entschuldigung|geste|verbeugen
    1F648	sich die augen zuhaltendes affengesicht	affe|nichts sehen|verboten
    1F649	sich die ohren zuhaltendes affengesicht	affe|nichts hören|verboten
    1F64A	sich den mund zuhaltendes affengesicht	affe|nichts sagen|verboten
    1F64B	person mit erhobenem arm	siegerpose
    1F64C	zwei erhobene handflächen	feiern
    1F64D	missmutige person	gesicht
    1F64E	schmollende person	schmollen
    1F64F	zusammengelegte handflächen	beten|betende hände|bitten|danken|gebet|grüßen
    1F680	rakete	weltraum
    1F681	hubschrauber	helikopter
    1F682	dampflokomotive	dampf|dampflok|fahrzeug|lokomotive|zug
    1F683	eisenbahnwagen	fahrzeug|wagen|waggon|zug
    1F684	hochgeschwindigkeitszug mit spitzer nase	shinkansen|tgv|zug
    1F685	hochgeschwindigkeitszug	japan|shinkansen|zug
    1F686	zug	eisenbahn
    1F687	u-bahn	metro
    1F688	s-bahn	zug
    1F689	bahnhof	zug
    1F68A	straßenbahn	tram
    1F68B	straßenbahnwagen	straßenbahn|tram|tramwagen
    1F68C	bus	fahrzeug
    1F68D	bus von vorne	bus
    1F68E	oberleitungsbus	trolleybus
    1F68F	bushaltestelle	bus|haltestelle
    1F690	kleinbus	bus
    1F691	krankenwagen	notfall
    1F692	feuerwehrauto	brand|löschfahrzeug
    1F693	polizeiwagen	polizei|streifenwagen
    1F694	polizeiwagen von vorne	polizei|streifenwagen
    1F695	taxi	auto|fahrzeug
    1F696	taxi von vorne	taxi
    1F697	auto	fahrzeug
    1F698	auto von vorne	auto|automobil|fahrzeug
    1F699	wohnmobil	verreisen
    1F69A	lieferwagen	lastwagen|lkw
    1F69B	sattelzug	lastwagen|lkw
    1F69C	traktor	landwirtschaft|trecker
    1F69D	einschienenbahn	bahn|magnetschwebebahn
    1F69E	bergbahn	bahn
    1F69F	schwebebahn	hängebahn
    1F6A0	bergschwebebahn	schwebebahn
    1F6A1	bergseilbahn	gondel|seilbahn
    1F6A2	schiff	dampfer|kreuzfahrtschiff
    1F6A3	person im ruderboot	boot
    1F6A4	schnellboot	boot
    1F6A5	horizontale verkehrsampel	ampel|verkehrsampel|vertikal
    1F6A6	vertikale verkehrsampel	ampel|horizontal|verkehrsampel
    1F6A7	baustellenabsperrung	baustelle|schild
    1F6A8	polizeilicht	polizei
    1F6A9	wimpel	dreiecksflagge|flagge|rot
    1F6AA	tür	eingang|geschlossen
    1F6AB	verboten	verbotszeichen
    1F6AC	zigarette	rauchen|rauchersymbol
    1F6AD	rauchverbot	rauchen verboten
    1F6AE	symbol „papierkorb“	müll|sauberkeit
    1F6AF	abfall verboten	müll|verboten
    1F6B0	trinkwasser	wasser
    1F6B1	kein trinkwasser	verboten|wasser
    1F6B2	fahrrad	rad
    1F6B3	fahrräder verboten	radfahren verboten
    1F6B4	radfahrer(in)	radfahren|radfahrer
    1F6B5	mountainbiker(in)	radfahren
    1F6B6	fußgänger(in)	gehen|gehend|wandern
    1F6B7	fußgänger verboten	verboten
    1F6B8	kinder überqueren die straße	kinder|vorsicht
    1F6B9	herren	herrentoilette
    1F6BA	damen	damentoilette
    1F6BB	toiletten	toilette|wc
    1F6BC	symbol „baby“	wickelraum
    1F6BD	toilette	wc
    1F6BE	wc	toilette
    1F6BF	dusche	
    1F6C0	badende person	bad|badewanne|badezimmer
    1F6C1	badewanne	bad|badezimmer
    1F6C2	passkontrolle	pass
    1F6C3	zollkontrolle	zoll
    1F6C4	gepäckausgabe	gepäck
    1F6C5	gepäckaufbewahrung	gepäck|schließfach
    1F6CB	sofa und lampe	lampe|sofa
    1F6CC	im bett liegende person	bett|schlafen
    1F6CD	einkaufstüten	einkaufen|shoppen|shopping
    1F6CE	rezeptionsklingel	klingel
    1F6CF	bett	hotel|schlafen|übernachtung
    1F6D0	religiöse stätte	religion
    1F6D1	stoppschild	achteckig|schild|stopp
    1F6D2	einkaufswagen	einkaufen
    1F6D5	hindutempel	hindu|tempel
    1F6D6	hütte	haus|jurte|rundhaus
    1F6D7	fahrstuhl	aufzug|lift
    1F6DD	spielplatzrutsche	rutsche|spielen|spielplatz|vergnügungspark
    1F6DE	autorad	drehen|rad|reifen|rotieren
    1F6DF	rettungsring	leben retten|retten|schwimmring|sicherheit
    1F6E0	hammer und schraubenschlüssel	hammer|schraubenschlüssel|werkzeug
    1F6E1	schutzschild	schild
    1F6E2	ölfass	fass|öl
    1F6E3	autobahn	schnellstraße
    1F6E4	bahngleis	schienen
    1F6E5	motorboot	boot|schiff
    1F6E9	kleines flugzeug	flugzeug|klein
    1F6EB	abflug	flugzeug|start|start eines flugzeugs
    1F6EC	landung eines flugzeugs	flugzeug|landung
    1F6F0	satellit	weltraum
    1F6F3	passagierschiff	schiff|seereise
    1F6F4	tretroller	
    1F6F5	motorroller	roller|vespa
    1F6F6	kanu	boot|wassersport
    1F6F7	schlitten	rodel
    1F6F8	fliegende untertasse	ufo
    1F6F9	skateboard	skateboard fahren
    1F6FA	autorikscha	tuk-tuk
    1F6FB	pick-up	laster|lieferwagen
    1F6FC	rollschuh	rollen|schuh
    1F7E0	oranger punkt	orange|punkt
    1F7E1	gelber punkt	gelb|punkt
    1F7E2	grüner punkt	grün|punkt
    1F7E3	lila punkt	lila|punkt
    1F7E4	brauner punkt	braun|punkt
    1F7E5	rotes quadrat	quadrat|rot
    1F7E6	blaues quadrat	blau|quadrat
    1F7E7	oranges quadrat	orange|quadrat
    1F7E8	gelbes quadrat	gelb|quadrat
    1F7E9	grünes quadrat	grün|quadrat
    1F7EA	lila quadrat	lila|quadrat
    1F7EB	braunes quadrat	braun|quadrat
    1F7F0	gleichheitszeichen extrafett	gleich|gleichheit|mathematik
    1F90C	zusammengedrückte finger	bündelhand|geht’s noch?|handgeste|was soll das?|was willst du?|zusammengelegte fingerspitzen
    1F90D	weißes herz	herz|weiß
    1F90E	braunes herz	braun|herz
    1F90F	wenig-geste	klein|kleine menge|kleiner betrag|unbedeutend|wenig
    1F910	gesicht mit reißverschlussmund	gesicht|mund|reißverschluss
    1F911	gesicht mit dollarzeichen	geld|gesicht|zunge
    1F912	gesicht mit fieberthermometer	fieberthermometer|gesicht|krank
    1F913	strebergesicht	gesicht|nerd
    1F914	nachdenkendes gesicht	gesicht|nachdenken|nachdenklich
    1F915	gesicht mit kopfverband	gesicht|schmerzen|verband|verletzung
    1F916	roboter	gesicht|monster|roboterkopf
    1F917	gesicht mit umarmenden händen	gesicht|umarmen|umarmung
    1F918	teufelsgruß	finger|hand|hörner|rock|teufel
    1F919	ruf-mich-an-handzeichen	anrufen|hand
    1F91A	erhobene hand von hinten	erhoben|erhobener handrücken|hand
    1F91B	faust nach links	faust|nach links
    1F91C	faust nach rechts	faust|nach rechts
    1F91D	handschlag	hände|händeschütteln|vereinbarung
    1F91E	hand mit gekreuzten fingern	finger|gekreuzt|hand
    1F91F	ich-liebe-dich-geste	hand|ich liebe dich
    1F920	gesicht mit cowboyhut	cowboy|gesicht|hut
    1F921	clown-gesicht	clown|gesicht
    1F922	würgendes gesicht	erbrechen|gesicht|übelkeit
    1F923	sich vor lachen auf dem boden wälzen	gesicht|lachen
    1F924	sabberndes gesicht	gesicht|sabbern
    1F925	lügendes gesicht	gesicht|lüge|pinocchio-nase
    1F926	sich an den kopf fassende person	frustriert|genervt|gesicht
    1F927	niesendes gesicht	gesicht|niesen
    1F928	gesicht mit hochgezogenen augenbrauen	argwöhnisch|skeptisch
    1F929	überwältigt	augen|gesicht|grinsen|stern
    1F92A	irres gesicht	auge|groß|klein
    1F92B	ermahnendes gesicht	leise|pst
    1F92C	gesicht mit symbolen über dem mund	fluchen
    1F92D	verlegen kicherndes gesicht	huch
    1F92E	kotzendes gesicht	kotzen|krank
    1F92F	explodierender kopf	entsetzt|geschockt
    1F930	schwangere frau	frau|schwanger
    1F931	stillen	baby|brust
    1F932	handflächen nach oben	beten
    1F933	selfie	smartphone
    1F934	prinz	
    1F935	person im smoking	bräutigam|person|smoking
    1F936	weihnachtsfrau	weihnachten
    1F937	schulterzuckende person	egal|gleichgültig|keine ahnung|zweifel
    1F938	rad schlagende person	bodenturnen|person|radschlag
    1F939	jongleur(in)	geschickt|jonglieren|multitasking
    1F93A	fechter(in)	fechten|fechter|schwert|sport
    1F93C	ringer(in)	ringer|ringkampf|wrestling
    1F93D	wasserballspieler(in)	sport|wasser|wasserball
    1F93E	handballspieler(in)	handball|sport
    1F93F	tauchmaske	schnorcheln|sporttauchen|tauchen
    1F940	welke blume	blume|verwelkt
    1F941	trommel	trommelstöcke
    1F942	sektgläser	anstoßen|feiern|getränk|sekt
    1F943	trinkglas	bar|whiskey
    1F944	löffel	besteck
    1F945	tor	sport
    1F947	goldmedaille	erster|medaille 1. platz
    1F948	silbermedaille	medaille 2. platz|zweiter
    1F949	bronzemedaille	dritter|medaille 3. platz
    1F94A	boxhandschuh	boxen|handschuh|sport
    1F94B	kampfsportanzug	judo|kampfkunst|kampfsport|karate|taekwondo
    1F94C	curlingstein	spiel|stein
    1F94D	lacrosse	ball|schläger|stock
    1F94E	softball	ball|handschuh
    1F94F	frisbee	ultimate
    1F950	croissant	französisch|frühstück|frühstückshörnchen
    1F951	avocado	frucht
    1F952	gurke	essen|gemüse
    1F953	bacon	essen|frühstücksspeck|speck
    1F954	kartoffel	essen
    1F955	karotte	gemüse|möhre|mohrrübe
    1F956	baguette	französisch|frühstück
    1F957	salat	essen
    1F958	pfannengericht	essen|paella|reispfanne
    1F959	döner	döner kebab|falafel|wrap
    1F95A	ei	frühstück|frühstücksei
    1F95B	glas milch	getränk|glas|milch
    1F95C	erdnuss	essen
    1F95D	kiwi	frucht|obst
    1F95E	pfannkuchen	eierpfannkuchen|essen
    1F95F	teigtasche	chinesische teigtasche|empanada|gyōza|jiaozi|pierogi
    1F960	glückskeks	prophezeiung
    1F961	takeaway-schachtel	takeaway-box
    1F962	essstäbchen	hashi|stäbchen
    1F963	schüssel mit löffel	cerealien|frühstück|reisbrei
    1F964	becher mit strohhalm	saft|selters
    1F965	kokosnuss	palme|piña colada
    1F966	brokkoli	gemüsekohl
    1F967	kuchen	füllung|gebäck
    1F968	brezel	gedreht
    1F969	fleischstück	kotelett|lammkotelett|schweinekotelett|steak
    1F96A	sandwich	brot
    1F96B	konserve	dose
    1F96C	blattgemüse	gemüse|grünzeug|kohl|salat|spinat
    1F96D	mango	frucht|früchte|tropisch
    1F96E	mondkuchen	festival|herbst|yuebing
    1F96F	bagel	bäckerei|backwaren|frühstück
    1F970	lächelndes gesicht mit herzen	anhimmeln|verknallt|verliebt
    1F971	gähnendes gesicht	gähnen|gelangweilt|müde
    1F972	lachendes gesicht mit träne	berührt|dankbar|erleichtert|lächelnd|stolz|träne
    1F973	partygesicht	feiern|party
    1F974	schwindeliges gesicht	angetrunken|beschwipst|betrunken
    1F975	schwitzendes gesicht	erhitzt|fieber|heiß|hitzschlag|schwitzen
    1F976	frierendes gesicht	eiszapfen|frieren|frostbeule|kalt
    1F977	ninja	ausdauer|kämpfer|vermummt
    1F978	verkleidet	brille mit nase|inkognito|verkleidetes gesicht|verkleidung
    1F979	gesicht, das tränen zurückhält	aufgebracht|erbost|gesicht|tränen zurückhalten|traurig|weinen|zurückhalten
    1F97A	bettelndes gesicht	betteln|gnade|welpenaugen
    1F97B	sari	kleid|kleidung
    1F97C	laborkittel	doktor|experiment|wissenschaftler
    1F97D	schutzbrille	augenschutz|schweißen|schwimmen
    1F97E	wanderstiefel	camping|wandern|wanderung
    1F97F	flacher schuh	ballet-pumps|slipper
    1F980	krebs	sternzeichen|tierkreis
    1F981	löwe	gesicht|löwengesicht|sternzeichen|tierkreis
    1F982	skorpion	sternzeichen|tierkreis
    1F983	truthahn	geflügel
    1F984	einhorn	einhorngesicht|gesicht
    1F985	adler	vogel
    1F986	ente	vogel
    1F987	fledermaus	tier|vampir
    1F988	hai	haifisch
    1F989	eule	vogel|weise
    1F98A	fuchs	fuchsgesicht|gesicht|tier
    1F98B	schmetterling	schön
    1F98C	hirsch	gesicht|tier
    1F98D	gorilla	affe|gesicht|tier
    1F98E	eidechse	reptil
    1F98F	nashorn	rhinozeros|tier
    1F990	garnele	gourmet|krustentier
    1F991	tintenfisch	kalmar
    1F992	giraffe	flecken
    1F993	zebra	streifen
    1F994	igel	stachelig
    1F995	sauropode	brachiosaurus|brontosaurus|dino|dinosaurier|diplodocus|saurier
    1F996	t-rex	dino|dinosaurier|saurier|tyrannosaurus rex
    1F997	grille	heuschrecke
    1F998	känguru	australien|hüpfen
    1F999	lama	alpaca|wolle
    1F99A	pfau	stolz|stolzieren|vogel
    1F99B	nilpferd	hippo
    1F99C	papagei	pirat|vogel|wiederholen
    1F99D	waschbär	neugierig
    1F99E	hummer	meeresfrüchte
    1F99F	mücke	fieber|insekt|malaria|moskito
    1F9A0	mikrobe	amöbe|bakterie|einzeller
    1F9A1	dachs	dachse
    1F9A2	schwan	hässliches entlein|vogel
    1F9A3	mammut	aussterben|groß|stoßzahn|wollig
    1F9A4	dodo	aussterben|groß|mauritius
    1F9A5	faultier	faul|langsam
    1F9A6	otter	fischen|verspielt
    1F9A7	orang-utan	affe
    1F9A8	stinktier	skunk|stinken
    1F9A9	flamingo	bunt|farbenfroh|tropen|tropisch
    1F9AA	auster	perle|tauchen
    1F9AB	biber	damm
    1F9AC	bison	büffel|herde|wisent
    1F9AD	seehund	seelöwe
    1F9AE	blindenhund	barrierefreiheit|blind|sehbehindert
    1F9AF	blindenstock	barrierefreiheit|blind
    1F9B4	knochen	skelett
    1F9B5	bein	treten|tritt
    1F9B6	fuß	stampfen|treten
    1F9B7	zahn	zahn ziehen|zahnarzt|zahnärztin
    1F9B8	superheld(in)	comic|gut|held|superheld|superheldin|superkraft|übermensch
    1F9B9	bösewicht	böse
    1F9BA	sicherheitsweste	notfall|sicherheit|weste
    1F9BB	ohr mit hörgerät	barrierefreiheit|gehörlos|hörgerät|hörhilfe|taub
    1F9BC	elektrischer rollstuhl	barrierefreiheit
    1F9BD	manueller rollstuhl	barrierefreiheit
    1F9BE	armprothese	barrierefreiheit|prothese
    1F9BF	beinprothese	barrierefreiheit|prothese
    1F9C0	käsestück	käse
    1F9C1	cupcake	gebäck|konditorei|muffin|süß
    1F9C2	salz	geschmack|salzstreuer
    1F9C3	trinkpäckchen	getränk|saftpackung
    1F9C4	knoblauch	geschmack
    1F9C5	zwiebel	geschmack
    1F9C6	falafel	bällchen|kichererbsen
    1F9C7	waffel	waffel mit butter
    1F9C8	butter	milchprodukt
    1F9C9	mate-tee	getränk
    1F9CA	eiswürfel	eisberg|kalt
    1F9CB	bubble tea	blase|milch|perle|tee
    1F9CC	troll	fantasy|kobold|märchen|monster|ungeheuer
    1F9CD	stehende person	stand|stehen
    1F9CE	kniende person	knien|kniend
    1F9CF	gehörlose person	barrierefreiheit|gehörlos|hören|ohr|taub
    1F9D0	gesicht mit monokel	monokel
    1F9D1	person	erwachsene person|geschlechtsneutral|mensch|ohne eindeutiges geschlecht
    1F9D2	kind	geschlechtsneutral|jung
    1F9D3	ältere person	alt|älterer mensch|erwachsene person|geschlechtsneutral|ohne eindeutiges geschlecht
    1F9D4	person: bart	bart|person|person mit bart
    1F9D5	frau mit kopftuch	hidschab|kopftuch|mantilla|tichel
    1F9D6	person in dampfsauna	dampfsauna|sauna
    1F9D7	bergsteiger(in)	bergsteiger
    1F9D8	person im lotossitz	meditation|yoga
    1F9D9	magier(in)	hexe|hexenmeister|zauberer|zauberin
    1F9DA	märchenfee	oberon|puck|titania
    1F9DB	vampir	dracula|untoter
    1F9DC	wassermensch	meerjungfrau|wasserfrau|wassermann
    1F9DD	elf(e)	elbe|elben|elbin|magisch
    1F9DE	flaschengeist	dschinn
    1F9DF	zombie	untoter|wandelnder toter
    1F9E0	gehirn	intelligent
    1F9E1	oranges herz	orange
    1F9E2	baseballmütze	baseballkappe|schirmkappe
    1F9E3	schal	hals
    1F9E4	handschuhe	hand
    1F9E5	mantel	jacke
    1F9E6	socken	strümpfe
    1F9E7	roter umschlag	geld|geschenk|glück|hongbao
    1F9E8	feuerwerkskörper	dynamit|explosiv|feuerwerk|knaller
    1F9E9	puzzleteil	puzzle|puzzlestück
    1F9EA	reagenzglas	chemie|experiment|labor|versuche
    1F9EB	petrischale	bakterien|bakterienkultur|biologie
    1F9EC	dna	biologie|evolution|genetik|leben
    1F9ED	kompass	himmelsrichtung|magnetisch|navigation|orientierung|windrose
    1F9EE	abakus	abaki|abakusse|rechenhilfe|rechenschieber
    1F9EF	feuerlöscher	feuer|löschen
    1F9F0	werkzeugkasten	mechaniker|werkzeug
    1F9F1	ziegelstein	klinker|mauerwerk|wand|ziegel
    1F9F2	magnet	anziehungskraft|magnetisch
    1F9F3	gepäck	ballast|koffer|reise
    1F9F4	creme	feuchtigkeitscreme|körpercreme|shampoo|sonnencreme
    1F9F5	faden	nadel|nähen|zwirn
    1F9F6	wollknäuel	häkeln|stricken|wolle
    1F9F7	sicherheitsnadel	punk|windel
    1F9F8	teddybär	kuscheltier|plüschteddy|plüschtier|spielzeug
    1F9F9	besen	fegen|hexe|kehren
    1F9FA	korb	picknick|wäsche
    1F9FB	küchenrolle	klopapier|papiertücher|toilettenpapier
    1F9FC	seife	baden|säubern|seifenschale
    1F9FD	schwamm	absorbieren|aufsaugen|porös
    1F9FE	beleg	belege|buchhaltung|rechnung|rechnungslegung
    1F9FF	nazar-amulett	glücksbringer|nazar|talisman
    1FA70	ballettschuhe	ballett|tanz
    1FA71	einteiliger badeanzug	badeanzug
    1FA72	slip	badeanzug|einteiler|unterwäsche
    1FA73	shorts	badebekleidung|boxershorts|schwimmshorts
    1FA74	zehensandale	zehensandalen
    1FA78	blutstropfen	blutspende|medizin|menstruation
    1FA79	heftpflaster	pflaster
    1FA7A	stethoskop	arzt|herz|medizin
    1FA7B	röntgenbild	knochen|medizin|radiologie|röntgen|skelett
    1FA7C	krücke	behinderung|gehhilfe|gehstütze|schmerzen|stock
    1FA80	jo-jo	spielzeug
    1FA81	drachen	fliegen|steigen
    1FA82	fallschirm	fallschirmspringen|paragliding|skydiving
    1FA83	bumerang	australien|boomerang
    1FA84	zauberstab	hexe|hexer|zauberei|zauberer|zauberin
    1FA85	piñata	feier|party
    1FA86	matroschka	matrioschka|puppe|russland
    1FA90	ringplanet	saturn
    1FA91	stuhl	sitzen
    1FA92	rasierer	rasieren|scharf
    1FA93	axt	beil|hacken|holz|spalten
    1FA94	öllampe	diya|lampe|öl
    1FA95	banjo	musik|streichinstrument
    1FA96	militärhelm	helm|kämpfer|kämpferin|militär|soldat|soldatin
    1FA97	akkordeon	akkordeons|concertina|quetschkommode|quetschkommoden|ziehharmonika|ziehharmonikas
    1FA98	afrikanische trommel	conga|rhythmus
    1FA99	münze	geld|gold|metall|schatz|silber
    1FA9A	handsäge	holz|säge|tischler|werkzeug
    1FA9B	schraubenzieher	schraube|schraubendreher|werkzeug
    1FA9C	leiter	klettern|sprosse|stufe
    1FA9D	haken	angelhaken
    1FA9E	spiegel	reflexion|spiegelbild
    1FA9F	fenster	aussicht|durchsichtig|frische luft|öffnung|rahmen
    1FAA0	saugglocke	saugglocken|toilette|verstopft
    1FAA1	nähnadel	nadel|nähen|nähte|schneidern|stiche|sticken
    1FAA2	knoten	binden|schnur|seil|zusammendrehen
    1FAA3	eimer	behälter|bottich|kübel
    1FAA4	mausefalle	falle|mäusefalle
    1FAA5	zahnbürste	badezimmer|bürste|sauber|zähne|zahnhygiene
    1FAA6	grabstein	friedhof|grab
    1FAA7	protestschild	demonstration|mahnwache|plakat|protest|schild
    1FAA8	felsen	stein
    1FAA9	discokugel	disco|lichtreflexe|party|spiegelkugel|tanzen
    1FAAA	ausweis	führerschein|personalausweis|plakette
    1FAAB	schwache batterie	akku|batterie|elektronik|niedriger akkustand|schwacher akku
    1FAAC	hamsa	amulett|fatima|glückssymbol|hand|maria|miriam|schutz
    1FAB0	fliege	krankheit|made|plage|verwesen
    1FAB1	wurm	parasit|regenwurm|ringelwurm
    1FAB2	käfer	insekt
    1FAB3	kakerlake	insekt|schabe
    1FAB4	topfpflanze	haus|langweilig|nutzlos|pflanze|pflegen|wachsen
    1FAB5	holz	feuerholz|holzscheite
    1FAB6	feder	federn|fliegen|leicht
    1FAB7	lotusblüte	blume|buddhismus|hinduismus|indien|reinheit|vietnam
    1FAB8	koralle	korallenriff|ozean|riff
    1FAB9	leeres nest	nest|nestbau|nisten|vogelnest
    1FABA	nest mit eiern	nest|nestbau|nisten|vogelnest
    1FAC0	herz (organ)	herz|herzschlag|mitte|organ|puls|pulsieren
    1FAC1	lunge	atem|atmen|ausatmen|einatmen|lungenflügel|organ
    1FAC2	sich umarmende personen	danke|hallo|tschüss|umarmung
    1FAC3	schwangerer mann	aufgebläht|bauch|dick|schwanger
    1FAC4	schwangere person	aufgebläht|bauch|dick|schwanger
    1FAC5	person mit krone	adelig|königlich|königliche hoheit|monarch|monarchin
    1FAD0	blaubeeren	beere|blau|blaubeere|heidelbeere
    1FAD1	paprika	gemüse|gemüsepaprika
    1FAD2	olive	lebensmittel
    1FAD3	fladenbrot	arepa|lavasch|naan|pita
    1FAD4	tamale	eingewickelt|mexikanisch
    1FAD5	fondue	geschmolzen|käse|schokolade|schweizerisch|topf
    1FAD6	teekanne	kanne|tee|trinken
    1FAD7	flüssigkeit ausgießen	ausgießen|getränk|gießen|glas|leer|trinken|verschütten
    1FAD8	bohnen	bohne|essen|hülsenfrucht|kidney-bohne|lebensmittel
    1FAD9	einmachglas	einweckglas|gewürzglas|leer|marmeladeglas
    1FAE0	schmelzendes gesicht	auflösen|flüssig|gesicht|schmelzen|verschwinden
    1FAE1	grüßendes gesicht	aye, aye|gesicht|jawohl|militär|ok|respekt|salutieren
    1FAE2	gesicht mit offenen augen und hand über dem mund	erschrecken|erstaunen|furcht|gesicht|überraschung|unglauben|verlegenheit
    1FAE3	gesicht mit durch die finger linsendem auge	gebannt|gesicht|linsen|spähen|starren
    1FAE4	gesicht mit schrägem mund	enttäuscht|gesicht|langweilig|na ja|skeptisch|unsicher
    1FAE5	gesicht mit gestrichelter linie	depressiv|gesicht|introvertiert|unsichtbar|verschwinden|verstecken
    1FAE6	auf lippe beißen	angst|ängstlich|besorgt|flirtend|nervös|unbehaglich
    1FAE7	blasen	reinigen|seife|seifenblasen|unter wasser|wasserblasen
    1FAF0	hand mit gekreuztem zeigefinger und daumen	fingerherz|geld|handgeste|teuer
    1FAF1	nach rechts weisende hand	hand|nach rechts weisend|rechts
    1FAF2	nach links weisende hand	hand|links|nach links weisend
    1FAF3	hand mit handfläche nach unten	abweisen|handgeste|hau ab|scheuchen|von sich weisen|wegscheuchen|wegschicken
    1FAF4	hand mit handfläche nach oben	anbieten|bieten|darbieten|einladen|handgeste|kommen|locken
    1FAF5	auf betrachter zeigender zeigefinger	du|handgeste|mit finger zeigen|sie|zeigen
    1FAF6	hände, die herz bilden	hände|händeherz|handgeste|herz|liebe
    """
}
