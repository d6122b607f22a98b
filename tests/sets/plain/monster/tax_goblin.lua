return monster {
  name = "Tax Goblin", hp = 2, evasion = 4, attack = 1, rewards = { coins = 4 },
  when {
    event = damage_taken, of = this,
    text = "When this takes damage, each player but the active player loses 1¢.",
    effect = function(active)
      for _, player in ipairs(all(a_player)) do
        if player ~= active then lose_coins(player, 1) end
      end
    end,
  },
  when {
    event = player_died,
    text = "When a player dies, this heals 1 HP.",
    effect = function(this) heal(this, 1) end,
  },
}
