-- The first edition, rulebook section 13.3 and PD4: the death of monsters. Where the second edition differs, its
-- scenario follows.
scenario "F21 PD4 a dying monster's card, rewards and trigger are on the stack, and the trigger resolves first" {
  rules = "classic",
  cites = { "PD4", "13.3.1", "13.3.2", "13.3.3", "13.1.6", "5.2.4" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "greedling", "fatty" },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:play("slay", "greedling")
    t:resolve()
    check(t:stack() == "death of Greedling")  check(t.asked == "P2" or t.asked == "P1")
    t:resolve()
    while t.question == "target" do t.P1:choose "P2" end
    check(t:stack() == "monster death: soul or discard, monster death: rewards, " ..
                       "Greedling: When this dies, a player chosen by the...")
    check(t.P1.coins == 0)
    t:resolve()
    check(t.P1.coins == 0)  check(not t:discarded "greedling")
    t:resolve()
    check(t.P1.coins > 0)  check(not t:discarded "greedling")
    t:settle()
  end,
  expect = function(t) check(t:discarded "greedling")  check(t:slot(1) == "dip") end,
}

scenario "PD4 in the second edition the rewards and the discard follow each other without the stack" {
  cites = { "PD4", "13.2.7" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly", "fatty" },
  play = function(t)
    t.P1:play("slay", "fly")
    t:resolve()  t:resolve()
    check(t:stack() == "")  check(t:discarded "fly")  check(t.P1.coins == 1)
    t:settle()
  end,
}

scenario "PD4 second edition: rewards are a step without responses, after the triggers on the death" {
  cites = { "PD4", "13.2.2", "13.2.3", "13.2.7", "5.2.3" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "boom_fly", "fatty" },
  play = function(t)
    t.P1:play("bomb", "boom_fly")
    t:resolve()  t:resolve()  t:resolve()
    check(t:stack() == "Boom Fly: When this dies, it deals 1 damage to each...")
    t:resolve()  t:resolve()
    check(t:stack() == "1 damage to P2")  check(t.P1.hp == 1)  check(t.P1.coins == 0)
    t:resolve()
    check(t.P2.hp == 1)  check(t.P1.coins == 0)  check(t:stack() == "")
    t:pass_all()
    check(t.P1.coins == 4)  check(t:discarded "boom_fly")  check(t:stack() == "")
    t:settle()
  end,
}

scenario "PD4 first edition: the card, its rewards and the triggers on its death are on the stack, in that order" {
  rules = "classic",
  cites = { "PD4", "13.3.2", "5.2.4" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "boom_fly", "fatty" },
  play = function(t)
    t.P1:play("bomb", "boom_fly")
    t:resolve()  t:resolve()  t:resolve()
    check(t:stack() == "monster death: soul or discard, monster death: rewards, "
                    .. "Boom Fly: When this dies, it deals 1 damage to each...")
    check(t:can("P2", "mr_boom"))
    t:resolve()  t:resolve()  t:resolve()
    check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t.P1.coins == 0)
    check(t:stack() == "monster death: soul or discard, monster death: rewards")
    t:resolve()
    check(t.P1.coins == 4)  check(not t:discarded "boom_fly")  check(t:can("P2", "mr_boom"))
    t:resolve()
    check(t:discarded "boom_fly")
    t:settle()
  end,
}

scenario "F21 triggers on a monster's death resolve before its rewards, with priority in between" {
  rules = "classic",
  cites = { "13.3.2", "PD4" },
  players = { { name = "P1", hp = 1, hand = { "bomb" } }, { name = "P2", items = { "host_hat" } } },
  monsters = { "boom_fly" },
  play = function(t)
    t.P1:play("bomb", "boom_fly")
    t:resolve()  t:resolve()
    check(t:stack() == "death of Boom Fly")
    t:resolve()
    check(t.P1.coins == 0)  check(t:can("P2", "host_hat"))
    t:resolve()  t:resolve()  t:resolve()
    check(t.P1.coins == 0)  check(t.P1.hp == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t.active == "P2") end,  -- the penalty found nothing to take yet
}

scenario "13.3.1 the death of a monster is on the stack and can be responded to, or cancelled" {
  rules = "classic",
  cites = { "13.3.1", "13.1.4" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "smite" } }, { name = "P2", hand = { "spare" }, loot_plays = 1 } },
  monsters = { "fly" },
  play = function(t)
    t.P1:play("smite", "fly")  t:resolve()
    check(t:stack() == "death of Fly")  check(t.asked == "P1")  check(t.P1.coins == 0)
    t.P2:play("spare", "fly")  t:settle()
  end,
  expect = function(t) check(t:in_play "fly")  check(t:hp "fly" == 1)  check(t.P1.coins == 0) end,
}

scenario "13.3.3 a boss is a soul only after its rewards; any other monster is discarded then; the slot is refilled" {
  rules = "classic",
  cites = { "13.3.3", "14.2.1", "13.3.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "monstro", hp = 1 }, "fatty" },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:play("bomb", "monstro")
    t:resolve()  t:resolve()  t:resolve()
    check(t.P1.coins == 0)  check(t.P1.souls == 0)
    t:resolve()
    check(t.P1.coins == 6)  check(t.P1.souls == 0)  check(t:slot(1) == nil)
    t:resolve()
    check(t.P1:has_soul "monstro")  check(t:slot(1) == nil)  check(t:stack() == "refill monster slot 1")
    t:resolve()
    check(t:slot(1) == "dip")
    t:settle()
  end,
}

scenario "F16 F17 first edition: the active player gains rewards and soul, whoever killed the boss" {
  rules = "classic",
  cites = { "13.2.9", "13.3.3" },
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { { "monstro", hp = 1 } },
  play = function(t)
    t.P1:play "a_penny"
    t.P2:activate("mr_boom", "monstro")  t:settle()
  end,
  expect = function(t)
    check(t.P1:has_soul "monstro")  check(t.P1.coins == 7)  check(t.P2.souls == 0)  check(t.P2.coins == 0)
  end,
}

scenario "F19 first edition: a roll for rewards is on the stack and can be changed" {
  rules = "classic",
  cites = { "3.6.7", "13.3.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "spoon_bender" } } },
  monsters = { { "dinga", hp = 1 }, "fatty" },
  dice = { 3 },
  play = function(t)
    t.P1:play("bomb", "dinga")
    for _ = 1, 4 do t:resolve() end
    check(t.P1.coins == 0)  check(not t:discarded "dinga")
    t.P2:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t:discarded "dinga") end,
}

scenario "F23 first edition: the monster under a dead one is uncovered; nothing is refilled" {
  rules = "classic",
  cites = { "13.2.11", "14.3.4" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { { "dip", covers = { "fatty" } }, "fly" },
  deck = { monster = { "clotty" } },
  play = function(t) t.P1:play("bomb", "dip")  t:settle() end,
  expect = function(t) check(t:slot(1) == "fatty")  check(t:hp "fatty" == 4)  check(t:top "monster" == "clotty") end,
}

scenario "PD27 first edition: a monster that is discarded gives nothing" {
  rules = "classic",
  cites = { "PD27", "13.2.10" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "dismiss" } }, { name = "P2" } },
  monsters = { "envy" },
  deck = { monster = { "dip" } },
  play = function(t) t.P1:play("dismiss", "envy")  t:settle() end,
  expect = function(t)
    check(t:discarded "envy")  check(t.P1.souls == 0)  check(t.P1.coins == 0)  check(t:slot(1) == "dip")
    check(t:events "monster_died" == 0)
  end,
}
