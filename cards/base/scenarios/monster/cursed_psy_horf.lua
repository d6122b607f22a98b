scenario "Cursed Psy Horf: a 4 misses and deals 1, one hit of 5 kills it for 2 loot" {
  cites = { "11.3.3", "13.2.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "cursed_psy_horf" },
  dice = { 4, 5 },
  play = function(t) t.P1:attack "cursed_psy_horf"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.loot == 2)  check(t.P1.coins == 0)  check(t:discarded "cursed_psy_horf")
    check(t.P1.souls == 0)
  end,
}

scenario "Cursed Psy Horf hurts a player who activates an item, before that ability resolves" {
  cites = { "20.2.2", "6.6.2", "10.2.3" },
  players = { { name = "P1" }, { name = "P2", items = { "sack_of_pennies" } } },
  monsters = { "cursed_psy_horf" },
  play = function(t)
    t.P2:activate "sack_of_pennies"
    t:resolve()  t:resolve()
    check(t.P2.hp == 1)  check(t.P2.coins == 0)
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 1)  check(t.P1.hp == 2)  check(t.P2.hp == 1) end,
}

scenario "Cursed Psy Horf: an ability with a cost counts as well, and so does one that was cancelled" {
  cites = { "6.3.3", "20.2.2", "5.2.7" },
  players = {
    { name = "P1", coins = 5, items = { "golden_razor_blade", "breakfast" } },
    { name = "P2", hand = { "butter_bean" }, loot_plays = 1 },
    { name = "P3" },
  },
  monsters = { "cursed_psy_horf", "fatty" },
  play = function(t)
    t.P1:activate("golden_razor_blade", "fatty")
    t:resolve()  t:resolve()
    check(t.P1.hp == 2)
    t.P2:play("butter_bean", "golden_razor_blade")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t:hp "fatty" == 4)  check(t.P1.coins == 0) end,
}

scenario "Cursed Psy Horf ignores characters and loot" {
  cites = { "3.4.1" },
  players = { { name = "P1", character = "isaac", hand = { "a_dime" } }, { name = "P2" } },
  monsters = { "cursed_psy_horf" },
  play = function(t)
    t.P1:activate "isaac"  t:settle()
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P1.loot_plays == 1)  check(t.P1.coins == 10) end,
}
