return treasure {
  name = "Remote Detonator", min_players = 3,
  tap {
    text = "All players vote for an item in play; destroy the one with the most votes, none on a tie.",
    effect = function()
      local item = vote(players, an_item)
      if item then destroy(item) end
    end,
  },
}
