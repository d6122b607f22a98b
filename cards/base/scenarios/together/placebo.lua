-- Placebo with the tap items that copy, and with others whose text says "this".
scenario "Placebo as Modeling Clay: Placebo becomes the copy, for good, and the Clay stays unchanged" {
  cites = { "20.9.4", "20.9.1" },
  players = {
    { name = "P1", items = { "placebo" } },
    { name = "P2", items = { "modeling_clay", "breakfast", "the_d6" } },
  },
  play = function(t)
    t.P1:activate("placebo", "modeling_clay")  t:settle()
    t.P1:choose "breakfast"  t:settle()
    check(t.P1.items[1] == "breakfast")  check(t.P1.max_hp == 3)  check(t:charged "modeling_clay")
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t)
    check(t.P1.items[1] == "breakfast")  check(t.P1.max_hp == 3)  check(t.P2:has "modeling_clay")
    check(t.P2.max_hp == 3)
  end,
}

scenario "Placebo as Modeling Clay may become a Modeling Clay, which is used once it is charged" {
  cites = { "20.9.1", "20.9.4", "4.2.1" },
  players = { { name = "P1", items = { "placebo" } }, { name = "P2", items = { "modeling_clay", "dinner" } } },
  shop = { "meat", "compost" },
  play = function(t)
    t.P1:activate("placebo", "modeling_clay")  t:settle()
    t.P1:choose "modeling_clay"  t:settle()
    check(t.P1.items[1] == "modeling_clay")  check(not t:can("P1", "activate modeling_clay"))
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
    t.P1:activate("modeling_clay", "dinner")  t:settle()
  end,
  expect = function(t) check(t.P1.items[1] == "dinner")  check(t.P1.max_hp == 3)  check(t.P2:has "modeling_clay") end,
}

scenario "Placebo as Diplopia: Placebo is the copy till end of turn, then Placebo again" {
  cites = { "20.9.4", "6.7.7" },
  players = { { name = "P1", items = { "placebo" } }, { name = "P2", items = { "diplopia", "dinner" } } },
  shop = { "box", "compost" },
  play = function(t)
    t.P1:activate("placebo", "diplopia")  t:settle()
    check(t.P1.items[1] == "dinner")  check(t.P1.max_hp == 3)  check(t.P2:has "diplopia")
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.items[1] == "placebo")  check(t.P1.max_hp == 2)  check(t:charged "diplopia") end,
}

scenario "Placebo as Blank Card copies the next loot of Placebo's player, and Blank Card itself copies none" {
  cites = { "20.9.4", "20.9.2" },
  players = {
    { name = "P1", items = { "placebo" }, hand = { "a_nickel", "a_penny" }, loot_plays = 2 },
    { name = "P2", items = { "blank_card" }, hand = { "two_cents" }, loot_plays = 1 },
  },
  shop = { "meat", "dinner" },
  play = function(t)
    t.P1:activate("placebo", "blank_card")  t:settle()
    t.P2:play "two_cents"  t:settle()
    check(t.P2.coins == 2)
    t.P1:play "a_nickel"  t:settle()
    check(t.P1.coins == 10)  check(t:charged "blank_card")
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 11) end,
}

scenario "Placebo copying a Placebo chooses again, and uses the ability it chooses last" {
  cites = { "20.9.4", "7.1" },
  players = {
    { name = "P1", items = { "placebo", "modeling_clay" } },
    { name = "P2", items = { "mr_boom" } },
  },
  shop = { "meat", "dinner" },
  monsters = { "fatty", "pale_fatty" },
  play = function(t)
    t.P1:activate("modeling_clay", "placebo")  t:settle()
    t.P1:activate("placebo#1", "placebo")  t:settle()
    t.P1:choose "placebo"  t:settle()
    t.P1:choose "mr_boom"  t:settle()
    t.P1:choose "pale_fatty"  t:settle()
  end,
  expect = function(t) check(t:hp "pale_fatty" == 3)  check(t:hp "fatty" == 4)  check(t:charged "mr_boom") end,
}

scenario "Placebo as Decoy: Placebo itself is swapped" {
  cites = { "20.9.4", "20.3.4" },
  players = { { name = "P1", items = { "placebo", "decoy" } }, { name = "P2", items = { "breakfast" } } },
  shop = { "meat", "dinner" },
  play = function(t) t.P1:activate("placebo", "decoy")  t:settle() end,
  expect = function(t)
    check(t.P1:has "breakfast")  check(t.P1:has "decoy")  check(t.P2:has "placebo")  check(t.P1.max_hp == 3)
    check(t:charged "decoy")
  end,
}

scenario "Placebo as another player's Host Hat: the shield protects Placebo's player, who deals the damage" {
  cites = { "20.9.4", "10.4.2" },
  players = {
    { name = "P1", items = { "placebo" }, hand = { "bomb", "bomb" }, loot_plays = 2 },
    { name = "P2", items = { "host_hat" } },
    { name = "P3" },
  },
  shop = { "meat", "dinner" },
  play = function(t)
    t.P1:activate("placebo", "host_hat")  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
    check(t.P2.hp == 1)
    t.P1:play("bomb", "P1")  t:settle()
    t.P1:choose "P3"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P3.hp == 1)  check(t.P2.hp == 1)  check(t:charged "host_hat") end,
}

scenario "Placebo as Compost: the next loot comes from the discard" {
  cites = { "20.9.4", "6.7.3" },
  players = { { name = "P1", items = { "placebo" } }, { name = "P2", items = { "compost" } } },
  shop = { "meat", "dinner" },
  deck = { loot = { "a_penny" } },
  discard = { loot = { "a_dime" } },
  play = function(t)
    t.P1:activate("placebo", "compost")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P2:holds "a_dime")  check(t:top "loot" == "a_penny") end,
}

scenario "Placebo as Remote Detonator: its player votes first, and Placebo may be destroyed" {
  cites = { "20.9.4", "20.10.2" },
  players = {
    { name = "P1", items = { "remote_detonator" } },
    { name = "P2", items = { "placebo" } },
    { name = "P3" },
  },
  shop = { "meat", "dinner" },
  play = function(t)
    t.P2:activate("placebo", "remote_detonator")  t:settle()
    check(t.asked == "P2")
    t.P2:choose "meat"
    t.P3:choose "placebo"
    t.P1:choose "placebo"  t:settle()
  end,
  expect = function(t) check(t:discarded "placebo")  check(t:charged "remote_detonator") end,
}

scenario "F71 Placebo whose copied item is destroyed in response fizzles" {
  cites = { "7.5", "20.9.4" },
  players = {
    { name = "P1", items = { "placebo" } },
    { name = "P2", items = { "mr_boom" } },
    { name = "P3", items = { "the_d20" } },
  },
  shop = { "meat", "dinner" },
  deck = { treasure = { "breakfast" } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:activate("placebo", "mr_boom")
    t.P3:activate("the_d20", "mr_boom")  t:settle()
  end,
  expect = function(t)
    check(t:discarded "mr_boom")  check(t:hp "fatty" == 4)  check(t:events "fizzled" == 1)
    check(not t:charged "placebo")
  end,
}

scenario "Placebo destroyed in response still copies: the ability on the stack uses Placebo as it last was" {
  cites = { "5.2.9", "20.9.4" },
  players = {
    { name = "P1", items = { "placebo" } },
    { name = "P2", items = { "mr_boom" } },
    { name = "P3", items = { "the_d20" } },
  },
  shop = { "meat", "dinner" },
  deck = { treasure = { "breakfast" } },
  monsters = { "fatty", "pale_fatty" },
  play = function(t)
    t.P1:activate("placebo", "mr_boom")
    t.P3:activate("the_d20", "placebo")  t:settle()
    t.P1:choose "fatty"  t:settle()
  end,
  expect = function(t) check(t:discarded "placebo")  check(t:hp "fatty" == 3) end,
}
