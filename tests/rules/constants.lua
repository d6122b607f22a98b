-- Rule 6.11.4: constants of sets.
scenario "a function reads a constant, and a text is filled with it" {
  cites = { "6.11.4" },
  set = "../sets/labels",
  players = { { name = "P1", items = { "pay_slip" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "pay_slip"
    check(t:stack() == "Pay Slip: Gain 3¢.")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3) end,
}

scenario "a constant is damage like any number" {
  cites = { "6.11.4" },
  set = "../sets/labels",
  players = { { name = "P1", hand = { "wasp" }, items = { "thick_boots" } }, { name = "P2" } },
  play = function(t)
    t.P1:play("wasp", "P1")  t:settle()
    check(t.P1.hp == 2)
  end,
  expect = function(t) check(t.P1.alive)  check(t.P1.max_hp == 4) end,
}

scenario "a field of a card may be a constant, also for a copy of the card" {
  cites = { "6.11.4", "20.9.1" },
  set = "../sets/labels",
  players = { { name = "P1", items = { "thick_boots", "trials:facsimile" } }, { name = "P2" } },
  play = function(t)
    check(t:max_hp "thick_boots" == 2)
    t.P1:activate("trials:facsimile", "thick_boots")  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 6) end,
}

scenario "a constant may be a text, which equals a noted text" {
  cites = { "6.11.4", "20.10.1c" },
  set = "../sets/labels",
  players = { { name = "P1", coins = 1, items = { "mood_ring" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate("mood_ring", 1)  t:settle()
    t.P1:activate("mood_ring", 2)  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3) end,
}

scenario "words of the set read its constants" {
  cites = { "6.11.4", "6.11.1" },
  set = "../sets/labels",
  players = { { name = "P1", items = { "half_pay" } }, { name = "P2" } },
  play = function(t) t.P1:activate "half_pay"  t:settle() end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "a set reads the constants of the sets it requires; its own come first, and change nothing there" {
  cites = { "6.11.4", "6.11.2" },
  set = "../sets/stickers",
  players = { { name = "P1", items = { "bonus_slip" } }, { name = "P2", items = { "labels:pay_slip" } } },
  play = function(t)
    t.P1:activate "bonus_slip"  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:activate "labels:pay_slip"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t.P2.coins == 3) end,
}

scenario "an ability on the stack keeps its constant when its object is stolen" {
  cites = { "6.11.4", "19.7.1" },
  set = "../sets/labels",
  players = {
    { name = "P1", items = { "pay_slip" } }, { name = "P2", hand = { "trials:thief" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate "pay_slip"
    t.P1:pass()  t.P2:play("trials:thief", "pay_slip")  t:settle()
  end,
  expect = function(t) check(t.P2:has "pay_slip")  check(t.P1.coins == 3) end,
}
