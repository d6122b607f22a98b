scenario "Wizoob: a 4 misses and deals 1, 3 hits of 5 kill it for 3 loot, and a player destroys a soul of theirs" {
  cites = { "11.3.3", "13.2.2", "15.1.6" },
  players = { { name = "P1", souls = { "envy" } }, { name = "P2", souls = { "pin", "monstro" } } },
  monsters = { "wizoob" },
  dice = { 4, 5, 5, 5 },
  play = function(t)
    t.P1:attack "wizoob"  t:settle()
    check(t.asked == "P1")
    t.P1:choose "P2"  t:settle()
    check(t.asked == "P2")  check(#t.options == 2)
    t.P2:choose "pin"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "pin")  check(t.P2.souls == 1)  check(t.P2:has_soul "monstro")  check(t.P1.souls == 1)
    check(t.P1.hp == 1)  check(t.P1.loot == 3)  check(t.P1.coins == 0)  check(t:discarded "wizoob")
  end,
}

scenario "Wizoob: a player without souls may be chosen as well, and loses none" {
  cites = { "7.6", "1.3" },
  players = { { name = "P1" }, { name = "P2", souls = { "pin" } } },
  monsters = { { "wizoob", hp = 1 } },
  dice = { 5 },
  play = function(t)
    t.P1:attack "wizoob"  t:settle()
    t.P1:choose "P1"  t:settle()
  end,
  expect = function(t) check(t.P2.souls == 1)  check(t.P1.loot == 3) end,
}

scenario "Wizoob does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" }, souls = { "envy" } }, { name = "P2", souls = { "pin" } } },
  monsters = { "wizoob", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.souls == 1)  check(t.P2.souls == 1) end,
}

scenario "Wizoob: the soul is chosen as it resolves, so one that is gained in response may be destroyed" {
  cites = { "7.3", "7.6" },
  players = { { name = "P1" }, { name = "P2", souls = { "pin" }, hand = { "lost_soul" }, loot_plays = 1 } },
  monsters = { { "wizoob", hp = 1 } },
  dice = { 5 },
  play = function(t)
    t.P1:attack "wizoob"
    t:resolve()  t:resolve()  t:resolve()
    t.P1:choose "P2"
    t.P2:play "lost_soul"  t:settle()
    t.P2:choose "lost_soul"  t:settle()
  end,
  expect = function(t) check(t.P2:has_soul "pin")  check(t.P2.souls == 1)  check(t:discarded "lost_soul") end,
}

scenario "Wizoob: the only soul left is destroyed without a choice, and with none the ability fizzles" {
  cites = { "7.6" },
  players = {
    { name = "P1" },
    { name = "P2", souls = { "pin" }, hand = { "tarot_judgement" }, loot_plays = 1 },
  },
  monsters = { { "wizoob", hp = 1 } },
  dice = { 5 },
  play = function(t)
    t.P1:attack "wizoob"
    t:resolve()  t:resolve()  t:resolve()
    t.P1:choose "P2"
    t.P2:play "tarot_judgement"  t:settle()
  end,
  expect = function(t) check(t.P2.souls == 0)  check(t:events "fizzled" == 1)  check(t.P1.loot == 3) end,
}
