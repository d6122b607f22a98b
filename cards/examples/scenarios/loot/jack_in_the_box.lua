scenario "Jack-in-the-Box deals 1 damage to the active player, who must attack it" {
  players = { { name = "P1" }, { name = "P2", hand = { "jack_in_the_box" }, loot_plays = 1 } },
  monsters = { "fly" },
  dice = { 3, 3 },
  play = function(t)
    t.P1:pass()
    t.P2:play "jack_in_the_box"  t:resolve()
    t.P2:choose "fly"  t:settle()
    check(t.P1.hp == 1)  check(t.P2.hp == 2)
    check(not t:can("P1", "end the turn"))
    t.P1:attack "jack_in_the_box"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 2)  check(t:discarded "jack_in_the_box")  check(t:in_play "fly") end,
}

scenario "Jack-in-the-Box has evasion 3 and 1 attack" {
  players = { { name = "P1", hand = { "jack_in_the_box", "a_penny" }, items = { "breakfast" } }, { name = "P2" } },
  monsters = { "fly", "lamp_moth" },
  dice = { 2, 6, 6 },
  play = function(t)
    t.P1:play "jack_in_the_box"  t:resolve()
    t.P1:choose "fly"  t:settle()
    t.P1:attack "jack_in_the_box"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}
