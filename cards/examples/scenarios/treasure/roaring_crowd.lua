scenario "Roaring Crowd: one more attack after a 6" {
  players = { { name = "P1", items = { "roaring_crowd" } }, { name = "P2" } },
  monsters = { "fly", "dip" },
  dice = { 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    check(not t:can("P1", "attack"))
    t.P1:activate "roaring_crowd"  t:settle()
    check(t:can("P1", "attack"))
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(not t:can("P1", "activate roaring_crowd")) end,
}

scenario "Roaring Crowd can't be used after a 5, even if there was a 6 before" {
  players = {
    { name = "P1", items = { "roaring_crowd", "high_striker" } },
    { name = "P2", items = { "roaring_crowd" } },
  },
  monsters = { "fly" },
  dice = { 6, 5 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    check(not t:can("P2", "activate roaring_crowd"))
    t.P1:activate "high_striker"  t:settle()
  end,
  expect = function(t) check(not t:can("P1", "activate roaring_crowd")) end,
}

scenario "Roaring Crowd gives one attack" {
  players = { { name = "P1", items = { "roaring_crowd" } }, { name = "P2" } },
  monsters = { "fly", "dip" },
  dice = { 6, 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:activate "roaring_crowd"  t:settle()
    t.P1:attack "dip"  t:settle()
  end,
  expect = function(t) check(not t:can("P1", "attack")) end,
}
