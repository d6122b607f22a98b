scenario "Knife Thrower's Case: the first mode leaves 1 HP" {
  players = { { name = "P1", items = { "knife_case" } }, { name = "P2" } },
  monsters = { "living_tent", "sad_clown" },
  play = function(t) t.P1:activate("knife_case", "deal 2 damage", "sad_clown")  t:settle() end,
  expect = function(t) check(t:hp "sad_clown" == 1) end,
}

scenario "Knife Thrower's Case: the first mode deals 2 damage, also to players" {
  players = { { name = "P1", items = { "knife_case" } }, { name = "P2", items = { "breakfast", "dinner" } } },
  play = function(t) t.P1:activate("knife_case", "deal 2 damage", "P2")  t:settle() end,
  expect = function(t) check(t.P2.hp == 2) end,
}

scenario "Knife Thrower's Case: the second mode can't be prevented" {
  players = { { name = "P1", items = { "knife_case", "yum_heart" } }, { name = "P2" } },
  monsters = { "sad_clown" },
  play = function(t)
    t.P1:activate("yum_heart", "sad_clown")  t:settle()
    t.P1:activate("knife_case", "can't be", "sad_clown")  t:settle()
  end,
  expect = function(t) check(t:hp "sad_clown" == 1) end,
}

scenario "Knife Thrower's Case: the third mode deals combat damage in an attack" {
  players = { { name = "P1", items = { "knife_case" } }, { name = "P2" } },
  monsters = { "strongwoman", "fly" },  -- 3 HP, takes only combat damage
  dice = { 4, 4 },
  play = function(t)
    t.P1:attack "strongwoman"
    t.P1:activate("knife_case", "combat")
    t:resolve()  t:resolve()
    check(t:hp "strongwoman" == 2)
    t:settle()
  end,
  expect = function(t) check(t:in_play "fly")  check(t.P1:has_soul "strongwoman") end,
}
