-- Rulebook section 20.1: counters.
scenario "counters do nothing by themselves" {
  cites = { "20.1.1" },
  set = "../sets/trials",
  players = { { name = "P1", items = { { "imp", counters = 7 } } }, { name = "P2" } },
  monsters = { { "fatty", counters = 5 } },
  expect = function(t)
    check(t:hp "fatty" == 4)  check(t:attack_of "fatty" == 1)  check(t:evasion "fatty" == 2)
    check(t:hp "imp" == 2)  check(t:attack_of "P1" == 1)  check(t.P1.hp == 2)
  end,
}

scenario "F162 a cost of counters may be paid with plain and with named ones" {
  cites = { "20.1.1", "6.2.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "vigor" }, items = { { "abacus", counters = 4 } } }, { name = "P2" } },
  play = function(t)
    check(not t:can("P1", "activate abacus"))
    t.P1:play("vigor", "abacus")  t:settle()
    check(t:counters "abacus" == 5)  check(t.P1.max_hp == 3)
    t.P1:activate "abacus"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 10)  check(t:counters "abacus" == 0)  check(t.P1.max_hp == 2) end,
}

scenario "F131 an item that is stolen keeps its counters, and they work for its new controller" {
  cites = { "20.1.2", "20.1.6" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "fury", "thief" }, loot_plays = 2 },
    { name = "P2", items = { { "abacus", counters = 3 } } },
  },
  play = function(t)
    t.P1:play("fury", "abacus")  t:settle()
    check(t:attack_of "P2" == 2)  check(t:attack_of "P1" == 1)
    t.P1:play("thief", "abacus")  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "abacus")  check(t:counters "abacus" == 4)
    check(t:attack_of "P1" == 2)  check(t:attack_of "P2" == 1)
  end,
}

scenario "F131 a covered monster loses counters of every kind" {
  cites = { "20.1.2", "14.3.2" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "fury", "banish" }, loot_plays = 2 },
    { name = "P2", hand = { "prowler" }, loot_plays = 1 },
  },
  monsters = { "fly", "obelisk" },
  play = function(t)
    t.P1:play("fury", "fly")  t:settle()
    check(t:attack_of "fly" == 2)
    t.P2:play "prowler"  t:settle()
    check(not t:in_play "fly")
    t.P1:play("banish", "prowler")  t:settle()
  end,
  expect = function(t) check(t:attack_of "fly" == 1)  check(t:counters "fly" == 0) end,
}

scenario "an item that leaves play loses its counters" {
  cites = { "20.1.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "vigor", "shatter" }, loot_plays = 2, items = { "abacus" } }, { name = "P2" } },
  deck = { treasure = { only = true } },
  shop = { "box", "meat" },
  play = function(t)
    t.P1:play("vigor", "abacus")  t:settle()
    check(t.P1.max_hp == 3)
    t.P1:play("shatter", "abacus")  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 2)  check(t.P1.hp == 2)  check(t.P1.alive) end,
}

scenario "HP and attack counters on a monster count for that monster, and they stack" {
  cites = { "20.1.6", "10.1.9" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "vigor", "vigor", "fury", "fury" }, loot_plays = 4 }, { name = "P2" } },
  monsters = { "fly", "dip" },
  play = function(t)
    for _, loot in ipairs { "vigor", "vigor", "fury", "fury" } do
      t.P1:play(loot, "fly")  t:settle()
    end
    check(t:hp "fly" == 3)  check(t:attack_of "fly" == 3)  check(t:attack_of "P1" == 1)  check(t:hp "dip" == 1)
  end,
}

scenario "HP and attack counters on a player, a character and an item all count for the player" {
  cites = { "20.1.6", "10.1.9" },
  set = "../sets/trials",
  players = {
    { name = "P1", character = "isaac", items = { "abacus" }, loot_plays = 6,
      hand = { "vigor", "vigor", "vigor", "fury", "fury", "fury" } },
    { name = "P2" },
  },
  play = function(t)
    for _, loot in ipairs { "vigor", "fury" } do
      for _, bearer in ipairs { "P1", "isaac", "abacus" } do
        t.P1:play(loot, bearer)  t:settle()
      end
    end
  end,
  expect = function(t)
    check(t.P1.max_hp == 5)  check(t.P1.hp == 5)  check(t:attack_of "P1" == 4)  check(t.P2.max_hp == 2)
    check(t:attack_of "P2" == 1)  check(t:counters "P1" == 2)  check(t:counters "isaac" == 2)
  end,
}

scenario "F161 removing an HP counter removes marked damage" {
  cites = { "20.1.6", "10.1.6" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "vigor", "zap", "scrape" }, loot_plays = 3 }, { name = "P2" } },
  play = function(t)
    t.P1:play("vigor", "P2")  t:settle()
    check(t.P2.hp == 3)
    t.P1:play("zap", "P2")  t:settle()
    check(t.P2.max_hp == 3)  check(t.P2.hp == 2)
    t.P1:play("scrape", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.max_hp == 2)  check(t.P2.hp == 2)  check(t:counters "P2" == 0) end,
}

scenario "an eternal counter makes its object eternal while it is there" {
  cites = { "20.1.6", "6.8.1" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "anoint", "shatter", "scrape", "shatter" }, loot_plays = 4 },
    { name = "P2", items = { "abacus" } },
  },
  play = function(t)
    t.P1:play("anoint", "abacus")  t:settle()
    t.P1:play("shatter", "abacus")  t:settle()
    check(t.P2:has "abacus")
    t.P1:play("scrape", "abacus")  t:settle()
    t.P1:play("shatter", "abacus")  t:settle()
  end,
  expect = function(t) check(t:discarded "abacus") end,
}

scenario "an eternal counter on a monster keeps it from dying" {
  cites = { "20.1.6", "13.1.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "anoint", "slay" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fly", "dip" },
  play = function(t)
    t.P1:play("anoint", "fly")  t:settle()
    t.P1:play("slay", "fly")  t:settle()
  end,
  expect = function(t) check(t:slot(1) == "fly")  check(t:hp "fly" == 0)  check(t.P1.coins == 0) end,
}

scenario "levels: a tag works at that many level counters or more, and lower tags stay active" {
  cites = { "20.1.5" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 3, items = { "ladder" } }, { name = "P2" } },
  play = function(t)
    check(t:attack_of "P1" == 1)  check(t.P1.max_hp == 2)
    t.P1:activate("ladder", 1)  t:settle()
    check(t:attack_of "P1" == 2)  check(t.P1.max_hp == 2)  check(t:counters "ladder" == 2)
    t.P1:activate("ladder", 2)  t:settle()
    check(t:attack_of "P1" == 2)  check(t:counters "ladder" == 1)
    t.P1:activate("ladder", 2)  t:settle()
    check(t:attack_of "P1" == 1)  check(t:counters "ladder" == 0)
  end,
}

scenario "level 3 is a tag on top of level 1" {
  cites = { "20.1.5" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 1, items = { { "ladder", levels = 3 } } }, { name = "P2" } },
  play = function(t)
    check(t:attack_of "P1" == 2)  check(t.P1.max_hp == 3)
    t.P1:activate("ladder", 2)  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 2)  check(t.P1.max_hp == 2) end,
}

scenario "an HP counter on an attackable item counts for its controller" {
  cites = { "20.1.6" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "vigor" } }, { name = "P2", items = { "imp" } } },
  play = function(t) t.P1:play("vigor", "imp")  t:settle() end,
  expect = function(t) check(t:max_hp "imp" == 2)  check(t.P2.max_hp == 3) end,
}
