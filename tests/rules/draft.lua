-- Rulebook sections 21.1 and 2.12: the mini-draft, and games of two.
scenario "F176 the mini-draft of two: three treasures, one each, the last to the bottom; then in reverse order" {
  rules = "mini_draft",
  cites = { "21.1" },
  set = "../sets/probe",
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { treasure = { "meat", "synthoil", "box", "breakfast", "dinner", "compost", "decoy", "the_d4", "diplopia" } },
  play = function(t)
    local first = t.asked
    local second = first == "P1" and "P2" or "P1"
    check(t.question == "draft")  check(t.phase == "setup")  check(#t.options == 3)
    check(t:slot(1, "shop") == "meat")  check(t[first].coins == 3)  check(t[second].loot == 3)
    t[first]:choose "breakfast"
    check(t.asked == second)  check(#t.options == 2)  check(not t:can(second, "breakfast"))
    t[second]:choose "dinner"
    check(t:bottom "treasure" == "box")
    check(t.asked == second)  check(#t.options == 3)  check(t:can(second, "compost"))  check(t:can(second, "the_d4"))
    t[second]:choose "compost"
    check(t.asked == first)
    t[first]:choose "the_d4"
    check(t:bottom "treasure" == "decoy")  check(t:top "treasure" == "diplopia")
    check(t.turn == 1)  check(t.active == first)
    check(t[first]:has "breakfast")  check(t[first]:has "the_d4")  check(t[second]:has "dinner")
    check(#t[first].items == 3)  check(#t[second].items == 3)
    t:settle()
  end,
}

scenario "F176 the mini-draft: three treasures, each takes one, the last goes to the bottom; then in reverse order" {
  rules = "mini_draft",
  cites = { "21.1" },
  phase = "deal", seed = 3,
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { treasure = { "meat", "box", "breakfast", "dinner", "compost", "smelter", "decoy", "the_d4" } },
  play = function(t)
    check(t.asked == "P1")  check(t.question == "draft")  check(#t.options == 3)
    t.P1:choose "breakfast"
    check(t.asked == "P2")  check(#t.options == 2)
    t.P2:choose "dinner"
    check(t:bottom "treasure" == "compost")
    check(t.asked == "P2")  check(#t.options == 3)
    t.P2:choose "decoy"  t.P1:choose "smelter"
    check(t:bottom "treasure" == "the_d4")
    t:settle()
  end,
  expect = function(t)
    check(t.P1:has "breakfast")  check(t.P1:has "smelter")  check(t.P2:has "dinner")  check(t.P2:has "decoy")
  end,
}

scenario "21.1 a bonus soul whose condition is met by the mini-draft is gained before anyone acts" {
  rules = "mini_draft",
  cites = { "21.1", "15.4.2" },
  phase = "deal", seed = 3,
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { treasure = { "meat", "box", "guppys_paw", "dinner", "compost", "smelter", "guppys_head", "the_d4" } },
  play = function(t)
    t.P1:choose "guppys_paw"  t.P2:choose "dinner"
    t.P2:choose "smelter"  check(not t.P1:has_soul "soul_of_guppy")
    t.P1:choose "guppys_head"
    check(t.P1:has_soul "soul_of_guppy")
    t:settle()
  end,
  expect = function(t) check(t.turn == 1)  check(t.P1.souls == 1) end,
}

scenario "21.1 the mini-draft of three: four treasures, in turn order, then in reverse order" {
  rules = "mini_draft",
  cites = { "21.1", "1.7" },
  phase = "deal",
  players = {
    { name = "P1", character = "isaac" }, { name = "P2", character = "judas" }, { name = "P3", character = "samson" },
  },
  deck = {
    treasure = { "meat", "synthoil", "box", "breakfast", "dinner", "compost", "decoy", "the_d4", "diplopia", "shadow" },
  },
  play = function(t)
    local left = { P1 = "P2", P2 = "P3", P3 = "P1" }
    local a = t.asked
    local b = left[a]
    local c = left[b]
    check(#t.options == 4)
    t[a]:choose "box"
    check(t.asked == b)  check(#t.options == 3)
    t[b]:choose "breakfast"
    check(t.asked == c)  check(#t.options == 2)
    t[c]:choose "dinner"
    check(t:bottom "treasure" == "compost")  check(t.asked == c)  check(#t.options == 4)
    t[c]:choose "shadow"
    check(t.asked == b)
    t[b]:choose "decoy"
    check(t.asked == a)
    t[a]:choose "the_d4"
    check(t:bottom "treasure" == "diplopia")  check(t.active == a)
    check(#t[a].items == 3)  check(#t[b].items == 3)  check(#t[c].items == 3)
    t:settle()
  end,
}

scenario "21.1 drafted items are gained: they are in play and work from the first turn" {
  rules = "two_player",
  cites = { "21.1" },
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { treasure = { "meat", "synthoil", "breakfast", "dinner", "box", "shadow", "decoy", "the_d4" } },
  play = function(t)
    local first = t.asked
    local second = first == "P1" and "P2" or "P1"
    t[first]:choose "breakfast"
    check(t[first].max_hp == 3)
    t[second]:choose "dinner"  t[second]:choose "shadow"  t[first]:choose "decoy"
    check(t[first].max_hp == 3)  check(t[second].max_hp == 3)  check(t:charged "decoy")
    t:settle()
    check(t:can(first, "decoy"))
  end,
}

scenario "for two players the mini-draft is played" {
  rules = "two_player",
  cites = { "21.1" },
  phase = "deal", seed = 3,
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { treasure = { "meat", "box", "breakfast", "breakfast", "breakfast", "dinner", "dinner", "dinner" } },
  play = function(t)
    t.P1:choose "breakfast"  t.P2:choose "breakfast"  t.P2:choose "dinner"  t.P1:choose "dinner"
    t:settle()
  end,
  expect = function(t) check(#t.P1.items == 3)  check(#t.P2.items == 3) end,  -- with the starting items
}

scenario "21.1 a game of two has bonus souls, and each player needs four souls to win" {
  rules = "two_player",
  cites = { "2.6", "15.2.1" },
  players = {
    { name = "P1", coins = 24, souls = { "monstro", "gurdy" }, hand = { "a_penny" } },
    { name = "P2", souls = { "envy", "famine" } },
  },
  bonus_souls = { "soul_of_greed" },
  play = function(t)
    check(not t.over)
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.souls == 3)  check(not t.over) end,
}

scenario "2.12 21.3 in a game of two no card for three or more players is in the decks" {
  rules = "two_player",
  cites = { "2.12", "21.3" },
  set = "../sets/variants",
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { treasure = { "meat", "synthoil", "breakfast", "dinner", "steamy_sale", "decoy", "box", "smelter" } },
  play = function(t)
    while t.question == "draft" do t[t.asked]:choose(t.options[1]) end
    t:settle()
    local first = t[t.active]
    local treasures, monsters = t:deck_size "treasure", t:deck_size "monster"
    local three = 0
    for n = 1, treasures do
      local card = t:top("treasure", n)
      if card == "golden_razor_blade" or card == "monster_manual" or card == "trinity_shield" then three = three + 1 end
    end
    for n = 1, monsters do
      local card = t:top("monster", n)
      if card == "dople" or card == "evil_twin" then three = three + 1 end
    end
    check(three == 0)  check(treasures > 30)  check(monsters > 30)  check(#first.items == 3)
  end,
}
