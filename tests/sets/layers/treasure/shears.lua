return treasure {
  name = "Shears",
  tap { text = "Till end of turn a monster loses its abilities and has: when this dies, gain 3¢.",
        target = a_monster,
        effect = function(target)
          lasting { till = end_of_turn, always { of = target, loses = abilities, has = {
            when { event = monster_died, of = this, text = "When this dies, the active player gains 3¢.",
                   effect = function(active) gain_coins(active, 3) end } } } }
        end },
}
