-- Rulebook section 21.2: Eden only.
scenario "21.2 Eden only: each Eden chooses one of three items, which is eternal, before the game" {
  rules = "eden_only",
  cites = { "21.2", "2.9", "2.9a" },
  phase = "deal",
  players = { { name = "P1", character = "eden" }, { name = "P2", character = "isaac" } },
  deck = { treasure = { "meat", "synthoil", "box", "breakfast", "dinner", "compost" } },
  play = function(t)
    local eden = t[t.asked]
    check(t.question == "look")  check(#t.options == 3)  check(eden.character == "eden")
    eden:choose(t.options[1])
    while t.question == "look" do t[t.asked]:choose(t.options[1]) end
    check(#eden.items == 1)  check(eden.coins == 3)
    t:settle()
  end,
}

scenario "everybody is Eden, even with only one Eden card" {
  rules = "eden_only",
  cites = { "21.2" },
  phase = "deal",
  players = { { name = "P1" }, { name = "P2" }, { name = "P3" } },
  deck = { treasure = { "meat", "box", "breakfast", "dinner", "compost", "smelter", "decoy", "the_d4", "the_d20", "shadow",
                        "synthoil" } },
  play = function(t)
    t.P3:choose "breakfast"  t.P2:choose "decoy"  t.P1:choose "shadow"
    t:settle()
  end,
  expect = function(t)
    check(t.P1.character == "eden")  check(t.P2.character == "eden")  check(t.P3.character == "eden")
    check(t.P3:has "breakfast")  check(t.P1:has "shadow")
  end,
}

scenario "Eden only: everybody is an Eden and chooses an item of their own" {
  rules = "eden_only", cites = { "21.2", "2.9a" }, set = "../sets/variants",
  phase = "deal",
  players = 3,
  play = function(t)
    local chosen = 0
    while t.question == "look" do
      check(#t.options == 3)
      t[t.asked]:choose(t.options[1])
      chosen = chosen + 1
    end
    check(chosen == 3)
    for _, name in ipairs { "P1", "P2", "P3" } do
      check(t[name].character == "eden")  check(#t[name].items == 1)
    end
    t:settle()
  end,
}
