scenario "Mystery Crate rolls 2 dice, and its player chooses one" {
  players = { { name = "P1", items = { "mystery_crate" } }, { name = "P2" } },
  dice = { 2, 5 },
  play = function(t)
    t.P1:activate "mystery_crate"  t:resolve()
    t.P1:choose "5"  t:settle()
  end,
  expect = function(t) check(t:discarded "mystery_crate")  check(t.P1.coins == 5) end,
}

scenario "Mystery Crate does not roll if it can't be destroyed" {
  players = { { name = "P1", items = { "mystery_crate" }, hand = { "golden_nail" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "golden_nail"  t:settle()
    t.P1:activate "mystery_crate"  t:settle()
  end,
  expect = function(t) check(t.P1:has "mystery_crate")  check(t.P1.coins == 0)  check(t:events "die_cast" == 0) end,
}
