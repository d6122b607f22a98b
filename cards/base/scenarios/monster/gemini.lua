scenario "Gemini: attack 1, and 2 at 1 HP; a 3 misses, 3 hits of 4 kill it for 5¢ and a soul" {
  cites = { "11.3.3", "11.3.4", "13.2.5" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "gemini", "fly" },
  dice = { 4, 3, 4, 3, 4 },
  play = function(t)
    check(t:attack_of "gemini" == 1)
    t.P1:attack "gemini"
    t:resolve()  t:resolve()  t:pass_all()
    check(t:attack_of "gemini" == 1)  -- at 2 HP
    t:resolve()  t:resolve()  t:pass_all()
    t:resolve()  t:resolve()
    check(t:hp "gemini" == 1)  check(t:attack_of "gemini" == 2)  check(t:attack_of "fly" == 1)
    t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.coins == 5)  check(t.P1.loot == 0)  check(t.P1:has_soul "gemini")
    check(t.P1.souls == 1)
  end,
}

scenario "Gemini loses the extra attack once it is healed" {
  cites = { "6.4.1", "10.3.4" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "gemini", hp = 1 } },
  play = function(t)
    check(t:attack_of "gemini" == 2)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:hp "gemini" == 3)  check(t:attack_of "gemini" == 1) end,
}
