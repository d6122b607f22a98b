-- Rulebook sections 21.4c and 21.4d: the timer and the goal of a challenge.
scenario "21.4c the timer of a challenge counts rounds, and at 0 the game is lost" {
  rules = "challenge",
  cites = { "21.4c", "21.3a" },
  set = "../sets/variants",
  players = 2,
  rooms = { "crypt" },
  final_boss = { "monstro" },
  play = function(t)
    for round = 1, 8 do
      check(not t.over)
      t.P1:end_turn()  t:settle()
      check(t:events "timer_dropped" == round - 1)
      t.P2:end_turn()  t:settle()
      check(t:events "timer_dropped" == round)
    end
  end,
  expect = function(t) check(t.over)  check(#t.winners == 0) end,
}

scenario "in a challenge a death does not move the timer" {
  rules = "challenge", cites = { "21.4c" }, set = "../sets/variants",
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2" } },
  final_boss = { "monstro" },
  play = function(t) t.P1:play("tarot_death", "P1")  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t:events "timer_dropped" == 0) end,
}

scenario "21.4d both players win when the final boss dies" {
  rules = "challenge",
  cites = { "21.4d", "21.4a" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "smite" } }, { name = "P2" } },
  final_boss = { { "monstro", hp = 3 } },
  play = function(t) t.P1:play("smite", "monstro")  t:settle() end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

scenario "21.4d a card that says `you win` does not win, and neither do souls" {
  rules = "challenge",
  cites = { "21.4d" },
  set = "../sets/variants",
  players = {
    { name = "P1", souls = { "gurdy", "war", "pin" }, hand = { "victory", "lost_soul", "smite" }, loot_plays = 3 },
    { name = "P2", souls = { "famine", "envy" } },
  },
  monsters = { "little_horn", "fly" },
  final_boss = { "monstro" },
  play = function(t)
    t.P1:play "lost_soul"  t:settle()
    check(t.P1.souls == 4)  check(not t.over)
    t.P1:play "victory"  t:settle()
    check(not t.over)
    t.P1:play("smite", "little_horn")  t:settle()
  end,
  expect = function(t) check(t.P1.souls == 5)  check(not t.over) end,
}

scenario "21.4d in an ordinary game the same card wins" {
  cites = { "15.2.4" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "victory" } }, { name = "P2" } },
  play = function(t) t.P1:play "victory"  t:settle() end,
  expect = function(t) check(t.over)  check(t.winner == "P1") end,
}

scenario "only the final boss's death wins, not souls or `you win`; a player's death does not move the timer" {
  rules = "challenge",
  cites = { "21.4c", "21.4d" },
  set = "../sets/trials",
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "famine" }, hand = { "lost_soul", "triumph", "doom" }, loot_plays = 3 },
    { name = "P2" },
  },
  final_boss = { "giant" },
  play = function(t)
    t.P1:play "lost_soul"  t:settle()
    check(t.P1.souls == 4)  check(not t.over)
    t.P1:play "triumph"  t:settle()
    check(not t.over)
  end,
}
