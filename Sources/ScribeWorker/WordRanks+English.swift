extension WordRanks {
  /// The 20,000 commonest words that the English dictionaries have, the commonest first.
  ///
  /// Their order is that of the word frequencies in wordfreq 3.1 (Robyn Speer and others; CC BY-SA 4.0,
  /// as this list is), which are of books, encyclopedias, subtitles, news and the web.
  /// Written by Tools/gen-word-ranks.
  static let english = """
    the to and of a in i is for that you it on with this was be as are have at he not by but from my
    or we an your all so his they me if one can will just like about up out what has when more do no
    were who had their there her which time get been would she new people how don't some also them
    now other i'm its our than good only after first him into know see two make over think any then
    could back these us want because go well said way most much very where even should may here need
    really did right work year years being day too going before off why made still take got many
    never those life say world down great through you're last while best such love man home long
    look something use can't same used both every am come part state three around between always
    better find help high little old since another does own things under during game i've thing give
    house place school again next each mr without against didn't end found must show big feel sure
    team ever family keep might please put money free second someone away left number city days lot
    name night play until company doing few let real called different having set thought done
    however getting god government group looking public top women business care start system times
    week already anything case nothing person today change enough everything full live making point
    read told yet bad doesn't four hard mean once support tell including music power seen states
    stop water based believe call head men national small took white came far job side though try
    went yes actually american later less line order party run says service country open season
    thank children everyone general they're trying united using area black following law makes
    together war whole car face five kind maybe per president story working course games health hope
    important least means news within able book early friends i'll information local oh post thanks
    video young ago others social talk court fact given guys half hand isn't level mind often single
    become body coming control death food guy hours office pay problem south true we're almost
    history known large lost research room several started taking university win wrong along anyone
    else girl john matter pretty remember air bit friend hit needs nice playing probably saying
    understand yeah york class close comes i'd idea international looks past possible wanted cause
    due happy human members months move question series wait woman ask community data late leave
    north saw special watch won't either future light low million morning police short stay taken
    age buy deal rather reason red report soon third turn whether among check development form
    further heart minutes myself services yourself act although asked child fire fun living major
    media phone players art behind building easy gonna market near non plan political quite six
    talking west works according available education final former front kids list ready sometimes
    son street wasn't bring college current example experience heard london meet program type baby
    chance father march process song study word across action clear gave gets himself month outside
    self students words board cost cut dr field held instead main moment mother road seems thinking
    town wants de department energy fight fine force hear issue played points price re rest results
    running shows space summer term wife america beautiful date goes killed land miss project sex
    shot site strong you'll account co especially eyes include june parents period position record
    similar total above club common died film happened knew lead likely military perfect personal
    security share st tv won april center county couple dead english happen hold industry inside
    issues online player private problems return rights sense star test view weeks break british
    companies event higher hour member middle needed present result sorry takes training wish
    wouldn't answer boy design finally girls gold gone guess interest july king learn policy society
    added al alone average bank brought certain church east hands hot longer medical movie original
    park performance press received role sent themselves tried worked worth areas became bill books
    cool director exactly giving ground meeting provide questions relationship september sound
    source usually value evidence follow lives official ok production rate reading round save stand
    stuff tax whatever amount blue countries david drive eat fall fast federal feeling felt green
    league management match model picture size step trust you've central changes england forward
    groups hey key mom page paid range review science trade uk upon various attention brother cannot
    character chief cup football hate haven't james led looked lower natural october property
    quality send style vote amazing august blood china complete dog economic hell involved itself
    language lord november oil related serious stage terms title add article attack born couldn't
    damn decided decision enjoy entire french january kill met perhaps poor release situation
    technology turned website written choice code considered continue council cover currently door
    election european events financial foreign hair increase legal lose michael pick race seem seven
    sign simple simply staff super union walk washington bed began built career changed crazy daily
    daughter december die difficult figure hospital knows loss modern ones paper parts popular
    published safe starting systems version voice whose writing army australia earth forget goal
    huge internet listen okay practice rules sea sir success towards waiting ways access aren't base
    below created deep followed la lol mark missing offer pass professional released risk schools
    sleep table ten truth ball box build card cases dark district europe george india mine minister
    note percent piece products recent seeing straight visit wall wanna we've wrote allowed boys
    culture etc fans february gives growth included married officer pain paul places respect
    response river rock shall speak specific standard tonight write album century charge cold create
    effect eight except eye funny ii limited moving network peace provided recently required sales
    spent store student tomorrow track via watching weight addition ahead allow anti association
    beat brown capital chinese committee conference difference double expect gas island moved normal
    plans population potential pressure radio russian station text treatment western ass beginning
    california campaign certainly completely content credit cross described despite female focus hi
    husband ice individual interesting join kept leading loved message miles nearly particular
    previous quickly region reported section sort speed travel consider contact drop fair feet jesus
    kid link positive sale throughout tour welcome absolutely additional beyond conditions earlier
    extra forces immediately jobs leaving minute nature numbers quick sell significant studies
    unless winning agree canada clean computer construction episode favorite income justice levels
    manager movement photo posted safety san scene sold sounds spend statement sun teams ability
    announced asking calling coach collection continued costs definitely designed expected friday
    gun happens heavy includes knowledge particularly search subject train wide wow author centre
    claim dad developed fear fit generally german global goals gotta hotel interested judge lady
    leader letter lines material named nobody opportunity plus pre product regular secretary sister
    stories unit workers annual anymore bar battle brain contract degree families features finished
    floor france growing hurt image insurance majority meant opening opinion physical pro reach rule
    seriously sports stupid successful active administration approach australian biggest cancer
    civil dance defense direction independent master none reasons russia ship stock trump weekend
    wonder worst africa awesome band beach cash clearly commercial compared effort ended fan
    fighting imagine impact lack latest learning multiple older operation organization passed
    pictures protect secret senior spring sunday telling wear activities address analysis anyway
    bought calls choose christmas color commission competition details direct dream easily finish
    grand here's increased indian literally luck marriage names necessary patients resources rich
    skin speaking supposed sweet thus touch yesterday caught closed congress damage directly disease
    doctor doubt drink driving established facebook feels fish gay germany glad greater grow largest
    machine notice overall planning professor programs records reports shown sit trip associated
    basic captain carry cars crime effective effects explain fully highly holding japan laws male
    mrs parties plant reality smith spot texas we'll winter worse advice agreement ain't award block
    broken caused challenge characters christian comment equipment eventually helped holy killing
    lived lots nation otherwise peter prices primary purpose rates responsible shop showing sick
    teacher theory uses william agency avoid camera catch cell coast comments drug economy
    environment executive foot hall mass meaning mission nine officers operations politics pop
    produced ran saturday status therefore trial truly weather activity app application claims
    coffee complex condition division evening flight freedom google heat highest interview library
    located location murder obama offered putting queen seconds showed sitting standing stars
    walking accept actual appear attempt broke channel distance eating exchange fat fell finding
    glass learned losing mobile northern opened placed powerful prior protection reached receive
    religious ride robert royal screen serve signed slow species speech traffic tree types vs
    wearing whom wonderful agreed airport animals appears begin benefits bottom cities demand engine
    everybody famous ideas investment keeping lie notes partner plays raised runs sad solution songs
    sources southern square stopped structure thomas traditional twice wind worry 1st americans
    appeared becomes brand bus cent chicago count covered critical digital forced fourth fresh lake
    mental mentioned missed mostly mouth owner photos previously realize remain scale score separate
    smart starts surface throw tom totally twitter views wedding you'd acting actions african arms
    benefit budget click estate failed faith fashion feature fund generation hearing hill jack
    larger louis metal mid paris profile pull push returned rose seat seemed sexual shouldn't target
    understanding village agent animal apply authority basis becoming chris draw dude employees
    enter ex follows foundation gain http individuals japanese leaders memory prime projects ring
    rise selling served silver soul spread supply waste weird adult apparently artist chairman
    edition engineering grade happening healthy institute method mike monday nations obviously
    option prison provides remains senate smaller somebody stone strength users wild window winner
    arrived bag bet camp cast christ continues correct dangerous ed extremely firm greatest handle
    improve indeed leaves movies negative prevent removed richard spirit television till trouble usa
    videos advantage apart aware cat customers decide dinner dollars eastern fifth function gift
    helping herself impossible influence items joe los marketing mary materials nor produce progress
    proud require shooting shut standards tells thinks van wood background birth bridge carried
    charles classes completed concept copy dear dogs drugs efforts garden host housing inc israel
    journal labor leadership length lucky neither onto patient possibly prove rare setting skills
    software thousands tough units ad alive apple balance birthday bitch boss cards changing
    connection dress easier fellow florida horse knowing liked magic managed map net owned request
    stick they've turns vehicle volume wake aid beauty believed billion busy buying cells concerned
    conversation corner criminal cultural develop driver ends existing farm file fix fly frank guide
    images investigation mexico operating paying presented raise responsibility roll slightly
    suggest surprise technical thoughts treat unique variety violence weapons yours youth 2nd
    appreciate bigger breaking discovered dry edge evil excited forever funds helps henry injury
    iron lovely mad magazine martin models offers ordered parliament prepared reference religion
    sites somewhere stated strategy teachers web wine accounts angeles arm audience bay blog closer
    core democratic description dropped excellent exist figures forms guard honest issued joined
    jones lee lies likes medicine mention mountain nuclear orders port presence reaction reduce
    shoot sides solid spanish sport steps stress taste tea victory afternoon assistant britain
    citizens classic clothes decisions electric emergency entered entirely facts failure festival
    flat fuel harry hello houses ill initial introduced johnson kick links mail massive matters pair
    picked pieces plane plenty prince proper providing quarter regional scott session shape sky
    teaching toward transfer upper useful valley watched willing windows zone accident advanced
    alternative anywhere articles awards bear boat bringing capacity cheap climate communities
    discussion drinking duty fantastic feelings flying governor hasn't hundred industrial joint mix
    museum options path plants policies promise proposed purchase rain remove signs spending steel
    steve supporting terrible they'll tired treated turning vice warm afraid arts beer border
    canadian command crew crowd dating dick elements enemy ensure environmental filled fixed forest
    intelligence intended labour limit moon ocean powers profit proof republican soldiers suit wins
    appearance asian attorney banks behavior ben bodies brothers buildings chair creating debt
    domestic expensive grew historical homes honestly honor jump launch listed minimum native noted
    originally planned pm ray sets suddenly supreme survey tech trees update user writer yellow
    younger ancient attacks charges combined communication connected contains download email ending
    exercise express flow formed girlfriend hero illegal increasing joke loan methods officials
    performed planet relationships restaurant scotland selected shared shopping soft stuck sugar
    suggested supported surprised taught transport weren't accepted adding affairs allows appeal
    applied appropriate artists boston ca confirmed device drama entry era factor feed golden grant
    grown heads hoping keeps lawyer legs lying measures mistake ms muslim organizations platform
    pool pulled regarding relations requires route saved schedule scientific shoes smoke squad teach
    testing tests values walked williams ya abuse angry businesses candidate comfortable concern
    developing discuss elections emotional et everywhere facilities falling fox guns hole holiday
    interests internal ireland italian italy jersey laugh leg letters liberal listening ll loves
    lunch max milk pack payment perform recorded relatively sector sharing snow storm streets strike
    studio sub weak youtube 3rd actor advance apartment asia chain chapter committed confidence cook
    cute equal fake finance focused hits identity journey kitchen korea leads maintain measure mm
    numerous owners posts properties quiet revealed specifically split task taxes taylor twenty
    urban acts affected aircraft applications approved approximately argument arrested claimed
    conflict considering corporate debate determined distribution documents escape extended factors
    faster fault fill films flowers friendly ladies lay lights millions mixed phase properly pure
    reduced requirements residents revenue sam sat secure smile strange talent temperature thousand
    tony troops truck votes ah authorities basically besides bird blame bob bowl causes chicken
    collected context coverage determine display dying elected examples experienced falls false
    fired forgot funding identified iii incredible inspired launched ma meat ministry mode neck
    noticed novel obvious passing positions remaining scored shirt shots slowly stadium stores
    surgery trading tuesday vision whenever worried zero alex allowing begins champion charged cream
    crisis daniel delivered editor estimated eu giant iran jail jim kingdom literature mayor minor
    moments opposite orange ourselves pages remained selection serving signal stream struggle
    suicide talked theme thursday tiny typically un unfortunately usual vehicles virginia voted
    voting walls wave alcohol assembly breakfast bright brings capable carrying chosen combination
    conservative customer cutting desire destroyed draft drunk essential fail familiar finds granted
    guilty humans hundreds id improved jewish largely laughing markets medium ohio opportunities
    papers perfectly recommend referred relevant seek sending solo spoke stands talks ticket unable
    upset wing answers birds bomb creative cycle dealing directed don educational entertainment
    extreme facility fields goods hang holds info mainly maximum newspaper offering painting
    republic reserve returns row salt scared scottish shares statistics switch territory threat
    tickets wales adults affect appointed armed aside assistance bell blow bond boyfriend careful
    circumstances communications concerns controlled corporation cry danger deals delivery deserve
    devices dollar dreams empty enjoyed explained faces folks gender instance kim kinda matches mile
    motion moves nick pacific prize realized reasonable receiving register resolution rural ryan
    saving sees singing spain tools typical universe warning wars wednesday admit attitude branch
    brazil conducted decades dedicated definition drawing favor flag frame guest ha heaven
    independence institutions it'll jackson kiss load plot possibility random recovery rent replace
    represent reviews scenes seeking senator sentence teeth tips trained understood academic academy
    accurate achieve adam afford andrew assume bbc bottle bunch category chat cheese chemical
    clinton competitive detail diet em favourite fruit harder he'd index item lane mess navy
    normally occurred opposition parent permanent personally pleasure prefer programme
    representative scheme shift stood storage tank tend tight transportation ultimately unlike
    weekly yard anybody assets basketball button candidates combat constitution consumer counter
    creation crown crying dc defined depending depression describe drivers el employment exclusive
    excuse expert frequently golf grace hopefully identify importance kevin laid latter
    manufacturing mining object partners pattern performing personnel perspective pregnant premier
    promote revolution rooms severe sleeping suppose tool tournament turkey victim victims 4th
    agents amazon arrest attend ban brilliant carbon catholic chose circle concert crash declared
    deliver depth deputy dirty doctors earned electronic error existence experiences expression
    factory headed interior joy jr legislation maintenance manner mate matt nearby noise origin
    pakistan panel personality plate practices prepare relief replaced resistance retail rice roads
    roof shame ships somewhat staying stronger surely tip updated writers absolute advertising
    agencies baseball bathroom bible cable calm championship checked client constant da dates
    degrees democrats doors driven dumb empire exciting expansion he'll heavily hide incident irish
    linked manage messages michigan multi nfl politicians print quit refused reporting sight
    significantly sing soviet weapon wet widely worldwide ages anniversary attractive bike broad
    burn cake causing closely constantly contest deaths depends drawn fees francisco hardly hat
    height hidden hong invited letting loud manchester marine motor officially pc peak portion
    pounds princess protein puts raw reform regions represented respond retirement sample seats
    secondary solar somehow stayed suffering sydney tries ultimate unknown wilson wondering attached
    attacked automatically balls battery bills blind breath brief carolina chest conduct debut
    decade destroy differences edward engaged experts expressed external fantasy ft grab hollywood
    immediate introduction joseph license paint pilot pink presidential principal recognize
    recognized registered regularly representatives rising seasons shipping singer smoking steam
    suffered survive tall theatre therapy witness adopted aim campus cap chances childhood clinical
    clubs comedy commander comparison covers dan defeat defence democracy detailed entitled exact
    exposed fed fee injured jan jordan kinds lets loans lock musical nose objects opposed organized
    plastic protected purposes quote recording semi statements suspect swear techniques tie tim
    trend valuable wealth wise yards aged approval aspects attempts bread burning champions contain
    convention dancing document eggs employee en engineer equivalent facing fairly fingers ford
    founded functions gang graduate greek hanging inner islands le lift marked memories miller
    monthly mountains neighborhood operate outstanding permission porn racing recommended
    regulations reply republicans rid roman scientists shoulder shower solutions sons stations
    stephen tower tradition visited visual wheel zealand achieved admitted appointment authors
    barely bc bush cabinet celebrate challenges chocolate coal colour contemporary criticism davis
    dna effectively eric extensive faced filed formation fought gained gallery highway historic hunt
    improvement inch initially junior jury kong korean marks monster obtained olympic philosophy
    pride promised repeat returning riding rough santa settlement smell sought speaker studied
    suggests surrounding tone topic toronto universal vast visitors wanting auto consistent
    continuing earn exists finger grey guitar heading howard ignore involving latin lewis meal
    meanwhile meetings naturally necessarily offices pants partnership payments percentage pocket
    practical primarily proved rape regardless relative represents rescue resulting rush sarah
    sessions sharp simon soccer stable structures supplies symptoms temporary tested trick attended
    audio bone brian chamber chart circuit clothing complicated confused consequences defend divided
    elizabeth everyday extent fishing format gap gate gotten harm healthcare household immigration
    impressive jews joining killer lesson limits loving ltd managers membership miami mirror mount
    nights occur parking proposal province purchased recognition reputation rolling shortly
    situations strongly tears technique thin tied 3d accused adventure argue assessment atmosphere
    awful bedroom belief bound breaks carefully cats ceo choices closing cloud colorado colors
    contrast courses courts donald drew egg element elsewhere establish extension files founder gear
    georgia hills hip hitting increases infrastructure jason locations loose machines moral
    offensive pa package pointed poverty processes processing qualified railway reaching ridiculous
    sensitive server shock silence soldier superior supporters thick threw tons transition violent
    voters wash acid actress administrative alan alongside angel anxiety babies bars bonus castle
    charity clients compare contained cooking covering curious directors discovery discussed duke
    egypt encourage enforcement featuring finals flash formal formula fort governments gray gross
    horses hungry informed innocent jeff losses luke mac math minds mistakes mystery networks
    olympics palace passes penalty pet phones photography producing protest publication rating refer
    respectively rome scheduled select silent spoken successfully suffer temple tracks trail uncle
    unusual waters woods yo arrival asks assault awareness badly bath captured chase components
    concrete dave deeply expectations explanation exposure featured fiction guarantee happiness
    harris hearts horrible ideal illinois injuries islamic jimmy kelly legend lieutenant mini mood
    muscle muslims passion picking pleased procedure producer pushing rank replacement retired roles
    sand savings settled shadow singles tag tape thread victoria visiting wage we'd wings andy
    avenue bags beating believes blocks boring charlie checking clock commissioner commitment
    confident containing copies crimes custom denied desk drinks ear electricity episodes farmers
    fbi grounds gym helpful horror iphone iraq label liverpool locked naked ny opens output persons
    pitch pizza plain pushed raising rear reveal romantic scores sisters speaks stages strategic
    swimming welfare winners wire worker 5th afterwards alright android anger architecture assist
    attempted behalf belt capture centers ceremony comic cops cuts dallas designer diamond
    disappointed dressed economics efficient electrical employed enjoying entering essentially
    establishment expecting explains flower ghost guests handed hockey houston https hunting
    industries islam jane judges kit lab languages maps min morgan moscow na nervous newly odd op
    ordinary participate philadelphia prayer principles racist rarely references sexy skill soil
    solve stomach struck studying suck supports trash ugly vegas virus walker whoever amounts
    anthony arthur aspect banned boost bureau colonel comfort controls cousin crack deck demands
    dies dragon dramatic dust dutch engineers evolution foods hired illness inspiration institution
    kings knife lately lowest memorial mexican minority mum opinions patterns presents priority
    promotion rail readers remote repair root saint steal stolen telephone tho titles trans ups vol
    whereas abandoned acquired actors alexander alliance annoying ap bid bro buddy buried butter
    cares columbia conclusion confirm congratulations contracts convinced crap crystal dean decent
    decline delay describes desert downtown elite enemies forgotten forth gods hadn't hire hop hopes
    insane installed israeli landing layer managing marry nah nowhere nurse obtain organic ownership
    participants pennsylvania poetry pot pray printed recall rugby sake sheet signing smooth
    spiritual stops string sudden sweden syria throwing thrown vacation abroad arab assigned
    associate assumed atlantic bench bother broadcast bye cambridge citizen cleaning compete
    consists consumers contributed cricket critics damaged disaster discover disney entrance equally
    fallen figured fitness francis friendship gary handling idiot intense keys lawyers lifetime
    liquid makeup medal mortgage narrative narrow nba observed occasionally pan physics posting
    potentially reduction reflect refuse researchers resource roger ross sciences seattle serves
    shell silly subsequent they'd towns translation visible yep adds allen amendment angle arizona
    arrive belong berlin bishop channels clark commonly connect defensive designs efficiency
    enterprise experiment feb females findings firms forum gifts grass hence increasingly incredibly
    iv jay journalist kicked lessons lists maintained mill mo occasion oxford pace passenger pen
    pope possession pp races rapid regulation resident rocks shaped sixth spin styles subjects sucks
    suitable thirty valid vital whilst agriculture alleged anna atlanta bands christians collect
    commerce cop creek currency emotions exhibition fraud funeral genuine gordon honey honour hook
    hunter immigrants improving instructions introduce kansas km lands legacy log matthew merely
    monitor mother's nov patrick phil prisoners programming publishing ratio regret rejected remind
    resort resulted reverse routine scary seed settle sin spell summary survival sword tongue ward
    waves wayne achievement anderson argued asleep austin automatic begun behaviour cd cents coat
    comprehensive consent daddy destruction diego diseases divorce doc drove ears engage
    extraordinary fate frequency gaming gene glory headquarters heritage initiative interviews jean
    juice landscape logic meets melbourne microsoft objective organisation privacy procedures
    profits reducing regard representing residence roughly salary scoring script searching sections
    strip surrounded threatened transferred tube universities walter wisconsin would've writes
    ambassador ann apps awarded banking breast cant carter chelsea chemistry concluded consumption
    corruption cotton crossed detroit discount dozen engines epic exception exit expand fancy
    gorgeous grateful heroes holes impression inches indicate input johnny josh knock leather lips
    luxury lyrics manufacturers masters movements oct operated ought outcome painted poll preferred
    pulling ranked referring removal rep reporter rio risks rob screaming sept sequence singapore
    stretch tear tennis terrorist theater ties twelve versions virgin voices wishes wolf absence
    agricultural asshole ate athletes bears blues boxes bruce bull cameras commonwealth contribute
    contribution contributions couples delicious deny deserves ease extend fame flood generated
    genetic glasses impressed indicated instant investors involves kate kills liberty man's maria
    ministers monitoring occurs passengers photographs principle producers progressive punishment
    rally rapidly reader representation restaurants reveals roots samples shops sum swing tail texts
    twin upcoming veterans alert arena arguments aug billy boom boots brave claiming column commit
    compensation composition computers conservation constitutional crossing defending density di
    difficulty dropping drops elementary ethnic expenses fleet foster fundamental gen genius greatly
    guidance hospitals infection instagram intention iowa jokes knee mechanical nigeria parks
    participation periods precious pregnancy premium preparing pretend priest prominent proven
    radical remembered requested residential reward rings robin russell satellite shake shore spots
    stats struggling substantial teen temperatures transmission trap uniform wildlife wooden ads
    aggressive anne answered apparent bang blast bones brands centuries communist complaint
    component connections courage cure del desperate diversity duties encouraged eve faculty
    feedback fighter frozen guards hiding humanity ian il innovation instruments invest jacket
    justin legislative listing manual mothers murdered nursing occupied ongoing operator painful
    pound preparation punch purple railroad registration releases rick romance submitted sufficient
    survived suspended technologies tissue trailer trends trials ukraine underground versus virtual
    walks wounded ali amongst announcement arranged arsenal attending attracted biological bite
    blocked boards burned categories checks chip concerning dare database define discrimination
    disorder distributed districts documentary domain dynamic edited engagement explore favour fewer
    footage giants grave hamilton implementation indiana investigate jazz jon jonathan laboratory
    lawrence lincoln literary mask massachusetts midnight minnesota mouse oscar packed piano praise
    presentation psychology relation restrictions rocket ruin saudi sean sec secrets slave stability
    steady stones symbol terminal toilet treaty triple unlikely updates vietnam viewed 6th affair
    agenda bat bow calendar cape collective conversations cooperation craft darkness deeper devil
    edit enable equity estimates failing finishing fortune gates goodbye graham hardware hillary
    hurts intellectual invite involvement kentucky madrid mi nuts oregon partly petition phrase
    physically protecting racial rated regime rivers rounds ruled sa sauce seal separated shield
    similarly slide stem summit talented throat tiger touched toy visits warriors wisdom accounting
    alien attacking awkward beast beef candy carrier celebration celebrity certificate cited clay
    coaching colleagues constructed dated dec default delhi derived dialogue disabled distinct drag
    educated eligible estimate execution existed fifty followers fool framework franchise funded
    furniture generations guaranteed integrated intelligent interaction jet journalists lifestyle
    lighting lisa loop mall mp overseas performances philippines polish recommendations recover
    regarded relax reliable rely remarkable responses ruling sacrifice se sole stopping strategies
    succeed tables tale targets timing ton volunteers witnesses wore worship worthy acted alarm bass
    bloody breathing butt characteristics cnn collaboration con consideration counts creates crucial
    daughters dependent discussions drives dual edinburgh equipped expanded experimental feeding
    filter galaxy globe grades greece gulf highlights hoped intent involve judgment kennedy knight
    larry las logo malaysia mature moore nazi netherlands odds peaceful philip photographer pin
    prevention printing promoting publicly pump repeated replied requests revenge satisfied seeds
    signals slip spaces spare specialist stocks stranger submit surprising tap thompson threats
    tourism turkish volunteer 7th acceptable allies attempting auction bonds challenging chaos
    churches cleveland cm composed concentration copper corp corps counting credits dawn dispute
    earnings editing executed firing fits frequent gardens gathered hilarious huh ignored
    improvements investments isis margin mars maryland mechanism moderate murray oklahoma opera
    overcome parallel passage pit psychological publications quest radiation shocked sized stroke
    stunning tanks tokyo topics trains traveling treating tune utility vessel weed wherever
    acquisition addressed alabama alice angels anime announce autumn backed barry bold borders
    breathe cameron choosing classical classified clip coaches coins concepts conspiracy controversy
    convince cooper disappeared eh encounter equality exam examination fails federation fi fiscal
    guardian hd homeless instrument intervention jerry lover mainstream menu missouri mounted mutual
    nope occasions offense oral panic pays peoples pursue realise refugees removing requirement
    responded rip ruined scope segment spectrum stays ted terror uh va venture virtually waited
    warren worn yea ac accompanied adams aids aimed alpha approaches arguing arrangement beliefs
    boats boundaries brick brooklyn colleges considerable conventional danny des designated dvd
    emperor employers enormous errors focusing forgive gains garage gathering guidelines handled
    hosted indians indonesia inquiry inspector jumped khan li lion loaded lonely maintaining
    measured mercy nevertheless newspapers outer oxygen pipe pissed poem powder powered promises
    quotes racism ratings reads recovered refers roy rude screw seventh shelter signature sooner
    spider stewart strikes suggesting suits toys tracking tribute trigger vary venue wages wells
    wheels ye 8th abc abortion accuracy albert applying artificial belongs beneath bitcoin bullet
    burns carl celebrated consistently conversion copyright counties democrat deposit destination
    dirt diverse divine emails er exclusively export fastest formerly functional gather grandfather
    habit harvard indicates isolated jealous knocked landed laughed laura lazy mama marshall
    mitchell modified municipal naval neighbors nelson neutral noble oldest pat picks poland
    popularity professionals pussy reactions relate robot sacred securities shoe speakers springs
    spy steven suggestions supplied susan suspension terrorism terry toxic treasury tunnel unions
    upgrade warrant wider wound aaron actively afghanistan ai applies arrangements asset assuming
    backing baker barcelona blessed brazilian brush burden campbell carries casual certified charter
    chef civilian coalition cock complain complaints controversial denver describing differently
    directions discipline discussing disgusting dj dominant earning emma essay expense explaining
    furthermore graphic greg healing hiring hosts implemented instantly invasion jacob jumping
    laptop legendary leo maker margaret mario opponents outdoor palm parker photograph pole pub
    quarters queensland rangers ranks reception recipe regulatory reviewed rolls rubber secured
    serial settings shed snake sponsored stealing strict subsequently substance suggestion
    switzerland syndrome tasks trips ultra unexpected usage utah worlds accidentally affordable
    amateur appeals argentina baltimore batman bearing beats bin biology bobby briefly canal
    cancelled charlotte cheaper christopher climb com competing completion cruise custody delete
    demonstrated departure developers developments dig eagles employer evans explosion fever fluid
    folk generate gop handsome ho holidays hotels imagination integration integrity interpretation
    leaf legitimate lightning loads longest magical mills motivation nasty oliver outfit pension
    permit perry plates pleasant portrait productive reminds reserves ron safely shirts shorter
    slight socialist streaming sue targeted tension thailand theories touching transactions twist
    ugh unemployment unity useless viewers winds woke wtf abilities advocate aims arc backup beaten
    bitter blown branches campaigns chips cia clever clinic closest collections continuous converted
    correctly creator creatures criteria declined detective difficulties disability dish douglas du
    duck egyptian ep evaluation excess farming fence fifa fighters flights forcing forming franklin
    fred gradually gravity habits hawaii highlight holder hood hung identical imperial
    investigations jose ken legally lied listened males manufacturer meters nail nasa negotiations
    nonsense ontario operational orleans owns phoenix playoffs poet quoted relating repeatedly
    robinson rolled scientist sink skip slavery snap sorts souls stole swedish swim swiss tennessee
    transaction transformation veteran vulnerable wealthy additionally amy attract barbara beta
    blowing bored bronze bug caring catching cave cheating chronic cleared communicate convicted
    cultures dealt delayed demonstrate departments depend developer diagnosis dismissed
    distinguished dose eighth experiments fa flesh flip forty generous germans hated hr implement
    incorporated influenced jerusalem kidding laser loyal marijuana md mentally missions occupation
    opponent paintings patch patience pic pointing pollution precisely prisoner privilege proposals
    protests punk radar regards relatives resist solely stepped striking terrorists th tourist
    transit trucks trusted vessels villa volumes websites wireless wondered wrap wright yoga adopt
    airlines alaska albums anytime bacteria beings beside blade boot bottles bucks bulk camps cargo
    census christianity coastal coin colored commentary confusion congressional corn cried customs
    dealer deemed destiny distant electronics emerging emotion emphasis ethics excitement
    exploration fights filling filming glasgow graphics helen humor insight invested it'd jennifer
    lit louisiana mar marie meals mississippi nerve netflix nightmare operators overnight partially
    participating pie platforms populations poster pr practically preserve produces qualify raid ram
    ranging ranking receives respective restricted routes samuel sandy scenario sheep situated
    slaves sony spotted spreading stanley sustainable sustained taxi themes threatening tobacco
    trace trapped turner uncomfortable wasted weakness widespread xbox accepting accessible
    acknowledge advised advisory animation assignment balanced bare basement bases battles bias
    birmingham bits cancel carpet ceiling cherry chill classification clue codes cole collapse
    collecting compound conscious consecutive contents costume craig deleted devoted displayed
    dominated earl endless escaped examine floating garbage gospel grain grid grows heating
    identification knees lap lions liver metro metropolitan mines mixture nominated oak
    parliamentary patent perception physician portland proceed proceedings pupils reserved restore
    rifle rival rs runner sadly sc she'd she'll shoulders significance sits sizes slept soap spray
    stored stressed structural suite tropical ukrainian unnecessary verse victor vintage warned
    watson acres adapted adoption anonymous antonio approaching artistic attendance aviation barrel
    beds beloved bless boxing celebrating charging chemicals chuck cinema colonial comics compliance
    contrary controlling corporations couch crush dam decrease defeated diabetes dressing expanding
    fears fires genre gentle grammar hiv illustrated invented jake jam jamie jessica keith kent
    layers lease lens licensed loyalty madison magnetic metres monsters mysterious notion partial
    piss placing propaganda rat reflection reminded resolve revolutionary scandal shine si
    simultaneously substitute surveillance tactics testimony thai treasure trophy tweet tyler
    underlying unfair villages von wa acceptance accidents affects annually apologize appreciated
    approached arriving ash aunt benjamin blake bubble buyers casino charts clouds connecting
    counsel creature deadly decides der desired determination embrace emerged exhibit flew gentleman
    gm halloween hammer hitler hosting icon imposed indigenous infinite installation inter
    interactions introducing iranian kicking laying legislature liability maine makers manhattan
    marathon marvel michelle moreover mps neil organisations ours parade paradise perceived pics
    planes politician preliminary premiere presidency reaches react realistic remarks retain roberts
    rocky russians saints satisfaction scratch shade sheets sheriff shy sometime spirits sporting
    strictly sunshine teens thou tier tommy travelling vancouver vocal warrior worries yield
    accomplished admission adventures aka appearing bacon barrier belgium believing blacks bombs
    burst caps casting cattle cc classroom collins colours compromise convenient costa criminals
    crop earthquake elderly eliminate embarrassing farmer finest grants harbor harvey hates
    incidents inform ion jeremy lesbian lovers lt mathematics medication minded morris norway par
    podcast portfolio productivity promoted protocol quietly rachel replacing responsibilities salad
    scholarship screening sends smiling soup southeast stake stating strain suspected swift tackle
    tigers timeline torture traded translated tricks twins urgent vegetables vertical violation
    wallet welsh workshop wrapped 9th aboard abstract accent addiction associates awake beam beans
    binding blank buffalo cbs commons conservatives contacts conviction corrupt cow curve depressed
    deserved dining disorders duration eddie emily encouraging farms fifteen flows ga genes
    graduated grandmother harsh heights horn hurry immune inflation ingredients inspection install
    instruction intensity inventory investigated invitation judicial justify kyle lakes lean lecture
    libraries logical mason meaningful migration missile motivated muscles nancy norman northwest
    nurses organ patrol pearl peer pepper pig pile plug provision releasing requiring revised rod
    scream stairs staring statistical sticks strangers succeeded sweat switched syrian tattoo
    teenage thunder tours tragedy trauma vincent wrestling zoo accordance acquire activist activists
    addresses alike applicable arrow availability aw ba bend boundary breach cabin cage chancellor
    cheers circles closet combine companion comparing consciousness consultant controller
    corresponding courtesy cuba damages demanding disc dishes dozens eagle eaten embassy engaging
    fascinating financing fitted flexible gaining gentlemen goodness guilt haven helicopter homework
    households hp iconic infected keen kenya lesser liberals lip mandatory manufactured mechanics
    mere miracle mt mud murphy nathan observation operates owe permitted phenomenon pittsburgh
    playoff precise profession prospect protective providers publisher putin reportedly retreat
    rookie sandwich seeks sentences separation sexually ski skilled sterling stuart surgeon theft um
    understands valve visa washing adjacent agreements appreciation arabia athletic authorized
    banner beijing blew blocking brad caribbean charm chasing climbing colony complaining cookies
    cruel curriculum deadline deer delta demanded dive divide easter electoral eleven entity
    excessive exercises feminist governing ham heal interface ios jewelry journalism juan julia
    jungle linear mg occasional oriented pete pilots prayers predicted pressed preventing prof
    provisions pursuit rap reflected reminder restored resume rev richmond ridge samsung scholars
    sealed sounded sri streams strongest tends tribe unfortunate variable victorian worrying xi
    zones ace adjusted alternate arrives artwork ashley athlete attraction babe bankruptcy canon
    capabilities cared catherine chains closure cognitive competitors connecticut convert cooked ct
    cups deciding defender dental diplomatic divisions drum editorial enabled entertaining est
    establishing eternal freeze generic grandma grip handful happily harmony hmm humble hurting
    hybrid intentions investing keyboard lasting locally loses mild minimal mixing molecular nearest
    neighbor noon nowadays openly overview pairs palestinian parish pathetic poems possibilities
    potato potter preference promising proportion purchases rage rd reflects respected restoration
    selfish sergeant silk stamp throne thy urge voter warner wasting witch advantages ally archives
    array assisted backs belly booth breakdown bridges brutal calculated cam centres chapters
    citizenship civilians cliff conflicts consensus cycling declaration dennis derby distinction
    donations dragons draws examined facial faithful fatal fig fitting genuinely hardest holland
    honored hunger hurricane implications import innovative ipad jurisdiction laughter lemon les
    lifted loading lung matching mighty monetary novels nutrition ore os outcomes outta pine polls
    poorly portugal pose pour proteins provider publish purely ralph rental resolved rewards sang
    seemingly senators severely shark shocking southwest ss studios survivors tales technically
    titled traditions unlimited washed watches advise anxious appearances bee bombing cafe carlos
    challenged cigarettes colin consisting cult dairy dakota darling delighted delivering destroying
    diary disagree disappear drill earliest edges entries euro evolved exports fixing fl flags flies
    forecast fr governance heated hug importantly indicating indoor influential intend invisible
    jeans jets julie karen lasted lawsuit leak lighter lucas marcus mentions meter mice musicians
    olive passionate potatoes prevented receiver recommendation riot rogers roster safer sells
    sentenced servant setup should've skull slot smash statue surprisingly surrender suspicious
    teenager tender thoroughly todd treatments tweeted vacuum variations vi wi wont acknowledged
    advances agrees allegations anticipated approve architect basin beneficial bleeding breed
    breeding bride broadway bros bud butler careers cartoon celebrities chick coke comparable
    confirmation console contractor contributing diameter dubai dublin dump duo dynamics elephant
    enhanced essays exhausted fabric fabulous fairy fathers focuses fold freak frustrated gambling
    gently glorious grief harrison historically hub hughes inevitable investigating kg labels
    lacking laughs layout lined lodge lords merchant merit micro myth nintendo objectives obsessed
    organised overwhelming pale particles pastor penalties permanently pets pockets poison predict
    presenting presidents pressing prints provincial raped realised rebel repairs rotation
    separately shaking shaw societies solved starring struggles subtle tastes throws toll tooth torn
    tragic trainer transformed unbelievable underneath variation viewing viral warehouse wears widow
    wives adjust administrator affecting allied altogether animated answering assess assumption
    assured austria avoided avoiding basket beard bio blanket brains bucket burger capability
    charming chiefs commented computing concentrate conducting consequence continent cookie cruz
    curse displays drain emissions ethical excellence flame forests freely fruits grabbed graduation
    hint horizon hostile imagined inhabitants ink inn intel kicks legends lo lucy magazines matrix
    measuring miserable momentum monkey montreal motorcycle nationwide nest newcastle nicely ninth
    nomination notable obligation optical outlook penny petty phd ports preserved programmes
    prospects publishers quantity quantum rainbow rebels recognised reed reign responding retained
    rises saves scan scare sectors shorts span specialized spencer submission sunny supporter te
    testament toe tops tremendous valued wounds ab accommodation achievements addressing adorable
    allegedly ambulance ar ashamed assure bailey ballot batteries blessing btw cemetery chambers
    cheat cheer chile cigarette compact completing consulting cooling corners could've deficit demo
    demon demonstration detected detection doll donated elaborate elder encountered expertise
    exploring fiber filmed fried grocery guided guinea halfway happier heels holmes hull
    independently indication insisted instances intensive interactive intimate laundry lbs lifting
    linda martial nigerian northeast observe packing panels password pokemon politically presumably
    pretending priorities pronounced prosecution proves pulse purchasing qualities queens rational
    realm reforms revenues rides ripped rope shadows shout sierra smartphone specified spectacular
    stan streak subscription switching technological temporarily tolerance tourists traditionally
    traveled treats unhappy whites yup accomplish adequate alter apology arkansas attributed beg
    belonging booked bout bowling brass buzz clarke comeback cos crops declare designers detect
    diagnosed diesel dimensions dip disturbing dot dresses dylan effectiveness eliminated ellen
    embarrassed exceptional filing fled foul frankly freezing graph hack hannah hatred ignorant
    influences interact judging knights lamp limitations majesty measurement measurements median
    medieval milan mobility montana murders nc ne nyc orientation oven owen passport penis pills
    planets proceeds rabbit raises ranges rats retire rhythm ruth savage servers shook shooter
    siblings slim someday sophisticated spam speeds stack stance state's static subway supportive
    surgical symbols tablet tent thesis tide travels wallace warfare warming weekends withdraw
    withdrawal youngest aging airline alternatives anyways argues audit authentic ave backwards bi
    blonde blows bolt brooks bugs bust clearing clips collar columbus comply cope counted crashed
    creepy cum denmark divorced donate drawings dried ebay echo editors edwards emotionally enhance
    experiencing extending finale flavor floors freaking gloves harper hart ignorance ignoring
    immigrant induced inspiring intermediate invention ip jesse joins joking lgbt likewise lineup
    logan magnificent mathematical meantime nails nevada newest nonetheless nut o'clock opposing
    origins orlando physicians pipeline placement planted pricing pt puerto questioning recreation
    renewed resigned rt shallow shanghai singh sins sketch smells soda spite sponsor strengthen
    strings sunset taiwan thanksgiving thee thermal trades transform witnessed workplace yelling
    yorkshire achieving aliens amsterdam analyst arabic arctic assists bennett bristol burnt buyer
    calories cannabis cease championships chapel cloth conferences considers container cowboys
    crushed deployed differ dimensional eager elect elevated essence executives flames fork fur gps
    harold harvest headline hudson hype identifying impacts insist jo junk kenny kidney ladder lloyd
    lobby marc mechanisms mineral mob modest motors mph navigation nicholas orbit paragraph passive
    peninsula phillips pill pork portuguese profitable provinces ranch rays reasonably reject
    remainder schemes screens seized semester sentiment servants shipped socks sp sr suited
    supplement surviving thereby threshold til tin tires tribal tribes trunk uncertainty vampire
    varied verdict abandon accommodate accordingly aesthetic algorithm altered anchor angela apr
    arch associations au audiences axis badge bernard bizarre bounce broadcasting bs bullets buses
    cannon carol carriers chairs cleaned complexity confusing consultation continental convenience
    deliberately diamonds diana dictionary dignity dimension disappointing diving doug duncan ego
    enthusiasm environments equation extract favorites ferry fisher flexibility flowing fm fridge
    functioning fusion gauge goat graduates gut heck helmet holders ideology idiots inclusion
    initiatives innings insects instructor isolation ive justified keeper lamb liar machinery
    mansion mega mercury namely nbc needing nerves nhl observations ordering palmer paths peers
    pending platinum possess praised premises probability ps questioned refuses resignation rider
    ritual ruins shelf slam stakes starter sticking subscribe superman surfaces ta territories tire
    tl towers transfers utterly voltage warn width workout aa abu activated adaptation advisor
    aluminum apartments attitudes attorneys bail barriers belonged bradley brandon broader buck cal
    caroline characterized civilization congrats contractors creativity dealers delicate den derek
    desires disappointment disk enters evaluate formally frames goddess gov hampshire harassment
    hats hugh insert joan lebanon leeds legit leonard liquor loser malcolm massage matched messed
    milwaukee musician nato nephew notably orchestra oz packages pad pakistani participated
    precision preservation priests privately prizes pulls qualifying reasoning relaxed reporters
    roses rumors sail salmon secretly seller sen seo sheer shifts simpson smallest specially stark
    struggled sympathy tan teenagers theoretical thumb timber transparent travis tweets tx upside
    urged visitor vitamin void voluntary wheat whip wipe wolves wrist abused acute admiral amanda
    arnold arrange banana behave betting blair bo borrow camping capitol celtic chan chin civic
    clerk conclusions considerably contacted cottage coup criticized crude dash decreased defended
    demons deposits disclosure disposal distinctive documented donation dragged drone encounters
    ensuring enterprises escort exams firmly flour gdp geneva hindu holdings indie indirect inspire
    institutional interim interviewed java jefferson jerk karl kindly kindness leaked locals lottery
    louise magnitude mc minus nhs noting nude organs outlet outlets parameters pause pledge portal
    prescription protesters proving publicity punished puppy recruitment screwed shades shakespeare
    silicon slice spelling spurs subscribers surveys survivor telegraph tits vaccine vinyl
    westminster wished wonders accurately adelaide affiliate alfred asylum barn bent bernie brussels
    cathedral centered clause cluster complained compounds consistency cr cracked cylinder dancer
    deaf debts denial digging dock entrepreneur evident expectation expedition expressing extends
    facilitate failures feat fossil founding freight generating goddamn guides honesty inappropriate
    infant initiated injection instrumental insult interference interstate julian launching liking
    linux luis mates mediterranean nation's neat negotiate neo nicole obligations offset outbreak
    pal palestine perfection pigs pirates posters practicing praying probe prohibited projected
    propose quarterly recipes recruiting refusing rehabilitation reid remix resistant reynolds
    riders robots rockets roller sailing shapes skinny slipped sneak solving sore spark speculation
    steep stevens straw successor targeting triggered troubles uncertain upload vector violations
    weigh whatsoever wicked abraham absent acoustic adapt ancestors archive atomic bean bicycle
    bryan bump buttons cart circus claire cocaine cohen colleague compelling compiled complications
    construct cord crowded cyber dale debates defendant delays dense desperately doctrine expose
    financially freshman furious gameplay geography gig habitat harbour hazard hydrogen implies
    intact intake irrelevant jaw kitty lauren lawn manufacture martha medals mercedes mistaken moses
    nashville nebraska needle organize ottawa oval pity pond porter portions prey prophet raymond
    recalled reduces referendum refugee regulated rounded ruby rushed sanders satisfy scales
    seasonal segments sensible sequel shifted shifting shining slower spinning stanford stepping
    teammates touches township travelled twisted usb vienna wade whale writings admire af amber
    ankle armor autism bachelor berry billions brady brisbane bulls bullying capitalism caution
    certification characteristic clan clash columns compatible concerts condemned configuration
    continuously convincing coupled curiosity delight determining entities exceptions explosive
    flooding fortunate fortunately foundations frontier frustrating frustration geographic glenn
    grande grasp handy hardcore harmful headache hers hispanic incentive inclusive infections jackie
    joel kissing lanes licence lungs madness mandate manga memorable merger minorities nj occurring
    organizing performs ph po poker portable priced quebec randomly rankings realizing resign
    revealing rico robbery rub runners sally scattered scout searched sexuality shouting slap steak
    succession superintendent suspicion sweep tactical talents therapist thereafter thorough tuition
    tumor usd variables varying wholesale administered affiliated apples architectural artillery
    assembled bangladesh barack beaches bees boarding bothered canvas canyon casey cheek chen
    cincinnati circular circulation clearance closes coincidence comedian commands commissioned
    concentrated conscience cooler countless curry dame deceased dedication defining detention
    disputes drake employ enforce explicit explicitly eyed florence flu forbidden fraction hes
    infantry integral investor janet judged katie kidnapped lectures lightly linking maintains
    marble maritime melt modes monica mumbai nominee oath offence packaging patriots pee pillow
    pirate polar prediction preview processed pursuing puzzle rapper rebecca reconstruction renowned
    revelation sara scholar sharks shoots skirt socially spa spike sprint stir stuffed substantially
    suburbs superb supposedly tab tendency that'll theirs toast toes touchdown traits trek tricky
    triumph underwear unto viable waist welcomed wit wreck absurd accessories adrian advocates ag
    ambitious amid annoyed appealing appointments assumptions ballet bargain binary blend blogs
    brake builds businessman cab ch chi col collision colombia compassion consumed corrected
    correction cough cousins critic czech defenders denying depot distress documentation doubts
    dramatically drank dudes eats elegant elevator ellis exchanges excuses execute factories feast
    finland frederick friend's frost herald hike hollow homeland imported ing internationally iraqi
    itunes kane kissed lame licensing lily limiting locker mainland marking meditation messenger
    metals missiles munich norwegian pencil philosophical pierre pipes plasma plea punish purse
    quarterback reagan ref relieved replies reservation rhetoric rivals rushing salvation sanctions
    secular sensitivity shane sigh sixteen sovereign specifications spends spouse stat supervisor
    synthetic teaches tense terrifying toyota tracked traders troy varieties vegan waking walmart
    wang wilderness admits adviser aggregate anal anatomy annie announces applicants automobile
    barnes breasts cement chess citing colonies composite consequently consist councils cox curtis
    decorated delegates dreaming dull enables fare fashioned feared float generator grind grinding
    grove guessing gum hobby hunters idol illusion incorrect jun junction lance leap locate locks
    lou lynch manages masses medicare modeling motive nazis neighbourhood networking newer newton
    oppose optimal overtime packs permits playstation pops postal predictions prep profound
    prosecutor rebellion recipient refund remembering rescued risky robust scam sci sep shareholders
    sided simulation sober spice squeeze storms supervision suspects swap swept terrain terrified
    themed threaten thrilled towel trio tubes unconscious varies vegetable verified vibe virtue wifi
    wishing workforce zombie acre airports amen andrews arise ashes automotive battlefield begging
    berkeley bloom bore bundle butterfly buys casualties catches chad clown committees conjunction
    costly cows cries cuban cycles darker davies descent desktop dial directory disabilities
    discharge discusses dodge downs drilling drums elimination enjoys es espn ginger governors guild
    halt han henderson ibm imaging implied impress inability incoming isaac jar kay lb leicester
    liam litigation mentor merchandise minerals miners monk neighborhoods ni noah norm obtaining
    occupy offended orthodox overhead pac painter perth pierce pistol printer prone raiders readily
    reflecting regiment remembers reunion revival sanctuary satan satisfying seas securing sensors
    seoul shells siege sixty sleeve sonic soundtrack speeches spine steering substances sullivan
    sustain tenure texture thankful translate treasurer triangle unclear upgraded venezuela venice
    vladimir wizard yankees absorbed admin affection airplane altitude athens attributes baked
    baking beautifully betty biblical bmw boo cardiff collapsed coloured competent countryside
    cracking crane debris delegation demographic descriptions donor easiest educate enabling
    enrolled enrollment essex exceed excluding expressions fierce forgetting gabriel garlic gaza
    gratitude hail heroin honda hooked illustration impose indicator inequality ins interpreted
    jamaica joey joshua journals leisure lend lengths leon lounge luckily manuscript marco marines
    mint molecules montgomery notification nova oakland outline pasta pi polite productions
    professors quicker randy receipt recognise reliability researcher retailers reviewing romans
    runway sculpture senses sensor seth sharon showcase smoked su subsidiary tampa tenth theology
    topped trails underwater uploaded velocity venues wax wikipedia winston yay accountability
    aerial albeit alcoholic amazed ambition ammunition anthem architects automated bake batch
    borrowed carson catalog catalogue charitable christine clicking collector compliment consisted
    continually coordinator damaging danish def deployment drafted enjoyable exotic exterior
    feminine firearms fountain fury gb genocide glance glow hay headlines hebrew hometown
    humanitarian hungary idaho immunity implementing inherited killers labeled liberation likelihood
    lone massacre meme mitch mod nationalist nationals necessity nickname nixon observer offshore
    optional papa parked paste pioneer plaza prescribed pressures prosperity recreational reds
    refuge religions renewable richardson ricky rode ronald sack settlements sheffield shortage
    skies smarter smiles sophie sphere sponsors stamps stare suburban sung suppliers tablets
    terribly territorial thirds thriller toss transgender troubled turtle ur verbal violated vocals
    wool yang accountable advocacy aftermath aggression analyzed angles arguably armies armstrong
    assessed attractions balloon beers bells blamed blunt boobs bosses brakes brigade bulgaria
    burial canceled cardinal champ champagne cheated chorus chrome clarity classics cleaner
    combining conclude confidential coordination cracks cs dancers delaware directing discretion
    ditch dome dope drought ducks dumped elevation entrepreneurs epa esteem eva explored fe finances
    finishes fog framed gesture ghana gibson gif gilbert gosh griffin historian horizontal
    hospitality hostage hottest individually inevitably jeffrey kenneth lad lasts leagues leslie
    listings literacy marriages migrants mins misleading moisture monument mortality ng notices
    obsession opt particle peanut penn persistent personalities petroleum pharmaceutical progression
    quinn ra rack rebuild recordings rejection relaxing reservoir respects riley scrap sebastian
    sensation shaft shepherd shuttle slope snack sounding specialists spotlight stabbed stern stiff
    striker sudan sued sums sworn tel terrific titans tomatoes tory trafficking transparency trinity
    unemployed unite unlock vault vet vince wagon walt withdrawn accessed adverse aiming allah
    alumni ana awhile aye bastard behaviors bikes biography br broker browser bury cellular cocktail
    cod conditioning consuming contracted costumes counseling crews cubs cuz dangers designing
    destructive develops dislike doubled doubles economies embedded emerge excluded expects farewell
    feeds fist fond foolish frog fry garcia gifted hacking hawks heir highlighted holocaust homer
    hon hopkins imprisonment indonesian irs jenny lacks landlord landmark lanka launches leaning
    liable memphis midst misery module mommy monroe mosque moss museums mvp nursery obamacare onion
    perspectives peru phrases plague plains positively powell prevents profiles pursued raids
    recruit resting rex rogue roosevelt salaries sd seated sharply showers sincerely sings
    solidarity specialty supernatural surprises td tens thirteen tomb touring traces trademark trim
    umbrella utilities voyage weaker willie yields abbey accepts adjustment andrea assignments
    attachment baron beatles belfast blah blaming bomber bt bunny candle carved choir clutch coconut
    committing comprising confession consume corridor credibility credited critically dem distracted
    dm dolphins estates ferguson ferrari filters fools fourteen fu geometry ghosts gossip gp
    grandparents haul header headphones highways holly immense imports incentives interfere
    intersection investigators juvenile karma ki knocking kurt leaks leverage lining luther manila
    mankind mapping masks med metric militia naming ncaa nike node obstacles opener overwhelmed
    performers pg pl pointless poles preferences prompted proximity qualification qualifications
    ranger rendered rented reversed robbed sadness scenarios selective seniors sf shiny socialism
    sour spoon stressful stretched sucking teddy tenants terrace thief transported tribunal
    undoubtedly uniforms verify villain whats whistle workshops yale yearly yemen abusive alley
    announcing appetite backyard beth beverly bids billboard blades boris bully burke cables
    calculate calculations chicks conceived consult crashes crowds damned dissolved distinguish
    dominate dynasty economist endorsed europeans examining extensively fda festivals forehead
    foreigners forgiveness gem glen graves gregory haunted hayes heather hiking hypothesis illegally
    illustrations inclined informal jew learnt lending marker marsh marshal maturity maya messy mia
    minneapolis molly morrison mtv muhammad neighboring neighbours ninja optimistic outlined owl
    parenting peaks pharmacy pools preparations problematic proceeded processor promotional pros
    prospective psychiatric regulate renaissance repeal reuters riots roast robertson rubbish saga
    salon seventeen shields sliding sodium surplus swallow systematic theaters transmitted tuned
    unacceptable unaware uncommon underway unified unstable upstairs vague wee woo zip abs abundance
    advancing alberta ant antique autonomy baptist behavioral biden booking breeze brett browns
    canadians carnival commodity congressman containers cooperative coral correlation correspondent
    coupon covid crosses curtain curves defines delivers demonstrates dentist dodgers dough dug
    endangered envelope exhibited fade fatigue fellowship fictional fragile fringe fulfill gaps
    granite greens handbook hardy honors insights instinct inviting irony ivan joyce judgement
    judiciary jumps lads legion lethal lime lively logistics lowered lynn maid manning manuel maple
    mickey midfielder mindset mistress moms mon monkeys morality mortal mounting nonprofit nsa oils
    operative outs owed panama patches pickup portraits pouring prestigious prompt quantities radius
    referee relay rig risen rows sacramento scroll searches sh smiled snacks snakes sovereignty
    strips stunt subjected sucked sunlight surf symbolic sync taxpayer tempted thrust trevor trilogy
    url weights wheelchair whore wiped yahoo yourselves accompanying accusations acids
    administrators aired allowance andre apologies arbitrary atm autonomous averaged bait bark bets
    blogger bra brighton brotherhood buddhist builder cakes carriage celebrations censorship cf cl
    clarify climbed comp compilation composer comprises constitute correspondence cowboy defendants
    desirable devastating diagram dismiss editions erected explorer farther favorable feminism flaws
    forums freed galleries gasoline genesis geographical governed governmental grandson halls
    handles heavier herbert hints incomplete incorporate interrupted ivory kerry kirk lang lengthy
    levy lp manipulation merchants misses mlb mock necklace niche nina o'brien obscure ot para
    peterson popped porch portrayed possessed princeton proposition railways readings recession
    richards rim seals secondly sequences settling sherman spinal spiral spit splash stretching
    successive superhero taxpayers therapeutic threads ti timely tomato tub undergraduate undertaken
    uranium utter vietnamese volleyball walsh wires yell 2d advertisement analysts analyze
    atmospheric bangkok batting bb bitches bracket branded bryant cairo cardiac catholics commanding
    confirms confronted crashing crawford creep daylight dee devon disclose doe donna elbow
    encourages enthusiastic envy establishments exile exploitation felix futures gel genetics goose
    grill grounded hating heel heroic hut inmates instructed ira jenkins johns knives louisville
    malaysian margins marina mat melissa milton miranda ml monopoly nash nationally nobel norfolk
    outrage owning pains paperwork pdf pitched poets poisoning promptly que rains recovering renewal
    repeating rifles robbie ruler screams sellers sights sincere skating skiing slaughter smashed
    sperm spill steadily stripped supplier swamp swan switches synthesis tasty tattoos teammate
    testify tolerate tournaments travelers treason trustees typing urine vanilla vermont vic vii
    violet weighing wendy activation afghan afterward agreeing ahmed allocated appealed applause
    bald barrels boil borough boyd bp breakthrough calif ce charities cheering chooses churchill
    combinations commenting competitions cone connects convey critique crushing curved cyrus decay
    declining depressing dessert destinations diagnostic diane differential discourse distances
    dominance donors downloaded earth's economically entertain evaluated exploit fireworks flown
    floyd founders freeman gandhi gateway ge guarantees humidity humour imagery imply indicators
    inherent inland inning innocence investigator isle ivy justification ka katherine lego licenses
    livestock liz llc mafia manners merry mick missionary nationalism naughty nepal newman notified
    notorious obey olivia organizational outfits outright overly oversight panthers persian phases
    photographers polling popping prisons prototype pumpkin pumps punched ramp rand reactor reef
    refined refreshing refusal reinforced remedies reset sage shave sickness simpler sinking slots
    sorted sq staged startup statute stems straightforward strengths suffers superstar
    telecommunications thieves thoughtful thru tissues toddler utilized vicious victories vikings
    vodka vr wholly zoom accidental accounted addicted adjustments apollo archbishop assassination
    athletics basics bats belgian bibliography bot broadly calcium calvin candles capita certainty
    cheeks chickens christina citation clues collectively commercials commissions compression
    comprised confess confined congregation consolidated coordinate coordinates cube dana declaring
    decoration decree definitions deliberate despair discovering dividend dragging drift dye eden
    educators electron endure enzyme evolutionary exhibits extensions fellows fragments fraser fuels
    geological globally grams guru hacked hans hatch hindi historians hm hormone inadequate
    indianapolis infinity intentionally joints kilometers labs lace libya losers louder maiden
    marching marketplace membrane messing metallic methodology modifications monitors murderer nap
    nickel niece nm nominations numbered offerings overlooked pardon partnerships persuade pier
    poured practiced predecessor premise quiz rainfall recipients reckless redemption relates relied
    remedy replay revision rooted scent slate spells stimulus strengthening structured sunrise surge
    tagged tags tapes tee testified timothy token tornado tracy tunes tunnels twilight unprecedented
    vagina verses vocabulary wellington whoa willingness woody worthless yacht aberdeen absorb
    accompany accord advancement albany algorithms alt alternatively anglo archer asap assurance
    barber bash battalion bidding boycott bricks bruno buddies bulgarian carpenter ceased chester
    coding competitor creators cuisine detained dioxide dolls doom dubbed ea eclipse eighteen
    eleanor elephants enjoyment exhaust expired flee forbes forwards fries fundraising gal glimpse
    hawk healthier homemade honorable infectious inferior injustice inquiries insulin interpret
    intro jackets jill kindle lid lindsay logs manor masterpiece melody memo mic mirrors myanmar
    narrator nate nets obesity partisan planting pony posed possessions privileged prolonged promo
    protestant pumping pupil qb recruited reliance relies reluctant relying respiratory retention
    rewarded ribbon rochester rodgers roommate rotten sands schedules selecting shah shawn shotgun
    singers snapped sofa solomon southampton spoil spoiled stephanie submarine suburb surgeons
    sympathetic taxation temper undergo venus weighed wu acquiring additions admitting aligned allan
    altar amp arrows atlas austrian automation awe balancing banning bishops boeing broncos builders
    burton caesar cans carroll cavalry clara coffin collectors colorful combo communism conductor
    confront constraints crow davidson decisive decorative definitive disclosed displaced disturbed
    epidemic eternity eugene evolve explode extraction fatty filthy fletcher flush font freestyle
    glue grandpa hairy homicide horns ie inheritance introduces ironic lacked lin luggage lyon
    madame maggie marion mel melting messaging microwave midwest minimize modi morocco natalie ops
    organisms originated ounce pablo peel pensions performer picnic pins practitioners predominantly
    primitive providence psychic psychologist puppet reproductive requesting responds restrict
    retiring retrieved ribs righteous rivalry rosa royalty sandra sausage seize sim skeleton spicy
    sticky sting sufficiently thankfully thrones tick traced trent trusts tutorial twentieth
    unpleasant unrelated ussr vacant vent vicinity wan wandering wardrobe warmth weaknesses wines
    wired amendments analyses asses assessments assisting axe backgrounds baldwin belle bf bites
    bombers bonuses bred brexit bubbles buddha bulletin capitalist cautious clinics commitments
    companions comparisons constable cooperate coordinated copied counselor cp curb dances darren
    deeds destined detached devils discounts distribute dong edgar efficiently eliminating elliott
    encouragement enforced evan explosives faction fascist feathers fixtures flooded fuller gamble
    goalkeeper grandchildren gt guardians harmless hearings hesitate hid hips hopeful horny
    hungarian hygiene iceland imaginary imprisoned inconsistent int iso jared johnston judy
    kindergarten latino lopez loudly master's mechanic megan modify neglect northwestern nz
    offenders oppression patriotic phillip pictured pitcher playground populated poses positioned
    prejudice preston probable probation projection promotes pumped rails raven receptor rehab
    remake rendering reproduction res reservations rey rhode shrimp similarities skins slopes
    spelled spokesman springfield stained stall starving strap subjective surround surroundings
    sweeping swinging tearing traumatic trillion tucker vatican vendor watts yr abbott aboriginal
    academics adopting alignment allergic allison amended apparatus assumes avengers backpack
    balcony banker bliss bodily buffer calgary chapman chopped collaborative commenced compensate
    compromised constructive conventions cosmic crystals daisy definite demonstrations departed
    depths developmental disco distraction dom dorothy doses drawer driver's drones durham
    ecological ecosystem elvis euros exclude exempt exposing faint fertility ff fines finn floods
    flynn foam folded foremost forge greenhouse hears hierarchy ideals identities installations
    invalid jade jointly jung kits lancaster lightweight lowering mb melted metabolism neglected
    negotiated negotiating negotiation newborn newport nodes notch omega onions packers paired
    parental parody parole participant penguin phantom photoshop pitt precedent prevalent prom
    promotions python qatar questionable queue quo regrets render respondents retaining romania
    sailor seventy shouted simmons sims slides sociology somerset specify splitting stab supermarket
    sweater tenant tensions thomson tortured traction tractor trout turnover uganda unwanted
    upgrades variant vegetarian vernon visibility warnings wherein whiskey worms wyoming aaa
    abundant africans alexandria algebra analytics antenna attribute audition bankers biting
    branding bravo busted cardinals carrie certificates charleston chatting chop circuits clifford
    cody coleman commanded commissioners communicating comparative complement connor conquer
    conquest contested continuity cornwall crawl credible cursed db deepest defects delightful
    depicted determines digit dinosaur doomed drainage drowning embarrassment equations evolving
    exploded fairness favored felony flats flint floral fortress fulfilled fundamentally grabbing
    guts hairs hammond handing hearted herb herd husbands ideological immortal incumbent insider
    insufficient interval jelly kai kanye kidnapping kilometres ky lenses lick literal lunar
    maternal matthews maxwell mccain mcdonald medicines memoir messi miguel modification mold nailed
    napoleon neighbouring nigel objection obliged observers occurrence offspring outrageous packet
    pads patents pathway peach persuaded plots polo presenter proclaimed prohibition prop
    recognizing recommends registry relieve remarkably repaired rotating sanchez sandwiches
    satellites scar scouts scripture seating seminar shores silva simplicity slightest softly
    specimens starbucks stereo supplements surrey sustainability symphony tesla textbook theological
    trader undercover valentine vegetation vein velvet vendors viewer webb welcoming whales wheeler
    worm zombies accountant activate admissions alison amusing arabs beams behold betrayed biased
    billionaire bloggers brewing brooke bypass calculation cancellation cane capturing catalyst
    cedar celebrates claude concentrations concludes cons corpse crab cruelty darwin dawson
    decorations dementia demonstrating designation dev dice diploma disasters discharged dispatch
    disputed dots ds duchess dunno economists eds elders exceeded explanations extinction factions
    foil formats freddie gardner geology gerald graduating gram greene heath heavenly hormones
    horrific hugo infants insect iris issuing lifts locking logging maurice medications mentality
    metre miracles nascar neural newsletter nineteenth nitrogen norms oceans ooh patricia paulo
    payroll phenomenal philippine photographic pinch ping polished pots predictable privileges prix
    professionally protesting protocols pushes queer rebounds reckon recycling restriction resumed
    resurrection rover scars scholarships shannon shelves shipment slut sparks spatial stainless
    statutory stellar stockholm stripes stubborn summoned sussex swords syrup tackles tamil tapping
    teachings tightly tina tones tories transplant traps tu turf twitch unlocked unusually unveiled
    username vaccines veins ventures vip visions voiced volcano warmer webster weddings yelled zach
    accelerated accomplishments advertised advertisements ark armour assaulted atoms attach awaiting
    bayern bind blessings blu bluetooth boiling borrowing bowls bradford bum butcher chandler
    cheapest chloe communists compares conception congo counterparts cue deed disciplinary dreamed
    dwarf eighty elena eligibility embraced enacted endorsement enlisted eyebrows fcc finite
    flagship forensic forthcoming gallon gems glowing glucose gore govt gown greedy halo hilton
    ideally identifies improves infamous inspirational internally kashmir knox lateral leigh lent
    lib lifelong limestone liner majors marched marrying maths memes mentioning merge mesh migrant
    mohammed monitored moron mortar myths naive nat noises norton noticeable nt observing omar opted
    palestinians paula paypal pedro pens perfume pitching pleasing premiums prestige protects
    pyramid realizes relevance remotely resorts retailer rica rigid rita rm rom ronaldo sailors
    samantha sampling screenshot selfie settlers shattered signatures spacecraft specification
    spiders splendid strokes successes summers sundays supplying telescope temp tended terminated
    textile that'd thickness threatens tossed tray uae ucla unreasonable unsure upwards utilize
    valuation veterinary villagers violate vivid waving accusing aided alexis allocation americas
    amusement antibiotics anticipation appropriately arrests arrogant assessing authorization
    auxiliary baggage beacon bella belts bounty boxer briefing brook budgets canterbury cartoons
    ceramic cereal challenger chased clergy coats cola coma comfortably commanders compass
    considerations consultants contempt contributes credentials croatia cured descended
    disappearance doyle drowned drying dwelling dwight ecology einstein eli elliot emergence
    enclosed endurance equals erotic evacuation exceptionally exchanged expenditure falcon favors
    fernando folder frequencies frightened gavin groove hbo hedge homosexuality icons ingredient
    initiate inserted interventions invaded ironically istanbul jacobs jealousy jewellery joker
    jonas kingston kisses laden learns limbs lionel liu mccarthy medicaid meta mil mit newark nod
    notebook offline offs overweight palette payne phenomena pneumonia policeman postponed potent
    preceding predators psycho rainy rams ranged recognizes renovation reverend rewarding rust salty
    scots scrutiny seizure serum singular skate sofia storyline stray stud subsidies sunk supper
    sweetheart systemic tempo thereof thirsty torch transferring tumblr turbo unchanged
    understandable upright uprising vain vanity violin whereby whisper worthwhile xx acceleration
    aerospace ak aluminium analog analytical anticipate arcade arlington arose asthma aurora
    averaging bacterial bankrupt blink brighter brother's carey castro ceremonies chang childish
    chili clayton clearer coil combines commodities confessed constituents contention converting
    covenant crafts denies devotion dilemma dis discoveries disgrace dixon emirates emmy employing
    employs escaping ethiopia ethnicity eventual excel exercising faded firstly flavour flex fluids
    franco gangs gases genus gloria glove grabs grammy grapes greed greet hank hose hq impacted
    imposing inflammation innovations ko lambert lamps lava ln longtime madonna magnet mann metaphor
    millionaire mn motives myers mysteries negro nightmares notify null ole oops oriental owing pact
    paramount paranoid patriot patron pearson popcorn positioning preserving proxy quantitative
    regain reminding renew resemble retarded retro revolt rightly roasted ruining rumor sacked
    saddle schmidt schooling sherlock shirley shrine shrink sniper solitary sorrow squares starters
    stoke sutton taller termination thames thigh thrive tr troll ty uncovered undertake unpaid
    unsuccessful usc vest vine violating viruses warns warranty weakened windsor xxx yen zimbabwe
    admired airways aisle almighty amino ants apparel arbitration arising artifacts ashton atom
    auburn awakening bedrooms bilateral bleed brace burgers caption captures choke cholesterol
    classy clicks clyde compelled concealed condemn confrontation constitutes contributor cpu damon
    deluxe devastated dinosaurs disguise dismissal domains downstairs empathy ensemble ernest
    feasible flawed forged generals genres gi goats grease greeks guessed haiti hallway harley
    heavens helicopters homosexual hulk hydraulic impulse incapable indies inflammatory insanity
    insecure institutes integrate intentional ish jeep knot laboratories landscapes lebanese
    lecturer lust marilyn markers mayo michel microphone miniature monks motto mouths murdering
    nationality natives nottingham nw obstacle occupational onset owes pe perceive persecution
    petrol philosopher photographed pits pixel plantation presently props prose prostitution quoting
    radioactive raining rang razor realization reconciliation removes restoring reunited rocking
    rory royals rug sacrifices salvador scanning screamed shaping slogan specimen sponsorship steals
    steer stefan strains strawberry strive sunglasses surfing tate temptation thrill tile tonnes tow
    trainers translations trusting turtles unarmed undertaking unfinished unhealthy unlawful
    unpopular ut vanessa vanished verb versa viii volatile voluntarily vp whitney withdrew abnormal
    accredited accuse ada adjusting ample analogy analyzing apex apocalypse appliances assholes
    backward badass barred beck bingo blogging boiler bon boulder brock calf cambodia capt cb
    clarence coating commentators consolidation continuation convictions convoy cork cosmetic cubic
    cyprus declares defeats defenses dept deputies descendants detector digest diplomacy directive
    disadvantage disruption distract downward eco emphasized energetic engineered fest fills
    friction fulfilling funk greatness grilled guiding hackers hazardous hooker hopeless hourly
    illustrate imo impressions indirectly induction infrared insists instability installing invites
    irene irving ja jacques jong klein limitation linguistic listeners litter ls lump macro mag
    magistrate marginal masculine milestone mug municipality mushrooms nd ned neurons ninety
    nutrients observatory oi openings outdoors pcs pedestrian penetration pod posing predator
    preferably programmed projections prophecy proudly rebuilding recorder recurring relaxation
    resembles respectable respectful richer rn rodriguez roma romeo routinely rubbing sailed salute
    scripts scum serbia severity shady shutting sketches slack sleeps slick slowed slowing sm
    spontaneous starred stationed sticker stove submissions tactic tb template teresa texting
    theorem theresa tiles tn tore tract treaties tribune undergoing unexpectedly upward val vera
    vista vogue volcanic wagner wildly winding acclaimed accumulated adore afc akin alphabet
    announcements appoint apprentice auckland bananas baseline beasts benedict beware bieber bikini
    bisexual boulevard bracelet capsule captive carr cha christie chronicle cinnamon comprehend
    compulsory confederate contaminated contamination contests coping corey counterpart creed crisp
    crust cutter daring delegate deploy dietary dissertation dividends domination downloading ec
    emission ethan evaluating everton expelled fin fined flora folding fracture frances
    functionality gamma gays gaze genome grains grape gravel haircut haired hangs hastings highland
    histories honoured hugs hustle hyde ia idle indictment insulting irregular juicy jumper justices
    kardashian leaking limb mack mammals manually meaningless millennium misunderstanding modelling
    modules moody nam needles noodles offender oracle overlap patrons pd peek pentagon peters
    petersburg porsche pos pottery prairie prank premature psychiatrist quad quartz quitting rb
    residency resolutions responsive richest roar ronnie rooney rot rulers salem sank santos sb
    seahawks sidney sleeves songwriter sophia spear spies stain stella stimulation stranded
    stretches stylish subs sur tasted technician temples tidal transcript treasures trench trousers
    unwilling uruguay utc validity variants varsity verification vows vulnerability wesley whichever
    whipped who've wo wrath yuan zen abuses accomplishment acquisitions aide allegiance apt
    attracting avatar bali bangalore bans battling beads beverage blaze brendan brent broadband
    bullied bumper butterflies carlo caves chalk chilling coaster coated constituency contingent
    cornell corrections costing councillor cyclists daniels deprived diplomat disciplines dos
    drained eldest emphasize entirety exodus explosions fallout feather figuring financed firearm
    fisheries flock flyers footballer footsteps forestry ghetto grim helpless hemisphere hides
    housed hs hyper inconvenience incorporating injected insured intends intervals intriguing
    invasive ipod iq irrigation ix killings lastly liberties lipstick macdonald manipulate mart
    martinez meyer midlands midway minors moist monarch monte monuments mortgages mourning mu
    mustard negatively neighbour nissan norwich objections patterson persona plaque plymouth poetic
    preach preaching princes proposing punjab purity rabbi ramsey realism receipts retrieve rhodes
    ri scheduling scoop scotch scrub separating sewing shale shin shootings simplified slipping
    smartphones sol solicitor sophomore spreads squadron squirrel stalin stickers stigma
    strengthened taco takeover taliban tapped thor thumbs tinder titan trait traitor troop truths
    underestimate uni updating urges wallpaper watt weighs willis willow addict ale api
    archaeological assistants az banging bathing bending bengal betrayal boiled bonding bounds
    breeds byron cardiovascular chic clone clusters communal compliments consortium controllers
    copying countdown courier danced dd debating decreasing defect disastrous displaying drown
    drummer durable efficacy erik erin exaggerated exclusion exhibitions exploited extracted faults
    filipino flashing freelance gerard gin girlfriends granting greeting hawaiian headaches
    honeymoon ignition impaired incomes investigative ir jewel jupiter leonardo manifest mans marx
    mutually navigate o'neill obese outreach overlooking pandemic passages perceptions perimeter
    pike piper preacher preceded procurement protector pulp rabbits ransom recruits reel refs reg
    rehearsal reinforce restart revive rigorous ringing rna scarf scenery selections sensory
    shelters sidewalk skeptical skype sleepy smoothly speeding staple stereotypes stirring strand
    stunned suppression sushi suspend sw swelling tails terminology theatrical timer travellers
    trustee turnout tying unanimous unpredictable urging validation vengeance verizon visually waits
    wakes weighted wii xl zhang acc activism advent airborne alas astonishing bakery barracks bart
    bathrooms baths believer benefited blankets borne brokers bunker caffeine capped carlton chaotic
    chargers cite classrooms commentator commercially confirming confuse contributors copenhagen
    cosmetics coward dammit dell dent depart destroys detectives diminished disappears disappoint
    dolphin dove dumping dunn dusty embracing enduring enlightenment fibre finnish fixture focal
    friendships frightening gala gardening garrett garrison gears generates gladly goodwill govern
    gradual greetings groceries hacker hal harness hashtag hassan heartbeat heh highlighting holt
    honourable illnesses imminent inaugural insulation intern irresponsible jakarta johannesburg
    judith kathy lag lays lenders lg locality lure malicious mattress meredith merged merits mist
    mole molecule monarchy mormon muscular neutrality nikki noisy notre orgasm otto panties parcel
    partition peculiar penguins prayed prefers proposes proprietary prostate protagonist punching
    puppies rafael randall rant rash realities recalls receivers referenced reflections rejects
    replica representations reside richie ripe rituals riverside roberto rodney rp sac sacrificed
    sane savior scenic sip slapped snail somalia spotify spun statistically stimulate strangely
    surveyed susceptible theodore thighs tipped toby toilets torres translates translator transmit
    trophies ts tuning tutor unsafe verge vibrant wander wong xp yeast abdul absorption accelerate
    acne advertise apologise aspirations assassin assign aston audi backlash balloons bbq believers
    blockchain bonnie brewery bulb cardboard casually chartered chew circumstance cliffs collateral
    congestion conquered courtney creditors criticised criticisms crossover crunch curtains daytime
    debbie deliveries demise dependence dictator diets differs digits dime dire disagreement
    disciples disregard distributor dominion downhill drafting dreadful drunken earnest eng erase
    evacuated exp extinct forbid forgiven freezer genetically greeted hare healed herein hoffman
    honorary immature imperative ineffective interacting jerome jess julius knit kumar kuwait laps
    lester manly marvin maternity meanings misconduct morale mornings mute needless nerd nokia
    nominees notifications novelty optimism optimization outdated oxide paints peasants pence
    peppers percy perez peripheral pinned pint pleaded poop pornography prepares prevalence
    proceeding pronounce proportions provisional punches ravens reddit remark repay roland ropes
    rouge rumours santiago saturated scares screened shaved shooters shove skipped smashing sms
    snaps soaked softball southeastern spears specials spectators spur stevie storytelling stumbled
    stupidity suppress sweating swings tangible tara textbooks theo tilt tougher trivial turks
    unofficial veil versatile warsaw wed zoe acknowledging alec anthropology artery bamboo basil
    blackberry bolton bombay booze brennan bronx buzzing caliber cbd cellphone chord clare
    concessions contracting cooks corporal courtyard crafted crest crowned cynthia dang deception
    decor defeating derivative discomfort dominican drastically driveway duel edwin elf ev evenly
    exemption fashionable fetch fishermen flipped fo formidable frankie furnished fuzzy gibbs gmt
    gothic graffiti grenade guitars hague hamlet hampton helm herbs herman higgins highlands honours
    hooks hrs html hugely hypocrisy imagining inaccurate inception incompetent indefinitely
    intervene jerseys jessie jp jules katy kin kirby kobe kris laurie legislators lobster logged
    loneliness loops mae malaria manifesto manuscripts masked maze methodist monaco monastery morals
    mutations naomi narrowly negligence nexus nicer nightclub numerical obsolete offences optic
    panda panther peas perkins posture prague preseason qaeda raging rc receptors refresh resonance
    ruthless salvage samurai sasha satire saul seafood shakes signaling simplest slash spaghetti
    speedy spying staging standpoint statues stein sway tasting tempting terminate torque towels
    trailers transforming trinidad unconstitutional undermine underwent vacancy var veto villains
    vocational wenger wickets withstand woodland zinc a1 accustomed adequately ahmad alicia
    amazingly ambitions applicant approximate assemble averages baghdad ballots bargaining barrett
    bates baton beginnings births breakup brew bulldogs camel canberra catering charger checkout
    chefs chronicles chunk classmates coca cocoa comet compartment compositions conditioned
    contestants cooled corpus coupons cove cozy culturally currents deficiency deported deposited
    derivatives deserted dictatorship disrespectful dread dub dummy ecuador edmonton electorate
    enhancing entertained erosion explores expo favourites fibers fitzgerald flank flare fleeing
    flirting gallons gamers generators geoffrey goodnight gus handmade hartford hawkins hazards
    hostages icc incidence intimacy italians jul kat kerr kitten knicks koch lagos lan lender leone
    lever lisbon lu marketed marty mileage morton multiplayer municipalities mutant mutation
    mythology neal neon nile nolan northeastern noticing nun nutritional ow pathways pedal pest
    pillar pitches plausible pledged poly polymer precipitation prosecutors protections pup
    quarantine query raf rallies rapids reacted restraint rests retains revived rift romney russ
    salesman scarlet screws sensing serena sewer shipments smack sonny southwestern spared
    spokesperson stalking standardized stitch substrate sultan supremacy swallowed swell symptom
    thanked theoretically thirst transitional tuna unused valleys viewpoint vinegar wards warrants
    wig accessory advisors advocating affiliation aggressively align allergies amnesty angus anita
    apologized assad assertion astronomy atop attic attracts australians autobiography av await
    bastards becky bing bothering broadcaster buddhism buds cache carmen carrots cds chewing
    coherent comfy comrades conceded condo conflicting conrad consulted criticize crooked
    cultivation dads decreases dicks ding discontinued displacement disrespect distorted divers
    dividing dow downloads drastic edible edmund ella emerson endorse enhancement evenings fax fiat
    fiona firefighters flick fowler funky gag gee gigantic gill groom guarded guitarist halftime
    hamas harriet hash helena hogan holden hydro illustrates inactive inputs inspect inspections
    inspectors instincts interpretations jj knots lana laurel lawsuits leftist legitimacy linkedin
    lizard lyric maximize morally mp3 mushroom naples noel occupying organizers owens paradox
    peacefully periodic philly plead podium portray practitioner pradesh progressed puck ratios
    reconsider redskins reductions refrain replaces reproduce researching rigged rite rum safari
    saunders scaling scorer seldom shareholder simone sis slams slices soy spilled squash stacked
    statewide stationary styled subdivision succeeding sunderland surrendered tar tariffs temporal
    tracker turbine tyson unavailable universally unlucky utilizing uv volunteered vomiting warden
    warp whisky who'd winters womb yogurt abe abolished abusing algeria alpine ambient aquatic
    argentine armored assert atheist balances bandwidth barbecue beforehand bipolar bladder blossom
    bolts bombed campaigning canned captains caravan carrot chanting chevrolet clive compressed
    comprise computational conceptual coolest currencies damp danielle databases debit demolition
    denis detailing differentiate dim discouraged discovers donkey doo downstream earrings
    earthquakes ebola eg elites ellie empirical enlarged enzymes esther fantasies faulty fertile
    feud filmmaker formations fortunes frankfurt freedoms furnace fuse fuss gale gamer generosity
    gerry gluten goodman gorilla guatemala hamburg harvested hath heavyweight humane humanities
    inflicted interviewing jedi jennings journeys labelled lawful lawmakers leased lena loosely
    lotus luna mails malik mantle mascot metabolic meth mf midfield militant missionaries mohammad
    nicolas nostalgia ottoman paddy paperback paved pavilion peasant perks philosophers pillars
    pointer policing predicting presume presumed printers rapist reacting rebuilt rec rectangular
    regulator renting restructuring ridden rudy sabotage sanctioned sarcasm savannah scans seekers
    sentencing sexist shaving shutdown sic slammed snp stresses suffolk surpassed swansea sweets
    syracuse tally tehran termed thriving timed tm trending trolls tucked tumors ui unanimously
    undefeated unfamiliar upgrading vale valencia vastly vile violently wedge wisely wizards wrecked
    yuri adaptive addictive affinity alloy apartheid arises arthritis authorised bale barton beaver
    boasts brunswick buenos caller carnegie casualty cavity chap cites colts comforting conway
    courthouse crank cv dante darn deborah decks diaries differing disgust dispatched dissolution
    disturbance dog's dominic doubling emerges enclosure evangelical examinations exceeding
    expresses exquisite factual fading falsely famine fares feminists fiji flavors fraudulent
    freeway freshly gazette geek geo granny handicap hansen homage homo hostility hymn hypothetical
    informative infringement internship interrupt invade irritating jacksonville jasmine katrina
    knockout lantern linen lookout misunderstood moonlight moose mosquito motel mueller narratives
    noun novelist nsfw oaks omaha onwards overthrow paradigm pavement payday perpetual pga
    physiology pigeon plateau playlist plc possesses possessing precinct premiership presentations
    proliferation prosecuted pseudo pudding reformed refrigerator regeneration regina remembrance
    reminiscent reps resentment resin resisted rosie rotary rupert rusty scarce sibling simulator
    slippery slips snyder soak sock sorting spectacle stint storey suicidal suv symposium tabs
    tailor terminals thrilling tottenham toughest trajectory triggers underrated unidentified unrest
    unseen utmost waiter weary wiki wills willy wimbledon witches wwii youths accusation adapter
    adjustable adulthood advisers advocated affiliates agony allergy armenian astronaut attain
    attendant authenticity avery backstage banners bedford benchmark benghazi benny benson beverages
    binge biscuits bloc bouncing bourbon breaker breathtaking browsing brutality bumps calculus
    cancers capitals careless caste cellar cerebral champs chant cheerful cinematic climax clippers
    cockpit cocktails colon communion condom consul contender crimson crypto cultivated curly
    debated degradation dexter disappearing discs distributors duh dundee elaine electrons emerald
    ensures equilibrium europa evelyn evidently exhausting extras famed fargo fascinated fences
    fetus flaw flawless fooled forrest gigs grad granddaughter gymnastics hale helmets hercules
    hereby honduras hotter humorous ignores incurred indications indoors intercourse interestingly
    isaiah isolate jurisdictions kathleen kendall knocks lancashire lawson lesbians lindsey listens
    mailing manipulated mao mare marxist meadow meadows ministries motivate mound muddy mystic ness
    nominal norris o'connor ordinance osborne oscars outlines pairing pam parsons pertaining poke
    poorer portsmouth praising pres presbyterian prick prolific proportional prosperous quarry
    referral repost respecting restless rugged sammy sap sarcastic scholarly segregation seymour
    shaken sheikh shines sinclair sinister stared strait suppressed sylvia teamed tents testosterone
    thicker ventilation viking weaver weber williamson yankee yarn abide accumulation admiration
    aesthetics altering anton archie asserted attacker augusta authoritarian avail bahrain banquet
    barker behaved bentley benz billed billing booty brackets bravery brit browse brutally buff
    calorie cdc chamberlain cis claw collects coloring commence compatibility conditional
    congratulate constructing converts coordinating cortex courageous crawling crusade cynical
    damascus devised discarded disrupt donating donovan drills duplicate dynamite echoes economical
    elastic empowered examines exceeds exposition fart fearing fetish fixes fla fluffy fundamentals
    fundraiser funniest fx gadgets gaga garment geometric gestures goldman gracious grin gta halifax
    hanna happiest heap highs hum humility impeachment inherently insults inventor isa jailed jasper
    jewels juliet karachi kurdish leopard librarian lobbying lumber lydia mackenzie madam marital
    mayer meds multitude muse nanny nineteen nipples nucleus oc orbital organism outgoing overhaul
    pancakes pas patriotism periodically piles plumbing poppy pratt precautions predecessors
    protested raced raleigh readiness redundant regulators rejecting remarked resemblance rested rib
    rods roth sacks seizures sermon shes slender sloppy snapchat socialists societal soviets spec
    sponge steele sucker suns superiority supervised surreal tease tendencies tiffany titanic
    transitions transmitter transporting typhoon unreal upheld vaccination valerie valves vampires
    vibration vitamins wartime weakest wicket winnipeg worcester zurich abdominal adolescent
    advertisers airing announcer awaited baba backdrop bae beau begged blackout bluff bollywood
    brushes bushes cartel casts catastrophic caucus charcoal cheesy cheryl choking cindy citrus clad
    clocks coached coded columnist competence condolences constituent constituted contacting
    contagious contexts conveniently courtroom cushion cyclist darkest diaz dictate directs
    discounted distributing dominating doris dorm drafts drip duct eccentric educating electro
    electromagnetic emblem endured expands fabrics facto falcons fascism fats fearful festive flyer
    forecasts foreman framing gallagher geared geoff giles gina glacier gomez gs hindus hunted
    hurricanes implying improper influx informing installment isles jen judaism keller kernel kung
    larvae lexington liaison lima memoirs miner mk mosaic mustang mw needy nichols offenses optics
    orphan passions patty peyton pies pineapple pissing plaintiffs plastics poisoned potassium
    priceless projecting prostitute reflective rents residing resilience resisting romanian roofs
    rotate royce sans saxon scissors seaside semitic shampoo shaun silently similarity smelling
    socio stabbing staircase stamped steroids stitches subsidiaries swipe tang tango telecom tighter
    tolerant touchdowns toxicity trumpet tuberculosis undergone willingly woah wrapping youthful
    accents adhere adidas advising affirmative agnes alarms alliances alma ambiguous archaeology
    arse attained aus autopsy baltic berries blitz blockade bosnia brightness bruins brushed burma
    calculating campuses cartridge cashier cigar circa citations claudia cloak cologne colombian
    colt combustion comprehension concession condoms crescent crises criticizing defective denise
    deportation deserving discourage disgusted disposable distressed dover dumbass dungeon dwell
    edison edith enforcing entrepreneurship eps erie essentials fasting fiery finalists flipping
    flux fueled georgetown gimme goofy hancock handwriting hassle heartbreaking hector hicks hobbies
    hog homeowners ibrahim immensely inauguration incorrectly ind indicative inexpensive instructors
    intercept intuitive invent irwin isabel jamaican jockey jolly jorge ju kazakhstan kenyan
    landlords latitude lea libertarian luxembourg majestic mariners mastered mastery mats mccoy
    metropolis mohamed mummy neville nominate np offend oo orchard organizer outraged overdose
    pamela paragraphs parallels parameter passwords pathology peggy piercing plotting poisonous
    pounding pretended procession purge reacts relocation rhino riches ripping rosemary rubbed
    sandstone sanitation satisfactory scooter sculptures secrecy seeded separates sergio shameful
    shortest sid skipping skirts sliced soils springer staples stokes storing summed supervisors
    sweetie swollen tanzania technicians tor transformers traveler tunisia unauthorized undo unnamed
    upsetting vans venom victorious vines visuals wary watering wellness whispers windy winger
    wordpress wraps youngsters abby abdomen abducted abruptly aha aleppo alerts alps amidst
    antarctic antibodies aquarium armenia aspiring asteroid band's barbie batter baxter bedtime
    belongings bloomberg blush booster braves bun businessmen calculator calmly captivity
    catastrophe chemotherapy cinemas circulating claws cleansing clears clicked commute
    complementary concussion connectivity consulate contend convict craving culinary demographics
    departing din dir discrete disguised dissent disturb docks earns emergencies eminent encryption
    endeavor enthusiasts erica escapes exported fencing filtering flashes fleming flop follower
    franchises fraternity freaks frogs fronts furry glitter graveyard hanged hardship harlem hen
    hoover implication induce insecurity interrogation intimidating inventions irrational jaws lamar
    leafs lennon lettuce liabilities lithium lowe lucrative macmillan malone managerial mandated
    mango miley militants milo mister moderately mri multimedia multinational nationalists nh oasis
    oddly oppressed osaka ouch outsiders outskirts overlapping overs paced pagan painters pals
    planetary playboy porcelain processors programmer promoter psalm psychiatry psychologists pubs
    pursuant recycled renovated repetitive researched revelations reversal rhyme rue safest
    saturdays savvy scanner schizophrenia scratching seriousness sheila shelby sparkling spree
    stafford stakeholders stevenson submitting subsidy sup superficial sweaty tailored tame tanner
    taps thinner thugs tipping toni topping tracing truman upstream vapor veronica vow waitress
    walnut waterfront wembley whatsapp winchester witty woven wyatt zack acquaintance aires
    ambassadors ambush amelia amend arranging arrogance attendees audrey aussie awaits baptism
    beirut blames blasting bloke blond blur blvd boogie booker bothers bowel brightest brow budapest
    bulbs bureaucracy cabbage canton cater celtics chimney chrysler circulated cloudy colourful
    compassionate comrade concentrating continents convertible cory crater creeping cu cumulative
    curator dat deity desperation detrimental diarrhea disposed distortion doctoral draining drains
    dramas drifting edged educator entitlement esp faux favoured fearless finch fragment fulfil
    galaxies gangster garner gil giveaway graphs gypsy harassed heater hesitation humiliation ic
    impairment impatient incorporates indy insisting intricate irvine jensen kang kara karate kc
    kingdoms kite labeling leasing lighthouse longevity lore lush luxurious mash mba meg meltdown
    messiah meteor ministerial mocking monty motions mystical nu obstruction odyssey om onboard
    oneself org outsider overcoming palms penetrate phelps phi philippe pioneers plaintiff planners
    plum plural poe portrayal prevail prevailing prostitutes publishes puff pun puzzles rag raj
    rampant recommending reggie regulating repairing repeats replicate replying retaliation rf
    risking rooftop rooting routing rv safeguard scaled sedan sentiments sewage sgt ship's shoppers
    simpsons sitcom slang slid sparked spices spirited spirituality spoiler suitcase summon survives
    sustaining tavern teasing telegram titanium trailing tuck turbulence ulster unesco uneven
    urgency vibes viktor ware waterproof welcomes whining wonderfully wording zelda abdullah
    academia accreditation administer admittedly aforementioned algae alterations angelo apache
    ariel articulate asbestos avoidance babylon barney bearings boutique bowie brewer brits buffet
    burner cain casa catcher cathy charms chassis chores clap clarification colder concluding
    consolation consoles corresponds counters covert cringe crosby cunningham cw dagger dealings
    deferred depicting descriptive dialect dipped dolly downfall downside dryer dunk elijah
    empowerment endings energies ensuing ensured ethic executing expire fireplace flair fossils
    fugitive gpa greenwich gujarat hanson haunt hayden hazel headset hernandez homecoming hurdles
    hussein hyped icy indulge inmate inscription interpreter intuition invaluable jaime jenna kaiser
    kettle kylie laptops lara lasers lax lest levi lilly malta markings mcconnell mcgregor menace
    methane mexicans ming misuse mitigate mona nairobi nana nausea neurological nicola optimum
    ounces overwhelmingly oyster pastoral patented pea pearls physiological pioneering pleasures
    policemen poo poultry prominence prophets prosecute quartet radically raping reactive reboot
    renamed resides restrictive robotic runaway saturn sawyer screenplay scriptures sect seismic
    seminary sg sheldon shelley shouts sideways sighted skinned skipper slain smuggling softer sonia
    specs squads stash stephens stimulating strawberries striped stroll swiftly texans theatres
    tolerated transcription tucson tweeting ul unicorn uniquely unrealistic vase vat vineyard viola
    waterfall waved weaving welding whereabouts yah yummy zeus abortions acknowledges adobe
    adolescents ala alarming alexandra almond amenities amounted amused antarctica arabian asphalt
    atrocities aviv bach backbone bahamas beetle blizzard bolivia booklet bottoms brawl brittany
    bryce bu burgess butts camden cameroon celestial characterization chevy choked ci clashes clint
    communicated confessions conform conversely countess creations cues customary dalton debuted
    declines depicts devote dinners diplomats dispose distinctly evacuate everett exits
    experimenting exploding exploits favourable ferdinand flourish flowering fractures fragrance
    franz fungus gloucester griffith guarding gunfire harvesting havana heroine hilary hoax imf
    impending insignificant insurer intercepted interfering itv jonah kerala knowledgeable ku
    liberated lingerie lite localities locke logos lurking madden magician magistrates mai mali
    maneuver marrow marvelous mas mattered medicinal melanie mono murderers nas numb omitted
    originals overlook partnered pastry pawn pediatric persist personalized planner plaster playful
    pleading professions quirky quota quran randolph rationale reap rebound recess redeem
    reformation regimes replacements residue robotics rocked runoff rwanda salsa scanned screenshots
    semiconductor sentimental serbian severed shocks simultaneous slaughtered snatch sneakers somali
    spikes spooky squeezed staffing stanton stealth strained subscribed subset suspense suzanne
    swearing swore syntax tad tandem tasked tasmania televised tempered tertiary thyroid tidy
    timeless tokens uefa unreliable upbeat usable vanguard vc vomit vulgar waiver walton watershed
    weave wilkinson wiring yan adrenaline alexa alleviate amd anarchy ang artist's ashore aura baden
    ballroom beginner beginners bermuda bilingual bombings bonded boosting boyle brenda brewers
    briggs buchanan buckingham bundles calcutta caleb canopy chennai cherish chuckle civilized comb
    completes complexes conceal condemnation contemplating cores cruiser cruising curl dams dared
    dart defends demolished denim dependency detecting dew dickens disable disconnected dishonest
    dosage doubtful dysfunction ecosystems encyclopedia endowment engraved enrichment erect erection
    eruption examiner exercised exeter expenditures expires fairfax fam fauna feds fidelity finely
    fischer flirt fluent flute footprint fore forefront formulated freaked freshwater fyi gareth
    gotham gr grouped halted harden hardened hateful haunting henri hepatitis honoring horace
    horrors howe huntington ieee inhabited inherit initiation injections insulted integrating
    intensely ions janeiro jeopardy joanna kensington ks lafayette lc listener lockdown mandarin
    mast matte mccartney mediocre middleton mixes morons morse mounts nfc niagara nicest nicotine nl
    nora nordic nos notions oranges outward overrated packaged packets paige passports pb pbs
    peanuts pep piracy platoon practise presses rave reactors recreate reeves reigns reno resembling
    residual restricting robe rpg rye sails sensational sexism smokers sneaky socket spanning
    specifics spouses starvation starve stool stricken stripping subscriber systematically taxed tc
    tex thanking tibet toledo tread tripping truce tsunami turbines turmoil typed tyranny tyres
    unfit uphold vita volunteering wal warwick waterloo weeds weir wikileaks wonderland wrestler yrs
    zimmerman zoning abandoning abolition accessibility acquainted airplanes airs aloud angular
    anterior appendix approx atp attackers auditorium augustine barking bauer beckham behaving
    benign berkshire bleach boast bowen brandy brethren brink carving cas cass cctv cecil cheeky
    chemist choi coastline cobra collaborate comparatively compensated competed conor cosmos
    councillors crafting cuff curling cyclone dedicate deleting delusional deposition derive descend
    descending diligence disciplined discriminate distributions diversion doorway dp drilled
    dumpster emailed empower ernst ethiopian excerpt existent ezra fabricated fandom filmmakers
    filtered foe gatherings georgian getaway glamour heirs humphrey inbox incidentally infinitely
    inflated influenza informs inspected instructional interviewer introductory iot jaguar jamal
    judgments laurent licking ling loft lois massively mediated mediation merrill metrics
    millennials modular nico nutrient occupies oslo outlaw oversee pageant parachute parasite
    parenthood perennial persistence piers pleas porto postage praises preschool procedural
    profoundly prohibit pronunciation provoked quotation rappers registers relentless remnants
    repression reprinted resolving ridiculously roaring salisbury scandals scrapped seasoned
    shootout sigma simulations sk sourced specializing spectator speculative spins stadiums stalls
    stripe submerged surgeries symmetry syndicate thornton tibetan tighten townsend trenches
    trustworthy tvs twelfth tyre ultrasound usher vacations vascular vets watkins weiss wholesome
    wiley witnessing workouts yielded absorbing adapting addicts adjoining albuquerque allegation
    alternating ancestry ankles annex annexed antibiotic arresting augmented avenues avid avoids
    badges barbados barge bartender bert birch bland blended bohemian bong bounded bows
    breastfeeding bribe bridal broadcasts broccoli brushing buckets buckle burlington bursts cannes
    canoe centred chilly chords cider clowns clueless cobb consciously corpses correlated correspond
    cradle crappy crippled damien dayton decency deficits despise destroyer diocese dispersed docs
    doorstep eliot embarked enriched equip faa fellas foley footing fulton garments glamorous
    goldberg growers handler hangover haters havoc hind hitter hive homophobic honolulu humid
    hyderabad illuminated imam implants indicted inexperienced influencing invading irritated
    jackpot javascript jurassic kangaroo klaus knowingly kuala legged lex liberalism liberia
    lithuania litre locomotive longing mailed manny mantra mapped marcel mating mckay mesa
    microscope milky mixer modeled moe monumental moth multiply mv narcotics nicky nuggets nuisance
    obedience objected obligated organise outing overdue overload parasites payable paycheck peaches
    peaked picturesque pilgrimage pillows pivot pivotal pressured preventive primer profitability
    progressing provoke pulmonary punishing rad radicals raspberry reconcile regression resilient
    roaming router routines ru ryder sabbath schneider schwartz scouting secretaries selfies
    seminars shortages shortened shovel skinner smelled specializes splits staggering statutes
    striving suing surname synonymous tackling tai tallest taped tedious toxins troubling tug twists
    utilization volkswagen walkers wink woodward yugoslavia a2 actresses adhd ae ancestor arbor
    astronomical attends attire authored autograph automobiles ava axle barley bd bitten blasted
    blasts botanical bottled braces brag breakout bumped bursting catchy cbc ceremonial chanel
    cheque chilled choreography cisco clarified cling coco coincide comedians commemorate commits
    concurrent corrupted coventry crocodile cub derrick diaper differentiation dine disadvantaged
    disadvantages disagreed dissolve diverted dubious dudley durant eagerly ecclesiastical edt
    egyptians elk enlightened erased escorted eur exhaustion expectancy famously fella fielding
    fingerprint fisherman flap folklore forgiving fractured galactic gardener getty glee grassroots
    gravitational grazing guinness gunshot habitats hailed hereditary hiatus homestead horribly
    horsepower hue icing idols ikea insurers intellect intellectuals intending interchange isabella
    jihad juventus kidneys knob kristen lahore lapse laundering ledger loaf lodged login loot
    lorenzo magnesium malware mclaren mimic mindful motorcycles mural murdoch musk must've myriad
    nan nasal nautical neatly negativity northampton noteworthy nuns odor oprah organising
    overturned paddle parrot partying patel peg pesticides pixels plunge powerless pragmatic
    primaries quasi quentin radiant ramsay reese refinery regained reich remorse reopened revoked
    rhymes rpm sanity scandinavian scotia scratched sears ser sergei sharia showdown shuffle shuts
    siding simulated skyline slab sprayed stacks startups stocking suarez subscriptions suites
    supplemental suspicions swimmer tao tariff techno teller textiles therapies trance translating
    traveller unconditional unforgettable vacancies violates volatility weaken webcam wen weston
    xavier yorker abel abolish accessing accommodations accumulate admirable adventurous ajax
    alarmed ama ammo amos analysed andreas angelina anthology antiques anyhow ape arrivals assaults
    assemblies auditor avalanche azerbaijan badger ballistic banter becker bidder birthdays
    blackburn blazing blockbuster blueprint bodied boosted bowler broadcasters byrne cadillac cameo
    canals caramel cassidy charismatic chromosome chunks clarkson claus comcast commencement concede
    conducts confiscated contestant contradictory convent converse correcting corrosion crib
    crossroads dearly defiance deter diner dipping disneyland disposition djs documentaries dripping
    ecstasy eighteenth eleventh eliza emphasizes empowering engagements enrique envoy estonia
    expiration exploiting expressly fabrication facilitated faggot fascination fir foreigner
    formulation francs frontal fullest fungi goalie gonzalez gradient gravy grenades gwen haley
    harmed herring hires hopper hugging hysterical implant incompatible inducing injunction innate
    instituted iphones jays jeremiah jude kathryn keynote kidnap kiev koreans krishna lama learners
    liquids mclean meats michele motivational natasha nightly noir normandy notwithstanding ns
    ordained originating orphans pans paralysis patiently patrols pauline paw pharmaceuticals
    pianist pickles pilgrims pinterest pisses placebo podcasts pointers postpone progressively
    propelled psych punt rae raptors reinforcements repetition restraining retrospective revise
    righteousness rinse robbins rss sal scalp schultz scrolling sealing sharma sheds sheltered shia
    shutter smartest snatched spans sparrow speculate spinach squat stew stirling stoned strauss
    stressing styling sublime subtitles sunni sweetness teamwork tequila terrestrial textures
    thinkers thorn thug tit toned totals triggering tulsa twenties ufo uncover unnatural unstoppable
    upfront urgently virginity virtues volvo vouchers waived wharf wiser wrestle xv yates
    accountants achilles addison aggravated alberto alleging alto ambrose analyse anomaly aperture
    apostles apprenticeship aspire benches biodiversity biomedical blinded blurred boarded breadth
    bullies buster cascade casinos centralized char cleanse complains concord connector connie
    consolidate containment coupling crate crave crows dane dangerously denounced dillon diluted
    doping eddy elusive espionage establishes existential experimentation extremes extremists fanny
    flashback fluctuations forecasting freud friedman funnel gail gloss grading graft grips grumpy
    guise halves heightened horizons hush imitation immersion inconvenient inspires interfaces
    intrigued intrinsic irresistible javier jd joanne kb kittens landmarks landslide lcd leah leash
    makeover manned marcos mata mater maureen melodies memorandum mercer mermaid miriam moderation
    moroccan nano neymar ngos nobility notation onstage ordeal ox painfully paranormal paso pear
    piston plugs politely pollen principals provoking pts puberty raided railroads ramos rbi reggae
    relegated respectfully rethink reviewer reviewers rewrite rodeo sas sheridan sherwood shire
    sinks slit snapping sobbing spitting starved stirred stockings stuffing substituted succeeds
    summons sutherland swung taboo teaser thatcher throttle tides trendy trimmed trivia trumps
    turbulent twisting unbearable underage unleashed unmarried vaguely veggies visas vortex voucher
    wand wanderers warmed accelerating advert afforded ain alias anaheim anchored annoy antibody
    apostle appalling applaud arteries asians astronauts baptized barr belarus billie bondage
    boredom bounced bowman breeders brilliantly brunch buckley burgundy cabinets carlisle carolyn
    castles changer che chem chestnut cleaners cleanup clemson cocks compose concise confinement
    confronting consultancy contraction contrasting convergence coughing criterion crossings crowns
    cummings cylinders deduction despicable detachment detectors dialog digestive diminish
    disclaimer disconnect discriminatory disruptive dorset dvds endlessly enthusiast epilepsy
    estimation ethanol excavation extremist feeder flashlight flattering floats forcibly gao garland
    globalization grail graphical grayson groundbreaking grouping harding holiness horrifying
    humiliating iced ida illustrator imbalance immoral implicated inefficient initials
    instrumentation intensified intolerance jeez jurors kappa keepers kendrick ketchup leukemia
    levine liars lineage liter looting lorraine lyons magnus manpower marley martyr masturbation
    mitigation mont motorway npr obscene occupants octopus onward operatives opium ovarian peck
    penal permitting petals picasso pierced pistols plank plantations plight ponds postseason
    presiding privy propulsion raft registering rejoice relics ren reproduced rihanna roam rubio
    sandals serpent sesame shepard shi shoved sicily simplify siren slater sleeper smear snowy
    spectral spoilers stabilize stains stalk standings statesman stink stormy subcommittee suffice
    surrounds swat swine symbolism tangled ticking tram tutorials underwood underworld vectors
    vertically vigorous vt wandered wei wrongly yum zion abiding adele alcoholism amplifier apes
    arches astounding atheism auctions audible avocado avon bangs bashing baskets bathtub beep
    beneficiaries biscuit bitterness blatant boon boyfriends brat bunk candid caretaker carts
    ceilings cervical checklist cherokee cheshire cinderella clamp clans competitiveness composers
    confederation confidentiality configurations contradiction coronation counselling cracker
    crackers crimea cumberland cunning daly depiction depleted diabetic diaspora digitally discord
    distractions divides divinity donuts dorsal durability empress endeavour enroll entertainer
    entrusted ernie evidenced extracts fallon farrell fatalities festivities finalist footballers
    forks gadget gasp genital glitch gong graded graders greasy grieving grooming hacks hamburger
    heed hideous homepage hoops howell ib imaginative imperfect implicit inlet insensitive
    interpreting islanders iss jars keystone knitting kramer kudos layered lieu liquidity loch lola
    lotion lows lucia lutheran mains manipulating mara marquis mayhem merging mistakenly mould
    neuroscience niger nipple noses nostalgic nra nv oppressive pasadena patronage pearce pinnacle
    plagued plated pods pong poorest programmers prompting prosper psi quake qualitative queries
    racer radial realms recap recognizable reconnaissance regent reigning reluctantly rendition
    resumes revisions roadside rovers saskatchewan scarlett scientifically scrambled scratches
    secretariat semitism sew shaky sham shortcomings shredded siberia sinai slayer smokes soothing
    spawned specialised stalker statistic stature steward stout strategically stripper stump
    submarines subordinate swimmers synagogue tentative texted tongues topical transforms uneasy
    unfold usda uss variance vested vols wagons wally walters wavelength workload xii yells
    acquitted admiralty ageing aiding artificially asa aux barring bead berth billionaires blackmail
    blending blindness bragging brightly burglary busting cafeteria canary cannons capacities cardio
    carla caucasian ceramics cheats chilean clauses clumsy commuter composing contingency coworkers
    cupboard curated customized daft defences depended deprivation dewey disqualified disrupted
    diversified documenting doubted downing duly dusk edits enchanted environmentally episcopal
    escalated everlasting excellency executions faking feasibility federally flavored formulas
    freddy frenzy fridays fulfillment godfather gould gran groundwater heidi hospitalized
    hostilities hyundai illusions inadvertently indifferent inject insistence interiors intimidated
    invariably invincible jams jfk jubilee kia kinetic lam lashes latvia laurence lavender lemonade
    lenin lodging lowell malls mania medically menus mule mythical nathaniel neutron newcomers
    nicaragua nicholson nicknamed occupations oecd ooo orderly orient orion outset paralyzed parry
    parted patio peacock pedestrians pepsi pf pines pitchers plugged postcard pow powerhouse
    precursor preferable preparatory prism proclamation proponents provocative pu purposely qc
    questionnaire reclaim redevelopment reflex relocate rematch renal repayment residences
    restrained rhythms riddle rites rivera roach rockefeller roe royalties rubble sacrificing saddam
    sapphire screwing seam sectional servicing shrinking simulate sioux sloan sniff snowden soaring
    soluble solvent spaced squid stamford stocked stoked strapped streamed sturdy swarm tanker taxis
    terra timetable torpedo traitors trolley trolling trudeau una undertook undocumented vaginal
    vance verbs viability villas wat whispered widening winged wiping wolverine wrought xiii
    yearbook yikes abbot abduction ache advises afro ancestral anchors antiquity apocalyptic
    appraisal aqua aspen atlantis augustus autistic barnett baylor bearer bernstein bins bk bleak
    blender bogus booming bridget bruises btc burt cages caldwell cara centric chaired chaplain
    chlorine chow chubby clement collusion contenders contractual coroner correctional
    correspondents corridors creamy cubes daryl deterioration diapers dirk disbelief discreet
    distracting dizzy duet dustin dyed eisenhower elle elsa enact evaluations everest exporting
    expressive facilitating fiddle fists flaming foes folds fortified fran garfield generalized gl
    glossy gregg grit hammered harassing hauled hectares hobart homelessness hopping horrendous
    horrified hostel hound hugged illegitimate illicit importing incompetence insomnia interception
    invaders israelis juniors karaoke kemp kosovo kw lagoon len lesions limp lingering linguistics
    locating logically lucifer lumpur lunatic lyrical manifestation manitoba manufactures mastering
    mead mergers mhz migrate mildly miraculous moaning mocked mos mosquitoes mourn mundane narrowed
    nay nests ngo nielsen nr nutshell ob obsessive offending oswald overboard paws pendant petite
    petitions pharma pimp pipelines poised pol posterior pouch predicts prescriptions probes
    proficiency progresses protestors psychotic racists referees reinforcement relegation repertoire
    repository reversing rican rumble sachs saloon sanction sexes shack sinners sire slated soaking
    stale stereotype sterile stride stringent sulfur surfaced suzuki tacos therapists torrent
    trainee transmitting trey tripped trough trunks tummy unjust upbringing uploading vaughan
    venezuelan vis vivian vivo wager walled warehouses whack whoops wichita wilde wilmington zambia
    accelerator accuses acrylic ames anchorage annexation approves ascent assassins atkinson ballad
    banged basel beckett bel betray betsy bigotry biotechnology blanc bookstore boomers boone bots
    breakers broom browne brute buffy busiest camouflage cary catalan chiefly childbirth chills
    chung collaborating compliant conservatism continuum corona cosplay cowardly cpr cruises css
    cultivate curls cyril dealership dearest decker defy della denotes densely derives devoid dhabi
    diagrams dickinson disparity diva divert drawers eater eaton elegance elias encrypted englishman
    escorts exposes extraordinarily facade farmhouse fertilizer filler fishes flea footwear foxes
    fri fritz froze frying giovanni goodies greenland handbag handicapped haze headquartered helium
    hemp hitch hoc hutchinson ike incarnation inhibitors intrusion inverse inverted irritation
    juices julio keywords lavish libyan livelihood livingston mansfield marches mckenzie medic
    merlin midland miscellaneous misguided morrow motivations moto mozart muster mutants muted
    noodle nylon override ozone papua paranoia paving persecuted peruvian phosphate php physicist
    piping plurality prehistoric prescott prohibits pronouns proton psyche quickest redesign
    relocated reluctance rentals reopen replication rigging rotor sediment seeming selves sneaking
    solitude spacing standby std straps strikers stronghold stumble suicides supermarkets talbot
    teacher's theorists there'll therein triangular tricked trooper truthful turret ubiquitous
    unbelievably unconventional unnecessarily unnoticed untouched vega vibrations virgil visionary
    vitro voodoo wigan wilder witchcraft withdrawals withdrawing wrestlers yong abbas adultery agile
    aides anonymously aristotle artifact austerity awfully axes barca battered beatrice beethoven
    biking boob boosts bouquet boxers browning bullock cad candidacy cartridges carve cherished
    climbs clubhouse coarse collegiate commonplace compute conan confidently constrained contemplate
    converter coop cooperating coronary cottages cps crook cucumber cupcakes darts deco depict
    desmond diagnose directorate disliked diver dora dormant dotted drifted duffy embarrass emmanuel
    emulate encompasses endowed enquiry evasion evergreen eviction excerpts explodes explorers
    expulsion fades fedex figs filth firefox floated foliage foreclosure forgets fortnight fresno fs
    funnier genie georges glued goo goodwin hannibal heartbroken heats helper hesitant hoop how'd
    hubby humiliated hurdle hypertension immersed immortality indefinite indices insightful
    invitations io ipswich irrespective jacks jeanne kicker kyoto leaned leases ledge levin lunches
    macbook mackay madeleine maj malt mandela marian mayors melts michaels mindfulness mined
    moderator momma monstrous moran morphology mustache nasdaq natal nodded novice obituary olivier
    ordination organization's otis owls parity paterson percentages persuasive pests pew philips
    piled poking populous postwar presided prevailed proactive prob projector prominently prudent
    qualifier quincy radios ratified realising refining regretted reliant reputable revolver
    revolving ricardo rink ripple robbers routledge salts sampled scrolls seeker sentinel signalling
    sirens slovenia solemn spacex spacious spheres spraying sprung stacey starr substantive
    substitution sugars sweetest taxing tobago torah torso transcripts tremendously trojan tumble
    unleash unpublished untrue verbally vitality wc weeping whispering windshield wolfe zodiac
    abandonment abyss accession acquaintances alvarez alvin amateurs amir anders archived arithmetic
    arson astronomers auditions authoritative awarding barren basal batsman bedding bender bethlehem
    bicycles bourgeois braking bribery brunette bureaucratic buzzer cactus carlson cassette chants
    characterised childcare chocolates chronological cleavage clones cohort commandments conceive
    condensed contemporaries controversies convened conveyed crabs cuddle culprit darius daunting
    demos deviation diffusion dildo distrust dominates echoed elbows ellison elves embark empires
    entrepreneurial ether etiquette exhibiting extravagant familiarity felipe fender feng ferris
    fetal fiance finer fittings flushing freeing fused goa gorge greenwood groves gu gutted harp
    hartley heartfelt hinted hoodie housewife housewives hubs hypocrite incorporation insure joyful
    judah kabul kelley kickoff kimberly lacrosse lars latex leftover legalization localized lori
    malibu mammoth martyrs marvellous matchup meh merkel modem mosques motif necks newcomer nic
    nobles oats ominous openness optimized overheard oversized pak pandora panicked paolo papal
    patton peril pk playable plunged polly pores posh practising precaution principally
    professionalism puppets rampage reassuring rebirth recharge rehearsals reliably renovations
    reservoirs retina revolves riff rosen rossi rr rutgers sahara scattering scrape scripted
    semantic shear shedding sherry silicone skepticism slovakia sly smiley smithsonian snoop
    sponsoring stables startling strands strife stylist superheroes tattooed tenor thrift toured
    transformations traverse turnaround uterus validate vid vocalist warranted weakening westbrook
    wildcats wipes wrists xvi yielding zebra zionist abrams aces aft albion anesthesia anonymity
    anticipating antoine appropriation aria articulated assassinated babes bandits banished barefoot
    barrage bartlett beauties bestowed bethesda blackpool bordering bournemouth brilliance britney
    broth bruised buns burnley cabins campaigned centenary ceos checkpoint chloride classify
    clinically cocky coefficient coined collapsing collisions condemning conditioner conductors
    cones conglomerate consultations conversions cornerstone correctness counterfeit damian dazzling
    dea deacon debuts deceived delaying dentistry desks detainees dictated dino disks dismissing
    dortmund edgy eff elevators elton encore engages enormously epstein err erupted espresso evade
    fab fairs freaky freshmen futile genera germs glacial glands gloomy graceful grievances gritty
    hanoi hayley heartbreak heist heterosexual hewitt hinder hobbit horseback hospice hotline huang
    inhibition integer interdisciplinary intermittent intimidation islamist italia iteration joys
    kitchens kremlin langley liners lv madagascar magnum malay mandates martian mashed maxim
    melancholy meteorological milf misplaced misty modifying moines monsieur mop multicultural
    nearing negatives negligible nesting nudity obligatory oceanic od ornaments outpost outputs
    overflow oxidation panorama pascal peep pencils pervasive pickle pinky playwright pledges
    predatory preface prescribe punitive quits rainforest raphael reborn reddish refurbished
    repercussions reprint restroom rhythmic robber robes rockies roi roommates roulette rounding
    rowing rulings rumored rupees samoa samson satin scatter scramble scraps segregated semantics
    settles shameless sharif showtime silenced sinner skeletal skeletons skulls slows snapshot soar
    spherical spotting sprinkle spruce squared squirrels stacy stamina standalone stimuli
    subconscious thinker tonic tossing troublesome tumour twain uncertainties underestimated utopia
    vanish vigorously visibly vowed vpn waterways wetlands whitman wrecking xiv abigail abrupt
    acronym adaptations adversity advertiser affidavit antics antony appreciates artworks asserts
    astrology attachments authorize baroness barrow begs bengals binds biographical biomass bitcoins
    blanche blouse bodyguard borrowers botany bras bulldog caterpillar censored chatter cheered
    chops cleric colbert comedic compile compressor compton conferred conn constantinople contrasts
    cooke cougar creeps cutler czechoslovakia deadlines deceive defamation denny department's digs
    diminishing directional disagreements disciple ditto divergent doctorate doncaster donnie
    downright dues dumbest dwellings electrode elemental elevate eliminates encoding excludes
    exemplary exited expansive fife flakes flavours geez gemini gifs gland gotcha guerrilla gutter
    hearty hillside hms hodges hoo hovering ht hun hysteria impartial imperialism imprint
    incremental independents infancy infused inhibitor initiating injuring inquire inscribed
    insulated jang jogging jumbo kale katz keyboards kraft landowners lash latina leftovers louie
    madras magnets manageable manslaughter manuals marianne mecca meridian midi mikhail mir
    misdemeanor misfortune mondays moons mountainous nearer newfoundland obnoxious olsen orphanage
    overseeing paused penned perpetrators phoebe pilgrim plainly positives punishments purdue
    qualifies rake recalling resent retreated retribution revolutions rhetorical rightful robbing
    rumour safeguards savages semen senegal sequencing shapiro shea shorten sighs sixteenth slime
    sow sparkle spawn sql successors suffrage superiors surrogate synopsis tainted tanya ticks
    toddlers tomas toothbrush towed trapping treatise tristan uphill upton validated variability
    waltz wooded workings zac zhou adhesive adolf adorned affluent ambiguity anguish annals
    antitrust apologizing archaeologists arid avg bandit barrister bazaar beneficiary bianca biker
    bipartisan birthplace bl bono bracelets brides brochure brokerage buildup butch canucks carly
    carpets carriages catholicism cgi chained chats cheng ching chopping cigars civilisation
    closures coasts cobalt collaborated collapses collier colossal comm commodore compiler conserve
    constellation contour crispy cropped crore crowley curfew daytona decidedly delusion demi
    depreciation designate dh discard discontent div dixie dopamine douche dunes dyke echoing
    eclectic ecstatic ejected endemic enlist entails envisioned eta exchanging exiled eyebrow
    fascists firefighter flashbacks fluorescent francois fulham futuristic gearing hallmark hanover
    harrington haste hauling heathrow hybrids identifiable igor illiterate immaculate improvised
    inclination infested insurgents interpersonal interracial intruder inward ipo itching jarvis
    jenner johann jolie judas judd kan kaplan kinky landings launcher ld legality lenny lessen
    lifespan longitudinal loosen macedonia mandy masculinity matured mcgee mcgraw microscopic midday
    moan moods morphine motherhood motorola murderous nb nirvana nonstop notoriously oatmeal opaque
    ordnance originate otter parting pelvic percussion pigment plato populist porous preached
    predictive proofs pulses racially racks refunds registrar regulars rein relic retard reunite
    reuse reyes risked ritchie roadway rollins rustic rutherford sanitary saturation scams scarcity
    scorpion setback shaming shrubs sizable slippers smoker soho spartan speculated spilling
    squeezing stalled stimulated straits stun subdued surpass swapped tack tagging tart throats ting
    tiring toothpaste totaled transformer transient triumphant umpire unborn undisclosed undone
    unheard vending vicar wallets weep welch woes woken wrench wretched www adler adolescence
    affirmed afterlife allowances ammonia analogous anarchist anecdotes anglican animations ankara
    appropriations apron archaic assaulting attribution avant baffled baird barlow benton
    biochemistry bm boise bop bordeaux breached burr carbs cavaliers censor centennial cheney cher
    civilizations clapping clinging clover cms coatings coils colonization connolly cookbook
    corinthians cosmopolitan counselors coyote crippling cristina cromwell decorate decorating
    deductible diagonal discredit dodd dresser duff dysfunctional elm emphasizing ems enquiries
    equitable estrogen exert expeditions faculties felicity fernandez feudal fins flattened fleece
    fodder forwarded fumble galloway giggles git glare godzilla gourmet gripping handheld handshake
    harming hayward hefty helsinki herbal herrera hippie hops horton hump idiotic ids implements
    incarceration incest infect insertion interruption intrigue itch jacqueline joaquin kurds
    lattice leaps legitimately lends leroy linebacker lockheed lowers magically marketers mastermind
    materially metadata middlesex mischief modernization mums necessities neptune nerds nero
    noticeably occupancy oman oncology opposes outsourcing overrun parcels pasture pathological
    payload payout pelosi persia pertinent pigeons plentiful plumber png porno portfolios preserves
    promoters prosecuting purchaser rahul rapes rarity realty rebellious reefs referencing reminders
    repealed reptiles revisit ribbons santo satirical screenings sensual sixties slapping slump
    soften sos souvenir spaceship spaniards sparse spinner steamer subsidized suction sunflower
    supplementary surveyor swallowing tailed temperament thirteenth topless torment tyrant
    unattractive unbeaten understatement undesirable unfairly unification vineyards wastes
    wastewater wb weaponry webpage wheeled whipping widows wildfire withheld withholding wreath wt
    yer administrations afar affectionate agitated akron albania angie annuity appliance aroused
    asserting authentication awaken azure bedside berger besieged biologist blowjob bn boilers bois
    bonnet bourne braun breaches breeder burying byzantine cadet calming casing catalonia catfish
    caucasus clerical coincided collage colonists complimentary compounded computation conjecture
    conspicuous constantine continual contradict cords crackdown craze crusaders cupcake cvs
    cybersecurity davenport degrading deli deteriorated distinguishing dreaded dui dumps dwayne dyer
    elongated embraces enamel encompassing escalate evicted evils exceedingly excessively faked
    farmland fetched fiercely flashed fostering fourteenth fps frontline geese genealogy
    geographically gibraltar giggle goggles golfer grammatical graphite grimm gupta haitian handgun
    hara heaviest heresy herpes hipster hispanics hostess hud hunts iceberg ideologies ignite
    illumination impoverished improperly ingenious inquisition interns intervened jab janice
    landfill larson learner lighten lowry maldives maroon marriott marxism masonry maui mclaughlin
    mechanically millionaires mina moor moreno muffin nadal nih novak o'donnell obi oily olives
    ostensibly outbreaks outnumbered outspoken pacing palate pancake parkway pedestal pedigree
    pennies phony pinpoint pip pleasantly pluto ponder protestants prowess prussia psychologically
    pulitzer pursuits ramen ramirez ramon rattle recycle reimbursement reinforcing reinstated
    renault renee repent rescuing revert ridges rolex rowe rubin sabrina saliva senseless sermons
    seventeenth sha shortcut sikh skye slamming slay smoother spence spills staffed stumbling stunts
    summarized sweeney synth tackled takeoff tammy tat taxable trafford transmissions treadmill
    trucking unavoidable unilateral vicky vie warped wasp watermelon webber westward whores widened
    yin a4 academies acidic adherence adjective adjourned administration's amnesia amplified angola
    angrily appellate approving armoured ascension aspirin atheists ax bard bea bearded beetles
    bends benevolent bestseller bis blazers blends blooded blossoms bog bom bombardment borderline
    boxed brows bungalow burglar calibration cams capitalize charisma cheltenham chesapeake ck
    classmate claudio cognition cooker cornish coupe coveted craigslist cristiano crumbs cullen
    cures curled cylindrical deceptive deem deficiencies devastation devout dickson disproportionate
    disturbances divisive dk dod dracula ebony eduardo eileen embodied embroidered embryo eminem
    ensued erratic exiting fang fiesta folly foo foreseeable frenchman friedrich fumes garnered
    gilmore glazed griffiths hardwood hendrix highness hikes hindsight hinges homophobia houghton
    hume hymns hz indifference indispensable infirmary inflict ingram inhibit insanely
    intellectually interstellar intoxicated involuntary issuance itchy jammed junta lankan laos
    latch libel ligament likeness lizzie loaned lofty loom ludicrous maharashtra maize malice manu
    marginalized mazda mcmahon melvin middlesbrough milestones milford milling minnie mitsubishi
    mods mongolia motivating munitions myrtle nemesis o'reilly originality orioles ornamental
    oysters pancreatic parlor partnering pebble peeled perseverance persisted pharmacist picky
    pistons pizzas poole populace pretoria pricey prima prized profiling progressives prompts
    propagation psychedelic pune quieter radiator randomized rapists rector redeemed regal
    relativity rene revered ridicule ridley roasting rocker romero rotting salman sami sculptor
    semifinals shalt sheen shelton showcasing sincerity sinful slander sleek slew sling
    socioeconomic solicitors spontaneously steamed stockton stratford studs sturgeon subpoena swam
    sweeps syllabus taiwanese teaming textual toad tombs troopers tyrone unaffected uncles
    undeniable upstate ventura vigilant visitation viva volcanoes washer watered werner wick worldly
    wp achieves additive adept advantageous aero afloat agility airbus alba alteration annoyance
    anon ante appointing archipelago assembling bailed barkley bdsm behaviours belmont bidders
    bloated blooming blooms boating bonfire bookings bowed bullpen cafes cali canine capsules carb
    carver causal centrally cheerleader christy circling citadel clifton climates colonialism
    comforts compromising corvette costco cowards cranes cutest dashboard deficient degenerate
    demonic deterrent disdain disgraceful doggy dole dreamt dun eerie electing enraged envelopes
    eroded estimating ethel excursion exemptions exponential farce fatally fingerprints flanders
    flickr fling flowed flung fragmented frankenstein frantic fudge gabrielle gemma gideon glide
    glover grieve grimes grossly grudge gucci hairstyle handwritten hardships harmonic hb headlights
    heartless hectic holistic hooper hormonal huffington implanted informant inhabit intervening
    intrusive investigates invoke invoked jackass jericho jonny josephine joyous kiwi latinos
    leaflets licences limo lulu lunchtime lux mace malawi malignant mane mascara matchmaking
    maverick measles mend mentoring mich microbial migraine millennial mitt molten monsoon montage
    monterey morales negligent nikon nil norma opioid optimize passionately pastors pathogens
    penetrating persuasion phased phyllis plaid playback plush portraying portrays positivity
    practised precedence preferring previews pristine prognosis propeller pyramids quotas racket
    rags rajasthan realistically reclaimed reilly relatable reorganization resembled resided
    retrieval rotated roundabout saline saviour scarcely scraping shipbuilding shiva shrugged
    siemens signings slogans smoky solids solos spade spoils staffordshire steroid supplemented
    surveying swans temperate temps thematic threesome thunderstorms tilted toaster treble turquoise
    ultraviolet unbiased uncanny underdog unfolding ungrateful untreated usefulness user's vandalism
    vargas vibrating vowel voyager weirdo weld werewolf wrongful ww xu aba acknowledgement adored
    alerted alleges alligator amends annoys antagonist apa approximation aromatic assurances
    attendants auschwitz baroque bays behavioural belgrade benefiting berg bergen bethany biases
    binder blindly brig buggy bundled burnett calves camille canonical cautiously ceasefire celery
    characterize chinatown collaborations collaborators commissioning cor counsellor countered
    couture cramps croatian crowdfunding cutie dab dar darcy dentists deploying deserts dictates
    dion dissatisfaction dodgy earthly eaters elective emitted endeavors enslaved entrances eq
    escalation ethos eureka exec eyewitness fag favours fitz fleeting flourished forfeit forging
    foundry fractions fro funerals furnishings giraffe gmail grinder gunman hampered hardcover
    healer heals hinge hubbard hurley illustrating inaugurated indexes insiders intestinal intra
    irons islamabad jock jumpers kidd kneeling knuckles lauderdale lifestyles lr ludwig macbeth
    mamma manic manifold margot measurable medina meek mellow melon mirrored miscarriage mojo napa
    narration nassau nicki nip nye oblivion observes oilers ornament outpatient pamphlet parishes
    pats penelope perish perpetrator pervert pharaoh philanthropy photon polluted potion premiered
    preparedness pretends prettier primal princesses prohibiting psalms psychopath pups quid
    receptive redundancy reelection reindeer relapse relish rendezvous republics reversible roche
    rodents rowan rudolph saharan scumbag seams seizing selectively sensed shred sideline sidelines
    simplistic skater skincare soc spawning spokane sta stabilized stares staten steaming
    substitutes supervise supervising supervisory swapping sweeter syllable synod taipei takeaway
    tatum teased tees tesco thorpe titus towing treacherous turnbull undermined undermining untold
    uplifting upsets vaccinated vaughn vents versatility visualization voicemail volt wakefield
    watford who'll wielding wiggins wilkins wingers winnie wits wrongs abnormalities allocate
    analytic ans apprehended ascending attributable aubrey barb bastion beaumont bey biopsy
    blackwell bolster bray briefs caitlin calais cancelling canning capitalists categorized cg
    chopper chromosomes chunky classed clerks cohesive comey commando complication computed
    conquering constituencies contentious contra corbyn cosy coyotes crease cursing deadliest
    degraded dehydration delights denomination derbyshire desserts digestion dismantled dissatisfied
    distinctions docking dodging doubting dungeons effected embargo embodiment emptied encoded
    engraving enhances entrenched explanatory extremism fairfield fairies faulkner filtration
    finalized flagged fleets fooling formatting fracking francesca francesco fungal garry garth ghz
    gillian glaciers glaring gloom goblin gunner hammers hamster heaps hex homosexuals hooking
    hopped hydra hypocritical illustrious incidental indigo inscriptions instruct insurgency
    intimidate ipa irregularities jamming kyrie labyrinth lac latency limbo linger lousy luncheon
    mailbox mammal mcguire membranes memorabilia midterm midtown migrated miller's mimi muir muzzle
    myspace nationalities nurture oblivious ode oem olga olson ortiz outlining overt pacers paisley
    pajamas palo patriarch penthouse perjury persists pious plotted potomac powdered pregnancies
    prematurely presenters prioritize proprietor putnam quarrel raider rained raja rea reasoned
    rebate regulates reins resurgence rh roc rollers rooster routed rufus rushes rx salads sanskrit
    scientology scooby scuba seamless selects sequels shattering shelly sheppard shoreline siberian
    sickening sidewalks silhouette slug smug soprano specialties spectroscopy spreadsheet stagnant
    startled steaks stephenson streaks strides strung summaries tanning tendon thc thine timmy tnt
    toughness tracey tractors turin unanswered unethical uniting unix uptown urinary valiant
    vigilante viper weekday weirdest westwood whistles whitehall wilhelm willard woe wrinkles
    abstraction adjunct administering admiring ami ascended aspiration atkins attentive auntie
    austen awakened ballpark barbarians beak beige bellamy blasphemy blinds blinking blueberry boar
    bosch bran breathes bribes brigadier broaden bubba bulky burdens busch cadets calendars camels
    cameraman carbohydrates carnage cavities chateau chavez colleen comedies commended commune
    compiling conclusive conservatory considerate constance constructions coo cryptocurrency
    cultured dans daycare debra deductions depressive descendant dips disperse disproportionately
    dives downed emery enrich entrants epidemiology errands exaggeration exhaustive exponentially
    exporters externally fanbase fermentation fiasco fifteenth flares flo flops flores footed fright
    fruitful gall gastric gilded goddard hallelujah hastily haynes headphone heinrich hemingway
    horizontally hubert hurtful illuminate inaccessible incur inferno introductions inverness
    isabelle jog jug kgb kinder knoxville labrador latte leafy lobe loo lyle maguire margarita
    masturbating mcbride meddling nadia nods ollie omission orbits orchid overtake paramedics pax
    peabody peat pedophile peptide perfected periphery perished physicists piggy piling polarized
    portals predetermined prelude prepaid priesthood punishable rahman rao reaper reassure
    redesigned regiments remnant renders rhys rosenberg rounder sanford satanic sausages scented
    sclerosis selfless serenity shading shrug sighting singled sipping sonar spat stabilization
    stacking starch stony stormed subtly superstars surfer taj taper teaspoon templates thorne
    tightening tlc tolls tos totaling toxin trademarks tudor turk typo unequal unresolved
    unspecified vacated veg venetian vhs waffle wanda warships washes wasps winery wm writ yamaha
    zara zipper a3 acclaim aching acquires adversary afflicted airfield akbar alienated angered
    archers arrays ascertain assam audits bargains beards believable billboards bitterly bloodshed
    boils breaths brigades bumping burrows cairns caracas cassie cello celsius certifications cesar
    chariot cheddar chilli cholera clinch clipped collide commemoration commuting complexion
    compulsive congenital construed consular corrective costello coworker crumble crumbling
    cultivating dangling daredevil decentralized dei denominations denote detox differentiated
    discrepancy dishwasher doctrines donaldson doodle dossier draper dunham dyes easton eastwood
    edna electrodes embryos eradicate excite exporter extortion extracting fay feral flips
    flourishing footprints forster fountains frameworks freezes generously godfrey grange greats gui
    hangar hardworking harms hasty hathaway hdmi hermes hijacked housekeeper husky iggy imitate
    imperfections improbable impulses incarcerated ineligible infusion iu jaguars journalistic
    julien justifying kart kelvin keyword kolkata laborers laced lemons lincolnshire lipid looming
    lordship louisa mahogany malfunction mana manson marin markedly marta mccann mckenna mcqueen
    mediator mein mentors meow minions mirage mockery modulation motorists mozambique muller
    narrated narrower nature's navigating navigator nightingale nuke o'connell occult ocd olympian
    opting osama ovation oversees palaces palin parades payback pediatrics perch perpendicular
    physique pioneered playbook pleases plywood pollutants ponies pooh ppp prettiest proficient
    protagonists pst punctuation purification purported qi quotations ramifications readable
    recourse regimen removable repaid responders retires retrospect roundup rowland seinfeld
    sensations sequential shafts signifies skates smelly solves sorta specialization spiritually
    sporadic stationery sudanese sunscreen sykes tau tempest tending terraces there'd tightened
    tights tito tobias tofu tragedies transports trenton tripoli truss tubing tuesdays turnovers
    twat undue unionist unprotected unsettling upscale vader verde viewpoints vinci vu wacky
    wealthiest wearable wilcox wiltshire wreckage writer's xml yvonne zeppelin aches adamant
    airspace alejandro allotted almonds amplitude analogue annotated anomalies archival ardent
    arenas assay assigning assorted axel badminton barbarian bedrock bihar blaine boardwalk boasting
    boldly boomer booths brittle budding cena charters chatham cheaply chiang clair climbers clogged
    cohesion colo compel complexities compromises conduit congregations constraint contradictions
    conveyor cpi cramped crates crawled culminating cuomo cutters dalai darryl dashed decimal
    defensively defunct degrade demonstrators denton departures differed diffuse dignified
    disapproval disobedience dreamer dune dwellers eb electronically emancipation entropy epitome
    esa esteemed ethernet excused extradition eyesight fide finder fishy flooring forearm frail fray
    gathers geelong generational glaze goldfish greenville grizzly grotesque gunners hallucinations
    harass hooded horrid huawei hussain hwy impractical indexed insecurities interchangeable
    interrupting irreversible jacked jerks joked kaufman kfc lawless leftists legalized leggings
    legions leveled liza locomotives macau manifested marries maynard mayoral medley mercenaries
    meyers might've minimalist misled msm multiplied objectively orbiting orchestrated packard pap
    parisian participates phoned plugin polishing polymers pore postcards postgraduate predicament
    predominant prem proverbs puke puzzled qu quadrant ramps recital recite reckoning recollection
    reconstructed refine regents reiterated rem resale retake rhine rips robb rodrigo rosy rupture
    salted scandalous scot seasoning securely shabby showcased sightings sinus situ skid solace
    spanking specialize splinter spoons squats squire standout stills stoner strengthens stung
    suppressing swimsuit symmetrical tac tacoma tam tenders terminator timers tinker topography
    unexplained unintended unmanned uno unsolved unsuccessfully uptake vantage ventured versailles
    virgins waldo waller watchers whim whine wil withhold worshipped yee yellowstone yosemite zeal
    abort abound adversely afternoons agendas aidan alfredo amish andersen angled antennas
    assertions astonished audacity banjo barbaric barbed battled beech benchmarks biz blazer blower
    blurry bravely bret breweries burmese camped cherries chevron cheyenne clinicians coercion
    colombo comma competency concerted constructs cont convicts cora cornelius cravings crotch
    crucified customize dartmouth dashing departmental deposed devin dharma dialysis disclosures
    distal ditched divisional dogma doi dupont emory emptiness encompass ensign escalating evoke
    expansions experimented facilitates faithfully faq fern fingertips firepower fixation flanked
    flatter flushed formative fret frontiers gastrointestinal geeks genders grader granger grasses
    gratification gruesome guineas gw harshly hedges heller henrik hezbollah hinduism hiroshima
    hitchcock hodge holloway huts hydrated imaginable impetus impulsive incense inhuman injure
    inserting intersections inventing invoice johan junkie kelsey khalid kr kristin kun lacey lao
    latent lau leans leipzig lenovo lew lexus limitless literate lm localization loki loretta lowly
    lucid lymphoma martini merciful mgm midget midwife minimizing mira misinformation mitochondrial
    mobilization monologue monoxide mosul musically mutiny nagging nephews nervously nighttime
    nonlinear normalized northumberland numbering oakley orr outweigh parasitic parsley pendulum
    petit petra picket placements poignant polio potency precarious presley pretext privatization
    proclaim quaint qualifiers raccoon raiding rallied reassurance recovers redistribution remy
    restrain retreating richly rioting rookies sanderson saver scarborough scarred secession
    sectarian seminal serene seventies shaded sharpe shipyard shrek sig silica simmer smokey snag
    sob socrates sophistication sourcing str straighten streamlined sweaters syringe tanaka thinly
    thursdays timor tinted tornadoes tote trainees transverse trembling triangles tributes trident
    trojans tweak ubuntu undead unison unlocking unprepared unrestricted unsuitable unthinkable
    uplift utilizes vanderbilt vanishing venerable visualize vulcan wasteful waterfalls wilkes
    youngster activating adopts adverts advisable algerian angst antiquities apathy arcs artisan
    association's assortment attaching auditing bandwagon bane basins bayer billings bios birdie
    bison blacked blacksmith blanks borg brainwashed brothel burrito bytes calmed camper carole
    cartilage casket charley chattanooga christchurch claimants cleanliness clothed coli collided
    commentaries complicate concerto concurrently contraception convex crouch culmination curing
    dank daphne decomposition dehydrated democracies detriment dhs dialects discretionary dismal
    dismay disparate dissemination distilled dodger dolan dolores domestically electors electrician
    elise endorsements equator estuary etched eternally ewing excise expel exposures facets fad
    fitch fledged fol forcefully foreground frown fruity frustrations gals germain gertrude
    gloucestershire godly golfers graeme groin grounding guangzhou gunpowder guthrie guyana hamper
    haskell hatched helix heroism hierarchical hornets hover howling humbled icelandic inducted
    infidelity internships inventive inversion ips kahn keynes khalifa kinase kirsten knack kodak
    kosher lansing lazarus legalize lehman libby librarians licked lillian liquidation longitude
    lured macho maestro magna maneuvers matilda maxi mcgill mcgrath meditate mercenary microscopy
    missy moi morbid motifs multiplication mysteriously nadine nav nonfiction nouns
    """
}
