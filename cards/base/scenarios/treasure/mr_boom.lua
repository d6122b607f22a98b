scenario "Mr. Boom deals 1 damage to a monster" {
  cites = { "6.3.2", "10.2.1" },
  players = { { name = "P1" }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fatty" },
  play = function(t) t.P2:activate("mr_boom", "fatty")  t:settle() end,
  expect = function(t) check(t:hp "fatty" == 3)  check(not t:charged "mr_boom")  check(not t:can("P2", "mr_boom")) end,
}

scenario "Mr. Boom fizzles if the monster has died by then, and stays deactivated" {
  cites = { "7.5", "6.2.2" },
  players = { { name = "P1", items = { "mr_boom" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:activate("mr_boom", "fly")
    t.P2:play("bomb", "fly")  t:settle()
  end,
  expect = function(t)
    check(t:slot(1) == "dip")  check(t:hp "dip" == 1)  check(t:hp "fatty" == 4)  check(not t:charged "mr_boom")
    check(t:events "fizzled" == 1)
  end,
}

scenario "Mr. Boom destroyed in response still deals its damage" {
  cites = { "5.2.9", "10.2.2" },
  players = { { name = "P1", items = { "mr_boom" } }, { name = "P2", items = { "the_d20" } } },
  monsters = { "fatty" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:activate("mr_boom", "fatty")
    t.P2:activate("the_d20", "mr_boom")  t:settle()
  end,
  expect = function(t) check(t.P1:has "meat")  check(t:hp "fatty" == 3) end,
}
