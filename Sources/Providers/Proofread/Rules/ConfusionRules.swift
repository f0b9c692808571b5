extension ProofreadRules {
  /// Words that are mistaken for each other.
  static let confusions = """
    # its-it's: “It's” is “it is”; “its” tells whose.
    its a|an|the|not|been|going|very|just|also|so|too|my|your|because|always|really|probably|possible|impossible|important|hard|easy|true|like|only|about|time|better|worth|clear|obvious|critical|nice|good|great|fine|ok|okay|never|all|more|still|now|what|that|supposed|got|being|nobody|everybody >!@nominal&!own => it's $2
    its a|an|the|not|been|going|just|also|because|always|probably|possible|impossible|true|supposed|nobody|really|very|so|too => it's $2
    <^ its @ing&!@noun >!@nominal => it's $3
    it's own => its own
    <of|in|on|for|with|from|by|about|to|and it's @noun|@plural&!@adj&!@ing&!@pp&!@adv >!@nominal => its $3
    it's way to|through|into => its way $3
    + Its a nice day. => It's a nice day.
    + The dog ate it's own food. => The dog ate its own food.
    - The dog ate its food.
    - Its main point is good.
    # your-you're: “You're” is “you are”; “your” tells whose.
    your welcome >!@noun => you're welcome
    your not|going|a|an|the|very|doing|being|trying|looking|getting|so|too|gonna|supposed|able|wrong|welcome|always|never|still|already|just >!@nominal => you're $2
    your a|an|the|not|going|supposed|gonna => you're $2
    if|when|because|that|think|know|hope|sure your right|correct|wrong|interested|lucky|happy|ready|sure|using|looking|trying|having|running|going|doing|able >!@nominal => $1 you're $3
    you're own => your own
    <of|in|on|for|with|from|by|about|to|at you're @noun&@known|@plural&@known >!@adj => your $3
    you're pr|code|name|own|mother|father|car|house|time|life|job|problem|computer|phone|browser|project|help|email|account|message|question|work => your $2
    + Your going to win. => You're going to win.
    + Is this you're own idea? => Is this your own idea?
    - Your new car is nice.
    # there-their: “Their” tells whose; “there” is a place; “they're” is “they are”.
    there|theyre|they're own => their own
    <of|for|with|by|about|on|lose|losing|lost|use|using|change|improve|and|in|make|making|take|taking|do|doing|spend|have|share there @noun&@known&!@adj&!@adv&!@prep|@plural&@known >!@be&!@modal => their $3
    their is|are|was|were|will|has|have|isn't|aren't|seems|exists => there $2
    their going|not|doing|being|trying|getting|gonna >!@noun => they're $2
    their's => theirs / there's
    <think|suspect|know|believe|say|that|if|^ their's a|an|no|nothing|something|many|some => there's $3
    theirs a|an|no => there's $2
    they're is|are|was|were => there $2
    ^ they're|their seems|must => there $3
    over|out|in their . => $1 there $3
    <is|are|was|were there a|an|any => there $3
    + Their is a way. => There is a way.
    - I went there today.
    # then-than: “Than” compares; “then” is about time.
    @comp then >@art|@poss|@obj|@dem|@num|@quant|@subj|#|@plural|ever|before|usual|just|expected|what|that|when => $1 than
    more|less|fewer|rather|other|worse|better|bigger|larger|smaller|faster|slower|higher|lower|greater|longer|shorter|older|younger|easier|harder|stronger|cheaper then >!,&!.&!@adv => $1 than
    more|less @adj|@adv then >!,&!. => $1 $2 than
    more|less|fewer @noun|@plural then >@art|@poss|@obj|@dem|@num|#|@plural|ever|before|in|on => $1 $2 than
    since|until|till|and|by|back than >!@nominal => $1 then
    @comp that >#|@art|@poss|@obj|@num|usual|expected|ever|before|@plural => $1 than
    <@verb|are|is|was|be|window bigger|longer|faster|larger|smaller|shorter|higher|lower that >!@subj&!@be&!@verb => $2 than
    + It is better then mine. => It is better than mine.
    + More then ten came. => More than ten came.
    + This is bigger that that. => This is bigger than that.
    - If it is better, then use it.
    # to-too: “Too” is “more than enough” or “also”.
    to much|many >!@noun&!@plural&!more&!@adj&!of => too $2
    <!@verb&!@prep&!due&!able to much|many @nominal => too $3 $4
    <~be|way|far|seem|seems|seemed|look|looks|looked|become|becomes|became|go|goes|gone|feel|feels|get|gets|getting|bit|much|speaking to big|small|late|early|far|soon|old|young|hard|high|expensive|difficult|heavy|large|weak|tired|fast|good|ambitious|bad|strong|busy|lazy|dangerous|simple|complex|complicated|deep|dark|tight|loud|sad|cold|hot|often|few|little|easy|rich|poor|tall|wide|narrow|thick|thin|obvious|strict|smart|risky|broad >!@noun&!school&!@plural&!@comp => too $3
    way to @adj&@known&!@base >!@nominal => way too $3
    , to . => , too .
    me|you|i|him|her|them|us to .|! => $1 too $3
    too @base&!@nominal&!@adj&!@adv&!@past&!@prep >@art|@poss|@obj|@dem => to $2
    <want|wants|need|needs|try|going|able|used|have|has|had|like|how too @base => to $3
    big|small|late|large|good|complex|slow too fail|say|use|see|go|run|be|do => $1 to $3
    + I have to much. => I have too much.
    + The bag is to big. => The bag is too big.
    + I want too go. => I want to go.
    - She talked to many people.
    - I moved to big cities.
    # loose-lose: “Lose” is a verb; “loose” is not tight.
    to|will|can|could|would|should|may|might|must|don't|didn't|cannot|can't|won't|not|you'll|they|we|i loose >!and&!@noun&!@plural => $1 lose
    to|will|can|could|not|don't|didn't|might|may loose weight|money|time|data => $1 lose $3
    loosing >!up => losing
    + I don't want to loose it. => I don't want to lose it.
    + They will loose the game. => They will lose the game.
    # affect-effect: “Affect” is the verb, “effect” the noun.
    a|an|the|this|any|no|some|its|their|his|her|my|our|greenhouse|side|sound|special|cause-and|great|big|bad|good|negative|positive|strong|significant|knock-on|huge|little|same|adverse|snowball|butterfly affect >!@art&!@poss&!@obj => $1 effect
    in|into affect >!@art => $1 effect
    cause and affect => cause and effect
    affects on|of => effects $2
    to|will|can|could|would|should|may|might|must|don't|doesn't|didn't|cannot|can't|won't|wouldn't|shouldn't|not|greatly|also|directly|immediately|negatively|adversely effect >!,&!.&!of&!on&!that&!to&!and => $1 affect
    <@modal greatly|also|directly|immediately|negatively|adversely effect => $2 affect
    + It had an affect on me. => It had an effect on me.
    + This will effect us all. => This will affect us all.
    # whose-who's: “Who's” is “who is”; “whose” tells whose.
    who's own|name|job|car|fault|idea|turn|life|work => whose $2
    whose been|going|the|a|not => who's $2
    # advice-advise: “Advice” is the noun, “advise” the verb.
    some|any|an|the|this|that|good|bad|better|best|great|of|his|her|my|your|their|more|no|legal|medical advise >!@art&!@obj&!that&!against => $1 advice
    to|would|will|can|i|we|strongly advice >!@prep&!.&!,&!is&!and => $1 advise
    + Thanks for the advise. => Thanks for the advice.
    # breath-breathe: “Breathe” is the verb, “breath” the noun.
    to|can|can't|cannot|could|couldn't|would|will|i|you|we|they|not|don't|and breath >!of&!a => $1 breathe
    # quiet-quite: “Quite” is “rather”; “quiet” is “without noise”.
    is|are|was|were|be|it's|not|been quiet a|an|good|often|well|easy|hard|interesting|different|similar|useful|important|remarkable|difficult|big|small|large|expensive|nice|common|popular|likely|sure|clear|right|true|simple|bad|far|happy|long => $1 quite $3
    quiet often|well|a|remarkable|interesting|different => quite $2
    # though-thought: “Thought” is the past of “think”; “though” is “although”.
    i|you|he|she|we|they though it|that|about|of|i|he|she|you|we|they|there => $1 thought $3
    <i|you|he|she|we|they|have|has|had|never|always though it|that|about|i|he|she|they|of => thought $3
    even|as thought >!@prep&!.&!, => $1 though
    # thing-think: “Think” is the verb.
    i|you|we|they|people|everyone|everybody|anybody|anyone|to|don't|didn't|might|could|would|should|can|often thing >that|it|about|of|i|this|the|we|here|there|you|? => $1 think
    <does|do|did @noun thing >here|of|about|? => $2 think
    might|could|would|should|will|reader|often|always|body thing >when|if|it|i|that|we|you|of|about => $1 think
    every body thing => everybody think
    # where-were: “Were” is the past of “are”; “where” is a place.
    they|we|you where @adj|@ing|@pp|@adv|not|very|also|able|asked|the|a|an => $1 were $3
    <know|see|wonder|understand|asked|ask|knew|tell|told|remember|find|found|showing|show were the|he|she|it|they|you|i|we|this|that|to => where $3
    were is|are|do|does|did|can => where $2
    # passed-past: “Past” is a place or a time; “passed” the verb.
    in the passed => in the past
    past away|out|the exam|the test => passed $2
    # weather-whether: “Whether” leaves two ways open.
    weather or not => whether or not
    <know|decide|matter|wonder|determine|see|asked|check|question weather he|she|it|they|you|i|we|the|to|or => whether $3
    # except-accept: “Accept” is “take”; “except” is “but not”.
    to|will|can|could|would|should|please|i|we|not|must|don't|didn't|cannot except the|a|an|that|it|this|my|your|his|her|their|our|responsibility|any => $1 accept $3
    accept for => except for
    # form-from: “From” tells where something comes from.
    <~come|~differ|~different|away|apart|far|~suffer|~hear|~learn|~benefit|~get|~protect|~prevent|~save form => from
    # safe-save: “Save” is the verb.
    to|can|could|will|would|should|may|must|might|please|definitely safe my|your|his|her|their|our|the|a|it|time|money|changes|us|them => $1 save $3
    # choose-chose: “Chose” is the past of “choose”.
    to|will|can|could|would|should|may|must|might|didn't|don't|did|do chose => $1 choose
    # hop-hope: “Hope” is a wish; “hop” a jump.
    i|we|just|really hop you|it|that|this|we|i|to|they|he|she => $1 hope $3
    hope on a|an|the train|bus|plane|airplane => hop on $3 $4
    hoped on a|an|the train|bus|plane|airplane => hopped on $3 $4
    # feel-fell: “Feel” is about senses; “fell” is the past of “fall”.
    to|don't|didn't|can|could|will|would|does|doesn't|do|did|i fell like|good|bad|well|better|tired|happy|sad|free|comfortable|safe|sorry|sick|that|i'm => $1 feel $3
    # live-life: “Life” is the noun, “live” the verb.
    my|your|his|her|their|our|of|daily|social|whole|real live >.|,|is|was|and|in|to|with => $1 life
    to|can|could|will|would|should|i|we|they|people life in|with|at|on|without|longer|together => $1 live $3
    # fill-feel: “Feel” is about senses.
    i|we|they|you|to|will fill good|bad|happy|sad|better|tired|comfortable|safe|like|that => $1 feel $3
    # everyday: “Everyday” is “usual”; “every day” is “each day”.
    @verb|it|them|up|out|that|this|there|, everyday .|,|!|?|$ => $1 every day $3
    <@noun|@plural|@obj|@adv everyday .|! => every day $3
    every day life|lives|things|use|tasks|objects|language|situations|items|people|problems => everyday $3
    ^ everyday i|we|he|she|they|you|it|, => every day $3
    + I run everyday. => I run every day.
    # maybe: “Maybe” is “perhaps”; “may be” is “could be”.
    <^ may be i|we|he|she|they|you|it|the|this|that|there => maybe $4
    <it|there|this|that|he|she|they|we|which maybe @adj|a|an|the|possible >!@nominal&!@adj => may be $3
    # apart: “A part” is a piece; “apart” is “not together”.
    <@verb|@be|@noun|@plural|as apart of the|our|my|this|your|his|her|their|its => a part of $4
    <~be|as|become|becoming|became apart of => a part of
    ~fall|~come|~take|~set|~tear|~drift|so|told a part .|$|, => $1 apart $4
    so|too|far|even a part from => $1 apart from
    # every-ever: “Ever” is “at any time”; “every” is “each”.
    i|you|he|she|we|they|it every @base&!@noun|truly|really|actually|become => $1 ever $3
    <can|could|would|will|should|do|does|did|don't|why|how i|you|he|she|we|they every @base|become => $2 ever $4
    # these-theses: “These” points; “theses” are long essays.
    theses @plural|@time => these $2
    # does-dose: “Does” is the verb, a “dose” is an amount.
    how|why|what|where|when dose => $1 does
    dose not => does not
    it|he|she|this|that dose >!of => $1 does
    # intend-intent: “Intend” is the verb.
    @modal intent to => $1 intend to
    i|we|they|you intent to => $1 intend to
    # bought-bough: “Bought” is the past of “buy”.
    have|has|had|i|he|she|we|they|never bough => $1 bought
    # extend-extent: The noun is “extent”.
    to which|what|some|a|an extend >@prep|@subj|the => to $2 extent
    # for-fro: A slip of the keys.
    fro >!@conj&!and => for / from
    # same-some: A slip of the keys.
    the some @noun&@known >from|as|of|that => the same $3
    # others: These words are easily mistaken for each other.
    principal of the|our|this thing|matter|idea => principle of $3 $4
    in principal => in principle
    principle reason|cause|author|investigator => principal $2
    piece of mind => peace of mind
    off course >!@noun => of course
    bare with|in me|us|mind => bear $2 $3
    desert menu|dish|course => dessert $2
    has|have|had|was|were|been|which|this lead to >!@noun&!time&!@plural => $1 led to
    was|were|been lead by => $1 led by
    moral of the team|troops|staff => morale of the $4
    personal department|manager|office => personnel $2
    sight|site seeing => sightseeing
    cite|sight a source|sources => cite $2 $3
    stationary shop|store|supplies => stationery $2
    threw|thru|trough out the => throughout the
    went threw => went through
    go|goes|going|went|look|looking|get|gets|run|read|walk|walking|come|live|all trough => $1 through
    waste|waist of times => waste of time
    worse case scenario => worst case scenario
    wander|wonders if|why|whether|how => wonder $2
    i wander if|why|whether|how|what => i wonder $3
    won the|a|several|some|no|first price|prices|prise|prises => won $2 $3:prize
    was|were|be|is|are aloud to => $1 allowed to
    right|write of passage => rite of passage
    confidant about|that|in|. => confident $2
    very|so|more|feel|felt|feeling confidant => $1 confident
    toted as => touted as
    allot of|more => a lot $2
    a lot more then => a lot more than
    once a twice => once or twice
    viscous circle|cycle => vicious $2
    viscous circles|cycles => vicious $2
    seam|seams to|like|alright|right|fine|good|to|easy => $1:seem $2
    it|that|this|he|she|everything|they|there seams|seam => $1 $2:seem
    waist time|money => waste $2
    brakes down => breaks down
    cloths >and|,|.|are|that => clothes
    new|my|his|her|their|wear|wearing|buy|buying|wash|washing cloths => $1 clothes
    + The principle reason is cost. => The principal reason is cost.
    """
}
