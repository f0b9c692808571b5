/// The small words of languages: articles, pronouns, prepositions, forms of “to be” and the like.
///
/// They are few, closed and frequent, so that even four words hold one or two. Written down from
/// grammars of each language, not counted in any text.
enum SmallWords {
  /// The languages that have a word, by the word.
  static let owners: [Substring: [String]] = {
    var owners: [Substring: [String]] = [:]
    for (code, words) in lists {
      for word in Set(words.split(separator: " ")) { owners[word, default: []].append(code) }
    }
    return owners
  }()

  private static let lists: [(String, String)] = [
    (
      "en",
      "the of and to in is was for on that with as by at from are this it be an or not which have has had were been they their his her he she we you your our its who what when where there these those would can could will may should must about after before between into through during under over more most some any all such no only also but if than then so because how do does did people many other new one two first"
    ),
    (
      "es",
      "el la los las un una unos unas de del al y o en con por para que es son era fue está están ser se su sus lo le les no como más pero este esta estos estas ese esa aquel entre sobre sin hasta desde también muy cuando donde porque si ya hay ha han había todo todos otra otro algunos cada mientras según durante ante tras nos me te mi"
    ),
    (
      "fr",
      "le la les un une des du de d l et ou en dans par pour sur avec sans que qui est sont était être a ont avait il elle ils elles nous vous on ne pas plus ce cette ces cet son sa ses leur leurs au aux se mais comme si où dont entre sous après avant lors très aussi même tout tous toute c s qu n été y peut deux"
    ),
    (
      "de",
      "der die das den dem des ein eine einen einem einer eines und oder in im mit von vom zu zum zur für auf an am aus bei nach vor über unter durch ist sind war waren wird werden wurde hat haben hatte nicht auch sich es er sie wir ihr ich als wie dass wenn aber nur noch kann können mehr sehr man um diese dieser dieses seine ihre bis zwischen"
    ),
    (
      "it",
      "il lo la i gli le un uno una di del della dei delle degli dello a al alla ai alle in nel nella nei nelle con da dal dalla dai su sul sulla per tra fra e ed o che chi è sono era erano essere ha hanno aveva non si più anche come questo questa questi quello quella ma se suo sua loro cui dove quando molto dopo prima durante stato c l d"
    ),
    (
      "pt",
      "o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para com sem e ou que é são era foi foram ser está estão se seu sua seus suas não mais como mas este esta esse essa isso ao aos à às também muito quando onde porque já há tem têm ele ela eles entre sobre até depois durante num numa"
    ),
    (
      "nl",
      "de het een en of van in op te met voor door bij aan uit naar om over onder tussen is zijn was waren wordt worden werd heeft hebben had niet ook er dat die dit deze als maar dan nog wel meer zeer zij hij ze we je ik u hun haar zich kan kunnen zal na tot tegen veel wat wie waar omdat toen geen moet"
    ),
    (
      "sv",
      "och i att det som en ett på är av för med till den de var han hon inte om har hade ett från men vid sig så kan ska skulle eller när där under efter över mellan även också mycket mer än detta denna dessa vi ni du jag de dem deras sin sitt sina hans hennes blev blir bli varit många alla andra man ut upp genom utan"
    ),
    (
      "nb",
      "og i å det som en et på er av for med til den de var han hun ikke om har hadde fra men ved seg så kan skal skulle eller når der under etter over mellom også mye mer enn dette denne disse vi dere du jeg dem deres sin sitt sine hans hennes ble blir bli vært mange alle andre man ut opp gjennom uten hvor noe etter mot bare"
    ),
    (
      "da",
      "og i at det som en et på er af for med til den de var han hun ikke om har havde fra men ved sig så kan skal skulle eller når der under efter over mellem også meget mere end dette denne disse vi I du jeg dem deres sin sit sine hans hendes blev bliver blive været mange alle andre man ud op gennem uden hvor noget mod kun nogle"
    ),
    (
      "nn",
      "og i å det som ein eit ei på er av for med til den dei var han ho ikkje om har hadde frå men ved seg så kan skal skulle eller når der under etter over mellom også mykje meir enn dette denne desse vi de du eg dykk sin sitt sine vart blir vore mange alle andre kva korleis"
    ),
    (
      "fi",
      "ja on ei se että oli ovat joka jotka kun mutta myös kuin tai hän he me te minä sinä sen niiden hänen heidän ole olla olivat olisi voi voivat joissa jossa jonka ne nämä tämä tämän sekä vain niin mukaan jälkeen ennen kanssa aikana vuonna ollut hyvin enemmän koska jos mitä mikä kaikki useita noin yli"
    ),
    (
      "pl",
      "i w na z do się nie że to jest o od po za przez dla ze jako są był była było były być ma mają jak lub oraz ale który która które których przy pod nad między także tylko może można już tak ich jego jej co gdy czy bardzo więcej tym tego tej u we a jednak został po podczas"
    ),
    (
      "cs",
      "a v na se je že s z do i o to k ve ze pro za po od jsou byl byla bylo byli být má mají jako ale který která které kteří jeho její jejich také nebo při pod nad mezi už však tak není více velmi když co by si může tím tento tato toto než podle během před protože"
    ),
    (
      "sk",
      "a v na sa je že s z do aj o to k vo zo pre za po od sú bol bola bolo boli byť má majú ako ale ktorý ktorá ktoré ktorí jeho jej ich tiež alebo pri pod nad medzi už však tak nie viac veľmi keď čo by si môže tým tento táto toto než podľa počas pred pretože"
    ),
    (
      "hu",
      "a az és hogy nem is egy van volt meg de ez azt ezt ami aki amely el csak mint már még vagy ha akkor lehet voltak lesz után között által szerint nagyon több minden olyan ezek azok neki ő mi ti ők kell sem majd itt ott alatt során majd pedig illetve"
    ),
    (
      "ro",
      "și în de la cu pe din nu că este sunt a au era fost fi un o ale al cel cea cei cele pentru prin care ce mai sau dar dacă după între până fără sub lor lui ei el ea noi se sa său sale acest această aceste acestea foarte când unde poate pot fi dintre către fiind asupra"
    ),
    (
      "tr",
      "ve bir bu da de için ile olarak olan çok daha en gibi kadar sonra önce ancak ama veya ya ki o şu ne her tüm bazı değil var yok olduğu oldu olması tarafından üzerinde arasında içinde göre ise diye hem sadece bunun onun kendi birçok böyle çünkü eğer"
    ),
    (
      "id",
      "dan yang di dengan untuk dari pada dalam ini itu adalah tidak akan atau juga ke oleh sebagai karena bisa dapat telah sudah lebih mereka ia dia kami kita saya anda ada para orang tersebut seperti saat setelah sebelum antara tetapi namun bahwa secara hanya banyak semua masih bagi hingga"
    ),
    (
      "ms",
      "dan yang di dengan untuk dari pada dalam ini itu adalah tidak akan atau juga ke oleh sebagai kerana boleh dapat telah sudah lebih mereka ia dia kami kita saya anda ada para orang tersebut seperti selepas sebelum antara tetapi bahawa secara hanya banyak semua masih bagi sehingga ialah iaitu daripada kepada manakala"
    ),
    (
      "ca",
      "el la els les un una uns unes de del dels al als i o en amb per pel que és són era fou va van ser està es seu seva seus no com més però aquest aquesta aquests aquestes entre sobre sense fins des també molt quan on perquè si ja hi ha han havia tot tots altres cada mentre segons durant després ho li ens a l d s"
    ),
    (
      "gl",
      "o a os as un unha uns unhas de do da dos das en no na nos nas por polo pola para con sen e ou que é son era foi ser está se seu súa non máis como mais pero este esta ese esa ao aos tamén moi cando onde porque xa hai ten entre sobre ata despois durante"
    ),
    (
      "vi",
      "và của là có trong được cho một các những này đó với không đã ở người để từ khi về tại như đến ra vào sẽ cũng nhiều trên bị phải rất hơn nhưng hoặc nếu vì do theo sau trước giữa hay thì mà nó họ chúng tôi bạn ông bà"
    ),
    (
      "hr",
      "i u je na se da su za od s iz do po kao koji koja koje bio bila bilo biti nije ili ali što to ovaj ova ovo njegov njihov više vrlo može mogu prema nakon prije između također samo već kada gdje jer ako sve"
    ),
    (
      "sl",
      "in v je na se da so za od s iz do po kot ki bil bila bilo biti ni ali pa kar to ta tega njegov njihov več zelo lahko med tudi samo že ko kjer ker če vse pri pred še sta"
    ),
    (
      "et",
      "ja on ei et see oli kui mis kes ka või aga ning oma tema nad me te ma sa seda selle need olid olla võib kuid nii ainult pärast enne vahel kuni väga rohkem siis sest"
    ),
    (
      "lt",
      "ir yra kad į su iš ne tai buvo kaip bet ar per nuo iki už po dėl apie jis ji jie kuris kuri kurie šis ši tik dar jau labai daugiau arba taip būti prie tarp"
    ),
    (
      "lv",
      "un ir ka ar no uz par pie tas tā bija kā bet vai pēc līdz dēļ viņš viņa viņi kas kurš šis šī tikai vēl jau ļoti vairāk būt starp nav pirms"
    ),
    (
      "sq",
      "dhe në të e i një për me nga që është janë ishte nuk si por ose më ka kanë u ky kjo këto ai ajo ata shumë vetëm pas para mes"
    ),
    (
      "is",
      "og í að er á sem það var til með um fyrir af ekki en við hann hún þeir eru voru þetta þessi frá eftir eða hafa hefur mjög meira milli einnig ef þegar"
    ),
    (
      "af",
      "die en van in is het n nie wat op vir met dit as aan by was te om sy hy hulle ons ek jy maar ook kan sal word deur uit tot na oor onder tussen baie meer hierdie daardie"
    ),
    (
      "eu",
      "eta da ez bat dira zen ere baina edo du dute izan den hau hori dela zuen ziren baino oso egin bere horren artean ondoren"
    ),
    (
      "ru",
      "и в не на с что как по это из к у за от о для он она они мы вы я его её их но же или так был была было были быть может при до также только уже если когда где который которая которые которых более очень все этого этой эти после между во со без под"
    ),
    (
      "uk",
      "і в не на з що як по це із до у за від про для він вона вони ми ви я його її їх але або та так був була було були бути може при також тільки вже якщо коли де який яка які яких більше дуже все цього цієї ці після між зі без під є й щоб чи"
    ),
    (
      "bg",
      "и в не на с че как по това от до за се са е той тя те ние вие аз му ѝ им но или така беше бяха бил била да може при също само вече ако когато където който която които повече много всички този тази тези след между със без под към във ще"
    ),
    (
      "sr",
      "и у је на се да су за од с из до по као који која које био била било бити није или али што то овај ова ово његов њихов више врло може могу према након пре између такође само већ када где јер ако све"
    ),
    (
      "mk",
      "и во е на се да се за од со до по како кој која кое кои беше биле не или но што тоа овој оваа овие негов нивниот повеќе многу може според после пред меѓу исто само веќе кога каде бидејќи ако сите"
    ),
    (
      "be",
      "і ў не на з што як па гэта да у за ад пра для ён яна яны мы вы я яго яе іх але або так быў была было былі быць можа пры таксама толькі ўжо калі дзе які якая якія больш вельмі усе гэтага пасля паміж без пад"
    ),
  ]
}
