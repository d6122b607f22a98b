-- says: made a string that is too long
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local s = "x"
    while true do s = s .. s end
  end,
}
