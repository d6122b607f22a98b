scenario "Ipecac gives +1 attack, and an attack roll of 6 deals 1 damage to each other player" {
  cites = { "6.6.4", "9.9", "20.12.1" },
  players = { { name = "P1", items = { "ipecac" } }, { name = "P2" }, { name = "P3" } },
  monsters = { "fatty" },  -- 4 HP, evasion 2
  dice = { 5, 6 },
  play = function(t)
    check(t:attack_of "P1" == 2)  check(t:attack_of "P2" == 1)
    t.P1:attack "fatty"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "fatty")  check(t:events "hit" == 2)
    check(t.P1.hp == 2)  check(t.P2.hp == 1)  check(t.P3.hp == 1)
  end,
}

scenario "Ipecac ignores a 6 that is not an attack roll" {
  cites = { "9.9" },
  players = { { name = "P1", items = { "ipecac" }, hand = { "pills_cents" } }, { name = "P2" } },
  dice = { 6 },
  play = function(t) t.P1:play "pills_cents"  t:settle() end,
  expect = function(t) check(t.P2.hp == 2) end,
}

scenario "Ipecac ignores another player's attack roll" {
  cites = { "9.9" },
  players = { { name = "P1" }, { name = "P2", items = { "ipecac" } } },
  monsters = { "fly" },
  dice = { 6 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.hp == 2)  check(t.P2.hp == 2) end,
}

scenario "Ipecac sees a 5 that has become a 6, and its damage resolves before that of the hit" {
  cites = { "9.2.5", "11.3.5" },
  players = { { name = "P1", items = { "ipecac", "meat" } }, { name = "P2" } },
  monsters = { { "fatty", hp = 2 } },
  dice = { 5 },
  play = function(t)
    t.P1:attack "fatty"
    t:resolve()  t:resolve()  t:resolve()
    check(t.P2.hp == 1)  check(t:hp "fatty" == 2)
    t:settle()
  end,
  expect = function(t) check(t:discarded "fatty") end,
}
