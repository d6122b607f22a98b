scenario "Glue Man deactivates the character of a player who misses" {
  players = { { name = "P1", character = "the_juggler" }, { name = "P2", character = "isaac" } },
  monsters = { "glue_man" },
  dice = { 2, 3, 3 },
  play = function(t) t.P1:attack "glue_man"  t:settle() end,
  expect = function(t)
    check(not t:charged "the_juggler")  check(t:charged "isaac")  check(t.P1.hp == 1)  check(t.P1.coins == 3)
  end,
}

scenario "Glue Man does not deactivate for damage that is not combat damage, or of another monster" {
  players = {
    { name = "P1", character = "the_juggler", hand = { "pied_piper", "bomb" }, loot_plays = 2 }, { name = "P2" },
  },
  monsters = { "glue_man", "lamp_moth" },
  dice = { 1, 4 },
  play = function(t)
    t.P1:play("pied_piper", "P2")  t:settle()
    t.P1:attack "lamp_moth"  t:settle()
  end,
  expect = function(t) check(t:charged "the_juggler") end,
}
