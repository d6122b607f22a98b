scenario "0. The Fool cancels a missing attack roll and a loot below it, and ends the turn" {
  cites = { "4.5.1", "4.5.3", "5.2.7", "11.7.4" },
  players = { { name = "P1", hand = { "tarot_the_fool" } }, { name = "P2", hand = { "a_dime" }, loot_plays = 1 } },
  monsters = { "fatty" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fatty"
    t.P2:play "a_dime"
    t.P1:play "tarot_the_fool"
    t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t:events "damage_taken" == 0)
    check(t.P2.coins == 0)  check(t:discarded "a_dime")  check(t:discarded "tarot_the_fool")
  end,
}

scenario "0. The Fool cancelled ends nothing" {
  cites = { "5.2.7" },
  players = { { name = "P1", hand = { "tarot_the_fool" } }, { name = "P2", hand = { "butter_bean" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play "tarot_the_fool"
    t.P2:play "butter_bean"  t:settle()
  end,
  expect = function(t) check(t.active == "P1")  check(t:can("P1", "attack")) end,
}

scenario "0. The Fool cancels a death, and that player heals to 1" {
  cites = { "10.4.5", "4.5.1" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", coins = 3, hand = { "tarot_the_fool" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:resolve()
    t.P2:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t)
    check(t.P2.alive)  check(t.P2.coins == 3)  check(t:events "player_died" == 0)  check(t.active == "P2")
  end,
}
