return treasure {
  name = "Ipecac",
  always { attack = 1, text = "You have +1 attack." },
  when {
    event = rolled, of = you, attack = true, value = 6,
    text = "When you make an attack roll of 6, deal 1 damage to each other player.",
    effect = function() deal(1, others) end,
  },
}
