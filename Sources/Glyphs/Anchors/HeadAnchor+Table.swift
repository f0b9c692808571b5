extension HeadAnchor {
  /// Set by eye on a grid of tenths over each picture of Noto Color Emoji 2.042; a dash stands for the
  /// eye that a profile hides. Code, left eye, right eye, height of the eyes, top, bottom, left and
  /// right of the skull, in hundredths.
  static let table: StaticString = """
    1F436 36 65 52 16 85 23 77 dog
    1F431 31 66 52 24 90 10 87 cat
    1F42D 36 63 59 37 85 22 77 mouse
    1F439 35 65 54 22 92 11 87 hamster
    1F430 38 62 59 45 94 27 73 rabbit
    1F98A 38 61 56 27 93 17 83 fox
    1F43B 34 66 46 11 92 7 93 bear
    1F43C 34 66 53 14 93 7 93 panda
    1F428 35 66 51 20 86 19 82 koala
    1F42F 33 67 33 7 94 7 93 tiger
    1F981 38 61 38 16 78 19 81 lion
    1F42E 39 65 44 20 94 20 80 cow
    1F437 30 69 54 15 94 9 90 pig
    1F438 28 73 33 15 92 7 93 frog
    1F435 38 61 47 13 88 16 84 monkey
    1F414 41 - 41 21 57 23 69 chicken
    1F427 47 - 16 4 31 37 66 penguin
    1F426 26 - 33 17 47 13 45 bird
    1F424 29 - 30 10 52 17 60 chick
    1F986 37 - 16 3 28 27 53 duck
    1F985 23 - 48 39 62 15 39 eagle
    1F989 39 61 33 11 50 23 78 owl
    1F987 46 54 42 34 50 38 61 bat
    1F43A 36 65 47 19 94 11 91 wolf
    1F417 48 - 44 17 75 14 69 boar
    1F434 42 - 42 16 78 14 77 horse
    1F984 40 - 46 18 78 14 69 unicorn
    1F99D 39 61 53 24 81 11 89 raccoon
    1F432 33 - 44 33 75 7 57 dragon
    1F98D 20 28 24 4 40 15 49 gorilla
    1F9A7 52 60 27 12 48 43 69 orangutan
    1F916 34 66 52 29 95 14 86 robot
    1F47D 30 69 51 2 95 7 90 alien
    1F47B 37 59 26 2 71 20 80 ghost
    1F480 32 68 50 4 95 14 86 skull
    1F383 32 67 52 22 94 6 94 jack-o-lantern
    1F921 35 66 39 8 94 11 89 clown
    1F479 35 66 53 8 97 17 84 ogre
    1F47A 34 61 38 4 95 10 78 goblin
    1F63A 33 66 51 26 91 13 89 grinning cat
    1F600 35 64 39 5 92 7 93 grinning face
    1F642 35 63 39 5 92 7 93 smiling face
    1F920 34 63 53 41 95 15 85 cowboy
    1F468 34 66 58 12 95 16 84 man
    1F469 34 66 58 10 95 13 87 woman
    1F466 34 66 60 10 95 11 89 boy
    1F467 34 66 62 10 95 13 87 girl
    1F476 34 66 59 10 95 14 86 baby
    1F474 35 66 60 10 97 16 84 old man
    1F475 34 66 60 18 97 16 85 old woman
    1F9D1 34 66 57 10 97 9 91 person
    1F9D4 34 66 56 10 97 11 90 bearded person
    1F385 38 62 46 21 91 22 80 santa
    1F936 41 60 52 22 85 26 74 mrs claus
    26C4 41 58 39 23 57 34 66 snowman
    2603 41 58 39 23 57 34 66 snowman in snow
    1F408 33 - 31 18 52 8 45 cat's body
    1F415 29 50 31 7 54 17 66 dog's body
    1F418 33 - 39 11 65 7 49 elephant
    1F422 16 30 51 39 74 7 41 turtle
    1F419 40 59 44 11 70 31 93 octopus
    1F433 49 - 54 36 83 7 77 whale
    1F42C 30 - 26 5 43 17 63 dolphin
    1F420 25 - 59 31 77 7 49 fish
    1F421 27 - 35 12 81 14 74 blowfish
    1F988 29 - 27 21 52 7 60 shark
    1F40D 33 45 15 2 36 21 58 snake
    1F98E 24 37 18 4 39 18 43 lizard
    1F996 24 - 20 15 51 7 49 t-rex
    1F995 26 - 13 4 27 7 40 sauropod
    1F40C 21 35 12 4 69 9 43 snail
    1F41B 26 - 21 10 39 11 43 caterpillar
    1F41D 29 - 45 28 71 9 51 honeybee
    1F980 43 58 41 34 83 26 74 crab
    1F994 25 - 59 40 83 7 49 hedgehog
    1F9A5 21 34 45 30 56 7 43 sloth
    1F9A8 27 - 65 52 80 13 43 skunk
    1F998 17 - 30 25 42 3 35 kangaroo
    1F9A1 19 - 58 47 73 4 37 badger
    1F99B 16 34 50 36 77 6 43 hippopotamus
    1F98F 35 - 54 41 77 7 54 rhinoceros
    1F992 31 - 17 12 27 17 46 giraffe
    1F99A 47 - 34 28 44 40 55 peacock
    1F99C 32 - 20 3 41 11 54 parrot
    1F9A9 38 - 9 3 19 27 47 flamingo
    1F9A2 19 - 20 10 36 7 39 swan
    1F983 25 - 15 6 27 10 33 turkey
    1F42A 29 - 22 7 36 6 40 camel
    1F999 21 - 19 10 29 9 33 llama
    1F411 24 39 36 21 61 10 54 sheep
    1F410 21 34 43 31 60 14 46 goat
    1F40E 17 - 28 15 48 6 37 horse's body
    1F416 19 42 49 27 78 9 60 pig's body
    1F400 29 - 41 31 62 9 49 rat
    1F401 34 - 45 31 62 17 57 mouse's body
    1F407 45 - 46 33 62 20 57 rabbit's body
    1F43F 22 - 43 27 60 7 43 chipmunk
    1F9AB 11 30 14 3 34 5 46 beaver
    1F98C 35 - 33 27 45 20 46 deer
    1F412 29 41 35 10 56 11 63 monkey's body
    1F9AD 25 39 19 9 37 11 51 seal
    1F41F 26 - 54 36 75 7 51 fish
    1F406 19 - 33 22 54 5 43 leopard
    1F405 16 29 38 26 60 3 43 tiger's body
    1F47E 40 60 45 28 81 14 86 alien monster
    1F9DB 38 61 46 5 71 19 81 vampire
    1F9DF 37 62 45 9 75 17 83 zombie
    1F9D9 31 54 46 25 77 16 70 mage
    1F425 37 63 29 6 55 20 80 front-facing chick
    1F423 42 66 27 4 49 23 77 hatching chick
    1F429 31 - 25 19 37 9 51 poodle
    1F9AE 18 - 21 7 34 3 31 guide dog
    """
}
