return loot {
  name = "Backdraught",
  play { text = "Choose damage on the stack. It is dealt to a player or monster of your choice.", target = damage_on_stack,
         target2 = one_of { a_player, a_monster }, effect = function(target, target2) redirect(target, target2) end },
}
