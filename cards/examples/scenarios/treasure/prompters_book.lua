scenario "Prompter's Book lets you play a copy of a discarded loot card, with a loot play" {
  players = { { name = "P1", hand = { "a_penny" }, loot_plays = 1, items = { "prompters_book" } }, { name = "P2" } },
  discard = { loot = { "a_dime" } },
  play = function(t)
    t.P1:activate "prompters_book"  t:settle()
    t.P1:play "A Dime!!"  t:settle()
    check(t.P1.coins == 10)  check(not t:can("P1", "play A Penny!"))
  end,
  expect = function(t) check(t:discard "loot" == "a_dime")  check(t.P1.loot == 1) end,
}

scenario "the copy of Prompter's Book is gone at the end of the turn" {
  players = { { name = "P1", items = { "prompters_book" } }, { name = "P2" } },
  discard = { loot = { "a_dime" } },
  play = function(t)
    t:may_end_anywhere()
    t.P1:activate "prompters_book"  t:settle()
    check(t:can("P1", "play a copy of A Dime!!"))
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1")  check(not t:can("P1", "play a copy of A Dime!!")) end,
}
