scenario "Blank Rune: every player gains 1¢, loots 2, takes 3, gains 4¢, loots 5, gains 6¢" {
  cites = { "9.4", "20.12.1", "20.5.1", "10.2.3" },
  players = {
    { name = "P1", coins = 1, items = { "breakfast", "dinner" }, loot_plays = 6,
      hand = { "blank_rune", "blank_rune", "blank_rune", "blank_rune", "blank_rune", "blank_rune" } },
    { name = "P2", items = { "breakfast", "dinner" } },
  },
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t)
    t.P1:play "blank_rune"  t:settle()  check(t.P1.coins == 2)  check(t.P2.coins == 1)
    t.P1:play "blank_rune"  t:settle()  check(t.P1.loot == 6)  check(t.P2.loot == 2)
    t.P1:play "blank_rune"  t:settle()  check(t.P1.hp == 1)  check(t.P2.hp == 1)
    t.P1:play "blank_rune"  t:settle()  check(t.P1.coins == 6)  check(t.P2.coins == 5)
    t.P1:play "blank_rune"  t:settle()  check(t.P1.loot == 8)  check(t.P2.loot == 7)
    t.P1:play "blank_rune"  t:settle()  check(t.P1.coins == 12)  check(t.P2.coins == 11)
  end,
  expect = function(t)
    check(t.P1.loot == 7)  check(t.P2.loot == 7)  check(t.P1.hp == 1)  check(t.P2.hp == 1)
    check(t:discard_size "loot" == 6)  check(t.P1.max_hp == 4)
  end,
}

scenario "Blank Rune: everybody loots in turn order, starting with the player who played it" {
  cites = { "20.12.1" },
  players = { { name = "P1" }, { name = "P2", hand = { "blank_rune" }, loot_plays = 1 }, { name = "P3" } },
  deck = { loot = { "a_penny", "two_cents", "three_cents", "four_cents", "a_nickel", "a_dime", "bomb" } },
  dice = { 2 },
  play = function(t) t.P2:play "blank_rune"  t:settle() end,
  expect = function(t)
    check(t.P2:holds "a_penny")  check(t.P2:holds "two_cents")
    check(t.P3:holds "three_cents")  check(t.P3:holds "four_cents")
    check(t.P1:holds "a_nickel")  check(t.P1:holds "a_dime")  check(t:top "loot" == "bomb")
  end,
}

scenario "Blank Rune: a Counterfeit Penny adds only to what its own player gains" {
  cites = { "6.7.3", "20.12.1" },
  players = { { name = "P1", hand = { "blank_rune" } }, { name = "P2", items = { "counterfeit_penny" } } },
  dice = { 6 },
  play = function(t) t.P1:play "blank_rune"  t:settle() end,
  expect = function(t) check(t.P1.coins == 6)  check(t.P2.coins == 7) end,
}
