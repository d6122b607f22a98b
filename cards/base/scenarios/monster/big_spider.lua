scenario "Big Spider: 3 misses, 3 hits of 4 kill it for 1 loot, then the deck may be attacked once more" {
  cites = { "11.3.3", "11.3.4", "13.2.2", "11.1.8" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "big_spider", "fatty" },
  deck = { monster = { "clotty", "fly", "dip" } },
  dice = { 3, 4, 4, 4, 2 },
  play = function(t)
    t.P1:attack "big_spider"  t:settle()
    check(t.P1.hp == 1)  check(t.P1.loot == 1)  check(t:can("P1", "end"))
    t.P1:declare_attack()  t:settle()
    check(t.question == "cover_slot")  -- only the deck may be attacked
    t.P1:choose "slot 1"  t:settle()   -- a Clotty has come; the Fly covers it
  end,
  expect = function(t)
    check(t:discarded "big_spider")  check(t:discarded "fly")  check(t:slot(1) == "clotty")
    check(not t:can("P1", "attack"))
  end,
}

scenario "Big Spider gives no attack when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "big_spider", { "fatty", hp = 1 } },
  dice = { 2 },
  play = function(t) t.P1:attack "fatty"  t:settle() end,
  expect = function(t) check(t:discarded "fatty")  check(not t:can("P1", "attack")) end,
}

scenario "Big Spider killed by another player: the active player may attack the deck once more, and nothing else" {
  cites = { "13.2.9", "11.1.8" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { { "big_spider", hp = 1 }, "fly" },
  deck = { monster = { "clotty", "dip", "leech" } },
  dice = { 2, 4 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P2:play("bomb", "big_spider")  t:settle()
    check(t.P1.loot == 1)  check(t.P2.loot == 0)
    t.P1:declare_attack()  t:settle()
    check(t.question == "cover_slot")
    t.P1:choose "slot 1"  t:settle()
  end,
  expect = function(t) check(t:discarded "leech")  check(t:slot(1) == "dip")  check(not t:can("P1", "attack")) end,
}
