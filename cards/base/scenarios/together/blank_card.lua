-- Blank Card with loot that has targets, becomes a soul, is cancelled, or cancels.
scenario "Blank Card: if the copy kills the target of the original, the original has none" {
  cites = { "20.9.2", "7.5" },
  players = { { name = "P1", items = { "blank_card" }, hand = { "gold_bomb" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "gurdy" } },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play("gold_bomb", "fly")  t:settle()
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "fly")  check(t:events "fizzled" == 1)  check(t:hp "gurdy" == 5)  check(t:hp "fatty" == 4)
    check(t.P1.coins == 1)  check(t:discard_size "loot" == 1)
  end,
}

scenario "Blank Card: the copy of a High Priestess rolls for its own target" {
  cites = { "20.9.2", "9.4" },
  players = { { name = "P1", items = { "blank_card" }, hand = { "tarot_the_high_priestess" } }, { name = "P2" } },
  monsters = { "gurdy", "monstro" },
  dice = { 2, 4 },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play("tarot_the_high_priestess", "gurdy")  t:settle()
    t.P1:choose "monstro"  t:settle()
  end,
  expect = function(t) check(t:hp "monstro" == 2)  check(t:hp "gurdy" == 1) end,
}

scenario "Blank Card does not copy Lost Soul, a trinket, and waits for the next loot" {
  cites = { "6.8.2", "8.6", "20.9.2" },
  players = {
    { name = "P1", items = { "blank_card" }, hand = { "lost_soul", "a_penny" }, loot_plays = 2 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play "lost_soul"  t:settle()
    check(t.P1.souls == 1)  check(t:events "loot_copied" == 0)
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.souls == 1)  check(t.P1.coins == 2)  check(t:events "loot_copied" == 1) end,
}

scenario "Q70 Blank Card: a Butter Bean on the original comes too late for the copy" {
  cites = { "20.9.2", "5.2.7" },
  players = {
    { name = "P1", items = { "blank_card" }, hand = { "bomb" } },
    { name = "P2", hand = { "butter_bean" }, loot_plays = 1 },
  },
  monsters = { "fatty", "pale_fatty" },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play("bomb", "fatty")
    t.P2:play("butter_bean", "bomb")
    t:resolve()
    check(t:discarded "bomb")
    t:settle()
    t.P1:choose "pale_fatty"  t:settle()
  end,
  expect = function(t)
    check(t:hp "fatty" == 4)  check(t:hp "pale_fatty" == 3)  check(t:discard_size "loot" == 2)
  end,
}

scenario "Blank Card: after a Butter Bean on its ability no loot is copied, and the card stays deactivated" {
  cites = { "5.2.7", "6.2.2" },
  players = {
    { name = "P1", items = { "blank_card" }, hand = { "a_penny" } },
    { name = "P2", hand = { "butter_bean" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate "blank_card"
    t.P2:play("butter_bean", "blank_card")  t:settle()
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(not t:charged "blank_card") end,
}

scenario "Blank Card: its trigger is not an activated ability: a Butter Bean can cancel only the loot or the copy" {
  cites = { "6.3.1", "20.9.2" },
  players = {
    { name = "P1", items = { "blank_card" }, hand = { "a_dime" } },
    { name = "P2", hand = { "butter_bean" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play "a_dime"
    t.P2:play "butter_bean"  -- the Dime is the only target
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 10)  check(t:discard "loot" == "butter_bean") end,
}

scenario "Blank Card on a Butter Bean: the original and the copy each cancel a loot" {
  cites = { "20.9.2", "5.2.8" },
  players = {
    { name = "P1", items = { "blank_card" }, hand = { "butter_bean" } },
    { name = "P2", hand = { "a_dime", "a_nickel" }, loot_plays = 2 },
  },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P2:play "a_dime"
    t.P2:play "a_nickel"
    t.P1:play("butter_bean", "a_dime")  t:settle()
    t.P1:choose "a_nickel"  t:settle()
  end,
  expect = function(t)
    check(t.P2.coins == 0)  check(t:discard "loot" == "butter_bean")  check(t:discard("loot", 2) == "a_dime")
    check(t:discard("loot", 3) == "a_nickel")  check(t:discard_size "loot" == 3)
  end,
}

scenario "Blank Card on The Fool: the copy cancels the card itself, and the turn ends once" {
  cites = { "20.9.2", "4.5.1", "5.2.7", "4.5.4" },
  players = { { name = "P1", items = { "blank_card" }, hand = { "tarot_the_fool" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t.turn == 2)  check(t:discard_size "loot" == 1)  check(t:discarded "tarot_the_fool")
  end,
}

scenario "Blank Card and Compost: the copy loots from the discard first, and the original is not there yet" {
  cites = { "20.9.2", "6.7.3", "8.4" },
  players = {
    { name = "P1", items = { "blank_card", "compost" }, hand = { "tarot_the_world" } },
    { name = "P2" },
  },
  deck = { loot = { "a_penny", "two_cents", "three_cents", "four_cents" } },
  discard = { loot = { "a_dime" } },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:activate "compost"  t:settle()
    t.P1:play "tarot_the_world"
    t:resolve()  t:resolve()
    check(t.P1:holds "a_dime")  check(t.P1:holds "a_penny")  check(t:discard_size "loot" == 0)
    t:settle()
  end,
  expect = function(t)
    check(t.P1:holds "two_cents")  check(t.P1:holds "three_cents")  check(t.P1.loot == 4)
    check(t:discard_size "loot" == 1)  check(t:discarded "tarot_the_world")
  end,
}

scenario "Blank Card and Bum-bo!: a copied Nickel gives 10 levels, and so +1 attack" {
  cites = { "20.9.2", "20.1.5", "6.7.3" },
  players = { { name = "P1", items = { "blank_card", "bum_bo_item" }, hand = { "a_nickel" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play "a_nickel"
    t:resolve()  t:resolve()
    check(t:counters "bum_bo_item" == 5)  check(t:attack_of "P1" == 1)
    t:settle()
  end,
  expect = function(t) check(t:counters "bum_bo_item" == 10)  check(t:attack_of "P1" == 2)  check(t.P1.coins == 0) end,
}
