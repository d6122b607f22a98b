-- Rule 20.7.2: what is destroyed is put into discard by that.
scenario "an item that is destroyed is put into discard, and so can be kept from it" {
  cites = { "20.7.2", "20.6.1" },
  set = "../sets/gone",
  players = { { name = "P1", hand = { "mallet" } }, { name = "P2", items = { "tar_baby" } } },
  play = function(t) t.P1:play("mallet", "tar_baby")  t:settle() end,
  expect = function(t) check(t.P2:has "tar_baby")  check(t.P2.coins == 2)  check(t:events "destroyed" == 0) end,
}

scenario "the same ability also hears that an effect puts it there" {
  cites = { "20.7.2", "20.7.1" },
  set = "../sets/gone",
  players = { { name = "P1", hand = { "clear_out" } }, { name = "P2", items = { "tar_baby" } } },
  play = function(t) t.P1:play("clear_out", "tar_baby")  t:settle() end,
  expect = function(t) check(t.P2:has "tar_baby")  check(t.P2.coins == 2) end,
}

scenario "each way of being put into discard is heard once" {
  cites = { "20.7.2" },
  set = "../sets/gone",
  players = {
    { name = "P1", hand = { "mallet", "clear_out" }, items = { "dump_keeper" }, loot_plays = 2 },
    { name = "P2", items = { "breakfast", "dinner" } },
  },
  play = function(t)
    t.P1:play("mallet", "breakfast")  t:settle()
    check(t.P1.coins == 1)
    t.P1:play("clear_out", "dinner")  t:settle()
    check(t.P1.coins == 2)
  end,
  expect = function(t) check(t:discarded "breakfast")  check(t:discarded "dinner") end,
}

scenario "a question about what was put into discard counts what was destroyed" {
  cites = { "20.7.2", "6.9.1" },
  set = "../sets/gone",
  players = {
    { name = "P1", hand = { "mallet" }, items = { "dump_keeper" } }, { name = "P2", items = { "breakfast" } },
  },
  play = function(t)
    t.P1:play("mallet", "breakfast")  t:settle()
    t.P1:activate "dump_keeper"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "what can't be put into discard can't be destroyed" {
  cites = { "20.7.2", "6.7.11" },
  set = "../sets/gone",
  players = {
    { name = "P1", hand = { "mallet" }, items = { "glue_pot" } }, { name = "P2", items = { "breakfast" } },
  },
  play = function(t) t.P1:play("mallet", "breakfast")  t:settle() end,
  expect = function(t) check(t.P2:has "breakfast") end,
}
