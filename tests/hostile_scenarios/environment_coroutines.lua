-- says: attempt to index a nil value (global 'coroutine')
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    coroutine.wrap(function() t:settle() end)()
  end,
}
