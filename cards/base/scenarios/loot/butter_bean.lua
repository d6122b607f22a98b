scenario "Butter Bean! cancels a loot, which is below it in the discard" {
  cites = { "5.2.7", "5.2.8", "8.5" },
  players = { { name = "P1", hand = { "a_dime" } }, { name = "P2", hand = { "butter_bean" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play "a_dime"
    t.P2:play("butter_bean", "a_dime")
    t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 0)  check(t.P1.loot == 0)
    check(t:discard "loot" == "butter_bean")  check(t:discard("loot", 2) == "a_dime")
  end,
}

scenario "Butter Bean! cancels the ability of an item, which stays deactivated" {
  cites = { "5.2.7", "6.2.2" },
  players = { { name = "P1", items = { "mr_boom" } }, { name = "P2", hand = { "butter_bean" }, loot_plays = 1 } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:activate("mr_boom", "fatty")
    t.P2:play "butter_bean"
    t:settle()
  end,
  expect = function(t)
    check(t:hp "fatty" == 4)  check(not t:charged "mr_boom")  check(t:discarded "butter_bean")
  end,
}

scenario "Butter Bean! can't be played on the ability of a character" {
  cites = { "7.4", "7.12" },
  players = { { name = "P1", character = "isaac" }, { name = "P2", hand = { "butter_bean" }, loot_plays = 1 } },
  play = function(t)
    t.P1:activate "isaac"
    check(not t:can("P2", "play"))
    t:settle()
  end,
  expect = function(t) check(t.P1.loot_plays == 2)  check(t.P2:holds "butter_bean") end,
}

scenario "Butter Bean! cancels another Butter Bean!, and the loot below resolves" {
  cites = { "5.2.6", "5.2.7" },
  players = {
    { name = "P1", hand = { "a_dime", "butter_bean" }, loot_plays = 2 },
    { name = "P2", hand = { "butter_bean" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play "a_dime"
    t.P2:play("butter_bean", "a_dime")
    t.P1:play("butter_bean", "butter_bean")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 10)  check(t:discard_size "loot" == 3) end,
}

scenario "Butter Bean! fizzles when another has cancelled the same loot" {
  cites = { "7.5" },
  players = {
    { name = "P1", hand = { "a_dime" } },
    { name = "P2", hand = { "butter_bean" }, loot_plays = 1 },
    { name = "P3", hand = { "butter_bean" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play "a_dime"
    t.P2:play("butter_bean", "a_dime")
    t.P3:play("butter_bean", "a_dime")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t:events "fizzled" == 1)  check(t:discard_size "loot" == 3) end,
}

scenario "Butter Bean! cancels the ability of an item that has left play by then" {
  cites = { "5.2.9", "7.4" },
  players = {
    { name = "P1", items = { "mr_boom" } },
    { name = "P2", items = { "the_d20" } },
    { name = "P3", hand = { "butter_bean" }, loot_plays = 1 },
  },
  monsters = { "fatty" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:activate("mr_boom", "fatty")
    t.P2:activate("the_d20", "mr_boom")  t:resolve()
    t.P3:play("butter_bean", "mr_boom")  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 4)  check(t.P1:has "meat")  check(t:discarded "mr_boom") end,
}
