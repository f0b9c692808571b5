extension ProofreadRules {
  /// Words that go together, and words too many or too few.
  static let usage = """
    # double-comparative: One mark of comparison is enough.
    more better|worse|bigger|smaller|faster|slower|easier|harder|cheaper|stronger|larger|higher|lower|older|younger|longer|shorter => $2
    most best|biggest|smallest|fastest|easiest|hardest|largest|highest|worst|strongest|cheapest => $2
    most ideal => ideal
    more easy >!@noun => easier
    more good >!@noun => better
    more bad => worse
    <get|gets|getting|got|gotten|become|becomes|make|makes|made|it|lot|even|much|them|him|is worst >than|and|.|,|$ => worse
    <lot|even|much|gradually|getting|gets|get|got worst => worse
    worst than => worse than
    worst and worst => worse and worse
    one of the worse >!@adj => one of the worst
    + It is more better. => It is better.
    + It gets worst. => It gets worse.
    # more-than: After “more” comes “than”.
    more|less|better|worse|bigger|smaller|faster|easier|older|younger as @art|@poss|@obj|@subj|expected|usual => $1 than $3
    the same like => the same as
    same than => same as
    prefer @noun|@plural than => prefer $2 to
    + It is more as expected. => It is more than expected.
    # no-longer: The phrase is “no longer”.
    not longer >!than&!@nominal&!and => no longer
    <do|does|did|will|can|is|are|was|were not no longer => no longer
    + It is not longer there. => It is no longer there.
    # take-time: These words go together.
    almost people|students => most $2
    almost of the => most of the
    most of time => most of the time
    a lot people|things|time|money|work|problems|students|cars => a lot of $3
    <!a&!whole&!the lot of people|things|times|problems|students|cars|money => a lot of $4
    a lots of => a lot of
    lots people => lots of people
    a couple seconds|minutes|hours|days|weeks|months|years|times|people|things|houses => a couple of $3
    couples of days|weeks|years => couple of $3
    few|couple days|minutes|weeks|hours|months|years ago => a $1 $2 ago
    plenty things|time|people => plenty of $2
    because their|his|her|the lack|absence => because of $2 $3
    instead the|using|being => instead of $2
    in front the => in front of the
    regardless the => regardless of the
    for examples => for example
    how it look like|looks => how it looks
    for first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|millionth|hundredth|eleventh|umpteenth time >!@noun&!-&!@plural&!visitors => for the $2 time
    in same|other way|time|place|city|country|day => in the $2 $3
    at same time => at the same time
    on other hand => on the other hand
    in past => in the past
    in future >, => in the future
    in beginning => in the beginning
    go to cinema|theater|theatre|beach|park|gym|airport => go to the $3
    all around world => all around the world
    in united states|kingdom => in the $2 $3
    guide on how install|use|write|build|create|run|make|get => guide on how to $4
    on how install|use|write|build|create|run|make|get => on how to $3
    to|of how solve|do|make|get|use|find|improve|live|become => $1 how to $3
    know how solve|do|make|use|find|deal|create|write|build => know how to $3
    + A lot people came. => A lot of people came.
    + At same time we left. => At the same time we left.
    # curious-as-to: The phrase takes “as to”.
    curious|unsure to why|what|how|whether|where|which|who => $1 as to $3
    <example|examples|ideas|idea|details|information|explanation|clarification as how => as to how
    # double-word: One of the two words is enough.
    the how|why|what >it|we|you|they|i => $2
    looks|look|looked like that => $1 like
    whether if => whether
    but however => but / however
    so therefore => so / therefore
    although but => although
    because since => because
    return back => return
    reply back => reply
    repeat again => repeat
    reason is because => reason is that
    reason why is because => reason is that
    the both => both
    the most of => most of
    the each => each
    the every >!@nominal => every
    to never|maybe|always|just|not|only|really|also to @base => to $2 $4
    first invented|created|discovered => $2
    increasingly more => increasingly / more and more
    side tangent => tangent
    such a @plural&!@noun >!of => such $3
    very much good|happy|important => very $3
    too much good|big|expensive|hard|difficult|easy => too $3
    + The reason is because I was late. => The reason is that I was late.
    + Return back soon. => Return soon.
    # say-tell: “Tell” takes a person, “say” does not.
    say|says|said me|him|her|us|them that? => $1~tell $2 $3
    tell|tells|told that >!@noun&!@plural&!to => $1~say that
    explain|explains|explained me|him|her|us|them => $1 to $2
    # confuse-ed: What a person feels ends in -ed, what causes it in -ing.
    i|he|she|we|they am|is|are|was|were boring|exciting|interesting|confusing|disappointing|exhausting >.|,|about|in|with|by|and => $1 $2 $3:feeling
    i'm|we're|they're|he's|she's boring|exciting|interesting|confusing|disappointing|exhausting >.|,|about|in|with|by => $1 $2:feeling
    very|more|so|is|was|are|really interested|bored|excited|confused|tired thing|things|book|books|movie|movies|subject|subjects|story|topic|topics|place|places|job|idea => $1 $2:cause $3
    am|is|are|was|were|be|being concern|worry about => $1 $2:worried about
    you are worry => you are worried
    we're|i'm|you're|they're worry about|that|because => $1 worried $3
    highly|very|so|really|most addicting => $1 addictive
    + I am interesting in art. => I am interested in art.
    # adverb: A verb is described by an adverb.
    work|works|worked|working|study|studies|studied hardly => $1 hard
    drive|drives|drove|run|runs|ran|work|works|worked|learn|learns|move|moves|grow|grows|change|changes|changed|act|think|live|eat|communicate slow|quick|careful|safe|healthy|rapid|independent|efficient|effective|easy|proper|happy >!@nominal&!@adj&!@comp => $1 $2.adv
    drive|drives|drove|speak|speaks|spoke|write|writes|wrote|sing|sings|sang|play|plays|played|do|does|did|work|works|worked very|so|really good >!@nominal => $1 $2 well
    <do|does|did|doing|sing|sings|speaks|speak|write|plays|play it|this|that|english|very good >.|, => $2 well
    extreme|complete|total|absolute|definite|serious|easy|successful|significant|high important|difficult|dangerous|different|wrong|useful|educated|skilled => $1.adv $2
    good-educated => well-educated
    good-known => well-known
    good-paid => well-paid
    as quick|easy|quiet as possible => as $2.adv as possible
    + She sings very good. => She sings very well.
    # not-article: The article is missing or too many.
    have|has|had|having hard|difficult|good|great time >@ing|. => $1 a $2 time
    have|having real|very|really hard time => $1 a $2 hard time
    as result => as a result
    as consequence => as a consequence
    in hurry => in a hurry
    have|has|had headache|cold|fever => $1 a $2
    have|has|had chance|opportunity to => $1 a* $2 to
    take|took|takes look|break|walk|shower|picture|photo => $1 a $2
    for long|short time >!@noun => for a $2 time
    is|was|are|were good|great|bad|nice|wonderful|terrible idea|example|way|chance|opportunity => $1 a* $2 $3
    is|was very|really good|great|bad|nice|important|big|useful|interesting thing|idea|example|way|problem|point|topic|issue|place|book|movie|story|job|question|experience|tool|feature => $1 a $2 $3 $4
    has|have ways to go => $1 a ways to go
    be|become|becomes|became|is|was|am student|teacher|doctor|engineer|lawyer|scientist|member|specialist|writer|musician|developer|programmer|manager >of|.|,|and|in|at|who => $1 a* $2
    the most people|students => most $3
    the both of => both of
    a some >@noun|@plural => some
    in the nowadays => nowadays
    + As result, we won. => As a result, we won.
    + She is student. => She is a student.
    # slang: Outside chats this is written out.
    u >r|are|can|have|should|will|know|want|need|get|don't => you
    btw => by the way
    tbh => to be honest
    imo => in my opinion
    afaik => as far as I know
    iirc => if I remember correctly
    fyi => for your information
    asap >!@noun => as soon as possible
    pls|plz|plez => please
    thx => thanks
    cuz|coz|bcoz|bcz|bcuz|becuz => because
    + Thx, it works. => Thanks, it works.
    """
}
