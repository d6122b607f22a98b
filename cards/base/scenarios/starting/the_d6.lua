scenario "The D6 has a die rolled again, and is charged again after its player's turn" {
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

scenario "The D6 stays deactivated at the end of another player's turn" {
  cites = { "4.4.1", "4.2.1" },
  players = { { name = "P1" }, { name = "P2", items = { { "the_d6", charged = false } } }, { name = "P3" } },
  play = function(t) t.P1:end_turn()  t:pass_all() end,
  expect = function(t) t:settle()  check(t.active == "P2")  check(t:charged "the_d6") end,
}
