-- Rule 3.4.5: characters that take the place of others.
scenario "a player becomes another character, with its numbers and its starting item" {
  cites = { "3.4.5", "3.4.2" },
  set = "../sets/roles",
  players = { { name = "P1", character = "the_grub", hand = { "pupa" } }, { name = "P2" } },
  play = function(t)
    check(t:attack_of "P1" == 1)
    t.P1:play("pupa", "P1")  t:settle()
  end,
  expect = function(t)
    check(t.P1.character == "the_beetle")  check(t.P1.hp == 2)  check(t:attack_of "P1" == 2)
    check(t.P1:has "wing_case")
  end,
}

scenario "the old starting item stays, and can still be used" {
  cites = { "3.4.5" },
  set = "../sets/roles",
  players = { { name = "P1", character = "the_grub", items = { "grub_shell" }, hand = { "pupa" } }, { name = "P2" } },
  play = function(t)
    t.P1:play("pupa", "P1")  t:settle()
    check(t.P1:has "grub_shell")  check(t.P1:has "wing_case")
    t.P1:activate "grub_shell"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "marked damage stays as far as the lower maximum HP allows" {
  cites = { "3.4.5", "10.1.6" },
  set = "../sets/roles",
  players = {
    { name = "P1", character = "the_grub", hp = 1, hand = { "pupa", "relapse" }, loot_plays = 2 }, { name = "P2" },
  },
  play = function(t)
    t.P1:play("pupa", "P1")  t:settle()
    check(t.P1.hp == 1)
    t.P1:play "relapse"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2) end,
}

scenario "a charged character is replaced by a charged one, a deactivated one by a deactivated one" {
  cites = { "3.4.5" },
  set = "../sets/roles",
  players = {
    { name = "P1", character = "the_grub", hand = { "pupa", "relapse" }, loot_plays = 2 }, { name = "P2" },
  },
  play = function(t)
    t.P1:activate "the_grub"  t:settle()
    t.P1:play("pupa", "P1")  t:settle()
    check(not t:can("P1", "the_beetle"))
  end,
  expect = function(t) check(t.P1.coins == 0) end,
}

scenario "the old character is outside the game, and an effect can bring it back" {
  cites = { "3.4.5", "19.9.4" },
  set = "../sets/roles",
  players = {
    { name = "P1", character = "the_grub", hand = { "relapse", "pupa", "relapse" }, loot_plays = 3 }, { name = "P2" },
  },
  play = function(t)
    t.P1:play "relapse"  t:settle()
    check(t.P1.coins == 0)  -- The Grub is not outside
    t.P1:play("pupa", "P1")  t:settle()
    t.P1:play "relapse"  t:settle()
  end,
  expect = function(t) check(t.P1.character == "the_grub")  check(t.P1.hp == 3)  check(t.P1.coins == 2) end,
}

scenario "counters on the character are gone, those on the player stay" {
  cites = { "3.4.5", "20.1.4" },
  set = "../sets/roles",
  players = {
    { name = "P1", character = "the_grub", hand = { "vigor", "vigor", "pupa" }, loot_plays = 3 }, { name = "P2" },
  },
  play = function(t)
    t.P1:play("vigor", "the_grub")  t:settle()
    t.P1:play("vigor", "P1")  t:settle()
    check(t.P1.hp == 5)
    t.P1:play("pupa", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 3) end,
}

scenario "another player can't become a character that is in play" {
  cites = { "3.4.5", "19.9.4" },
  set = "../sets/roles",
  players = {
    { name = "P1", character = "the_grub", hand = { "pupa", "pupa" }, loot_plays = 2 }, { name = "P2" },
  },
  play = function(t)
    t.P1:play("pupa", "P1")  t:settle()
    t.P1:play("pupa", "P2")  t:settle()
  end,
  expect = function(t) check(t.P1.character == "the_beetle")  check(t.P2.character ~= "the_beetle") end,
}

scenario "an ability of the old character on the stack resolves for its player" {
  cites = { "3.4.5", "5.2.9" },
  set = "../sets/roles",
  players = { { name = "P1", character = "the_grub", hand = { "pupa" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "the_grub"
    t.P1:play("pupa", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.character == "the_beetle")  check(t.P1.loot_plays == 1) end,
}

scenario "becoming another character can be replaced, also by a copy of the card that does so" {
  cites = { "3.4.5", "6.7.3", "20.9.1" },
  set = "../sets/roles",
  players = {
    { name = "P1", character = "the_grub", items = { "facsimile" }, hand = { "pupa" } },
    { name = "P2", items = { "mirror_of_youth" } },
  },
  play = function(t)
    t.P1:activate("facsimile", "mirror_of_youth")  t:settle()
    t.P1:play("pupa", "P1")  t:settle()
    check(t.question == "replacement")
    t.P1:choose "mirror_of_youth#1"  t:settle()
  end,
  expect = function(t) check(t.P1.character == "the_grub")  check(t.P1.coins == 3)  check(t.P2.coins == 0) end,
}

scenario "the new character enters play as a character, and the old one leaves as one" {
  cites = { "3.4.5", "3.4.1" },
  set = "../sets/roles",
  players = {
    { name = "P1", character = "the_grub", hand = { "pupa" } }, { name = "P2", items = { "census_book" } },
  },
  play = function(t) t.P1:play("pupa", "P1")  t:settle() end,
  expect = function(t) check(t.P2.coins == 1) end,
}
