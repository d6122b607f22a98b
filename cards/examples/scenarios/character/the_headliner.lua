scenario "The Headliner lets its player play one more loot" {
  players = { { name = "P1", character = "the_headliner" }, { name = "P2" } },
  play = function(t) t.P1:activate "the_headliner"  t:settle() end,
  expect = function(t) check(t.P1.loot_plays == 2)  check(t.P1.hp == 3)  check(t:attack_of "P1" == 1) end,
}
