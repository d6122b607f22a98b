scenario "Spoon Bender gives a die +1" {
  cites = { "9.2.3", "9.6" },
  players = { { name = "P1", items = { "spoon_bender" } }, { name = "P2" } },
  monsters = { "pooter" },  -- 2 HP, evasion 3
  dice = { 2, 3 },
  play = function(t)
    t.P1:attack "pooter"
    t.P1:activate "spoon_bender"
    t:resolve()
    check(t:stack() == "attack roll 3")
    t:settle()
  end,
  expect = function(t) check(t:discarded "pooter")  check(t.P1.hp == 2)  check(not t:charged "spoon_bender") end,
}
