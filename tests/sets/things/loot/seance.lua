return loot {
  name = "Seance",
  play {
    text = "Gain a spirit of your choice from outside the game. If there is none, gain 3¢.",
    effect = function(you)
      local spirit = choose(you, a_card { pile = outside, tag = "spirit" })
      if spirit then gain_item(spirit, you) else gain_coins(you, 3) end
    end,
  },
}
