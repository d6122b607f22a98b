scenario "I. The Magician turns a die to a 6" {
  cites = { "9.2.3", "9.6" },
  players = { { name = "P1", hand = { "tarot_the_magician" } }, { name = "P2" } },
  monsters = { { "little_horn", hp = 1 } },  -- evasion 6
  dice = { 1 },
  play = function(t)
    t.P1:attack "little_horn"
    t.P1:play "tarot_the_magician"
    check(#t.options == 6)  -- the number is chosen as it is played
    t.P1:choose "6"
    t:resolve()
    check(t:stack() == "attack roll 6")
    t:settle()
  end,
  expect = function(t)
    check(t:events "missed" == 0)  check(t:discarded "tarot_the_magician")  check(t.P1:has_soul "little_horn")
  end,
}

scenario "I. The Magician turns another player's die to a 1, though it is not an attack roll" {
  cites = { "9.2.3", "9.9" },
  players = {
    { name = "P1", items = { "mystery_sack" } },
    { name = "P2", hand = { "tarot_the_magician" }, loot_plays = 1 },
  },
  dice = { 5 },
  play = function(t)
    t.P1:activate "mystery_sack"
    t:resolve()
    check(t:stack() == "roll 5")
    t.P2:play("tarot_the_magician", "1")  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1)  check(t.P2.loot == 0) end,
}

scenario "F87 I. The Magician needs a die, and a reroll after it undoes it" {
  cites = { "7.12", "9.6" },
  players = {
    { name = "P1", hand = { "tarot_the_magician" } },
    { name = "P2", hand = { "dice_shard" }, loot_plays = 1 },
  },
  monsters = { "fly" },
  dice = { 2, 1, 2 },
  play = function(t)
    check(not t:can("P1", "play tarot_the_magician"))
    t.P1:attack "fly"
    t.P1:play("tarot_the_magician", "6")
    t:resolve()
    t.P2:play "dice_shard"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "fly") end,
}

scenario "I. The Magician: the number is public before it resolves, so another can be played on top of it" {
  cites = { "7.3", "5.2.6" },
  players = {
    { name = "P1", hand = { "tarot_the_magician" } },
    { name = "P2", hand = { "tarot_the_magician" }, loot_plays = 1 },
  },
  monsters = { "fly" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:play("tarot_the_magician", "6")
    t.P2:play("tarot_the_magician", "2")
    t:resolve()
    check(t:stack() == "attack roll 2, I. The Magician")
    t:resolve()
    check(t:stack() == "attack roll 6")
    t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.hp == 2) end,
}

scenario "I. The Magician fizzles when its die has left the stack with the attack" {
  cites = { "7.5", "11.7.3" },
  players = {
    { name = "P1", hand = { "tarot_the_magician" } },
    { name = "P2", hand = { "bomb" }, loot_plays = 1 },
  },
  monsters = { "fly" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:play("tarot_the_magician", "6")
    t.P2:play("bomb", "fly")  t:settle()
  end,
  expect = function(t)
    check(t:events "fizzled" == 1)  check(t:discarded "tarot_the_magician")  check(t.P1.coins == 1)
  end,
}
