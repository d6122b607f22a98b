return loot {
  name = "Shooed",
  play { text = "Put a monster into discard. Gain its rewards.", target = a_monster,
         effect = function(you, target)
           put_into_discard(target)
           gain_rewards(you, target)
         end },
}
