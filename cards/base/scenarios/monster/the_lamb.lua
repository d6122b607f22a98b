scenario "The Lamb: a 2 misses and deals 6, 6 hits of 3 kill it for 3¢ and a soul, and a soul may be demanded" {
  cites = { "11.3.3", "13.2.2", "13.2.5", "20.3.5" },
  players = {
    { name = "P1", items = { "the_dead_cat" } },
    { name = "P2", souls = { "pin", "envy" } },
    { name = "P3", souls = { "monstro" } },
  },
  monsters = { "the_lamb" },
  dice = { 2, 3, 3, 3, 3, 3, 3 },
  play = function(t)
    t.P1:attack "the_lamb"  t:settle()
    check(t:counters "the_dead_cat" == 3)  check(t.asked == "P1")  check(#t.options == 3)
    t.P1:choose "P2"  t:settle()
    check(t.asked == "P2")  check(#t.options == 2)
    t.P2:choose "envy"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has_soul "envy")  check(t.P2:has_soul "pin")  check(t.P2.souls == 1)  check(t.P3.souls == 1)
    check(t.P1:has_soul "the_lamb")  check(t.P1.souls == 2)  check(t.P1.coins == 3)  check(t.P1.loot == 0)
  end,
}

scenario "The Lamb: demanding a soul is optional" {
  cites = { "13.2.2" },
  players = { { name = "P1" }, { name = "P2", souls = { "pin" } } },
  monsters = { { "the_lamb", hp = 1 } },
  dice = { 3 },
  play = function(t)
    t.P1:attack "the_lamb"  t:settle()
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(t.P2.souls == 1)  check(t.P1.souls == 1) end,
}

scenario "The Lamb: a player without souls gives none" {
  cites = { "7.6", "1.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "the_lamb", hp = 1 } },
  dice = { 3 },
  play = function(t)
    t.P1:attack "the_lamb"  t:settle()
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t) check(t.P1.souls == 1)  check(t.P1.coins == 3) end,
}

scenario "The Lamb does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", souls = { "pin" } } },
  monsters = { "the_lamb", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P2.souls == 1)  check(t.asked == "P1") end,
}

scenario "The Lamb: the giver chooses as it resolves, among the souls they have then" {
  cites = { "7.3", "20.3.2" },
  players = {
    { name = "P1" },
    { name = "P2", souls = { "pin" }, hand = { "lost_soul" }, loot_plays = 1 },
    { name = "P3", souls = { "envy" } },
  },
  monsters = { { "the_lamb", hp = 1 } },
  dice = { 3 },
  play = function(t)
    t.P1:attack "the_lamb"
    t:resolve()  t:resolve()  t:resolve()
    check(t.asked == "P1")
    t.P1:choose "P2"
    t.P2:play "lost_soul"
    t:resolve()  t:resolve()
    check(t.P2.souls == 2)
    t:settle()
    t.P1:choose "yes"  t:settle()
    check(t.asked == "P2")
    t.P2:choose "lost_soul"  t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "lost_soul")  check(t.P2:has_soul "pin")  check(t.P3.souls == 1) end,
}
