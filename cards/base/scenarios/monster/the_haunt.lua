scenario "The Haunt: +1 evasion after every second damage; 3 hits kill it for a treasure and a soul" {
  cites = { "11.3.3", "6.7.7", "13.2.5" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "the_haunt" },
  deck = { treasure = { "meat", "synthoil" } },
  dice = { 3, 4, 4, 4, 5 },
  play = function(t) t.P1:attack "the_haunt"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1:has "meat")  check(not t.P1:has "synthoil")
    check(t.P1:has_soul "the_haunt")  check(t.P1.souls == 1)  check(t:events "missed" == 2)
  end,
}

scenario "The Haunt loses its extra evasion at the end of the turn and counts from zero again" {
  cites = { "6.7.7" },
  players = { { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "the_haunt" },
  play = function(t)
    t.P1:play("bomb", "the_haunt")  t:settle()
    check(t:evasion "the_haunt" == 4)
    t.P1:play("bomb", "the_haunt")  t:settle()
    check(t:evasion "the_haunt" == 5)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:evasion "the_haunt" == 4)  check(t:hp "the_haunt" == 3) end,
}

scenario "The Haunt: the fourth damage of a turn adds once more, and damage that is prevented is not counted" {
  cites = { "6.7.7", "10.4.1" },
  players = {
    { name = "P1", hand = { "bomb", "bomb", "tarot_the_hierophant", "bomb" }, loot_plays = 4 },
    { name = "P2" },
  },
  monsters = { "the_haunt" },
  play = function(t)
    t.P1:play("bomb", "the_haunt")  t:settle()
    t.P1:play("tarot_the_hierophant", "the_haunt")  t:settle()
    t.P1:play("bomb", "the_haunt")  t:settle()
    check(t:evasion "the_haunt" == 4)
    t.P1:play("bomb", "the_haunt")  t:settle()
  end,
  expect = function(t) check(t:evasion "the_haunt" == 5)  check(t:hp "the_haunt" == 1) end,
}
