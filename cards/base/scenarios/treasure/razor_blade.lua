scenario "Razor Blade deals 1 damage to a player" {
  cites = { "10.2.1", "6.3.2" },
  players = { { name = "P1" }, { name = "P2", items = { "razor_blade" } }, { name = "P3" } },
  monsters = { "fatty", "fly" },
  play = function(t)
    t.P2:activate "razor_blade"
    check(t.question == "target")  check(#t.options == 3)  -- players only, P2 too
    t.P2:choose "P3"  t:resolve()
    check(t:stack() == "1 damage to P3")
    t:settle()
  end,
  expect = function(t)
    check(t.P3.hp == 1)  check(t.P1.hp == 2)  check(t.P2.hp == 2)  check(not t:charged "razor_blade")
  end,
}

scenario "Razor Blade: the damage is dealt even if the blade is gone" {
  cites = { "5.2.9", "10.2.2" },
  players = { { name = "P1", items = { "the_d20" } }, { name = "P2", items = { "razor_blade" } }, { name = "P3" } },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P2:activate("razor_blade", "P1")
    t.P1:activate("the_d20", "razor_blade")  t:settle()
  end,
  expect = function(t) check(t:discarded "razor_blade")  check(t.P1.hp == 1) end,
}

scenario "With 3 players Razor Blade is gained like any other treasure" {
  cites = { "2.12" },
  players = { { name = "P1", hand = { "tarot_the_stars" } }, { name = "P2" }, { name = "P3" } },
  deck = { treasure = { "razor_blade", "meat" } },
  play = function(t) t.P1:play "tarot_the_stars"  t:settle() end,
  expect = function(t) check(t.P1:has "razor_blade")  check(#t.P1.items == 1) end,
}

scenario "Razor Blade is skipped in a game of 2" {
  cites = { "2.12" },
  players = { { name = "P1", hand = { "tarot_the_stars" } }, { name = "P2" } },
  deck = { treasure = { "razor_blade", "meat" } },
  play = function(t) t.P1:play "tarot_the_stars"  t:settle() end,
  expect = function(t) check(t.P1:has "meat")  check(#t.P1.items == 1) end,
}
