-- Modeling Clay as items with counters or abilities, and the result when it changes hands.
scenario "F127 Modeling Clay as The Dead Cat has 9 counters of its own; if stolen, it keeps the rest" {
  cites = { "20.1.2", "20.1.3", "20.9.1" },
  players = {
    { name = "P1", items = { "modeling_clay" }, hand = { "gold_bomb" } },
    { name = "P2", items = { { "the_dead_cat", counters = 2 } } },
    { name = "P3", items = { "meat" }, hand = { "tarot_the_devil", "bomb" }, loot_plays = 2 },
  },
  play = function(t)
    t.P1:activate("modeling_clay", "the_dead_cat")  t:settle()
    t.P1:play("gold_bomb", "P1")  t:settle()
    check(t:counters "modeling_clay" == 6)  check(t.P1.hp == 2)
    t.P3:play("tarot_the_devil", "meat")  t:settle()
    t.P3:choose "modeling_clay"  t:settle()
    check(t.P3.items[1] == "the_dead_cat")  check(t:counters "modeling_clay" == 6)  check(#t.P1.items == 0)
    t.P3:play("bomb", "P3")  t:settle()
  end,
  expect = function(t)
    check(t:counters "modeling_clay" == 5)  check(t.P3.hp == 2)  check(t:counters "the_dead_cat#2" == 2)
  end,
}

scenario "Modeling Clay as Bum-bo! starts without levels; a thief keeps them, and the first player gains ¢ again" {
  cites = { "20.1.2", "20.1.5", "20.9.1" },
  players = {
    { name = "P1", items = { "modeling_clay" }, hand = { "a_dime", "a_penny" }, loot_plays = 2 },
    { name = "P2", items = { { "bum_bo_item", levels = 25 } } },
    { name = "P3", items = { "meat" }, hand = { "tarot_the_devil", "two_cents" }, loot_plays = 2 },
  },
  play = function(t)
    t.P1:activate("modeling_clay", "bum_bo_item")  t:settle()
    check(t:counters "modeling_clay" == 0)
    t.P1:play "a_dime"  t:settle()
    check(t:counters "modeling_clay" == 10)  check(t:attack_of "P1" == 2)  check(t.P1.coins == 0)
    t.P3:play("tarot_the_devil", "meat")  t:settle()
    t.P3:choose "modeling_clay"  t:settle()
    check(t:attack_of "P1" == 1)  check(t:attack_of "P3" == 2)
    t.P1:play "a_penny"  t:settle()
    t.P3:play "two_cents"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 1)  check(t.P3.coins == 0)  check(t:counters "modeling_clay" == 12)
    check(t:counters "bum_bo_item#2" == 25)
  end,
}

scenario "Modeling Clay as The Dead Cat is a Guppy item" {
  cites = { "20.9.1", "6.8.4", "15.4.2" },
  players = {
    { name = "P1", items = { "modeling_clay", "guppys_collar" } },
    { name = "P2", items = { "the_dead_cat" } },
  },
  bonus_souls = { "soul_of_guppy" },
  play = function(t)
    check(t:bonus_soul "soul_of_guppy")
    t.P1:activate("modeling_clay", "the_dead_cat")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "soul_of_guppy")  check(t.P1.souls == 1) end,
}

scenario "Modeling Clay as a Dead Cat destroyed by a vote is Modeling Clay in the discard, without counters" {
  cites = { "20.9.1", "19.2", "20.1.2", "20.10.2" },
  players = {
    { name = "P1", items = { "modeling_clay" } },
    { name = "P2", items = { { "the_dead_cat", counters = 3 } } },
    { name = "P3", items = { "remote_detonator" } },
  },
  play = function(t)
    t.P1:activate("modeling_clay", "the_dead_cat")  t:settle()
    t.P3:activate "remote_detonator"  t:settle()
    t.P3:choose "modeling_clay"
    t.P1:choose "the_dead_cat#2"
    t.P2:choose "modeling_clay"  t:settle()
  end,
  expect = function(t)
    check(t:discard "treasure" == "modeling_clay")  check(#t.P1.items == 0)
    check(t.P2:has "the_dead_cat")  check(t:counters "the_dead_cat" == 3)
  end,
}

scenario "Modeling Clay as Remote Detonator is used in its player's next turn, and destroys the original" {
  cites = { "20.9.1", "20.2.1", "20.10.2" },
  players = {
    { name = "P1", items = { "modeling_clay" } },
    { name = "P2", items = { "remote_detonator" } },
    { name = "P3" },
  },
  play = function(t)
    t.P1:activate("modeling_clay", "remote_detonator")  t:settle()
    check(not t:can("P1", "activate remote_detonator"))  check(t:can("P2", "activate remote_detonator"))
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
    t.P3:end_turn()  t:settle()
    t.P1:activate "remote_detonator"  t:settle()
    t.P1:choose "remote_detonator#2"
    t.P2:choose "remote_detonator#1"
    t.P3:choose "remote_detonator#2"  t:settle()
  end,
  expect = function(t)
    check(#t.P2.items == 0)  check(t.P1.items[1] == "remote_detonator")  check(t:discarded "remote_detonator")
  end,
}

scenario "Modeling Clay as Shadow: with two Shadows the dying player picks the order, and the second takes all" {
  cites = { "6.7.5", "13.5.3", "20.9.1" },
  players = {
    { name = "P1", items = { "modeling_clay" } },
    { name = "P2", items = { "shadow" } },
    { name = "P3", coins = 3, items = { "breakfast", "dinner" }, hand = { "a_dime", "tarot_death" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate("modeling_clay", "shadow")  t:settle()
    t.P3:play("tarot_death", "P3")  t:settle()
    check(t.asked == "P3")  check(t.P3.coins == 3)
    t.P3:choose "Shadow of P1"  t:settle()
    t.P2:choose "dinner"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "dinner")  check(t.P3:has "breakfast")
    check(t.P2:holds "a_dime")  check(t.P2.coins == 1)  check(t.P1.coins == 0)  check(t.P1.loot == 0)
  end,
}

scenario "F68 Modeling Clay whose target is destroyed in response stays Modeling Clay" {
  cites = { "7.5", "20.9.1" },
  players = {
    { name = "P1", items = { "modeling_clay" } },
    { name = "P2", items = { "breakfast", "the_d20" } },
  },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:activate("modeling_clay", "breakfast")
    t.P2:activate("the_d20", "breakfast")  t:settle()
  end,
  expect = function(t)
    check(t.P1.items[1] == "modeling_clay")  check(t.P1.max_hp == 2)  check(not t:charged "modeling_clay")
  end,
}

scenario "Modeling Clay as The Dead Cat is a Guppy item at once" {
  cites = { "20.9.1", "6.8.4", "15.4.2" },
  players = { { name = "P1", items = { "modeling_clay", "guppys_collar" } }, { name = "P2", items = { "the_dead_cat" } } },
  bonus_souls = { "soul_of_guppy" },
  play = function(t) t.P1:activate("modeling_clay", "the_dead_cat")  t:settle() end,
  expect = function(t) check(t.P1:has_soul "soul_of_guppy") end,
}
