scenario "Lucky Foot gives a die that is not an attack roll +2" {
  cites = { "9.6", "9.9", "7.3" },
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2", items = { "lucky_foot" } } },
  dice = { 1 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    t.P2:activate "lucky_foot"
    check(t.asked == "P2")  check(#t.options == 3)  -- 0, 1 or 2
    t.P2:choose "2"  t:resolve()
    check(t:stack() == "roll 3")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 7)  check(not t:charged "lucky_foot") end,
}

scenario "Lucky Foot may give +1 or 0, and never raises a die above 6" {
  cites = { "9.1", "9.6" },
  players = {
    { name = "P1", items = { "lucky_foot", "lucky_foot", "lucky_foot" }, hand = { "pills_cents" } },
    { name = "P2" },
  },
  dice = { 4 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    t.P1:activate("lucky_foot#1", "0")  t:resolve()
    check(t:stack() == "roll 4")
    t.P1:activate("lucky_foot#1", "1")  t:resolve()
    check(t:stack() == "roll 5")
    t.P1:activate("lucky_foot", "2")  t:resolve()
    check(t:stack() == "roll 6")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(not t:can("P1", "lucky_foot")) end,
}

scenario "Lucky Foot can't change an attack roll" {
  cites = { "7.12", "9.9" },
  players = { { name = "P1", items = { "lucky_foot" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 6 },
  play = function(t)
    t.P1:attack "fly"
    check(t:stack() == "attack roll 6")  check(not t:can("P1", "lucky_foot"))
    t:settle()
  end,
  expect = function(t) check(t:charged "lucky_foot") end,
}
