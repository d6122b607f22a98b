scenario "Funhouse Mirror copies an item till the end of the turn" {
  players = { { name = "P1", items = { "funhouse_mirror" } }, { name = "P2", items = { "breakfast", "the_bone" } } },
  play = function(t)
    t.P1:activate("funhouse_mirror", "breakfast")  t:settle()
    check(t.P1.max_hp == 3)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 2) end,
}

scenario "Funhouse Mirror does not offer eternal items and itself" {
  players = { { name = "P1", items = { "funhouse_mirror" } }, { name = "P2", items = { "the_bone" } } },
  shop = { "plain_treasure", "breakfast" },
  play = function(t) t.P1:activate "funhouse_mirror"  check(#t.options == 2)  t.P1:choose "breakfast"  t:settle() end,
  expect = function(t) check(t.P1.max_hp == 3) end,
}
