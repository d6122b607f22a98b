-- 0. The Fool played during attacks, purchases, deaths and other events.
scenario "0. The Fool in the middle of an attack: damage dealt stays till the turn ends, and the attack is over" {
  cites = { "4.5.3", "11.7.1", "11.7.4", "10.3.4" },
  players = { { name = "P1", hand = { "tarot_the_fool" } }, { name = "P2" } },
  monsters = { "fatty" },
  dice = { 2, 1 },
  play = function(t)
    t.P1:attack "fatty"
    t:resolve()  t:resolve()  t:pass_all()
    check(t:hp "fatty" == 3)  check(t:stack() == "attack roll 1")
    t.P1:play "tarot_the_fool"
    t:resolve()
    check(t:stack() == "")  check(t.phase == "end")
    t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t.P1.hp == 2)  check(t:hp "fatty" == 4)  check(t:events "missed" == 0)
    check(t:events "attack_ended" == 1)
  end,
}

scenario "0. The Fool cancels combat damage" {
  cites = { "5.2.7", "11.7.4" },
  players = { { name = "P1", hp = 1, hand = { "tarot_the_fool" } }, { name = "P2" } },
  monsters = { "fatty" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fatty"
    t:resolve()
    check(t:stack() == "1 damage to P1")
    t.P1:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.alive)  check(t:events "damage_taken" == 0) end,
}

scenario "0. The Fool after an attack is declared: no target is chosen, and nothing is attacked" {
  cites = { "11.1.2", "4.5.3", "4.5.1" },
  players = { { name = "P1", hand = { "tarot_the_fool" } }, { name = "P2" } },
  monsters = { "fly" },
  play = function(t)
    t.P1:declare_attack()
    t.P1:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t:events "attack_declared_on" == 0) end,
}

scenario "0. The Fool after a purchase is declared: nothing is bought, and no ¢ are paid" {
  cites = { "12.2", "4.5.1" },
  players = { { name = "P1", coins = 12, hand = { "tarot_the_fool" } }, { name = "P2" } },
  shop = { "breakfast", "meat" },
  play = function(t)
    t.P1:declare_purchase()
    t.P1:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t.P1.coins == 12)  check(#t.P1.items == 0)  check(t:slot(1, "shop") == "breakfast")
  end,
}

scenario "0. The Fool of another player after a purchase is declared does the same" {
  cites = { "12.2", "4.5.1" },
  players = {
    { name = "P1", coins = 12 },
    { name = "P2", hand = { "tarot_the_fool" }, loot_plays = 1 },
  },
  shop = { "breakfast", "meat" },
  play = function(t)
    t.P1:declare_purchase()
    t.P2:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.coins == 12)  check(#t.P1.items == 0) end,
}

scenario "0. The Fool cancels a death: its monster keeps 1 HP, and there are no rewards" {
  cites = { "5.2.7", "10.4.5", "10.4.6" },
  players = { { name = "P1", hand = { "tarot_the_fool" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 2 },
  play = function(t)
    t.P1:attack "fly"
    t:resolve()  t:resolve()
    check(t:stack() == "death of Fly")
    t.P1:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t:in_play "fly")  check(t:hp "fly" == 1)  check(t.P1.coins == 0)
  end,
}

scenario "0. The Fool cancels the roll of Guppy's Collar with the death below it: nobody dies" {
  cites = { "5.2.7", "10.4.5" },
  players = {
    { name = "P1", hand = { "tarot_death", "tarot_the_fool" }, loot_plays = 2 },
    { name = "P2", coins = 3, items = { "guppys_collar" } },
  },
  dice = { 6 },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()
    t:pass_all()
    t:resolve()
    check(t:stack() == "death of P2, roll 6")
    t.P1:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t) check(t.P2.alive)  check(t.P2.coins == 3)  check(t.active == "P2")  check(t.P2.hp == 2) end,
}

scenario "0. The Fool with Starter Deck: abilities at the end of the turn still trigger" {
  cites = { "4.5.1", "4.4.1" },
  players = {
    { name = "P1", items = { "starter_deck" },
      hand = { "tarot_the_fool", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny",
               "a_penny" } },
    { name = "P2" },
  },
  play = function(t) t.P1:play "tarot_the_fool"  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t.P1.loot == 10) end,
}

scenario "0. The Fool and Delirium: a cancelled death leaves Delirium in its slot, at full HP in the next turn" {
  cites = { "10.4.5", "10.3.4", "5.2.7" },
  players = { { name = "P1", hand = { "gold_bomb", "tarot_the_fool" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { { "delirium", hp = 3 }, "fly" },
  play = function(t)
    t.P1:play("gold_bomb", "delirium")
    t:resolve()  t:resolve()
    check(t:stack() == "death of Delirium")
    t.P1:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t) check(t:slot(1) == "delirium")  check(t:hp "delirium" == 5)  check(#t.P1.items == 0) end,
}
