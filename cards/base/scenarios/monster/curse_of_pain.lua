scenario "Curse of Pain: its player takes 1 damage as their turn starts" {
  cites = { "17.2", "4.2.2", "10.2.3" },
  players = { { name = "P1" }, { name = "P2", curses = { "curse_of_pain" } } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.P2.hp == 1)  check(t.P1.hp == 2)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1")  check(t.P1.hp == 2)  check(t:events "damage_taken" == 1) end,
}

scenario "Curse of Pain is given to a player by the active player" {
  cites = { "17.1", "6.8.5" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly" },
  deck = { monster = { "curse_of_pain", "dip" } },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t) check(t.P2.curses[1] == "curse_of_pain")  check(t:slot(1) == "dip") end,
}

scenario "Curse of Pain: if it kills its player as their turn starts, the turn ends and the curse is discarded" {
  cites = { "13.5.10", "17.3" },
  players = {
    { name = "P1" },
    { name = "P2", coins = 2, curses = { "curse_of_pain" }, items = { "broken_ankh" } },
    { name = "P3", coins = 5, items = { "golden_razor_blade" } },
  },
  dice = { 2 },
  play = function(t)
    t.P1:end_turn()
    t:pass_all()
    t:pass_all()
    t.P3:activate("golden_razor_blade", "P2")  t:settle()
  end,
  expect = function(t) check(t.active == "P3")  check(t:discarded "curse_of_pain")  check(t.P2.coins == 1) end,
}
