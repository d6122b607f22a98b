return monster {
  name = "Curse of the Leech", curse = true,
  always { attack_roll = -1, text = "You have -1 to attack rolls." },
  when { event = monster_died, by = you, text = "When you kill a monster, choose another player: they gain this curse.",
         target = a_player { other = true }, effect = function(this, target) give_curse(this, target) end },
}
