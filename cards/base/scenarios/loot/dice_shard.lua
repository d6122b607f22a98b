scenario "Dice Shard has a die rolled again" {
  cites = { "9.5", "9.2.3" },
  players = { { name = "P1", hand = { "dice_shard" } }, { name = "P2" } },
  monsters = { "fly" },  -- evasion 2
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "fly"
    check(t:stack() == "attack roll 1")
    t.P1:play "dice_shard"
    t:resolve()
    check(t:stack() == "attack roll 2")
    t:settle()
  end,
  expect = function(t)
    check(t:discarded "fly")  check(t.P1.hp == 2)  check(t.P1.coins == 1)  check(t:discarded "dice_shard")
  end,
}
