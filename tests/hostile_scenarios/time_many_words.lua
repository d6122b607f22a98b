-- says: did too much: its work limit is used up
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local s = "bo"
    for i = 1, 7 do s = s .. " " .. s end
    while true do local o = t:can("P1", s) end
  end,
}
