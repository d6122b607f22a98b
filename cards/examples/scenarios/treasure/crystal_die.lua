scenario "Crystal Die: a roll of its player can be an 8" {
  players = {
    { name = "P1", items = { "crystal_die", "book_of_belial" }, hand = { "tarot_the_high_priestess" } }, { name = "P2" },
  },
  monsters = { "living_tent" },
  dice = { 6, 8 },
  play = function(t)
    t.P1:play("tarot_the_high_priestess", "living_tent")  t:resolve()
    t.P1:activate("book_of_belial", "+1.", "roll 8")  t:resolve()
    check(t:stack() == "roll 8")  -- it has no higher number
    t:settle()
  end,
  expect = function(t) check(t:slot(1) ~= "living_tent") end,
}

scenario "Crystal Die does not change a die with more sides" {
  players = { { name = "P1", items = { "crystal_die", "high_striker" } }, { name = "P2" } },
  deck = { treasure = { "cash_box" } },
  dice = { 12 },
  play = function(t) t.P1:activate "high_striker"  t:settle() end,
  expect = function(t) check(t.P1:has "cash_box") end,
}

scenario "Crystal Die does not change attack rolls, or the rolls of others" {
  players = { { name = "P1", items = { "crystal_die" } }, { name = "P2", hand = { "tarot_the_high_priestess" }, loot_plays = 1 } },
  monsters = { "lamp_moth", "sad_clown" },
  dice = { 1, 4 },
  play = function(t)
    t.P2:play("tarot_the_high_priestess", "sad_clown")  t:settle()
    t.P1:attack "lamp_moth"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2) end,
}
