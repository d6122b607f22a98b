scenario "Mr. Boom deals 1 damage to a monster" {
  cites = { "6.3.2", "10.2.1" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fatty" },
  play = function(t) t.P2:activate("mr_boom", "fatty")  t:settle() end,
  expect = function(t) check(t:hp "fatty" == 3)  check(not t:charged "mr_boom")  check(not t:can("P2", "mr_boom")) end,
}
