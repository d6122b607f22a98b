scenario "Three-Legged Race passes damage to its player, and only once" {
  players = { { name = "P1", items = { "three_legged_race" }, hand = { "tarot_the_high_priestess" } }, { name = "P2" } },
  dice = { 1 },
  play = function(t)
    t.P1:activate("three_legged_race", "P2")  t:settle()
    t.P1:play("tarot_the_high_priestess", "P2")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 1) end,
}

scenario "Three-Legged Race passes damage to the noted player" {
  players = { { name = "P1", items = { "three_legged_race" } }, { name = "P2" }, { name = "P3" } },
  monsters = { "lamp_moth" },
  dice = { 1, 4 },
  play = function(t)
    t.P1:activate("three_legged_race", "P3")  t:settle()
    t.P1:attack "lamp_moth"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 2)  check(t.P3.hp == 1) end,
}

scenario "Three-Legged Race does nothing before a player is noted" {
  players = { { name = "P1", items = { "three_legged_race" }, hand = { "tarot_the_high_priestess" } }, { name = "P2" } },
  dice = { 1 },
  play = function(t) t.P1:play("tarot_the_high_priestess", "P1")  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 2)  check(t:events "damage_taken" == 1) end,
}
