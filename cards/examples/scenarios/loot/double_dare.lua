scenario "Double Dare: one more attack, which must be made" {
  players = { { name = "P1" }, { name = "P2", hand = { "double_dare" }, loot_plays = 1 } },
  monsters = { "fly", "dip" },
  dice = { 6, 6 },
  play = function(t)
    t.P1:pass()
    t.P2:play("double_dare", "dip")  t:settle()
    check(not t:can("P1", "end the turn"))
    t.P1:attack "dip"  t:settle()
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:discarded "dip")  check(t:can("P1", "end the turn")) end,
}
