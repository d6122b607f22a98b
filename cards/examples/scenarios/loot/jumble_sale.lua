scenario "Jumble Sale: 5¢ for each item that was destroyed" {
  players = {
    { name = "P1", hand = { "jumble_sale" }, items = { "breakfast", "dinner", "the_chest", "mr_boom", "the_bone" } },
    { name = "P2", items = { "boomerang" } },
  },
  play = function(t)
    t.P1:play "jumble_sale"  t:resolve()
    check(#t.options == 5)  -- four items, and "none"
    t.P1:choose("breakfast", "dinner", "the_chest", "none")  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 10)  check(t.P1:has_soul "the_chest")  check(t.P1:has "mr_boom")  check(t.P1:has "the_bone")
  end,
}
