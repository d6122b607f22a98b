scenario "Lost Soul enters play as an item and becomes a soul" {
  cites = { "6.8.2", "15.1.1", "8.6" },
  players = { { name = "P1", hand = { "lost_soul" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "lost_soul"
    t:resolve()
    check(t.P1.souls == 0)  check(#t.P1.items == 1)
    t:settle()
  end,
  expect = function(t)
    check(t.P1.souls == 1)  check(t.P1:has_soul "lost_soul")  check(#t.P1.items == 0)
    check(not t:discarded "lost_soul")
  end,
}

scenario "Lost Soul destroyed by another with its ability on the stack does not become a soul" {
  cites = { "7.7", "8.6" },
  players = { { name = "P1", hand = { "lost_soul", "tarot_the_devil" }, loot_plays = 2 }, { name = "P2" } },
  shop = { "meat", "dinner" },
  play = function(t)
    t.P1:play "lost_soul"  t:resolve()
    t.P1:play "tarot_the_devil"  t:settle()
    t.P1:choose "meat"  t:settle()
  end,
  expect = function(t) check(t.P1.souls == 0)  check(t:discarded "lost_soul")  check(t.P1:has "meat") end,
}

scenario "Lost Soul rerolled with its ability on the stack becomes a treasure, not a soul" {
  cites = { "7.7", "20.8.1" },
  players = { { name = "P1", hand = { "lost_soul" } }, { name = "P2", items = { "the_d20" } } },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:play "lost_soul"  t:resolve()
    t.P2:activate("the_d20", "lost_soul")  t:settle()
  end,
  expect = function(t) check(t.P1:has "meat")  check(t.P1.souls == 0)  check(t:discarded "lost_soul") end,
}

scenario "Lost Soul stolen with its ability on the stack becomes a soul of the thief" {
  cites = { "15.1.1", "20.3.3" },
  players = { { name = "P1", hand = { "lost_soul" } }, { name = "P2", coins = 10, items = { "pay_to_play" } } },
  play = function(t)
    t.P1:play "lost_soul"  t:resolve()
    t.P2:activate("pay_to_play", "lost_soul")  t:settle()
  end,
  expect = function(t) check(t.P2:has_soul "lost_soul")  check(t.P1.souls == 0)  check(#t.P2.items == 1) end,
}

scenario "Lost Soul cancelled goes to the discard" {
  cites = { "8.6", "5.2.7" },
  players = { { name = "P1", hand = { "lost_soul" } }, { name = "P2", hand = { "butter_bean" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play "lost_soul"
    t.P2:play "butter_bean"  t:settle()
  end,
  expect = function(t) check(t.P1.souls == 0)  check(t:discarded "lost_soul") end,
}
