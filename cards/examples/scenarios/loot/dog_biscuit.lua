scenario "Dog Biscuit gives a fighter 1 HP" {
  players = {
    { name = "P1", hand = { "dog_biscuit" }, items = { "popcorn_bucket" } },
    { name = "P2", items = { "strongmans_dog" } },
  },
  play = function(t) t.P1:play("dog_biscuit", "strongmans_dog")  t:settle() end,
  expect = function(t) check(t:hp "strongmans_dog" == 3) end,
}

scenario "Dog Biscuit needs a fighter" {
  players = { { name = "P1", hand = { "dog_biscuit" }, items = { "popcorn_bucket" } }, { name = "P2" } },
  play = function(t) check(not t:can("P1", "dog_biscuit")) end,
  expect = function(t) check(t.P1.loot == 1) end,
}
