scenario "II. The High Priestess deals a monster damage equal to a die roll" {
  cites = { "9.4", "10.2.1", "7.1" },
  players = { { name = "P1", hand = { "tarot_the_high_priestess" } }, { name = "P2" } },
  monsters = { "gurdy", "fly" },  -- 5 HP
  dice = { 4 },
  play = function(t)
    t.P1:play("tarot_the_high_priestess", "gurdy")
    t:resolve()
    check(t:stack() == "roll 4")  check(t:discarded "tarot_the_high_priestess")
    t:settle()
  end,
  expect = function(t) check(t:hp "gurdy" == 1)  check(t:hp "fly" == 1)  check(t.P1.hp == 2) end,
}

scenario "II. The High Priestess deals a player 1 damage on a 1" {
  cites = { "9.4", "10.2.1" },
  players = { { name = "P1", hand = { "tarot_the_high_priestess" } }, { name = "P2" } },
  dice = { 1 },
  play = function(t) t.P1:play("tarot_the_high_priestess", "P2")  t:settle() end,
  expect = function(t) check(t.P2.hp == 1)  check(t.P1.hp == 2) end,
}

scenario "II. The High Priestess deals 6 damage on a 6 to the player who played it" {
  cites = { "9.4", "10.2.1" },
  players = {
    { name = "P1", items = { { "the_dead_cat", counters = 9 } }, hand = { "tarot_the_high_priestess" } },
    { name = "P2" },
  },
  dice = { 6 },
  play = function(t) t.P1:play("tarot_the_high_priestess", "P1")  t:settle() end,
  expect = function(t) check(t:counters "the_dead_cat" == 3)  check(t.P1.hp == 2) end,
}

scenario "II. The High Priestess deals nothing to a target that has left play by the time the die resolves" {
  cites = { "7.5", "9.4" },
  players = {
    { name = "P1", hand = { "tarot_the_high_priestess" } },
    { name = "P2", hand = { "bomb" }, loot_plays = 1 },
  },
  monsters = { "fly", "fatty" },
  deck = { monster = { "dip" } },
  dice = { 3 },
  play = function(t)
    t.P1:play("tarot_the_high_priestess", "fly")
    t:resolve()
    check(t:stack() == "roll 3")
    t.P2:play("bomb", "fly")  t:settle()
  end,
  expect = function(t)
    check(t:discarded "fly")  check(t:hp "fatty" == 4)  check(t:hp "dip" == 1)  check(t:events "damage_taken" == 1)
  end,
}
