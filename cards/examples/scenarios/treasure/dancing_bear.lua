scenario "Dancing Bear kills a monster, and its player loots 1" {
  players = { { name = "P1", items = { "dancing_bear" } }, { name = "P2" } },
  monsters = { { "sad_clown", hp = 1 }, "lamp_moth" },
  deck = { loot = { "fish_food" } },
  dice = { 6 },
  play = function(t)
    t.P1:attack "sad_clown"
    t.P1:choose "dancing_bear"  t:settle()
  end,
  expect = function(t) check(t:discarded "sad_clown")  check(t.P1:holds "fish_food") end,
}

scenario "Dancing Bear does nothing for a monster that its player kills themself" {
  players = { { name = "P1", items = { "dancing_bear" } }, { name = "P2" } },
  monsters = { { "sad_clown", hp = 1 }, "lamp_moth" },
  deck = { loot = { "fish_food" } },
  dice = { 6 },
  play = function(t)
    t.P1:attack "sad_clown"
    t.P1:choose "P1"  t:settle()
  end,
  expect = function(t) check(t:discarded "sad_clown")  check(not t.P1:holds "fish_food") end,
}
