extension GlyphWords {
  static let french = GlyphWords(
    joiners: """
      with: avec, à, ayant, au, aux
      wearing: portant, qui porte, vêtu de, habillé en
      in: dans, en
      on: sur, à vélo sur, assis sur
      holding: tenant, mangeant, jouant, qui mange, qui tient, qui joue, buvant, lisant
      under: sous
      and: et, près de
      """,
    colours: """
      red: rouge, rouges
      orange: orange, oranges
      yellow: jaune, jaunes
      green: vert, verte, verts, vertes
      turquoise: turquoise, turquoises
      blue: bleu, bleue, bleus, bleues
      purple: violet, violette, violets, violettes
      pink: rose, roses
      brown: marron, brun, brune
      tan: beige, beiges
      black: noir, noire, noirs, noires
      white: blanc, blanche, blancs, blanches
      grey: gris, grise, grises, argenté
      gold: doré, dorée
      """,
    moods: """
      cool: cool
      sad: triste, tristes
      angry: fâché, fâchée, furieux, furieuse, en colère
      sleepy: endormi, endormie, fatigué, fatiguée
      love: amoureux, amoureuse
      happy: heureux, heureuse, joyeux, joyeuse
      surprised: surpris, surprise
      confused: confus, confuse
      sick: malade
      smart: intelligent, intelligente
      rich: riche
      magic: magique
      cold: gelé, gelée
      musical: chantant, qui chante
      strong: fort, forte
      """,
    numbers: """
      1: un, une
      2: deux
      3: trois
      4: quatre
      """,
    fillers: """
      le, la, les, l, de, du, des, d, mon, ma, son, sa, ses, petit, petite, petits, grand, grande, \
      très, mignon, mignonne, qui, vieux, vieille
      """,
    specials: """
      1F9D1-200D-1F680 suit: combinaison spatiale, scaphandre
      1F453 eyes black: lunettes de geek
      1F453 eyes: lunettes
      1F576 eyes: lunettes de soleil
      1F9E5 coat tan: trench, imperméable
      1F9E5 coat: manteau, veste
      1F454 coat: cravate, costume
      1F455 coat: chemise, t-shirt, pull
      1F457 coat: robe
      1F9E3 coat: écharpe
      1F3A9 hat: haut-de-forme, chapeau haut de forme, chapeau
      1F451 hat: couronne
      1F9E2 hat: casquette
      26D1 hat: casque
      1FA90 place: espace
      1F3D6 place: plage
      1F327 place: pluie
      2744 place: neige
      1F332 place: forêt
      1F30A place: mer, eau
      1F431: chat, chaton
      1F436: chien, chiot
      1F426: oiseau
      1F430: lapin
      1F43B: ours
      1F43B white: ours polaire
      1F438: grenouille
      1F437: cochon
      1F42E: vache
      1F434: cheval
      1F435: singe
      1F986: canard
      1F432: dragon
      1F47B: fantôme
      1F6B2: vélo
      1F697: voiture
      1F355: pizza
      1F3B8: guitare
      1F955: carotte
      2615: café
      2602 above: parapluie
      """, namesHeadFirst: true)
}
