scenario "F141 Monster Manual: the active player must attack the chosen monster, with no attack more" {
  cites = { "11.1.4" },
  players = { { name = "P1" }, { name = "P2", items = { "monster_manual" } }, { name = "P3" } },
  monsters = { "fly", "dip" },
  dice = { 4 },
  play = function(t)
    t.P2:activate("monster_manual", "dip")  t:settle()
    check(not t:can("P1", "end"))
    t.P1:attack "dip"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "dip")  check(t:in_play "fly")  check(t:can("P1", "end"))  check(not t:can("P1", "attack"))
  end,
}
