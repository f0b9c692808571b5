/// Small dictionaries that templates name: `$2:plural`.
enum WordMaps {
  static let maps: [String: [String: String]] = [
    "plural": ["is": "are", "was": "were", "has": "have"],
    "be": ["i've": "I'm", "you've": "you're", "we've": "we're", "they've": "they're"],
    "seem": ["seam": "seem", "seams": "seems"],
    "prize": ["price": "prize", "prise": "prize", "prices": "prizes", "prises": "prizes"],
    "apostrophe": apostrophes,
    "full": full,
    "allude": ["elude": "allude", "eludes": "alludes", "eluded": "alluded", "eluding": "alluding"],
    "pore": ["pour": "pore", "poured": "pored", "pouring": "poring"],
    "is": [
      "it's": "it is", "he's": "he is", "she's": "she is", "that's": "that is",
      "there's": "there is", "what's": "what is", "here's": "here is", "who's": "who is",
    ],
    "has": [
      "it's": "it has", "he's": "he has", "she's": "she has", "that's": "that has",
      "there's": "there has",
    ],
    "would": [
      "i'd": "I would", "we'd": "we would", "you'd": "you would", "they'd": "they would",
      "he'd": "he would", "she'd": "she would",
    ],
    "scrape": [
      "scrap": "scrape", "scraps": "scrapes", "scrapping": "scraping", "scrapped": "scraped",
      "scrapper": "scraper", "scrappers": "scrapers", "web-scrapper": "web-scraper",
      "web-scrappers": "web-scrapers", "webscrapping": "webscraping",
      "webscrapper": "webscraper", "web-scrapping": "web-scraping",
    ],
    "phrasal": phrasal,
    "feeling": [
      "boring": "bored", "exciting": "excited", "interesting": "interested",
      "confusing": "confused", "disappointing": "disappointed", "exhausting": "exhausted",
    ],
    "cause": [
      "bored": "boring", "excited": "exciting", "interested": "interesting",
      "confused": "confusing", "tired": "tiring",
    ],
    "worried": ["concern": "concerned", "worry": "worried"],
    "home": ["hone": "home", "honed": "homed", "honing": "homing"],
    "toe": ["tow": "toe", "tows": "toes", "towing": "toeing"],
    "wreak": [
      "wreck": "wreak", "wrecks": "wreaks", "wrecking": "wreaking", "wreaked": "wreaked",
      "reek": "wreak",
    ],
    "champ": ["chomp": "champ", "chomps": "champs", "chomping": "champing"],
    "foot": ["flip": "foot", "flips": "foots", "flipped": "footed", "flipping": "footing"],
    "raise": [
      "rise": "raise", "rises": "raises", "rising": "raising", "rose": "raised", "arise": "raise",
      "arises": "raises",
    ],
    "account": ["amounts": "accounts", "amounted": "accounted"],
  ]

  private static let apostrophes: [String: String] = [
    "dont": "don't", "dosent": "doesn't", "doesnt": "doesn't", "didnt": "didn't", "dint": "didn't",
    "isnt": "isn't", "arent": "aren't", "wasnt": "wasn't", "werent": "weren't",
    "havent": "haven't", "hasnt": "hasn't", "hadnt": "hadn't", "couldnt": "couldn't",
    "wouldnt": "wouldn't", "shouldnt": "shouldn't", "mustnt": "mustn't", "aint": "ain't",
    "youre": "you're", "theyre": "they're", "weve": "we've", "youve": "you've",
    "theyve": "they've", "thats": "that's", "whats": "what's", "theres": "there's",
    "heres": "here's", "wheres": "where's", "whos": "who's", "hes": "he's", "shes": "she's",
    "itll": "it'll", "youll": "you'll", "theyll": "they'll", "youd": "you'd", "theyd": "they'd",
    "lets": "let's", "anythings": "anything's", "everythings": "everything's",
    "somethings": "something's",
  ]

  /// Compound nouns as the verbs that they come from.
  private static let phrasal: [String: String] = [
    "setup": "set up", "login": "log in", "logout": "log out", "backup": "back up",
    "startup": "start up", "shutdown": "shut down", "signup": "sign up", "checkout": "check out",
    "cleanup": "clean up", "breakdown": "break down", "workout": "work out",
    "breakup": "break up", "comeback": "come back", "lookup": "look up", "turnoff": "turn off",
    "takeoff": "take off", "layout": "lay out", "giveup": "give up",
  ]

  /// Contractions in full.
  static let full: [String: String] = [
    "don't": "do not", "doesn't": "does not", "didn't": "did not", "isn't": "is not",
    "aren't": "are not", "wasn't": "was not", "weren't": "were not", "haven't": "have not",
    "hasn't": "has not", "hadn't": "had not", "couldn't": "could not", "wouldn't": "would not",
    "shouldn't": "should not", "mustn't": "must not", "can't": "cannot", "won't": "will not",
    "needn't": "need not", "i'm": "I am", "i've": "I have", "i'll": "I will",
    "you're": "you are", "you've": "you have", "you'll": "you will", "he'll": "he will",
    "she'll": "she will", "it'll": "it will", "we're": "we are", "we've": "we have",
    "we'll": "we will", "they're": "they are", "they've": "they have", "they'll": "they will",
    "that'll": "that will", "there'll": "there will", "could've": "could have",
    "should've": "should have", "would've": "would have", "might've": "might have",
    "must've": "must have", "let's": "let us",
  ]

}
