scenario "Diplopia is a copy of a passive item till end of turn" {
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
