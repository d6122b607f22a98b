-- Cards that prevent a death or the damage before it, and cards that gain from a death.
scenario "Guppy's Collar and The Dead Cat in one death: the Cat pays what it can, the Collar prevents the rest" {
  cites = { "10.4.2", "9.2.4", "10.4.4" },
  players = {
    { name = "P1", hand = { "gold_bomb" } },
    { name = "P2", coins = 3, items = { "guppys_collar", { "the_dead_cat", counters = 1 } } },
  },
  dice = { 3 },
  play = function(t)
    t.P1:play("gold_bomb", "P2")
    t:resolve()  t:resolve()
    check(t:counters "the_dead_cat" == 0)  check(t.P2.hp == 0)
    t:settle()
  end,
  expect = function(t)
    check(t.P2.alive)  check(t.P2.hp == 1)  check(t.P2.coins == 3)  check(t:events "death_prevented" == 1)
    check(t.P2:has "the_dead_cat")
  end,
}

scenario "Guppy's Collar and The Dead Cat: if the Cat pays all of it, there is no death and no roll" {
  cites = { "10.4.2", "13.1.1" },
  players = {
    { name = "P1", hand = { "gold_bomb" } },
    { name = "P2", items = { "guppys_collar", { "the_dead_cat", counters = 2 } } },
  },
  play = function(t) t.P1:play("gold_bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.hp == 1)  check(t:events "rolled" == 0)  check(t:counters "the_dead_cat" == 0) end,
}

scenario "Q23 Guppy's Collar and The Dead Cat: a kill is not damage, so only the Collar rolls" {
  cites = { "20.6.3", "13.5.3" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", coins = 3, items = { "guppys_collar", "the_dead_cat" } },
  },
  dice = { 4 },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P2:choose "guppys_collar"  t:settle()
  end,
  expect = function(t)
    check(not t.P2.alive)  check(t:counters "the_dead_cat" == 9)  check(t:discarded "guppys_collar")
    check(t.P2.coins == 2)
  end,
}

scenario "Q59 Guppy's Hairball and The Dead Cat: the Hairball rolls first, and the Cat pays what is left" {
  cites = { "10.4.1", "6.7.3", "9.2.4" },
  players = {
    { name = "P1", hand = { "gold_bomb" } },
    { name = "P2", items = { "guppys_hairball", "the_dead_cat" } },
  },
  dice = { 6 },
  play = function(t)
    t.P1:play("gold_bomb", "P2")
    t:resolve()
    check(t:stack() == "3 damage to P2")
    t:settle()
  end,
  expect = function(t) check(t:counters "the_dead_cat" == 7)  check(t.P2.hp == 2) end,
}

scenario "Q59 Guppy's Hairball and The Dead Cat: after a 5 the Cat pays all of it" {
  cites = { "6.7.3" },
  players = {
    { name = "P1", hand = { "gold_bomb" } },
    { name = "P2", items = { "guppys_hairball", "the_dead_cat" } },
  },
  dice = { 5 },
  play = function(t) t.P1:play("gold_bomb", "P2")  t:settle() end,
  expect = function(t) check(t:counters "the_dead_cat" == 6)  check(t.P2.hp == 2) end,
}

scenario "Guppy's Collar and Broken Ankh: each rolls for the same death, until one prevents it" {
  cites = { "6.6.3", "10.4.4" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", coins = 3, items = { "guppys_collar", "broken_ankh" } },
  },
  dice = { 5, 3 },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P2:choose "guppys_collar"  t:settle()  -- goes on the stack first, so the Ankh rolls first
  end,
  expect = function(t) check(t.P2.alive)  check(t.P2.coins == 3)  check(t:events "death_prevented" == 1) end,
}

scenario "Shadow with another player's Greed's Gullet: its 8¢ come first, and one of them goes to Shadow's player" {
  cites = { "13.4.4", "13.5.2", "13.5.3", "6.7.3" },
  players = {
    { name = "P1", items = { "shadow" }, hand = { "tarot_death" } },
    { name = "P2", items = { "greeds_gullet", "breakfast" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()  t:resolve()  t:resolve()
    check(t.P2.coins == 8)  check(t.P1.coins == 0)
    t:settle()
    check(t.asked == "P1")
    t.P1:choose "greeds_gullet"  t:settle()
  end,
  expect = function(t)
    check(t.P2.coins == 7)  check(t.P1.coins == 1)  check(t:discarded "greeds_gullet")  check(t.P2:has "breakfast")
  end,
}

scenario "Shadow with another player's Suicide King: one of the 3 loot goes to Shadow's player" {
  cites = { "13.4.4", "13.5.3" },
  players = {
    { name = "P1", items = { "shadow" }, hand = { "tarot_death" } },
    { name = "P2", items = { "suicide_king" } },
  },
  deck = { loot = { "a_dime", "a_dime", "a_dime", "bomb" } },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P2:choose "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1:holds "a_dime")  check(t.P1.loot == 1)  check(t.P2.loot == 2) end,
}

scenario "Shadow gains nothing if Guppy's Collar prevents the death; if not, the Collar can be destroyed" {
  cites = { "10.4.6", "13.5.3" },
  players = {
    { name = "P1", items = { "shadow" }, hand = { "tarot_death", "bomb", "bomb" }, loot_plays = 3 },
    { name = "P2", coins = 3, items = { "guppys_collar", "breakfast" }, hand = { "a_dime" } },
  },
  dice = { 3, 4 },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    check(t.P2.alive)  check(t.P2.hp == 1)  check(t.P2.loot == 1)  check(t.P1.coins == 0)
    t.P1:play("bomb", "P2")  t:settle()
    t.P1:choose "guppys_collar"  t:settle()
  end,
  expect = function(t)
    check(not t.P2.alive)  check(t:discarded "guppys_collar")  check(t.P2:has "breakfast")
    check(t.P1:holds "a_dime")  check(t.P1.coins == 1)  check(t.P2.coins == 2)
  end,
}

scenario "Shadow with Curse of Loss: the dead player destroys the soul, and Shadow affects only the penalty" {
  cites = { "17.3", "13.5.3", "15.1.6" },
  players = {
    { name = "P1", items = { "shadow" }, hand = { "tarot_death" } },
    { name = "P2", coins = 3, curses = { "curse_of_loss" }, souls = { "pin", "gurdy" },
      items = { "breakfast", "dinner" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P2:choose "pin"  t:settle()
    t.P1:choose "dinner"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "pin")  check(t.P2.souls == 1)  check(t.P1.souls == 0)  check(t:discarded "dinner")
    check(t.P1.coins == 1)
  end,
}

scenario "Shadow's player and another die at once: Shadow, destroyed for the first death, is gone at the second" {
  cites = { "13.9.3", "13.5.3", "6.1.1" },
  players = {
    { name = "P1", coins = 3, items = { "shadow" }, hand = { "tarot_the_tower" } },
    { name = "P2", coins = 3, items = { "breakfast", "dinner", { "the_dead_cat", counters = 0 } }, hp = 2 },
  },
  dice = { 6 },
  play = function(t)
    t.P1:play "tarot_the_tower"  t:settle()
    check(t:discarded "shadow")  check(t.asked == "P2")
    t.P2:choose "dinner"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 2)  check(t.P1.coins == 2)  check(t:discarded "dinner") end,
}
