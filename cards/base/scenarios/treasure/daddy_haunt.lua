scenario "Daddy Haunt adds 1 to the damage that its player would take" {
  cites = { "6.7.3" },
  players = {
    { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2 },
    { name = "P2", items = { "daddy_haunt", "breakfast" } },
  },
  play = function(t)
    t.P1:play("bomb", "P1")  t:settle()
    check(t.P1.hp == 1)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t:events "damage_taken" == 2) end,
}

scenario "Daddy Haunt is given to another player as its own dies, before the penalty" {
  cites = { "13.4.4", "13.5.3", "20.3.2" },
  players = {
    { name = "P1", hand = { "bomb" } },
    { name = "P2", items = { "daddy_haunt", "meat" } },
    { name = "P3" },
  },
  play = function(t)
    t.P1:play("bomb", "P2")  t:settle()
    check(t.asked == "P2")  check(#t.options == 2)  -- P1 or P3
    t.P2:choose "P3"  t:settle()
  end,
  expect = function(t)
    check(not t.P2.alive)  check(t.P3:has "daddy_haunt")  check(t:discarded "meat")  check(#t.P2.items == 0)
  end,
}

scenario "Daddy Haunt stays when another player dies" {
  cites = { "13.5.2" },
  players = { { name = "P1", items = { "daddy_haunt" }, hand = { "tarot_death" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(t.P1:has "daddy_haunt") end,
}

scenario "Daddy Haunt adds nothing to damage that a shield has prevented first" {
  cites = { "6.7.5", "10.4.2" },
  players = {
    { name = "P1", hand = { "soul_heart", "bomb" }, loot_plays = 2 },
    { name = "P2", items = { "daddy_haunt" } },
  },
  play = function(t)
    t.P1:play("soul_heart", "P2")  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
    t.P2:choose "soul_heart"  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t:events "damage_taken" == 0) end,
}

scenario "Daddy Haunt and Dry Baby: their player picks the order: 1 damage or 2" {
  cites = { "6.7.5", "6.7.4" },
  players = {
    { name = "P1", hand = { "gold_bomb", "bomb", "gold_bomb" }, loot_plays = 3 },
    { name = "P2", items = { "daddy_haunt", "dry_baby", "breakfast", "dinner", "modeling_clay" } },
  },
  play = function(t)
    t.P2:activate("modeling_clay", "dinner")  t:settle()
    t.P1:play("bomb", "P2")  t:settle()  -- Dry Baby applies only after Daddy Haunt
    check(t.P2.hp == 4)
    t.P1:play("gold_bomb", "P2")  t:settle()
    t.P2:choose "daddy_haunt"  t:settle()  -- 4, which become 1
    check(t.P2.hp == 3)
    t.P1:play("gold_bomb", "P2")  t:settle()
    t.P2:choose "dry_baby"  t:settle()  -- 1 and 1 more
  end,
  expect = function(t) check(t.P2.hp == 1) end,
}

scenario "Daddy Haunt stolen in response to its trigger can no longer be given by its old player" {
  cites = { "20.3.2", "5.2.6" },
  players = {
    { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "daddy_haunt" } },
    { name = "P3", coins = 10, items = { "pay_to_play" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:resolve()  t:resolve()
    t.P2:choose "P1"
    t.P3:activate("pay_to_play", "daddy_haunt")  t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t.P3:has "daddy_haunt") end,
}
