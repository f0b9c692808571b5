// Made by Tools/gen-emoji from CLDR's annotations (Unicode, Inc.; see
// docs/glyphs.md for the notice); not to be edited.
// swift-format-ignore-file

extension EmojiTable {
  static let english: StaticString = """
    A9	y	copyright	c
    AE	y	registered	r
    203C	y	double exclamation mark	!|!!|bangbang|exclamation|mark
    2049	y	exclamation question mark	!|!?|?|exclamation|interrobang|mark|punctuation|question
    2122	y	trade mark	mark|tm|trademark
    2139	y	information	i
    2194	y	left-right arrow	arrow
    2195	y	up-down arrow	arrow
    2196	y	up-left arrow	arrow|direction|intercardinal|northwest
    2197	y	up-right arrow	arrow|direction|intercardinal|northeast
    2198	y	down-right arrow	arrow|direction|intercardinal|southeast
    2199	y	down-left arrow	arrow|direction|intercardinal|southwest
    21A9	y	right arrow curving left	arrow
    21AA	y	left arrow curving right	arrow
    231A	t	watch	clock
    231B	t	hourglass done	sand|timer
    2328	o	keyboard	computer
    23CF	y	eject button	eject
    23E9	y	fast-forward button	arrow|double|fast|forward
    23EA	y	fast reverse button	arrow|double|rewind
    23EB	y	fast up button	arrow|double
    23EC	y	fast down button	arrow|double|down
    23ED	y	next track button	arrow|next scene|next track|triangle
    23EE	y	last track button	arrow|previous scene|previous track|triangle
    23EF	y	play or pause button	arrow|pause|play|right|triangle
    23F0	t	alarm clock	alarm|clock
    23F1	t	stopwatch	clock
    23F2	t	timer clock	clock|timer
    23F3	t	hourglass not done	hourglass|sand|timer
    23F8	y	pause button	bar|double|pause|vertical
    23F9	y	stop button	square|stop
    23FA	y	record button	circle|record
    24C2	y	circled m	circle|m
    25AA	y	black small square	geometric|square
    25AB	y	white small square	geometric|square
    25B6	y	play button	arrow|play|right|triangle
    25C0	y	reverse button	arrow|left|reverse|triangle
    25FB	y	white medium square	geometric|square
    25FC	y	black medium square	geometric|square
    25FD	y	white medium-small square	geometric|square
    25FE	y	black medium-small square	geometric|square
    2600	t	sun	bright|rays|sunny
    2601	t	cloud	weather
    2602	t	umbrella	clothing|rain
    2603	t	snowman	cold|snow
    2604	t	comet	space
    260E	o	telephone	phone
    2611	y	check box with check	✓|box|check
    2614	t	umbrella with rain drops	clothing|drop|rain|umbrella
    2615	f	hot beverage	beverage|coffee|drink|hot|steaming|tea
    2618	a	shamrock	plant
    261D	p	index pointing up	finger|hand|index|point|up
    2620	s	skull and crossbones	crossbones|death|face|monster|skull
    2622	y	radioactive	sign
    2623	y	biohazard	sign
    2626	y	orthodox cross	christian|cross|religion
    262A	y	star and crescent	islam|muslim|religion
    262E	y	peace symbol	peace
    262F	y	yin yang	religion|tao|taoist|yang|yin
    2638	y	wheel of dharma	buddhist|dharma|religion|wheel
    2639	s	frowning face	face|frown
    263A	s	smiling face	face|outlined|relaxed|smile
    2640	y	female sign	woman
    2642	y	male sign	man
    2648	y	aries	ram|zodiac
    2649	y	taurus	bull|ox|zodiac
    264A	y	gemini	twins|zodiac
    264B	y	cancer	crab|zodiac
    264C	y	leo	lion|zodiac
    264D	y	virgo	zodiac
    264E	y	libra	balance|justice|scales|zodiac
    264F	y	scorpio	scorpion|scorpius|zodiac
    2650	y	sagittarius	archer|zodiac
    2651	y	capricorn	goat|zodiac
    2652	y	aquarius	bearer|water|zodiac
    2653	y	pisces	fish|zodiac
    265F	c	chess pawn	chess|dupe|expendable
    2660	c	spade suit	card|game
    2663	c	club suit	card|game
    2665	c	heart suit	card|game
    2666	c	diamond suit	card|game
    2668	t	hot springs	hot|hotsprings|springs|steaming
    267B	y	recycling symbol	recycle
    267E	y	infinity	forever|unbounded|universal
    267F	y	wheelchair symbol	access
    2692	o	hammer and pick	hammer|pick|tool
    2693	t	anchor	ship|tool
    2694	o	crossed swords	crossed|swords|weapon
    2695	y	medical symbol	aesculapius|medicine|staff
    2696	o	balance scale	balance|justice|libra|scale|zodiac
    2697	o	alembic	chemistry|tool
    2699	o	gear	cog|cogwheel|tool
    269B	y	atom symbol	atheist|atom
    269C	y	fleur-de-lis	
    26A0	y	warning	
    26A1	t	high voltage	danger|electric|lightning|voltage|zap
    26A7	y	transgender symbol	transgender
    26AA	y	white circle	circle|geometric
    26AB	y	black circle	circle|geometric
    26B0	o	coffin	death
    26B1	o	funeral urn	ashes|death|funeral|urn
    26BD	c	soccer ball	ball|football|soccer
    26BE	c	baseball	ball
    26C4	t	snowman without snow	cold|snow|snowman
    26C5	t	sun behind cloud	cloud|sun
    26C8	t	cloud with lightning and rain	cloud|rain|thunder
    26CE	y	ophiuchus	bearer|serpent|snake|zodiac
    26CF	o	pick	mining|tool
    26D1	o	rescue worker’s helmet	aid|cross|face|hat|helmet
    26D3	o	chains	chain
    26D4	y	no entry	entry|forbidden|no|not|prohibited|traffic
    26E9	t	shinto shrine	religion|shinto|shrine
    26EA	t	church	christian|cross|religion
    26F0	t	mountain	
    26F1	t	umbrella on ground	rain|sun|umbrella
    26F2	t	fountain	
    26F3	c	flag in hole	golf|hole
    26F4	t	ferry	boat|passenger
    26F5	t	sailboat	boat|resort|sea|yacht
    26F7	p	skier	ski|snow
    26F8	c	ice skate	ice|skate
    26F9	p	person bouncing ball	ball
    26FA	t	tent	camping
    26FD	t	fuel pump	diesel|fuel|fuelpump|gas|pump|station
    2702	o	scissors	cutting|tool
    2705	y	check mark button	✓|button|check|mark
    2708	t	airplane	aeroplane
    2709	o	envelope	email|letter
    270A	p	raised fist	clenched|fist|hand|punch
    270B	p	raised hand	hand|high 5|high five
    270C	p	victory hand	hand|v|victory
    270D	p	writing hand	hand|write
    270F	o	pencil	
    2712	o	black nib	nib|pen
    2714	y	check mark	✓|check|mark
    2716	y	multiply	×|cancel|multiplication|sign|x
    271D	y	latin cross	christian|cross|religion
    2721	y	star of david	david|jew|jewish|religion|star
    2728	c	sparkles	*|sparkle|star
    2733	y	eight-spoked asterisk	*|asterisk
    2734	y	eight-pointed star	*|star
    2744	t	snowflake	cold|snow
    2747	y	sparkle	*
    274C	y	cross mark	×|cancel|cross|mark|multiplication|multiply|x
    274E	y	cross mark button	×|mark|square|x
    2753	y	red question mark	?|mark|punctuation|question
    2754	y	white question mark	?|mark|outlined|punctuation|question
    2755	y	white exclamation mark	!|exclamation|mark|outlined|punctuation
    2757	y	red exclamation mark	!|exclamation|mark|punctuation
    2763	s	heart exclamation	exclamation|mark|punctuation
    2764	s	red heart	heart
    2795	y	plus	+|math|sign
    2796	y	minus	-|−|math|sign
    2797	y	divide	÷|division|math|sign
    27A1	y	right arrow	arrow|cardinal|direction|east
    27B0	y	curly loop	curl|loop
    27BF	y	double curly loop	curl|double|loop
    2934	y	right arrow curving up	arrow
    2935	y	right arrow curving down	arrow|down
    2B05	y	left arrow	arrow|cardinal|direction|west
    2B06	y	up arrow	arrow|cardinal|direction|north
    2B07	y	down arrow	arrow|cardinal|direction|down|south
    2B1B	y	black large square	geometric|square
    2B1C	y	white large square	geometric|square
    2B50	t	star	
    2B55	y	hollow red circle	circle|large|o|red
    3030	y	wavy dash	dash|punctuation|wavy
    303D	y	part alternation mark	mark|part
    3297	y	japanese “congratulations” button	“congratulations”|ideograph|japanese|祝
    3299	y	japanese “secret” button	“secret”|ideograph|japanese|秘
    1F004	c	mahjong red dragon	game|mahjong|red
    1F0CF	c	joker	card|game|wildcard
    1F170	y	a button (blood type)	a|blood type
    1F171	y	b button (blood type)	b|blood type
    1F17E	y	o button (blood type)	blood type|o
    1F17F	y	p button	p|parking
    1F18E	y	ab button (blood type)	ab|blood type
    1F191	y	cl button	cl
    1F192	y	cool button	cool
    1F193	y	free button	free
    1F194	y	id button	id|identity
    1F195	y	new button	new
    1F196	y	ng button	ng
    1F197	y	ok button	ok
    1F198	y	sos button	help|sos
    1F199	y	up! button	mark|up|up!
    1F19A	y	vs button	versus|vs
    1F201	y	japanese “here” button	“here”|japanese|katakana|ココ
    1F202	y	japanese “service charge” button	“service charge”|japanese|katakana|サ
    1F21A	y	japanese “free of charge” button	“free of charge”|ideograph|japanese|無
    1F22F	y	japanese “reserved” button	“reserved”|ideograph|japanese|指
    1F232	y	japanese “prohibited” button	“prohibited”|ideograph|japanese|禁
    1F233	y	japanese “vacancy” button	“vacancy”|ideograph|japanese|空
    1F234	y	japanese “passing grade” button	“passing grade”|ideograph|japanese|合
    1F235	y	japanese “no vacancy” button	“no vacancy”|ideograph|japanese|満
    1F236	y	japanese “not free of charge” button	“not free of charge”|ideograph|japanese|有
    1F237	y	japanese “monthly amount” button	“monthly amount”|ideograph|japanese|月
    1F238	y	japanese “application” button	“application”|ideograph|japanese|申
    1F239	y	japanese “discount” button	“discount”|ideograph|japanese|割
    1F23A	y	japanese “open for business” button	“open for business”|ideograph|japanese|営
    1F250	y	japanese “bargain” button	“bargain”|ideograph|japanese|得
    1F251	y	japanese “acceptable” button	“acceptable”|ideograph|japanese|可
    1F300	t	cyclone	dizzy|hurricane|twister|typhoon
    1F301	t	foggy	fog
    1F302	t	closed umbrella	clothing|rain|umbrella
    1F303	t	night with stars	night|star
    1F304	t	sunrise over mountains	morning|mountain|sun|sunrise
    1F305	t	sunrise	morning|sun
    1F306	t	cityscape at dusk	city|dusk|evening|landscape|sunset
    1F307	t	sunset	dusk|sun
    1F308	t	rainbow	rain
    1F309	t	bridge at night	bridge|night
    1F30A	t	water wave	ocean|water|wave
    1F30B	t	volcano	eruption|mountain
    1F30C	t	milky way	space
    1F30D	t	globe showing europe-africa	africa|earth|europe|globe|world
    1F30E	t	globe showing americas	americas|earth|globe|world
    1F30F	t	globe showing asia-australia	asia|australia|earth|globe|world
    1F310	t	globe with meridians	earth|globe|meridians|world
    1F311	t	new moon	dark|moon
    1F312	t	waxing crescent moon	crescent|moon|waxing
    1F313	t	first quarter moon	moon|quarter
    1F314	t	waxing gibbous moon	gibbous|moon|waxing
    1F315	t	full moon	full|moon
    1F316	t	waning gibbous moon	gibbous|moon|waning
    1F317	t	last quarter moon	moon|quarter
    1F318	t	waning crescent moon	crescent|moon|waning
    1F319	t	crescent moon	crescent|moon
    1F31A	t	new moon face	face|moon
    1F31B	t	first quarter moon face	face|moon|quarter
    1F31C	t	last quarter moon face	face|moon|quarter
    1F31D	t	full moon face	bright|face|full|moon
    1F31E	t	sun with face	bright|face|sun
    1F31F	t	glowing star	glittery|glow|shining|sparkle|star
    1F320	t	shooting star	falling|shooting|star
    1F321	t	thermometer	weather
    1F324	t	sun behind small cloud	cloud|sun
    1F325	t	sun behind large cloud	cloud|sun
    1F326	t	sun behind rain cloud	cloud|rain|sun
    1F327	t	cloud with rain	cloud|rain
    1F328	t	cloud with snow	cloud|cold|snow
    1F329	t	cloud with lightning	cloud|lightning
    1F32A	t	tornado	cloud|whirlwind
    1F32B	t	fog	cloud
    1F32C	t	wind face	blow|cloud|face|wind
    1F32D	f	hot dog	frankfurter|hotdog|sausage
    1F32E	f	taco	mexican
    1F32F	f	burrito	mexican|wrap
    1F330	f	chestnut	plant
    1F331	a	seedling	young
    1F332	a	evergreen tree	tree
    1F333	a	deciduous tree	deciduous|shedding|tree
    1F334	a	palm tree	palm|tree
    1F335	a	cactus	plant
    1F336	f	hot pepper	hot|pepper
    1F337	a	tulip	flower
    1F338	a	cherry blossom	blossom|cherry|flower
    1F339	a	rose	flower
    1F33A	a	hibiscus	flower
    1F33B	a	sunflower	flower|sun
    1F33C	a	blossom	flower
    1F33D	f	ear of corn	corn|ear|maize|maze
    1F33E	a	sheaf of rice	ear|grain|rice
    1F33F	a	herb	leaf
    1F340	a	four leaf clover	4|clover|four|four-leaf clover|leaf
    1F341	a	maple leaf	falling|leaf|maple
    1F342	a	fallen leaf	falling|leaf
    1F343	a	leaf fluttering in wind	blow|flutter|leaf|wind
    1F344	a	mushroom	toadstool
    1F345	f	tomato	fruit|vegetable
    1F346	f	eggplant	aubergine|vegetable
    1F347	f	grapes	fruit|grape
    1F348	f	melon	fruit
    1F349	f	watermelon	fruit
    1F34A	f	tangerine	fruit|orange
    1F34B	f	lemon	citrus|fruit
    1F34C	f	banana	fruit
    1F34D	f	pineapple	fruit
    1F34E	f	red apple	apple|fruit|red
    1F34F	f	green apple	apple|fruit|green
    1F350	f	pear	fruit
    1F351	f	peach	fruit
    1F352	f	cherries	berries|cherry|fruit|red
    1F353	f	strawberry	berry|fruit
    1F354	f	hamburger	burger
    1F355	f	pizza	cheese|slice
    1F356	f	meat on bone	bone|meat
    1F357	f	poultry leg	bone|chicken|drumstick|leg|poultry
    1F358	f	rice cracker	cracker|rice
    1F359	f	rice ball	ball|japanese|rice
    1F35A	f	cooked rice	cooked|rice
    1F35B	f	curry rice	curry|rice
    1F35C	f	steaming bowl	bowl|noodle|ramen|steaming
    1F35D	f	spaghetti	pasta
    1F35E	f	bread	loaf
    1F35F	f	french fries	french|fries
    1F360	f	roasted sweet potato	potato|roasted|sweet
    1F361	f	dango	dessert|japanese|skewer|stick|sweet
    1F362	f	oden	kebab|seafood|skewer|stick
    1F363	f	sushi	
    1F364	f	fried shrimp	fried|prawn|shrimp|tempura
    1F365	f	fish cake with swirl	cake|fish|pastry|swirl
    1F366	f	soft ice cream	cream|dessert|ice|icecream|soft|sweet
    1F367	f	shaved ice	dessert|ice|shaved|sweet
    1F368	f	ice cream	cream|dessert|ice|sweet
    1F369	f	doughnut	breakfast|dessert|donut|sweet
    1F36A	f	cookie	dessert|sweet
    1F36B	f	chocolate bar	bar|chocolate|dessert|sweet
    1F36C	f	candy	dessert|sweet
    1F36D	f	lollipop	candy|dessert|sweet
    1F36E	f	custard	dessert|pudding|sweet
    1F36F	f	honey pot	honey|honeypot|pot|sweet
    1F370	f	shortcake	cake|dessert|pastry|slice|sweet
    1F371	f	bento box	bento|box
    1F372	f	pot of food	pot|stew
    1F373	f	cooking	breakfast|egg|frying|pan
    1F374	f	fork and knife	cooking|cutlery|fork|knife
    1F375	f	teacup without handle	beverage|cup|drink|tea|teacup
    1F376	f	sake	bar|beverage|bottle|cup|drink
    1F377	f	wine glass	bar|beverage|drink|glass|wine
    1F378	f	cocktail glass	bar|cocktail|drink|glass
    1F379	f	tropical drink	bar|drink|tropical
    1F37A	f	beer mug	bar|beer|drink|mug
    1F37B	f	clinking beer mugs	bar|beer|clink|drink|mug
    1F37C	f	baby bottle	baby|bottle|drink|milk
    1F37D	f	fork and knife with plate	cooking|fork|knife|plate
    1F37E	f	bottle with popping cork	bar|bottle|cork|drink|popping
    1F37F	f	popcorn	
    1F380	c	ribbon	celebration
    1F381	c	wrapped gift	box|celebration|gift|present|wrapped
    1F382	f	birthday cake	birthday|cake|celebration|dessert|pastry|sweet
    1F383	c	jack-o-lantern	celebration|halloween|jack|lantern
    1F384	c	christmas tree	celebration|christmas|tree
    1F385	p	santa claus	celebration|christmas|claus|father|santa
    1F386	c	fireworks	celebration
    1F387	c	sparkler	celebration|fireworks|sparkle
    1F388	c	balloon	celebration
    1F389	c	party popper	celebration|party|popper|tada
    1F38A	c	confetti ball	ball|celebration|confetti
    1F38B	c	tanabata tree	banner|celebration|japanese|tree
    1F38C	g	crossed flags	celebration|cross|crossed|japanese
    1F38D	c	pine decoration	bamboo|celebration|japanese|pine
    1F38E	c	japanese dolls	celebration|doll|festival|japanese
    1F38F	c	carp streamer	carp|celebration|streamer
    1F390	c	wind chime	bell|celebration|chime|wind
    1F391	c	moon viewing ceremony	celebration|ceremony|moon
    1F392	o	backpack	bag|rucksack|satchel|school
    1F393	o	graduation cap	cap|celebration|clothing|graduation|hat
    1F396	c	military medal	celebration|medal|military
    1F397	c	reminder ribbon	celebration|reminder|ribbon
    1F399	o	studio microphone	mic|microphone|music|studio
    1F39A	o	level slider	level|music|slider
    1F39B	o	control knobs	control|knobs|music
    1F39E	o	film frames	cinema|film|frames|movie
    1F39F	c	admission tickets	admission|ticket
    1F3A0	t	carousel horse	carousel|horse
    1F3A1	t	ferris wheel	amusement park|ferris|wheel
    1F3A2	t	roller coaster	amusement park|coaster|roller
    1F3A3	c	fishing pole	fish|pole
    1F3A4	o	microphone	karaoke|mic
    1F3A5	o	movie camera	camera|cinema|movie
    1F3A6	y	cinema	camera|film|movie
    1F3A7	o	headphone	earbud
    1F3A8	c	artist palette	art|museum|painting|palette
    1F3A9	o	top hat	clothing|hat|top|tophat
    1F3AA	t	circus tent	circus|tent
    1F3AB	c	ticket	admission
    1F3AC	o	clapper board	clapper|movie
    1F3AD	c	performing arts	art|mask|performing|theater|theatre
    1F3AE	c	video game	controller|game
    1F3AF	c	bullseye	dart|direct hit|game|hit|target
    1F3B0	c	slot machine	game|slot
    1F3B1	c	pool 8 ball	8|ball|billiard|eight|game
    1F3B2	c	game die	dice|die|game
    1F3B3	c	bowling	ball|game
    1F3B4	c	flower playing cards	card|flower|game|japanese|playing
    1F3B5	o	musical note	music|note
    1F3B6	o	musical notes	music|note|notes
    1F3B7	o	saxophone	instrument|music|sax
    1F3B8	o	guitar	instrument|music
    1F3B9	o	musical keyboard	instrument|keyboard|music|piano
    1F3BA	o	trumpet	instrument|music
    1F3BB	o	violin	instrument|music
    1F3BC	o	musical score	music|score
    1F3BD	c	running shirt	athletics|running|sash|shirt
    1F3BE	c	tennis	ball|racquet
    1F3BF	c	skis	ski|snow
    1F3C0	c	basketball	ball|hoop
    1F3C1	g	chequered flag	checkered|chequered|racing
    1F3C2	p	snowboarder	ski|snow|snowboard
    1F3C3	p	person running	marathon|running
    1F3C4	p	person surfing	surfing
    1F3C5	c	sports medal	medal
    1F3C6	c	trophy	prize
    1F3C7	p	horse racing	horse|jockey|racehorse|racing
    1F3C8	c	american football	american|ball|football
    1F3C9	c	rugby football	ball|football|rugby
    1F3CA	p	person swimming	swim
    1F3CB	p	person lifting weights	lifter|weight
    1F3CC	p	person golfing	ball|golf
    1F3CD	t	motorcycle	racing
    1F3CE	t	racing car	car|racing
    1F3CF	c	cricket game	ball|bat|game
    1F3D0	c	volleyball	ball|game
    1F3D1	c	field hockey	ball|field|game|hockey|stick
    1F3D2	c	ice hockey	game|hockey|ice|puck|stick
    1F3D3	c	ping pong	ball|bat|game|paddle|table tennis
    1F3D4	t	snow-capped mountain	cold|mountain|snow
    1F3D5	t	camping	
    1F3D6	t	beach with umbrella	beach|umbrella
    1F3D7	t	building construction	construction
    1F3D8	t	houses	
    1F3D9	t	cityscape	city
    1F3DA	t	derelict house	derelict|house
    1F3DB	t	classical building	classical
    1F3DC	t	desert	
    1F3DD	t	desert island	desert|island
    1F3DE	t	national park	park
    1F3DF	t	stadium	
    1F3E0	t	house	home
    1F3E1	t	house with garden	garden|home|house
    1F3E2	t	office building	building
    1F3E3	t	japanese post office	japanese|post
    1F3E4	t	post office	european|post
    1F3E5	t	hospital	doctor|medicine
    1F3E6	t	bank	building
    1F3E7	y	atm sign	atm|automated|bank|teller
    1F3E8	t	hotel	building
    1F3E9	t	love hotel	hotel|love
    1F3EA	t	convenience store	convenience|store
    1F3EB	t	school	building
    1F3EC	t	department store	department|store
    1F3ED	t	factory	building
    1F3EE	o	red paper lantern	bar|lantern|light|red
    1F3EF	t	japanese castle	castle|japanese
    1F3F0	t	castle	european
    1F3F3	g	white flag	waving
    1F3F4	g	black flag	waving
    1F3F5	a	rosette	plant
    1F3F7	o	label	
    1F3F8	c	badminton	birdie|game|racquet|shuttlecock
    1F3F9	o	bow and arrow	archer|arrow|bow|sagittarius|zodiac
    1F3FA	f	amphora	aquarius|cooking|drink|jug|zodiac
    1F400	a	rat	
    1F401	a	mouse	
    1F402	a	ox	bull|taurus|zodiac
    1F403	a	water buffalo	buffalo|water
    1F404	a	cow	
    1F405	a	tiger	
    1F406	a	leopard	
    1F407	a	rabbit	bunny|pet
    1F408	a	cat	pet
    1F409	a	dragon	fairy tale
    1F40A	a	crocodile	
    1F40B	a	whale	
    1F40C	a	snail	
    1F40D	a	snake	bearer|ophiuchus|serpent|zodiac
    1F40E	a	horse	equestrian|racehorse|racing
    1F40F	a	ram	aries|male|sheep|zodiac
    1F410	a	goat	capricorn|zodiac
    1F411	a	ewe	female|sheep
    1F412	a	monkey	
    1F413	a	rooster	bird
    1F414	a	chicken	bird
    1F415	a	dog	pet
    1F416	a	pig	sow
    1F417	a	boar	pig
    1F418	a	elephant	
    1F419	a	octopus	
    1F41A	a	spiral shell	shell|spiral
    1F41B	a	bug	insect
    1F41C	a	ant	insect
    1F41D	a	honeybee	bee|insect
    1F41E	a	lady beetle	beetle|insect|ladybird|ladybug
    1F41F	a	fish	pisces|zodiac
    1F420	a	tropical fish	fish|tropical
    1F421	a	blowfish	fish
    1F422	a	turtle	terrapin|tortoise
    1F423	a	hatching chick	baby|bird|chick|hatching
    1F424	a	baby chick	baby|bird|chick
    1F425	a	front-facing baby chick	baby|bird|chick
    1F426	a	bird	
    1F427	a	penguin	bird
    1F428	a	koala	face|marsupial
    1F429	a	poodle	dog
    1F42A	a	camel	dromedary|hump
    1F42B	a	two-hump camel	bactrian|camel|hump
    1F42C	a	dolphin	flipper
    1F42D	a	mouse face	face|mouse
    1F42E	a	cow face	cow|face
    1F42F	a	tiger face	face|tiger
    1F430	a	rabbit face	bunny|face|pet|rabbit
    1F431	a	cat face	cat|face|pet
    1F432	a	dragon face	dragon|face|fairy tale
    1F433	a	spouting whale	face|spouting|whale
    1F434	a	horse face	face|horse
    1F435	a	monkey face	face|monkey
    1F436	a	dog face	dog|face|pet
    1F437	a	pig face	face|pig
    1F438	a	frog	face
    1F439	a	hamster	face|pet
    1F43A	a	wolf	face
    1F43B	a	bear	face
    1F43C	a	panda	face
    1F43D	a	pig nose	face|nose|pig
    1F43E	a	paw prints	feet|paw|print
    1F43F	a	chipmunk	squirrel
    1F440	p	eyes	eye|face
    1F441	p	eye	body
    1F442	p	ear	body
    1F443	p	nose	body
    1F444	p	mouth	lips
    1F445	p	tongue	body
    1F446	p	backhand index pointing up	backhand|finger|hand|point|up
    1F447	p	backhand index pointing down	backhand|down|finger|hand|point
    1F448	p	backhand index pointing left	backhand|finger|hand|index|point
    1F449	p	backhand index pointing right	backhand|finger|hand|index|point
    1F44A	p	oncoming fist	clenched|fist|hand|punch
    1F44B	p	waving hand	hand|wave|waving
    1F44C	p	ok hand	hand|ok
    1F44D	p	thumbs up	+1|hand|thumb|up
    1F44E	p	thumbs down	-1|down|hand|thumb
    1F44F	p	clapping hands	clap|hand
    1F450	p	open hands	hand|open
    1F451	o	crown	clothing|king|queen
    1F452	o	woman’s hat	clothing|hat|woman
    1F453	o	glasses	clothing|eye|eyeglasses|eyewear
    1F454	o	necktie	clothing|tie
    1F455	o	t-shirt	clothing|shirt|tshirt
    1F456	o	jeans	clothing|pants|trousers
    1F457	o	dress	clothing
    1F458	o	kimono	clothing
    1F459	o	bikini	clothing|swim
    1F45A	o	woman’s clothes	clothing|woman
    1F45B	o	purse	clothing|coin
    1F45C	o	handbag	bag|clothing|purse
    1F45D	o	clutch bag	bag|clothing|pouch
    1F45E	o	man’s shoe	clothing|man|shoe
    1F45F	o	running shoe	athletic|clothing|shoe|sneaker
    1F460	o	high-heeled shoe	clothing|heel|shoe|woman
    1F461	o	woman’s sandal	clothing|sandal|shoe|woman
    1F462	o	woman’s boot	boot|clothing|shoe|woman
    1F463	p	footprints	clothing|footprint|print
    1F464	p	bust in silhouette	bust|silhouette
    1F465	p	busts in silhouette	bust|silhouette
    1F466	p	boy	young
    1F467	p	girl	virgo|young|zodiac
    1F468	p	man	adult
    1F469	p	woman	adult
    1F46A	p	family	
    1F46B	p	woman and man holding hands	couple|hand|hold|holding hands|man|woman
    1F46C	p	men holding hands	couple|gemini|holding hands|man|men|twins|zodiac
    1F46D	p	women holding hands	couple|hand|holding hands|women
    1F46E	p	police officer	cop|officer|police
    1F46F	p	people with bunny ears	bunny ear|dancer|partying
    1F470	p	person with veil	bride|person|veil|wedding
    1F471	p	person: blond hair	blond|blond-haired person|hair
    1F472	p	person with skullcap	cap|gua pi mao|hat|person|skullcap
    1F473	p	person wearing turban	turban
    1F474	p	old man	adult|man|old
    1F475	p	old woman	adult|old|woman
    1F476	p	baby	young
    1F477	p	construction worker	construction|hat|worker
    1F478	p	princess	fairy tale|fantasy
    1F479	s	ogre	creature|face|fairy tale|fantasy|monster
    1F47A	s	goblin	creature|face|fairy tale|fantasy|monster
    1F47B	s	ghost	creature|face|fairy tale|fantasy|monster
    1F47C	p	baby angel	angel|baby|face|fairy tale|fantasy
    1F47D	s	alien	creature|extraterrestrial|face|fantasy|ufo
    1F47E	s	alien monster	alien|creature|extraterrestrial|face|monster|ufo
    1F47F	s	angry face with horns	demon|devil|face|fantasy|imp
    1F480	s	skull	death|face|fairy tale|monster
    1F481	p	person tipping hand	hand|help|information|sassy|tipping
    1F482	p	guard	
    1F483	p	woman dancing	dance|dancing|woman
    1F484	o	lipstick	cosmetics|makeup
    1F485	p	nail polish	care|cosmetics|manicure|nail|polish
    1F486	p	person getting massage	face|massage|salon
    1F487	p	person getting haircut	barber|beauty|haircut|parlor
    1F488	t	barber pole	barber|haircut|pole
    1F489	o	syringe	medicine|needle|shot|sick
    1F48A	o	pill	doctor|medicine|sick
    1F48B	s	kiss mark	kiss|lips
    1F48C	s	love letter	heart|letter|love|mail
    1F48D	o	ring	diamond
    1F48E	o	gem stone	diamond|gem|jewel
    1F48F	p	kiss	couple
    1F490	a	bouquet	flower
    1F491	p	couple with heart	couple|love
    1F492	t	wedding	chapel|romance
    1F493	s	beating heart	beating|heartbeat|pulsating
    1F494	s	broken heart	break|broken
    1F495	s	two hearts	love
    1F496	s	sparkling heart	excited|sparkle
    1F497	s	growing heart	excited|growing|nervous|pulse
    1F498	s	heart with arrow	arrow|cupid
    1F499	s	blue heart	blue
    1F49A	s	green heart	green
    1F49B	s	yellow heart	yellow
    1F49C	s	purple heart	purple
    1F49D	s	heart with ribbon	ribbon|valentine
    1F49E	s	revolving hearts	revolving
    1F49F	s	heart decoration	heart
    1F4A0	y	diamond with a dot	comic|diamond|geometric|inside
    1F4A1	o	light bulb	bulb|comic|electric|idea|light
    1F4A2	s	anger symbol	angry|comic|mad
    1F4A3	o	bomb	comic
    1F4A4	s	zzz	comic|good night|sleep
    1F4A5	s	collision	boom|comic
    1F4A6	s	sweat droplets	comic|splashing|sweat
    1F4A7	t	droplet	cold|comic|drop|sweat
    1F4A8	s	dashing away	comic|dash|running
    1F4A9	s	pile of poo	dung|face|monster|poo|poop
    1F4AA	p	flexed biceps	biceps|comic|flex|muscle
    1F4AB	s	dizzy	comic|star
    1F4AC	s	speech balloon	balloon|bubble|comic|dialog|speech
    1F4AD	s	thought balloon	balloon|bubble|comic|thought
    1F4AE	a	white flower	flower
    1F4AF	s	hundred points	100|full|hundred|score
    1F4B0	o	money bag	bag|dollar|money|moneybag
    1F4B1	y	currency exchange	bank|currency|exchange|money
    1F4B2	y	heavy dollar sign	currency|dollar|money
    1F4B3	o	credit card	card|credit|money
    1F4B4	o	yen banknote	banknote|bill|currency|money|note|yen
    1F4B5	o	dollar banknote	banknote|bill|currency|dollar|money|note
    1F4B6	o	euro banknote	banknote|bill|currency|euro|money|note
    1F4B7	o	pound banknote	banknote|bill|currency|money|note|pound
    1F4B8	o	money with wings	banknote|bill|fly|money|wings
    1F4B9	o	chart increasing with yen	chart|graph|growth|money|yen
    1F4BA	t	seat	chair
    1F4BB	o	laptop	computer|pc|personal
    1F4BC	o	briefcase	
    1F4BD	o	computer disk	computer|disk|minidisk|optical
    1F4BE	o	floppy disk	computer|disk|floppy
    1F4BF	o	optical disk	cd|computer|disk|optical
    1F4C0	o	dvd	blu-ray|computer|disk|optical
    1F4C1	o	file folder	file|folder
    1F4C2	o	open file folder	file|folder|open
    1F4C3	o	page with curl	curl|document|page
    1F4C4	o	page facing up	document|page
    1F4C5	o	calendar	date
    1F4C6	o	tear-off calendar	calendar
    1F4C7	o	card index	card|index|rolodex
    1F4C8	o	chart increasing	chart|graph|growth|trend|upward
    1F4C9	o	chart decreasing	chart|down|graph|trend
    1F4CA	o	bar chart	bar|chart|graph
    1F4CB	o	clipboard	
    1F4CC	o	pushpin	pin
    1F4CD	o	round pushpin	pin|pushpin
    1F4CE	o	paperclip	
    1F4CF	o	straight ruler	ruler|straight edge
    1F4D0	o	triangular ruler	ruler|set|triangle
    1F4D1	o	bookmark tabs	bookmark|mark|marker|tabs
    1F4D2	o	ledger	notebook
    1F4D3	o	notebook	
    1F4D4	o	notebook with decorative cover	book|cover|decorated|notebook
    1F4D5	o	closed book	book|closed
    1F4D6	o	open book	book|open
    1F4D7	o	green book	book|green
    1F4D8	o	blue book	blue|book
    1F4D9	o	orange book	book|orange
    1F4DA	o	books	book
    1F4DB	y	name badge	badge|name
    1F4DC	o	scroll	paper
    1F4DD	o	memo	pencil
    1F4DE	o	telephone receiver	phone|receiver|telephone
    1F4DF	o	pager	
    1F4E0	o	fax machine	fax
    1F4E1	o	satellite antenna	antenna|dish|satellite
    1F4E2	o	loudspeaker	loud|public address
    1F4E3	o	megaphone	cheering
    1F4E4	o	outbox tray	box|letter|mail|outbox|sent|tray
    1F4E5	o	inbox tray	box|inbox|letter|mail|receive|tray
    1F4E6	o	package	box|parcel
    1F4E7	o	e-mail	email|letter|mail
    1F4E8	o	incoming envelope	e-mail|email|envelope|incoming|letter|receive
    1F4E9	o	envelope with arrow	arrow|e-mail|email|envelope|outgoing
    1F4EA	o	closed mailbox with lowered flag	closed|lowered|mail|mailbox|postbox
    1F4EB	o	closed mailbox with raised flag	closed|mail|mailbox|postbox
    1F4EC	o	open mailbox with raised flag	mail|mailbox|open|postbox
    1F4ED	o	open mailbox with lowered flag	lowered|mail|mailbox|open|postbox
    1F4EE	o	postbox	mail|mailbox
    1F4EF	o	postal horn	horn|post|postal
    1F4F0	o	newspaper	news|paper
    1F4F1	o	mobile phone	cell|mobile|phone|telephone
    1F4F2	o	mobile phone with arrow	arrow|cell|mobile|phone|receive
    1F4F3	y	vibration mode	cell|mobile|mode|phone|telephone|vibration
    1F4F4	y	mobile phone off	cell|mobile|off|phone|telephone
    1F4F5	y	no mobile phones	cell|forbidden|mobile|no|phone
    1F4F6	y	antenna bars	antenna|bar|cell|mobile|phone
    1F4F7	o	camera	video
    1F4F8	o	camera with flash	camera|flash|video
    1F4F9	o	video camera	camera|video
    1F4FA	o	television	tv|video
    1F4FB	o	radio	video
    1F4FC	o	videocassette	tape|vhs|video
    1F4FD	o	film projector	cinema|film|movie|projector|video
    1F4FF	o	prayer beads	beads|clothing|necklace|prayer|religion
    1F500	y	shuffle tracks button	arrow|crossed
    1F501	y	repeat button	arrow|clockwise|repeat
    1F502	y	repeat single button	arrow|clockwise|once
    1F503	y	clockwise vertical arrows	arrow|clockwise|reload
    1F504	y	counterclockwise arrows button	anticlockwise|arrow|counterclockwise|withershins
    1F505	y	dim button	brightness|dim|low
    1F506	y	bright button	bright|brightness
    1F507	o	muted speaker	mute|quiet|silent|speaker
    1F508	o	speaker low volume	soft
    1F509	o	speaker medium volume	medium
    1F50A	o	speaker high volume	loud
    1F50B	o	battery	
    1F50C	o	electric plug	electric|electricity|plug
    1F50D	o	magnifying glass tilted left	glass|magnifying|search|tool
    1F50E	o	magnifying glass tilted right	glass|magnifying|search|tool
    1F50F	o	locked with pen	ink|lock|nib|pen|privacy
    1F510	o	locked with key	closed|key|lock|secure
    1F511	o	key	lock|password
    1F512	o	locked	closed
    1F513	o	unlocked	lock|open|unlock
    1F514	o	bell	
    1F515	o	bell with slash	bell|forbidden|mute|quiet|silent
    1F516	o	bookmark	mark
    1F517	o	link	
    1F518	y	radio button	button|geometric|radio
    1F519	y	back arrow	arrow|back
    1F51A	y	end arrow	arrow|end
    1F51B	y	on! arrow	arrow|mark|on|on!
    1F51C	y	soon arrow	arrow|soon
    1F51D	y	top arrow	arrow|top|up
    1F51E	y	no one under eighteen	18|age restriction|eighteen|prohibited|underage
    1F520	y	input latin uppercase	abcd|input|latin|letters|uppercase
    1F521	y	input latin lowercase	abcd|input|latin|letters|lowercase
    1F522	y	input numbers	1234|input|numbers
    1F523	y	input symbols	〒♪&%|input
    1F524	y	input latin letters	abc|alphabet|input|latin|letters
    1F525	t	fire	flame|tool
    1F526	o	flashlight	electric|light|tool|torch
    1F527	o	wrench	spanner|tool
    1F528	o	hammer	tool
    1F529	o	nut and bolt	bolt|nut|tool
    1F52A	f	kitchen knife	cooking|hocho|knife|tool|weapon
    1F52B	c	water pistol	gun|handgun|pistol|revolver|tool|water|weapon
    1F52C	o	microscope	science|tool
    1F52D	o	telescope	science|tool
    1F52E	c	crystal ball	ball|crystal|fairy tale|fantasy|fortune|tool
    1F52F	y	dotted six-pointed star	fortune|star
    1F530	y	japanese symbol for beginner	beginner|chevron|japanese|leaf
    1F531	y	trident emblem	anchor|emblem|ship|tool|trident
    1F532	y	black square button	button|geometric|square
    1F533	y	white square button	button|geometric|outlined|square
    1F534	y	red circle	circle|geometric|red
    1F535	y	blue circle	blue|circle|geometric
    1F536	y	large orange diamond	diamond|geometric|orange
    1F537	y	large blue diamond	blue|diamond|geometric
    1F538	y	small orange diamond	diamond|geometric|orange
    1F539	y	small blue diamond	blue|diamond|geometric
    1F53A	y	red triangle pointed up	geometric|red
    1F53B	y	red triangle pointed down	down|geometric|red
    1F53C	y	upwards button	arrow|button|red
    1F53D	y	downwards button	arrow|button|down|red
    1F549	y	om	hindu|religion
    1F54A	a	dove	bird|fly|peace
    1F54B	t	kaaba	islam|muslim|religion
    1F54C	t	mosque	islam|muslim|religion
    1F54D	t	synagogue	jew|jewish|religion|temple
    1F54E	y	menorah	candelabrum|candlestick|religion
    1F550	t	one o’clock	00|1|1:00|clock|o’clock|one
    1F551	t	two o’clock	00|2|2:00|clock|o’clock|two
    1F552	t	three o’clock	00|3|3:00|clock|o’clock|three
    1F553	t	four o’clock	00|4|4:00|clock|four|o’clock
    1F554	t	five o’clock	00|5|5:00|clock|five|o’clock
    1F555	t	six o’clock	00|6|6:00|clock|o’clock|six
    1F556	t	seven o’clock	00|7|7:00|clock|o’clock|seven
    1F557	t	eight o’clock	00|8|8:00|clock|eight|o’clock
    1F558	t	nine o’clock	00|9|9:00|clock|nine|o’clock
    1F559	t	ten o’clock	00|10|10:00|clock|o’clock|ten
    1F55A	t	eleven o’clock	00|11|11:00|clock|eleven|o’clock
    1F55B	t	twelve o’clock	00|12|12:00|clock|o’clock|twelve
    1F55C	t	one-thirty	1|1:30|clock|one|thirty
    1F55D	t	two-thirty	2|2:30|clock|thirty|two
    1F55E	t	three-thirty	3|3:30|clock|thirty|three
    1F55F	t	four-thirty	4|4:30|clock|four|thirty
    1F560	t	five-thirty	5|5:30|clock|five|thirty
    1F561	t	six-thirty	6|6:30|clock|six|thirty
    1F562	t	seven-thirty	7|7:30|clock|seven|thirty
    1F563	t	eight-thirty	8|8:30|clock|eight|thirty
    1F564	t	nine-thirty	9|9:30|clock|nine|thirty
    1F565	t	ten-thirty	10|10:30|clock|ten|thirty
    1F566	t	eleven-thirty	11|11:30|clock|eleven|thirty
    1F567	t	twelve-thirty	12|12:30|clock|thirty|twelve
    1F56F	o	candle	light
    1F570	t	mantelpiece clock	clock
    1F573	s	hole	
    1F574	p	person in suit levitating	business|person|suit
    1F575	p	detective	sleuth|spy
    1F576	o	sunglasses	dark|eye|eyewear|glasses
    1F577	a	spider	insect
    1F578	a	spider web	spider|web
    1F579	c	joystick	game|video game
    1F57A	p	man dancing	dance|dancing|man
    1F587	o	linked paperclips	link|paperclip
    1F58A	o	pen	ballpoint
    1F58B	o	fountain pen	fountain|pen
    1F58C	o	paintbrush	painting
    1F58D	o	crayon	
    1F590	p	hand with fingers splayed	finger|hand|splayed
    1F595	p	middle finger	finger|hand
    1F596	p	vulcan salute	finger|hand|spock|vulcan
    1F5A4	s	black heart	black|evil|wicked
    1F5A5	o	desktop computer	computer|desktop
    1F5A8	o	printer	computer
    1F5B1	o	computer mouse	computer
    1F5B2	o	trackball	computer
    1F5BC	c	framed picture	art|frame|museum|painting|picture
    1F5C2	o	card index dividers	card|dividers|index
    1F5C3	o	card file box	box|card|file
    1F5C4	o	file cabinet	cabinet|file|filing
    1F5D1	o	wastebasket	
    1F5D2	o	spiral notepad	note|pad|spiral
    1F5D3	o	spiral calendar	calendar|pad|spiral
    1F5DC	o	clamp	compress|tool|vice
    1F5DD	o	old key	clue|key|lock|old
    1F5DE	o	rolled-up newspaper	news|newspaper|paper|rolled
    1F5E1	o	dagger	knife|weapon
    1F5E3	p	speaking head	face|head|silhouette|speak|speaking
    1F5E8	s	left speech bubble	balloon|bubble|dialog|speech
    1F5EF	s	right anger bubble	angry|balloon|bubble|mad
    1F5F3	o	ballot box with ballot	ballot|box
    1F5FA	t	world map	map|world
    1F5FB	t	mount fuji	fuji|mountain
    1F5FC	t	tokyo tower	tokyo|tower
    1F5FD	t	statue of liberty	liberty|statue
    1F5FE	t	map of japan	japan|map
    1F5FF	o	moai	face|moyai|statue
    1F600	s	grinning face	face|grin
    1F601	s	beaming face with smiling eyes	eye|face|grin|smile
    1F602	s	face with tears of joy	face|joy|laugh|tear
    1F603	s	grinning face with big eyes	face|mouth|open|smile
    1F604	s	grinning face with smiling eyes	eye|face|mouth|open|smile
    1F605	s	grinning face with sweat	cold|face|open|smile|sweat
    1F606	s	grinning squinting face	face|laugh|mouth|satisfied|smile
    1F607	s	smiling face with halo	angel|face|fantasy|halo|innocent
    1F608	s	smiling face with horns	face|fairy tale|fantasy|horns|smile
    1F609	s	winking face	face|wink
    1F60A	s	smiling face with smiling eyes	blush|eye|face|smile
    1F60B	s	face savoring food	delicious|face|savouring|smile|yum
    1F60C	s	relieved face	face|relieved
    1F60D	s	smiling face with heart-eyes	eye|face|love|smile
    1F60E	s	smiling face with sunglasses	bright|cool|face|sun|sunglasses
    1F60F	s	smirking face	face|smirk
    1F610	s	neutral face	deadpan|face|meh|neutral
    1F611	s	expressionless face	expressionless|face|inexpressive|meh|unexpressive
    1F612	s	unamused face	face|unamused|unhappy
    1F613	s	downcast face with sweat	cold|face|sweat
    1F614	s	pensive face	dejected|face|pensive
    1F615	s	confused face	confused|face|meh
    1F616	s	confounded face	confounded|face
    1F617	s	kissing face	face|kiss
    1F618	s	face blowing a kiss	face|kiss
    1F619	s	kissing face with smiling eyes	eye|face|kiss|smile
    1F61A	s	kissing face with closed eyes	closed|eye|face|kiss
    1F61B	s	face with tongue	face|tongue
    1F61C	s	winking face with tongue	eye|face|joke|tongue|wink
    1F61D	s	squinting face with tongue	eye|face|horrible|taste|tongue
    1F61E	s	disappointed face	disappointed|face
    1F61F	s	worried face	face|worried
    1F620	s	angry face	anger|angry|face|mad
    1F621	s	enraged face	angry|enraged|face|mad|pouting|rage|red
    1F622	s	crying face	cry|face|sad|tear
    1F623	s	persevering face	face|persevere
    1F624	s	face with steam from nose	face|triumph|won
    1F625	s	sad but relieved face	disappointed|face|relieved|whew
    1F626	s	frowning face with open mouth	face|frown|mouth|open
    1F627	s	anguished face	anguished|face
    1F628	s	fearful face	face|fear|fearful|scared
    1F629	s	weary face	face|tired|weary
    1F62A	s	sleepy face	face|good night|sleep
    1F62B	s	tired face	face|tired
    1F62C	s	grimacing face	face|grimace
    1F62D	s	loudly crying face	cry|face|sad|sob|tear
    1F62E	s	face with open mouth	face|mouth|open|sympathy
    1F62F	s	hushed face	face|hushed|stunned|surprised
    1F630	s	anxious face with sweat	blue|cold|face|rushed|sweat
    1F631	s	face screaming in fear	face|fear|munch|scared|scream
    1F632	s	astonished face	astonished|face|shocked|totally
    1F633	s	flushed face	dazed|face|flushed
    1F634	s	sleeping face	face|good night|sleep|zzz
    1F635	s	face with crossed-out eyes	crossed-out eyes|dead|face|knocked out
    1F636	s	face without mouth	face|mouth|quiet|silent
    1F637	s	face with medical mask	cold|doctor|face|mask|sick
    1F638	s	grinning cat with smiling eyes	cat|eye|face|grin|smile
    1F639	s	cat with tears of joy	cat|face|joy|tear
    1F63A	s	grinning cat	cat|face|grinning|mouth|open|smile
    1F63B	s	smiling cat with heart-eyes	cat|eye|face|heart|love|smile
    1F63C	s	cat with wry smile	cat|face|ironic|smile|wry
    1F63D	s	kissing cat	cat|eye|face|kiss
    1F63E	s	pouting cat	cat|face|pouting
    1F63F	s	crying cat	cat|cry|face|sad|tear
    1F640	s	weary cat	cat|face|oh|surprised|weary
    1F641	s	slightly frowning face	face|frown
    1F642	s	slightly smiling face	face|smile
    1F643	s	upside-down face	face|upside-down
    1F644	s	face with rolling eyes	eyeroll|eyes|face|rolling
    1F645	p	person gesturing no	forbidden|gesture|hand|prohibited
    1F646	p	person gesturing ok	gesture|hand|ok
    1F647	p	person bowing	apology|bow|gesture|sorry
    1F648	s	see-no-evil monkey	evil|face|forbidden|monkey|see
    1F649	s	hear-no-evil monkey	evil|face|forbidden|hear|monkey
    1F64A	s	speak-no-evil monkey	evil|face|forbidden|monkey|speak
    1F64B	p	person raising hand	gesture|hand|happy|raised
    1F64C	p	raising hands	celebration|gesture|hand|hooray|raised
    1F64D	p	person frowning	frown|gesture
    1F64E	p	person pouting	gesture|pouting
    1F64F	p	folded hands	ask|hand|high 5|high five|please|pray|thanks
    1F680	t	rocket	space
    1F681	t	helicopter	vehicle
    1F682	t	locomotive	engine|railway|steam|train
    1F683	t	railway car	car|electric|railway|train|tram|trolleybus
    1F684	t	high-speed train	railway|shinkansen|speed|train
    1F685	t	bullet train	bullet|railway|shinkansen|speed|train
    1F686	t	train	railway
    1F687	t	metro	subway
    1F688	t	light rail	railway
    1F689	t	station	railway|train
    1F68A	t	tram	trolleybus
    1F68B	t	tram car	car|tram|trolleybus
    1F68C	t	bus	vehicle
    1F68D	t	oncoming bus	bus|oncoming
    1F68E	t	trolleybus	bus|tram|trolley
    1F68F	t	bus stop	bus|stop
    1F690	t	minibus	bus
    1F691	t	ambulance	vehicle
    1F692	t	fire engine	engine|fire|truck
    1F693	t	police car	car|patrol|police
    1F694	t	oncoming police car	car|oncoming|police
    1F695	t	taxi	vehicle
    1F696	t	oncoming taxi	oncoming|taxi
    1F697	t	automobile	car
    1F698	t	oncoming automobile	automobile|car|oncoming
    1F699	t	sport utility vehicle	recreational|sport utility
    1F69A	t	delivery truck	delivery|truck
    1F69B	t	articulated lorry	lorry|semi|truck
    1F69C	t	tractor	vehicle
    1F69D	t	monorail	vehicle
    1F69E	t	mountain railway	car|mountain|railway
    1F69F	t	suspension railway	railway|suspension
    1F6A0	t	mountain cableway	cable|gondola|mountain
    1F6A1	t	aerial tramway	aerial|cable|car|gondola|tramway
    1F6A2	t	ship	boat|passenger
    1F6A3	p	person rowing boat	boat|rowboat
    1F6A4	t	speedboat	boat
    1F6A5	t	horizontal traffic light	light|signal|traffic
    1F6A6	t	vertical traffic light	light|signal|traffic
    1F6A7	t	construction	barrier
    1F6A8	t	police car light	beacon|car|light|police|revolving
    1F6A9	g	triangular flag	post
    1F6AA	o	door	
    1F6AB	y	prohibited	entry|forbidden|no|not
    1F6AC	o	cigarette	smoking
    1F6AD	y	no smoking	forbidden|no|not|prohibited|smoking
    1F6AE	y	litter in bin sign	litter|litter bin
    1F6AF	y	no littering	forbidden|litter|no|not|prohibited
    1F6B0	y	potable water	drinking|potable|water
    1F6B1	y	non-potable water	non-drinking|non-potable|water
    1F6B2	t	bicycle	bike
    1F6B3	y	no bicycles	bicycle|bike|forbidden|no|prohibited
    1F6B4	p	person biking	bicycle|biking|cyclist
    1F6B5	p	person mountain biking	bicycle|bicyclist|bike|cyclist|mountain
    1F6B6	p	person walking	hike|walk|walking
    1F6B7	y	no pedestrians	forbidden|no|not|pedestrian|prohibited
    1F6B8	y	children crossing	child|crossing|pedestrian|traffic
    1F6B9	y	men’s room	bathroom|lavatory|man|restroom|toilet|wc
    1F6BA	y	women’s room	bathroom|lavatory|restroom|toilet|wc|woman
    1F6BB	y	restroom	bathroom|lavatory|toilet|wc
    1F6BC	y	baby symbol	baby|changing
    1F6BD	o	toilet	
    1F6BE	y	water closet	bathroom|closet|lavatory|restroom|toilet|water|wc
    1F6BF	o	shower	water
    1F6C0	p	person taking bath	bath|bathtub
    1F6C1	o	bathtub	bath
    1F6C2	y	passport control	control|passport
    1F6C3	y	customs	
    1F6C4	y	baggage claim	baggage|claim
    1F6C5	y	left luggage	baggage|locker|luggage
    1F6CB	o	couch and lamp	couch|hotel|lamp
    1F6CC	p	person in bed	good night|hotel|sleep
    1F6CD	o	shopping bags	bag|hotel|shopping
    1F6CE	t	bellhop bell	bell|bellhop|hotel
    1F6CF	o	bed	hotel|sleep
    1F6D0	y	place of worship	religion|worship
    1F6D1	t	stop sign	octagonal|sign|stop
    1F6D2	o	shopping cart	cart|shopping|trolley
    1F6D5	t	hindu temple	hindu|temple
    1F6D6	t	hut	house|roundhouse|yurt
    1F6D7	o	elevator	accessibility|hoist|lift
    1F6DD	t	playground slide	amusement park|play
    1F6DE	t	wheel	circle|tire|turn
    1F6DF	t	ring buoy	float|life preserver|life saver|rescue|safety
    1F6E0	o	hammer and wrench	hammer|spanner|tool|wrench
    1F6E1	o	shield	weapon
    1F6E2	t	oil drum	drum|oil
    1F6E3	t	motorway	highway|road
    1F6E4	t	railway track	railway|train
    1F6E5	t	motor boat	boat|motorboat
    1F6E9	t	small airplane	aeroplane|airplane
    1F6EB	t	airplane departure	aeroplane|airplane|check-in|departure|departures
    1F6EC	t	airplane arrival	aeroplane|airplane|arrivals|arriving|landing
    1F6F0	t	satellite	space
    1F6F3	t	passenger ship	passenger|ship
    1F6F4	t	kick scooter	kick|scooter
    1F6F5	t	motor scooter	motor|scooter
    1F6F6	t	canoe	boat
    1F6F7	c	sled	sledge|sleigh
    1F6F8	t	flying saucer	ufo
    1F6F9	t	skateboard	board
    1F6FA	t	auto rickshaw	tuk tuk
    1F6FB	t	pickup truck	pick-up|pickup|truck
    1F6FC	t	roller skate	roller|skate
    1F7E0	y	orange circle	circle|orange
    1F7E1	y	yellow circle	circle|yellow
    1F7E2	y	green circle	circle|green
    1F7E3	y	purple circle	circle|purple
    1F7E4	y	brown circle	brown|circle
    1F7E5	y	red square	red|square
    1F7E6	y	blue square	blue|square
    1F7E7	y	orange square	orange|square
    1F7E8	y	yellow square	square|yellow
    1F7E9	y	green square	green|square
    1F7EA	y	purple square	purple|square
    1F7EB	y	brown square	brown|square
    1F7F0	y	heavy equals sign	equality|math
    1F90C	p	pinched fingers	fingers|hand gesture|interrogation|pinched|sarcastic
    1F90D	s	white heart	heart|white
    1F90E	s	brown heart	brown|heart
    1F90F	p	pinching hand	small amount
    1F910	s	zipper-mouth face	face|mouth|zipper
    1F911	s	money-mouth face	face|money|mouth
    1F912	s	face with thermometer	face|ill|sick|thermometer
    1F913	s	nerd face	face|geek|nerd
    1F914	s	thinking face	face|thinking
    1F915	s	face with head-bandage	bandage|face|hurt|injury
    1F916	s	robot	face|monster
    1F917	s	smiling face with open hands	face|hug|hugging|open hands|smiling face
    1F918	p	sign of the horns	finger|hand|horns|rock-on
    1F919	p	call me hand	call|hand|hang loose|shaka
    1F91A	p	raised back of hand	backhand|raised
    1F91B	p	left-facing fist	fist|leftwards
    1F91C	p	right-facing fist	fist|rightwards
    1F91D	p	handshake	agreement|hand|meeting|shake
    1F91E	p	crossed fingers	cross|finger|hand|luck
    1F91F	p	love-you gesture	hand|ily
    1F920	s	cowboy hat face	cowboy|cowgirl|face|hat
    1F921	s	clown face	clown|face
    1F922	s	nauseated face	face|nauseated|vomit
    1F923	s	rolling on the floor laughing	face|floor|laugh|rofl|rolling|rotfl
    1F924	s	drooling face	drooling|face
    1F925	s	lying face	face|lie|pinocchio
    1F926	p	person facepalming	disbelief|exasperation|face|palm
    1F927	s	sneezing face	face|gesundheit|sneeze
    1F928	s	face with raised eyebrow	distrust|skeptic
    1F929	s	star-struck	eyes|face|grinning|star
    1F92A	s	zany face	eye|goofy|large|small
    1F92B	s	shushing face	quiet|shush
    1F92C	s	face with symbols on mouth	swearing
    1F92D	s	face with hand over mouth	whoops
    1F92E	s	face vomiting	puke|sick|vomit
    1F92F	s	exploding head	mind blown|shocked
    1F930	p	pregnant woman	pregnant|woman
    1F931	p	breast-feeding	baby|breast|nursing
    1F932	p	palms up together	prayer
    1F933	p	selfie	camera|phone
    1F934	p	prince	
    1F935	p	person in tuxedo	groom|person|tuxedo
    1F936	p	mrs. claus	celebration|christmas|claus|mother|mrs.
    1F937	p	person shrugging	doubt|ignorance|indifference|shrug
    1F938	p	person cartwheeling	cartwheel|gymnastics
    1F939	p	person juggling	balance|juggle|multitask|skill
    1F93A	p	person fencing	fencer|fencing|sword
    1F93C	p	people wrestling	wrestle|wrestler
    1F93D	p	person playing water polo	polo|water
    1F93E	p	person playing handball	ball|handball
    1F93F	c	diving mask	diving|scuba|snorkeling
    1F940	a	wilted flower	flower|wilted
    1F941	o	drum	drumsticks|music
    1F942	f	clinking glasses	celebrate|clink|drink|glass
    1F943	f	tumbler glass	glass|liquor|shot|tumbler|whisky
    1F944	f	spoon	tableware
    1F945	c	goal net	goal|net
    1F947	c	1st place medal	first|gold|medal
    1F948	c	2nd place medal	medal|second|silver
    1F949	c	3rd place medal	bronze|medal|third
    1F94A	c	boxing glove	boxing|glove
    1F94B	c	martial arts uniform	judo|karate|martial arts|taekwondo|uniform
    1F94C	c	curling stone	game|rock
    1F94D	c	lacrosse	ball|goal|stick
    1F94E	c	softball	ball|glove|underarm
    1F94F	c	flying disc	ultimate
    1F950	f	croissant	bread|breakfast|food|french|roll
    1F951	f	avocado	food|fruit
    1F952	f	cucumber	food|pickle|vegetable
    1F953	f	bacon	breakfast|food|meat
    1F954	f	potato	food|vegetable
    1F955	f	carrot	food|vegetable
    1F956	f	baguette bread	baguette|bread|food|french
    1F957	f	green salad	food|green|salad
    1F958	f	shallow pan of food	casserole|food|paella|pan|shallow
    1F959	f	stuffed flatbread	falafel|flatbread|food|gyro|kebab|stuffed
    1F95A	f	egg	breakfast|food
    1F95B	f	glass of milk	drink|glass|milk
    1F95C	f	peanuts	food|nut|peanut|vegetable
    1F95D	f	kiwi fruit	food|fruit|kiwi
    1F95E	f	pancakes	breakfast|crêpe|food|hotcake|pancake
    1F95F	f	dumpling	empanada|gyōza|jiaozi|pierogi|potsticker
    1F960	f	fortune cookie	prophecy
    1F961	f	takeout box	oyster pail
    1F962	f	chopsticks	hashi
    1F963	f	bowl with spoon	breakfast|cereal|congee
    1F964	f	cup with straw	juice|soda
    1F965	f	coconut	palm|piña colada
    1F966	f	broccoli	wild cabbage
    1F967	f	pie	filling|pastry
    1F968	f	pretzel	twisted
    1F969	f	cut of meat	chop|lambchop|porkchop|steak
    1F96A	f	sandwich	bread
    1F96B	f	canned food	can
    1F96C	f	leafy green	bok choy|cabbage|kale|lettuce
    1F96D	f	mango	fruit|tropical
    1F96E	f	moon cake	autumn|festival|yuèbǐng
    1F96F	f	bagel	bakery|breakfast|schmear
    1F970	s	smiling face with hearts	adore|crush|hearts|in love
    1F971	s	yawning face	bored|tired|yawn
    1F972	s	smiling face with tear	grateful|proud|relieved|smiling|tear|touched
    1F973	s	partying face	celebration|hat|horn|party
    1F974	s	woozy face	dizzy|intoxicated|tipsy|uneven eyes|wavy mouth
    1F975	s	hot face	feverish|heat stroke|hot|red-faced|sweating
    1F976	s	cold face	blue-faced|cold|freezing|frostbite|icicles
    1F977	p	ninja	fighter|hidden|stealth
    1F978	s	disguised face	disguise|face|glasses|incognito|nose
    1F979	s	face holding back tears	angry|cry|proud|resist|sad
    1F97A	s	pleading face	begging|mercy|puppy eyes
    1F97B	o	sari	clothing|dress
    1F97C	o	lab coat	doctor|experiment|scientist
    1F97D	o	goggles	eye protection|swimming|welding
    1F97E	o	hiking boot	backpacking|boot|camping|hiking
    1F97F	o	flat shoe	ballet flat|slip-on|slipper
    1F980	f	crab	cancer|zodiac
    1F981	a	lion	face|leo|zodiac
    1F982	a	scorpion	scorpio|zodiac
    1F983	a	turkey	bird
    1F984	a	unicorn	face
    1F985	a	eagle	bird
    1F986	a	duck	bird
    1F987	a	bat	vampire
    1F988	a	shark	fish
    1F989	a	owl	bird|wise
    1F98A	a	fox	face
    1F98B	a	butterfly	insect|pretty
    1F98C	a	deer	
    1F98D	a	gorilla	
    1F98E	a	lizard	reptile
    1F98F	a	rhinoceros	
    1F990	f	shrimp	food|shellfish|small
    1F991	f	squid	food|molusc
    1F992	a	giraffe	spots
    1F993	a	zebra	stripe
    1F994	a	hedgehog	spiny
    1F995	a	sauropod	brachiosaurus|brontosaurus|diplodocus
    1F996	a	t-rex	tyrannosaurus rex
    1F997	a	cricket	grasshopper
    1F998	a	kangaroo	australia|joey|jump|marsupial
    1F999	a	llama	alpaca|guanaco|vicuña|wool
    1F99A	a	peacock	bird|ostentatious|peahen|proud
    1F99B	a	hippopotamus	hippo
    1F99C	a	parrot	bird|pirate|talk
    1F99D	a	raccoon	curious|sly
    1F99E	f	lobster	bisque|claws|seafood
    1F99F	a	mosquito	disease|fever|malaria|pest|virus
    1F9A0	a	microbe	amoeba|bacteria|virus
    1F9A1	a	badger	honey badger|pester
    1F9A2	a	swan	bird|cygnet|ugly duckling
    1F9A3	a	mammoth	extinction|large|tusk|woolly
    1F9A4	a	dodo	extinction|large|mauritius
    1F9A5	a	sloth	lazy|slow
    1F9A6	a	otter	fishing|playful
    1F9A7	a	orangutan	ape
    1F9A8	a	skunk	stink
    1F9A9	a	flamingo	flamboyant|tropical
    1F9AA	f	oyster	diving|pearl
    1F9AB	a	beaver	dam
    1F9AC	a	bison	buffalo|herd|wisent
    1F9AD	a	seal	sea lion
    1F9AE	a	guide dog	accessibility|blind|guide
    1F9AF	o	white cane	accessibility|blind
    1F9B4	p	bone	skeleton
    1F9B5	p	leg	kick|limb
    1F9B6	p	foot	kick|stomp
    1F9B7	p	tooth	dentist
    1F9B8	p	superhero	good|hero|heroine|superpower
    1F9B9	p	supervillain	criminal|evil|superpower|villain
    1F9BA	o	safety vest	emergency|safety|vest
    1F9BB	p	ear with hearing aid	accessibility|hard of hearing
    1F9BC	t	motorized wheelchair	accessibility
    1F9BD	t	manual wheelchair	accessibility
    1F9BE	p	mechanical arm	accessibility|prosthetic
    1F9BF	p	mechanical leg	accessibility|prosthetic
    1F9C0	f	cheese wedge	cheese
    1F9C1	f	cupcake	bakery|sweet
    1F9C2	f	salt	condiment|shaker
    1F9C3	f	beverage box	beverage|box|juice|straw|sweet
    1F9C4	f	garlic	flavoring
    1F9C5	f	onion	flavoring
    1F9C6	f	falafel	chickpea|meatball
    1F9C7	f	waffle	breakfast|indecisive|iron
    1F9C8	f	butter	dairy
    1F9C9	f	mate	drink
    1F9CA	f	ice	cold|ice cube|iceberg
    1F9CB	f	bubble tea	bubble|milk|pearl|tea
    1F9CC	p	troll	fairy tale|fantasy|monster
    1F9CD	p	person standing	stand|standing
    1F9CE	p	person kneeling	kneel|kneeling
    1F9CF	p	deaf person	accessibility|deaf|ear|hear
    1F9D0	s	face with monocle	face|monocle|stuffy
    1F9D1	p	person	adult|gender-neutral|unspecified gender
    1F9D2	p	child	gender-neutral|unspecified gender|young
    1F9D3	p	older person	adult|gender-neutral|old|unspecified gender
    1F9D4	p	person: beard	beard|person
    1F9D5	p	woman with headscarf	headscarf|hijab|mantilla|tichel
    1F9D6	p	person in steamy room	sauna|steam room
    1F9D7	p	person climbing	climber
    1F9D8	p	person in lotus position	meditation|yoga
    1F9D9	p	mage	sorcerer|sorceress|witch|wizard
    1F9DA	p	fairy	oberon|puck|titania
    1F9DB	p	vampire	dracula|undead
    1F9DC	p	merperson	mermaid|merman|merwoman
    1F9DD	p	elf	magical
    1F9DE	p	genie	djinn
    1F9DF	p	zombie	undead|walking dead
    1F9E0	p	brain	intelligent
    1F9E1	s	orange heart	orange
    1F9E2	o	billed cap	baseball cap
    1F9E3	o	scarf	neck
    1F9E4	o	gloves	hand
    1F9E5	o	coat	jacket
    1F9E6	o	socks	stocking
    1F9E7	c	red envelope	gift|good luck|hóngbāo|lai see|money
    1F9E8	c	firecracker	dynamite|explosive|fireworks
    1F9E9	c	puzzle piece	clue|interlocking|jigsaw|piece|puzzle
    1F9EA	o	test tube	chemist|chemistry|experiment|lab|science
    1F9EB	o	petri dish	bacteria|biologist|biology|culture|lab
    1F9EC	o	dna	biologist|evolution|gene|genetics|life
    1F9ED	t	compass	magnetic|navigation|orienteering
    1F9EE	o	abacus	calculation
    1F9EF	o	fire extinguisher	extinguish|fire|quench
    1F9F0	o	toolbox	chest|mechanic|tool
    1F9F1	t	brick	bricks|clay|mortar|wall
    1F9F2	o	magnet	attraction|horseshoe|magnetic
    1F9F3	t	luggage	packing|travel
    1F9F4	o	lotion bottle	lotion|moisturizer|shampoo|sunscreen
    1F9F5	c	thread	needle|sewing|spool|string
    1F9F6	c	yarn	ball|crochet|knit
    1F9F7	o	safety pin	diaper|punk rock
    1F9F8	c	teddy bear	plaything|plush|stuffed|toy
    1F9F9	o	broom	cleaning|sweeping|witch
    1F9FA	o	basket	farming|laundry|picnic
    1F9FB	o	roll of paper	paper towels|toilet paper
    1F9FC	o	soap	bar|bathing|cleaning|lather|soapdish
    1F9FD	o	sponge	absorbing|cleaning|porous
    1F9FE	o	receipt	accounting|bookkeeping|evidence|proof
    1F9FF	o	nazar amulet	bead|charm|evil-eye|nazar|talisman
    1FA70	o	ballet shoes	ballet|dance
    1FA71	o	one-piece swimsuit	bathing suit
    1FA72	o	briefs	bathing suit|one-piece|swimsuit|underwear
    1FA73	o	shorts	bathing suit|pants|underwear
    1FA74	o	thong sandal	beach sandals|sandals|thong sandals|thongs|zōri
    1FA78	o	drop of blood	bleed|blood donation|injury|medicine|menstruation
    1FA79	o	adhesive bandage	bandage
    1FA7A	o	stethoscope	doctor|heart|medicine
    1FA7B	o	x-ray	bones|doctor|medical|skeleton
    1FA7C	o	crutch	cane|disability|hurt|mobility aid|stick
    1FA80	c	yo-yo	fluctuate|toy
    1FA81	c	kite	fly|soar
    1FA82	t	parachute	hang-glide|parasail|skydive
    1FA83	o	boomerang	australia|rebound|repercussion
    1FA84	c	magic wand	magic|witch|wizard
    1FA85	c	piñata	celebration|party
    1FA86	c	nesting dolls	doll|nesting|russia
    1FA90	t	ringed planet	saturn|saturnine
    1FA91	o	chair	seat|sit
    1FA92	o	razor	sharp|shave
    1FA93	o	axe	chop|hatchet|split|wood
    1FA94	o	diya lamp	diya|lamp|oil
    1FA95	o	banjo	music|stringed
    1FA96	o	military helmet	army|helmet|military|soldier|warrior
    1FA97	o	accordion	concertina|squeeze box
    1FA98	o	long drum	beat|conga|drum|rhythm
    1FA99	o	coin	gold|metal|money|silver|treasure
    1FA9A	o	carpentry saw	carpenter|lumber|saw|tool
    1FA9B	o	screwdriver	screw|tool
    1FA9C	o	ladder	climb|rung|step
    1FA9D	o	hook	catch|crook|curve|ensnare|selling point
    1FA9E	o	mirror	reflection|reflector|speculum
    1FA9F	o	window	frame|fresh air|opening|transparent|view
    1FAA0	o	plunger	force cup|plumber|suction|toilet
    1FAA1	c	sewing needle	embroidery|needle|sewing|stitches|sutures|tailoring
    1FAA2	c	knot	rope|tangled|tie|twine|twist
    1FAA3	o	bucket	cask|pail|vat
    1FAA4	o	mouse trap	bait|mousetrap|snare|trap
    1FAA5	o	toothbrush	bathroom|brush|clean|dental|hygiene|teeth
    1FAA6	o	headstone	cemetery|grave|graveyard|tombstone
    1FAA7	o	placard	demonstration|picket|protest|sign
    1FAA8	t	rock	boulder|heavy|solid|stone
    1FAA9	c	mirror ball	dance|disco|glitter|party
    1FAAA	o	identification card	credentials|id|license|security
    1FAAB	o	low battery	electronic|low energy
    1FAAC	o	hamsa	amulet|fatima|hand|mary|miriam|protection
    1FAB0	a	fly	disease|maggot|pest|rotting
    1FAB1	a	worm	annelid|earthworm|parasite
    1FAB2	a	beetle	bug|insect
    1FAB3	a	cockroach	insect|pest|roach
    1FAB4	a	potted plant	boring|grow|house|nurturing|plant|useless
    1FAB5	t	wood	log|lumber|timber
    1FAB6	a	feather	bird|flight|light|plumage
    1FAB7	a	lotus	buddhism|flower|hinduism|india|purity|vietnam
    1FAB8	a	coral	ocean|reef
    1FAB9	a	empty nest	nesting
    1FABA	a	nest with eggs	nesting
    1FAC0	p	anatomical heart	anatomical|cardiology|heart|organ|pulse
    1FAC1	p	lungs	breath|exhalation|inhalation|organ|respiration
    1FAC2	p	people hugging	goodbye|hello|hug|thanks
    1FAC3	p	pregnant man	belly|bloated|full|pregnant
    1FAC4	p	pregnant person	belly|bloated|full|pregnant
    1FAC5	p	person with crown	monarch|noble|regal|royalty
    1FAD0	f	blueberries	berry|bilberry|blue|blueberry
    1FAD1	f	bell pepper	capsicum|pepper|vegetable
    1FAD2	f	olive	food
    1FAD3	f	flatbread	arepa|lavash|naan|pita
    1FAD4	f	tamale	mexican|wrapped
    1FAD5	f	fondue	cheese|chocolate|melted|pot|swiss
    1FAD6	f	teapot	drink|pot|tea
    1FAD7	f	pouring liquid	drink|empty|glass|spill
    1FAD8	f	beans	food|kidney|legume
    1FAD9	f	jar	condiment|container|empty|sauce|store
    1FAE0	s	melting face	disappear|dissolve|liquid|melt
    1FAE1	s	saluting face	ok|salute|sunny|troops|yes
    1FAE2	s	face with open eyes and hand over mouth	amazement|awe|disbelief|embarrass|scared|surprise
    1FAE3	s	face with peeking eye	captivated|peep|stare
    1FAE4	s	face with diagonal mouth	disappointed|meh|skeptical|unsure
    1FAE5	s	dotted line face	depressed|disappear|hide|introvert|invisible
    1FAE6	p	biting lip	anxious|fear|flirting|nervous|uncomfortable|worried
    1FAE7	o	bubbles	burp|clean|soap|underwater
    1FAF0	p	hand with index finger and thumb crossed	expensive|heart|love|money|snap
    1FAF1	p	rightwards hand	hand|right|rightward
    1FAF2	p	leftwards hand	hand|left|leftward
    1FAF3	p	palm down hand	dismiss|drop|shoo
    1FAF4	p	palm up hand	beckon|catch|come|offer
    1FAF5	p	index pointing at the viewer	point|you
    1FAF6	p	heart hands	love
    """
}
