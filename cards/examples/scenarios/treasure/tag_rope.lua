scenario "Tag Rope: the other player makes the next rolls, and the attack ends with them" {
  players = { { name = "P1", items = { "tag_rope" } }, { name = "P2", hp = 1 } },
  monsters = { "horf", "dip" },
  dice = { 1, 1 },
  play = function(t)
    t.P1:attack "horf"
    t.P1:activate("tag_rope", "P2")  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 1)  -- the first roll was on the stack already
    check(not t.P2.alive)
    check(not t:discarded "horf")
  end,
}
