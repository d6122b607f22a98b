return monster {
  name = "Fire Eater", hp = 2, evasion = 3, attack = 1, rewards = { coins = 4 },
  when {
    event = rolled, object = this, value = 1,
    text = "When a player rolls a 1 in an attack on this, it deals 1 damage to each other player.",
    effect = function(roller)
      for _, player in ipairs(all(a_player)) do
        if player ~= roller then deal(1, player) end
      end
    end,
  },
}
