scenario "Incubus swaps a loot card with one of another player's hand" {
  cites = { "7.2", "20.3.4" },
  players = { { name = "P1", items = { "incubus" }, hand = { "a_penny" } }, { name = "P2", hand = { "a_dime" } } },
  play = function(t)
    t.P1:activate("incubus", "look at a player's hand", "P2")  t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t)
    check(t.P1:holds "a_dime")  check(t.P2:holds "a_penny")  check(t.P1.loot == 1)  check(t.P2.loot == 1)
  end,
}

scenario "Incubus may choose not to swap" {
  cites = { "7.2" },
  players = { { name = "P1", items = { "incubus" }, hand = { "a_penny" } }, { name = "P2", hand = { "a_dime" } } },
  play = function(t)
    t.P1:activate("incubus", "look at a player's hand", "P2")  t:settle()
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(t.P1:holds "a_penny")  check(t.P2:holds "a_dime") end,
}

scenario "Incubus loots 1 and puts a loot card on top of the loot deck" {
  cites = { "20.5.1", "19.2" },
  players = { { name = "P1", items = { "incubus" }, hand = { "a_penny" } }, { name = "P2" } },
  deck = { loot = { "a_dime", "bomb" } },
  play = function(t)
    t.P1:activate("incubus", "loot 1")  t:settle()
    t.P1:choose "a_penny"  t:settle()
  end,
  expect = function(t)
    check(t:top "loot" == "a_penny")  check(t:top("loot", 2) == "bomb")
    check(t.P1:holds "a_dime")  check(t.P1.loot == 1)
  end,
}

scenario "Incubus is eternal: it can't pay for a death" {
  cites = { "3.1.3", "6.8.1", "13.5.3" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "incubus" } } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(t.P2:has "incubus") end,
}

scenario "Incubus looks at a hand even without a loot card to swap" {
  cites = { "19.3.3" },
  players = { { name = "P1", items = { "incubus" } }, { name = "P2", hand = { "a_dime" } }, { name = "P3" } },
  play = function(t)
    t.P1:activate("incubus", "look at a player's hand", "P2")  t:settle()
  end,
  expect = function(t) check(t.P1:sees "a_dime")  check(not t.P3:sees "a_dime") end,
}

scenario "Incubus asks for no swap if its player has no loot card" {
  cites = { "1.3" },
  players = { { name = "P1", items = { "incubus" } }, { name = "P2", hand = { "a_penny", "a_nickel" } } },
  play = function(t)
    t.P1:activate("incubus", "look at a player's hand", "P2")  t:settle()
  end,
  expect = function(t) check(t.question == "action")  check(t.P1:sees "a_nickel")  check(t.P2.loot == 2) end,
}

scenario "Incubus lets its player pick both cards of a swap, and offers no swap with an empty hand" {
  cites = { "20.3.4" },
  players = {
    { name = "P1", items = { "incubus" }, hand = { "a_penny", "bomb" } },
    { name = "P2", hand = { "a_dime", "butter_bean" } }, { name = "P3", items = { { "incubus" } } },
  },
  play = function(t)
    t.P1:activate("incubus", "look at a player's hand", "P2")  t:settle()
    t.P1:choose "yes"  t.P1:choose "bomb"  t.P1:choose "a_dime"  t:settle()
    check(t.P1:holds "a_dime")  check(t.P2:holds "bomb")
    t.P3:activate("incubus", "look at a player's hand", "P1")  t:settle()
  end,
  expect = function(t) check(t.question == "action")  check(t.P1.loot == 2)  check(t.P3:sees "a_penny") end,
}
