scenario "Living Tent takes a new slot, and gives other monsters 1 HP" {
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fly", "lamp_moth" },
  deck = { monster = { "living_tent" }, treasure = { "breakfast", "dinner" } },
  dice = { 2, 3, 3, 3, 3 },
  play = function(t)
    check(t:max_hp "fly" == 1)
    t.P1:attack "deck"
    t:resolve()
    check(t:slots() == 3)  check(t:max_hp "fly" == 2)  check(t:max_hp "living_tent" == 4)
    t:settle()
  end,
  expect = function(t)
    check(t.P1:has "breakfast")  check(not t.P1:has "dinner")  check(t:max_hp "fly" == 1)
    check(t.P1.hp == 2)  -- one miss; and 1 of the Breakfast
    check(t:in_play "lamp_moth")
  end,
}
