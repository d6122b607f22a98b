scenario "Detour Sign: another player attacks the monster that its player chooses" {
  players = { { name = "P1" }, { name = "P2", items = { "detour_sign" } } },
  monsters = { "fly", "dip" },
  dice = { 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P2:choose "yes"  t:settle()
    t.P2:choose "dip"  t:settle()
  end,
  expect = function(t) check(t:discarded "dip")  check(not t:discarded "fly") end,
}

scenario "Detour Sign: its player may leave the attack as it is, and their own attacks are not changed" {
  players = { { name = "P1", items = { "detour_sign" } }, { name = "P2" } },
  monsters = { "fly", "dip" },
  dice = { 6, 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    check(t:discarded "fly")
    t.P1:end_turn()  t:settle()
    t.P2:attack "dip"  t:settle()
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(t:discarded "dip") end,
}

scenario "Detour Sign changes only the first attack of a turn" {
  players = { { name = "P1", hand = { "shill" } }, { name = "P2", items = { "detour_sign" } } },
  monsters = { "fly", "dip" },
  dice = { 6, 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P2:choose "yes"  t:settle()
    t.P2:choose "dip"  t:settle()
    t.P1:play("shill", "P1", "fly")  t:settle()
  end,
  expect = function(t) check(t:discarded "dip")  check(t:discarded "fly") end,
}

scenario "Detour Sign does not change an attack on the deck" {
  players = { { name = "P1" }, { name = "P2", items = { "detour_sign" } } },
  monsters = { "fly", "dip" },
  deck = { monster = { "lamp_moth" } },
  dice = { 6 },
  play = function(t)
    t.P1:attack "deck"  t:settle()
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "lamp_moth") end,
}
