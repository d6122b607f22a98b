return loot {
  name = "Dismiss",
  play { text = "Put a monster into discard.", target = a_monster,
         effect = function(target) put_into_discard(target) end },
}
