// Made by Tools/gen-emoji from CLDR's annotations (Unicode, Inc.; see
// docs/glyphs.md for the notice); not to be edited.
// swift-format-ignore-file

extension EmojiTable {
  static let italian: StaticString = """
    A9	copyright	
    AE	marchio registrato	marchio registrato cerchiato
    203C	doppio punto esclamativo	esclamazione|punteggiatura|punto esclamativo
    2049	punto esclamativo e interrogativo	punteggiatura|punto esclamativo|punto interrogativo
    2122	marchio	marchio commerciale|marchio di fabbrica|marchio registrato|tm|trademark
    2139	punto informazioni	i|informazioni
    2194	freccia sinistra-destra	destra|doppia direzione|freccia|larghezza
    2195	freccia su-giù	altezza|doppia direzione|freccia
    2196	freccia in alto a sinistra	direzione|freccia|nord-ovest|punto intercardinale
    2197	freccia rivolta verso destra che punta in alto	direzione|freccia|freccia in alto a destra|nord-est|punto intercardinale
    2198	freccia in basso a destra	direzione|freccia|punto intercardinale|sud-est
    2199	freccia in basso a sinistra	direzione|freccia|punto intercardinale|sud-ovest
    21A9	freccia curva a sinistra	curva|freccia|verso sinistra
    21AA	freccia curva a destra	curva|freccia|verso destra
    231A	orologio	orologio da polso|tempo
    231B	clessidra	sabbia
    2328	tastiera	computer|tasti|tastiera senza fili
    23CF	pulsante di espulsione	espulsione|pulsante
    23E9	pulsante di avanzamento rapido	avanzamento rapido|destra|doppia freccia a destra|freccia
    23EA	pulsante di riavvolgimento rapido	doppia freccia a sinistra|freccia|riavvolgimento rapido|sinistra
    23EB	pulsante doppia freccia in alto	alto|doppia freccia in alto|freccia
    23EC	doppia freccia in basso	basso|freccia
    23ED	traccia successiva	freccia|prossima traccia|pulsante
    23EE	pulsante traccia precedente	freccia|pulsante|traccia precedente
    23EF	pulsante riproduci/pausa	destra|freccia|play e pausa|play o pausa|triangolo
    23F0	sveglia	suono|svegliarsi
    23F1	cronometro	cronometrare|gara|prendere il tempo
    23F2	timer	orologio
    23F3	clessidra che scorre	clessidra|sabbia
    23F8	pulsante pausa	mettere in pausa|pausa|pulsante
    23F9	pulsante stop	pulsante|quadrato|stop
    23FA	pulsante di registrazione	cerchio|pulsante|registrazione
    24C2	pulsante m cerchiata	m azzurra|metro|simbolo m
    25AA	quadrato nero piccolo	geometria|quadrato
    25AB	quadrato bianco piccolo	geometria|quadrato
    25B6	pulsante di riproduzione	freccia|play|pulsante play|riproduzione|triangolo
    25C0	pulsante di riavvolgimento	pulsante|pulsante riavvolgimento|sinistra|triangolo
    25FB	quadrato bianco medio	geometria|quadrato
    25FC	quadrato nero medio	geometria|quadrato
    25FD	quadrato bianco medio-piccolo	geometria|quadrato
    25FE	quadrato nero medio-piccolo	geometria|quadrato
    2600	sole	calore|luce|raggi|splendente
    2601	nuvola	meteo
    2602	ombrello	meteo|pioggia
    2603	pupazzo di neve	freddo|inverno|neve|pupazzo|pupazzo innevato
    2604	cometa	spazio|stella cometa
    260E	telefono fisso	telefono di casa
    2611	riquadro con spunta	grigio|riquadro|spunta
    2614	ombrello con gocce di pioggia	gocce d’acqua|meteo|ombrello|ombrello bagnato|pioggia
    2615	bevanda calda	bevanda|caffè|fumante|tè caldo
    2618	trifoglio	foglia|irlanda
    261D	indice verso l’alto	dito|dito verso l’alto|indicare|tu
    2620	teschio con ossa incrociate	letale|morte|pericolo|teschio
    2622	simbolo della radioattività	radioattività|radioattivo|rifiuti tossici|scorie
    2623	simbolo del rischio biologico	biorischio|pericolo|rischio biologico|sostanze pericolose
    2626	croce ortodossa	cristianesimo|croce|ortodossi|religione
    262A	mezzaluna e stella	islamismo|mezzaluna|religione|stella
    262E	simbolo della pace	pace|pace e amore|peace and love
    262F	yin e yang	confucianesimo|simbolo|taoismo
    2638	ruota del dharma	buddhismo|dharmacakra|religione buddhista|ruota a otto raggi
    2639	faccina imbronciata	corrucciato|faccina|imbronciato|mettere il muso
    263A	faccina sorridente	delineata|faccina|rilassata|sorridente
    2640	simbolo genere femminile	donna|femmina|simbolo di femmina
    2642	simbolo genere maschile	maschio|simbolo di maschio|uomo
    2648	segno zodiacale dell’ariete	ariete|zodiaco
    2649	segno zodiacale del toro	toro|zodiaco
    264A	segno zodiacale dei gemelli	gemelli|zodiaco
    264B	segno zodiacale del cancro	cancro|zodiaco
    264C	segno zodiacale del leone	leone|zodiaco
    264D	segno zodiacale della vergine	vergine|zodiaco
    264E	segno zodiacale della bilancia	bilancia|zodiaco
    264F	segno zodiacale dello scorpione	scorpione|zodiaco
    2650	segno zodiacale del saggitario	sagittario|zodiaco
    2651	segno zodiacale del capricorno	capricorno|zodiaco
    2652	segno zodiacale dell’acquario	acquario|zodiaco
    2653	segno zodiacale dei pesci	pesci|zodiaco
    265F	pedina degli scacchi	pedina|sacrificabile|scacchi|scacco matto
    2660	picche	carte|seme
    2663	fiori	carte|seme
    2665	cuori	carte|seme
    2666	quadri	carte|seme
    2668	sorgenti termali	acqua sorgente|acqua termale|terme
    267B	simbolo del riciclaggio	raccolta differenziata|riciclaggio|riciclare|riciclo|simbolo
    267E	simbolo dell’infinito	eternità|illimitato|per sempre|universale
    267F	simbolo della disabilità	accesso|accesso sedia a rotelle|sedia a rotelle|simbolo|simbolo sedia a rotelle
    2692	piccone e martello	attrezzi|lavori manuali|manodopera|utensili
    2693	ancora	simbolo
    2694	spade incrociate	armi|combattimento|duello
    2695	simbolo della medicina	bastone di esculapio|medicina
    2696	bilancia a doppio piatto	bilancia|pesare|piatti della bilancia
    2697	alambicco	chimica|esperimento|strumento
    2699	ingranaggio	componente|meccanismo|ruota dentata
    269B	simbolo dell’atomo	ateismo|atomo
    269C	giglio araldico	fiore|giglio|simbolo|stemma
    26A0	simbolo di avviso	attenzione|pericolo
    26A1	alta tensione	alta|pericolo|simbolo|tensione
    26A7	simbolo transgender	transgender
    26AA	cerchio bianco	bianco|cerchio|geometria
    26AB	cerchio nero	cerchio|geometria|nero
    26B0	bara	funerale|morte|sepoltura
    26B1	urna funeraria	ceneri|funerale|morte|sepoltura|urna cineraria
    26BD	pallone da calcio	calcio|pallone
    26BE	palla da baseball	baseball|guantone
    26C4	pupazzo di neve senza neve	neve|pupazzo|pupazzo di neve
    26C5	sole coperto	nuvola|sole|sole con nuvole
    26C8	temporale	fulmini|meteo|nuvole|pioggia
    26CE	segno zodiacale dell’ofiuco	ofiuco|zodiaco
    26CF	piccone	attrezzo|miniera|picconare|scavare
    26D1	elmetto con croce bianca	bianca|croce|elmetto
    26D3	catene	imprigionare|incatenare
    26D4	segnale di divieto di accesso	accesso|divieto|divieto di accesso|simbolo
    26E9	santuario shintoista	jinja|religione
    26EA	chiesa	edificio
    26F0	montagna	cima
    26F1	ombrellone	meteo|sole|spiaggia|vacanza
    26F2	fontana	acqua che scorre
    26F3	bandiera in buca	bandiera golf|buca|golf
    26F4	traghetto	barca|traversata
    26F5	barca a vela	barca|località balneare|vela|yacht
    26F7	sciatore	neve|sci|settimana bianca|sport
    26F8	pattinaggio su ghiaccio	ghiaccio|pattinaggio artistico|pattini|sport
    26F9	persona che fa rimbalzare una palla	basket|campo|giocatore|palla
    26FA	tenda	campeggio
    26FD	stazione di servizio	benzina|carburante|pompa di benzina|stazione
    2702	forbici	strumento|tagliare
    2705	pulsante segno di spunta	baffo|segno di spunta
    2708	aeroplano	velivolo
    2709	busta	email|lettera|posta|ricevere posta
    270A	pugno	alzato|sasso
    270B	mano alzata	alzata|carta|mano
    270C	vittoria	forbice|mano|segno di vittoria|yeah
    270D	mano che scrive	scrivere|scrivere a mano
    270F	matita	matita con gomma|scrivere|scrivere a matita
    2712	pennino	calamaio|inchiostro
    2714	segno di spunta	baffo|spunta
    2716	moltiplicazione	cancellare|segno moltiplicazione|segno per|x
    271D	croce latina	cristianesimo|croce|religione
    2721	stella di david	david|ebraismo|ebreo|simbolo ebraico
    2728	stelline	scintille|stelle
    2733	asterisco	*|otto punte
    2734	stella stilizzata	asterisco
    2744	fiocco di neve	freddo|ghiaccio|inverno|neve
    2747	scintilla stilizzata	scintilla
    274C	croce	x
    274E	croce con quadrato	x con quadrato
    2753	punto interrogativo rosso	domanda|punto di domanda pieno
    2754	punto interrogativo bianco	domanda|punto di domanda vuoto
    2755	punto esclamativo bianco	esclamazione|punto esclamativo vuoto
    2757	punto esclamativo rosso	esclamazione|punteggiatura|punto esclamativo|punto esclamativo pieno
    2763	punto esclamativo a cuore	cuore|punteggiatura|punto esclamativo|simbolo
    2764	cuore rosso	amore|rosso
    2795	addizione	+|più|segno di addizione
    2796	sottrazione	-|meno|segno di sottrazione
    2797	divisione	÷|diviso|segno di divisione
    27A1	freccia rivolta verso destra	direzione|est|freccia|freccia a destra|punto cardinale
    27B0	occhiello	cerchio
    27BF	doppio occhiello	doppio|occhiello
    2934	freccia curva in alto	curva|freccia|verso l’alto
    2935	freccia curva in basso	curva|freccia|verso il basso
    2B05	freccia rivolta a sinistra	direzione|freccia|freccia a sinistra|ovest|punto cardinale
    2B06	freccia rivolta verso l’alto	direzione|freccia|freccia in alto|nord|punto cardinale
    2B07	freccia rivolta verso il basso	direzione|freccia|freccia in basso|punto cardinale|sud
    2B1B	quadrato nero grande	geometria|quadrato
    2B1C	quadrato bianco grande	geometria|quadrato
    2B50	stella	astro
    2B55	cerchio rosso vuoto	gioco|pallino|tris
    3030	trattino ondulato	ondulato|trattino
    303D	simbolo di alternanza delle parti	canzone|divisione spartito|parti musicali|segno|suddivisione parti
    3297	ideogramma giapponese di “congratulazioni”	congratulazioni|giapponese|ideogramma
    3299	ideogramma giapponese di “segreto”	giapponese|ideogramma|segreto
    1F004	tessera mahjong	drago|drago rosso|mahjong|tessera
    1F0CF	jolly	carta|carta da gioco
    1F170	gruppo sanguigno a	gruppo a
    1F171	gruppo sanguigno b	gruppo b
    1F17E	gruppo sanguigno 0	gruppo 0
    1F17F	pulsante p	area di parcheggio
    1F18E	gruppo sanguigno ab	gruppo ab
    1F191	pulsante cl	simbolo cl
    1F192	pulsante cool	simbolo cool
    1F193	pulsante free	gratis|simbolo free|simbolo gratis
    1F194	pulsante id	identità|simbolo id
    1F195	pulsante new	simbolo new
    1F196	pulsante ng	simbolo ng
    1F197	pulsante ok	simbolo ok
    1F198	pulsante sos	segnale di sos|simbolo di sos|soccorsi|soccorso|sos
    1F199	pulsante up!	simbolo up!
    1F19A	pulsante vs	simbolo contro|versus|vs
    1F201	ideogramma giapponese per “qui”	ideogramma katakana qui|katakana|parola|qui|tabelloni
    1F202	ideogramma giapponese di “costo del servizio”	ideogramma katakana sa|katakana|parola|sa
    1F21A	ideogramma giapponese di “gratis”	giapponese|gratis|ideogramma
    1F22F	ideogramma giapponese di “riservato”	giapponese|ideogramma|riservato
    1F232	ideogramma giapponese di “proibito”	giapponese|ideogramma|proibito
    1F233	ideogramma giapponese di “posto libero”	disponibilità|giapponese|ideogramma|libero|posto libero
    1F234	ideogramma giapponese di “voto di sufficienza”	giapponese|ideogramma|sufficienza
    1F235	ideogramma giapponese di “nessun posto libero”	giapponese|ideogramma|nessun posto libero|pieno
    1F236	ideogramma giapponese di “a pagamento”	esistere|giapponese|ideogramma
    1F237	ideogramma giapponese di “importo mensile”	giapponese|ideogramma|luna
    1F238	ideogramma giapponese di “candidatura”	candidarsi|giapponese|ideogramma
    1F239	ideogramma giapponese di “sconto”	giapponese|ideogramma|prezzo scontato|sconto
    1F23A	ideogramma giapponese di “aperto al pubblico”	aperto|aperto al pubblico|aperto per affari|giapponese|ideogramma
    1F250	ideogramma giapponese di “occasione”	giapponese|ideogramma|vantaggio
    1F251	ideogramma giapponese di “accettabile”	accettabile|giapponese|ideogramma
    1F300	ciclone	tifone|tornado
    1F301	nebbioso	clima|meteo|nebbia
    1F302	ombrello chiuso	pioggia
    1F303	notte stellata	notte|stelle
    1F304	alba sulle montagne	sole che sorge
    1F305	alba	sole che sorge
    1F306	città al tramonto	città|edifici|paesaggio|tramonto
    1F307	tramonto	sole che tramonta sulla città
    1F308	arcobaleno	pioggia|sette colori
    1F309	ponte di notte	notte|ponte
    1F30A	onda	onda d’acqua|onda del mare
    1F30B	vulcano	vulcano in eruzione
    1F30C	via lattea	lattea
    1F30D	europa e africa	africa|europa|terra
    1F30E	america	americhe|terra
    1F30F	asia e australia	asia|australia|terra
    1F310	globo con meridiani	meridiani
    1F311	luna nuova	luna|novilunio|nuova
    1F312	luna crescente	crescente|luna
    1F313	primo quarto di luna	luna|quarto
    1F314	luna gibbosa crescente	crescente|gibbosa|luna
    1F315	luna piena	luna|piena|plenilunio
    1F316	luna gibbosa calante	calante|gibbosa|luna
    1F317	ultimo quarto di luna	luna|quarto
    1F318	luna calante	calante|luna
    1F319	spicchio di luna	crescente|luna
    1F31A	faccina luna nuova	faccina|luna|luna nuova|luna nuova con faccina
    1F31B	faccina primo quarto di luna	faccina|luna|luna con faccina|primo quarto di luna
    1F31C	faccina ultimo quarto di luna	faccina|luna|luna con faccina|ultimo quarto di luna
    1F31D	faccina luna piena	faccina|luna|luna con faccina|luna piena
    1F31E	faccina sole	faccina|sole
    1F31F	stella che brilla	brillante|scintillante|stella
    1F320	stella cadente	cadente|stella
    1F321	termometro	clima|meteo|temperatura
    1F324	parzialmente nuvoloso	meteo|nuvole|sole|variabile
    1F325	molto nuvoloso	coperto|meteo|nuvoloso
    1F326	sole coperto e pioggia	meteo|pioggia|sole
    1F327	pioggia	meteo|nuvole
    1F328	neve	freddo|meteo|nevica
    1F329	fulmini	meteo|nuvole
    1F32A	tornado	tromba d’aria
    1F32B	nebbia	foschia|meteo|visibilità ridotta
    1F32C	vento	aria|eolo
    1F32D	hot dog	street food
    1F32E	taco	cucina messicana|messico
    1F32F	burrito	cucina messicana|messico
    1F330	castagna	autunno|bosco
    1F331	germoglio	piantina
    1F332	albero sempreverde	albero|sempreverde
    1F333	albero deciduo	albero|caduco|deciduo
    1F334	palma	albero
    1F335	cactus	pianta
    1F336	peperoncino	piccante
    1F337	tulipano	fiore
    1F338	fiore di ciliegio	ciliegio|fiore
    1F339	rosa	fiore
    1F33A	ibisco	fiore
    1F33B	girasole	fiore
    1F33C	fiore	bocciolo
    1F33D	pannocchia	granoturco|mais
    1F33E	pianta di riso	riso|spiga|spiga di riso
    1F33F	pianta	foglia
    1F340	quadrifoglio	foglia|fortuna|quattro
    1F341	foglia d’acero	foglia|foglia caduta
    1F342	foglia caduta	cadute foglia|foglie|foglie cadute
    1F343	foglia al vento	foglia|vento|vento che soffia
    1F344	fungo	autunno|bosco
    1F345	pomodoro	verdura
    1F346	melanzana	verdura
    1F347	uva	frutta|grappolo d’uva
    1F348	melone	frutta
    1F349	anguria	frutta
    1F34A	mandarino	arancia|frutta
    1F34B	limone	agrume|frutta
    1F34C	banana	frutta
    1F34D	ananas	frutta
    1F34E	mela rossa	frutta|mela|rossa
    1F34F	mela verde	frutta|mela|verde
    1F350	pera	frutta
    1F351	pesca	frutta
    1F352	ciliegie	ciliegia|frutta
    1F353	fragola	frutta
    1F354	hamburger	burger
    1F355	pizza	fetta|ristorante
    1F356	carne	carne con osso|ristorante
    1F357	coscia di pollo	coscia|pollo|ristorante
    1F358	galletta di riso	riso
    1F359	onigiri	arancino di riso giapponese|polpetta di riso giapponese|ristorante
    1F35A	riso bollito	riso|ristorante
    1F35B	riso al curry	curry|riso|ristorante
    1F35C	ciotola fumante	ciotola di noodle|noodle|piatto caldo|ramen|ristorante
    1F35D	spaghetti	pasta|ristorante
    1F35E	pane in cassetta	pancarré
    1F35F	patatine	patatine fritte|ristorante
    1F360	patata dolce arrosto	arrosto|dolce|patata arrosto|patata dolce
    1F361	dango	dolcetto|palline di mochi|ristorante|spiedino di mochi
    1F362	oden giapponese	oden|pesce|ristorante|spiedino|spiedino di pesce
    1F363	sushi	ristorante
    1F364	gambero fritto	gambero|ristorante
    1F365	tortino di pesce a spirale	crocchetta di pesce|pesce|ristorante|rotolo di pesce
    1F366	cono gelato	crema|gelato|ristorante
    1F367	granita	estate|ghiaccio|granita siciliana|sicilia
    1F368	coppa di gelato	crema|gelato|ristorante
    1F369	ciambella	donut|ristorante
    1F36A	biscotto	cookie|ristorante
    1F36B	cioccolato	barretta|barretta di cioccolato|ristorante
    1F36C	caramella	dolciume
    1F36D	lecca lecca	caramella|ristorante
    1F36E	budino	pudding|ristorante
    1F36F	barattolo di miele	miele|ristorante|vaso|vaso di miele
    1F370	fetta di torta	fetta|ristorante|torta
    1F371	bento box	lunch box|monoporzione|ristorante
    1F372	pentola di cibo	ristorante|stufato|zuppa
    1F373	cucinare	ristorante
    1F374	forchetta e coltello	coltello|forchetta|ristorante
    1F375	tazza da tè senza manico	bere|tazza|tazza di tè|tè
    1F376	sakè	bar|bere|bottiglia|bottiglia e bicchiere di sakè
    1F377	bicchiere di vino	bar|bere|bicchiere|ristorante
    1F378	cocktail	bar|bicchiere da cocktail|ristorante
    1F379	cocktail tropicale	bar|bere|ristorante|tropicale
    1F37A	boccale di birra	bar|boccale|ristorante
    1F37B	boccali di birra	bar|birra|boccale|boccali di birra che brindano
    1F37C	biberon	bere|latte
    1F37D	piatto e posate	apparecchiare|coltello|forchetta|posate
    1F37E	bottiglia stappata	bar|bere|bottiglia|festeggiare
    1F37F	popcorn	cinema|mais
    1F380	fiocco	festa
    1F381	regalo	dono|festa|pacchetto
    1F382	torta di compleanno	compleanno|festa|torta
    1F383	zucca di halloween	festa|halloween|zucca
    1F384	albero di natale	albero|festa|natale
    1F385	babbo natale	festa|natale
    1F386	fuochi d’artificio	festa|fuoco d’artificio
    1F387	stellina scintillante	festa|fuoco d’artificio|stelline scintillanti
    1F388	palloncino	festa
    1F389	spara coriandoli	coriandoli|festa|party
    1F38A	coriandoli	festa|palla|palla di coriandoli
    1F38B	albero di tanabata	albero|decorazioni di carta|festa|festa delle stelle
    1F38C	bandiere del giappone incrociate	bandiere incrociate|festeggiamenti|giappone|giapponesi
    1F38D	bambù decorato	bambù|decorazione kadomatsu|giapponese
    1F38E	bambole giapponesi	bambole|festa|festa delle bambole|giapponesi
    1F38F	aquilone a forma di carpa	aquilone|carpa|festa
    1F390	campana al vento	campana|festa|vento
    1F391	contemplazione della luna	contemplazione festa|festa della contemplazione della luna|luna
    1F392	zaino	cartella|cartella di scuola|scuola|zaino per la scuola
    1F393	cappello da laureato	cappello|festa|laurea
    1F396	medaglia militare	medaglia|medaglia al valore|riconoscimento|vittoria
    1F397	nastro	festa|festeggiamenti|fiocco|nodo
    1F399	microfono radiofonico	microfoni|microfoni da studio|microfono|microfono da studio
    1F39A	cursore del volume	abbassare il volume|alzare il volume|levetta del volume|regolazione volume
    1F39B	manopole di controllo	manopole|manopole del volume|regolazione volume
    1F39E	pellicola cinematografica	cinema|film|fotogrammi|fotogrammi di film|pellicola
    1F39F	biglietto d’ingresso	biglietto|cinema|ingresso|spettacolo
    1F3A0	cavallo da giostra	cavallo|giostra|intrattenimento
    1F3A1	ruota panoramica	intrattenimento|panoramica|parco divertimenti|ruota
    1F3A2	montagne russe	intrattenimento|montagne|parco divertimenti|russe
    1F3A3	canna da pesca	intrattenimento|lenza|pesca|pesce
    1F3A4	microfono	karaoke
    1F3A5	cinepresa	cinema|film|intrattenimento|telecamera
    1F3A6	simbolo del cinema	cinema|film|intrattenimento|simbolo film
    1F3A7	cuffie	intrattenimento
    1F3A8	tavolozza	arte|colori|pittura|tavolozza dei colori
    1F3A9	cilindro	cappello|intrattenimento
    1F3AA	circo	intrattenimento|tenda|tenda da circo
    1F3AB	biglietto	ingresso
    1F3AC	ciak	cinema|film|intrattenimento
    1F3AD	maschere	arte|arti performative|intrattenimento|performance
    1F3AE	gamepad	console|console videogioco|gioco
    1F3AF	bersaglio	colpire|gioco|target
    1F3B0	slot machine	gioco|slot
    1F3B1	palla da biliardo	biliardo|gioco|palla otto
    1F3B2	dado	dadi|gioco|gioco dei dadi
    1F3B3	bowling	gioco|palla|palla da bowling
    1F3B4	carta da gioco hanafuda	carta|carta da gioco|carta dei fiori|gioco|hanafuda
    1F3B5	nota musicale	musica|nota
    1F3B6	note musicali	musica|nota|note
    1F3B7	sassofono	musica|sax|strumento|strumento musicale
    1F3B8	chitarra	musica|strumento|strumento musicale
    1F3B9	piano	musica|pianoforte|strumento musicale|tastiera
    1F3BA	tromba	musica|strumento|strumento musicale
    1F3BB	violino	musica|strumento|strumento musicale
    1F3BC	pentagramma	musica|partitura
    1F3BD	maglia da corsa	corsa|maglia|maglia da corsa con fascia
    1F3BE	tennis	palla|palla da tennis|racchetta e palla da tennis|sport
    1F3BF	sci	scarpone|scarpone da sci|sport
    1F3C0	palla da pallacanestro	canestro|canestro da basket|pallone|sport
    1F3C1	bandiera a scacchi	podio
    1F3C2	persona sullo snowboard	snowboard|sport|uomo sullo snowboard
    1F3C3	persona che corre	corsa|maratona|sport
    1F3C4	persona che fa surf	sport
    1F3C5	medaglia sportiva	gara|medaglia|podio
    1F3C6	coppa	premio|trofeo
    1F3C7	ippica	cavallo|cavallo da corsa|corse|fantino
    1F3C8	football americano	americano|palla|sport
    1F3C9	pallone da rugby	pallone|sport
    1F3CA	persona che nuota	nuotare|nuoto|sport
    1F3CB	persona che solleva pesi	bilanciere|pesi massimi|sollevamento pesi|sport
    1F3CC	persona che gioca a golf	buca|giocatore di golf|mazza|pallina|tiro
    1F3CD	motocicletta	moto
    1F3CE	auto da corsa	f1|gran premio
    1F3CF	cricket	mazza|palla|sport
    1F3D0	palla da pallavolo	palla|pallavolo|rete|sport
    1F3D1	hockey su prato	campo|mazza|palla|partita
    1F3D2	hockey su ghiaccio	ghiaccio|hockey sul ghiaccio|mazza|puck
    1F3D3	ping pong	pallina|racchetta|rete|tennis da tavolo
    1F3D4	montagna innevata	cima|ghiacciaio|inverno|montagna
    1F3D5	campeggio	tenda|vacanza
    1F3D6	spiaggia con ombrellone	estate|mare|ombrellone|ombrellone in spiaggia|spiaggia
    1F3D7	edificio in costruzione	costruire|edifici|edilizia
    1F3D8	case	edifici
    1F3D9	paesaggio urbano	città|edifici|grattacieli
    1F3DA	casa in rovina	casa|disabitata|fatiscente|rudere
    1F3DB	edificio classico	edificio|grecia|tempio
    1F3DC	deserto	arido|caldo|sole cocente
    1F3DD	isola deserta	naufrago|solitudine
    1F3DE	parco nazionale	escursione|natura
    1F3DF	stadio	competizione|partita|sfida
    1F3E0	casa	abitazione|edificio
    1F3E1	casa con giardino	casa|edificio|giardino
    1F3E2	edificio	edificio di uffici|ufficio
    1F3E3	ufficio postale giapponese	edificio|giapponese|posta|ufficio postale
    1F3E4	ufficio postale	edificio|europeo|posta
    1F3E5	ospedale	edificio|malattia|medici
    1F3E6	banca	denaro|edificio
    1F3E7	simbolo dello sportello bancomat	atm|bancomat
    1F3E8	hotel	edificio
    1F3E9	love hotel	amore|edificio|hotel|motel
    1F3EA	minimarket	edificio|negozio
    1F3EB	scuola	alunni|classi|edificio|imparare
    1F3EC	grande magazzino	centro|commerciale
    1F3ED	fabbrica	azienda|edificio|industria|produzione
    1F3EE	lanterna rossa	izakaya|lanterna|lanterna giapponese
    1F3EF	castello giapponese	casa|edificio
    1F3F0	castello	edificio
    1F3F3	bandiera bianca	arrendersi|bandiera che sventola|sventolare bandiera bianca
    1F3F4	bandiera nera	bandiera che sventola
    1F3F5	rosetta	fiore
    1F3F7	etichetta	identificativo|talloncino
    1F3F8	badminton	racchetta|sport|volano
    1F3F9	arco e freccia	arciere|tiratore d’arco|tiro con l’arco
    1F3FA	anfora	acquario|ornamento|reperto|segno zodiacale
    1F400	ratto	animale
    1F401	topo	animale
    1F402	bue	animale|segno zodiacale del toro|toro
    1F403	bufalo d’acqua	animale
    1F404	mucca	animale
    1F405	tigre	animale
    1F406	leopardo	animale
    1F407	coniglio	animale|coniglietto
    1F408	gatto	animale
    1F409	drago	animale
    1F40A	coccodrillo	animale
    1F40B	balena	animale
    1F40C	lumaca	animale
    1F40D	serpente	animale
    1F40E	cavallo	animale|cavallo da corsa|corse
    1F40F	montone	animale|ariete|segno zodiacale dell’ariete
    1F410	capra	animale|capricorno|segno zodiacale del capricorno
    1F411	pecora	animale
    1F412	scimmia	animale
    1F413	gallo	animale
    1F414	gallina	animale
    1F415	cane	animale|cucciolo
    1F416	maiale	scrofa
    1F417	cinghiale	animale
    1F418	elefante	animale
    1F419	polpo	animale
    1F41A	conchiglia	animale|conchiglia a spirale
    1F41B	insetto	animale|bruco|millepiedi
    1F41C	formica	animale
    1F41D	ape	animale
    1F41E	coccinella	animale
    1F41F	pesce	animale|segno zodiacale dei pesci
    1F420	pesce tropicale	animale|pesce
    1F421	pesce palla	animale|pesce
    1F422	tartaruga	animale
    1F423	pulcino che nasce	gallina|pulcino|uovo che si schiude
    1F424	pulcino	animale|cucciolo|gallina
    1F425	pulcino visto di fronte	animale|cucciolo|gallina|pulcino
    1F426	uccello	animale
    1F427	pinguino	animale
    1F428	koala	animale
    1F429	barboncino	animale|cane
    1F42A	dromedario	animale|cammello|gobba
    1F42B	cammello	animale|gobba
    1F42C	delfino	animale
    1F42D	muso di topo	animale|faccina|topo
    1F42E	muso di mucca	animale|faccina|mucca
    1F42F	muso di tigre	animale|faccina|tigre
    1F430	muso di coniglio	animale|coniglio|faccina
    1F431	muso di gatto	animale|faccina|gatto
    1F432	testa di drago	animale|drago|faccina
    1F433	balena che spruzza acqua	animale|balena|spruzzare
    1F434	muso di cavallo	animale|cavallo|faccina
    1F435	muso di scimmia	animale|faccina|scimmia
    1F436	muso di cane	animale|cane|faccina
    1F437	muso di maiale	animale|faccina|maiale
    1F438	rana	animale|faccina|muso di rana
    1F439	criceto	animale|faccina|muso di criceto
    1F43A	lupo	animale|faccina|muso di lupo
    1F43B	orso	animale|faccina|muso di orso
    1F43C	panda	animale|faccina|muso di panda
    1F43D	naso da maiale	animale|faccina|maiale|naso
    1F43E	impronte di zampe	animale|impronta|impronta di zampa
    1F43F	scoiattolo	animale
    1F440	occhi	faccia
    1F441	occhio	corpo|faccia
    1F442	orecchio	corpo
    1F443	naso	corpo|faccia
    1F444	bocca	corpo|faccia|labbra
    1F445	lingua	corpo|faccia
    1F446	indice alzato	dito alzato|dito in su|dito indice|indice in su
    1F447	indice abbassato	dito abbassato|dito in giù|dito indice|indice in giù
    1F448	indice verso sinistra	dito|dito indice|dito verso sinistra
    1F449	indice verso destra	dito|dito indice|dito verso destra
    1F44A	pugno chiuso	mano|pugno
    1F44B	mano che saluta	mano|salutare
    1F44C	mano che fa ok	mano|ok|segno di ok
    1F44D	pollice in su	mano|pollice|segno|su
    1F44E	pollice verso	giù|mano|pollice|pollice in giù
    1F44F	mani che applaudono	applaudire|applauso|mani
    1F450	mani aperte	aperta|mano|segno|segno delle mani aperte
    1F451	corona	abbigliamento|re|regina
    1F452	cappello da donna	abbigliamento|cappello
    1F453	occhiali da vista	abbigliamento|occhiali
    1F454	cravatta	abbigliamento
    1F455	t-shirt	abbigliamento|maglietta
    1F456	jeans	abbigliamento
    1F457	vestito	abbigliamento|abito
    1F458	kimono	abbigliamento|vestito
    1F459	bikini	abbigliamento|costume due pezzi
    1F45A	maglietta da donna	abbigliamento|vestiti
    1F45B	borsellino	abbigliamento|moneta|porta monete
    1F45C	borsa	abbigliamento|borsetta
    1F45D	pochette	abbigliamento|borsa
    1F45E	scarpa da uomo	abbigliamento|scarpa
    1F45F	scarpa sportiva	abbigliamento|scarpa|sneaker
    1F460	scarpa con il tacco	abbigliamento|scarpa|tacco
    1F461	sandalo da donna	abbigliamento|donna|sandalo
    1F462	stivale da donna	abbigliamento|donna|stivale
    1F463	impronta di piedi	corpo|impronta|piede
    1F464	profilo di persona	persona|profilo
    1F465	profilo di due persone	persone|profilo
    1F466	bambino	persone|ragazzino
    1F467	bambina	persone|ragazzina
    1F468	uomo	maschio|persone
    1F469	donna	femmina|persone
    1F46A	famiglia	bambino|mamma|papà|persone
    1F46B	uomo e donna che si tengono per mano	coppia|tenersi per mano|uomo|uomo e donna per mano
    1F46C	due uomini che si tengono per mano	coppia|due uomini per mano|persone|tenersi per mano
    1F46D	due donne che si tengono per mano	coppia|due donne per mano|tenersi per mano
    1F46E	agente di polizia	agente|persone|polizia|poliziotto
    1F46F	persone con orecchie da coniglio	donna|orecchie da coniglio|persone|ragazza
    1F470	persona con velo	matrimonio|persona|sposa|velo
    1F471	persona bionda	biondo|persone
    1F472	uomo con zucchetto cinese	persone|uomo con zucchetto|zucchetto
    1F473	persona con turbante	persone|turbante
    1F474	uomo anziano	anziano|nonno|persone|uomo
    1F475	donna anziana	anziana|donna|nonna|persone
    1F476	neonato	bebè|figlio|persone
    1F477	operaio edile	edile|operaio|persone
    1F478	principessa	favola|persone
    1F479	orco	faccina|favola|mostro|orco giapponese
    1F47A	goblin	elfo|folletto|malefico|mostro
    1F47B	fantasma	favola|halloween|scherzo|storie di fantasmi
    1F47C	angioletto	angelo|faccina|favola
    1F47D	alieno	extraterrestre|faccina|ufo
    1F47E	mostro alieno	faccina|favola|mostro|ufo
    1F47F	faccina arrabbiata con corna	diavolo|faccina
    1F480	teschio	favola|morte|mostro
    1F481	persona al punto informazioni	assistenza|informazioni|persone
    1F482	guardia	
    1F483	donna che balla	ballare|donna
    1F484	rossetto	cosmetici|makeup|trucco
    1F485	smalto per unghie	cosmetici|manicure|smalto
    1F486	persona che riceve un massaggio	centro estetico|massaggio|massaggio facciale
    1F487	taglio di capelli	bellezza|salone|salone di bellezza
    1F488	barbiere	insegna
    1F489	siringa	ago|dottore|iniezione|medicina
    1F48A	pillola	dottore|medicina
    1F48B	impronta della bocca	bacio|labbra|romanticismo|segno delle labbra
    1F48C	lettera d’amore	busta con cuore|cuore|romanticismo
    1F48D	anello	anello di diamanti|diamante
    1F48E	gemma	diamante|pietra preziosa|romanticismo
    1F48F	bacio tra coppia	baciarsi|coppia|coppietta|persone
    1F490	mazzo di fiori	fiore|romanticismo
    1F491	coppia con cuore	cuore|persone|romanticismo
    1F492	chiesa per matrimonio	cappella|chiesa|matrimonio|romanticismo
    1F493	cuore che batte	amore|battito|cuore|pulsazione
    1F494	cuore infranto	cuore|emozione|infranto|spezzato
    1F495	due cuori	amore|emozione|innamorati
    1F496	cuore che luccica	amore|emozionato|emozione|luccichio
    1F497	cuore che cresce	amore|cuore|emozionato|nervoso
    1F498	cuore con freccia	amore|cuore|cupido|emozione|freccia
    1F499	cuore azzurro	azzurro|cuore|emozione
    1F49A	cuore verde	cuore|emozione|verde
    1F49B	cuore giallo	cuore|emozione|giallo
    1F49C	cuore viola	cuore|emozione|viola
    1F49D	cuore con fiocco	cuore|emozione|fiocco|san valentino
    1F49E	cuori che girano	adorabile|amore|carino|cuore
    1F49F	decorazione con cuore	cuore
    1F4A0	petalo di fiore	carino|diamante|emozione|fiore|forma di diamante
    1F4A1	lampadina	elettrica|fumetto|idea|luce
    1F4A2	rabbia	arrabbiato|emozione|fumetto|simbolo rabbia
    1F4A3	bomba	emozione|fumetto
    1F4A4	sonno	dormire|russare|zzz
    1F4A5	collisione	emozione|fumetto|simbolo collisione
    1F4A6	gocce di sudore	bagno di sudore|emozione|fumetto|sudato|sudore
    1F4A7	goccia	acqua|fumetto|sudore|sudore freddo
    1F4A8	nuvola di polvere	emozione|fuga|fumetto|scappare
    1F4A9	cacca	popò|pupù
    1F4AA	bicipite	forte|fumetto|muscolo|teso
    1F4AB	stella con scia	emozione|fumetto|stelle|vedere le stelle|vorticoso
    1F4AC	fumetto	dialogo
    1F4AD	nuvoletta	fumetto
    1F4AE	fiore bianco	fiore|simbolo ben fatto
    1F4AF	100 punti	100|punteggio pieno|punti
    1F4B0	sacco di soldi	denaro|sacco
    1F4B1	cambio valuta	cambio|cambio di valuta|denaro|valuta
    1F4B2	dollaro	denaro|simbolo del dollaro
    1F4B3	carta di credito	carta|credito
    1F4B4	banconota yen	banconota|denaro|yen
    1F4B5	banconota dollaro	banconota|denaro|dollaro
    1F4B6	banconota euro	banconota|denaro|euro
    1F4B7	banconota sterlina	banconota|denaro|sterlina
    1F4B8	soldi con le ali	banconota|banconota con le ali|soldi|soldi che volano
    1F4B9	grafico ascendente	ascendente|grafico|mercato|mercato in salita
    1F4BA	sedile	sedia
    1F4BB	computer portatile	pc|portatile
    1F4BC	valigetta 24 ore	24 ore|documenti|ufficio|valigetta
    1F4BD	minidisc	disc|md|mini disc
    1F4BE	floppy disc	disc|floppy
    1F4BF	disco ottico	blu-ray|cd|disco|dvd
    1F4C0	dvd	blu-ray|computer disk
    1F4C1	cartella file	cartella|file
    1F4C2	cartella aperta	aperta|cartella|file
    1F4C3	pagina con piega	documento|pagina|pagina arricciata
    1F4C4	pagina	documento
    1F4C5	calendario	data|giorno|ricorrenza
    1F4C6	calendario a strappo	calendario
    1F4C7	schedario	rolodex|schedario girevole
    1F4C8	grafico con andamento positivo	andamento ascendente|ascendente|grafico
    1F4C9	grafico con andamento negativo	andamento discendente|discendente|grafico
    1F4CA	grafico a barre	barre|grafico
    1F4CB	portablocco	appunti
    1F4CC	puntina	puntina da disegno
    1F4CD	puntina arrotondata	puntina|puntina da disegno
    1F4CE	graffetta	fermaglio
    1F4CF	righello	geometria|misurare|scuola|strumento
    1F4D0	squadra	angoli|geometria|misurare|scuola
    1F4D1	etichette segnalibro	linguette|segnalibro
    1F4D2	quaderno ad anelli	blocco|block notes|libro mastro|taccuino
    1F4D3	quaderno	appunti|prendere nota|taccuino
    1F4D4	quaderno con copertina decorata	copertina|taccuino|taccuino con decorazione|taccuino copertina decorata|taccuino decorato
    1F4D5	libro chiuso	libro
    1F4D6	libro aperto	libro
    1F4D7	libro verde	libro
    1F4D8	libro blu	libro
    1F4D9	libro arancione	libro
    1F4DA	libri	pila di libri
    1F4DB	tesserino per nome	nome|tesserino
    1F4DC	pergamena	decreto|laurea|rotolo
    1F4DD	memo	block notes|matita
    1F4DE	cornetta	comunicazione|cornetta del telefono|telefono
    1F4DF	cercapersone	comunicazione
    1F4E0	fax	comunicazione
    1F4E1	antenna satellitare	antenna parabolica|antenne paraboliche|antenne satellitari|satellite
    1F4E2	altoparlante	altoparlanti|megafoni|megafono
    1F4E3	megafono	altoparlante|altoparlanti|megafoni
    1F4E4	posta inviata	comunicazione|in uscita|inviata|posta|vaschetta
    1F4E5	posta ricevuta	comunicazione|posta|ricevuta|vaschetta
    1F4E6	pacco	collo|scatola
    1F4E7	e-mail	comunicazione|email|lettera|posta|posta elettronica
    1F4E8	posta in arrivo	busta|comunicazione|email|in arrivo|lettera
    1F4E9	posta in uscita	in uscita|lettera|posta|posta inviata
    1F4EA	cassetta postale chiusa bandierina abbassata	bandierina|cassetta postale|cassetta postale chiusa bandierina giù|chiusa|posta
    1F4EB	cassetta postale chiusa bandierina alzata	bandierina|cassetta postale|cassetta postale chiusa bandierina su|chiusa|posta
    1F4EC	cassetta postale aperta bandierina alzata	aperta|bandierina|cassetta postale|cassetta postale aperta bandierina su|posta
    1F4ED	cassetta postale aperta bandierina abbassata	aperta|bandierina|casetta postale aperta bandierina giù|cassetta postale|cassetta postale con bandierina abbassata|posta
    1F4EE	cassetta delle lettere	buca delle lettere|posta|ricevere posta|spedire posta
    1F4EF	corno postale	cornetta da postiglione|cornetto postale
    1F4F0	quotidiano	giornale
    1F4F1	telefono cellulare	cellulare|telefono
    1F4F2	telefono cellulare con freccia	cellulare|cellulare con freccia|telefonare|telefono
    1F4F3	modalità vibrazione	cellulare|modalità telefono
    1F4F4	cellulare spento	cellulare|spento|telefono
    1F4F5	simbolo che vieta l’uso dei cellulari	cellulare vietato|cellulari vietati|niente cellulare|niente cellulari|simbolo che vieta l’utilizzo dei telefoni cellulari
    1F4F6	segnale cellulare	antenna|antenna con tacche intensità segnale|cellulare|segnale|telefono
    1F4F7	fotocamera	fotografare|macchina fotografica|ricordi|scattare foto
    1F4F8	fotocamera con flash	fotografare|macchina fotografica con flash|ricordi|scattare foto
    1F4F9	videocamera	telecamera|video
    1F4FA	televisore	televisione
    1F4FB	radio	ascoltare la radio|musica|stazioni radio
    1F4FC	videocassetta	cassetta|vhs|video
    1F4FD	proiettore cinematografico	fotocamera|fotografare|macchina fotografica|ricordi|scattare foto
    1F4FF	rosario	preghiera
    1F500	pulsante di riproduzione casuale	frecce|frecce incrociate|frecce incrociate verso destra
    1F501	pulsante di ripetizione della riproduzione	frecce|frecce a cerchio|frecce senso orario|senso orario
    1F502	pulsante di ripetizione della riproduzione di una traccia	frecce|frecce a cerchio numero 1|frecce senso orario|frecce senso orario numero 1|senso orario
    1F503	frecce verticali che ruotano in senso orario	frecce|frecce a cerchio verticali|frecce verticali senso orario|ricarica|simbolo ricarica
    1F504	frecce che ruotano in senso antiorario	antiorario|frecce|frecce a cerchio aperto|frecce senso antiorario|pulsante con frecce che ruotano in senso antiorario
    1F505	luminosità bassa	bassa|luminosità|simbolo luminosità|tenue
    1F506	luminosità elevata	alta luminosità|luminosità|luminoso|simbolo alta luminosità
    1F507	altoparlante disattivato	altoparlante barrato|silenzio|suono disattivato
    1F508	altoparlante a volume basso	altoparlante a basso volume|basso volume|volume basso
    1F509	altoparlante a volume intermedio	volume intermedio|volume medio
    1F50A	altoparlante a volume alto	volume alto
    1F50B	batteria	autonomia|batteria carica|batteria scarica|ricaricare
    1F50C	spina elettrica	elettricità|presa elettrica
    1F50D	lente di ingrandimento rivolta a sinistra	cerca|lente|lente ingrandimento|lente ingrandimento verso sinistra
    1F50E	lente di ingrandimento rivolta a destra	cerca|lente|lente ingrandimento|lente ingrandimento verso destra
    1F50F	lucchetto con penna stilo	lucchetto|privacy|stilografica
    1F510	lucchetto chiuso con chiave	chiave|lucchetto chiuso|sicuro
    1F511	chiave	password
    1F512	lucchetto chiuso	chiuso|lucchetto
    1F513	lucchetto aperto	aperto|lucchetto
    1F514	campana	campanella
    1F515	campana sbarrata	campana|silenzio
    1F516	segnalibro	lettura|libro
    1F517	collegamento	due anelli|link|simbolo link
    1F518	pulsante rotondo	opzione|pulsante
    1F519	freccia back	freccia|freccia verso sinistra|indietro|indietro con freccia verso sinistra
    1F51A	freccia end	end con freccia verso sinistra|fine|freccia|freccia verso sinistra
    1F51B	freccia on	freccia|on con freccia e punto esclamativo|punto esclamativo
    1F51C	freccia soon	freccia|presto|simbolo soon|soon con freccia verso destra
    1F51D	freccia top	alto|freccia verso l’alto|simbolo top|top con freccia verso l’alto
    1F51E	simbolo di divieto ai minorenni	divieto ai minori|vietato ai minori|vietato ai minori di anni 18
    1F520	pulsante con lettere latine maiuscole	caratteri latini|inserire|lettere|maiuscole
    1F521	pulsante con lettere latine minuscole	caratteri latini|inserire|lettere|minuscole
    1F522	pulsante con numeri	inserire|numeri|tastierino numerico
    1F523	pulsante con simboli	inserire|simboli|tastierino simboli
    1F524	pulsante con lettere latine	abc|alfabeto|caratteri alfabetici|inglese|inserire
    1F525	fuoco	fiamma
    1F526	torcia	pila
    1F527	chiave inglese	attrezzo|chiave|inglese|utensile
    1F528	martello	attrezzo|utensile
    1F529	vite e bullone	bullonare|bullone|fissare
    1F52A	coltello da cucina	coltello|cucina
    1F52B	pistola ad acqua	arma|pistola|revolver
    1F52C	microscopio	analisi|esperimento|scienza|strumento
    1F52D	telescopio	astronomia|osservazione delle stelle|telescopi
    1F52E	sfera di cristallo	chiaroveggenza|cristallo|futuro|sfera
    1F52F	stella a sei punte	chiromanzia|futuro|sei punte|stella
    1F530	ideogramma giapponese di “principiante”	etichetta gialla e verde principiante|principiante|simbolo principiante giappone
    1F531	tridente	ancora|simbolo tridente
    1F532	tasto quadrato bianco con bordo nero	pulsante|pulsante quadrato pieno|quadrato
    1F533	tasto quadrato nero con bordo bianco	contorno|pulsante|pulsante quadrato con contorno
    1F534	cerchio rosso	cerchio|geometria|rosso
    1F535	cerchio blu	blu|cerchio|geometria
    1F536	rombo arancione grande	arancione|grande|rombo
    1F537	rombo blu grande	blu|grande|rombo
    1F538	rombo arancione piccolo	arancione|piccolo|rombo
    1F539	rombo blu piccolo	blu|piccolo|rombo
    1F53A	triangolo rosso con punta verso l’alto	alto|rosso|triangolo|triangolo rosso punta in alto
    1F53B	triangolo rosso con punta verso il basso	basso|rosso|triangolo|triangolo rosso punta in basso
    1F53C	pulsante a triangolo rivolto verso l’alto	alto|pulsante|triangolo
    1F53D	pulsante a triangolo rivolto verso il basso	basso|pulsante|triangolo
    1F549	om	induismo|mantra|religione induista
    1F54A	colomba	pace|pasqua|uccello|ulivo
    1F54B	kaaba	arabia saudita|islamismo|la mecca|religione
    1F54C	moschea	islamismo|religione
    1F54D	sinagoga	ebraismo|religione|tempio ebraico
    1F54E	menorah	candelabro|ebraismo|sette bracci
    1F550	ore una	1:00|13:00|orologio
    1F551	ore due	14:00|2:00|orologio
    1F552	ore tre	15:00|3:00|orologio
    1F553	ore quattro	16:00|4:00|orologio
    1F554	ore cinque	17:00|5:00|orologio
    1F555	ore sei	18:00|6:00|orologio
    1F556	ore sette	19:00|7:00|orologio
    1F557	ore otto	20:00|8:00|orologio
    1F558	ore nove	21:00|9:00|orologio
    1F559	ore dieci	10:00|22:00|orologio
    1F55A	ore undici	11:00|23:00|orologio
    1F55B	ore dodici	12:00|mezzanotte|mezzogiorno|orologio
    1F55C	ore una e mezza	1:30|13:30|orologio
    1F55D	ore due e mezza	14:30|2:30|orologio
    1F55E	ore tre e mezza	15:00|3:30|orologio
    1F55F	ore quattro e mezza	16:30|4:30|orologio
    1F560	ore cinque e mezza	17:30|5:30|orologio
    1F561	ore sei e mezza	18:30|6:30|orologio
    1F562	ore sette e mezza	19:30|7:30|orologio
    1F563	ore otto e mezza	20:30|8:30|orologio
    1F564	ore nove e mezza	21:30|9:30|orologio
    1F565	ore dieci e mezza	10:30|22:30|orologio
    1F566	ore undici e mezza	11:30|23:30|orologio
    1F567	ore dodici e mezza	12:30|mezzanotte e mezza|mezzogiorno e mezza
    1F56F	candela	a lume di candela|candela accesa|cera|illuminare|luce
    1F570	orologio da mensola	ora|orologio
    1F573	buco	fumetto|nero
    1F574	uomo con completo che levita	uomo|uomo elegante che levita|vestito elegante
    1F575	detective	investigatore|mistero
    1F576	occhiali da sole	occhiali scuri
    1F577	ragno	animale|insetto
    1F578	ragnatela	ragno
    1F579	joystick	giocare|leva del joystick|videogioco
    1F57A	uomo che balla	ballare|uomo
    1F587	graffette attaccate	allegare|cancelleria|fermagli
    1F58A	penna a sfera	scrivere a penna
    1F58B	penna stilografica	cartuccia|inchiostro|pennino
    1F58C	pennello	artista|dipingere|pittore|pittrice
    1F58D	pastello a cera	colorare|colorare con pastelli|colori|disegnare
    1F590	mano aperta	cinque dita|mano alzata|palmo della mano
    1F595	dito medio	insulto|offendere
    1F596	saluto vulcaniano	saluto|spock|star trek
    1F5A4	cuore nero	cuore|dolore|nero|tristezza
    1F5A5	computer fisso	desktop|desktop pc|pc tutto in uno
    1F5A8	stampante	stampare|stampe
    1F5B1	mouse	cursore|mouse senza fili
    1F5B2	trackball	mouse a sfera|mouse con trackball|puntamento
    1F5BC	quadro incorniciato	cornice|museo|opera d’arte|quadro
    1F5C2	divisori per schedario	archivio|divisori|documenti|ordinare|schedario
    1F5C3	schedario da tavolo	archiviare|archivio|contenitore|documenti|schedario
    1F5C4	schedario da ufficio	archiviare|armadietto schedario|documenti|file|schedario
    1F5D1	cestino	buttare|cartacce|rifiuti
    1F5D2	blocco per appunti con spirale	appuntare|appunti|blocchetto degli appunti|blocco|blocco a spirale|scrivere
    1F5D3	calendario a spirale	giorni
    1F5DC	morsetto	fissare|morsa|serrare|stringere|utensile
    1F5DD	chiave antica	chiave|chiudere a chiave|serratura
    1F5DE	quotidiano arrotolato	giornale|giornale arrotolato|giornali|giornali arrotolati|quotidiani|quotidiano
    1F5E1	pugnale	affilato|arma|pugnalare
    1F5E3	persona che parla	parlare|persona|profilo
    1F5E8	nuvoletta nera	dialogo|fumetto|nuvoletta
    1F5EF	nuvoletta rabbia	dialogo|fumetto|rabbia
    1F5F3	urna elettorale con scheda	elezioni|scheda elettorale|urna elettorale|votare|voto
    1F5FA	mappa mondiale	cartina|mappa|mondo
    1F5FB	monte fuji	montagna
    1F5FC	torre di tokyo	tokyo|tokyo tower|torre
    1F5FD	statua della libertà	libertà|statua
    1F5FE	mappa del giappone	giappone|mappa
    1F5FF	moai	moyai|statua dell’isola di pasqua
    1F600	faccina con un gran sorriso	faccina|faccina che sogghigna|risata|sogghignare
    1F601	faccina raggiante con occhi felici	faccina|occhi felici|risata|sogghignare
    1F602	faccina con lacrime di gioia	faccina|gioia|lacrime|piangere dal ridere
    1F603	faccina con un gran sorriso e occhi spalancati	faccina|faccina sorridente|risata|sorridere
    1F604	faccina con sorriso e occhi sorridenti	bocca aperta|faccina con un gran sorriso e occhi sorridenti|occhi felici|risata|sorriso
    1F605	faccina con un gran sorriso e goccia di sudore	goccia|sorriso teso|sudore
    1F606	sorriso a bocca aperta con occhi chiusi	bocca aperta|occhi chiusi|sorriso
    1F607	faccina con sorriso e aureola	angioletto|aureola|faccina|faccina sorridente con aureola
    1F608	faccina con sorriso e corna	corna|faccina|sorriso
    1F609	faccina che fa l’occhiolino	faccina|fare l’occhiolino
    1F60A	faccina con occhi sorridenti	faccina|felice|occhi sorridenti|sorriso
    1F60B	faccina che si lecca i baffi	buono|cibo delizioso|faccina|gnam
    1F60C	faccina sollevata	faccina
    1F60D	faccina con sorriso e occhi a cuore	amore|cuore|faccina
    1F60E	faccina con sorriso e occhiali da sole	faccina|occhiali da sole|sorriso|spensierato
    1F60F	faccina con sorrisetto	faccina|faccina che sorride|furbetto|malizioso
    1F610	faccina neutra	faccina|impassibile|neutra|no comment
    1F611	faccina inespressiva	faccina|inespressiva|no comment
    1F612	faccina contrariata	contrariata|faccina|triste
    1F613	faccina abbattuta sudata	delusione|faccina|faccina sudata|sudore
    1F614	faccina pensierosa	faccina|pensierosa|scoraggiata
    1F615	faccina confusa	confusa|faccina
    1F616	faccina frustrata	faccina|frustrata
    1F617	faccina che bacia	faccina|faccina che dà bacio
    1F618	faccina che manda un bacio	baci|faccina|faccina che manda baci
    1F619	faccina che bacia con occhi sorridenti	faccina|faccina che manda baci|faccina sorridente
    1F61A	faccina che bacia con occhi chiusi	baciare|bacio|faccina|occhi chiusi
    1F61B	faccina che mostra la lingua	faccina|faccina con lingua fuori|linguaccia
    1F61C	faccina che fa l’occhiolino e mostra la lingua	faccina|linguaccia con occhiolino|occhiolino|scherzo
    1F61D	faccina con un gran sorriso che mostra la lingua	bleah|faccina|linguaccia|orribile
    1F61E	faccina delusa	delusa|delusione|faccina
    1F61F	faccina preoccupata	faccina|preoccupazione preoccupata
    1F620	faccina arrabbiata	arrabbiata|faccina|rabbia
    1F621	faccina accigliata	arrabbiata|broncio|faccina rossa|imbronciata|muso
    1F622	faccina che piange	faccina|lacrime|piangere|triste
    1F623	faccina perseverante	faccina|perseverante
    1F624	faccina che sbuffa	arrabbiarsi|faccina|sbuffare
    1F625	faccina delusa ma sollevata	deluso|faccina|sollevato
    1F626	faccina imbronciata con bocca aperta	bocca aperta|corrucciata|corrucciata con bocca aperta|faccina
    1F627	faccina angosciata	angosciata|faccina|sofferente
    1F628	faccina impaurita	faccina|impaurita|paura
    1F629	faccina esausta	esausta|faccina|sfinita
    1F62A	faccina assonnata	assonnato|dormire|faccina|sonno
    1F62B	faccina stanca	faccina|stanca
    1F62C	faccina con smorfia	faccina
    1F62D	faccina disperata	faccina|lacrime|piangere|pianto
    1F62E	faccina con bocca aperta	bocca|faccina|sorpreso|stupito
    1F62F	faccina sorpresa	faccina|sbalordita|sorpresa
    1F630	faccina sudata in ansia	faccina|faccina blu sudata|faccina sotto pressione|sudata
    1F631	faccina terrorizzata	faccina|grido di paura|paura|terrorizzata
    1F632	faccina stupita	faccina|scioccata|stupita
    1F633	faccina imbarazzata	confuso|faccina|faccina con guance rosse|imbarazzato
    1F634	faccina che dorme	faccina|sonno
    1F635	faccina frastornata	testa che gira
    1F636	faccina senza bocca	faccina|non posso parlare|senza bocca
    1F637	faccina con mascherina	faccina|maschera|mascherina
    1F638	gatto che sogghigna	faccina|gatto|gatto con occhi sorridenti|ghigno
    1F639	gatto con lacrime di gioia	faccina|gatto|gatto lacrime di gioia|gioia|lacrime|lacrime di gioia
    1F63A	gatto che sorride	aperta|bocca|faccina|gatto
    1F63B	gatto innamorato	amore|cuore|faccina|gatto|gatto sorridente con occhi a cuore
    1F63C	gatto con sorriso sarcastico	faccina|gatto|gatto sorriso sarcastico|sarcastico|sorriso ironico
    1F63D	gatto che manda baci	bacio|faccina|gatto|occhi chiusi
    1F63E	gatto imbronciato	broncio|faccina|gatto|muso
    1F63F	gatto che piange	faccina|gatto|piangere
    1F640	gatto esterrefatto	esterrefatto|faccina|gatto|oh mio dio
    1F641	faccina leggermente imbronciata	corrucciato|faccina|imbronciato|mettere il muso
    1F642	faccina con sorriso accennato	mezzo sorriso|sorriso|sorriso a bocca chiusa
    1F643	faccina sottosopra	capovolta|faccina|scombussolata|sottosopra
    1F644	faccina con occhi al cielo	faccina|guardare altrove|roteare gli occhi|sollevare gli occhi al cielo
    1F645	persona che fa segno di no	faccina|gesto di rifiuto|non bene|rifiuto|vietato
    1F646	persona con gesto ok	gesto|ok|tutto bene
    1F647	persona che fa un inchino profondo	gesto|mi dispiace|persona
    1F648	non vedo	scimmietta|scimmietta non vedo
    1F649	non sento	scimmietta|scimmietta non sento
    1F64A	non parlo	scimmietta|scimmietta non parlo
    1F64B	persona con mano alzata	felice|gesto|mano alzata|persona
    1F64C	mani alzate	evviva|mani|urrà|vittoria
    1F64D	persona corrucciata	corrucciata|gesto|persona
    1F64E	persona imbronciata	gesto|imbronciata|persona
    1F64F	mani giunte	gesto|mano|pregare|preghiera
    1F680	razzo	veicolo|viaggio
    1F681	elicottero	veicolo|velivolo
    1F682	locomotiva	locomotiva a vapore|treno|veicolo
    1F683	vagone	elettrico|ferrovia|tram|treno
    1F684	treno alta velocità	treno|veicolo
    1F685	treno alta velocità punta arrotondata	alta velocità|punta arrotondata|treno|veicolo
    1F686	treno	ferrovia|veicolo
    1F687	metropolitana	metro|veicolo
    1F688	metrotranvia	veicolo
    1F689	stazione	treno
    1F68A	tram	veicolo
    1F68B	vagone del tram	tram|vagone|veicolo
    1F68C	bus	autobus|veicolo
    1F68D	bus in arrivo	bus|in arrivo|veicolo
    1F68E	filobus	bus|veicolo
    1F68F	fermata dell’autobus	autobus|fermata
    1F690	pulmino	bus|veicolo
    1F691	ambulanza	veicolo
    1F692	camion dei pompieri	autopompa|veicolo
    1F693	macchina della polizia	auto|macchina|polizia|veicolo
    1F694	macchina della polizia in arrivo	auto|macchina|polizia|veicolo
    1F695	taxi	veicolo
    1F696	taxi in arrivo	taxi|veicolo
    1F697	auto	automobile|macchina|veicolo
    1F698	auto in arrivo	automobile|automobile in arrivo|in arrivo|veicolo
    1F699	suv	auto|veicolo
    1F69A	camion	veicolo
    1F69B	autoarticolato	camion|rimorchio|veicolo
    1F69C	trattore	veicolo
    1F69D	monorotaia	veicolo
    1F69E	ferrovia di montagna	veicolo
    1F69F	ferrovia sospesa	veicolo
    1F6A0	funivia	cabina|montagna|veicolo
    1F6A1	funivia aerea	aerea|funivia|veicolo
    1F6A2	nave	imbarcazione|veicolo
    1F6A3	persona in barca a remi	barca|persona|remi
    1F6A4	motoscafo	barca|veicolo
    1F6A5	semaforo orizzontale	orizzontale|semaforo
    1F6A6	semaforo verticale	semaforo|verticale
    1F6A7	area cantiere	simbolo|simbolo area cantiere
    1F6A8	lampeggiante	sirena della polizia
    1F6A9	bandierina rossa	bandierina rossa triangolare
    1F6AA	porta	
    1F6AB	segnale di divieto	divieto|simbolo|simbolo di divieto
    1F6AC	sigaretta	area fumatori|fumo
    1F6AD	segnale di vietato fumare	simbolo|simbolo vietato fumare|vietato fumare
    1F6AE	simbolo per la raccolta dei rifiuti	raccolta rifiuti|simbolo|simbolo raccolta rifiuti
    1F6AF	simbolo del divieto di gettare rifiuti	simbolo|simbolo vietato gettare rifiuti|vietato gettare rifiuti
    1F6B0	acqua potabile	acqua|potabile|simbolo
    1F6B1	simbolo di acqua non potabile	acqua|acqua non potabile|non potabile|simbolo|simbolo acqua non potabile
    1F6B2	bicicletta	veicolo
    1F6B3	segnale di divieto di transito delle biciclette	bicicletta|divieto transito biciclette
    1F6B4	ciclista	bici
    1F6B5	ciclista di mountain bike	ciclista|mountain bike
    1F6B6	pedone	camminare|passeggiata|uomo
    1F6B7	simbolo del divieto di transito pedoni	divieto transito pedoni|pedone|simbolo
    1F6B8	attraversamento bambini	attraversamento|attraversamento pedonale|pedoni
    1F6B9	simbolo del bagno degli uomini	bagno uomini|simbolo|simbolo bagno uomini|uomini
    1F6BA	simbolo del bagno delle donne	bagno donne|donne|simbolo|simbolo bagno donne
    1F6BB	simbolo dei servizi igienici	bagni|simbolo|wc
    1F6BC	simbolo con immagine di bambino	cartello neonato|fasciatoio|simbolo neonato
    1F6BD	toilette	water
    1F6BE	simbolo del wc	bagno|gabinetto|wc
    1F6BF	doccia	fare la doccia|lavarsi
    1F6C0	persona che fa il bagno	fare il bagno|lavarsi
    1F6C1	vasca	vasca da bagno
    1F6C2	simbolo del controllo passaporti	controllo|dogana|passaporti
    1F6C3	simbolo della dogana	confine di stato|controllo doganale|dogana|frontiera
    1F6C4	simbolo del ritiro bagagli	bagagli|ritiro
    1F6C5	simbolo del deposito bagagli	bagagli|deposito bagagli|servizio bagagli
    1F6CB	divano e lampada	divano|relax|salotto
    1F6CC	persona a letto	dormire|hotel|letto|notte
    1F6CD	borse della spesa	sacchetti|sacchetti regalo
    1F6CE	campanello da hotel	campanello|hotel|reception
    1F6CF	letto	dormire|hotel
    1F6D0	luogo di culto	luogo di preghiera|luogo sacro|pregare|preghiera
    1F6D1	segnale di stop	ottagonale|segnale|stop
    1F6D2	carrello	carrello della spesa|centro commerciale|fare la spesa|supermercato
    1F6D5	tempio indù	induismo|tempio induista
    1F6D6	capanna	capanno|iurta
    1F6D7	ascensore	accessibilità|montacarichi
    1F6DD	scivolo	area divertimento|area giochi|giocare|parco giochi
    1F6DE	ruota	cerchio|girare|gomma|pneumatico
    1F6DF	salvagente	ciambella|galleggiante|gonfiabile|salvare|sicurezza|soccorso
    1F6E0	martello e chiave inglese	attrezzi|simbolo impostazioni|utensili
    1F6E1	scudo	medioevo|protezione|simbolo|torneo
    1F6E2	barile di petrolio	barile|bidone|fusto|petrolio
    1F6E3	autostrada	pedaggio|strada veloce
    1F6E4	binari	treno
    1F6E5	barca a motore	barca|motore
    1F6E9	aereo turistico	velivolo
    1F6EB	decollo	aereo|check-in|partenza|partenze
    1F6EC	atterraggio	aereo|arrivi|arrivo|pista d’atterraggio
    1F6F0	satellite	spazio
    1F6F3	nave da crociera	crociera|nave|vacanza
    1F6F4	monopattino	
    1F6F5	scooter	motorino
    1F6F6	canoa	imbarcazione
    1F6F7	slitta	slittino
    1F6F8	disco volante	ufo
    1F6F9	skateboard	tavola da skateboard
    1F6FA	risciò a motore	tuk tuk
    1F6FB	pickup	camioncino|pick-up
    1F6FC	pattini a rotelle	pattini|rotelle
    1F7E0	cerchio arancione	cerchio|cerchio arancio
    1F7E1	cerchio giallo	cerchio|cerchio di colore giallo
    1F7E2	cerchio verde	cerchio|cerchio di colore verde
    1F7E3	cerchio viola	cerchio|cerchio di colore viola
    1F7E4	cerchio marrone	cerchio di colore marrone|marrone
    1F7E5	quadrato rosso	quadrato|quadrato di colore rosso|rosso
    1F7E6	quadrato blu	blu|quadrato|quadrato di colore blu
    1F7E7	quadrato arancione	arancione|quadrato|quadrato di colore arancione
    1F7E8	quadrato giallo	giallo|quadrato|quadrato di colore giallo
    1F7E9	quadrato verde	quadrato|quadrato di colore verde|verde
    1F7EA	quadrato viola	quadrato|quadrato di colore viola|viola
    1F7EB	quadrato marrone	quadrato|quadrato di colore marrone
    1F7F0	segno di uguaglianza	matematica|uguaglianza|uguale
    1F90C	mano a pigna	dita|dita unite|gesto della mano|interrogativo|sarcastico
    1F90D	cuore bianco	bianco|cuore|emozione
    1F90E	cuore marrone	cuore|emozione|marrone
    1F90F	mano che fa il gesto del pizzico	piccola quantità|poco|un po’|un pochino
    1F910	faccina con bocca con cerniera	bocca cucita|no comment|non posso parlare|zitto
    1F911	faccina avida di denaro	avidità|guadagnare|ricchezza|soldi
    1F912	faccina con termometro	ammalato|febbre|influenza|termometro
    1F913	faccina nerd	nerd|occhiali da nerd|secchione|studioso
    1F914	faccina concentrata	concentrarsi|faccina|pensare
    1F915	faccina con la testa bendata	bende|dolore|faccina|faccina bendata|farsi male|fasciarsi la testa
    1F916	faccina di robot	faccina|robot
    1F917	faccina che abbraccia	abbraccio|faccina|sorriso
    1F918	segno delle corna	corna|fare le corna|rock and roll
    1F919	mano con gesto di chiamata	chiamare|mano|telefonare
    1F91A	dorso mano alzata	alzata|mano
    1F91B	pugno a sinistra	pugno|sinistra
    1F91C	pugno a destra	destra|pugno
    1F91D	stretta di mano	conoscere|mano|presentarsi
    1F91E	dita incrociate	dita|fortuna|incrociare|mano
    1F91F	gesto ti amo	gesto tvb
    1F920	faccina con cappello da cowboy	cappello|cowboy|faccina
    1F921	faccina pagliaccio	clown|faccina|pagliaccio
    1F922	faccina nauseata	faccina|nausea|vomito
    1F923	ridere a crepapelle	crepapelle|ridere
    1F924	faccina che sbava	bava|faccina|sbavare
    1F925	faccina bugiarda	bugia|bugiardo|naso lungo|pinocchio
    1F926	persona esasperata	esasperazione|facepalm|incredulità|mano in fronte
    1F927	faccina che starnutisce	faccina|raffreddore|starnuto
    1F928	faccia con sopracciglia alzate	diffidente|scettico
    1F929	colpo di fulmine	faccia sorridente|occhi|stelline
    1F92A	faccina impazzita	grande|occhio|piccolo
    1F92B	faccina che zittisce	silenzio|zittire
    1F92C	faccina con simboli sulla bocca	imprecare
    1F92D	faccina con mano sulla bocca	oops
    1F92E	faccina che vomita	nausea|vomito
    1F92F	testa che esplode	scioccato
    1F930	donna incinta	donna|gravidanza|incinta
    1F931	allattare	allattamento|allattare al seno
    1F932	mani unite in alto	preghiera
    1F933	selfie	autoscatto|fotocamera|telefono
    1F934	principe	
    1F935	persona in smoking	persona|smoking|sposo
    1F936	mamma natale	natale
    1F937	persona che scrolla le spalle	dubbio|indifferenza|noncuranza|spalle alzate
    1F938	persona che fa la ruota	ginnasta|ginnastica|persona|ruota
    1F939	persona che fa giocoleria	abilità|equilibrio|giocoliere
    1F93A	schermidore	fioretto|persona|scherma|spada
    1F93C	persone che fanno la lotta	persone|sport|wrestler|wrestling
    1F93D	persona che gioca a pallanuoto	acqua|pallanuoto|persona|piscina
    1F93E	persona che gioca a pallamano	palla|pallamano|persona|sport
    1F93F	maschera da sub	diving|fare immersioni|immersioni|snorkeling
    1F940	fiore appassito	appassito|fiore
    1F941	tamburo	bacchette|musica
    1F942	brindisi	auguri|bere|cin cin|festeggiare
    1F943	bicchiere tumbler	bicchiere|liquore|tumbler|whisky
    1F944	cucchiaio	posate
    1F945	porta da calcio	gol|porta|rete|sport
    1F947	medaglia d’oro	medaglia|oro|primo posto
    1F948	medaglia d’argento	argento|medaglia|secondo posto
    1F949	medaglia di bronzo	bronzo|medaglia|terzo posto
    1F94A	guantone da pugilato	guantone|pugilato|sport
    1F94B	kimono per arti marziali	arti marziali|judo|karate|kimono
    1F94C	stone da curling	
    1F94D	lacrosse	goal|palla|racchetta da lacrosse
    1F94E	palla da softball	guantone|palla|softball
    1F94F	frisbee	ultimate frisbee
    1F950	croissant	cibo|colazione|cornetto|francese
    1F951	avocado	cibo|frutta
    1F952	cetriolo	cetriolino sottaceto|cibo|ortaggio
    1F953	pancetta	bacon|carne|cibo
    1F954	patata	cibo|ortaggio|tubero
    1F955	carota	cibo|ortaggio|radice
    1F956	baguette	cibo|filone|francese
    1F957	insalata verde	cibo|insalata
    1F958	padella con cibo	casseruola|cibo|padella|paella
    1F959	pita farcita	falafel|gyro|kebab|ripieno
    1F95A	uovo	cibo
    1F95B	bicchiere di latte	bevanda|bicchiere|latte
    1F95C	arachidi	arachide|cibo|frutta secca|nocciolina|noccioline
    1F95D	kiwi	cibo|frutta
    1F95E	pancake	americano|cibo|colazione|crêpe
    1F95F	raviolo	empanada|gyoza|jiaozi|pierogi|ravioli
    1F960	biscotto della fortuna	profezia
    1F961	confezione da asporto	scatola d’asporto
    1F962	bacchette	
    1F963	ciotola con cucchiaio	cereali|colazione
    1F964	bicchiere con cannuccia	bibita
    1F965	cocco	noce di cocco|palma|piña colada
    1F966	broccoli	cavolo nero
    1F967	torta	apple pie|torta di mele|tortino
    1F968	pretzel	
    1F969	taglio di carne	
    1F96A	sandwich	pane
    1F96B	cibo in scatola	scatoletta
    1F96C	verdure a foglia	bok choy|cavolo nero|kale|lattuga
    1F96D	mango	frutta|tropicale
    1F96E	torta della luna	autunno|festival|moon cake|yuebing
    1F96F	bagel	panetteria|spalmare formaggio sul bagel
    1F970	faccina con cuoricini	adorazione|colpo di fulmine|faccina innamorata
    1F971	faccina che sbadiglia	annoiata|annoiato|sbadiglio|sonno|stanca|stanco
    1F972	faccina sorridente con lacrima	emozionato|grato|lacrima|orgoglioso|rincuorato|sorridente
    1F973	faccina che festeggia	cappellino|festa|festeggiamenti|party|trombetta
    1F974	faccina stordita	faccina con occhi semiaperti|frastornato|vertigini
    1F975	faccina accaldata	caldo|faccina sudata|febbricitante|sudore
    1F976	faccina congelata	faccina blu|freddo|gelone|ipotermia
    1F977	ninja	guerriero|invisibile|nascosto
    1F978	faccina travestita	faccina|incognito|naso|occhiali|travestimento
    1F979	faccina che trattiene le lacrime	arrabbiato|fiero|piangere|resistere|triste
    1F97A	faccina supplichevole	faccina sull’orlo delle lacrime|implorare|lacrime|quasi in lacrime
    1F97B	sari	abbigliamento|abito tradizionale indiano|vestito tradizionale
    1F97C	camice	dottore|esperimento|scienziato
    1F97D	maschera	nuoto|occhiali di protezione|occhialini|saldatura
    1F97E	stivale da trekking	campeggio|stivale|trekking|viaggio zaino in spalla|zaino in spalla
    1F97F	ballerina	scarpa senza lacci|scarpe da ballerina
    1F980	granchio	cancro|segno zodiacale
    1F981	leone	faccina|muso di leone|segno zodiacale
    1F982	scorpione	animale|segno zodiacale
    1F983	tacchino	animale
    1F984	unicorno	faccina
    1F985	aquila	animale|uccello
    1F986	anatra	animale|uccello
    1F987	pipistrello	animale|vampiro
    1F988	squalo	aggressività|animale|pesce
    1F989	gufo	animale|fortuna|saggezza|uccello
    1F98A	volpe	animale|faccina volpe|muso di volpe
    1F98B	farfalla	animale|insetto
    1F98C	cervo	animale
    1F98D	gorilla	animale
    1F98E	lucertola	animale|rettile
    1F98F	rinoceronte	animale
    1F990	gamberetto	animale|cibo|crostaceo|gambero
    1F991	calamaro	animale|cibo|mollusco|totano
    1F992	giraffa	puntini
    1F993	zebra	strisce
    1F994	riccio	spinoso
    1F995	sauropode	brachiosauro|brontosauro|diplodoco
    1F996	t-rex	tirannosauro rex
    1F997	grillo	cavalletta
    1F998	canguro	animale che salta|australia|marsupiale
    1F999	lama	alpaca|lana di alpaca
    1F99A	pavone	pavoneggiarsi|uccello|volatile
    1F99B	ippopotamo	ippo
    1F99C	pappagallo	pirati|uccello parlante
    1F99D	procione	animale furbo|curiosità|furbizia
    1F99E	aragosta	chele|crostacei|zuppa
    1F99F	zanzara	febbre|insetto|malaria
    1F9A0	microbo	ameba|batteri|virus
    1F9A1	tasso	infastidire|tasso del miele
    1F9A2	cigno	brutto anatroccolo|uccello|volatile
    1F9A3	mammut	estinzione|grande|lanoso|zanna
    1F9A4	dodo	estinzione|grande|mauritius
    1F9A5	bradipo	calma|lenta|lentezza|lento|pigra|pigrizia|pigro
    1F9A6	lontra	lontra marina
    1F9A7	orangotango	orango|scimmia|scimmione
    1F9A8	puzzola	puzza
    1F9A9	fenicottero	fenicottero rosa|tropicale
    1F9AA	ostrica	ostrea|perla
    1F9AB	castoro	diga
    1F9AC	bisonte	mandria
    1F9AD	foca	leone marino|otaria
    1F9AE	cane guida	accessibilità|cane da accompagnamento|non vedenti
    1F9AF	bastone per non vedenti	accessibilità|bastone bianco|bastone per ipovedenti
    1F9B4	osso	scheletro
    1F9B5	gamba	arto|calcio
    1F9B6	piede	calciare|camminare
    1F9B7	dente	dentista
    1F9B8	supereroe	eroina|supereroina|superpoteri
    1F9B9	supercattivo	cattivo|criminale|superpotere
    1F9BA	gilet di sicurezza	antinfortunistica|emergenza|gilet antinfortunistica
    1F9BB	orecchio con apparecchio acustico	accessibilità|apparecchio acustico|non udente|non udenti|protesi acustica
    1F9BC	sedia a rotelle motorizzata	accessibilità|carrozzina motorizzata
    1F9BD	sedia a rotelle manuale	accessibilità|carrozzina manuale
    1F9BE	protesi robotica per il braccio	accessibilità|protesi
    1F9BF	protesi robotica per la gamba	accessibilità|protesi
    1F9C0	fetta di formaggio	formaggio
    1F9C1	cupcake	dolce|pasticceria
    1F9C2	sale	condimento|saliera
    1F9C3	bevanda monodose	bevanda in brick|succo di frutta in cartone
    1F9C4	aglio	insaporire|insaporitore|spicchio d’aglio
    1F9C5	cipolla	insaporire|insaporitore|soffritto
    1F9C6	falafel	ceci|polpette di ceci
    1F9C7	waffle	gaufre
    1F9C8	burro	latticini|latticino
    1F9C9	mate	bevanda|erba mate
    1F9CA	cubetto di ghiaccio	ghiaccio in cubetti|ghiaccio in cubi
    1F9CB	bubble tea	bolla|latte|perla|sfera|tè
    1F9CC	troll	fantasia|favola|fiaba|mostro
    1F9CD	persona in piedi	in piedi|stare in piedi
    1F9CE	persona inginocchiata	in ginocchio|inginocchiarsi
    1F9CF	persona con problemi di udito	accessibilità|difficoltà uditive|problemi di udito|sordità
    1F9D0	faccina con monocolo	sospetto
    1F9D1	persona	adulto
    1F9D2	bimbo	giovane
    1F9D3	persona anziana	adulto anziano|anziano
    1F9D4	persona con la barba	barba|persona
    1F9D5	donna con velo	donna con foulard|donna con hijab
    1F9D6	persona in sauna	bagno turco|sauna
    1F9D7	persona che scala	scalatore
    1F9D8	persona in posizione del loto	meditazione|yoga
    1F9D9	mago	strega|stregone
    1F9DA	fata	oberon|puck|titania
    1F9DB	vampiro	dracula|morto vivente
    1F9DC	sirena	
    1F9DD	elfo	magico
    1F9DE	genio	djinn
    1F9DF	zombie	morto vivente
    1F9E0	cervello	intelligente
    1F9E1	cuore arancione	arancione|cuore|emozione
    1F9E2	cappello con visiera	cappello da baseball
    1F9E3	sciarpa	collo
    1F9E4	guanti	mano
    1F9E5	cappotto	giacca
    1F9E6	calzini	calze
    1F9E7	busta hongbao	buono auspicio|busta rossa|hongbao|lai see|regalo|soldi
    1F9E8	petardo	dinamite|esplosivo|fuochi artificiali
    1F9E9	pezzo di puzzle	puzzle|tessera del puzzle
    1F9EA	provetta	chimica|chimico|esperimenti|laboratorio
    1F9EB	piastra di petri	batteri|biologia|biologo|cultura
    1F9EC	dna	biologo|evoluzione|genetica|geni|vita
    1F9ED	bussola	bussola magnetica|navigazione|orientamento
    1F9EE	abaco	fare i calcoli
    1F9EF	estintore	fiamme|fuoco|spegnere un incendio
    1F9F0	cassetta degli attrezzi	attrezzi|meccanico|strumenti
    1F9F1	mattoni	malta|mattone|muro di mattoni
    1F9F2	calamita	attrazione|ferro di cavallo|magnete|magnetica
    1F9F3	valigia	bagagli|partenza|viaggiare
    1F9F4	flacone	crema idratante|crema solare|lozione|shampoo
    1F9F5	filo	ago|rocchetto
    1F9F6	gomitolo	fare a maglia|palla|uncinetto
    1F9F7	spilla da balia	pannolone|punk rock
    1F9F8	orsetto	giocattolo|peluche
    1F9F9	scopa	pulire|scopare|spazzare|strega
    1F9FA	cesto	bucato|orto|picnic
    1F9FB	rotolo di carta igienica	carta igienica|rotolo
    1F9FC	sapone	bagno|saponetta|schiuma
    1F9FD	spugna	assorbenza|pulizia|spugna porosa
    1F9FE	scontrino	contabilità|ricevuta di pagamento
    1F9FF	occhio di allah	amuleto|malocchio|nazar
    1FA70	scarpette da ballerina	balletto|danza|danza classica|scarpette da ballo
    1FA71	costume da bagno intero	costume da bagno
    1FA72	slip	costume da bagno maschile|costume da uomo|intimo|mutande da uomo
    1FA73	pantaloncini	boxer|costume da bagno maschile|costume da uomo|intimo|mutande da uomo
    1FA74	infradito	ciabatte|sandali|spiaggia
    1FA78	goccia di sangue	ciclo mestruale|donare il sangue|donazione di sangue|medicina|medicinale|mestruazioni
    1FA79	cerotto	cerotto adesivo
    1FA7A	stetoscopio	cardiologo|dottore|fonendoscopio|medico
    1FA7B	radiografia	dottore|lastra|medico|ossa|raggi x|scheletro
    1FA7C	stampella	ausilio|bastone|disabile|ferito|infortunio|mobilità|supporto
    1FA80	yo-yo	giocattolo|rocchetto
    1FA81	aquilone	planare|volare
    1FA82	paracadute	paracadute ascensionale|paracadutismo|parasailing|skydiving
    1FA83	boomerang	australia|rimbalzo|ripercussione
    1FA84	bacchetta magica	maga|magia|mago|strega|stregone
    1FA85	pentolaccia	divertimento|festa
    1FA86	matrioska	bambola|russia
    1FA90	pianeta con satellite	saturno
    1FA91	sedia	mettersi seduti|sedersi
    1FA92	rasoio	farsi la barba|lama da barba|lama da barbiere|radersi|rasoio da barbiere
    1FA93	ascia	accetta|boscaiolo|taglialegna
    1FA94	diya	deepak|deepam|divaa|lampada a olio tradizionale
    1FA95	banjo	musica|strumento a corde
    1FA96	elmetto militare	elmetto|esercito|militare|soldato
    1FA97	fisarmonica	concertina|organetto
    1FA98	tamburo lungo	conga|percussioni|ritmo|tamburo
    1FA99	moneta	argento|denaro|metallo|oro|tesoro
    1FA9A	sega da falegname	falegname|legname|sega|utensile
    1FA9B	cacciavite	avvitare|utensile|vite
    1FA9C	scala	arrampicarsi|piolo|scalino
    1FA9D	gancio	curva|fermaglio|intrappolare|punto vendita|uncino
    1FA9E	specchio	riflesso
    1FA9F	finestra	apertura|aria fresca|telaio|trasparente|vista
    1FAA0	sturalavandini	aspirazione|idraulico|scarico|ventosa
    1FAA1	ago da cucito	ago|cucito|punti|ricamo|sartoria|suture
    1FAA2	nodo	annodato|corda|legare|spago
    1FAA3	secchio	secchia
    1FAA4	trappola per topi	esca|trappola
    1FAA5	spazzolino da denti	bagno|dentale|denti|igiene|pulito|spazzolino
    1FAA6	lapide	cimitero|pietra tombale|tomba
    1FAA7	cartello	corteo|manifestazione|picchetto|protesta|striscione
    1FAA8	roccia	masso|pesante|pietra|solido
    1FAA9	palla da discoteca	ballare|brillare|dance|disco|discoteca|festa|glitter|specchi
    1FAAA	carta d’identità	badge|credenziali|documento d’identità|patente|sicurezza|tessera
    1FAAB	batteria scarica	elettronica|energia bassa
    1FAAC	mano di fatima	alo|amuleto|hamsa|khamsa|maria|miriam|protezione
    1FAB0	mosca	decomposizione|infestante|larva|malattia
    1FAB1	verme	anellide|lombrico|parassita
    1FAB2	coleottero	cimice|insetto
    1FAB3	scarafaggio	blatta|infestante|insetto
    1FAB4	pianta in vaso	casa|coltivare|curare|inutile|noioso|pianta
    1FAB5	legna	ciocco|legname|tronco
    1FAB6	piuma	leggero|piumaggio|uccello|volo
    1FAB7	loto	buddhismo|fiore|india|induismo|purezza|vietnam
    1FAB8	corallo	barriera|barriera corallina|oceano
    1FAB9	nido vuoto	nidificazione
    1FABA	nido con uova	nidificazione
    1FAC0	organo del cuore	battito|cardiologia|cuore|organo|pulsazione
    1FAC1	polmoni	espirazione|inspirazione|organo|respirazione|respiro
    1FAC2	persone che si abbracciano	abbraccio|addio|ciao|grazie
    1FAC3	uomo incinto	gonfio|gravido|incinto|pancia|pieno
    1FAC4	persona incinta	gonfio|gravido|incinto|pancia|pieno
    1FAC5	persona con corona	monarca|nobile|re|regale|regina
    1FAD0	mirtilli	bacca|blu|mirtillo
    1FAD1	peperone	ortaggio
    1FAD2	oliva	cibo
    1FAD3	focaccia	arepa|lavash|naan|pita
    1FAD4	tamale	involtino|messicano
    1FAD5	fonduta	cioccolato|formaggio|fuso|pentola|svizzero
    1FAD6	teiera	bere|tè
    1FAD7	liquido versato	bevanda|bicchiere|drink|versare
    1FAD8	fagioli	cibo|legume
    1FAD9	barattolo	condimento|conservare|contenitore|dispensa|salsa|sugo|vuoto
    1FAE0	faccina che si scioglie	dissolversi|liquefarsi|liquido|sciogliersi|sparire|squagliarsi
    1FAE1	faccina che fa il saluto	militare|ok|saluto|signorsì|soleggiato|truppe
    1FAE2	faccina con occhi aperti e mano sulla bocca	imbarazzo|incredulità|meraviglia|sorpresa|spavento|stupore
    1FAE3	faccina che sbircia tra le dita	fissare|incuriosito|sbirciare|spiare
    1FAE4	faccina perplessa	così così|deluso|dubbioso|meh|perplesso|scettico
    1FAE5	faccina tratteggiata	depresso|introverso|invisibile|nascondersi|scomparire|sparire
    1FAE6	bocca che morde il labbro	ansia|disagio|flirtare|nervoso|paura|preoccupato|sedurre
    1FAE7	bolle	bollicine|pulito|rutto|sapone|schiuma|sott’acqua|subacqueo
    1FAF0	mano con indice e pollice incrociati	amore|caro|costoso|cuore|denaro|schioccare|soldi
    1FAF1	mano rivolta a destra	destra|mano|verso destra
    1FAF2	mano rivolta a sinistra	mano|sinistra|verso sinistra
    1FAF3	mano con il palmo verso il basso	cacciare|congedare|imporre
    1FAF4	mano con il palmo verso l’alto	offrire|prendere|raccogliere|richiamare
    1FAF5	indice verso l’osservatore	indicare|puntare|tu
    1FAF6	mani a cuore	amore|cuore|ti amo|ti voglio bene
    """
}
