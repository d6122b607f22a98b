scenario "Curse of the Tower: when its player takes damage, a 1 to 3 makes each other player take 1 damage" {
  cites = { "9.4", "20.12.1" },
  players = {
    { name = "P1", items = { "curse_of_the_tower", "breakfast" }, hand = { "bomb", "bomb" }, loot_plays = 2 },
    { name = "P2", items = { "dinner" } },
    { name = "P3", items = { "breakfast" } },
  },
  monsters = { "fatty", "gurdy" },
  dice = { 1, 3 },
  play = function(t)
    t.P1:play("bomb", "P1")  t:settle()
    check(t.P1.hp == 2)  check(t.P2.hp == 2)  check(t.P3.hp == 2)
    t.P1:play("bomb", "P1")  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t.P3.hp == 1)
    check(t:hp "fatty" == 4)  check(t:hp "gurdy" == 5)
  end,
}

scenario "Curse of the Tower: a 4 to 6 deals 1 damage to a monster" {
  cites = { "9.4" },
  players = {
    { name = "P1", items = { "curse_of_the_tower", "breakfast" }, hand = { "bomb", "bomb" }, loot_plays = 2 },
    { name = "P2" }, { name = "P3" },
  },
  monsters = { "fatty", "gurdy" },
  dice = { 4, 6 },
  play = function(t)
    t.P1:play("bomb", "P1")  t:settle()
    check(#t.options == 2)
    t.P1:choose "gurdy"  t:settle()
    check(t:hp "gurdy" == 4)
    t.P1:play("bomb", "P1")  t:settle()
    t.P1:choose "fatty"  t:settle()
  end,
  expect = function(t)
    check(t:hp "gurdy" == 4)  check(t:hp "fatty" == 3)  check(t.P1.hp == 1)  check(t.P2.hp == 2)  check(t.P3.hp == 2)
  end,
}

scenario "Curse of the Tower does nothing when another player takes damage" {
  cites = { "10.2.4" },
  players = {
    { name = "P1", items = { "curse_of_the_tower" }, hand = { "bomb" } },
    { name = "P2" }, { name = "P3" },
  },
  play = function(t) t.P1:play("bomb", "P2")  t:settle() end,
  expect = function(t) check(t:events "rolled" == 0)  check(t.P1.hp == 2)  check(t.P3.hp == 2) end,
}

scenario "Curse of the Tower rolls for damage from another Curse of the Tower" {
  cites = { "6.6.2", "10.2.3", "20.9.1" },
  players = {
    { name = "P1", items = { "curse_of_the_tower" }, hand = { "bomb" } },
    { name = "P2", items = { "modeling_clay" } },
    { name = "P3" },
  },
  monsters = { "fatty", "gurdy" },
  dice = { 3, 4 },
  play = function(t)
    t.P2:activate("modeling_clay", "curse_of_the_tower")  t:settle()
    t.P1:play("bomb", "P1")  t:settle()
    t.P2:choose "fatty"  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t.P3.hp == 1)  check(t:hp "fatty" == 3)
  end,
}

scenario "With 3 players Curse of the Tower is gained like any other treasure" {
  cites = { "2.12" },
  players = { { name = "P1", hand = { "tarot_the_stars" } }, { name = "P2" }, { name = "P3" } },
  deck = { treasure = { "curse_of_the_tower", "meat" } },
  play = function(t) t.P1:play "tarot_the_stars"  t:settle() end,
  expect = function(t) check(t.P1:has "curse_of_the_tower")  check(#t.P1.items == 1) end,
}

scenario "Curse of the Tower is skipped in a game of 2" {
  cites = { "2.12" },
  players = { { name = "P1", hand = { "tarot_the_stars" } }, { name = "P2" } },
  deck = { treasure = { "curse_of_the_tower", "meat" } },
  play = function(t) t.P1:play "tarot_the_stars"  t:settle() end,
  expect = function(t) check(t.P1:has "meat")  check(#t.P1.items == 1) end,
}
