scenario "The D6 rerolls a die, and recharges at the end of its player's turn" {
  cites = { "9.5", "6.3.2", "4.4.1" },
  players = { { name = "P1", items = { "the_d6" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 1, 4 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:activate "the_d6"
    t:resolve()
    check(t:stack() == "attack roll 4")
    t:settle()
    check(t.P1.hp == 2)  check(not t:charged "the_d6")
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:charged "the_d6")  check(t:discarded "fly") end,
}

scenario "The D6 is eternal: it can't pay for a death" {
  cites = { "3.1.3", "6.8.1", "13.5.3" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "the_d6" } } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(t.P2:has "the_d6") end,
}

scenario "The D6 is not recharged at the end of another player's turn" {
  cites = { "4.4.1" },
  players = { { name = "P1" }, { name = "P2" }, { name = "P3", items = { { "the_d6", charged = false } } } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(not t:charged "the_d6") end,
}
