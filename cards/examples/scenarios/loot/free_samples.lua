scenario "Free Samples: 2¢ for each guest" {
  players = { { name = "P1", hand = { "free_samples" } }, { name = "P2" }, { name = "P3" }, { name = "P4" } },
  play = function(t) t.P1:play("free_samples", "P2", "P4", "none")  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 4)  check(t.P1.loot == 0)
    check(t.P2.loot == 1)  check(t.P3.loot == 0)  check(t.P4.loot == 1)
  end,
}

scenario "Free Samples may be played with no targets" {
  players = { { name = "P1", hand = { "free_samples" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "free_samples"
    check(#t.options == 2)
    t.P1:choose "none"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P2.loot == 0) end,
}
