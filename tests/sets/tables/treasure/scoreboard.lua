return treasure {
  name = "Scoreboard",
  tap {
    text = "Each player gains 1¢ for each damage they took this turn.",
    effect = function()
      for _, player in ipairs(all(a_player)) do
        gain_coins(player, total { event = damage_taken, of = player, within = turn })
      end
    end,
  },
}
