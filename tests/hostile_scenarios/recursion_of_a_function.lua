-- stops
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local function f() return 1 + f() end
    f()
  end,
}
