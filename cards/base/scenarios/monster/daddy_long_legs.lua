scenario "Daddy Long Legs: a 3 misses and deals 1, 4 hits of 4 kill it for 7¢ and a soul" {
  cites = { "11.3.3", "13.2.3", "13.2.5" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "daddy_long_legs" },
  dice = { 3, 4, 4, 4, 4 },
  play = function(t) t.P1:attack "daddy_long_legs"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.coins == 7)  check(t.P1.loot == 0)  check(t.P1:has_soul "daddy_long_legs")
    check(t.P1.souls == 1)  check(t:events "damage_taken" == 5)
  end,
}

scenario "Daddy Long Legs: after an attack roll of 1 against it monsters have +1 evasion till the end of the turn" {
  cites = { "6.6.4", "6.7.7", "10.1.2" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { { "daddy_long_legs", hp = 1 }, "fly" },
  dice = { 1, 4, 5 },
  play = function(t)
    t.P1:attack "daddy_long_legs"
    t:resolve()  t:resolve()
    check(t:evasion "daddy_long_legs" == 5)  check(t:evasion "fly" == 3)  check(t.P1.hp == 4)
    t:settle()
    check(t:evasion "fly" == 3)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t)
    check(t:events "missed" == 2)  check(t.P1:has_soul "daddy_long_legs")  check(t:evasion "fly" == 2)
  end,
}

scenario "Daddy Long Legs ignores attack rolls against others, and other rolls" {
  cites = { "6.6.4", "9.9" },
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2" } },
  monsters = { "daddy_long_legs", "fly" },
  dice = { 1, 1, 2 },
  play = function(t)
    t.P1:play "pills_cents"  t:settle()
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:evasion "daddy_long_legs" == 4)  check(t:discarded "fly") end,
}

scenario "Daddy Long Legs: a monster that enters later in the turn gets no evasion" {
  cites = { "6.7.1", "Q84" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { { "daddy_long_legs", hp = 1 }, "fly" },
  deck = { monster = { "clotty", "dip" } },
  dice = { 1, 5 },
  play = function(t)
    t.P1:attack "daddy_long_legs"
    t:resolve()  t:resolve()
    t.P2:play("bomb", "fly")  t:settle()
  end,
  expect = function(t) check(t:evasion "clotty" == 3)  check(t.P1:has_soul "daddy_long_legs") end,
}
