extension ProofreadRules {
  /// Apostrophes that are missing or in the wrong place.
  static let contractions = """
    # apostrophe: The apostrophe stands for what was left out.
    dont|dosent|doesnt|didnt|dint|isnt|arent|wasnt|werent|havent|hasnt|hadnt|couldnt|wouldnt|shouldnt|mustnt|aint => $1:apostrophe
    cant >!@noun&!. => can't
    <i|you|he|she|it|we|they|@plural|@noun cant >!. => can't
    <i|you|he|she|it|we|they|that|this wont => won't
    im >!@num&!: => I'm
    i m >!. => I'm
    ive >@pp|@past|been|had|got|never|always|also|just => I've
    youre|theyre|weve|youve|theyve|thats|whats|theres|heres|wheres|whos|hes|shes|itll|youll|theyll|youd|theyd => $1:apostrophe
    <!@noun&!@plural&!@subj&!that&!which lets >!me&!us&!you&!him&!her&!them&!it&!@art => $2:apostrophe
    ill >be|have|try|do|take|get|go|make|see|give|add|check|look|need => I'll
    id >like|love|say|suggest|prefer|be|have|rather => I'd
    anythings|everythings|somethings => $1:apostrophe
    + I dont know. => I don't know.
    + He cant come. => He can't come.
    + Thats it. => That's it.
    """
}
