scenario "Pills!: 1-2 +1 attack, 3-4 +1 HP till end of turn, 5-6 take 1 damage" {
  cites = { "9.4", "6.7.7", "10.1.7", "10.2.3" },
  players = {
    { name = "P1", loot_plays = 6,
      hand = { "pills_stats", "pills_stats", "pills_stats", "pills_stats", "pills_stats", "pills_stats" } },
    { name = "P2" },
  },
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t)
    t.P1:play "pills_stats"  t:settle()  check(t:attack_of "P1" == 2)
    t.P1:play "pills_stats"  t:settle()  check(t:attack_of "P1" == 3)
    t.P1:play "pills_stats"  t:settle()  check(t.P1.max_hp == 3)
    t.P1:play "pills_stats"  t:settle()  check(t.P1.max_hp == 4)  check(t.P1.hp == 4)
    t.P1:play "pills_stats"  t:settle()  check(t.P1.hp == 3)
    t.P1:play "pills_stats"  t:settle()  check(t.P1.hp == 2)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t)
    check(t:attack_of "P1" == 1)  check(t.P1.max_hp == 2)  check(t.P1.hp == 2)
  end,
}

scenario "Pills! of stats: +1 attack counts for the attack under way, and the die can be turned" {
  cites = { "10.2.8", "9.2.3" },
  players = {
    { name = "P1", hand = { "pills_stats", "tarot_the_magician" }, loot_plays = 2 },
    { name = "P2" },
  },
  monsters = { { "fatty", hp = 2 } },
  dice = { 2, 6 },
  play = function(t)
    t.P1:attack "fatty"
    t.P1:play "pills_stats"  t:resolve()
    t.P1:play("tarot_the_magician", "roll 6", "1")  t:settle()
  end,
  expect = function(t)
    check(t:discarded "fatty")  check(t:attack_of "P1" == 2)  check(t:events "damage_taken" == 1)
  end,
}
