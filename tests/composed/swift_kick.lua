-- loot: Deal 3 damage to a monster or player.
scenario "three damage for whom its player chooses" {
  players = { { name = "P1", hand = { "swift_kick", "swift_kick" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  play = function(t)
    t.P1:play("swift_kick", "fatty")  t:settle()
    check(t:hp "fatty" == 1)
    t.P1:play("swift_kick", "P2")  t:settle()
  end,
  expect = function(t) check(not t.P2.alive) end,
}
