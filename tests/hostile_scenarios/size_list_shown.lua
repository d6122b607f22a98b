-- says: check(l == 1)
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    local l = {}
    for i = 1, 2000 do l[i] = l end
    check(l == 1)
  end,
}
