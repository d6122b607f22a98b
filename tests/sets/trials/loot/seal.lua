return loot {
  name = "Seal",
  play { text = "Put a room into discard.", target = a_room, effect = function(target) put_into_discard(target) end },
}
