scenario "XXI. The World shows the hands of all players and loots 2" {
  cites = { "19.3.3", "20.5.1", "19.5.1" },
  players = {
    { name = "P1", hand = { "tarot_the_world" } },
    { name = "P2", hand = { "a_dime" } },
    { name = "P3", hand = { "a_nickel" } },
  },
  deck = { loot = { "a_penny", "two_cents", "three_cents" } },
  play = function(t)
    check(not t.P1:sees "a_dime")
    t.P1:play "tarot_the_world"  t:settle()
  end,
  expect = function(t)
    check(t.P1:sees "a_dime")  check(t.P1:sees "a_nickel")
    check(not t.P2:sees "a_nickel")  check(not t.P3:sees "a_dime")  check(not t.P2:sees "a_penny")
    check(t.P1.loot == 2)  check(t.P1:holds "a_penny")  check(t.P1:holds "two_cents")
    check(t.P2.loot == 1)  check(t:discarded "tarot_the_world")
  end,
}

scenario "XXI. The World cancelled shows nothing" {
  cites = { "5.2.7" },
  players = {
    { name = "P1", hand = { "tarot_the_world" } },
    { name = "P2", hand = { "butter_bean", "a_dime" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play "tarot_the_world"
    t.P2:play("butter_bean", "tarot_the_world")  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 0)  check(not t.P1:sees "a_dime") end,
}
