extension ProofreadRules {
  /// Forms of verbs after modals, to, have, did.
  static let verbForms = """
    # could-of: After a modal verb it is “have”.
    could|should|would|might|must|couldn't|shouldn't|wouldn't of >!course => $1 have
    <!@art&!@poss may of >!@poss&!course&!@num&!# => $2 have
    + I could of gone. => I could have gone.
    - We would, of course, go.
    # modal-base: After a modal verb comes the plain form.
    <!@art&!@poss&!@adj can|could|will|would|should|must|may|might|cannot|can't|couldn't|won't|wouldn't|shouldn't @third&!@plural&!@base => $2 $3.base
    <!@art&!@poss&!@adj can|could|will|would|should|must|may|might|cannot|can't|couldn't|won't|wouldn't|shouldn't not? @past&!@base&!@noun&!@adj&!@prep => $2 $3 $4.base
    <!@art&!@poss&!@adj can|could|will|would|should|must|may|might|cannot|can't|couldn't|won't|wouldn't also|not|always|never|only @third&!@plural&!@base => $2 $3 $4.base
    <!@art&!@poss&!@adj can|could|will|would|should|must|may|might|cannot|can't|couldn't|won't|wouldn't|shouldn't not? to @base&!@nominal => $2 $3 $5
    <!@art&!@poss&!@adj can|could|will|would|should|must|may|might|cannot|can't|couldn't|won't|wouldn't has => $2 have
    <!@art&!@poss&!@adj can|could|will|would|should|must|may|might|cannot|can't|couldn't|won't|wouldn't is|are|was|were => $2 be
    + She can sings and must went. => She can sing and must go.
    + It will causes harm. => It will cause harm.
    + We should to go. => We should go.
    - a can opens
    # modal-twice: One modal verb is enough.
    <!@art&!@poss will can >!@base&!not => $2 be able to
    will can @base => can $3
    could might => could
    may might => might
    can able to => can
    will able to => will be able to
    can be able to => can / is able to
    would can => could
    + You could might want it. => You could want it.
    # modal-be: A form of “be” is missing.
    will|would|should|can|could|may|might|must not allowed|able|supposed to => $1 not be $3 to
    will|would|should|can|could|may|might|must able to => $1 be able to
    # to-base: After “to” comes the plain form of the verb.
    want|wants|wanted|need|needs|needed|try|tries|tried|trying|have|has|had|able|going|order|decide|decided|hope|like|went|used|supposed|begin|began|start|started|learn|learned|refuse|refused|easy|hard|possible|impossible|important|necessary|how|not|people|me|them|him|you|us|ability|chance|opportunity|way|right|forced|continue|seem|seems|tend|tends to @past&!@base&!@adj >!@nominal => $1 to $3.base
    want|wants|wanted|need|needs|needed|try|tries|tried|trying|able|order|decide|decided|hope|supposed|begin|began|start|started|learn|learned|went|easy|hard|possible|impossible|necessary|how|ability|chance|opportunity to @past&!@base&@irr => $1 to $3.base
    want|wants|wanted|need|needs|needed|try|tries|tried|trying|have|has|had|able|going|order|decide|decided|hope|like|supposed|begin|began|start|started|learn|easy|hard|possible|impossible|necessary|how|not|people|me|them|him|us|you|ability|chance|opportunity|way to @third&!@plural&!@base => $1 to $3.base
    to has => to have
    want|wants|need|needs|try|going|able|have|has|had|how|order to @be&!been&!be&!being => $1 to be
    + I want to went home. => I want to go home.
    + He needs to has time. => He needs to have time.
    # did-base: After “do” comes the plain form.
    did|didn't|does|doesn't|do|don't not? @past&!@base&!@noun&!@adj => $1 $2 $3.base
    did|didn't|does|doesn't|do|don't i|you|he|she|it|we|they @past&!@base&!@noun&!@adj => $1 $2 $3.base
    did|didn't|does|doesn't|do|don't not? @third&!@plural&!@base&!@have&!@be => $1 $2 $3.base
    does|doesn't|did|didn't not? has|had => $1 $2 have
    does he|she|it has => does $2 have
    ^ has we|you|they|i => have $3
    + I didn't understood it. => I didn't understand it.
    + How did you came here? => How did you come here?
    + She does not likes it. => She does not like it.
    # have-participle: After “have” comes the participle.
    have|has|had|i've|you've|we've|they've|haven't|hasn't|hadn't|having also|not|already|never|always|just|ever? @past&!@pp&!@base&!@noun&!@adj => $1 $2 $3.pp
    have|has|had|i've|we've|they've|you've did => $1 done
    i'd|he'd|she'd|they'd|we'd|you'd did|went|forgot|broke|wrote|chose|spoke => $1 $2.pp
    should|could|would|must|might have @past&!@pp&!@base&!@noun&!@adj => $1 have $3.pp
    has|have be => $1 been
    has|had|have being @pp|@adj => $1 been $3
    + I have went there. => I have gone there.
    + They've broke it. => They've broken it.
    # be-participle: After “be” comes the participle.
    is|are|was|were|been|being|be @past&!@pp&!@base&!@adj&@irr&!broke&!saw&!felt&!found => $1 $2.pp
    it's|its|is|was|are broke >now|and|.|since => $1 broken
    + It was stole. => It was stolen.
    # be-ing: After “have been” or “be”, the verb ends in -ing.
    <@modal be go|come|happen|live|work|do|make => be $2.ing
    i've|we've|you've|they've looking|working|reading|writing|testing|using|trying|going|doing|thinking|studying|speaking|talking|running|waiting|getting|making => $1:be $2
    i have working|reading|writing|testing|using|studying|speaking|waiting => i'm $3
    you|we|they have working|reading|writing|testing|using|studying|speaking|waiting|living => $1+'re $3
    # be-done: After “be” the verb tells what is done to the subject.
    @modal be base => $1 be based
    @modal be use => $1 be used
    can|could|will|should|must|may be @base&!@nominal&!@adj&!@adv&!@past&!@pp&!@prep&!@be&!@have&!@do&!become&!go&!come&!happen&!seem&!appear&!exist >!to => $1 be $3.pp
    + It can be solve. => It can be solved.
    # double-past: Only the first verb shows the past.
    used to @past&!@base&!@adj&!@noun >!@nominal => used to $3.base
    <!@plural&!@noun&!the&!that&!which&!to&!can&!will&!could&!should&!may&!must&!might&!would&!@do&!and&!or use to @base >!. => used to $4
    <~be|got|get|getting|become use to => used to
    <i|we|they|you|he|she use to @base => used to $4
    <~be suppose to => supposed to
    + We use to play. => We used to play.
    + He is suppose to come. => He is supposed to come.
    # help-base: After “help”, “let” and “make” comes the plain form.
    help|helps|helped|helping @past&!@base&!@adj&!@noun => $1 $2.base
    helped improved|reduced|increased|created|solved => helped $2.base
    let|lets|let's me|him|her|us|them|you|people|anyone|everyone|anybody|everybody to @base => $1 $2 $4
    make|makes|made me|him|her|us|them|you|people to @base => $1 $2 $4
    let|lets|make|makes me|him|her|us|them|people|you @third&!@plural&!@base => $1 $2 $3.base
    + It helped made this. => It helped make this.
    + They let me to go. => They let me go.
    # enjoy-ing: This verb is followed by -ing.
    ~enjoy|~avoid|~finish|~mind|~suggest|~practice|~admit to @base => $1 $3.ing
    ~enjoy|~avoid @base&!@nominal&!@adj => $1 $2.ing
    ~look forward to @base&!@nominal&!@adj => $1 forward to $4.ing
    <!here without|by|for|of|about|before|after @base&!@nominal&!@adj&!@adv&!@prep&!@past&!@conj&!@sub >the|a|an|their|his|her|our|my|your|this|that|it|them => $2 $3.ing
    instead of @base&!@nominal&!@adj => instead of $3.ing
    worth to @base&!@be => worth $3.ing
    ~be used to @base&!@nominal&!@adj >!@art&!@obj&!@poss => $1 used to $4
    + I enjoy to read. => I enjoy reading.
    + It is worth to try. => It is worth trying.
    + He left without say the word. => He left without saying the word.
    # wish-past: After “wish” the verb goes one step into the past.
    wish|wishes i|you|he|she|it|we|they can => $1 $2 could
    wish|wishes i|you|he|she|it|we|they will => $1 $2 would
    wish i|he|she|it|there was => wish $2 were
    if i|you|he|she|it|we|they would have => if $2 had
    if i was you => if i were you
    + I wish I can go. => I wish I could go.
    # irregular-form: This verb is irregular.
    readed => read
    choosed => chose
    putted => put
    costed => cost
    teached => taught
    thinked => thought
    buyed => bought
    catched => caught
    goed => went
    runned => ran
    writed => wrote
    finded => found
    falled => fell
    feeled => felt
    keeped => kept
    leaved => left
    losed => lost
    maked => made
    sended => sent
    speaked => spoke
    spended => spent
    standed => stood
    taked => took
    telled => told
    understanded => understood
    winned => won
    growed => grew
    hurted => hurt
    knowed => knew
    drived => drove
    eated => ate
    gived => gave
    bringed => brought
    brang|brung => brought
    breaked => broke
    beginned => began
    builded => built
    becomed => became
    dealed => dealt
    drawed => drew
    drinked => drank
    fighted => fought
    flied => flew
    forgetted => forgot
    hided => hid
    holded => held
    letted => let
    meaned => meant
    payed => paid
    rised => rose
    sleeped => slept
    stealed => stole
    swimmed => swam
    throwed => threw
    waked => woke
    weared => wore
    seeked => sought
    shaked => shook
    binded => bound
    + He choosed it. => He chose it.
    """
}
