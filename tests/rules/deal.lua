-- Rulebook section 2: cards dealt before the game begins.
scenario "the top two treasures fill the shop, the top two monsters the monster slots, the top room the room slot" {
  cites = { "2.3", "2.4", "2.5", "1.8" },
  set = "../sets/trials",
  phase = "deal",
  players = 2,
  deck = {
    treasure = { "blade", "imp", "wake" }, monster = { "fly", "dip", "clotty" }, room = { "mint", "armory" },
  },
  play = function(t)
    check(t:slot(1, "shop") == "blade")  check(t:slot(2, "shop") == "imp")  check(t:top "treasure" == "wake")
    check(t:slot(1) == "fly")  check(t:slot(2) == "dip")  check(t:top "monster" == "clotty")
    check(t:slot(1, "room") == "mint")  check(t:slots "room" == 1)  check(t:top "room" == "armory")
    t:settle()
  end,
}

scenario "an event found while the monsters are laid out goes to the bottom and does nothing" {
  cites = { "2.4" },
  set = "../sets/trials",
  phase = "deal",
  players = 2,
  deck = { monster = { "shop_upgrade", "fly", "chest_cents", "conclave", "dip", "clotty" } },
  play = function(t)
    t:settle()
    check(t:slot(1) == "fly")  check(t:slot(2) == "dip")  check(t:top "monster" == "clotty")
    check(t:bottom "monster" == "conclave")  check(t:discard_size "monster" == 0)
    check(t:slots "shop" == 2)  check(t:events "die_cast" == 0)  check(t:events "voted" == 0)
  end,
}

scenario "an indomitable monster found there makes its own slot, and both slots are still filled" {
  cites = { "2.4", "6.8.6" },
  set = "../sets/trials",
  phase = "deal",
  players = 2,
  deck = { monster = { "colossus", "fly", "dip", "clotty" } },
  play = function(t)
    t:settle()
    check(t:slots() == 3)  check(t:slot(1) == "fly")  check(t:slot(2) == "dip")  check(t:slot(3) == "colossus")
  end,
}

scenario "each player gets a character, deactivated, and its starting item, charged" {
  cites = { "2.7", "2.8", "3.4.2" },
  set = "../sets/trials",
  phase = "deal",
  players = { { name = "P1", character = "eden" }, { name = "P2", character = "isaac" } },
  deck = { treasure = { "blade", "imp", "wake", "sexton", "dagger" } },
  play = function(t)
    check(t.question == "look")  check(t.phase == "setup")  -- Eden chooses, so no turn has begun
    check(t.P2.character == "isaac")  check(t.P2:has "the_d6")  check(#t.P2.items == 1)
    check(not t:charged "isaac")  check(not t:charged "eden")  check(t:charged "the_d6")
    check(t.P1.loot == 0)  check(t.P1.coins == 0)
    t.P1:choose "dagger"  t:settle()
  end,
  expect = function(t) check(t.P1:has "dagger")  check(t.P1.coins == 3)  check(t.P2.coins == 3) end,
}

scenario "the treasures that Eden does not choose go to the bottom of the treasure deck" {
  cites = { "2.9a", "2.9" },
  set = "../sets/trials",
  phase = "deal",
  players = { { name = "P1", character = "eden" }, { name = "P2", character = "isaac" } },
  deck = { treasure = { "blade", "imp", "wake", "sexton", "dagger", "abacus" } },
  play = function(t)
    t.P1:choose "sexton"  t:settle()
    check(t:top "treasure" == "abacus")
    check(t:bottom "treasure" == "wake" or t:bottom "treasure" == "dagger")
  end,
}

scenario "random characters: each player gets a different one, and its starting item" {
  cites = { "2.7", "3.4.2" },
  phase = "deal",
  players = 4,
  seed = 7,
  play = function(t)
    local seen = {}
    while t.question == "look" do t[t.asked]:choose(t.options[1]) end
    for _, name in ipairs { "P1", "P2", "P3", "P4" } do
      local player = t[name]
      check(player.character ~= nil)  check(not seen[player.character])  check(#player.items == 1)
      seen[player.character] = true
    end
    t:settle()
  end,
}

scenario "a starting item comes with its character only; the others stay outside the game" {
  cites = { "2.14", "3.4.2", "19.9.1" },
  set = "../sets/trials",
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { loot = { "census", "census", "census", "census", "census", "census", "census", "census" } },
  play = function(t)
    t:settle()
    local first = t[t.active]
    first:play "census"  t:settle()
    check(first.coins == 3 + 2)  -- The Bone and Lazarus are outside, The D6 and Isaac are not
  end,
}

scenario "with three players cards for three or more are in the game" {
  cites = { "2.12" },
  set = "../sets/trials",
  phase = "deal",
  players = 3,
  deck = { treasure = { "crowd", "blade", "imp" } },
  play = function(t)
    t:settle()
    check(t:slot(1, "shop") == "crowd")  check(t:slot(2, "shop") == "blade")
  end,
}

scenario "bonus souls are there from the beginning, and work from outside the game" {
  cites = { "2.6", "15.4.1", "3.5.1" },
  set = "../sets/trials",
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { loot = { "jackpot", "jackpot", "jackpot", "jackpot", "jackpot", "jackpot", "a_penny" } },
  play = function(t)
    t:settle()
    local first = t[t.active]
    first:play "jackpot"  t:settle()
    check(first.coins == 25)  check(first.loot == 10)
    check(first:has_soul "soul_of_greed")  check(first:has_soul "soul_of_gluttony")  check(first.souls == 2)
  end,
}

scenario "one of the players takes the first turn, and turn order goes on from there" {
  cites = { "2.15", "1.7" },
  phase = "deal",
  players = {
    { name = "P1", character = "isaac" }, { name = "P2", character = "judas" }, { name = "P3", character = "maggy" },
  },
  play = function(t)
    check(t.turn == 1)  check(t.phase == "start")
    local left = { P1 = "P2", P2 = "P3", P3 = "P1" }
    local first = t.active
    t:settle()
    t[first]:end_turn()  t:settle()
    check(t.active == left[first])
  end,
}

scenario "F114 with two players a card for three or more is set aside, and the next takes its place" {
  cites = { "2.12" },
  set = "../sets/trials",
  phase = "deal",
  players = 2,
  deck = { treasure = { "crowd", "blade", "imp", "wake" } },
  play = function(t)
    t:settle()
    check(t:slot(1, "shop") == "blade")  check(t:slot(2, "shop") == "imp")
  end,
}
