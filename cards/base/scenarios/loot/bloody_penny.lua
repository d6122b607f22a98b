scenario "Bloody Penny becomes an item when played" {
  cites = { "3.2.3", "6.8.2" },
  players = { { name = "P1", hand = { "bloody_penny" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "bloody_penny"
    check(not t.P1:has "bloody_penny")
    t:settle()
  end,
  expect = function(t)
    check(t.P1:has "bloody_penny")  check(not t:discarded "bloody_penny")  check(#t.P1.items == 1)
  end,
}

scenario "Bloody Penny loots 1 when another player dies, before the penalty is paid" {
  cites = { "13.4.4", "13.5.2", "13.5.3" },
  players = { { name = "P1", hand = { "bomb" }, items = { "bloody_penny" } }, { name = "P2", hp = 1, coins = 3 } },
  deck = { loot = { "a_dime", "a_nickel" } },
  play = function(t)
    t.P1:play("bomb", "P2")
    t:resolve()  t:resolve()
    check(t:stack() == "death of P2")
    t:resolve()
    check(t.P1.loot == 0)  check(t.P2.coins == 3)
    t:settle()
  end,
  expect = function(t)
    check(t.P1.loot == 1)  check(t.P1:holds "a_dime")
    check(not t.P2.alive)  check(t.P2.coins == 2)
  end,
}

scenario "Bloody Penny stolen with its ability on the stack still loots for its former player" {
  cites = { "5.2.9", "19.7.2" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", items = { "bloody_penny" } },
    { name = "P3", coins = 10, items = { "pay_to_play" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P3")
    t:resolve()  t:resolve()
    t.P3:activate("pay_to_play", "bloody_penny")  t:settle()
    t.P3:choose "pay_to_play"  t:settle()
  end,
  expect = function(t)
    check(t.P2.loot == 1)  check(t.P3:has "bloody_penny")  check(t.P3.loot == 0)  check(not t.P3.alive)
  end,
}

scenario "Bloody Penny of the dying player loots before they pay with it" {
  cites = { "13.4.4", "13.5.3" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "bloody_penny" } } },
  deck = { loot = { "a_dime", "a_nickel" } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t)
    check(t:discarded "bloody_penny")  check(t:discarded "a_dime")  check(t.P2.loot == 0)
    check(t:top "loot" == "a_nickel")
  end,
}

scenario "Bloody Penny: two players who die at once count as two deaths" {
  cites = { "6.6.6", "13.9.3" },
  players = {
    { name = "P1", items = { "bloody_penny", "breakfast" } },
    { name = "P2", hp = 1 },
    { name = "P3", hp = 1, hand = { "tarot_the_tower" }, loot_plays = 1 },
  },
  dice = { 2 },
  play = function(t) t.P3:play "tarot_the_tower"  t:settle() end,
  expect = function(t) check(t.P1.loot == 2)  check(not t.P2.alive)  check(not t.P3.alive) end,
}
