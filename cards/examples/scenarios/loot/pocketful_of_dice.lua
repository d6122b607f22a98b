scenario "Pocketful of Dice: one of four dice is the next roll" {
  players = { { name = "P1", hand = { "pocketful_of_dice" } }, { name = "P2" } },
  monsters = { "sad_clown" },  -- 2 HP, evasion 4
  dice = { 1, 2, 5, 3, 4 },
  play = function(t)
    t.P1:play "pocketful_of_dice"  t:settle()
    t.P1:attack "sad_clown"  t:settle()
    t.P1:choose "5"  t:settle()
  end,
  expect = function(t) check(t:discarded "sad_clown")  check(t.P1.hp == 2) end,
}
