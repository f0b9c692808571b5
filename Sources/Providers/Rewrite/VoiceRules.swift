extension RewriteRules {
  /// Contractions and everyday words.
  static let friendly = """
    # contraction: friendlier as a contraction
    <!@verb i am >!$&!.&!?&!,&!not => I'm
    i am not => I'm not
    i have >@pp|been|not|never|already|always|just => I've
    i will => I'll
    i would >like|love|be|prefer|say => I'd
    you|we|they are >!$&!.&!?&!,&!not => $1+'re
    you|we|they have >been|already|never|always|just => $1+'ve
    you|we|they|he|she|it will >!. => $1+'ll
    he|she|it|that|there|here|what|where|who is >!$&!.&!?&!,&!not&!@art => $1+'s
    it|that|there|here is a|an|the => $1+'s $3
    do|does|did|is|are|was|were|has|had|would|could|should not => $1+n't
    have not @pp => haven't $3
    cannot => can't
    can not >!only => can't
    will not => won't
    let us >@base => let's
    # friendly-word: stiff word
    ^ therefore , => so
    ^ moreover|furthermore|additionally , => also ,
    ^ consequently|thus|hence , => so
    ^ nevertheless|nonetheless , => still ,
    ^ however , => still ,
    ~purchase => $1~buy
    ~assist => $1~help
    ~inform => $1~tell
    ~obtain => $1~get
    ~commence => $1~start
    ~utilize|~utilise => $1~use
    ~provide you with => $1~give you
    regarding|concerning >@art|@poss|@dem => about
    in order to => to
    prior to => before
    ~require >a|an|the|more|your|this|any|no => $1~need
    ~receive >a|an|the|your|this|our|any => $1~get
    ~request a|an|the => $1~ask for $2
    ~respond to => $1~answer
    additional >@noun|@plural => more
    should you have|need|require|wish|want => if you $3
    in the event that => if
    at this time >.|,|! => now
    numerous => many
    sufficient => enough
    assistance => help
    immediately => right away
    frequently => often
    + She received a letter. => She got a letter.
    + Should you have questions, call. => If you have questions, call.
    - They received him well.
    # greeting: friendlier opening or closing
    ^ dear sir|madam or|and sir|madam => hello
    ^ to whom it may concern => hello
    yours sincerely|faithfully|truly => best wishes
    sincerely yours => best wishes
    # friendly-phrase: stiff phrase
    we are pleased|delighted to => we're happy to
    i am pleased|delighted to => I'm happy to
    we apologize|apologise for => we're sorry about
    i apologize|apologise for => I'm sorry about
    it is necessary to => you need to
    it is important to note that => keep in mind that
    please be advised that => just so you know ,
    please do not hesitate to => feel free to
    + We apologize for the delay. => We're sorry about the delay.
    please don't hesitate to => feel free to
    at your earliest convenience => when you can
    i would be grateful|appreciative if you could => could you please
    i would appreciate it if you could => could you please
    we regret to inform you that => sorry to say ,
    i regret to inform you that => sorry to say ,
    thank you very much => thanks a lot
    thank you for => thanks for
    i am writing to inform you that => I wanted to let you know that
    i am writing to ask => I wanted to ask
    it is recommended that you => you might want to
    you are required to => you'll need to
    """
  /// Full forms, neutral words and calm punctuation.
  static let professional = """
    # contraction: contraction written in full
    don't|doesn't|didn't|isn't|aren't|wasn't|weren't|haven't|hasn't|hadn't|couldn't|wouldn't|shouldn't|mustn't|can't|won't|needn't >!i&!you&!he&!she&!we&!they&!it => $1:full
    i'm|i've|i'll|you're|you've|you'll|he'll|she'll|it'll|we're|we've|we'll|they're|they've|they'll|that'll|there'll|could've|should've|would've|might've|must've => $1:full
    let's >@base => let us
    it's|he's|she's|that's|there's|what's|here's|who's >a|an|the|not|gonna|@ing|@adj|very|so|too|my|your|our|their|his|in|on|at|no|important|what|how|where|all => $1:is
    it's|he's|she's|that's|there's been|@pp&!@past => $1:has $2
    i'd|we'd|you'd|they'd|he'd|she'd like|love|prefer|be|appreciate|say|suggest|recommend => $1:would $2
    gonna => going to
    wanna => want to
    i've|we've|you've|they've gotta => $1:full to
    gotta => have to
    gimme => give me
    lemme => let me
    kinda|sorta => somewhat
    dunno => do not know
    cuz|cos|'cause => because
    # informal: informal word
    yeah|yep|yup => yes
    nope|nah => no
    hey|hiya|yo >@proper|there|all|everyone|team|folks|, => hello
    hey => hello
    ^ hi , => hello ,
    kids => children
    a bunch of >@plural => several
    tons|loads|lots of => many
    super|totally|really|crazy|insanely @adj&!few => very $2
    awesome|amazing|fantastic => excellent
    crappy|lousy|sucky => poor
    ~get in touch with => $1~contact
    ~get back to => $1~reply to
    ~put off => $1~postpone
    ~talk about => $1~discuss
    ~ask for => $1~request
    ~give you a call|ring => $1~call you
    asap|a.s.a.p => as soon as possible
    fyi => for your information
    btw => by the way
    i guess => I believe
    thx|thanks >.|,|!|for => thank you
    thanks a lot|bunch|million => thank you very much
    thanks so much => thank you very much
    pls|plz => please
    big deal => important matter
    a couple of => two / a few
    way too => far too
    at the end of the day => ultimately
    touch base with => contact
    a no-brainer => an easy choice
    hey|hi guys|folks|all , => hello everyone ,
    just wanted to let you know => I would like to inform you
    i feel like >@subj|the|we|this|that => I believe
    stuff => material / items
    pretty @adj&!much >.|,|@noun => fairly $2
    right now => at present
    no worries => no problem
    sorry about|for >the|my|our|any => I apologize for
    ^ so , >!@wh&!@be&!@do&!@modal => therefore ,
    ^ but >@subj|the|there => however ,
    ^ anyway , => -
    + Sorry about the delay. => I apologize for the delay.
    + But the plan is pretty good. => However, the plan is fairly good.
    - All but the first were sold.
    # phrasal-verb: one verb says it
    ~figure out => $1~determine
    ~look into => $1~investigate
    ~come up with => $1~devise
    ~get rid of => $1~remove
    ~go over >the|your|our|this|these => $1~review
    ~check out >the|your|our|this|these => $1~review
    ~find out => $1~learn
    ~wrap up >the|this|our => $1~conclude
    ~kick off >the|this|our => $1~begin
    ~think about => $1~consider
    ~mess|~screw up => $1~spoil
    + We figured out the cause. => We determined the cause.
    + They are looking into it. => They are investigating it.
    - He looked out of the house.
    # informal-phrase: informal phrase
    heads up => notice
    hang on => wait
    # exclamation: calmer full stop
    ! $ => .
    !! $ => .
    !!! $ => .
    """
}
