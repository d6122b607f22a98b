scenario "First Aid Tent heals 1 more" {
  rooms = { "first_aid_tent" },
  players = { { name = "P1", hp = 1, hand = { "stale_cider" }, items = { "breakfast", "dinner" } }, { name = "P2" } },
  play = function(t) t.P1:play("stale_cider", "P1")  t:settle() end,
  expect = function(t) check(t.P1.hp == 3) end,
}
