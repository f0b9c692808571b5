extension GlyphWords {
  static let spanish = GlyphWords(
    joiners: """
      with: con
      wearing: llevando, que lleva, vestido de, vestida de
      in: en, dentro de
      on: sobre, montando, encima de
      holding: sosteniendo, comiendo, tocando, que come, bebiendo, leyendo, jugando
      under: bajo, debajo de
      and: y, e, junto a
      """,
    colours: """
      red: rojo, roja, rojos, rojas
      orange: naranja, naranjas, anaranjado, anaranjada
      yellow: amarillo, amarilla, amarillos, amarillas
      green: verde, verdes
      turquoise: turquesa
      blue: azul, azules
      purple: morado, morada, violeta, púrpura
      pink: rosa, rosas, rosado, rosada
      brown: marrón, marrones
      tan: beige
      black: negro, negra, negros, negras
      white: blanco, blanca, blancos, blancas
      grey: gris, grises, plateado
      gold: dorado, dorada
      """,
    moods: """
      cool: guay
      sad: triste, tristes, llorando
      angry: enfadado, enfadada, enojado, enojada, furioso
      sleepy: dormido, dormida, cansado, cansada, durmiendo
      love: enamorado, enamorada
      happy: feliz, felices, alegre
      surprised: sorprendido, sorprendida
      confused: confundido, confundida
      sick: enfermo, enferma
      smart: inteligente, listo, lista
      rich: rico, rica
      magic: mágico, mágica
      cold: congelado, congelada
      musical: cantando
      strong: fuerte
      """,
    numbers: """
      1: un, una, uno
      2: dos
      3: tres
      4: cuatro
      """,
    fillers: """
      el, la, los, las, de, del, mi, su, pequeño, pequeña, gran, grande, muy, lindo, linda, que, \
      viejo, vieja
      """,
    specials: """
      1F9D1-200D-1F680 suit: traje espacial, traje de astronauta
      1F453 eyes black: gafas de empollón, gafas de nerd
      1F453 eyes: gafas, lentes, anteojos
      1F576 eyes: gafas de sol
      1F9E5 coat tan: gabardina
      1F9E5 coat: abrigo, chaqueta
      1F454 coat: corbata, traje
      1F455 coat: camisa, camiseta
      1F457 coat: vestido
      1F9E3 coat: bufanda
      1F3A9 hat: sombrero, sombrero de copa, chistera
      1F451 hat: corona
      1F9E2 hat: gorra
      26D1 hat: casco
      1FA90 place: espacio
      1F3D6 place: playa
      1F327 place: lluvia
      2744 place: nieve
      1F332 place: bosque
      1F30A place: mar, agua
      1F431: gato, gatito
      1F436: perro, perrito
      1F426: pájaro, pajarito
      1F430: conejo
      1F43B: oso
      1F43B white: oso polar
      1F438: rana
      1F437: cerdo
      1F42E: vaca
      1F434: caballo
      1F435: mono
      1F986: pato
      1F432: dragón
      1F47B: fantasma
      1F6B2: bicicleta, bici
      1F697: coche, carro
      1F355: pizza
      1F3B8: guitarra
      1F955: zanahoria
      2615: café
      2602 above: paraguas
      """, namesHeadFirst: true)
}
