extension RewriteRules {
  /// Words that join clauses, and helping verbs, where the sentence holds together without them.
  static let links = """
    # spare-also: the sentence adds it already
    <!but&!see&!only&!can't&!^ also >!known&!called&!referred&!as&!for&!in&!to&!,&!.&!spelled&!titled&!written&!( => -
    while also @ing => while $3
    but is|was|are|were|has|had|can also => but $2
    + The album also won a prize. => The album won a prize.
    + He can also be seen there. => He can be seen there.
    - The dance is also called a reel.
    - She not only sang but also danced.
    # spare-that: clear without “that”
    <~assume|~realize|~realise|~state|~show|~note|~indicate|~confirm|~reveal|~recall|~admit|~insist|~declare|~warn|~see|~hear|~understand|~estimate|~acknowledge|~allege|~assert|~complain|~fear|~guess|~imagine|~notice|~predict|~prove|~suspect|~write|~say|~claim|~think|~hope|~announce|~believe|~argue|~feel|~know|~find|~suggest|~report|~learn|~discover|~conclude|~ensure|~demand|~agree that >the|a|an|his|her|their|its|these|those|this|some|many|most|all|each|every|@proper|@subj|there|@plural => -
    <aware|sure|certain|glad|afraid|possible|likely|evidence|claims|rumors|rumours|belief|hope|evident that >the|a|an|his|her|their|its|@subj|there|@proper => -
    so that >the|a|an|his|her|their|its|@subj => so
    + The messages suggest that the crew has left. => The messages suggest the crew has left.
    + He stated that a law was needed. => He stated a law was needed.
    - She said that.
    - The man that the dog bit fell.
    # spare-pronoun: the noun says it
    <@noun|@plural that|which|who is|was|are|were in|on|at|near|within|under|between|about|for|with|over|behind|above|below => $4
    <@noun|@plural that|which is|was|are|were less|more|most @adj => $4 $5
    , which|who is|was|are|were @adv&!not&!@noun&!@adj @pp&!@adj => , $4 $5
    , which|who is|was|are|were later|once|then|also|not|never|often|usually|mainly|mostly|largely @pp|called|known|named => , $4 $5
    , which|who is|was|are|were responsible|similar|famous|notable|close|due|available|full|typical|common|capable|active|popular|rich|visible => , $4
    <few|those|people|members|ones that|which|who is|was|are|were @ing|@pp => $4
    <@noun&!@ing who|that|which @third&@known&!@be&!@have&!@do&!@nominal&!@base >@noun|@plural|@adj|@proper|@adv => $3.ing
    , which|who @past&!@be&!@have&!@do&!@modal&!@noun&!@adj >@prep|@art|@poss|@num|#|@proper|@plural => , $3.ing
    , which|who is|was|are|were now|currently|presently|still the|a|an|in|at|on|part => , $4 $5
    + He won a race, which lasted for an hour. => He won a race, lasting for an hour.
    + A mill which was near the bridge burned. => A mill near the bridge burned.
    + A lens, which is similar to ours, broke. => A lens, similar to ours, broke.
    - Ask which is near.
    # simple-past: the order of events is clear
    who|which had @pp&!been&!had >!@pp => $1 $3.past
    where|because|since|when he|she|it|they had @pp&!been&!had => $1 $2 $4.past
    where|because|since|when he|she|it had been >!@ing => $1 $2 was
    ^ he|she|it|they had previously|earlier @pp&!been&!had => $2 $5.past
    ^ he|she|it had previously|earlier been >!@ing => $2 was
    by which time => when
    + A man who had lived there left. => A man who lived there left.
    - If he had gone, they would know.
    - He had a car.
    # spare-there: the verb can stand alone
    ^ there was|were a|an|no|several|many|some|two|three|four @noun|@plural @ing >@prep|@art|@poss => $4 $5 $6.past
    ^ there was|were a|an|no|several|many|some|two|three|four @adj&!@noun @noun|@plural @ing >@prep|@art|@poss => $4 $5 $6 $7.past
    ^ there was|were a|an|no|several|many|some|two|three|four @noun|@plural that|which @past&!was&!were => $4 $5 $7
    + There was a road running along the river. => A road ran along the river.
    - There was a road.
    # spare-to-be: clear without “to be”
    <~consider|~deem|~appear|~seem|~prove|~believe to be >@adj|a|an|the|@pp => -
    + He is considered to be a good judge. => He is considered a good judge.
    - He has to be a judge.
    # spare-then: the order says it
    <@be|@modal|@have|and|which|who|@subj|@proper then >@past|@pp|@third|@be|be|@have => -
    + They then moved to Leeds. => They moved to Leeds.
    - If it is so, then do it.
    <, then >the|a|an|he|she|it|they|we|you|this|there|his|her|its|their => -
    ^ then >there's|in|on|at|after|came|follows => -
    # spare-both: “and” says it
    both in|at|as|by|for|from|with|on|to => $2
    both the|a|an|his|her|its|their _ and => $2 $3 and
    both the|a|an|his|her|its|their _ _ and => $2 $3 $4 and
    both _ _ _ _ _ and => $2 $3 $4 $5 $6 and
    + He works both in Kent and abroad. => He works in Kent and abroad.
    - Both sides of the coin shine.
    # spare-adverb: says little here
    <!not officially|formally|eventually|currently|presently|subsequently|ultimately|successfully|actively >@pp|@past|@third|@ing => -
    <@noun|@plural|@pp together >with => -
    never being @pp => never $3
    <!only&!not&!it&!and&!, finally|actually|publicly|reportedly|apparently|famously|promptly|gradually|duly >@past&!@be => -
    not actually|really|necessarily >@verb => not
    largely|mostly|fully|highly|relatively|fairly|particularly|especially|rather|extremely >@adj&!@sup|intact => -
    the famous|renowned|legendary|well-known >_&!@known => the
    + The road was officially opened. => The road was opened.
    - It is not officially open.
    # shorter-link: longer than it need be
    within the|a|an => in $2
    upon the|a|an|his|her|its|their => on $2
    throughout the >country|city|world|state|region|area|county => across the
    of the same name => -
    in the year of # => in $5
    at the present time => now
    at which time|point => when
    the two|three|four of them => $2
    is|was able to be @pp => can be $5
    in recognition of => for
    during the early|late part|years of => in $3
    for a total of => for
    a total of => -
    on behalf of => for
    with regards to => about
    regardless of whether => whether
    in the course of => during
    from the time of => since
    ~make its debut => $1~debut
    ~make his|her|their debut => $1~debut
    made up of => of
    a large part|portion of => much of
    the first time that => the first time
    in the same way|manner as => like
    is still in use => is still used
    the city|town|village|municipality of >_&!@known => -
    ^ on that|this day|night|morning >the|he|she|it|they|a|, => $3 $4
    some other @plural => other $3
    <@plural can be found|seen in|at|on|near => are $5
    <@noun can be found|seen in|at|on|near => is $5
    at the time of his|her|their|its|the arrival|death|birth|election|appointment|sale|publication|release|launch => at $5 $6
    on several|numerous|many occasions => often
    each and every one of => all
    as early as >#|the => by
    for many|several years => for years
    was made a => became a
    and as a result , => and
    was|were subsequently|eventually|soon|later @pp => $1 $3
    he|she|it|they soon|eventually|subsequently @past => $1 $3
    in a|the mere => in
    ^ but he|she|it|they => $3
    ^ but >the => -
    is|was|are|were sometimes|often|frequently referred|known => $1 $3
    + It lies within the park. => It lies in the park.
    - He is within reach.
    """
}
