extension CommonWords {
  /// Words that writers use often and that the grammar's lists leave out, by subject: who ranks
  /// spellings must know more words than who parses. Endings are taken off before a look-up.
  static let everyday = """
    ability absence absent absolute absolutely abstract academic accept acceptable access accident
    accommodation accompany accomplish according account accountant accurate accuse achievement
    acknowledge acquaintance acquire activity actual actually adapt addition additional address
    adequate adjective adjust administration admiration admire admission adolescent adopt advance
    advantage adventure advertise advertisement advice affection afford agency agenda aggressive
    agreement agriculture aircraft airport alarm album alcohol alert alien allergy alliance allowance
    almost alone already alphabet alternative altogether amateur amaze amazing ambassador ambition
    ambulance amendment amount analyse analysis ancestor ancient angel angle animal anniversary
    announce announcement annoy annual anonymous anticipate antique anxiety anxious apartment apologize
    apology apparatus apparent apparently appeal appearance appendix appetite applause appliance
    applicant application appoint appointment appreciate approach appropriate approval approve
    approximately apron architect architecture argument arise arithmetic armour arrange arrangement
    arrest arrival arrogant article artificial artist ascend ashamed aspect assassin assault assemble
    assembly assess asset assign assistance assistant associate association assume assumption assure
    astonish athlete atlas atmosphere attach attack attempt attendance attention attitude attorney
    attract attraction attractive audience aunt author authority automatic automobile autumn available
    avenue average avoid awake award aware awful awkward bachelor background bacteria baggage balance
    balcony balloon ballot bandage banner bargain barrel barrier basement basically basin basket
    battery battle beach beard beast beautiful beauty bedroom beggar beginner beginning behave behaviour
    belief believe belong beloved beneath beneficial benefit beside besides bicycle biography biology
    biscuit bishop bitter blanket bleed blessing blossom bomb border boredom boring borrow bottom
    boundary bracelet brake branch brave breakfast breast breath breathe breeze brick bride bridge brief
    brilliant broad broadcast bruise budget bulletin bundle burden bureau burglar business butcher
    butter butterfly cabbage cabin cabinet calculate calendar calm camera campaign canal cancel cancer
    candidate candle capable capacity capital captain capture career careful carefully careless cargo
    carnival carpenter carpet carriage cartoon castle casual catalogue category cathedral cattle caution
    cautious ceiling celebrate celebration cellar cement cemetery century cereal ceremony certain
    certainly certificate challenge chamber champion championship chapel chapter character
    characteristic charity charm chase cheerful cheese chemical chemist chemistry chicken chief childhood
    chimney chocolate choice choir cinema circle circuit circular circulate circumference circumstance
    citizen civil civilian civilization claim classic classify clever client cliff climate climb clinic
    cloth clothes clothing cloud clumsy coach coast coffee collapse colleague collect collection college
    colony colour column combination combine comedy comfort comfortable command commence commerce
    commercial commission commit committee common communicate communication community companion company
    comparison compartment compass compete competent competition complain complaint complete completely
    complex complicated compliment component compose composition compromise compulsory comrade conceal
    conceit conceive concentrate concept concern concert conclude conclusion concrete condemn condition
    conduct conference confess confidence confident confirm conflict confuse confusion congratulate
    congress connect connection conquer conscience conscious consent consequence conservative consider
    considerable consideration consist consistent conspiracy constant constitution construct
    construction consult consume contact contain contemporary contempt content contest context
    continent continual continue continuous contract contradict contrary contrast contribute
    contribution control controversy convenience convenient convention conversation convert convict
    convince cooperate copper cordial corner corporation correct correspond correspondence corridor
    corrupt cottage cotton cough council counsel counter county couple courage courageous courteous
    courtesy cousin cover coward cradle craft crash crawl crazy cream creation creative creature credit
    crew cricket crime criminal crisis critic critical criticism criticize crocodile crowd crown crucial
    crude cruel cruelty cruise crystal culture cupboard curiosity curious currency current curriculum
    curtain curve cushion custom customer cycle daily damage danger dangerous daughter dawn deaf debate
    debt decade decay deceive december decent decide decision deck declare decline decorate decrease
    dedicate deep defeat defect defence defend deficit define definite definitely definition degree
    delay delegate deliberate delicate delicious delight deliver delivery demand democracy democratic
    demonstrate dense dentist deny department departure depend dependent deposit depress depression
    deprive depth deputy descend descendant describe description desert deserve design desirable desire
    desk despair desperate desperately despise despite dessert destination destroy destruction detail
    detect detective determine determination develop development device devil devote diagram dialogue
    diamond diary dictate dictionary diet difference different differently difficult difficulty
    digest digital dignity dilemma dimension dinner dinosaur diploma diplomat direct direction director
    dirty disadvantage disagree disappear disappoint disappointment disaster disastrous discharge
    disciple discipline discount discourage discover discovery discreet discuss discussion disease
    disgrace disguise disgust dishonest dislike dismiss disobey display dispute dissatisfied distance
    distant distinct distinction distinguish distract distress distribute district disturb divide divine
    division divorce doctor doctrine document dollar domestic dominate donkey double doubt doubtful
    dozen draft dragon drama dramatic drawer dream dress drought drown drug drunk durable dusk duty
    dwarf dynamic eager eagle early earn earnest earth earthquake easily eastern eccentric economic
    economical economy edge edition editor educate education effect effective efficiency efficient
    effort eighth eighteen eighty either elaborate elbow elder elect election electric electrical
    electrician electricity electronic elegant element elementary elephant elevator eligible eliminate
    embarrass embarrassment embrace emerge emergency emigrate eminent emotion emotional emperor
    emphasis emphasize empire employ employee employer employment empty enable enclose encounter
    encourage encouragement encyclopedia endeavour enemy energetic energy engage engagement engine
    engineer enjoy enjoyable enormous enough enquire enquiry ensure enter enterprise entertain
    entertainment enthusiasm enthusiastic entire entirely entrance envelope environment envy epidemic
    episode equal equality equation equator equip equipment equivalent erase error escape especially
    essay essence essential establish establishment estate estimate eternal evaluate evening event
    eventually everybody everyone everything everywhere evidence evident evil evolution exact exactly
    exaggerate examination examine example exceed excel excellence excellent except exception excess
    excessive exchange excite excitement exciting exclude excuse execute executive exercise exhaust
    exhibit exhibition exile exist existence exit expand expansion expect expedition expel expense
    expensive experience experiment expert explain explanation explode exploit explore explosion export
    expose express expression extend extension extensive extent exterior external extinct extra
    extraordinary extravagant extreme extremely eyebrow fabric facility factory faculty failure faint
    fairly faith faithful false familiar family famous fancy fantastic fantasy farewell farmer fascinate
    fashion fashionable fatal father fatigue fault favour favourable favourite fearful feather feature
    february federal feeble female fence ferry fertile festival fever fiction field fierce fifteen fifth
    fifty figure final finally finance financial finger fireplace flame flavour flesh flexible flight
    flood floor flour flourish flower fluent fluid focus folk foolish forbid force forecast forehead
    foreign foreigner forest forever forgive formal former formula fortunate fortunately fortune forty
    forward foundation fountain fourteen fourth fraction fragile frame framework freedom freeze
    freight frequency frequent frequently freshman friction friday fridge friend friendly friendship
    frighten frontier frost fruit frustrate fuel fulfil function fundamental funeral funny fur furious
    furnish furniture further furthermore future gallery gallon gallop gamble garage garbage garden
    garlic garment gasoline gather gauge gaze gender general generally generate generation generous
    genius gentle gentleman genuine geography geology geometry gesture ghost giant gift giraffe girl
    glance glimpse global glory glove glue goal goddess gold golden goodbye gorgeous gossip govern
    government governor grace gradual gradually graduate grain grammar grand grandfather grandmother
    grant graph grateful gratitude grave gravity grease greed greedy greet grief grieve grocer grocery
    ground group growth guarantee guard guardian guess guest guidance guide guilt guilty guitar gulf
    habit hammer handkerchief handle handsome handy happen happily happiness harbour hardly hardware
    harmful harmony harness harvest haste hasty hatred haunt headache health healthy heart heaven heavy
    height heir helicopter hell helmet helpful helpless hence heritage hero heroic hesitate hidden
    hierarchy highway hinder history hobby holiday hollow holy honest honesty honey honour honourable
    horizon horizontal horrible horror horse hospital hospitality host hostage hostile hotel household
    housing however human humble humid humour humorous hundred hunger hungry hurricane hurry husband
    hygiene hypocrite hypothesis ideal identical identify identity idiot ignorance ignorant ignore
    illegal illness illuminate illusion illustrate illustration image imaginary imagination imaginative
    imagine imitate immediate immediately immense immigrant immoral impatient imperial implement
    implication imply import importance important impose impossible impress impression impressive
    improve improvement impulse incident incidentally include income increase increasingly incredible
    indeed independence independent index indicate indifferent indigenous indirect individual indoor
    industrial industry inevitable infant infect infection inferior infinite influence influential
    inform informal information ingenious ingredient inhabit inhabitant inherit initial initially
    initiative injure injury innocence innocent innovation inquiry insane insect insert inside insist
    inspect inspection inspiration inspire install instance instant instead instinct institute
    institution instruct instruction instrument insult insurance intellect intellectual intelligence
    intelligent intend intense intention interest interesting interfere interference interior internal
    international internet interpret interrupt interruption interval interview intimate introduce
    introduction invade invasion invent invention invest investigate investigation investment invisible
    invitation invite involve iron irony irregular irrelevant irresistible irresponsible irritate
    island isolate issue itself jacket jail january jealous jealousy jewel jewellery journal journalist
    journey judge judgement juice july june jungle junior jury justice justify keen kettle keyboard
    kidnap kidney kilometre kindergarten kindness kingdom kitchen knee kneel knife knight knit knock
    knowledge laboratory labour ladder lamb language lantern large laser laugh laughter laundry lawn
    lawyer layer lazy leader leadership league leather lecture legal legend legislation legitimate
    leisure lemon length lesson letter lettuce level liable liaison liberal liberty librarian library
    licence license lieutenant lifetime light lightning likelihood likely limit limited linen liquid
    liquor literally literary literature litre litter lively living loan lobster local locate location
    logic logical lonely loneliness loose lottery loyal loyalty luggage lunch luncheon luxurious luxury
    machine machinery magazine magic magician magnet magnetic magnificent mahogany mainly maintain
    maintenance majesty major majority malicious mammal manage management manager manner mansion
    manual manufacture manufacturer manuscript marble march margin marine marriage married marry
    marvellous masculine massacre massive master masterpiece material mathematics mathematical matter
    mattress mature maximum mayor meadow meal meaning meanwhile measure measurement mechanic mechanical
    mechanism medal medical medicine medieval mediocre medium melody member membership memorable
    memorial memory menace mental mention menu merchant merciful mercy mere merely merit merry message
    messenger metal meter method microscope middle midnight migrate military million millionaire mind
    mineral miniature minimum minister ministry minor minority minute miracle mirror miscellaneous
    mischief mischievous miserable misery missile mission mistake mixture mobile moderate modern modest
    modify moisture molecule moment momentum monarch monday money monitor monkey monster month monument
    mood moral morale moreover morning mortal mortgage mosque mosquito mostly mother motion motive motor
    mountain mouse moustache mouth move movement movie multiple multiply murder murderer muscle museum
    mushroom music musical musician mutual mysterious mystery myth naive naked narrative narrow nasty
    nation national nationality native natural naturally nature naughty naval navigate navy nearly
    neatly necessarily necessary necessity needle negative neglect negotiate negotiation neighbour
    neighbourhood neither nephew nerve nervous network neutral nevertheless newspaper niece nightmare
    nineteen ninety ninth noble nobody noise noisy nominate nonsense normal normally northern notable
    notice noticeable notion notorious nourish novel november nowadays nowhere nuclear nuisance numerous
    nurse nursery nutrition obedience obedient obey object objection objective obligation oblige obscure
    observation observe obsess obstacle obstruct obtain obvious obviously occasion occasional
    occasionally occupation occupy occur occurrence ocean october offence offend offensive offer office
    officer official often omission omit onion opaque opera operate operation operator opinion opponent
    opportunity oppose opposite opposition oppress optician optimism optimist optimistic option optional
    orange orchard orchestra ordeal order ordinary organ organic organization organize orient origin
    original originally ornament orphan orthodox otherwise ought outcome outfit outline output outrage
    outrageous outside outstanding oven overcome overseas overwhelm owner oxygen package paint painful
    painter palace pamphlet panel panic parachute paradise paragraph parallel paralysed parcel pardon
    parent parliament parsley partial participant participate particle particular particularly partly
    partner partnership passage passenger passion passionate passive passport password pastime patience
    patient patriotic pattern pause pavement payment peace peaceful peasant peculiar pedestrian pencil
    pendulum peninsula penalty pension people pepper perceive percent percentage perception perfect
    perfectly perform performance perfume perhaps period permanent permission permit perseverance
    persevere persist person personal personality personally personnel perspective persuade persuasion
    pessimist petition petrol petroleum phenomenon philosopher philosophy phone photograph photographer
    photography phrase physical physically physician physics piano picture picturesque piece pigeon
    pillow pilot pioneer pirate pistol pitiful plain planet plant plaster plastic plate platform play
    player playwright pleasant pleasure plenty plot plumber plunge plural pneumonia pocket poem poet
    poetry poison poisonous police policeman policy polite politely political politician politics
    pollute pollution popular popularity population porcelain portable portion portrait position
    positive possess possession possessive possibility possible possibly postpone potato potential
    pottery poultry poverty powder power powerful practical practically practice practise praise pray
    prayer preach precaution precede precious precise precisely predict predominant prefer preferable
    preference pregnancy pregnant prejudice preliminary preparation prepare prescribe prescription
    presence present presentation preserve president press pressure prestige presumably pretend pretty
    prevail prevalent prevent previous previously priest primarily primary primitive prince princess
    principal principle print printer prior priority prison prisoner privacy private privilege prize
    probability probable probably problem procedure proceed process procession proclaim produce producer
    product production profession professional professor proficient profile profit profitable profound
    program programme progress prohibit project prominent promise promote promotion prompt pronoun
    pronounce pronunciation proof propaganda propeller proper properly property prophecy prophet
    proportion proposal propose prosecute prospect prosper prosperity prosperous protect protection
    protein protest proud prove provide province provision provoke psychiatrist psychological
    psychology public publication publicity publicly publish publisher punch punctual punctuation
    punish punishment pupil purchase pure purple purpose pursue pursuit puzzle pyjamas qualification
    qualify quality quantity quarrel quarter queen query question questionnaire queue quickly quiet
    quietly quotation quote rabbit racial radiation radical radio radius railway rainbow raise random
    range rapid rapidly rarely raspberry rather ration rational reach react reaction readily ready
    realistic reality realize really realm rear reason reasonable rebel rebellion receipt receive
    recent recently reception recipe recipient recite reckless reckon recognition recognize
    recommend recommendation reconcile record recover recovery recreation recruit rectangle recur
    recycle reduce reduction redundant refer referee reference refine reflect reflection reform
    refreshment refrigerator refuge refugee refusal refuse regard regardless regiment region regional
    register regret regular regularly regulate regulation rehearsal rehearse reign reject rejoice relate
    relation relationship relative relatively relax relaxation release relevant reliable relief relieve
    religion religious reluctant rely remain remainder remark remarkable remedy remember remembrance
    remind remote removal remove renaissance render renew rent repair repeat repetition replace
    replacement reply report reporter represent representation representative reproduce republic
    reputation request require requirement rescue research resemblance resemble resent reservation
    reserve reservoir residence resident resign resignation resist resistance resolution resolve
    resource respect respectable respectful respond response responsibility responsible restaurant
    restless restore restrain restrict result resume retail retain retire retirement retreat retrieve
    return reveal revenge revenue reverse review revise revision revolt revolution reward rheumatism
    rhyme rhythm rhythmic ribbon rice riddle ridiculous rifle right rigid riot ripe risk rival river
    road roast robbery robot romance romantic roof rotate rough roughly round route routine royal rubber
    rubbish rude rugby ruin rule ruler rumour rural sabotage sacred sacrifice saddle safely safety sailor
    salad salary salmon salvation sandal sandwich sanitary sarcastic satellite satisfaction satisfactory
    satisfy saturday sauce saucer sausage savage scandal scarce scarcely scare scarf scatter scene
    scenery schedule scheme scholar scholarship school science scientific scientist scissors scold
    scope scorn scrape scratch scream screen screw script sculptor sculpture season seat second
    secondary secrecy secret secretary section sector secure security seize seizure seldom select
    selection selfish semester senate senator senior sensation sense sensible sensitive sentence
    sentiment sentimental separate separately separation september sequence sergeant series serious
    seriously sermon servant service session settle settlement seventeen seventh seventy several severe
    severely shade shadow shallow shame shape shared sheep sheet shelf shelter shepherd sheriff shield
    shiver shoulder shovel shower shrewd shriek siege sieve sight sign signal signature significance
    significant silence silent silk silver similar similarity similarly simile simple simplify simply
    simultaneous since sincere sincerely sincerity single sister situate situation sixteen sixth sixty
    skeleton skiing skilful skill skin skirt slaughter slavery sleeve slice slight slightly slippery
    slope slowly smooth soccer social society software soil soldier solemn solicitor solid solitary
    soluble solution somebody somehow someone something sometimes somewhat somewhere sophisticated
    sorrow soul source southern souvenir sovereign space spaghetti spare special specialist specially
    species specific specify specimen spectacle spectacular spectator speech spell spelling sphere
    spinach spirit spiritual splendid sponsor spontaneous spoonful spread squad square squeeze squirrel
    stability stable stadium staff stage stair stake standard staple starve statement station
    stationary stationery statistics statue status steady steak steel steep stereo sterile stiff
    stimulate stomach stone storage straight straightforward strange stranger strategic strategy
    straw strawberry stream street strength strengthen stress stretch strict strictly strike string
    strip stroke structure struggle stubborn student studio study stupid style subject submarine submit
    subsequent subsidy substance substantial substitute subtle subtract suburb succeed success
    successful successfully succession sudden suddenly suffer sufficient suffix sugar suggest suggestion
    suicide suitable suitcase sulphur summary summer summit summon sunday superb superficial superior
    supermarket supersede superstition superstitious supervise supervisor supper supplement supply
    support suppose suppress supreme surely surface surgeon surgery surgical surplus surprise
    surprising surrender surround survey survival survive survivor susceptible suspect suspend suspense
    suspicion suspicious swear sweat sweater sweep swift switch sword syllable symbol symmetry
    sympathetic sympathy symphony symptom synonym synthetic syringe syrup system systematic tackle
    tailor talent talented target tariff taste tattoo tax teacher technical technician technique
    technological technology tedious telegram telegraph telephone telescope television temper
    temperament temperature temple temporarily temporary temptation tenant tendency tennis tension
    terminal terrible terribly terrific territory terror terrorist testament testimony theatre theatrical
    theft theme themselves theology theoretical theory therapist therapy thermometer thesaurus thief
    thieves thigh thirsty thirteen thirty thorough thoroughly thousand thread threat threaten threshold
    throat throughout throw thumb thunder thursday ticket timber tissue title toast tobacco together
    toilet tolerance tolerant tolerate tomato tomorrow tongue tonight topic torch tornado torture total
    totally touch tough tourist tournament towards tower trace track tractor trade tradition traditional
    traffic tragedy tragic trail train training traitor transfer transform transition translate
    translation transmission transmit transparent transport transportation travel traveller treacherous
    treason treasure treasurer treat treatment treaty tremble tremendous trend trial triangle tribe
    tribute triumph trivial trolley troop tropical trouble trousers truly trumpet trunk trust truth
    tuesday tuition tunnel turkey twelfth twelve twentieth twenty twice twin type typical typically
    tyranny ultimate ultimately umbrella unable unanimous unbelievable uncertain uncle uncomfortable
    unconscious underground underneath understanding undoubtedly unemployed unemployment unexpected
    unfortunate unfortunately unhappy uniform union unique unit unite universal universe university
    unknown unless unlike unlikely unnecessary unpleasant unselfish until unusual upper upright upset
    urban urge urgent usage useful useless usual usually utensil utility utter vacancy vacant vacation
    vaccine vacuum vague vain valid valley valuable value vandal vanilla vanish variable variety various
    vary vase vast vault vegetable vegetarian vehicle veil velocity velvet vengeance ventilate venture
    verbal verdict verge verify version vertical vessel veteran veterinary vicious victim victory video
    view villa village villain vinegar violate violence violent violin virgin virtual virtually virtue
    virus visible vision visit visitor visual vital vitamin vivid vocabulary vocal vocation voice volcano
    voltage volume voluntary volunteer vote voucher vowel voyage vulgar vulnerable wage waist waiter
    waitress wander warehouse warm warn warning warrant warrior waste watch water waterfall wealth
    wealthy weapon weary weather wedding wednesday weekend weigh weight weird welcome welfare western
    whale wheat wheel wherever whether whichever whilst whisky whisper whistle whoever whole wholly wicked
    wide widespread widow width wilderness wildlife willing window winter wisdom withdraw withdrawal
    witness woman women wonder wonderful wooden woollen worker workshop worldwide worm worry worship
    worthwhile worthy wound wreck wrestle wrist write writer writing wrong yacht yawn yellow yesterday
    yield yoghurt young youngster yourself youth zealous zebra zero zone zoo zoology
    """
}
