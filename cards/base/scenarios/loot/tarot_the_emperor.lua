scenario "IV. The Emperor: of the top 5 monsters one stays on top, and the others go to the bottom in any order" {
  cites = { "19.3.3", "20.4.1", "8.4" },
  players = { { name = "P1", hand = { "tarot_the_emperor" } }, { name = "P2" } },
  deck = { monster = { "fly", "dip", "clotty", "leech", "pooter", "spider", "squirt", only = true } },
  play = function(t)
    t.P1:play "tarot_the_emperor"  t:settle()
    check(#t.options == 5)  check(t.P1:sees("monster", 5))  check(not t.P1:sees("monster", 6))
    check(not t.P2:sees "monster")
    t.P1:choose("clotty", "pooter", "fly", "leech")  -- the last one left ends lowest
    t:settle()
  end,
  expect = function(t)
    check(t:top "monster" == "clotty")  check(t:top("monster", 2) == "spider")  check(t:top("monster", 3) == "squirt")
    check(t:top("monster", 4) == "pooter")  check(t:top("monster", 5) == "fly")  check(t:top("monster", 6) == "leech")
    check(t:bottom "monster" == "dip")  check(t:discarded "tarot_the_emperor")  check(t:deck_size "monster" == 7)
  end,
}

scenario "IV. The Emperor with fewer monsters keeps 1 of those that are left" {
  cites = { "1.3" },
  players = { { name = "P1", hand = { "tarot_the_emperor" } }, { name = "P2" } },
  deck = { monster = { "fly", "dip", only = true } },
  play = function(t)
    t.P1:play "tarot_the_emperor"  t:settle()
    t.P1:choose "dip"  t:settle()
  end,
  expect = function(t) check(t:top "monster" == "dip")  check(t:bottom "monster" == "fly") end,
}

