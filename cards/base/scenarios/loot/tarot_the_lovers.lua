scenario "VI. The Lovers gives a player +2 HP till end of turn" {
  cites = { "10.1.7", "6.7.7", "10.1.6" },
  players = { { name = "P1", hand = { "tarot_the_lovers", "bomb" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:play("tarot_the_lovers", "P2")  t:settle()
    check(t.P2.max_hp == 4)  check(t.P2.hp == 4)  check(t.P1.max_hp == 2)  check(t:discarded "tarot_the_lovers")
    t.P1:play("bomb", "P2")  t:settle()
    check(t.P2.hp == 3)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P2.max_hp == 2)  check(t.P2.hp == 2)  check(t.P2.alive) end,
}

scenario "VI. The Lovers in response to lethal damage saves its player" {
  cites = { "10.1.7", "13.1.1" },
  players = {
    { name = "P1", hand = { "gold_bomb" } },
    { name = "P2", hand = { "tarot_the_lovers" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("gold_bomb", "P2")
    t.P2:play("tarot_the_lovers", "P2")  t:settle()
    check(t.P2.hp == 1)  check(t.P2.alive)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t:events "player_died" == 0) end,
}

scenario "VI. The Lovers does not help a player whose death is on the stack" {
  cites = { "10.3.2", "13.1.5" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", coins = 3, hand = { "tarot_the_lovers" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()
    check(t:stack() == "death of P2")
    t.P2:play("tarot_the_lovers", "P2")  t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t.P2.coins == 2) end,
}
