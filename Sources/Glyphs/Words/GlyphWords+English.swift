extension GlyphWords {
  static let english = GlyphWords(
    joiners: """
      with: with, has, having, and with
      wearing: wearing, wears, dressed in, dressed as
      in: in, inside, driving, in a pair of, into, at, in front of, by
      on: on, riding, on top of, rides, sitting on, standing on, atop
      holding: holding, carrying, eating, playing, drinking, reading, using, holds, eats, plays, \
      drinks, reads, painting, throwing, juggling, with a plate of, with a piece of, eating a slice of
      under: under, below, beneath
      and: and, &, plus, next to, beside, together with, hugging, kissing
      """,
    colours: """
      red: red, crimson, scarlet, ruby, reddish
      orange: orange, ginger
      yellow: yellow, lemon, blond, blonde
      green: green, emerald, lime, olive, greenish
      turquoise: turquoise, teal, cyan, mint, aqua
      blue: blue, navy, azure, bluish, indigo
      purple: purple, violet, lilac, lavender, mauve
      pink: pink, magenta, rosy, rose
      brown: brown, chocolate, chestnut
      tan: tan, beige, khaki, sandy, cream
      black: black, ebony, jet-black
      white: white, snow-white, ivory, snowy
      grey: grey, gray, silver, silvery
      gold: gold, golden
      """,
    moods: """
      cool: cool, hip, stylish
      sad: sad, crying, unhappy, tearful, weeping, lonely, melancholy
      angry: angry, mad, furious, grumpy, cross, annoyed
      sleepy: sleepy, sleeping, tired, dreaming, asleep, drowsy, snoring, bored
      love: in love, loving, lovely, romantic, sweet, loved
      happy: happy, party, partying, celebrating, cheerful, birthday, joyful, festive
      surprised: surprised, shocked, amazed, startled, astonished
      confused: confused, puzzled, curious, wondering
      sick: sick, ill, feverish
      smart: smart, nerdy, clever, geeky, wise, intelligent, nerd
      rich: rich, wealthy
      magic: magic, magical, sparkling, shiny, enchanted, sparkly, glittering
      hot: hot, sweating, sweaty, exhausted
      cold: cold, freezing, frozen, icy, chilly
      musical: singing, musical, dancing, whistling
      strong: strong, muscular
      """,
    numbers: """
      1: one, 1, single
      2: two, 2, pair of, couple of, twin, both
      3: three, 3, several, some, few
      4: four, 4, many
      """,
    fillers: """
      a, an, the, my, our, your, his, her, their, its, of, very, really, small, little, tiny, big, \
      large, huge, giant, cute, old, young, funny, beautiful, pretty, that, is, who, which, picture, \
      image, emoji, glyph, it, to, so, just, please, adorable, pair, like, slice, piece, baby, fluffy
      """,
    specials: """
      1F9D1-200D-1F680 suit: space suit, spacesuit, astronaut suit, astronaut costume
      1F453 eyes black: nerd glasses, geek glasses, nerdy glasses
      1F453 eyes: glasses, spectacles, eyeglasses, specs
      1F576 eyes: sunglasses, shades, dark glasses
      1F97D eyes: goggles, diving mask, ski goggles, swimming goggles
      1F9E5 coat tan: trench coat, trenchcoat, raincoat
      1F9E5 coat: coat, jacket, parka
      1F97C coat: lab coat, doctor's coat, white coat
      1F454 coat: tie, necktie, business suit, shirt and tie, suit and tie, suit
      1F455 coat: t-shirt, shirt, sweater, jumper, pullover, tee
      1F457 coat: dress, gown
      1F458 coat: kimono
      1F9BA coat: vest, safety vest
      1F9E3 coat: scarf
      1F3A9 hat: top hat, hat, bowler, magician's hat
      1F452 hat: sun hat, straw hat, summer hat, bonnet
      1F451 hat: crown, tiara
      1F9E2 hat: cap, baseball cap, baseball hat
      26D1 hat: helmet, hard hat
      1FA96 hat: army helmet, military helmet
      1F393 hat: graduation cap, graduation hat, mortarboard
      1F3A7 hat: headphones, headset
      1F380 hat: bow, ribbon
      1F338 hat: flower crown
      1F697: car, auto, red car
      1F680: rocket, spaceship, space ship, rocketship
      1FA90 place: space, outer space, the galaxy, galaxy, orbit, universe
      1F3D6 place: beach, the beach, seaside, shore
      1F327 place: rain
      2744 place: snow, winter
      1F332 place: forest, woods, wood, jungle, park
      1F3D9 place: city, town
      1F30A place: sea, ocean, water, waves, river, lake
      1F319 place: night, dark
      1F3DC place: desert
      1F3D4 place: mountains, mountain
      1F337 place: garden, flowers, meadow, spring
      1F31E place: sunshine, summer
      1F315 place: moonlight
      1F308 place: rainbow
      1F4DA place: library, school
      1F525 place: fire, flames, hell
      2601 place: clouds, sky, heaven
      1F43B white: polar bear
      1F431 black: witch's cat
      1F916: android, bot
      1F9B4: bone
      2615: coffee, cup of coffee, coffee cup, latte, cappuccino, mug
      1F375: tea, cup of tea, green tea
      1F37A: beer, pint of beer
      1F355: pizza, slice of pizza, pizza slice
      1F354: burger, hamburger
      1F382: cake, birthday cake
      1F34E red: apple
      1F4D5: book, novel
      1F4BB: laptop, computer
      1F4F1: phone, smartphone, mobile
      26BD: football, soccer, soccer ball, ball
      1F3C0: basketball
      1F3B8: guitar, electric guitar
      1F3B9: piano, keyboard
      1F941: drum, drums
      1F6B2: bike, bicycle
      1F6F5: scooter, vespa
      1F6F4: kick scooter
      1F6F9: skateboard
      1F3CD: motorbike, motorcycle
      26F5: boat, sailboat, sailing boat
      1F681: helicopter, chopper
      2708: plane, airplane, aeroplane
      1F682: train, steam train, locomotive
      1F69C: tractor
      1F68C: bus
      1F95A: egg
      1F490: bouquet, bunch of flowers
      1F33B: sunflower
      1F339: rose
      1F337: flower, tulip
      1F332: tree, fir tree
      1F388: balloon
      1F381: gift, present
      1F4E6: box, cardboard box
      1F3E0: house, home
      1F469: woman, lady, girl with long hair
      1F468: man, guy
      1F467: girl
      1F466: boy
      1F474: grandpa, grandfather, old man
      1F475: grandma, grandmother, old woman
      1F476: infant, toddler
      1F9D1: person, human, face of a person
      1F9D4: bearded man, hipster
      1F385: santa, santa claus, father christmas
      1F9DB: vampire, dracula
      1F9D9: wizard, mage, witch
      1F432: dragon
      1F996: dinosaur, dino, tyrannosaurus, tyrannosaurus rex
      1F426: bird, birdie
      1F986: rubber duck, duck, duckling
      1F424: chick, baby chick
      1F42D: mouse
      1F435: monkey, ape, chimp
      1F436: dog, puppy, doggy, doggie, pup
      1F431: cat, kitty, kitten
      1F437: pig, piglet
      1F42E: cow
      1F434: horse, pony, foal
      1F430: rabbit, bunny, hare
      1F42F: tiger
      1F43C: panda, panda bear
      1F43B: bear, teddy, grizzly, bear cub
      1F43A: wolf
      1F438: frog, toad
      1F414: chicken, hen
      1F47B: ghost
      1F480: skull, skeleton
      1F383: pumpkin, jack-o'-lantern
      1F47D: alien, extraterrestrial
      26C4: snowman
      1F98C: deer, reindeer, moose
      1F9A7: orangutan
      1F418: elephant
      1F995: brontosaurus, brachiosaurus
      1F40D: snake
      1F422: turtle, tortoise
      1F99C: parrot
      1F981: lion
      1F31F: star
      2600: sun
      1F319: moon
      2764: heart
      2602 above: umbrella
      """)
}
