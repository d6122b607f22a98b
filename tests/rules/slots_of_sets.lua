-- Section 12.8: slots that sets declare.
scenario "an item in a slot of a set is bought for the price of the slot" {
  cites = { "12.8.1", "12.8.2" },
  set = "../sets/courts",
  players = { { name = "P1", coins = 3, items = { "breakfast", "dinner" } }, { name = "P2" } },
  slots = { kennel = { "pointer", "mastiff" } },
  play = function(t)
    t.P1:buy "pointer"  t:settle()
    check(t.question == "pay_item")
    t.P1:choose "dinner"  t:settle()
    check(t.P1:has "pointer")  check(t.P1.coins == 3)
    t.P1:activate "pointer"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 5)  check(t:discarded "dinner")  check(t.P1:has "breakfast")
    check(t:events "purchased" == 1)  check(not t:can("P1", "buy"))
  end,
}

scenario "a slot of a set is refilled from its deck" {
  cites = { "12.8.1", "14.2.1" },
  set = "../sets/courts",
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  slots = { kennel = { "pointer", "mastiff" } },
  deck = { hound = { "barker" } },
  play = function(t) t.P1:buy "pointer"  t:settle() end,
  expect = function(t)
    check(t:slot(1, "kennel") == "barker")  check(t.P1.coins == 1)  check(t.P2.coins == 1)
  end,
}

scenario "an item in a slot of a set is a shop item: only its abilities about entering and leaving play work" {
  cites = { "12.8.1", "3.1.5" },
  set = "../sets/courts",
  phase = "start",
  players = { { name = "P1" }, { name = "P2" } },
  slots = { kennel = { "barker", "mastiff" } },
  play = function(t) t:settle() end,
  expect = function(t)
    check(t.P1.coins == 0)  check(t:attack_of "P1" == 1)  check(not t:can("P1", "activate barker"))
  end,
}

scenario "an item whose price can't be paid is not offered; ¢ do not help" {
  cites = { "12.8.3" },
  set = "../sets/courts",
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  slots = { kennel = { "pointer", "mastiff" } },
  shop = { "breakfast" },
  play = function(t)
    t.P1:declare_purchase()  t:settle()
    check(t.question == "purchase")  check(not t:can("P1", "pointer"))
    t.P1:choose "breakfast"  t:settle()
  end,
  expect = function(t) check(t.P1:has "breakfast")  check(t.P1.coins == 0) end,
}

scenario "an Eternal item can't be destroyed for a price" {
  cites = { "12.8.3", "6.2.3" },
  set = "../sets/courts",
  players = { { name = "P1", character = "judas", items = { "book_of_belial" } }, { name = "P2" } },
  slots = { kennel = { "pointer", "mastiff" } },
  shop = { "breakfast", "dinner" },
  play = function(t)
    t.P1:declare_purchase()  t:settle()
    check(t.question == "purchase")  check(#t.options == 3)  check(not t:can("P1", "pointer"))
    t.P1:choose "dinner"  t:settle()
  end,
  expect = function(t) check(t.P1:has "book_of_belial")  check(t:events "purchase_failed" == 1) end,
}

scenario "a monster in a slot of a set is attacked, and its slot is refilled" {
  cites = { "12.8.4", "11.3.3", "14.2.1" },
  set = "../sets/courts",
  players = { { name = "P1" }, { name = "P2" } },
  slots = { pit = { "pit_imp" } },
  deck = { imp = { "pit_imp" } },
  dice = { 2 },
  play = function(t) t.P1:attack "pit_imp"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 4)  check(t:slot(1, "pit") == "pit_imp")  check(t:discard "imp" == "pit_imp")
  end,
}

scenario "an event that refills a slot of a set is carried out, and the refill continues" {
  cites = { "12.8.4", "14.2.2" },
  set = "../sets/courts",
  players = { { name = "P1" }, { name = "P2" } },
  slots = { pit = { "pit_imp" } },
  deck = { imp = { "cave_in", "pit_imp" } },
  dice = { 2 },
  play = function(t) t.P1:attack "pit_imp"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t:slot(1, "pit") == "pit_imp")  check(t:discard "imp" == "cave_in")
  end,
}

scenario "a ruleset changes the number and the price of slots of a set" {
  cites = { "12.8.5" },
  set = "../sets/courts",
  rules = "many_hounds",
  players = { { name = "P1", coins = 3, hand = { "a_penny", "bomb" }, items = { "breakfast" } }, { name = "P2" } },
  slots = { kennel = { "pointer", "mastiff", "barker" } },
  play = function(t)
    t.P1:buy "barker"  t:settle()
    t.P1:choose "bomb"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "barker")  check(t.P1.coins == 1)  check(t.P1.loot == 1)  check(t.P1:has "breakfast")
    check(t:slot(3, "kennel") ~= nil)
  end,
}

scenario "the setup fills slots of sets" {
  cites = { "12.8.1", "2.3" },
  set = "../sets/courts",
  phase = "deal",
  players = { { name = "P1", character = "judas" }, { name = "P2", character = "cain" } },
  deck = { hound = { "barker", "pointer" }, imp = { "cave_in", "pit_imp" } },
  play = function(t) t:settle() end,
  expect = function(t)
    check(t:slot(1, "kennel") == "barker")  check(t:slot(2, "kennel") == "pointer")
    check(t:slot(1, "pit") == "pit_imp")  check(t:events "damage_taken" == 0)
  end,
}

scenario "an item is not offered once a response has taken away what its price needs" {
  cites = { "12.8.3", "12.2" },
  set = "../sets/courts",
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2", coins = 10, items = { "pay_to_play" } } },
  slots = { kennel = { "pointer", "mastiff" } },
  shop = { "dinner", "meat" },
  play = function(t)
    t.P1:declare_purchase()
    t.P2:activate("pay_to_play", "breakfast")  t:settle()
    check(t.question == "purchase")  check(not t:can("P1", "pointer"))
    t.P1:choose "dinner"  t:settle()
  end,
  expect = function(t) check(t.P2:has "breakfast")  check(t:slot(1, "kennel") == "pointer") end,
}

scenario "a purchase fails if a trigger takes away what the price needs; nothing is paid" {
  cites = { "12.8.3", "12.4" },
  set = "../sets/courts",
  rules = "many_hounds",
  players = { { name = "P1", coins = 2, hand = { "a_penny" } }, { name = "P2", items = { "customs_house" } } },
  slots = { kennel = { "pointer", "mastiff", "barker" } },
  play = function(t) t.P1:buy "pointer"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 2)  check(t.P1.loot == 0)  check(t:slot(1, "kennel") == "pointer")
    check(t:events "purchase_failed" == 1)  check(t:events "purchased" == 0)
  end,
}

scenario "changes of the price of shop items do not apply to a price of its own" {
  cites = { "12.8.2" },
  set = "../sets/courts",
  rules = "many_hounds",
  players = { { name = "P1", coins = 2, hand = { "a_penny" }, items = { "steamy_sale" } }, { name = "P2" } },
  slots = { kennel = { "pointer", "mastiff", "barker" } },
  play = function(t) t.P1:buy "pointer"  t:settle() end,
  expect = function(t) check(t.P1:has "pointer")  check(t.P1.coins == 0)  check(t.P1.loot == 0) end,
}

scenario "an item in a slot of a set can be stolen like another shop item; then its abilities work" {
  cites = { "12.8.1", "20.3.6" },
  set = "../sets/courts",
  players = {
    { name = "P1", hand = { "tarot_the_devil" }, items = { "breakfast" } }, { name = "P2" },
  },
  slots = { kennel = { "pointer", "mastiff" } },
  play = function(t)
    t.P1:play("tarot_the_devil", "breakfast")  t:settle()
    t.P1:choose "mastiff"  t:settle()
  end,
  expect = function(t) check(t.P1:has "mastiff")  check(t:attack_of "P1" == 2)  check(t:slot(2, "kennel") ~= nil) end,
}

scenario "an item in a slot of a set is rerolled into the next card of its deck" {
  cites = { "12.8.1", "20.8.1", "14.2.1" },
  set = "../sets/courts",
  players = { { name = "P1", items = { "the_d20" } }, { name = "P2" } },
  slots = { kennel = { "pointer", "mastiff" } },
  deck = { hound = { "barker" } },
  play = function(t) t.P1:activate("the_d20", "pointer")  t:settle() end,
  expect = function(t)
    check(t:slot(1, "kennel") == "barker")  check(t:discard "hound" == "pointer")  check(not t.P1:has "barker")
  end,
}
