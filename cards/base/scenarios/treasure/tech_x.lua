scenario "Tech X gains a counter when tapped, and kills a monster for 3" {
  cites = { "20.1.1", "6.2.1", "20.6.1" },
  players = { { name = "P1", items = { { "tech_x", counters = 2 } } }, { name = "P2" } },
  monsters = { "gurdy" },
  play = function(t)
    check(not t:can("P1", "3 counters"))
    t.P1:activate("tech_x", 1)  t:settle()
    check(t:counters "tech_x" == 3)  check(not t:charged "tech_x")
    t.P1:activate("tech_x", 2, "gurdy")  t:settle()
  end,
  expect = function(t)
    check(t:counters "tech_x" == 0)  check(t.P1:has_soul "gurdy")  check(t.P1.coins == 7)
    check(t:events "damage_taken" == 0)
  end,
}

scenario "Tech X kills a player, even through a shield against damage" {
  cites = { "20.6.3" },
  players = {
    { name = "P1", items = { { "tech_x", counters = 4 } } },
    { name = "P2", coins = 3, items = { "the_dead_cat", "breakfast" } },
  },
  play = function(t)
    t.P1:activate("tech_x", 2, "P2")  t:settle()
    t.P2:choose "breakfast"  t:settle()
  end,
  expect = function(t)
    check(not t.P2.alive)  check(t.P2.coins == 2)  check(t:counters "tech_x" == 1)
    check(t:counters "the_dead_cat" == 9)
  end,
}

scenario "Tech X loses its 3 counters even if its ability is cancelled" {
  cites = { "6.2.2" },
  players = {
    { name = "P1", items = { { "tech_x", counters = 3 } } },
    { name = "P2", items = { "no" } },
  },
  play = function(t)
    t.P1:activate("tech_x", 2, "P2")
    t.P2:activate "no"  t:settle()
  end,
  expect = function(t) check(t.P2.alive)  check(t:counters "tech_x" == 0) end,
}
