scenario "Stray Lion becomes an item, and fights for its new player" {
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "stray_lion", hp = 1 }, "sad_clown" },
  dice = { 6, 1, 6 },
  play = function(t)
    t.P1:attack "stray_lion"  t:settle()
    check(t.P1:has "stray_lion")
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
    t.P1:attack "sad_clown"
    t.P1:choose "stray_lion"  t:settle()
    check(t:discarded "sad_clown")
    local before = t:hp "stray_lion"
    t.P1:activate "stray_lion"  t:settle()
    check(t:hp "stray_lion" == before + 1)
  end,
  expect = function(t) check(t:hp "stray_lion" == 2)  check(t.P1.hp == 2) end,
}
