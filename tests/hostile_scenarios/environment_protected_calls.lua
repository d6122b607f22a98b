-- says: attempt to call a nil value (global 'pcall')
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    while true do pcall(function() while true do end end) end
  end,
}
