scenario "Eden's Blessing gains 6¢ at the end of its player's turn with 0¢" {
  cites = { "4.4.1", "20.3.1" },
  players = { { name = "P1", items = { "edens_blessing" } }, { name = "P2" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.P1.coins == 6)  check(t.active == "P2") end,
}

scenario "Eden's Blessing does nothing with 1¢" {
  cites = { "4.4.1" },
  players = { { name = "P1", coins = 1, items = { "edens_blessing" } }, { name = "P2" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "Eden's Blessing does nothing at the end of another player's turn" {
  cites = { "4.4.1" },
  players = { { name = "P1" }, { name = "P2" }, { name = "P3", items = { "edens_blessing" } } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t.P3.coins == 0) end,
}

scenario "Eden's Blessing gains 1¢ more with a Counterfeit Penny" {
  cites = { "6.7.3" },
  players = { { name = "P1", items = { "edens_blessing", "counterfeit_penny" } }, { name = "P2" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.P1.coins == 7) end,
}

scenario "Eden's Blessing checks the ¢ as the end phase begins, after earlier payments" {
  cites = { "4.3.6", "4.4.1" },
  players = {
    { name = "P1", coins = 4, items = { "edens_blessing", "battery_bum", { "mr_boom", charged = false } } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:end_turn()
    t.P1:activate("battery_bum", "mr_boom")
    check(t.P1.coins == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6)  check(t:charged "mr_boom")  check(t.active == "P2") end,
}

scenario "Q83 Eden's Blessing checks its condition again as it resolves: with 1¢ by then nothing is gained" {
  cites = { "7.8", "6.6.2" },
  players = { { name = "P1", items = { "edens_blessing", "sack_of_pennies" } }, { name = "P2" } },
  play = function(t)
    t.P1:end_turn()  t:pass_all()
    t.P1:activate "sack_of_pennies"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.active == "P2") end,
}

scenario "Q83 Eden's Blessing does not trigger if the ¢ are paid away only in the end phase" {
  cites = { "6.6.2", "4.4.1" },
  players = {
    { name = "P1", coins = 4,
      items = { "edens_blessing", "the_compass", "battery_bum", { "mr_boom", charged = false } } },
    { name = "P2" },
  },
  deck = { loot = { "a_penny" } },
  play = function(t)
    t.P1:end_turn()  t:pass_all()
    t.P1:activate("battery_bum", "mr_boom")  t:settle()
    while t.question == "reorder" do t.P1:choose(t.options[1])  t:settle() end
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.active == "P2") end,
}
