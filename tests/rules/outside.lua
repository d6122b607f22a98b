-- Rule 2.14: cards whose own text says that they start outside the game.
scenario "a card that starts outside the game is brought in by an effect, once" {
  cites = { "2.14", "19.9.4" },
  set = "../sets/things",
  players = { { name = "P1", hand = { "rubbed_lamp", "rubbed_lamp" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:play "rubbed_lamp"  t:settle()
    check(t.P1:has "lamp_spirit")  check(t:attack_of "P1" == 2)
    t.P1:play "rubbed_lamp"  t:settle()
  end,
  expect = function(t) check(#t.P1.items == 1)  check(t.P1.coins == 3) end,
}

scenario "once in the game, it goes to the discard of its deck like any other card" {
  cites = { "2.14", "19.4.2" },
  set = "../sets/things",
  players = { { name = "P1", hand = { "rubbed_lamp", "shatter", "rubbed_lamp" }, loot_plays = 3 }, { name = "P2" } },
  play = function(t)
    t.P1:play "rubbed_lamp"  t:settle()
    t.P1:play("shatter", "lamp_spirit")  t:settle()
    check(t:discarded "lamp_spirit")
    t.P1:play "rubbed_lamp"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(#t.P1.items == 0) end,
}
