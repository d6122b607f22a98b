scenario "Belly Button gives one loot play more on its player's turn" {
  cites = { "4.3.1", "8.2" },
  players = {
    { name = "P1", character = "isaac", charged = false, items = { "belly_button" },
      hand = { "a_penny", "a_nickel", "a_dime" } },
    { name = "P2" },
  },
  play = function(t)
    check(t.P1.loot_plays == 2)
    t.P1:play "a_penny"  t:settle()
    t.P1:play "a_nickel"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6)  check(not t:can("P1", "play")) end,
}

scenario "Belly Button gives no loot play on another player's turn" {
  cites = { "5.1.7" },
  players = { { name = "P1" }, { name = "P2", items = { "belly_button" }, hand = { "a_penny" } } },
  expect = function(t) check(t.P1.loot_plays == 1)  check(t.P2.loot_plays == 0)  check(not t:can("P2", "play")) end,
}

scenario "Belly Button may recharge its player's character when they take damage" {
  cites = { "10.2.4", "20.2.1" },
  players = {
    { name = "P1", hand = { "bomb" } },
    { name = "P2", character = "isaac", charged = false, items = { "belly_button", { "mr_boom", charged = false } } },
  },
  play = function(t)
    t.P1:play("bomb", "P2")  t:settle()
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t) check(t:charged "isaac")  check(not t:charged "mr_boom")  check(t.P2.hp == 1) end,
}

scenario "Belly Button may leave the character deactivated" {
  cites = { "6.6.1" },
  players = {
    { name = "P1", hand = { "bomb" } },
    { name = "P2", character = "isaac", charged = false, items = { "belly_button" } },
  },
  play = function(t)
    t.P1:play("bomb", "P2")  t:settle()
    t.P2:choose "no"  t:settle()
  end,
  expect = function(t) check(not t:charged "isaac")  check(t.P2.hp == 1) end,
}

scenario "Belly Button asks nothing when another player takes damage, or when the damage is prevented" {
  cites = { "10.4.2", "10.2.6" },
  players = {
    { name = "P1", character = "cain", hand = { "bomb", "bomb", "soul_heart" }, loot_plays = 3 },
    { name = "P2", character = "isaac", charged = false, items = { "belly_button" } },
  },
  play = function(t)
    t.P1:play("bomb", "P1")  t:settle()
    t.P1:play("soul_heart", "P2")  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.asked == "P1")  check(t.P2.hp == 2)  check(not t:charged "isaac") end,
}
