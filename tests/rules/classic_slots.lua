-- The first edition, rulebook section 14, PD8 and PD17: refills, and cards without stats. Where the second edition
-- differs, its scenario follows.

-- ---- Refills
scenario "PD8 first edition: the refill of a slot is on the stack and can be responded to" {
  rules = "classic",
  cites = { "PD8", "14.2.1", "5.2.4" },
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "mr_boom" } } },
  shop = { "breakfast" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:buy "breakfast"
    t:resolve()
    check(t.P1:has "breakfast")  check(t:slot(1, "shop") == nil)  check(t:stack() == "refill shop slot 1")
    check(t:can("P2", "mr_boom"))
    t:resolve()
    check(t:slot(1, "shop") == "meat")
    t:settle()
  end,
}

scenario "PD8 second edition: the slot is filled before anybody receives priority" {
  cites = { "PD8", "14.2.1", "5.2.3" },
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "mr_boom" } } },
  shop = { "breakfast" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:buy "breakfast"
    check(t.P1:has "breakfast")  check(t:slot(1, "shop") == "meat")  check(t:stack() == "")
    t:settle()
  end,
}

scenario "PD8 an empty slot's refill is on the stack, and can be responded to" {
  rules = "classic",
  cites = { "PD8", "14.2.1", "5.2.4" },
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly" },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:buy "breakfast"
    t:resolve()
    check(t:stack() == "refill shop slot 1")  check(t:slot(1, "shop") == nil)  check(t:can("P2", "mr_boom"))
    t:resolve()
    check(t:slot(1, "shop") == "meat")
    t:settle()
  end,
}

scenario "PD8 in the second edition a slot is filled before anybody has priority again" {
  cites = { "PD8", "14.2.1" },
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat" } },
  play = function(t) t.P1:buy "breakfast"  t:settle() end,
  expect = function(t) check(t:slot(1, "shop") == "meat")  check(t:events "put_on_stack" == 0) end,
}

scenario "PD8 several refills go on the stack at once: monster slots resolve first, then the shop, in order" {
  rules = "classic",
  cites = { "14.2.1", "14.2.6", "PD8" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "sweep" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  shop = { "breakfast", "dinner" },
  deck = { monster = { "dip", "clotty" }, treasure = { "meat", "box" } },
  play = function(t)
    t.P1:play "sweep"  t:resolve()
    check(t:stack() == "refill shop slot 2, refill shop slot 1, refill monster slot 2, refill monster slot 1")
    t:resolve()
    check(t:slot(1) == "dip")  check(t:slot(2) == nil)  check(t:slot(1, "shop") == nil)  check(t.asked == "P1")
    t:settle()
  end,
  expect = function(t)
    check(t:slot(2) == "clotty")  check(t:slot(1, "shop") == "meat")  check(t:slot(2, "shop") == "box")
  end,
}

scenario "PD29 first edition: a deck that runs out is rebuilt at once" {
  rules = "classic",
  cites = { "PD29", "19.3.4" },
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "breakfast", "dinner" },
  deck = { treasure = { "meat", only = true } },
  discard = { treasure = { "synthoil" } },
  play = function(t)
    t.P1:buy "treasure deck"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "meat")  check(t:top "treasure" == "synthoil")  check(t:discard_size "treasure" == 0)
  end,
}

-- ---- Cards without stats
scenario "PD17 first edition: a revealed card without stats is played beside the slots and covers nothing" {
  rules = "classic",
  cites = { "PD17", "3.3.1", "11.8.2" },
  players = { { name = "P1" }, { name = "P2", items = { "spoon_bender" } } },
  monsters = { "stoney", "fatty" },
  deck = { monster = { "chest_cents", "dip" } },
  dice = { 2 },
  play = function(t)
    t.P1:attack "deck"  t:resolve()
    check(t.question ~= "cover_slot")  check(t:slot(1) == "stoney")  check(t:slot(2) == "fatty")
    check(t:evasion "fatty" == 3)
    t:pass_all()
    check(t:events "die_cast" == 1)
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 3)  check(t:discarded "chest_cents")  check(t:slot(1) == "stoney")
    check(t:top "monster" == "dip")  check(not t:can("P1", "attack"))  check(t:events "covered" == 0)
  end,
}

scenario "PD17 second edition: an event covers the slot that it is revealed into" {
  cites = { "PD17", "3.3.1", "11.2.1" },
  players = { { name = "P1" }, { name = "P2", items = { "spoon_bender" } } },
  monsters = { "stoney", "fatty" },
  deck = { monster = { "chest_cents", "dip" } },
  dice = { 2 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })
    check(t:slot(1) == "chest_cents")  check(t:evasion "fatty" == 2)
    t:resolve()
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 3)  check(t:discarded "chest_cents")  check(t:slot(1) == "stoney")
    check(t:evasion "fatty" == 3)
  end,
}

scenario "PD17 an event that is revealed by an attack is played beside the slots: it covers nothing, and the attack is used" {
  rules = "classic",
  cites = { "PD17", "11.8.2" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "chest_cents", "dip" } },
  dice = { 3 },
  play = function(t)
    t.P1:attack "monster deck"  t:resolve()
    check(t:in_play "chest_cents")  check(t:slot(1) == "fly")  check(t:slot(2) == "fatty")
    t:settle()
  end,
  expect = function(t)
    check(t:discarded "chest_cents")  check(t:slot(1) == "fly")  check(t:why_not("P1", "attack") == "4.3.3")
    check(t:events "covered" == 0)
  end,
}

scenario "F104 first edition: a refill continues past cards without stats until it finds a monster" {
  rules = "classic",
  cites = { "14.2.2", "PD17", "PD8" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "chest_cents", "chest_loot", "dip" } },
  dice = { 1, 1 },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 2)  check(t.P1.loot == 1)  check(t:slot(1) == "dip")  check(t:slots() == 2)
    check(t:discard_size "monster" == 3)
  end,
}

scenario "PD17 first edition: a curse from the deck covers nothing; the chosen player gains it" {
  rules = "classic",
  cites = { "PD17", "11.8.2", "17.1" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "curse_of_pain", "dip" } },
  play = function(t)
    t.P1:attack "deck"  t:settle()
    check(t:slot(1) == "fly")  check(t:slot(2) == "fatty")
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t)
    check(t.P2:has "curse_of_pain")  check(not t:can("P1", "attack"))  check(t:top "monster" == "dip")
    check(t:events "die_cast" == 0)
  end,
}

scenario "first edition: an event resolves before the refill continues" {
  rules = "classic", cites = { "14.2.2", "14.2.1" }, set = "../sets/variants",
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "shop_upgrade", "dip" }, treasure = { "meat", "box" } },
  play = function(t)
    t.P1:play("bomb", "fly")
    for _ = 1, 6 do t:resolve() end
    check(t:in_play "shop_upgrade")  check(t:slot(1) == nil)
    check(t:stack() == "Shop Upgrade!: Expand the shop slots by 2. You may attack...")
    t:resolve()
    check(t:slots "shop" == 4)  check(t:slot(1) == nil)
    t:settle()
  end,
  expect = function(t) check(t:slot(1) == "dip")  check(t:slot(3, "shop") == "meat") end,
}
