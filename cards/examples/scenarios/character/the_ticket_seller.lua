scenario "The Ticket Seller plays one more loot" {
  players = {
    { name = "P1", character = "the_ticket_seller", hand = { "a_penny", "a_penny", "a_penny" } },
    { name = "P2" },
  },
  play = function(t)
    check(t.P1.max_hp == 2)  check(t:attack_of "P1" == 1)
    t.P1:activate "the_ticket_seller"  t:settle()
    t.P1:play "a_penny#1"  t:settle()
    t.P1:play "a_penny#1"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P1.loot_plays == 0) end,
}

scenario "The Ticket Seller brings a Hole Punch" {
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "the_ticket_seller" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t.P2:has "hole_punch") end,
}

scenario "The Ticket Seller goes first by the classic rules" {
  phase = "deal", rules = "classic",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "the_ticket_seller" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t.active == "P2") end,
}
