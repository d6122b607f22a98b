-- `noted` is what this card noted last.
return treasure {
  name = "Cameo Locket",
  tap {
    text = "Note a player.",
    target = a_player,
    effect = function(this, target) note(this, target) end,
  },
  always { of = noted, hp = 1, text = "The noted player has +1 HP." },
}
