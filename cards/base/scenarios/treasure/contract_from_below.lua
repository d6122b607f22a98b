scenario "Contract From Below steals a non-eternal item for 2 items destroyed" {
  cites = { "6.2.1", "6.3.3", "20.3.3" },
  players = {
    { name = "P1", items = { "contract_from_below", "breakfast", "dinner", "the_d6" } },
    { name = "P2", items = { "meat", "synthoil", "sleight_of_hand" } },
    { name = "P3", items = { "fanny_pack" } },
  },
  shop = { "the_relic" },
  play = function(t)
    t.P1:activate "contract_from_below"
    check(t.question == "target")  check(#t.options == 3)  -- Meat!, Synthoil, Fanny Pack
    t.P1:choose "meat"
    check(#t.options == 3)  -- the items that can pay: not The D6
    t.P1:choose "breakfast"
    t.P1:choose "dinner"
    check(t:discarded "breakfast")  check(t:discarded "dinner")  check(t.P2:has "meat")
    t:settle()
  end,
  expect = function(t)
    check(t.P1:has "meat")  check(#t.P1.items == 3)  check(#t.P2.items == 2)
    check(t:events "item_given" == 1)  check(t:events "item_gained" == 0)
  end,
}

scenario "Contract From Below may destroy itself, and still steals" {
  cites = { "5.2.9", "6.2.1" },
  players = { { name = "P1", items = { "contract_from_below", "breakfast" } }, { name = "P2", items = { "meat" } } },
  play = function(t)
    t.P1:activate("contract_from_below", "contract_from_below")  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "meat")  check(#t.P1.items == 1)
    check(t:discarded "contract_from_below")  check(t:discarded "breakfast")
  end,
}

scenario "Contract From Below can't be paid with 1 item, nor with eternal ones" {
  cites = { "6.2.2", "6.8.1" },
  players = {
    { name = "P1", items = { "contract_from_below", "the_d6", "sleight_of_hand" } },
    { name = "P2", items = { "meat" } },
  },
  play = function(t) check(not t:can("P1", "contract_from_below")) end,
}

scenario "Contract From Below needs an item of another player, not one in the shop" {
  cites = { "7.12", "20.3.6" },
  players = {
    { name = "P1", items = { "contract_from_below", "breakfast", "dinner" } },
    { name = "P2", items = { "the_d6" } },
  },
  shop = { "meat" },
  play = function(t) check(not t:can("P1", "contract_from_below")) end,
}

scenario "Contract From Below cancelled stays paid" {
  cites = { "6.2.2" },
  players = {
    { name = "P1", items = { "contract_from_below", "breakfast", "dinner" } },
    { name = "P2", items = { "meat" }, hand = { "butter_bean" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate "contract_from_below"  t.P1:choose "breakfast"  t.P1:choose "dinner"
    t.P2:play "butter_bean"  t:settle()
  end,
  expect = function(t)
    check(t.P2:has "meat")  check(t:discarded "breakfast")  check(t:discarded "dinner")  check(#t.P1.items == 1)
  end,
}

scenario "Contract From Below paid with The Chest: it becomes a soul, and the item is stolen" {
  cites = { "6.2.1", "6.7.3" },
  players = {
    { name = "P1", items = { "contract_from_below", "the_chest", "meat" } }, { name = "P2", items = { "breakfast" } },
  },
  play = function(t)
    t.P1:activate "contract_from_below"
    t.P1:choose "the_chest"  t.P1:choose "meat"  t:settle()
  end,
  expect = function(t) check(t.P1:has "breakfast")  check(t.P1:has_soul "the_chest")  check(t:discarded "meat") end,
}
