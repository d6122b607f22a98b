scenario "Encore Horn copies the second loot card of the turn" {
  players = {
    { name = "P1", hand = { "a_penny", "a_nickel", "a_penny", "brass_whistle" }, loot_plays = 4, items = { "encore_horn" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play "brass_whistle"  t:settle()
    t.P1:play "a_penny"  t:settle()
    check(t.P1.coins == 1)
    t.P1:play "a_nickel"  t:settle()
    check(t.P1.coins == 11)
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 12) end,
}

scenario "Encore Horn does not count ambushes and the loot of other players" {
  players = {
    { name = "P1", hand = { "a_penny", "jack_in_the_box", "a_penny" }, loot_plays = 3, items = { "encore_horn" } },
    { name = "P2", hand = { "a_penny" }, loot_plays = 1 },
  },
  monsters = { "fly" },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    t.P1:play "jack_in_the_box"  t:resolve()  t.P1:choose "fly"  t:settle()
    t.P2:play "a_penny"  t:settle()
    check(t:events "loot_copied" == 0)
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t:events "loot_copied" == 1)  check(t.P1.coins == 3)  check(t.P2.coins == 1) end,
}

scenario "two copies of one loot card give two modifiers of one roll" {
  players = {
    { name = "P1", hand = { "a_penny", "stale_cider" }, loot_plays = 2, items = { "encore_horn" } },
    { name = "P2", items = { "synthoil" } },
  },
  monsters = { "fly", "dip" },
  dice = { 6 },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    t.P1:play("stale_cider", "P2")  t:settle()
    t.P1:choose "P2"  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:attack "fly"  t:settle()
    t.P2:choose "Stale Cider"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly") end,
}
