scenario "Tarot Cloth: a player who rolls a 4 gives its player 1 loot card of their choice, but not for a 3 or a 5" {
  cites = { "6.6.4", "20.3.2" },
  players = {
    { name = "P1", hand = { "a_dime", "butter_bean", "bomb" } },
    { name = "P2", items = { "tarot_cloth" } },
  },
  monsters = { { "pale_fatty", hp = 3 } },  -- evasion 3
  dice = { 3, 4, 5 },
  play = function(t)
    t.P1:attack "pale_fatty"  t:settle()
    check(t:hp "pale_fatty" == 2)  check(t.asked == "P1")  check(#t.options == 3)
    t.P1:choose "butter_bean"  t:settle()
  end,
  expect = function(t)
    check(t.P2:holds "butter_bean")  check(t.P2.loot == 1)  check(t.P1.loot == 2)  check(t:discarded "pale_fatty")
    check(t:events "loot_drawn" == 0)
  end,
}

scenario "Tarot Cloth takes nothing from an empty hand" {
  cites = { "1.3" },
  players = { { name = "P1" }, { name = "P2", items = { "tarot_cloth" }, hand = { "bomb" } } },
  monsters = { "fly" },
  dice = { 4 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P2.loot == 1)  check(t.P1.loot == 0) end,
}

scenario "Tarot Cloth ignores a 4 of its own player" {
  cites = { "20.3.2" },
  players = {
    { name = "P1", items = { "tarot_cloth" }, hand = { "a_dime", "bomb" } },
    { name = "P2", hand = { "bomb" } },
  },
  monsters = { "fly" },
  dice = { 4 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.loot == 2)  check(t.P2.loot == 1) end,
}

scenario "Tarot Cloth uses the final result of the roll, and still resolves after it has been stolen" {
  cites = { "9.2.5", "5.2.9" },
  players = {
    { name = "P1", items = { "decoy", "meat" }, hand = { "a_dime" } },
    { name = "P2", items = { "tarot_cloth" } },
  },
  monsters = { "fly" },
  dice = { 3 },
  play = function(t)
    t.P1:attack "fly"  t:resolve()
    t.P1:activate("decoy", "tarot_cloth")  t:settle()
  end,
  expect = function(t) check(t.P1:has "tarot_cloth")  check(t.P2:holds "a_dime")  check(t.P1.loot == 0) end,
}
