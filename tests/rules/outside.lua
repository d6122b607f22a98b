-- Rule 2.14: cards whose own text says that they start outside the game.
scenario "a card that starts outside the game is brought in by an effect, once" {
  cites = { "2.14", "19.9.4" },
  set = "../sets/things",
  players = { { name = "P1", hand = { "rubbed_lamp", "rubbed_lamp" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:play "rubbed_lamp"  t:settle()
    check(t.P1:has "lamp_spirit")  check(t:attack_of "P1" == 2)
    t.P1:play "rubbed_lamp"  t:settle()
  end,
  expect = function(t) check(#t.P1.items == 1)  check(t.P1.coins == 3) end,
}

scenario "once in the game, it goes to the discard of its deck like any other card" {
  cites = { "2.14", "19.4.2" },
  set = "../sets/things",
  players = { { name = "P1", hand = { "rubbed_lamp", "shatter", "rubbed_lamp" }, loot_plays = 3 }, { name = "P2" } },
  play = function(t)
    t.P1:play "rubbed_lamp"  t:settle()
    t.P1:play("shatter", "lamp_spirit")  t:settle()
    check(t:discarded "lamp_spirit")
    t.P1:play "rubbed_lamp"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(#t.P1.items == 0) end,
}

-- ---- Rule 19.9.4a: cards outside the game as a noun
scenario "a player chooses among the cards outside the game that fit" {
  cites = { "19.9.4a", "7.3.1" },
  set = "../sets/things",
  players = { { name = "P1", hand = { "seance", "seance", "seance" }, loot_plays = 3 }, { name = "P2" } },
  play = function(t)
    t.P1:play "seance"  t:settle()
    check(#t.options == 2)
    t.P1:choose "mirror_spirit"  t:settle()
    check(t.P1:has "mirror_spirit")  check(t:hp "P1" == 3)
    t.P1:play "seance"  t:settle()
    check(t.P1:has "lamp_spirit")
    t.P1:play "seance"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(#t.P1.items == 2) end,
}

scenario "a player chooses among the characters outside the game: other cards there are not offered" {
  cites = { "19.9.4a", "3.4.5" },
  set = "../sets/things",
  players = {
    { name = "P1", character = "isaac", hand = { "open_call" } }, { name = "P2", character = "judas" },
  },
  play = function(t)
    t.P1:play "open_call"  t:settle()
    check(#t.options == 10)  -- of twelve, two are in play; the two spirits do not count
    t.P1:choose "eve"  t:settle()
  end,
  expect = function(t) check(t.P1.character == "eve") end,
}

scenario "a target outside the game that came into the game in response is illegal" {
  cites = { "19.9.4a", "7.5" },
  set = "../sets/things",
  players = {
    { name = "P1", hand = { "name_calling" } }, { name = "P2", hand = { "rubbed_lamp" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play "name_calling"
    t.P2:play "rubbed_lamp"  t:settle()
  end,
  expect = function(t) check(t.P2:has "lamp_spirit")  check(#t.P1.items == 0) end,
}

scenario "a card that can't be a target is not outside the game any more" {
  cites = { "19.9.4a", "7.12" },
  set = "../sets/things",
  players = { { name = "P1", hand = { "name_calling" }, items = { "lamp_spirit" } }, { name = "P2" } },
  play = function(t) check(not t:can("P1", "play name_calling")) end,
  expect = function(t) check(t.P1.loot == 1) end,
}

scenario "a card that was put under an object is not among the cards outside the game" {
  cites = { "19.9.4a", "19.9.6" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "spirit_jar", "lamp_spirit", "mirror_spirit" }, hand = { "seance" } }, { name = "P2" },
  },
  play = function(t)
    t.P1:activate("spirit_jar", "lamp_spirit")  t:settle()
    check(not t.P1:has "lamp_spirit")
    t.P1:play "seance"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(not t.P1:has "lamp_spirit") end,
}

scenario "a number counts the cards outside the game as they come in" {
  cites = { "19.9.4a" },
  set = "../sets/things",
  players = { { name = "P1", hand = { "seance" }, items = { "ghost_meter" } }, { name = "P2" } },
  play = function(t)
    check(t:attack_of "P1" == 3)
    t.P1:play "seance"  t:settle()
    t.P1:choose "mirror_spirit"  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 2) end,
}

scenario "a copy of a card is not that card: only what is printed counts outside the game" {
  cites = { "19.9.4a", "20.9.1" },
  set = "../sets/things",
  players = {
    { name = "P1", items = { "lamp_spirit", "facsimile", "ghost_meter" } }, { name = "P2", items = { "mirror_spirit" } },
  },
  play = function(t)
    check(t:attack_of "P1" == 2)
    t.P1:activate("facsimile", "lamp_spirit")  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 3) end,
}
