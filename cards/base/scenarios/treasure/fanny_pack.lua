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
