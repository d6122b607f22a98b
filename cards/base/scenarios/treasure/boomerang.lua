scenario "Boomerang steals a loot at random from another player" {
  cites = { "20.3.3", "6.3.2" },
  players = {
    { name = "P1", items = { "boomerang" }, hand = { "bomb" } },
    { name = "P2", hand = { "a_penny", "a_penny" } },
    { name = "P3", hand = { "a_dime", "a_nickel", "bomb" } },
  },
  play = function(t)
    t.P1:activate "boomerang"
    check(t.question == "target")  check(#t.options == 2)  -- not P1
    t.P1:choose "P3"  t:settle()
    check(t.asked == "P1")  check(t.question == "action")  -- nobody was asked which card
  end,
  expect = function(t)
    check(t.P1.loot == 2)  check(t.P3.loot == 2)  check(t.P2.loot == 2)  check(not t:charged "boomerang")
    check(t:events "loot_given" == 1)  check(t:events "loot_drawn" == 0)
  end,
}

scenario "Boomerang takes nothing from an empty hand" {
  cites = { "1.3", "20.11.1" },
  players = { { name = "P1", items = { "boomerang" } }, { name = "P2" } },
  play = function(t) t.P1:activate "boomerang"  t:settle() end,
  expect = function(t) check(t.P1.loot == 0)  check(not t:charged "boomerang") end,
}

scenario "Boomerang cancelled steals nothing and stays deactivated" {
  cites = { "5.2.7", "6.2.2" },
  players = {
    { name = "P1", items = { "boomerang" } },
    { name = "P2", hand = { "a_penny", "butter_bean" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate "boomerang"
    t.P2:play("butter_bean", "boomerang")  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 0)  check(t.P2:holds "a_penny")  check(not t:charged "boomerang") end,
}
