extension GlyphWords {
  static let german = GlyphWords(
    joiners: """
      with: mit, hat
      wearing: trägt, tragend, gekleidet in
      in: in, im, am, ins, an, bei
      on: auf, reitet, reitend auf, sitzt auf, fährt
      holding: hält, isst, spielt, trinkt, liest, mit einem stück
      under: unter, unterm
      and: und, neben, sowie
      """,
    colours: """
      red: rot, rote, roter, rotes, roten, rotem
      orange: orange, oranger, oranges, orangen, orangefarbener, orangefarbene, orangefarbenen
      yellow: gelb, gelbe, gelber, gelbes, gelben, gelbem
      green: grün, grüne, grüner, grünes, grünen, grünem
      turquoise: türkis, türkise, türkiser, türkises
      blue: blau, blaue, blauer, blaues, blauen, blauem
      purple: lila, violett, violette, violetter, violettes
      pink: rosa, pink, rosafarbene, rosafarbener
      brown: braun, braune, brauner, braunes, braunen
      tan: beige, beiger, beiges
      black: schwarz, schwarze, schwarzer, schwarzes, schwarzen, schwarzem
      white: weiß, weiße, weißer, weißes, weißen, weißem
      grey: grau, graue, grauer, graues, grauen, silbern, silberne
      gold: gold, golden, goldene, goldener, goldenes, goldenen
      """,
    moods: """
      cool: cool, coole, cooler, cooles
      sad: traurig, traurige, trauriger, trauriges, weinend, weinender, weinende
      angry: wütend, wütende, wütender, wütendes, böse, böser, böses
      sleepy: müde, müder, müdes, schlafend, schlafende, schlafender, schlafendes
      love: verliebt, verliebte, verliebter, verliebtes
      happy: fröhlich, fröhliche, fröhlicher, glücklich, glückliche, glücklicher, feiernd
      surprised: überrascht, überraschte, überraschter
      confused: verwirrt, verwirrte, verwirrter
      sick: krank, kranke, kranker, krankes
      smart: klug, kluge, kluger, schlau, schlaue, schlauer
      rich: reich, reiche, reicher
      magic: magisch, magische, magischer, magisches
      hot: schwitzend, schwitzende, schwitzender
      cold: frierend, frierende, frierender
      musical: singend, singende, singender
      strong: stark, starke, starker
      """,
    numbers: """
      1: ein, eins
      2: zwei
      3: drei
      4: vier
      """,
    fillers: """
      eine, einer, eines, einen, einem, der, die, das, den, dem, des, mein, meine, sein, seine, seiner, \
      klein, kleine, kleiner, kleines, groß, große, großer, großes, süß, süße, süßer, süßes, alt, alte, \
      sehr, von, zu
      """,
    specials: """
      1F9D1-200D-1F680 suit: raumanzug, weltraumanzug, astronautenanzug
      1F453 eyes black: nerdbrille, hornbrille
      1F453 eyes: brille
      1F576 eyes: sonnenbrille
      1F97D eyes: schutzbrille, taucherbrille, skibrille
      1F9E5 coat tan: trenchcoat, regenmantel
      1F9E5 coat: mantel, jacke
      1F97C coat: laborkittel, kittel
      1F454 coat: krawatte, anzug
      1F455 coat: hemd, t-shirt, pullover
      1F457 coat: kleid
      1F9E3 coat: schal
      1F3A9 hat: zylinder, hut
      1F452 hat: sonnenhut, strohhut
      1F451 hat: krone
      1F9E2 hat: mütze, kappe
      26D1 hat: helm
      1FA90 place: weltraum, weltall, all
      1F3D6 place: strand
      1F327 place: regen
      2744 place: schnee
      1F332 place: wald
      1F30A place: meer, wasser, see
      1F3D4 place: bergen, gebirge
      1F337 place: garten
      1F431: katze, kater, kätzchen
      1F436: hund, hündchen, welpe
      1F426: vogel
      1F430: hase, kaninchen
      1F43B: bär
      1F43A: wolf
      1F42D: maus
      1F438: frosch
      1F437: schwein
      1F42E: kuh
      1F434: pferd
      1F435: affe
      1F986: ente, gummiente, quietscheente
      1F432: drache
      1F47B: geist, gespenst
      1F43C: panda, pandabär
      1F43B white: eisbär
      1F6B2: fahrrad, rad
      1F697: auto
      1F355: pizza
      1F3B8: gitarre
      1F955: karotte, möhre
      2615: kaffee, tasse kaffee
      2602 above: regenschirm, schirm
      """)
}
