scenario "The Fly is vermin, and otherwise unchanged" {
  players = { { name = "P1", items = { "flea_circus" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 2 },
  play = function(t)
    t.P1:activate "flea_circus"  t:settle()
    check(t.P1.coins == 1)
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.coins == 2) end,
}
