return treasure {
  name = "Jealousy",
  when {
    event = coins_gained, of = a_player { where = function(it, you) return it ~= you and it.coins > you.coins end },
    text = "When another player who has more ¢ than you gains ¢, gain 1¢.",
    effect = function(you) gain_coins(you, 1) end,
  },
}
