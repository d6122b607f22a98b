scenario "F133 Remote Detonator destroys the item with the most votes, cast in turn order" {
  cites = { "20.10.2", "20.6.1" },
  players = {
    { name = "P1" },
    { name = "P2", items = { "remote_detonator" } },
    { name = "P3", items = { "breakfast" } },
  },
  play = function(t)
    t.P2:activate "remote_detonator"  t:settle()
    t.P2:choose "breakfast"
    t.P3:choose "remote_detonator"
    t.P1:choose "breakfast"
    t:settle()
  end,
  expect = function(t)
    check(t:discarded "breakfast")  check(t.P2:has "remote_detonator")  check(t:events "voted" == 3)
  end,
}

scenario "Remote Detonator destroys nothing on a tie" {
  cites = { "20.10.2" },
  players = {
    { name = "P1", items = { "meat" } },
    { name = "P2", items = { "remote_detonator" } },
    { name = "P3", items = { "breakfast" } },
  },
  play = function(t)
    t.P2:activate "remote_detonator"  t:settle()
    t.P2:choose "breakfast"
    t.P3:choose "remote_detonator"
    t.P1:choose "meat"
    t:settle()
  end,
  expect = function(t) check(t.P3:has "breakfast")  check(t.P2:has "remote_detonator")  check(t.P1:has "meat") end,
}

scenario "With 3 players Remote Detonator is gained like any other treasure" {
  cites = { "2.12" },
  players = { { name = "P1", hand = { "tarot_the_stars" } }, { name = "P2" }, { name = "P3" } },
  deck = { treasure = { "remote_detonator", "meat" } },
  play = function(t) t.P1:play "tarot_the_stars"  t:settle() end,
  expect = function(t) check(t.P1:has "remote_detonator")  check(#t.P1.items == 1) end,
}

scenario "Remote Detonator is skipped in a game of 2" {
  cites = { "2.12" },
  players = { { name = "P1", hand = { "tarot_the_stars" } }, { name = "P2" } },
  deck = { treasure = { "remote_detonator", "meat" } },
  play = function(t) t.P1:play "tarot_the_stars"  t:settle() end,
  expect = function(t) check(t.P1:has "meat")  check(#t.P1.items == 1) end,
}
