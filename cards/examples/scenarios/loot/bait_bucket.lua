scenario "Bait Bucket puts a monster of the discard onto a slot" {
  players = { { name = "P1", hand = { "bait_bucket" } }, { name = "P2" } },
  monsters = { "fly", "living_tent" },
  discard = { monster = { "big_top", "lamp_moth" } },
  play = function(t) t.P1:play "bait_bucket"  t:settle() end,
  expect = function(t) check(t:slot(1) == "lamp_moth")  check(t:in_play "living_tent") end,
}

scenario "Bait Bucket does not offer a slot that is being attacked" {
  players = { { name = "P1", hand = { "bait_bucket" } }, { name = "P2" } },
  monsters = { "heckler", "fly" },
  discard = { monster = { "lamp_moth" } },
  dice = { 6, 6 },
  play = function(t)
    t.P1:attack "heckler"
    t.P1:play "bait_bucket"  t:resolve()
    check(t:slot(2) == "lamp_moth")
    t:settle()
  end,
  expect = function(t) check(t:discarded "heckler") end,
}
