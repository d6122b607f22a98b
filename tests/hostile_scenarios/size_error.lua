-- says: ...
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local s = "x"
    for i = 1, 13 do s = s .. s end
    error(s)
  end,
}
