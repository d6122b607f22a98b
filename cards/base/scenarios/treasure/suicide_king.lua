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

scenario "Suicide King rerolled in response to its trigger still helps its player" {
  cites = { "5.2.9", "13.4.4" },
  players = {
    { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "suicide_king" } },
    { name = "P3", items = { "the_d20" } },
  },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:resolve()  t:resolve()
    t.P3:activate("the_d20", "suicide_king")  t:settle()
    t.P2:choose(t.options[1])  t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t:discarded "suicide_king")  check(t.P2.loot == 2) end,
}

scenario "Suicide King does nothing if the death of its player is prevented" {
  cites = { "10.4.6" },
  players = {
    { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "suicide_king", "guppys_collar" } },
  },
  dice = { 1 },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(t.P2.alive)  check(t.P2.coins == 0)  check(t.P2.loot == 0) end,
}
