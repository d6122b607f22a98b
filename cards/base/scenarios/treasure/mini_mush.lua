scenario "Mini Mush gives a die -2, even an attack roll" {
  cites = { "9.6", "7.3" },
  players = { { name = "P1" }, { name = "P2", items = { "mini_mush" } } },
  monsters = { "fly" },  -- evasion 2
  dice = { 3, 2 },
  play = function(t)
    t.P1:attack "fly"
    t.P2:activate "mini_mush"
    check(t.asked == "P2")  check(#t.options == 3)  -- 0, -1 or -2
    t.P2:choose "-2"  t:resolve()
    check(t:stack() == "attack roll 1")
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "fly")  check(not t:charged "mini_mush") end,
}

scenario "Mini Mush may give -1 or 0, and never lowers a die below 1" {
  cites = { "9.1", "9.6" },
  players = {
    { name = "P1", items = { "mini_mush", "mini_mush", "mini_mush" }, hand = { "pills_cents" } },
    { name = "P2" },
  },
  dice = { 3 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    t.P1:activate("mini_mush#1", "0")  t:resolve()
    check(t:stack() == "roll 3")
    t.P1:activate("mini_mush#1", "-1")  t:resolve()
    check(t:stack() == "roll 2")
    t.P1:activate("mini_mush", "-2")  t:resolve()
    check(t:stack() == "roll 1")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "Mini Mush does nothing once its die has left the stack" {
  cites = { "11.7.3", "7.5" },
  players = { { name = "P1", items = { "mini_mush" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly" },
  dice = { 2 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:activate("mini_mush", "-1")
    t.P2:activate("mr_boom", "fly")  t:settle()
  end,
  expect = function(t)
    check(t:discarded "fly")  check(t.P1.hp == 2)  check(not t:charged "mini_mush")  check(t.phase == "action")
  end,
}
