-- says: at most 1000 are allowed
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local s = "x"
    for i = 1, 10 do s = s .. " " .. s end
    while true do local o = t:can("P1", s) end
  end,
}
