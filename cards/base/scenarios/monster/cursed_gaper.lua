scenario "Cursed Gaper: a 3 misses and deals 1, 2 hits of 4 kill it for 3¢, and monsters get +1 attack for each 4" {
  cites = { "11.3.3", "6.6.4", "6.7.1" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "cursed_gaper", "fly" },
  dice = { 3, 4, 3, 5 },
  play = function(t)
    check(t:attack_of "cursed_gaper" == 1)
    t.P1:attack "cursed_gaper"  t:settle()
    check(t:attack_of "fly" == 2)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 3)  check(t.P1.loot == 0)  check(t:discarded "cursed_gaper")  check(t:attack_of "fly" == 1)
    check(t:events "damage_taken" == 4)  check(t.P1.souls == 0)
  end,
}

scenario "Cursed Gaper: a miss deals 1 before a 4 and 2 after it, and each 4 counts" {
  cites = { "6.7.1", "10.2.8" },
  players = {
    { name = "P1", items = { "breakfast", "dinner" } },
    { name = "P2", hand = { "pills_cents" }, loot_plays = 1 },
  },
  monsters = { "cursed_gaper", "fly" },
  dice = { 4, 3, 4, 5 },
  play = function(t)
    t.P2:play "pills_cents"  t:settle()
    check(t:attack_of "cursed_gaper" == 2)  check(t:attack_of "fly" == 2)
    t.P1:attack "cursed_gaper"
    t:resolve()  t:resolve()
    check(t.P1.hp == 2)
    t:pass_all()
    t:resolve()  t:resolve()
    check(t:attack_of "cursed_gaper" == 3)  check(t:attack_of "fly" == 3)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t:attack_of "fly" == 3)  check(t.P1.hp == 2) end,
}

scenario "Cursed Gaper gives monsters attack even if it has died by then" {
  cites = { "5.2.9", "11.7.3" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { { "cursed_gaper", hp = 1 }, "fly" },
  dice = { 4 },
  play = function(t)
    t.P1:attack "cursed_gaper"
    t:resolve()
    t.P2:play("bomb", "cursed_gaper")
    t:resolve()  t:resolve()  t:resolve()
    check(t:events "monster_died" == 1)
    t:settle()
  end,
  expect = function(t) check(t:attack_of "fly" == 2)  check(t.P1.coins == 3) end,
}

scenario "Cursed Gaper: a monster that enters later in the turn gets no attack" {
  cites = { "6.7.1", "Q84" },
  players = { { name = "P1", hand = { "pills_cents", "bomb" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "cursed_gaper", "fly" },
  deck = { monster = { "clotty" } },
  dice = { 4 },
  play = function(t)
    t.P1:play "pills_cents"  t:settle()
    t.P1:play("bomb", "fly")  t:settle()
  end,
  expect = function(t) check(t:attack_of "clotty" == 1)  check(t:attack_of "cursed_gaper" == 2) end,
}

scenario "Cursed Gaper: a monster that is uncovered later in the turn gets no attack" {
  cites = { "14.3.4", "7.7", "Q84" },
  players = { { name = "P1", hand = { "pills_cents", "bomb" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { { "cursed_gaper" }, { "fly", covers = { "clotty" } } },
  dice = { 4 },
  play = function(t)
    t.P1:play "pills_cents"  t:settle()
    check(t:attack_of "fly" == 2)
    t.P1:play("bomb", "fly")  t:settle()
  end,
  expect = function(t) check(t:slot(2) == "clotty")  check(t:attack_of "clotty" == 1) end,
}
