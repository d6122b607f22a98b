-- Any number of targets, which are chosen when the card is played.
return loot {
  name = "Free Samples", copies = 2, tags = { "snack" },
  play {
    text = "Choose any number of players but yourself. They loot 1. Gain 2¢ for each.",
    any_targets = a_player { other = true },
    effect = function(you)
      local guests = chosen_targets()
      for _, guest in ipairs(guests) do draw_loot(guest, 1) end
      gain_coins(you, 2 * #guests)
    end,
  },
}
