return treasure {
  name = "Advance Pay",
  tap { text = "Gain the rewards of a monster.", target = a_monster,
        effect = function(you, target) gain_rewards(you, target) end },
}
