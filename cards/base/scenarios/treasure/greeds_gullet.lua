scenario "Greed's Gullet gains 8¢ as its player dies, before they pay the penalty" {
  cites = { "13.4.4", "13.5.2", "13.5.3" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", hp = 1, items = { "greeds_gullet" } } },
  play = function(t) t.P1:play("bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.coins == 7)  check(t:discarded "greeds_gullet")  check(not t.P2.alive) end,
}

scenario "Greed's Gullet does nothing when another player dies" {
  cites = { "13.5.2" },
  players = { { name = "P1", hand = { "tarot_death" }, items = { "greeds_gullet" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(t.P1.coins == 0) end,
}

scenario "Greed's Gullet rerolled in response to its trigger still helps its player" {
  cites = { "5.2.9", "13.4.4" },
  players = {
    { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "greeds_gullet" } },
    { name = "P3", items = { "the_d20" } },
  },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:resolve()  t:resolve()
    t.P3:activate("the_d20", "greeds_gullet")  t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t:discarded "greeds_gullet")  check(t.P2.coins == 7) end,
}

scenario "Greed's Gullet does nothing if the death of its player is prevented" {
  cites = { "10.4.6" },
  players = {
    { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "greeds_gullet", "guppys_collar" } },
  },
  dice = { 1 },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(t.P2.alive)  check(t.P2.coins == 0)  check(t.P2.loot == 0) end,
}
