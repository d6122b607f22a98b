-- Compost and an empty loot discard, a loot that is still resolving, and other cards that change the same draw.
scenario "Q69 Compost with an empty discard: a loot that is resolving is not in it yet, and is drawn next" {
  cites = { "8.4", "6.7.3" },
  players = { { name = "P1", items = { "compost" }, hand = { "tarot_the_world" } }, { name = "P2" } },
  deck = { loot = { "a_penny", "two_cents", "three_cents" } },
  play = function(t)
    t.P1:activate "compost"  t:settle()
    t.P1:play "tarot_the_world"  t:settle()
    check(t.P1:holds "a_penny")  check(t.P1:holds "two_cents")  check(t:discarded "tarot_the_world")
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t)
    check(t.P2:holds "tarot_the_world")  check(t.P2.loot == 1)  check(t:top "loot" == "three_cents")
    check(t:discard_size "loot" == 0)
  end,
}

scenario "Q69 Compost with one card in the discard: the first of two loot comes from there, the second from the deck" {
  cites = { "6.7.3", "20.5.1" },
  players = { { name = "P1", items = { "compost" }, hand = { "tarot_the_world" } }, { name = "P2" } },
  deck = { loot = { "a_penny", "two_cents" } },
  discard = { loot = { "a_dime" } },
  play = function(t)
    t.P1:activate "compost"  t:settle()
    t.P1:play "tarot_the_world"  t:settle()
  end,
  expect = function(t) check(t.P1:holds "a_dime")  check(t.P1:holds "a_penny")  check(t:top "loot" == "two_cents") end,
}

scenario "Compost cancelled by The Fool has no effect" {
  cites = { "5.2.7", "4.5.1" },
  players = { { name = "P1", items = { "compost" }, hand = { "tarot_the_fool" } }, { name = "P2" } },
  deck = { loot = { "a_penny" } },
  discard = { loot = { "a_dime" } },
  play = function(t)
    t.P1:activate "compost"
    t.P1:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t.P2:holds "a_penny")  check(t:discard("loot", 2) == "a_dime")
    check(not t:charged "compost")
  end,
}

scenario "Compost that has resolved is not cancelled by The Fool: the next player draws The Fool itself" {
  cites = { "6.7.1", "5.2.7", "4.2.3" },
  players = { { name = "P1", items = { "compost" }, hand = { "tarot_the_fool" } }, { name = "P2" } },
  deck = { loot = { "a_penny" } },
  play = function(t)
    t.P1:activate "compost"  t:settle()
    t.P1:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t.P2:holds "tarot_the_fool")  check(t:discard_size "loot" == 0)
  end,
}

scenario "Compost destroyed after it was used still works once" {
  cites = { "5.2.9", "6.7.1" },
  players = {
    { name = "P1", items = { "compost" }, hand = { "tarot_the_devil" } },
    { name = "P2", items = { "breakfast" } },
  },
  shop = { "meat", "dinner" },
  deck = { loot = { "a_penny" } },
  discard = { loot = { "a_dime" } },
  play = function(t)
    t.P1:activate "compost"  t:settle()
    t.P1:play("tarot_the_devil", "compost")  t:settle()
    t.P1:choose "breakfast"  t:settle()
    check(t:discarded "compost")
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t)
    check(t.P2:holds "tarot_the_devil")  check(t:discarded "a_dime")  check(t:top "loot" == "a_penny")
  end,
}
