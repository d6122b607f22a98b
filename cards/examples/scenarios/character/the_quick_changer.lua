scenario "The Quick-Change Artist plays one more loot" {
  players = {
    { name = "P1", character = "the_quick_changer", hand = { "a_penny", "a_penny", "a_penny" } },
    { name = "P2" },
  },
  play = function(t)
    check(t.P1.max_hp == 2)  check(t:attack_of "P1" == 1)
    t.P1:activate "the_quick_changer"  t:settle()
    t.P1:play "a_penny#1"  t:settle()
    t.P1:play "a_penny#1"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P1.loot_plays == 0) end,
}

scenario "The Masked Rider has 1 HP and 2 attack, and attacks twice in a turn" {
  players = {
    { name = "P1", character = "the_quick_changer", coins = 1, items = { "dressing_screen" } }, { name = "P2" },
  },
  monsters = { "sad_clown", "fly" },
  dice = { 4, 6 },
  play = function(t)
    t.P1:activate "dressing_screen"  t:settle()
    check(t.P1.max_hp == 1)  check(t:attack_of "P1" == 2)
    t.P1:attack "sad_clown"  t:settle()
    t.P1:activate "the_quick_changer/back"  t:settle()
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:discarded "sad_clown")  check(not t:can("P1", "attack")) end,
}

scenario "The Masked Rider's ability can be used only in its player's turn" {
  players = {
    { name = "P1" },
    { name = "P2", character = "the_quick_changer", coins = 1, items = { "dressing_screen" } },
  },
  play = function(t) t.P2:activate "dressing_screen"  t:settle() end,
  expect = function(t) check(t:why_not("P2", "activate", "the_quick_changer/back") == "6.3.5") end,
}

scenario "The Quick-Change Artist brings a Dressing Screen" {
  phase = "deal",
  players = { { name = "P1", character = "the_quick_changer" }, { name = "P2", character = "isaac" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t.P1:has "dressing_screen") end,
}
