return treasure {
  name = "Bait",
  tap { text = "Note a monster.", target = a_monster, effect = function(this, target) note(this, target) end },
  when { event = monster_died, of = noted, text = "When the noted monster dies, gain 2¢.",
         effect = function(you) gain_coins(you, 2) end },
}
