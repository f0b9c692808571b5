extension ProofreadRules {
  /// More set phrases and slips that a dictionary does not see.
  static let phrases = """
    # heard-wrong: The phrase is usually written this way.
    without|much further adieu|due => without further ado
    damp squid => damp squib
    bad wrap => bad rap
    baton down the hatches => batten down the hatches
    blanketed statement|statements => blanket $2
    one foul|fowl swoop => one fell swoop
    on the spurt of the moment => on the spur of the moment
    last dish|stitch effort => last-ditch effort
    let along >@art|@verb|@noun => let alone
    sneaky suspicion => sneaking suspicion
    trail and error => trial and error
    take|taking|took|taken it|that for granite => $1 $2 for granted
    taken for granite => taken for granted
    on second though => on second thought
    in and off itself => in and of itself
    in of itself => in and of itself
    in leu of => in lieu of
    last but not the least => last but not least
    take it personal => take it personally
    take|takes|taking things personal => $1 things personally
    on mass => en masse
    fast paste => fast-paced
    for along time => for a long time
    off the cuffs => off the cuff
    low hanging|low-hanging fruits => low-hanging fruit
    lump some => lump sum
    piggy bag => piggyback
    piggy back|backing|backed => $2<piggy
    quite many => quite a few
    avoid _ like a plague => avoid $2 like the plague
    like a plague => like the plague
    managerial reigns => managerial reins
    elude|eludes|eluded|eluding to => $1:allude to
    new and approved => new and improved
    points of views => points of view
    copywrite|copywrited law|laws|notice|holder => copyright $2
    undoubtably => undoubtedly
    most of the times => most of the time
    less worse => less bad
    very unique => unique
    somewhat of a|an => something of $3
    whole entire => whole / entire
    make|makes|made senses => $1 sense
    make it seems|sounds|looks => make it $3.base
    making it seems|sounds|looks => making it $3.base
    in details >!about&!of&!that&!, => in detail
    scandally|scantly clad => scantily clad
    weather the storms => weather the storm
    touristic => tourist / touristy
    throw rubbish|trash|garbage => throw away $2
    tie|ties|tied the not => $1 the knot
    walking on egg shells => walking on eggshells
    hit the ground run => hit the ground running
    curve your|my|his|her|their|our enthusiasm => curb $2 enthusiasm
    poured|pouring|pour over the|his|her|my|their book|books|data|documents|code|logs => $1:pore over $3 $4
    shutter to think => shudder to think
    strike a cord => strike a chord
    just desserts => just deserts
    making ends meat => making ends meet
    make ends meat => make ends meet
    mind bottling => mind-boggling
    play|playing devils advocate => $1 devil's advocate
    rein|reins|reign supreme => reign supreme
    rest|rests assure => rest assured
    sooth the => soothe the
    tried and truth => tried and true
    up and coming @noun => up-and-coming $4
    at ones own risk => at one's own risk
    in ones own|opinion|life => in one's $3
    the powers that are => the powers that be
    get a hold off => get a hold of
    take advantage off => take advantage of
    instead off => instead of
    because off => because of
    out off >@art|@poss|# => out of
    full off => full of
    kind|sort|type|lot|lots|couple|number|part|most|some|all|one|both|many off the => $1 of $3
    much to my surprised => much to my surprise
    in anyway >!, => in any way
    for all intent and purposes|purpose => for all intents and purposes
    to all intents and purpose => to all intents and purposes
    on the behest of => at the behest of
    + Without further adieu, we begin. => Without further ado, we begin.
    + He eluded to it. => He alluded to it.
    + It is out off the box. => It is out of the box.
    # twice-said: The last word is in the abbreviation already.
    atm machine|machines => ATM
    pin number => PIN
    lcd display => LCD
    hiv virus => HIV
    vin number => VIN
    isbn number => ISBN
    ram memory => RAM
    gps system => GPS
    cpu unit => CPU
    please rsvp => RSVP
    + I forgot my PIN number. => I forgot my PIN.
    # who-whom: Before its verb it is “who”.
    <!@prep&!than whom is|are|was|were|has|have|will|can|would => who $3
    # knew-new: “Knew” is the past of “know”.
    i|he|she|we|they|you|never|always new that|it|how|what|about|the|him|her => $1 knew $3
    # respond-response: “Respond” is the verb.
    to|will|can|could|would|should|not|didn't|please response to => $1 respond to
    # safe-verb: “Safe” is “without danger”.
    it's|is|are|was|be save to => $1 safe to
    # fine-find: A slip of the keys.
    can|could|to|you'll|will fine the|a|an|it|out|your|my => $1 find $3
    # modal-form: After a modal verb comes the plain form.
    ought be|have|do|go => ought to $2
    had better to @base => had better $4
    would rather to @base => would rather $4
    # widely: A participle is described by an adverb.
    wide accepted|used|known|available|spread|adopted => widely $2
    high available|motivated|qualified|regarded|recommended => highly $2
    bad needed|hurt|damaged|written|designed => badly $2
    good written|designed|known|paid|documented|educated|organized|defined|maintained => well $2
    complete|total different|wrong|useless|new|broken => $1.adv $2
    + It is wide accepted. => It is widely accepted.
    # number-hyphen: A number and its measure are joined before a noun.
    <a|an|the|this|that #|two|three|four|five|six|seven|eight|nine|ten|twelve day trip|trial|period|break|walk|drive|journey|project|plan|course|tour|delay|vacation|holiday|window|timeout|interval|report|book|meeting|limit|contract => $2+-day $4
    <a|an|the|this|that #|two|three|four|five|six|seven|eight|nine|ten|twelve week trip|trial|period|break|walk|drive|journey|project|plan|course|tour|delay|vacation|holiday|window|timeout|interval|report|book|meeting|limit|contract => $2+-week $4
    <a|an|the|this|that #|two|three|four|five|six|seven|eight|nine|ten|twelve month trip|trial|period|break|walk|drive|journey|project|plan|course|tour|delay|vacation|holiday|window|timeout|interval|report|book|meeting|limit|contract => $2+-month $4
    <a|an|the|this|that #|two|three|four|five|six|seven|eight|nine|ten|twelve year trip|trial|period|break|walk|drive|journey|project|plan|course|tour|delay|vacation|holiday|window|timeout|interval|report|book|meeting|limit|contract => $2+-year $4
    <a|an|the|this|that #|two|three|four|five|six|seven|eight|nine|ten|twelve minute trip|trial|period|break|walk|drive|journey|project|plan|course|tour|delay|vacation|holiday|window|timeout|interval|report|book|meeting|limit|contract => $2+-minute $4
    <a|an|the|this|that #|two|three|four|five|six|seven|eight|nine|ten|twelve hour trip|trial|period|break|walk|drive|journey|project|plan|course|tour|delay|vacation|holiday|window|timeout|interval|report|book|meeting|limit|contract => $2+-hour $4
    <a|an|the|this|that #|two|three|four|five|six|seven|eight|nine|ten|twelve mile trip|trial|period|break|walk|drive|journey|project|plan|course|tour|delay|vacation|holiday|window|timeout|interval|report|book|meeting|limit|contract => $2+-mile $4
    <a|an|the|this|that #|two|three|four|five|six|seven|eight|nine|ten|twelve page trip|trial|period|break|walk|drive|journey|project|plan|course|tour|delay|vacation|holiday|window|timeout|interval|report|book|meeting|limit|contract => $2+-page $4
    # adjective-degree: Short adjectives take -er and -est.
    more big|small|fast|slow|cheap|old|young|tall|short|strong|long|high|hard|large|near|rich >!@noun => $2.comp
    # wants-you: The verb comes first.
    you're|your welcome >.|,|! => you're welcome
    # your-you: “Your” tells whose.
    what's|is|change|use|enter|check|provide|include|update|with|and you name|email|address|password|account|username|opinion|idea|code|project|computer|phone => $1 your $3
    thanks your => thank you for your
    thank your for => thank you for
    # despite-clause: After “despite” comes a noun.
    despite it|he|she|they|i|we|you is|are|was|were => although $2 $3
    # time-from-now: One phrase is enough.
    in # minutes|hours|days|weeks|months|years from now => in $2 $3
    in two|three|four|five|six|ten|twenty minutes|hours|days|weeks|months|years from now => in $2 $3
    # less-or-fewer: These words go together.
    invest|invests|invested|investing into => $1 in
    couple of more => couple more
    the same of => the same as
    different then => different than / different from
    associated to => associated with
    comprised from => composed of
    in comparison of => in comparison with
    ~look forward to hear|see|meet|work|read|receive|get => $1 forward to $4.ing
    ~be accustomed to @base >!@noun => $1 accustomed to $4.ing
    in order @base >@art|@poss|@obj => in order to $3
    ~try and to => $1 to
    so that to => so as to
    in case if => in case
    in case of you|he|they|it|we|i => in case $4
    even tho|thou => even though
    even do i|he|she|they|we|it => even though $3
    as long i|he|she|they|we|you|it => as long as $3
    as soon i|he|she|they|we|you|it => as soon as $3
    one more times => one more time
    these day >,|. => these days
    those day >,|. => those days
    all the times => all the time
    all kind|sort|type of => all $2.pl of
    other kind of @plural => other kinds of $4
    both side|end => both $2.pl
    all student|teacher|country|problem|child|subject|book|user|member|student => all $2.pl
    many a times => many times
    thousand|million|hundred of @plural => $1.pl of $3
    + I look forward to hear from you. => I look forward to hearing from you.
    + Thousand of people came. => Thousands of people came.
    """
}
