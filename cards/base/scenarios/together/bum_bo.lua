-- Bum-bo! with other cards about ¢.
scenario "Bum-bo! with Counterfeit Penny: applying the Penny first gives one more level" {
  cites = { "6.7.5", "20.1.5" },
  players = { { name = "P1", items = { "bum_bo_item", "counterfeit_penny" }, hand = { "a_nickel" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "a_nickel"  t:settle()
    t.P1:choose "counterfeit_penny"  t:settle()
  end,
  expect = function(t) check(t:counters "bum_bo_item" == 6)  check(t.P1.coins == 0) end,
}

scenario "Bum-bo! with Counterfeit Penny: applying Bum-bo! first leaves nothing for the Penny" {
  cites = { "6.7.5", "20.1.5" },
  players = { { name = "P1", items = { "bum_bo_item", "counterfeit_penny" }, hand = { "a_nickel" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "a_nickel"  t:settle()
    t.P1:choose "bum_bo_item"  t:settle()
  end,
  expect = function(t) check(t:counters "bum_bo_item" == 5)  check(t.P1.coins == 0) end,
}

scenario "F122 Bum-bo! ignores stolen ¢: they are not gained" {
  cites = { "20.3.3", "20.3.5" },
  players = { { name = "P1", items = { "bum_bo_item", "forever_alone" } }, { name = "P2", coins = 3 } },
  play = function(t) t.P1:activate("forever_alone", "steal 1¢")  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t:counters "bum_bo_item" == 0) end,
}

scenario "Bum-bo! reaches level 10 in the middle of an attack: later hits deal 2" {
  cites = { "20.1.5", "10.2.8" },
  players = {
    { name = "P1", items = { { "bum_bo_item", levels = 9 } }, hand = { "a_penny" } },
    { name = "P2" },
  },
  monsters = { "fatty" },  -- 4 HP
  dice = { 2, 2, 2 },
  play = function(t)
    t.P1:attack "fatty"
    t:resolve()
    t.P1:play "a_penny"  -- above the first damage, which stays 1
    t:resolve()
    check(t:stack() == "1 damage to Fatty")  check(t:attack_of "P1" == 2)
    t:resolve()
    check(t:hp "fatty" == 3)
    t:settle()
  end,
  expect = function(t) check(t:discarded "fatty")  check(t:events "hit" == 3)  check(t.P1.loot == 1) end,
}

scenario "Bum-bo! of a player who dies keeps its levels, and Shadow's player gains the lost ¢" {
  cites = { "13.5.3", "20.5.2" },
  players = {
    { name = "P1", items = { "shadow" }, hand = { "tarot_death" } },
    { name = "P2", coins = 3, items = { { "bum_bo_item", levels = 7 }, "breakfast" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P1:choose "breakfast"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 2)  check(t:counters "bum_bo_item" == 7) end,
}

scenario "Bum-bo! with Greed's Gullet: its 8¢ become 8 levels, and the penalty takes 1¢ of the player's own" {
  cites = { "13.4.4", "13.5.3", "6.7.3" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", coins = 3, items = { "bum_bo_item", "greeds_gullet" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    check(t:counters "bum_bo_item" == 8)
    t.P2:choose "greeds_gullet"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 2)  check(t:counters "bum_bo_item" == 8) end,
}

scenario "Bum-bo! and The Fool: levels stay, and The Fool cancels a gain of ¢ on the stack" {
  cites = { "5.2.7", "20.1.5" },
  players = {
    { name = "P1", items = { { "bum_bo_item", levels = 9 } }, hand = { "a_dime", "tarot_the_fool" }, loot_plays = 2 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play "a_dime"
    t.P1:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t:counters "bum_bo_item" == 9)  check(t.P1.coins == 0)  check(t:attack_of "P1" == 1)
  end,
}
