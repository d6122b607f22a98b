scenario "Ink and Needle: an HP counter for an item" {
  players = { { name = "P1", coins = 3, items = { "ink_and_needle", "boomerang", "mr_boom" } }, { name = "P2" } },
  play = function(t) t.P1:activate("ink_and_needle", "HP counter", "boomerang")  t:settle() end,
  expect = function(t)
    check(t.P1.max_hp == 3)  check(t:attack_of "P1" == 1)
    check(t.P1.coins == 1)  check(t:discarded "boomerang")  check(t.P1:has "mr_boom")
  end,
}

scenario "Ink and Needle: an attack counter for an item" {
  players = { { name = "P1", coins = 2, items = { "ink_and_needle", "boomerang" } }, { name = "P2" } },
  play = function(t) t.P1:activate("ink_and_needle", "attack counter")  t:settle() end,
  expect = function(t) check(t:attack_of "P1" == 2)  check(t.P1.max_hp == 2)  check(t:discarded "boomerang") end,
}

scenario "Ink and Needle can't be paid with itself" {
  players = { { name = "P1", coins = 2, items = { "ink_and_needle" } }, { name = "P2" } },
  play = function(t) t:settle() end,
  expect = function(t) check(not t:can("P1", "activate ink_and_needle")) end,
}
