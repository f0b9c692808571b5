/// Words of the closed classes, by what they are.
enum ClosedWords {
  static let lists: [(tags: WordTags, words: String)] = [
    (.article, "the a an"),
    (.possessive, "my your his her its our their whose"),
    ([.subject], "i he she we they it you who"),
    ([.object], "me him her us them it you whom"),
    (.modal, "can could will would shall should may might must cannot"),
    (.be, "be am is are was were been being"),
    (.have, "have has had having"),
    (.do, "do does did doing done"),
    (.conjunction, "and or but nor"),
    (.demonstrative, "this that these those"),
    (
      .quantifier,
      "some any each every much many more most few fewer less several all both no another either neither enough such half"
    ),
    (.question, "who whom whose which what where when why how whether whatever whoever whichever"),
    (
      .subordinator,
      "because although though while if unless until since that whereas when whenever wherever as than once so"
    ),
    (
      .preposition,
      "of in to for with on at from by about as into like through after over between out against during without before under around among within along across behind beyond despite toward towards upon near above below beside besides off onto per via except inside outside up down since until till throughout concerning regarding versus"
    ),
    (.reflexive, "myself yourself himself herself itself ourselves yourselves themselves oneself"),
    (.negation, "not never"),
    (
      .number,
      "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion one zero dozen"
    ),
    (
      .ordinal,
      "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth hundredth thousandth millionth last next umpteenth"
    ),
    (
      [.noun, .known],
      "someone somebody something anyone anybody anything everyone everybody everything nobody nothing none"
    ),
    (
      .contraction,
      "i'm i've i'll i'd you're you've you'll you'd he's he'll he'd she's she'll she'd it's it'll it'd we're we've we'll we'd they're they've they'll they'd that's that'll that'd there's there'll here's what's where's who's who'll who'd who've how's when's why's let's isn't aren't wasn't weren't haven't hasn't hadn't don't doesn't didn't can't couldn't won't wouldn't shan't shouldn't mustn't mightn't needn't ain't should've could've would've might've must've y'all ma'am o'clock"
    ),
  ]

  /// Contractions that hold a modal verb or a form of do, be or have with `not`.
  static let negated: [(tags: WordTags, words: String)] = [
    (
      [.modal, .negation], "can't couldn't won't wouldn't shan't shouldn't mustn't mightn't needn't"
    ),
    ([.do, .negation], "don't doesn't didn't"),
    ([.be, .negation], "isn't aren't wasn't weren't ain't"),
    ([.have, .negation], "haven't hasn't hadn't"),
  ]

  /// Written with a capital wherever they stand. Those that are also other words (march, may,
  /// polish, turkey) are left out.
  static let proper =
    "monday tuesday wednesday thursday friday saturday sunday january february april june july september october november december english french german italian spanish portuguese russian chinese japanese korean arabic hindi dutch swedish norwegian danish finnish greek latin hebrew american european african asian australian canadian mexican brazilian indian british irish scottish welsh austrian belgian swiss ukrainian egyptian iranian iraqi israeli vietnamese indonesian malaysian america europe africa asia australia canada mexico brazil india britain england france germany italy spain portugal russia china japan korea greece poland sweden norway finland denmark netherlands austria switzerland ukraine egypt iran iraq israel ireland scotland vietnam indonesia thailand pakistan london paris berlin tokyo christmas easter christian christianity islam muslim buddhist buddhism internet facebook google youtube wikipedia"

  static let days = "monday tuesday wednesday thursday friday saturday sunday"
  static let months = "january february april june july september october november december"

  /// The words that prose is made of, the commonest first, for ranking spellings.
  static let ranked = """
    the of and to a in is it that for was on are as with they be at this have from or one had by but not what all were we when your can said there use an each which she do how their if will up other about out many then them these so some her would make like him into time has look two more write go see number no way could people my than first water been call who oil its now find long down day did get come made may part over new sound take only little work know place years live me back give most very after things our just name good sentence man think say great where help through much before line right too means old any same tell boy follow came want show also around form three small set put end does another well large must big even such because turn here why ask went men read need land different home us move try kind hand picture again change off play spell air away animal house point page letter mother answer found study still learn should world high every near add food between own below country plant last school father keep tree never start city earth eye light thought head under story saw left few while along might close something seem next hard open example begin life always those both paper together got group often run important until children side feet car mile night walk white sea began grow took river four carry state once book hear stop without second late miss idea enough eat face watch far real almost let above girl sometimes mountain cut young talk soon list song being leave family however believe therefore government everything experience environment different beautiful interesting especially advertisement knowledge successful opportunity responsibility different information society community because business definitely necessary separate receive friend their probably really usually finally actually until which through though whole whether weather disease sincerely beginning foreign neighbor height weight
    """
}
