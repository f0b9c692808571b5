// Made by Tools/gen-emoji from CLDR's annotations (Unicode, Inc.; see
// docs/glyphs.md for the notice); not to be edited.
// swift-format-ignore-file

extension EmojiTable {
  static let french: StaticString = """
    A9	symbole copyright	©|c|copyright
    AE	marque déposée	®|marque commerciale|r
    203C	double point d’exclamation	!|!!|exclamation|point
    2049	points d’exclamation et d’interrogation	!|!?|?|exclamation|ponctuation|question
    2122	marque commerciale déposée	marque déposée
    2139	source d’informations	i|informations
    2194	flèche gauche droite	flèche
    2195	flèche haut bas	flèche
    2196	flèche haut gauche	direction|flèche|nord-ouest
    2197	flèche haut droite	direction|flèche|nord-est
    2198	flèche bas droite	direction|flèche|sud-est
    2199	flèche bas gauche	direction|flèche|sud-ouest
    21A9	flèche courbe gauche	flèche
    21AA	flèche courbe droite	flèche
    231A	montre	heure
    231B	sablier	minuteur|sable
    2328	clavier	ordinateur
    23CF	bouton éjecter	éjecter
    23E9	bouton avance rapide	avance|avance rapide|double flèche
    23EA	bouton retour rapide	flèche|retour|retour rapide
    23EB	double flèche vers le haut	flèche vers le haut
    23EC	double flèche vers le bas	bas|flèche vers le bas
    23ED	bouton piste suivante	piste suivante|scène suivante|suivant|triangle
    23EE	bouton piste précédente	piste précédente|précédent|scène précédente|triangle
    23EF	bouton lecture/pause	flèche|lecture|pause|triangle
    23F0	réveil	alarme|heure
    23F1	chronomètre	heure
    23F2	horloge	heure|minuteur
    23F3	sablier avec sable qui coule	sablier
    23F8	bouton pause	pause
    23F9	bouton stop	carré|stop
    23FA	bouton enregistrer	cercle|enregistrer
    24C2	m encerclé	cercle|m
    25AA	petit carré noir	carré|forme géométrique
    25AB	petit carré blanc	carré|forme géométrique
    25B6	bouton lecture	flèche|lecture|triangle
    25C0	bouton retour	flèche|gauche|retour|triangle
    25FB	carré moyen blanc	carré|forme géométrique
    25FC	carré moyen noir	carré|forme géométrique
    25FD	carré petit moyen blanc	carré|forme|géométrie
    25FE	carré petit moyen noir	carré|forme|géométrie
    2600	soleil	brillant|météo|rayons
    2601	nuage	météo
    2602	parapluie ouvert	pluie
    2603	bonhomme de neige	neige
    2604	comète	espace
    260E	téléphone	
    2611	case cochée	✓|bouton|carré|coche|oui|sélection
    2614	parapluie avec gouttes de pluie	gouttes|météo|pluie
    2615	boisson chaude	boisson
    2618	trèfle	plante
    261D	index pointant vers le haut	doigt|index|main
    2620	tête de mort	crâne|mort|os|tête
    2622	radioactif	symbole
    2623	danger biologique	danger|symbole
    2626	croix orthodoxe	chrétien|croix|religion
    262A	lune et étoile	étoile|lune|musulman|religion
    262E	symbole de paix	paix
    262F	yin yang	religion|tao|yang|yin
    2638	roue du dharma	bouddhiste|dharma|religion|roue
    2639	visage mécontent	mécontent|visage
    263A	visage souriant	sourire
    2640	symbole de la femme	femme
    2642	symbole de l’homme	homme
    2648	bélier zodiaque	zodiaque
    2649	taureau	zodiaque
    264A	gémeaux	zodiaque
    264B	cancer	zodiaque
    264C	lion	zodiaque
    264D	vierge	zodiaque
    264E	balance	zodiaque
    264F	scorpion zodiaque	zodiaque
    2650	sagittaire	zodiaque
    2651	capricorne	zodiaque
    2652	verseau	zodiaque
    2653	poissons	zodiaque
    265F	pion d’échec	duper|échec|sacrifiable
    2660	pique	carte|couleur|jeu
    2663	trèfle cartes	couleur|jeu|trèfle
    2665	cœur cartes	cœur|couleur|jeu
    2666	carreau	carreaux|carte|couleur|jeu
    2668	sources chaudes	source
    267B	symbole recyclage	recyclage
    267E	infini	éternité|illimité|universel
    267F	symbole accès handicapés	accès handicapés
    2692	marteau et pioche	marteau|outil|pioche
    2693	ancre	bateau|outil
    2694	épées croisées	arme|croisées|épées
    2695	caducée	médecine|personnel
    2696	balance à poids	balance|justice
    2697	alambic	chimie|outil
    2699	roue dentée	engrenage|outil
    269B	symbole de l’atome	athée|atome
    269C	fleur de lys	
    26A0	symbole d’avertissement	avertissement
    26A1	haute tension	courant|danger|éclair|électricité|tension
    26A7	symbole de la communauté transgenre	transgenre
    26AA	disque blanc	blanc|cercle|forme géométrique|géométrie|rond
    26AB	disque noir	cercle|forme géométrique|géométrie|noir|rond
    26B0	cercueil	mort
    26B1	urne funéraire	urne
    26BD	ballon de football	balle|football|sport
    26BE	baseball	balle|sport
    26C4	bonhomme de neige sans neige	neige
    26C5	soleil derrière les nuages	nuageux|soleil
    26C8	nuage avec éclair et pluie	éclair|météo|orage|pluie
    26CE	serpentaire	ophiuchus|zodiaque
    26CF	pioche	mine|outil
    26D1	casque de secouriste	assistance|casque|croix
    26D3	chaînes	chaîne
    26D4	sens interdit	entrée interdite|interdiction|interdit
    26E9	sanctuaire shinto	shinto
    26EA	église	bâtiment|chrétien|croix|religion
    26F0	montagne	
    26F1	parasol sur le sol	plage|soleil
    26F2	fontaine	
    26F3	drapeau de golf	golf|sport|trou
    26F4	ferry	bateau
    26F5	voilier	bateau|mer|yacht
    26F7	skieur	neige|sport
    26F8	patin à glace	glace|patin|sport
    26F9	personne avec ballon	sport
    26FA	tente	camping
    26FD	pompe à essence	essence|station
    2702	ciseaux	fournitures
    2705	bouton coché	✓|carré|coche|marque|oui|sélection
    2708	avion	véhicule
    2709	enveloppe	courrier électronique|e-mail
    270A	poing levé	main|pierre|poing
    270B	main levée	feuille|main
    270C	v de la victoire	ciseaux|main|victoire
    270D	main qui écrit	écrire|main
    270F	crayon	
    2712	stylo plume noir	stylo
    2714	coche	✓|oui|sélection
    2716	signe multiplier	*|×|annuler|multiplier|non|x
    271D	croix latine	chrétien|croix|religion
    2721	étoile de david	david|étoile|juif|religion
    2728	étincelles	*|étoile|scintiller
    2733	astérisque huit branches	*|astérisque|étoile|huit
    2734	étoile huit branches	*|astérisque|étoile|huit
    2744	flocon	neige
    2747	éclat	*|briller|étinceler|scintiller
    274C	croix	×|annuler|multiplication|multiplier|x
    274E	bouton croix	×|croix|x
    2753	point d’interrogation rouge	?|interrogation|point d’interrogation|ponctuation|question
    2754	point d’interrogation blanc	?|interrogation|ponctuation|question
    2755	point d’exclamation blanc	!|exclamation|ponctuation
    2757	point d’exclamation rouge	!|exclamation|point d’exclamation|ponctuation
    2763	cœur point d’exclamation	cœur|exclamation|ponctuation
    2764	cœur rouge	cœur
    2795	plus	+|addition|arithmétique|mathématiques|signe plus
    2796	moins	-|−|arithmétique|mathématiques|signe moins|soustraction
    2797	signe diviser	÷|diviser|division|mathématiques|signe
    27A1	flèche droite	direction|est|flèche
    27B0	boucle	bouclette
    27BF	double boucle	boucle
    2934	flèche courbe haut	flèche
    2935	flèche courbe bas	flèche
    2B05	flèche gauche	direction|flèche|ouest
    2B06	flèche haut	direction|flèche|nord
    2B07	flèche bas	direction|flèche|sud
    2B1B	grand carré noir	carré|forme géométrique
    2B1C	grand carré blanc	forme|géométrie
    2B50	étoile	
    2B55	cercle rouge	0|anneau|cercle|o|rouge
    3030	ligne ondulée	ponctuation|trait d’union ondulé|vague
    303D	alternance	symbole
    3297	bouton félicitations en japonais	félicitations|japonais
    3299	bouton secret en japonais	japonais|secret
    1F004	dragon rouge mahjong	jeu|mahjong|rouge
    1F0CF	carte joker	jeu|joker
    1F170	groupe sanguin a	a|groupe sanguin
    1F171	groupe sanguin b	b|groupe sanguin
    1F17E	groupe sanguin o	groupe sanguin|o
    1F17F	bouton p	parking
    1F18E	groupe sanguin ab	ab|groupe sanguin
    1F191	bouton effacer	effacer
    1F192	bouton cool	cool
    1F193	bouton gratuit	gratuit
    1F194	bouton identifiant	identifiant
    1F195	bouton nouveau	nouveau
    1F196	bouton pas bien	interdit|mauvais
    1F197	bouton ok	ok
    1F198	bouton sos	sos
    1F199	bouton vers le haut	nouveau|nouveauté
    1F19A	bouton vs	contre|versus|vs
    1F201	bouton ici en japonais	ici|japonais
    1F202	bouton frais de service en japonais	frais de service|japonais
    1F21A	bouton gratuit en japonais	gratuit|japonais
    1F22F	bouton réservé en japonais	japonais|réservé
    1F232	bouton interdit en japonais	japonais
    1F233	bouton chambres disponibles en japonais	chambres disponibles|japonais
    1F234	bouton note pour réussir en japonais	japonais|note pour réussir
    1F235	bouton complet en japonais	complet|japonais
    1F236	bouton pas gratuit en japonais	japonais|pas gratuit|payant
    1F237	bouton montant mensuel en japonais	japonais|montant mensuel
    1F238	bouton application en japonais	application|japonais
    1F239	bouton réduction en japonais	japonais|rabais|réduction
    1F23A	bouton ouvert pour affaires en japonais	japonais|ouvert pour affaires
    1F250	bouton bonne affaire en japonais	bonne affaire|japonais
    1F251	bouton accepter en japonais	accepter|japonais
    1F300	cyclone	tourbillon
    1F301	brume	brouillard
    1F302	parapluie fermé	pluie
    1F303	nuit étoilée	étoiles|nuit
    1F304	soleil levant derrière les montagnes	soleil
    1F305	soleil levant	soleil
    1F306	ville au crépuscule	coucher de soleil|crépuscule|immeubles|soir
    1F307	coucher de soleil	soleil
    1F308	arc-en-ciel	météo|pluie
    1F309	pont de nuit	pont
    1F30A	vague	mer|océan
    1F30B	volcan	éruption
    1F30C	voie lactée	espace
    1F30D	globe tourné sur l’afrique et l’europe	afrique|europe
    1F30E	globe tourné sur les amériques	amérique
    1F30F	globe tourné sur l’asie et l’australie	asie|australie
    1F310	globe avec méridiens	globe terrestre
    1F311	nouvelle lune	lune
    1F312	lune croissante	lune
    1F313	premier quartier de lune	lune
    1F314	lune gibbeuse croissante	lune
    1F315	pleine lune	lune
    1F316	lune gibbeuse décroissante	lune
    1F317	dernier quartier de lune	dernier quartier|lune
    1F318	lune décroissante	lune
    1F319	croissant de lune	lune
    1F31A	nouvelle lune avec visage	lune
    1F31B	premier quartier de lune avec visage	lune
    1F31C	dernier quartier de lune avec visage	lune
    1F31D	pleine lune avec visage	lune
    1F31E	soleil avec visage	soleil
    1F31F	étoile brillante	étoile
    1F320	étoile filante	étoile
    1F321	thermomètre	météo
    1F324	soleil derrière un petit nuage	nuage
    1F325	soleil derrière un gros nuage	nuage
    1F326	soleil derrière un nuage de pluie	nuage
    1F327	nuage avec pluie	averse|mauvais temps|météo|pluie
    1F328	nuage avec neige	flocons|hiver|météo|neige
    1F329	nuage avec éclair	nuage
    1F32A	tornade	météo|nuage|tourbillon
    1F32B	brouillard	météo|nuage
    1F32C	vent avec visage	météo|souffle|vent|visage
    1F32D	hot dog	saucisse|saucisse de francfort
    1F32E	taco	mexicain
    1F32F	burrito	mexicain
    1F330	châtaigne	plante
    1F331	jeune pousse	jeune plant|plantule
    1F332	conifère	arbre
    1F333	arbre à feuilles caduques	arbre|feuilles caduques|feuillu
    1F334	palmier	arbre
    1F335	cactus	plante
    1F336	piment rouge	piment
    1F337	tulipe	fleur
    1F338	fleur de cerisier	fleur
    1F339	rose	fleur
    1F33A	hibiscus	fleur
    1F33B	tournesol	fleur
    1F33C	bourgeon	fleur
    1F33D	épi de maïs	épi|maïs
    1F33E	plant de riz	riz
    1F33F	feuille	plante
    1F340	trèfle à quatre feuilles	chance|trèfle
    1F341	feuille d’érable	feuille
    1F342	feuille morte	feuille
    1F343	feuille virevoltante	feuille|souffle|vent
    1F344	champignon	plante
    1F345	tomate	légume|plante
    1F346	aubergine	légume
    1F347	raisin	fruit
    1F348	melon	fruit
    1F349	pastèque	fruit
    1F34A	mandarine	fruit|orange
    1F34B	citron	fruit
    1F34C	banane	fruit
    1F34D	ananas	fruit
    1F34E	pomme rouge	fruit|pomme
    1F34F	pomme verte	fruit|pomme
    1F350	poire	fruit
    1F351	pêche	fruit
    1F352	cerises	fruit
    1F353	fraise	fruit
    1F354	hamburger	burger
    1F355	pizza	fromage|part
    1F356	viande sur un os	viande
    1F357	cuisse de poulet	poulet
    1F358	galette de riz	cracker|riz
    1F359	boulette de riz	japonais|onigiri|plat|riz
    1F35A	bol de riz	riz
    1F35B	riz au curry	curry|riz
    1F35C	bol fumant	nouilles|ramen|vapeur
    1F35D	spaghetti	pâtes
    1F35E	pain	miche
    1F35F	frites	potatœs
    1F360	patate douce	patate
    1F361	brochette de bonbons	bonbons
    1F362	brochette de poisson	brochette
    1F363	sushi	japonais|poisson
    1F364	beignet de crevette	crevette
    1F365	croquette de poisson	poisson
    1F366	glace italienne	glace
    1F367	granité	glace
    1F368	glace	crème|dessert|sucré
    1F369	doughnut	dessert|sucré
    1F36A	cookie	dessert|sucré
    1F36B	barre chocolatée	barre|chocolat|dessert|sucré
    1F36C	bonbon	dessert|sucré
    1F36D	sucette	dessert|sucré|sucrerie
    1F36E	crème renversée	dessert|pudding|sucré
    1F36F	pot de miel	miel|pot|sucré
    1F370	gâteau sablé	dessert|gâteau|pâtisserie|sucré
    1F371	boîte déjeuner	boîte|déjeuner
    1F372	marmite	ragoût
    1F373	œuf au plat	friture|œuf|poêle
    1F374	fourchette et couteau	couteau et fourchette|restaurant
    1F375	tasse	thé
    1F376	saké	bouteille
    1F377	verre de vin	verre|vin
    1F378	cocktail	verre
    1F379	cocktail tropical	verre
    1F37A	chope	bière
    1F37B	chopes de bière	bière|trinquer
    1F37C	biberon	bébé|boisson|lait
    1F37D	fourchette et couteau avec assiette	assiette|assiette et couverts|couteau|cuisine|fourchette
    1F37E	bouteille de champagne	boisson|bouchon|bouteille|pop
    1F37F	pop-corn	
    1F380	ruban	fête
    1F381	cadeau	anniversaire|fête
    1F382	gâteau d’anniversaire	anniversaire
    1F383	citrouille	citrouille lanterne|halloween
    1F384	sapin de noël	arbre|fête|noël
    1F385	père noël	noël|père
    1F386	feu d’artifice	artifice
    1F387	cierge magique	étincelle|fête|feu d’artifice
    1F388	ballon gonflable	fête
    1F389	cotillons	fête
    1F38A	confettis	fête
    1F38B	arbre à vœux	arbre|vœux
    1F38C	drapeaux croisés	drapeaux
    1F38D	bambou décoratif	bambou|fête|japonais|plante
    1F38E	poupées japonaises	poupées
    1F38F	koinobori	carpe|fête
    1F390	carillon éolien	carillon|clochette|fête|vent
    1F391	cérémonie de la lune	cérémonie|lune
    1F392	cartable	école|sac|sac à dos
    1F393	toque universitaire	chapeau|vêtements
    1F396	médaille militaire	médaille
    1F397	ruban de mémoire	ruban
    1F399	micro de studio	micro
    1F39A	curseur de niveau	curseur|musique|niveau
    1F39B	boutons de réglage	boutons|boutons de commande
    1F39E	pellicule	bande|cinéma|film
    1F39F	billet d’entrée	spectacle
    1F3A0	cheval de manège	cheval|manège
    1F3A1	grande roue	roue
    1F3A2	montagnes russes	montagnes|russes
    1F3A3	pêche à la ligne	pêche
    1F3A4	micro	karaoke
    1F3A5	caméra	cinéma|film
    1F3A6	cinéma	caméra|film
    1F3A7	casque	écouteurs
    1F3A8	palette de peinture	art|musée de peinture|peinture
    1F3A9	haut de forme	chapeau|vêtements
    1F3AA	chapiteau	cirque
    1F3AB	billet	spectacle
    1F3AC	clap	film
    1F3AD	spectacle vivant	art|masque|spectacle|théâtre
    1F3AE	jeu vidéo	manette
    1F3AF	dans le mille	cible
    1F3B0	machine à sous	jeu
    1F3B1	boule de billard	billard|jeu|pool
    1F3B2	dés	jeu
    1F3B3	bowling	boule|jeu|partie
    1F3B4	jeu des fleurs	carte|fleur|japonais|jeu
    1F3B5	note de musique	musique|note
    1F3B6	notes de musique	musique|note|notes
    1F3B7	saxophone	instrument|musique
    1F3B8	guitare	instrument|musique
    1F3B9	piano	clavier|instrument|musique
    1F3BA	trompette	instrument|musique
    1F3BB	violon	instrument|musique
    1F3BC	partition	musique
    1F3BD	maillot de course	sport
    1F3BE	tennis	balle|sport
    1F3BF	ski	sport
    1F3C0	basket	ballon|panier|sport
    1F3C1	drapeau à damier	drapeau
    1F3C2	snowboardeur	neige|sport
    1F3C3	personne qui court	coureur|course à pied|jogging|marathon
    1F3C4	personne faisant du surf	sport
    1F3C5	médaille sportive	médaille
    1F3C6	trophée	prix
    1F3C7	course hippique	cheval|jockey|sport
    1F3C8	football américain	ballon|sport
    1F3C9	rugby	ballon|sport
    1F3CA	personne nageant	sport
    1F3CB	haltérophile	sport
    1F3CC	joueur de golf	balle|golf
    1F3CD	moto	course
    1F3CE	voiture de course	course|voiture
    1F3CF	cricket	balle|batte|match|sport
    1F3D0	volley-ball	ballon|match|sport
    1F3D1	hockey sur gazon	balle|crosse|hockey|sport
    1F3D2	hockey sur glace	crosse|hockey|palet|sport
    1F3D3	ping-pong	partie|raquette|sport|tennis de table
    1F3D4	montagne enneigée	montagne
    1F3D5	camping	
    1F3D6	plage avec parasol	parasol|plage
    1F3D7	construction d’un bâtiment	construction
    1F3D8	maisons	bâtiments
    1F3D9	ville	bâtiment
    1F3DA	maison abandonnée	maison
    1F3DB	monument classique	monument
    1F3DC	désert	
    1F3DD	île déserte	île
    1F3DE	parc national	nature
    1F3DF	stade	
    1F3E0	maison	bâtiment|pavillon
    1F3E1	maison avec jardin	jardin|maison
    1F3E2	immeuble de bureaux	immeuble
    1F3E3	bureau de poste japonais	bâtiment|japon|poste
    1F3E4	bureau de poste	poste
    1F3E5	hôpital	bâtiment
    1F3E6	banque	bâtiment
    1F3E7	distributeur de billets	argent|dab
    1F3E8	hôtel	bâtiment
    1F3E9	love hotel	bâtiment
    1F3EA	supérette	épicerie|magasin
    1F3EB	école	bâtiment
    1F3EC	grand magasin	magasin
    1F3ED	usine	bâtiment
    1F3EE	lampion rouge	japonais|lanterne|lumière|rouge
    1F3EF	château japonais	bâtiment
    1F3F0	château	bâtiment|européen
    1F3F3	drapeau blanc	drapeau
    1F3F4	drapeau noir	drapeau
    1F3F5	rosette	plante
    1F3F7	étiquette	
    1F3F8	badminton	match|raquette|sport|volant
    1F3F9	arc et flèche	arc|archer|flèche|sagittaire
    1F3FA	amphore	cuisine|vase
    1F400	rat	animal
    1F401	souris	animal
    1F402	bœuf	animal
    1F403	buffle	animal
    1F404	vache	animal
    1F405	tigre	animal
    1F406	léopard	animal
    1F407	lapin	animal
    1F408	chat	animal
    1F409	dragon	animal
    1F40A	crocodile	animal|reptile
    1F40B	baleine	animal
    1F40C	escargot	animal
    1F40D	serpent	animal|reptile
    1F40E	cheval	animal
    1F40F	bélier	animal
    1F410	chèvre	animal
    1F411	mouton	animal
    1F412	singe	animal
    1F413	coq	animal|oiseau
    1F414	poule	animal|oiseau
    1F415	chien	animal
    1F416	cochon	animal
    1F417	sanglier	animal
    1F418	éléphant	animal
    1F419	pieuvre	animal|mollusque
    1F41A	coquille en spirale	coquille|spirale
    1F41B	chenille	animal|insecte
    1F41C	fourmi	animal|insecte
    1F41D	abeille	animal|insecte
    1F41E	coccinelle	animal|insecte
    1F41F	poisson	animal|poissons|zodiaque
    1F420	poisson tropical	animal|poisson
    1F421	poisson-lune	animal|poisson
    1F422	tortue	animal|reptile
    1F423	poussin qui éclôt	animal|oiseau|poussin
    1F424	poussin	animal|oiseau
    1F425	poussin de face	animal|oiseau
    1F426	oiseau	animal
    1F427	pingouin	animal|oiseau
    1F428	koala	animal
    1F429	caniche	animal|chien
    1F42A	dromadaire	animal
    1F42B	chameau	animal
    1F42C	dauphin	animal
    1F42D	tête de souris	animal|souris
    1F42E	tête de vache	animal|vache
    1F42F	tête de tigre	animal|tigre
    1F430	tête de lapin	animal|lapin
    1F431	tête de chat	animal|chat
    1F432	tête de dragon	animal|dragon
    1F433	baleine soufflant par son évent	animal|baleine
    1F434	tête de cheval	animal|cheval
    1F435	tête de singe	animal|singe
    1F436	tête de chien	animal|chien
    1F437	tête de cochon	animal|cochon
    1F438	grenouille	animal|tête
    1F439	hamster	animal|tête
    1F43A	loup	animal|tête
    1F43B	ours	animal|tête
    1F43C	panda	animal|tête
    1F43D	groin	animal|cochon
    1F43E	empreintes d’animaux	empreintes|pattes
    1F43F	écureuil	animal
    1F440	yeux	corps|œil|visage
    1F441	œil	corps
    1F442	oreille	corps
    1F443	nez	corps
    1F444	bouche	corps|lèvres
    1F445	langue	corps
    1F446	main avec index pointant vers le haut	doigt|index|main
    1F447	main avec index pointant vers le bas	bas|doigt|index|main
    1F448	main avec index pointant à gauche	doigt|gauche|index|main
    1F449	main avec index pointant à droite	doigt|droite|index|main
    1F44A	poing de face	coup de poing|main|poing
    1F44B	signe de la main	coucou|main
    1F44C	ok	geste|main
    1F44D	pouce vers le haut	main|super
    1F44E	pouce vers le bas	main|nul
    1F44F	applaudissements	bravo|mains
    1F450	mains ouvertes	main|ouvert
    1F451	couronne	reine|roi|vêtements
    1F452	chapeau de femme	chapeau|femme|vêtements
    1F453	lunettes de vue	lunettes|œil|vêtements
    1F454	cravate	vêtements
    1F455	t-shirt	tee-shirt|vêtements
    1F456	jean	pantalon|vêtements
    1F457	robe	vêtements
    1F458	kimono	vêtements
    1F459	bikini	maillot de bain
    1F45A	vêtements de femme	femme|vêtements
    1F45B	porte-monnaie	monnaie|vêtements
    1F45C	sac à main	sac|vêtements
    1F45D	pochette	sac|vêtements
    1F45E	chaussure d’homme	chaussure|homme|vêtements
    1F45F	chaussure de sport	chaussure|vêtements
    1F460	chaussure à talon haut	chaussure|vêtements
    1F461	sandale de femme	chaussure|vêtements
    1F462	botte de femme	botte|chaussure|vêtements
    1F463	traces de pas	pied
    1F464	silhouette de buste	buste
    1F465	silhouettes de bustes	bustes
    1F466	garçon	jeune
    1F467	fille	jeune|vierge|zodiaque
    1F468	homme	
    1F469	femme	
    1F46A	famille	enfant|mère|père
    1F46B	femme et homme se tenant la main	couple|femme|homme|main dans la main
    1F46C	deux hommes se tenant la main	couple|gémeaux|hommes|jumeaux|main dans la main|zodiaque
    1F46D	deux femmes se tenant la main	couple|femmes|jumelles|main dans la main
    1F46E	officier de police	flic|officier|police
    1F46F	personnes avec des oreilles de lapin	danseuse|femme|fille|oreilles de lapin
    1F470	personne mariée avec voile	mariage|mariée|mariée avec voile|voile
    1F471	personne blonde	blond|cheveux
    1F472	homme avec casquette chinoise	casquette mao|chapeau|homme
    1F473	personne en turban	turban
    1F474	homme âgé	âgé|homme
    1F475	femme âgée	âgée|femme
    1F476	bébé	
    1F477	personnel du bâtiment	bâtiment|casque|ouvrier
    1F478	princesse	fantastique
    1F479	ogre	japonais
    1F47A	monstre japonais	japonais|monstre
    1F47B	fantôme	créature|fantastique|monstre|visage
    1F47C	bébé ange	ange|bébé|fantastique|visage
    1F47D	alien	créature|extraterrestre|ovni|visage
    1F47E	monstre de l’espace	espace|extraterrestre|monstre
    1F47F	visage en colère avec des cornes	diablotin|mauvais
    1F480	crâne	corps|fantastique|mort|visage
    1F481	personne paume vers le haut	aide|information|main
    1F482	garde	
    1F483	danseuse	danse|femme
    1F484	rouge à lèvres	maquillage
    1F485	vernis à ongles	maquillage
    1F486	personne qui se fait masser	massage|salon|visage
    1F487	personne qui se fait couper les cheveux	barbier|beauté|coiffure|salon
    1F488	enseigne de barbier	barbier|coiffure|enseigne
    1F489	seringue	aiguille|docteur|malade|médecine
    1F48A	pilule	docteur|malade|médecine
    1F48B	trace de rouge à lèvres	baiser|lèvres|rouge
    1F48C	lettre d’amour	amour|lettre
    1F48D	bague	amour|diamant
    1F48E	pierre précieuse	bijou|diamant|joyau
    1F48F	bisou	baiser|couple
    1F490	bouquet	fleur|plante
    1F491	couple avec cœur	amour|cœur|couple
    1F492	mariage	amour|chapelle|église
    1F493	cœur battant	cœur
    1F494	cœur brisé	cœur
    1F495	deux cœurs	amour|cœurs
    1F496	cœur étincelant	cœur
    1F497	cœur grandissant	cœur
    1F498	cœur et flèche	cœur|cupidon|flèche
    1F499	cœur bleu	cœur
    1F49A	cœur vert	cœur
    1F49B	cœur jaune	cœur
    1F49C	cœur violet	cœur
    1F49D	cœur avec ruban	cœur|ruban|saint-valentin
    1F49E	cœurs qui tournent	cœurs
    1F49F	décoration avec cœur	cœur
    1F4A0	diamant avec un point	dessin|diamant|géométrique|intérieur
    1F4A1	ampoule	dessin|idée|lumière
    1F4A2	symbole de colère	colère|dessin|furieux
    1F4A3	bombe	dessin
    1F4A4	endormi	dormir|ronfler
    1F4A5	explosion	collision
    1F4A6	gouttes de sueur	éclaboussures|sueur
    1F4A7	goutte d’eau	sueur
    1F4A8	décamper	filer
    1F4A9	tas de crotte	caca|crotte|dessin|visage
    1F4AA	biceps contracté	biceps|contracté|corps|muscle
    1F4AB	étourdissement	tournis
    1F4AC	bulle de parole	bulle|dialogue
    1F4AD	bulle de pensée	bulle|pensée
    1F4AE	fleur blanche	fleur
    1F4AF	cent points	cent
    1F4B0	sac plein d’argent	argent|dollar|sac|sac d’argent
    1F4B1	conversion de devise	argent|banque|change|conversion|devise
    1F4B2	symbole dollar	argent|dollar
    1F4B3	carte bancaire	bancaire|carte
    1F4B4	billet en yens	billet
    1F4B5	billet en dollars	billet
    1F4B6	billet en euros	billet
    1F4B7	billet en livres	billet
    1F4B8	billet avec des ailes	billet
    1F4B9	courbe avec yen en hausse	banque|graphique|hausse|monnaie
    1F4BA	siège	fauteuil
    1F4BB	ordinateur portable	ordinateur
    1F4BC	porte-documents	
    1F4BD	disque d’ordinateur	disque
    1F4BE	disquette	disque|ordinateur
    1F4BF	cd	disque
    1F4C0	dvd	disque
    1F4C1	dossier	fichier
    1F4C2	dossier ouvert	dossier
    1F4C3	page enroulée	page
    1F4C4	page	document
    1F4C5	calendrier	date
    1F4C6	éphéméride	calendrier|date
    1F4C7	carnet d’adresses	fiche|index|rolodex
    1F4C8	graphique en hausse	graphique|hausse|tendance
    1F4C9	graphique en baisse	baisse|graphique|tendance
    1F4CA	graphiques à barres	graphique
    1F4CB	porte-bloc	fournitures
    1F4CC	punaise	fournitures
    1F4CD	épingle	fournitures
    1F4CE	trombone	fournitures
    1F4CF	règle	fournitures
    1F4D0	équerre	fournitures
    1F4D1	signets	marque|marqueur|onglets|signet
    1F4D2	carnet de compte	grand livre
    1F4D3	carnet	
    1F4D4	carnet avec couverture	carnet
    1F4D5	livre fermé	livre
    1F4D6	livre ouvert	livre
    1F4D7	livre vert	livre
    1F4D8	livre bleu	livre
    1F4D9	livre orange	livre
    1F4DA	livres	livre
    1F4DB	badge nominatif	badge|nom
    1F4DC	parchemin	papier
    1F4DD	mémo	crayon
    1F4DE	combiné téléphonique	téléphone
    1F4DF	bipeur	pager
    1F4E0	fax	télécopieur
    1F4E1	antenne satellite	antenne|antenne parabolique|parabole
    1F4E2	haut-parleur	son
    1F4E3	porte-voix	manifestation|mégaphone
    1F4E4	boîte d’envoi	courrier électronique|e-mail|message
    1F4E5	boîte de réception	courrier électronique|e-mail|message
    1F4E6	colis	paquet
    1F4E7	e-mail	courrier électronique|message
    1F4E8	message reçu	courrier électronique|e-mail|message
    1F4E9	enveloppe avec flèche	courrier électronique|e-mail|message
    1F4EA	boîte aux lettres fermée drapeau baissé	courrier
    1F4EB	boîte aux lettres fermée drapeau levé	courrier
    1F4EC	boîte aux lettres ouverte drapeau levé	courrier
    1F4ED	boîte aux lettres ouverte drapeau baissé	courrier
    1F4EE	boîte aux lettres	courrier
    1F4EF	cor postal	facteur
    1F4F0	journal	actualités
    1F4F1	téléphone portable	téléphone
    1F4F2	appel entrant	appel
    1F4F3	mode vibreur	portable|téléphone|vibreur
    1F4F4	téléphone éteint	portable|téléphone
    1F4F5	téléphones portables interdits	interdiction|interdit|portable|téléphone
    1F4F6	barres de réseau	portable|réseau|téléphone
    1F4F7	appareil photo	vidéo
    1F4F8	appareil photo avec flash	appareil photo
    1F4F9	caméscope	caméra|vidéo
    1F4FA	téléviseur	télévision|tv
    1F4FB	radio	vidéo
    1F4FC	cassette vidéo	vhs|vidéocassette
    1F4FD	projecteur cinématographique	projecteur
    1F4FF	chapelet	prière|religion|vêtements
    1F500	bouton lecture aléatoire	flèche|flèches croisées
    1F501	bouton répétition	flèche|flèches en cercle|sens horaire
    1F502	bouton répétition de la piste	flèche|flèches en cercle avec n°1|sens horaire
    1F503	flèches dans le sens horaire	flèche|sens horaire|symbole recharger
    1F504	flèches dans le sens antihoraire	flèche|sens antihoraire
    1F505	luminosité faible	luminosité
    1F506	luminosité élevée	luminosité
    1F507	muet	silence|son
    1F508	volume des enceintes faible	son
    1F509	volume des enceintes moyen	son
    1F50A	volume des enceintes élevé	son
    1F50B	pile	
    1F50C	câble avec fiche électrique	prise
    1F50D	loupe orientée à gauche	loupe|recherche
    1F50E	loupe orientée à droite	loupe|recherche
    1F50F	cadenas fermé avec stylo	verrouillé
    1F510	cadenas fermé avec clé	sécurisé
    1F511	clé	mot de passe|serrure
    1F512	cadenas fermé	cadenas|verrouillé
    1F513	cadenas ouvert	cadenas
    1F514	cloche	
    1F515	alarme désactivée	barrée|cloche|silence
    1F516	marque-page	marqueur
    1F517	chaînons	maillons
    1F518	bouton radio	bouton|forme|géométrie|radio
    1F519	flèche retour	flèche
    1F51A	flèche fin	flèche
    1F51B	flèche activé	flèche
    1F51C	flèche bientôt	flèche
    1F51D	flèche en haut	flèche
    1F51E	18 ans et plus	dix-huit|interdiction|interdit|mineur
    1F520	majuscules	lettres|lettres latines|saisie
    1F521	minuscules	lettres|lettres latines|saisie
    1F522	saisie de chiffres	1234|chiffres|saisie
    1F523	saisie de symboles	saisie|symboles
    1F524	alphabet latin	alphabet|lettres|saisie
    1F525	feu	flamme
    1F526	torche	lumière
    1F527	clé à molette	clé|outil
    1F528	marteau	outil
    1F529	vis et écrou	écrou|outil|vis
    1F52A	couteau de cuisine	arme|couteau|cuisine|outil
    1F52B	pistolet à eau	arme|arme à feu|pistolet|revolver
    1F52C	microscope	outil|science
    1F52D	télescope	outil|science
    1F52E	boule de cristal	cristal
    1F52F	étoile à 6 branches	chance|étoile
    1F530	symbole japonais de débutant	débutant
    1F531	trident	ancre|bateau
    1F532	carré noir	bouton|carré|forme|géométrie
    1F533	carré blanc	bouton|carré|forme|géométrie
    1F534	disque rouge	cercle|forme géométrique|géométrie|rond|rouge
    1F535	disque bleu	bleu|cercle|forme géométrique|géométrie|rond
    1F536	grand losange orange	forme géométrique|losange
    1F537	grand losange bleu	forme géométrique|grand losange orange|losange
    1F538	petit losange orange	forme géométrique|losange
    1F539	petit losange bleu	forme géométrique|losange
    1F53A	triangle rouge pointant vers le haut	forme géométrique|rouge
    1F53B	triangle rouge pointant vers le bas	flèche|forme|géométrie
    1F53C	petit triangle haut	flèche
    1F53D	petit triangle bas	flèche
    1F549	om	hindou|religion
    1F54A	colombe	animal|oiseau
    1F54B	kaaba	islam|musulman|religion
    1F54C	mosquée	islam|musulman|religion
    1F54D	synagogue	juif|juive|religion|temple
    1F54E	chandelier à sept branches	chandelier|menora|religion
    1F550	une heure	1 h|13 h
    1F551	deux heures	14 h|2 h
    1F552	trois heures	15 h|3 h
    1F553	quatre heures	16 h|4 h
    1F554	cinq heures	17 h|5 h
    1F555	six heures	18 h|6 h
    1F556	sept heures	19 h|7 h
    1F557	huit heures	20 h|8 h
    1F558	neuf heures	21 h|9 h
    1F559	dix heures	10 h|22 h
    1F55A	onze heures	11 h|23 h
    1F55B	midi/minuit	0 h|12 h
    1F55C	une heure et demie	1 h 30|13 h 30
    1F55D	deux heures et demie	14 h 30|2 h 30
    1F55E	trois heures et demie	15 h 30|3 h 30
    1F55F	quatre heures et demie	16 h 30|4 h 30
    1F560	cinq heures et demie	17 h 30|5 h 30
    1F561	six heures et demie	18 h 30|6 h 30
    1F562	sept heures et demie	19 h 30|7 h 30
    1F563	huit heures et demie	20 h 30|8 h 30
    1F564	neuf heures et demie	21 h 30|9 h 30
    1F565	dix heures et demie	10 h 30|22 h 30
    1F566	onze heures et demie	11 h 30|23 h 30
    1F567	midi/minuit et demie	00 h 30|12 h 30
    1F56F	bougie	lumière
    1F570	pendule	horloge
    1F573	trou	
    1F574	homme d’affaires en lévitation	affaires|homme
    1F575	détective	enquêteur|espion
    1F576	lunettes de soleil	lunettes|soleil
    1F577	araignée	animal|insecte
    1F578	toile d’araignée	araignée|toile
    1F579	manette de jeu	jeu|jeu vidéo|joystick
    1F57A	danseur	danse|homme
    1F587	trombones	fournitures
    1F58A	stylo	stylo bille
    1F58B	stylo plume	stylo
    1F58C	pinceau	peinture
    1F58D	crayon pastel	pastel
    1F590	main levée doigts écartés	main
    1F595	doigt d’honneur	doigt|main|majeur
    1F596	salut vulcain	main|vulcain
    1F5A4	cœur noir	noir
    1F5A5	ordinateur de bureau	ordinateur
    1F5A8	imprimante	ordinateur
    1F5B1	souris d’ordinateur	souris
    1F5B2	boule de commande	ordinateur|souris à boule
    1F5BC	cadre avec image	art|image|musée|peinture
    1F5C2	intercalaires	classement|index|intercalaire
    1F5C3	boîte à dossiers	dossier
    1F5C4	meuble à dossiers	classement|classer|dossier|meuble
    1F5D1	corbeille à papiers	corbeille
    1F5D2	bloc-notes à spirale	notes
    1F5D3	calendrier à spirale	calendrier
    1F5DC	serre-joint	outil
    1F5DD	clé ancienne	clé|serrure
    1F5DE	journal roulé	journal
    1F5E1	dague	arme|couteau|poignard
    1F5E3	tête qui parle	parler|silhouette
    1F5E8	bulle de parole gauche	bulle|dialogue
    1F5EF	bulle colère droite	bulle|colère|droite
    1F5F3	urne électorale	urne
    1F5FA	carte du monde	carte
    1F5FB	mont fuji	montagne
    1F5FC	tour de tokyo	tokyo|tour
    1F5FD	statue de la liberté	statue
    1F5FE	carte du japon	carte|japon
    1F5FF	moai	statue
    1F600	visage rieur	sourire
    1F601	visage souriant aux yeux rieurs	dents|sourire
    1F602	visage riant aux larmes	larmes|sourire
    1F603	visage souriant avec de grands yeux	sourire
    1F604	visage très souriant aux yeux rieurs	sourire
    1F605	visage souriant avec une goutte de sueur	sourire
    1F606	visage souriant avec yeux plissés	bouche|rire|sourire|visage
    1F607	visage souriant avec auréole	ange
    1F608	visage souriant avec des cornes	cornes|fantastique|sourire|visage
    1F609	visage faisant un clin d’œil	clin d’œil|visage
    1F60A	visage souriant avec yeux rieurs	œil|rougir|sourire|visage
    1F60B	miam	langue
    1F60C	visage soulagé	soulagement|visage
    1F60D	visage souriant avec yeux en forme de cœur	amour|cœur|œil|visage
    1F60E	visage avec lunettes de soleil	lunettes de soleil
    1F60F	visage avec un sourire malin	malin|sourire
    1F610	visage neutre	neutre
    1F611	visage sans expression	inexpressif|neutre|sans expression|visage
    1F612	visage blasé	blasé|pas content|visage
    1F613	visage démoralisé avec goutte de sueur	froide|sueur|visage
    1F614	visage pensif	déçu|pensif|visage
    1F615	visage confus	confus|visage
    1F616	visage déconcerté	déconcerté|visage
    1F617	visage faisant un bisou	bisou
    1F618	visage envoyant un bisou	bisou|cœur
    1F619	visage aux yeux rieurs faisant un bisou	bisou
    1F61A	visage faisant un bisou avec les yeux fermés	bisou
    1F61B	visage qui tire la langue	langue|visage
    1F61C	visage qui tire la langue et fait un clin d’œil	clin d’œil|langue|œil|visage
    1F61D	visage qui tire la langue les yeux plissés	goût|horrible|langue|œil
    1F61E	visage déçu	déçu|visage
    1F61F	visage inquiet	inquiet|visage
    1F620	visage en colère	colère
    1F621	visage boudeur	colère|énervé|furieux|visage
    1F622	visage qui pleure	larmes
    1F623	visage persévérant	persévérant|visage
    1F624	visage avec fumée sortant des narines	triomphe|victoire|visage
    1F625	visage triste mais soulagé	pfiou
    1F626	visage mécontent avec bouche ouverte	bouche|déçu|ouverte|visage
    1F627	visage angoissé	angoisse|visage
    1F628	visage effrayé	apeuré|effrayé|peur|visage
    1F629	visage épuisé	épuisé|fatigué|visage
    1F62A	visage endormi	sommeil|visage
    1F62B	visage fatigué	fatigue|visage
    1F62C	visage grimaçant	grimace|visage
    1F62D	visage qui pleure à chaudes larmes	larme|pleurs|triste|visage
    1F62E	visage avec bouche ouverte	surpris
    1F62F	visage ébahi	sans voix|stupéfait|surpris|visage
    1F630	visage anxieux avec goutte de sueur	bouche|froid|sueur|visage
    1F631	visage qui hurle de peur	cri|effrayé|peur|visage
    1F632	visage stupéfait	choc|stupéfait|visage
    1F633	visage qui rougit	rouge|rougissant|visage
    1F634	visage somnolent	sommeil|visage|zzz
    1F635	visage étourdi	tournis|visage
    1F636	visage sans bouche	muet
    1F637	visage avec masque	masque
    1F638	chat qui sourit avec des yeux rieurs	sourire|visage|yeux rieurs
    1F639	chat qui pleure de joie	joie|pleurer de rire|sourire|visage
    1F63A	chat qui sourit	sourire|visage
    1F63B	chat souriant aux yeux en cœurs	amoureux|cœur|sourire|visage|yeux
    1F63C	chat avec sourire en coin	ironique|narquois|sourire en coin|visage
    1F63D	chat qui fait un bisou	bisou|embrasser|visage
    1F63E	chat qui boude	bouder|colère|désaccord|ennui|visage
    1F63F	chat qui pleure	larme|pleurer|triste|visage
    1F640	chat fatigué	fatigue|inquiet|oh|surpris|visage
    1F641	visage légèrement mécontent	mécontent|visage
    1F642	visage avec un léger sourire	sourire
    1F643	tête à l’envers	renversée|tête
    1F644	visage roulant des yeux	roulement|yeux
    1F645	personne faisant un geste d’interdiction	geste|interdit|main
    1F646	personne faisant un geste d’acceptation	geste|main|ok
    1F647	personne qui s’incline	désolé|geste|incliné
    1F648	singe ne rien voir	aveugle|singe
    1F649	singe ne rien entendre	singe|sourd
    1F64A	singe ne rien dire	muet|singe
    1F64B	personne qui lève la main	content|geste|levée|main
    1F64C	mains levées	air|mains
    1F64D	personne fronçant les sourcils	froncer|sourcils
    1F64E	personne qui boude	bouder|geste|moue
    1F64F	mains en prière	mains|prière
    1F680	fusée	espace
    1F681	hélicoptère	véhicule
    1F682	locomotive	train
    1F683	wagon	chemin de fer|train|voiture
    1F684	tgv	train
    1F685	train à grande vitesse	train
    1F686	train	chemin de fer
    1F687	métro	
    1F688	métro léger	métro
    1F689	gare	train
    1F68A	tramway	tram|transport|trolley|trolleybus
    1F68B	wagon de tramway	tram|trolleybus|voiture
    1F68C	bus	véhicule
    1F68D	bus de face	bus
    1F68E	trolleybus	bus|trolley
    1F68F	arrêt de bus	bus
    1F690	minibus	bus
    1F691	ambulance	véhicule
    1F692	camion de pompier	pompier
    1F693	voiture de police	police
    1F694	voiture de police de face	police
    1F695	taxi	véhicule
    1F696	taxi de face	taxi
    1F697	voiture	automobile
    1F698	voiture de face	automobile
    1F699	véhicule utilitaire sport	loisirs|voiture
    1F69A	camion de livraison	camion
    1F69B	semi-remorque	camion|poids lourd|semi
    1F69C	tracteur	véhicule
    1F69D	monorail	véhicule
    1F69E	train de montagne	train
    1F69F	train suspendu	train
    1F6A0	téléphérique	montagne|télécabine
    1F6A1	tramway aérien	télécabine|tramway
    1F6A2	navire	bateau
    1F6A3	personne ramant dans une barque	barque|bateau
    1F6A4	hors-bord	bateau
    1F6A5	feu tricolore horizontal	feu|tricolore
    1F6A6	feu tricolore vertical	feu|tricolore
    1F6A7	travaux	barrière
    1F6A8	gyrophare	lumière|police|voiture
    1F6A9	drapeau triangulaire	drapeau|fanion
    1F6AA	porte	
    1F6AB	symbole d’interdiction	interdiction|interdit
    1F6AC	cigarette	fumeur
    1F6AD	interdiction de fumer	fumer|interdiction|interdit
    1F6AE	icône poubelle	poubelle
    1F6AF	dépôt d’ordures interdit	déchets|interdiction|interdit
    1F6B0	eau potable	eau
    1F6B1	eau non potable	eau
    1F6B2	vélo	
    1F6B3	vélos interdits	interdiction|interdit|vélo
    1F6B4	cycliste	vélo
    1F6B5	personne en vtt	montagne|vélo
    1F6B6	personne qui marche	marche|piéton
    1F6B7	interdit aux piétons	interdiction|interdit
    1F6B8	traversée d’enfants	école|enfants|piétons
    1F6B9	symbole toilettes hommes	homme|toilettes|wc
    1F6BA	symbole toilettes femmes	femme|toilettes|wc
    1F6BB	panneau toilettes	toilettes|wc
    1F6BC	symbole bébé	bébé|espace de change
    1F6BD	toilettes	
    1F6BE	wc	toilettes
    1F6BF	douche	eau
    1F6C0	personne prenant un bain	baignoire|bain
    1F6C1	baignoire	bain
    1F6C2	contrôle des passeports	contrôle|passeport
    1F6C3	douane	
    1F6C4	retrait des bagages	bagages
    1F6C5	consigne	bagages
    1F6CB	canapé et lampe	canapé|lampe
    1F6CC	personne au lit	lit
    1F6CD	sacs de shopping	sac|shopping
    1F6CE	cloche de comptoir	cloche|hôtel
    1F6CF	lit	dormir|hôtel
    1F6D0	lieu de culte	culte|religion
    1F6D1	stop	signe
    1F6D2	chariot	panier|shopping
    1F6D5	temple hindou	hindou|religion|stūpa|temple
    1F6D6	hutte	case|maison|yourte
    1F6D7	ascenseur	accessibilité|monte-personnes
    1F6DD	toboggan	aire de jeu|jouer
    1F6DE	roue	cercle|pneu|tourner
    1F6DF	bouée de sauvetage	flotter|sauver|sauveteur|secours|sécurité
    1F6E0	marteau et clé à molette	clé|clé à molette|marteau|outil
    1F6E1	bouclier	arme
    1F6E2	baril de pétrole	pétrole
    1F6E3	autoroute	route
    1F6E4	voie ferrée	train
    1F6E5	bateau à moteur	bateau
    1F6E9	petit avion	avion
    1F6EB	avion au décollage	avion
    1F6EC	avion à l’atterrissage	avion
    1F6F0	satellite	espace
    1F6F3	paquebot	bateau
    1F6F4	trottinette	
    1F6F5	scooter	
    1F6F6	canoë	bateau
    1F6F7	luge	traîneau
    1F6F8	soucoupe volante	ovni
    1F6F9	planche à roulettes	glisse|longboard|roulettes|skateboard
    1F6FA	tuk tuk	rickshaw|taxi|tricycle
    1F6FB	pick-up	pickup|véhicule
    1F6FC	patin à roulettes	derby|roller|roulette
    1F7E0	disque orange	cercle|forme géométrique|géométrie|orange|rond
    1F7E1	disque jaune	cercle|forme géométrique|géométrie|jaune|rond
    1F7E2	disque vert	cercle|forme géométrique|géométrie|rond|vert
    1F7E3	disque violet	cercle|forme géométrique|géométrie|rond|violet
    1F7E4	disque marron	cercle|forme géométrique|géométrie|marron|rond
    1F7E5	carré rouge	forme géométrique|géométrie|rouge
    1F7E6	carré bleu	bleu|forme géométrique|géométrie
    1F7E7	carré orange	forme géométrique|géométrie|orange
    1F7E8	carré jaune	forme géométrique|géométrie|jaune
    1F7E9	carré vert	forme géométrique|géométrie|vert
    1F7EA	carré violet	forme géométrique|géométrie|violet
    1F7EB	carré marron	forme géométrique|géométrie|marron
    1F7F0	signe égal gras	égalité|mathématiques
    1F90C	bout des doigts joints	argumentation|doigts|geste|main|parler avec les mains
    1F90D	cœur blanc	blanc
    1F90E	cœur marron	brun|marron
    1F90F	pouce et index rapprochés	petite quantité|petite somme|peu|un peu
    1F910	visage avec bouche fermeture éclair	bouche|fermeture éclair|visage
    1F911	argent dans les yeux et la bouche	argent|bouche|yeux
    1F912	visage avec thermomètre	indisposé|malade|thermomètre|visage
    1F913	visage de geek	geek|lunettes|visage
    1F914	visage en pleine réflexion	réflexion|visage
    1F915	visage avec bandage autour de la tête	bandage|tête
    1F916	robot	androïde|automate|machine|monstre|visage
    1F917	visage qui fait un câlin	câlin|gentil|visage
    1F918	cornes avec les doigts	cornes|main
    1F919	signe appel téléphonique avec les doigts	appel|main|signe|téléphone
    1F91A	dos de main levée	levée|main
    1F91B	poing à gauche	gauche|main|poing
    1F91C	poing à droite	droite|main|poing
    1F91D	poignée de main	mains|poignée|présentation|rencontre
    1F91E	doigts croisés	croisés|doigts|main
    1F91F	signe je t’aime	amour|main
    1F920	visage avec chapeau de cowboy	chapeau|cowboy|visage
    1F921	visage de clown	clown|visage
    1F922	visage nauséeux	écœuré|nausée|visage
    1F923	se rouler par terre de rire	rire|se rouler par terre|visage
    1F924	visage qui bave	baver|visage
    1F925	visage de menteur	mensonge|menteur|pinocchio|visage
    1F926	personne avec la paume sur le visage	exaspération|incrédulité|paume de main|visage
    1F927	visage qui éternue	atchoum|éternuement|éternuer|rhume|visage
    1F928	visage avec les sourcils relevés	méfiant|sceptique
    1F929	visage avec des étoiles à la place des yeux	étoile|grand sourire|visage|yeux
    1F92A	tête de fou	grand|œil|petit
    1F92B	visage avec un doigt sur la bouche	chut|silence
    1F92C	visage avec des symboles dans la bouche	juron
    1F92D	visage avec une main sur la bouche	oups
    1F92E	visage qui vomit	malade|vomi|vomissure
    1F92F	tête qui explose	choqué
    1F930	femme enceinte	enceinte|femme
    1F931	allaitement	bébé|sein|soins
    1F932	paume contre paume doigts vers le haut	mains|prière
    1F933	selfie	appareil photo|téléphone
    1F934	prince	
    1F935	personne en smoking	marié|personne mariée|smoking
    1F936	mère noël	mère|noël
    1F937	personne qui hausse les épaules	doute|haussement d’épaules|ignorance|indifférence
    1F938	personne faisant la roue	gymnastique|personne|roue|sport
    1F939	personne qui jongle	jongler|jongleur|multitâche
    1F93A	escrimeur	épée|escrime|personne|sport
    1F93C	personnes faisant de la lutte	lutte|lutteur|personnes|sport
    1F93D	personne jouant au water-polo	sport|water-polo
    1F93E	personne jouant au handball	handball|personne|sport
    1F93F	masque de plongée	apnée|plonger|snorkeling|tuba
    1F940	fleur fanée	fanée|fleur
    1F941	batterie	baguettes|musique|tambour
    1F942	trinquer	célébrer|fêter|verre
    1F943	verre tumbler	liqueur|tumbler|verre|whisky
    1F944	cuillère	couvert
    1F945	cage	filet|sport
    1F947	médaille d’or	1er|médaille|or
    1F948	médaille d’argent	2e|argent|médaille
    1F949	médaille de bronze	3e|bronze|médaille
    1F94A	gant de boxe	boxe|gant|sport
    1F94B	tenue d’arts martiaux	arts martiaux|judo|karaté|sport|taekwondo|tenue
    1F94C	pierre de curling	granit|match|partie|sport
    1F94D	crosse	balle|but|sport
    1F94E	softball	balle|gant
    1F94F	disque volant	discoplane|frisbee|sport|ultimate|ultime-passe
    1F950	croissant	pain|viennoiserie
    1F951	avocat	fruit
    1F952	concombre	légume
    1F953	lard	bacon|viande
    1F954	pomme de terre	légume|patate
    1F955	carotte	légume
    1F956	baguette	pain
    1F957	salade verte	salade|verte
    1F958	plat mitonné	casserole|paella|plat|poêle
    1F959	kebab	falafel
    1F95A	œuf	
    1F95B	verre de lait	boisson|lait|verre
    1F95C	cacahuètes	arachide|cacahuète|noisette
    1F95D	kiwi	fruit
    1F95E	pancakes	crêpe|pancake
    1F95F	boulette de pâte	empanada|gyōza|jiaozi|pierogi|potsticker
    1F960	biscuit chinois	prophétie
    1F961	boîte à emporter	carton|chinois|nourriture à emporter
    1F962	baguettes	hashi
    1F963	bol avec cuillère	céréales|congee|déjeuner
    1F964	gobelet avec paille	jus de fruits|soda
    1F965	noix de coco	fruit|palmier|piña colada
    1F966	brocoli	chou sauvage|légume
    1F967	tarte	décoration|garniture|gâteau|pâtisserie
    1F968	bretzel	torsade
    1F969	morceau de viande	côtelette|côtelette d’agneau|côtelette de porc|steak
    1F96A	sandwich	pain
    1F96B	aliments en conserve	conserve
    1F96C	légume à feuilles vertes	chou|chou chinois|chou frisé|chou pommé|laitue
    1F96D	mangue	fruit|tropical
    1F96E	gâteau de lune	automne|festival|yuèbǐng
    1F96F	bagel	boulangerie|petit-déjeuner|schmear
    1F970	visage souriant avec cœurs	adorer|aimer|amour|amoureux|béguin|cœurs|sourire
    1F971	visage bâillant	bâiller|ennui|fatigue
    1F972	visage souriant avec une larme	ému|fier|larme|soulagé|souriant|touché
    1F973	visage festif	célébration|chapeau|fête|sifflet
    1F974	visage éméché	bouche ondulée|dans les vapes|hébété|pompette|rond
    1F975	visage rouge et chaud	chaud|coup de chaleur|fièvre|transpiration
    1F976	visage bleu et froid	froid|gelure|glacial|glaçon
    1F977	ninja	furtif|guerrier|masqué
    1F978	visage déguisé	déguisement|faux nez|incognito|lunettes|postiche
    1F979	visage retenant ses larmes	pleurs|retenir ses larmes|triste
    1F97A	visage implorant	pitié|supplication|yeux de chiens battus
    1F97B	sari	mode|robe|vêtement
    1F97C	blouse blanche	docteur|expérience|scientifique
    1F97D	lunettes	natation|protection des yeux|soudage
    1F97E	chaussure de randonnée	camping|chaussure|chaussure de marche|marche|randonnée|vêtements
    1F97F	chaussure plate	ballerine|chaussure sans lacets|mule|vêtements
    1F980	crabe	animal
    1F981	tête de lion	animal|lion|zodiaque
    1F982	scorpion	animal
    1F983	dindon	animal|oiseau
    1F984	licorne	animal|tête
    1F985	aigle	animal|oiseau|rapace
    1F986	canard	animal|oiseau
    1F987	chauve-souris	animal|vampire
    1F988	requin	animal|poisson
    1F989	chouette	animal|oiseau
    1F98A	renard	animal|tête
    1F98B	papillon	insecte|mignon
    1F98C	cerf	animal
    1F98D	gorille	animal
    1F98E	lézard	animal|reptile
    1F98F	rhinocéros	animal
    1F990	crevette	crustacé
    1F991	calamar	mollusque
    1F992	girafe	animal|taches
    1F993	zèbre	animal|rayure|zébrure
    1F994	hérisson	animal|épineux
    1F995	sauropode	animal|brachiosaure|brontosaure|diplodocus
    1F996	t-rex	tyrannosaure|tyrannosaurus rex
    1F997	criquet	animal|insecte|sauterelle
    1F998	kangourou	australie|joey|marsupial|saut
    1F999	lama	alpaga|guanaco|laine|vigogne
    1F99A	paon	animal|fier|oiseau|paonne|prétentieux
    1F99B	hippopotame	animal
    1F99C	perroquet	animal|oiseau|parle|pirate
    1F99D	raton laveur	animal|curieux|sournois
    1F99E	homard	bisque|fruits de mer|pinces
    1F99F	moustique	fièvre|insecte|maladie|malaria|virus
    1F9A0	microbe	amibe|bactérie|virus
    1F9A1	blaireau	animal|ratel
    1F9A2	cygne	animal|jeune cygne|oiseau|vilain petit canard
    1F9A3	mammouth	défenses|extinction|grand|laineux
    1F9A4	dodo	extinction|grand|maurice
    1F9A5	paresseux	aï|animal|endormi|lent
    1F9A6	loutre	animal|joueur|pêcheur
    1F9A7	orang-outan	animal|primate|singe
    1F9A8	mouffette	animal|odeur|puer|putois
    1F9A9	flamant	animal|oiseau|rose|tropical
    1F9AA	huître	coquille|mollusque|perle
    1F9AB	castor	barrage
    1F9AC	bison	buffle|cornes|herbivore|troupeau
    1F9AD	phoque	lion de mer|otarie
    1F9AE	chien guide	accessibilité|animal|aveugle|guide|non-voyant
    1F9AF	canne blanche	accessibilité|aveugle|déficient visuel|malvoyant
    1F9B4	os	squelette
    1F9B5	jambe	coup de pied|membre
    1F9B6	pied	coup de pied|pas lourd
    1F9B7	dent	dentiste
    1F9B8	super-héros	bien|heroïne|héros|super-pouvoir
    1F9B9	super-vilain	criminel|mal|méchant|super-pouvoir
    1F9BA	gilet de sécurité	fluo|gilet jaune|sécurité|sûreté|visibilité
    1F9BB	oreille appareillée	accessibilité|malentendant|prothèse auditive
    1F9BC	fauteuil motorisé	accessibilité|fauteuil roulant
    1F9BD	fauteuil roulant manuel	accessibilité
    1F9BE	bras mécanique	accessibilité|bras robot|prothèse
    1F9BF	jambe mécanique	accessibilité|jambe robot|prothèse
    1F9C0	part de fromage	fromage
    1F9C1	cupcake	pâtisserie|sucrerie
    1F9C2	sel	condiment|salière
    1F9C3	briquette de jus	carton|jus de fruits
    1F9C4	ail	assaisonnement|condiment|légume
    1F9C5	oignon	assaisonnement|condiment|légume
    1F9C6	falafels	boulettes|pois chiches|seitan|soja|viande
    1F9C7	gaufre	gourmandise|moule|pâtisserie|petit-déjeuner
    1F9C8	beurre	gras|produit laitier
    1F9C9	maté	boisson
    1F9CA	glaçon	froid|glace|iceberg
    1F9CB	thé aux perles	bulle|lait|perle
    1F9CC	troll	conte de fées|légende|monstre|mythe
    1F9CD	personne debout	debout
    1F9CE	personne à genoux	à genoux
    1F9CF	personne sourde	accessibilité|entendre|malentendant|oreille|sourd
    1F9D0	visage avec un monocle	collet monté|vieux jeu
    1F9D1	adulte	genre neutre
    1F9D2	enfant	genre neutre|jeune
    1F9D3	personne âgée	adulte|âgé|genre neutre
    1F9D4	personne barbue	barbe
    1F9D5	femme avec foulard	foulard|hijab|mantilla|tichel
    1F9D6	personne au hammam	hammam|sauna
    1F9D7	personne qui grimpe	alpiniste|grimpeur
    1F9D8	personne dans la posture du lotus	méditation|position du lotus|yoga
    1F9D9	mage	ensorceleur|magicien|sorcier|sorcière
    1F9DA	personnage féérique	obéron|puck|titania
    1F9DB	vampire	dracula|mort-vivant
    1F9DC	créature aquatique	sirène|triton
    1F9DD	elfe	magique
    1F9DE	génie	djinn
    1F9DF	zombie	mort-vivant
    1F9E0	cerveau	intelligent
    1F9E1	cœur orange	orange
    1F9E2	casquette américaine	casquette de baseball|vêtements
    1F9E3	foulard	cou|vêtements
    1F9E4	gants	main|vêtements
    1F9E5	manteau	veste|vêtements
    1F9E6	chaussettes	pieds|vêtements
    1F9E7	enveloppe rouge	argent|bonne chance|cadeau|hóngbāo|lai see
    1F9E8	pétard	dynamite|explosif|feu d’artifice
    1F9E9	pièce de puzzle	assemblage|indice|puzzle
    1F9EA	tube à essai	chimie|chimiste|expérience|labo|sciences
    1F9EB	boîte de pétri	bactérie|biologie|biologiste|culture|labo
    1F9EC	adn	biologiste|évolution|gène|génétique|vie
    1F9ED	boussole	magnétique|navigation|orientation
    1F9EE	abaque	calcul
    1F9EF	extincteur	éteindre|feu|incendie
    1F9F0	boîte à outils	coffre|mécanique|outil
    1F9F1	brique	argile|briques|mortier|mur
    1F9F2	aimant	attraction|fer à cheval|magnétique
    1F9F3	bagage	valise|voyage
    1F9F4	bouteille de lotion	crème hydratante|crème solaire|flacon|lotion|shampooing
    1F9F5	bobine de fil	aiguille|bobine|couture|ficelle
    1F9F6	fil	boule|crochet|pelote|tricot
    1F9F7	épingle de sûreté	couche|lange|punk rock
    1F9F8	ours en peluche	jeu|jouet|peluche
    1F9F9	balai	balayage|nettoyage|sorcière
    1F9FA	panier	agriculture|linge|pique-nique
    1F9FB	rouleau de papier	essuie-tout|papier hygiénique|papier toilette
    1F9FC	savon	bain|lavage|mousse|pain de savon|porte-savon
    1F9FD	éponge	absorbante|nettoyage|poreuse
    1F9FE	reçu	comptabilité|justificatif|preuve
    1F9FF	mauvais œil	amulette|nazar|perle|talisman
    1FA70	chaussons de danse	ballet|chaussures|danse
    1FA71	maillot de bain une pièce	maillot de bain
    1FA72	slip	maillot de bain|sous-vêtement
    1FA73	short	caleçon|maillot de bain|sous-vêtement
    1FA74	tong	claquettes|sandales|sandales de plage|tatanes|tongs
    1FA78	goutte de sang	don du sang|médecine|menstruation|règles
    1FA79	sparadrap	bandage|médecine|pansement|premiers secours
    1FA7A	stéthoscope	cœur|docteur|médecine|poumons
    1FA7B	radiographie	docteur|médical|os|poumons|rayons x|squelette
    1FA7C	béquille	accident|blessé|boiter|canne|handicap
    1FA80	yoyo	descendre|jouet|monter|osciller
    1FA81	cerf-volant	planer|voler
    1FA82	parachute	parachute ascensionnel|parapente
    1FA83	boomerang	australie|répercussion
    1FA84	baguette magique	magicien|magie|sorcier|sorcière
    1FA85	piñata	bonbons|confiseries|fête
    1FA86	poupées russes	emboîté|matriochka|russe
    1FA90	planète à anneaux	saturne|saturnien
    1FA91	chaise	assis|siège
    1FA92	rasoir	coupant|lame|raser|tranchant
    1FA93	hache	bois|fendre|hachette
    1FA94	diya	ārtī|diwali|huile|lampe|lampe à beurre
    1FA95	banjo	cordes|instrument à cordes|musique
    1FA96	casque militaire	armée|casque|guerrier|militaire|soldat
    1FA97	accordéon	bandonéon|concertina|piano à bretelles
    1FA98	djembé	battement|conga|rythme|tambour
    1FA99	pièce	argent|métal|or|trésor
    1FA9A	scie	bois|outil|scie égoïne
    1FA9B	tournevis	outil|vis
    1FA9C	échelle	barreau|échelon|escabeau|monter
    1FA9D	crochet	accrocher|appâter|attraper|ferrer|hameçonner
    1FA9E	miroir	glace|psyché|reflet
    1FA9F	fenêtre	air frais|cadre|ouverture|transparent|vue
    1FAA0	ventouse	déboucheur|plombier|succion|toilettes
    1FAA1	aiguille à coudre	broderie|couture|points|suture|tailleur
    1FAA2	nœud	attacher|corde|entrelacer|noué|tordre
    1FAA3	seau	conteneur
    1FAA4	tapette à souris	appât|piège|piège à souris|tapette
    1FAA5	brosse à dents	brosse|dentaire|dents|hygiène|laver|salle de bain
    1FAA6	pierre tombale	cimetière|stèle|tombe
    1FAA7	pancarte	grève|manifestation|panneau|protestation
    1FAA8	rocher	lourd|pierre|roc|solide
    1FAA9	boule à facettes	briller|danse|disco|fête
    1FAAA	carte d’identité	justificatif|papiers|permis de conduire|pièce d’identité|sécurité
    1FAAB	pile faible	batterie|déchargé|électronique|énergie faible
    1FAAC	main de fatma	amulette|fatma|hamsa|khamsa|myriam|protection
    1FAB0	mouche	asticot|maladie|nuisible|putréfaction
    1FAB1	lombric	annélide|parasite|ver|ver de terre
    1FAB2	scarabée	insecte
    1FAB3	cafard	blatte|insecte|nuisible
    1FAB4	plante en pot	décoration|ennuyeux|intérieur|pousser|prendre soin
    1FAB5	bois	bûche|rondins|tronc
    1FAB6	plume	léger|oiseau|plumage|voler
    1FAB7	lotus	bouddhisme|fleur|hindouisme|inde|pureté|viêt nam
    1FAB8	corail	océan|récif
    1FAB9	nid vide	faire son nid
    1FABA	nid avec œufs	faire son nid
    1FAC0	cœur	battements|cardiologie|organe|pouls|pulsation
    1FAC1	poumons	expiration|inspiration|organe|respiration|souffle
    1FAC2	étreinte	au revoir|bonjour|câlin|gratitude
    1FAC3	homme enceinte	enceinte|grossesse|ventre
    1FAC4	personne enceinte	enceinte|grossesse|ventre
    1FAC5	personne avec une couronne	monarque|noble|royal|royauté
    1FAD0	myrtilles	baies|bleu|bleuets|violet
    1FAD1	poivron	légume|piment
    1FAD2	olive	aliment|apéro|nourriture
    1FAD3	galette	arepa|lavash|naan|pita
    1FAD4	tamal	mexicain|papillote
    1FAD5	fondue	bourguignonne|chocolat|fromage|poêlon|savoyarde|suisse
    1FAD6	théière	boisson|thé
    1FAD7	verser un liquide	boisson|renverser|verre|vider
    1FAD8	haricots	légume|nourriture|rognon
    1FAD9	bocal	condiments|conserver|récipient|sauce|vide
    1FAE0	visage qui fond	disparaître|fondre|liquéfié|liquide|se dissoudre
    1FAE1	visage qui fait un salut militaire	armée|compris|ok|oui|salut
    1FAE2	visage avec yeux ouverts et main sur la bouche	embarrassé|étonné|gêné|impressionné|stupéfait|surpris
    1FAE3	visage qui regarde entre ses doigts	captivé|fasciné|jeter un coup d’œil|regarder fixement
    1FAE4	visage avec bouche en diagonale	déçu|euh|incertain|sceptique
    1FAE5	visage en pointillés	déprimé|disparaître|introverti|invisible|se cacher
    1FAE6	lèvres qui se mordent	anxieux|flirt|inquiet|mal à l’aise|nerveux
    1FAE7	bulles	propre|savon|sous l’eau
    1FAF0	main avec index et pouce croisés	amour|argent|cher|claquer des doigts|cœur
    1FAF1	main vers la droite	droite|vers la droite
    1FAF2	main vers la gauche	gauche|vers la gauche
    1FAF3	main paume vers le bas	chasser|faire partir|laisser tomber|ouste|rejeter
    1FAF4	main paume vers le haut	appeler de la main|attirer|faire venir|offre
    1FAF5	index pointant vers l’utilisateur	pointer|toi
    1FAF6	mains qui forment un cœur	amour|cœur
    """
}
