-- Dad's Lost Coin with other cards that change the same die.
scenario "Dad's Lost Coin with a Dice Shard in response: the die is no longer a 1, and the Coin may leave it" {
  cites = { "9.2.4", "9.5", "5.2.6" },
  players = {
    { name = "P1", items = { "dads_lost_coin" } },
    { name = "P2", hand = { "dice_shard" }, loot_plays = 1 },
  },
  monsters = { "fly" },
  dice = { 1, 5 },
  play = function(t)
    t.P1:attack "fly"
    t:pass_all()
    t.P2:play "dice_shard"
    t:resolve()
    check(t.P1.hp == 2)  check(t:in_play "fly")
    t:settle()
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.hp == 2) end,
}

scenario "Dad's Lost Coin with a Dice Shard in response: the Coin may also reroll the better die" {
  cites = { "9.2.4", "9.5", "9.6" },
  players = {
    { name = "P1" },
    { name = "P2", items = { "dads_lost_coin" }, hand = { "dice_shard" }, loot_plays = 1 },
  },
  monsters = { "fly" },
  dice = { 1, 5, 1, 2 },
  play = function(t)
    t.P1:attack "fly"
    t:pass_all()
    t.P2:play "dice_shard"
    t:settle()
    t.P2:choose "yes"  t:settle()
    t.P2:choose "no"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "fly") end,
}

scenario "Dad's Lost Coin rerolls a 2 that Book of Belial has turned into a 1, and the -1 is lost" {
  cites = { "9.5", "9.6", "9.2.4" },
  players = { { name = "P1", items = { "dads_lost_coin" } }, { name = "P2", items = { "book_of_belial" } } },
  monsters = { "dip" },  -- evasion 4
  dice = { 2, 4 },
  play = function(t)
    t.P1:attack "dip"
    t.P2:activate("book_of_belial", "-1.")
    t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t:discarded "dip")  check(t.P1.hp == 2)  check(t:events "missed" == 0) end,
}

scenario "Dad's Lost Coin can reroll the 1 of Guppy's Collar, though it would save its player" {
  cites = { "9.2.4", "9.5", "13.1.4" },
  players = {
    { name = "P1", items = { "dads_lost_coin" }, hand = { "tarot_death" } },
    { name = "P2", coins = 3, items = { "guppys_collar" } },
  },
  dice = { 1, 6 },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    check(t.asked == "P1")
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t.P2.coins == 2) end,
}

scenario "Dad's Lost Coin and Guppy's Collar: a 1 that is not rerolled saves the player" {
  cites = { "9.2.4", "10.4.4" },
  players = {
    { name = "P1", items = { "dads_lost_coin" }, hand = { "tarot_death" } },
    { name = "P2", coins = 3, items = { "guppys_collar" } },
  },
  dice = { 1 },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(t.P2.alive)  check(t.P2.hp == 1)  check(t.P2.coins == 3) end,
}

scenario "Dad's Lost Coin with Bum-bo!: the level bonus applies after the Coin, which sees the 1 without it" {
  cites = { "9.2.4", "9.2.5", "20.1.5" },
  players = {
    { name = "P1", items = { { "bum_bo_item", levels = 1 }, "dads_lost_coin" } },
    { name = "P2" },
  },
  monsters = { { "pooter", hp = 1 } },  -- evasion 3
  dice = { 1 },
  play = function(t)
    t.P1:attack "pooter"  t:settle()
    check(t.asked == "P1")
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(t:discarded "pooter")  check(t.P1.hp == 2) end,
}

scenario "Dad's Lost Coin before The Relic: only the final number of the die counts" {
  cites = { "9.2.5", "6.6.4" },
  players = {
    { name = "P1", items = { "dads_lost_coin" } },
    { name = "P2", items = { "the_relic" } },
  },
  monsters = { "fly" },
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P2.loot == 0) end,
}

scenario "Dad's Lost Coin triggers on a die that I. The Magician has turned to 1" {
  cites = { "9.2.4", "9.6" },
  players = {
    { name = "P1", items = { "dads_lost_coin" } },
    { name = "P2", hand = { "tarot_the_magician" }, loot_plays = 1 },
  },
  monsters = { "fly" },
  dice = { 6, 4 },
  play = function(t)
    t.P1:attack "fly"
    t.P2:play "tarot_the_magician"  t:settle()
    t.P2:choose "1"  t:settle()
    check(t.asked == "P1")
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.hp == 2) end,
}
