scenario "Fanny Pack loots 1 when its player takes damage" {
  cites = { "10.2.4", "20.5.1" },
  players = { { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2 }, { name = "P2", items = { "fanny_pack" } } },
  deck = { loot = { "a_dime", "a_penny" } },
  play = function(t)
    t.P1:play("bomb", "P1")  t:settle()
    check(t.P2.loot == 0)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.loot == 1)  check(t.P2:holds "a_dime")  check(t.P2.hp == 1) end,
}

scenario "Fanny Pack loots once for each instance of damage, whatever its size" {
  cites = { "10.2.4" },
  players = {
    { name = "P1", hand = { "gold_bomb" } }, { name = "P2", items = { "fanny_pack", "breakfast", "dinner" } },
  },
  play = function(t) t.P1:play("gold_bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.loot == 1)  check(t.P2.hp == 1) end,
}

scenario "Fanny Pack ignores HP that was paid" {
  cites = { "20.5.3" },
  players = { { name = "P1" }, { name = "P2", items = { "fanny_pack", "guppys_paw" } } },
  play = function(t)
    t.P2:activate "guppys_paw"  t:settle()
    t.P2:choose "P1"  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t.P2.loot == 0) end,
}

scenario "Fanny Pack stolen in response still loots for the player who took the damage" {
  cites = { "5.2.9", "19.7.2" },
  players = {
    { name = "P1", hand = { "bomb" }, coins = 10, items = { "pay_to_play" } },
    { name = "P2", items = { "fanny_pack" } },
  },
  play = function(t)
    t.P1:play("bomb", "P2")  t:resolve()  t:resolve()
    t.P1:activate("pay_to_play", "fanny_pack")  t:settle()
  end,
  expect = function(t) check(t.P1:has "fanny_pack")  check(t.P2.loot == 1)  check(t.P1.loot == 0) end,
}
