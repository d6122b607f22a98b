scenario "Lost and Found returns the top loot card of the discard" {
  rooms = { "lost_and_found" },
  players = { { name = "P1" }, { name = "P2" } },
  discard = { loot = { "bomb", "a_penny" } },
  play = function(t) t.P1:activate "lost_and_found"  t:settle() end,
  expect = function(t) check(t.P1:holds "bomb")  check(t.P1.loot == 1) end,
}

scenario "Lost and Found can't be used while the loot discard is empty" {
  rooms = { "lost_and_found" },
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:why_not("P1", "activate", "lost_and_found") == "6.3.5") end,
}
