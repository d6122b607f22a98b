scenario "Samson can be tapped to play one more loot" {
  cites = { "3.4.4", "6.3.2", "8.2" },
  players = { { name = "P1", character = "samson", hand = { "a_penny", "a_nickel", "a_dime" } }, { name = "P2" } },
  play = function(t)
    check(t.P1.hp == 2)  check(t:attack_of "P1" == 1)
    t.P1:play "a_penny"  t:settle()
    check(not t:can("P1", "play"))
    t.P1:activate "samson"  t:settle()
    t.P1:play "a_nickel"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 6)  check(not t:charged "samson")
    check(not t:can("P1", "play"))
  end,
}

scenario "Samson tapped during an attack lets his player play a loot before the roll resolves" {
  cites = { "4.3.4", "9.2.3" },
  players = { { name = "P1", character = "samson", hand = { "a_penny", "dice_shard" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 1, 5 },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    t.P1:attack "fly"
    t.P1:activate "samson"  t:resolve()
    t.P1:play "dice_shard"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.hp == 2) end,
}
