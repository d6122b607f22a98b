scenario "Diplopia becomes a copy of a passive item till end of turn" {
  cites = { "20.9.1", "6.7.7", "10.1.6" },
  players = { { name = "P1", items = { "diplopia" } }, { name = "P2", items = { "breakfast" } } },
  play = function(t)
    t.P1:activate("diplopia", "breakfast")  t:settle()
    check(t.P1.max_hp == 3)  check(t.P1.items[1] == "breakfast")
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t)
    check(t.P1.max_hp == 2)  check(t.P1.hp == 2)  check(t.P1.items[1] == "diplopia")  check(t.P2.max_hp == 3)
  end,
}

scenario "Diplopia can copy neither an active item nor an eternal one" {
  cites = { "7.1", "7.12" },
  players = {
    { name = "P1", items = { "diplopia" } },
    { name = "P2", items = { "mr_boom", "lazarus_rags", "dinner" } },
  },
  shop = { "the_d4", "box" },
  play = function(t) t.P1:activate "diplopia"  t:settle() end,  -- Dinner is the only target
  expect = function(t) check(t.P1.max_hp == 3) end,
}

scenario "Diplopia stays a copy when the other item is destroyed, and is itself again next turn" {
  cites = { "20.9.1", "6.7.7" },
  players = { { name = "P1", items = { "diplopia" } }, { name = "P2", items = { "breakfast", "the_d20" } } },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:activate("diplopia", "breakfast")  t:settle()
    check(t.P1.max_hp == 3)
    t.P2:activate("the_d20", "breakfast#1")  t:settle()
    check(t.P1.max_hp == 3)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1:has "diplopia")  check(t.P1.max_hp == 2)  check(t.P2:has "meat") end,
}

scenario "Diplopia as Belly Button gives its loot play while it is a copy" {
  cites = { "20.9.1", "4.3.1" },
  players = { { name = "P1", items = { "diplopia" } }, { name = "P2", items = { "belly_button" } } },
  play = function(t)
    check(t.P1.loot_plays == 1)
    t.P1:activate("diplopia", "belly_button")  t:settle()
    check(t.P1.loot_plays == 2)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.loot_plays == 0)  check(t.P2.loot_plays == 2) end,
}
