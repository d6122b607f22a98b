scenario "Pickpocket has +1 evasion for each miss" {
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "pickpocket" },
  dice = { 2, 3, 5, 5 },
  play = function(t)
    check(t:evasion "pickpocket" == 3)
    t.P1:attack "pickpocket"  t:settle()
  end,
  expect = function(t) check(t:discarded "pickpocket")  check(t.P1.hp == 1)  check(t.P1.coins == 3) end,
}

scenario "Pickpocket does not count the misses of earlier attacks" {
  players = { { name = "P1", items = { "brass_whistle" } }, { name = "P2" } },
  monsters = { "pickpocket", "fly" },
  dice = { 2 },
  play = function(t)
    t.P1:attack "pickpocket"
    t:resolve()
    check(t:evasion "pickpocket" == 4)  check(t:evasion "fly" == 2)
    t:resolve()
    t.P1:activate "brass_whistle"  t:settle()
  end,
  expect = function(t) check(t:evasion "pickpocket" == 3) end,
}
