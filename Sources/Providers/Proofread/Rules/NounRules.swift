extension ProofreadRules {
  /// Nouns that are not counted, irregular plurals, possessives.
  static let nouns = """
    # uncountable: This noun is not counted and has no plural.
    informations => information
    advices => advice
    equipments => equipment
    furnitures => furniture
    homeworks => homework
    knowledges => knowledge
    luggages => luggage
    baggages => baggage
    softwares => software
    hardwares => hardware
    evidences => evidence
    trafics|traffics => traffic
    pollutions => pollution
    behaviours => behaviour
    stuffs => stuff
    musics => music
    feedbacks => feedback
    sceneries => scenery
    vocabularies >!of => vocabulary
    machineries => machinery
    transportations => transportation
    garbages => garbage
    slangs => slang
    jewelries => jewelry
    underwears => underwear
    moneys => money
    progresses >.|,|in => progress
    peoples >!'&!of => people
    childs|childrens => children
    mans >!@noun => men
    womans >!@noun => women
    mens >!@noun => men
    womens >!@noun => women
    foots => feet
    tooths => teeth
    mouses >!@noun => mice
    sheeps => sheep
    fishs => fish
    deers => deer
    aircrafts => aircraft
    spacecrafts => spacecraft
    offsprings => offspring
    persons >!@noun&!of => people
    lifes => lives
    wifes => wives
    knifes >!@art => knives
    leafs => leaves
    wolfs => wolves
    thiefs => thieves
    shelfs => shelves
    halfs => halves
    heros => heroes
    volcanos => volcanoes
    potatos => potatoes
    tomatos => tomatoes
    echos => echoes
    mosquitos => mosquitoes
    familys => families
    countrys => countries
    citys => cities
    partys => parties
    storys >!of => stories
    companys => companies
    babys => babies
    ladys => ladies
    bodys => bodies
    hobbys => hobbies
    activitys => activities
    phenomenas|phenomenons => phenomena
    criterias|criterions => criteria
    datas => data
    medias => media
    analysises => analyses
    passer-bys|passerbys => passers-by
    complains and|of|about|from|were|are|by => complaints $2
    <many|several|some|the|any|of|all complains >@be|from|about|and|, => complaints
    a complain|complains => a complaint
    many complains => many complaints
    + I need informations about heros. => I need information about heroes.
    # mass-article: This noun is not counted, so “a” or “an” does not go with it.
    a|an advice >!@noun&!column => advice / a piece of advice
    a|an information >!@noun => information / a piece of information
    a|an @adj advice|information|knowledge|homework|furniture|equipment|luggage|software|hardware|music|traffic|pollution|research|evidence >!@nominal&!@ing&!-&!@adj&!of&!@conj => $2 $3
    a|an homework|furniture|equipment|luggage|software|hardware|traffic|pollution|ransomware|malware|firmware|weather|scenery >!@nominal&!@ing&!@adj&!@past => $2 / a piece of $2
    an|a evidence|research|knowledge|news|progress|work >.|,|that|which|about|in|to|and => $2
    + He gave me an advice. => He gave me advice.
    - a software engineer
    # plural-form: Here the plural is meant.
    two|three|four|five|several|many|these|those|both|#|other|all criterion|phenomenon|analysis|basis|crisis|hypothesis >!@nominal => $1 $2.pl
    both @adj criterion|phenomenon => both $2 $3.pl
    other @adj? review criterion => other $2 review criteria
    one|a|an|this|each|every|another criteria|phenomena|analyses|hypotheses >!@nominal => $1 $2.sg
    # compound-subject: As a subject it is “I”.
    <^ me and my|@noun&@known @noun >@finite => $3 $4 and I
    <^ my|our brother|sister|mother|father|friend|wife|husband|dad|mom|boss|team|neighbor|neighbour|colleague and me >@finite => $2 $3 and I
    between you and i => between you and me
    for|with|to|from you|him|her|them and i >.|,|$ => $1 $2 and me
    + My brother and me went home. => My brother and I went home.
    # subject-me: As a subject it is “I”, and it comes last.
    ^ me and _ @past|@be|@have|@modal|are => $4 and I $5
    # possessive-pronoun: After “a friend of” comes “mine”, “his”, “hers”.
    friend|friends of me|my >!and&!@nominal&!@adj => $1 of mine
    a|the friend|colleague of him >!. => $1 $2 of his
    friend|friends of him => $1 of his
    friend|friends of us => $1 of ours
    friend|friends of them => $1 of theirs
    friend|friends of you >!@nominal => $1 of yours
    his|her|my|your|their|our|its the => $1
    the my|your|their|our => $2
    a|an my|your|their|our|his => $2
    + He is a friend of me. => He is a friend of mine.
    + It is his the best idea. => It is his best idea.
    """
}
