scenario "The Strongwoman takes no damage that is not combat damage" {
  players = { { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "strongwoman", "lamp_moth" },
  play = function(t)
    t.P1:play("bomb", "strongwoman")  t:settle()
    t.P1:play("bomb", "lamp_moth")  t:settle()
  end,
  expect = function(t) check(t:hp "strongwoman" == 3)  check(t:discarded "lamp_moth") end,
}

scenario "The Strongwoman takes combat damage" {
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "strongwoman" },
  deck = { treasure = { "dinner", "mr_boom" } },
  dice = { 3, 4, 4, 4 },
  play = function(t) t.P1:attack "strongwoman"  t:settle() end,
  expect = function(t)
    check(t.P1:has_soul "strongwoman")  check(t.P1.souls == 1)  check(t.P1:has "dinner")  check(not t.P1:has "mr_boom")
    check(t.P1.hp == 2)  -- 3 - 2 + 1, with the Dinner
  end,
}
