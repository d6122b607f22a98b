scenario "Curse of the Blind: monsters have +1 evasion on its player's turn" {
  cites = { "17.2", "10.1.2" },
  players = { { name = "P1", curses = { "curse_of_the_blind" } }, { name = "P2" } },
  monsters = { "fly", "little_horn" },
  dice = { 2, 3 },
  play = function(t)
    check(t:evasion "fly" == 3)  check(t:evasion "little_horn" == 6)
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "fly") end,
}

scenario "Curse of the Blind does nothing on another player's turn" {
  cites = { "17.2" },
  players = { { name = "P1" }, { name = "P2", curses = { "curse_of_the_blind" } } },
  monsters = { "fly" },
  play = function(t) check(t:evasion "fly" == 2)  t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t:evasion "fly" == 3) end,
}

scenario "Curse of the Blind is given to a player by the active player" {
  cites = { "17.1", "6.8.5" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly" },
  deck = { monster = { "curse_of_the_blind", "dip" } },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t) check(t.P2.curses[1] == "curse_of_the_blind")  check(t:slot(1) == "dip") end,
}

scenario "Curse of the Blind gained in mid-turn counts at once, and is gone with its player's death" {
  cites = { "17.1", "17.3", "6.4.1" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "curse_of_the_blind", "dip" } },
  play = function(t)
    t.P1:attack("deck", { slot = 2 })  t:settle()
    t.P1:choose "P1"  t:settle()
    check(t:evasion "fly" == 3)
    t.P1:play("tarot_death", "P1")  t:settle()
  end,
  expect = function(t) check(t:discarded "curse_of_the_blind")  check(t:evasion "fly" == 2) end,
}
