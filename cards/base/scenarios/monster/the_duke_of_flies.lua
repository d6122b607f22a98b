scenario "The Duke of Flies: a 2 misses and deals 1, 4 hits of 3 kill it for 2 loot and a soul; a 1 saves it once" {
  cites = { "11.3.3", "6.6.5", "10.4.1", "13.2.5" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "the_duke_of_flies" },
  dice = { 2, 3, 2, 3, 1, 3, 6, 3, 3, 3, 4 },
  play = function(t) t.P1:attack "the_duke_of_flies"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.loot == 2)  check(t.P1.coins == 0)  check(t.P1:has_soul "the_duke_of_flies")
    check(t.P1.souls == 1)  check(t:events "hit" == 5)  check(t:events "damage_taken" == 5)
  end,
}

scenario "The Duke of Flies: the active player rolls for any damage to it, and a 1 prevents all of it" {
  cites = { "6.6.5", "10.4.1", "1.4a" },
  players = {
    { name = "P1", hand = { "dice_shard" } },
    { name = "P2", hand = { "gold_bomb" }, loot_plays = 1 },
  },
  monsters = { "the_duke_of_flies" },
  dice = { 2, 1 },
  play = function(t)
    t.P2:play("gold_bomb", "the_duke_of_flies")
    t:resolve()  t:pass_all()  t:resolve()
    check(t:stack() == "3 damage to The Duke of Flies, roll 2")
    t.P1:play("dice_shard", "2")  t:settle()
  end,
  expect = function(t) check(t:hp "the_duke_of_flies" == 4)  check(t:events "damage_taken" == 0) end,
}

scenario "The Duke of Flies protects only itself" {
  cites = { "6.6.5" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "the_duke_of_flies", "fatty" },
  play = function(t) t.P1:play("bomb", "fatty")  t:settle() end,
  expect = function(t) check(t:hp "fatty" == 3) end,
}

scenario "The Duke of Flies rolls for each of two damage on the stack" {
  cites = { "9.2.4", "6.6.5" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "the_duke_of_flies" },
  dice = { 1, 3 },
  play = function(t)
    t.P1:play("bomb", "the_duke_of_flies")  t:resolve()
    t.P2:play("bomb", "the_duke_of_flies")  t:settle()
  end,
  expect = function(t) check(t:hp "the_duke_of_flies" == 3)  check(t:events "rolled" == 2) end,
}
