scenario "The Habit may recharge an item the first time its player takes damage each turn" {
  cites = { "6.6.1", "6.7.7" },
  players = {
    { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2 },
    { name = "P2",
      items = { "the_habit", "breakfast", { "mr_boom", charged = false }, { "spoon_bender", charged = false } } },
  },
  play = function(t)
    t.P1:play("bomb", "P2")  t:settle()
    t.P2:choose "mr_boom"  t:settle()
    check(t:charged "mr_boom")
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(not t:charged "spoon_bender")  check(t.P2.hp == 1)  check(t.asked == "P1") end,
}

scenario "The Habit does nothing when another player takes damage, and need not be used" {
  cites = { "6.6.1" },
  players = {
    { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2 },
    { name = "P2", items = { "the_habit", { "mr_boom", charged = false } } },
  },
  play = function(t)
    t.P1:play("bomb", "P1")  t:settle()
    check(t.asked == "P1")
    t.P1:play("bomb", "P2")  t:settle()
    t.P2:choose "no"  t:settle()
  end,
  expect = function(t) check(not t:charged "mr_boom") end,
}

scenario "The Habit gained after damage of this turn counts the next one as its first" {
  cites = { "6.7.7" },
  players = {
    { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2, items = { "the_d20" } },
    { name = "P2", items = { "breakfast", "dinner", { "mr_boom", charged = false } } },
  },
  deck = { treasure = { "the_habit" } },
  play = function(t)
    t.P1:play("bomb", "P2")  t:settle()
    t.P1:activate("the_d20", "dinner")  t:settle()
    check(t.P2:has "the_habit")
    t.P1:play("bomb", "P2")  t:settle()
    check(t.asked == "P2")
    t.P2:choose "mr_boom"  t:settle()
    if t.question == "may" then t.P2:choose "yes"  t:settle() end
    check(t:charged "mr_boom")
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t.P2.max_hp == 3) end,
}
