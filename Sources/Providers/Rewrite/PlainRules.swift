extension RewriteRules {
  /// Long words for which there are short ones, and the language of offices.
  static let plainWords = """
    # long-word: long word
    utilization|utilisation of => use of
    ~utilize|~utilise => $1~use
    ~facilitate => $1~help / $1~ease
    ~commence => $1~begin / $1~start
    ~terminate => $1~end
    ~endeavor|~endeavour to => $1~try to
    ~possess a|an|the|no|many|some => $1~have $2
    ~ascertain => $1~find out
    ~purchase >!@prep&!order => $1~buy
    ~obtain => $1~get
    ~demonstrate => $1~show
    ~assist >!in => $1~help
    ~reside in|at => $1~live $2
    ~inquire|~enquire => $1~ask
    ~attempt to => $1~try to
    ~expedite => $1~hasten
    ~ameliorate => $1~improve
    ~elucidate => $1~explain
    ~disseminate => $1~spread
    ~remunerate => $1~pay
    ~enumerate => $1~list
    ~notify => $1~tell
    approximately => about
    sufficient >@noun|@plural => enough
    numerous => many
    additional >@noun|@plural => more
    subsequently => later / then
    consequently => so
    nevertheless|nonetheless => still
    furthermore|moreover => also
    regarding|concerning >@art|@poss|@dem => about
    pertaining to => about
    in lieu of => instead of
    per annum => a year
    per diem => a day
    inter alia => among others
    optimum => best
    erroneous => wrong
    equitable => fair
    remainder of => rest of
    assistance => help
    residence => home
    remuneration => pay
    methodology => method
    commencement => start
    termination => end
    adjacent to => next to
    in excess of => more than
    henceforth => from now on
    heretofore => until now
    hereafter => from now on
    hitherto => until now
    thereafter => after that
    aforementioned => this / that
    forthwith => at once
    whilst => while
    amongst => among
    # office-phrase: office phrase
    please be advised that => please note that
    please do not hesitate to => please
    at your earliest convenience => as soon as you can
    we are in receipt of => we have
    pursuant to => under
    in respect of => about
    under the provisions of => under
    subject to the provisions of => under
    is authorized|authorised to => may
    take cognizance of => note
    on the part of => by
    on the grounds that => because
    in view of the foregoing => so
    with effect from => from
    for the duration of => during
    make provision for => provide for
    """
  /// The passive, where it is said who acts and the sentence holds nothing else.
  static let passive = """
    # passive: says who acts
    ^ the|a|an|our|my|your|his|her|their|this|that @noun&!@plural was|were @pp by the|a|an|our|my|your|his|her|their @person|team|company|committee|board|government|council|court|army|crew|class|family|department|group|club|school|bank|editors|students|teachers|parents|members|workers|users|customers|engineers|people . => $7 $8 $5.past $2 $3 .
    ^ the|our|my|your|his|her|their|these|those|all|some|several @plural were @pp by the|a|an|our|my|your|his|her|their @person|team|company|committee|board|government|council|court|army|crew|class|family|department|group|club|school|bank|editors|students|teachers|parents|members|workers|users|customers|engineers|people . => $7 $8 $5.past $2 $3 .
    + The ball was kicked by the boy. => The boy kicked the ball.
    + The letters were written by a teacher. => A teacher wrote the letters.
    - The house was built by the river.
    - The work was done by the end.
    - The ball was kicked.
    # who-decides: says it straight
    it was decided by the|our|my|your|his|her|their @person|team|company|committee|board|government|council|court|army|crew|class|family|department|group|club|school|bank|editors|students|teachers|parents|members|workers|users|customers|engineers|people that|to => $5 $6 decided $7
    it is recommended that you => you should
    it is required that you => you must
    it is suggested that you => you could
    + It is recommended that you stay. => You should stay.
    # hedge: hedge
    it would appear|seem that => it seems that
    it may be the case that => perhaps
    it is likely that => probably
    in my humble opinion , => I think
    in my opinion , => I think
    to a certain extent|degree => partly
    more or less >the|a|an|@adj => nearly
    + It may be the case that he left. => Perhaps he left.
    """
}
