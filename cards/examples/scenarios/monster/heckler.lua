scenario "Heckler must be attacked" {
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "heckler", "fly" },
  dice = { 1, 2, 2 },
  play = function(t)
    check(not t:can("P1", "end the turn"))
    t.P1:attack "heckler"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "heckler")  check(t.P1.loot == 1)  check(t.P1.hp == 1)  check(t:in_play "fly")
    check(t:can("P1", "end the turn"))
  end,
}
