-- Rulebook section 21.4b: the minions of a challenge.
scenario "21.4b minion slots are made as needed" {
  rules = "challenge",
  cites = { "21.4b" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "summon", "summon" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  final_boss = { "monstro" },
  deck = { monster = { "dip", "clotty", "pooter" } },
  play = function(t)
    check(t:slots "minion" == 0)
    t.P1:play "summon"  t:settle()
    check(t:slots "minion" == 1)  check(t:slot(1, "minion") == "dip")
    t.P1:play "summon"  t:settle()
  end,
  expect = function(t)
    check(t:slots "minion" == 2)  check(t:slot(2, "minion") == "clotty")  check(t:slots() == 2)
    check(t:slot(1) == "fatty")  check(t:top "monster" == "pooter")
  end,
}

scenario "21.4b a minion is a monster that can be attacked; its slot is not refilled, but can be used again" {
  rules = "challenge",
  cites = { "21.4b", "13.2.3", "11.1.3" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "summon" } }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  minions = { "dip" },
  final_boss = { "monstro" },
  deck = { monster = { "clotty", "pooter" } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "dip"  t:settle()
    check(t:discarded "dip")  check(t.P1.coins == 1)  check(t:slot(1, "minion") == nil)
    check(t:top "monster" == "clotty")
    t.P1:play "summon"  t:settle()
  end,
  expect = function(t) check(t:slot(1, "minion") == "clotty")  check(t:slots "minion" == 1) end,
}

scenario "21.4b a minion leaves only by dying" {
  rules = "challenge",
  cites = { "21.4b" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "dismiss", "bomb" }, loot_plays = 2 }, { name = "P2" } },
  minions = { "dip" },
  final_boss = { "monstro" },
  play = function(t)
    t.P1:play("dismiss", "dip")  t:settle()
    check(t:in_play "dip")
    t.P1:play("bomb", "dip")  t:settle()
  end,
  expect = function(t) check(t:discarded "dip")  check(t.P1.coins == 1) end,
}

scenario "a minion is not put on top of the deck" {
  rules = "challenge", cites = { "21.4b" }, set = "../sets/probe",
  players = { { name = "P1", hand = { "restack" } }, { name = "P2" } },
  minions = { "dip" },
  final_boss = { "monstro" },
  play = function(t) t.P1:play("restack", "dip")  t:settle() end,
  expect = function(t) check(t:in_play "dip") end,
}

scenario "21.4b effects on each monster affect minions and final bosses" {
  rules = "challenge",
  cites = { "21.4b", "21.4a", "20.12.3" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "census" } }, { name = "P2" } },
  monsters = { "fatty", "clotty" },
  minions = { "pale_fatty" },
  final_boss = { "monstro" },
  play = function(t) t.P1:play "census"  t:settle()
    while t.question == "arrange" do t.P1:choose(t.options[1]) end
    t:settle() end,
  expect = function(t)
    check(t.P1.coins == 4)  check(t:hp "pale_fatty" == 3)  check(t:hp "monstro" == 3)  check(t:hp "fatty" == 3)
  end,
}

scenario "21.4b an event on a minion slot resolves and is discarded; the slot stays empty" {
  rules = "challenge",
  cites = { "21.4b", "14.4.1" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "summon" } }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  final_boss = { "monstro" },
  deck = { monster = { "chest_cents", "dip" } },
  dice = { 6 },
  play = function(t) t.P1:play "summon"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 6)  check(t:discarded "chest_cents")  check(t:slot(1, "minion") == nil)
    check(t:top "monster" == "dip")
  end,
}

scenario "21.4b a boss killed as a minion becomes a soul, but does not win the game" {
  rules = "challenge",
  cites = { "21.4b", "21.4d", "13.2.5" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "smite" } }, { name = "P2" } },
  minions = { "envy" },
  final_boss = { "monstro" },
  play = function(t) t.P1:play("smite", "envy")  t:settle() end,
  expect = function(t) check(t.P1:has_soul "envy")  check(not t.over)  check(t.P1.coins == 1) end,
}
