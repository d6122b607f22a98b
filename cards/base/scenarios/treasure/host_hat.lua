scenario "Host Hat prevents 1 of the next damage and deals 1 to another player" {
  cites = { "10.4.2", "6.7.1" },
  players = {
    { name = "P1", items = { "host_hat", "breakfast", "dinner" }, hand = { "gold_bomb", "bomb" }, loot_plays = 2 },
    { name = "P2" }, { name = "P3" },
  },
  play = function(t)
    t.P1:activate "host_hat"  t:settle()
    t.P1:play("gold_bomb", "P1")  t:settle()
    t.P1:choose "P3"  t:settle()
    check(t.P1.hp == 2)
    t.P1:play("bomb", "P1")  t:settle()  -- used up
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P3.hp == 1)  check(t.P2.hp == 2) end,
}
