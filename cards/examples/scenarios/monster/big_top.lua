scenario "The Big Top adds a monster slot and an attack" {
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fly", "dip" },
  deck = { monster = { "big_top", "lamp_moth", "heckler" } },
  dice = { 6 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(t:slots() == 3)  check(t:in_play "lamp_moth")  check(t:discarded "big_top")
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:slots() == 3)  check(not t:can("P1", "attack")) end,
}
