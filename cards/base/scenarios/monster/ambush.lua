scenario "Ambush! makes the active player attack the monster deck twice more" {
  cites = { "11.2.2", "11.1.4", "3.3.5" },
  players = { { name = "P1" }, { name = "P2" } },
  deck = { monster = { "ambush", "fly", "dip", "clotty" } },
  dice = { 2, 4 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(t:discarded "ambush")  check(not t:can("P1", "end"))
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(t:discarded "fly")  check(not t:can("P1", "end"))
    t.P1:attack("deck", { slot = 1 })  t:settle()
  end,
  expect = function(t)
    check(t:discarded "dip")  check(t:can("P1", "end"))  check(not t:can("P1", "attack"))
    check(t:top "monster" == "clotty")
  end,
}
