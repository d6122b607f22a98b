scenario "Champion Belt gives +1 attack for the first attack roll and a second attack each turn" {
  cites = { "11.1.1", "11.1.8", "6.7.7" },
  players = { { name = "P1", items = { "champion_belt" } }, { name = "P2" } },
  monsters = { "fatty", "pale_fatty" },  -- 4 HP each
  dice = { 2, 2, 2, 3, 3, 3, 3 },
  play = function(t)
    t.P1:attack "fatty"  t:settle()
    check(t:discarded "fatty")
    t.P1:attack "pale_fatty"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "pale_fatty")  check(t:events "hit" == 7)  check(not t:can("P1", "attack"))
  end,
}

scenario "Champion Belt bought after the attack of the turn allows another, without the +1: the first roll is over" {
  cites = { "11.1.8", "6.7.7", "6.7.2" },
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "champion_belt" },
  monsters = { "fly", { "fatty", hp = 2 } },  -- 1 HP; 4 HP
  deck = { monster = { "pale_fatty" } },
  dice = { 6, 6, 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    check(not t:can("P1", "attack"))
    t.P1:buy "champion_belt"  t:settle()
    check(t:can("P1", "attack"))
    t.P1:attack "fatty"  t:settle()
  end,
  expect = function(t) check(t:discarded "fatty")  check(t:events "hit" == 3)  check(not t:can("P1", "attack")) end,
}

scenario "Champion Belt rerolled before the second attack removes that attack" {
  cites = { "11.1.8", "6.7.2" },
  players = { { name = "P1", items = { "champion_belt" } }, { name = "P2", items = { "the_d20" } } },
  monsters = { "fly", "fatty" },
  deck = { treasure = { "meat" } },
  dice = { 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    check(t:can("P1", "attack"))
    t.P2:activate("the_d20", "champion_belt")  t:settle()
  end,
  expect = function(t) check(not t:can("P1", "attack")) end,
}
