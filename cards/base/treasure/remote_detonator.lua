return treasure {
  name = "Remote Detonator", min_players = 3,
  tap {
    text = "Each player votes for an item. Destroy the one with the most votes; on a tie, destroy none.",
    effect = function()
      local item = vote(players, an_item)
      if item then destroy(item) end
    end,
  },
}
