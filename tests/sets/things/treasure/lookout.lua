return treasure {
  name = "Lookout",
  tap { text = "Gain 1¢ for each triggered ability on the stack, and 2¢ more for each of this.",
        effect = function(you, this)
          gain_coins(you, count(a_trigger) + 2 * count(a_trigger { source = this }))
        end },
  when { event = loot_played, by = others, text = "When another player plays a loot, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
