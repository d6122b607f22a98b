scenario "Eye of Greed gains its player 3¢ when a player rolls a 5" {
  cites = { "6.6.4", "9.2.5" },
  players = { { name = "P1" }, { name = "P2", items = { "eye_of_greed" } } },
  monsters = { { "pale_fatty", hp = 3 } },  -- evasion 3
  dice = { 5, 5, 6 },
  play = function(t) t.P1:attack "pale_fatty"  t:settle() end,
  expect = function(t) check(t.P2.coins == 6)  check(t.P1.coins == 6) end,
}

scenario "Eye of Greed uses the final result of the roll, and only if it resolves" {
  cites = { "9.2.5", "9.8" },
  players = {
    { name = "P1", items = { "eye_of_greed", "spoon_bender", "portable_slot_machine" }, coins = 3, hand = { "bomb" } },
    { name = "P2" },
  },
  monsters = { "fly", "pale_fatty" },
  dice = { 5, 4 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:play("bomb", "fly")  t:settle()  -- the 5 leaves the stack
    check(t:discarded "fly")  check(t:events "rolled" == 0)
    t.P1:activate "portable_slot_machine"  t:resolve()
    t.P1:activate "spoon_bender"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,  -- 1 for the Fly, 3 for the 5, and none from the machine
}

scenario "Eye of Greed rerolled in response still gains its ¢" {
  cites = { "5.2.9" },
  players = { { name = "P1" }, { name = "P2", items = { "eye_of_greed" } }, { name = "P3", items = { "the_d20" } } },
  monsters = { "fly" },
  deck = { treasure = { "meat" } },
  dice = { 5 },
  play = function(t)
    t.P1:attack "fly"  t:resolve()
    t.P3:activate("the_d20", "eye_of_greed")  t:settle()
  end,
  expect = function(t) check(t.P2:has "meat")  check(t.P2.coins == 3) end,
}
