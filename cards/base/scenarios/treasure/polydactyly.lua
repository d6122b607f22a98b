scenario "Polydactyly gives one more loot play on its player's turn" {
  cites = { "4.3.1", "8.2" },
  players = { { name = "P1", character = "isaac", charged = false, items = { "polydactyly" },
                hand = { "a_penny", "a_nickel", "a_dime" } }, { name = "P2" } },
  play = function(t)
    check(t.P1.loot_plays == 2)  check(t.P2.loot_plays == 0)
    t.P1:play "a_penny"  t:settle()
    t.P1:play "a_nickel"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6)  check(not t:can("P1", "play")) end,
}

scenario "Polydactyly gives +1 attack for the first attack roll of the turn" {
  cites = { "6.7.7" },
  players = { { name = "P1", items = { "polydactyly" } }, { name = "P2" } },
  monsters = { "fatty" },
  dice = { 2, 2, 2 },
  play = function(t) t.P1:attack "fatty"  t:settle() end,
  expect = function(t) check(t:discarded "fatty")  check(t:events "hit" == 3) end,
}

scenario "Polydactyly bought in mid-turn gives its loot play on this turn, even after the first was used" {
  cites = { "4.3.1", "6.7.2" },
  players = {
    { name = "P1", character = "isaac", charged = false, coins = 10, hand = { "a_penny", "a_nickel" } },
    { name = "P2" },
  },
  shop = { "polydactyly" },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    check(t.P1.loot_plays == 0)
    t.P1:buy "polydactyly"  t:settle()
    check(t.P1.loot_plays == 1)
    t.P1:play "a_nickel"  t:settle()
  end,
  expect = function(t) check(t.P1.loot_plays == 0)  check(t.P1.coins == 6) end,
}

scenario "Polydactyly rerolled before its loot play was used removes that loot play" {
  cites = { "4.3.1", "6.7.2" },
  players = { { name = "P1", items = { "polydactyly" } }, { name = "P2", items = { "the_d20" } } },
  deck = { treasure = { "meat" } },
  play = function(t)
    check(t.P1.loot_plays == 2)
    t.P2:activate("the_d20", "polydactyly")  t:settle()
  end,
  expect = function(t) check(t.P1.loot_plays == 1) end,
}
