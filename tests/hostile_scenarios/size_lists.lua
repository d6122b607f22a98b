-- stops
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local all
    while true do all = { all, {}, {}, {}, {}, {}, {}, {} } end
  end,
}
