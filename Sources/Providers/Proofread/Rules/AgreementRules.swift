extension ProofreadRules {
  /// Subject and verb, article and noun, number words and nouns.
  static let agreement = """
    # pronoun-verb: The verb takes the form of its subject.
    <^|that|because|if|when|but|so|as|and|,|why|how|what|where|while|since|although he|she|it have => $2 has
    <^|because|if|when|but|and|, he|she|it don't => $2 doesn't
    <!@modal&!@do&!~let&!~make&!~have he|she|it are|were|am >!@subj => $2 is
    <!@prep&!@verb i are|is >!@subj => i am
    <!@modal&!@do&!~let&!~make&!@prep&!one you|we|they is|was|has => $2 $3:plural
    <^|and|but|because|that|if|when|, i has => $2 have
    <!@modal&!@do&!~let&!~make&!~see&!~hear&!~help&!~have&!@prep&!@verb&!and&!or i|you|we|they @third&!@plural => $2 $3.base
    <^|that|because|if|when|but|so|,|and|since|although he|she @base&!@past&!@nominal&!@modal&!@adj&!@adv&!@be&!@prep => $2 $3.third
    + He have a car. => He has a car.
    + I thinks it are good. => I think it is good.
    + They is here, and she go home. => They are here, and she goes home.
    - Does he have a car?
    - Let him go.
    - I saw her go.
    # there-is: “There is” goes with one thing, “there are” with several.
    there is many|several|few|various|numerous|people|two|three|four|five|lots => there are $3
    there was many|several|few|various|numerous|people|two|three|four|five|lots => there were $3
    there's many|several|numerous|people|two|three|four|lots => there are $2
    there is|was a lot of @plural&!@noun => there $2:plural a lot of $6
    there is|was @plural&!@noun&!@verb >!@noun => there $2:plural $3
    there are a|an|another|one @noun&!@plural >!and&!of&!or&!, => there is $3 $4
    + There is many ways. => There are many ways.
    + There is people who care. => There are people who care.
    - There are a number of ways.
    - There is a lot of work.
    # article-plural: “A” and “an” go with one thing only.
    a|an @plural&!@noun&!@num&!goods&!thumbs&!sports&!arms&!sales&!savings&!systems&!semantics&!mathematics&!graphics&!statistics&!basics&!operations >!@nominal&!@ing&!@adj => a* $2.sg
    a|an @adj&!@quant&!@num @plural&!@noun&!@num&!@time >!@nominal&!@ing&!@adj => a* $2 $3.sg
    + It is a problems. => It is a problem.
    - a sports car
    - A savings account.
    - a few days
    # this-these: “This” and “that” go with one thing, “these” and “those” with several.
    this @plural&!@noun&!@verb => these $2
    <of|in|for|with|on|to|from|at|about|by that @plural&!@noun&!@verb >!@be&!@modal&!@verb&!@have&!@do => those $3
    these|those @noun&@known&!@plural&!@verb&!@adj&!@adv&!@quant&!@mass >@prep|@be|@modal|.|,|$ => $1 $2.pl
    these|those @mass&!@plural&!@verb&!@adj >@prep|@be|@modal|.|,|$ => this $2
    + This problems are hard. => These problems are hard.
    + I like these idea. => I like these ideas.
    - I think that people care.
    # each-every: “Each” and “every” go with one thing.
    each|every @plural&!@noun&!@num&!@time >!@noun => $1 $2.sg
    each|every @adj @plural&!@noun&!@num&!@time >!@noun => $1 $2 $3.sg
    + Every students knows it. => Every student knows it.
    - every few days
    # one-of: “One of” is followed by several.
    one of the|my|his|her|our|their|your|its|these|those @noun&@known&!@plural&!@adj&!@mass&!@ord&!@sup >!@nominal&!@adj&!'s&!@ing => one of $3 $4.pl
    one of the|my|his|her|our|their|your|its|these|those @adj|@sup|most|main @noun&@known&!@plural&!@adj&!@mass >!@nominal&!@adj&!@ing => one of $3 $4 $5.pl
    one of the most @adj @noun&@known&!@plural&!@adj&!@mass >!@nominal&!@adj&!@ing => one of the most $5 $6.pl
    one of @noun&@known&!@plural&!@adj&!@mass&!@quant >!@nominal => one of the $3.pl
    + One of the reason is time. => One of the reasons is time.
    + One of my best friend came. => One of my best friends came.
    + It is one of the most important thing. => It is one of the most important things.
    # much-many: “Much” goes with what is not counted, “many” with what is.
    much @plural&!@noun&!@verb >!@adj&!@comp => many $2
    much @adj&!@comp @plural&!@noun >!@nominal => many $2 $3
    many @mass&!@plural&!@adj&!@verb >@prep|@be|@modal|.|,|$|to|about => much $2
    <!@prep fewer @mass&!@plural&!@verb => less $3
    <!no less @plural&!@noun&!@verb&!@time&!people&!@num >!than => fewer $3
    # number-plural: After a number the noun is plural.
    + Much people came. => Many people came.
    + I need fewer information. => I need less information.
    - much better
    # kind-of: One kind, several kinds.
    these|those kind|type|sort of @plural&!@noun => $1 $2.pl of $4
    these|those kind|type|sort of thing => this $2 of thing
    this kind|type|sort of things => this $2 of thing
    that kind|type|sort of things => that $2 of thing
    two|three|four|many|several|different|various kind|type|sort of => $1 $2.pl of
    + For these kind of things. => For these kinds of things.
    """
}
