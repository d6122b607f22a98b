-- treasure: [tap] Recharge another item.
scenario "another item is charged, and this one is not" {
  players = { { name = "P1", items = { "battery_pack", { "the_d6", charged = false } } }, { name = "P2" } },
  play = function(t) t.P1:activate("battery_pack", "the_d6")  t:settle() end,
  expect = function(t) check(t:charged "the_d6")  check(not t:charged "battery_pack") end,
}
