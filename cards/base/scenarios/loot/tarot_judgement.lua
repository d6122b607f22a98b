scenario "XX. Judgement: the player with the most souls destroys one of theirs" {
  cites = { "15.1.6", "7.3" },
  players = {
    { name = "P1", hand = { "tarot_judgement" }, souls = { "pin" } },
    { name = "P2", souls = { "monstro", "gurdy" } },
  },
  play = function(t)
    t.P1:play "tarot_judgement"  t:settle()  -- there is no other target
    check(t.asked == "P2")
    t.P2:choose "gurdy"  t:settle()
  end,
  expect = function(t)
    check(t.P2.souls == 1)  check(t.P2:has_soul "monstro")  check(t:discarded "gurdy")  check(t.P1.souls == 1)
  end,
}

scenario "XX. Judgement: its player chooses among several with the most souls" {
  cites = { "7.1", "15.1.4" },
  players = {
    { name = "P1", hand = { "tarot_judgement" }, souls = { "pin" } },
    { name = "P2", souls = { "monstro" } },
    { name = "P3" },
  },
  play = function(t)
    t.P1:play "tarot_judgement"
    check(#t.options == 2)
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t) check(t.P2.souls == 0)  check(t.P1.souls == 1)  check(t:discarded "monstro") end,
}

scenario "XX. Judgement fizzles when another has more souls by the time it resolves" {
  cites = { "7.3", "7.5" },
  players = {
    { name = "P1", hand = { "tarot_judgement", "lost_soul" }, loot_plays = 2, souls = { "pin" } },
    { name = "P2", souls = { "monstro" } },
  },
  play = function(t)
    t.P1:play("tarot_judgement", "P2")
    t.P1:play "lost_soul"  t:settle()
  end,
  expect = function(t) check(t.P1.souls == 2)  check(t.P2.souls == 1)  check(t:events "fizzled" == 1) end,
}

scenario "XX. Judgement fizzles when the chosen player has no soul left to destroy" {
  cites = { "7.6", "8.5" },
  players = {
    { name = "P1", hand = { "tarot_judgement", "tarot_judgement" }, loot_plays = 2, souls = { "pin" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play "tarot_judgement"
    t.P1:play "tarot_judgement"  t:settle()
  end,
  expect = function(t) check(t.P1.souls == 0)  check(t:events "fizzled" == 1)  check(t:discard_size "loot" == 2) end,
}
