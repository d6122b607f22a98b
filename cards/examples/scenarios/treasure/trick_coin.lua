scenario "Trick Coin rerolls a die" {
  players = { { name = "P1", items = { "trick_coin" } }, { name = "P2" } },
  monsters = { "lamp_moth" },
  dice = { 1, 4 },
  play = function(t)
    t.P1:attack "lamp_moth"
    t.P1:activate("trick_coin", "reroll")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t:discarded "lamp_moth") end,
}

scenario "Trick Coin subtracts 1" {
  players = { { name = "P1" }, { name = "P2", items = { "trick_coin" } } },
  monsters = { "fire_eater" },  -- evasion 3
  dice = { 4, 3 },
  play = function(t)
    t.P1:attack "fire_eater"
    t.P2:activate("trick_coin", "subtract")  t:resolve()
    check(t:stack() == "attack roll 3")
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2) end,
}
