scenario "F141 Monster Manual: the active player must attack the chosen monster, without an extra attack" {
  cites = { "11.1.4" },
  players = { { name = "P1" }, { name = "P2", items = { "monster_manual" } }, { name = "P3" } },
  monsters = { "fly", "dip" },
  dice = { 4 },
  play = function(t)
    t.P2:activate("monster_manual", "dip")  t:settle()
    check(not t:can("P1", "end"))
    t.P1:attack "dip"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "dip")  check(t:in_play "fly")  check(t:can("P1", "end"))  check(not t:can("P1", "attack"))
  end,
}

scenario "Monster Manual demands nothing after the turn" {
  cites = { "6.7.7" },
  players = {
    { name = "P1", hand = { "tarot_the_fool" } },
    { name = "P2", items = { "monster_manual" } },
    { name = "P3" },
  },
  monsters = { "fly", "dip" },
  play = function(t)
    t.P2:activate("monster_manual", "dip")  t:settle()
    t.P1:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t:can("P2", "end")) end,
}

scenario "With 3 players Monster Manual is gained like any other treasure" {
  cites = { "2.12" },
  players = { { name = "P1", hand = { "tarot_the_stars" } }, { name = "P2" }, { name = "P3" } },
  deck = { treasure = { "monster_manual", "meat" } },
  play = function(t) t.P1:play "tarot_the_stars"  t:settle() end,
  expect = function(t) check(t.P1:has "monster_manual")  check(#t.P1.items == 1) end,
}

scenario "Monster Manual is skipped in a game of 2" {
  cites = { "2.12" },
  players = { { name = "P1", hand = { "tarot_the_stars" } }, { name = "P2" } },
  deck = { treasure = { "monster_manual", "meat" } },
  play = function(t) t.P1:play "tarot_the_stars"  t:settle() end,
  expect = function(t) check(t.P1:has "meat")  check(#t.P1.items == 1) end,
}

scenario "Monster Manual demands nothing once its monster has left" {
  cites = { "11.1.4", "7.7" },
  players = {
    { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "monster_manual" } }, { name = "P3" },
  },
  monsters = { "fly", "fatty" },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P2:activate("monster_manual", "fly")  t:settle()
    check(not t:can("P1", "end turn"))
    t.P1:play("bomb", "fly")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2") end,
}
