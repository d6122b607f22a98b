scenario "Talking Dummy copies the ability of another character" {
  players = {
    { name = "P1", character = "the_juggler", items = { "talking_dummy" } },
    { name = "P2", character = "the_juggler" },
  },
  play = function(t) t.P1:activate "talking_dummy"  t:settle() end,
  expect = function(t) check(t.P1.loot_plays == 2)  check(t.P2.loot_plays == 0) end,
}
