return treasure {
  name = "Return to Sender",
  tap { text = "Choose damage that would be dealt to you. Deal as much damage to its source, if it is a player or a monster.",
        target = damage_on_stack { targets = you },
        effect = function(target)
          local from = target.source
          if from and matches(from, one_of { a_player, a_monster }) then deal(target.amount, from) end
        end },
}
