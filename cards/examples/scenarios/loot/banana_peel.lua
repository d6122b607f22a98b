scenario "Banana Peel: -2 evasion for the attacked monster, in this attack" {
  players = { { name = "P1", hand = { "banana_peel" } }, { name = "P2", items = { "brass_whistle" } } },
  monsters = { "lamp_moth", "sad_clown" },  -- evasion 4
  dice = { 2 },
  play = function(t)
    check(not t:can("P1", "play banana_peel"))
    t.P1:attack "sad_clown"
    t.P1:play "banana_peel"
    t:resolve()
    check(t:evasion "sad_clown" == 2)  check(t:evasion "lamp_moth" == 4)
    t:resolve()  t:resolve()
    check(t:hp "sad_clown" == 1)
    t.P2:activate "brass_whistle"  t:settle()
  end,
  expect = function(t) check(t:evasion "sad_clown" == 4)  check(t.active == "P1") end,
}
