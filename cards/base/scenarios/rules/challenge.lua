-- The armor of a final boss.
scenario "A final boss that would be killed takes 3 damage, another monster is killed" {
  rules = "challenge",
  cites = { "21.4a" },
  players = { { name = "P1", hand = { "tarot_death", "bomb" } }, { name = "P2", items = { "chaos_card" } } },
  monsters = { "fatty" },
  final_boss = { "mom" },
  play = function(t)
    t.P2:activate("chaos_card", "Kill a monster or player.")  t:settle()
    t.P2:choose "mom"  t:settle()
  end,
  expect = function(t) check(t:hp "mom" == 2)  check(t:hp "fatty" == 4) end,
}

scenario "A final boss takes 3 damage instead of 4 that is not combat damage, and 3 damage in full" {
  rules = "challenge",
  cites = { "21.4a" },
  players = { { name = "P1", hand = { "tarot_the_high_priestess", "tarot_the_high_priestess" }, loot_plays = 2 }, { name = "P2" } },
  final_boss = { "satan" },
  dice = { 4, 3 },
  play = function(t)
    t.P1:play("tarot_the_high_priestess", "satan")  t:settle()
    check(t:hp "satan" == 3)
    t.P1:play("tarot_the_high_priestess", "satan")  t:settle()
  end,
  expect = function(t) check(t.over) end,
}
