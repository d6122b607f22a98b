-- treasure: When you take damage, you may loot 1.
scenario "damage may be answered with a card" {
  players = { { name = "P1", items = { "sore_thumb" } }, { name = "P2", hand = { "bomb" } } },
  monsters = { "fly", "fatty" }, dice = { 1, 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.loot == 1)  check(t.P2.loot == 1) end,
}
