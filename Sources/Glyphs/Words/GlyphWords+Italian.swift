extension GlyphWords {
  static let italian = GlyphWords(
    joiners: """
      with: con
      wearing: che indossa, indossando, vestito da, vestita da
      in: in, nel, nella, nello, dentro, al, alla
      on: su, sul, sulla, sopra, cavalcando
      holding: che tiene, che mangia, mangiando, suonando, che suona, bevendo, leggendo
      under: sotto
      and: e, ed, accanto a
      """,
    colours: """
      red: rosso, rossa, rossi, rosse
      orange: arancione, arancioni
      yellow: giallo, gialla, gialli, gialle
      green: verde, verdi
      turquoise: turchese
      blue: blu, azzurro, azzurra
      purple: viola
      pink: rosa
      brown: marrone, marroni
      tan: beige
      black: nero, nera, neri, nere
      white: bianco, bianca, bianchi, bianche
      grey: grigio, grigia, grigi, grigie, argento
      gold: dorato, dorata, oro
      """,
    moods: """
      cool: figo
      sad: triste, tristi, piangente
      angry: arrabbiato, arrabbiata, furioso
      sleepy: addormentato, addormentata, stanco, stanca
      love: innamorato, innamorata
      happy: felice, felici, allegro
      surprised: sorpreso, sorpresa
      confused: confuso, confusa
      sick: malato, malata
      smart: intelligente
      rich: ricco, ricca
      magic: magico, magica
      cold: congelato, congelata
      musical: cantando, che canta
      strong: forte
      """,
    numbers: """
      1: un, uno, una
      2: due
      3: tre
      4: quattro
      """,
    fillers: """
      il, lo, la, i, gli, le, l, di, del, della, d, mio, mia, suo, sua, piccolo, piccola, grande, \
      molto, carino, carina, che, vecchio, vecchia
      """,
    specials: """
      1F9D1-200D-1F680 suit: tuta spaziale, tuta da astronauta
      1F453 eyes black: occhiali da nerd
      1F453 eyes: occhiali
      1F576 eyes: occhiali da sole
      1F9E5 coat tan: impermeabile, trench
      1F9E5 coat: cappotto, giacca
      1F454 coat: cravatta, abito
      1F455 coat: camicia, maglietta
      1F457 coat: vestito
      1F9E3 coat: sciarpa
      1F3A9 hat: cilindro, cappello, cappello a cilindro
      1F451 hat: corona
      1F9E2 hat: berretto
      26D1 hat: casco
      1FA90 place: spazio
      1F3D6 place: spiaggia
      1F327 place: pioggia
      2744 place: neve
      1F332 place: foresta, bosco
      1F30A place: mare, acqua
      1F431: gatto, gatti, gattino, micio
      1F436: cane, cani, cagnolino
      1F426: uccello, uccellino
      1F430: coniglio
      1F43B: orso
      1F43B white: orso polare
      1F438: rana
      1F437: maiale
      1F42E: mucca
      1F434: cavallo
      1F435: scimmia
      1F986: anatra, papera
      1F432: drago
      1F47B: fantasma
      1F98A: volpe, volpi
      1F6B2: bicicletta, bici
      1F697: macchina, auto
      1F355: pizza
      1F3B8: chitarra
      1F955: carota
      2615: caffè
      2602 above: ombrello
      """, namesHeadFirst: true)
}
