scenario "Hole Punch turns a die to 3" {
  players = { { name = "P1" }, { name = "P2", items = { "hole_punch" } } },
  monsters = { "fire_eater" },  -- 2 HP, evasion 3
  dice = { 6, 2, 3 },
  play = function(t)
    t.P1:attack "fire_eater"
    t.P2:activate "hole_punch"  t:resolve()
    check(t:stack() == "attack roll 3")
    t:settle()
  end,
  expect = function(t) check(t:discarded "fire_eater")  check(t.P1.hp == 1) end,
}

scenario "Hole Punch: a 2 becomes a 3, which hits; and it recharges" {
  players = { { name = "P1", items = { "hole_punch" } }, { name = "P2" } },
  monsters = { "fire_eater", "lamp_moth" },
  dice = { 2, 3 },
  play = function(t)
    t.P1:attack "fire_eater"
    t.P1:activate "hole_punch"  t:settle()
    check(t.P1.hp == 2)  check(not t:charged "hole_punch")
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:charged "hole_punch") end,
}

scenario "Hole Punch turns a 6 to 3, which misses a Lamp Moth" {
  players = { { name = "P1", items = { "hole_punch" } }, { name = "P2" } },
  monsters = { "lamp_moth" },
  dice = { 6, 4 },
  play = function(t)
    t.P1:attack "lamp_moth"
    t.P1:activate "hole_punch"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}
