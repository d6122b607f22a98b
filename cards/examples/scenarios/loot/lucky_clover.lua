scenario "Lucky Clover: it pays while it is in the hand" {
  players = { { name = "P1", hand = { "lucky_clover", "cheap_shot", "cheap_shot" }, loot_plays = 2 },
              { name = "P2", hand = { "lucky_clover" } } },
  monsters = { "horf", "fatty" },
  dice = { 6, 6 },
  play = function(t)
    t.P1:play("cheap_shot", "fatty")  t:settle()
    check(t.P1.coins == 2)
    t.P1:play("cheap_shot", "fatty")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P2.coins == 0)  check(t.P1.loot == 1) end,
}

scenario "Lucky Clover: a 5 pays nothing, and playing it pays 1¢" {
  players = { { name = "P1", hand = { "lucky_clover", "cheap_shot" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fatty", "horf" },
  dice = { 5 },
  play = function(t)
    t.P1:play("cheap_shot", "fatty")  t:settle()
    check(t.P1.coins == 0)
    t.P1:play "lucky_clover"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}
