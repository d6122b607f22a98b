return loot {
  name = "Wet Wipes",
  play {
    text = "Remove a caramel counter from each monster that has one. Gain 1¢ for each.",
    effect = function(you)
      for _, sticky in ipairs(all(a_monster { kind = caramel_counter })) do
        gain_coins(you, remove_counters(sticky, 1, caramel_counter))
      end
    end,
  },
}
