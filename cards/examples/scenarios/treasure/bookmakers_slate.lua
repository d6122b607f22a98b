scenario "Bookmaker's Slate pays for each miss of the chosen player" {
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2", coins = 4, items = { "bookmakers_slate" } } },
  monsters = { "lamp_moth" },
  dice = { 1, 2, 4 },
  play = function(t)
    t.P1:pass()
    t.P2:activate("bookmakers_slate", "P1")  t:resolve()
    check(#t.options == 3)
    t.P2:choose "2"  t:settle()
    check(t.P2.coins == 2)
    t.P1:attack "lamp_moth"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 6) end,
}

scenario "Bookmaker's Slate pays only for the chosen player" {
  players = { { name = "P1" }, { name = "P2", coins = 3, items = { "bookmakers_slate" } } },
  monsters = { "lamp_moth" },
  dice = { 1, 4 },
  play = function(t)
    t.P1:pass()
    t.P2:activate("bookmakers_slate", "P2")  t:resolve()
    t.P2:choose "3"  t:settle()
    t.P1:attack "lamp_moth"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 0) end,
}

scenario "Bookmaker's Slate pays nothing if fewer ¢ were lost than chosen" {
  players = { { name = "P1", coins = 1, items = { "bookmakers_slate" } }, { name = "P2" } },
  monsters = { "lamp_moth" },
  dice = { 1, 4 },
  play = function(t)
    t.P1:activate("bookmakers_slate", "P1")  t:resolve()
    t.P1:choose "3"  t:settle()
    t.P1:attack "lamp_moth"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2) end,  -- of the Lamp Moth
}

scenario "Bookmaker's Slate pays only till the end of the turn" {
  players = { { name = "P1", coins = 3, items = { "bookmakers_slate" } }, { name = "P2" } },
  monsters = { "lamp_moth" },
  dice = { 1, 4 },
  play = function(t)
    t.P1:activate("bookmakers_slate", "P2")  t:resolve()
    t.P1:choose "3"  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:attack "lamp_moth"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0) end,
}
