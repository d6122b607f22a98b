scenario "Mom's Eye: a 3 misses and deals 2, one hit of 4 kills it for 1 loot, and a hand may be looked at" {
  cites = { "11.3.3", "13.2.2", "19.3.3" },
  players = {
    { name = "P1", items = { "breakfast" } },
    { name = "P2", hand = { "a_dime", "bomb" } },
    { name = "P3", hand = { "lil_battery" } },
  },
  monsters = { "moms_eye" },
  dice = { 3, 4 },
  play = function(t)
    t.P1:attack "moms_eye"  t:settle()
    check(#t.options == 4)
    check(not t.P1:sees "a_dime")
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t)
    check(t.P1:sees "a_dime")  check(t.P1:sees "bomb")  check(not t.P1:sees "lil_battery")
    check(not t.P3:sees "a_dime")
    check(t.P1.hp == 1)  check(t.P1.loot == 1)  check(t.P1.coins == 0)  check(t:discarded "moms_eye")
    check(t.P1.souls == 0)
  end,
}

scenario "Mom's Eye may choose not to look" {
  cites = { "13.2.2" },
  players = { { name = "P1" }, { name = "P2", hand = { "a_dime" } } },
  monsters = { "moms_eye" },
  dice = { 4 },
  play = function(t)
    t.P1:attack "moms_eye"  t:settle()
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(not t.P1:sees "a_dime")  check(t.P1.loot == 1) end,
}

scenario "Mom's Eye does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "moms_eye", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t:can("P1", "end")) end,
}

scenario "Mom's Eye: a hand that was emptied in response shows nothing" {
  cites = { "7.3", "19.3.3" },
  players = { { name = "P1" }, { name = "P2", hand = { "a_dime" }, loot_plays = 1 } },
  monsters = { "moms_eye" },
  dice = { 4 },
  play = function(t)
    t.P1:attack "moms_eye"
    t:resolve()  t:resolve()  t:resolve()
    t.P1:choose "P2"
    t.P2:play "a_dime"
    t:resolve()
    check(t.P2.loot == 0)
    t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 10)  check(t.P1.loot == 1) end,
}
