scenario "Brass Whistle cancels an attack" {
  players = { { name = "P1" }, { name = "P2", items = { "brass_whistle" } } },
  monsters = { "fly" },
  dice = { 6 },
  play = function(t)
    check(t:why_not("P2", "activate", "brass_whistle") == "6.3.5")
    t.P1:attack "fly"
    t.P2:activate "brass_whistle"  t:settle()
  end,
  expect = function(t) check(t:in_play "fly")  check(t:discarded "brass_whistle")  check(t.P1.hp == 2) end,
}

scenario "Brass Whistle becomes an item" {
  players = { { name = "P1", hand = { "brass_whistle" } }, { name = "P2" } },
  play = function(t) t.P1:play "brass_whistle"  t:settle() end,
  expect = function(t) check(t.P1:has "brass_whistle") end,
}

scenario "Brass Whistle cancels an attack on an item" {
  players = { { name = "P1", items = { "brass_whistle" } }, { name = "P2", items = { "flea_circus" } } },
  dice = { 6 },
  play = function(t)
    t.P1:attack "flea_circus"
    t.P1:activate "brass_whistle"  t:settle()
  end,
  expect = function(t) check(t.P2:has "flea_circus")  check(t:discarded "brass_whistle") end,
}
