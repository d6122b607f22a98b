return treasure {
  name = "Herbarium",
  tap { text = "Note the name of a monster.", target = a_monster, effect = function(this, target) note(this, target.name) end },
  when { event = monster_died, text = "When a monster with the noted name dies, gain 2¢.",
         given = function(this, of) return of.name == this.noted end,
         effect = function(you) gain_coins(you, 2) end },
}
