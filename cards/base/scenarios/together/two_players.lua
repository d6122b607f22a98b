-- Cards for three or more players, in a game of two.
scenario "F114 Evil Twin is in a game of three" {
  cites = { "2.12" },
  phase = "deal",
  players = {
    { name = "P1", character = "isaac" }, { name = "P2", character = "judas" }, { name = "P3", character = "cain" },
  },
  deck = { monster = { "evil_twin", "fly", "clotty", "dip" } },
  play = function(t)
    t:settle()
    check(t:slot(1) == "evil_twin")  check(t:slot(2) == "fly")
  end,
}

scenario "F114 Monster Manual and Remote Detonator are left out of the shop of two" {
  cites = { "2.12", "2.3" },
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { treasure = { "monster_manual", "remote_detonator", "meat", "trinity_shield", "dinner", "box" } },
  play = function(t)
    t:settle()
    check(t:slot(1, "shop") == "meat")  check(t:slot(2, "shop") == "dinner")  check(t:top "treasure" == "box")
  end,
}

scenario "F114 Evil Twin that would fill a slot in a game of two is set aside, and the next monster fills it" {
  cites = { "2.12", "14.2.1" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "evil_twin", "dople", "clotty", "dip" } },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t)
    check(t:slot(1) == "clotty")  check(t:top "monster" == "dip")
    check(not t:discarded "evil_twin")  check(not t:discarded "dople")
  end,
}

scenario "F114 Evil Twin revealed by an attack in a game of two is set aside, and the next card is attacked" {
  cites = { "2.12", "11.2.1" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fatty" },
  deck = { monster = { "evil_twin", "fly", "dip" } },
  dice = { 2 },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t)
    check(t:discarded "fly")  check(t.P1.coins == 1)  check(t:top "monster" == "dip")
    check(not t:discarded "evil_twin")
  end,
}

scenario "F114 a treasure for three or more that is gained in a game of two is set aside, and the next one is gained" {
  cites = { "2.12", "3.1.2" },
  players = { { name = "P1", hand = { "tarot_the_stars" } }, { name = "P2" } },
  deck = { treasure = { "remote_detonator", "breakfast", "meat" } },
  play = function(t) t.P1:play "tarot_the_stars"  t:settle() end,
  expect = function(t)
    check(t.P1:has "breakfast")  check(#t.P1.items == 1)  check(t:top "treasure" == "meat")
  end,
}

scenario "F114 Evil Twin is left out of a game of two: the next monster takes its place as the slots are filled" {
  cites = { "2.12", "2.4" },
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { monster = { "evil_twin", "fly", "clotty", "dip" } },
  play = function(t)
    t:settle()
    check(t:slot(1) == "fly")  check(t:slot(2) == "clotty")  check(t:top "monster" == "dip")
  end,
}
