scenario "Snake Charmer: no abilities of items while it is attacked" {
  players = { { name = "P1", items = { "high_striker" } }, { name = "P2" } },
  monsters = { "snake_charmer", "fly" },
  dice = { 4, 3, 4 },
  play = function(t)
    check(t:can("P1", "activate high_striker"))
    t.P1:attack "snake_charmer"
    check(not t:can("P1", "activate high_striker"))  check(t:can("P1", "activate plain_character"))
    t:settle()
  end,
  expect = function(t)
    check(t:can("P1", "activate high_striker"))  check(t.P1.loot == 2)  check(t.P1.hp == 1)
  end,
}

scenario "Snake Charmer does nothing in an attack on another monster" {
  players = { { name = "P1", items = { "high_striker" } }, { name = "P2" } },
  monsters = { "snake_charmer", "fly" },
  dice = { 6, 1 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:activate "high_striker"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3) end,
}
