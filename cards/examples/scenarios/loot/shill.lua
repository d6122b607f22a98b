scenario "Shill: another player attacks, and the attack of the turn is left" {
  players = { { name = "P1", hand = { "shill" } }, { name = "P2" } },
  monsters = { "fly", "dip" },
  dice = { 1, 6 },
  play = function(t)
    t.P1:play("shill", "P2", "fly")  t:settle()
    check(t:can("P1", "attack"))
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P2.hp == 1)  check(t.P1.hp == 2) end,
}
