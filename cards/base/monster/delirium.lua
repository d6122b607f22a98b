return monster {
  name = "Delirium", hp = 5, evasion = 4, attack = 3, rewards = { treasure = 2 },
  always { of = a_monster { other = true }, evasion = 1, text = "Other monsters have +1 evasion." },
  when {
    event = monster_died, of = this,
    text = "When this dies, put it into the monster deck sixth from the top.",
    effect = function(this) put_into_deck(this, 6) end,
  },
}
