scenario "Lazarus' Rags gain a treasure after the penalty, and can't be paid as the penalty" {
  cites = { "13.5.5", "6.8.1", "13.5.3" },
  players = { { name = "P1", hp = 1, coins = 3, hand = { "bomb" }, items = { "lazarus_rags" } }, { name = "P2" } },
  deck = { treasure = { "meat", "synthoil" } },
  play = function(t) t.P1:play("bomb", "P1")  t:settle() end,
  expect = function(t)
    check(t.P1:has "meat")  check(not t.P1:has "synthoil")  check(t.P1:has "lazarus_rags")
    check(t.P1.coins == 2)  check(t.active == "P2")
  end,
}

scenario "Lazarus' Rags do nothing when another player dies" {
  cites = { "13.5.5" },
  players = { { name = "P1", hand = { "tarot_death" }, items = { "lazarus_rags" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(#t.P1.items == 1)  check(#t.P2.items == 0) end,
}

scenario "Lazarus' Rags do nothing if the death is prevented" {
  cites = { "10.4.6", "13.5.5" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "lazarus_rags", "guppys_collar" } } },
  deck = { treasure = { "meat" } },
  dice = { 2 },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(t.P2.alive)  check(t:top "treasure" == "meat") end,
}
