return loot {
  name = "XXI. The World",
  play {
    text = "Look at each player's hand, then loot 2.",
    effect = function(you)
      for _, player in ipairs(all(a_player)) do look_at_hand(you, player) end
      draw_loot(you, 2)
    end,
  },
}
