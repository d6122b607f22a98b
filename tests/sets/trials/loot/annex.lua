return loot {
  name = "Annex",
  play { text = "Expand the room slots by 1.", effect = function() expand_slots(room_slots, 1) end },
}
