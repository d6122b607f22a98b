scenario "Sticky Sweet: a sticky monster is easier to hit" {
  players = { { name = "P1", hand = { "sticky_sweet" } }, { name = "P2" } },
  monsters = { "horf", "fly" },
  play = function(t)
    local before = t:evasion "horf"
    t.P1:play("sticky_sweet", "horf")  t:settle()
    check(t:evasion "horf" == before - 2)
  end,
  expect = function(t) check(t:counters "horf" == 2) end,
}
