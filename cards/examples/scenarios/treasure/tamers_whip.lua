scenario "Tamer's Whip adds 1 to the roll of a fighter" {
  players = { { name = "P1", items = { "tamers_whip", "strongmans_dog" } }, { name = "P2" } },
  monsters = { { "sad_clown", hp = 1 }, "lamp_moth" },  -- evasion 4
  dice = { 3 },
  play = function(t)
    t.P1:attack "sad_clown"
    t.P1:choose "strongmans_dog"  t:settle()
  end,
  expect = function(t) check(t:discarded "sad_clown")  check(t:hp "strongmans_dog" == 2) end,
}

scenario "Tamer's Whip adds nothing to the roll of its player" {
  players = { { name = "P1", items = { "tamers_whip", "strongmans_dog" } }, { name = "P2" } },
  monsters = { { "sad_clown", hp = 1 }, "lamp_moth" },
  dice = { 3, 4 },
  play = function(t)
    t.P1:attack "sad_clown"
    t.P1:choose "P1"  t:settle()
  end,
  expect = function(t) check(t.P1.hp < 2)  check(t:discarded "sad_clown") end,
}

scenario "Tamer's Whip adds nothing to the roll of another player's fighter" {
  players = { { name = "P1", items = { "strongmans_dog" } }, { name = "P2", items = { "tamers_whip" } } },
  monsters = { { "sad_clown", hp = 1 }, "lamp_moth" },
  dice = { 3, 4 },
  play = function(t)
    t.P1:attack "sad_clown"
    t.P1:choose "strongmans_dog"  t:settle()
  end,
  expect = function(t) check(t:hp "strongmans_dog" < 2)  check(t:discarded "sad_clown") end,
}
