scenario "Psy Horf: a 4 misses and deals 1, one hit of 5 kills it for 1 loot and recharges the active player's items" {
  cites = { "11.3.3", "13.2.2", "20.2.1" },
  players = {
    { name = "P1", character = "isaac", charged = false,
      items = { { "mr_boom", charged = false }, { "the_d6", charged = false } } },
    { name = "P2", items = { { "spoon_bender", charged = false } } },
  },
  monsters = { "psy_horf" },
  dice = { 4, 5 },
  play = function(t) t.P1:attack "psy_horf"  t:settle() end,
  expect = function(t)
    check(t:charged "mr_boom")  check(t:charged "the_d6")  check(not t:charged "spoon_bender")
    check(not t:charged "isaac")  -- a character is not an item
    check(t.P1.hp == 1)  check(t.P1.loot == 1)  check(t.P1.coins == 0)  check(t:discarded "psy_horf")
    check(t.P1.souls == 0)
  end,
}

scenario "Psy Horf does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" }, items = { { "mr_boom", charged = false } } }, { name = "P2" } },
  monsters = { "psy_horf", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(not t:charged "mr_boom") end,
}

scenario "Psy Horf recharges what the active player controls as it resolves" {
  cites = { "20.2.1", "19.7.1" },
  players = {
    { name = "P1", coins = 10, items = { "pay_to_play", { "spoon_bender", charged = false } } },
    { name = "P2", items = { { "mr_boom", charged = false } } },
  },
  monsters = { "psy_horf" },
  dice = { 5 },
  play = function(t)
    t.P1:attack "psy_horf"
    t:resolve()  t:resolve()  t:resolve()
    t.P1:activate("pay_to_play", "mr_boom")  t:settle()
  end,
  expect = function(t) check(t.P1:has "mr_boom")  check(t:charged "mr_boom")  check(t:charged "spoon_bender") end,
}
