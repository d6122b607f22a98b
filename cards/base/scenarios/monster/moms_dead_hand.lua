scenario "Mom's Dead Hand: a 4 misses and deals 1, 2 hits of 5 kill it for 4¢, and an item may be stolen" {
  cites = { "11.3.3", "13.2.2", "20.3.3" },
  players = {
    { name = "P1", items = { "breakfast" } },
    { name = "P2", items = { "the_d6", "mr_boom", "synthoil" } },
  },
  monsters = { "moms_dead_hand" },
  dice = { 4, 5, 5 },
  play = function(t)
    t.P1:attack "moms_dead_hand"  t:settle()
    check(#t.options == 3)  -- not the eternal D6, the player's own items or shop items
    t.P1:choose "synthoil"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "synthoil")  check(not t.P2:has "synthoil")  check(t.P2:has "mr_boom")  check(t.P2:has "the_d6")
    check(t.P1.hp == 2)  check(t.P1.coins == 4)  check(t.P1.loot == 0)  check(t:discarded "moms_dead_hand")
  end,
}

scenario "Mom's Dead Hand may choose not to steal" {
  cites = { "13.2.2" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom", "synthoil" } } },
  monsters = { { "moms_dead_hand", hp = 1 } },
  dice = { 4, 5 },
  play = function(t)
    t.P1:attack "moms_dead_hand"  t:settle()
    check(t.P1.hp == 1)
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(t.P2:has "mr_boom")  check(#t.P1.items == 0)  check(t.P1.coins == 4) end,
}

scenario "Mom's Dead Hand has nothing to steal if everything is eternal or in the shop" {
  cites = { "7.12" },
  players = { { name = "P1" }, { name = "P2", items = { "the_d6" } } },
  monsters = { { "moms_dead_hand", hp = 1 } },
  shop = { "mr_boom", "synthoil" },
  dice = { 5 },
  play = function(t) t.P1:attack "moms_dead_hand"  t:settle() end,
  expect = function(t) check(t.P1.coins == 4)  check(#t.P1.items == 0)  check(t:can("P1", "end")) end,
}

scenario "Mom's Dead Hand does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "moms_dead_hand", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P2:has "mr_boom")  check(t.P1.coins == 1) end,
}

scenario "Mom's Dead Hand: an item that was rerolled in response can't be stolen" {
  cites = { "7.5", "7.7" },
  players = { { name = "P1" }, { name = "P2", items = { "breakfast", "the_d20" } } },
  monsters = { { "moms_dead_hand", hp = 1 } },
  deck = { treasure = { "meat" } },
  dice = { 5 },
  play = function(t)
    t.P1:attack "moms_dead_hand"
    t:resolve()  t:resolve()  t:resolve()
    t.P1:choose "breakfast"
    t.P2:activate("the_d20", "breakfast")  t:settle()
  end,
  expect = function(t) check(t.P2:has "meat")  check(#t.P1.items == 0)  check(t.P1.coins == 4) end,
}
