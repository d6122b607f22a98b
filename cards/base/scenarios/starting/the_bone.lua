scenario "The Bone gains a counter when tapped and gives a die +1 for one" {
  cites = { "20.1.1", "6.3.2", "9.2.3" },
  players = { { name = "P1", items = { "the_bone" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 1 },
  play = function(t)
    t.P1:activate("the_bone", 1)  t:settle()
    check(t:counters "the_bone" == 1)  check(not t:charged "the_bone")
    t.P1:attack "fly"
    t.P1:activate("the_bone", 2)  t:resolve()
    check(t:stack() == "attack roll 2")
    t:settle()
  end,
  expect = function(t) check(t:counters "the_bone" == 0)  check(t:discarded "fly")  check(t.P1.hp == 2) end,
}

scenario "The Bone deals 1 damage for 2 counters" {
  cites = { "6.2.1", "10.2.1" },
  players = { { name = "P1", items = { { "the_bone", counters = 3 } } }, { name = "P2" } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:activate("the_bone", 3, "fatty")  t:settle()
    check(not t:can("P1", "2 counters"))
  end,
  expect = function(t) check(t:counters "the_bone" == 1)  check(t:hp "fatty" == 3) end,
}

scenario "The Bone becomes a soul for 5 counters" {
  cites = { "6.2.1", "15.1.1", "15.1.5" },
  players = { { name = "P1", items = { { "the_bone", counters = 4 } } }, { name = "P2" } },
  play = function(t)
    check(not t:can("P1", "5 counters"))
    t.P1:activate("the_bone", 1)  t:settle()
    t.P1:activate("the_bone", 4)  t:settle()
  end,
  expect = function(t)
    check(t.P1.souls == 1)  check(t.P1:has_soul "the_bone")  check(not t:can("P1", "activate the_bone"))
  end,
}

scenario "The Bone is eternal: it can't pay for a death" {
  cites = { "3.1.3", "6.8.1", "13.5.3" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "the_bone" } } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(t.P2:has "the_bone") end,
}

scenario "The Bone deals its damage to a player too" {
  cites = { "10.2.1" },
  players = { { name = "P1", items = { { "the_bone", counters = 2 } } }, { name = "P2" } },
  play = function(t) t.P1:activate("the_bone", 3, "P2")  t:settle() end,
  expect = function(t) check(t.P2.hp == 1)  check(t:counters "the_bone" == 0) end,
}

scenario "The Bone's 5 counters stay paid if its soul is cancelled, and 4 are too few" {
  cites = { "6.2.2", "5.2.7" },
  players = {
    { name = "P1", items = { { "the_bone", counters = 5 } } }, { name = "P2", items = { "no" } },
  },
  play = function(t)
    t.P1:activate("the_bone", 4)
    t.P2:activate "no"  t:settle()
  end,
  expect = function(t) check(t.P1:has "the_bone")  check(t:counters "the_bone" == 0)  check(t.P1.souls == 0) end,
}
