return monster {
  name = "Sad Clown", hp = 2, evasion = 4, attack = 1, rewards = { coins = 3 },
  when {
    event = monster_died, of = this, after = rewards,
    text = "When this dies, after its rewards, each player with 0¢ gains 2¢.",
    effect = function()
      for _, player in ipairs(all(a_player)) do
        if player.coins == 0 then gain_coins(player, 2) end
      end
    end,
  },
}
