scenario "Blood Lust gives +1 attack till end of turn and recharges after it" {
  cites = { "6.7.1", "6.7.7", "4.4.1" },
  players = { { name = "P1", items = { "blood_lust" } }, { name = "P2" } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:activate("blood_lust", "P1")  t:settle()
    check(t:attack_of "P1" == 2)  check(not t:charged "blood_lust")
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 1)  check(t:charged "blood_lust") end,
}

scenario "Blood Lust on a monster adds 1 to its combat damage" {
  cites = { "11.3.4" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2", items = { "blood_lust" } } },
  monsters = { "fly" },
  dice = { 1, 2 },
  play = function(t)
    t.P2:activate("blood_lust", "fly")  t:settle()
    check(t:attack_of "fly" == 2)
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t:discarded "fly") end,
}

scenario "Blood Lust is eternal: it can't pay for a death" {
  cites = { "3.1.3", "6.8.1", "13.5.3" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "blood_lust" } } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(t.P2:has "blood_lust") end,
}

scenario "Blood Lust is not recharged at the end of another player's turn" {
  cites = { "4.4.1" },
  players = { { name = "P1" }, { name = "P2" }, { name = "P3", items = { { "blood_lust", charged = false } } } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(not t:charged "blood_lust") end,
}
