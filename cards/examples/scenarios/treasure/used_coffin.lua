scenario "Used Coffin gives 1 HP after the second death" {
  players = {
    { name = "P1", items = { "used_coffin", "boomerang", "mr_boom" }, hand = { "gold_bomb" } },
    { name = "P2", hand = { "gold_bomb" }, loot_plays = 1, items = { "used_coffin" } },
  },
  play = function(t)
    t.P1:play("gold_bomb", "P1")  t:settle()
    t.P1:choose "boomerang"  t:settle()
    check(t.P1.max_hp == 2)  check(t.active == "P2")
    t.P2:play("gold_bomb", "P1")  t:settle()
    t.P1:choose "mr_boom"  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 3)  check(t.P2.max_hp == 2) end,
}
