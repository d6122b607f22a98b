-- A card that is outside the game is found by its id.
return loot {
  name = "Stage Door",
  play {
    text = "If the Hole Punch is outside the game, gain it as an eternal item. Otherwise, loot 2.",
    effect = function(you)
      local punch = find_outside "hole_punch"
      if punch then
        gain_eternal(punch, you)
      else
        draw_loot(you, 2)
      end
    end,
  },
}
