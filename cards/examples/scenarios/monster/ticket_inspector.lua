scenario "Ticket Inspector can't be attacked by players with 1¢" {
  players = { { name = "P1", coins = 1 }, { name = "P2" } },
  monsters = { "ticket_inspector", "fly" },
  dice = { 6 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    check(not t:can("P1", "ticket_inspector"))
    check(t:why_not("P1", "activate", "ticket_inspector") ~= nil)
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:in_play "ticket_inspector") end,
}

scenario "Ticket Inspector: 3 hits earn 6¢" {
  players = { { name = "P1", coins = 2, items = { "breakfast" } }, { name = "P2" } },
  monsters = { "ticket_inspector" },
  dice = { 4, 4, 3, 4 },
  play = function(t) t.P1:attack "ticket_inspector"  t:settle() end,
  expect = function(t) check(t:discarded "ticket_inspector")  check(t.P1.coins == 8)  check(t.P1.hp == 1) end,
}

scenario "Ticket Inspector: the active player pays 2¢ to put it on the bottom of the deck" {
  players = { { name = "P1", coins = 3 }, { name = "P2", coins = 3 } },
  monsters = { "ticket_inspector" },
  deck = { monster = { "fly" } },
  play = function(t)
    check(t:why_not("P2", "activate", "ticket_inspector") ~= nil)
    t.P1:activate "ticket_inspector"  t:settle()
  end,
  expect = function(t)
    check(t:bottom "monster" == "ticket_inspector")  check(t:in_play "fly")  check(t.P1.coins == 1)
    check(t.P2.coins == 3)
  end,
}
