scenario "Belly Button gives one more loot play on its player's turn" {
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

scenario "Belly Button bought in mid-turn gives its loot play on this turn, even after the first was used" {
  cites = { "4.3.1", "6.7.2" },
  players = {
    { name = "P1", character = "isaac", charged = false, coins = 10, hand = { "a_penny", "a_nickel" } },
    { name = "P2" },
  },
  shop = { "belly_button" },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    check(t.P1.loot_plays == 0)
    t.P1:buy "belly_button"  t:settle()
    check(t.P1.loot_plays == 1)
    t.P1:play "a_nickel"  t:settle()
  end,
  expect = function(t) check(t.P1.loot_plays == 0)  check(t.P1.coins == 6) end,
}

scenario "Belly Button rerolled before its loot play was used removes that loot play" {
  cites = { "4.3.1", "6.7.2" },
  players = { { name = "P1", items = { "belly_button" } }, { name = "P2", items = { "the_d20" } } },
  deck = { treasure = { "meat" } },
  play = function(t)
    check(t.P1.loot_plays == 2)
    t.P2:activate("the_d20", "belly_button")  t:settle()
  end,
  expect = function(t) check(t.P1.loot_plays == 1) end,
}

scenario "Belly Button lost after both loot plays were used does not affect the character's loot play" {
  cites = { "8.2", "6.7.2" },
  players = {
    { name = "P1", character = "isaac", items = { "belly_button" }, hand = { "a_penny", "a_nickel", "a_dime" } },
    { name = "P2", items = { "the_d20" } },
  },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    t.P1:play "a_nickel"  t:settle()
    t.P2:activate("the_d20", "belly_button")  t:settle()
    check(t.P1.loot_plays == 0)
    t.P1:activate "isaac"  t:settle()
    check(t.P1.loot_plays == 1)
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 16)  check(t.P1.loot_plays == 0) end,
}

scenario "Belly Button stolen in mid-turn gives the active player who steals it a loot play, and nobody else" {
  cites = { "4.3.1", "19.7.1" },
  players = { { name = "P1", coins = 10, items = { "pay_to_play" } }, { name = "P2", items = { "belly_button" } } },
  play = function(t)
    t.P1:activate("pay_to_play", "belly_button")  t:settle()
    check(t.P1.loot_plays == 2)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P2.loot_plays == 1)  check(t.P1.loot_plays == 0) end,
}

scenario "Belly Button gives nothing before the action phase" {
  cites = { "4.3.1" },
  players = {
    { name = "P1" },
    { name = "P2", items = { "belly_button", "the_blue_map", "dark_bum" }, hand = { "a_penny" } },
  },
  dice = { 1 },
  play = function(t)
    t.P1:end_turn()
    t:pass_all()  t:pass_all()
    check(t.active == "P2")  check(t.phase == "start")  check(t.P2.loot_plays == 0)
    t:settle()
  end,
  expect = function(t) check(t.P2.loot_plays == 2) end,
}
