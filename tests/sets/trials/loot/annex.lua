return loot {
  name = "Annex",
  play { text = "There is 1 more room slot.", effect = function() expand_slots(room_slots, 1) end },
}
