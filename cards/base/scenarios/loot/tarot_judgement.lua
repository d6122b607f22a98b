scenario "XX. Judgement: the player with the most souls destroys one of theirs" {
  cites = { "15.1.6", "7.3" },
  players = {
    { name = "P1", hand = { "tarot_judgement" }, souls = { "pin" } },
    { name = "P2", souls = { "monstro", "gurdy" } },
  },
  play = function(t)
    t.P1:play "tarot_judgement"  t:settle()  -- there is no other target
    check(t.asked == "P2")
    t.P2:choose "gurdy"  t:settle()
  end,
  expect = function(t)
    check(t.P2.souls == 1)  check(t.P2:has_soul "monstro")  check(t:discarded "gurdy")  check(t.P1.souls == 1)
  end,
}
