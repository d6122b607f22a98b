return loot {
  name = "Sworn Rival",
  play {
    text = "Choose another player. For the rest of the game, when that player dies, gain 3¢.",
    target = a_player { other = true },
    lasting {
      till = forever,
      when { event = player_died, of = target, effect = function(you) gain_coins(you, 3) end },
    },
  },
}
