scenario "Suicide King loots 3 as its player dies, before they pay the penalty" {
  cites = { "13.4.4", "13.5.3" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", hp = 1, items = { "suicide_king" } } },
  deck = { loot = { "a_penny", "a_nickel", "a_dime", "bomb" } },
  play = function(t)
    t.P1:play("bomb", "P2")  t:settle()
    check(t.P2.loot == 3)
    t.P2:choose "a_nickel"  t:settle()
  end,
  expect = function(t)
    check(t.P2.loot == 2)  check(t.P2:holds "a_penny")  check(t.P2:holds "a_dime")  check(t:discarded "suicide_king")
  end,
}

scenario "Suicide King does nothing when another player dies" {
  cites = { "13.5.2" },
  players = { { name = "P1", hand = { "tarot_death" }, items = { "suicide_king" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(t.P1.loot == 0) end,
}
