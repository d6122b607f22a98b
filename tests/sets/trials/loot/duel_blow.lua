return loot {
  name = "Duel Blow",
  play { text = "A player takes 1 non-lethal damage that can't be prevented.", target = a_player,
         effect = function(target) take_damage(target, 1, { lethal = false, preventable = false }) end },
}
