scenario "Brimstone gives +1 attack, and each combat damage to a monster deals 1 to another player" {
  cites = { "10.2.7", "11.3.3", "6.6.1" },
  players = { { name = "P1", items = { "brimstone" } }, { name = "P2" }, { name = "P3" } },
  monsters = { "fatty" },  -- 4 HP, evasion 2
  dice = { 2, 2 },
  play = function(t)
    check(t:attack_of "P1" == 2)  check(t:attack_of "P2" == 1)
    t.P1:attack "fatty"  t:settle()
    check(t:hp "fatty" == 2)  check(t.asked == "P1")  check(#t.options == 2)  -- P2 or P3
    t.P1:choose "P3"  t:settle()
    check(t.P3.hp == 1)
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t) check(t:discarded "fatty")  check(t.P2.hp == 1)  check(t.P3.hp == 1)  check(t.P1.hp == 2) end,
}

scenario "Brimstone ignores other damage and a miss" {
  cites = { "10.2.7", "11.3.4" },
  players = { { name = "P1", items = { "brimstone" }, hand = { "bomb" } }, { name = "P2" }, { name = "P3" } },
  monsters = { { "fatty", hp = 3 } },
  dice = { 1, 2 },
  play = function(t)
    t.P1:play("bomb", "fatty")  t:settle()
    check(t.asked == "P1")  check(t.question == "action")
    t.P1:attack "fatty"  t:settle()
    check(t.P1.hp == 1)
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t) check(t:discarded "fatty")  check(t.P2.hp == 1)  check(t.P3.hp == 2) end,
}

scenario "Brimstone ignores another player's attack and prevented damage" {
  cites = { "10.4.1", "10.2.2" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2", items = { "brimstone" } }, { name = "P3" } },
  monsters = { "fly", "pin" },  -- Pin takes nothing from a 6
  dice = { 2, 6, 4 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    check(t:discarded "fly")
    t.P1:end_turn()  t:settle()
    t.P2:attack "pin"  t:settle()
    check(t.question == "target")
    t.P2:choose "P3"  t:settle()
  end,
  expect = function(t)
    check(t:events "hit" == 3)  check(t.P2:has_soul "pin")  check(t.P3.hp == 1)  check(t.P1.hp == 3)
  end,
}

scenario "With 3 players Brimstone is gained like any other treasure" {
  cites = { "2.12" },
  players = { { name = "P1", hand = { "tarot_the_stars" } }, { name = "P2" }, { name = "P3" } },
  deck = { treasure = { "brimstone", "meat" } },
  play = function(t) t.P1:play "tarot_the_stars"  t:settle() end,
  expect = function(t) check(t.P1:has "brimstone")  check(#t.P1.items == 1) end,
}

scenario "Brimstone is skipped in a game of 2" {
  cites = { "2.12" },
  players = { { name = "P1", hand = { "tarot_the_stars" } }, { name = "P2" } },
  deck = { treasure = { "brimstone", "meat" } },
  play = function(t) t.P1:play "tarot_the_stars"  t:settle() end,
  expect = function(t) check(t.P1:has "meat")  check(#t.P1.items == 1) end,
}
