return monster {
  name = "XL Floor!",
  revealed {
    text = "There is 1 more monster slot, and you may attack once more this turn.",
    effect = function() expand_slots(monster_slots, 1) extra_attack(1) end,
  },
}
